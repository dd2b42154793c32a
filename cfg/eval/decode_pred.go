package eval

// predFamilies work on predicates.
var predFamilies = map[string]func(*decoder){
	"PLOP3": decodePredLogic3, "PSETP": decodePredSet, "PSET": decodePredSet,
	"P2R": decodePredsToReg, "UP2UR": decodePredsToReg, "R2P": decodeRegToPreds, "UR2UP": decodeRegToPreds,
}

// lop3Family returns the decoder for LOP3, which the seeds also use on predicates:
// LOP3 Pd, Pa, Pb, table.
func (d *decoder) lop3Family(family func(*decoder)) func(*decoder) {
	if len(d.i.Args) < 4 {
		return family
	}
	n := 0
	for n < len(d.i.Args) && (d.class(n) == predClass || d.class(n) == trueClass) {
		n++
	}
	if n < 3 {
		return family
	}
	d.n = max(n-3, 1)
	return decodePredLogic3
}

// decodePredLogic3: PLOP3.LUT Pd, Pd2, Pa, Pb, Pc, table, table2. The short
// forms leave out Pd2, Pc and the second table. Source: Mesa; language.md.
func decodePredLogic3(d *decoder) {
	f := d.fn
	f.Kind = PredLogic
	d.mod("LUT")
	d.preds(2)
	d.pred()
	d.pred()
	if d.nextPred() {
		d.pred()
	} else {
		d.constant(1)
	}
	d.imm()
	if d.left() > 0 {
		d.imm()
	} else if d.constant(0); f.Dst[2] >= 0 && d.class(int(f.Dst[2])) != trueClass {
		d.fail()
	}
}

// decodePredSet: (Pa op Pb) op2 Pc into a predicate (PSETP) or as a mask into a register (PSET).
// Of Pd2 the sources differ on whether it has the complement of Pa or of the first part, so that
// only PT is accepted for it. Source: ISA; Mesa.
func decodePredSet(d *decoder) {
	f := d.fn
	f.Kind = PredLogic
	if d.i.Op.Name == "PSET" {
		d.reg()
		f.One = d.mod("BF")
	} else {
		d.preds(1)
	}
	n, ops := d.types([]string{"AND", "OR", "XOR"})
	if n != 2 {
		d.fail()
	}
	d.pred()
	d.pred()
	d.pred()
	first := Bool(ops[0]).of(tableA, tableB)
	d.constant(Bool(ops[1]).of(first, tableC))
	d.constant(0)
}

// decodePredsToReg: P2R[.Bn] Rd, PR, Ra, mask. Bit k of byte n of the result is Pk if bit k of
// the mask is set; all others are those of Ra. Source: emulators; listings.
func decodePredsToReg(d *decoder) {
	d.fn.Kind = PredsToReg
	d.reg()
	for n, name := range []string{"B0", "B1", "B2", "B3"} {
		if d.mod(name) {
			d.fn.Mode = uint8(n)
			break
		}
	}
	d.src(Preds, 0)
	d.int(0)
	d.imm()
}

// decodeRegToPreds: R2P PR, Ra[.Bn], mask. Source: emulators; listings.
func decodeRegToPreds(d *decoder) {
	f := d.fn
	f.Kind = RegToPreds
	if d.n != 1 || d.class(0) != predsClass {
		d.fail()
		return
	}
	f.Dst[0], d.used[0] = 0, true
	d.int(bytes)
	d.imm()
}
