package analysis

import (
	"math"
	"strings"

	"ori/cfg"
)

// This file says what is known of the results of an instruction from what is known
// of its operands.

// instr evaluates instruction number n, which is i in block b.
func (c *Constants) instr(b, n int32, i *cfg.Instr) {
	r := c.ssa.Regs
	words, args, vals := r.Words(n), r.Args(n), c.ssa.Values(n)
	if len(words) == 0 || !words[len(words)-1].Write() {
		return // the writes come last
	}
	runs := c.guard(b, n, i)
	if runs == False {
		c.kept(b, n)
		return
	}
	exactly := c.exactly(b, n, i)
	t := transfer{c: c, b: b, n: n, i: i}
	last := int8(cfg.ArgDescriptor - 1)
	word := 0 // of the operand
	for k, w := range words {
		if !w.Write() {
			continue
		}
		if args[k] == last {
			word++
		} else {
			word, last = 0, args[k]
		}
		v := vals[k]
		prev := c.ssa.prev[v]
		var x Known
		switch {
		case args[k] < 0:
			x = c.most(v)
		default:
			if exactly {
				x = c.exact.word(args[k], word)
			} else {
				x = t.result(int(args[k]), word)
			}
			if r.Regs[w.Var()].IsPred() && x.Hi > 1 {
				x = Varies.known()
			}
			switch {
			case runs == True && !i.Guard.Always(), !w.May():
			case prev < 0:
				x = c.most(v) // nobody reads it
			default:
				x = x.join(c.in(prev, b))
			}
		}
		c.set(v, x)
	}
}

// kept evaluates instruction number n, which no lane runs: its results are what
// was there before.
func (c *Constants) kept(b, n int32) {
	for k, w := range c.ssa.Regs.Words(n) {
		if !w.Write() {
			continue
		}
		v := c.ssa.Values(n)[k]
		if prev := c.ssa.prev[v]; prev >= 0 {
			c.set(v, c.in(prev, b))
		} else {
			c.set(v, c.most(v))
		}
	}
}

// guard returns whether the guard of instruction n lets lanes through.
func (c *Constants) guard(b, n int32, i *cfg.Instr) Truth {
	g := i.Guard
	switch {
	case g.Always():
		return True
	case g.Never():
		return False
	}
	t := c.read(b, n, cfg.ArgGuard, 0).Truth()
	if g.Not {
		return t.not()
	}
	return t
}

// read returns what is known of the word-th register of operand arg of
// instruction n, which is in block b.
func (c *Constants) read(b, n int32, arg int8, word int) Known {
	r := c.ssa.Regs
	args := r.Args(n)
	for k := range args {
		if args[k] != arg {
			continue
		}
		if w := r.Words(n)[k]; w < 0 || w.Write() {
			continue
		}
		if word > 0 {
			word--
			continue
		}
		if v := c.ssa.Values(n)[k]; v >= 0 && c.val[v] != (Known{}) {
			return c.in(v, b)
		}
		break
	}
	return Anything
}

// value returns the value that operand arg of instruction n reads first.
func (c *Constants) value(n int32, arg int) Value {
	r := c.ssa.Regs
	for k, of := range r.Args(n) {
		if w := r.Words(n)[k]; int(of) == arg && w >= 0 && !w.Write() {
			return c.ssa.Values(n)[k]
		}
	}
	return NoValue
}

