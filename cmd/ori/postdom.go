package main

import "ori/cfg"

// immediatePostDominators returns, for each block, the block that every path
// from it to the end of the function goes through first; -1 if there is none,
// as where lanes leave the function, in the blocks that an endless loop ends in, and in
// unreachable blocks.
//
// The graph is that of the function, but for two things. A block whose last
// instruction can leave the function and fall through has an edge out as well:
// "@P0 EXIT". And a call is passed as if it returned; what is called has
// postdominators of its own.
func (f *dumped) immediatePostDominators() []int32 {
	n := int32(len(f.Blocks))
	outside, entries := n, n+1
	var arcs []cfg.Arc
	if n > 0 {
		arcs = append(arcs, cfg.Arc{Src: entries, Dst: 0})
	}
	for _, b := range f.Blocks {
		for s, kind := range f.Succs(b) {
			from := b.ID
			if kind == cfg.CallEdge {
				if !f.Reachable(b) {
					continue
				}
				from = entries
			}
			arcs = append(arcs, cfg.Arc{Src: from, Dst: s.ID})
		}
		if f.leaves(b) {
			arcs = append(arcs, cfg.Arc{Src: b.ID, Dst: outside})
		}
	}
	g := cfg.MakeGraph(int(n)+2, arcs)
	var preds cfg.Graph
	var order cfg.Order
	var tree cfg.DomTree
	g.Transpose(&preds)
	order.Compute(g, entries, nil)
	tree.ComputePost(g, &preds, &order, nil)
	idom := tree.Idom[:n]
	for k := range idom {
		if idom[k] >= n {
			idom[k] = -1
		}
	}
	return idom
}

// leaves reports whether control can go from the end of b to somewhere that is
// no block of the function.
func (f *dumped) leaves(b *cfg.Block) bool {
	if f.FallsOff() == b {
		return true
	}
	i := b.Last()
	if i == nil {
		return false
	}
	switch i.Flow {
	case cfg.FlowExit, cfg.FlowKill, cfg.FlowRet:
		return true
	case cfg.FlowBranch, cfg.FlowIndex, cfg.FlowPop:
		for _, kind := range f.Succs(b) {
			if kind != cfg.FallThrough && kind != cfg.CallEdge {
				return false
			}
		}
		return true // the targets are outside, or not known
	}
	return false
}
