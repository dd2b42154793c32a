package ide

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/optimizer"
)

// TestPlaced holds the remarks that are found by where they are to those found one by one.
func TestPlaced(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for n := range 60 {
		remarks := make([]optimizer.Remark, n)
		for k := range remarks {
			at := int32(r.IntN(40))
			remarks[k].Span = cfg.Span{Start: at, End: at + int32(r.IntN(30))}
			remarks[k].Phase = &optimizer.Phases[r.IntN(len(optimizer.Phases))]
		}
		at := newPlaced([][]optimizer.Remark{remarks})
		for range 200 {
			from := int32(r.IntN(45))
			to, end := from+int32(r.IntN(20))-2, int32(r.IntN(70))
			var want []int32
			for k := range remarks {
				if s := remarks[k].Span; from <= s.Start && s.Start <= to && end <= s.End {
					want = append(want, int32(k))
				}
			}
			got := at.within(nil, from, to, end)
			slices.Sort(got)
			if !slices.Equal(got, want) {
				t.Fatalf("from %d, to %d, end %d: %v, want %v", from, to, end, got, want)
			}
		}
	}
}
