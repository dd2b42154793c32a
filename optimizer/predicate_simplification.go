package optimizer

import (
	"fmt"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// This file is predicate simplification of the GeneralOptimize bundles.
//
//	@P0 IADD3 R4, ...                 =>   IADD3 R4, ...                where P0 is true
//	@P0 IADD3 R4, ...                 =>                                where it is false; so are PT and !PT
//	ISETP.GE.AND P1, PT, R2, R3, P0   =>   ISETP.GE.AND P1, PT, R2, R3, PT
//	SEL R4, R2, R3, P0                =>   MOV R4, R2
//	PLOP3.LUT P1, PT, P0, PT, PT, 0x80, 0x0; @P1 ...   =>   @P0 ...
//
// Forward: what is known of a predicate where it is read, through comparisons, phis and the
// branches on it, is what it is read as. Backward: what reads a copy of a predicate, or its
// complement, reads the predicate. Source: seeds general-optimize, "Two-Pass Predicate Simplifier"
// and "Predicate Simplification".

// predicates runs predicate simplification.
func (g *general) predicates() {
	whole := g.incomplete()
	for a := range g.having(analysis.Guarded | analysis.Selects | analysis.ReadsPredicate | analysis.CopiesPredicate) {
		i := a.instr()
		if !g.Func.Reachable(a.b) || !i.Op.Known() || !g.open(a) {
			continue
		}
		no := whole
		if no == nil {
			no = g.collective(a.b, a.k)
		}
		if i.Guard.Reg.IsPred() && i.Flow == cfg.FlowNone && !filler(i, g.Func.SM()) {
			g.guard(a, no)
		}
		if g.free(a) && (i.Op.Name == "SEL" || i.Op.Name == "FSEL") {
			g.choice(a, no)
		}
		if g.free(a) {
			g.operands(a, no)
		}
		if g.free(a) {
			g.predicateCopy(a, whole)
		}
	}
}

// filler reports whether i never runs and is there all the same: ptxas puts @!PT SHFL.IDX PT, RZ,
// RZ, RZ, RZ and the like, which name no register, in front of what needs time.
func filler(i *cfg.Instr, sm int) bool {
	return i.Guard.Never() && i.Op.Effects&cfg.Barrier == 0 && len(i.AppendRefs(nil, sm)) == 0
}

// truth is what is known of predicate reg where instruction a reads it.
func (g *general) truth(a at, reg cfg.Reg, not bool) analysis.Truth {
	if reg.IsConst() {
		if not {
			return analysis.False
		}
		return analysis.True
	}
	if !g.Constants().Executable(a.b) {
		return analysis.Varies
	}
	k, _ := g.Constants().Reg(a.b, a.k, reg) // anything, if it does not
	x, known := k.Const()
	switch {
	case !known:
		return analysis.Varies
	case (x != 0) != not:
		return analysis.True
	}
	return analysis.False
}

// guard announces what becomes of instruction a, whose guard may be known.
func (g *general) guard(a at, no *Refusal) {
	i := a.instr()
	if !g.wants(simplifyPredicate) {
		return
	}
	t := g.truth(a, i.Guard.Reg, i.Guard.Not)
	if t == analysis.Varies {
		return
	}
	text := g.Func.Text(a.b.InSection(i.Guard.Span))
	if i.Open || i.Close {
		no = refuse("%s is issued together with another instruction", i.Op.Name)
	}
	if t == analysis.True {
		r := simplifyPredicate.at(a.b.InSection(i.Guard.Span), "Remove guard "+text)
		r.Message = fmt.Sprintf("the guard %s is always true", text)
		r.Related = g.decided(a.b, a.k, i.Guard.Reg)
		if no != nil {
			g.Refuse(r, no)
			return
		}
		g.make(r, 0, func(w *cfg.Change) { w.At(a.b, a.k).MakeUnconditional(g.Func) }, nil, a)
		return
	}
	r := simplifyPredicate.at(a.span(), "Remove "+i.Op.Name)
	r.Message = fmt.Sprintf("the guard %s is never true", text)
	r.Related = g.decided(a.b, a.k, i.Guard.Reg)
	if g.refused(r, no, a) {
		return
	}
	r.Dead = true
	g.make(r, 1, func(*cfg.Change) {}, []at{a})
}

// choice announces that the select a is to be a move.
func (g *general) choice(a at, no *Refusal) {
	i := a.instr()
	if !g.wants(redundantSelect) || i.Mods() != "" || i.Args[0].Suffix() != "" || i.Args[0].Reg.Class != cfg.ClassR {
		return
	}
	p := &i.Args[3]
	if p.Reg.Class != cfg.ClassP {
		return
	}
	pick := -1
	why := ""
	switch t := g.truth(a, p.Reg, p.Flags&cfg.Not != 0); t {
	case analysis.True:
		pick, why = 1, fmt.Sprintf("%s is always true", g.Func.OperandString(p))
	case analysis.False:
		pick, why = 2, fmt.Sprintf("%s is never true", g.Func.OperandString(p))
	default:
		if g.sameValue(a, &i.Args[1], &i.Args[2]) {
			pick, why = 1, "both sources are the same"
		}
	}
	if pick < 0 {
		return
	}
	from := i.Args[pick]
	from.Flags &^= cfg.Reuse
	if !plain(&from) || i.Op.Name == "FSEL" && from.Kind != cfg.RegOperand && from.Kind != cfg.ConstOperand {
		return
	}
	if other := &i.Args[3-pick]; i.Op.Name == "SEL" && other.Kind == cfg.FloatOperand || i.Op.Name == "FSEL" && eval.Unclear(other) {
		return // it is not known what the select makes of one
	}
	text := g.Func.OperandString(&from)
	r := redundantSelect.at(a.span(), i.Op.Name, text)
	r.Message = fmt.Sprintf("%s always selects %s: %s", i.Op.Name, text, why)
	if g.truth(a, p.Reg, false) != analysis.Varies {
		r.Related = g.decided(a.b, a.k, p.Reg)
	}
	if i.Open || i.Close {
		no = refuse("%s is issued together with another instruction", i.Op.Name)
	}
	if no != nil {
		g.Refuse(r, no)
		return
	}
	g.make(r, 0, func(w *cfg.Change) { w.At(a.b, a.k).ReplaceSources(g.Func, 1, "MOV", text) }, nil, a)
}

// plain reports whether a move can have the operand as it is.
func plain(o *cfg.Operand) bool {
	switch o.Kind {
	case cfg.RegOperand:
		return o.Reg.Class == cfg.ClassR && o.Flags == 0 && o.Suffix() == ""
	case cfg.ImmOperand:
		return o.Flags == 0 && o.Suffix() == ""
	case cfg.ConstOperand:
		return o.Flags&^cfg.HasImm == 0 && o.Suffix() == "" && o.Bank >= 0 && o.Sym() == "" && o.Reg.Class == cfg.NoReg && o.UReg().Class == cfg.NoReg
	}
	return false
}

// sameValue reports whether two sources of a, of which x is a plain one, are the same 32 bits.
func (g *general) sameValue(a at, x, y *cfg.Operand) bool {
	if !plain(strip(y)) {
		return false
	}
	if strip(x).SameWord(strip(y)) {
		return true
	}
	v, w := g.origin(g.valueOf(a, x.Reg, false)), g.origin(g.valueOf(a, y.Reg, false))
	return v >= 0 && v == w
}

// strip is the operand without .reuse.
func strip(o *cfg.Operand) *cfg.Operand {
	x := *o
	x.Flags &^= cfg.Reuse
	return &x
}

// origin is the value that v is a copy of, through copies of general registers.
func (g *general) origin(v analysis.Value) analysis.Value {
	for range maxGroup {
		d, ok := g.definition(v)
		if !ok {
			return v
		}
		from, _ := g.copied(d)
		if from == nil || g.touched[g.number(d)] {
			return v
		}
		if w := g.valueOf(d, from.Reg, false); w >= 0 {
			v = w
		} else {
			return v
		}
	}
	return v
}

// operands announces that predicate operands of a that are known are to be PT or its complement.
func (g *general) operands(a at, no *Refusal) {
	i := a.instr()
	if !g.wants(simplifyPredicate) || !i.ReadClasses.Has(cfg.ClassP) || i.Op.Name == "SEL" || i.Op.Name == "FSEL" || i.Flow != cfg.FlowNone {
		return
	}
	n := i.NumDst(g.Func.SM())
	for k := n; k < len(i.Args); k++ {
		o := &i.Args[k]
		if o.Reg.Class != cfg.ClassP || o.Reg.IsConst() {
			continue
		}
		t := g.truth(a, o.Reg, o.Flags&cfg.Not != 0)
		if t == analysis.Varies {
			continue
		}
		text := "PT"
		if t == analysis.False {
			text = "!PT"
		}
		if !g.accepts(i, k, text) {
			continue
		}
		was := g.Func.OperandString(o)
		r := simplifyPredicate.at(a.b.InSection(o.Span), fmt.Sprintf("Replace %s by %s", was, text))
		r.Message = fmt.Sprintf("%s is always true", was)
		if t == analysis.False {
			r.Message = fmt.Sprintf("%s is never true", was)
		}
		r.Related = g.decided(a.b, a.k, o.Reg)
		if i.Open || i.Close {
			no = refuse("%s is issued together with another instruction", i.Op.Name)
		}
		if no != nil {
			g.Refuse(r, no)
			continue
		}
		g.make(r, 0, func(w *cfg.Change) { w.At(a.b, a.k).SetOperand(g.Func, k, text) }, nil, a)
	}
}

// predicateCopied returns the predicate that instruction a copies, or complements, and to which,
// its only result; not ok if it is no copy.
func (g *general) predicateCopied(a at) (from cfg.Reg, not bool, to cfg.Reg, ok bool) {
	i, writes := a.instr(), 0
	if !i.WriteClasses.Has(cfg.ClassP) {
		return from, not, to, false
	}
	for n := range i.Refs {
		if r := &i.Refs[n]; r.Write {
			to = r.Reg
			writes++
		}
	}
	if writes != 1 || to.Class != cfg.ClassP {
		return from, not, to, false
	}
	from, not, ok = copiedPredicate(g.Func, i, to)
	return from, not, to, ok
}

// predicateCopy announces that the uses of a predicate that is a copy, or the complement, of
// another are to read that.
func (g *general) predicateCopy(a at, no *Refusal) {
	if !g.wants(simplifyPredicate) {
		return
	}
	from, not, to, ok := g.predicateCopied(a)
	if !ok {
		return
	}
	f := &forward{at: a, reg: to, value: g.valueOf(a, to, true), from: from}
	if from == to {
		return
	}
	name, of := g.Func.Names.Reg(to), g.Func.Names.Reg(from)
	if not {
		of = "!" + of
	}
	r := simplifyPredicate.at(a.span(), fmt.Sprintf("Replace %s by %s", name, of))
	r.Message = fmt.Sprintf("%s is a copy of %s", name, of)
	if no == nil {
		no = g.uses(f)
	}
	for k := range f.users {
		if no != nil {
			break
		}
		u := &f.users[k]
		if no = g.readsOnly(u); no == nil {
			if o := u.operand(); o != nil && (o.Kind != cfg.RegOperand || o.Reg != to || !g.accepts(u.instr(), int(u.arg), g.copyOf(o, from, not))) {
				no = g.unnamed(u)
			}
		}
	}
	if no == nil && len(f.users) == 0 {
		return
	}
	if g.refused(r, no, a) {
		return
	}
	touches := ats(f.users)
	for _, u := range touches[:min(len(touches), maxDeadRelated)] {
		r.Related = append(r.Related, analysis.Related{Span: u.span(), Message: "reads it"})
	}
	r.Message += g.usesCan("read", of, len(f.users))
	g.make(r, 1, func(w *cfg.Change) {
		for _, u := range f.users {
			i := w.At(u.b, u.k)
			if u.arg == cfg.ArgGuard {
				i.SetGuard(g.Func, cfg.Guard{Reg: from, Not: i.Guard.Not != not})
				continue
			}
			i.SetOperand(g.Func, int(u.arg), g.copyOf(&i.Args[u.arg], from, not))
		}
	}, []at{a}, touches...)
}

// copyOf spells the operand that reads predicate from, or its complement, in the place of o.
func (g *general) copyOf(o *cfg.Operand, from cfg.Reg, not bool) string {
	x := *o
	x.Reg = from
	if not {
		x.Flags ^= cfg.Not
	}
	return g.Func.OperandString(&x)
}
