package eval

import (
	"math"
	"strings"

	"github.com/ori-lang/ori/cfg"
)

// Of returns how i computes what it writes, or nil if that is not defined by its
// operands alone or not known for certain. sm is the target, 70 for sm_70, 0 if
// not known. The answer depends on opcode, modifiers, target, and on the kinds, signs and
// suffixes of the operands, not on register numbers and values.
//
// It parses modifiers; [Table.Of] does so once for each spelling.
func Of(i *cfg.Instr, sm int) *Fn {
	family := families[i.Op.Name]
	if family == nil || !i.Op.Known() || len(i.Args) == 0 || len(i.Args) > maxArgs {
		return nil
	}
	d := &decoder{i: i, sm: sm, n: i.NumDst(sm), fn: &Fn{Dst: [3]int8{-1, -1, -1}, lowMask: math.MaxUint32}}
	if i.Mods() != "" {
		d.mods = strings.Split(i.Mods()[1:], ".")
	}
	if i.Op.Name == "LOP3" || i.Op.Name == "ULOP3" {
		family = d.lop3Family(family)
	}
	if sm < 50 {
		d.mod("S") // pops the synchronization stack, which is not the result's concern
	}
	d.at = d.n
	family(d)
	if d.bad || len(d.mods) > 0 || d.at != len(i.Args) {
		return nil
	}
	if !d.wide() {
		return nil
	}
	d.unused()
	return d.fn
}

// wide reports whether what is written is as wide as the registers that the instruction writes:
// what is not is a spelling of which one of the two does not know.
func (d *decoder) wide() bool {
	for _, k := range d.fn.Dst {
		if k < 0 {
			continue
		}
		if a := &d.i.Args[k]; a.Kind == cfg.RegOperand && (a.Reg.Class == cfg.ClassR || a.Reg.Class == cfg.ClassUR) && d.i.Words(int(k), d.sm) != 1+int(d.fn.Wide>>k&1) {
			return false
		}
	}
	return true
}

// families are the decoders of the opcodes.
var families = allFamilies()

// allFamilies gives uniform opcodes the decoders of those of general registers:
// they are called the same with a U in front.
func allFamilies() map[string]func(*decoder) {
	all := map[string]func(*decoder){}
	for _, list := range []map[string]func(*decoder){intFamilies, bitFamilies, predFamilies, floatFamilies, convFamilies} {
		for name, family := range list {
			all[name] = family
			if op := "U" + name; cfg.LookupOp(op) != nil {
				all[op] = family
			}
		}
	}
	return all
}

// A decoder reads the spelling of one instruction.
type decoder struct {
	i    *cfg.Instr
	sm   int
	n    int      // written operands
	mods []string // that nobody has asked for yet
	fn   *Fn
	at   int // the next source operand
	bad  bool

	used [maxArgs]bool // written operands that get a result
}

func (d *decoder) fail() { d.bad = true }

// old reports whether the target is known to be sm_62 or older.
func (d *decoder) old() bool { return d.sm > 0 && d.sm < 70 }

// mod reports whether the modifier is given, and takes it.
func (d *decoder) mod(name string) bool {
	for k, m := range d.mods {
		if m == name {
			d.mods = append(d.mods[:k:k], d.mods[k+1:]...)
			return true
		}
	}
	return false
}

// types takes the modifiers that are in names, in the order they stand, at most two, and
// returns their indices there.
func (d *decoder) types(names []string) (n int, t [2]int) {
	rest := d.mods[:0:0]
	for _, m := range d.mods {
		at := -1
		for k, name := range names {
			if name != "" && name == m {
				at = k
			}
		}
		if at < 0 || n == 2 {
			rest = append(rest, m)
			continue
		}
		t[n] = at
		n++
	}
	d.mods = rest
	return n, t
}

// left is how many source operands nobody has asked for yet.
func (d *decoder) left() int { return len(d.i.Args) - d.at }

func (d *decoder) class(k int) class { return classOf(&d.i.Args[k]) }

// nextPred reports whether the next source operand is a predicate.
func (d *decoder) nextPred() bool {
	if d.left() < 1 {
		return false
	}
	c := d.class(d.at)
	return c == predClass || c == trueClass
}

// reg says that result 0 goes to the one written register, and takes its suffix .CC.
func (d *decoder) reg() {
	for k := range d.n {
		switch d.class(k) {
		case regClass, zeroClass:
			a := &d.i.Args[k]
			if d.used[k] || d.fn.Dst[0] >= 0 || a.Flags&(cfg.Neg|cfg.Not|cfg.Abs) != 0 {
				d.fail()
				return
			}
			switch n := suffixNumber(a.Suffix()); {
			case n == ccSuffix && d.sm < 70:
				d.fn.SetCC = true
			case n != 0 && n != wideSuffix:
				d.fail()
			}
			d.fn.Dst[0], d.used[k] = int8(k), true
		}
	}
	if d.fn.Dst[0] < 0 {
		d.fail()
	}
}

