package eval

import (
	"math"
	"math/bits"
)

// A format is a binary floating point format: how many bits of precision, the leading
// one included, and how many of the exponent.
type format struct{ prec, ebits int }

var (
	halfFormat   = format{11, 5}
	bfloatFormat = format{8, 8}
	singleFormat = format{24, 8}
	doubleFormat = format{53, 11}
)

func (n Num) format() format {
	switch n {
	case Half:
		return halfFormat
	case BFloat:
		return bfloatFormat
	case Dbl:
		return doubleFormat
	}
	return singleFormat
}

func (f format) sign() uint64        { return 1 << (f.prec - 1 + f.ebits) }
func (f format) inf() uint64         { return (1<<f.ebits - 1) << (f.prec - 1) }
func (f format) least() uint64       { return 1 << (f.prec - 1) } // the least normal number
func (f format) isNaN(x uint64) bool { return x&^f.sign() > f.inf() }
func (f format) emin() int           { return 2 - 1<<(f.ebits-1) }

// flush makes zero of a subnormal number.
func (f format) flush(x uint64) uint64 {
	if x&f.inf() == 0 {
		return x & f.sign()
	}
	return x
}

// one is 1.0.
func (f format) one() uint64 { return (1<<(f.ebits-1) - 1) << (f.prec - 1) }

// A soft is a number without bounds: (hi:lo) * 2^exp, or an infinity. NaNs are kept out. What
// does not fit into 128 bits has left a one in the lowest, which then is far
// below any rounding.
type soft struct {
	neg, inf bool
	hi, lo   uint64
	exp      int
}

func (x *soft) zero() bool { return !x.inf && x.hi|x.lo == 0 }

// unpack makes a soft of a float's bits.
func (f format) unpack(x uint64) soft {
	s := soft{neg: x&f.sign() != 0}
	e := int(x & f.inf() >> (f.prec - 1))
	s.lo = x & (f.least() - 1)
	switch {
	case e == 1<<f.ebits-1:
		s.inf, s.lo = true, 0
		return s
	case e == 0:
		e = 1
	default:
		s.lo |= f.least()
	}
	s.exp = e - 1 + f.emin() - (f.prec - 1)
	return s
}

// mulSoft returns a times b, which are not zero and infinity.
func mulSoft(a, b soft) soft {
	p := soft{neg: a.neg != b.neg, inf: a.inf || b.inf, exp: a.exp + b.exp}
	p.hi, p.lo = bits.Mul64(a.lo, b.lo)
	return p
}

// addSoft adds what is no difference of infinities. mode decides the sign of
// zero.
func addSoft(a, b soft, mode Round) soft {
	switch {
	case a.inf:
		return a
	case b.inf:
		return b
	case a.zero() && b.zero():
		if a.neg != b.neg {
			a.neg = mode == Down
		}
		return a
	case a.zero():
		return b
	case b.zero():
		return a
	}
	a.normalize()
	b.normalize()
	if a.exp < b.exp {
		a, b = b, a
	}
	b.hi, b.lo = shrJam(b.hi, b.lo, a.exp-b.exp)
	var c uint64
	if a.neg == b.neg {
		a.lo, c = bits.Add64(a.lo, b.lo, 0)
		a.hi, _ = bits.Add64(a.hi, b.hi, c)
		return a
	}
	if a.hi < b.hi || a.hi == b.hi && a.lo < b.lo {
		a.hi, a.lo, b.hi, b.lo = b.hi, b.lo, a.hi, a.lo
		a.neg = b.neg
	}
	a.lo, c = bits.Sub64(a.lo, b.lo, 0)
	a.hi, _ = bits.Sub64(a.hi, b.hi, c)
	if a.zero() {
		a.neg = mode == Down
	}
	return a
}

// normalize puts the highest one at bit 126.
func (x *soft) normalize() {
	n := bits.LeadingZeros64(x.hi)
	if x.hi == 0 {
		n = 64 + bits.LeadingZeros64(x.lo)
	}
	n--
	x.exp -= n
	if n >= 64 {
		x.hi, x.lo = x.lo<<(n-64), 0
	} else {
		x.hi, x.lo = x.hi<<n|x.lo>>(64-n), x.lo<<n
	}
}

// shrJam shifts right; ones that fall out leave one in the lowest bit.
func shrJam(hi, lo uint64, n int) (uint64, uint64) {
	switch {
	case n == 0:
		return hi, lo
	case n >= 128:
		return 0, bit(hi|lo != 0)
	case n >= 64:
		out := lo | hi<<(128-n)
		if n == 64 {
			out = lo
		}
		return 0, hi>>(n-64) | bit(out != 0)
	}
	return hi >> n, lo>>n | hi<<(64-n) | bit(lo<<(64-n) != 0)
}

// round gives the bits of x in the format. tiny says that x is below the normal
// numbers and that rounding brought it to the least of them.
func (f format) round(x soft, mode Round) (r uint64, tiny bool) {
	var sign uint64
	if x.neg {
		sign = f.sign()
	}
	switch {
	case x.inf:
		return sign | f.inf(), false
	case x.zero():
		return sign, false
	}
	top := 127 - bits.LeadingZeros64(x.hi)
	if x.hi == 0 {
		top = 63 - bits.LeadingZeros64(x.lo)
	}
	e := x.exp + top
	emin := f.emin()
	q := x.lo
	if n := max(e, emin) - (f.prec - 1) - x.exp; n <= 0 {
		q <<= -n
	} else {
		if n >= 2 {
			_, q = shrJam(x.hi, x.lo, n-2)
		} else {
			q <<= 1
		}
		low := q & 3
		q >>= 2
		switch mode {
		case Nearest:
			q += bit(low == 3 || low == 2 && q&1 != 0)
		case Down:
			q += bit(low != 0 && x.neg)
		case Up:
			q += bit(low != 0 && !x.neg)
		}
	}
	if e < emin {
		return sign | q, q == f.least()
	}
	if e >= 1<<f.ebits { // far beyond; keep the sum below from wrapping
		q = f.inf()
	} else {
		q += uint64(e-emin) << (f.prec - 1) // the leading one of q adds one more
	}
	if q < f.inf() {
		return sign | q, false
	}
	if mode == Nearest || mode == Up && !x.neg || mode == Down && x.neg {
		return sign | f.inf(), false
	}
	return sign | (f.inf() - 1), false
}

// toFloat64 is the value of a float's bits, which is exact.
func (f format) toFloat64(x uint64) float64 {
	switch f {
	case doubleFormat:
		return math.Float64frombits(x)
	case singleFormat:
		return float64(math.Float32frombits(uint32(x)))
	case bfloatFormat:
		return float64(math.Float32frombits(uint32(x) << 16))
	}
	if x&f.inf() == f.inf() {
		if f.isNaN(x) {
			return math.NaN()
		}
		return math.Inf(1 - 2*int(x>>15))
	}
	s := f.unpack(x)
	v := math.Ldexp(float64(s.lo), s.exp)
	if s.neg {
		return -v
	}
	return v
}
