package cfg

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// This file says which spellings of an opcode are understood. What a row of the
// opcode table does not list may mean anything: the instruction is opaque, it may
// read and write every register, and if its opcode may branch, go anywhere.
// Source: design language.md, rulings.
//
// The Form of a row is one or more alternatives, separated by "|". Each is the
// operands in their order; one that may be missing ends in "?".
//
//	D  a written general or uniform register       P  a written predicate
//	x  a value: a register, a number, a constant   f  a value with the signs - and |x|
//	-x with the sign -, ~x with ~, +x with either  q  a predicate, perhaps with !
//	i  an integer                                  k  a constant bank
//	m  memory, or a descriptor                     l  a code address
//	r  a register that is read                     B  a convergence barrier
//	S  a scoreboard                                s  a special register
//	c  the condition code, perhaps with a test     A  all predicates, or the condition code
//	e  a set of scoreboards                        w  an enum word
//	*  anything but labels: the operands depend on the modifiers in ways the row does not say
//
// The Mods of a row are the modifiers that may follow the opcode, in any order;
// a name in lower case stands for the modifiers of [modClasses].

// modClasses are sets of modifiers that many opcodes share.
var modClasses = map[string]string{
	"cmp":   "F LT EQ LE GT NE GE T",
	"fcmp":  "F LT EQ LE GT NE GE NUM NAN LTU EQU LEU GTU NEU GEU T",
	"test":  "F LT EQ LE GT NE GE NUM NAN LTU EQU LEU GTU NEU GEU T OFF LO SFF LS HI SFT HS OFT CSM_TA CSM_TR CSM_MX FCSM_TA FCSM_TR FCSM_MX RLE RGT",
	"bool":  "AND OR XOR",
	"rnd":   "RN RM RP RZ",
	"int":   "U4 S4 U8 S8 U16 S16 U32 S32 U64 S64",
	"flt":   "F16 BF16 F32 TF32 F64 E8 E4M3 E5M2 E3M2 E2M3 E2M1",
	"size":  "U8 S8 U16 S16 32 64 96 128 256",
	"cache": "CA CG CS CV CI LU EF EL EN EU NA WT WB BYPASS LTC64B LTC128B LTC256B ENL2",
	"sem":   "CONSTANT STRONG WEAK MMIO PRIVATE VOLATILE",
	"scope": "CTA SM GPU SYS VC CLUSTER GL",
	"atom":  "ADD MIN MAX INC DEC AND OR XOR EXCH SAFEADD CAS CAST",
	"spin":  "SPIN POPC ARRIVE",
	"data":  "U4 S4 U8 S8 U16 S16 U32 S32 U64 S64 F16 BF16 F32 TF32 F64 E8 E4M3 E5M2 E3M2 E2M3 E2M1 F16x2 F16x4 F16x8 BF16x2 BF16x4 BF16x8 F32x2 F32x4 F16x2_V2 BF16_V2",
	"mnmx":  "16x2 U16x2 S16x2 U16 S16 U32 S32 RELU",
	"vid": "U8 S8 U16 S16 U32 S32 U8x4 S8x4 U16x2 S16x2 UD SD H0 H1 B0 B1 B2 B3 MRG_16H MRG_16L MRG_8B0 MRG_8B2 " +
		"ACC MIN MAX MX SAT PO CLAMP WRAP SHR_7 SHR_15 R7 R15 SIMD_MN",
	"lanes":  "X Y XY Z XZ YZ XYZ W XW YW XYW ZW XZW YZW", // of the bytes or halves of packed values, those that are written
	"tensor": "1D 2D 3D 4D 5D 2CTA 4X 2X 1X ARRIVE COMMIT GSB0 gsb0 MMA_A MMA_B R C",
}

// oneOf are the classes of which an instruction has one modifier at most, or as many as the row
// names the class.
var oneOf = [...]string{"cmp", "fcmp", "test", "bool", "rnd", "size", "scope", "atom", "data"}

// anyShape is the class of modifiers that begin with a digit or x: the shapes of
// matrices.
const anyShape = "shape"

