package analysis

import (
	"testing"

	"github.com/ori-lang/ori/cfg"
)

// TestDeadRegions holds that unreachable regions are unreachable, apart from one another,
// and that nothing outside needs one that can go.
func TestDeadRegions(t *testing.T) {
	regions := 0
	for f := range seasoned(300) {
		regions += checkDeadRegions(t, f, NewFacts(f).DeadRegions())
	}
	if regions < 100 {
		t.Errorf("only %d regions", regions)
	}
}

func checkDeadRegions(t *testing.T, f *cfg.Func, regions []DeadRegion) int {
	t.Helper()
	of := map[*cfg.Block]int{}
	for n, r := range regions {
		for _, b := range r.Blocks {
			if f.Reachable(b) || of[b] > 0 {
				t.Fatalf("%s is reachable, or in two regions\n%s", b.Name(), f)
			}
			of[b] = n + 1
		}
	}
	for _, b := range f.Blocks {
		for to := range f.Succs(b) {
			if of[to] > 0 && of[b] != of[to] {
				t.Fatalf("an edge from %s leads into the region of %s\n%s", b.Name(), to.Name(), f)
			}
		}
		for k := range b.Instrs {
			if to := f.TargetOf(&b.Instrs[k]); to != nil && of[to] > 0 && of[to] != of[b] && regions[of[to]-1].Kept == "" {
				t.Fatalf("%s names %s, which can go\n%s", f.InstrString(&b.Instrs[k]), to.Name(), f)
			}
		}
	}
	for _, r := range regions { // in one piece
		seen := map[*cfg.Block]bool{r.Blocks[0]: true}
		for again := true; again; {
			again = false
			for _, b := range r.Blocks {
				for to := range f.Succs(b) {
					if of[to] == of[b] && seen[to] != seen[b] {
						seen[to], seen[b], again = true, true, true
					}
				}
			}
		}
		if len(seen) != len(r.Blocks) {
			t.Fatalf("the region of %s is not in one piece\n%s", r.Blocks[0].Name(), f)
		}
	}
	return len(regions)
}
