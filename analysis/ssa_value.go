package analysis

import (
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// This file goes from a value to the instruction that defines it, from there to the values of its
// operands, and through copies.

// definition returns the instruction that alone defines v, and its number; nil if there is none.
func (s *SSA) definition(v Value) (*cfg.Instr, int32) {
	if v >= 0 && s.prev[v] >= 0 {
		return nil, 0
	}
	return s.writing(v)
}

// writing returns the instruction that defines v, perhaps only in some lanes, and its number; nil if
// there is none.
func (s *SSA) writing(v Value) (*cfg.Instr, int32) {
	if v < 0 || s.kind[v] != InstrValue {
		return nil, 0
	}
	b := s.Block(v)
	return &b.Instrs[s.num[v]-s.Regs.first[b.ID]], s.num[v]
}

// sourceOf returns the first value that instruction n reads as operand arg, numbered as in [cfg.Ref];
// NoValue if there is none.
func (s *SSA) sourceOf(n int32, arg int) Value { return s.at(n, arg, false) }

// resultOf returns the first value that instruction n writes to operand arg; NoValue if there is none.
func (s *SSA) resultOf(n int32, arg int) Value { return s.at(n, arg, true) }

func (s *SSA) at(n int32, arg int, written bool) Value {
	for k, of := range s.Regs.Args(n) {
		if w := s.Regs.Words(n)[k]; int(of) == arg && w >= 0 && w.Write() == written {
			return s.Values(n)[k]
		}
	}
	return NoValue
}

// read returns the value of r that instruction n reads; NoValue if it reads none. It tells the address from the descriptor in desc[UR4][R2.64].
func (s *SSA) read(n int32, r cfg.Reg) Value {
	for k, w := range s.Regs.Words(n) {
		if w >= 0 && !w.Write() && s.Regs.Regs[w.Var()] == r {
			return s.Values(n)[k]
		}
	}
	return NoValue
}

// operand is [SSA.sourceOf] through copies, R2UR among them, and through the exclusive ors with which
// ptxas exchanges two registers.
func (s *SSA) operand(n int32, arg int) Value {
	if v := s.sourceOf(n, arg); v >= 0 {
		return s.unswapped(s.indexOf(v))
	}
	return NoValue
}

// plainSource returns the value that i, instruction n, takes unchanged as source k of fn, through
// copies; NoValue if that is no register.
func (s *SSA) plainSource(i *cfg.Instr, n int32, fn *eval.Fn, k int) Value {
	src := &fn.Src()[k]
	if src.Arg < 0 || src.Imm || !src.Plain() || src.Neg || src.Not || src.Abs || !plain(&i.Args[src.Arg]) {
		return NoValue
	}
	return s.copyOf(s.sourceOf(n, int(src.Arg)))
}

// GuardValue returns the value of the predicate that guards instruction k of b; NoValue if there is none.
func (s *SSA) GuardValue(b *cfg.Block, k int) Value {
	return s.sourceOf(s.Regs.Number(b, k), cfg.ArgGuard)
}

// plain reports whether a is a register as it is: without a sign, a suffix or a selected part, and neither RZ nor PT.
func plain(a *cfg.Operand) bool {
	return a.Kind == cfg.RegOperand && a.Flags&^cfg.Reuse == 0 && a.Suffix() == "" && !a.Reg.IsConst()
}

// copiedArg returns the operand that i copies if that is a register or a word of a constant bank, by
// its opcode alone; -1 if i is no copy.
func copiedArg(i *cfg.Instr) int {
	src := -1
	switch i.Name {
	case "MOV", "MOV.U32", "UMOV":
		src = 1
	case "IMAD.MOV", "IMAD.MOV.U32":
		src = 3
	case "IMAD.U32":
		if addsToZero(i) {
			src = 3
		}
	}
	if src >= len(i.Args) {
		return -1
	}
	return src
}

// addsToZero reports whether i, a multiplication with an addition, multiplies RZ by RZ: IMAD.U32 R0, RZ, RZ, UR4.
func addsToZero(i *cfg.Instr) bool {
	return len(i.Args) == 4 && i.Args[1].Kind == cfg.RegOperand && i.Args[1].Reg == cfg.RZ && i.Args[2].Kind == cfg.RegOperand && i.Args[2].Reg == cfg.RZ
}

// maxCopies bounds how many copies of copies are followed.
const maxCopies = 16

// copyOf returns the value that v is a plain copy of; v itself if it is none. R2UR is no copy in
// general: it gives all lanes the value of one.
func (s *SSA) copyOf(v Value) Value { return s.copied(v, false) }

// indexOf is [SSA.copyOf] for the index of an indexed branch, which R2UR may copy: all lanes go where
// the value of one of them leads, and that value is within the same bounds.
func (s *SSA) indexOf(v Value) Value { return s.copied(v, true) }

func (s *SSA) copied(v Value, across bool) Value {
	for range maxCopies {
		i, n := s.definition(v)
		if i == nil {
			return v
		}
		src := copiedArg(i)
		if across && i.Name == "R2UR" && len(i.Args) > 1 {
			src = 1
		}
		if src < 0 || !plain(&i.Args[src]) {
			return v
		}
		next := s.sourceOf(n, src)
		if next < 0 {
			return v
		}
		v = next
	}
	return v
}

// copiedFrom is [SSA.copyOf] for one copy. A copy under a guard counts as one if what it leaves in
// place is a copy of the same value.
func (s *SSA) copiedFrom(v Value) Value {
	i, n := s.definition(v)
	if i == nil && v >= 0 && s.kind[v] == InstrValue && !s.Regs.Regs[s.v[v]].IsPred() {
		i, n = s.writing(v)
		if w := s.copiedBy(i, n, v); w != v && s.kind[s.prev[v]] == InstrValue && s.prev[s.prev[v]] < 0 && s.copiedFrom(s.prev[v]) == w {
			return w
		}
		return v
	}
	if i == nil || !i.Guard.Always() {
		return v
	}
	return s.copiedBy(i, n, v)
}

// copiedBy returns the value that i, instruction n, which defines v, copies if its guard holds; v if it is no copy.
func (s *SSA) copiedBy(i *cfg.Instr, n int32, v Value) Value {
	src := copiedArg(i)
	if src < 0 || i.Masked() || !plain(&i.Args[src]) {
		return v
	}
	return s.sourceOf(n, src)
}

// unswapped returns the value that v, an exclusive or of values, is because all others occur in it
// an even number of times: ptxas exchanges two registers so. It is v if several are left.
func (s *SSA) unswapped(v Value) Value {
	odd := map[Value]bool{}
	count := 0
	var visit func(v Value)
	visit = func(v Value) {
		v = s.indexOf(v)
		i, n := s.definition(v)
		if count++; i == nil || count > maxSlice || !i.Guard.Always() || !exclusiveOr(i, s.Regs.f.SM()) {
			if odd[v] = !odd[v]; !odd[v] {
				delete(odd, v)
			}
			return
		}
		visit(s.operand(n, i.NumDst(s.Regs.f.SM())))
		visit(s.operand(n, i.NumDst(s.Regs.f.SM())+1))
	}
	visit(v)
	for one := range odd {
		if len(odd) == 1 {
			return one
		}
	}
	return v
}

// exclusiveOr reports whether i writes the exclusive or of two registers as they are, its first sources.
func exclusiveOr(i *cfg.Instr, sm int) bool {
	fn := fns.Of(i, sm)
	if fn == nil || fn.Kind != eval.Logic || len(fn.Src()) < 4 {
		return false
	}
	for k := range 2 {
		src := &fn.Src()[k]
		if src.Imm || !src.Plain() || int(src.Arg) != i.NumDst(sm)+k || i.Args[src.Arg].Kind != cfg.RegOperand || i.Args[src.Arg].Reg.IsConst() {
			return false
		}
	}
	table, ok := fn.Constant(i, 3)
	return ok && table == 0x3c
}
