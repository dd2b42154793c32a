package analysis

import (
	"math"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// maskAsked reports whether lanes come to instruction k of b together and only from a branch that asks
// whether all lanes of a mask are there, on the side that it takes if they are.
func (s *SSA) maskAsked(b *cfg.Block, k int) bool {
	f := s.Regs.f
	preds := f.Preds.Succs(b.ID)
	if len(preds) != 1 || !s.onlyFrom(b, preds[0]) {
		return false
	}
	for n := range k {
		if !straight(&b.Instrs[n]) {
			return false
		}
	}
	from := f.Blocks[preds[0]]
	switch i := from.Last(); {
	case i == nil || !i.ByActiveLanes() || !i.Op.Known():
	case i.Name == "BRA.DIV":
		return b == f.Next(from) && b != f.TargetIn(from, i)
	case i.Name == "BRA.CONV":
		return b == f.TargetIn(from, i) && b != f.Next(from)
	}
	return false
}

// LaneMask returns the mask of lanes that instruction k of b waits for, its first operand, if it is known.
func (f *Facts) LaneMask(b *cfg.Block, k int) (mask uint32, ok bool) {
	if len(b.Instrs[k].Args) == 0 {
		return 0, false
	}
	return f.constantOperand(b, k, 0)
}

// constantOperand returns the value of operand arg of instruction k of b, if it is a constant, or a register that holds one.
func (f *Facts) constantOperand(b *cfg.Block, k, arg int) (c uint32, ok bool) {
	a := &b.Instrs[k].Args[arg]
	if c, ok = intValue(a); ok || !plain(a) {
		return c, ok
	}
	s := f.SSA()
	v := s.operand(s.Regs.Number(b, k), arg)
	if v < 0 {
		return 0, false
	}
	return f.Constants().Value(v, b).Const()
}

// AsksWarp reports whether the branch at the end of b, BRA.DIV or BRA.CONV, stands in front of an operation of all lanes of the warp: it
// asks for all lanes, and the code for when some are missing begins with a wait for all. The branch alone may ask for all where the
// source does not.
//
//	BRA.DIV ~URZ, `(.L_x_1)
//	...
//	.L_x_1:
//	MOV R9, 0xffffffff
//	CALL.REL.NOINC `($__internal_0_$__cuda_sm70_shflsync_bfly_p) // it has WARPSYNC R9
func (f *Facts) AsksWarp(b *cfg.Block) bool {
	i := b.Last()
	if i == nil || !i.ByActiveLanes() || !i.Op.Known() || !i.Guard.Always() || !f.SSA().asksWarp(i, b, f.Constants()) {
		return false
	}
	mask, ok := f.waitedFor(b, i)
	return ok && mask == math.MaxUint32
}

// waitedFor returns the mask of the lanes for which the code waits that i, BRA.DIV or BRA.CONV at the end of b, goes to when some are
// missing, if the mask is known.
func (f *Facts) waitedFor(b *cfg.Block, i *cfg.Instr) (mask uint32, ok bool) {
	var slow *cfg.Block
	switch i.Name {
	case "BRA.DIV":
		slow = f.Func.TargetIn(b, i)
	case "BRA.CONV":
		slow = f.Func.Next(b)
	}
	if slow == nil {
		return 0, false
	}
	for k := range slow.Instrs {
		switch i := &slow.Instrs[k]; {
		case !i.Guard.Always() || !i.Op.Known():
			return 0, false
		case i.ReconvergesWarp():
			return math.MaxUint32, true
		case i.Op.Name == "WARPSYNC":
			return f.LaneMask(slow, k)
		case i.Flow == cfg.FlowCall:
			_, mask, ok := f.CallWaitsFor(slow, k)
			return mask, ok
		}
	}
	return 0, false
}

// CallWaitsFor returns the mask of the lanes for which called code waits, and where, if it begins with such a wait. The call is
// instruction k of b.
func (f *Facts) CallWaitsFor(b *cfg.Block, k int) (at CalledInstr, mask uint32, ok bool) {
	_, to := f.Callee(b, &b.Instrs[k])
	if to == nil {
		return at, 0, false
	}
	n, reg, mask, ok := waitsFor(to)
	if ok && !reg.IsConst() {
		mask, ok = f.valueBefore(b, k, reg)
	}
	if !ok {
		return at, 0, false
	}
	return CalledInstr{to, &to.Instrs[n]}, mask, true
}

// waitsFor returns for which lanes called code that begins with b waits first, at its instruction n: those of the mask that it gets in
// register reg, or, if that is RZ, those of mask.
func waitsFor(b *cfg.Block) (n int, reg cfg.Reg, mask uint32, ok bool) {
	n = slices.IndexFunc(b.Instrs, func(i cfg.Instr) bool { return i.Op.Name == "WARPSYNC" })
	if n < 0 || !b.Instrs[n].Guard.Always() {
		return 0, cfg.RZ, 0, false
	}
	switch i := &b.Instrs[n]; {
	case i.ReconvergesWarp():
		return n, cfg.RZ, math.MaxUint32, true
	case i.Name != "WARPSYNC" || len(i.Args) != 1:
		return 0, cfg.RZ, 0, false
	default:
		if c, ok := intValue(&i.Args[0]); ok {
			return n, cfg.RZ, c, true
		}
		if !plain(&i.Args[0]) {
			return 0, cfg.RZ, 0, false
		}
		reg = i.Args[0].Reg
	}
	for k := n - 1; k >= 0; k-- {
		i := &b.Instrs[k]
		if !i.Op.Known() || i.Flow == cfg.FlowCall {
			return 0, cfg.RZ, 0, false
		}
		if !i.Writes(reg) {
			continue
		}
		src := copiedOperand(i)
		if src < 0 || !i.Guard.Always() {
			return 0, cfg.RZ, 0, false
		}
		reg = i.Args[src].Reg
	}
	return n, reg, 0, true
}

// valueBefore returns what register r has before instruction k of b, if that is a constant.
func (f *Facts) valueBefore(b *cfg.Block, k int, r cfg.Reg) (uint32, bool) {
	s := f.SSA()
	v := s.Regs.Var(r)
	if v < 0 {
		return 0, false
	}
	for k--; k >= 0; k-- {
		n := s.Regs.Number(b, k)
		for j, w := range s.Regs.Words(n) {
			switch {
			case w == Clobbers:
				return 0, false
			case w.Write() && w.Var() == v:
				return f.Constants().Value(s.Values(n)[j], b).Const()
			}
		}
	}
	if at := s.In(b, v); at >= 0 {
		return f.Constants().Value(at, b).Const()
	}
	return 0, false
}

// inVote reports whether v is the number of a lane in the mask of a vote of the lanes that come to
// instruction k of b.
func (s *SSA) inVote(v Value, b *cfg.Block, k int) bool {
	mask, _ := s.laneOf(v)
	return mask >= 0 && s.voted(mask, b, k)
}

// laneOf returns the mask in which v is the number of a lane, NoValue if it is none: of its highest bit, or of its lowest one, which is
// the highest of the reversed mask counted from the other end.
func (s *SSA) laneOf(v Value) (mask Value, lowest bool) {
	found, fromTop, reversed := false, false, false
	for range 4 {
		v = s.copyOf(v)
		i, n := s.definition(v)
		if i == nil {
			return NoValue, false
		}
		switch i.Name {
		case "FLO.U32", "UFLO.U32", "FLO.U32.SH", "UFLO.U32.SH":
			if found {
				return NoValue, false
			}
			found, fromTop = true, i.HasMod("SH")
		case "BREV", "UBREV":
			reversed = !reversed
		case "BFE.U32.BREV": // of all bits
			if all, ok := intValue(&i.Args[len(i.Args)-1]); !ok || all != 32<<8 {
				return NoValue, false
			}
			reversed = !reversed
		default:
			if !found || fromTop != reversed {
				return NoValue, false
			}
			return v, reversed
		}
		if len(i.Args) < 2 || !plain(&i.Args[1]) {
			return NoValue, false
		}
		v = s.operand(n, 1)
	}
	return NoValue, false
}

// ApartInWarp is [Uniformity.Apart] at instruction k of b, for blocks as [Facts.DivergentInWarp] is for.
func (f *Facts) ApartInWarp(b *cfg.Block, k int) *Parting {
	if f.Groups().Apart(b) == nil {
		return nil
	}
	u := f.rows()
	u.FindGroups(f.ctx)
	p := u.Apart(b)
	if p == nil || k > int(u.groupedTo[b.ID]) {
		return nil // they may have met before
	}
	return p
}