// operandSuffixes are the suffixes of operands that are understood, without .reuse.
var operandSuffixes = setOf(".64 .H0 .H1 .H0_H0 .H1_H1 .H1_H0 .H0_NH1 .B0 .B1 .B2 .B3 .F32 .U32 .U16 .U8 .S16 .S8 .X4 .X8 .X16 .ROW .COL .CC .24 .28 .64.U32 .U32.64 .INVCOL .INVROW " +
	".00 .01 .02 .03 .10 .11 .12 .13 .20 .21 .22 .23 .30 .31 .32 .33") // the halves of Ra and Rb that are high and low in VADD2 and its like

// OperandSuffixes are the suffixes that an operand can have, without their dots, in order.
func OperandSuffixes() []string {
	list := []string{"reuse"}
	for s := range operandSuffixes {
		list = append(list, s[1:])
	}
	slices.Sort(list)
	return list
}

// matrixSuffixes are the suffixes of the descriptor of matrices in shared memory, of which it may
// have several.
var matrixSuffixes = setOf("tnspA tnspB negA negB")

func setOf(words string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(words) {
		m[w] = true
	}
	return m
}

// takesLanes reports whether the modifiers X and Y name halves or bytes of packed values.
func (o *Op) takesLanes() bool {
	if o.spelling == nil {
		return false
	}
	_, ok := o.spelling.mods["XY"]
	return ok
}

// A slot is one operand of a form.
type slot struct {
	kind     byte // the letter
	signs    OperandFlags
	optional bool
}

// A spelling is Form and Mods of a row, read.
type spelling struct {
	forms [][]slot
	any   bool              // the form is *
	mods  map[string]uint8  // the index of its class in oneOf, or len(oneOf)
	most  [len(oneOf)]uint8 // of each class
	shape bool              // modifiers that begin with a digit are shapes
	label bool              // an operand can be a label
}

// newSpelling reads a row. It panics if that has a mistake.
func newSpelling(op *Op) *spelling {
	s := &spelling{mods: map[string]uint8{}}
	for alt := range strings.SplitSeq(op.Form, "|") {
		var list []slot
		for _, w := range strings.Fields(alt) {
			x := slot{}
			w, x.optional = strings.CutSuffix(w, "?")
			switch {
			case w == "*":
				s.any = true
			case strings.HasPrefix(w, "-"):
				x.signs, w = Neg, w[1:]
			case strings.HasPrefix(w, "~"):
				x.signs, w = Not, w[1:]
			case strings.HasPrefix(w, "+"):
				x.signs, w = Neg|Not, w[1:]
			case w == "f":
				x.signs = Neg | Abs
			case w == "q":
				x.signs = Not
			}
			if len(w) != 1 || !strings.Contains("DPrxfqikmlBSsAcew*", w) {
				panic(fmt.Sprintf("cfg: the form of %s has an operand %q", op.Name, w))
			}
			x.kind = w[0]
			s.label = s.label || x.kind == 'l'
			list = append(list, x)
		}
		s.forms = append(s.forms, list)
	}
	for _, w := range strings.Fields(op.Mods) {
		switch class, ok := modClasses[w]; {
		case w == anyShape:
			s.shape = true
		case ok:
			n := slices.Index(oneOf[:], w)
			if n < 0 {
				n = len(oneOf)
			} else {
				s.most[n]++
			}
			for _, m := range strings.Fields(class) {
				if _, again := s.mods[m]; !again {
					s.mods[m] = uint8(n)
				}
			}
		default:
			s.mods[w] = uint8(len(oneOf))
		}
	}
	return s
}

// Modifiers returns the modifiers that may follow o, sorted, without shapes of matrices.
func (o *Op) Modifiers() []string {
	if o.spelling == nil {
		return nil
	}
	var list []string
	for m := range o.spelling.mods {
		list = append(list, m)
	}
	slices.Sort(list)
	return list
}

