package analysis

import (
	"math"
	"math/bits"
	"math/rand/v2"
	"testing"
)

// interesting returns a number of the kind that breaks arithmetic.
func interesting(r *rand.Rand) uint32 {
	switch r.IntN(6) {
	case 0:
		return uint32(r.IntN(40))
	case 1:
		return -uint32(r.IntN(40))
	case 2:
		return 1<<31 + uint32(r.IntN(9)) - 4
	case 3:
		return 1 << r.IntN(32)
	case 4:
		return r.Uint32() >> r.IntN(32)
	}
	return r.Uint32()
}

// about returns some values, and what is known of a value that is one of them.
func about(r *rand.Rand) ([]uint32, Known) {
	xs := []uint32{interesting(r)}
	for range r.IntN(4) {
		if r.IntN(2) == 0 {
			xs = append(xs, xs[0]+uint32(r.IntN(9)))
		} else {
			xs = append(xs, interesting(r))
		}
	}
	k := Exactly(xs[0])
	for _, x := range xs[1:] {
		k = k.join(Exactly(x))
	}
	return xs, k
}

// TestKnown holds that every result of values is among what is known of the
// results from what is known of the values.
func TestKnown(t *testing.T) {
	b2u := func(b bool) uint32 {
		if b {
			return 1
		}
		return 0
	}
	binary := map[string]struct {
		known func(a, b Known) Known
		exact func(a, b uint32) uint32
	}{
		"add":  {Known.add, func(a, b uint32) uint32 { return a + b }},
		"mul":  {Known.mul, func(a, b uint32) uint32 { return a * b }},
		"and":  {Known.and, func(a, b uint32) uint32 { return a & b }},
		"xor":  {Known.xor, func(a, b uint32) uint32 { return a ^ b }},
		"shl":  {Known.shl, func(a, b uint32) uint32 { return a << b }},
		"shr":  {Known.shr, func(a, b uint32) uint32 { return a >> b }},
		"sar":  {Known.sar, func(a, b uint32) uint32 { return uint32(int32(a) >> b) }},
		"min":  {func(a, b Known) Known { return a.min(b, true) }, func(a, b uint32) uint32 { return uint32(min(int32(a), int32(b))) }},
		"umin": {func(a, b Known) Known { return a.min(b, false) }, func(a, b uint32) uint32 { return min(a, b) }},
		"max":  {func(a, b Known) Known { return a.max(b, true) }, func(a, b uint32) uint32 { return uint32(max(int32(a), int32(b))) }},
		"umax": {func(a, b Known) Known { return a.max(b, false) }, func(a, b uint32) uint32 { return max(a, b) }},
		"lt":   {func(a, b Known) Known { return a.less(b, true).known() }, func(a, b uint32) uint32 { return b2u(int32(a) < int32(b)) }},
		"ult":  {func(a, b Known) Known { return a.less(b, false).known() }, func(a, b uint32) uint32 { return b2u(a < b) }},
		"eq":   {func(a, b Known) Known { return a.equal(b).known() }, func(a, b uint32) uint32 { return b2u(a == b) }},
		"join": {Known.join, func(a, b uint32) uint32 { return b }},
		"wide": {Known.widened, func(a, b uint32) uint32 { return b }},
		"not":  {func(a, b Known) Known { return a.not() }, func(a, b uint32) uint32 { return ^a }},
		"neg":  {func(a, b Known) Known { return a.neg() }, func(a, b uint32) uint32 { return -a }},
		"abs": {func(a, b Known) Known { return a.abs() }, func(a, b uint32) uint32 {
			if int32(a) < 0 {
				return -a
			}
			return a
		}},
	}
	r := rand.New(rand.NewPCG(5, 6))
	for name, op := range binary {
		exact := 0
		for range 20_000 {
			xs, a := about(r)
			ys, b := about(r)
			k := op.known(a, b)
			for _, x := range xs {
				for _, y := range ys {
					if z := op.exact(x, y); !k.Has(z) {
						t.Fatalf("%s of %#x and %#x is %#x, not in %+v, from %+v and %+v", name, x, y, z, k, a, b)
					}
				}
			}
			if _, ok := k.Const(); ok {
				exact++
			} else if len(xs) == 1 && len(ys) == 1 && name != "join" && name != "wide" {
				t.Fatalf("%s of %#x and %#x is not known exactly: %+v", name, xs[0], ys[0], k)
			}
		}
		if exact == 0 {
			t.Errorf("%s: never exact", name)
		}
	}
	for range 20_000 {
		xs, a := about(r)
		ys, b := about(r)
		zs, c := about(r)
		table := uint8(r.Uint32())
		k := lop3(a, b, c, table)
		x, y, z := xs[0], ys[len(ys)-1], zs[0]
		var want uint32
		for n := range 32 {
			row := x>>n&1<<2 | y>>n&1<<1 | z>>n&1
			want |= uint32(table) >> row & 1 << n
		}
		if !k.Has(want) {
			t.Fatalf("lop3 %#x of %#x, %#x, %#x is %#x, not in %+v", table, x, y, z, want, k)
		}
	}
	for range 20_000 {
		xs, a := about(r)
		_, b := about(r)
		if k := a.meet(b); b.Has(xs[0]) && !k.Has(xs[0]) {
			t.Fatalf("%#x is in %+v and %+v, not in %+v", xs[0], a, b, k)
		}
		if k := Between(a.Lo, a.Hi).meet(BetweenSigned(a.Min, a.Max)); !k.Has(xs[0]) {
			t.Fatalf("%#x is not between the bounds of %+v: %+v", xs[0], a, k)
		}
	}
	if bits.Len32(Between(0, 31).Hi) != 5 || Between(0, 31).Zeros != ^uint32(31) {
		t.Error("bounds do not tell bits")
	}
}

