package ide

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/grammar"
)

// TestLimitedEdits holds that a document with more findings than are shown says the same after
// edits as one opened with its text, although findings of functions of which none is shown are only
// counted.
func TestLimitedEdits(t *testing.T) {
	told := func(s *Snapshot) (list []string) {
		ds, err := s.Diagnostics(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range ds {
			list = append(list, fmt.Sprintf("%d-%d %s %s: %s", d.Span.Start, d.Span.End, d.Severity, d.Code, d.Message))
			for _, r := range d.Related {
				list = append(list, fmt.Sprintf("  %d-%d %s", r.Span.Start, r.Span.End, r.Message))
			}
		}
		return list
	}
	for seed := range uint64(20) {
		r := rand.New(rand.NewPCG(seed, 1))
		opt := Options{MaxDiags: 1 + r.IntN(60), MaxAlike: r.IntN(4)}
		s := Open(gen.Program(r, gen.Config{Funcs: 12, Blocks: 6, Instrs: 5, Native: seed%2 == 0, Wild: true}), opt)
		most := 0
		for n := range 40 {
			text := string(s.Text().Bytes())
			at := int32(r.IntN(len(text)))
			e := grammar.Edit{Span: Span{Start: at, End: at}, New: []string{"R1", "\n", "BRA nowhere\n", ".opt 9\n", "FROB R1;\n"}[r.IntN(5)]}
			switch {
			case n%10 == 6:
				e.New = "// ori:ignore dead-write\n"
			case n%4 == 0: // in front, where it takes away what is found there
				at = int32(r.IntN(len(text) / 5))
				at += int32(strings.IndexByte(text[at:], '\n') + 1)
				e = grammar.Edit{Span: Span{Start: at, End: at}, New: "FROB R1;\n"}
			case n%3 == 2:
				e = grammar.Edit{Span: Span{Start: at, End: min(at+30, int32(len(text)))}}
			}
			s = s.Edit([]grammar.Edit{e})
			got, want := told(s), told(Open(s.Text().Bytes(), opt))
			if d := cmp.Diff(want, got); d != "" {
				t.Fatalf("seed %d, after edit %d (-fresh +edited):\n%s", seed, n, d)
			}
			ds, _ := s.Diagnostics(context.Background())
			most = max(most, len(ds))
			if strings.Contains(text, "ori:ignore") && n%10 == 9 { // without comments again
				s = s.Edit([]grammar.Edit{{Span: Span{Start: 0, End: int32(s.Text().Len())}, New: strings.ReplaceAll(text, "ori:ignore", "")}})
			}
		}
		if most < opt.MaxDiags {
			t.Errorf("seed %d: %d findings, no more than are shown", seed, most)
		}
	}
}

// TestRoomAgain takes what is found in the first functions away: those behind them have room then.
func TestRoomAgain(t *testing.T) {
	opt := Options{MaxDiags: 20}
	text := string(gen.Program(rand.New(rand.NewPCG(3, 1)), gen.Config{Funcs: 12, Blocks: 6, Instrs: 5}))
	s := Open([]byte(text), opt)
	if _, err := s.Diagnostics(context.Background()); err != nil {
		t.Fatal(err)
	}
	for n := range s.units {
		if len(s.units[n].Funcs) == 0 {
			continue
		}
		// Where code is not understood nothing is found.
		off, _ := s.Text().SectionStart(n)
		first := s.units[n].Funcs[0].Blocks[0]
		at := int32(off) + first.InSection(first.Instrs[0].OpSpan).Start
		s = s.Edit([]grammar.Edit{{Span: Span{Start: at, End: at}, New: "FROB ;"}})
		got, err := s.Diagnostics(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		want, _ := Open(s.Text().Bytes(), opt).Diagnostics(context.Background())
		if len(got) != len(want) {
			t.Fatalf("%d diagnostics are shown after an edit in section %d, %d of the text alone", len(got), n, len(want))
		}
	}
}
