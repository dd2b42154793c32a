package eval

import (
	"math"

	"github.com/ori-lang/ori/cfg"
)

// quietNaN is what operations on singles make of operands that are NaNs. Source:
// CUDA Programming Guide, floating-point standard. Of halves and doubles, and of
// invalid operations, the bits are not documented.
const quietNaN = 0x7fffffff

// float computes the kinds from IntToFloat on.
func (f *Fn) float(v *[maxSrc]uint64, r *result) bool {
	ok := true
	switch f.Kind {
	case IntToFloat:
		return f.intToFloat(v[0], r)
	case FloatToInt:
		return f.floatToInt(v[0], r)
	case FloatToFloat:
		r.val, ok = f.floatToFloat(v[0])
	case FAdd, FMul, FMad:
		r.val, ok = f.lanes(v)
	case FMinmax:
		r.val, ok = f.minmaxLanes(v)
	case FSelect:
		k := 1 - int(v[2])
		r.val = v[k]
		// Whether a sign is applied to a NaN is not certain.
		ok = !singleFormat.isNaN(r.val) || !f.src[k].Neg && !f.src[k].Abs
	case FCompare:
		return f.floatCompare(v, r)
	case FCmpSelect:
		r.val = pick(f.Cmp&f.order(v[2], 0) != 0, v[0], v[1])
	case FPack:
		var hi, lo uint64
		if hi, ok = f.floatToFloat(v[0]); !ok {
			return false
		}
		lo, ok = f.floatToFloat(v[1])
		r.val = hi<<16 | lo
	}
	return ok // the condition code is not certain
}

// lanes does the arithmetic of a number, or of both halves.
func (f *Fn) lanes(v *[maxSrc]uint64) (uint64, bool) {
	fm := f.To.format()
	if f.From == Half && f.To == Single { // the low halves, widened
		for k := range f.src[:f.n] {
			v[k] = uint64(math.Float32bits(float32(halfFormat.toFloat64(v[k] & 0xffff))))
		}
	}
	if f.To.Bits() != 16 {
		return f.arithmetic(fm, v[0], v[1], v[2])
	}
	lo, ok := f.arithmetic(fm, v[0]&0xffff, v[1]&0xffff, v[2]&0xffff)
	if !ok {
		return 0, false
	}
	hi, ok := f.arithmetic(fm, v[0]>>16, v[1]>>16, v[2]>>16)
	return hi<<16 | lo, ok
}

// arithmetic is a + b, a * b or a * b + c, rounded once.
func (f *Fn) arithmetic(fm format, a, b, c uint64) (uint64, bool) {
	if f.Flush {
		a, b, c = fm.flush(a), fm.flush(b), fm.flush(c)
	}
	if fm.isNaN(a) || fm.isNaN(b) || f.Kind == FMad && fm.isNaN(c) {
		switch {
		case f.Sat:
			return 0, true
		case fm == singleFormat:
			return quietNaN, true
		}
		return 0, false
	}
	x, ok := f.native(fm, a, b, c)
	if !ok {
		var tiny bool
		x, tiny, ok = f.exact(fm, a, b, c)
		switch {
		case !ok: // no number: infinity minus infinity, infinity times zero
			return 0, f.Sat
		case tiny && f.Flush:
			return 0, false // whether it is subnormal depends on when the machine looks
		}
	}
	if f.Flush {
		x = fm.flush(x)
	}
	if f.Sat {
		switch {
		case x == fm.sign():
			return 0, false // which zero is not documented
		case x&fm.sign() != 0:
			x = 0
		case x > fm.one():
			x = fm.one()
		}
	}
	return x, true
}

// native computes with the processor's arithmetic where that is known to be
// right: rounding to nearest, in singles and doubles, when the result is
// neither a NaN nor near the subnormal numbers.
func (f *Fn) native(fm format, a, b, c uint64) (uint64, bool) {
	if f.Round != Nearest {
		return 0, false
	}
	switch {
	case fm == doubleFormat:
		x, y := math.Float64frombits(a), math.Float64frombits(b)
		switch f.Kind {
		case FAdd:
			x += y
		case FMul:
			x *= y
		default:
			x = math.FMA(x, y, math.Float64frombits(c))
		}
		return math.Float64bits(x), x == x
	case fm == singleFormat:
		x, y := math.Float32frombits(uint32(a)), math.Float32frombits(uint32(b))
		switch f.Kind {
		case FAdd:
			x += y
		case FMul:
			x *= y
		default:
			x = fma32(x, y, math.Float32frombits(uint32(c)))
		}
		r := uint64(math.Float32bits(x))
		return r, x == x && r&^fm.sign() > fm.least()
	}
	return 0, false
}

