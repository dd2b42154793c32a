package analysis

import (
	"fmt"
	"math"
	"math/bits"
)

// Known is what is known of 32 bits: which bits are zero and which are one, and
// between which bounds they lie, as an unsigned and as a signed number. Predicates are
// 0 and 1. The zero Known is not valid; [Anything] knows nothing.
type Known struct {
	Zeros, Ones uint32
	Lo, Hi      uint32 // unsigned, both included
	Min, Max    int32  // signed, both included
}

// Anything is the Known of a value of which nothing is known.
var Anything = Known{Hi: math.MaxUint32, Min: math.MinInt32, Max: math.MaxInt32}

// Exactly is the Known of a value that is x.
func Exactly(x uint32) Known { return Known{^x, x, x, x, int32(x), int32(x)} }

// Between is the Known of an unsigned number from lo to hi.
func Between(lo, hi uint32) Known {
	k := Anything
	k.Lo, k.Hi = lo, hi
	return k.settled()
}

// BetweenSigned is the Known of a signed number from min to max.
func BetweenSigned(min, max int32) Known {
	k := Anything
	k.Min, k.Max = min, max
	return k.settled()
}

// ofBits is the Known of a value of which only bits are known.
func ofBits(zeros, ones uint32) Known {
	k := Anything
	k.Zeros, k.Ones = zeros, ones
	return k.settled()
}

// Const returns the value if it is known.
func (k Known) Const() (uint32, bool) { return k.Lo, k.Lo == k.Hi }

// None reports whether nothing is known.
func (k Known) None() bool { return k == Anything }

// Has reports whether the value may be x.
func (k Known) Has(x uint32) bool {
	return x&k.Zeros == 0 && ^x&k.Ones == 0 && k.Lo <= x && x <= k.Hi && k.Min <= int32(x) && int32(x) <= k.Max
}

// empty reports whether no value fits: the place is never reached.
func (k Known) empty() bool { return k.Zeros&k.Ones != 0 || k.Lo > k.Hi || k.Min > k.Max }

// settled lets what is known in one way be known in the others.
func (k Known) settled() Known {
	for range 2 {
		k.Lo = max(k.Lo, k.Ones)
		k.Hi = min(k.Hi, ^k.Zeros)
		switch { // signed from unsigned: where the sign is the same at both ends
		case int32(k.Lo) >= 0 && int32(k.Hi) >= 0 || int32(k.Lo) < 0 && int32(k.Hi) < 0:
			k.Min = max(k.Min, int32(k.Lo))
			k.Max = min(k.Max, int32(k.Hi))
		}
		switch { // and the other way
		case k.Min >= 0 || k.Max < 0:
			k.Lo = max(k.Lo, uint32(k.Min))
			k.Hi = min(k.Hi, uint32(k.Max))
		}
		if k.empty() {
			return k
		}
		same := ^uint32(0) // bits before the first that differs
		if d := k.Lo ^ k.Hi; d != 0 {
			same <<= bits.Len32(d)
		}
		k.Zeros |= same & ^k.Lo
		k.Ones |= same & k.Lo
	}
	return k
}

// join is what is known of a value that is a or b.
func (a Known) join(b Known) Known {
	return Known{a.Zeros & b.Zeros, a.Ones & b.Ones, min(a.Lo, b.Lo), max(a.Hi, b.Hi), min(a.Min, b.Min), max(a.Max, b.Max)}
}

// meet is what is known of a value of which both a and b are known; a if they
// contradict each other.
func (a Known) meet(b Known) Known {
	if k := a.both(b); !k.empty() {
		return k
	}
	return a
}

// both is what is known of a value of which both a and b are known; it is empty if they contradict
// each other.
func (a Known) both(b Known) Known {
	return Known{a.Zeros | b.Zeros, a.Ones | b.Ones, max(a.Lo, b.Lo), min(a.Hi, b.Hi), max(a.Min, b.Min), min(a.Max, b.Max)}.settled()
}

