package eval

// intFamilies add, multiply, compare and select integers.
var intFamilies = map[string]func(*decoder){
	"MOV": decodeMove, "MOV32I": decodeMove, "R2UR": decodeMove, "CS2R": decodeClear,
	"IADD": decodeAdd, "IADD32I": decodeAdd, "IADD3": decodeAdd, "ISUB": decodeAdd, "VIADD": decodeAdd,
	"IMAD": decodeMad, "IMAD32I": decodeMad, "IMUL": decodeMad, "IMUL32I": decodeMad,
	"XMAD": decodeXMad,
	"LEA":  decodeLea, "ISCADD": decodeScaledAdd, "ISCADD32I": decodeScaledAdd,
	"ISETP": decodeCompare, "ISET": decodeCompare, "ICMP": decodeCmpSelect,
	"SEL":   decodeSelect,
	"IMNMX": decodeMinmax, "VIMNMX": decodeMinmax, "VIADDMNMX": decodeAddMinmax,
	"IABS": decodeAbs, "ISAD": decodeAbsDiff, "VABSDIFF": decodeAbsDiff, "VABSDIFF4": decodeAbsDiff4,
	"IDP": decodeDot, "IDP4A": decodeDot,
}

// decodeMove: MOV Rd, src. Under .64 a pair. R2UR in one lane is a copy. Source: ISA.
func decodeMove(d *decoder) {
	d.fn.Kind = Move
	d.reg()
	if d.i.Op.Name != "R2UR" && d.mod("64") {
		d.fn.Double = true
		d.src(Int64, 0)
		d.fn.imms = 0 // UMOV.64 has all 64 bits
		d.double()
		return
	}
	d.int(0)
	if (d.i.Op.Name == "MOV" || d.i.Op.Name == "MOV32I") && len(d.i.Args) == 3 && !d.i.Masked() {
		d.at++ // the mask of all lanes
	}
}

// decodeClear: CS2R Rd, SRZ, which is how ptxas clears registers. Source: listings.
func decodeClear(d *decoder) {
	d.fn.Kind = Move
	d.reg()
	if !d.mod("32") && (d.sm == 0 || d.sm >= 70) {
		d.fn.Double = true
		d.src(Int64, 0)
		d.double()
	} else {
		d.int(0)
	}
	if d.bad || d.fn.src[0].Arg >= 0 {
		d.fail() // of the special registers only SRZ is a value
	}
}

// decodeAdd: sums of two or three integers with carries. A negated
// operand is its complement plus one, which carries for zero. From sm_70 on the carries
// out are two predicates: whether the sum reaches 2^32, and 2^33; under .X the
// operands come with ~ instead, and two predicates are added. Up to sm_62 the carry is a
// flag of the condition code, and under .X the complement is spelled -. Source: Mesa; 64-bit sums and
// quotients in listings.
func decodeAdd(d *decoder) {
	f := d.fn
	f.Kind, f.Ints = Add, 2
	d.reg()
	name := d.i.Op.Name
	if name == "IADD3" || name == "UIADD3" {
		f.Ints = 3
		d.preds(2)
		if d.i.Unsure(d.sm) {
			d.fail()
		}
	}
	old := d.old()
	x := d.mod("X")
	sign, t := neg, Int
	if x {
		if sign = not; old {
			sign |= neg
		}
	}
	if d.mod("64") && !x {
		f.Double, t = true, Int64
	}
	right, left := false, false
	if d.sm < 70 && f.Ints == 3 {
		right, left = d.mod("RS"), d.mod("LS")
		if !x {
			sign |= half
		}
	}
	if f.Ints == 2 && !x && old {
		f.Sat, f.PlusOne = d.mod("SAT"), d.mod("PO")
		f.Signed = f.Sat
	}
	for n := range f.Ints {
		s := d.src(t, sign)
		if name == "ISUB" && n == 1 {
			s.Neg, s.plain = !s.Neg, false
		}
		if x && s.Neg {
			s.Neg, s.Not = false, true
		} else if x && old && s.Not && name == "ISUB" {
			d.fail()
		}
	}
	switch {
	case x && d.sm < 70 && d.left() == 0:
		f.UseCC = true
	case x && d.left() > 0:
		d.pred()
		d.predOr(0)
	case x:
		d.fail()
	}
	if right || left {
		f.Kind, f.Right = AddShift, right
		if x || right && left {
			d.fail()
		}
	}
	if f.Double {
		d.double()
		if f.Dst[1] >= 0 && d.class(int(f.Dst[1])) != trueClass {
			d.fail()
		}
		f.Dst[1], f.Dst[2] = -1, -1
	}
	if f.Sat && f.PlusOne || x && name == "VIADD" {
		d.fail()
	}
}

