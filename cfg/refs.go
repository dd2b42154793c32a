package cfg

import "math/bits"

// The Arg of a [Ref] that is no operand.
const (
	ArgGuard      = -1 // the guard before the instruction
	ArgImplicit   = -2 // not written in the text: the condition code, predicates selected by a mask
	ArgDescriptor = -3 // the hidden memory descriptor of sm_80 and later, some pair of uniform registers
)

// A Ref is one use of registers by an instruction: Count consecutive registers
// of one class, from Reg on.
//
// Reg.Num is [All] where the text does not say which registers: PR and UPR
// under an unknown mask, and the hidden descriptor (Arg == ArgDescriptor).
// Registers that have names are virtual registers of any width, so that their
// Count is 1. Constants (RZ, PT, URZ, UPT) never appear. A write of All may
// leave registers as they are.
type Ref struct {
	Reg   Reg
	Count uint8 // 1, 2 for 64 bits, 4 for 128 bits ...
	Write bool
	Arg   int8 // operand index, or ArgGuard, ArgImplicit, ArgDescriptor
}

// Has reports whether r is among the registers of the use.
func (f Ref) Has(r Reg) bool {
	return f.Reg.Class == r.Class && !r.IsConst() &&
		(f.Reg.Num == All || f.Reg.Num <= r.Num && r.Num < f.Reg.Num+int32(f.Count))
}

// AppendRefs appends every register that i reads or writes to dst and returns
// it: the reads first, then the writes. It allocates nothing else. sm is the
// target, 70 for sm_70, 0 if not known.
//
// A write under a guard may not happen, and one under a mask of lanes leaves the other
// lanes as they are: a caller for whom a write kills the
// old value has to look at i.Guard and [Instr.Masked]. A call ([Flow] FlowCall) may read and
// write every register, of which only its operands appear here. Of an opcode
// that is not known, the first register operand counts as both read and
// written, every other operand as read.
//
// Scoreboards and special registers appear as reads like any other register.
// Source: the live ranges that nvdisasm prints (corpus/oracle).
func (i *Instr) AppendRefs(dst []Ref, sm int) []Ref {
	dst = appendRef(dst, i.Guard.Reg, 1, false, ArgGuard)
	n := i.NumDst(sm)
	for k := range i.Args {
		a := &i.Args[k]
		switch a.Kind {
		case RegOperand:
			if k < n && !i.keeps(a) || i.programCounter(k) {
				continue
			}
			if a.Reg.Num == All {
				dst = i.appendMasked(dst, a.Reg.Class, false)
				continue
			}
			dst = appendRef(dst, a.Reg, i.width(k, n, sm), false, int8(k))
		case ConstOperand:
			dst = appendRef(dst, a.Reg, 1, false, int8(k))
			w := 1
			if a.Bank < 0 && a.Sym() == "" { // cx[UR4]: a 64-bit handle
				w = 2
			}
			dst = appendRef(dst, a.UReg(), w, false, int8(k))
		case MemOperand:
			w, uw := i.addrWidth(k)
			dst = appendRef(dst, a.Reg, w, false, int8(k))
			dst = appendRef(dst, a.UReg(), uw, false, int8(k))
		case DescOperand:
			w, _ := i.addrWidth(k)
			dst = appendRef(dst, a.Reg, w, false, int8(k))
			dst = appendRef(dst, a.UReg(), descWidth(i, a), false, int8(k))
			dst = appendRef(dst, a.Index(), 1, false, int8(k))
		default:
			dst = appendRef(dst, a.Reg, 1, false, int8(k))
			dst = appendRef(dst, a.UReg(), 1, false, int8(k))
		}
	}
	dst = i.appendImplicit(dst, sm)
	for k := 0; k < n; k++ {
		a := &i.Args[k]
		switch {
		case a.Kind != RegOperand, i.programCounter(k):
		case a.Reg.Num == All:
			dst = i.appendMasked(dst, a.Reg.Class, true)
		default:
			dst = appendRef(dst, a.Reg, i.width(k, n, sm), true, int8(k))
		}
	}
	return i.appendImplicitWrites(dst, n)
}

// appendRef appends a use unless r is no register or a constant.
func appendRef(dst []Ref, r Reg, count int, write bool, arg int8) []Ref {
	if r.Class == NoReg || r.Num == Const {
		return dst
	}
	if r.Num >= FirstNamed {
		count = 1
	}
	return append(dst, Ref{r, uint8(count), write, arg})
}

// Masked reports whether i writes in some lanes of each quad only, those of the mask in its last
// operand: MOV R0, R1, 0x1. In the others the old value stays, which i does not read.
func (i *Instr) Masked() bool {
	if len(i.Args) != 3 || i.Op.Name != "MOV" && i.Op.Name != "MOV32I" {
		return false
	}
	mask := &i.Args[2]
	return mask.Kind != ImmOperand || mask.Imm&0xf != 0xf
}

// programCounter reports whether operand k is the saved program counter or a half of it: RPCMOV.32
// Rpc.HI, R3. It is no general register; that RPCMOV keeps its place its effects say.
func (i *Instr) programCounter(k int) bool {
	a := &i.Args[k]
	return i.Op.Name == "RPCMOV" && a.Kind == RegOperand && a.Reg.Num >= FirstNamed && (a.Suffix() == "" || a.Suffix() == ".HI" || a.Suffix() == ".LO")
}