// widened is a join that does not go on for ever: a bound that b moves is given up.
func (a Known) widened(b Known) Known {
	k := a.join(b)
	if k.Lo < a.Lo {
		k.Lo = k.Ones
	}
	if k.Hi > a.Hi {
		k.Hi = ^k.Zeros
	}
	if k.Min < a.Min {
		k.Min = math.MinInt32
	}
	if k.Max > a.Max {
		k.Max = math.MaxInt32
	}
	return k.settled()
}

// String spells what is known: "5", "0 to 31", "-4 to 4", "-4 to 4 but not 0 to 2",
// "a multiple of 16, 0 to 240", "1 to 13, ...x01", "odd", "anything".
func (k Known) String() string {
	if x, ok := k.Const(); ok {
		if int32(x) < 0 {
			return fmt.Sprintf("%#x (%d)", x, int32(x))
		}
		if x < 10 {
			return fmt.Sprint(x)
		}
		return fmt.Sprintf("%#x (%d)", x, x)
	}
	low := bits.TrailingZeros32(^k.Zeros)
	most := uint32(math.MaxUint32) << low // the greatest with these zeros at the end
	signed := k.Min > math.MinInt32 || k.Max < int32(most&math.MaxInt32)
	text := ""
	switch {
	case k.Min == math.MinInt32 && k.Max == -1:
		text = "negative"
	case !signed && k.Lo > 0 && k.Hi < most || k.Hi <= math.MaxInt32:
		text = fmt.Sprintf("%d to %d", k.Lo, k.Hi)
	case signed:
		text = fmt.Sprintf("%d to %d", k.Min, k.Max)
		if k.Min < 0 && k.Max >= 0 { // the unsigned bounds leave out what is between
			hi, lo := int64(int32(k.Hi&most)), int64((k.Lo+^most)&most)
			text += but(hi+1<<low, lo-1<<low)
		}
	case k.Lo > k.Ones:
		text = fmt.Sprintf("at least %#x unsigned", k.Lo)
	case k.Hi < most:
		text = fmt.Sprintf("at most %#x unsigned", k.Hi)
	}
	if low > 0 {
		many := "even"
		if low > 1 {
			many = fmt.Sprintf("a multiple of %d", uint64(1)<<low)
		}
		if text == "" {
			return many
		}
		return many + ", " + text
	}
	switch {
	case text == "" && k.Ones|k.Zeros != 0:
		return k.bits(k.Ones | k.Zeros)
	case text == "":
		return "anything"
	case k.inside() != 0:
		return text + ", " + k.bits(k.inside())
	}
	return text
}

// inside returns the bits that are known and follow neither from the bounds nor from what the
// value is a multiple of.
func (k Known) inside() uint32 {
	same := ^uint32(0) << bits.Len32(k.Lo^k.Hi)
	if k.Lo == k.Hi {
		same = ^uint32(0)
	}
	low := uint32(1)<<bits.TrailingZeros32(^k.Zeros) - 1
	return (k.Zeros | k.Ones) &^ same &^ low
}

// but spells that the values from lo to hi are left out, "" if there are none.
func but(lo, hi int64) string {
	switch {
	case lo > hi:
		return ""
	case lo == hi:
		return fmt.Sprintf(" but not %d", lo)
	}
	return fmt.Sprintf(" but not %d to %d", lo, hi)
}

// endBits is how many bits [Known.bits] spells at either end.
const endBits = 5

// bits spells those bits in mask, not 0, that say most of the number, all of which are known: "odd" and "even", the last ones, as
// "...x01", where any of those is known, else the first ones, as "x0...", or else the least significant one. An x is a bit that is not told.
func (k Known) bits(mask uint32) string {
	const lowest, highest uint32 = 1<<endBits - 1, math.MaxUint32 &^ (1<<(32-endBits) - 1)
	digits := func(from, to int) string { // from the more significant one
		var b []byte
		for n := from; n >= to; n-- {
			switch {
			case mask>>n&1 == 0:
				b = append(b, 'x')
			case k.Ones>>n&1 != 0:
				b = append(b, '1')
			default:
				b = append(b, '0')
			}
		}
		return string(b)
	}
	switch low := mask & lowest; {
	case low == 1 && k.Ones&1 != 0:
		return "odd"
	case low == 1:
		return "even"
	case low != 0:
		return "..." + digits(min(bits.Len32(low), endBits-1), 0)
	case mask&highest != 0:
		return digits(31, bits.TrailingZeros32(mask&highest)) + "..."
	}
	n := bits.TrailingZeros32(mask)
	return fmt.Sprintf("a number whose bit %d is %d", n, k.Ones>>n&1)
}

