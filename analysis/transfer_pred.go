package analysis

import (
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// plainCompare returns the relation and the two operands that the integer comparison i of f
// is of, if its first result is that comparison alone.
func plainCompare(f *cfg.Func, i *cfg.Instr) (rel string, unsigned bool, x, y int, ok bool) {
	fn := fns.Of(i, f.SM())
	if fn == nil || !fn.Fits(i) || !comparesOnly(i, fn) {
		return "", false, 0, 0, false
	}
	x = i.NumDst(f.SM())
	return fn.Cmp.String(), !fn.Signed, x, x + 1, true
}

// comparesOnly reports whether the first result of i, which computes fn, is the outcome of one
// integer comparison that may hold or not.
func comparesOnly(i *cfg.Instr, fn *eval.Fn) bool {
	if !compares(fn) || fn.Cmp == eval.Never || fn.Cmp == eval.Always {
		return false
	}
	p, ok := fn.Constant(i, 2)
	return ok && (p != 0) == (fn.Bool == eval.And) // else it is combined with another
}

// compares reports whether fn compares 32-bit integers and writes predicates.
func compares(fn *eval.Fn) bool {
	return fn != nil && fn.Kind == eval.Compare && fn.Dst[0] < 0 && !fn.Ext
}

// relation returns the relation of the integer comparison i of f, whatever its outcome is combined
// with; "" if i is none.
func relation(f *cfg.Func, i *cfg.Instr) string {
	if fn := fns.Of(i, f.SM()); compares(fn) && fn.Fits(i) {
		return fn.Cmp.String()
	}
	return ""
}

// dests returns how many of i's first operands are predicates it writes.
func dests(i *cfg.Instr) int {
	n := 0
	for n < len(i.Args) && n < 2 && i.Args[n].Kind == cfg.RegOperand && i.Args[n].Reg.IsPred() {
		n++
	}
	return n
}

// predicate is what is known of result 1 or 2 of an Fn.
func (t *transfer) predicate(result int) Known {
	f := t.fn
	switch f.Kind {
	case eval.Compare:
		return t.compare(result).known()
	case eval.FCompare:
		if f.From != eval.Half { // of which the two results are of different halves
			return t.floatCompare(result).known()
		}
	case eval.PredLogic:
		return t.predLogic(2 + result).known()
	case eval.Logic:
		return t.test(t.logic()).known()
	case eval.Add:
		return t.carry(result).known()
	}
	return Anything
}

// carry is whether a sum reaches 2^32, or 2^33 as result 2. A negated operand carries for zero, too. Only what reads switches is told.
func (t *transfer) carry(result int) Truth {
	f := t.fn
	if t.c == nil || t.c.given == nil || f.Double || f.Sat {
		return Varies
	}
	var lo, hi uint64
	if f.UseCC {
		in := t.code().shr(Exactly(carryBit)).and(Exactly(1))
		lo, hi = uint64(in.Lo), uint64(in.Hi)
	}
	for k := range f.Src() {
		x := t.src(k)
		lo, hi = lo+uint64(x.Lo), hi+uint64(x.Hi)
		switch {
		case !f.Src()[k].Neg || x.Lo > 0:
		case x.Hi == 0:
			lo, hi = lo+1<<32, hi+1<<32
		default:
			hi += 1 << 32
		}
	}
	if f.PlusOne {
		lo, hi = lo+1, hi+1
	}
	switch reached := uint64(result) << 32; {
	case lo >= reached:
		return True
	case hi < reached:
		return False
	}
	return Varies
}

// compare evaluates an integer comparison. Under .EX and .X equal high words leave it to the
// comparison of the low ones.
func (t *transfer) compare(result int) Truth {
	f := t.fn
	can := eval.EQ
	if !t.same() {
		can = outcomes(t.src(0), t.src(1), f.Signed)
	}
	c := decide(f.Cmp, can)
	if f.Ext && can&eval.EQ != 0 {
		low := Varies
		if f.UseCC {
			low = decide(f.Cmp, ofDifference(t.code()))
		} else {
			low = t.src(3).Truth()
		}
		if can != eval.EQ && decide(f.Cmp, can&^eval.EQ) != low {
			low = Varies
		}
		c = low
	}
	return t.combine(result, c)
}

// floatCompare knows only what holds for every value of an operand compared
// with itself; whether it is a NaN decides the rest.
func (t *transfer) floatCompare(result int) Truth {
	can := eval.Always
	if t.same() {
		can = eval.EQ | eval.UN
	}
	return t.combine(result, decide(t.fn.Cmp, can))
}

// combine makes result 1 or 2 from the outcome of a comparison and the predicate after its operands.
func (t *transfer) combine(result int, c Truth) Truth {
	if result == 2 {
		c = c.not()
	}
	return c.combine(t.fn.Bool, t.src(2).Truth())
}

// outcomes are those that a comparison of a with b may have.
func outcomes(a, b Known, signed bool) eval.Cmp {
	less, greater, equal := a.less(b, signed), b.less(a, signed), a.equal(b)
	switch {
	case less == True:
		return eval.LT
	case greater == True:
		return eval.GT
	case equal == True:
		return eval.EQ
	}
	can := eval.NUM
	if less == False {
		can &^= eval.LT
	}
	if greater == False {
		can &^= eval.GT
	}
	if equal == False {
		can &^= eval.EQ
	}
	return can
}

// decide is whether a comparison holds of which the outcome is one of can.
func decide(c, can eval.Cmp) Truth {
	switch {
	case can == 0: // no value fits: it never runs
	case can&^c == 0:
		return True
	case can&c == 0:
		return False
	}
	return Varies
}

// same reports whether the sources 0 and 1 are sure to have one value: they are one operand.
func (t *transfer) same() bool { return sameSources(t.i, t.fn) }

func sameSources(i *cfg.Instr, f *eval.Fn) bool {
	x, y := f.Src()[0].Arg, f.Src()[1].Arg
	if x < 0 || y < 0 {
		return false
	}
	a, b := &i.Args[x], &i.Args[y]
	return a.Kind == b.Kind && a.Reg == b.Reg && a.Same(b)
}

// predLogic evaluates the truth table of three predicates that is source table: which rows there
// may be, and what they say.
func (t *transfer) predLogic(table int) Truth {
	lut, ok := t.src(table).Const()
	if !ok || lut > 0xff {
		return Varies
	}
	src := t.fn.Src()
	var known [3]Truth
	for k := range known {
		known[k] = t.src(k).Truth()
	}
	can := [2]bool{}
	for row := range 8 {
		fits := true
		for k := range known {
			bit := row>>(2-k)&1 == 1
			if known[k] != Varies && known[k] != truth(bit) {
				fits = false
			}
			for j := range k { // the same predicate in two places has one value
				x, y := &src[j], &src[k]
				if x.Arg >= 0 && y.Arg >= 0 && t.i.Args[x.Arg].Reg == t.i.Args[y.Arg].Reg {
					equal := row>>(2-j)&1 == row>>(2-k)&1
					if equal != (x.Not == y.Not) {
						fits = false
					}
				}
			}
		}
		if fits {
			can[lut>>row&1] = true
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

// test is whether the value x of a Logic passes its test.
func (t *transfer) test(x Known) Truth {
	nonzero := x.equal(Exactly(0)).not()
	if t.fn.UseCC && nonzero != True { // the lower word counts, too
		if nonzero = flagOf(t.code(), eval.Zero).not(); nonzero == False {
			nonzero = x.equal(Exactly(0)).not()
		}
	}
	switch t.fn.Test {
	case eval.TestOr:
		return nonzero.combine(eval.Or, t.src(4).Truth())
	case eval.TestAnd:
		return nonzero.combine(eval.And, t.src(4).Truth())
	case eval.TestTrue:
		return True
	case eval.TestFalse:
		return False
	case eval.TestZero:
		return nonzero.not()
	}
	return nonzero
}