// fma32 is x*y + z rounded once to nearest. The product is exact as a double. The sum is made
// one whose last bit is odd if it is not exact, so that rounding it to a single is as
// rounding the exact sum.
func fma32(x, y, z float32) float32 {
	p, c := float64(float64(x)*float64(y)), float64(z)
	s := p + c
	d := s - p
	err := (p - (s - d)) + (c - d) // what the sum left out
	if b := math.Float64bits(s); b&1 == 0 && (err > 0 || err < 0) {
		if (err > 0) == (s > 0) {
			b++
		} else {
			b--
		}
		s = math.Float64frombits(b)
	}
	return float32(s)
}

// exact computes without bounds and rounds.
func (f *Fn) exact(fm format, a, b, c uint64) (x uint64, tiny, ok bool) {
	s, t := fm.unpack(a), fm.unpack(b)
	switch f.Kind {
	case FMul, FMad:
		if s.inf && t.zero() || s.zero() && t.inf {
			return 0, false, false
		}
		s = mulSoft(s, t)
		if f.Kind == FMul {
			break
		}
		t = fm.unpack(c)
		fallthrough
	default:
		if s.inf && t.inf && s.neg != t.neg {
			return 0, false, false
		}
		s = addSoft(s, t, f.Round)
	}
	x, tiny = fm.round(s, f.Round)
	return x, tiny, true
}

// order is how a and b stand to each other.
func (f *Fn) order(a, b uint64) Cmp {
	fm := f.From.format()
	if f.Flush {
		a, b = fm.flush(a), fm.flush(b)
	}
	switch x, y := fm.toFloat64(a), fm.toFloat64(b); {
	case x < y:
		return LT
	case x > y:
		return GT
	case x == y:
		return EQ
	}
	return UN
}

// floatCompare compares, of halves the lower and the upper ones for themselves.
func (f *Fn) floatCompare(v *[maxSrc]uint64, r *result) bool {
	if f.From.Bits() != 16 {
		f.outcome(f.Cmp&f.order(v[0], v[1]) != 0, v[2], r)
		r.flags()
		return true
	}
	lo := f.Bool.of(bit(f.Cmp&f.order(v[0]&0xffff, v[1]&0xffff) != 0), v[2])
	hi := f.Bool.of(bit(f.Cmp&f.order(v[0]>>16, v[1]>>16) != 0), v[2])
	r.pred, r.pred2 = lo, hi
	mask := uint64(0xffff)
	if f.One {
		mask = f.From.format().one()
	}
	r.val = lo*mask | hi*mask<<16
	return true
}

// minmaxLanes is the lesser or the greater of numbers, or of both halves.
func (f *Fn) minmaxLanes(v *[maxSrc]uint64) (uint64, bool) {
	if f.From.Bits() != 16 {
		return f.floatMinmax(v[0], v[1], v[2])
	}
	lo, ok := f.floatMinmax(v[0]&0xffff, v[1]&0xffff, v[2])
	if !ok {
		return 0, false
	}
	hi, ok := f.floatMinmax(v[0]>>16, v[1]>>16, v[2])
	return hi<<16 | lo, ok
}

// floatMinmax takes -0 for less than +0, and a number rather than a NaN.
func (f *Fn) floatMinmax(a, b, p uint64) (uint64, bool) {
	fm := f.From.format()
	if f.Flush {
		a, b = fm.flush(a), fm.flush(b)
	}
	na, nb := fm.isNaN(a), fm.isNaN(b)
	switch {
	case na && nb || f.NaN && (na || nb):
		return quietNaN, fm == singleFormat
	case na:
		return b, true
	case nb:
		return a, true
	}
	less := f.order(a, b) == LT || a&fm.sign() != 0 && b == 0
	return pick(less == (p != 0), a, b), true
}

// takeHalves selects halves of a register and applies the signs to both.
func (s *Src) takeHalves(x uint64) uint64 {
	x = uint64(uint32(x))
	switch s.Sel {
	case H0H0:
		x = x & 0xffff * 0x10001
	case H1H1:
		x = x >> 16 * 0x10001
	}
	if s.Abs {
		x &^= 0x80008000
	}
	if s.Neg {
		x ^= 0x80008000
	}
	return x
}

// halves is the immediate that two operands spell, the upper half first.
func (f *Fn) halves(i *cfg.Instr, s *Src) uint64 {
	return halfBits(f.From.format(), &i.Args[s.Arg])<<16 | halfBits(f.From.format(), &i.Args[s.Arg+1])
}

// halfBits is the number that an operand spells, in the format.
func halfBits(fm format, a *cfg.Operand) uint64 {
	x := math.Float64frombits(uint64(a.Imm))
	if a.Kind == cfg.ImmOperand {
		x = float64(a.Imm)
	}
	if x != x {
		return fm.inf() | fm.inf()>>1
	}
	r, _ := fm.round(doubleFormat.unpack(math.Float64bits(x)), Nearest)
	return r
}
