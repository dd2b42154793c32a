// Levels tells how many instructions the pipeline of ptxas, as this program runs it, takes away
// from what ptxas -O0 and -O1 have made, beside what ptxas -O3 has made of the same kernels. It
// looks for listings in directories whose names differ only in the level, and prints
// docs/levels.md:
//
//	go run ./cmd/levels DIR... > docs/levels.md
package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/optimizer"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: levels DIR...")
		os.Exit(2)
	}
	if err := run(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "levels:", err)
		os.Exit(1)
	}
}

// A kernel is the listings of one source, target and compiler: one at a low level, and one at -O3.
type kernel struct {
	name    string
	low, o3 string
}

// A row is what became of one kernel, in instructions.
type row struct {
	low, after, o3 int
	codes          map[string]int // rewrites
}

const head = `# What the pipeline takes away from -O0 and -O1

Made by ` + "`go run ./cmd/levels DIR...`" + ` over directories of listings, from those functions that ptxas has made of a kernel both at the low level and at -O3. "pipeline" is
what ` + "`ori opt --pipeline ptxas -O3`" + ` leaves of the code at the low level. Instructions are counted without the padding behind a function. ptxas -O3 does what
this pipeline does not: it unrolls, vectorizes, moves code out of loops and allocates registers anew, so that it may have more instructions that take less time.

| kernel | low | pipeline | | ptxas -O3 | | rewrites |
| --- | ---: | ---: | ---: | ---: | ---: | --- |
`

func run(dirs []string, out io.Writer) error {
	kernels, err := pairs(dirs)
	if err != nil {
		return err
	}
	if len(kernels) == 0 {
		return fmt.Errorf("no kernel at a low level and at -O3 in %s", strings.Join(dirs, ", "))
	}
	fmt.Fprint(out, head)
	for _, level := range levels {
		var all row
		for _, k := range kernels[level] {
			r, err := measure(k)
			if err != nil {
				return fmt.Errorf("%s: %w", k.name, err)
			}
			r.write(out, k.name)
			all.low, all.after, all.o3 = all.low+r.low, all.after+r.after, all.o3+r.o3
		}
		all.write(out, "**all at "+level+"**")
	}
	return nil
}

var levels = []string{"-O0", "-O1"}

func (r *row) write(out io.Writer, name string) {
	part := func(n int) string { return fmt.Sprintf("%+.1f %%", 100*float64(n-r.low)/float64(max(r.low, 1))) }
	var codes []string
	for c, n := range r.codes {
		codes = append(codes, fmt.Sprintf("%d %s", n, c))
	}
	slices.SortFunc(codes, func(a, b string) int {
		return strings.Compare(a[strings.IndexByte(a, ' '):], b[strings.IndexByte(b, ' '):])
	})
	fmt.Fprintf(out, "| %s | %d | %d | %s | %d | %s | %s |\n", name, r.low, r.after, part(r.after), r.o3, part(r.o3), strings.Join(codes, ", "))
}

// pairs returns the kernels that are there at a low level and at -O3, by that level, sorted by name.
func pairs(dirs []string) (map[string][]kernel, error) {
	at := map[string]string{} // a listing by its name without what follows the first dot
	for _, dir := range dirs {
		list, err := filepath.Glob(filepath.Join(dir, "*.sass"))
		if err != nil {
			return nil, err
		}
		for _, name := range list {
			base, _, _ := strings.Cut(filepath.Base(name), ".")
			if old := at[base]; old == "" || len(name) < len(old) || len(name) == len(old) && name < old {
				at[base] = name
			}
		}
	}
	kernels := map[string][]kernel{}
	for _, level := range levels {
		for base, name := range at {
			if strings.Contains(base, level+"-") && at[strings.Replace(base, level, "-O3", 1)] != "" {
				kernels[level] = append(kernels[level], kernel{base, name, at[strings.Replace(base, level, "-O3", 1)]})
			}
		}
		slices.SortFunc(kernels[level], func(a, b kernel) int { return strings.Compare(a.name, b.name) })
	}
	return kernels, nil
}

// measure runs the pipeline on what -O1 has made of a kernel.
func measure(k kernel) (*row, error) {
	low, err := parse(k.low)
	if err != nil {
		return nil, err
	}
	o3, err := parse(k.o3)
	if err != nil {
		return nil, err
	}
	r := &row{codes: map[string]int{}}
	level := 3
	runner := optimizer.Runner{Knobs: &optimizer.Knobs{Level: &level}, Step: func(s optimizer.Step) {
		for n := range s.Remarks {
			if s.Made[n] {
				r.codes[s.Remarks[n].Code]++
			}
		}
	}}
	after, _, err := runner.Run(context.Background(), low, optimizer.PipelineNamed("ptxas"))
	if err != nil {
		return nil, err
	}
	first, last, other := instructions(low), instructions(after), instructions(o3)
	for name, n := range first {
		if m, both := other[name]; both {
			r.low, r.after, r.o3 = r.low+n, r.after+last[name], r.o3+m
		}
	}
	return r, nil
}

func parse(name string) (*grammar.Document, error) {
	src, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	return grammar.Parse(src), nil
}

// instructions counts the instructions of the functions of a text.
func instructions(doc *grammar.Document) map[string]int {
	count := map[string]int{}
	var names cfg.Names
	env := cfg.Env{OptLevel: -1}
	for _, sec := range doc.Sections() {
		for _, f := range cfg.LowerSection(context.Background(), sec, env, nil, &names).Funcs {
			for _, b := range f.Blocks {
				count[f.Name] += len(b.Instrs)
			}
		}
		env = cfg.NextEnv(sec, env)
	}
	return count
}
