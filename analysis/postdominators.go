package analysis

import (
	"context"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// PostDominators knows which blocks every path from a block to the end of the
// function leads through.
//
// The graph is that of the function, but for three things. All ways out go to
// one virtual exit, and so does the end of an infinite loop ([cfg.Graph.WithExit]). A
// block whose last instruction can leave the function or go on has an edge
// out as well: "@P0 EXIT". And a call is passed as if it returned; what is called
// has postdominators of its own.
type PostDominators struct {
	// Ipdom is the immediate postdominator by block, -1 if that is the virtual
	// exit, and for unreachable blocks.
	Ipdom []int32

	tree cfg.DomTree
}

// newPostDominators makes the tree. Time is nearly linear in blocks and edges.
func newPostDominators(ctx context.Context, f *cfg.Func) *PostDominators {
	n := int32(len(f.Blocks))
	outside, entries := n, n+1
	var g cfg.Graph
	calls := []int32{0}
	var succs []int32
	g.Grow(len(f.Blocks)+2, len(f.Graph.Succ)+len(f.Blocks)/2)
	for _, b := range f.Blocks {
		cancel.Poll(ctx)
		succs = succs[:0]
		for s, kind := range f.Succs(b) {
			if kind == cfg.CallEdge {
				if f.Reachable(b) {
					calls = append(calls, s.ID)
				}
				continue
			}
			succs = append(succs, s.ID)
		}
		if Leaves(f, b) {
			succs = append(succs, outside)
		}
		g.Append(succs...)
	}
	g.Append() // outside
	if n == 0 {
		calls = nil
	}
	g.Append(calls...)
	var preds cfg.Graph
	var order cfg.Order
	p := &PostDominators{}
	g.Transpose(&preds)
	cancel.Poll(ctx)
	s := &cfg.Scratch{Poll: func() { cancel.Poll(ctx) }}
	order.Compute(&g, entries, s)
	cancel.Poll(ctx)
	p.tree.ComputePost(&g, &preds, &order, s)
	cancel.Poll(ctx)
	p.Ipdom = make([]int32, n)
	for k, d := range p.tree.Idom[:n] {
		if d >= n {
			d = -1
		}
		p.Ipdom[k] = d
	}
	return p
}

// PostDominates reports whether every path from b to the end of the function
// leads through a. A reachable block postdominates itself. Constant time.
func (p *PostDominators) PostDominates(a, b int32) bool { return p.tree.Dominates(a, b) }

// Depth returns the distance of block b from the virtual exit in the tree, -1
// for an unreachable one.
func (p *PostDominators) Depth(b int32) int32 { return p.tree.Depth[b] }

// Leaves reports whether control can go from the end of b to somewhere that is
// no block of the function.
func Leaves(f *cfg.Func, b *cfg.Block) bool {
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
