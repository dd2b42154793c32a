package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// A Shape is what is around a natural loop, and how ptxas sees it: by one range
// of reverse postorder numbers. Sources: seeds analyze-control-flow and
// basic-blocks-and-cfg, "Natural Loop Detection".
type Shape struct {
	Exits []int32 // the blocks that edges out of the loop go to, ascending

	// Preheader is the block outside that alone goes to the header, and nowhere
	// else; -1 if there is none, and then NoPreheader says why.
	Preheader   int32
	NoPreheader string

	// LatchRPO is the highest number of a latch, LoopExitRPO the highest of a
	// block in Exits, -1 if nothing leaves the loop. ptxas keeps the one and then the
	// other in the header, and takes the blocks from First to Last, the header's
	// number and LoopExitRPO, for the loop; a loop without exit ends at its latch.
	LatchRPO, LoopExitRPO int32
	First, Last           int32

	Extra   []int32 // blocks of that range, but for the last, that are not in the loop, ascending
	Missing []int32 // blocks of the loop that are not in the range, ascending
}

// LoopExits returns the blocks that edges out of loop l of f.Loops lead to, ascending. Time is linear
// in the loop and its edges.
func LoopExits(f *cfg.Func, l int32) []int32 {
	var exits []int32
	for _, e := range f.LoopExits(l) {
		exits = append(exits, e.Dst)
	}
	slices.Sort(exits)
	return slices.Compact(exits)
}

// LoopShape returns the shape of loop l of f.Loops. Time is linear in the loop and
// in the range.
func LoopShape(f *cfg.Func, l int32) Shape {
	loop := &f.Loops.Loops[l]
	num := f.Order.Num
	x := Shape{Preheader: -1, LoopExitRPO: -1, First: num[loop.Header]}
	for _, latch := range loop.Latches {
		x.LatchRPO = max(x.LatchRPO, num[latch])
	}
	x.Exits = LoopExits(f, l)
	for _, to := range x.Exits {
		x.LoopExitRPO = max(x.LoopExitRPO, num[to])
	}
	var outside []int32
	for _, p := range f.Preds.Succs(loop.Header) {
		if f.Order.Reachable(p) && !f.Loops.Contains(l, p) && !slices.Contains(outside, p) {
			outside = append(outside, p)
		}
	}
	switch {
	case loop.Header == 0:
		x.NoPreheader = "the header is the entry block"
	case len(outside) != 1:
		x.NoPreheader = "the header has several predecessors outside of the loop"
	default:
		switch succs := f.Graph.Succs(outside[0]); {
		case len(succs) == 1:
			x.Preheader = outside[0]
		case slices.Min(succs) == slices.Max(succs):
			x.NoPreheader = "the predecessor of the header reaches it by several edges"
		default:
			x.NoPreheader = "the predecessor of the header has other successors"
		}
	}
	if x.Last = x.LoopExitRPO; x.Last < 0 {
		x.Last = x.LatchRPO
	}
	for k := x.First; k < x.Last; k++ { // at the end is the exit, or a latch
		if id := f.Order.RPO[k]; !f.Loops.Contains(l, id) {
			x.Extra = append(x.Extra, id)
		}
	}
	slices.Sort(x.Extra)
	for _, id := range f.Loops.Body(l) {
		if num[id] > x.Last {
			x.Missing = append(x.Missing, id)
		}
	}
	slices.Sort(x.Missing)
	return x
}
