package optimizer

import (
	"maps"
	"testing"

	"github.com/ori-lang/ori/cfg"
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
				for x, err := range Together(ph, f, nil, 8) {
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
