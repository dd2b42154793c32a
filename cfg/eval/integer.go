package eval

import (
	"math"
	"math/bits"
)

// integer computes the kinds before IntToFloat. carry is that of the condition code.
func (f *Fn) integer(v *[maxSrc]uint64, carry uint64, r *result) bool {
	a, b, c := v[0], v[1], v[2]
	switch f.Kind {
	case Move:
		r.val = a
	case Add:
		f.add(v, carry, r)
		return true
	case AddShift:
		return f.addShift(v, r)
	case Mad:
		f.mad(v, carry, r)
		return true
	case XMad:
		r.val = f.xmad(uint32(a), uint32(b), uint32(c))
		return f.XMode&XSigned == 0 || uint16(b) != 0 // the condition code is not certain
	case Lea:
		return f.lea(v, carry, r)
	case Logic:
		if v[3] > math.MaxUint8 {
			return false
		}
		r.val = lut(a, b, c, v[3])
		r.pred = f.test(uint32(r.val), v[4])
	case PredLogic:
		if v[3]|v[4] > math.MaxUint8 {
			return false
		}
		row := a<<2 | b<<1 | c
		r.pred, r.pred2 = v[3]>>row&1, v[4]>>row&1
		r.val = f.mask(r.pred)
	case Compare:
		f.compare(v, r)
	case CmpSelect:
		r.val = pick(f.Cmp.Holds(uint32(c), 0, f.Signed), a, b)
	case Select:
		r.val = pick(c != 0, a, b)
	case Minmax:
		r.val = f.minmax(uint32(a), uint32(b), c)
	case AddMinmax:
		r.val = f.minmax(uint32(a+b), uint32(c), v[3])
	case Abs:
		r.val = uint64(abs32(uint32(a)))
	case AbsDiff:
		r.val = uint64(absDiff(uint32(a), uint32(b), f.Signed)) + c
	case AbsDiff4:
		r.val = c
		for n := 0; n < 32; n += 8 {
			r.val += uint64(absDiff(uint32(a>>n&0xff), uint32(b>>n&0xff), false))
		}
	case Dot:
		r.val = f.dot(uint32(a), uint32(b)) + c
	case Shift:
		r.val = f.shift(uint32(a), uint32(b))
	case Funnel:
		return f.funnel(a|c<<32, uint32(b), r)
	case Extract:
		r.val = f.extract(uint32(a), uint32(b))
	case Insert:
		at, n := b&0xff, b>>8&0xff
		mask := ones(n) << min(at, 32)
		r.val = c&^mask | a<<min(at, 32)&mask
	case Mask:
		r.val = ones(f.count(b)) << f.count(a)
	case Extend:
		r.val = f.extend(uint32(a), f.count(b))
	case Reverse:
		r.val = uint64(bits.Reverse32(uint32(a)))
	case FindLead:
		r.val = f.findLead(uint32(a))
	case PopCount:
		r.val = uint64(bits.OnesCount32(uint32(a & b)))
	case Permute:
		r.val = permute(f.Mode, a|c<<32, uint32(b))
	case PredsToReg:
		if c > 0x7f {
			return false
		}
		mask := c << (8 * f.Mode)
		r.val = b&^mask | a<<(8*f.Mode)&mask
	case RegToPreds:
		if b > 0x7f {
			return false
		}
		r.val = a & b
	case IntToInt:
		return f.intToInt(uint32(a), r)
	}
	r.flags()
	return true
}

// flags sets what every instruction that writes the condition code sets alike.
func (r *result) flags() {
	r.cc.Known = Zero | Sign
	if uint32(r.val) == 0 {
		r.cc.Val = Zero
	} else if int32(r.val) < 0 {
		r.cc.Val = Sign
	}
}

// lowWordNotZero has the result of a Logic on upper words be that of both, of which the lower is not zero.
func (f *Fn) lowWordNotZero(r *result) {
	r.cc.Val &^= Zero
	switch f.Test {
	case TestNonzero:
		r.pred = 1
	case TestZero:
		r.pred = 0
	}
}

func pick(cond bool, a, b uint64) uint64 {
	if cond {
		return a
	}
	return b
}

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

func abs32(a uint32) uint32 {
	if int32(a) < 0 {
		return -a
	}
	return a
}

func absDiff(a, b uint32, signed bool) uint32 {
	if LT.Holds(a, b, signed) {
		return b - a
	}
	return a - b
}

