package analysis

import (
	"cmp"
	"context"
	"math"
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// ControlFlow is what phase 3, AnalyzeControlFlow, notes of each block and of the
// function. It is ptxas' own view, beside the true loops of [cfg.Func.Loops],
// which every pass here uses: ptxas takes a range of reverse postorder numbers for
// the body of a loop, from that of the header to that of the exit, both included. Sources: seeds
// analyze-control-flow; basic-blocks-and-cfg, "Natural Loop Detection".
//
// The page's terminators are taken by what they mean, whatever their numbers: 93
// and 95 are exits from a loop, conditional or not, 29 a branch back or out, 72 RET and
// 94 BRX.
type ControlFlow struct {
	f      *cfg.Func
	Force  bool
	Blocks []BlockFlow // by block

	EarlyExit    bool // +1369 bit 7: a block begins with EXIT
	RPOViolation bool // +1377 bit 5: an edge leads into a range other than at its first block, so that the tags are not to be trusted

	// SmallKernel is +1376 bit 1. As the page has it the bit is only looked at in
	// force mode, after HAS_PRED was set for every block, and asks for blocks
	// without it: it is never set.
	SmallKernel bool
}

// A BlockFlow is what is noted of one block.
type BlockFlow struct {
	LoopHeader        bool // 0x10: a back edge goes to it; in force mode every block has it
	HasPred           bool // 0x20: an edge from a lower number goes to it; in force mode every block has it
	InLoop            bool // 0x800000: its number is in the range of a loop: from the header to the exit, to the latch if nothing leaves it
	AnalysisOK        bool // 0x40000: its last instruction passed the test for a back edge
	BackEdgeCandidate bool // +292 bit 3: likewise, but cleared by RET

	// What ptxas keeps in one field, +152, is two facts. LatchRPO is, for a header,
	// the highest number of a block that leads back to it; LoopExitRPO the
	// highest of a block that an edge out of the range goes to; those of a natural loop,
	// which [Shape] has, may be others. Both are -1
	// for other blocks, LoopExitRPO also for a loop that nothing leaves.
	LatchRPO, LoopExitRPO int32
}

// PhaseThreeRuns reports whether the wrapper of phase 3 runs the analysis, at -O
// level and with knob 235, and why. Other phases call the analysis without asking.
func PhaseThreeRuns(level int, knob235 bool) (bool, string) {
	switch {
	case level < 1:
		return false, "at -O0 nothing needs its tags"
	case knob235:
		return false, "knob 235 is set; the phases that follow run the analysis themselves all the same"
	}
	return true, "-O1 and above, knob 235 is not set"
}

// AnalyzeControlFlow runs the analysis on f. In force mode, as the loop phases and
// the register allocator call it, every block is tagged as a header with a
// predecessor; the ranges are the same. Time is n log n in blocks and edges, however the ranges overlap.
// It polls ctx.
func AnalyzeControlFlow(ctx context.Context, f *cfg.Func, force bool) *ControlFlow {
	c := &ControlFlow{f: f, Force: force, Blocks: make([]BlockFlow, len(f.Blocks))}
	c.sweep(ctx)
	c.confirm(ctx)
	return c
}

// sweep finds headers, and the latches of each.
func (c *ControlFlow) sweep(ctx context.Context) {
	f, force := c.f, c.Force
	for n := range c.Blocks { // reset
		c.Blocks[n] = BlockFlow{LoopHeader: force, HasPred: force, LatchRPO: -1, LoopExitRPO: -1}
	}
	num := f.Order.Num
	for k, n := range f.Order.RPO { // sweep
		cancel.Poll(ctx)
		b, x := f.Blocks[n], &c.Blocks[n]
		if len(b.Instrs) > 0 && b.Instrs[0].Flow == cfg.FlowExit {
			c.EarlyExit = true
		}
		for s, kind := range f.Succs(b) {
			if kind == cfg.CallEdge {
				continue
			}
			if num[s.ID] > int32(k) {
				c.Blocks[s.ID].HasPred = true
				continue
			}
			x.AnalysisOK = true
			x.BackEdgeCandidate = b.Last() != nil && b.Last().Flow != cfg.FlowRet
			c.Blocks[s.ID].LatchRPO = max(c.Blocks[s.ID].LatchRPO, int32(k))
		}
	}
}

// confirm finds the ranges of the headers, which the sweep has found the latches of.
func (c *ControlFlow) confirm(ctx context.Context) {
	f := c.f
	rpo, num := f.Order.RPO, f.Order.Num
	none := !slices.ContainsFunc(rpo, func(n int32) bool { return c.Blocks[n].LatchRPO >= 0 })
	if none {
		return
	}
	// By position in the order: the farthest that an edge leads to, the farthest and, negative, the nearest that
	// one comes from.
	to, last, first := newMaxTree(len(rpo)), newMaxTree(len(rpo)), newMaxTree(len(rpo))
	type edge struct{ from, to int32 }
	var back []edge // those that lead back
	for k, n := range rpo {
		cancel.Poll(ctx)
		for s, kind := range f.Succs(f.Blocks[n]) {
			if kind == cfg.CallEdge {
				continue
			}
			to.add(k, num[s.ID])
			if num[s.ID] < int32(k) {
				back = append(back, edge{int32(k), num[s.ID]})
			}
		}
		for _, p := range f.Preds.Succs(n) {
			if from := num[p]; from >= 0 {
				last.add(k, from)
				first.add(k, -from)
			}
		}
	}
	slices.SortFunc(back, func(a, b edge) int { return cmp.Compare(a.to, b.to) })
	before := newMaxTree(len(rpo)) // to, of the edges to what is in front of the header
	in := make([]int32, len(rpo)+1)
	for k, n := range rpo {
		cancel.Poll(ctx)
		x, lo := &c.Blocks[n], int32(k)
		for ; len(back) > 0 && back[0].to < lo; back = back[1:] {
			before.add(int(back[0].from), back[0].to)
		}
		if x.LatchRPO < 0 {
			continue
		}
		x.LoopHeader = true
		hi := x.LatchRPO
		if exit := to.most(k, int(hi)); exit > hi {
			x.LoopExitRPO = exit
		} else if exit := before.most(k, int(hi)); exit >= 0 {
			x.LoopExitRPO = max(x.LoopExitRPO, exit)
		}
		if !c.RPOViolation && lo < hi { // consistency
			nearest := first.most(k+1, int(hi))
			c.RPOViolation = last.most(k+1, int(hi)) > hi || nearest != math.MinInt32 && -nearest < lo
		}
		if x.LoopExitRPO >= lo {
			hi = x.LoopExitRPO
		}
		in[lo]++
		in[hi+1]--
	}
	ranges := int32(0)
	for k, n := range rpo {
		ranges += in[k]
		c.Blocks[n].InLoop = c.Blocks[n].InLoop || ranges > 0
	}
}

// A maxTree knows the most of what was added between two positions.
type maxTree []int32

func newMaxTree(n int) maxTree {
	t := make(maxTree, 2*n)
	for k := range t {
		t[k] = math.MinInt32
	}
	return t
}

// add adds v at position k.
func (t maxTree) add(k int, v int32) {
	for k += len(t) / 2; k > 0 && t[k] < v; k /= 2 {
		t[k] = v
	}
}

// most returns the most from position lo to hi; the least number if nothing was added there.
func (t maxTree) most(lo, hi int) int32 {
	m := int32(math.MinInt32)
	for lo, hi = lo+len(t)/2, hi+len(t)/2+1; lo < hi; lo, hi = lo/2, hi/2 {
		if lo&1 == 1 {
			m = max(m, t[lo])
			lo++
		}
		if hi&1 == 1 {
			hi--
			m = max(m, t[hi])
		}
	}
	return m
}

// Flags returns the names of the flags of b, with those that ptxas has no bit for: UNREACHABLE
// alone, REACHABILITY_UNKNOWN alone where no path from the entry is known but control may come, and
// IRREDUCIBLE where an edge leads back that the block does not dominate. All views show these.
func (f *Facts) Flags(b *cfg.Block) []string {
	switch {
	case f.Unreachable(b):
		return []string{"UNREACHABLE"}
	case !f.Func.Reachable(b):
		return []string{"REACHABILITY_UNKNOWN"}
	}
	names := f.ControlFlow().Blocks[b.ID].Names()
	if len(f.Func.Loops.Irreducible) > 0 && f.rarely().ledBack.Get(f.ctx, f.irreducibleTargets)[b.ID] {
		names = append(names, "IRREDUCIBLE")
	}
	return names
}

// irreducibleTargets returns, by block, whether an edge leads back to it that it does not dominate.
func (f *Facts) irreducibleTargets() []bool {
	is := make([]bool, len(f.Func.Blocks))
	for _, e := range f.Func.Loops.Irreducible {
		is[e.Dst] = true
	}
	return is
}

// Names returns the names of the flags that are set, in the order of their bits.
func (b *BlockFlow) Names() []string {
	var names []string
	for _, f := range []struct {
		set  bool
		name string
	}{
		{b.LoopHeader, "LOOP_HEADER"}, {b.HasPred, "HAS_PRED"}, {b.AnalysisOK, "ANALYSIS_OK"}, {b.InLoop, "IN_LOOP"},
		{b.BackEdgeCandidate, "BACK_EDGE_CANDIDATE"},
	} {
		if f.set {
			names = append(names, f.name)
		}
	}
	return names
}
