package eval

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// This file compares floating point with math/big, which knows every value exactly.

// exactly is the value of a float's bits; not ok for NaN and infinity.
func exactly(fm format, x uint64) (*big.Float, bool) {
	v := fm.toFloat64(x)
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return nil, false
	}
	prec := uint(700) // enough for a sum of products
	if fm == doubleFormat {
		prec = 4300
	}
	return new(big.Float).SetPrec(prec).SetFloat64(v), true
}

// neighbours are the bits of the greatest number of the format that is not above x and of the
// least that is not below: for the formats that math/big knows from the nearest, for the others by
// bisection over all numbers.
func neighbours(fm format, x *big.Float) (below, above uint64) {
	at := func(n int64) uint64 { // number n from zero
		if n < 0 {
			return uint64(-n) | fm.sign()
		}
		return uint64(n)
	}
	value := func(n int64) *big.Float {
		switch bits := at(n); {
		case bits&^fm.sign() < fm.inf():
			v, _ := exactly(fm, bits)
			return v
		case n < 0:
			return new(big.Float).SetInf(true)
		}
		return new(big.Float).SetInf(false)
	}
	lo, hi := -int64(fm.inf()), int64(fm.inf())
	near := func(bits, sign uint64) {
		n := int64(bits &^ sign)
		if bits&sign != 0 {
			n = -n
		}
		lo, hi = max(n-1, lo), min(n+1, hi)
	}
	switch fm {
	case singleFormat:
		v, _ := x.Float32()
		near(uint64(math.Float32bits(v)), fm.sign())
	case doubleFormat:
		v, _ := x.Float64()
		near(math.Float64bits(v), fm.sign())
	}
	for lo+1 < hi {
		mid := lo + (hi-lo)/2
		if value(mid).Cmp(x) <= 0 {
			lo = mid
		} else {
			hi = mid
		}
	}
	if value(hi).Cmp(x) == 0 {
		lo = hi
	}
	if value(lo).Cmp(x) == 0 {
		return at(lo), at(lo)
	}
	return at(lo), at(lo + 1)
}

// roundSlow rounds by looking for the numbers beside x. The sign of a zero result that is exact is
// left to the caller.
func roundSlow(fm format, x *big.Float, mode Round) uint64 {
	below, above := neighbours(fm, x)
	if below == above {
		return below
	}
	if above == 0 && x.Sign() < 0 {
		above = fm.sign()
	}
	switch mode {
	case Down:
		return below
	case Up:
		return above
	case TowardZero:
		if x.Sign() < 0 {
			return above
		}
		return below
	}
	// To nearest, as if the format went on beyond its greatest number.
	edge := func(bits uint64) *big.Float {
		if bits&^fm.sign() < fm.inf() {
			v, _ := exactly(fm, bits)
			return v
		}
		v := new(big.Float).SetPrec(4000).SetMantExp(big.NewFloat(1), 1<<(fm.ebits-1))
		if bits&fm.sign() != 0 {
			v.Neg(v)
		}
		return v
	}
	a, b := new(big.Float).Sub(x, edge(below)), new(big.Float).Sub(edge(above), x)
	switch c := a.Cmp(b); {
	case c < 0 || c == 0 && below&1 == 0:
		return below
	}
	return above
}

var modes = map[string]Round{"": Nearest, ".RM": Down, ".RP": Up, ".RZ": TowardZero}

// floatBits is a random number: of any kind, near others, subnormal, huge.
func floatBits(r *rand.Rand, fm format) uint64 { return anyBits(r, fm) & (fm.sign()<<1 - 1) }

func anyBits(r *rand.Rand, fm format) uint64 {
	sign := uint64(r.IntN(2)) * fm.sign()
	frac := fm.least() - 1
	switch r.IntN(6) {
	case 0: // few bits
		return sign | uint64(r.IntN(1<<fm.ebits-1))<<(fm.prec-1) | r.Uint64()&frac&(r.Uint64()<<(fm.prec-4))
	case 1: // subnormal
		return sign | r.Uint64()&frac
	case 2: // about one
		return sign | fm.one() + uint64(r.IntN(5)) - 2
	case 3: // about the least and the greatest normal number
		return sign | [2]uint64{fm.least(), fm.inf() - 3}[r.IntN(2)] + uint64(r.IntN(5)) - 2
	case 4: // of moderate size
		return sign | (fm.one() + uint64(r.IntN(60)-30)<<(fm.prec-1)) + r.Uint64()&frac
	}
	return r.Uint64()
}

// TestRounding compares sums, products and both at once with exact arithmetic.
func TestRounding(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	for _, num := range []Num{Half, BFloat, Single, Dbl} {
		fm := num.format()
		for _, mode := range modes {
			for _, kind := range []Kind{FAdd, FMul, FMad} {
				for range rounds / 4 {
					a, b, c := floatBits(r, fm), floatBits(r, fm), floatBits(r, fm)
					x, ok1 := exactly(fm, a)
					y, ok2 := exactly(fm, b)
					z, ok3 := exactly(fm, c)
					if !ok1 || !ok2 || !ok3 {
						continue
					}
					switch kind {
					case FAdd:
						x.Add(x, y)
					case FMul:
						x.Mul(x, y)
					default:
						x.Add(x.Mul(x, y), z)
					}
					f := &Fn{Kind: kind, From: num, To: num, Round: mode}
					got, ok := f.arithmetic(fm, a, b, c)
					want := roundSlow(fm, x, mode)
					if x.Sign() == 0 {
						got, want = got&^fm.sign(), 0
					}
					if !ok || got != want {
						t.Fatalf("%v kind %d mode %d of %#x %#x %#x: %#x, want %#x", fm, kind, mode, a, b, c, got, want)
					}
				}
			}
		}
	}
}

