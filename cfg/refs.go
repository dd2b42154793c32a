package cfg

// The Arg of a [Ref] that is no operand.
const (
	ArgGuard      = -1 // the guard in front of the instruction
	ArgImplicit   = -2 // not written in the text: the condition code, a predicate mask
	ArgDescriptor = -3 // the hidden memory descriptor of sm_75 to sm_89, some pair of uniform registers
)

// A Ref is one use of registers by an instruction: Count consecutive registers
// of one class, from Reg on.
//
// Reg.Num is [All] where the text does not say which registers: PR and UPR,
// and the hidden descriptor (Arg == ArgDescriptor).
// Constants (RZ, PT, URZ, UPT) never appear.
type Ref struct {
	Reg   Reg
	Count uint8 // 1, 2 for 64 bits, 4 for 128 bits ...
	Write bool
	Arg   int8 // operand index, or ArgGuard, ArgImplicit, ArgDescriptor
}

// AppendRefs appends every register that i reads or writes to dst, reads
// before writes, and returns it; it allocates nothing else. sm is the target,
// 70 for sm_70, 0 if not known.
//
// A write under a guard may not happen: a caller for whom a write kills the
// old value has to look at i.Guard. A call ([Flow] FlowCall) may read and
// write every register, of which only its operands appear here.
func (i *Instr) AppendRefs(dst []Ref, sm int) []Ref {
	if r := i.Guard.Reg; r.Class != NoReg && !r.IsConst() {
		dst = append(dst, Ref{r, 1, false, ArgGuard})
	}
	for n := range i.Args {
		a := &i.Args[n]
		if a.Reg.Class != NoReg && !a.Reg.IsConst() {
			dst = append(dst, Ref{a.Reg, 1, false, int8(n)})
		}
		if a.UReg.Class != NoReg && !a.UReg.IsConst() {
			dst = append(dst, Ref{a.UReg, 1, false, int8(n)})
		}
	}
	return dst
}
