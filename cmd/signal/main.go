// Signal counts what listings are told: for each diagnostic code, and each class of its messages,
// how often it is reported in the listings of directories that ptxas has optimized (-O2, -O3), with
// the verdict on the class that verdicts.txt has. It prints docs/signal.md:
//
//	go run ./cmd/signal DIR... > docs/signal.md
package main

import (
	"bufio"
	"cmp"
	"context"
	_ "embed"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/lsp/ide"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: signal DIR...")
		os.Exit(2)
	}
	if err := run(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "signal:", err)
		os.Exit(1)
	}
}

// A class is what diagnostics have in common that say the same of other names and numbers.
type class struct {
	code     string
	severity analysis.Severity
	message  string
}

type count struct {
	reported int
	files    int
}

//go:embed verdicts.txt
var verdictText string

// A verdict is what was found out about a class by looking at examples of it.
type verdict struct {
	code, message string // the message begins so; "*" for any
	what, why     string
}

func verdicts() (list []verdict) {
	for line := range strings.Lines(verdictText) {
		if line = strings.TrimSpace(line); line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		f := strings.SplitN(line, " | ", 4)
		for len(f) < 4 {
			f = append(f, "")
		}
		list = append(list, verdict{strings.TrimSpace(f[0]), strings.TrimSpace(f[1]), strings.TrimSpace(f[2]), strings.TrimSpace(f[3])})
	}
	return list
}

// optimized matches the names of listings that ptxas has not optimized much.
var unoptimized = regexp.MustCompile(`-O[01]-`)

func run(dirs []string, out io.Writer) error {
	var files []string
	for _, dir := range dirs {
		list, err := filepath.Glob(filepath.Join(dir, "*.sass"))
		if err != nil {
			return err
		}
		files = append(files, list...)
	}
	files = slices.DeleteFunc(files, func(name string) bool { return unoptimized.MatchString(filepath.Base(name)) })
	if len(files) == 0 {
		return fmt.Errorf("no listings in %s", strings.Join(dirs, ", "))
	}
	counts, lines := map[class]*count{}, 0
	for _, name := range files {
		src, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		s := ide.Open(src, ide.Options{})
		found, err := s.AllDiagnostics(context.Background())
		if err != nil {
			return err
		}
		lines += strings.Count(string(src), "\n")
		here := map[class]bool{}
		for k := range found {
			d := &found[k]
			c := class{d.Code, d.Severity, skeleton(d.Message)}
			if d.Refused != "" {
				c.message += "; not applied"
			}
			if counts[c] == nil {
				counts[c] = new(count)
			}
			counts[c].reported++
			if !here[c] {
				here[c] = true
				counts[c].files++
			}
		}
	}
	return table(out, counts, len(files), lines)
}

var (
	quoted = regexp.MustCompile(`'[^']*'`)
	labels = regexp.MustCompile(`\.L_x_\d+|\$?[\w$.]*_Z\w+|\bBB\d+\b`)
	names  = regexp.MustCompile(`\b(?:R|UR|P|UP|B)\d+\b`)
	values = regexp.MustCompile(`\b\d+(?:\.\d+)?\b|0x[0-9a-f]+`)
	lists  = regexp.MustCompile(`_(?:, _)*(?: and _)?(?: and \d+ more)?`)
	blocks = regexp.MustCompile(`\b(end of|entry at|loop from|back to|past the end of|control flow of|may enter) [\w$.]+`)
)

// skeleton returns a message without what is of one place.
func skeleton(s string) string {
	s = quoted.ReplaceAllString(s, "_")
	s = labels.ReplaceAllString(s, "_")
	s = names.ReplaceAllString(s, "_")
	s = blocks.ReplaceAllString(s, "$1 _")
	s = lists.ReplaceAllString(s, "_")
	return values.ReplaceAllString(s, "N")
}

func table(w io.Writer, counts map[class]*count, files, lines int) error {
	classes := slices.SortedFunc(maps.Keys(counts), func(a, b class) int {
		return cmp.Or(cmp.Compare(a.code, b.code), cmp.Compare(counts[b].reported, counts[a].reported), cmp.Compare(a.message, b.message))
	})
	out := bufio.NewWriter(w)
	fmt.Fprintf(out, "# What listings are told\n\nMade by `go run ./cmd/signal DIR...` from %d listings of kernels that ptxas has optimized, with %d lines. A class is all messages that differ in names and\n", files, lines)
	fmt.Fprintf(out, "numbers only. The verdicts, which are in cmd/signal/verdicts.txt, are of people who have looked at examples: *useful* (true, and worth reading), *idle* (true,\n")
	fmt.Fprintf(out, "and nothing to act on) or *false*.\n\n| code | severity | reported | in listings | message | verdict |\n| --- | --- | ---: | ---: | --- | --- |\n")
	list := verdicts()
	used := make([]bool, len(list))
	for _, c := range classes {
		what := "not judged"
		for n, v := range list {
			if v.code == c.code && (v.message == "*" || strings.HasPrefix(c.message, v.message)) {
				what = v.what + ": " + v.why
				used[n] = true
				break
			}
		}
		fmt.Fprintf(out, "| %s | %s | %d | %d | %s | %s |\n", c.code, c.severity, counts[c].reported, counts[c].files, strings.ReplaceAll(c.message, "|", `\|`), what)
	}
	if slices.Contains(used, false) {
		fmt.Fprintf(out, "\nOther classes, of kernels that were held out:\n\n| code | the message begins so | verdict |\n| --- | --- | --- |\n")
	}
	for n, v := range list {
		if !used[n] {
			fmt.Fprintf(out, "| %s | %s | %s: %s |\n", v.code, v.message, v.what, v.why)
		}
	}
	return out.Flush()
}
