package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// A Meeting is an instruction at which all lanes that a branch has separated wait for one another, except those that end before
// without waiting at a barrier:
//
//	BSYNC B0              // all hold B0, and none leaves its region by another way
//	SYNC                  // pops an entry of the stack that all have, and BRK and CONT likewise
//	WARPSYNC 0xffffffff   // all lead to it, and to no other that waits for the warp
type Meeting struct {
	Instr *cfg.Instr
	block int32 // the lanes go on in it, behind instruction at
	at    int
	alone []int32 // blocks that they may run before, ascending
}

// Meetings finds where lanes meet that branches have separated. It is not safe for concurrent use.
type Meetings struct {
	facts *Facts
	of    map[*cfg.Block][]Meeting
	kept  *keptMeetings // nil if what is found is for this one alone
	stamp []int32       // by block: the walk that has come there last
	walks int32
	work  []int32
	steps int
	comes map[[2]int32]laneSet // by edge, of those that were asked for: see [Meetings.Absent]
}

// maxMeetingSteps bounds the blocks that are looked at in all, beyond which no meeting is known.
const maxMeetingSteps = 1 << 20

// instrSteps is how many instructions of a block are looked at in the time of a step.
const instrSteps = 16

// NewMeetings returns the meetings of the function, none of which is looked for yet.
func NewMeetings(facts *Facts) *Meetings {
	return &Meetings{facts: facts}
}

// Name is what the instruction is called in a message.
func (x *Meeting) Name() string {
	if x.Instr.Flow == cfg.FlowPop {
		return x.Instr.Name // NOP.S
	}
	return x.Instr.Op.Name
}

// Before returns where the lanes that the branch at the end of from separates have all met before instruction k of b: those that
// are missing there have ended. It is nil if they may not have.
func (m *Meetings) Before(from, b *cfg.Block, k int) *Meeting {
	list := m.before(from)
	for n := range list {
		at := &list[n]
		if at.block == b.ID && k > at.at {
			return at
		}
		if _, alone := slices.BinarySearch(at.alone, b.ID); !alone && at.block != b.ID {
			return at
		}
	}
	return nil
}

// Others calls yield with the branches other than from that may have separated lanes which run b and whose conditions differ
// between the lanes of a warp by their nature. b has a BAR or a WARPSYNC.
func (m *Meetings) Others(u *Uniformity, from, b *cfg.Block, yield func(by *cfg.Block) bool) {
	for _, n := range u.others[b.ID] {
		if m.steps++; m.steps > m.facts.Func.Limit(maxMeetingSteps) {
			return
		}
		if by := m.facts.Func.Blocks[n]; by != from && m.facts.rows().Diverges(by) && m.facts.Differs(by) && !yield(by) {
			return
		}
	}
}

// Surest returns the branch that has most surely separated lanes which run instruction k of b: from, which has, or another one whose
// condition differs between lanes by its nature if that of from does not, or is not known to differ. It is nil if nothing is known to
// differ at any of them. If wait is set, lanes wait for others at k of b, and branches whose lanes have met before do not count.
func (m *Meetings) Surest(from, b *cfg.Block, k int, wait bool) *cfg.Block {
	facts := m.facts
	if facts.Differs(from) {
		return from
	}
	f, u := facts.Func, facts.rows()
	known := func(by *cfg.Block) bool { return !facts.Uniformity().Unknown(by) && !facts.UnknownInWarp(by) }
	var found *cfg.Block
	if known(from) {
		found = from
	}
	for _, n := range u.others[b.ID] {
		if m.steps++; m.steps > f.Limit(maxMeetingSteps) {
			break
		}
		by := f.Blocks[n]
		differs := by != from && facts.Differs(by)
		if by == from || !differs && (found != nil || !known(by)) || wait && m.Before(by, b, k) != nil {
			continue
		}
		if found = by; differs {
			break
		}
	}
	return found
}

