package optimizer

import (
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// This file is register-constraint validation: whether all operands that are to be folded together can name what they
// would then name. ptxas compares the constraints of their registers with one another. Here the constraints are those of
// the instruction: the registers of a wide operand follow one another and are aligned as wide, some operands have to be
// registers or are demanded by a neighbour, and what an instruction reads without naming it cannot be renamed. Source:
// seeds general-optimize, "Register Constraint Validation".

// readsOnly returns why the operand of u cannot name another register: it is written as well, or
// not named at all, or others run the instruction.
func (g *general) readsOnly(u *use) *Refusal {
	i := u.instr()
	if no := g.collective(u.b, u.k); no != nil {
		return no
	}
	if u.arg < 0 && u.arg != cfg.ArgGuard {
		return g.unnamed(u)
	}
	if int(u.arg) >= 0 && int(u.arg) < i.NumDst(g.Func.SM()) {
		return refuse("%s writes a part of it", i.Op.Name).at(u.span(), "writes a part")
	}
	return nil
}

// replaceable returns why the use u of copy f cannot read the original, or the copies that have to
// be replaced with it.
func (g *general) replaceable(f *forward, u *use) ([]at, *Refusal) {
	if no := g.readsOnly(u); no != nil {
		return nil, no
	}
	o := u.operand()
	name := g.Func.Names.Reg(f.reg)
	if o.Kind != cfg.RegOperand && o.Kind != cfg.MemOperand && o.Kind != cfg.DescOperand && o.Kind != cfg.ConstOperand || o.Reg.Class != cfg.ClassR {
		return nil, g.unnamed(u)
	}
	if u.instr().Tied(int(u.arg)) {
		return nil, g.tied(u, name)
	}
	if o.Kind != cfg.RegOperand && f.from.Class == cfg.NoReg {
		return nil, refuse("%s is a part of an address", name).at(u.span(), "reads it")
	}
	if f.from.Class == cfg.NoReg {
		if _, ok := g.zero(u); !ok {
			return nil, refuse("%s is not known to take RZ", u.instr().Op.Name).at(u.span(), "reads it")
		}
	}
	if f.reg.Num >= cfg.FirstNamed && u.spans(g.Func.SM()) > 1 {
		return nil, refuse("%s reads %s together with what follows it, which is not known of a register that has a name", u.instr().Op.Name, name).
			at(u.span(), "reads them")
	}
	return g.neighbours(f, u)
}

// neighbours returns the copies that have to be replaced with copy f where its use u reads several registers at once, or
// why they cannot be.
func (g *general) neighbours(f *forward, u *use) ([]at, *Refusal) {
	o, name := u.operand(), g.Func.Names.Reg(f.reg)
	r, s := g.Registers(), g.SSA()
	n := g.number(u.at)
	var with []at
	base, count := f.original(), 0
	for k, w := range r.Words(n) {
		if r.Args(n)[k] == u.arg {
			if r.Regs[w.Var()].Class != cfg.ClassR {
				return nil, refuse("%s reads %s together with other registers", u.instr().Op.Name, name).at(u.span(), "reads them")
			}
			count++
			if d, ok := g.definition(s.Values(n)[k]); ok {
				with = append(with, d)
			}
		}
	}
	if count == 1 {
		return nil, nil
	}
	if len(with) != count {
		return nil, refuse("%s reads %s together with other registers", u.instr().Op.Name, name).at(u.span(), "reads them")
	}
	for k, d := range with { // the words in order
		from, _ := g.copied(d)
		if from == nil {
			return nil, refuse("%s reads %s together with other registers, which are no copies", u.instr().Op.Name, name).at(u.span(), "reads them")
		}
		switch {
		case f.from.Class == cfg.NoReg && from.Reg.IsConst():
		case f.from.Class == cfg.NoReg || from.Reg.IsConst() || from.Reg.Num >= cfg.FirstNamed || from.Reg.Num != base.Num-int32(u.word)+int32(k):
			return nil, refuse("%s reads %s together with other registers, whose originals do not follow one another", u.instr().Op.Name, name).at(u.span(), "reads them")
		}
	}
	if first := base.Num - int32(u.word); f.from.Class != cfg.NoReg && first%aligned(count) != 0 {
		return nil, refuse("%s reads %d registers that begin with %s, and %s is not aligned to that", u.instr().Op.Name, count, g.Func.Names.Reg(o.Reg),
			g.Func.Names.Reg(cfg.Reg{Class: cfg.ClassR, Num: first})).at(u.span(), "reads them")
	}
	return with, nil
}

// spans is how many registers the operand of a use, which names a general register, spans if that
// has a number.
func (u *use) spans(sm int) int {
	i := u.instr()
	if u.operand().Kind == cfg.RegOperand {
		return i.Words(int(u.arg), sm)
	}
	words, _ := i.AddrWords(int(u.arg))
	return words
}

// aligned is what the number of the first of so many registers has to be a multiple of.
func aligned(count int) int32 {
	n := int32(1)
	for n < int32(count) {
		n *= 2
	}
	return n
}

// zero returns how the register of a use is spelled when it is RZ, and whether it can be that.
func (g *general) zero(u *use) (text string, ok bool) {
	o := u.operand()
	if o.Kind != cfg.RegOperand || !u.instr().TakesZero() {
		return "", false
	}
	z := cfg.Operand{Kind: cfg.RegOperand, Reg: cfg.RZ, Flags: o.Flags &^ cfg.Reuse}
	text = g.Func.OperandString(&z)
	return text, g.accepts(u.instr(), int(u.arg), text)
}

// accepts reports whether operand k of i can be what text spells, with which i is understood as
// well as it was: what a spelling computes that is not known need not be what it computes with a
// constant, for which it is.
func (c *Ctx) accepts(i *cfg.Instr, k int, text string) bool {
	with, ok := i.Accepts(c.Func, k, text)
	return ok && (eval.Of(i, c.Func.SM()) == nil) == (eval.Of(&with, c.Func.SM()) == nil)
}

// unnamed refuses what would have the use u read another register.
func (g *general) unnamed(u *use) *Refusal {
	return refuse("%s reads it without naming it", u.instr().Op.Name).at(u.span(), "reads it")
}

// tied refuses what would have an operand be another register than the one that its neighbour demands.
func (g *general) tied(u *use, name string) *Refusal {
	if runsOn(u.instr()) {
		return refuse("%s uses registers after the next instructions have been issued", u.instr().Op.Name).at(u.span(), "runs on")
	}
	return refuse("the encoding of %s ties %s to another operand", u.instr().Name, name).at(u.span(), "reads it")
}
