package cfg

import "strings"

// SetCondition makes the branch i, which is in f, be taken where the predicate p is true, whatever
// decided it before. The text keeps its columns.
func (i *Instr) SetCondition(f *Func, p Reg) {
	name := f.Names.Reg(p)
	if i.Guard.Reg.Class == NoReg {
		for n := range i.Args {
			if a := &i.Args[n]; i.decides(n) {
				a.Reg, a.Flags = p, 0
				a.SetSuffix("")
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

// Invertible reports whether the opposite of the condition of the branch i can be written: it is
// the value of one predicate.
func (i *Instr) Invertible() bool {
	n := 0
	for d := range i.Deciders() {
		if n++; d.Reg.Class != ClassP && d.Reg.Class != ClassUP {
			return false // a test of the condition code
		}
	}
	return n == 1 && i.IsBranch() && !i.ByActiveLanes()
}

// Invert makes i, which is in f and [Instr.Invertible], be taken where it was not.
func (i *Instr) Invert(f *Func) {
	for d := range i.Deciders() {
		if d.Arg == ArgGuard {
			g := i.Guard
			g.Not = !g.Not
			i.SetGuard(f, g)
			return
		}
		a := &i.Args[d.Arg]
		a.Flags ^= Not
		i.replace(a.Span, f.OperandString(a))
		i.changed(f)
		return
	}
}
