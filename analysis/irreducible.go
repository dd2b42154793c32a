package analysis

import (
	"context"
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// An IrreducibleRegion is a set of blocks that reach one another and can be
// entered at more than one of them, so that none is the header of all. Loops inside
// the region, and the loop around it, are not part of it for that reason alone.
type IrreducibleRegion struct {
	Blocks  []int32 // ascending
	Entries []int32 // those with an edge from outside, ascending
}

// newIrreducibles returns the irreducible regions of f. They are strongly connected: of the graph
// without the calls that lead back, or of a loop without its header. Time is linear in the
// function, and in each loop that has a region directly in it.
func newIrreducibles(ctx context.Context, f *cfg.Func) []IrreducibleRegion {
	if len(f.Loops.Irreducible) == 0 {
		return nil
	}
	var regions []IrreducibleRegion
	c := components{f: f, number: make([]int32, len(f.Blocks)), low: make([]int32, len(f.Blocks)), comp: make([]int32, len(f.Blocks)), inside: -2}
	sorted := slices.Clone(f.Loops.Irreducible) // by the loop they are in
	slices.SortStableFunc(sorted, func(a, b cfg.Arc) int { return int(around(f, a) - around(f, b)) })
	region := map[int32]bool{} // components of this loop that were taken
	for _, e := range sorted {
		cancel.Poll(ctx)
		if l := around(f, e); l != c.inside {
			c.find(l)
			clear(region)
		}
		id := c.comp[e.Dst]
		if region[id] {
			continue
		}
		region[id] = true
		r := IrreducibleRegion{Blocks: c.lists[id]}
		slices.Sort(r.Blocks)
		for _, n := range r.Blocks {
			for _, p := range f.Preds.Succs(n) {
				if f.Order.Reachable(p) && !(c.in(p) && c.comp[p] == id) && leads(f, p, n) {
					r.Entries = append(r.Entries, n)
					break
				}
			}
		}
		regions = append(regions, r)
	}
	slices.SortFunc(regions, func(a, b IrreducibleRegion) int {
		return int(f.Order.Num[a.Entries[0]] - f.Order.Num[b.Entries[0]])
	})
	return regions
}

// around returns the innermost loop that both ends of e are in and that neither
// is the header of, or -1.
func around(f *cfg.Func, e cfg.Arc) int32 {
	l := f.Loops.LoopOf[e.Dst]
	for l >= 0 && (!f.Loops.Contains(l, e.Src) || f.Loops.Loops[l].Header == e.Dst || f.Loops.Loops[l].Header == e.Src) {
		l = f.Loops.Loops[l].Parent
	}
	return l
}

// recurs reports whether a call in block from of block to leads back: recursion is no loop.
func recurs(f *cfg.Func, from, to int32) bool { return f.Order.Num[to] <= f.Order.Num[from] }

// leads reports whether there is an edge that is not such a call.
func leads(f *cfg.Func, from, to int32) bool {
	for s, kind := range f.Succs(f.Blocks[from]) {
		if s.ID == to && (kind != cfg.CallEdge || !recurs(f, from, to)) {
			return true
		}
	}
	return false
}

// components finds the strongly connected components of a loop without its
// header, or of the function (Tarjan).
type components struct {
	f           *cfg.Func
	inside      int32 // the loop
	number, low []int32
	comp        []int32   // by block, once it is known
	lists       [][]int32 // by component
}

// in reports whether block n is looked at.
func (c *components) in(n int32) bool {
	return c.f.Order.Reachable(n) && (c.inside < 0 || c.f.Loops.Contains(c.inside, n) && c.f.Loops.Loops[c.inside].Header != n)
}

func (c *components) find(l int32) {
	f := c.f
	c.inside, c.lists = l, nil
	nodes := f.Order.RPO
	if l >= 0 {
		nodes = f.Loops.Body(l)
	}
	for _, n := range nodes {
		c.number[n], c.comp[n] = 0, -1
	}
	type visit struct{ n, next int32 }
	var path []visit
	var open []int32
	count := int32(0)
	for _, root := range nodes {
		if !c.in(root) || c.number[root] != 0 {
			continue
		}
		path = append(path[:0], visit{root, f.Graph.Start[root]})
		for len(path) > 0 {
			v := &path[len(path)-1]
			if v.next == f.Graph.Start[v.n] && c.number[v.n] == 0 {
				count++
				c.number[v.n], c.low[v.n] = count, count
				open = append(open, v.n)
			}
			if v.next < f.Graph.Start[v.n+1] {
				to, kind := f.Graph.Succ[v.next], f.Kinds[v.next]
				v.next++
				switch {
				case !c.in(to) || c.comp[to] >= 0 || kind == cfg.CallEdge && recurs(f, v.n, to):
				case c.number[to] == 0:
					path = append(path, visit{to, f.Graph.Start[to]})
				default:
					c.low[v.n] = min(c.low[v.n], c.number[to])
				}
				continue
			}
			n := v.n
			path = path[:len(path)-1]
			if len(path) > 0 {
				up := path[len(path)-1].n
				c.low[up] = min(c.low[up], c.low[n])
			}
			if c.low[n] != c.number[n] {
				continue
			}
			at := len(open) - 1
			for open[at] != n {
				at--
			}
			list := slices.Clone(open[at:])
			open = open[:at]
			for _, m := range list {
				c.comp[m] = int32(len(c.lists))
			}
			c.lists = append(c.lists, list)
		}
	}
}
