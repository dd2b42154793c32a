package optimizer

import (
	"math/rand/v2"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
)

// TestMeaningOfExits holds that no exit that phase 13 removes ended a lane, in programs that have many: those of [TestMeaning]
// have few rewrites of that phase among the others.
func TestMeaningOfExits(t *testing.T) {
	made := 0
	for k := range max(100, *programs/2) {
		seed := *first + uint64(k)
		r := rand.New(rand.NewPCG(seed, 13))
		src := gen.Structured(r, gen.Shape{Size: 3 + r.IntN(4), Features: gen.EarlyExit | gen.Again | gen.Memory | gen.Float | gen.Stack | gen.Barriers})
		eachFunc(src, func(f *cfg.Func) {
			err := Verify(PhaseNamed("GeneralOptimizeEarly"), f, nil, tries(seed), func(v Verification) error {
				if v.Diff != nil {
					t.Errorf("seed %d, rewrite %d: %s\n%s%s", seed, v.Remark.N, v.Remark.Title, v.Diff, src)
				}
				if v.Remark.Code != "" {
					made++
				}
				return nil
			})
			if err != nil {
				t.Errorf("%v\n%s", err, src)
			}
		})
	}
	if made < max(100, *programs/2)/40 {
		t.Errorf("only %d rewrites", made)
	}
	t.Logf("%d rewrites", made)
}
