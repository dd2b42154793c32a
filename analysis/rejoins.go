package analysis

import (
	"math"
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

// Stuck returns a BSYNC at which some of the lanes that the branch at the end of from has separated may wait for others of them, which
// wait at instruction k of b inside the region of that BSYNC. It is nil if none is known, or if those at k of b are known not to wait
// for the lanes at the BSYNC:
//
//	    BSSY B0, join
//	@P0 BRA other
//	    BAR.SYNC 0x0
//	other:
//	    BSYNC B0
func (m *Meetings) Stuck(from, b *cfg.Block, k int) *Waiting {
	c := m.facts.Convergence()
	held := c.OpenAtEnd(from)
	if len(held) == 0 || c.Limited {
		return nil
	}
	at := c.before(b, k)
	var bars []cfg.Reg
	for _, r := range held {
		s := at[c.ix[r]]
		if !s.open() {
			continue
		}
		opened := c.sets.lists[c.opened(from, r)]
		if !slices.ContainsFunc(c.sets.lists[s.starts()], func(n int32) bool { return !slices.Contains(opened, n) }) {
			bars = append(bars, r)
		}
	}
	if len(bars) == 0 {
		return nil
	}
	return m.waitsApart(from, b, k, func(n *cfg.Block, x int, warp bool) (at *Waiting, waits bool) {
		if i := &n.Instrs[x]; i.Flow == cfg.FlowBSYNC && i.Guard.Always() && slices.Contains(bars, firstReg(i)) {
			return &Waiting{n, i}, true
		}
		return nil, warp
	})
}

// StuckInWarp is [Meetings.Stuck] for lanes that wait at a WARPSYNC whose mask names the lanes at k of b: it names all lanes, or the
// lanes at k of b come to it later:
//
//	@P0 BRA other
//	    BAR.SYNC 0x0
//	other:
//	    WARPSYNC 0xffffffff
func (m *Meetings) StuckInWarp(from, b *cfg.Block, k int) *Waiting {
	var behind []bool // k of b
	return m.waitsApart(from, b, k, func(n *cfg.Block, x int, warp bool) (at *Waiting, waits bool) {
		i := &n.Instrs[x]
		if i.Flow == cfg.FlowCall && i.Guard.Always() {
			at, mask, ok := m.facts.CallWaitsFor(n, x)
			if !ok || mask != math.MaxUint32 {
				return nil, true
			}
			return &Waiting{at.Block, at.Instr}, true
		}
		if i.Op.Name != "WARPSYNC" || i.HasMod("COLLECTIVE") || !i.Guard.Always() || !i.Op.Known() {
			return nil, false
		}
		if warp {
			return &Waiting{n, i}, true
		}
		if mask, ok := m.facts.LaneMask(n, x); !ok || mask == 0 || i.Name != "WARPSYNC" {
			return nil, false
		}
		if behind == nil {
			f := m.facts.Func
			behind = make([]bool, len(f.Blocks))
			for to := range f.Succs(b) {
				behind[to.ID] = true
			}
			f.Graph.Spread(behind)
			m.steps += len(f.Blocks)
		}
		if !behind[n.ID] {
			return nil, false
		}
		return &Waiting{n, i}, true
	})
}

// StuckAtBarrier is [Meetings.Stuck] for lanes that wait at a barrier of the thread block, before they come to instruction k of b, which
// waits for the whole warp:
//
//	@P0 BRA other
//	    WARPSYNC 0xffffffff
//	other:
//	    BAR.SYNC 0x0
func (m *Meetings) StuckAtBarrier(from, b *cfg.Block, k int) *Waiting {
	return m.waitsApart(from, b, k, func(n *cfg.Block, x int, warp bool) (at *Waiting, waits bool) {
		if i := &n.Instrs[x]; waitsAtBarrier(*i) && i.Guard.Always() && len(i.Args) <= 1 {
			return &Waiting{n, i}, true
		}
		return nil, warp
	})
}

// waitsApart walks from the end of from to where lanes wait: at a barrier of the thread block, or at an instruction x of n for which
// wait says so; warp says whether that instruction waits for the warp. It returns what wait has returned where some of the lanes wait
// first, if others come to instruction k of b or to a wait for the warp in front of it; nil otherwise.
func (m *Meetings) waitsApart(from, b *cfg.Block, k int, wait func(n *cfg.Block, x int, warp bool) (at *Waiting, waits bool)) *Waiting {
	f := m.facts.Func
	if m.stamp == nil {
		m.stamp = make([]int32, len(f.Blocks))
	}
	var found *Waiting
	comes := false
	through := func(n *cfg.Block) bool {
		m.steps += len(n.Instrs) / instrSteps
		all, _ := (&warpWay{m.facts}).meets(n)
		for x := range n.Instrs {
			i := &n.Instrs[x]
			if n == b && (x == k || x == all && x < k) { // WARPSYNC, BAR
				comes = true
				return false
			}
			at, waits := wait(n, x, x == all)
			if found == nil {
				found = at
			}
			if waits || waitsAtBarrier(*i) && i.Guard.Always() || HidesBarrier(i) {
				return false
			}
		}
		return true
	}
	m.walks++
	m.work = append(m.work[:0], from.ID)
	for len(m.work) > 0 {
		n := f.Blocks[m.work[len(m.work)-1]]
		m.work = m.work[:len(m.work)-1]
		if m.steps++; m.steps > f.Limit(maxMeetingSteps) {
			return nil
		}
		if (n != from || m.stamp[n.ID] == m.walks) && !through(n) {
			continue
		}
		for to, kind := range f.Succs(n) {
			if kind != cfg.CallEdge && m.stamp[to.ID] != m.walks && m.facts.Constants().Goes(n, kind) {
				m.stamp[to.ID] = m.walks
				m.work = append(m.work, to.ID)
			}
		}
	}
	if !comes {
		return nil
	}
	return found
}

// find returns the meetings of the lanes that the branch at the end of from separates.
func (m *Meetings) find(from *cfg.Block) []Meeting {
	f, last := m.facts.Func, from.Last()
	if last == nil || last.Flow == cfg.FlowCall || !f.Reachable(from) {
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

// A lanesWay is a way in which separated lanes wait for one another: by a barrier, by the stack, or as the whole warp.
type lanesWay interface {
	// enter reports whether all lanes that come to the start of b still wait for one another.
	enter(b *cfg.Block) bool
	// meets returns the index of the instruction of b at which they wait, or -1. It is not ok if they may miss each other there.
	meets(b *cfg.Block) (k int, ok bool)
	// edge returns the instruction at the end of b that makes them wait on the edge to block to, or nil. It is not ok if they
	// may miss each other there.
	edge(b, to *cfg.Block, kind cfg.EdgeKind) (i *cfg.Instr, ok bool)
}

// A meetingWalk walks the ways of separated lanes up to where they meet.
type meetingWalk struct {
	*Meetings
	way          lanesWay
	x            Meeting
	called, free []int32 // blocks: that are called on the way, and that lanes come to without waiting for the others
}

// follow walks from the end of from up to where lanes meet. It is not ok if they may go on, or leave the
// function, without having met, or if they meet at several places.
func (m *Meetings) follow(from *cfg.Block, way lanesWay) (Meeting, bool) {
	m.walks++
	m.work = m.work[:0]
	w := &meetingWalk{Meetings: m, way: way}
	if !w.leaveBy(from) || !w.toMeeting() {
		return w.x, false
	}
	x := &w.x
	if x.Instr == nil || x.at < 0 && m.stamp[x.block] == m.walks || !m.leave(x, w.free) {
		return *x, false // lanes come there without having waited, too
	}
	if slices.Sort(x.alone); !m.waitNowhere(x) {
		return *x, false
	}
	if !w.throughCalled() {
		return *x, false
	}
	slices.Sort(x.alone)
	return *x, true
}

// toMeeting goes through the blocks that lanes run before they meet.
func (w *meetingWalk) toMeeting() bool {
	m, f := w.Meetings, w.facts.Func
	for len(m.work) > 0 {
		n := m.work[len(m.work)-1]
		m.work = m.work[:len(m.work)-1]
		if m.steps%pollSteps == 0 {
			m.facts.Poll()
		}
		if m.steps++; m.steps > f.Limit(maxMeetingSteps) {
			return false
		}
		b := f.Blocks[n]
		m.steps += len(b.Instrs) / instrSteps
		if !w.way.enter(b) {
			w.free = append(w.free, n)
			continue
		}
		switch k, ok := w.way.meets(b); {
		case !ok:
			return false
		case k >= 0:
			if !w.meet(&b.Instrs[k], n, k) {
				return false
			}
			continue
		}
		w.x.alone = append(w.x.alone, n)
		if i := b.Last(); unknownSuccs(f, b) || i != nil && i.Flow == cfg.FlowRet || !w.leaveBy(b) {
			return false
		}
	}
	return true
}

// meet notes that lanes meet at instruction i, with the given index in block n. It reports false if they meet elsewhere, too.
func (w *meetingWalk) meet(i *cfg.Instr, n int32, at int) bool {
	if w.x.Instr != nil && (w.x.block != n || w.x.at != at) {
		return false
	}
	w.x = Meeting{Instr: i, block: n, at: at, alone: w.x.alone}
	return true
}

// leaveBy has lanes leave b by its edges. It reports false if they may not meet then, or meet at several places.
func (w *meetingWalk) leaveBy(b *cfg.Block) bool {
	for to, kind := range w.facts.Func.Succs(b) {
		if kind == cfg.CallEdge {
			w.called = append(w.called, to.ID)
			continue
		}
		i, ok := w.way.edge(b, to, kind)
		if !ok || i != nil && !w.meet(i, to.ID, -1) {
			return false
		}
		if i == nil && w.stamp[to.ID] != w.walks {
			w.stamp[to.ID] = w.walks
			w.work = append(w.work, to.ID)
		}
	}
	return true
}

// throughCalled goes through the code that is called on the way: lanes that have not met run it, and may not meet there.
func (w *meetingWalk) throughCalled() bool {
	m, f := w.Meetings, w.facts.Func
	for called := w.called; len(called) > 0; {
		n := called[len(called)-1]
		called = called[:len(called)-1]
		if m.steps++; m.steps > f.Limit(maxMeetingSteps) || n == w.x.block {
			return false
		}
		if m.stamp[n] == m.walks {
			continue
		}
		m.stamp[n] = m.walks
		if k, ok := w.way.meets(f.Blocks[n]); k >= 0 || !ok {
			return false
		}
		w.x.alone = append(w.x.alone, n)
		called = append(called, f.Graph.Succs(n)...)
	}
	return true
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

// HidesBarrier reports whether i may be a barrier, or call code with one, that the text does not show.
func HidesBarrier(i *cfg.Instr) bool {
	return (i.Flow == cfg.FlowCall || !i.Op.Known()) && !i.Guard.Never()
}

// waitsAtBarrier reports whether lanes that run i wait for their thread block.
func waitsAtBarrier(i cfg.Instr) bool {
	return i.Op.Name == "BAR" && !i.HasMod("ARV") && !i.Guard.Never()
}

// A barrierWay is of lanes that hold barrier r, which one of starts has opened.
type barrierWay struct {
	c      *Convergence
	r      cfg.Reg
	starts int32
}

// opened returns the set of region starts that may have opened barrier r at the end of b.
func (c *Convergence) opened(b *cfg.Block, r cfg.Reg) int32 {
	return c.out[int(b.ID)*len(c.bars)+c.ix[r]].starts()
}

func (w *barrierWay) enter(b *cfg.Block) bool {
	return w.c.in[int(b.ID)*len(w.c.bars)+w.c.ix[w.r]] == openedBy(w.starts)
}

func (w *barrierWay) meets(b *cfg.Block) (int, bool) {
	for k := range b.Instrs {
		i := &b.Instrs[k]
		if i.Flow != cfg.FlowBSYNC || !i.Guard.Always() || firstReg(i) != w.r {
			continue
		}
		e := w.c.End(i)
		if e == nil || e.Unknown || e.closed || w.c.Limited {
			return -1, false
		}
		if !slices.ContainsFunc(e.Opened, func(s int32) bool { return slices.Contains(w.c.sets.lists[w.starts], s) }) {
			continue // in called code, which has opened it for itself
		}
		for _, s := range e.Opened {
			if w.c.only[s] != i || has(w.c.reopened, w.c.Starts[s].Instr) {
				return -1, false
			}
		}
		return k, true
	}
	return -1, true
}

func (w *barrierWay) edge(b, to *cfg.Block, kind cfg.EdgeKind) (*cfg.Instr, bool) { return nil, true }

// A stackWay is of lanes on whose stack is entry e.
type stackWay struct {
	m *Meetings
	s *Stacks
	e *cfg.StackEntry
}

func (w *stackWay) enter(b *cfg.Block) bool {
	w.m.steps += w.s.depth(b)
	return !w.s.Mixed[b.ID] && w.s.In[b.ID].HoldsPushOf(w.e.Instr)
}

func (w *stackWay) meets(b *cfg.Block) (int, bool) { return -1, true }

func (w *stackWay) edge(b, to *cfg.Block, kind cfg.EdgeKind) (*cfg.Instr, bool) {
	if kind != cfg.Reconvergence {
		return nil, true
	}
	switch e := w.s.Pop[b.ID]; {
	case e == nil || w.s.Mixed[b.ID]:
		return nil, false
	case e.Instr == w.e.Instr:
		return b.Last(), to == w.e.To
	}
	return nil, true
}

// popped reports whether control comes to where e leads only by instructions that pop e.
func (m *Meetings) popped(e *cfg.StackEntry) bool {
	f, s, to := m.facts.Func, m.facts.Stacks(), e.To
	if to.ID == 0 || f.IndirectEntry(to) {
		return false
	}
	for _, p := range f.Preds.Succs(to.ID) {
		if from := s.Pop[p]; from == nil || s.Mixed[p] || from.Instr != e.Instr {
			return false
		}
		for x, kind := range f.Succs(f.Blocks[p]) {
			if m.steps++; x == to && kind != cfg.Reconvergence {
				return false
			}
		}
	}
	return true
}

// A warpWay is of lanes that may come to a WARPSYNC which waits for the whole warp. One that waits for other lanes lets none
// of those go on.
type warpWay struct{ facts *Facts }

func (w *warpWay) enter(b *cfg.Block) bool { return true }

func (w *warpWay) meets(b *cfg.Block) (int, bool) {
	for k := range b.Instrs {
		i := &b.Instrs[k]
		if i.Op.Name != "WARPSYNC" || i.HasMod("COLLECTIVE") || i.Guard.Never() {
			continue // that with COLLECTIVE is of those that have come apart and do together what others do elsewhere
		}
		all := i.WaitsForWarp()
		if mask, ok := w.facts.LaneMask(b, k); ok && !all {
			all = i.Name == "WARPSYNC" && mask == math.MaxUint32
		}
		if all {
			return k, i.Guard.Always() && i.Op.Known()
		}
	}
	return -1, true
}

func (w *warpWay) edge(b, to *cfg.Block, kind cfg.EdgeKind) (*cfg.Instr, bool) { return nil, true }
