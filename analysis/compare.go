package analysis

import (
	"math"
	"strings"

	"ori/cfg"
)

// result returns the constant that i writes to the predicate operand dst, as
// far as the machine defines one for every lane.
func (p *Predicates) result(s predState, i *cfg.Instr, dst int) Truth {
	switch i.Op.Name {
	case "ISETP", "UISETP", "FSETP", "DSETP":
		return p.compare(s, i, dst)
	case "PLOP3", "UPLOP3":
		return p.lut(s, i, dst)
	case "PSETP", "UPSETP":
		return p.psetp(s, i, dst)
	}
	return Varies
}

// dests returns how many of i's first operands are predicates it writes.
func dests(i *cfg.Instr) int {
	n := 0
	for n < len(i.Args) && n < 2 && i.Args[n].Kind == cfg.RegOperand && i.Args[n].Reg.IsPred() {
		n++
	}
	return n
}

// compare evaluates a comparison. Both spellings are accepted:
// ISETP.EQ P0, R2, #0 and ISETP.EQ.AND P0, PT, R2, 0x0, PT.
func (p *Predicates) compare(s predState, i *cfg.Instr, dst int) Truth {
	d := dests(i)
	if len(i.Args) < d+2 || i.HasMod("EX") {
		return Varies // .EX goes on with the carry of another comparison
	}
	a, b := &i.Args[d], &i.Args[d+1]
	c := Varies
	switch {
	case i.HasMod("T"):
		c = True
	case i.HasMod("F"):
		c = False
	case i.Op.Name == "FSETP" || i.Op.Name == "DSETP":
		c = floatCompare(i, a, b)
	default:
		c = intCompare(i, a, b)
	}
	if dst == 1 {
		c = c.not()
	}
	if len(i.Args) == d+2 {
		return c
	}
	return combine(i, c, p.operand(s, &i.Args[d+2]))
}

// combine applies the boolean modifier of i, .AND if it has none.
func combine(i *cfg.Instr, a, b Truth) Truth {
	switch {
	case i.HasMod("OR"):
		return logic("OR", a, b)
	case i.HasMod("XOR"):
		return logic("XOR", a, b)
	}
	return logic("AND", a, b)
}

// logic applies a boolean operator to what is known of its inputs.
func logic(op string, a, b Truth) Truth {
	switch op {
	case "OR":
		if a == True || b == True {
			return True
		}
		if a == False && b == False {
			return False
		}
	case "XOR":
		if a != Varies && b != Varies {
			return truth(a != b)
		}
	case "AND":
		if a == False || b == False {
			return False
		}
		if a == True && b == True {
			return True
		}
	}
	return Varies
}

// relation returns the comparison modifier of i.
func relation(i *cfg.Instr) string {
	for m := range strings.SplitSeq(strings.TrimPrefix(i.Mods(), "."), ".") {
		switch m {
		case "LT", "EQ", "LE", "GT", "NE", "GE", "LTU", "EQU", "LEU", "GTU", "NEU", "GEU", "NUM", "NAN":
			return m
		}
	}
	return ""
}

func intCompare(i *cfg.Instr, a, b *cfg.Operand) Truth {
	rel := relation(i)
	x, xok := intValue(a)
	y, yok := intValue(b)
	unsigned := i.HasMod("U32")
	switch {
	case sameValue(a, b):
		x, y = 0, 0
	case xok && yok:
	case unsigned && yok && y == 0: // nothing is below zero
		switch rel {
		case "GE":
			return True
		case "LT":
			return False
		}
		return Varies
	case unsigned && xok && x == 0:
		switch rel {
		case "LE":
			return True
		case "GT":
			return False
		}
		return Varies
	default:
		return Varies
	}
	less := int32(x) < int32(y)
	if unsigned {
		less = x < y
	}
	switch rel {
	case "LT":
		return truth(less)
	case "LE":
		return truth(less || x == y)
	case "GT":
		return truth(!less && x != y)
	case "GE":
		return truth(!less)
	case "EQ":
		return truth(x == y)
	case "NE":
		return truth(x != y)
	}
	return Varies
}

