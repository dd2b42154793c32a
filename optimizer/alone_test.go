package optimizer

import (
	"maps"
	"slices"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
)

// TestTogether holds that what is made together is what is possible alone, each once.
func TestTogether(t *testing.T) {
	for seed := range uint64(150) {
		eachFunc(randomProgram(seed), func(f *cfg.Func) {
			for n := range Phases {
				ph := &Phases[n]
				want, got := map[rewriteName]int{}, map[rewriteName]int{}
				for x, err := range Alone(ph, f, nil) {
					if err != nil {
						t.Fatal(err)
					}
					want[x.Remark.name()]++
				}
				for x, err := range Together(ph, analysis.NewFacts(f), nil, 8) {
					if err != nil {
						t.Fatal(err)
					}
					for k := range x.Remarks {
						got[x.Remarks[k].name()]++
					}
				}
				if !maps.Equal(want, got) {
					t.Errorf("seed %d, %s: %v, want %v", seed, ph, got, want)
				}
			}
		})
	}
}

// TestTogetherForms holds that other forms of many switches are made together, of each switch one at a time.
func TestTogetherForms(t *testing.T) {
	at := slices.IndexFunc(gen.Hards, func(h gen.Hard) bool { return h.Name == "switches" })
	const most, switches = 16, 60
	eachFunc(gen.Hards[at].Text(10*switches), func(f *cfg.Func) {
		others := 0
		for n := range Phases {
			ph := &Phases[n]
			want, got := map[rewriteName]int{}, map[rewriteName]int{}
			forms := 0
			for x, err := range Alone(ph, f, nil) {
				if err != nil {
					t.Fatal(err)
				}
				want[x.Remark.name()]++
				if x.Remark.Alternative {
					forms++
				}
			}
			others += forms
			groups := 0
			for x, err := range Together(ph, analysis.NewFacts(f), nil, most) {
				if err != nil {
					t.Fatal(err)
				}
				groups++
				seen := map[cfg.Span]bool{}
				for k := range x.Remarks {
					r := &x.Remarks[k]
					got[r.name()]++
					if r.Alternative && seen[r.Span] {
						t.Errorf("%s: two forms of one switch at once", ph)
					}
					seen[r.Span] = true
				}
			}
			if !maps.Equal(want, got) {
				t.Errorf("%s: %d of %d", ph, len(got), len(want))
			}
			if forms >= switches && groups > len(want)/4 {
				t.Errorf("%s: %d rewrites in %d groups, with %d of other forms", ph, len(want), groups, forms)
			}
		}
		if others < switches {
			t.Errorf("only %d other forms", others)
		}
	})
}

// TestTogetherHeaders holds that other headers for loops with two entries are tried together, as far as they are of
// different loops.
func TestTogetherHeaders(t *testing.T) {
	h := gen.Hards[slices.IndexFunc(gen.Hards, func(h gen.Hard) bool { return h.Name == "entries-row" })]
	const n, most = 100, 10
	ph, made, groups := PhaseNamed("18"), 0, 0
	eachFunc(h.Text(n), func(f *cfg.Func) {
		for x, err := range Together(ph, analysis.NewFacts(f), nil, most) {
			if err != nil {
				t.Fatal(err)
			}
			made += len(x.Remarks)
			groups++
		}
	})
	if made < 2*n-2 || groups > 4*n/most {
		t.Errorf("%d rewrites in %d groups", made, groups)
	}
}
