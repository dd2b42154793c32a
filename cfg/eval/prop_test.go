package eval

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/ori-lang/ori/cfg"
)

// word is a random word, often one of the values where things change.
func word(r *rand.Rand) uint32 {
	edges := [...]uint32{0, 1, 2, 0x7fffffff, 0x80000000, 0x80000001, 0xffffffff, 0xfffffffe, 31, 32, 33, 63, 64, 255, 256, 0xffff, 0x10000, 0x7f800000, 0xff800000, 0x7fc00000}
	switch r.IntN(4) {
	case 0:
		return edges[r.IntN(len(edges))]
	case 1:
		return 1 << r.IntN(32)
	}
	return r.Uint32()
}

func pair(r *rand.Rand) uint64 { return uint64(word(r))<<32 | uint64(word(r)) }

const rounds = 2000

// property runs one instruction on random words in R1 to R7 and predicates, and holds
// what it did.
func property(t *testing.T, sm int, text string, holds func(l *lane, before map[string]uint64) bool) {
	t.Helper()
	list := assemble(t, sm, text)
	r := rand.New(rand.NewPCG(uint64(len(text)), uint64(sm)))
	for range rounds {
		l := newLane(sm)
		before := map[string]uint64{}
		for n := range int32(8) {
			w := word(r)
			l.regs[cfg.Reg{Class: cfg.ClassR, Num: n}] = w
			before[cfg.Reg{Class: cfg.ClassR, Num: n}.String()] = uint64(w)
		}
		for n := range int32(7) {
			p := r.Uint32() & 1
			l.regs[cfg.Reg{Class: cfg.ClassP, Num: n}] = p
			before[cfg.Reg{Class: cfg.ClassP, Num: n}.String()] = uint64(p)
		}
		l.cc = CC{Known: Carry, Val: Flags(r.IntN(2)) * Carry}
		before["C"] = uint64(l.cc.Val / Carry)
		l.run(t, list)
		if !holds(l, before) {
			t.Fatalf("%s: %x\ngives R0=%x P0=%d P1=%d CC=%+v", text, before, l.get("R0"), l.get("P0"), l.get("P1"), l.cc)
		}
	}
}

// num is an integer as math/big sees it.
func num(x uint64, signed bool) *big.Int {
	if signed {
		return big.NewInt(int64(int32(x)))
	}
	return new(big.Int).SetUint64(x)
}

// low is x modulo 2^bits.
func low(x *big.Int, bits uint) uint64 {
	return new(big.Int).And(x, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), bits), big.NewInt(1))).Uint64()
}

func sum(xs ...*big.Int) *big.Int {
	s := new(big.Int)
	for _, x := range xs {
		s.Add(s, x)
	}
	return s
}

