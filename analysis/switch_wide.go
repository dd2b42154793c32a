package analysis

import (
	"math"
	"math/bits"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// This file has decisions that are more than one comparison of a register with a constant. Only who
// reads a text is told of them: see [recogniser.loosely].
//
//	ISETP.NE.U32.AND P0, PT, R2, -0x3, PT          // a selector of 64 bits
//	ISETP.NE.AND.EX  P0, PT, R3, -0x1, PT, P0
//
//	IADD.CC RZ, R2, 0x3                            // the same up to sm_62
//	ISETP.NE.X.AND   P0, PT, R3, -0x1, PT
//
//	IADD3     R4, R3, -0x30, RZ                    // '0' to '9'
//	LOP3.LUT  R4, R4, 0xffff, RZ, 0xc0, !PT
//	ISETP.GE.U32.AND P0, PT, R4, 0xa, PT

// relIn is the relation of a decision that is one of the values from bound on to last, both included; 0 is behind -1.
const relIn = "IN"

// maxBetween is how many values a decision that is IN may have: as many are cases.
const maxBetween = 64

// LaneEnds stands for a target where a value of a switch ends the lane, as "@P0 EXIT" does behind the last comparison. It is
// in no function.
var LaneEnds = cfg.NewBlock("EXIT")

// LaneReturns is LaneEnds for a return to where the function was called.
var LaneReturns = cfg.NewBlock("RET")

// isEnd reports whether b is none of a function, but where a lane ends or returns.
func isEnd(b *cfg.Block) bool { return b == LaneEnds || b == LaneReturns }

// atOnce returns what block b does at once if that is all, and ends lanes, or returns; nil if it does something else.
func atOnce(b *cfg.Block) *cfg.Block {
	i := b.Last()
	switch {
	case i == nil || !i.Guard.Always():
	case endsAtOnce(b):
		return LaneEnds
	case i.Flow == cfg.FlowRet && i.Op.Known() && len(b.Instrs) == 1:
		return LaneReturns
	}
	return nil
}

// popped lets the decision d of b, whose last instruction pops the stack or ends lanes, lead there; it does not if it is
// not known where that is.
func (s *SSA) popped(d *decision, b *cfg.Block) {
	f := s.Regs.f
	if d.yes != nil && d.no != nil {
		return
	}
	switch b.Last().Flow {
	case cfg.FlowExit, cfg.FlowRet:
		end := LaneEnds
		if b.Last().Flow == cfg.FlowRet {
			end = LaneReturns
		}
		switch {
		case d.yes != nil:
			d.no = end
		case d.no != nil:
			d.yes = end
		}
		return
	case cfg.FlowPop:
	default:
		return
	}
	var to *cfg.Block
	for x := range f.Succs(b) {
		switch {
		case x == f.Next(b):
		case to != nil && to != x:
			return
		default:
			to = x
		}
	}
	if d.yes == nil {
		d.yes = to
	} else {
		d.no = to
	}
}

// either returns what the branch at the end of b decides if it goes one way for two values of the selector, and the other
// for all others:
//
//	ISETP.NE.AND P0, PT, R2, 0x78, PT
//	ISETP.EQ.OR P0, PT, R2, 0x58, !P0
func (s *SSA) either(b *cfg.Block, known func(v Value, at *cfg.Block) (uint32, bool)) (d decision, ok bool) {
	i, f := b.Last(), s.Regs.f
	if i == nil || !i.IsBranch() && !popsOrEnds(i) || !i.Conditional() || i.ByActiveLanes() {
		return d, false
	}
	p, not, ok := deciding(s, b, i)
	if !ok {
		return d, false
	}
	second, n := s.definition(p)
	if second == nil || !second.Guard.Always() {
		return d, false
	}
	fn := fns.Of(second, f.SM())
	if !compares(fn) || !fn.Fits(second) || fn.Dst[1] < 0 || s.resultOf(n, int(fn.Dst[1])) != p {
		return d, false
	}
	src := &fn.Src()[2]
	bound, ok := fn.Constant(second, 1)
	v := s.plainSource(second, n, fn, 0)
	if !ok || v < 0 || src.Arg < 0 {
		return d, false
	}
	first, ok := s.comparison(s.sourceOf(n, int(src.Arg)), src.Not, known)
	if !ok || first.value != v || uint32(bound) == first.bound {
		return d, false
	}
	rel := first.rel
	switch {
	case rel != "EQ" && rel != "NE":
		return d, false
	case first.negated && rel == "EQ":
		rel = "NE"
	case first.negated:
		rel = "EQ"
	}
	switch {
	case fn.Bool == eval.Or && fn.Cmp == eval.EQ && rel == "EQ":
	case fn.Bool == eval.And && fn.Cmp == eval.NE && rel == "NE":
		not = !not
	default:
		return d, false
	}
	d = decision{b: b, compare: second, reg: first.reg, value: v, rel: relIn, bound: uint32(bound), other: first.bound, two: true, negated: not}
	if d.no = f.Next(b); i.IsBranch() {
		d.yes = f.TargetIn(b, i)
	}
	if not {
		d.yes, d.no = d.no, d.yes
	}
	s.popped(&d, b)
	return d, d.yes != nil && d.no != nil
}

// values yields those of a decision that is relIn.
func (d *decision) values(yield func(uint64) bool) {
	if d.set != nil {
		for _, v := range d.set {
			if !yield(v) {
				return
			}
		}
		return
	}
	if d.two {
		_ = yield(uint64(d.bound)) && yield(uint64(d.other))
		return
	}
	for v := d.bound; v != d.last+1; v++ {
		if !yield(uint64(v)) {
			return
		}
	}
}

// popsOrEnds reports whether i, under a guard, may be the end of a chain of comparisons that is no branch.
func popsOrEnds(i *cfg.Instr) bool {
	return i.Flow == cfg.FlowPop || i.Flow == cfg.FlowExit && i.Op.Name == "EXIT" || i.Flow == cfg.FlowRet && i.Op.Known()
}

// wide returns what the branch at the end of b decides of a selector of 64 bits.
func (s *SSA) wide(b *cfg.Block) (d decision, ok bool) {
	i := b.Last()
	if i == nil || !i.IsBranch() && !popsOrEnds(i) || !i.Conditional() || i.ByActiveLanes() {
		return d, false
	}
	p, not, ok := deciding(s, b, i)
	if !ok {
		return d, false
	}
	high, n := s.definition(p)
	if high == nil || !high.Guard.Always() {
		return d, false
	}
	f := s.Regs.f
	fn := fns.Of(high, f.SM())
	if fn == nil || fn.Kind != eval.Compare || !fn.Ext || fn.Dst[0] >= 0 || fn.Bool != eval.And || !fn.Fits(high) {
		return d, false
	}
	d = decision{b: b, compare: high, rel: fn.Cmp.String(), unsigned: !fn.Signed, negated: not, wide: true}
	if with, ok := fn.Constant(high, 2); !ok || with == 0 || mirrored(d.rel) == "" {
		return d, false
	}
	upper, ok := fn.Constant(high, 1)
	if src := &fn.Src()[1]; !ok && src.Arg >= 0 && src.Plain() && compilerConstant(&high.Args[src.Arg]) {
		var word uint32
		word, ok = f.BankWord(high.Args[src.Arg].Bank, high.Args[src.Arg].Imm) // up to sm_62 the compiler has long constants there
		upper = uint64(word)
	}
	d.high = s.plainSource(high, n, fn, 0)
	if src := &fn.Src()[0]; ok && d.high < 0 && upper == 0 && src.Arg >= 0 && src.Plain() {
		a := &high.Args[src.Arg]
		d.wide = a.Kind != cfg.RegOperand || a.Reg != cfg.RZ // else the upper half is zero: the lower ones decide, without a sign
	}
	if !ok || d.high < 0 && d.wide {
		return d, false
	}
	if d.unsigned = d.unsigned || !d.wide; d.wide {
		d.highReg = high.Args[fn.Src()[0].Arg].Reg
	}
	if fn.UseCC {
		d.value, d.reg, d.bound, ok = s.lowerByCode(n)
	} else {
		d.value, d.reg, d.bound, ok = s.lowerByPredicate(high, n, fn)
	}
	if d.upper = uint32(upper); !ok {
		return d, false
	}
	if !d.wide {
		d.high = NoValue
	}
	if d.no = f.Next(b); i.IsBranch() {
		d.yes = f.TargetIn(b, i)
	}
	if fn.Dst[1] < 0 || n >= 0 && s.resultOf(n, int(fn.Dst[1])) != p {
		d.negated = !d.negated // the second destination is the complement
	}
	if d.negated {
		d.yes, d.no = d.no, d.yes
	}
	s.popped(&d, b)
	return d, d.yes != nil && d.no != nil
}

// lowerByPredicate returns the low words that high compares, as an earlier comparison with the same
// relation tells: those of the selector, and the constant.
func (s *SSA) lowerByPredicate(high *cfg.Instr, n int32, fn *eval.Fn) (v Value, r cfg.Reg, bound uint32, ok bool) {
	src := &fn.Src()[3]
	if src.Arg < 0 || src.Not {
		return NoValue, r, 0, false
	}
	p := s.sourceOf(n, int(src.Arg))
	low, m := s.definition(p)
	if low == nil || !low.Guard.Always() {
		return NoValue, r, 0, false
	}
	lf := fns.Of(low, s.Regs.f.SM())
	if !compares(lf) || !comparesOnly(low, lf) || !lf.Fits(low) || lf.Cmp != fn.Cmp || lf.Signed && lf.Cmp != eval.EQ && lf.Cmp != eval.NE ||
		lf.Dst[1] < 0 || s.resultOf(m, int(lf.Dst[1])) != p {
		return NoValue, r, 0, false
	}
	c, ok := lf.Constant(low, 1)
	v = s.plainSource(low, m, lf, 0)
	if !ok || v < 0 {
		return NoValue, r, 0, false
	}
	return v, low.Args[lf.Src()[0].Arg].Reg, uint32(c), true
}

// lowerByCode is lowerByPredicate for the condition code that instruction n reads: an addition whose
// result is not asked for subtracts the constant.
func (s *SSA) lowerByCode(n int32) (v Value, r cfg.Reg, bound uint32, ok bool) {
	code := NoValue
	for k, w := range s.Regs.Words(n) {
		if w >= 0 && !w.Write() && s.Values(n)[k] >= 0 && s.Regs.Regs[s.v[s.Values(n)[k]]].Class == cfg.ClassCC {
			code = s.Values(n)[k]
		}
	}
	add, m := s.definition(code)
	if add == nil || !add.Guard.Always() {
		return NoValue, r, 0, false
	}
	fn := fns.Of(add, s.Regs.f.SM())
	if fn == nil || fn.Kind != eval.Add || !fn.SetCC || fn.UseCC || fn.Ints != 2 || fn.Double || fn.Sat || fn.PlusOne || !fn.Fits(add) {
		return NoValue, r, 0, false
	}
	for k := range 2 {
		v := s.plainSource(add, m, fn, k)
		c, ok := fn.Constant(add, 1-k)
		if v < 0 || !ok {
			continue
		}
		if a := &add.Args[1+1-k]; c == 0 && a.Flags&cfg.Neg == 0 {
			continue // R + 0 has no carry, R - 0 has one: there is no borrow
		}
		return v, add.Args[fn.Src()[k].Arg].Reg, -uint32(c), true
	}
	return NoValue, r, 0, false
}

// between returns what by decides where the difference of the selector and
// a constant is compared, as a number without a sign: whether the selector is between two values.
func (r *recogniser) between(by *decision) (d decision, ok bool) {
	s := r.SSA()
	count := int64(by.bound)
	switch {
	case !by.unsigned:
		return d, false
	case by.rel == "LE" || by.rel == "GT":
		count++
	case by.rel != "LT" && by.rel != "GE":
		return d, false
	}
	if count < 1 || count > maxBetween {
		return d, false
	}
	f := r.Func
	v, width := by.value, 32
	i, n := s.definition(v)
	if i == nil || !i.Guard.Always() || s.comparedTwice(v) && !s.shifts(v) { // it may be a selector itself
		return d, false
	}
	if fn := fns.Of(i, f.SM()); fn != nil && fn.Kind == eval.Logic && len(fn.Src()) > 3 {
		mask, of := s.masked(i, n, fn)
		if width = bits.Len32(mask); of < 0 || width == 32 || mask != 1<<width-1 || count > int64(mask) {
			return d, false
		}
		v = s.copyOf(of)
		if i, n = s.definition(v); i == nil || !i.Guard.Always() {
			return d, false
		}
	}
	root, arg, sum := s.addsConstant(i, n)
	if root < 0 {
		return d, false
	}
	first := int64(-sum)
	if width < 32 { // the selector has no more bits than are kept of the difference
		first = int64(-sum & (1<<width - 1))
		if k := r.Constants().Value(root, by.b); k.empty() || int64(k.Hi) >= 1<<width {
			return d, false
		}
	}
	if width < 32 && first+count > 1<<width {
		return d, false
	}
	d = *by
	d.reg = i.Args[arg].Reg
	if d.rel == "GE" || d.rel == "GT" {
		d.yes, d.no = d.no, d.yes
	}
	d.rel, d.value, d.bound, d.last = relIn, root, uint32(first), uint32(first+count-1)
	return d, true
}

// addsConstant returns the only register that i, instruction n, adds constants to, through copies, and their sum; NoValue if it does
// something else.
func (s *SSA) addsConstant(i *cfg.Instr, n int32) (of Value, arg int16, sum uint32) {
	if l, arg := s.linearStep(i, n); l.of >= 0 && l.mul == 1 {
		return l.of, arg, l.add
	}
	return NoValue, 0, 0
}

// comparedTwice reports whether more than one comparison reads v.
func (s *SSA) comparedTwice(v Value) bool {
	f := s.Regs.f
	n := 0
	for _, by := range s.Users(v) {
		if by >= 0 {
			b := f.Blocks[s.Regs.BlockOf(by)]
			if compares(fns.Of(&b.Instrs[by-s.Regs.first[b.ID]], f.SM())) {
				n++
			}
		}
	}
	return n > 1
}

// shifts reports whether v is by how much something is shifted, as where several values are tested at once.
func (s *SSA) shifts(v Value) bool {
	f := s.Regs.f
	for _, by := range s.Users(v) {
		if by < 0 {
			continue
		}
		b := f.Blocks[s.Regs.BlockOf(by)]
		if i := &b.Instrs[by-s.Regs.first[b.ID]]; (i.Op.Name == "SHF" || i.Op.Name == "SHL") && s.sourceOf(by, 2) == v {
			return true
		}
	}
	return false
}

// masked returns the bits that i, of the function fn, keeps of its only register, and that; NoValue if it
// does something else.
func (s *SSA) masked(i *cfg.Instr, n int32, fn *eval.Fn) (mask uint32, of Value) {
	table, ok := fn.Constant(i, 3)
	if !ok {
		return 0, NoValue
	}
	of = NoValue
	var known [3]Known
	reg := -1
	for k := range 3 {
		src := &fn.Src()[k]
		if c, ok := fn.Constant(i, k); ok {
			known[k] = Exactly(uint32(c))
		} else if v := s.plainSource(i, n, fn, k); v >= 0 && reg < 0 {
			of, reg = v, k
		} else if a := &i.Args[src.Arg]; a.Kind == cfg.RegOperand && a.Reg.IsConst() && !src.Not && !src.Neg {
			known[k] = Exactly(0)
		} else {
			return 0, NoValue
		}
	}
	if reg < 0 {
		return 0, NoValue
	}
	known[reg] = Exactly(0)
	zero, ok0 := lop3(known[0], known[1], known[2], uint8(table)).Const()
	known[reg] = Exactly(math.MaxUint32)
	mask, ok1 := lop3(known[0], known[1], known[2], uint8(table)).Const()
	if !ok0 || !ok1 || zero != 0 {
		return 0, NoValue
	}
	return mask, of
}