// The transfer functions: what is known of a result from what is known of the
// operands.

func (a Known) not() Known {
	return Known{a.Ones, a.Zeros, ^a.Hi, ^a.Lo, ^a.Max, ^a.Min}
}

func (a Known) neg() Known { return a.not().add(Exactly(1)) }

func (a Known) abs() Known {
	if a.Min >= 0 {
		return a
	}
	if a.Max < 0 {
		return a.neg()
	}
	most := uint32(a.Max)
	return Between(0, max(most, -uint32(a.Min)))
}

func (a Known) add(b Known) Known {
	// The carries are those of the sums of the least and of the greatest values.
	most, least := ^a.Zeros+^b.Zeros, a.Ones+b.Ones
	carry0 := ^(most ^ a.Zeros ^ b.Zeros)
	carry1 := least ^ a.Ones ^ b.Ones
	known := (a.Zeros | a.Ones) & (b.Zeros | b.Ones) & (carry0 | carry1)
	k := Anything
	k.Zeros, k.Ones = ^most&known, least&known
	lo, hi := uint64(a.Lo)+uint64(b.Lo), uint64(a.Hi)+uint64(b.Hi)
	if lo>>32 == hi>>32 {
		k.Lo, k.Hi = uint32(lo), uint32(hi)
	}
	smin, smax := int64(a.Min)+int64(b.Min), int64(a.Max)+int64(b.Max)
	if smin >= math.MinInt32 && smax <= math.MaxInt32 {
		k.Min, k.Max = int32(smin), int32(smax)
	}
	return k.settled()
}

// mul is the low word of the product.
func (a Known) mul(b Known) Known {
	x, xok := a.Const()
	y, yok := b.Const()
	if xok && yok {
		return Exactly(x * y)
	}
	switch { // a shift says more of the bits
	case yok && y&(y-1) == 0 && y != 0:
		return a.shl(Exactly(uint32(bits.TrailingZeros32(y))))
	case xok && x&(x-1) == 0 && x != 0:
		return b.shl(Exactly(uint32(bits.TrailingZeros32(x))))
	}
	k := Anything
	if n := bits.TrailingZeros32(^a.Zeros) + bits.TrailingZeros32(^b.Zeros); n > 0 {
		k.Zeros = 1<<min(n, 32) - 1
	}
	if hi := uint64(a.Hi) * uint64(b.Hi); hi <= math.MaxUint32 {
		k.Lo, k.Hi = a.Lo*b.Lo, uint32(hi)
	}
	p := [4]int64{int64(a.Min) * int64(b.Min), int64(a.Min) * int64(b.Max), int64(a.Max) * int64(b.Min), int64(a.Max) * int64(b.Max)}
	smin, smax := min(p[0], p[1], p[2], p[3]), max(p[0], p[1], p[2], p[3])
	if smin >= math.MinInt32 && smax <= math.MaxInt32 {
		k.Min, k.Max = int32(smin), int32(smax)
	}
	return k.settled()
}

// lop3 is the bitwise function of three operands with the given table: bit
// 4a+2b+c is the result for the bits a, b and c.
func lop3(a, b, c Known, table uint8) Known {
	may := func(k Known, bit int) uint32 {
		if bit != 0 {
			return ^k.Zeros
		}
		return ^k.Ones
	}
	var can [2]uint32
	for row := range 8 {
		can[table>>row&1] |= may(a, row>>2&1) & may(b, row>>1&1) & may(c, row&1)
	}
	return ofBits(^can[1], ^can[0])
}

func (a Known) and(b Known) Known {
	k := lop3(a, b, Exactly(0), 0xc0)
	return k.meet(Between(0, min(a.Hi, b.Hi)))
}

