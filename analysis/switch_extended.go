package analysis

import "math"

// This file has selectors of 8 and 16 bits, of which compilers compare one extension here and another there:
//
//	LDG.E.U16 R4, [R4.64]
//	PRMT R6, R4, 0x9910, RZ          // with its sign
//	ISETP.GT.AND P0, PT, R6, 0xf, PT
//	@P0 BRA others
//	IADD3 R5, R4, -0x2, RZ           // as a number without one
//	LOP3.LUT R5, R5, 0xffff, RZ, 0xc0, !PT
//	ISETP.GE.U32.AND P0, PT, R5, 0x3, PT
//
// Each tells the other, so that both are the selector.

// A selectorPart is what a value is of the selector.
type selectorPart uint8

const (
	noPart       selectorPart = iota
	lowerPart                 // all of it, or the lower half
	upperPart                 // the upper half
	signedPart                // its low bits, extended with their sign
	unsignedPart              // its low bits, and no others
)

// An extension is what a selector extends: the low bits of a value.
type extension struct {
	found bool   // it has been looked for
	of    Value  // NoValue if the selector is none
	bits  uint32 // the greatest number of as many bits that has no sign
	sign  bool   // the selector has one
}

// extends returns what the selector extends.
func (w *walk) extends() *extension {
	e := &w.extension
	if !e.found {
		e.found, e.of = true, NoValue
		if !w.first.wide {
			if of, bits, sign := w.extendsBits(w.first.value); bits > 0 {
				e.of, e.bits, e.sign = of, bits, sign
			}
		}
	}
	return e
}

// extendsBits returns the value whose low 8 or 16 bits v extends, the greatest number of those as bits, and whether they have a sign; no
// bits if it extends none.
func (r *recogniser) extendsBits(v Value) (of Value, bits uint32, sign bool) {
	i, n := r.SSA().definition(v)
	if i == nil || !i.Guard.Always() || !i.Op.Known() {
		return NoValue, 0, false
	}
	of, bits, sign = r.widens(i, n)
	if sign {
		bits = 2*bits + 1
	}
	if of < 0 || bits != math.MaxUint8 && bits != math.MaxUint16 {
		return NoValue, 0, false
	}
	return r.firstSame(r.SSA().lowHalf(of)), bits, sign
}

// extensionPart returns what v, which has been followed through copies, is of a selector that is an extension.
func (w *walk) extensionPart(v Value) selectorPart {
	e := w.extends()
	if e.of < 0 || v < 0 {
		return noPart
	}
	if v == e.of {
		if k := w.Constants().Value(v, w.SSA().Block(v)); !k.empty() && k.Hi <= e.bits {
			return unsignedPart
		}
		return noPart
	}
	of, bits, sign := w.extendsBits(v)
	switch {
	case bits != e.bits || of != e.of:
		return noPart
	case sign:
		return signedPart
	}
	return unsignedPart
}

// knownPart returns what is known of a part of the selector, which is an extension, where its number is from lo to hi.
func (w *walk) knownPart(p selectorPart, lo, hi int64) Known {
	e := w.extends()
	most := int64(e.bits >> 1) // with a sign
	all := Between(0, e.bits)
	if p == signedPart {
		all = BetweenSigned(int32(-most-1), int32(most))
	}
	a, z := int64(int32(w.bits(lo))), int64(int32(w.bits(hi)))
	if a > z { // numbers without a sign, of which some would have one
		return all
	}
	least, greatest := int64(0), int64(e.bits)
	if e.sign {
		least, greatest = -most-1, most
	}
	a, z = min(max(a, least), greatest), min(max(z, least), greatest) // it has no others, which may go with those next to them
	switch {
	case e.sign && p == unsignedPart && z < 0:
		return Between(uint32(a)&e.bits, uint32(z)&e.bits)
	case e.sign && p == unsignedPart && a < 0, !e.sign && p == signedPart && a <= most && z > most:
		return all
	case !e.sign && p == signedPart && a > most:
		return BetweenSigned(int32(a-int64(e.bits)-1), int32(z-int64(e.bits)-1))
	case a < 0:
		return BetweenSigned(int32(a), int32(z))
	}
	return Between(uint32(a), uint32(z))
}
