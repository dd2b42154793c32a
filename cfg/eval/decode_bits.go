package eval

// bitFamilies work on bits, fields and bytes.
var bitFamilies = map[string]func(*decoder){
	"LOP": decodeLogic, "LOP32I": decodeLogic, "LOP3": decodeLogic3,
	"SHL": decodeShift, "SHR": decodeShift, "SHF": decodeFunnel,
	"BFE": decodeExtract, "BFI": decodeInsert, "BMSK": decodeMask, "SGXT": decodeExtend,
	"BREV": decodeReverse, "FLO": decodeFindLead, "POPC": decodePopCount,
	"PRMT": decodePermute,
}

// Truth tables of three inputs a, b and c: bit 4a+2b+c is the result.
const (
	tableA = 0xf0
	tableB = 0xcc
	tableC = 0xaa
)

// decodeLogic: LOP.op [Pd,] Rd, Ra, Rb. Pd is a test of the result, .NZ or .Z. Under .X, which is the upper word of 64
// bits, that and the zero flag are of both words: the zero flag of the condition code is that of the lower.
// Source: ISA; emulators; listings of and.b64 with setp.ne for .X.
func decodeLogic(d *decoder) {
	f := d.fn
	f.Kind = Logic
	d.reg()
	d.preds(1)
	table := uint64(tableB)
	switch {
	case d.mod("AND"):
		table = tableA & tableB
	case d.mod("OR"):
		table = tableA | tableB
	case d.mod("XOR"):
		table = tableA ^ tableB
	case d.mod("PASS_B"):
	default:
		d.fail()
	}
	d.test(true)
	f.UseCC = d.old() && d.mod("X")
	d.int(not)
	d.int(not)
	d.constant(0)
	d.constant(table)
}

// test takes the modifier that says what Pd tells of the result; needed says whether
// there has to be one if something reads Pd.
func (d *decoder) test(needed bool) {
	switch f := d.fn; {
	case d.mod("NZ"):
		f.Test = TestNonzero
	case d.mod("Z"):
		f.Test = TestZero
	case d.mod("T"):
		f.Test = TestTrue
	case d.mod("F"):
		f.Test = TestFalse
	case needed && f.Dst[1] >= 0 && d.class(int(f.Dst[1])) != trueClass:
		d.fail()
	}
}

// decodeLogic3: LOP3.LUT[.PAND] [Pd,] Rd, Ra, Rb, Rc, table [, Pp]. From sm_70 on Pd is whether
// the result is not zero, or Pp; under .PAND whether it is not zero, and Pp. Up to
// sm_62 a modifier tells what Pd is. Source: PTX lop3, lop3.or, lop3.and; Mesa; language.md.
func decodeLogic3(d *decoder) {
	d.fn.Kind = Logic
	d.reg()
	d.preds(1)
	d.mod("LUT")
	if d.sm < 70 {
		d.test(d.sm > 0)
	}
	d.int(not)
	d.int(not)
	d.int(not)
	d.imm()
	and := !d.old() && d.mod("PAND")
	if d.left() == 0 {
		if and {
			d.fail() // the machine's instruction always has one
		}
		return
	}
	p := d.pred()
	switch {
	case d.old(): // which has none
		d.fn.n--
		if p.Arg >= 0 || !p.Not {
			d.fail()
		}
	case d.fn.Dst[1] < 0 || d.class(int(d.fn.Dst[1])) == trueClass:
		d.fn.n-- // nothing asks for what it decides
	case p.Arg >= 0 && d.fn.Test != TestNonzero:
		d.fail()
	case p.Arg >= 0 && and:
		d.fn.Test = TestAnd
	case p.Arg >= 0:
		d.fn.Test = TestOr
	default:
		d.fn.n--
		switch {
		case and && p.Not:
			d.fn.Test = TestFalse
		case !and && !p.Not:
			d.fn.Test = TestTrue
		}
	}
}

// decodeShift: SHL and SHR Rd, Ra, Rb. Counts of 32 and more shift everything out, under
// .W they are taken modulo 32. Source: PTX shl, shr.
func decodeShift(d *decoder) {
	f := d.fn
	f.Kind = Shift
	d.reg()
	f.Wrap = d.mod("W")
	if n := d.i.Op.Name; n == "SHR" || n == "USHR" {
		f.Right, f.Signed = true, d.signMod()
	} else {
		d.mod("U32")
	}
	d.int(0)
	d.int(0)
}

