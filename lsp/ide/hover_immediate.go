package ide

import (
	"fmt"
	"math"
	"strings"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// double reports whether the instruction at the place computes with doubles.
func (p *place) double() bool {
	return p.i.Op.Sig.Width == cfg.WidthF64 || p.i.Op.Sig.Width == cfg.WidthF64Src
}

// immediate spells the number at the place in the ways that it may have been meant. What opcodes of
// doubles have is the high word of one.
func (p *place) immediate() string {
	a := p.arg
	spelled := p.text(a.Span)
	name := "**Immediate** `" + spelled + "`"
	computed := p.computedWith()
	if computed != "" && !strings.Contains(spelled, "0x") {
		return name + ": " + computed + "."
	}
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
	text := number(uint32(x), strings.TrimPrefix(spelled, "#"), x < 0, anyBits[p.i.Op.Name])
	switch {
	case p.f.FilledIn(p.i):
		return name + ". It may be an address, or one half of it, that the loader fills in: cuobjdump does not tell which numbers are."
	case computed != "" && a.Kind == cfg.ImmOperand && !a.Dec && a.Imm != 0:
		return fmt.Sprintf("%s = %d. It is not known whether %s takes this as a number or as the bits of one: nothing is computed with it.", name, x, p.i.Op.Name)
	case text == "":
		return name + "."
	}
	return name + " = " + text + "."
}

// anyBits are the opcodes whose immediate may be of any type: what it means is not for them to say.
var anyBits = map[string]bool{"MOV": true, "MOV32I": true, "UMOV": true, "SEL": true, "USEL": true}

// computedWith is the floating point number that the opcode computes with for the immediate at the
// place, whether that is written with a point or without: "1" of FADD is 1.0. It is "" if the
// opcode computes with something else, or how it computes is not known.
func (p *place) computedWith() string {
	fn := eval.Of(p.i, p.f.SM())
	if fn == nil {
		return ""
	}
	for k, s := range fn.Src() {
		if !s.Imm {
			continue
		}
		bits := fn.Take(p.i, k, 0)
		switch {
		case s.Type == eval.HalfTwo && p.arg == &p.i.Args[s.Arg]:
			return "the half " + halfText(bits>>16, p.i)
		case s.Type == eval.HalfTwo && int(s.Arg)+1 < len(p.i.Args) && p.arg == &p.i.Args[s.Arg+1]:
			return "the half " + halfText(bits, p.i)
		case p.arg != &p.i.Args[s.Arg]:
		case s.Type == eval.Double:
			return fmt.Sprintf("the double %s, bits %#016x", floatText(math.Float64frombits(bits), 64), bits)
		case s.Type == eval.Float:
			return fmt.Sprintf("the float %s, bits %#08x", floatText(float64(math.Float32frombits(uint32(bits))), 32), uint32(bits))
		}
	}
	return ""
}

// halfText spells the low 16 bits of x, a half or a bfloat16.
func halfText(x uint64, i *cfg.Instr) string {
	x &= 0xffff
	v := float64(math.Float32frombits(uint32(x) << 16))
	if !strings.Contains(i.Mods(), "BF") {
		v = half(uint16(x))
	}
	return fmt.Sprintf("%s, bits %#04x", floatText(v, 32), x)
}

// half is the value of an IEEE 754 binary16 number.
func half(x uint16) float64 {
	e, m := int(x>>10&0x1f), float64(x&0x3ff)
	var v float64
	switch e {
	case 0:
		v = math.Ldexp(m, -24)
	case 0x1f:
		if v = math.Inf(1); m != 0 {
			v = math.NaN()
		}
	default:
		v = math.Ldexp(m+1024, e-25)
	}
	if x>>15 != 0 {
		v = -v
	}
	return v
}
