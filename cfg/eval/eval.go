// Package eval knows what instructions compute, exactly, in one lane: integers,
// bits, predicates, conversions and floating point where its rounding is defined.
//
// [Of] reads an instruction's opcode, modifiers and the shape of its operands
// once and gives an [Fn], which a [Table] keeps for all instructions that are
// spelled alike. [Fn.Eval] computes with it; its fields say what it
// does, so that an abstract evaluation reads no strings either.
//
// What depends on more than the operands (memory, special registers, other lanes), what is
// an approximation (MUFU), and what is not certain from public documentation has no Fn.
// Where only some values have a result that is not certain, as the bits of a NaN,
// Eval says so.
//
// Sources, which the families name in short: "PTX" is the PTX ISA reference for the
// instruction that ptxas translates to the opcode; "ISA" the instruction set
// reference of CUDA Binary Utilities; "listings" sequences in our own listings whose PTX source
// says what they have to compute; "Mesa" the NVIDIA compiler of Mesa, whose folding is
// tested on hardware; "emulators" yuzu and Ryujinx, for sm_50 to sm_62.
package eval

import (
	"math"

	"github.com/ori-lang/ori/cfg"
)

// A Kind says what an Fn computes. The comments name the sources, in the order of
// [Fn.Src]; the first result is a register unless something else is said.
type Kind uint8

const (
	Move         Kind = iota // a
	Add                      // a + b, or a + b + c, and the carries in; carries out are results 1 and 2
	AddShift                 // ((a + b) shifted by 16 bits as Right says) + c
	Mad                      // a * b + c, and the carry in; the carry out is result 1
	XMad                     // 16-bit halves of a and b multiplied, and c: see XMode
	Lea                      // (a << n) + b, of a 64-bit a under Hi; the carry out is result 1. Sources: a, b, n, [high word of a,] [carry in]
	Logic                    // LUT of a, b and c, bit by bit; result 1 is Test of it. Sources: a, b, c, LUT, [p]
	PredLogic                // LUTs of three predicates. Sources: p, q, r, LUT 1, LUT 2; results 1 and 2, or result 0 as a mask
	Compare                  // (a Cmp b) Bool p; result 1, in 2 with the opposite of Cmp, or 0 as a mask. Sources: a, b, p, [outcome for low words]
	CmpSelect                // a if c Cmp 0, else b
	Select                   // a if p, else b
	Minmax                   // the lesser of a and b if p, else the greater
	AddMinmax                // the lesser of a + b and c if p, else the greater
	Abs                      // |a|
	AbsDiff                  // |a - b| + c
	AbsDiff4                 // the same of four unsigned bytes each, summed up
	Dot                      // products of four bytes of a and b, or of two halves of a and bytes of b, summed up, + c
	Shift                    // a shifted by n
	Funnel                   // a word of the 64-bit value hi:lo shifted by n. Sources: lo, n, hi
	Extract                  // the field of a that b names: first bit in byte 0, length in byte 1
	Insert                   // c with the low bits of a in the field that b names
	Mask                     // b one bits from bit a on
	Extend                   // the low b bits of a, extended
	Reverse                  // the bits of a in reverse order
	FindLead                 // the number of the highest bit of a that is set, or differs from the sign
	PopCount                 // how many bits of a & b are set
	Permute                  // bytes of a and c. Sources: a, selector, c
	PredsToReg               // a with a byte's bits replaced by the predicates that the mask selects. Sources: predicates, a, mask
	RegToPreds               // predicates from a byte of a; those that the mask leaves out are zero here and keep their value. Sources: a, mask
	IntToInt                 // a as another integer type
	IntToFloat               // a as floating point
	FloatToInt               // a as an integer
	FloatToFloat             // a in another format, or rounded to an integer in its own (Integer)
	FAdd                     // a + b
	FMul                     // a * b
	FMad                     // a * b + c with one rounding
	FMinmax                  // the lesser of a and b if p, else the greater
	FSelect                  // a if p, else b
	FCompare                 // as Compare
	FCmpSelect               // as CmpSelect
	FPack                    // two singles as halves. Sources: high, low
)

