package analysis

import "github.com/ori-lang/ori/cfg"

// A Waiting is where lanes wait.
type Waiting struct {
	Block *cfg.Block
	Instr *cfg.Instr
}

// Name is what the instruction, BSYNC or one that pops, is called in a message, with the barrier.
func (w *Waiting) Name(f *cfg.Func) string {
	if w.Instr.Flow == cfg.FlowBSYNC {
		return w.Instr.Name + " " + f.Names.Reg(firstReg(w.Instr))
	}
	return w.Instr.Name // SYNC, NOP.S
}

// Deserted looks for lanes that wait for each other in vain. It returns a branch, inside a region that instruction k of b is in, one
// way of which leads to that instruction while another leads only to the end of the region, and where that end is. The lanes at k of b,
// which is a BAR or waits for the whole warp, wait for the others, and those wait at the end for all that have entered the region.
// differs says whether the condition of a branch differs between the lanes of a warp. The result is nil if there is no such branch:
//
//	    BSSY B0, join
//	@P0 BRA other
//	    WARPSYNC 0xffffffff
//	    EXIT
//	other:
//	    BSYNC B0
func (m *Meetings) Deserted(u *Uniformity, b *cfg.Block, k int, differs func(by *cfg.Block) bool) (from *cfg.Block, at *Waiting) {
	f, c := m.facts.Func, m.facts.Convergence()
	if !f.Reachable(b) || !m.facts.Constants().Executable(b) {
		return nil, nil
	}
	if len(c.bars) > 0 && !c.Limited && len(c.in) > 0 {
		state := c.before(b, k)
		for n, r := range c.bars {
			if s := state[n]; s.open() {
				if from, at = m.deserted(u, b, k, &barrierWay{c, r, s.starts()}, differs); from != nil {
					return from, at
				}
			}
		}
	}
	if s := m.facts.Stacks(); !s.Mixed[b.ID] {
		for e := s.Before(b, k, f); e != nil && m.steps < f.Limit(maxMeetingSteps); e = e.Up {
			if m.steps++; e.To == nil || m.leftToEnd(e) {
				continue
			}
			if from, at = m.deserted(u, b, k, &stackWay{m, s, e}, differs); from != nil {
				return from, at
			}
		}
	}
	return nil, nil
}

// mostToEnd bounds the blocks that lanes go through which only end.
const mostToEnd = 8

// leftToEnd reports whether e is the entry of a PBK, and lanes that leave the loop by it do nothing but end, as where a loop has a
// return: they only wait to end together with the others. Where there is a PBK, a barrier of the thread block counts whole warps.
//
//	    PBK out
//	loop:
//	    BAR.SYNC 0x0
//	@P0 BRK
//	@P1 BRA loop
//	out:
//	    EXIT
func (m *Meetings) leftToEnd(e *cfg.StackEntry) bool {
	f := m.facts.Func
	if e.Instr.Op.Name != "PBK" || !f.Entry {
		return false
	}
	b := e.To
	for range mostToEnd {
		m.steps++
		for k := range b.Instrs {
			switch i := &b.Instrs[k]; {
			case i.Flow == cfg.FlowExit && i.Op.Known() && i.Guard.Always():
				return true
			case i.Flow == cfg.FlowBranch && i.Op.Known() && i.Guard.Always():
			case i.Flow != cfg.FlowNone || i.Op.Effects&^cfg.Sched != 0 || !i.Op.Known():
				return false
			}
		}
		if to := f.Graph.Succs(b.ID); len(to) == 1 {
			b = f.Blocks[to[0]]
		} else {
			return false
		}
	}
	return false
}