// OthersEnd reports whether the lanes that the branch at the end of from keeps away from b end at once, as at an early return: the ways
// that do not lead to b only compute, and wait for nobody.
func (m *Meetings) OthersEnd(from, b *cfg.Block) bool {
	f := m.facts.Func
	if m.steps += 2 * len(f.Blocks); m.steps > f.Limit(maxMeetingSteps) {
		return false
	}
	leads := make([]bool, len(f.Blocks))
	leads[b.ID] = true
	f.Preds.Spread(leads)
	seen := make([]bool, len(f.Blocks))
	var work []int32
	for to, kind := range f.Succs(from) {
		if kind != cfg.CallEdge && !leads[to.ID] && !seen[to.ID] {
			seen[to.ID] = true
			work = append(work, to.ID)
		}
	}
	if len(work) == 0 {
		return false
	}
	for len(work) > 0 {
		n := f.Blocks[work[len(work)-1]]
		work = work[:len(work)-1]
		m.steps += len(n.Instrs) / instrSteps
		if slices.ContainsFunc(n.Instrs, func(i cfg.Instr) bool { return !endsOnly(&i) }) || unknownSuccs(f, n) {
			return false
		}
		for to := range f.Succs(n) {
			if !seen[to.ID] {
				seen[to.ID] = true
				work = append(work, to.ID)
			}
		}
	}
	return true
}

// endsOnly reports whether i only computes, branches or ends lanes.
func endsOnly(i *cfg.Instr) bool {
	switch i.Flow {
	case cfg.FlowNone, cfg.FlowBranch, cfg.FlowExit:
		return i.Op.Known() && i.Op.Effects&(cfg.WritesMem|cfg.Atomic|cfg.Barrier|cfg.WarpWide|cfg.Call|cfg.Unknown) == 0
	}
	return false
}

// Apart returns the first branch, from among them, that has separated lanes which run instruction k of b from others that have
// neither met them since nor ended. It is nil if there is none; then at is where the lanes of from have met.
func (m *Meetings) Apart(u *Uniformity, from, b *cfg.Block, k int) (apart *cfg.Block, at *Meeting) {
	if at = m.Before(from, b, k); at == nil {
		return from, nil
	}
	for _, n := range u.others[b.ID] {
		if m.steps++; m.steps > m.facts.Func.Limit(maxMeetingSteps) {
			break
		}
		if by := m.facts.Func.Blocks[n]; by != from && !u.Unknown(by) && m.facts.rows().Diverges(by) && m.Before(by, b, k) == nil {
			return by, nil
		}
	}
	return nil, at
}

// AllCome reports whether the lanes that from separates meet at instruction k of b, a WARPSYNC, and so do those of all other branches
// that are apart there: each way out of these branches leads there in the same iteration, and lanes that do not come have ended on the
// way, as in a loop that has a return.
func (m *Meetings) AllCome(u *Uniformity, from, b *cfg.Block, k int) bool {
	f := m.facts.Func
	if m.steps += len(f.Blocks); m.steps > f.Limit(maxMeetingSteps) {
		return false
	}
	leads := make([]bool, len(f.Blocks))
	for _, n := range slices.Backward(f.Order.RPO) {
		leads[n] = n == b.ID || slices.ContainsFunc(f.Graph.Succs(n), func(to int32) bool { return f.Order.Num[to] > f.Order.Num[n] && leads[to] })
	}
	come := func(by *cfg.Block) bool {
		m.steps++
		if m.Before(by, b, k+1) == nil {
			return false
		}
		return !slices.ContainsFunc(f.Graph.Succs(by.ID), func(to int32) bool { return !leads[to] })
	}
	if !come(from) || len(f.Graph.Succs(from.ID)) < 2 {
		return false
	}
	for _, n := range u.others[b.ID] {
		if m.steps > f.Limit(maxMeetingSteps) {
			return false
		}
		if by := f.Blocks[n]; by != from && !u.Unknown(by) && m.facts.rows().Diverges(by) && !come(by) {
			return false
		}
	}
	return true
}

