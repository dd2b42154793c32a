package analysis

import "github.com/ori-lang/ori/cfg"

// Ahead returns the first instruction that runs where control goes the way of c, a case of a chain, and stands in front of the branch that
// decides so, guarded by what decides it; nil if there is none. Where c leads may be the place of other values then:
//
//	ISETP.NE.AND P0, PT, R2, 0x3, PT
//	@!P0 MOV R5, 0x1                 // code of 3
//	@!P0 BRA join
func (f *Facts) Ahead(c Case) *cfg.Instr {
	b := c.Block
	if c.Compare == nil || b == nil || b == LaneEnds || c.Target == nil {
		return nil
	}
	s, i := f.SSA(), b.Last()
	if i == nil || !i.IsBranch() || !i.Conditional() {
		return nil
	}
	p, not, ok := deciding(s, b, i)
	if !ok {
		return nil
	}
	taken, falls := f.passesTo(f.Func.TargetIn(b, i), c.Target), f.passesTo(f.Func.Next(b), c.Target)
	if taken == falls {
		return nil
	}
	not = not != falls // of the predicate where c is
	for k := range b.Instrs[:len(b.Instrs)-1] {
		x := &b.Instrs[k]
		if x.Guard.Always() || x.Guard.Not != not || x.Flow != cfg.FlowNone || x.Op.Name == "NOP" {
			continue
		}
		n := s.Regs.Number(b, k)
		for j, of := range s.Regs.Args(n) {
			if of == cfg.ArgGuard && s.Values(n)[j] == p {
				return x
			}
		}
	}
	return nil
}

// maxPassed is through how many blocks [Facts.passesTo] looks.
const maxPassed = 4

// passesTo reports whether b is the block to, or leads there through nothing but branches.
func (f *Facts) passesTo(b, to *cfg.Block) bool {
	for range maxPassed {
		switch {
		case b == nil || b == to:
			return b == to && to != nil
		case b == LaneEnds || len(b.Instrs) != 1 || !b.Last().IsBranch() || b.Last().Conditional():
			return false
		}
		b = f.Func.TargetIn(b, b.Last())
	}
	return false
}
