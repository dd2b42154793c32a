package cfg

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// String returns f in the native spelling, as a program: labels, instructions
// and what they name, without comments, addresses and encodings.
func (f *Func) String() string {
	var sb strings.Builder
	kind := ".func"
	if f.Entry {
		kind = ".entry"
	}
	fmt.Fprintf(&sb, "%s %s {\n", kind, f.Name)
	for n := range f.Tables {
		fmt.Fprintf(&sb, ".jumptable %s { %s }\n", f.Tables[n].Name, strings.Join(f.Tables[n].Labels, ", "))
	}
	for _, b := range f.Blocks {
		for _, l := range b.Labels {
			fmt.Fprintf(&sb, "%s:\n", l.Name)
		}
		if b.Cold {
			sb.WriteString(".cold\n")
		}
		if b.Weight != 0 {
			fmt.Fprintf(&sb, ".weight %d\n", b.Weight)
		}
		for k := range b.Instrs {
			fmt.Fprintf(&sb, "\t%s\n", f.InstrString(&b.Instrs[k]))
		}
	}
	sb.WriteString("}\n")
	return sb.String()
}

// InstrString returns i in the native spelling.
func (f *Func) InstrString(i *Instr) string {
	var sb strings.Builder
	if i.Guard.Reg.Class != NoReg {
		sb.WriteString(f.guardString(i.Guard) + " ")
	}
	sb.WriteString(i.Op.Name + i.Mods())
	for n := range i.Args {
		if n > 0 {
			sb.WriteByte(',')
		}
		sb.WriteByte(' ')
		sb.WriteString(f.OperandString(&i.Args[n]))
	}
	if len(i.Targets()) > 0 {
		fmt.Fprintf(&sb, " (*\"BRANCH_TARGETS %s\"*)", strings.Join(i.Targets(), ","))
	}
	return sb.String()
}

// guardString returns g before an instruction: @!P0.
func (f *Func) guardString(g Guard) string {
	if g.Not {
		return "@!" + f.Names.Reg(g.Reg)
	}
	return "@" + f.Names.Reg(g.Reg)
}

// OperandString returns a in the native spelling.
func (f *Func) OperandString(a *Operand) string {
	s := f.bareOperand(a)
	if a.Flags&Abs != 0 {
		s = "|" + s + "|"
	}
	s += a.Suffix()
	if a.Flags&Reuse != 0 {
		s += ".reuse"
	}
	if a.Flags&Not != 0 {
		if a.Kind == RegOperand && a.Reg.IsPred() {
			s = "!" + s
		} else {
			s = "~" + s
		}
	}
	if a.Flags&Neg != 0 {
		s = "-" + s
	}
	return s
}

func (f *Func) bareOperand(a *Operand) string {
	switch a.Kind {
	case RegOperand:
		return f.Names.Reg(a.Reg)
	case ImmOperand, AddrOperand:
		if a.Dec { // which is not the same in hexadecimal where floats are computed
			return strconv.FormatInt(a.Imm, 10)
		}
		return hex(a.Imm)
	case FloatOperand:
		switch v := math.Float64frombits(uint64(a.Imm)); {
		case math.IsInf(v, 0):
			return strings.ToUpper(strconv.FormatFloat(v, 'g', -1, 64))
		case math.IsNaN(v):
			return nanName(a.Imm)
		default:
			s := strconv.FormatFloat(v, 'g', -1, 64)
			if !strings.ContainsAny(s, ".e") {
				s += ".0"
			}
			return s
		}
	case ConstOperand:
		if a.Bank < 0 && a.Quoted {
			return "c" + f.address(a, true)
		}
		if a.UReg().Class != NoReg && a.Bank < 0 {
			return "cx[" + f.Names.Reg(a.UReg()) + "]" + f.address(a, false)
		}
		if a.Bank < 0 {
			s, at := "c[`("+a.Sym()+")]", *a
			if at.SetSym(""); a.Reg.Class != NoReg || a.UReg().Class != NoReg || a.Flags&HasImm != 0 {
				s += f.address(&at, true)
			}
			return s
		}
		return "c[" + hex(int64(a.Bank)) + "]" + f.address(a, true)
	case MemOperand:
		if a.Quoted {
			return f.address(a, true)
		}
		return a.Sym() + f.address(a, true)
	case DescOperand:
		s := a.Sym() + "[" + f.Names.Reg(a.UReg()) + "]"
		if a.Reg.Class != NoReg || a.Index().Class != NoReg || a.Flags&HasImm != 0 {
			s += f.address(a, false)
		}
		return s
	case RelocOperand:
		if a.Quoted {
			return "`(" + a.Sym() + ")"
		}
		return "32@" + a.RegSuffix() + "(" + a.Sym() + ")"
	case SetOperand:
		return "{" + a.Sym() + "}"
	}
	return a.Sym() // a label, a word, or what is not understood
}

func (f *Func) address(a *Operand, index bool) string {
	var terms []string
	if a.Reg.Class != NoReg {
		terms = append(terms, f.Names.Reg(a.Reg)+a.RegSuffix())
	}
	if a.Index().Class != NoReg {
		terms = append(terms, f.Names.Reg(a.Index()))
	}
	if index && a.UReg().Class != NoReg {
		r := f.Names.Reg(a.UReg())
		if a.Flags&UWide != 0 {
			r += ".64"
		}
		if a.Flags&NegUR != 0 {
			r = "-" + r
		}
		terms = append(terms, r)
	}
	switch {
	case a.Quoted:
		terms = append(terms, "`("+a.Sym()+")")
	case a.Sym() != "" && a.Kind == ConstOperand:
		terms = append(terms, a.Sym())
	}
	if a.Flags&HasImm != 0 || len(terms) == 0 {
		terms = append(terms, hex(a.Imm))
	}
	return "[" + strings.Join(terms, "+") + "]"
}

func hex(v int64) string {
	if v < 0 {
		return "-" + fmt.Sprintf("%#x", uint64(-v))
	}
	return fmt.Sprintf("%#x", v)
}

// nanName is how a number that is none is written, of which bits are those of a float64.
func nanName(bits int64) string {
	name := "+QNAN"
	if bits>>51&1 == 0 {
		name = "+SNAN"
	}
	if bits < 0 {
		name = "-" + name[1:]
	}
	return name
}
