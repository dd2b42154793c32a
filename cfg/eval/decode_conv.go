package eval

// convFamilies convert between number formats.
var convFamilies = map[string]func(*decoder){
	"I2I": decodeIntToInt, "I2F": decodeIntToFloat, "I2FP": decodeIntToFloat, "F2I": decodeFloatToInt,
	"F2F": decodeFloatToFloat, "FRND": decodeFloatRound, "F2FP": decodePack,
}

// numMods takes up to two modifiers that are number formats.
func (d *decoder) numMods() (n int, t [2]Num) {
	n, at := d.types(numNames)
	return n, [2]Num{Num(at[0]), Num(at[1])}
}

// decodeIntToInt: I2I.dst.src[.SAT] Rd, Ra, and .B1, .H1 for a part of Ra. A narrow
// signed result has no Fn: whether its sign is extended is not documented.
// Source: PTX cvt; emulators.
func decodeIntToInt(d *decoder) {
	f := d.fn
	f.Kind = IntToInt
	d.reg()
	n, t := d.numMods()
	f.To, f.From = t[0], t[1]
	f.Sat = d.mod("SAT")
	s := d.part(f.From)
	if f.Sat && (s.Neg || s.Abs) {
		d.fail()
	}
	if n != 2 || f.To < U8 || f.To > S32 || f.From < U8 || f.From > S32 || f.To.Signed() && f.To != S32 {
		d.fail()
	}
}

// part takes the next operand as an integer that is to be converted, of which a
// suffix may select a part. It comes as it is in the register, since the signs come after
// the selection.
func (d *decoder) part(t Num) *Src {
	ok := neg | abs
	typ := Int
	switch t.Bits() {
	case 8:
		ok |= bytes
	case 16:
		ok |= half
	case 64:
		typ = Int64
	}
	s := d.src(typ, ok)
	if s.Imm {
		d.fail() // of which type
	}
	s.plain = typ == Int
	return s
}

// isInt reports whether t is an integer format.
func (n Num) isInt() bool { return n >= U8 && n <= S64 }

// decodeIntToFloat: I2F[.dst][.src][.rnd] Rd, Ra, from S32 to single unless said otherwise.
// I2FP is the same on another pipe. Source: PTX cvt; divisions in listings.
func decodeIntToFloat(d *decoder) {
	f := d.fn
	f.Kind, f.To, f.From = IntToFloat, Single, S32
	d.reg()
	n, t := d.numMods()
	for _, t := range t[:n] {
		if t.isInt() {
			f.From = t
		} else {
			f.To = t
		}
	}
	if n == 2 && t[0].isInt() == t[1].isInt() || f.To != Single && f.To != Dbl {
		d.fail() // of a half: what becomes of the other half
	}
	d.roundMod()
	s := d.part(f.From)
	if (f.From.Bits() == 64 || !f.From.Signed()) && (s.Neg || s.Abs) {
		d.fail()
	}
	if f.To == Dbl {
		d.double()
	}
}

// roundToInt takes the rounding mode of a conversion to integers.
func (d *decoder) roundToInt() bool {
	for _, m := range []struct {
		name  string
		round Round
	}{{"ROUND", Nearest}, {"FLOOR", Down}, {"CEIL", Up}, {"TRUNC", TowardZero}} {
		if d.mod(m.name) {
			d.fn.Round = m.round
			return true
		}
	}
	return false
}

// decodeFloatToInt: F2I[.dst][.src][.rnd] Rd, Ra, from single to S32 unless said otherwise. What
// does not fit becomes the nearest that does. A NaN becomes zero under .NTZ, which ptxas
// gives from sm_70 on where it converts singles to 32 bits, and does not need before. A
// narrow signed result has no Fn. Source: PTX cvt; CUDA Programming Guide; divisions in listings.
func decodeFloatToInt(d *decoder) {
	f := d.fn
	f.Kind, f.To, f.From = FloatToInt, S32, Single
	d.reg()
	n, t := d.numMods()
	for _, t := range t[:n] {
		if t.isInt() {
			f.To = t
		} else {
			f.From = t
		}
	}
	if n == 2 && t[0].isInt() == t[1].isInt() || f.To.Bits() < 32 && f.To.Signed() || f.From == BFloat {
		d.fail()
	}
	f.Flush = d.mod("FTZ")
	f.NaN = d.mod("NTZ") || d.old() && f.From == Single && f.To.Bits() == 32
	d.roundToInt()
	d.floatPart(f.From)
	if f.To.Bits() == 64 {
		d.double()
	}
}

// floatPart takes the next operand as a float that is to be converted; of halves a
// suffix selects one, by default the lower.
func (d *decoder) floatPart(t Num) {
	if t != Half {
		d.src(typeOf(t), neg|abs)
		return
	}
	s := d.src(HalfTwo, neg|abs|half)
	switch s.Sel {
	case H0:
		s.Sel = H0H0
	case H1:
		s.Sel = H1H1
	}
	if s.Imm {
		d.fail()
	}
}

// decodeFloatToFloat: F2F.dst.src[.rnd] Rd, Ra. With one format on both sides .FLOOR
// and its like round to an integer. A half as result has no Fn: what becomes of the
// other half is not documented. Source: PTX cvt.
func decodeFloatToFloat(d *decoder) {
	f := d.fn
	f.Kind = FloatToFloat
	d.reg()
	n, t := d.numMods()
	f.To, f.From = t[0], t[1]
	if n != 2 || f.To != Single && f.To != Dbl || f.From != Half && f.From != Single && f.From != Dbl {
		d.fail()
	}
	f.Flush = d.mod("FTZ")
	f.Sat = d.mod("SAT")
	if f.To == f.From {
		f.Integer = d.roundToInt()
	}
	if !f.Integer {
		d.roundMod()
	}
	d.floatPart(f.From)
	if f.To == Dbl {
		d.double()
	}
}

// decodeFloatRound: FRND[.rnd] Rd, Ra rounds to an integer, to nearest unless said otherwise. The
// sign of zero is that of the operand. Source: PTX cvt.
func decodeFloatRound(d *decoder) {
	f := d.fn
	f.Kind, f.To, f.From, f.Integer = FloatToFloat, Single, Single, true
	d.reg()
	if d.mod("F64") {
		f.To, f.From = Dbl, Dbl
	}
	f.Flush = d.mod("FTZ")
	d.roundToInt()
	d.floatPart(f.From)
	if f.To == Dbl {
		d.double()
	}
}

// decodePack: F2FP[.dst.F32].PACK_AB Rd, Ra, Rb makes two halves of singles, Ra on top.
// Source: PTX cvt with two sources.
func decodePack(d *decoder) {
	f := d.fn
	f.Kind, f.To, f.From = FPack, Half, Single
	d.reg()
	n, t := d.numMods()
	switch {
	case n == 0:
	case n == 1 && (t[0] == Half || t[0] == BFloat), n == 2 && (t[0] == Half || t[0] == BFloat) && t[1] == Single:
		f.To = t[0]
	default:
		d.fail()
	}
	if !d.mod("PACK_AB") {
		d.fail()
	}
	d.roundMod()
	d.src(Float, neg|abs)
	d.src(Float, neg|abs)
}