func TestKnownString(t *testing.T) {
	for want, k := range map[string]Known{
		"5":                                  Exactly(5),
		"0x20 (32)":                          Exactly(32),
		"0xffffffff (-1)":                    Exactly(1<<32 - 1),
		"0 to 31":                            Between(0, 31),
		"-4 to 4":                            BetweenSigned(-4, 4),
		"a multiple of 16, 0 to 240":         Between(0, 15).shl(Exactly(4)),
		"a multiple of 4":                    Anything.shl(Exactly(2)),
		"anything":                           Anything,
		"at least 0x5 unsigned":              Between(5, 1<<32-1),
		"-2147483648 to 16 but not 0 to 7":   BetweenSigned(math.MinInt32, 16).both(Between(8, 1<<32-1)),
		"-5 to 16 but not 0":                 BetweenSigned(-5, 16).both(Between(1, 1<<32-1)),
		"-5 to 16 but not -2 to 3":           BetweenSigned(-5, 16).both(Between(4, 1<<32-3)),
		"a multiple of 4, -8 to 8 but not 0": BetweenSigned(-8, 8).both(Between(1, 1<<32-2)).both(Anything.shl(Exactly(2))),
		"1 to 13, ...x01":                    Between(1, 13).both(ofBits(2, 1)),
		"negative":                           ofBits(0, 1<<31), "...x1x": ofBits(0, 2),
		"odd": ofBits(0, 1), "even": ofBits(1, 0), "even, 0 to 30": Between(0, 30).both(ofBits(1, 0)),
		"1 to 31, odd": Between(1, 31).both(ofBits(0, 1)), "17 to 4294967281, ...10001": ofBits(0xe, 0x11),
		"x1...": ofBits(0, 1<<30), "134217728 to 3221225471, x0xx1...": ofBits(1<<30, 1<<27), "at most 0xefffffff unsigned, xxx0...": ofBits(1<<28, 0), "a number whose bit 10 is 1": ofBits(0, 1<<10), "at most 0xfffffbff unsigned, a number whose bit 10 is 0": ofBits(1<<10, 0),
	} {
		if got := k.String(); got != want {
			t.Errorf("%+v is %q, want %q", k, got, want)
		}
	}
}
