package analysis

import (
	"slices"
	"strings"

	"github.com/ori-lang/ori/cfg"
)

// mostOfQuotient bounds how many instructions behind the multiplication of a quotient are looked at.
const mostOfQuotient = 8

// divides reports whether v is known to vary only as a [Uniformity.quotient] does. It is true for long chains.
func (u *Uniformity) divides(v Value) bool {
	for range nearSteps {
		if v < 0 || u.quotient(v) {
			return v >= 0
		}
		v = u.because(v)
	}
	return true
}

// quotient reports whether v is a quotient by a number that the code does not have as a constant, as compilers compute it: the high half
// of a product with the reciprocal, corrected where the remainder shows that it is too small, and given its sign.
//
//	IMAD.HI.U32 R3, R3, R0, RZ
//	@!P1 IADD3 R3, R3, 0x1, RZ
//	@!P2 IMAD.MOV R3, RZ, RZ, -R3
//	SEL R15, R20, R3, !P0
//
// Up to sm_62 the high half is a sum, as [Uniformity.highHalf] has it. Such a quotient of numbers of threads is the same in the whole warp where the number is that of the threads that work on one thing.
func (u *Uniformity) quotient(v Value) bool {
	left := mostOfQuotient
	return u.quotientOf(v, &left)
}

func (u *Uniformity) quotientOf(v Value, left *int) bool {
	s := u.ssa
	i, n := s.writing(v)
	if *left--; *left < 0 || i == nil || !i.Op.Known() {
		return false
	}
	switch {
	case i.Op.Name == "IMAD" && i.HasMod("HI"):
		return i.Guard.Always() && len(i.Args) == 4 && plain(&i.Args[1]) && plain(&i.Args[2]) && u.variable(n, i, 1) && u.variable(n, i, 2)
	case i.Name == "IADD3.RS":
		return u.highHalf(i, n)
	case !slices.Contains([]string{"IMAD", "IADD3", "IADD", "IADD32I", "VIADD", "MOV", "SEL"}, i.Op.Name):
		return false
	}
	found := false
	args, vals := s.Regs.Args(n), s.Values(n)
	for k, w := range s.Regs.Words(n) {
		x := vals[k]
		switch {
		case x < 0 || w >= 0 && w.Write():
		case s.Regs.Regs[s.v[x]].IsPred():
			if u.why[x].kind != uniform && !(int(args[k]) == cfg.ArgGuard && slices.Contains(vals, s.prev[v])) { // it is corrected
				return false
			}
		case u.quotientOf(x, left):
			found = true
		case u.why[x].kind != uniform:
			return false
		}
	}
	return found
}

// highHalf reports whether i, instruction n, adds up the high half of the product of two registers, neither of which is a constant, from
// products of their halves:
//
//	XMAD R7, R2, R0, RZ
//	XMAD R3, R2, R0.H1, RZ
//	XMAD R4, R2.H1, R0.H1, RZ
//	XMAD.CHI R2, R2.H1, R0, R7
//	IADD3.RS R2, R2, R3, R4
func (u *Uniformity) highHalf(i *cfg.Instr, n int32) bool {
	if !i.Guard.Always() || len(i.Args) != 4 || !plain(&i.Args[1]) || !plain(&i.Args[2]) || !plain(&i.Args[3]) {
		return false
	}
	s := u.ssa
	carry, c := s.writing(s.sourceOf(n, 1))
	if !u.multiplies(carry, c, "XMAD.CHI", ".H1", "") || !plain(&carry.Args[3]) {
		return false
	}
	x, y := s.sourceOf(c, 1), s.sourceOf(c, 2)
	for k, half := range []struct {
		of   Value
		x, y string
	}{{s.sourceOf(c, 3), "", ""}, {s.sourceOf(n, 2), "", ".H1"}, {s.sourceOf(n, 3), ".H1", ".H1"}} {
		by, m := s.writing(half.of)
		if !u.multiplies(by, m, "XMAD", half.x, half.y) || k < 2 && !by.Args[3].Reg.IsConst() || s.sourceOf(m, 1) != x || s.sourceOf(m, 2) != y {
			return false
		}
	}
	return true
}

// multiplies reports whether i, instruction n, is the operation of that name, always, on the halves x and y of two registers that are no
// constants.
func (u *Uniformity) multiplies(i *cfg.Instr, n int32, name, x, y string) bool {
	return i != nil && i.Name == name && i.Guard.Always() && len(i.Args) == 4 && i.Args[1].Suffix() == x && i.Args[2].Suffix() == y &&
		u.variable(n, i, 1) && u.variable(n, i, 2)
}

// variable reports whether operand k of i, instruction n, is a register or half of one, as it is, and not a constant that was moved to it.
func (u *Uniformity) variable(n int32, i *cfg.Instr, k int) bool {
	a := &i.Args[k]
	if a.Kind != cfg.RegOperand || a.Flags&^cfg.Reuse != 0 || a.Reg.IsConst() {
		return false
	}
	from, _ := u.ssa.writing(u.ssa.copyOf(u.ssa.sourceOf(n, k)))
	return from == nil || !strings.Contains(from.Name, "MOV")
}
