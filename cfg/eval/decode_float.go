package eval

// floatFamilies compute with floating point numbers.
var floatFamilies = map[string]func(*decoder){
	"FADD": decodeArithmetic, "FADD32I": decodeArithmetic, "FMUL": decodeArithmetic, "FMUL32I": decodeArithmetic,
	"FFMA": decodeArithmetic, "FFMA32I": decodeArithmetic, "DADD": decodeArithmetic, "DMUL": decodeArithmetic, "DFMA": decodeArithmetic,
	"HADD2": decodeHalves, "HMUL2": decodeHalves, "HFMA2": decodeHalves,
	"FMNMX": decodeFloatMinmax, "DMNMX": decodeFloatMinmax, "HMNMX2": decodeFloatMinmax,
	"FSEL": decodeFloatSelect, "FCMP": decodeFloatCmpSelect,
	"FSETP": decodeFloatCompare, "FSET": decodeFloatCompare, "DSETP": decodeFloatCompare, "DSET": decodeFloatCompare,
	"HSET2": decodeFloatCompare, "HSETP2": decodeFloatCompare,
}

// base is the opcode's name as it is in general registers, and the number format of
// its first letter.
func (d *decoder) base() (name string, t Num) {
	name = d.i.Op.Name
	if name[0] == 'U' {
		name = name[1:]
	}
	switch name[0] {
	case 'D':
		return name[1:], Dbl
	case 'H':
		return name[1:], Half
	}
	return name[1:], Single
}

// typeOf is the type of a source that is a number of format t.
func typeOf(t Num) Type {
	switch t {
	case Dbl:
		return Double
	case Half, BFloat:
		return HalfTwo
	}
	return Float
}

// roundMod takes a rounding mode.
func (d *decoder) roundMod() {
	for _, m := range []struct {
		name  string
		round Round
	}{{"RN", Nearest}, {"RM", Down}, {"RP", Up}, {"RZ", TowardZero}} {
		if d.mod(m.name) {
			d.fn.Round = m.round
			return
		}
	}
}

// operation is the kind that the rest of an opcode's name says, and its operands.
func operation(name string) (k Kind, n int) {
	switch name[:3] {
	case "ADD":
		return FAdd, 2
	case "MUL":
		return FMul, 2
	}
	return FMad, 3
}

// decodeArithmetic: sums and products of singles and doubles, rounded once as
// IEEE 754 says. .FTZ makes zero of subnormal operands and results, .SAT clamps to
// [0, 1] and makes zero of a NaN. The bits of other NaNs are known only
// where an operand of singles was one. A product scaled by a power of two (.D2)
// and .FMZ are not defined here. Source: PTX add, mul, fma; CUDA Programming Guide.
func decodeArithmetic(d *decoder) {
	f := d.fn
	name, t := d.base()
	var n int
	f.Kind, n = operation(name)
	f.To, f.From = t, t
	d.reg()
	if t == Single {
		f.Flush, f.Sat = d.mod("FTZ"), d.mod("SAT")
	} else {
		d.double()
	}
	d.roundMod()
	for range n {
		d.src(typeOf(t), neg|abs)
	}
}

// decodeHalves: the same of both halves of registers. An immediate takes two
// operands, the upper half first. HADD2.F32 widens one half of each operand to a single. .MMA is
// only another pipe. What writes one half only is not defined here.
// Source: PTX add, mul, fma on .f16x2 and .bf16x2; listings for constants.
func decodeHalves(d *decoder) {
	f := d.fn
	name, t := d.base()
	var n int
	f.Kind, n = operation(name)
	d.reg()
	f.Flush, f.Sat = d.mod("FTZ"), d.mod("SAT")
	d.mod("MMA")
	if d.mod("BF16_V2") {
		t = BFloat
		if f.Flush || f.Sat {
			d.fail()
		}
	} else {
		d.mod("F16_V2")
	}
	f.To, f.From = t, t
	widen := f.Kind == FAdd && t == Half && d.mod("F32")
	if widen {
		f.To = Single
	}
	for range n {
		s := d.halves()
		if widen && (s.Imm || s.Arg >= 0 && s.Sel != H0H0 && s.Sel != H1H1) {
			d.fail()
		}
	}
}

// halves takes the next operand as two halves; of an immediate the next two.
func (d *decoder) halves() *Src {
	s := d.src(HalfTwo, neg|abs)
	if s.Imm {
		if s.Neg || s.Abs || s.Sel != All || d.left() < 1 {
			d.fail()
			return s
		}
		a := &d.i.Args[d.at]
		if c := d.class(d.at); c != immClass && c != floatClass || a.Suffix() != "" || a.Flags&signs != 0 {
			d.fail()
		}
		d.fn.imms |= 1 << (d.fn.n - 1)
		d.at++
	}
	return s
}

// float takes the next operand as a number of format t.
func (d *decoder) float(t Num) {
	if t == Half {
		d.halves()
	} else {
		d.src(typeOf(t), neg|abs)
	}
}

// decodeFloatMinmax: the lesser of two numbers where Pp is true, else the greater; -0 is
// less than +0, and a number wins against a NaN unless .NAN is given.
// Source: PTX min, max.
func decodeFloatMinmax(d *decoder) {
	f := d.fn
	_, t := d.base()
	f.Kind, f.From = FMinmax, t
	d.reg()
	if t == Dbl {
		d.double()
	} else {
		f.Flush, f.NaN = d.mod("FTZ"), d.mod("NAN")
	}
	if t == Half {
		d.mod("F16_V2")
	}
	d.float(t)
	d.float(t)
	d.pred()
}

// decodeFloatSelect: FSEL Rd, Ra, Rb, Pp moves bits, NaNs and subnormal numbers too: ptxas
// selects the words of doubles with it. With .FTZ it is not defined here. Source: listings.
func decodeFloatSelect(d *decoder) {
	d.fn.Kind = FSelect
	d.reg()
	d.float(Single)
	d.float(Single)
	d.pred()
}

// decodeFloatCmpSelect: FCMP.cmp Rd, Ra, Rb, Rc. Source: PTX slct; emulators.
func decodeFloatCmpSelect(d *decoder) {
	f := d.fn
	f.Kind, f.From = FCmpSelect, Single
	d.reg()
	f.Cmp = d.cmpMod(len(cmpNames))
	f.Flush = d.mod("FTZ")
	d.src(Float, 0)
	d.src(Float, 0)
	d.src(Float, neg|abs)
}

// decodeFloatCompare: as decodeCompare. HSETP2 gives Pd for the lower halves and Pd2 for the upper
// ones. .MAX and .MIN of DSETP are not documented. Source: PTX setp, set; emulators.
func decodeFloatCompare(d *decoder) {
	f := d.fn
	_, t := d.base()
	f.Kind, f.From = FCompare, t
	d.compareTo()
	f.Cmp = d.cmpMod(len(cmpNames))
	if t != Dbl {
		f.Flush = d.mod("FTZ")
	}
	if t == Half {
		d.mod("F16_V2")
	}
	d.float(t)
	d.float(t)
	d.combined()
}
