package ide

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/ori-lang/ori/cfg"
)

// constant tells of the constant of a bank at the place: what holds it, its value if the text has that.
func (p *place) constant() string {
	a, f := p.arg, p.f
	var pg page
	name := "**Constant** `" + p.text(a.Span) + "`"
	fixed := a.Reg.Class == cfg.NoReg && a.UReg().Class == cfg.NoReg && a.Sym() == ""
	bank := ""
	if a.Bank >= 0 {
		bank = fmt.Sprintf("Bank %d", a.Bank)
		if doc := cfg.ConstBank(a.Bank); doc != "" {
			bank += " holds " + doc
		}
		bank += "."
	}
	what := ""
	if fixed && a.Bank == 0 {
		size := int64(4)
		if p.i.HasMod("64") || p.double() || p.i.HasMod("WIDE") && p.argIndex() == p.i.NumDst(f.SM())+2 {
			size = 8
		}
		what = f.LaunchConstant(a.Imm, size)
	}
	if what != "" {
		pg.say("%s: %s.", name, what)
	} else if x, ok := f.BankWord(a.Bank, a.Imm); ok && fixed {
		pg.say("%s = %s.", name, number(x, "", false, true))
	} else {
		pg.say("%s.", name)
	}
	if fixed {
		pg.lanes = []string{"**Uniform**: the same in all lanes."}
	}
	pg.fact(bank)
	return pg.String()
}

// number spells 32 bits in hexadecimal, in decimal, and as a float where they may be one and are
// likely to be, but not as they are spelled already. Those that were written with a minus are
// negative, others only if they are near zero.
func number(x uint32, spelled string, negative, mayFloat bool) string {
	var list []string
	add := func(what, text string) {
		if text != spelled {
			list = append(list, what+text)
		}
	}
	if v := int32(x); v < 0 && (negative || v > -1<<20) {
		add("", fmt.Sprint(v))
		add("bits ", fmt.Sprintf("%#x", x))
	} else {
		add("", fmt.Sprint(x))
		if x >= 10 {
			add("", fmt.Sprintf("%#x", x))
		}
	}
	if v := math.Float32frombits(x); mayFloat && likelyFloat(float64(v)) {
		list = append(list, "as a float "+floatText(float64(v), 32))
	}
	return strings.Join(list, ", ")
}

// floatText spells a floating point number, with a point or an exponent.
func floatText(v float64, bits int) string {
	text := strconv.FormatFloat(v, 'g', -1, bits)
	if !strings.ContainsAny(text, ".eIN") {
		text += ".0"
	}
	return text
}

// likelyFloat reports whether a number was more likely written as a float than as an integer or a mask.
func likelyFloat(v float64) bool {
	return !math.IsNaN(v) && (math.IsInf(v, 0) || 1e-10 <= math.Abs(v) && math.Abs(v) <= 1e10)
}
