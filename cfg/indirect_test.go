package cfg

import (
	"math"
	"testing"
)

func TestHalf(t *testing.T) {
	for h := range int64(1 << 16) {
		exp, frac := int(h>>10&31), float64(h&0x3ff)
		v := math.Ldexp(1024+frac, exp-25)
		switch {
		case exp == 31 && frac != 0:
			continue // not a number: its text does not say which
		case exp == 31:
			v = math.Inf(1)
		case exp == 0:
			v = math.Ldexp(frac, -24)
		}
		if h>>15 == 1 {
			v = -v
		}
		a := Operand{Kind: FloatOperand, Imm: int64(math.Float64bits(v))}
		if got, ok := a.half(); !ok || got != h {
			t.Fatalf("%g is %#x, %t, want %#x", v, got, ok, h)
		}
		a.Imm = int64(math.Float64bits(v + math.Ldexp(1, -26)))
		if got, ok := a.half(); ok && got&0x7fff < 0x7c00 && h&0x7fff < 0x7c00 {
			t.Fatalf("%g is no half, but got %#x", v+math.Ldexp(1, -26), got)
		}
	}
}