// operand returns what is known of the source operand k of instruction n as
// the instruction takes it: with its signs. Of what spans more than one register it
// is the lowest.
func (c *Constants) operand(b, n int32, i *cfg.Instr, k int) Known {
	if k >= len(i.Args) {
		return Anything
	}
	a := &i.Args[k]
	if a.Suffix != "" {
		return Anything
	}
	var x Known
	switch a.Kind {
	case cfg.ImmOperand:
		v, ok := intValue(a)
		if !ok {
			return Anything
		}
		return Exactly(v)
	case cfg.RegOperand:
		switch {
		case a.Reg.IsPred() && a.Reg.IsConst():
			x = Exactly(1)
		case a.Reg.IsConst():
			x = Exactly(0)
		default:
			x = c.read(b, n, int8(k), 0)
		}
	default:
		return Anything
	}
	if a.Reg.IsPred() {
		if x.Hi > 1 {
			x = Varies.known()
		}
		if a.Flags&cfg.Not != 0 {
			x = x.xor(Exactly(1))
		}
		return x
	}
	if a.Flags&cfg.Abs != 0 {
		x = x.abs()
	}
	if a.Flags&cfg.Not != 0 {
		x = x.not()
	}
	if a.Flags&cfg.Neg != 0 {
		x = x.neg()
	}
	return x
}

// A transfer evaluates one instruction.
type transfer struct {
	c    *Constants
	b, n int32
	i    *cfg.Instr
}

// arg is what is known of operand k.
func (t *transfer) arg(k int) Known { return t.c.operand(t.b, t.n, t.i, k) }

// result returns what is known of the word-th register of the written operand
// dst.
func (t *transfer) result(dst, word int) Known {
	i := t.i
	if word > 0 {
		return Anything
	}
	name := strings.TrimPrefix(i.Op.Name, "U")
	pred := i.Args[dst].Reg.IsPred()
	switch name {
	case "ISETP":
		return t.compare(dst)
	case "PLOP3":
		return t.plop3(dst)
	case "PSETP":
		return t.psetp(dst)
	case "FSETP", "DSETP":
		return t.floatCompare(dst)
	}
	if pred {
		return Anything
	}
	d := i.NumDst(t.c.ssa.Regs.f.SM()) // the first source
	if d != 1 {
		return t.bounds()
	}
	switch name {
	case "MOV", "MOV32I":
		return t.arg(d)
	case "IADD", "IADD32I", "ISUB":
		if t.plain("") {
			b := t.arg(d + 1)
			if name == "ISUB" {
				b = b.neg()
			}
			return t.arg(d).add(b)
		}
	case "IADD3":
		if t.plain("") {
			return t.arg(d).add(t.arg(d + 1)).add(t.arg(d + 2))
		}
	case "VIADD":
		if t.plain("") {
			return t.arg(d).add(t.arg(d + 1))
		}
	case "IMAD":
		return t.imad(d)
	case "IMUL", "IMUL32I":
		if t.plain(".U32") {
			return t.arg(d).mul(t.arg(d + 1))
		}
	case "ISCADD", "ISCADD32I":
		if t.plain("") {
			return t.arg(d).shl(t.arg(d + 2)).add(t.arg(d + 1))
		}
	case "LEA":
		if t.plain("") && len(i.Args) == d+3 {
			return t.arg(d).shl(t.arg(d + 2)).add(t.arg(d + 1))
		}
	case "LOP3":
		if n := d + 3; n < len(i.Args) && i.Args[n].Kind == cfg.ImmOperand && t.plain(".LUT") {
			return t.lop3(t.arg(d), t.arg(d+1), t.arg(d+2), uint8(i.Args[n].Imm))
		}
	case "LOP", "LOP32I":
		return t.lop(d)
	case "SHL":
		if t.plain("") {
			return t.arg(d).shl(t.arg(d + 1))
		}
	case "SHR":
		switch {
		case t.plain(""):
			return t.arg(d).sar(t.arg(d + 1))
		case t.plain(".U32"):
			return t.arg(d).shr(t.arg(d + 1))
		}
	case "SHF":
		return t.shf(d)
	case "SEL":
		if len(i.Args) == d+3 {
			switch t.arg(d + 2).Truth() {
			case True:
				return t.arg(d)
			case False:
				return t.arg(d + 1)
			}
			return t.arg(d).join(t.arg(d + 1))
		}
	case "IMNMX", "VIMNMX":
		return t.minmax(d)
	case "IABS":
		return t.arg(d).abs()
	case "POPC":
		if len(i.Args) == d+1 {
			return Between(0, 32)
		}
	}
	return t.bounds()
}