// A Type is the type of a source as an Fn takes it.
type Type uint8

const (
	Int     Type = iota // 32 bits
	Int64               // 64 bits: a register pair, low word first
	Pred                // 0 or 1
	Preds               // all predicates, bit n for Pn
	Float               // a single's bits
	Double              // a double's bits
	HalfTwo             // two halves
)

// A Sel is the part of a register that a suffix selects: .H1, .B2, .H0_H0.
type Sel uint8

const (
	All Sel = iota
	H0
	H1
	B0
	B1
	B2
	B3
	H0H0
	H1H1
	H1H0 // both halves as they are; All for packed halves
	F32  // a single in place of two halves
)

// A Src is one source of an Fn: an operand of the instruction, or a constant.
type Src struct {
	Arg  int8 // index in Args, or -1 for the constant Val
	Type Type
	Sel  Sel
	Imm  bool // the operand is an immediate, whose bits Eval takes from the instruction

	// What happens to the selected part: Abs, then Not, then Neg.
	Neg, Not, Abs bool

	float bool // an immediate that is written as floating point
	plain bool // 32 bits as they are
	Val   uint64
}

const maxSrc = 6

// An Fn is how instructions of one spelling compute what they write.
type Fn struct {
	Kind Kind

	// Dst are the operands that get the results, -1 for a result that nothing asks for.
	Dst [3]int8

	// Wide has a bit for each operand that is 64 bits wide. It says so of
	// constant banks too, for which the text does not.
	Wide uint32

	// SetCC and UseCC say that the condition code is written and that its carry is read; a Compare takes the
	// outcome for the low words from it (.X), a Logic whether those are zero.
	SetCC, UseCC bool

	Cmp     Cmp   // of Compare, CmpSelect, FCompare, FCmpSelect
	Bool    Bool  // of Compare, FCompare
	Test    Test  // of Logic
	Signed  bool  // a (and if SignedB says so too, b) and the result are signed
	SignedB bool  // of Mad, XMad and Dot: b is signed
	Ints    uint8 // of Add: how many of Src are summands, before the carries in
	Double  bool  // Add, Move: 64 bits; Mad: 64 bits of the product (.WIDE) and of c; Funnel: counts up to 64
	Hi      bool  // of Mad, Lea, Funnel: the high word
	Right   bool  // of Shift, Funnel, AddShift
	Wrap    bool  // of Shift, Funnel, Mask, Extend: counts are modulo the width
	Ext     bool  // of Lea: a is extended with its sign; of Compare: Src[3], or CC, decides where a == b (.EX, .X)
	One     bool  // of masks: 1.0 instead of all ones (.BF)
	Sat     bool  // the result is clamped: integers to their type, floating point to [0, 1]
	Relu    bool  // a negative result becomes zero
	Inverse bool  // of FindLead: the distance from bit 31 (.SH); of Extract: a is reversed first (.BREV)
	PlusOne bool  // of Add: one more (.PO)
	XMode   XMode // of XMad
	Mode    uint8 // of Permute: see PermuteMode; of PredsToReg, RegToPreds: the byte; of Dot: 4, or 2 with 1 for .HI
	From    Num   // of conversions: the source's type
	To      Num   // of conversions: the result's type; of FAdd, FMul, FMad: the type
	Round   Round // of conversions and floating point
	Flush   bool  // subnormal operands and results are zero (.FTZ)
	Integer bool  // of FloatToFloat: rounded to an integer
	NaN     bool  // of FMinmax: a NaN wins
	Scale   int8  // of FMul: the exponent of the power of two that the product is multiplied with

	n       uint8  // how many sources
	imms    uint8  // the sources that are immediates of which the range matters
	unsure  bool   // of Funnel: what counts from 64 on do is not certain
	lowMask uint64 // what of result 0 is kept
	src     [maxSrc]Src
}

// Plain reports whether an Fn takes the 32 bits of s as they are: because it has no part and no
// sign, or because its Kind applies them later.
func (s *Src) Plain() bool { return s.plain }

// Src returns the sources, in the order that the comment of f.Kind gives.
func (f *Fn) Src() []Src { return f.src[:f.n] }