// decodeMad: products of 32-bit integers and a sum. Up to sm_62 .HI is the high word
// of the product plus c; from sm_70 on c is a pair, and .HI the high word of the
// sum, .WIDE all of it, with its carry in a predicate. .MOV, .IADD and .SHL are
// names for what it is used for. Source: PTX mad; products of 64-bit integers in listings.
func decodeMad(d *decoder) {
	f := d.fn
	f.Kind = Mad
	d.reg()
	d.preds(1)
	old := d.old()
	f.Hi = d.mod("HI")
	f.Double = d.mod("WIDE")
	x := d.mod("X")
	if !d.mod("MOV") && !d.mod("IADD") {
		d.mod("SHL")
	}
	f.Signed, f.SignedB = true, true
	n, types := d.types([]string{"U32", "S32"})
	switch {
	case n == 2:
		f.Signed, f.SignedB = types[0] == 1, types[1] == 1
	case n == 1:
		f.Signed, f.SignedB = types[0] == 1, types[0] == 1
		if old && f.Hi {
			d.fail() // of both operands or of one
		}
	}
	isMul := len(d.i.Op.Name) > 3 && (d.i.Op.Name[:4] == "IMUL")
	if f.Hi && f.Double || old && f.Double || d.sm == 0 && f.Hi && !isMul && n != 1 {
		d.fail() // IMAD.HI.U32 is spelled so from sm_70 on only
	}
	sign := neg
	if f.Hi || f.Double {
		sign = 0 // of the operand or of the product
	}
	d.int(sign)
	d.int(sign)
	switch {
	case isMul:
		d.constant(0)
		if x {
			d.fail()
		}
	case f.Double || f.Hi && !old:
		s := d.src(Int64, neg)
		f.Double = f.Double || !old
		if s.Neg && f.Dst[1] >= 0 && d.class(int(f.Dst[1])) != trueClass {
			d.fail()
		}
	case x:
		d.int(not)
	default:
		d.int(neg)
	}
	switch {
	case x && d.sm < 70 && d.left() == 0:
		f.UseCC = true
	case x && f.Hi && !old:
		d.fail() // at which bit it is added
	case x:
		d.pred()
	}
	if f.Dst[1] >= 0 && d.class(int(f.Dst[1])) != trueClass && (!f.Double || f.Signed || f.SignedB) {
		d.fail() // a carry of 32 bits, or of a signed sum
	}
	if f.Double && !f.Hi {
		d.double()
	}
}

// decodeXMad: the 16-bit multiplier of sm_50 to sm_62. .CSFU goes with the product of two signed upper
// halves, nothing else is known of it. Source: emulators; 32-bit products and the upper
// words of signed ones in listings.
func decodeXMad(d *decoder) {
	f := d.fn
	f.Kind = XMad
	d.reg()
	n, types := d.types([]string{"U16", "S16"})
	switch n {
	case 2:
		f.Signed, f.SignedB = types[0] == 1, types[1] == 1
	case 1:
		d.fail()
	}
	for name, bit := range map[string]XMode{"CLO": XLo, "CHI": XHi, "CSFU": XSigned, "CBCC": XBcc, "PSL": XShift, "MRG": XMerge} {
		if d.mod(name) {
			f.XMode |= bit
		}
	}
	d.int(half).plain = true
	d.int(half).plain = true
	d.int(0)
	if f.XMode&XSigned != 0 && (f.XMode != XSigned || !f.Signed || !f.SignedB || f.src[0].Sel != H1 || f.src[1].Sel != H1) {
		d.fail()
	}
}

