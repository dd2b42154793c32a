package analysis

import (
	"strings"

	"ori/cfg"
)

// plainCompare returns the relation and the two operands that the integer comparison i
// is of, if its first result is that comparison alone.
func plainCompare(i *cfg.Instr) (rel string, unsigned bool, x, y int, ok bool) {
	d := dests(i)
	if len(i.Args) < d+2 || i.HasMod("EX") || i.HasMod("X") || altered(i, d) {
		return "", false, 0, 0, false
	}
	if len(i.Args) > d+2 {
		third := &i.Args[d+2]
		pt := third.Kind == cfg.RegOperand && third.Reg.IsPred() && third.Reg.IsConst()
		and := !i.HasMod("OR") && !i.HasMod("XOR")
		if !pt || and != (third.Flags&cfg.Not == 0) {
			return "", false, 0, 0, false // combined with another
		}
	}
	rel = relation(i)
	return rel, i.HasMod("U32"), d, d + 1, mirrored(rel) != ""
}

// altered reports whether one of the two operands from d on is negated or the like, which integer comparisons cannot have:
// what the machine does with that is not known.
func altered(i *cfg.Instr, d int) bool {
	return (i.Args[d].Flags|i.Args[d+1].Flags)&(cfg.Neg|cfg.Not|cfg.Abs) != 0
}

// dests returns how many of i's first operands are predicates it writes.
func dests(i *cfg.Instr) int {
	n := 0
	for n < len(i.Args) && n < 2 && i.Args[n].Kind == cfg.RegOperand && i.Args[n].Reg.IsPred() {
		n++
	}
	return n
}

// compare evaluates an integer comparison. Both spellings are accepted:
// ISETP.EQ P0, R2, #0 and ISETP.EQ.AND P0, PT, R2, 0x0, PT.
func (t *transfer) compare(dst int) Known {
	i := t.i
	d := dests(i)
	if len(i.Args) < d+2 || i.HasMod("EX") || i.HasMod("X") {
		return Anything // goes on with the carry of another comparison
	}
	if altered(i, d) {
		return Anything
	}
	var c Truth
	switch {
	case i.HasMod("T"):
		c = True
	case i.HasMod("F"):
		c = False
	default:
		a, b := t.arg(d), t.arg(d+1)
		if t.same(d, d+1) {
			a, b = Exactly(0), Exactly(0)
		}
		c = relate(relation(i), a, b, !i.HasMod("U32"))
	}
	return t.combine(dst, d, c)
}

// combine makes the result for the written operand dst from the outcome of a
// comparison whose operands begin at d, and the predicate after them.
func (t *transfer) combine(dst, d int, c Truth) Known {
	if dst == 1 {
		c = c.not()
	}
	if len(t.i.Args) == d+2 {
		return c.known()
	}
	p := t.arg(d + 2).Truth()
	switch {
	case t.i.HasMod("OR"):
		return logic("OR", c, p).known()
	case t.i.HasMod("XOR"):
		return logic("XOR", c, p).known()
	}
	return logic("AND", c, p).known()
}

// relate is whether "a rel b".
func relate(rel string, a, b Known, signed bool) Truth {
	switch rel {
	case "LT":
		return a.less(b, signed)
	case "LE":
		return b.less(a, signed).not()
	case "GT":
		return b.less(a, signed)
	case "GE":
		return a.less(b, signed).not()
	case "EQ":
		return a.equal(b)
	case "NE":
		return a.equal(b).not()
	}
	return Varies
}

// same reports whether the operands x and y are sure to have one value.
func (t *transfer) same(x, y int) bool {
	a, b := &t.i.Args[x], &t.i.Args[y]
	if a.Kind != b.Kind || a.Flags&^cfg.Reuse != b.Flags&^cfg.Reuse || a.Suffix != b.Suffix {
		return false
	}
	switch a.Kind {
	case cfg.RegOperand:
		if a.Reg.Class == cfg.ClassSR {
			return false // may change from one read to the next
		}
		if a.Reg == b.Reg {
			return true
		}
		v := t.c.value(t.n, x)
		return v >= 0 && v == t.c.value(t.n, y)
	case cfg.ConstOperand:
		return a.Reg == b.Reg && a.UReg == b.UReg && a.Index == b.Index && a.Imm == b.Imm && a.Bank == b.Bank && a.Sym == b.Sym && a.RegSuffix == b.RegSuffix
	}
	return false
}

// floatCompare knows only what holds for every value of an operand compared
// with itself; whether it is a NaN decides the rest.
func (t *transfer) floatCompare(dst int) Known {
	i := t.i
	d := dests(i)
	if len(i.Args) < d+2 {
		return Anything
	}
	c := Varies
	switch rel := relation(i); {
	case i.HasMod("T"):
		c = True
	case i.HasMod("F"):
		c = False
	case !t.same(d, d+1):
	case rel == "LT" || rel == "GT" || rel == "NE":
		c = False
	case rel == "EQU" || rel == "LEU" || rel == "GEU":
		c = True
	}
	return t.combine(dst, d, c)
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

// logic applies a boolean operator to what is known of its inputs.
func logic(op string, a, b Truth) Truth {
	switch op {
	case "OR":
		return logic("AND", a.not(), b.not()).not()
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

// plop3 evaluates PLOP3.LUT Pd, Pq, Pa, Pb, Pc, lut, lut2. Bit 4a+2b+c of the
// table is the result (language.md: a=0xF0, b=0xCC, c=0xAA).
func (t *transfer) plop3(dst int) Known {
	i := t.i
	d := dests(i)
	n := len(i.Args)
	if d != 2 || n < d+4+dst {
		return Anything
	}
	table := &i.Args[d+3+dst]
	if table.Kind != cfg.ImmOperand {
		return Anything
	}
	can := [2]bool{}
	for row := range 8 {
		fits := true
		for k := range 3 {
			bit := row>>(2-k)&1 == 1
			if v := t.arg(d + k).Truth(); v != Varies && v != truth(bit) {
				fits = false
			}
			for j := range k { // the same predicate in two places has one value
				x, y := &i.Args[d+j], &i.Args[d+k]
				if v := t.c.value(t.n, d+j); v >= 0 && v == t.c.value(t.n, d+k) {
					equal := row>>(2-j)&1 == row>>(2-k)&1
					if equal != (x.Flags&cfg.Not == y.Flags&cfg.Not) {
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
		return Exactly(1)
	case [2]bool{true, false}:
		return Exactly(0)
	}
	return Anything
}

// psetp evaluates PSETP.bool1.bool2 Pd, Pq, Pa, Pb, Pc: (Pa bool1 Pb) bool2 Pc. Of
// what Pq is sources differ, and listings only have PT there.
func (t *transfer) psetp(dst int) Known {
	i := t.i
	d := dests(i)
	if d != 2 || dst != 0 || len(i.Args) < d+3 {
		return Anything
	}
	ops := strings.Split(strings.TrimPrefix(i.Mods(), "."), ".")
	if len(ops) != 2 {
		return Anything
	}
	v := logic(ops[0], t.arg(d).Truth(), t.arg(d+1).Truth())
	return logic(ops[1], v, t.arg(d+2).Truth()).known()
}
