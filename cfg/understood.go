package cfg

import (
	"slices"
	"strings"
)

// Understood reports whether i, of f, would be understood if its opcode and modifiers were name: the target has such
// an opcode, and its row lists the modifiers and the operands.
func (f *Func) Understood(i *Instr, name string) bool {
	base, _, _ := strings.Cut(name, ".")
	op := LookupOp(base)
	if op == nil || !op.In(f.Target) {
		return false
	}
	as := *i
	as.Op, as.Name, as.Args = op, name, slices.Clone(i.Args)
	_, ok := f.fits(&as)
	return ok
}

// UnderstoodOperand reports whether i, of f, which is not, would be understood if its operand k was text.
func (f *Func) UnderstoodOperand(i *Instr, k int, text string) bool {
	as := *i
	if as.Op = LookupOp(i.Op.Name); as.Op == nil {
		return false
	}
	as.Args = slices.Clone(i.Args)
	as.Args[k] = parseOperand(text, f.Names)
	_, ok := f.fits(&as)
	return ok
}

// fits is [Instr.fits] of what is no instruction of f, and has operands of its own.
func (f *Func) fits(as *Instr) (misfit, bool) {
	op := as.Op
	n := len(as.Args) - 1
	if n >= 0 && op.takesLabel() && as.Args[n].Kind == RegOperand && as.Args[n].Reg.Num >= FirstNamed {
		as.Args[n] = Operand{Kind: LabelOperand, Span: as.Args[n].Span} // a label that begins as a register does
	}
	as.Code = int8(codeOperand(op, as.Args, nil))
	for k := range as.Args {
		if a := &as.Args[k]; a.Kind == LabelOperand && k != int(as.Code) && !a.Quoted && !op.takesLabel() {
			a.Kind = WordOperand
		}
	}
	return as.fits(f.SM())
}

// EmptyMod reports whether a dot in an opcode with its modifiers has none behind it: "STG.E.", "STG..E".
func EmptyMod(name string) bool { return strings.HasSuffix(name, ".") || strings.Contains(name, "..") }

// UnknownMod is the first modifier of i that its opcode is not known to have; "" if there is none.
func (f *Func) UnknownMod(i *Instr) string {
	if op := LookupOp(i.Op.Name); op != nil {
		as := *i
		as.Op = op
		if m, ok := as.fits(f.SM()); !ok {
			return m.Mod
		}
	}
	return ""
}
