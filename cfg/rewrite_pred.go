package cfg

import "strings"

// SetCondition makes the branch i, which is in f, be taken where the predicate p is true, whatever
// decided it before. The text keeps its columns.
func (i *Instr) SetCondition(f *Func, p Reg) {
	name := f.Names.Reg(p)
	if i.Guard.Reg.Class == NoReg {
		for n := range i.Args {
			if a := &i.Args[n]; i.decides(n) {
				a.Reg, a.Flags, a.Suffix = p, 0, ""
				i.replace(a.Span, name)
				i.changed(f)
				return
			}
		}
	}
	g := i.Guard
	i.MakeUnconditional(f)
	text := "@" + name
	i.Guard = Guard{Reg: p, Span: g.Span}
	i.replace(g.Span, text+strings.Repeat(" ", max(0, int(g.Span.Len())-len(text))))
	i.changed(f)
}

// SetReg makes operand n of i, which is in f and names a register alone, name r.
func (i *Instr) SetReg(f *Func, n int, r Reg) {
	a := &i.Args[n]
	a.Reg = r
	i.replace(a.Span, f.OperandString(a))
	i.changed(f)
}
