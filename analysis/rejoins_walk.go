package analysis

import (
	"math"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// How lanes go on to where they meet: at the end of a region, by the stack, as a whole warp.

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
		if !w.facts.Func.Passes(b, kind) {
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