// OneOf returns the sets of modifiers of which an instruction has one at most. Those of which it
// has several are left out.
func (o *Op) OneOf() [][]string {
	var list [][]string
	for n, most := range o.spelling.most {
		if most != 1 {
			continue
		}
		var set []string
		for m, class := range o.spelling.mods {
			if int(class) == n {
				set = append(set, m)
			}
		}
		slices.Sort(set)
		list = append(list, set)
	}
	return list
}

// takesLabel reports whether an operand of o can be a label: its target, or for LEPC, CALL and RET
// what stands where a value does.
func (o *Op) takesLabel() bool {
	return o.spelling != nil && o.spelling.label || o.Flow == FlowCall || o.Flow == FlowRet || strings.HasSuffix(o.Name, "LEPC")
}

// A misfit is why an instruction is none that the row of its opcode lists.
type misfit struct {
	Mod  string // the modifier that is not understood
	Arg  int    // else the operand that does not fit, or the number of operands if one is missing
	Why  string // what about it, a clause: "is a destination and cannot have a sign"
	Sure bool   // no instruction of any target can have it
}

// fits reports whether the spelling of i is understood, and if not why. sm is the target.
func (i *Instr) fits(sm int) (m misfit, ok bool) {
	s := i.Op.spelling
	if s == nil {
		return misfit{}, true // not in the table, and unknown anyway
	}
	var count [len(oneOf) + 1]uint8
	for m := i.Mods(); m != ""; {
		var mod string
		mod, m = nextMod(m)
		n, known := s.mods[mod]
		switch {
		case known:
			if count[n]++; int(n) < len(oneOf) && count[n] > s.most[n] {
				return misfit{Mod: mod, Why: "is one too many"}, false
			}
		case mod == "S" && i.suffixPops(sm) && (sm > 0 || len(i.Targets()) > 0) && i.Op.Effects&(Barrier|Trap|Converge) == 0:
		case s.shape && mod != "" && ('0' <= mod[0] && mod[0] <= '9' || mod[0] == 'x'):
		default:
			return misfit{Mod: mod, Why: "is unknown"}, false
		}
	}
	for k := range i.Args {
		if i.programCounter(k) || i.signBit(k) {
			continue
		}
		if why, sure := i.Args[k].odd(k == int(i.Code)); why != "" {
			return misfit{Arg: k, Why: why, Sure: sure}, false
		}
		if a := &i.Args[k]; a.Kind == ImmOperand && k != int(i.Code) && (a.Imm > math.MaxUint32 || a.Imm < math.MinInt32) && !i.HasMod("64") {
			return misfit{Arg: k, Why: "does not fit 32 bits"}, false
		}
	}
	if m, ok := i.tableFits(sm); !ok {
		return m, false
	}
	if s.any {
		if k := slices.IndexFunc(i.Args, func(a Operand) bool { return a.Kind == LabelOperand || a.Kind == AddrOperand }); k >= 0 {
			return misfit{Arg: k, Why: "is a label"}, false
		}
		return misfit{}, true
	}
	best := misfit{Arg: -1}
	for _, form := range s.forms {
		m, ok := match(form, i.Args, 0)
		if ok {
			return misfit{}, true
		}
		if m.Arg > best.Arg {
			best = m
		}
	}
	return best, false
}

// tableFits reports whether the truth table of a three-input operation fits one byte.
func (i *Instr) tableFits(sm int) (m misfit, ok bool) {
	predicates := strings.HasSuffix(i.Op.Name, "PLOP3")
	if !predicates && !strings.HasSuffix(i.Op.Name, "LOP3") {
		return misfit{}, true
	}
	dst := i.NumDst(sm)
	for k := range i.Args {
		a := &i.Args[k]
		if (predicates || k == dst+3) && a.Kind == ImmOperand && uint64(a.Imm) > 0xff {
			return misfit{Arg: k, Why: "is a truth table and must fit 8 bits"}, false
		}
	}
	return misfit{}, true
}

