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
// Such a quotient of numbers of threads is the same in the whole warp where the number is that of the threads that work on one thing.
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
		return i.Guard.Always() && len(i.Args) == 4 && u.factor(n, i, 1) && u.factor(n, i, 2)
	case !slices.Contains([]string{"IMAD", "IADD3", "IADD", "VIADD", "MOV", "SEL"}, i.Op.Name):
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

// factor reports whether operand k of i, instruction n, is a register, and not a constant that was moved to it.
func (u *Uniformity) factor(n int32, i *cfg.Instr, k int) bool {
	if !plain(&i.Args[k]) {
		return false
	}
	from, _ := u.ssa.writing(u.ssa.copyOf(u.ssa.sourceOf(n, k)))
	return from == nil || !strings.Contains(from.Name, "MOV")
}
