package analysis

import (
	"testing"

	"github.com/ori-lang/ori/cfg"
)

// TestIrreducibles holds that a region's blocks reach one another in it, that
// none of them dominates all, and that each irreducible back edge is in one.
func TestIrreducibles(t *testing.T) {
	regions := 0
	for f := range programs(600) {
		regions += checkIrreducibles(t, f, NewFacts(f).Irreducibles())
	}
	if regions < 20 {
		t.Errorf("only %d regions", regions)
	}
}

func checkIrreducibles(t *testing.T, f *cfg.Func, regions []IrreducibleRegion) int {
	t.Helper()
	for _, r := range regions {
		if len(r.Entries) < 2 {
			t.Fatalf("region %v with entries %v\n%s", r.Blocks, r.Entries, f)
		}
		member := map[int32]bool{}
		for _, n := range r.Blocks {
			member[n] = true
		}
		for _, a := range r.Blocks {
			seen := map[int32]bool{}
			work := []int32{a}
			for len(work) > 0 {
				n := work[len(work)-1]
				work = work[:len(work)-1]
				for to, kind := range f.Succs(f.Blocks[n]) {
					if s := to.ID; member[s] && !seen[s] && (kind != cfg.CallEdge || f.Order.Num[s] > f.Order.Num[n]) {
						seen[s] = true
						work = append(work, s)
					}
				}
			}
			all := true
			for _, b := range r.Blocks {
				if !seen[b] {
					t.Fatalf("%d does not reach %d in region %v\n%s", a, b, r.Blocks, f)
				}
				all = all && f.Dom.Dominates(a, b)
			}
			if all {
				t.Fatalf("%d dominates region %v\n%s", a, r.Blocks, f)
			}
		}
	}
	for _, e := range f.Loops.Irreducible {
		in := false
		for _, r := range regions {
			member := map[int32]bool{}
			for _, n := range r.Blocks {
				member[n] = true
			}
			in = in || member[e.Src] && member[e.Dst]
		}
		if !in {
			t.Fatalf("back edge %v is in no region\n%s", e, f)
		}
	}
	return len(regions)
}
