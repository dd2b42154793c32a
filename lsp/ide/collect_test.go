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
		}
		return list
	}
	for seed := range uint64(6) {
		r := rand.New(rand.NewPCG(seed, 1))
		opt := Options{MaxDiags: 1 + r.IntN(60)}
		s := Open(gen.Program(r, gen.Config{Funcs: 12, Blocks: 6, Instrs: 5, Native: seed%2 == 0, Wild: true}), opt)
		most := 0
		for n := range 40 {
			text := string(s.Text().Bytes())
			at := int32(r.IntN(len(text)))
			e := grammar.Edit{Span: Span{Start: at, End: at}, New: []string{"R1", "\n", "// ori:ignore dead-write\n", "BRA nowhere\n", ".opt 9\n"}[r.IntN(5)]}
			if n%3 == 2 {
				e = grammar.Edit{Span: Span{Start: at, End: min(at+30, int32(len(text)))}}
			}
			s = s.Edit([]grammar.Edit{e})
			got, want := told(s), told(Open(s.Text().Bytes(), opt))
			if d := cmp.Diff(want, got); d != "" {
				t.Fatalf("seed %d, after edit %d (-fresh +edited):\n%s", seed, n, d)
			}
			most = max(most, len(want))
			if strings.Contains(text, "ori:ignore") && n%10 == 9 { // without comments again
				s = s.Edit([]grammar.Edit{{Span: Span{Start: 0, End: int32(s.Text().Len())}, New: strings.ReplaceAll(text, "ori:ignore", "")}})
			}
		}
		if most < opt.MaxDiags {
			t.Errorf("seed %d: %d findings, no more than are shown", seed, most)
		}
	}
}
