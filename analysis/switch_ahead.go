package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// Ahead returns the first instruction that runs where control goes the way of c, a case of a chain, and stands in front of the branch that
// decides so, guarded by what decides it; nil if there is none. If each is false, only some of the values of c may run it, as where both
// ways out of the branch lead to one place. Where c leads may be the place of other values:
//
//	ISETP.NE.AND P0, PT, R2, 0x3, PT
//	@!P0 MOV R5, 0x1                 // code of 3
//	@!P0 BRA join
func (f *Facts) Ahead(c Case) (ahead *cfg.Instr, each bool) {
	if c.ahead != nil {
		return c.ahead, true
	}
	ahead, leads := f.aheadOf(c.Block, c.Target)
	return ahead, leads == oneWay
}

// AheadOfDefault returns an instruction as [Facts.Ahead] does of the ways to the default of s, a chain, and whether one stands on each of
// them, if the values are compared themselves, and not what is computed from them; nil if none does on any.
func (f *Facts) AheadOfDefault(s *Switch) (ahead *cfg.Instr, each bool) {
	if s.Default == nil || s.Form == JumpTable {
		return nil, false
	}
	cases := map[*cfg.Block][]*cfg.Block{} // by block that decides: where the values that it names lead
	for _, c := range s.Cases {
		if list := cases[c.Block]; !slices.Contains(list, c.Target) {
			cases[c.Block] = append(list, c.Target)
		}
	}
	each = !s.computes
	for _, b := range s.Others {
		f.Poll()
		at, leads := f.aheadOf(b, s.Default)
		named := leads == oneWay && slices.Contains(cases[b], s.Default) // it may be the way of a value that is named
		if not, leaf := s.leaves[b]; leaf {
			at, leads, named = under(b, not), oneWay, false
		}
		each = each && at != nil && leads == oneWay && !named
		if ahead == nil && !named {
			ahead = at
		}
	}
	return ahead, each && ahead != nil
}

// ways returns where the last instruction of b leads the lanes that take it, and where the others go on; nil for what is not known.
func (f *Facts) ways(b *cfg.Block, i *cfg.Instr) (taken, falls *cfg.Block) {
	switch {
	case i.IsBranch():
		taken = f.Func.TargetIn(b, i)
	case i.Flow == cfg.FlowExit || i.Flow == cfg.FlowKill:
		taken = LaneEnds
	case i.Flow == cfg.FlowRet:
		taken = LaneReturns
	case i.Flow == cfg.FlowPop:
		for to, kind := range f.Func.Succs(b) {
			if kind != cfg.FallThrough {
				taken = to
			}
		}
	}
	return taken, f.Func.Next(b)
}

// A waysTo says which ways out of a branch lead to a block.
type waysTo uint8

const (
	noWay waysTo = iota
	oneWay
	bothWays
)

// aheadOf returns an instruction as [Facts.Ahead] does, of the way from b to block to, and which ways lead there.
func (f *Facts) aheadOf(b, to *cfg.Block) (ahead *cfg.Instr, leads waysTo) {
	if b == nil || isEnd(b) || to == nil {
		return nil, noWay
	}
	s, i := f.SSA(), b.Last()
	if i == nil || !i.Conditional() {
		return nil, noWay
	}
	p, not, ok := deciding(s, b, i)
	if !ok {
		return nil, noWay
	}
	yes, no := f.ways(b, i)
	taken, falls := f.passesTo(yes, to), f.passesTo(no, to)
	switch {
	case taken && falls:
		leads = bothWays
	case taken || falls:
		leads = oneWay
	default:
		return nil, noWay
	}
	not = not != falls // of the predicate on that way
	for at, end := b, len(b.Instrs)-1; ; end = len(at.Instrs) {
		found := (*cfg.Instr)(nil)
		for k := range at.Instrs[:end] {
			x := &at.Instrs[k]
			if x.Guard.Always() || x.Guard.Not != not && leads == oneWay || x.Flow != cfg.FlowNone || x.Op.Name == "NOP" {
				continue
			}
			n := s.Regs.Number(at, k)
			for j, of := range s.Regs.Args(n) {
				if of == cfg.ArgGuard && s.Values(n)[j] == p {
					found = x
				}
			}
			if found != nil {
				return found, leads
			}
		}
		from := f.Func.PredIDs(at) // a label may stand in front of the branch
		if at != b || len(from) != 1 {
			return nil, leads
		}
		if at = f.Func.Blocks[from[0]]; f.Func.Next(at) != b || at.Last() == nil || at.Last().Flow != cfg.FlowNone {
			return nil, leads
		}
	}
}

// maxPassed is through how many blocks [Facts.passesTo] looks.
const maxPassed = 4

// passesTo reports whether b is the block to, or leads there through nothing but branches and places where lanes wait for others.
func (f *Facts) passesTo(b, to *cfg.Block) bool {
	for range maxPassed {
		switch {
		case b == nil || b == to:
			return b == to && to != nil
		case isEnd(to) && !isEnd(b) && atOnce(b) == to:
			return true
		case isEnd(b) || !waitsOnly(b):
			return false
		}
		b = f.onlyTo(b)
	}
	return false
}

// waitsOnly reports whether b does nothing but branch on and wait for lanes.
func waitsOnly(b *cfg.Block) bool {
	for k := range b.Instrs {
		i := &b.Instrs[k]
		switch {
		case i.Op.Name == "NOP", i.Op.Name == "BSYNC" && i.Guard.Always():
		case k < len(b.Instrs)-1 || !i.IsBranch() || i.Conditional():
			return false
		}
	}
	return len(b.Instrs) > 0
}

// Of a selector that has few values, as x & 7, Remaining lists them if there are at most mostRemaining for the default.
const (
	mostSelected  = 256
	mostRemaining = 64
)

// Remaining returns the values that the selector of s may have as it is computed and for which there is no case, ascending, if they are
// few: no other value leads to the default. It is nil if they are many, or not known, or if branches in front decide of some.
func (s *Switch) Remaining(f *Facts) []uint32 {
	if s.Wide || s.value < 0 || s.Default == nil || s.Ends != "" || len(s.Beyond) > 0 || len(s.Cases) == 0 || s.Form == JumpTable && s.Bits < 32 {
		return nil
	}
	at := s.Block
	if s.Check != nil {
		at = s.Check
	}
	k := f.Constants().Value(s.value, f.SSA().Block(s.value))
	if f.Constants().Value(s.value, at) != k { // what branches in front have decided does not come there, or leads there, too
		return nil
	}
	if k.Hi-k.Lo >= mostSelected || k.Hi < k.Lo {
		return nil
	}
	is := map[uint32]bool{}
	for _, c := range s.Cases {
		is[c.Value] = true
	}
	var list []uint32
	for v := k.Lo; ; v++ {
		if k.Has(v) && !is[v] {
			list = append(list, v)
		}
		if v == k.Hi || len(list) > mostRemaining {
			break
		}
	}
	if len(list) > mostRemaining {
		return nil
	}
	return list
}