// decodeFunnel: SHF.dir[.W].type[.HI] Rd, lo, n, hi. From sm_70 on .HI chooses the high
// word; up to sm_62 it is the high word to the left and the low word to the right.
// Counts are clamped to the type's width, under .W modulo it. Source: PTX shf; Mesa;
// shifts of 64-bit integers in listings.
func decodeFunnel(d *decoder) {
	f := d.fn
	f.Kind = Funnel
	d.reg()
	switch f.Right = d.mod("R"); {
	case f.Right:
	case !d.mod("L"):
		d.fail()
	}
	f.Wrap = d.mod("W")
	n, types := d.types([]string{"U32", "S32", "U64", "S64"})
	f.Signed, f.Double = types[0]&1 == 1, types[0] >= 2
	switch {
	case n > 1 || d.sm == 0 && (n == 0 || f.Double && !f.Right && len(d.mods) == 0):
		d.fail() // older targets do not name U32, and their .L.U64 is the high word
	case !d.old():
		f.Hi = d.mod("HI")
		if n == 0 {
			d.fail()
		}
	default:
		f.Hi = !f.Right
		if f.Signed && !f.Double {
			d.fail()
		}
	}
	f.unsure = d.sm < 70
	d.int(0)
	d.int(0)
	d.int(0)
}

// decodeExtract: BFE[.U32][.BREV] Rd, Ra, Rb. Source: PTX bfe, brev; emulators.
func decodeExtract(d *decoder) {
	d.fn.Kind = Extract
	d.reg()
	d.fn.Signed = d.signMod()
	d.fn.Inverse = d.mod("BREV")
	d.int(0)
	d.int(0)
}

// decodeInsert: BFI Rd, Ra, Rb, Rc. Source: PTX bfi.
func decodeInsert(d *decoder) {
	d.fn.Kind = Insert
	d.reg()
	d.int(0)
	d.int(0)
	d.int(0)
}

// decodeMask: BMSK[.W] Rd, Ra, Rb. Source: PTX bmsk.
func decodeMask(d *decoder) {
	d.fn.Kind = Mask
	d.reg()
	if d.fn.Wrap = d.mod("W"); !d.fn.Wrap {
		d.mod("C")
	}
	d.int(0)
	d.int(0)
}

// decodeExtend: SGXT[.U32][.W] Rd, Ra, Rb. Source: PTX szext.
func decodeExtend(d *decoder) {
	d.fn.Kind = Extend
	d.reg()
	d.fn.Signed = d.signMod()
	d.fn.Wrap = d.mod("W")
	d.int(0)
	d.int(0)
}

// decodeReverse: BREV Rd, Ra. Source: PTX brev.
func decodeReverse(d *decoder) {
	d.fn.Kind = Reverse
	d.reg()
	d.int(not)
}

// decodeFindLead: FLO[.U32][.SH] Rd, Ra; all ones if there is no such bit. Source: PTX bfind; Mesa.
func decodeFindLead(d *decoder) {
	d.fn.Kind = FindLead
	d.reg()
	d.fn.Signed = d.signMod()
	d.fn.Inverse = d.mod("SH")
	d.int(not)
}

// decodePopCount: POPC Rd, [Ra,] Rb. Source: PTX popc; ISA for the form with two sources.
func decodePopCount(d *decoder) {
	d.fn.Kind = PopCount
	d.reg()
	d.int(not)
	if d.left() > 0 {
		d.int(not)
		if d.sm >= 50 {
			d.fail()
		}
		return
	}
	d.constant(0xffffffff)
}

// decodePermute: PRMT[.mode] Rd, Ra, sel, Rc. Source: PTX prmt.
func decodePermute(d *decoder) {
	d.fn.Kind = Permute
	d.reg()
	for n, name := range permuteNames {
		if d.mod(name) {
			d.fn.Mode = uint8(n)
			break
		}
	}
	d.int(0)
	d.int(0)
	d.int(0)
}
