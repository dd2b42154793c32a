package analysis

import "github.com/ori-lang/ori/cfg"

// This file has the last comparison of a switch without a branch: what few instructions a case has run under the predicate, and both ways go
// on at one place.
//
//	ISETP.NE.AND P0, PT, R0, 0x5, PT
//	@!P0 MOV R7, 0x3                 // of 5
//	@P0 MOV R7, 0x1                  // of all others
//	BRA join
//
// or one instruction has a value for each way:
//
//	SEL R7, R6, 0x3, P0
//
// Only who reads a text is told of it.

// maxLeaf bounds the instructions of a block that is looked at for one.
const maxLeaf = 48

// guardedLeaf returns the predicate under which the code of b is, or under whose complement, and where control goes on; nil if b is no such
// block.
func (r *recogniser) guardedLeaf(b *cfg.Block) (p Value, next *cfg.Block) {
	if r.loose == nil || isEnd(b) || len(b.Instrs) == 0 || len(b.Instrs) > maxLeaf {
		return NoValue, nil
	}
	end := (*cfg.Block)(nil)
	switch i := b.Last(); {
	case i.Flow != cfg.FlowNone && i.Conditional():
		return NoValue, nil
	case i.Flow == cfg.FlowNone, i.IsBranch(), i.Flow == cfg.FlowPop:
	case i.Flow == cfg.FlowExit:
		end = LaneEnds
	case i.Flow == cfg.FlowRet:
		end = LaneReturns
	default:
		return NoValue, nil
	}
	s := r.SSA()
	p = NoValue
	for k := range b.Instrs {
		i := &b.Instrs[k]
		switch {
		case i.Flow != cfg.FlowNone && k == len(b.Instrs)-1 && i.Op.Known(): // as above
		case marksRegion(i) && i.Op.Known() && i.Guard.Always():
		case !i.Op.Known() || i.Flow != cfg.FlowNone || i.Op.Effects&(cfg.Barrier|cfg.Converge|cfg.WarpWide) != 0:
			return NoValue, nil
		case i.Guard.Always():
			if i.Op.Effects&(cfg.SideEffects|cfg.ReadsMem) != 0 {
				return NoValue, nil
			}
			if v := s.selects(b, k); v >= 0 {
				if p >= 0 && v != p {
					return NoValue, nil
				}
				p = v
			}
		default:
			v := s.guardOf(b, k)
			if v < 0 || p >= 0 && v != p {
				return NoValue, nil
			}
			p = v
		}
	}
	if p < 0 {
		return NoValue, nil
	}
	if end != nil {
		return p, end
	}
	if next = r.onlyTo(b); next != nil && next.Last() != nil {
		switch i := next.Last(); {
		case i.Conditional() && len(r.Func.PredIDs(next)) == 1, // that may decide by the same predicate
			i.Flow == cfg.FlowIndex: // of which the index may be limited by it
			return NoValue, nil
		}
	}
	return p, next
}

// guardOf returns the predicate that instruction k of b is under, or under the complement of; NoValue if that is not known.
func (s *SSA) guardOf(b *cfg.Block, k int) Value {
	n := s.Regs.Number(b, k)
	for j, of := range s.Regs.Args(n) {
		if of == cfg.ArgGuard {
			return s.Values(n)[j]
		}
	}
	return NoValue
}

// isSelect reports whether i has one value or another by a predicate.
func isSelect(i *cfg.Instr) bool {
	return i.Name == "SEL" && i.Guard.Always() && i.Op.Known() && len(i.Args) == 4
}

// selects returns the predicate by which instruction k of b has one value or another; NoValue if it does not.
func (s *SSA) selects(b *cfg.Block, k int) Value {
	if !isSelect(&b.Instrs[k]) {
		return NoValue
	}
	n := s.Regs.Number(b, k)
	for j, of := range s.Regs.Args(n) {
		if of == 3 {
			return s.Values(n)[j]
		}
	}
	return NoValue
}

// leafAt reports whether the walk has come to b as a guarded leaf.
func (w *walk) leafAt(b *cfg.Block) bool {
	_, is := w.s.leaves[b]
	return is
}

// under returns the first instruction of b, a guarded leaf, that is under the predicate, or the complement if not, or that has a value for
// each of both; nil if there is none.
func under(b *cfg.Block, not bool) *cfg.Instr {
	for k := range b.Instrs {
		if i := &b.Instrs[k]; !i.Guard.Always() && i.Guard.Not == not && i.Op.Name != "NOP" || isSelect(i) {
			return i
		}
	}
	return nil
}

// maxGuardSteps bounds the instructions that are looked at to see what a guard is computed from.
const maxGuardSteps = 16

// ofSelector reports whether the predicate p may be computed from the selector.
func (w *walk) ofSelector(p Value) bool {
	s := w.SSA()
	list := []Value{p}
	for n := 0; n < len(list); n++ {
		v := list[n]
		if n > maxGuardSteps || v < 0 || w.part(v) != noPart {
			return true
		}
		i, number := s.definition(v)
		switch {
		case i == nil && s.kind[v] == InstrValue || i != nil && w.readsPlace(i):
			return true
		case i == nil || i.Op.Effects&cfg.ReadsMem != 0: // a phi, or what the function begins with
			continue
		}
		for k, word := range s.Regs.Words(number) {
			if word >= 0 && !word.Write() {
				list = append(list, s.Values(number)[k])
			}
		}
	}
	return false
}
