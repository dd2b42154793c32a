package ide

import (
	"cmp"
	"context"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/optimizer"
)

// placed are remarks by where they are, of a function with so many that a hover should not go through all of them.
type placed struct {
	by     []int32 // numbers of the remarks, by where they begin
	starts []int32 // where each of those begins
	ends   []int32 // a tree over them: at k the farthest end of what is below k, the leaves behind the inner nodes
	single []int32 // those of by that are of [optimizer.LoopMakeSingleEntry]
}

// minPlaced is how many remarks are put in order; fewer are sooner gone through.
const minPlaced = 512

var keptPlaced analysis.Kept[*placed]

// placed returns the remarks by where they are, for one who waits until ctx is done.
func (fs *facts) placed(ctx context.Context) *placed {
	return keptPlaced.Of(fs.facts.For(ctx), func() *placed { return newPlaced(fs.remarks) })
}

func newPlaced(all remarks) *placed {
	remarks := make([]*optimizer.Remark, 0, all.len())
	for r := range all.all() {
		remarks = append(remarks, r)
	}
	n := len(remarks)
	at := &placed{by: make([]int32, n), starts: make([]int32, n), ends: make([]int32, 2*n)}
	for k := range at.by {
		at.by[k] = int32(k)
	}
	slices.SortStableFunc(at.by, func(a, b int32) int { return cmp.Compare(remarks[a].Span.Start, remarks[b].Span.Start) })
	for k, r := range at.by {
		at.starts[k] = remarks[r].Span.Start
		at.ends[n+k] = remarks[r].Span.End
		if remarks[r].Phase.Pass == optimizer.LoopMakeSingleEntry {
			at.single = append(at.single, r)
		}
	}
	for k := n - 1; k > 0; k-- {
		at.ends[k] = max(at.ends[2*k], at.ends[2*k+1])
	}
	return at
}

// within appends to list the numbers of the remarks that begin at from, at to or between them, and end at end or behind it.
func (at *placed) within(list []int32, from, to, end int32) []int32 {
	lo, _ := slices.BinarySearch(at.starts, from)
	hi, _ := slices.BinarySearch(at.starts, to+1)
	n := len(at.by)
	var walk func(k int)
	walk = func(k int) {
		switch {
		case at.ends[k] < end:
		case k >= n:
			list = append(list, at.by[k-n])
		default:
			walk(2 * k)
			walk(2*k + 1)
		}
	}
	for l, r := lo+n, hi+n; l < r; l, r = l>>1, r>>1 {
		if l&1 != 0 {
			walk(l)
			l++
		}
		if r&1 != 0 {
			r--
			walk(r)
		}
	}
	return list
}

// on appends to list the numbers of the remarks on the function of the place that begin at from, at to or between them, and end at
// end or behind it: those that are offered as actions alone, too.
func (p *place) on(list []int32, from, to, end int32) []int32 {
	all := p.found().remarks
	if all.len() >= minPlaced {
		return p.found().placed(p.ctx).within(list, from, to, end)
	}
	n := int32(0)
	for r := range all.all() {
		if at := r.Span; from <= at.Start && at.Start <= to && end <= at.End {
			list = append(list, n)
		}
		n++
	}
	return list
}

// remarksOn returns the remarks of these numbers that keep holds, in their order, each once.
func (p *place) remarksOn(numbers []int32, keep func(r *optimizer.Remark) bool) (list []*optimizer.Remark) {
	slices.Sort(numbers)
	all := p.found().remarks
	for _, n := range slices.Compact(numbers) {
		if r := all.at(n); keep(r) {
			list = append(list, r)
		}
	}
	return list
}

// singleEntries appends to list the numbers of the remarks of [optimizer.LoopMakeSingleEntry] that begin at from, at to or between them.
func (p *place) singleEntries(list []int32, from, to int32) []int32 {
	all := p.found().remarks
	if all.len() < minPlaced {
		n := int32(0)
		for r := range all.all() {
			if r.Phase.Pass == optimizer.LoopMakeSingleEntry && from <= r.Span.Start && r.Span.Start <= to {
				list = append(list, n)
			}
			n++
		}
		return list
	}
	single := p.found().placed(p.ctx).single
	begins := func(n, at int32) int { return cmp.Compare(all.at(n).Span.Start, at) }
	lo, _ := slices.BinarySearchFunc(single, from, begins)
	hi, _ := slices.BinarySearchFunc(single, to+1, begins)
	return append(list, single[lo:hi]...)
}
