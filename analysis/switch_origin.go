package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// An Origin is what the selector of a switch is computed from by adding a constant, as compilers subtract the first of the values of a
// source:
//
//	LDG.E.U8 R2, [R2.64]
//	IADD3 R0, R2, -0x30, RZ          // less '0'
//	PRMT R3, R0, 0x7710, RZ
//	ISETP.EQ.AND P0, PT, R3, RZ, PT  // '0'
//
// Each value of the selector is that of one value of the origin at most.
type Origin struct {
	Reg cfg.Reg // which has it where the selector is computed, and may have been written since
	Add uint32  // the selector is Reg and this, extended as the text does

	value Value
	known Known
	steps []originStep // from the origin to the selector
}

// An originStep adds to a number, or extends its low bits.
type originStep struct {
	add  uint32
	bits uint32 // those that are kept; 0 of an addition
	sign bool   // they have one, which the others get
}

// of returns what the step makes of x.
func (t originStep) of(x uint32) uint32 {
	switch x &= t.bits; {
	case t.sign && x > t.bits>>1:
		return x | ^t.bits
	}
	return x
}

// maxOrigin bounds the instructions from an origin to the selector.
const maxOrigin = 8

// Origin returns what the selector of s is computed from by adding a constant, and whether that is known.
func (s *Switch) Origin(f *Facts) (o Origin, ok bool) {
	if s.Wide || s.value < 0 || s.Form == JumpTable {
		return o, false
	}
	r, ssa := recogniser{Facts: f}, f.SSA()
	v, sum, keeps := s.value, uint32(0), ^uint32(0) // the selector is v and sum in the bits that are kept by all steps
	var steps []originStep                          // from the selector
	for range maxOrigin {
		i, n := ssa.definition(ssa.copyOf(v))
		if i == nil || !i.Guard.Always() || !i.Op.Known() {
			break
		}
		adds := false
		if of, bits, sign := r.widens(i, n); bits > 0 && of >= 0 {
			if sign {
				bits = 2*bits + 1
			}
			if bits <= 0xffff {
				of = ssa.lowHalf(of)
			}
			v, keeps, steps = of, keeps&bits, append(steps, originStep{bits: bits, sign: sign})
		} else if of, _, add := ssa.addsConstant(i, n); of >= 0 {
			v, sum, steps, adds = of, sum+add, append(steps, originStep{add: add}), true
		} else {
			break
		}
		if sum == 0 || ok && !adds {
			continue
		}
		k := f.Constants().Value(v, ssa.Block(v))
		if few := k.Hi-k.Lo <= keeps || uint32(k.Max)-uint32(k.Min) <= keeps; k.empty() || !few {
			ok = false
			continue
		}
		o, ok = Origin{Reg: ssa.Regs.Regs[ssa.Var(v)], Add: sum, value: v, known: k}, true
		o.steps = slices.Clone(steps)
	}
	return o, ok
}

// Value returns the value of the origin for which the selector is v; false if it is for none.
func (o *Origin) Value(v uint32) (x uint32, ok bool) {
	keeps := ^uint32(0)
	for _, t := range o.steps {
		if t.bits > 0 {
			keeps &= t.bits
		}
	}
	least := o.known.Lo
	if o.known.Hi-o.known.Lo > keeps {
		least = uint32(o.known.Min)
	}
	x = least + (v-o.Add-least)&keeps
	is := x
	for n := len(o.steps) - 1; n >= 0; n-- {
		if t := o.steps[n]; t.bits > 0 {
			is = t.of(is)
		} else {
			is += t.add
		}
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
