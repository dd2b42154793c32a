package analysis

import (
	"cmp"
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// join marks the phis of block n as varying: paths that diverge at the branch of block by join there. A
// phi that has one value on all edges from blocks on these paths does not vary; on says which blocks
// they are, nil for all.
func (u *Uniformity) join(n, by int32, on func(from int32) bool) {
	s := u.ssa
	if s.Len() == 0 || u.joined[n] {
		return
	}
	all := true                                // of its phis vary, and no other join changes any
	for v := s.from[n]; v < s.from[n+1]; v++ { // its phis are among them
		if s.kind[v] != PhiValue {
			continue
		}
		between := u.between != nil && u.between[v] != nil
		if u.settled[v] && !between {
			continue
		}
		if on == nil && !s.ofBlock(v) || on != nil && !u.oneOn(v, on) {
			u.vary(v, reason{byJoin, by})
		}
		all = all && u.settled[v] && !between
	}
	u.joined[n] = all
}

// oneOn reports whether the phi v has one value on the edges from the blocks that on tells.
func (u *Uniformity) oneOn(v Value, on func(from int32) bool) bool {
	s := u.ssa
	one := NoValue
	for slot, from := range s.Regs.f.Preds.Succs(s.block[v]) {
		if !on(from) {
			continue
		}
		a := s.Args(v)[slot]
		if a < 0 || one >= 0 && a != one && !s.sameSource(a, one) && !u.consts.equal(a, one) && !s.alike(a, one) {
			return false
		}
		one = a
	}
	return true
}

// maxSource bounds how many values [SSA.sameSource] looks at.
const maxSource = 32

// sameSource reports whether a and b are copies of one value, on all paths on which they are made.
func (s *SSA) sameSource(a, b Value) bool {
	steps := 0
	return s.source(a, &steps) == s.source(b, &steps)
}

// source returns the value that v is a copy of on all paths, v itself if there is none.
func (s *SSA) source(v Value, steps *int) Value {
	v = s.copyOf(v)
	if *steps++; v < 0 || s.kind[v] != PhiValue || *steps > maxSource {
		return v
	}
	one := NoValue
	for _, a := range s.Args(v) {
		if a = s.copyOf(a); a == v {
			continue
		}
		if a >= 0 {
			a = s.source(a, steps)
		}
		if a < 0 || one >= 0 && a != one {
			return v
		}
		one = a
	}
	return one
}

// leave notes that lanes leave loop l for block x in different iterations: what the
// loop computes varies for all that read it from there on.
func (u *Uniformity) leave(l, x int32) {
	f := u.ssa.Regs.f
	if u.leftFor(l) {
		return
	}
	if !u.goesOn(x) {
		if !slices.Contains(u.temporal[l], x) {
			u.temporal[l] = append(u.temporal[l], x)
			u.lateIn(l, x)
		}
		return
	}
	u.temporal[l] = append(u.temporal[l][:0], x)
	body := f.Loops.Body(l)
	for k := 0; k < len(body); k++ {
		if u.leaves++; u.leaves > u.divergence.most {
			u.everything(f.Loops.Loops[l].Header) // inner loops first: each block once
		}
		if in := f.Loops.LoopOf[body[k]]; in != l && u.leftFor(in) { // body[k] is its header
			k += len(f.Loops.Body(in)) - 1
			continue
		}
		u.late(body[k], func(n int32) bool { return !f.Loops.Contains(l, n) })
	}
}

// leftFor reports whether lanes leave loop l in different iterations for a block that control goes
// on from: what the loop computes varies for all who read it outside.
func (u *Uniformity) leftFor(l int32) bool {
	xs := u.temporal[l]
	return len(xs) > 0 && u.goesOn(xs[0])
}

// leaveBy notes that lanes leave loop l in different iterations by all of its exits.
func (u *Uniformity) leaveBy(l int32) {
	if u.leftFor(l) || u.exited[l] {
		return
	}
	u.exited[l] = true
	if u.exits == nil {
		u.exits = u.loopExits()
	}
	for _, x := range u.exits[l] {
		u.leave(l, x)
	}
}

// anywhere stands for a block that control goes on from.
const anywhere = -1

// loopExits returns, by loop, the first block that control goes on from and that an edge out of the
// loop leads to; the blocks that such edges lead to if it goes on from none of them; and anywhere if
// those are too many. Time is nearly linear, for edges that leave any number of nested loops, too.
func (u *Uniformity) loopExits() [][]int32 {
	f := u.ssa.Regs.f
	exits := make([][]int32, len(f.Loops.Loops))
	up := make([]int32, len(exits)) // by loop: itself, or one around it if its exits are settled
	for l := range up {
		up[l] = int32(l)
	}
	open := func(l int32) int32 { // the innermost around l whose exits are not settled, -1 for none
		for l >= 0 && up[l] != l {
			if next := up[l]; next >= 0 {
				up[l] = up[next]
			}
			l = up[l]
		}
		return l
	}
	settle := func(l, x int32) {
		exits[l] = append(exits[l][:0], x)
		up[l] = f.Loops.Loops[l].Parent
	}
	type exit struct{ loop, to int32 }
	seen := map[exit]bool{}
	steps := 0 // to blocks that control does not go on from
	for _, goesOn := range []bool{true, false} {
		for outer := range int32(len(exits)) {
			if f.Loops.Loops[outer].Parent >= 0 {
				continue
			}
			for _, n := range f.Loops.Body(outer) {
				for k := f.Graph.Start[n]; k < f.Graph.Start[n+1]; k++ {
					to := f.Graph.Succ[k]
					if u.goesOn(to) != goesOn || f.Kinds[k] == cfg.CallEdge {
						continue
					}
					for l := open(f.Loops.LoopOf[n]); l >= 0 && !f.Loops.Contains(l, to); l = open(f.Loops.Loops[l].Parent) {
						x := exit{l, to}
						if goesOn {
							settle(l, to)
							continue
						}
						switch steps++; {
						case steps > u.divergence.most:
							settle(l, anywhere)
						case !seen[x]:
							seen[x] = true
							exits[l] = append(exits[l], to)
						}
					}
				}
			}
		}
	}
	return exits
}

// lateIn is [Uniformity.late] for what loop l computes and block x reads.
func (u *Uniformity) lateIn(l, x int32) {
	cancel.Poll(u.divergence.ctx)
	s, f := u.ssa, u.ssa.Regs.f
	type use struct {
		v  Value
		by int32
	}
	var uses []use
	note := func(v Value, by int32) {
		u.reads++
		if v >= 0 && f.Loops.Contains(l, s.block[v]) && !u.still(v) {
			uses = append(uses, use{v, by})
		}
	}
	for num := s.Regs.first[x]; num < s.Regs.first[x+1]; num++ {
		words := s.Regs.Words(num)
		for k, v := range s.Values(num) {
			if v >= 0 && words[k].Write() {
				v = s.prev[v] // what it may leave in place
			}
			note(v, num)
		}
	}
	for phi := range s.phis(x) {
		for _, v := range s.Args(phi) {
			note(v, ^phi)
		}
	}
	if u.reads > f.Limit(readSteps*s.Regs.Instrs()+1000) {
		u.everything(f.Loops.Loops[l].Header)
	}
	slices.SortStableFunc(uses, func(a, b use) int { // as the body of the loop has them
		m, n := s.block[a.v], s.block[b.v]
		return cmp.Or(cmp.Compare(f.Loops.LoopOf[m], f.Loops.LoopOf[n]), cmp.Compare(f.Order.Num[m], f.Order.Num[n]), cmp.Compare(a.v, b.v))
	})
	for _, r := range uses {
		u.use(r.by, r.v, reason{byIteration, r.v})
	}
}

// A cycle leads back to the branch of a block, which diverges, before they reconverge.
type cycle struct {
	by     int32
	blocks []int32 // ascending
	from   []int32 // those of them that all lanes have run before
}

// maxCycles bounds how many cycles are kept.
const maxCycles = 16

// leaveCycle notes that lanes leave a cycle, that of the ring, in different iterations.
func (u *Uniformity) leaveCycle(c cycle) {
	if len(u.cycles) == maxCycles {
		for _, n := range c.from {
			u.again(n)
		}
		return
	}
	c.blocks, c.from = u.divergence.ringInOrder(c.blocks), slices.Clone(c.from)
	u.cycles = append(u.cycles, c)
	for _, n := range c.from {
		u.late(n, func(n int32) bool { return u.divergence.ring[n] != u.divergence.epoch })
	}
}

// ringInOrder returns the blocks of the ring, which are given in any order, by their numbers.
func (p *divergence) ringInOrder(blocks []int32) []int32 {
	if len(blocks) < len(p.ring)/8 {
		list := slices.Clone(blocks)
		slices.Sort(list)
		return list
	}
	list := make([]int32, 0, len(blocks))
	for n, epoch := range p.ring {
		if epoch == p.epoch {
			list = append(list, int32(n))
		}
	}
	return list
}

// late marks as varying what is computed, in the blocks that after tells or behind them, from what
// block n computes.
func (u *Uniformity) late(n int32, after func(n int32) bool) {
	cancel.Poll(u.divergence.ctx)
	s := u.ssa
	u.computed(n, func(v Value) {
		users := s.Users(v)
		for len(users) > 0 && u.varies(users[0]) {
			users = users[1:]
		}
		if len(users) == 0 || u.still(v) { // the first is asked for less
			return
		}
		for k, by := range users {
			if by >= 0 {
				if after(s.Regs.BlockOf(by)) {
					u.use(by, v, reason{byIteration, v})
				}
				continue
			}
			if k > 0 && users[k-1] == by {
				continue // a phi that reads v in several slots, one behind the other
			}
			to := s.block[^by]
			from := s.Regs.f.Preds.Succs(to)
			for slot, a := range s.Args(^by) {
				if a == v && (after(to) || slot < len(from) && after(from[slot])) {
					u.use(by, v, reason{byIteration, v})
					break
				}
			}
		}
	})
}

// varies reports whether all that reader by of a value makes is known to vary, so that [Uniformity.use] has nothing to do.
func (u *Uniformity) varies(by int32) bool {
	switch {
	case u.memory != nil || u.between != nil:
		return false // what it does is more than that
	case by < 0:
		return u.settled[^by]
	}
	return u.class[by]&classDone != 0 && u.lanes[by]&lanesSome == 0
}

// computed calls yield with the values that block n defines.
func (u *Uniformity) computed(n int32, yield func(v Value)) {
	s := u.ssa
	for at := s.inAt[n]; at < s.inAt[n+1]; at++ {
		if v := s.ins[at]; v >= 0 && s.block[v] == n {
			yield(v)
		}
	}
	from := s.Regs.start[s.Regs.first[n]]
	for k, w := range s.Regs.block(n) {
		if v := s.vals[int(from)+k]; w.Write() && v >= 0 {
			yield(v)
		}
	}
}

// after reports whether control may get from block x to block n.
func (u *Uniformity) after(x, n int32) bool { return x == n || u.goesOn(x) }

// goesOn reports whether control may leave block x.
func (u *Uniformity) goesOn(x int32) bool {
	return x == anywhere || len(u.ssa.Regs.f.Graph.Succs(x)) > 0
}
