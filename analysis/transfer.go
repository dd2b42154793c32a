package analysis

import (
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// This file says what is known of the results of an instruction from what is known
// of its operands. What an instruction computes is what package eval decodes: what has no
// [eval.Fn] has no meaning here either.

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
		c.set(vals[k], c.writes(b, n, i, k, word, exactly, runs))
	}
}

// writes returns what instruction n, which is i in block b, leaves in the register of word k, which
// it writes: the word-th of its operand. It runs at all as runs says, and is evaluated already if
// exactly.
func (c *Constants) writes(b, n int32, i *cfg.Instr, k, word int, exactly bool, runs Truth) Known {
	r := c.ssa.Regs
	w, arg, v := r.Words(n)[k], r.Args(n)[k], c.ssa.Values(n)[k]
	t := transfer{c: c, b: b, n: n, i: i, fn: c.fn[n]}
	var x Known
	if arg < 0 {
		if c.given == nil || r.Regs[w.Var()].Class != cfg.ClassCC {
			return c.most(v)
		}
		x = t.flags()
	} else if exactly {
		x = c.exact.word(arg, word)
	} else {
		x = t.result(int(arg), word)
	}
	if r.Regs[w.Var()].IsPred() && x.Hi > 1 {
		x = Varies.known()
	}
	prev := c.ssa.prev[v]
	switch {
	case runs == True && !i.Guard.Always() && !i.Masked(), !w.May():
		return x
	case prev < 0:
		return c.most(v) // nobody reads it
	}
	return x.join(c.in(prev, b))
}

// again evaluates the value v, which an instruction makes that can run, once more.
func (c *Constants) again(v Value) Known {
	r, n, b := c.ssa.Regs, c.ssa.num[v], c.ssa.block[v]
	i := &r.f.Blocks[b].Instrs[n-r.first[b]]
	runs := c.guard(b, n, i)
	if runs == False {
		if prev := c.ssa.prev[v]; prev >= 0 {
			return c.in(prev, b)
		}
		return c.most(v)
	}
	exactly := c.exactly(b, n, i)
	last, word := int8(cfg.ArgDescriptor-1), 0
	for k, w := range r.Words(n) {
		if !w.Write() {
			continue
		}
		if arg := r.Args(n)[k]; arg == last {
			word++
		} else {
			word, last = 0, arg
		}
		if c.ssa.Values(n)[k] == v {
			return c.writes(b, n, i, k, word, exactly, runs)
		}
	}
	return c.most(v)
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
	return c.holds(b, n, cfg.Decider{Arg: cfg.ArgGuard, Reg: g.Reg, Not: g.Not})
}

// holds returns whether the decider d of instruction n lets it run, or transfer control.
func (c *Constants) holds(b, n int32, d cfg.Decider) Truth {
	t := Varies
	switch {
	case !d.Reg.IsPred():
	case d.Reg.IsConst():
		t = True
	default:
		t = c.read(b, n, d.Arg, 0).Truth()
	}
	if d.Not {
		return t.not()
	}
	return t
}

// read returns what is known of the word-th register of operand arg of
// instruction n, which is in block b.
func (c *Constants) read(b, n int32, arg int8, word int) Known {
	if v := c.reads(n, arg, word); v >= 0 {
		return c.in(v, b)
	}
	return Anything
}

// reads returns the value of the word-th register of operand arg of instruction n, NoValue if nothing is known of it.
func (c *Constants) reads(n int32, arg int8, word int) Value {
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
		if v := c.ssa.Values(n)[k]; v >= 0 && (c.made[v] || c.given != nil) {
			return v
		}
		break
	}
	return NoValue
}

// A transfer evaluates one instruction.
type transfer struct {
	c    *Constants // nil if nothing is known of any register
	b, n int32
	i    *cfg.Instr
	fn   *eval.Fn // nil if what i computes is not known
	gone int      // the number, from 1, of a source that is taken for zero
}

// src is what is known of source k of t.fn as it computes with it: the selected part, with its sign. Of what
// spans two registers it is the lower.
func (t *transfer) src(k int) Known { return t.srcWord(k, 0) }