// A CC is a condition code (up to sm_62). Of the flags that are not in Known,
// Val says nothing.
type CC struct{ Val, Known Flags }

// Flags are the flags of a condition code.
type Flags uint8

const (
	Zero Flags = 1 << iota
	Sign
	Carry
	Overflow
)

// Eval computes what i writes and reports whether the result is certain.
//
// i has to be of the spelling that f was made for. in[k] is the value of operand
// k as it stands in the register: 32 bits, 64 where f.Wide says so, 0 or 1 for a
// predicate, bit n for Pn of PR; likewise for a constant bank, 32 or 64 bits at its address. Immediates,
// RZ and PT are not looked up in it. Signs and suffixes are Eval's work. out[k] gets the
// value of the written operand k if it is known; cc is read and written as f.UseCC and f.SetCC
// say and may be nil otherwise. in and out may be the same slice.
//
// If it returns false, out and cc are as before. Eval does not allocate.
func (f *Fn) Eval(i *cfg.Instr, in, out []uint64, cc *CC) bool {
	v, ok := f.Fixed(i)
	return ok && f.EvalFixed(v, in, out, cc)
}

// A Fixed has those sources of an Fn that are the same whatever registers hold.
type Fixed [maxSrc]uint64

// Fixed returns what [Fn.EvalFixed] wants to know of i, of the spelling that f was made for. It returns false if
// [Fn.Eval] does for any operands.
func (f *Fn) Fixed(i *cfg.Instr) (v Fixed, ok bool) {
	if !f.Fits(i) {
		return v, false
	}
	for k := range f.src[:f.n] {
		if s := &f.src[k]; s.Arg < 0 || s.Imm {
			v[k] = f.Take(i, k, 0)
		}
	}
	return v, true
}

// Copies reports whether f copies 32 bits of one operand as they are, and no more.
func (f *Fn) Copies() bool {
	return f.Kind == Move && f.n == 1 && f.src[0].plain && !f.src[0].float && f.lowMask == math.MaxUint32 &&
		f.Dst[0] >= 0 && f.Dst[1] < 0 && f.Dst[2] < 0 && !f.SetCC && !f.UseCC
}

// EvalFixed is Eval of an instruction of which it is known what is fixed, for one that is done with many operands.
func (f *Fn) EvalFixed(v Fixed, in, out []uint64, cc *CC) bool {
	for k := range f.src[:f.n] {
		s := &f.src[k]
		if s.Arg < 0 || s.Imm {
			continue
		}
		if x := in[s.Arg]; s.plain {
			v[k] = uint64(uint32(x))
		} else {
			v[k] = s.take(x)
		}
	}
	carry := uint64(0)
	if f.UseCC {
		need := Carry
		if f.Kind == Logic {
			need = Zero
		}
		if cc == nil || cc.Known&need == 0 {
			return false
		}
		if cc.Val&Carry != 0 {
			carry = 1
		}
		if f.Kind == Compare {
			low, ok := f.Cmp.ofDifference(cc)
			if !ok {
				return false
			}
			v[3] = bit(low)
		}
	}
	var r result
	if f.Kind >= IntToFloat {
		if !f.float((*[maxSrc]uint64)(&v), &r) {
			return false
		}
	} else if !f.integer((*[maxSrc]uint64)(&v), carry, &r) {
		return false
	}
	if f.UseCC && f.Kind == Logic && cc.Val&Zero == 0 {
		f.lowWordNotZero(&r)
	}
	if f.Dst[0] >= 0 {
		out[f.Dst[0]] = r.val & f.lowMask
	}
	if f.Dst[1] >= 0 {
		out[f.Dst[1]] = r.pred
	}
	if f.Dst[2] >= 0 {
		out[f.Dst[2]] = r.pred2
	}
	if f.SetCC && cc != nil {
		*cc = r.cc
	}
	return true
}