// Alternative returns which of the alternatives that the Form of its opcode lists i is, the first
// being 0; -1 for none.
func (i *Instr) Alternative() int {
	if i.Op.spelling == nil || !i.Op.Known() {
		return -1
	}
	return slices.IndexFunc(i.Op.spelling.forms, func(form []slot) bool {
		_, ok := match(form, i.Args, 0)
		return ok || i.Op.spelling.any
	})
}

// odd returns what about a is not understood whatever the opcode; sure if it cannot be.
func (a *Operand) odd(code bool) (why string, sure bool) {
	switch a.Kind {
	case BadOperand:
		return "is unknown", false
	case RegOperand:
		switch {
		case a.Reg.Class == ClassCC:
			return "", false // any test
		case a.Reg.IsPred() && a.Suffix() != "":
			return "is a predicate, which has no suffix", true
		case a.Reg.IsPred() && a.Flags&(Neg|Abs) != 0:
			return "is a predicate, which has no sign but !", true
		case (a.Reg.Class == ClassB || a.Reg.Class == ClassSB || a.Reg.Class == ClassSR) && a.Flags&(Neg|Not|Abs) != 0:
			return "cannot have a sign", true
		}
	case MemOperand, DescOperand, LabelOperand, AddrOperand, SetOperand, WordOperand:
		if a.Flags&(Neg|Not|Abs) != 0 && !(code && a.Flags&Not == 0) {
			return "cannot have a sign", true
		}
	}
	if a.Kind == DescOperand && a.Sym() == "gdesc" {
		for s := a.Suffix(); s != ""; {
			var word string
			if word, s = nextMod(s); !matrixSuffixes[word] {
				return "has an unknown suffix", false
			}
		}
	} else if a.Suffix() != "" && !operandSuffixes[a.Suffix()] && a.Kind != WordOperand && a.Kind != ImmOperand && a.Kind != FloatOperand {
		return "has an unknown suffix", false
	}
	if a.RegSuffix() != "" && a.Kind != RelocOperand && !operandSuffixes[a.RegSuffix()] {
		return "has an unknown suffix", false
	}
	return "", false
}

// match holds operands against the slots of a form, both from the given operand on.
func match(form []slot, args []Operand, at int) (m misfit, ok bool) {
	for n := range form {
		if form[n].optional {
			without, ok := match(form[n+1:], args, at)
			if ok || at == len(args) {
				return without, ok
			}
			if why, _ := form[n].takes(&args[at]); why != "" {
				return without, false
			}
			with, ok := match(form[n+1:], args, at+1)
			if ok || with.Arg > without.Arg {
				return with, ok
			}
			return without, false
		}
		if at == len(args) {
			why := "needs "
			if at > 0 {
				why = "needs another operand: "
			}
			return misfit{Arg: at, Why: why + slotNames[form[n].kind]}, false
		}
		if why, sure := form[n].takes(&args[at]); why != "" {
			return misfit{Arg: at, Why: why, Sure: sure}, false
		}
		at++
	}
	if at < len(args) {
		return misfit{Arg: at, Why: "is one more than the opcode takes"}, false
	}
	return misfit{}, true
}

// slotNames say what the operand of a slot has to be.
var slotNames = map[byte]string{
	'D': "a register", 'r': "a register", 'P': "a predicate", 'x': "a register or a value", 'f': "a register or a value", 'q': "a predicate",
	'i': "a number", 'k': "a constant bank", 'm': "an address in brackets", 'l': "a label", 'B': "a convergence barrier (B0 to B15)",
	'S': "a scoreboard", 's': "a special register", 'A': "PR, UPR or CC", 'c': "a test of CC", 'e': "a set of scoreboards", 'w': "a word",
}

// takes returns why a does not fit s; "" if it does. It is sure if a is a register of another kind, or has a
// sign where no opcode has one.
func (s *slot) takes(a *Operand) (why string, sure bool) {
	if !s.fits(a) {
		c := a.Reg.Class
		return "must be " + slotNames[s.kind], a.Kind == RegOperand && (c == ClassR || c == ClassUR || c == ClassP || c == ClassUP)
	}
	switch odd := a.Flags & (Neg | Not | Abs) &^ s.signs; {
	case odd == 0 || a.Kind == ImmOperand || a.Kind == LabelOperand || a.Kind == AddrOperand:
		return "", false
	case s.kind == 'D' || s.kind == 'P':
		return "is a destination and cannot have a sign", true
	case odd&Neg != 0:
		return "cannot have the sign -", false
	case odd&Not != 0:
		return "cannot have the sign ~ or !", false
	}
	return "cannot be an absolute value", false
}