// ones is a word of the low n bits.
func ones(n uint64) uint64 {
	if n >= 32 {
		return math.MaxUint32
	}
	return 1<<n - 1
}

// add sums up. A negated operand was made -x by take; as ~x + 1 it carries also for zero.
func (f *Fn) add(v *[maxSrc]uint64, carry uint64, r *result) {
	if f.Double {
		r.val = v[0] + v[1]
		if f.Ints == 3 {
			r.val += v[2]
		}
		return
	}
	sum := carry
	for k := range f.src[:f.n] {
		sum += v[k]
		if s := &f.src[k]; s.Neg && v[k] == 0 {
			sum += 1 << 32
		}
	}
	if f.PlusOne {
		sum++
	}
	r.val = sum
	r.pred, r.pred2 = bit(sum >= 1<<32), bit(sum >= 2<<32)
	if f.Sat {
		s := int64(int32(v[0])) + int64(int32(v[1]))
		r.val = uint64(uint32(min(max(s, math.MinInt32), math.MaxInt32)))
	}
	if f.SetCC {
		f.addFlags(v, sum, r)
	}
}

// addFlags sets the condition code after a sum. What is not certain is left
// unknown: the zero flag of .X, of which the sources differ; the overflow of what goes beyond
// two summands; two carries, which have no place in one flag.
func (f *Fn) addFlags(v *[maxSrc]uint64, sum uint64, r *result) {
	if f.Sat || f.PlusOne {
		return
	}
	r.flags()
	if f.UseCC {
		r.cc.Known &^= Zero
		r.cc.Val &^= Zero
	}
	once := sum < 2<<32 && !f.src[0].Neg && !f.src[1].Neg && !f.src[2].Neg
	if f.Ints == 2 || sum < 1<<32 || once || v[0] == 0 && !f.src[0].Neg || v[1] == 0 && !f.src[1].Neg || v[2] == 0 && !f.src[2].Neg {
		r.cc.Known |= Carry
		if sum >= 1<<32 {
			r.cc.Val |= Carry
		}
	}
	if f.Ints == 2 && !f.UseCC && !f.src[0].Neg && !f.src[1].Neg {
		r.cc.Known |= Overflow
		if x := uint32(v[0]); int32((x^uint32(sum))&(uint32(v[1])^uint32(sum))) < 0 {
			r.cc.Val |= Overflow
		}
	}
}

// addShift is IADD3.RS and .LS. The carry out of a + b comes back from the right: the
// products of two words in listings are only right so. It is not certain with signs.
func (f *Fn) addShift(v *[maxSrc]uint64, r *result) bool {
	if f.src[0].Neg || f.src[1].Neg {
		return false
	}
	sum := v[0] + v[1]
	if f.Right {
		sum >>= 16
	} else {
		sum <<= 16
	}
	r.val = sum + v[2]
	return true // the condition code is not certain
}

// product is the 64-bit product of two words.
func product(a, b uint64, signedA, signedB bool) uint64 {
	if signedA {
		a = uint64(int64(int32(a)))
	}
	if signedB {
		b = uint64(int64(int32(b)))
	}
	return a * b
}

func (f *Fn) mad(v *[maxSrc]uint64, carry uint64, r *result) {
	carry += v[3]
	if f.Double {
		sum, out := bits.Add64(product(v[0], v[1], f.Signed, f.SignedB), v[2], carry)
		r.pred = out
		if f.Hi {
			sum >>= 32
		}
		r.val = sum
		return
	}
	p := product(v[0], v[1], f.Signed, f.SignedB)
	if f.Hi {
		p >>= 32
	}
	p &= math.MaxUint32
	if f.src[0].Neg != f.src[1].Neg && p == 0 && !f.Hi {
		p = 1 << 32 // a negated product is its complement plus one, which carries for zero
	}
	sum := p + v[2] + carry
	r.val = sum
	if f.SetCC && !f.src[2].Neg {
		r.cc.Known = Carry
		if sum >= 1<<32 {
			r.cc.Val = Carry
		}
	}
}

