package cfg

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/ori-lang/ori/grammar"
)

// A wideField says which operands of an opcode can be an immediate or a constant of a bank, where
// others are registers: an instruction has one field that is wide enough for either, which stands
// for one of its sources.
type wideField struct {
	imm, bank string // the sources that can be one, by number
	float     bool   // a number there is a single, and no integer
}

// wideFields are the opcodes of sm_70 and later, and of those before, as ptxas uses them: each was
// seen in listings with an operand of each kind at each of its places. Source: corpus, by
// TestImmediates.
var wideFields = [2]map[string]wideField{{
	"ISETP": {"1", "1", false}, "IMNMX": {imm: "1"}, "SEL": {imm: "1"}, "SGXT": {imm: "1"}, "PRMT": {imm: "1"}, "VIADD": {imm: "1"},
	"VIMNMX": {imm: "1"}, "IADD3": {"1", "1", false}, "IMAD": {"12", "12", false}, "LOP3": {"1", "1", false}, "LEA": {"1", "1", false}, "SHF": {imm: "12"},
	"FADD": {"1", "1", true}, "FMUL": {"1", "1", true}, "FMNMX": {"1", "1", true}, "FSETP": {imm: "1", float: true}, "FSEL": {imm: "1", float: true},
	"FFMA": {"12", "12", true},
}, {
	"IADD": {bank: "1"}, "ISETP": {"1", "1", false}, "IMNMX": {imm: "1"}, "SEL": {imm: "1"}, "PRMT": {imm: "1"}, "SHL": {imm: "1"}, "SHR": {imm: "1"}, "SHF": {imm: "1"},
	"LOP": {"1", "1", false}, "LOP3": {"1", "1", false}, "IMAD": {"1", "12", false}, "BFE": {imm: "1"}, "BFI": {"1", "2", false}, "ICMP": {"1", "1", false}, "ISCADD": {bank: "1"},
	"FADD": {bank: "1", float: true}, "FMUL": {"1", "1", true}, "FSETP": {"1", "1", true}, "FMNMX": {bank: "1", float: true}, "FFMA": {"1", "12", true},
}}

// wide returns the row of i for the target sm, and which of its sources operand k is; not ok if that is none.
func (i *Instr) wide(k, sm int) (row wideField, source byte, ok bool) {
	gen := 0
	if sm < 70 {
		gen = 1
	}
	n := i.NumDst(sm)
	if gen == 1 && i.Op.Name == "LOP3" && n > 1 {
		return row, 0, false // LOP3.LUT.NZ P0, RZ, R10, R8, R9, 0x48: the predicate and the table leave room for registers alone
	}
	row, ok = wideFields[gen][i.Op.Name]
	return row, '0' + byte(k-n), ok && sm > 0 && i.Op.Known() && k >= n && k < len(i.Args)
}

// exchangeable reports whether operand k of i is a general register of 32 bits, without a suffix,
// that another kind of operand can replace: no other source takes the field that it needs.
func (i *Instr) exchangeable(k, sm int) bool {
	a := &i.Args[k]
	if a.Kind != RegOperand || a.Reg.Class != ClassR || a.Suffix() != "" || i.Words(k, sm) != 1 {
		return false
	}
	n := i.NumDst(sm)
	for m := n; m < min(n+3, len(i.Args)); m++ {
		switch b := &i.Args[m]; {
		case b.Kind == RegOperand && b.Reg.Class != ClassUR:
		case b.Kind == ImmOperand && m >= n+2 && (i.Op.Name == "LEA" || i.Op.Name == "ISCADD"): // how far to shift
		default:
			return false
		}
	}
	return true
}

// zeroSources are the opcodes that listings have with RZ as a source.
var zeroSources = setOf("ATOM ATOMG BFI DADD DSETP F2FP FADD FFMA FMNMX FSETP FSWZADD HADD2 HFMA2 I2I IADD32I IADD3 IADD ICMP IMAD " +
	"IMNMX IMUL ISET ISETP ISUB LEA LOP3 LOP MOV P2R PRMT SEL SHF SHFL ST STG STL STS XMAD")

// TakesZero reports whether i is known to take RZ where it takes a register. Textures, surfaces,
// and instructions that wait or synchronize are not.
func (i *Instr) TakesZero() bool { return zeroSources[i.Op.Name] }

// Tied reports whether the register of operand k of i, a source, goes by that of another operand:
// the encoding has one number for both. The new value of a compare-and-swap follows the one that it
// is compared with; an addend that is the destination is written once. Source: corpus, in which no
// compare-and-swap has other operands; the 32-bit immediates of sm_50 to sm_62 leave no room for a
// third register.
func (i *Instr) Tied(k int) bool {
	if i.Args[k].Kind != RegOperand || i.Args[k].Reg.Class != ClassR {
		return false
	}
	switch i.Op.Name {
	case "FFMA32I", "IMAD32I", "HFMA2_32I":
		return k == len(i.Args)-1
	}
	return i.HasMod("CAS") || i.HasMod("CAST") || strings.HasSuffix(i.Op.Name, "GMMA")
}

