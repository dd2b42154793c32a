package lint

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// FuzzFixes holds of every fix of any text that its edits are sorted and inside, and that the text
// after it says what the fix was for: one instruction fewer or more, or one diagnostic of the code
// fewer.
func FuzzFixes(f *testing.F) {
	for _, pattern := range []string{"testdata/*.txtar", "testdata/fix/*.txtar", "../../lsp/ide/examples/*.txtar"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			f.Fatal(pattern, err)
		}
		for _, name := range files {
			src, err := os.ReadFile(name)
			if err != nil {
				f.Fatal(err)
			}
			for _, file := range txtar.Parse(src).Files {
				if ext := filepath.Ext(file.Name); ext == ".ori" || ext == ".sass" {
					f.Add(file.Data)
				}
			}
		}
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		if len(src) > 1<<14 {
			return
		}
		d := grammar.Parse(src)
		tried := 0
		units := cfg.Lower(d)
		for _, u := range units {
			if len(u.Problems) > 0 {
				return // where functions begin and end is a guess
			}
		}
		for un, u := range units {
			start, _ := d.SectionStart(un)
			for fn, f := range u.Funcs {
				found := Check(analysis.NewFacts(f))
				for _, x := range found {
					if x.Fix == nil {
						continue
					}
					if tried++; tried > 40 {
						return
					}
					edits := x.Fix.Edits()
					for n, e := range edits {
						if e.Span.Start > e.Span.End || int(e.Span.End) > len(u.Section.Src) || n > 0 && e.Span.Start < edits[n-1].Span.End {
							t.Fatalf("%s: edits %v\n%s", x.Code, edits, src)
						}
					}
					if len(edits) == 0 {
						continue // it cannot be made after all
					}
					text := cfg.Apply(src, edits, -int32(start))
					units := cfg.Lower(grammar.Parse(text))
					if un >= len(units) || fn >= len(units[un].Funcs) {
						if f.Name == "" {
							continue // a fragment of which nothing is left is no function
						}
						t.Fatalf("%s: the function is gone:\n%s\nwas:\n%s", x.Code, text, src)
					}
					g := units[un].Funcs[fn]
					switch was, now := size(f), size(g); {
					case x.Code == "barrier-mismatch" && now != was+1:
						t.Errorf("%s: %d instructions became %d:\n%s\nwas:\n%s", x.Code, was, now, text, src)
					case count(Check(analysis.NewFacts(g)), x.Code) >= count(found, x.Code) && (x.Code != "unknown-modifier" && x.Code != "bad-directive" || said(Check(analysis.NewFacts(g)), x.Message)):
						t.Errorf("%s: not fixed:\n%s\nwas:\n%s", x.Code, text, src)
					}
				}
			}
		}
	})
}

// said reports whether something of the list has the message: of an instruction with two unknown modifiers only the
// first is reported, and the second once that is mended; a directive may be where it has no effect.
func said(list []analysis.Diagnostic, message string) bool {
	return slices.ContainsFunc(list, func(d analysis.Diagnostic) bool { return d.Message == message })
}

func size(f *cfg.Func) int {
	n := 0
	for _, b := range f.Blocks {
		n += len(b.Instrs)
	}
	return n
}

func count(ds []analysis.Diagnostic, code string) int {
	n := 0
	for _, d := range ds {
		if d.Code == code {
			n++
		}
	}
	return n
}
