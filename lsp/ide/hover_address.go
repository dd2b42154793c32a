package ide

import (
	"fmt"
	"strings"

	"github.com/ori-lang/ori/cfg"
)

// spaces are the address spaces that opcodes access.
var spaces = map[string]string{
	"LDG": "global", "STG": "global", "ATOMG": "global", "LDS": "shared", "STS": "shared", "ATOMS": "shared", "LDL": "local", "STL": "local",
}

// address tells what the address at the place is put together from; "" if that is not known.
func (p *place) address() string {
	a := p.arg
	name := func(r cfg.Reg, suffix string) string {
		text := "`" + p.f.Names.Reg(r) + "`"
		if r.IsConst() {
			return ""
		}
		if regs := p.wide(r); len(regs) == 2 {
			return fmt.Sprintf("the 64 bits in `%s:%s`", p.f.Names.Reg(r), p.f.Names.Reg(regs[1]))
		}
		switch suffix {
		case ".U32":
			return text + ", unsigned,"
		case ".X4", ".X8", ".X16":
			return text + " times " + suffix[2:]
		case "":
			return text
		}
		return text + " as `" + suffix + "` has it"
	}
	var parts []string
	add := func(text string) {
		if text != "" {
			parts = append(parts, text)
		}
	}
	base, descriptor := a.UReg(), cfg.Reg{}
	if a.Kind == cfg.DescOperand {
		if a.Sym() != "desc" { // of tensors and textures
			return ""
		}
		base, descriptor = a.Index(), a.UReg()
	}
	if a.Reg.Class != cfg.NoReg {
		add(name(a.Reg, a.RegSuffix()))
	}
	if base.Class != cfg.NoReg {
		add(name(base, ""))
	}
	if a.Kind == cfg.MemOperand && a.Sym() != "" {
		add("`" + a.Sym() + "`")
	}
	switch {
	case a.Imm < 0 && len(parts) > 0:
		parts[len(parts)-1] += fmt.Sprintf(" less %s", plural(int(-a.Imm), "byte"))
	case a.Imm != 0 && len(parts) > 0:
		add(plural(int(a.Imm), "byte"))
	case len(parts) == 0:
		add(fmt.Sprintf("byte %d", a.Imm))
	}
	text := "**Address** `" + p.text(a.Span) + "`"
	if space := spaces[p.i.Op.Name]; space != "" {
		text += " in " + space + " memory"
	}
	text += ": " + strings.Join(parts, " plus ") + "."
	if descriptor.Class != cfg.NoReg {
		high := descriptor
		high.Num++
		text += fmt.Sprintf(" The descriptor in `%s:%s` says how memory is accessed.", p.f.Names.Reg(descriptor), p.f.Names.Reg(high))
	}
	return text
}
