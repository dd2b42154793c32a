package analysis

import (
	"fmt"
	"math"
	"math/bits"
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// An Origin is what the selector of a switch is computed from by adding a constant, as compilers subtract the first of the values of a
// source:
//
//	LDG.E.U8 R2, [R2.64]
//	IADD3 R0, R2, -0x30, RZ          // less '0'
//	PRMT R3, R0, 0x7710, RZ
//	ISETP.EQ.AND P0, PT, R3, RZ, PT  // '0'
//
// and divide what is left by what all values of a source are multiples of, by a rotation that leaves others great:
//
//	IADD3 R2, R4, -0x1, RZ           // 1, 5, 9, 13
//	SHF.L.W.U32.HI R2, R2, 0x1e, R2  // 0, 1, 2, 3
//
// Each value of the selector is that of one value of the origin at most.
type Origin struct {
	Reg cfg.Reg // which has it where the selector is computed, and may have been written since

	value Value
	known Known
	steps []originStep // from the selector to the origin
}

// An originStep adds to a number, or to what is left of 0 if that is subtracted, rotates it, or keeps its low bits.
type originStep struct {
	add    uint32
	minus  bool
	rotate int    // to the left
	bits   uint32 // those that are kept; 0 of an addition or a rotation
	sign   bool   // they have one, which the others get
}

// of returns what the step makes of x.
func (t originStep) of(x uint32) uint32 {
	switch {
	case t.rotate > 0:
		return bits.RotateLeft32(x, t.rotate)
	case t.minus:
		return t.add - x
	case t.bits == 0:
		return x + t.add
	}
	switch x &= t.bits; {
	case t.sign && x > t.bits>>1:
		return x | ^t.bits
	}
	return x
}

// from returns the number that the step, which keeps all bits, makes x of.
func (t originStep) from(x uint32) uint32 {
	switch {
	case t.rotate > 0:
		return bits.RotateLeft32(x, -t.rotate)
	case t.minus:
		return t.add - x
	}
	return x - t.add
}

// maxOrigin bounds the instructions from an origin to the selector.
const maxOrigin = 8

// Origin returns what the selector of s is computed from by adding a constant, and whether that is known.
func (s *Switch) Origin(f *Facts) (o Origin, ok bool) {
	if s.Wide || s.value < 0 || s.Form == JumpTable && (!s.Exact || s.Bits < 32) {
		return o, false
	}
	r, ssa := recogniser{Facts: f}, f.SSA()
	v, sum, keeps := s.value, uint32(0), ^uint32(0) // what is added in all, and the bits that all steps keep
	turned := false                                 // the selector is more than a sum
	var steps []originStep
	for range maxOrigin {
		i, n := ssa.definition(ssa.copyOf(v))
		if i == nil || !i.Guard.Always() || !i.Op.Known() {
			break
		}
		adds := true
		if of, bits, sign := r.widens(i, n); bits > 0 && of >= 0 {
			if sign {
				bits = 2*bits + 1
			}
			if bits <= 0xffff {
				of = ssa.lowHalf(of)
			}
			v, keeps, steps, adds = of, keeps&bits, append(steps, originStep{bits: bits, sign: sign}), false
		} else if l, _ := ssa.linearStep(i, n); l.of >= 0 && (l.mul == 1 || l.mul == math.MaxUint32) {
			turned = turned || l.mul != 1
			v, sum, steps = l.of, sum+l.add, append(steps, originStep{add: l.add, minus: l.mul != 1})
		} else if of, by := ssa.rotates(i, n); of >= 0 && keeps == math.MaxUint32 {
			v, turned, steps = of, true, append(steps, originStep{rotate: by})
		} else {
			break
		}
		if sum == 0 && !turned || ok && !adds {
			continue
		}
		k := f.Constants().Value(v, ssa.Block(v))
		if few := k.Hi-k.Lo <= keeps || uint32(k.Max)-uint32(k.Min) <= keeps; k.empty() || !few {
			ok = false
			continue
		}
		o, ok = Origin{Reg: ssa.Regs.Regs[ssa.Var(v)], value: v, known: k}, true
		o.steps = slices.Clone(steps)
	}
	return o, ok
}

// rotates returns the register that i, instruction n, rotates, through copies, and by how many bits to the left; NoValue if it does
// something else.
func (s *SSA) rotates(i *cfg.Instr, n int32) (of Value, by int) {
	fn := fns.Of(i, s.Regs.f.SM())
	if fn == nil || fn.Kind != eval.Funnel || fn.Double || !fn.Fits(i) || i.Masked() || len(fn.Src()) != 3 {
		return NoValue, 0
	}
	c, ok := fn.Constant(i, 1)
	if !ok || c == 0 || c > 31 || fn.Hi == fn.Right { // the high word to the left, or the low word to the right
		return NoValue, 0
	}
	of = s.plainSource(i, n, fn, 0)
	if of < 0 || of != s.plainSource(i, n, fn, 2) {
		return NoValue, 0
	}
	if by = int(c); fn.Right {
		by = 32 - by
	}
	return of, by
}

// Text says how the selector is computed from the origin, which is called name: "R2 less 48".
func (o *Origin) Text(name string) string {
	sum, turned := uint32(0), false // what has been added since anything else was done
	text := name
	add := func() {
		if turned && sum != 0 {
			text += ","
		}
		switch {
		case int32(sum) > 0:
			text += fmt.Sprintf(" and %d", sum)
		case sum != 0:
			text += fmt.Sprintf(" less %d", -sum)
		}
		sum = 0
	}
	for _, t := range slices.Backward(o.steps) {
		switch {
		case t.bits > 0:
		case t.rotate > 0:
			add()
			text += fmt.Sprintf(", rotated to the left by %d bits", t.rotate)
			turned = true
		case t.minus:
			if add(); text != name {
				text = "what is " + text
			}
			text = fmt.Sprintf("%d less %s", int32(t.add), text)
			turned = true
		default:
			sum += t.add
		}
	}
	add()
	return text
}

// Value returns the value of the origin for which the selector is v; false if it is for none.
func (o *Origin) Value(v uint32) (x uint32, ok bool) {
	keeps := ^uint32(0)
	x = v
	for _, t := range o.steps {
		if t.bits > 0 {
			keeps &= t.bits
		} else {
			x = t.from(x) // in the bits that are kept; all are where it rotates
		}
	}
	least := o.known.Lo
	if o.known.Hi-o.known.Lo > keeps {
		least = uint32(o.known.Min)
	}
	x = least + (x-least)&keeps
	is := x
	for _, t := range slices.Backward(o.steps) {
		is = t.of(is)
	}
	return x, is == v && o.known.Has(x)
}

// OfOrigin returns s as a switch on its origin, of which only the selector, the cases and what is measured of those are known; false if it has
// none. Values that the selector never has are no cases of it.
func (s *Switch) OfOrigin(f *Facts) (t Switch, o Origin, ok bool) {
	if o, ok = s.Origin(f); !ok {
		return t, o, false
	}
	t = Switch{Form: s.Form, Selector: o.Reg, Block: s.Block, Default: s.Default, value: o.value}
	for _, c := range s.Cases {
		if x, is := o.Value(c.Value); is {
			c.Value = x
			t.Cases = append(t.Cases, c)
		}
	}
	t.measure()
	return t, o, len(t.Cases) > 0
}
