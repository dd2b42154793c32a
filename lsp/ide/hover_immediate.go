package ide

import (
	"fmt"
	"math"
	"strings"

	"github.com/ori-lang/ori/cfg"
)

// double reports whether the instruction at the place computes with doubles.
func (p *place) double() bool {
	return p.i.Op.Sig.Width == cfg.WidthF64 || p.i.Op.Sig.Width == cfg.WidthF64Src
}

// immediate spells the number at the place in the ways that it may have been meant. What opcodes of doubles have is the high word of one.
func (p *place) immediate() string {
	a := p.arg
	spelled := p.text(a.Span)
	name := "**Immediate** `" + spelled + "`"
	if a.Kind == cfg.FloatOperand {
		v := math.Float64frombits(uint64(a.Imm))
		if a.Flags&cfg.Neg != 0 {
			v = -v
		}
		switch {
		case p.double():
			return fmt.Sprintf("%s: the double %s, bits %#016x.", name, floatText(v, 64), math.Float64bits(v))
		case strings.HasPrefix(p.i.Op.Name, "H"):
			return fmt.Sprintf("%s: the half %s.", name, floatText(v, 64))
		}
		return fmt.Sprintf("%s: the float %s, bits %#08x.", name, floatText(v, 32), math.Float32bits(float32(v)))
	}
	x := a.Imm
	if a.Flags&cfg.Neg != 0 {
		x = -x
	}
	if a.Flags&cfg.Not != 0 {
		x = ^x
	}
	if x < math.MinInt32 || x > math.MaxUint32 {
		return fmt.Sprintf("%s = %d, %#x.", name, x, uint64(x))
	}
	if v := math.Float64frombits(uint64(uint32(x)) << 32); p.double() && likelyFloat(v) {
		return fmt.Sprintf("%s: the high word of the double %s.", name, floatText(v, 64))
	}
	text := number(uint32(x), strings.TrimPrefix(spelled, "#"))
	if text == "" {
		return name + "."
	}
	return name + " = " + text + "."
}