// TestSums compares sums and products with math/big.
func TestSums(t *testing.T) {
	type m = map[string]uint64
	u := func(x uint64) *big.Int { return num(x, false) }
	s := func(x uint64) *big.Int { return num(x, true) }
	mul := func(x, y *big.Int) *big.Int { return new(big.Int).Mul(x, y) }
	shr := func(x *big.Int, n uint) *big.Int { return new(big.Int).Rsh(x, n) }
	wide := func(b m, lo, hi string) *big.Int { return new(big.Int).SetUint64(b[hi]<<32 | b[lo]) }
	carries := func(l *lane, x *big.Int) bool {
		over := shr(x, 32).Uint64()
		return l.get("R0") == low(x, 32) && l.get("P0") == bit(over >= 1) && l.get("P1") == bit(over >= 2)
	}
	property(t, 80, "IADD3 R0, P0, P1, R1, R2, R3", func(l *lane, b m) bool {
		return carries(l, sum(u(b["R1"]), u(b["R2"]), u(b["R3"])))
	})
	property(t, 80, "IADD3.X R0, P0, P1, ~R1, R2, R3, P2, !P3", func(l *lane, b m) bool {
		return carries(l, sum(u(b["R1"]^0xffffffff), u(b["R2"]), u(b["R3"]), u(b["P2"]), u(1-b["P3"])))
	})
	property(t, 80, "IADD3 R0, P0, P1, R1, -R2, R3", func(l *lane, b m) bool {
		return carries(l, sum(u(b["R1"]), u(b["R2"]^0xffffffff), u(1), u(b["R3"])))
	})
	property(t, 80, "IMAD R0, R1, R2, -R3", func(l *lane, b m) bool {
		return l.get("R0") == low(sum(mul(u(b["R1"]), u(b["R2"])), new(big.Int).Neg(u(b["R3"]))), 32)
	})
	property(t, 80, "IMAD.X R0, R1, R2, ~R3, P2", func(l *lane, b m) bool {
		return l.get("R0") == low(sum(mul(u(b["R1"]), u(b["R2"])), u(b["R3"]^0xffffffff), u(b["P2"])), 32)
	})
	property(t, 80, "IMAD.WIDE R0, R4, R5, R2", func(l *lane, b m) bool {
		return l.get("R0.64") == low(sum(mul(s(b["R4"]), s(b["R5"])), wide(b, "R2", "R3")), 64)
	})
	property(t, 80, "IMAD.WIDE.U32 R0, P0, R4, R5, R2", func(l *lane, b m) bool {
		x := sum(mul(u(b["R4"]), u(b["R5"])), wide(b, "R2", "R3"))
		return l.get("R0.64") == low(x, 64) && l.get("P0") == shr(x, 64).Uint64()
	})
	property(t, 80, "IMAD.WIDE.U32.X R0, P0, R4, R5, R2, P1", func(l *lane, b m) bool {
		x := sum(mul(u(b["R4"]), u(b["R5"])), wide(b, "R2", "R3"), u(b["P1"]))
		return l.get("R0.64") == low(x, 64) && l.get("P0") == shr(x, 64).Uint64()
	})
	property(t, 80, "IMAD.HI R0, R4, R5, R2", func(l *lane, b m) bool {
		return l.get("R0") == low(shr(sum(mul(s(b["R4"]), s(b["R5"])), wide(b, "R2", "R3")), 32), 32)
	})
	property(t, 80, "IMAD.HI.U32 R0, P0, R4, R5, R2", func(l *lane, b m) bool {
		x := sum(mul(u(b["R4"]), u(b["R5"])), wide(b, "R2", "R3"))
		return l.get("R0") == low(shr(x, 32), 32) && l.get("P0") == shr(x, 64).Uint64()
	})
	property(t, 35, "IMUL.S32.U32.HI R0, R4, R5", func(l *lane, b m) bool {
		return l.get("R0") == low(shr(mul(s(b["R4"]), u(b["R5"])), 32), 32)
	})
	property(t, 52, "IADD.X R0.CC, R1, ~R2", func(l *lane, b m) bool {
		x := sum(u(b["R1"]), u(b["R2"]^0xffffffff), u(b["C"]))
		return l.get("R0") == low(x, 32) && uint64(l.cc.Val&Carry/Carry) == shr(x, 32).Uint64()
	})
	property(t, 52, "IADD R0.CC, R1, R2", func(l *lane, b m) bool {
		x := sum(s(b["R1"]), s(b["R2"]))
		over := !x.IsInt64() || x.Int64() != int64(int32(x.Int64()))
		return l.get("R0") == low(x, 32) && l.cc.Known == Zero|Sign|Carry|Overflow &&
			(l.cc.Val&Overflow != 0) == over && (l.cc.Val&Carry != 0) == (b["R1"]+b["R2"] > 0xffffffff)
	})
	property(t, 80, "LEA.HI.X R0, P0, R1, R2, R3, 0x5, P1", func(l *lane, b m) bool {
		a := shr(new(big.Int).Lsh(new(big.Int).SetUint64(b["R3"]<<32|b["R1"]), 5), 32)
		x := sum(u(low(a, 32)), u(b["R2"]), u(b["P1"]))
		return l.get("R0") == low(x, 32) && l.get("P0") == shr(x, 32).Uint64()
	})
	property(t, 80, "LEA.HI.SX32 R0, R1, R2, 0x1e", func(l *lane, b m) bool {
		return l.get("R0") == low(sum(shr(mul(s(b["R1"]), u(1<<30)), 32), u(b["R2"])), 32)
	})
}

// TestLogic compares logic with its definition, bit by bit.
func TestLogic(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for table := range uint64(256) {
		a, b, c := word(r), word(r), word(r)
		var want uint64
		for n := range 32 {
			row := a>>n&1<<2 | b>>n&1<<1 | c>>n&1
			want |= table >> row & 1 << n
		}
		if got := lut(uint64(a), uint64(b), uint64(c), table) & 0xffffffff; got != want {
			t.Fatalf("table %#x of %#x %#x %#x: %#x, want %#x", table, a, b, c, got, want)
		}
	}
}

