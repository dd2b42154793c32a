package cfg

import (
	"math"
	"slices"
)

// A Convergence says how an instruction depends on which lanes of its warp run it together: what LLVM calls
// convergent. A rewrite must not have such an instruction run with other lanes than before.
type Convergence uint8

const (
	NotConvergent   Convergence = iota
	WaitsForLanes               // BAR, WARPSYNC and their like wait for lanes
	ArrivesForLanes             // BAR.ARV and its like: others wait for the lanes that run it
	ReadsLanes                  // VOTE, SHFL, MATCH, REDUX, R2UR: the result depends on which lanes take part
	ReadsMask                   // BMOV, SAM, BRA.DIV and BRA.CONV look at which lanes are active or wait
	ChangesMask                 // BSSY, BSYNC, BREAK, SSY, SYNC ...: they decide which lanes wait for which
	CallsCode                   // what is called may do any of these
	MayBeConvergent             // it is not understood
)

var convergenceText = [...]string{
	NotConvergent:   "does not depend on other lanes",
	WaitsForLanes:   "waits for other lanes",
	ArrivesForLanes: "arrives at a barrier",
	ReadsLanes:      "is convergent",
	ReadsMask:       "depends on the active mask",
	ChangesMask:     "changes which lanes reconverge",
	CallsCode:       "calls code that may be convergent",
	MayBeConvergent: "is unknown and may be convergent",
}

// String returns a verb phrase: "waits for other lanes".
func (c Convergence) String() string { return convergenceText[c] }

// Observes reports whether what an instruction does is different if other lanes run with it. Instructions
// that only change masks are not by themselves: what waits, or asks, later is.
func (c Convergence) Observes() bool { return c != NotConvergent && c != ChangesMask }

// Convergent returns how i depends on which lanes run it together. A uniform register that is computed from
// its own value does too, which is not to be seen from one instruction: see [UniformUpdates].
func (i *Instr) Convergent() Convergence {
	e := i.Op.Effects
	switch {
	case !i.Op.Known():
		return MayBeConvergent
	case i.Flow == FlowCall:
		return CallsCode
	case i.Op.Flow == FlowBSYNC, i.Op.Flow == FlowBREAK, i.Op.Flow == FlowBSSY, i.Op.Flow == FlowPush, i.Op.Flow == FlowPop:
		return ChangesMask
	case i.ByActiveLanes(), i.Op.Name == "BMOV", i.Op.Name == "RPCMOV", i.SetsActive():
		return ReadsMask
	case i.arrives():
		return ArrivesForLanes
	case e&Barrier != 0:
		return WaitsForLanes
	case e&WarpWide != 0, i.gathers():
		return ReadsLanes
	case e&Converge != 0, i.Flow == FlowPop: // the suffix .S, on an instruction that is not convergent by itself
		return ChangesMask
	}
	return NotConvergent
}

// SetsActive reports whether i says which lanes are active from then on, as ptxas has it around textures whose
// gradients all lanes of a quad have to compute. Lanes that have gone another way then run what follows, with
// registers as they left them, and need these as they were when it ends. Up to sm_62 it is SAM and RAM, for all lanes of the warp, up to sm_35 QUADON and QUADPOP.
//
//	BMOV.32 B15, MACTIVE
//	BMOV.32.PQUAD MACTIVE, B15
//	...
//	BMOV.32 MACTIVE, B15
func (i *Instr) SetsActive() bool {
	switch i.Op.Name {
	case "BMOV":
		return i.Op.Known() && i.activeAt(0)
	case "SAM", "RAM", "QUADALL", "QUADON", "QUADPOP":
		return i.Op.Known()
	}
	return false
}

// ReadsActive reports whether i reads which lanes are active, as the first of the lines above.
func (i *Instr) ReadsActive() bool { return i.Op.Name == "BMOV" && i.Op.Known() && i.activeAt(1) }

func (i *Instr) activeAt(k int) bool {
	return k < len(i.Args) && i.Args[k].Kind == WordOperand && i.Args[k].Sym() == "MACTIVE"
}

// arrives reports whether i arrives at a barrier and does not wait there.
func (i *Instr) arrives() bool {
	return i.Op.Name == "BAR" && i.HasMod("ARV") || i.Op.Name == "UCGABAR_ARV"
}

// gathers reports whether i writes a uniform register from what lanes hold, as R2UR does: it gets
// the value of one of them.
func (i *Instr) gathers() bool {
	return i.WriteClasses&UniformClasses != 0 && i.ReadClasses&LaneClasses != 0
}

// ReconvergesWarp reports whether all lanes of the warp that have not ended meet at i, whichever
// run it together before: WARPSYNC with a full mask.
func (i *Instr) ReconvergesWarp() bool {
	all, _ := i.syncs()
	return all && i.Guard.Always()
}

// WaitsForWarp reports whether all lanes that run i, for whom its guard holds, wait for the whole warp.
func (i *Instr) WaitsForWarp() bool {
	all, _ := i.syncs()
	return all
}