// deserted is [Meetings.Deserted] for the region that w is of.
func (m *Meetings) deserted(u *Uniformity, b *cfg.Block, k int, w lanesWay, differs func(by *cfg.Block) bool) (from *cfg.Block, at *Waiting) {
	f := m.facts.Func
	if !w.enter(b) {
		return nil, nil
	}
	if n, _ := m.waitIn(b, w); n >= 0 && n < k && !(&warpWay{m.facts}).waits(b, n) {
		return nil, nil
	}
	if m.stamp == nil {
		m.stamp = make([]int32, len(f.Blocks))
	}
	m.walks++
	leads := m.walks // from the start of a block to k of b, without a wait in between
	m.stamp[b.ID] = leads
	list := []int32{b.ID}
	var decide []int32 // blocks with a divergent branch to one of those
	seen := map[int32]bool{}
	for n := 0; n < len(list); n++ {
		for _, p := range f.Preds.Succs(list[n]) {
			if m.steps++; m.steps > f.Limit(maxMeetingSteps) {
				return nil, nil
			}
			from, to := f.Blocks[p], f.Blocks[list[n]]
			if !m.facts.Constants().Executable(from) || !m.goes(from, to, w) {
				continue
			}
			if !seen[p] && u.Diverges(from) {
				seen[p] = true
				decide = append(decide, p)
			}
			if m.stamp[p] == leads || !w.enter(from) {
				continue
			}
			m.steps += len(from.Instrs) / instrSteps
			if n, _ := m.waitIn(from, w); n < 0 {
				m.stamp[p] = leads
				list = append(list, p)
			}
		}
	}
	for _, p := range decide {
		by := f.Blocks[p]
		if !m.facts.rows().Diverges(by) || !differs(by) {
			continue
		}
		for to, kind := range f.Succs(by) {
			if kind == cfg.CallEdge || !m.facts.Constants().Goes(by, kind) {
				continue
			}
			if i, ok := w.edge(by, to, kind); i != nil && ok {
				return by, &Waiting{by, i}
			} else if ok && m.stamp[to.ID] != leads && m.facts.Constants().Executable(to) {
				if at := m.waitBehind(to, w); at != nil {
					return by, at
				}
			}
		}
	}
	return nil, nil
}

// goes reports whether control goes from block from to block to without a wait for those of the region.
func (m *Meetings) goes(from, to *cfg.Block, w lanesWay) bool {
	for s, kind := range m.facts.Func.Succs(from) {
		if s == to && kind != cfg.CallEdge && m.facts.Constants().Goes(from, kind) {
			if i, ok := w.edge(from, to, kind); i == nil && ok {
				return true
			}
		}
	}
	return false
}

// waitIn returns the index of the first instruction of b at which lanes wait for others, or may do so; -1 if there is none. end is
// the same index if they wait there for the lanes of the region, else -1.
func (m *Meetings) waitIn(b *cfg.Block, w lanesWay) (first, end int) {
	end, ok := w.meets(b)
	warp, known := (&warpWay{m.facts}).meets(b)
	for k := range b.Instrs {
		i := &b.Instrs[k]
		switch {
		case k == end && ok:
			return k, k
		case k == end, k == warp, !known, waitsAtBarrier(*i), HidesBarrier(m.facts.Func, b, k), i.Flow == cfg.FlowBSYNC && !ok:
			return k, -1
		}
	}
	return -1, -1
}

// waitBehind returns where lanes that come to b wait for those of the region, without a wait for others before; nil if they may come to none.
func (m *Meetings) waitBehind(b *cfg.Block, w lanesWay) *Waiting {
	f := m.facts.Func
	seen := map[int32]bool{b.ID: true}
	list := []int32{b.ID}
	for n := 0; n < len(list); n++ {
		b := f.Blocks[list[n]]
		if m.steps++; m.steps > f.Limit(maxMeetingSteps) {
			return nil
		}
		if !w.enter(b) {
			continue
		}
		m.steps += len(b.Instrs) / instrSteps
		switch first, end := m.waitIn(b, w); {
		case end >= 0:
			return &Waiting{b, &b.Instrs[end]}
		case first >= 0:
			continue
		}
		for to, kind := range f.Succs(b) {
			if kind == cfg.CallEdge || !m.facts.Constants().Goes(b, kind) {
				continue
			}
			switch i, ok := w.edge(b, to, kind); {
			case i != nil && ok:
				return &Waiting{b, i}
			case ok && !seen[to.ID] && m.facts.Constants().Executable(to):
				seen[to.ID] = true
				list = append(list, to.ID)
			}
		}
	}
	return nil
}

// waits reports whether instruction k of b waits for the whole warp.
func (w *warpWay) waits(b *cfg.Block, k int) bool {
	n, ok := w.meets(b)
	return ok && n == k
}