// plain reports whether i has no modifiers but those of allowed.
func (t *transfer) plain(allowed string) bool { return t.i.Mods() == "" || t.i.Mods() == allowed }

func (t *transfer) imad(d int) Known {
	switch t.i.Mods() {
	case "", ".U32", ".MOV", ".MOV.U32", ".IADD", ".SHL", ".SHL.U32":
		return t.arg(d).mul(t.arg(d + 1)).add(t.arg(d + 2))
	}
	return Anything
}

// lop3 knows more than bits of an AND: it is not above its operands.
func (t *transfer) lop3(a, b, c Known, table uint8) Known {
	switch table {
	case 0xc0:
		return a.and(b)
	case 0xfc:
		return a.or(b)
	case 0x80:
		return a.and(b).and(c)
	}
	return lop3(a, b, c, table)
}

func (t *transfer) lop(d int) Known {
	a, b := t.arg(d), t.arg(d+1)
	switch t.i.Mods() {
	case ".AND":
		return a.and(b)
	case ".OR":
		return a.or(b)
	case ".XOR":
		return a.xor(b)
	case ".PASS_B":
		return b
	}
	return Anything
}

// shf is a funnel shift of which one half is zero or the sign.
func (t *transfer) shf(d int) Known {
	if len(t.i.Args) < d+3 {
		return Anything
	}
	lo, n, hi := t.arg(d), t.arg(d+1), t.arg(d+2)
	if n.Hi > 31 {
		return Anything
	}
	zero := func(k Known) bool { return k == Exactly(0) }
	switch t.i.Mods() {
	case ".L.U32", ".L.U64", ".L.S32", ".L.S64", ".L.W.U32":
		return lo.shl(n) // the low word
	case ".R.U32.HI", ".R.W.U32.HI", ".R.U64.HI":
		return hi.shr(n)
	case ".R.S32.HI", ".R.W.S32.HI", ".R.S64.HI":
		return hi.sar(n)
	case ".R.U32", ".R.U64":
		if zero(hi) {
			return lo.shr(n)
		}
	}
	return Anything
}

func (t *transfer) minmax(d int) Known {
	unsigned := t.plain(".U32") && t.i.Mods() != ""
	if t.i.Mods() != "" && !unsigned || len(t.i.Args) != d+3 {
		return Anything
	}
	a, b := t.arg(d), t.arg(d+1)
	switch t.arg(d + 2).Truth() {
	case True:
		return a.min(b, !unsigned)
	case False:
		return a.max(b, !unsigned)
	}
	return a.min(b, !unsigned).join(a.max(b, !unsigned))
}

// bounds is what an opcode alone tells of its result.
func (t *transfer) bounds() Known {
	i := t.i
	switch i.Op.Name {
	case "S2R", "S2UR", "CS2R":
		if src := i.Args[len(i.Args)-1]; src.Reg.Class == cfg.ClassSR && (i.Op.Name != "CS2R" || i.HasMod("32")) {
			return specialBounds(src.Reg)
		}
	case "LD", "LDG", "LDS", "LDL", "LDC", "ULDC", "LDU":
		switch {
		case i.HasMod("U8"):
			return Between(0, math.MaxUint8)
		case i.HasMod("U16"):
			return Between(0, math.MaxUint16)
		case i.HasMod("S8"):
			return BetweenSigned(math.MinInt8, math.MaxInt8)
		case i.HasMod("S16"):
			return BetweenSigned(math.MinInt16, math.MaxInt16)
		}
	}
	return Anything
}

// specialBounds is what is known of a special register.
func specialBounds(r cfg.Reg) Known {
	switch cfg.SpecialRegOf(r).Name {
	case "SR_LANEID":
		return Between(0, 31)
	case "SR_TID.X", "SR_TID.Y":
		return Between(0, 1023)
	case "SR_TID.Z":
		return Between(0, 63)
	case "SRZ":
		return Exactly(0)
	}
	return Anything
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