// intValue returns the 32-bit value of an operand that has one.
func intValue(o *cfg.Operand) (uint32, bool) {
	var v int64
	switch {
	case o.Kind == cfg.ImmOperand && o.Suffix == "":
		v = o.Imm
		if v < math.MinInt32 || v > math.MaxUint32 {
			return 0, false
		}
	case o.Kind == cfg.RegOperand && (o.Reg == cfg.RZ || o.Reg == cfg.URZ):
	default:
		return 0, false
	}
	if o.Flags&cfg.Not != 0 {
		v = ^v
	}
	if o.Flags&cfg.Neg != 0 {
		v = -v
	}
	return uint32(v), true
}

// floatCompare knows only what holds for every value of an operand compared
// with itself; whether it is a NaN decides the rest.
func floatCompare(i *cfg.Instr, a, b *cfg.Operand) Truth {
	if !sameValue(a, b) {
		return Varies
	}
	switch relation(i) {
	case "LT", "GT", "NE":
		return False
	case "EQU", "LEU", "GEU":
		return True
	}
	return Varies
}

// sameValue reports whether two operands are sure to have the same value.
func sameValue(a, b *cfg.Operand) bool {
	return a.Kind == b.Kind && a.Flags&^cfg.Reuse == b.Flags&^cfg.Reuse && a.Reg == b.Reg && a.UReg == b.UReg && a.Index == b.Index &&
		a.Imm == b.Imm && a.Bank == b.Bank && a.Sym == b.Sym && a.Suffix == b.Suffix && a.RegSuffix == b.RegSuffix &&
		(a.Kind == cfg.RegOperand && a.Reg.Class != cfg.ClassSR || a.Kind == cfg.ConstOperand)
}

// lut evaluates PLOP3.LUT Pd, Pq, Pa, Pb, Pc, lut, lut2. Bit 4a+2b+c of the
// table is the result (language.md: a=0xF0, b=0xCC, c=0xAA).
func (p *Predicates) lut(s predState, i *cfg.Instr, dst int) Truth {
	d := dests(i)
	n := len(i.Args)
	if d != 2 || n < d+4 {
		return Varies
	}
	table := &i.Args[d+3]
	if dst == 1 {
		if n < d+5 {
			return Varies
		}
		table = &i.Args[d+4]
	}
	if table.Kind != cfg.ImmOperand {
		return Varies
	}
	can := [2]bool{}
	for row := range 8 {
		fits := true
		for k := range 3 {
			bit := row>>(2-k)&1 == 1
			if v := p.operand(s, &i.Args[d+k]); v != Varies && v != truth(bit) {
				fits = false
			}
			// The same predicate in two places has one value.
			for j := range k {
				if x, y := &i.Args[d+j], &i.Args[d+k]; x.Kind == cfg.RegOperand && x.Reg == y.Reg {
					same := row>>(2-j)&1 == row>>(2-k)&1
					if same != (x.Flags&cfg.Not == y.Flags&cfg.Not) {
						fits = false
					}
				}
			}
		}
		if fits {
			can[table.Imm>>row&1] = true
		}
	}
	switch can {
	case [2]bool{false, true}:
		return True
	case [2]bool{true, false}:
		return False
	}
	return Varies
}

// psetp evaluates PSETP.bool1.bool2 Pd, Pq, Pa, Pb, Pc: (Pa bool1 Pb) bool2 Pc,
// where Pq has the first part negated.
func (p *Predicates) psetp(s predState, i *cfg.Instr, dst int) Truth {
	d := dests(i)
	if d != 2 || len(i.Args) < d+3 {
		return Varies
	}
	ops := strings.Split(strings.TrimPrefix(i.Mods(), "."), ".")
	if len(ops) != 2 {
		return Varies
	}
	v := logic(ops[0], p.operand(s, &i.Args[d]), p.operand(s, &i.Args[d+1]))
	if dst == 1 {
		v = v.not()
	}
	return logic(ops[1], v, p.operand(s, &i.Args[d+2]))
}