// Take returns what f computes with as source k of i when x is the value of its operand,
// as in of [Fn.Eval]: the selected part, with its signs. For an immediate and a
// constant x does not matter. The part and the sign of a source of Kinds that apply
// them later (XMad; the first of Lea; conversions of integers) are left to them.
func (f *Fn) Take(i *cfg.Instr, k int, x uint64) uint64 {
	s := &f.src[k]
	switch {
	case s.Imm && s.Type == HalfTwo:
		return f.halves(i, s)
	case s.Imm:
		x = uint64(i.Args[s.Arg].Imm)
	case s.Arg < 0:
		x = s.Val
	}
	if s.plain {
		return uint64(uint32(x))
	}
	return s.take(x)
}

// Word reports whether operand k is read as an integer of 32 bits.
func (f *Fn) Word(k int) bool {
	for n := range f.src[:f.n] {
		if s := &f.src[n]; int(s.Arg) == k {
			return s.Type == Int
		}
	}
	return false
}

// Constant returns what f computes with as source k of i if that is an immediate or a constant.
func (f *Fn) Constant(i *cfg.Instr, k int) (x uint64, ok bool) {
	if s := &f.src[k]; s.Arg >= 0 && !s.Imm {
		return 0, false
	}
	return f.Take(i, k, 0), true
}

// A result is what Eval computed: the register, and predicates as 0 or 1.
type result struct {
	val, pred, pred2 uint64
	cc               CC
}

// Fits reports whether the immediates of i are ones that the machine's
// instruction can have, so that it is certain what they are. A number in hexadecimal, which disassemblers do not print as
// floating point, may be meant as that number or as the bits of one, and they print what is no number in one way.
func (f *Fn) Fits(i *cfg.Instr) bool {
	if f.imms == 0 {
		return true
	}
	for k := range f.src[:f.n] {
		s := &f.src[k]
		if f.imms>>k&1 == 0 {
			continue
		}
		if s.Type >= Float {
			if Unclear(&i.Args[s.Arg]) || s.Type == HalfTwo && int(s.Arg)+1 < len(i.Args) && Unclear(&i.Args[s.Arg+1]) {
				return false
			}
			continue
		}
		v := i.Args[s.Arg].Imm
		if v < math.MinInt32 || v > math.MaxUint32 || s.Type == Int64 && v > math.MaxInt32 {
			return false
		}
	}
	return true
}

// Unclear reports whether a is a number of floating point of which the bits are not known: an integer in hexadecimal may be the number
// or its bits, and what is none (QNAN) has many.
func Unclear(a *cfg.Operand) bool { return a.Kind == cfg.ImmOperand && !a.Dec && a.Imm != 0 || a.NaN() }

// take applies what an operand says of its register.
func (s *Src) take(x uint64) uint64 {
	switch s.Type {
	case Pred:
		x &= 1
		if s.Not {
			x ^= 1
		}
		return x
	case Preds:
		return x & 0x7f
	case Float, Double, HalfTwo:
		return s.takeFloat(x)
	case Int64:
		return s.signs(x)
	}
	w := uint32(x)
	switch s.Sel {
	case H0:
		w = uint32(uint16(w))
	case H1:
		w >>= 16
	case B0, B1, B2, B3:
		w = uint32(uint8(w >> (8 * (s.Sel - B0))))
	}
	return uint64(uint32(s.signs(uint64(w))))
}

// signs applies the signs of an integer.
func (s *Src) signs(x uint64) uint64 {
	if s.Not {
		x = ^x
	}
	if s.Neg {
		x = -x
	}
	return x
}

// takeFloat applies the signs of a float, which are its bits' alone: they change that of a
// NaN too.
func (s *Src) takeFloat(x uint64) uint64 {
	var sign uint64
	switch s.Type {
	case Double:
		if s.Imm && !s.float {
			x = math.Float64bits(float64(int64(x)))
		}
		sign = 1 << 63
	case Float:
		if s.Imm && s.float {
			x = uint64(math.Float32bits(float32(math.Float64frombits(x))))
		} else if s.Imm {
			x = uint64(math.Float32bits(float32(int64(x))))
		}
		x = uint64(uint32(x))
		sign = 1 << 31
	default:
		return s.takeHalves(x)
	}
	if s.Abs {
		x &^= sign
	}
	if s.Neg {
		x ^= sign
	}
	return x
}