// signBit reports whether operand k is the sign bit of a register, which PLOP3 takes in the place
// of a predicate.
func (i *Instr) signBit(k int) bool {
	return k < len(i.Args) && i.Op.Name == "PLOP3" && i.Args[k].Kind == RegOperand && i.Args[k].Reg.Class == ClassR && i.Args[k].Suffix() == ".SIGN"
}

// NumDst returns how many of i's leading operands are written.
func (i *Instr) NumDst(sm int) int {
	n := 0
	switch i.Op.Sig.Dst {
	case DstNone:
		if !i.Op.Known() {
			return i.unknownDst()
		}
	case Dst1:
		n = 1
	case Dst2:
		n = 2
	case DstPred:
		for n < 2 && i.isPred(n) {
			n++
		}
	case DstLogic:
		for i.isPred(n) || i.signBit(n) {
			n++
		}
		n = min(max(n-3, 1), 2)
	case DstLead:
		for i.isPred(n) {
			n++
		}
		if n > 1 && n < len(i.Args) && i.Args[n].Kind == ImmOperand {
			n = 1 // LOP3 P0, P1, P2, 0xC0: logic on predicates, as the seeds write it
			break
		}
		n++
		for i.isPred(n) {
			n++
		}
	case DstMem:
		for n < len(i.Args) && i.Args[n].Kind != MemOperand && i.Args[n].Kind != DescOperand {
			n++
		}
	case DstVote:
		n = len(i.Args) - 1
	case DstTex:
		for i.isPred(n) {
			n++
		}
		n++
		if sm == 0 || sm >= 70 {
			n++
		}
	}
	return max(0, min(n, len(i.Args)))
}

func (i *Instr) isPred(n int) bool {
	return n < len(i.Args) && i.Args[n].Kind == RegOperand && i.Args[n].Reg.IsPred()
}

// unknownDst counts up to the first register operand of an unknown opcode.
func (i *Instr) unknownDst() int {
	for n := range i.Args {
		if i.Args[n].Kind == RegOperand {
			return n + 1
		}
	}
	return 0
}

// keeps reports whether something of the written operand a outlives i, so that
// i counts as reading it too: a half or a byte is written (R0.H1, .MRG_H0), or
// the opcode is not known.
func (i *Instr) keeps(a *Operand) bool {
	return hasSuffix(a.Suffix(), ".H") || hasSuffix(a.Suffix(), ".B") || !i.Op.Known() ||
		i.Op.Name[0] == 'H' && (i.HasMod("MRG_H0") || i.HasMod("MRG_H1"))
}

// appendMasked appends the predicates that P2R and R2P select with the mask
// in their last operand, bit n for Pn; all of them if it is no number, or has other bits, of which
// it is not known what they do.
func (i *Instr) appendMasked(dst []Ref, c RegClass, write bool) []Ref {
	if last := len(i.Args) - 1; last >= 0 && i.Args[last].Kind == ImmOperand && uint64(i.Args[last].Imm) <= 0x7f {
		for m := uint(i.Args[last].Imm) & 0x7f; m != 0; m &= m - 1 {
			dst = append(dst, Ref{Reg{c, int32(bits.TrailingZeros(m))}, 1, write, ArgImplicit})
		}
		return dst
	}
	return append(dst, Ref{Reg{c, All}, 7, write, ArgImplicit})
}

// appendImplicit appends the reads that the text does not name.
func (i *Instr) appendImplicit(dst []Ref, sm int) []Ref {
	if i.hiddenDescriptor(sm) {
		dst = append(dst, Ref{Reg{ClassUR, All}, 2, false, ArgDescriptor})
	}
	// Later targets name the carry as a predicate. X of VADD2 and its like is a half.
	if sm < 70 && !i.Op.takesLanes() && (i.HasMod("X") || i.HasMod("XLO") || i.HasMod("XMED")) {
		dst = append(dst, Ref{Reg{ClassCC, 0}, 1, false, ArgImplicit})
	}
	return dst
}

// appendImplicitWrites appends the writes that the text does not name.
func (i *Instr) appendImplicitWrites(dst []Ref, n int) []Ref {
	if n > 0 && hasSuffix(i.Args[n-1].Suffix(), ".CC") {
		dst = append(dst, Ref{Reg{ClassCC, 0}, 1, true, ArgImplicit})
	}
	if i.Op.Flow == FlowBREAK || i.Op.Effects&Converge != 0 && i.HasMod("CLEAR") {
		for k := n; k < len(i.Args); k++ { // BREAK takes lanes out, BMOV.CLEAR empties what it reads
			if r := i.Args[k].Reg; r.Class == ClassB {
				dst = appendRef(dst, r, 1, true, int8(k))
			}
		}
	}
	return dst
}

// hiddenDescriptor reports whether i reads a memory descriptor in a pair of uniform registers that
// the text does not show: sm_80 to sm_89, where LDG.E R7, [R4.64] uses the pair loaded from
// c[0x0][0x118], and listings of sm_90 by CUDA 11; later ones have desc[UR4][R4.64].
func (i *Instr) hiddenDescriptor(sm int) bool {
	if sm < 80 || sm >= 90 && i.Addr == NoAddr || i.Op.Sig.Addr != AddrGlobal && i.Op.Sig.Addr != AddrCopy {
		return false
	}
	for k := range i.Args {
		if a := &i.Args[k]; a.Kind == MemOperand && a.Flags&Wide != 0 && a.UReg().Class == NoReg { // which would stand in its place
			return true
		}
	}
	return false
}
