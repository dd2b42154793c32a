package optimizer

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// TestTold holds that what is said when somebody is told is what is said at once, also if what it is found by was forgotten.
func TestTold(t *testing.T) {
	t.Parallel()
	said := map[bool]int{} // of what can go and of what is refused, as it was not yet said
	for seed := range uint64(min(*programs, 300)) {
		src := randomProgram(seed)
		eachFunc(src, func(f *cfg.Func) {
			for n := range Phases {
				ph := &Phases[n]
				want, brief := List(ph, analysis.NewFacts(f), nil, All()), Brief(ph, analysis.NewFacts(f), nil, All())
				if seed%2 == 0 {
					Forget(brief)
				}
				for k := range brief {
					if brief[k].Message == "" && brief[k].dead != nil {
						said[brief[k].Refusal == nil]++
					}
					brief[k] = brief[k].Told()
				}
				same := cmp.Options{cmpopts.IgnoreUnexported(Remark{}), cmpopts.EquateEmpty(), cmp.Comparer(func(a, b *Kind) bool { return a == b }),
					cmp.Comparer(func(a, b *Phase) bool { return a == b }), cmp.Comparer(func(a, b *Refusal) bool { return (a == nil) == (b == nil) && (a == nil || a.Why == b.Why) })}
				if d := cmp.Diff(want, brief, same); d != "" {
					t.Fatalf("%s of program %d:\n%s", ph.Name, seed, d)
				}
			}
		})
	}
	if said[true] == 0 || said[false] == 0 {
		t.Errorf("nothing was said later: %v", said)
	}
}
