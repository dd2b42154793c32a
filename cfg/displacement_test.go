package cfg

import (
	"slices"
	"testing"
)

// TestDisplacements reads addresses with a displacement that the linker fills in, and prints them.
func TestDisplacements(t *testing.T) {
	for _, c := range []struct {
		text, sym, print string
		regs             []string
		imm              int64
	}{
		{"c[0x4][R0+`(table)]", "table", "", []string{"R0"}, 0},
		{"c[0x4][`(table)]", "table", "", nil, 0},
		{"c[0x4][`((table + 0x8))]", "(table + 0x8)", "", nil, 0},
		{"c[0x4][UR5+`(table)+0x8]", "table", "", []string{"UR5"}, 8},
		{"c[0x4][ `(table)+R0 ]", "table", "c[0x4][R0+`(table)]", []string{"R0"}, 0},
		{"c[0x4][table]", "table", "", nil, 0},
		{"[R2+`(shared)]", "shared", "", []string{"R2"}, 0},
		{"[`(shared)]", "shared", "", nil, 0},
		{"[R2.64+UR4+`(array)+-0x4]", "array", "[R2.64+UR4+`(array)+-0x4]", []string{"R2", "UR4"}, -4},
		{"c[`(bank)]", "bank", "", nil, 0},
		{"c[`(bank)][R2+0x4]", "bank", "", []string{"R2"}, 4},
		{"c[R0+`((f.const_opt.12 + -0x8000))]", "(f.const_opt.12 + -0x8000)", "", []string{"R0"}, 0},
		{"c[UR4+`(bank)+0x8]", "bank", "c[UR4+`(bank)+0x8]", []string{"UR4"}, 8},
		{"`(((.text.f - .) - 0x10))", "((.text.f - .) - 0x10)", "", nil, 0},
		{"a[R0]", "a", "", []string{"R0"}, 0},
	} {
		var names Names
		o := parseOperand(c.text, &names)
		var regs []string
		for _, r := range []Reg{o.Reg, o.UReg()} {
			if r.Class != NoReg {
				regs = append(regs, r.String())
			}
		}
		if o.Kind == BadOperand || o.Sym() != c.sym || o.Imm != c.imm || !slices.Equal(regs, c.regs) {
			t.Errorf("%s: kind %v, symbol %q, registers %v, displacement %d", c.text, o.Kind, o.Sym(), regs, o.Imm)
		}
		f := &Func{Names: &names}
		if c.print == "" {
			c.print = c.text
		}
		if got := f.OperandString(&o); got != c.print {
			t.Errorf("%s is printed %s", c.text, got)
		}
	}
	for _, text := range []string{"[R2-`(shared)]", "[R2+`(a)+`(b)]", "[R2+`(a]", "a[`(b)]", "desc[UR4][R2.64+`(a)]", "c[`(bank)][`(a)]", "c[R0]", "c[R0+0x8]", "c[R0+`(a)][R2]", "[`)(]", "32@)lo(a)", "`((a - .)", "`((a - .)))"} {
		if o := parseOperand(text, &Names{}); o.Kind != BadOperand {
			t.Errorf("%s: kind %v, symbol %q", text, o.Kind, o.Sym())
		}
	}
}