// decodeLea: a shifted left, plus b. Under .HI the word above: of a with the high word
// c, or under .SX32 with its sign. Under .X operands come with ~ and a carry is
// added. A negated a is negated after it was shifted, where the emulators and Mesa
// disagree (.HI) it has no Fn. Source: Mesa; addresses in listings.
func decodeLea(d *decoder) {
	f := d.fn
	f.Kind = Lea
	d.reg()
	old := d.old()
	if !old {
		d.preds(1)
	}
	f.Hi, f.Ext = d.mod("HI"), d.mod("SX32")
	x := d.mod("X")
	sign, sign2 := neg, neg
	if x {
		sign, sign2 = not, not
	}
	if f.Hi && !x {
		sign = 0
	}
	d.int(sign).plain = true // the sign is that of the shifted value
	d.int(sign2)
	if f.Ext && !f.Hi {
		d.fail()
	}
	count := func() *Src {
		if old && d.left() == 0 {
			return d.constant(0) // which disassemblers of sm_50 to sm_62 leave out
		}
		return d.imm()
	}
	if f.Hi && !f.Ext {
		hi := d.int(0) // stands before the count in the text and after it in Src
		n := count()
		*hi, *n = *n, *hi
		f.imms = f.imms&^0xc | f.imms&4<<1 | f.imms&8>>1
	} else {
		count()
	}
	switch {
	case x && d.sm < 70 && d.left() == 0:
		f.UseCC = true
	case x:
		d.pred()
	}
}

// decodeScaledAdd: ISCADD Rd, Ra, Rb, n. Source: emulators; addresses in listings.
func decodeScaledAdd(d *decoder) {
	d.fn.Kind = Lea
	d.reg()
	d.int(neg).plain = true
	d.int(neg)
	d.imm()
}

// decodeCompare: Pd is the comparison combined with Pp, Pd2 its opposite combined
// with Pp. Under .EX, a and b are high words: where they are equal, the comparison of
// the low words in Pq decides. Under .X of sm_20 to sm_62 it is that of the low words which
// were subtracted, as the condition code tells. Short forms leave
// out .AND, Pd2 and Pp. Source: PTX setp; Mesa; emulators and listings for .X.
func decodeCompare(d *decoder) {
	f := d.fn
	f.Kind = Compare
	d.compareTo()
	f.Cmp = d.cmpMod(intCmps)
	f.Signed = d.signMod()
	f.Ext = d.mod("EX")
	d.int(0)
	d.int(0)
	d.combined()
	if f.Ext {
		d.pred()
	} else if d.sm < 70 && d.mod("X") {
		f.Ext, f.UseCC = true, true
	}
}

// compareTo takes the results of a comparison: a register, or predicates.
func (d *decoder) compareTo() {
	if d.n > 0 && (d.class(0) == regClass || d.class(0) == zeroClass) {
		d.reg()
		d.fn.One = d.mod("BF")
		return
	}
	d.preds(2)
}

// combined takes what a comparison is combined with.
func (d *decoder) combined() {
	o, ok := d.boolMod()
	d.fn.Bool = o
	if ok && o != And && d.left() == 0 {
		d.fail()
	}
	d.predOr(1)
}

// decodeCmpSelect: ICMP.cmp Rd, Ra, Rb, Rc. Source: PTX slct; emulators.
func decodeCmpSelect(d *decoder) {
	d.fn.Kind = CmpSelect
	d.reg()
	d.fn.Cmp = d.cmpMod(intCmps)
	d.fn.Signed = d.signMod()
	d.int(0)
	d.int(0)
	d.int(0)
}

