package analysis

import (
	"math"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// This file has values that are a multiple of another and a constant. Where both the comparisons of a switch and the index of its table are
// computed from one value, the one tells the other:
//
//	IMAD.MOV R0, RZ, RZ, -R4         // -x
//	ISETP.GT.AND P0, PT, R0, 0x3, PT
//	@P0 BRA other
//	IADD3 R4, -R4, -0x1, RZ          // -x - 1

// A linear says that a value is mul times the value of, and add, modulo 2^32.
type linear struct {
	of       Value
	mul, add uint32
}

// linearOf returns what v is, through at most maxOrigin instructions; itself if it is nothing else.
func (r *recogniser) linearOf(v Value) linear {
	s := r.SSA()
	l := linear{r.firstSame(s.copyOf(v)), 1, 0}
	for range maxOrigin {
		i, n := s.definition(l.of)
		if i == nil || !i.Guard.Always() || !i.Op.Known() {
			break
		}
		step, _ := s.linearStep(i, n)
		if step.of < 0 {
			break
		}
		l = linear{r.firstSame(step.of), l.mul * step.mul, l.mul*step.add + l.add}
	}
	return l
}

// linearStep returns what i, instruction n, computes of its only register, through copies, and which operand that is; of is NoValue if it
// computes something else, or what it may carry in counts.
func (s *SSA) linearStep(i *cfg.Instr, n int32) (l linear, arg int16) {
	none := linear{of: NoValue}
	fn := fns.Of(i, s.Regs.f.SM())
	if fn == nil || i.Masked() || fn.UseCC || fn.Double || fn.Hi || fn.Sat || fn.PlusOne || !fn.Fits(i) || len(fn.Src()) < 2 {
		return none, 0
	}
	var terms [3]linear // of NoValue if constant
	taken := 2
	switch fn.Kind {
	case eval.Add:
		taken = int(fn.Ints)
	case eval.Mad:
		taken = 3
	case eval.Shift, eval.Funnel:
		if fn.Right {
			return none, 0
		}
	default:
		return none, 0
	}
	if len(fn.Src()) < taken {
		return none, 0
	}
	of := NoValue
	for k := range taken {
		t, at, ok := s.term(i, n, fn, k)
		switch {
		case !ok || t.of >= 0 && of >= 0:
			return none, 0
		case t.of >= 0:
			of, arg = t.of, at
		}
		terms[k] = t
	}
	for k := taken; k < len(fn.Src()) && fn.Kind != eval.Funnel; k++ { // carries in; of a funnel the half that is not asked for
		if c, ok := fn.Constant(i, k); !ok || c != 0 {
			return none, 0
		}
	}
	if of < 0 {
		return none, 0
	}
	switch fn.Kind {
	case eval.Add:
		l = linear{of: of}
		for _, t := range terms[:taken] {
			l.mul, l.add = l.mul+t.mul, l.add+t.add
		}
	case eval.Mad:
		a, b := terms[0], terms[1]
		if a.of < 0 {
			a, b = b, a
		}
		l = linear{of, a.mul*b.add + terms[2].mul, a.add*b.add + terms[2].add}
	default:
		if terms[0].of < 0 || terms[1].of >= 0 || terms[1].add > 31 {
			return none, 0
		}
		l = linear{of, terms[0].mul << terms[1].add, 0}
	}
	return l, arg
}

// term returns source k of fn, which i, instruction n, computes with: a constant, of NoValue, or a register, or what is left if that is
// subtracted.
func (s *SSA) term(i *cfg.Instr, n int32, fn *eval.Fn, k int) (t linear, arg int16, ok bool) {
	if c, ok := constantBits(i, fn, k); ok {
		return linear{NoValue, 0, uint32(c)}, 0, true
	}
	src := &fn.Src()[k]
	if src.Not || src.Abs || src.Sel != eval.All || src.Type != eval.Int {
		return t, 0, false
	}
	a := i.Args[src.Arg]
	if a.Flags &^= cfg.Reuse | cfg.Neg; !plain(&a) {
		return t, 0, false
	}
	t = linear{s.copyOf(s.sourceOf(n, int(src.Arg))), 1, 0}
	if src.Neg {
		t.mul = math.MaxUint32
	}
	return t, int16(src.Arg), t.of >= 0
}