// preds says that results 1 and 2 go to the written predicates, as far as they are there.
func (d *decoder) preds(most int) {
	n := 1
	for k := range d.n {
		if c := d.class(k); c != predClass && c != trueClass || n > most {
			continue
		}
		if d.i.Args[k].Flags&(cfg.Neg|cfg.Not|cfg.Abs) != 0 || d.i.Args[k].Suffix() != "" {
			d.fail()
		}
		d.fn.Dst[n], d.used[k] = int8(k), true
		n++
	}
}

// unused fails if a result that is not understood goes anywhere but to PT.
func (d *decoder) unused() {
	for k := range d.n {
		if !d.used[k] && d.class(k) != trueClass {
			d.fn = nil
			return
		}
	}
}

// An accept is what a decoder accepts as a source besides the plain operand.
type accept uint8

const (
	neg accept = 1 << iota
	not
	abs
	half  // .H0, .H1
	bytes // .B0 to .B3
	wide  // a pair
)

// src takes the next operand as a source of type t.
func (d *decoder) src(t Type, ok accept) *Src {
	if d.bad || d.left() < 1 || d.fn.n == maxSrc {
		d.fail()
		return &Src{}
	}
	k := d.at
	d.at++
	a := &d.i.Args[k]
	s := &d.fn.src[d.fn.n]
	*s = Src{Arg: int8(k), Type: t, Neg: a.Flags&cfg.Neg != 0, Not: a.Flags&cfg.Not != 0, Abs: a.Flags&cfg.Abs != 0}
	c := d.class(k)
	switch t {
	case Pred:
		if c == trueClass {
			s.Arg, s.Val = -1, 1
		} else if c != predClass {
			d.fail()
		}
	case Preds:
		if c != predsClass {
			d.fail()
		}
	default:
		d.number(s, c)
	}
	switch sel := suffixNumber(a.Suffix()); {
	case sel == 0:
	case sel == wideSuffix && (t == Int64 || t == Double):
	case sel <= uint32(H1) && ok&half != 0 && sel > 0, sel >= uint32(B0) && sel <= uint32(B3) && ok&bytes != 0:
		s.Sel = Sel(sel)
		if c == immClass || c == floatClass {
			d.fail()
		}
	case t == HalfTwo && sel >= uint32(H0H0) && sel <= uint32(H1H0):
		s.Sel = Sel(sel)
	default:
		d.fail()
	}
	if s.Neg && ok&neg == 0 || s.Not && ok&not == 0 || s.Abs && ok&abs == 0 || s.Neg && s.Not {
		d.fail()
	}
	s.plain = t == Int && s.Sel == All && !s.Neg && !s.Not && !s.Abs
	d.fn.n++
	return s
}

// number settles a source that is a number.
func (d *decoder) number(s *Src, c class) {
	isFloat := s.Type >= Float
	switch c {
	case zeroClass:
		s.Arg = -1
	case regClass, constClass:
		if s.Type == Int64 || s.Type == Double {
			d.fn.Wide |= 1 << s.Arg
		}
	case immClass:
		s.Imm = true
		d.fn.imms |= 1 << d.fn.n
	case floatClass:
		s.Imm, s.float = true, true
		d.fn.imms |= 1 << d.fn.n
		if !isFloat {
			d.fail()
		}
	default:
		d.fail()
	}
}

// int takes the next operand as a 32-bit integer.
func (d *decoder) int(ok accept) *Src { return d.src(Int, ok) }

// pred takes the next operand as a predicate.
func (d *decoder) pred() *Src { return d.src(Pred, not) }

// predOr takes the next operand as a predicate if there is one, else the constant.
func (d *decoder) predOr(v uint64) {
	if d.left() > 0 {
		d.pred()
		return
	}
	d.constant(v).Type = Pred
}

// constant adds a source that is constant.
func (d *decoder) constant(v uint64) *Src {
	if d.fn.n == maxSrc {
		d.fail()
		return &Src{}
	}
	s := &d.fn.src[d.fn.n]
	*s = Src{Arg: -1, Val: v, plain: true}
	d.fn.n++
	return s
}

// imm takes the next operand, which has to be an immediate.
func (d *decoder) imm() *Src {
	if d.left() < 1 || d.class(d.at) != immClass {
		d.fail()
		return &Src{}
	}
	return d.int(0)
}

// boolMod takes .AND, .OR or .XOR.
func (d *decoder) boolMod() (o Bool, ok bool) {
	switch {
	case d.mod("AND"):
		return And, true
	case d.mod("OR"):
		return Or, true
	case d.mod("XOR"):
		return Xor, true
	}
	return And, false
}

// cmpMod takes a comparison. n is how many of cmpNames there are to choose from.
func (d *decoder) cmpMod(n int) Cmp {
	for _, c := range cmpNames[:n] {
		if d.mod(c.name) {
			return c.cmp
		}
	}
	d.fail()
	return Never
}

// signMod reports whether integers are signed: unless .U32 is given.
func (d *decoder) signMod() bool {
	return !d.mod("U32") && (d.mod("S32") || true)
}

// double makes result 0 a register pair.
func (d *decoder) double() {
	d.fn.lowMask = math.MaxUint64
	if d.fn.Dst[0] >= 0 && d.class(int(d.fn.Dst[0])) == regClass {
		d.fn.Wide |= 1 << d.fn.Dst[0]
	}
}