// decodeSelect: SEL Rd, Ra, Rb, Pp, under .64 of pairs. Source: PTX selp.
func decodeSelect(d *decoder) {
	d.fn.Kind = Select
	d.reg()
	t := Int
	if d.mod("64") {
		t, d.fn.Double = Int64, true
		d.double()
	}
	d.src(t, 0)
	d.src(t, 0)
	d.pred()
}

// decodeMinmax: IMNMX Rd, Ra, Rb, Pp. .RELU makes a negative result zero. .XLO and
// its like, which chain through the condition code, are not defined here. From sm_90
// on VIMNMX names predicates that it writes; what they say is not documented, so that
// only PT is accepted there. Source: PTX min, max.
func decodeMinmax(d *decoder) {
	d.fn.Kind = Minmax
	d.reg()
	d.fn.Signed = d.signMod()
	d.relu()
	d.int(0)
	d.int(0)
	d.pred()
}

func (d *decoder) relu() {
	if d.i.Op.Name != "IMNMX" && d.mod("RELU") {
		if d.fn.Relu = true; !d.fn.Signed {
			d.fail()
		}
	}
}

// decodeAddMinmax: VIADDMNMX Rd, Ra, Rb, Rc, Pp. Source: CUDA Math API, __viaddmax_s32
// and its like.
func decodeAddMinmax(d *decoder) {
	d.fn.Kind = AddMinmax
	d.reg()
	d.fn.Signed = d.signMod()
	d.relu()
	d.int(neg)
	d.int(neg)
	d.int(0)
	d.pred()
}

// decodeAbs: IABS Rd, Ra; that of the least integer is itself. Source: PTX abs; Mesa.
func decodeAbs(d *decoder) {
	d.fn.Kind = Abs
	d.reg()
	d.int(0)
}

// decodeAbsDiff: ISAD, and VABSDIFF from sm_70 on, Rd, Ra, Rb, Rc. VABSDIFF of older
// targets selects bytes and halves and is not defined here. Source: PTX sad; listings.
func decodeAbsDiff(d *decoder) {
	d.fn.Kind = AbsDiff
	d.reg()
	d.fn.Signed = d.signMod()
	d.int(0)
	d.int(0)
	d.int(0)
	if d.i.Op.Name == "VABSDIFF" && d.sm < 70 {
		d.fail()
	}
}

// decodeAbsDiff4: VABSDIFF4.U8.ACC Rd, Ra, Rb, Rc. Without .ACC, and with signed bytes,
// it is not defined here. Source: PTX vabsdiff4 with .add; listings.
func decodeAbsDiff4(d *decoder) {
	d.fn.Kind = AbsDiff4
	d.reg()
	if !d.mod("U8") || !d.mod("ACC") || d.sm < 70 {
		d.fail()
	}
	d.mod("U8")
	d.int(0)
	d.int(0)
	d.int(0)
}

// decodeDot: IDP.4A multiplies four bytes with four bytes, IDP.2A.LO and .HI two
// halves of a with the lower or upper two bytes of b. Source: PTX dp4a, dp2a.
func decodeDot(d *decoder) {
	f := d.fn
	f.Kind, f.Mode = Dot, 4
	d.reg()
	first := []string{"U8", "S8"}
	if d.i.Op.Name == "IDP" && !d.mod("4A") {
		if !d.mod("2A") {
			d.fail()
		}
		f.Mode = 2
		if d.mod("HI") {
			f.Mode = 3
		} else if !d.mod("LO") {
			d.fail()
		}
		first = []string{"U16", "S16", "U8", "S8"}
	}
	n, types := d.types(first)
	if f.Mode != 4 {
		if n != 2 || types[0] > 1 || types[1] < 2 {
			d.fail()
		}
	}
	if n != 2 {
		d.fail()
	}
	f.Signed, f.SignedB = types[0]&1 == 1, types[1]&1 == 1
	d.int(0)
	d.int(0)
	d.int(0)
}