// srcWord is what is known of the word-th register of source k.
func (t *transfer) srcWord(k, word int) Known {
	s := &t.fn.Src()[k]
	if k+1 == t.gone {
		return Exactly(0)
	}
	if s.Arg < 0 || s.Imm {
		return Exactly(uint32(t.fn.Take(t.i, k, 0) >> (32 * word)))
	}
	x := Anything
	if t.c == nil {
	} else if a := &t.i.Args[s.Arg]; a.Kind == cfg.RegOperand {
		x = t.c.read(t.b, t.n, s.Arg, word)
	} else if k, ok := t.c.parameter(a, word); ok {
		x = k
	} else if t.c.given != nil && compilerConstant(a) { // which a full listing has: only what reads switches is told
		if v, ok := t.c.ssa.Regs.f.BankWord(a.Bank, a.Imm+4*int64(word)); ok {
			x = Exactly(v)
		}
	}
	switch s.Type {
	case eval.Pred:
		if x.Hi > 1 {
			x = anyPredicate
		}
		if s.Not {
			x = x.xor(Exactly(1))
		}
		return x
	case eval.Int, eval.Int64:
	default:
		return Anything
	}
	if s.Plain() {
		return x
	}
	switch s.Sel {
	case eval.H0:
		x = x.and(Exactly(0xffff))
	case eval.H1:
		x = x.shr(Exactly(16))
	case eval.B0, eval.B1, eval.B2, eval.B3:
		x = x.shr(Exactly(8 * uint32(s.Sel-eval.B0))).and(Exactly(0xff))
	}
	if s.Not {
		x = x.not()
	}
	if s.Neg {
		if word > 0 {
			return Anything // the borrow of the lower word
		}
		x = x.neg()
	}
	return x
}

// result returns what is known of the word-th register of the written operand
// dst.
func (t *transfer) result(dst, word int) Known {
	f := t.fn
	switch {
	case f == nil && word == 0 && !t.i.Args[dst].Reg.IsPred():
		return bounds(t.i)
	case f == nil:
		return Anything
	case int(f.Dst[0]) == dst && word == 0:
		return t.value()
	case int(f.Dst[0]) == dst && word == 1:
		return t.high()
	case word > 0:
		return Anything
	case int(f.Dst[1]) == dst:
		return t.predicate(1)
	case int(f.Dst[2]) == dst:
		return t.predicate(2)
	}
	return Anything
}

// value is what is known of result 0; of two registers the lower.
func (t *transfer) value() Known {
	f := t.fn
	switch f.Kind {
	case eval.Move:
		return t.src(0)
	case eval.Add:
		return t.sum()
	case eval.Mad:
		if f.Hi {
			return Anything
		}
		return t.carried(t.src(0).mul(t.src(1)).add(t.src(2)), 3)
	case eval.Lea:
		return t.lea()
	case eval.Logic:
		return t.logic()
	case eval.Compare, eval.FCompare, eval.PredLogic:
		if f.Kind == eval.FCompare && f.From == eval.Half {
			return Anything // a mask for each half
		}
		return t.mask(t.predicate(1).Truth())
	case eval.CmpSelect:
		return t.choose(decide(f.Cmp, outcomes(t.src(2), Exactly(0), f.Signed)), 0)
	case eval.Select:
		return t.choose(t.src(2).Truth(), 0)
	case eval.Minmax:
		return t.minmax(t.src(0), t.src(1), t.src(2).Truth())
	case eval.AddMinmax:
		return t.minmax(t.src(0).add(t.src(1)), t.src(2), t.src(3).Truth())
	case eval.Abs:
		return t.src(0).abs()
	case eval.Shift:
		return t.shift()
	case eval.Funnel:
		return t.funnel()
	case eval.Extract:
		return t.extract()
	case eval.Extend:
		if n, ok := t.count(1).Const(); ok {
			return field(t.src(0), n, t.fn.Signed)
		}
	case eval.PopCount:
		return Between(0, 32)
	case eval.Permute:
		return t.permute()
	case eval.Insert:
		return t.insert()
	case eval.IntToInt:
		return t.convert()
	}
	return Anything
}