// TestSignsOfZero compares the signs of zero with the processor's, and for .RM with the rule.
func TestSignsOfZero(t *testing.T) {
	zeros := []uint64{0, 1 << 31, 0x3f800000, 0xbf800000}
	for _, a := range zeros {
		for _, b := range zeros {
			for _, kind := range []Kind{FAdd, FMul} {
				x, y := math.Float32frombits(uint32(a)), math.Float32frombits(uint32(b))
				want := x + y
				if kind == FMul {
					want = x * y
				}
				for _, mode := range modes {
					f := &Fn{Kind: kind, From: Single, To: Single, Round: mode}
					w := uint64(math.Float32bits(want))
					if kind == FAdd && mode == Down && want == 0 && a != b {
						w = 1 << 31
					}
					if got, ok := f.arithmetic(singleFormat, a, b, 0); !ok || got != w {
						t.Errorf("kind %d of %#x %#x, mode %d: %#x, want %#x", kind, a, b, mode, got, w)
					}
				}
			}
		}
	}
}

// TestNative holds that the processor's arithmetic gives what exact arithmetic does.
func TestNative(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 14))
	for range 20 * rounds {
		for _, num := range []Num{Single, Dbl} {
			for _, kind := range []Kind{FAdd, FMul, FMad} {
				fm := num.format()
				a, b, c := floatBits(r, fm), floatBits(r, fm), floatBits(r, fm)
				f := &Fn{Kind: kind, From: num, To: num}
				if fm.isNaN(a) || fm.isNaN(b) || fm.isNaN(c) {
					continue
				}
				if got, ok := f.native(fm, a, b, c); ok {
					if want, _, ok := f.exact(fm, a, b, c); !ok || got != want {
						t.Fatalf("%v kind %d of %#x %#x %#x: %#x, exactly %#x", fm, kind, a, b, c, got, want)
					}
				}
			}
		}
	}
}

// TestConversions compares conversions with math/big.
func TestConversions(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 16))
	for _, mode := range modes {
		for range 2 * rounds {
			for _, from := range []Num{U32, S32, U64, S64} {
				x := pair(r) >> r.IntN(64)
				if from.Bits() == 32 {
					x &= math.MaxUint32
				}
				v := new(big.Int).SetUint64(x)
				switch from {
				case S32:
					v.SetInt64(int64(int32(x)))
				case S64:
					v.SetInt64(int64(x))
				}
				for _, to := range []Num{Single, Dbl} {
					f, res := &Fn{From: from, To: to, Round: mode}, result{}
					if !f.intToFloat(x, &res) {
						t.Fatal("not certain")
					}
					want := roundSlow(to.format(), new(big.Float).SetInt(v), mode)
					if res.val != want {
						t.Fatalf("%v to %v, mode %d, of %#x: %#x, want %#x", from, to, mode, x, res.val, want)
					}
				}
			}
			for _, from := range []Num{Half, Single, Dbl} {
				fm := from.format()
				a := floatBits(r, fm)
				x, ok := exactly(fm, a)
				if !ok {
					continue
				}
				for _, to := range []Num{U32, S32, U64, S64} {
					f, res := &Fn{From: from, To: to, Round: mode}, result{}
					if !f.floatToInt(a, &res) {
						t.Fatal("not certain")
					}
					if want := intSlow(x, to, mode); res.val&(math.MaxUint64>>(64-to.Bits())) != want {
						t.Fatalf("%v to %v, mode %d, of %v: %#x, want %#x", from, to, mode, x, res.val, want)
					}
				}
				for _, to := range []Num{Single, Dbl} {
					f := &Fn{From: from, To: to, Round: mode}
					got, _ := f.floatToFloat(a)
					want := roundSlow(to.format(), x, mode)
					if x.Sign() == 0 {
						got, want = got&^to.format().sign(), 0
					}
					if got != want {
						t.Fatalf("%v to %v, mode %d, of %#x: %#x, want %#x", from, to, mode, a, got, want)
					}
				}
			}
		}
	}
}

// intSlow rounds x to an integer and clamps it.
func intSlow(x *big.Float, to Num, mode Round) uint64 {
	down, _ := x.Int(nil) // towards zero
	if x.Sign() < 0 && new(big.Float).SetInt(down).Cmp(x) != 0 {
		down.Sub(down, big.NewInt(1))
	}
	frac := new(big.Float).Sub(x, new(big.Float).SetPrec(4000).SetInt(down))
	up := false
	if frac.Sign() != 0 {
		switch mode {
		case Up:
			up = true
		case TowardZero:
			up = x.Sign() < 0
		case Nearest:
			c := frac.Cmp(big.NewFloat(0.5))
			up = c > 0 || c == 0 && down.Bit(0) == 1
		}
	}
	if up {
		down.Add(down, big.NewInt(1))
	}
	lo, hi := new(big.Int), new(big.Int).Lsh(big.NewInt(1), uint(to.Bits()))
	if to.Signed() {
		hi.Rsh(hi, 1)
		lo.Neg(hi)
	}
	hi.Sub(hi, big.NewInt(1))
	if down.Cmp(lo) < 0 {
		down = lo
	}
	if down.Cmp(hi) > 0 {
		down = hi
	}
	return low(down, uint(to.Bits()))
}
