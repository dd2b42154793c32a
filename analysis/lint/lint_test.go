package lint

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"ori/analysis"
	"ori/cfg"
	"ori/grammar"
)

var update = flag.Bool("update", false, "rewrite the golden sections")

// TestLint compares what is said about the texts of testdata.
func TestLint(t *testing.T) { golden(t, "testdata/*.txtar", "lint", say) }

// golden compares what say says of each text with the section after it.
func golden(t *testing.T, pattern, section string, say func(src []byte) string) {
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatal("no testdata", err)
	}
	for _, name := range files {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			ar, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			var got []txtar.File
			for _, f := range ar.Files {
				if f.Name != section {
					got = append(got, f, txtar.File{Name: section, Data: []byte(say(f.Data))})
				}
			}
			want := txtar.Format(&txtar.Archive{Comment: ar.Comment, Files: got})
			if have := txtar.Format(ar); bytes.Equal(want, have) {
				return
			} else if *update {
				if err := os.WriteFile(name, want, 0o644); err != nil {
					t.Fatal(err)
				}
			} else {
				t.Errorf("got:\n%s\nwant:\n%s", want, have)
			}
		})
	}
}

// TestFixes compares what the fixes of the texts of testdata/fix change, each alone.
func TestFixes(t *testing.T) {
	golden(t, "testdata/fix/*.txtar", "fixes", func(src []byte) string {
		var sb strings.Builder
		d := grammar.Parse(src)
		for n, u := range cfg.Lower(d) {
			start, first := d.SectionStart(n)
			for _, f := range u.Funcs {
				for _, x := range Check(analysis.NewFacts(f)) {
					if x.Fix == nil {
						fmt.Fprintf(&sb, "%d: %s: %s: no fix\n", first+f.Line(x.Span.Start)+1, x.Code, x.Message)
						continue
					}
					after := cfg.Apply(src, x.Fix.Edits(), -int32(start))
					fmt.Fprintf(&sb, "%d: %s: %s\n%s", first+f.Line(x.Span.Start)+1, x.Code, x.Fix.Title, changedLines(src, after))
				}
			}
		}
		return sb.String()
	})
}

// changedLines are the lines between those that are the same at both ends.
func changedLines(was, now []byte) string {
	a, b := strings.SplitAfter(string(was), "\n"), strings.SplitAfter(string(now), "\n")
	for len(a) > 0 && len(b) > 0 && a[0] == b[0] {
		a, b = a[1:], b[1:]
	}
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	var sb strings.Builder
	for _, l := range a {
		sb.WriteString("    - " + l)
	}
	for _, l := range b {
		sb.WriteString("    + " + l)
	}
	return sb.String()
}

func say(src []byte) string {
	var sb strings.Builder
	d := grammar.Parse(src)
	for n, u := range cfg.Lower(d) {
		_, first := d.SectionStart(n)
		for _, f := range u.Funcs {
			for _, x := range Check(analysis.NewFacts(f)) {
				fmt.Fprintf(&sb, "%d: %s: %s: %s %q\n", first+f.Line(x.Span.Start)+1, x.Severity, x.Code, x.Message, f.Text(x.Span))
				if x.Fix != nil {
					fmt.Fprintf(&sb, "    fix: %s\n", x.Fix.Title)
				}
				for _, r := range x.Related {
					fmt.Fprintf(&sb, "    %d: %s\n", first+f.Line(r.Span.Start)+1, r.Message)
				}
			}
		}
	}
	units := cfg.Lower(d)
	start := func(n int) int32 {
		off, _ := d.SectionStart(n)
		return int32(off)
	}
	census := (*cfg.Census)(nil).Change(nil, units)
	report := func(x analysis.Diagnostic) {
		line := func(at grammar.Span) int {
			n, _ := d.Position(int(at.Start), grammar.UTF8)
			return n + 1
		}
		fmt.Fprintf(&sb, "%d: %s: %s: %s %q\n", line(x.Span), x.Severity, x.Code, x.Message, src[x.Span.Start:x.Span.End])
		for _, r := range x.Related {
			fmt.Fprintf(&sb, "    %d: %s\n", line(r.Span), r.Message)
		}
	}
	Redefinitions(census, units, start, report)
	StaleData(census, units, start, report)
	return sb.String()
}

// TestCodes holds that the table of codes is complete enough to be shown.
func TestCodes(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range Codes {
		if seen[c.Name] {
			t.Errorf("%s is in the table twice", c.Name)
		}
		seen[c.Name] = true
		if c.Name != strings.ToLower(c.Name) || strings.ContainsAny(c.Name, " _") {
			t.Errorf("%s is not kebab-case", c.Name)
		}
		if c.Severity == 0 || c.Title == "" || !strings.HasSuffix(c.Doc, ".") {
			t.Errorf("%s lacks a severity, a title or a sentence", c.Name)
		}
	}
}
