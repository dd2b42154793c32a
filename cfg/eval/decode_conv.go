package eval

// convFamilies convert between number formats.
var convFamilies = map[string]func(*decoder){
	"I2I": decodeIntToInt,
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
	ok := neg | abs
	switch f.From {
	case U8, S8:
		ok |= bytes
	case U16, S16:
		ok |= half
	}
	s := d.int(ok)
	if f.Sat && (s.Neg || s.Abs) || s.Imm {
		d.fail()
	}
	if n != 2 || f.To < U8 || f.To > S32 || f.From < U8 || f.From > S32 || f.To.Signed() && f.To != S32 {
		d.fail()
	}
	s.plain = true // extension comes before the signs
}