// fits reports whether a is of the kind of s, whatever its signs.
func (s *slot) fits(a *Operand) bool {
	class := NoReg
	if a.Kind == RegOperand {
		class = a.Reg.Class
	}
	switch s.kind {
	case 'D', 'r':
		return class == ClassR || class == ClassUR
	case 'P', 'q':
		if s.kind == 'q' && class == ClassR && a.Suffix() == ".SIGN" {
			return true // only signBit lets that pass as a suffix
		}
		return (class == ClassP || class == ClassUP) && a.Reg.Num != All
	case 'x', 'f':
		switch a.Kind {
		case ImmOperand, FloatOperand, ConstOperand, RelocOperand, LabelOperand:
			return true
		}
		return class == ClassR || class == ClassUR
	case 'i':
		return a.Kind == ImmOperand
	case 'k':
		return a.Kind == ConstOperand
	case 'm':
		return a.Kind == MemOperand || a.Kind == DescOperand
	case 'l':
		return a.Kind == LabelOperand || a.Kind == AddrOperand || a.Kind == ImmOperand || a.Kind == RelocOperand
	case 'B':
		return class == ClassB
	case 'S':
		return class == ClassSB
	case 's':
		return class == ClassSR
	case 'A':
		return a.Reg.Num == All || class == ClassCC
	case 'c':
		return class == ClassCC
	case 'e':
		return a.Kind == SetOperand
	case 'w':
		return a.Kind == WordOperand || a.Kind == ImmOperand
	}
	return false
}

// SlotsAfter returns what the operand behind args, the first ones of an instruction of o, may be, as the letters of its Form; "" if
// that is not known, or there is no such operand. Of args that fit no alternative, and of those that are not understood, only
// is taken how many they are.
func (o *Op) SlotsAfter(args []Operand) string {
	if o.AnyOperands() || o.spelling == nil {
		return ""
	}
	var letters []byte
	var after func(form []slot, args []Operand, fit bool)
	after = func(form []slot, args []Operand, fit bool) {
		if len(form) == 0 {
			return
		}
		if form[0].optional {
			after(form[1:], args, fit)
		}
		if len(args) == 0 {
			if !slices.Contains(letters, form[0].kind) {
				letters = append(letters, form[0].kind)
			}
		} else if !fit || args[0].Kind == BadOperand {
			after(form[1:], args[1:], fit)
		} else if why, _ := form[0].takes(&args[0]); why == "" {
			after(form[1:], args[1:], fit)
		}
	}
	for _, fit := range []bool{true, false} {
		for _, form := range o.spelling.forms {
			after(form, args, fit)
		}
		if len(letters) > 0 {
			break
		}
	}
	return string(letters)
}

// AnyOperands reports whether an instruction of o may have any operands but labels, as far as the table tells.
func (o *Op) AnyOperands() bool { return o.spelling != nil && o.spelling.any }

// TakesLabel reports whether an operand of o can be a label.
func (o *Op) TakesLabel() bool { return o.takesLabel() }

// Needs returns the operands that an instruction of o has at least, as the letters of the first
// alternative of its Form; "" if that is not known.
func (o *Op) Needs() string {
	if o.spelling == nil || o.spelling.any {
		return ""
	}
	var letters []byte
	for _, s := range o.spelling.forms[0] {
		if !s.optional {
			letters = append(letters, s.kind)
		}
	}
	return string(letters)
}

// In reports whether target t has the opcode, as far as the table tells.
func (o *Op) In(t *Target) bool {
	return t == nil || int(o.Min) <= t.SM && (o.Max == 0 || t.SM <= int(o.Max))
}