// TakesBank reports whether operand k of i, a register, can be a constant of a bank in a text for sm.
func (i *Instr) TakesBank(k, sm int) bool {
	row, source, ok := i.wide(k, sm)
	return ok && strings.IndexByte(row.bank, source) >= 0 && i.exchangeable(k, sm)
}

// Immediate returns how the 32 bits x are spelled in the place of operand k of i, a register, in a
// text for sm, with the signs of the operand: as a single where the opcode takes those. It is not
// ok if the operand cannot be an immediate, or none can be spelled that has these bits.
func (i *Instr) Immediate(k, sm int, x uint32) (text string, ok bool) {
	row, source, ok := i.wide(k, sm)
	if !ok || strings.IndexByte(row.imm, source) < 0 || !i.exchangeable(k, sm) {
		return "", false
	}
	flags := i.Args[k].Flags
	if row.float {
		if flags&Abs != 0 {
			x &^= 1 << 31
		}
		if flags&Neg != 0 {
			x ^= 1 << 31
		}
		if flags&Not != 0 || sm < 70 && x&0xfff != 0 {
			return "", false
		}
		return singleText(x)
	}
	switch {
	case flags&Abs != 0:
		return "", false
	case flags&Not != 0:
		x = ^x
	case flags&Neg != 0:
		x = -x
	}
	if sm < 70 && int32(x) != int32(x)<<12>>12 {
		return "", false // 20 bits, with their sign
	}
	if v := int32(x); v < 0 && (sm < 70 || v >= -math.MaxUint16) {
		return hex(int64(v)), true
	}
	return hex(int64(x)), true
}

// extend gives the immediate of an IADD3 up to sm_62, which has 20 bits and is printed without its sign, the value
// that is added: 0xfffff is -1. Source: nvdisasm, which prints the sign of the immediates of all other opcodes.
func (i *Instr) extend(sm int) {
	if !i.unsigned() || sm == 0 || sm >= 70 {
		return
	}
	for k := range i.Args {
		if a := &i.Args[k]; a.printedUnsigned() {
			a.Imm -= 1 << 20
		}
	}
}

// Unsure reports whether what an immediate of i stands for depends on the target, which is not known: see extend.
func (i *Instr) Unsure(sm int) bool {
	return sm == 0 && i.unsigned() && slices.ContainsFunc(i.Args, func(a Operand) bool { return a.printedUnsigned() })
}

// unsigned reports whether disassemblers print the immediates of i up to sm_62 without their sign.
func (i *Instr) unsigned() bool { return i.Op.Name == "IADD3" }

// printedUnsigned reports whether a may be a negative number of 20 bits that is printed without its sign.
func (a *Operand) printedUnsigned() bool {
	return a.Kind == ImmOperand && 1<<19 <= a.Imm && a.Imm < 1<<20 && !a.Dec
}

// singleText spells a single; not ok of a NaN, an infinity and a negative zero.
func singleText(x uint32) (text string, ok bool) {
	v := float64(math.Float32frombits(x))
	if v != v || math.IsInf(v, 0) || x == 1<<31 {
		return "", false
	}
	return strconv.FormatFloat(v, 'g', -1, 64), true
}

// Accepts returns i, which is in f, with what text spells as operand k, and reports whether it can be that: the instruction
// is one that is understood, and writes what it did.
func (i *Instr) Accepts(f *Func, k int, text string) (with Instr, ok bool) {
	with = i.With(f, k, text)
	_, ok = with.fits(f.SM())
	return with, ok && with.NumDst(f.SM()) == i.NumDst(f.SM())
}

// With returns a copy of i, which is in f, whose operand k is what text spells.
func (i *Instr) With(f *Func, k int, text string) Instr {
	c := *i
	c.Args = slices.Clone(i.Args)
	c.Args[k] = parseOperand(text, f.Names)
	c.changed(f)
	return c
}

// ReplaceSources gives i, which is in f and whose sources begin with operand n, another opcode with
// other sources, which text spells. The text keeps what it can of its columns.
func (i *Instr) ReplaceSources(f *Func, n int, name, text string) {
	i.Rename(f, name)
	a := parseOperand(text, f.Names)
	a.Span = Span{Start: i.Args[n].Span.Start, End: i.Args[len(i.Args)-1].Span.End}
	i.Args = append(i.Args[:n:n], a)
	i.changed(f)
	i.undo(func(e grammar.Edit) bool { return a.Span.Start <= e.Span.Start && e.Span.End <= a.Span.End })
	i.replace(a.Span, text)
}

// SetBase makes operand n of i, which is in f, name r where it names another register: alone, or as
// the base of an address.
func (i *Instr) SetBase(f *Func, n int, r Reg) {
	a := &i.Args[n]
	a.Flags &^= Reuse
	i.SetReg(f, n, r)
}
