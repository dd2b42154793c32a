package analysis

import (
	"maps"
	"math"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// maxWays bounds the branches on the way to a block that are asked which lanes come there.
const maxWays = 64

// Absent returns the lanes of mask, a bit for each, that do not come to b, and the first branch on the way that sends some of them
// another way. It evaluates the conditions of branches that depend on the number of the lane, or of the thread in its row, for the
// first warp. lanes is 0 if all may come, or if none does:
//
//	LOP3.LUT R0, R3, 0x1f, RZ, 0xc0, !PT  // R3 is SR_TID.X
//	ISETP.GE.U32.AND P0, PT, R0, 0x8, PT
//	@P0 BRA other
//	WARPSYNC 0xffff                       // without 8 to 15
func (m *Meetings) Absent(b *cfg.Block, mask uint32) (from *cfg.Block, lanes uint32) {
	s, g := m.facts.SSA(), m.facts.Func
	if !g.Complete || !g.Reachable(b) {
		return nil, 0
	}
	come := uint32(math.MaxUint32)
	for n, ways := b, 0; ways < maxWays; ways++ {
		up := g.Dom.Idom[n.ID]
		if up < 0 || up == n.ID {
			break
		}
		at := g.Blocks[up]
		if s.onlyFrom(n, up) {
			edge := [2]int32{at.ID, n.ID}
			to, seen := m.comes[edge]
			if !seen {
				to.set, to.known = m.facts.lanesTo(at, n)
				if m.comes == nil {
					m.comes = map[[2]int32]laneSet{}
				}
				m.comes[edge] = to
			}
			if to.known {
				if come &= to.set; mask&^to.set != 0 {
					from = at
				}
			}
		}
		n = at
	}
	if come == 0 || mask&^come == 0 {
		return nil, 0
	}
	return from, mask &^ come
}

// A laneSet is a set of lanes, a bit for each.
type laneSet struct {
	set   uint32
	known bool
}

// lanesTo returns which lanes of the first warp go from b to its successor to, if their numbers decide at the end of b, whatever computes the
// condition from them: it is evaluated for each.
func (f *Facts) lanesTo(b, to *cfg.Block) (set uint32, ok bool) {
	g, i := f.Func, b.Last()
	if i == nil || !i.IsBranch() || !i.Conditional() || i.ByActiveLanes() || !i.Op.Known() {
		return 0, false
	}
	taken := g.TargetIn(b, i)
	if taken == nil || taken == g.Next(b) || to != taken && to != g.Next(b) {
		return 0, false
	}
	s, c := f.SSA(), *f.Constants()
	if len(c.exec) == 0 || !c.Executable(b) {
		return 0, false
	}
	lanes := map[Value]bool{} // of the slices: whether it is the number
	type decider struct {
		slice []Value
		not   bool
	}
	var deciders []decider
	for d := range i.Deciders() {
		p := s.decider(b, d)
		if p < 0 || !s.Regs.Regs[s.v[p]].IsPred() {
			return 0, false
		}
		slice := c.slice(p, func(v Value) bool {
			is, seen := lanes[v]
			if !seen {
				is = s.laneNumber(v)
				lanes[v] = is
			}
			return is
		})
		if slice == nil {
			return 0, false
		}
		deciders = append(deciders, decider{slice, d.Not})
	}
	if !slices.ContainsFunc(slices.Collect(maps.Values(lanes)), func(is bool) bool { return is }) {
		return 0, false
	}
	c.given = map[Value]Known{}
	for lane := range uint32(warpSize) {
		f.Poll()
		clear(c.given)
		goes := true
		for _, d := range deciders {
			for _, v := range d.slice {
				if lanes[v] {
					c.given[v] = Exactly(lane)
				} else if s.kind[v] == InstrValue && c.Executable(s.Block(v)) {
					c.given[v] = c.again(v)
				}
			}
			k, is := c.given[d.slice[len(d.slice)-1]]
			x, known := k.Const()
			if !is || !known {
				return 0, false
			}
			goes = goes && (x != 0) != d.not
		}
		if goes == (to == taken) {
			set |= 1 << lane
		}
	}
	return set, true
}

// laneNumber reports whether v is the number of the lane, or of the thread in its row, in the first warp.
func (s *SSA) laneNumber(v Value) bool {
	for _, name := range []string{"SR_LANEID", "SR_TID.X"} {
		if s.readAs(v, func(i *cfg.Instr) bool { return reads(i, name) }, false, map[Value]bool{}) {
			return true
		}
	}
	i, n := s.definition(s.copyOf(v))
	return i != nil && s.lowLane(i, n)
}

// WaitsForSome returns the mask of the lanes that instruction k of b waits for, if they are known and not the whole warp: a WARPSYNC, or a BRA.DIV
// or BRA.CONV that asks for those that are waited for if some are missing.
func (f *Facts) WaitsForSome(b *cfg.Block, k int) (mask uint32, ok bool) {
	i := &b.Instrs[k]
	switch {
	case !i.Guard.Always() || !i.Op.Known():
	case i.Name == "WARPSYNC" && len(i.Args) == 1:
		mask, ok = f.LaneMask(b, k)
	case i.ByActiveLanes() && k == len(b.Instrs)-1:
		mask, ok = f.waitedFor(b, i)
	}
	return mask, ok && mask != math.MaxUint32 && mask != 0
}
