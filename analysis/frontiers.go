package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// A Relation relates each block to others: Of(n) are those of block n,
// ascending, without duplicates.
type Relation struct {
	start []int32
	list  []int32

	// Limited is set if there are more pairs than [MostRelated]: then no block is related to another.
	Limited bool
}

// MostRelated is how many pairs of blocks a relation of f holds at most. Loops that are nested n deep have as many pairs as the
// square of n.
func MostRelated(f *cfg.Func) int { return f.Limit(mostRelated + 16*len(f.Blocks)) }

var mostRelated = 1 << 20

// Of returns the blocks that n is related to. The slice belongs to r.
func (r *Relation) Of(n int32) []int32 { return r.list[r.start[n]:r.start[n+1]] }

// newRelation collects what each yields: pairs in any order, until it is told to stop.
func newRelation(f *cfg.Func, each func(yield func(from, to int32) bool)) *Relation {
	blocks := len(f.Blocks)
	r := &Relation{start: make([]int32, blocks+1)}
	left := MostRelated(f)
	each(func(from, _ int32) bool {
		r.start[from+1]++
		left--
		return left >= 0
	})
	if left < 0 {
		return &Relation{start: make([]int32, blocks+1), Limited: true}
	}
	for n := range blocks {
		r.start[n+1] += r.start[n]
	}
	r.list = make([]int32, r.start[blocks])
	fill := slices.Clone(r.start)
	each(func(from, to int32) bool {
		r.list[fill[from]] = to
		fill[from]++
		return true
	})
	// Sorted and without duplicates, in place.
	end := int32(0)
	for n := range blocks {
		own := r.list[r.start[n]:fill[n]]
		slices.Sort(own)
		own = slices.Compact(own)
		r.start[n] = end
		end += int32(copy(r.list[end:], own))
	}
	r.start[blocks] = end
	r.list = r.list[:end]
	return r
}

// newFrontiers returns the dominance frontier of each block of f: the blocks
// that it does not strictly dominate, but a predecessor of which it dominates. Time
// is linear in the size of the result, which has a limit.
func newFrontiers(f *cfg.Func) *Relation {
	return newRelation(f, func(yield func(from, to int32) bool) { eachFrontier(f, yield) })
}

// eachFrontier yields the blocks and those of their frontiers, each pair once.
func eachFrontier(f *cfg.Func, yield func(from, to int32) bool) {
	seen := make([]int32, len(f.Blocks)) // the last block, + 1, that was found to be in its frontier
	for _, n := range f.Order.RPO {
		if len(f.Preds.Succs(n)) < 2 && n != 0 {
			continue
		}
		for _, p := range f.Preds.Succs(n) {
			// A call that leads back is no edge of the dominators': the immediate
			// dominator may be none of what it comes from.
			for p >= 0 && seen[p] != n+1 && f.Order.Reachable(p) && (p == n || !f.Dom.Dominates(p, n)) {
				seen[p] = n + 1
				if !yield(p, n) {
					return
				}
				p = f.Dom.Idom[p]
			}
		}
	}
}

// newControlDependence returns the blocks that each block of f is control
// dependent on: those at whose end it is decided whether control gets to it. Block x
// depends on block a if one way out of a goes to x for sure and another does
// not (Ferrante, Ottenstein and Warren). Time is linear in the size of the result,
// which has a limit.
func newControlDependence(f *cfg.Func, p *PostDominators) *Relation {
	return newRelation(f, func(yield func(from, to int32) bool) { eachDependence(f, p, yield) })
}

// eachDependence yields the blocks and those that they depend on, each pair once.
func eachDependence(f *cfg.Func, p *PostDominators, yield func(from, to int32) bool) {
	seen := make([]int32, len(f.Blocks)) // the last block, + 1, on which it was found to depend
	for _, a := range f.Order.RPO {
		succs := f.Graph.Succs(a)
		if len(succs) < 2 && !(len(succs) == 1 && Leaves(f, f.Blocks[a])) {
			continue
		}
		for s := range f.FlowSuccs(a) {
			for x := s; x >= 0 && x != p.Ipdom[a] && seen[x] != a+1; x = p.Ipdom[x] {
				seen[x] = a + 1
				if !yield(x, a) {
					return
				}
			}
		}
	}
}
