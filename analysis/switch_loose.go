package analysis

import (
	"fmt"
	"math"
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// This file has what is a chain of comparisons for whoever reads a text, and none for phase 30, as
// of code that ptxas has compiled at -O0, and of trees that leave a region:
//
//	PRMT R19, R19, 0x9910, RZ        // the constant is in a register, and
//	PRMT R20, R18, 0x9910, RZ        // the selector is extended for each comparison
//	ISETP.EQ.AND P0, PT, R20, R19, PT
//	@P0 BRA one
//	BRA next                         // a block of its own
//	next: ...
//
//	ISETP.NE.AND P0, PT, R15, 0x2, PT
//	@P0 BREAK B0                     // lanes that go there do not wait
//	@P0 BRA default
//
//	ISETP.GT.AND P0, PT, R6, -0x4, PT
//	@P0 BRA others
//	IADD3 R6, R6, 0x5, RZ            // a table for a part of the values
//	...
//	BRX R2 -0x120
//
// They are switches that phase 30 leaves as they are, which [Switch.Choice] says. Where a part of
// one is a chain for phase 30 too, the whole is told.

// loosely finds the switches of the function with the comparisons that phase 30 does not take, and
// puts them in place of those of list that are a part of one.
func (r *recogniser) loosely(list []Switch) []Switch {
	f := r.Func
	l := recogniser{Facts: r.Facts, set: r.set, used: make([]bool, len(f.Blocks)), walks: f.Limit(minWalks + maxWalks*len(f.Blocks)), loose: &looseDecisions{of: make([]int32, len(f.Blocks))}}
	l.loose.list = make([]looseDecision, 0, r.decisions().count) // nearly: few are not among those of phase 30
	of := make([]int32, len(f.Blocks))                           // by block: the switch of list that it is of, + 1
	l.loose.tables, l.loose.inTree = map[*cfg.Block]*Switch{}, map[*cfg.Block]bool{}
	for n := range list {
		if t := &list[n]; t.Form == JumpTable && t.Exact && t.Bits == 32 && t.Default != nil && t.value >= 0 {
			l.loose.tables[t.Block] = t
		}
		for _, b := range list[n].Blocks {
			of[b.ID] = int32(n) + 1
		}
	}
	whole := make([]*Switch, len(list)) // instead of those of list
	var more []*Switch
	for _, n := range f.Order.RPO {
		r.Poll()
		b := f.Blocks[n]
		if i := b.Last(); i == nil || !i.IsBranch() && !popsOrEnds(i) || l.used[n] {
			continue
		}
		s := l.chain(b)
		if s == nil || s.Loose == "" && of[b.ID] > 0 {
			continue
		}
		if s.Loose == "" {
			s.Loose = "parts of the values have a default of their own"
		}
		parts := map[int32]int{} // of list, and how many of their blocks are in s
		for _, b := range s.Blocks {
			if k := of[b.ID]; k > 0 {
				parts[k-1]++
			}
		}
		all := true
		for k, blocks := range parts {
			all = all && blocks == len(list[k].Blocks) && len(list[k].Cases) < len(s.Cases)
		}
		if !all {
			continue
		}
		for k := range parts {
			whole[k] = s
		}
		if len(parts) == 0 {
			more = append(more, s)
		}
	}
	for n := range list {
		if t := &list[n]; l.loose.tables[t.Block] == t && !l.loose.inTree[t.Block] {
			if s := l.afterTable(t); s != nil {
				more = append(more, s)
			}
		}
	}
	told := map[*Switch]bool{}
	var out []Switch
	add := func(s *Switch) {
		if !told[s] {
			told[s] = true
			s.measure()
			s.observe()
			s.Choice, s.Reason = s.Form, s.Loose
			out = append(out, *s)
		}
	}
	for n := range list {
		if whole[n] != nil {
			add(whole[n])
		} else {
			out = append(out, list[n])
		}
	}
	for _, s := range more {
		add(s)
	}
	return out
}

// constantAt returns the constant that v is in block at, also where I2I extends a number that its type has, so that it stays
// as it is; another one has no meaning here: I2I.S32.S16 R19, 0x1f4.
func (r *recogniser) constantAt(v Value, at *cfg.Block) (uint32, bool) {
	if c, ok := r.Constants().Value(v, at).Const(); ok {
		return c, true
	}
	i, _ := r.SSA().definition(v)
	if i == nil || i.Op.Name != "I2I" || !i.Op.Known() || !i.Guard.Always() || len(i.Args) != 2 {
		return 0, false
	}
	c, ok := intValue(&i.Args[1])
	switch i.Name {
	case "I2I.S32.S16":
		return c, ok && int32(c) == int32(int16(c))
	case "I2I.U32.U16":
		return c, ok && c <= math.MaxUint16
	case "I2I.S32.S8":
		return c, ok && int32(c) == int32(int8(c))
	case "I2I.U32.U8":
		return c, ok && c <= math.MaxUint8
	}
	return 0, false
}

// afterTable returns the switch that the table t is with the comparisons to which it leaves other values:
//
//	IADD3 R2, R4, -0x1, RZ
//	IMNMX.U32 R2, R2, 0x2, PT
//	...
//	BRX R2 -0x100
//	default:
//	ISETP.NE.AND P0, PT, R4, 0x9, PT
//	@!P0 BRA nine
//
// It is nil if there are none.
func (l *recogniser) afterTable(t *Switch) *Switch {
	if t.Total || isEnd(t.Default) {
		return nil
	}
	w := walk{recogniser: l, s: &Switch{}, first: decision{value: l.firstSame(t.value)}}
	b := w.onward(t.Default)
	d, _ := l.looseMember(b)
	if d == nil || d.wide || d.value != w.first.value || l.used[b.ID] {
		return nil
	}
	s := l.walked(t.Block, *d, fmt.Sprintf("%s in %s decides between some of the values", t.Instr.Op.Name, t.Block.Name()), t)
	if s == nil || len(s.Cases) <= len(t.Cases) {
		return nil
	}
	s.Form = SearchTree
	return s
}

// A looseDecisions is what the branches of blocks decide, also by constants that are in registers
// and of selectors that are computed anew for each.
type looseDecisions struct {
	list   []looseDecision
	of     []int32 // by block: the index in list + 1, 0 if it was not looked for, -1 if there is none
	same   map[Value][]Value
	bank   map[valuePlace]Value // the first value that was asked for and is loaded from there
	linear map[linear]Value     // the first value that was asked for and is computed so

	tables map[*cfg.Block]*Switch // by the block with the branch: those of which all is known
	inTree map[*cfg.Block]bool    // those that are of a tree
}

// leaf returns the table of the selector that block b, where a tree of comparisons leads for the values from lo to hi, comes to, and has
// its cases among them be some of the switch; nil if it comes to none, or to one that it has come to before.
func (w *walk) leaf(b *cfg.Block, lo, hi int64) *Switch {
	t := w.tableAt(b)
	if t == nil || slices.Contains(w.tables, t) {
		return nil
	}
	w.tables = append(w.tables, t)
	above, _ := w.above(t)
	for _, c := range t.Cases {
		c.Value -= above
		if v := w.number(c.bits()); v >= lo && v <= hi && c.Target != t.Default && !w.decided[c.bits()] {
			w.decided[c.bits()] = true
			w.named++
			w.s.Cases = append(w.s.Cases, c)
		}
	}
	if w.s.Loose == "" {
		w.s.Loose = fmt.Sprintf("%s in %s decides between some of the values", t.Instr.Op.Name, t.Block.Name())
	}
	return t
}

// tableAt returns the table of the selector that block b comes to, nil if it comes to none.
func (w *walk) tableAt(b *cfg.Block) *Switch {
	if w.loose == nil || w.first.wide || len(w.loose.tables) == 0 {
		return nil
	}
	b = w.through(b)
	for range 3 {
		if b == nil || isEnd(b) || b.Last() == nil {
			return nil
		}
		if t := w.loose.tables[b]; t != nil {
			if _, ok := w.above(t); ok {
				return t
			}
		}
		if b.Last().Flow != cfg.FlowNone {
			return nil
		}
		b = w.Func.Next(b)
	}
	return nil
}

// above returns by how much the selector of the table t is above that of the switch, modulo 2^32; false if that is not known.
func (w *walk) above(t *Switch) (by uint32, ok bool) {
	if t.value == w.first.value || w.firstSame(t.value) == w.first.value {
		return 0, true
	}
	if w.linear == nil {
		l := w.linearOf(w.first.value)
		w.linear = &l
	}
	l := w.linearOf(t.value)
	return l.add - w.linear.add, l.of == w.linear.of && l.mul == w.linear.mul
}

// A looseDecision is a decision with why phase 30 does not take it.
type looseDecision struct {
	*decision
	why string
}

// looseMember returns what the branch at the end of b decides, and why phase 30 does not take it, "" if it does.
func (r *recogniser) looseMember(b *cfg.Block) (d *decision, why string) {
	l := r.loose
	if isEnd(b) {
		return nil, ""
	}
	if l.of[b.ID] == 0 {
		l.of[b.ID] = -1
		if d, why := r.lookLoosely(b); d != nil {
			l.list = append(l.list, looseDecision{d, why})
			l.of[b.ID] = int32(len(l.list))
		}
	}
	n := l.of[b.ID] - 1
	if n < 0 {
		return nil, ""
	}
	return l.list[n].decision, l.list[n].why
}

// lookLoosely finds what looseMember returns. The decision is that of [recogniser.member] where it is the same.
func (r *recogniser) lookLoosely(b *cfg.Block) (d *decision, why string) {
	s, constant := r.SSA(), r.constantAt
	d = r.member(b)
	none := r.decisions().of[b.ID] == nil // else the profile does not take it, whatever it compares with
	if d == nil && none {
		if on, ok := s.decisionOn(b, constant); ok {
			where := "register"
			if slices.ContainsFunc(on.compare.Args, func(a cfg.Operand) bool { return a.Kind == cfg.ConstOperand }) {
				where = "constant bank"
			}
			d, why = on.kept(), fmt.Sprintf("%s in %s compares with a constant that is in a %s", on.compare.Op.Name, b.Name(), where)
		}
	}
	switch {
	case d != nil:
		if in, is := r.between(d); is {
			d, why = in.kept(), fmt.Sprintf("%s in %s compares the difference of the selector and a constant", in.compare.Op.Name, b.Name())
		}
	case b.Last() == nil || !none:
	default:
		if on, ok := s.wide(b); ok {
			d, why = on.kept(), fmt.Sprintf("%s in %s compares 64 bits", on.compare.Op.Name, b.Name())
			break
		}
		if on, ok := s.either(b, constant); ok {
			d, why = on.kept(), fmt.Sprintf("%s in %s compares with two constants", on.compare.Op.Name, b.Name())
			break
		}
		d, why = r.endsLanes(b)
	}
	if d == nil {
		return nil, ""
	}
	value, high, bound := d.value, d.high, d.bound
	if !d.wide {
		if of, from, is := r.unextended(d); is {
			value, bound = of, from
			why = fmt.Sprintf("%s in %s compares the selector before its sign is extended", d.compare.Op.Name, b.Name())
		} else if v := r.extended(value); v != value {
			value = v
			why = fmt.Sprintf("%s in %s compares what is computed from the selector again", d.compare.Op.Name, b.Name())
		}
	}
	of, ofHigh := r.firstSame(value), high
	if d.wide {
		ofHigh = r.firstSame(high)
	}
	if of != value || ofHigh != high {
		where := "computed again"
		if s.placeOf(value).loaded {
			where = "loaded again from a constant bank"
		}
		value, high = of, ofHigh
		why = fmt.Sprintf("%s in %s compares the selector as it is %s", d.compare.Op.Name, b.Name(), where)
	}
	if value != d.value || high != d.high || bound != d.bound {
		own := *d
		own.value, own.high, own.bound = value, high, bound
		d = &own
	}
	return d, why
}

// kept returns d where it can stay: on the heap, which most that are looked at do not need.
func (d decision) kept() *decision { return &d }

// endsLanes returns the decision of a branch at the end of b that ends lanes, or pops the stack, and why phase 30 does not take it; nil if there is none.
func (r *recogniser) endsLanes(b *cfg.Block) (d *decision, why string) {
	i := b.Last()
	if !popsOrEnds(i) {
		return nil, ""
	}
	by, ok := r.SSA().testOn(b, r.constantAt)
	if !ok {
		return nil, ""
	}
	if r.SSA().popped(&by, b); by.yes == nil || by.no == nil {
		return nil, ""
	}
	if in, is := r.between(&by); is {
		by = in
	}
	switch i.Flow {
	case cfg.FlowRet:
		why = fmt.Sprintf("%s in %s returns", i.Op.Name, b.Name())
	case cfg.FlowPop:
		why = fmt.Sprintf("%s in %s goes where the stack of targets says", i.Op.Name, b.Name())
	default:
		why = fmt.Sprintf("%s in %s ends lanes", i.Op.Name, b.Name())
	}
	return by.kept(), why
}

// extended returns the first value that was asked for and is computed as v is: by the same
// instruction that extends, or masks, the same register.
func (r *recogniser) extended(v Value) Value {
	s := r.SSA()
	if of := r.widened(v); of >= 0 {
		v = of
	}
	i, n := s.definition(v)
	if i == nil || !i.Guard.Always() || !i.Op.Known() {
		return v
	}
	switch i.Op.Name {
	case "PRMT", "LOP3", "LOP", "LOP32I", "SGXT", "I2I", "BFE", "UPRMT", "ULOP3", "USGXT":
	default:
		return v
	}
	root := NoValue
	for k, w := range s.Regs.Words(n) {
		switch x := s.Values(n)[k]; {
		case w < 0 || w.Write():
		case root >= 0 || x < 0:
			return v
		default:
			root = s.copyOf(x)
		}
	}
	if root < 0 {
		return v
	}
	_, bits, sign := r.widens(i, n)
	if bits > 0 && bits <= math.MaxUint16 {
		root = s.lowHalf(root)
	}
	root = r.firstSame(root)
	l := r.loose
	for _, w := range l.same[root] {
		j, m := s.definition(w)
		if _, b, g := r.widens(j, m); bits > 0 && b == bits && g == sign || sameComputed(i, j) {
			return w
		}
	}
	if l.same == nil {
		l.same = map[Value][]Value{}
	}
	if len(l.same[root]) < maxExtended {
		l.same[root] = append(l.same[root], v)
	}
	return v
}

// sameComputed reports whether i and j compute the same of the only register that each reads, if those have one value.
func sameComputed(i, j *cfg.Instr) bool {
	if i.Name != j.Name || len(i.Args) != len(j.Args) {
		return false
	}
	for k := 1; k < len(i.Args); k++ {
		a, b := i.Args[k], j.Args[k]
		if isRegister(&a) && isRegister(&b) {
			a.Reg, b.Reg = cfg.Reg{}, cfg.Reg{} // the same value
		}
		a.Flags, b.Flags = a.Flags&^cfg.Reuse, b.Flags&^cfg.Reuse
		if !a.Same(&b) {
			return false
		}
	}
	return true
}

// unextended returns the value that others compare in place of that of d, and what it is where d finds d.bound equal: d compares what
// LDG.U16 loads, and they that as a number with a sign.
func (r *recogniser) unextended(d *decision) (of Value, bound uint32, ok bool) {
	if d.rel != "EQ" && d.rel != "NE" {
		return NoValue, 0, false
	}
	s := r.SSA()
	v := s.copyOf(d.value)
	for _, w := range r.loose.same[v] {
		i, n := s.definition(w)
		if _, bits, sign := r.widens(i, n); sign && (bits == math.MaxInt16 || bits == math.MaxInt8) && d.bound <= 2*bits+1 {
			if k := r.Constants().Value(v, s.Block(v)); !k.empty() && k.Hi <= 2*bits+1 {
				if bound = d.bound; bound > bits {
					bound |= ^(2*bits + 1)
				}
				return w, bound, true
			}
		}
	}
	return NoValue, 0, false
}

// widened returns the value that v is, by an instruction that extends so many low bits of it or masks the others, as it has no
// others: BFE R4, R0, 0x1000 where R0 is less than 32. It is NoValue if there is none.
func (r *recogniser) widened(v Value) Value {
	s := r.SSA()
	i, n := s.definition(v)
	if i == nil || !i.Guard.Always() || !i.Op.Known() {
		return NoValue
	}
	of, bits, _ := r.widens(i, n)
	if bits == 0 || of < 0 {
		return NoValue
	}
	if bits <= math.MaxUint16 {
		of = s.lowHalf(of)
	}
	if k := r.Constants().Value(of, s.Block(of)); k.empty() || k.Hi > bits {
		return NoValue
	}
	return of
}

// widens returns the value of which instruction i, of number n, extends or masks the low bits, the greatest number that stays
// as it is, and whether those bits have a sign, which the others get; the number is 0 if it does nothing of the kind.
func (r *recogniser) widens(i *cfg.Instr, n int32) (of Value, bits uint32, sign bool) {
	s, f := r.SSA(), r.Func
	switch i.Op.Name {
	case "LOP3", "LOP", "LOP32I", "ULOP3":
		if fn := fns.Of(i, f.SM()); fn != nil && fn.Kind == eval.Logic && len(fn.Src()) > 3 {
			mask := uint32(0)
			if mask, of = s.masked(i, n, fn); mask&(mask+1) != 0 {
				return NoValue, 0, false
			}
			return of, mask, false
		}
	case "BFE", "SGXT", "USGXT":
		if len(i.Args) != 3 || !plain(&i.Args[1]) || i.HasMod("BREV") || i.HasMod("W") {
			return NoValue, 0, false
		}
		c, ok := intValue(&i.Args[2])
		width := c
		if i.Op.Name == "BFE" {
			if width = c >> 8; c&0xff != 0 {
				return NoValue, 0, false
			}
		}
		if !ok || width < 2 || width > 31 {
			return NoValue, 0, false
		}
		if bits, sign = 1<<width-1, !i.HasMod("U32"); sign {
			bits >>= 1
		}
		return s.copyOf(s.sourceOf(n, 1)), bits, sign
	case "PRMT", "UPRMT":
		if len(i.Args) != 4 || i.Name != i.Op.Name || !plain(&i.Args[1]) || i.Args[3].Kind != cfg.RegOperand || !i.Args[3].Reg.IsConst() {
			return NoValue, 0, false
		}
		switch c, _ := intValue(&i.Args[2]); c {
		case 0x9910:
			bits, sign = math.MaxInt16, true
		case 0x8880:
			bits, sign = math.MaxInt8, true
		case 0x7710:
			bits = math.MaxUint16
		case 0x7770:
			bits = math.MaxUint8
		}
		return s.copyOf(s.sourceOf(n, 1)), bits, sign
	case "I2I":
		if len(i.Args) != 2 || !plain(&i.Args[1]) {
			return NoValue, 0, false
		}
		switch i.Name {
		case "I2I.S32.S16":
			bits, sign = math.MaxInt16, true
		case "I2I.U32.U16":
			bits = math.MaxUint16
		case "I2I.S32.S8":
			bits, sign = math.MaxInt8, true
		case "I2I.U32.U8":
			bits = math.MaxUint8
		}
		return s.copyOf(s.sourceOf(n, 1)), bits, sign
	}
	return NoValue, 0, false
}

// lowHalf returns the value whose low half v has, where that is put together with the upper half of another:
//
//	PRMT R19, R22, 0x7610, R19
//	XMAD.PSL.CLO R19, R19.H1, 0x1, R22 // sm_50 to sm_62
//
// It is v if there is none.
func (s *SSA) lowHalf(v Value) Value {
	for range maxHalves {
		i, n := s.definition(v)
		if i == nil || !i.Guard.Always() || len(i.Args) != 4 {
			return v
		}
		src := 1
		switch i.Op.Name {
		case "PRMT", "UPRMT":
			if c, ok := intValue(&i.Args[2]); !ok || c&0xff != 0x10 || i.Name != i.Op.Name {
				return v
			}
		case "XMAD":
			fn := fns.Of(i, s.Regs.f.SM())
			if fn == nil || fn.Kind != eval.XMad || fn.XMode != eval.XShift|eval.XLo || fn.UseCC || !fn.Fits(i) {
				return v
			}
			src = 3 // the product is in the upper half
		default:
			return v
		}
		if !plain(&i.Args[src]) {
			return v
		}
		of := s.copyOf(s.sourceOf(n, src))
		if of < 0 {
			return v
		}
		v = of
	}
	return v
}

// maxHalves bounds the instructions that put halves together that are looked at.
const maxHalves = 8

// maxExtended bounds the ways to extend one register that are told apart.
const maxExtended = 8

// isRegister reports whether a is a register that has a value.
func isRegister(a *cfg.Operand) bool { return a.Kind == cfg.RegOperand && !a.Reg.IsConst() }