func (a Known) xor(b Known) Known { return lop3(a, b, Exactly(0), 0x3c) }

// shl shifts left by n, which is clamped to 32.
func (a Known) shl(n Known) Known {
	s, ok := n.Const()
	if !ok {
		// At least as many zeros as before, and as the least count.
		z := bits.TrailingZeros32(^a.Zeros) + int(min(n.Lo, 32))
		return ofBits(uint32(1<<min(z, 32)-1), 0)
	}
	if s >= 32 {
		return Exactly(0)
	}
	k := Anything
	k.Zeros, k.Ones = a.Zeros<<s|(1<<s-1), a.Ones<<s
	if a.Hi<<s>>s == a.Hi {
		k.Lo, k.Hi = a.Lo<<s, a.Hi<<s
	}
	if a.Min<<s>>s == a.Min && a.Max<<s>>s == a.Max {
		k.Min, k.Max = a.Min<<s, a.Max<<s
	}
	return k.settled()
}

// shr shifts right by n, which is clamped to 32, and fills with zeros.
func (a Known) shr(n Known) Known {
	k := Anything
	k.Lo, k.Hi = a.Lo>>min(n.Hi, 32), a.Hi>>min(n.Lo, 32)
	if s, ok := n.Const(); ok {
		s = min(s, 32)
		k.Zeros, k.Ones = a.Zeros>>s|^(math.MaxUint32>>s), a.Ones>>s
	}
	return k.settled()
}

// sar shifts right by n, which is clamped to 32, and fills with the sign.
func (a Known) sar(n Known) Known {
	lo, hi := min(n.Lo, 31), min(n.Hi, 31)
	k := Anything
	k.Min = min(a.Min>>lo, a.Min>>hi)
	k.Max = max(a.Max>>lo, a.Max>>hi)
	if lo == hi {
		k.Zeros, k.Ones = uint32(int32(a.Zeros)>>lo), uint32(int32(a.Ones)>>lo)
	}
	return k.settled()
}

func (a Known) min(b Known, signed bool) Known {
	k := a.join(b)
	if signed {
		k.Min, k.Max = min(a.Min, b.Min), min(a.Max, b.Max)
	} else {
		k.Lo, k.Hi = min(a.Lo, b.Lo), min(a.Hi, b.Hi)
	}
	return k.settled()
}

func (a Known) max(b Known, signed bool) Known {
	k := a.join(b)
	if signed {
		k.Min, k.Max = max(a.Min, b.Min), max(a.Max, b.Max)
	} else {
		k.Lo, k.Hi = max(a.Lo, b.Lo), max(a.Hi, b.Hi)
	}
	return k.settled()
}

// less is whether a is less than b.
func (a Known) less(b Known, signed bool) Truth {
	switch {
	case signed && a.Max < b.Min, !signed && a.Hi < b.Lo:
		return True
	case signed && a.Min >= b.Max, !signed && a.Lo >= b.Hi:
		return False
	}
	return Varies
}

// equal is whether a is b.
func (a Known) equal(b Known) Truth {
	x, xok := a.Const()
	y, yok := b.Const()
	switch {
	case xok && yok && x == y:
		return True
	case a.Zeros&b.Ones != 0, a.Ones&b.Zeros != 0, a.Hi < b.Lo, b.Hi < a.Lo, a.Max < b.Min, b.Max < a.Min:
		return False
	}
	return Varies
}

// Truth is what is known of a predicate.
func (k Known) Truth() Truth {
	if x, ok := k.Const(); ok {
		return truth(x != 0)
	}
	return Varies
}

// known returns the Known of a predicate of which t is known.
func (t Truth) known() Known {
	switch t {
	case True:
		return Exactly(1)
	case False:
		return Exactly(0)
	}
	return Between(0, 1)
}

// Short spells a constant in as few characters as tell it: 5, -1, 0x400.
func (k Known) Short() string {
	x, ok := k.Const()
	switch {
	case !ok:
		return "?"
	case int32(x) > -256 && int32(x) < 256:
		return fmt.Sprint(int32(x))
	}
	return fmt.Sprintf("%#x", x)
}