// ReconvergesSome reports whether lanes that run i may wait for all lanes of the warp, and others of them not: WARPSYNC
// under a guard, or with a mask that a register holds. Who waits at one WARPSYNC for all lets those go on that wait at another.
func (i *Instr) ReconvergesSome() bool {
	all, unknown := i.syncs()
	return unknown || all && !i.Guard.Always()
}

// syncs reports whether i is WARPSYNC with a full mask, or with one that is not known.
func (i *Instr) syncs() (all, unknown bool) {
	if i.Op.Name != "WARPSYNC" || !i.Op.Known() || i.HasMod("COLLECTIVE") || i.HasMod("EXCLUSIVE") {
		return false, false
	}
	if i.HasMod("ALL") {
		return true, false
	}
	known := len(i.Args) > 0 && i.Args[0].Kind == ImmOperand
	return known && uint32(i.Args[0].Imm) == 0xffffffff, !known
}

// UniformUpdates finds uniform registers that code reads as it found them and also writes: such
// code does something else when the lanes of a warp run it in two groups than when they run it
// together. The zero value has no instructions.
type UniformUpdates struct {
	reads, writes []uniformUse
	b             *Block
	sure          []Ref // written for sure since the start of b
}

// A uniformUse is a read or a write of a uniform register.
type uniformUse struct {
	Ref
	b *Block
	i *Instr
}

// Add adds an instruction, which is in b. Those of one block are added in order.
func (u *UniformUpdates) Add(b *Block, i *Instr) {
	if b != u.b {
		u.b, u.sure = b, u.sure[:0]
	}
	for _, r := range i.Refs { // the reads come first
		if c := r.Reg.Class; c != ClassUR && c != ClassUP {
			continue
		}
		x := uniformUse{r, b, i}
		switch {
		case r.Write:
			u.writes = append(u.writes, x)
			if i.Guard.Always() {
				u.sure = append(u.sure, r)
			}
		case r.Arg == ArgDescriptor: // where memory is, which does not change
		case !slices.ContainsFunc(u.sure, func(w Ref) bool {
			return w.Reg.Class == r.Reg.Class && w.Reg.Num <= r.Reg.Num && r.Reg.Num+int32(r.Count) <= w.Reg.Num+int32(w.Count)
		}):
			u.reads = append(u.reads, x)
		}
	}
}

// First returns the first instruction that was added which writes a uniform register that is read
// as it was found; nil if there is none.
func (u *UniformUpdates) First() (*Block, *Instr) {
	for _, w := range u.writes {
		for _, r := range u.reads {
			if r.Overlaps(w.Ref) {
				return w.b, w.i
			}
		}
	}
	return nil, nil
}

// Overlaps reports whether two uses have a register in common.
func (f Ref) Overlaps(g Ref) bool {
	return f.Reg.Class == g.Reg.Class && (f.Reg.Num == All || g.Reg.Num == All ||
		f.Reg.Num < g.Reg.Num+int32(g.Count) && g.Reg.Num < f.Reg.Num+int32(f.Count))
}

// Same reports whether a and b are the same operand: whatever reads or writes one could read or
// write the other. The cache hint .reuse and how a label is quoted do not matter. [Operand.NaN] is the same as no other.
func (a *Operand) Same(b *Operand) bool {
	if a.NaN() {
		return false
	}
	x, y := *a, *b
	x.Flags &^= Reuse
	y.Flags &^= Reuse
	x.Quoted, y.Quoted = false, false
	return x.Equal(&y)
}

// NaN reports whether a is written as a number that is none, +QNAN. Disassemblers print all of a sign so: which bits it has
// is not known.
func (a *Operand) NaN() bool {
	return a.Kind == FloatOperand && math.IsNaN(math.Float64frombits(uint64(a.Imm)))
}

// SameWord reports whether a and b, which are read as integers of 32 bits, are the same operand:
// [Operand.Same], or immediates of one value, as -0x1 and 0xffffffff are.
func (a *Operand) SameWord(b *Operand) bool {
	if a.Kind != ImmOperand || b.Kind != ImmOperand || !isWord32(a.Imm) || !isWord32(b.Imm) {
		return a.Same(b)
	}
	x := *a
	if uint32(a.Imm) == uint32(b.Imm) {
		x.Imm, x.Dec = b.Imm, b.Dec
	}
	return x.Same(b)
}

// isWord32 reports whether v is a number of 32 bits, with or without a sign.
func isWord32(v int64) bool { return math.MinInt32 <= v && v <= math.MaxUint32 }

// Forwards returns where control goes from b if b is only an unconditional branch to a block of f:
// a forwarding block. It is nil for others.
func (f *Func) Forwards(b *Block) *Block {
	if b == nil || len(b.Instrs) != 1 {
		return nil
	}
	if i := &b.Instrs[0]; i.IsBranch() && !i.Conditional() {
		return f.TargetIn(b, i)
	}
	return nil
}

// HasLabels reports whether the text of f names blocks by labels: in the native spelling it always
// may, a listing does if it has any besides that of the function.
func (f *Func) HasLabels() bool {
	if f.Native {
		return true
	}
	for n, b := range f.Blocks {
		if n > 0 && len(b.Labels) > 0 {
			return true
		}
	}
	return false
}
