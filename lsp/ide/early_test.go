package ide

import (
	"bytes"
	"context"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/grammar"
)

func editAt(at, end int, text string) []grammar.Edit {
	return []grammar.Edit{{Span: grammar.Span{Start: int32(at), End: int32(end)}, New: text}}
}

// TestEarly edits a large function, and compares what is shown early with all that is found after it:
// what the control flow graph is enough for is the same, and where a comment is typed so is the rest.
func TestEarly(t *testing.T) {
	ctx := context.Background()
	text := gen.Program(rand.New(rand.NewPCG(1, 2)), gen.Config{Funcs: 1, Blocks: 2_500, Instrs: 10})
	s := Open(text, Options{MaxDiags: 100_000})
	first, _ := s.Diagnostics(ctx)
	before := s.Shown(first)
	split := func(ds []Diagnostic, late bool) []Diagnostic {
		return slices.DeleteFunc(slices.Clone(ds), func(d Diagnostic) bool { return d.late != late })
	}
	if len(split(first, true)) < 1000 {
		t.Fatalf("%d diagnostics need more than the graph", len(split(first, true)))
	}
	rnd := rand.New(rand.NewPCG(5, 6))
	told := 0
	for n := range 40 {
		at := rnd.IntN(len(text))
		typed := []string{"1", "x", "\n", "\nBRA nowhere\n", "FROB R1, R2;\n", "]", "/*0010*/"}[n%7]
		harmless := n%2 == 1
		if harmless {
			typed = []string{" // two lines\n// of comment", " // a comment"}[n/2%2]
			at += bytes.IndexByte(text[at:], '\n')
		}
		next := s.Edit(editAt(at, at, typed))
		early, ok, err := next.Early(ctx, before)
		all, _ := next.Diagnostics(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if !ok {
			continue // a section more
		}
		told++
		if a, b := split(early, false), split(all, false); !reflect.DeepEqual(a, b) {
			t.Errorf("%q at %d: %d diagnostics early, %d of them at last", typed, at, len(a), len(b))
		}
		// But for the line that is typed into nothing has changed.
		line, _ := next.Text().Position(at, grammar.UTF8)
		start, end := next.Text().LineSpan(line)
		rest := slices.DeleteFunc(split(all, true), func(d Diagnostic) bool {
			touches := func(at Span) bool { return int(at.Start) <= end && start <= int(at.End) }
			return touches(d.Span) || slices.ContainsFunc(d.Related, func(r analysis.Related) bool { return touches(r.Span) })
		})
		if a := split(early, true); harmless && len(a) != len(rest) {
			t.Errorf("a comment at %d: %d diagnostics as before early, %d at last", at, len(a), len(rest))
		} else if harmless {
			for k := range a {
				a, b := a[k], rest[k]
				if a.Span != b.Span || a.Message != b.Message || len(a.Related) != len(b.Related) || len(a.Related) > 0 && a.Related[0] != b.Related[0] {
					t.Fatalf("a comment at %d: early\n%+v\nat last\n%+v", at, a, b)
				}
			}
		}
	}
	if told < 35 {
		t.Errorf("only %d of 40 versions were told of early", told)
	}
}
