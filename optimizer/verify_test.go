package optimizer

import (
	"math/rand/v2"
	"testing"

	"ori/cfg"
	"ori/cfg/gen"
	"ori/cfg/interp"
)

// checkMeaning holds that no rewrite of any phase, made alone, changes what a
// function of the text does.
func checkMeaning(t testing.TB, src []byte, tries interp.Tries) (tally interp.Tally, rewrites int) {
	t.Helper()
	eachFunc(src, func(f *cfg.Func) {
		if len(f.Blocks) == 0 {
			return
		}
		for n := range Phases {
			err := Verify(&Phases[n], f, nil, tries, func(v Verification) error {
				if v.Diff != nil {
					t.Errorf("%s, rewrite %d: %s\n%s%s", v.Remark.Code, v.Remark.N, v.Remark.Title, v.Diff, src)
				}
				if v.Remark.Code != "" {
					tally.Add(v.Tally)
					rewrites++
				}
				return nil
			})
			if err != nil {
				t.Errorf("%v\n%s", err, src)
			}
		}
	})
	return tally, rewrites
}

// TestMeaningRandom holds checkMeaning on random programs.
func TestMeaningRandom(t *testing.T) {
	var sum interp.Tally
	rewrites := 0
	for seed := range uint64(2000) {
		r := rand.New(rand.NewPCG(seed, 15))
		src := gen.Program(r, gen.Config{Funcs: 1, Blocks: 2 + r.IntN(10), Instrs: 1 + r.IntN(5), Native: true, Wild: true})
		tally, n := checkMeaning(t, src, interp.Tries{Seeds: 4, Fuel: 2000, First: seed})
		sum.Add(tally)
		rewrites += n
		if t.Failed() {
			t.Fatal("seed", seed)
		}
	}
	t.Log(rewrites, sum)
}
