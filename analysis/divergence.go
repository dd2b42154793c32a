package analysis

import (
	"context"
	"math"
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// A divergence finds where paths join after a divergent branch. Every block that a
// path gets to is labelled with the path out of the branch that leads there; a
// block that two labels get to is where paths join, and what follows it has a label of
// its own. It ends at the branch's immediate postdominator, where all lanes are
// taken to meet, and before that where only one label is left because the lanes of
// the others have ended. (After Karrenberg and Hack, "Improving Performance of
// OpenCL on CPUs".)
type divergence struct {
	ctx    context.Context
	u      *Uniformity
	label  []int32 // by block; a way out, or ways + the block where paths joined
	stamp  []int32 // by block: the epoch that label is of
	epoch  int32
	paths  int32
	work   worklist // the blocks to go on from
	stack  []int32  // of a walk without labels
	seen   []int32
	joins  []int32 // where paths join
	by     int32   // the block with the branch
	end    int32   // its immediate postdominator, -1 for none
	cyclic bool    // lanes went round a cycle without a branch of their own
	gone   []int8  // by block: see endsApart
	steps  int
	fine   int     // steps to make with labels
	most   int     // steps to make in all
	check  int     // after how many it is asked again whether those are enough
	done   int     // branches followed
	ends   []int32 // by block: the end that its successors were followed to without labels, + 2
	ring   []int32 // by block: the epoch in which it was on a cycle through the branch
	cycle  cycle   // that cycle

	entries []entry // by block
	outer   []int32 // by loop: the outermost loop around it

	walked []int32 // by block: the walk that has come there last: see others
	walk   int32
	held   []barrierState // by barrier: at the branch, in that walk
}

// An entry is where edges from blocks that a block dominates enter the cycle: the block, -1 for several.
type entry struct{ epoch, to int32 }

// The work is bounded, in steps for each block of the function or some that any may take: the
// branches in the loop of an interpreter, whose switch leads to each of its blocks, take about half
// the square of the blocks, and other compiled code takes few. Beyond [fineSteps] labels are given
// up: every block between a branch and the end of its paths where others go to counts as one where
// they reconverge. Beyond coarseSteps more for each block all blocks do.
const (
	minSteps    = 1 << 17
	blockSteps  = 8
	coarseSteps = 24
	readSteps   = 32 // reads that are looked at outside of loops, for each instruction
)

// fineSteps is how many steps the search for the places where paths join may take in f.
func fineSteps(f *cfg.Func) int { return f.Limit(max(minSteps, blockSteps*len(f.Blocks))) }

// pollSteps is how many steps are taken from one poll to the next.
const pollSteps = 1 << 8

// from follows the paths out of b, whose branch diverges.
func (p *divergence) from(b *cfg.Block) {
	f := p.u.ssa.Regs.f
	if !f.Reachable(b) || p.u.gaveUp {
		return
	}
	cancel.Poll(p.ctx)
	p.epoch++
	p.done++
	p.by = b.ID
	p.work.clear(p.label)
	p.seen, p.joins = p.seen[:0], p.joins[:0]
	p.end, p.cyclic = p.u.post.Ipdom[b.ID], false
	succs := f.Graph.Succs(b.ID)
	p.paths = int32(len(succs))
	for k, to := range succs {
		if f.Kinds[int(f.Graph.Start[b.ID])+k] != cfg.CallEdge && p.stamp[to] != p.epoch {
			p.reach(to, int32(k))
		}
	}
	if len(p.seen) < 2 {
		return // "@P0 EXIT", or both paths go to one block
	}
	rest := int32(-1) // the label that is left, if one is
	for p.work.len() > 0 {
		if p.end < 0 && !p.cyclic && p.work.labels == 1 {
			rest = p.label[p.work.first()] // the one label that all blocks to go on from have
			break
		}
		if p.steps%pollSteps == 0 {
			cancel.Poll(p.ctx)
		}
		if p.steps++; p.steps > p.fine {
			p.coarse(b)
			return
		}
		if p.steps > p.check {
			p.check = 2 * p.steps
			if p.tooMany() {
				p.u.everything(b.ID)
				return
			}
		}
		n := p.work.pop(p.label)
		if n == b.ID {
			p.cyclic = true // the branch again
			continue
		}
		label, num := p.label[n], f.Order.Num[n]
		for k := f.Graph.Start[n]; k < f.Graph.Start[n+1]; k++ {
			to := f.Graph.Succ[k]
			if p.stamp[to] == p.epoch {
				if f.Order.Num[to] <= num {
					p.cyclic = true
				}
				if was := p.label[to]; was == label || was == p.paths+to {
					continue // it has been reached so
				}
			}
			if f.Kinds[k] != cfg.CallEdge {
				p.reach(to, label)
			}
		}
	}
	for k, n := range p.joins {
		if k%pollSteps == 0 {
			cancel.Poll(p.ctx)
		}
		p.u.join(n, p.by, func(from int32) bool { return from == p.by || p.stamp[from] == p.epoch })
	}
	for k, n := range p.seen {
		if k%pollSteps == 0 {
			cancel.Poll(p.ctx)
		}
		if n == p.end {
			continue
		}
		if !p.work.has(n) {
			p.u.separates(b.ID, n)
			if p.u.called {
				p.u.calledApart(b.ID, n)
			}
		}
	}
	if !p.loops(rest) {
		p.coarse(b)
		return
	}
	p.again(false)
	if rest >= 0 && p.linger(rest) {
		p.others()
	}
}

// tooMany reports whether the branches that are known to diverge, if they take as many steps as those before them did, take several
// times as many as there are: what is found until they are used up would be given up.
func (p *divergence) tooMany() bool {
	return p.steps/max(1, p.done)/manyTimes > p.most/max(1, len(p.u.divergent))
}

// manyTimes is how many times the steps that there are [divergence.tooMany] asks for.
const manyTimes = 4

// coarse takes every block up to the end of b's paths for one where they join, which needs no labels.
func (p *divergence) coarse(b *cfg.Block) {
	f := p.u.ssa.Regs.f
	p.u.Limited = true
	if p.ends == nil {
		p.ends = make([]int32, len(f.Blocks))
	}
	work := append(p.stack[:0], f.Graph.Succs(b.ID)...)
	u, ends, end, start := p.u, p.ends, p.end+2, f.Graph.Start
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if p.steps%pollSteps == 0 {
			cancel.Poll(p.ctx)
		}
		if ends[n] == end {
			continue
		}
		if p.steps++; p.steps > p.most {
			u.everything(b.ID)
			break
		}
		ends[n] = end
		if !u.joined[n] && u.ssa.slots(n) > 1 {
			u.join(n, b.ID, nil)
		}
		if n == p.end {
			continue
		}
		u.separates(b.ID, n)
		for _, to := range f.Graph.Succ[start[n]:start[n+1]] {
			if ends[to] != end {
				work = append(work, to)
			}
		}
	}
	p.stack = work[:0]
	for l := f.Loops.LoopOf[b.ID]; l >= 0 && !(p.end >= 0 && f.Loops.Contains(l, p.end)); l = f.Loops.Loops[l].Parent {
		cancel.Poll(p.ctx)
		if p.steps++; p.steps > p.most {
			p.u.everything(b.ID)
			break
		}
		p.u.leaveBy(l)
	}
	if !p.odd() {
		return
	}
	p.epoch++ // what the branch gets to, without labels
	p.seen = p.seen[:0]
	work = append(work, f.Graph.Succs(b.ID)...)
	stamp, epoch, seen := p.stamp, p.epoch, p.seen
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if p.steps%pollSteps == 0 {
			cancel.Poll(p.ctx)
		}
		if stamp[n] == epoch {
			continue
		}
		if p.steps++; p.steps > p.most {
			u.everything(b.ID)
			break
		}
		stamp[n] = epoch
		seen = append(seen, n)
		if n == p.end {
			continue
		}
		for _, to := range f.Graph.Succ[start[n]:start[n+1]] {
			if stamp[to] != epoch {
				work = append(work, to)
			}
		}
	}
	p.seen = seen
	p.stack = work[:0]
	p.again(true)
}

