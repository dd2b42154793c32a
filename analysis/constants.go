package analysis

import (
	"context"
	"slices"
	"sync/atomic"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// Constants knows what values are, as far as the machine defines them for every
// lane: a constant, bounds, or some of the bits. It is conditional constant
// propagation (Wegman and Zadeck): what cannot run because of a constant
// condition contributes nothing. A branch also tells what its condition was: in the
// blocks that only one of its ways goes to, the predicate is known, and so are the bounds of
// what was compared with a constant.
//
// Uniform registers are taken to hold what the last instruction on the path wrote. That is so where
// the warp has not diverged, and compiled code uses them nowhere else.
//
// Nothing is known of unreachable blocks, and nothing of a listing without labels that has an
// indirect branch with unknown targets: any instruction may be a target.
type Constants struct {
	ssa   *SSA
	val   []Known // by value; the zero Known for one that no instruction that can run has made, and for most of which nothing is known: see known
	made  []bool  // by value: an instruction that can run has made it
	count []uint8 // by value: how often it changed
	wide  []Value // values that were widened: see widenAfter
	info  []bool  // by value: something is known of it, or assumed somewhere
	fixed []bool  // by value: it is one number wherever it is defined
	pred  []bool  // by register: it is a predicate
	exec  []bool  // by block: it can run
	edge  []bool  // by edge: it can be taken
	from  []int32 // by way into a block, as in Preds: its edge

	*meanings
	every bool   // instructions are evaluated whatever is known of what they read: see need
	exact *exact // of the instruction that is evaluated exactly, made for the first

	assume  []int32 // by value: the first of its assumptions + 1
	assumed []assumption

	dirty   []uint64  // by instruction: an operand changed since it was looked at
	phis    []bool    // by block: an argument of a phi changed, or an edge can be taken now
	pending numberSet // in reverse postorder: blocks that are to be evaluated

	narrowing bool // values become more exact, not less

	decided []atomic.Uint64 // by block: see [Constants.decides]; nil while values change

	words map[int64]Known // in a copy of Constants: what words of the bank of parameters are assumed to be, by offset
	given map[Value]Known // in a copy of Constants: what values are assumed to be, in place of what is known of them
}

// An assumption is what is known of a value in the blocks that one dominates, or along
// the edge ^block.
type assumption struct {
	next  int32
	block int32
	known Known
}

// maxAssumptions bounds how many conditions on one value are kept.
const maxAssumptions = 8

// widenAfter is how often a value may grow before its bounds are given up.
const widenAfter = 3

// newConstants evaluates the function. Time is linear in instructions, but for values
// that go round loops: each of those is evaluated a bounded number of times.
func newConstants(ctx context.Context, s *SSA, m *meanings) *Constants {
	return evaluated(ctx, s, m, false)
}

// evaluated is newConstants. If every is set, it evaluates instructions whatever is known of what they read.
func evaluated(ctx context.Context, s *SSA, m *meanings, every bool) *Constants {
	f := s.Regs.f
	c := &Constants{
		ssa:      s,
		meanings: m,
		every:    every,
		val:      make([]Known, s.Len()),
		count:    make([]uint8, s.Len()),
		dirty:    make([]uint64, (s.Regs.Instrs()+63)/64),
	}
	values, blocks, edges := s.Len(), len(f.Blocks), len(f.Graph.Succ)
	flags := make(slab[bool], 3*values+s.Regs.Len()+2*blocks+edges)
	c.made, c.info, c.fixed, c.pred = flags.cut(values), flags.cut(values), flags.cut(values), flags.cut(s.Regs.Len())
	c.exec, c.phis, c.edge = flags.cut(blocks), flags.cut(blocks), flags.cut(edges)
	numbers := make(slab[int32], edges+values+blocks)
	c.from, c.assume = numbers.cut(edges), numbers.cut(values)
	ways := numbers.cut(blocks)
	c.pending = newNumberSet(blocks)
	if len(f.Blocks) == 0 || !f.Complete && !labelled(f) {
		return c
	}
	for v, reg := range s.Regs.Regs {
		c.pred[v] = reg.IsPred()
	}
	for e, to := range f.Graph.Succ {
		c.from[f.Preds.Start[to]+ways[to]] = int32(e)
		ways[to]++
	}
	for v := range Value(s.Len()) {
		switch s.kind[v] {
		case EntryValue, UnknownValue, ClobberValue:
			c.made[v], c.val[v] = true, c.most(v)
		}
	}
	cancel.Poll(ctx)
	c.assumptions(ctx)
	if f.Complete {
		c.wake(0)
		for _, n := range f.IndirectEntries() {
			c.wake(n)
		}
	} else {
		for _, n := range f.Order.RPO {
			c.wake(n)
		}
	}
	for at := int32(0); ; at++ { // round after round in reverse postorder
		if at = c.pending.next(at); at < 0 {
			if at = c.pending.next(0); at < 0 {
				break
			}
		}
		cancel.Poll(ctx)
		c.pending.remove(at)
		c.block(f.Order.RPO[at])
	}
	c.narrow(ctx)
	c.decided = make([]atomic.Uint64, blocks)
	return c
}

// narrow evaluates widened values once more, and what depends on them: the exit condition of a loop
// may still bound its counter. All that is known of the operands is true, so what follows from it is
// true as well.
func (c *Constants) narrow(ctx context.Context) {
	s := c.ssa
	slices.Sort(c.wide)
	work := slices.Compact(c.wide)
	c.narrowing = true
	for n := 0; n < len(work) && n < 4*s.Len(); n++ {
		cancel.Poll(ctx)
		v := work[n]
		before := c.known(v)
		if c.count[v] > narrowMost {
			continue
		}
		c.count[v]++
		if s.kind[v] == PhiValue {
			c.phi(v)
		} else if s.kind[v] == InstrValue {
			b := s.Block(v)
			c.instr(b.ID, s.num[v], &b.Instrs[s.num[v]-s.Regs.first[b.ID]])
		}
		if c.known(v) == before {
			continue
		}
		for _, u := range s.Users(v) {
			switch {
			case u < 0:
				work = append(work, ^u)
			case c.exec[s.Regs.BlockOf(u)]:
				for k, w := range s.Regs.Words(u) {
					if w.Write() {
						work = append(work, s.Values(u)[k])
					}
				}
			}
		}
	}
	c.narrowing = false
}

// narrowMost bounds how often a value is evaluated again, beyond widenAfter.
const narrowMost = widenAfter + 3

// labelled reports whether control gets into f at labels only: it has some, and nothing enters the
// middle of a block.
func labelled(f *cfg.Func) bool {
	if f.EntersMiddle() {
		return false
	}
	for _, b := range f.Blocks[1:] {
		if len(b.Labels) > 0 {
			return true
		}
	}
	return f.Native
}

// known is what is known of v wherever it is defined; the zero Known if no instruction that can run has made it. Of most values that is
// nothing, which is not written down: those are not looked at again.
func (c *Constants) known(v Value) Known {
	if c.val[v] == (Known{}) && c.made[v] {
		return c.most(v)
	}
	return c.val[v]
}

// most is what is known of any value of v's register.
func (c *Constants) most(v Value) Known {
	if c.pred[c.ssa.v[v]] {
		return anyPredicate
	}
	return Anything
}

// anyPredicate is what is known of any predicate.
var anyPredicate = Varies.known()

// in returns what is known of v in block n.
func (c *Constants) in(v Value, n int32) Known {
	if c.given != nil {
		if k, ok := c.given[v]; ok {
			return k
		}
	}
	k := c.val[v]
	if k == (Known{}) {
		return c.most(v)
	}
	for a := c.assume[v]; a > 0; a = c.assumed[a-1].next {
		if x := &c.assumed[a-1]; x.block >= 0 && c.ssa.Regs.f.Dom.Dominates(x.block, n) {
			k = k.meet(x.known)
		}
	}
	return k
}

// along returns what is known of v where edge leads from block n.
func (c *Constants) along(v Value, edge, n int32) Known {
	k := c.in(v, n)
	for a := c.assume[v]; a > 0; a = c.assumed[a-1].next {
		if x := &c.assumed[a-1]; x.block == ^edge {
			k = k.meet(x.known)
		}
	}
	return k
}

// block evaluates what changed in block n; all of it at the first time.
func (c *Constants) block(n int32) {
	s, r := c.ssa, c.ssa.Regs
	f := r.f
	first := !c.exec[n]
	c.exec[n] = true
	if (first || c.phis[n]) && s.slots(n) > 1 {
		for v := s.from[n]; v < s.from[n+1]; v++ { // its phis are among them
			if s.kind[v] == PhiValue {
				c.phi(v)
			}
		}
	}
	c.phis[n] = false
	b := f.Blocks[n]
	for k := range b.Instrs {
		num := r.first[n] + int32(k)
		if !first && c.dirty[num>>6]>>(num&63)&1 == 0 {
			continue
		}
		c.dirty[num>>6] &^= 1 << (num & 63)
		if c.informed(num) {
			c.instr(n, num, &b.Instrs[k])
		} else {
			c.vague(num)
		}
	}
	c.leave(b)
}

// vague evaluates instruction n, which makes nothing known of nothing.
func (c *Constants) vague(n int32) {
	words := c.ssa.Regs.Words(n)
	for k, v := range c.ssa.Values(n) {
		if !words[k].Write() {
			continue
		}
		c.vagueValue(v)
	}
}

// vagueValue makes nothing known of v.
func (c *Constants) vagueValue(v Value) {
	if c.made[v] || c.info[v] { // or something is assumed of it
		c.set(v, c.most(v))
		return
	}
	c.made[v] = true
}

// leave marks the edges out of b that control can take.
func (c *Constants) leave(b *cfg.Block) {
	f := c.ssa.Regs.f
	t, plain := c.byGuard(b.ID)
	returns := false
	if !plain {
		t = c.Taken(b)
		returns = b.Last() != nil && b.Last().FallsThrough() && goesOnBehind(f, b)
	}
	for e := f.Graph.Start[b.ID]; e < f.Graph.Start[b.ID+1]; e++ {
		if c.edge[e] || t == True && f.Kinds[e] == cfg.FallThrough && !returns || t == False && f.Kinds[e] != cfg.FallThrough && f.Kinds[e] != cfg.CallEdge {
			continue
		}
		c.edge[e] = true
		to := f.Graph.Succ[e]
		if !c.exec[to] || c.ssa.slots(to) > 1 {
			c.phis[to] = true
			c.wake(to)
		}
	}
}

// byGuard is [Constants.Taken] of block n, which can run, if the guard of its last instruction alone decides, as of most blocks with a
// condition; plain is false of others. It does not look at the instruction, which is nowhere near in memory, and so does not know it if that has
// been changed.
func (c *Constants) byGuard(n int32) (t Truth, plain bool) {
	at := c.guarded(n)
	if at < 0 {
		return Varies, false
	}
	t = c.read(n, at, cfg.ArgGuard, 0).Truth()
	if c.traits[at]&ByComplement != 0 {
		return t.not(), true
	}
	return t, true
}

// guarded returns the number of the last instruction of block n if that is [ByGuard], else -1.
func (c *Constants) guarded(n int32) int32 {
	r := c.ssa.Regs
	if last := r.first[n+1] - 1; last >= r.first[n] && c.traits[last]&ByGuard != 0 {
		return last
	}
	return -1
}

func (c *Constants) wake(n int32) {
	if at := c.ssa.Regs.f.Order.Num[n]; at >= 0 {
		c.pending.add(at)
	}
}

// phi evaluates the phi v.
func (c *Constants) phi(v Value) {
	s := c.ssa
	f := s.Regs.f
	n := s.block[v]
	var k Known
	some := false
	for slot, a := range s.Args(v) {
		at := f.Preds.Start[n] + int32(slot)
		entry := at == f.Preds.Start[n+1]
		if a < 0 || !c.made[a] || !entry && !c.edge[c.from[at]] {
			continue
		}
		if !c.info[a] { // whatever the others are
			c.vagueValue(v)
			return
		}
		x := c.val[a]
		if !entry && c.assume[a] > 0 {
			x = c.along(a, c.from[at], f.Preds.Succ[at])
		}
		if some {
			x = k.join(x)
		}
		k, some = x, true
	}
	if some {
		c.set(v, k)
	}
}

// set makes v at least k, and has those who read it looked at again.
func (c *Constants) set(v Value, k Known) {
	old := c.known(v)
	c.made[v] = true
	if c.narrowing {
		c.val[v] = old.meet(k)
		c.info[v] = c.info[v] || c.val[v] != c.most(v)
		c.fixed[v] = c.val[v].Lo == c.val[v].Hi && c.val[v] != (Known{})
		return
	}
	if old != (Known{}) {
		if k = old.join(k); k == old {
			return
		}
		if c.count[v]++; c.count[v] > widenAfter {
			k = old.widened(k)
			c.count[v] = widenAfter
			c.wide = append(c.wide, v)
		}
		if k == old {
			return
		}
	}
	c.val[v] = k
	c.info[v] = c.assume[v] > 0 || k != c.most(v)
	c.fixed[v] = k.Lo == k.Hi && k != (Known{})
	if old == (Known{}) {
		return // who reads it is still to come, or is a phi that its edge tells
	}
	s := c.ssa
	for _, u := range s.Users(v) {
		if u < 0 {
			if n := s.block[^u]; c.exec[n] {
				c.phis[n] = true
				c.wake(n)
			}
			continue
		}
		if n := s.Regs.BlockOf(u); c.exec[n] {
			c.dirty[u>>6] |= 1 << (u & 63)
			c.wake(n)
		}
	}
}
