package analysis

import (
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// Where an address comes from. Up to sm_37 compilers load what a parameter of a kernel points to with LD, whose address may also
// be that of a lane's own memory; but no host has such an address to pass. Code with -G loads variables in shared memory so, by
// where that begins among generic addresses.

// ofLaunch reports whether instruction k of b, LD, loads from an address that is a parameter of the kernel, or where shared memory begins, or such a one and
// what is scaled, as an index is, or constants, which consts has:
//
//	ISCADD R2.CC, R4, c[0x0][0x140], 0x2
//	LD.E R9, [R2]
func (s *SSA) ofLaunch(b *cfg.Block, k int, consts *Constants) bool {
	f := s.Regs.f
	base, ok := cfg.ParamBase(f.SM())
	if !ok || !f.Entry {
		return false
	}
	i := &b.Instrs[k]
	for arg := range i.Args {
		if a := &i.Args[arg]; a.Kind == cfg.MemOperand || a.Kind == cfg.DescOperand {
			return s.fromParam(s.read(s.Regs.Number(b, k), a.Reg), base, consts, maxFromParam)
		}
	}
	return false
}

// maxFromParam is how many instructions may make an address of a parameter.
const maxFromParam = 6

// fromParam reports whether v is the lower half of such an address.
func (s *SSA) fromParam(v Value, base int64, consts *Constants, depth int) bool {
	v = s.copyOf(v)
	i, n := s.definition(v)
	if i == nil || !i.Guard.Always() || i.Masked() || depth == 0 {
		return false
	}
	shared, window := cfg.SharedWindow(s.Regs.f.SM())
	param := func(a *cfg.Operand) bool {
		return a.Kind == cfg.ConstOperand && a.Bank == 0 && a.Sym() == "" && (a.Imm >= base || window && a.Imm == shared) && a.Reg.Class == cfg.NoReg && a.UReg().Class == cfg.NoReg
	}
	if i.Name == "LDC" || i.Name == "LDC.64" {
		return len(i.Args) > 1 && (param(&i.Args[1]) || s.paramAt(n, &i.Args[1], base, consts))
	}
	if i.Op.Name == "MOV" {
		return len(i.Args) > 1 && param(&i.Args[1])
	}
	fn := fns.Of(i, s.Regs.f.SM())
	if fn == nil || !fn.Fits(i) {
		return false
	}
	src, from := fn.Src(), -1
	switch fn.Kind {
	case eval.Add: // of a parameter, constants and indexes
		if s.inSharedWindow(i, n, fn) {
			return true
		}
		for k := range src {
			_, constant := fn.Constant(i, k)
			if w := s.plainSource(i, n, fn, k); !constant && k < int(fn.Ints) && w >= 0 {
				_, constant = consts.Value(w, s.Block(v)).Const()
				constant = constant || s.scaled(w)
			}
			switch {
			case constant:
			case from >= 0 || k >= int(fn.Ints) || src[k].Arg < 0 || !src[k].Plain() || src[k].Neg:
				return false
			default:
				from = k
			}
		}
	case eval.Lea:
		shift, ok := fn.Constant(i, 2)
		if c, zero := constantBits(i, fn, 1); ok && !fn.Hi && shift > 0 {
			from = 1
		} else if ok && !fn.Hi && zero && c == 0 && src[0].Plain() {
			from = 0 // a copy, as code with -G has it on sm_50 to sm_62
		}
	case eval.Mad:
		if !fn.Hi && !fn.Double && len(src) > 2 {
			from = 2
		}
	}
	if from < 0 || src[from].Arg < 0 {
		return false
	}
	return param(&i.Args[src[from].Arg]) || s.fromParam(s.sourceOf(n, int(src[from].Arg)), base, consts, depth-1)
}

// inSharedWindow reports whether i, number n, adds where shared memory begins and what is the same for the thread block, as -G has it from sm_90 on:
//
//	S2R R0, SR_SWINLO
//	IADD3 R4, P0, R4, R0, RZ   // R4 is computed of SR_CgaCtaId
func (s *SSA) inSharedWindow(i *cfg.Instr, n int32, fn *eval.Fn) bool {
	windows := 0
	for k := range fn.Src() {
		if _, constant := fn.Constant(i, k); constant {
			continue
		}
		v := s.plainSource(i, n, fn, k)
		if v < 0 || k >= int(fn.Ints) {
			return false
		}
		if at, _ := s.definition(s.copyOf(v)); at != nil && at.Op.Name == "S2R" && at.Guard.Always() && reads(at, "SR_SWINLO") {
			windows++
		} else if !s.ofBlock(v) {
			return false
		}
	}
	return windows == 1
}

// paramAt reports whether a, an operand of instruction n, is a parameter whose place is in a register, as -G has it:
//
//	MOV32I R0, 0x10
//	LDC R0, c[0x0][R0+0x140]
func (s *SSA) paramAt(n int32, a *cfg.Operand, base int64, consts *Constants) bool {
	if a.Kind != cfg.ConstOperand || a.Bank != 0 || a.Sym() != "" || a.Imm < base || a.Flags&^(cfg.HasImm|cfg.Reuse) != 0 || a.Suffix() != "" || a.UReg().Class != cfg.NoReg {
		return false
	}
	v := s.sourceOf(n, 1)
	if v < 0 {
		return false
	}
	at, ok := consts.Value(v, s.Regs.f.Blocks[s.Regs.BlockOf(n)]).Const()
	return ok && at < 1<<16
}

// scaled reports whether v is a number that is shifted left, as an index is and no address:
//
//	SHL R5, R4, 0x2
func (s *SSA) scaled(v Value) bool {
	i, n := s.definition(v)
	if i == nil || !i.Guard.Always() || i.Masked() || s.Regs.Regs[s.v[v]].IsPred() {
		return false
	}
	fn := fns.Of(i, s.Regs.f.SM())
	if fn == nil || !fn.Fits(i) || fn.Kind != eval.Shift {
		return false
	}
	by, ok := fn.Constant(i, 1)
	return ok && 0 < by && by < 32 && s.plainSource(i, n, fn, 0) >= 0 && !fn.Right
}
