package ide

import (
	"bytes"
	"context"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
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
		edits := editAt(at, at, typed)
		for range n % 3 { // at other cursors in front, too
			if at = rnd.IntN(at + 1); harmless {
				at += bytes.IndexByte(text[at:], '\n')
			}
			if at < int(edits[len(edits)-1].Span.Start)-4096 { // in another block
				edits = append(edits, editAt(at, at, typed)...)
			}
		}
		next := s.Edit(edits)
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
		// But for the lines that are typed into nothing has changed.
		var lines []Span
		for k, e := range edits {
			first := int(e.Span.Start) + (len(edits)-1-k)*len(typed)
			for _, off := range []int{first, first + len(typed)} {
				line, _ := next.Text().Position(off, grammar.UTF8)
				start, end := next.Text().LineSpan(line)
				lines = append(lines, Span{Start: int32(start), End: int32(end)})
			}
		}
		rest := slices.DeleteFunc(split(all, true), func(d Diagnostic) bool {
			touches := func(at Span) bool {
				return slices.ContainsFunc(lines, func(l Span) bool { return at.Start <= l.End && l.Start <= at.End })
			}
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

// TestEarlyKnowsTheText holds that a comment that keeps findings from being reported counts at once, and that nothing is
// told by the facts of other settings.
func TestEarlyKnowsTheText(t *testing.T) {
	ctx := context.Background()
	text := string(gen.Program(rand.New(rand.NewPCG(1, 2)), gen.Config{Funcs: 1, Blocks: 2_500, Instrs: 10, Native: true}))
	s := Open([]byte(text), Options{MaxDiags: 100_000})
	first, _ := s.Diagnostics(ctx)
	before := s.Shown(first)
	count := func(ds []Diagnostic) (n int) {
		for _, d := range ds {
			if d.Code == "dead-write" {
				n++
			}
		}
		return n
	}
	at := strings.Index(text, "{") + 1
	next := s.Edit(editAt(at, at, " // ori:ignore dead-write"))
	early, ok, err := next.Early(ctx, before)
	if n := count(early); !ok || err != nil || n > 0 || count(first) < 1000 {
		t.Errorf("with a comment that is about %d dead writes, %d are told of early (%t, %v)", count(first), n, ok, err)
	}
	if _, ok, _ := s.Edit(editAt(at, at, "\n.opt 0\n")).Early(ctx, before); ok {
		t.Error("what is known at another level of optimization is told of")
	}
}