// high is what is known of the upper register of result 0.
func (t *transfer) high() Known {
	switch {
	case !t.fn.Double:
	case t.fn.Kind == eval.Move:
		return t.srcWord(0, 1)
	case t.fn.Kind == eval.Select:
		return t.choose(t.src(2).Truth(), 1)
	}
	return Anything
}

// sum adds the summands of an Add, and its carries in.
func (t *transfer) sum() Known {
	if t.fn.Sat {
		return Anything
	}
	x := t.src(0)
	if t.fn.PlusOne {
		x = x.add(Exactly(1))
	}
	return t.carried(x, 1)
}

// carried adds to x the sources from number k on, and the carry of the condition code.
func (t *transfer) carried(x Known, k int) Known {
	for n := len(t.fn.Src()); k < n; k++ {
		x = x.add(t.src(k))
	}
	if t.fn.UseCC {
		x = x.add(t.code().shr(Exactly(carryBit)).and(Exactly(1)))
	}
	return x
}

// lea knows the low word only. The sign of a is that of the shifted value.
func (t *transfer) lea() Known {
	if t.fn.Hi {
		return Anything
	}
	n := t.src(2)
	if n.Hi > 31 {
		return Anything
	}
	x := t.src(0).shl(n)
	switch s := &t.fn.Src()[0]; {
	case s.Not:
		x = x.not()
	case s.Neg:
		x = x.neg()
	}
	return t.carried(x.add(t.src(1)), 3)
}

// logic evaluates the truth table bit by bit. Besides, where the table lets a bit be one only where
// it is one in a source, the result is not above that source; and the other way round.
func (t *transfer) logic() Known {
	table := t.src(3)
	if table.Hi > 0xff {
		return Anything
	}
	lut := uint8(table.Lo)
	abc := [3]Known{t.src(0), t.src(1), t.src(2)}
	x := lop3(abc[0], abc[1], abc[2], lut)
	for k, of := range [3]uint8{0xf0, 0xcc, 0xaa} {
		if lut == of {
			return abc[k]
		}
		if lut&^of == 0 {
			x = x.meet(Between(0, abc[k].Hi))
		}
		if of&^lut == 0 {
			x = x.meet(Between(abc[k].Lo, Anything.Hi))
		}
	}
	return x
}

// mask is what a comparison with the outcome p writes to a register.
func (t *transfer) mask(p Truth) Known {
	ones := Exactly(Anything.Hi)
	if t.fn.One {
		ones = Exactly(0x3f800000) // 1.0
	}
	switch p {
	case True:
		return ones
	case False:
		return Exactly(0)
	}
	return Exactly(0).join(ones)
}

// choose is the word-th register of source 0 or of source 1.
func (t *transfer) choose(first Truth, word int) Known {
	switch first {
	case True:
		return t.srcWord(0, word)
	case False:
		return t.srcWord(1, word)
	}
	return t.srcWord(0, word).join(t.srcWord(1, word))
}

func (t *transfer) minmax(a, b Known, least Truth) Known {
	var x Known
	switch signed := t.fn.Signed; least {
	case True:
		x = a.min(b, signed)
	case False:
		x = a.max(b, signed)
	default:
		x = a.min(b, signed).join(a.max(b, signed))
	}
	if t.fn.Relu {
		x = x.max(Exactly(0), true)
	}
	return x
}

// count is what is known of source k, a count of bits.
func (t *transfer) count(k int) Known {
	n := t.src(k)
	if t.fn.Wrap && n.Hi > 31 {
		return n.and(Exactly(31))
	}
	return n
}

func (t *transfer) shift() Known {
	a, n := t.src(0), t.count(1)
	switch {
	case !t.fn.Right:
		return a.shl(n)
	case t.fn.Signed:
		return a.sar(n)
	}
	return a.shr(n)
}

