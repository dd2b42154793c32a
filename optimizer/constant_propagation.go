package optimizer

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// This file is constant propagation of the GeneralOptimize bundles.
//
//	MOV    R4, 0x10                 IADD3 R5, R2, 0x10, RZ
//	IADD3  R5, R2, R4, RZ     =>
//
//	IADD3  R4, R2, 0x1, RZ    =>    MOV R4, 0x6              where R2 is 5
//
// An immediate, or a constant of a bank, takes the place of the register in all uses, and the move
// goes; ptxas marks the operands in these phases, and a later one replaces them. What computes a
// constant becomes a move: values are computed as the interpreter does, to the bit.
//
// It must refuse operands that cannot be an immediate: of other opcodes, where the instruction has
// one already, of 64 bits, and singles that have no spelling: NaN, infinity, negative zero. Source:
// seeds general-optimize, "Constant Folding Patterns"; design language.md, rulings.

// constants runs constant propagation.
func (g *general) constants() {
	whole := g.incomplete()
	for a := range g.having(analysis.Moves | analysis.Computes) {
		i := a.instr()
		if !g.Func.Reachable(a.b) || !g.open(a) {
			continue
		}
		g.Poll()
		if from := source(i); from != nil {
			if from.Kind == cfg.ImmOperand || from.Kind == cfg.ConstOperand {
				g.operand(a, from, whole)
			}
			continue
		}
		no := whole
		if no == nil {
			no = g.collective(a.b, a.k)
		}
		g.value(a, no)
	}
}

