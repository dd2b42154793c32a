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
	if c.Compare == nil || b == nil || isEnd(b) || c.Target == nil {
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
	for at, end := b, len(b.Instrs)-1; ; end = len(at.Instrs) {
		found := (*cfg.Instr)(nil)
		for k := range at.Instrs[:end] {
			x := &at.Instrs[k]
			if x.Guard.Always() || x.Guard.Not != not || x.Flow != cfg.FlowNone || x.Op.Name == "NOP" {
				continue
			}
			n := s.Regs.Number(at, k)
			for j, of := range s.Regs.Args(n) {
				if of == cfg.ArgGuard && s.Values(n)[j] == p {
					found = x
				}
			}
			if found != nil {
				return found
			}
		}
		from := f.Func.PredIDs(at) // a label may stand in front of the branch
		if at != b || len(from) != 1 {
			return nil
		}
		if at = f.Func.Blocks[from[0]]; f.Func.Next(at) != b || at.Last() == nil || at.Last().Flow != cfg.FlowNone {
			return nil
		}
	}
}

// maxPassed is through how many blocks [Facts.passesTo] looks.
const maxPassed = 4

// passesTo reports whether b is the block to, or leads there through nothing but branches.
func (f *Facts) passesTo(b, to *cfg.Block) bool {
	for range maxPassed {
		switch {
		case b == nil || b == to:
			return b == to && to != nil
		case isEnd(b) || len(b.Instrs) != 1 || !b.Last().IsBranch() || b.Last().Conditional():
			return false
		}
		b = f.Func.TargetIn(b, b.Last())
	}
	return false
}

// Of a selector that has few values, as x & 7, Remaining lists them if there are at most mostRemaining for the default.
const (
	mostSelected  = 256
	mostRemaining = 4
)

// Remaining returns the values that the selector of s may have as it is computed and for which there is no case, ascending, if they are
// few: no other value leads to the default. It is nil if they are many, or not known.
func (s *Switch) Remaining(f *Facts) []uint32 {
	if s.Wide || s.value < 0 || s.Default == nil || s.Ends != "" || len(s.Beyond) > 0 || len(s.Cases) == 0 || s.Form == JumpTable && s.Bits < 32 {
		return nil
	}
	k := f.Constants().Value(s.value, f.SSA().Block(s.value)) // whatever branches in front have decided
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