// reach labels block n.
func (p *divergence) reach(n, label int32) {
	f := p.u.ssa.Regs.f
	switch {
	case p.stamp[n] != p.epoch:
		p.stamp[n] = p.epoch
		p.label[n] = label
		p.seen = append(p.seen, n)
	case p.label[n] == label || p.label[n] == p.paths+n:
		return
	default:
		p.work.relabel(n, p.label[n], p.paths+n)
		p.label[n] = p.paths + n
		p.joins = append(p.joins, n)
	}
	if n == p.end || len(f.Graph.Succs(n)) == 0 && p.endsApart(n) {
		return // lanes reconverge, or end, here
	}
	p.work.add(n, p.label[n])
}

// endsApart reports whether lanes that come to block n, which has no successor, are gone for those
// that come there later: no two paths lead there, or only to an EXIT, at which nobody waits, behind nothing
// or what computes nothing, as MOV RZ, RZ.
func (p *divergence) endsApart(n int32) bool {
	if p.gone == nil {
		p.gone = make([]int8, len(p.label))
	}
	if p.gone[n] == 0 {
		f := p.u.ssa.Regs.f
		b, preds := f.Blocks[n], f.Preds.Succs(n)
		p.gone[n] = -1
		if len(preds) < 2 || onlyExits(b) &&
			!slices.ContainsFunc(preds, func(from int32) bool {
				i := f.Blocks[from].Last()
				return i != nil && i.Flow == cfg.FlowPop
			}) {
			p.gone[n] = 1
		}
	}
	return p.gone[n] > 0
}