// operand announces that the uses of move a are to have what it moves as their operand.
func (g *general) operand(a at, from *cfg.Operand, no *Refusal) {
	if !g.wants(constantOperand) {
		return
	}
	d := &a.instr().Args[0]
	if d.Reg.IsConst() || d.Reg == sp || g.Func.FilledIn(a.instr()) {
		return
	}
	if from.Bank < 0 || from.Sym() != "" || from.Reg.Class != cfg.NoReg || from.UReg().Class != cfg.NoReg {
		return
	}
	f := &forward{at: a, reg: d.Reg, value: g.valueOf(a, d.Reg, true)}
	name, text := g.Func.Names.Reg(d.Reg), g.Func.OperandString(from)
	r := constantOperand.at(a.span(), name, text)
	r.Message = fmt.Sprintf("%s is %s", name, text)
	if no == nil {
		no = g.uses(f)
	}
	spelled := make([]string, len(f.users))
	for k := range f.users {
		if no != nil {
			break
		}
		u := &f.users[k]
		if no = g.readsOnly(u); no == nil {
			spelled[k], no = g.spelled(u, name, from)
		}
		for _, other := range f.users[:k] {
			if other.at == u.at {
				no = refuse("%s reads %s twice, and has room for one", u.instr().Op.Name, name).at(u.span(), "reads it")
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
	r.Message += g.usesCan("take", text, len(f.users))
	g.make(r, g.weigh(f.users), func(w *cfg.Change) {
		for k, u := range f.users {
			w.At(u.b, u.k).SetOperand(g.Func, int(u.arg), spelled[k])
		}
	}, []at{a}, touches...)
}

// usesCan says what so many uses can do.
func (g *general) usesCan(do, what string, n int) string {
	if n == 1 {
		return fmt.Sprintf(", and its use can %s %s", do, what)
	}
	return fmt.Sprintf(", and its %d uses can %s %s", n, do, what)
}

// spelled returns how the operand of a use is spelled when it is what from is, or why it cannot be that.
func (g *general) spelled(u *use, name string, from *cfg.Operand) (string, *Refusal) {
	i, sm := u.instr(), g.Func.SM()
	if i.Tied(int(u.arg)) {
		return "", g.tied(u, name)
	}
	if from.Kind == cfg.ImmOperand {
		if uint32(from.Imm) == 0 && u.operand().Suffix() == "" && i.Words(int(u.arg), sm) == 1 {
			if text, ok := g.zero(u); ok {
				return text, nil
			}
		}
		if text, ok := i.Immediate(int(u.arg), sm, uint32(from.Imm)); ok && g.accepts(i, int(u.arg), text) {
			if i.Args[u.arg].Flags&(cfg.Neg|cfg.Not|cfg.Abs) != 0 && eval.Of(i, sm) == nil {
				return "", refuse("what %s computes of %s is not known", i.Op.Name, g.Func.OperandString(u.operand())).at(u.span(), "reads it")
			}
			return text, nil
		}
	} else if i.TakesBank(int(u.arg), sm) {
		b := *from
		b.Flags |= i.Args[u.arg].Flags & (cfg.Neg | cfg.Not | cfg.Abs)
		if text := g.Func.OperandString(&b); g.accepts(i, int(u.arg), text) {
			return text, nil
		}
	}
	return "", refuse("%s of %s has to be a register", name, i.Op.Name).at(u.span(), "reads it")
}

// singles are the opcodes that compute a single.
var singles = []string{"FADD", "FADD32I", "FMUL", "FMUL32I", "FFMA", "FFMA32I", "FMNMX", "FSEL"}

// value announces that instruction a, which computes a constant, is to be a move.
func (g *general) value(a at, no *Refusal) {
	i := a.instr()
	if i.WriteClasses != cfg.ClassesOf(cfg.ClassR) || !g.Constants().Fixes(a.b, a.k) || i.Op.Effects&^cfg.Sched != 0 || i.Flow != cfg.FlowNone || len(i.Args) < 2 || i.Op.Name == "SEL" || moves(i) {
		return
	}
	d := &i.Args[0]
	if d.Reg == sp {
		return
	}
	writes, reads, uniform := 0, 0, false
	for n := range i.Refs {
		x := &i.Refs[n]
		if x.Write {
			writes += int(max(1, x.Count))
		} else {
			reads++
		}
		uniform = uniform || x.Reg.Class == cfg.ClassUR || x.Reg.Class == cfg.ClassUP || x.Reg.Class == cfg.ClassCC
	}
	if writes != 1 || uniform || i.NumDst(g.Func.SM()) != leading(i) {
		return
	}
	known, _ := g.Constants().Result(a.b, a.k, d.Reg)
	x, constant := known.Const()
	if !constant || !g.Constants().Executable(a.b) {
		return
	}
	if reads == 0 { // another way to move an immediate
		g.operand(a, &cfg.Operand{Kind: cfg.ImmOperand, Imm: int64(x)}, no)
		return
	}
	if !g.wants(constantValue) {
		return
	}
	name := g.Func.Names.Reg(d.Reg)
	text := fmt.Sprintf("%#x", x)
	r := constantValue.at(a.span(), i.Op.Name, text)
	r.Message = fmt.Sprintf("%s is always %s", name, known)
	if x != 0 && slices.Contains(singles, i.Op.Name) {
		r.Message = fmt.Sprintf("%s is always %s (the float %s)", name, text, strconv.FormatFloat(float64(math.Float32frombits(x)), 'g', -1, 32))
	}
	if !g.Func.Native {
		r.ActionOnly = optimized // a move costs what it did
	}
	if no == nil {
		no = g.counted(i)
	}
	if i.Open || i.Close {
		no = refuse("%s is issued together with another instruction", i.Op.Name)
	}
	if no != nil {
		g.Refuse(r, no)
		return
	}
	g.make(r, 1, func(w *cfg.Change) {
		own := w.At(a.b, a.k)
		own.ReplaceSources(g.Func, 1, g.moveTo(x), text)
	}, nil, a)
}

// moves reports whether i is a move of an immediate, or of zero, already, under a guard or in some
// lanes only.
func moves(i *cfg.Instr) bool {
	return i.Op.Name == "MOV" || i.Op.Name == "MOV32I" || i.Op.Name == "IMAD" && i.HasMod("MOV")
}

// leading is 1 if the first operand of i is all that it may write, with predicates that it does not.
func leading(i *cfg.Instr) int {
	n := 1
	for n < len(i.Args) && i.Args[n].Kind == cfg.RegOperand && i.Args[n].Reg.Class == cfg.ClassP && i.Args[n].Reg.IsConst() && i.Args[n].Flags == 0 {
		n++
	}
	return n
}

// moveTo is the opcode that moves the immediate x.
func (g *general) moveTo(x uint32) string {
	if sm := g.Func.SM(); sm > 0 && sm < 70 && int32(x) != int32(x)<<12>>12 {
		return "MOV32I"
	}
	return "MOV"
}
