package cfg

import (
	"iter"
	"slices"
)

// derived is memory for what follows from instructions, so that a whole chunk
// of them takes a few allocations.
type derived struct{ refs []Ref }

// derive sets the fields of i that follow from its opcode, modifiers, guard and operands on the target sm:
// Flow, Refs and their classes. Whatever changes an instruction calls it afterwards;
// [Func.Check] compares.
func (i *Instr) derive(sm int, d *derived) {
	i.Flow = i.Op.Flow
	switch {
	case i.Flow == FlowIndex && i.indirectCall:
		i.Flow = FlowCall // with a return address: PRET pushed it
	case i.suffixPops(sm):
		i.Flow = FlowPop
	}
	start := len(d.refs)
	d.refs = i.AppendRefs(d.refs, sm)
	i.Refs = d.refs[start:len(d.refs):len(d.refs)]
	i.ReadClasses, i.WriteClasses = 0, 0
	for _, r := range i.Refs {
		switch {
		case r.Write:
			i.WriteClasses |= 1 << r.Reg.Class
		case r.Arg != ArgGuard:
			i.ReadClasses |= 1 << r.Reg.Class
		}
	}
}

// PredDefs yields the predicates that i writes, from Refs.
func (i *Instr) PredDefs() iter.Seq[PredDef] {
	return func(yield func(PredDef) bool) {
		if i.writesAnyPred() {
			yield(PredDef{Arg: -1})
			return
		}
		for n := range i.Refs {
			r := &i.Refs[n]
			if !r.Write || !r.Reg.IsPred() {
				continue
			}
			d := PredDef{r.Reg, max(r.Arg, -1)}
			if r.Reg.Num < 0 || r.Count > 1 {
				d = PredDef{Arg: -1}
			}
			if !yield(d) {
				return
			}
		}
	}
}

// WritesPred reports whether i writes a predicate, as far as it is known.
func (i *Instr) WritesPred() bool {
	return i.writesAnyPred() || i.WriteClasses&(1<<ClassP|1<<ClassUP) != 0
}

func (i *Instr) writesAnyPred() bool { return i.Flow == FlowCall || !i.Op.Known() }

// suffixPops reports whether i has, or may have, the suffix .S of sm_37 and older, with which an
// instruction pops the synchronization stack when it has done what it does. Where the target is not
// known only an annotation tells; see [Instr.fits].
func (i *Instr) suffixPops(sm int) bool {
	if i.Op.Flow != FlowNone || sm >= 50 || !i.HasMod("S") {
		return false
	}
	s := i.Op.spelling
	if s == nil || sm > 0 || len(i.Targets()) > 0 {
		return true
	}
	_, other := s.mods["S"] // a suffix of later targets
	return !other
}

// BranchName is what i, which ends a block, is called where it is told to go somewhere: with the suffix .S if that makes it do so.
func (i *Instr) BranchName() string {
	if i.Flow == FlowPop && i.Op.Flow == FlowNone {
		return i.Op.Name + ".S"
	}
	return i.Op.Name
}

// changed derives the fields of i, which is in the clone f and was changed, anew. An
// operand that was taken out or replaced may have been the one that names code.
func (i *Instr) changed(f *Func) {
	i.extend(f.SM())
	i.Code = int8(codeOperand(i.Op, i.Args, f.Names))
	i.derive(f.SM(), new(derived))
}

// checkDerived reports whether the derived fields of i are those of its opcode and operands.
func (i *Instr) checkDerived(sm int, d *derived) bool {
	d.refs = d.refs[:0]
	c := *i
	c.derive(sm, d)
	return c.Flow == i.Flow && c.ReadClasses == i.ReadClasses && c.WriteClasses == i.WriteClasses && slices.Equal(c.Refs, i.Refs)
}

// A Decider is a predicate, or a condition code, that decides whether an instruction transfers
// control: it does where all of its deciders hold.
type Decider struct {
	Arg int8 // ArgGuard, or the index of the operand
	Reg Reg
	Not bool // it has to be false
}

// Uniform reports whether i is a branch that all lanes that run it together take, or none: BRA.ANY
// sees to that; of BRA.U, JMP.U and UBRA the text says so, and what they do when the lanes do not
// agree is undefined.
func (i *Instr) Uniform() bool {
	return i.Flow == FlowBranch && i.Op.Known() && (i.HasMod("U") || i.HasMod("ANY") || i.Op.Name == "UBRA")
}

// ByActiveLanes reports whether i branches by more than what each lane has: BRA.DIV and BRA.CONV by
// which lanes of the warp are active, BRA.ANY by whether one of them has the condition. It does so
// the same way for all of them.
func (i *Instr) ByActiveLanes() bool {
	return i.Flow == FlowBranch && (i.HasMod("DIV") || i.HasMod("CONV") || i.HasMod("ANY"))
}

// Deciders yields the deciders of i, whose condition is that of the active lanes besides if it is
// [Instr.ByActiveLanes]. Those that always hold (PT) are left out. Instructions that do not
// transfer control have only their guard.
func (i *Instr) Deciders() iter.Seq[Decider] {
	return func(yield func(Decider) bool) {
		if g := i.Guard; !g.Always() && !yield(Decider{ArgGuard, g.Reg, g.Not}) {
			return
		}
		if !i.operandsDecide() {
			return
		}
		for n := range i.Args {
			a := &i.Args[n]
			if i.decides(n) && !(a.Reg.IsConst() && a.Flags&Not == 0) && !yield(Decider{int8(n), a.Reg, a.Flags&Not != 0}) {
				return
			}
		}
	}
}

// operandsDecide reports whether i is control flow whose operands may decide whether it transfers
// control: BRA P6, L; EXIT P1; BRK CC.F. The suffix .S pops whatever the operands are.
func (i *Instr) operandsDecide() bool {
	switch i.Op.Flow {
	case FlowBranch, FlowIndex, FlowExit, FlowKill, FlowPop, FlowRet:
		return true
	}
	return false
}

// decides reports whether operand n of i takes part in deciding whether i transfers control.
func (i *Instr) decides(n int) bool {
	if n == int(i.Code) || !i.operandsDecide() {
		return false
	}
	a := &i.Args[n]
	if a.Kind != RegOperand {
		return false
	}
	switch a.Reg.Class {
	case ClassP, ClassUP:
		return true
	case ClassCC:
		return a.Suffix() != ".T"
	}
	return false
}