// onlyExits reports whether b has an EXIT, and in front of it nothing that writes a register or has another effect.
func onlyExits(b *cfg.Block) bool {
	last := len(b.Instrs) - 1
	if last < 0 || b.Instrs[last].Flow != cfg.FlowExit {
		return false
	}
	for k := range b.Instrs[:last] {
		i := &b.Instrs[k]
		if !i.Op.Known() || i.Flow != cfg.FlowNone || i.Op.Effects != 0 || slices.ContainsFunc(i.Refs, func(r cfg.Ref) bool { return r.Write }) {
			return false
		}
	}
	return true
}

// loops finds the loops around the branch that lanes leave in different iterations:
// where the way to an exit is another than the way back to the header. It reports whether there
// were steps enough to look.
func (p *divergence) loops(rest int32) bool {
	f := p.u.ssa.Regs.f
	for l := f.Loops.LoopOf[p.by]; l >= 0; l = f.Loops.Loops[l].Parent {
		back := rest
		if p.end >= 0 && f.Loops.Contains(l, p.end) {
			break // lanes reconverge before they leave it
		}
		if h := f.Loops.Loops[l].Header; p.stamp[h] == p.epoch {
			back = p.label[h]
		}
		if back < 0 || p.u.leftFor(l) {
			continue // all lanes leave it in this iteration, or it is known that they do not
		}
		if p.steps += len(p.seen); p.steps > p.fine {
			return false
		}
		for _, x := range p.seen {
			if f.Loops.Contains(l, x) || p.label[x] == back {
				continue
			}
			for _, from := range f.Preds.Succs(x) {
				if f.Loops.Contains(l, from) && (from == p.by || p.stamp[from] == p.epoch) {
					p.u.leave(l, x)
					break
				}
			}
		}
	}
	return true
}

// odd reports whether lanes may run a block again on their way from the branch to
// where they reconverge in another way than round natural loops which they leave before that:
// where they reconverge is in such a loop too, as where a loop and the one in it share their
// header, or a cycle can be entered at several blocks.
func (p *divergence) odd() bool {
	f := p.u.ssa.Regs.f
	if len(f.Loops.Irreducible) > 0 {
		return true
	}
	l := f.Loops.LoopOf[p.by]
	if l < 0 || p.end < 0 {
		return false
	}
	if p.outer == nil {
		p.outer = make([]int32, len(f.Loops.Loops))
		for l := range p.outer { // those around it come first
			if p.outer[l] = int32(l); f.Loops.Loops[l].Parent >= 0 {
				p.outer[l] = p.outer[f.Loops.Loops[l].Parent]
			}
		}
	}
	return f.Loops.Contains(p.outer[l], p.end)
}