// TestBits compares shifts and fields with loops over bits.
func TestBits(t *testing.T) {
	type m = map[string]uint64
	bitOf := func(x uint64, n int) uint64 {
		if n < 0 || n > 63 {
			return 0
		}
		return x >> n & 1
	}
	build := func(f func(n int) uint64) (x uint64) {
		for n := range 32 {
			x |= f(n) << n
		}
		return x
	}
	for _, c := range []struct {
		mods         string
		width        int
		right, hi    bool
		signed, wrap bool
	}{
		{"L.U32", 32, false, false, false, false}, {"L.W.U32.HI", 32, false, true, false, true}, {"L.U64.HI", 64, false, true, false, false},
		{"R.U32", 32, true, false, false, false}, {"R.U32.HI", 32, true, true, false, false}, {"R.S32.HI", 32, true, true, true, false},
		{"R.U64", 64, true, false, false, false}, {"R.S64", 64, true, false, true, false}, {"R.W.S64.HI", 64, true, true, true, true},
	} {
		property(t, 75, "SHF."+c.mods+" R0, R1, R2, R3", func(l *lane, b m) bool {
			x, n := b["R3"]<<32|b["R1"], int(b["R2"])
			if c.wrap {
				n %= c.width
			}
			n = min(n, c.width)
			from := 0
			if c.hi {
				from = 32
			}
			return l.get("R0") == build(func(k int) uint64 {
				switch {
				case !c.right:
					return bitOf(x, from+k-n)
				case c.signed:
					return bitOf(x, min(from+k+n, 63))
				}
				return bitOf(x, from+k+n)
			})
		})
	}
	field := func(b m) (at, n int) { return int(b["R2"] & 255), int(b["R2"] >> 8 & 255) }
	property(t, 52, "BFE R0, R1, R2", func(l *lane, b m) bool {
		at, n := field(b)
		return l.get("R0") == build(func(k int) uint64 {
			if n == 0 {
				return 0
			}
			return bitOf(b["R1"], min(at+min(k, n-1), 31))
		})
	})
	property(t, 52, "BFE.U32 R0, R1, R2", func(l *lane, b m) bool {
		at, n := field(b)
		return l.get("R0") == build(func(k int) uint64 {
			if k >= n || at+k > 31 {
				return 0
			}
			return bitOf(b["R1"], at+k)
		})
	})
	property(t, 52, "BFI R0, R1, R2, R3", func(l *lane, b m) bool {
		at, n := field(b)
		return l.get("R0") == build(func(k int) uint64 {
			if k >= at && k < at+n {
				return bitOf(b["R1"], k-at)
			}
			return bitOf(b["R3"], k)
		})
	})
	property(t, 75, "BMSK R0, R1, R2", func(l *lane, b m) bool {
		return l.get("R0") == build(func(k int) uint64 { return bit(uint64(k) >= b["R1"] && uint64(k) < b["R1"]+b["R2"]) })
	})
	property(t, 75, "SGXT R0, R1, R2", func(l *lane, b m) bool {
		n := int(min(b["R2"], 32))
		return l.get("R0") == build(func(k int) uint64 { return bitOf(b["R1"], min(k, n-1)) })
	})
	property(t, 75, "FLO R0, R1", func(l *lane, b m) bool {
		want := uint64(0xffffffff)
		for n := range 32 {
			if bitOf(b["R1"], n) != bitOf(b["R1"], 31) {
				want = uint64(n)
			}
		}
		return l.get("R0") == want
	})
	property(t, 75, "PRMT R0, R1, R2, R3", func(l *lane, b m) bool {
		return l.get("R0") == build(func(k int) uint64 {
			sel := int(b["R2"] >> (k / 8 * 4) & 15)
			at := sel & 7 * 8
			if sel > 7 {
				return bitOf(b["R3"]<<32|b["R1"], at+7)
			}
			return bitOf(b["R3"]<<32|b["R1"], at+k%8)
		})
	})
}

// TestCompares compares comparisons and selections with Go's own.
func TestCompares(t *testing.T) {
	type m = map[string]uint64
	for _, c := range []struct {
		name   string
		holds  func(a, b int64) bool
		signed bool
	}{
		{"LT", func(a, b int64) bool { return a < b }, true}, {"LE.U32", func(a, b int64) bool { return a <= b }, false},
		{"GT.U32", func(a, b int64) bool { return a > b }, false}, {"GE", func(a, b int64) bool { return a >= b }, true},
		{"EQ", func(a, b int64) bool { return a == b }, true}, {"NE.U32", func(a, b int64) bool { return a != b }, false},
	} {
		of := func(x uint64) int64 {
			if c.signed {
				return int64(int32(x))
			}
			return int64(x)
		}
		property(t, 75, "ISETP."+c.name+".OR P0, P1, R1, R2, !P2", func(l *lane, b m) bool {
			h := c.holds(of(b["R1"]), of(b["R2"]))
			return l.get("P0") == bit(h || b["P2"] == 0) && l.get("P1") == bit(!h || b["P2"] == 0)
		})
		property(t, 52, "ICMP."+c.name+" R0, R1, R2, R3", func(l *lane, b m) bool {
			return l.get("R0") == pick(c.holds(of(b["R3"]), 0), b["R1"], b["R2"])
		})
	}
	property(t, 75, "IMNMX R0, R1, R2, P0", func(l *lane, b m) bool {
		x, y := int32(b["R1"]), int32(b["R2"])
		if b["P0"] == 1 {
			return int32(l.get("R0")) == min(x, y)
		}
		return int32(l.get("R0")) == max(x, y)
	})
	// A 64-bit comparison is one of the low words and one of the high words.
	for _, c := range []struct {
		low, high string
		holds     func(a, b uint64) bool
	}{
		{"LT.U32", "LT", func(a, b uint64) bool { return int64(a) < int64(b) }},
		{"GE.U32", "GE.U32", func(a, b uint64) bool { return a >= b }},
		{"NE.U32", "NE", func(a, b uint64) bool { return a != b }},
		{"LE.U32", "LE", func(a, b uint64) bool { return int64(a) <= int64(b) }},
	} {
		property(t, 75, "ISETP."+c.low+".AND P0, PT, R2, R4, PT\nISETP."+c.high+".AND.EX P0, PT, R3, R5, PT, P0", func(l *lane, b m) bool {
			return l.get("P0") == bit(c.holds(b["R3"]<<32|b["R2"], b["R5"]<<32|b["R4"]))
		})
	}
}