// extract takes as many bits as the second byte of source 1 says, from the place that the first says.
func (t *transfer) extract() Known {
	b, ok := t.src(1).Const()
	if !ok {
		return Anything
	}
	a := t.src(0)
	if t.fn.Inverse {
		a = Anything
	}
	switch at := b & 0xff; {
	case t.fn.Signed:
		a = a.sar(Exactly(min(at, 31)))
	case at > 31:
		a = Exactly(0)
	default:
		a = a.shr(Exactly(at))
	}
	return field(a, b>>8&0xff, t.fn.Signed)
}

// field is the lower n bits of a, or what they are as a signed number.
func field(a Known, n uint32, signed bool) Known {
	switch {
	case n == 0:
		return Exactly(0)
	case n > 31:
		return a
	case signed:
		n = 32 - n
		return a.shl(Exactly(n)).sar(Exactly(n))
	}
	return a.and(Exactly(1<<n - 1))
}

// permute puts together what the nibbles of the selector name: the bytes of the sources 0 and 2 by their numbers, or with bit 3 eight times their signs. Bytes that
// stand together in a source are taken as one field.
func (t *transfer) permute() Known {
	sel, ok := t.src(1).Const()
	if !ok || t.fn.Mode != eval.PermuteIndex {
		return Anything
	}
	nibble := func(k uint32) uint32 { return sel >> (4 * k) & 0xf }
	x := Exactly(0)
	for at := uint32(0); at < 4; {
		first := nibble(at)
		from := t.src(0)
		if first&4 != 0 {
			from = t.src(2)
		}
		n := uint32(1) // bytes of the field
		var y Known
		if first&8 != 0 {
			y = from.shl(Exactly(24 - 8*(first&3))).sar(Exactly(31)).and(Exactly(0xff))
		} else {
			for at+n < 4 && nibble(at+n) == first+n && first&3+n < 4 {
				n++
			}
			signs := uint32(0) // bytes of its sign above it
			for at+n+signs < 4 && nibble(at+n+signs) == first+n-1|8 {
				signs++
			}
			y = field(from.shr(Exactly(8*(first&3))), 8*n, signs > 0)
			if n += signs; at+n < 4 {
				y = field(y, 8*n, false)
			}
		}
		y = y.shl(Exactly(8 * at))
		x = x.add(y).meet(lop3(x, y, Exactly(0), 0xfc)) // no bit is one in both
		at += n
	}
	return x
}

// insert puts as many low bits of source 0 as the second byte of source 1 says into source 2, at the place that the first says.
func (t *transfer) insert() Known {
	b, ok := t.src(1).Const()
	if !ok {
		return Anything
	}
	at, n := min(b&0xff, 32), min(b>>8&0xff, 32)
	mask := uint32((1<<n - 1) << at)
	x, y := t.src(2).and(Exactly(^mask)), t.src(0).shl(Exactly(min(at, 31))).and(Exactly(mask))
	return x.add(y).meet(lop3(x, y, Exactly(0), 0xfc))
}

// convert takes source 0 as a number of one type to another.
func (t *transfer) convert() Known {
	s := &t.fn.Src()[0]
	if s.Sel != eval.All || s.Neg || s.Abs || t.fn.Sat {
		return Anything
	}
	return field(field(t.src(0), uint32(t.fn.From.Bits()), t.fn.From.Signed()), uint32(t.fn.To.Bits()), false)
}

// funnel shifts hi:lo by less than a word.
func (t *transfer) funnel() Known {
	lo, hi := t.src(0), t.src(2)
	n := t.src(1)
	if t.fn.Wrap && !t.fn.Double {
		n = t.count(1)
	}
	if n.Hi > 31 {
		return Anything
	}
	switch f := t.fn; {
	case !f.Right && !f.Hi:
		return lo.shl(n)
	case f.Right && f.Hi && f.Signed:
		return hi.sar(n)
	case f.Right && f.Hi:
		return hi.shr(n)
	case !f.Right && lo == Exactly(0):
		return hi.shl(n)
	case f.Right && hi == Exactly(0):
		return lo.shr(n)
	}
	return Anything
}
