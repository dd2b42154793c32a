package analysis

import (
	"math"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// Where lanes wait for others that wait elsewhere.

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
		if i.Flow == cfg.FlowCall && i.Guard.Always() && HidesBarrier(m.facts.Func, n, x) {
			if at, mask, _ := m.facts.CallWaitsFor(n, x); mask == math.MaxUint32 {
				return &Waiting{at.Block, at.Instr}, true
			}
			return nil, false // nor are they followed behind it: see [HidesBarrier]
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
			if waits || waitsAtBarrier(*i) && i.Guard.Always() || HidesBarrier(f, n, x) {
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