// find returns the meetings of the lanes that the branch at the end of from separates.
func (m *Meetings) find(from *cfg.Block) []Meeting {
	f, last := m.facts.Func, from.Last()
	if last == nil || callsBack(f, from) || !f.Reachable(from) {
		return nil // those that do not make a call go on without the others
	}
	if m.stamp == nil {
		m.stamp = make([]int32, len(f.Blocks))
	}
	var list []Meeting
	add := func(w lanesWay) {
		if x, ok := m.follow(from, w); ok {
			list = append(list, x)
		}
	}
	c := m.facts.Convergence()
	for _, r := range c.OpenAtEnd(from) {
		add(&barrierWay{c, r, c.opened(from, r)})
	}
	if s := m.facts.Stacks(); s.holds(from) {
		for e := s.Out(from, f); e != nil && m.steps < f.Limit(maxMeetingSteps); e = e.Up {
			m.steps++
			if e.To != nil && m.popped(e) {
				add(&stackWay{m, s, e})
			}
		}
	}
	if x, ok := m.follow(from, &warpWay{m.facts}); ok && m.Stuck(from, f.Blocks[x.block], x.at) == nil {
		list = append(list, x)
	}
	return list
}

// leave adds to x the blocks where lanes go from blocks in which they have stopped waiting for the others, as behind BREAK. It
// reports false if they come to a block where the others wait, or return.
func (m *Meetings) leave(x *Meeting, blocks []int32) bool {
	f := m.facts.Func
	for _, n := range blocks {
		m.stamp[n] = -m.walks
	}
	for len(blocks) > 0 {
		n := blocks[len(blocks)-1]
		blocks = blocks[:len(blocks)-1]
		b := f.Blocks[n]
		if i := b.Last(); n == x.block || unknownSuccs(f, b) || i != nil && i.Flow == cfg.FlowRet {
			return false
		}
		if m.steps++; m.steps > f.Limit(maxMeetingSteps) {
			return false
		}
		x.alone = append(x.alone, n)
		for to, kind := range f.Succs(b) {
			switch m.stamp[to.ID] {
			case m.walks:
				return false
			case -m.walks:
				continue
			}
			if kind == cfg.CallEdge {
				return false
			}
			m.stamp[to.ID] = -m.walks
			blocks = append(blocks, to.ID)
		}
	}
	return true
}

// waitNowhere reports whether control gets to the meeting x from every barrier in front of it. Lanes that never come to x then wait
// at no barrier: they end.
func (m *Meetings) waitNowhere(x *Meeting) bool {
	f := m.facts.Func
	var waits []int32
	for _, n := range x.alone {
		if slices.ContainsFunc(f.Blocks[n].Instrs, waitsAtBarrier) {
			waits = append(waits, n)
		}
	}
	if len(waits) == 0 {
		return true
	}
	m.walks++
	m.work = append(m.work[:0], x.block)
	for len(m.work) > 0 {
		n := m.work[len(m.work)-1]
		m.work = m.work[:len(m.work)-1]
		for _, p := range f.Preds.Succs(n) {
			m.steps++
			if _, alone := slices.BinarySearch(x.alone, p); alone && m.stamp[p] != m.walks {
				m.stamp[p] = m.walks
				m.work = append(m.work, p)
			}
		}
	}
	return !slices.ContainsFunc(waits, func(n int32) bool { return m.stamp[n] != m.walks })
}

// HidesBarrier reports whether instruction k of b may be a barrier, or call code with one, that is not on the paths from there.
func HidesBarrier(f *cfg.Func, b *cfg.Block, k int) bool {
	i := &b.Instrs[k]
	return (i.Flow == cfg.FlowCall && !(k == len(b.Instrs)-1 && f.Jumps(b)) || !i.Op.Known()) && !i.Guard.Never()
}

// callsBack reports whether b ends in a call from which control may come back.
func callsBack(f *cfg.Func, b *cfg.Block) bool {
	last := b.Last()
	return last != nil && last.Flow == cfg.FlowCall && !f.Jumps(b)
}

// goesOnBehind reports whether control may go from the call at the end of b to the next instruction though the call is made: that edge of a
// call that does not come back is there all the same, as in nvdisasm's graphs, if it has no guard.
func goesOnBehind(f *cfg.Func, b *cfg.Block) bool {
	last := b.Last()
	return last.Flow == cfg.FlowCall && (last.Guard.Always() || !f.Jumps(b))
}

// waitsAtBarrier reports whether lanes that run i wait for their thread block.
func waitsAtBarrier(i cfg.Instr) bool {
	return i.Op.Name == "BAR" && !i.HasMod("ARV") && !i.Guard.Never()
}