// again finds the blocks that all lanes have run when they get to the branch and
// that some of them run again before they reconverge: what those compute is then not of one
// round. Blocks that lead back to the branch are a cycle which lanes leave in different
// rounds; that they do is sure, or has to be seen from the labels.
func (p *divergence) again(sure bool) {
	f := p.u.ssa.Regs.f
	if !p.odd() {
		return
	}
	if p.ring == nil {
		p.ring = make([]int32, len(f.Blocks))
	}
	blocks, from := p.cycle.blocks[:0], p.cycle.from[:0]
	if p.stamp[p.by] == p.epoch {
		p.ring[p.by] = p.epoch
		blocks = append(blocks, p.by)
	}
	for k := 0; k < len(blocks); k++ {
		for _, n := range f.Preds.Succs(blocks[k]) {
			if p.stamp[n] == p.epoch && p.ring[n] != p.epoch && n != p.end {
				p.ring[n] = p.epoch
				blocks = append(blocks, n)
			}
		}
	}
	inside := func(n int32) bool { return p.ring[n] == p.epoch }
	for k := 0; k < len(p.seen) && !sure && len(blocks) > 0; k++ {
		x := p.seen[k]
		sure = !inside(x) && p.label[x] != p.label[p.by] && slices.ContainsFunc(f.Preds.Succs(x), inside)
	}
	if sure {
		p.enter(blocks)
	}
	if p.dominated() {
		for _, n := range p.seen {
			switch {
			case n == p.end || !f.Dom.Dominates(n, p.by):
			case !inside(n) || sure && p.entered(n):
				p.u.again(n)
			case sure:
				from = append(from, n)
			}
		}
	}
	p.cycle = cycle{p.by, blocks, from}
	if len(from) > 0 {
		p.u.leaveCycle(p.cycle)
	}
}

// dominated reports whether a block that has been seen may dominate the branch. It takes no more time than to look at them all.
func (p *divergence) dominated() bool {
	dom := &p.u.ssa.Regs.f.Dom
	n := p.by
	for range p.seen {
		if n < 0 || p.stamp[n] == p.epoch {
			return n >= 0
		}
		n = dom.Idom[n]
	}
	return true
}

// enter notes, of each block of a cycle that dominates the branch, at which blocks edges from
// blocks that it dominates enter the cycle.
func (p *divergence) enter(blocks []int32) {
	f := p.u.ssa.Regs.f
	if p.entries == nil {
		p.entries = make([]entry, len(f.Blocks))
	}
	top := int32(math.MaxInt32) // depth in the tree of dominators of the first block that is asked for
	for _, n := range blocks {
		if f.Dom.Dominates(n, p.by) {
			top = min(top, f.Dom.Depth[n])
		}
	}
	for _, to := range blocks {
		for _, n := range f.Preds.Succs(to) {
			if p.ring[n] == p.epoch {
				continue
			}
			for ; n >= 0 && f.Dom.Depth[n] >= top; n = f.Dom.Idom[n] {
				e := &p.entries[n]
				if e.epoch == p.epoch && (e.to == to || e.to < 0) {
					break // and so are those above
				}
				if e.epoch == p.epoch {
					e.to = -1
				} else {
					*e = entry{p.epoch, to}
				}
			}
		}
	}
}

// entered reports whether lanes may come back to the blocks of a cycle with what block
// n, one of them, has computed: by an edge to another block of it.
func (p *divergence) entered(n int32) bool {
	e := p.entries[n]
	return e.epoch == p.epoch && e.to != n
}

// everything gives up: any branch that varies, such as that of block by, may diverge
// lanes anywhere. No other branch is followed then.
func (u *Uniformity) everything(by int32) {
	f := u.ssa.Regs.f
	if u.gaveUp {
		return
	}
	u.gaveUp, u.Limited = true, true
	ctx := u.divergence.ctx
	for _, n := range f.Order.RPO {
		cancel.Poll(ctx)
		if u.under[n] == 0 {
			u.misses(by, n)
		}
		if u.ssa.slots(n) > 1 {
			u.join(n, by, nil)
		}
	}
	for l := int32(len(f.Loops.Loops)) - 1; l >= 0; l-- { // inner loops first
		cancel.Poll(ctx)
		u.leaveBy(l)
	}
	for _, n := range f.Order.RPO {
		cancel.Poll(ctx)
		if f.Loops.LoopOf[n] >= 0 || len(f.Loops.Irreducible) > 0 {
			u.again(n)
		}
	}
}