// xmad multiplies halves. The registers come whole, since .CBCC and .MRG want all of b.
func (f *Fn) xmad(a, b, c uint32) uint64 {
	p := part(a, int(f.src[0].Sel/H1), 16, f.Signed) * part(b, int(f.src[1].Sel/H1), 16, f.SignedB)
	if f.XMode&XShift != 0 {
		p <<= 16
	}
	switch {
	case f.XMode&XLo != 0:
		c &= 0xffff
	case f.XMode&XHi != 0:
		c >>= 16
	case f.XMode&XBcc != 0:
		c += b << 16
	case f.XMode&XSigned != 0:
		c -= (negative(a, b) + negative(b, a)) << 16
	}
	p += uint64(c)
	if f.XMode&XMerge != 0 {
		p = p&0xffff | uint64(b)<<16
	}
	return p
}

// negative is 1 if the product of the upper half of a, which is signed, and the lower half of b,
// which is not, is negative: the upper half of its word then has one too many.
func negative(a, b uint32) uint32 {
	if uint16(b) == 0 {
		return 0
	}
	return a >> 31
}

func (f *Fn) lea(v *[maxSrc]uint64, carry uint64, r *result) bool {
	n := v[2]
	if n > 31 {
		return false
	}
	s := &f.src[0]
	a := v[0]
	hi := uint64(0)
	next := 3
	if f.Hi && !f.Ext {
		hi, next = v[3], 4
	}
	if next < int(f.n) {
		carry += v[next]
	}
	if f.Ext {
		hi = uint64(uint32(int32(a) >> 31))
	}
	a = (hi<<32 | a) << n
	if f.Hi {
		a >>= 32
	}
	a = uint64(uint32(a))
	if s.Not {
		a = uint64(^uint32(a))
	} else if s.Neg {
		a = 1<<32 - a // ~a + 1, which carries for zero
	}
	b := v[1]
	if f.src[1].Neg && b == 0 {
		b = 1 << 32
	}
	sum := a + b + carry
	r.val, r.pred = sum, bit(sum >= 1<<32)
	if f.SetCC {
		r.flags()
		if f.UseCC {
			r.cc.Known, r.cc.Val = r.cc.Known&^Zero, r.cc.Val&^Zero
		}
		if !s.Neg && !f.src[1].Neg {
			r.cc.Known |= Carry
			if r.pred != 0 {
				r.cc.Val |= Carry
			}
		}
	}
	return true
}

// test is result 1 of a Logic whose result 0 is x, and whose predicate is p.
func (f *Fn) test(x uint32, p uint64) uint64 {
	switch f.Test {
	case TestOr:
		return bit(x != 0) | p
	case TestAnd:
		return bit(x != 0) & p
	case TestZero:
		return bit(x == 0)
	case TestTrue:
		return 1
	case TestFalse:
		return 0
	}
	return bit(x != 0)
}

// mask is what a comparison writes to a register.
func (f *Fn) mask(p uint64) uint64 {
	switch {
	case p == 0:
		return 0
	case f.One:
		return uint64(math.Float32bits(1))
	}
	return math.MaxUint32
}

func (f *Fn) compare(v *[maxSrc]uint64, r *result) {
	var c bool
	if f.Ext && v[0] == v[1] {
		c = v[3] != 0
	} else {
		c = f.Cmp.Holds(uint32(v[0]), uint32(v[1]), f.Signed)
	}
	f.outcome(c, v[2], r)
}

// outcome makes the results of a comparison.
func (f *Fn) outcome(c bool, p uint64, r *result) {
	r.pred, r.pred2 = f.Bool.of(bit(c), p), f.Bool.of(bit(!c), p)
	r.val = f.mask(r.pred)
}

func (f *Fn) minmax(a, b uint32, p uint64) uint64 {
	if LT.Holds(a, b, f.Signed) == (p == 0) {
		a = b
	}
	if f.Relu && int32(a) < 0 {
		a = 0
	}
	return uint64(a)
}

// part is part n of x, of the given size in bits, extended.
func part(x uint32, n, size int, signed bool) uint64 {
	x <<= 32 - size - n*size
	if signed {
		return uint64(int32(x) >> (32 - size))
	}
	return uint64(x >> (32 - size))
}

func (f *Fn) dot(a, b uint32) uint64 {
	var sum uint64
	if f.Mode == 4 {
		for n := range 4 {
			sum += part(a, n, 8, f.Signed) * part(b, n, 8, f.SignedB)
		}
		return sum
	}
	if f.Mode == 3 {
		b >>= 16
	}
	return part(a, 0, 16, f.Signed)*part(b, 0, 8, f.SignedB) + part(a, 1, 16, f.Signed)*part(b, 1, 8, f.SignedB)
}
