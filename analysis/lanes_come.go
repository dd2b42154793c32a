package analysis

import (
	"math"

	"github.com/ori-lang/ori/cfg"
)

// maxWays bounds the branches on the way to a block that are asked which lanes come there.
const maxWays = 64

// Absent returns those of the lanes of mask, a bit for each, that do not come to b, and the first branch on the way there that has them go another way: the
// conditions of such branches compare the number of a lane with a constant, or that of a thread in its row, for the first warp. It is 0 if
// all may come, or no lane does:
//
//	LOP3.LUT R0, R3, 0x1f, RZ, 0xc0, !PT  // R3 is SR_TID.X
//	ISETP.GE.U32.AND P0, PT, R0, 0x8, PT
//	@P0 BRA other
//	WARPSYNC 0xffff                       // without 8 to 15
func (f *Facts) Absent(b *cfg.Block, mask uint32) (from *cfg.Block, lanes uint32) {
	s, g := f.SSA(), f.Func
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
			if set, ok := s.lanesTo(at, n); ok {
				if come &= set; mask&^set != 0 {
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

// lanesTo returns which lanes of the first warp go from b to its successor to, if the branch at the end of b compares their number.
func (s *SSA) lanesTo(b, to *cfg.Block) (set uint32, ok bool) {
	f, i := s.Regs.f, b.Last()
	if i == nil || !i.IsBranch() || !i.Conditional() {
		return 0, false
	}
	taken := f.TargetIn(b, i)
	if taken == nil || taken == f.Next(b) || to != taken && to != f.Next(b) {
		return 0, false
	}
	p, not, ok := deciding(s, b, i)
	if !ok {
		return 0, false
	}
	p, opposite := s.predicateOf(p)
	d, ok := s.comparison(p, not != opposite, nil)
	if !ok || !s.laneNumber(d.value) {
		return 0, false
	}
	for lane := range uint32(warpSize) {
		holds, ok := related(d.rel, d.unsigned, lane, d.bound)
		if !ok {
			return 0, false
		}
		if (holds != d.negated) == (to == taken) {
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

// related reports whether x rel y holds; not ok if rel is no comparison.
func related(rel string, unsigned bool, x, y uint32) (holds, ok bool) {
	less := int32(x) < int32(y)
	if unsigned {
		less = x < y
	}
	switch rel {
	case "LT":
		return less, true
	case "GE":
		return !less, true
	case "LE":
		return less || x == y, true
	case "GT":
		return !less && x != y, true
	case "EQ":
		return x == y, true
	case "NE":
		return x != y, true
	}
	return false, false
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
