package analysis

import (
	"math"
	"math/bits"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// This file finds what a branch decides of the values of a selector, whatever computes its predicates, by evaluation for ranges of
// them, which are cut until each goes one way. Compilers test several values at once so:
//
//	ISETP.GT.U32.AND P0, PT, R2, 0x1e, PT
//	@P0 BRA other
//	MOV R3, 0x1
//	SHF.L.U32 R3, R3, R2, RZ
//	LOP3.LUT P0, RZ, R3, 0x2aa, RZ, 0xc0, !PT      // 1, 3, 5, 7 and 9
//	@P0 BRA odd
//
// and both in one branch, where the selector has few bits:
//
//	ISETP.NE.AND P0, PT, R0, 0x20, PT
//	IADD3 R0, R0, -0x9, RZ
//	ISETP.GE.U32.AND P0, PT, R0, 0x5, P0           // neither 9 to 13 nor 32
//	@P0 BRA other

const (
	maxTests     = 1024 // ranges of values for which one branch is evaluated
	maxStretches = 160  // ranges that are left where neighbours go one way
)

// A stretch is a range of values of the selector that all go one way.
type stretch struct {
	lo, hi int64
	yes    bool
}

// size is how many values r has; of all those of 64 bits, one less.
func (r stretch) size() uint64 { return span{lo: r.lo, hi: r.hi}.size() }

// A test is what the branch at the end of a block decides by.
type test struct {
	deciders []Value    // it transfers control where all hold
	not      []bool     // or do not
	suffix   []string   // "" of a predicate, else the test of the condition code
	slice    []Value    // what they are computed from, each behind those that it is computed from
	leaf     *cfg.Block // if not nil: it is no branch, but guards code, and this is where both ways go on
}

// testOf returns the test of the branch at the end of b, if it is computed from the selector and from nothing else that is not constant.
func (w *walk) testOf(b *cfg.Block) (t test, ok bool) {
	if w.loose == nil || isEnd(b) {
		return t, false
	}
	s, i := w.SSA(), b.Last()
	if p, next := w.guardedLeaf(b); next != nil {
		if !s.Regs.Regs[s.v[p]].IsPred() || !w.mayTest(p) {
			return t, false
		}
		t = test{deciders: []Value{p}, not: []bool{false}, suffix: []string{""}, leaf: next}
		t.slice = w.sliceFrom(t.deciders, b)
		return t, t.slice != nil
	}
	if i == nil || !i.IsBranch() && !popsOrEnds(i) || !i.Conditional() || i.ByActiveLanes() || !i.Op.Known() {
		return t, false
	}
	for d := range i.Deciders() {
		p := s.decider(b, d)
		suffix, ok := s.testBySuffix(i, d, p)
		if !ok || !w.mayTest(p) {
			return t, false
		}
		t.deciders, t.not, t.suffix = append(t.deciders, p), append(t.not, d.Not), append(t.suffix, suffix)
	}
	if len(t.deciders) == 0 || len(t.deciders) > 2 {
		return t, false
	}
	t.slice = w.sliceFrom(t.deciders, b)
	return t, t.slice != nil
}

// testBySuffix returns the test of the condition code that the decider d of i, which has the value p, is by; "" if p is a predicate.
func (s *SSA) testBySuffix(i *cfg.Instr, d cfg.Decider, p Value) (suffix string, ok bool) {
	if p < 0 {
		return "", false
	}
	switch r := s.Regs.Regs[s.v[p]]; {
	case r.IsPred():
		return "", true
	case r.Class == cfg.ClassCC && d.Arg >= 0 && !d.Not:
		suffix = i.Args[d.Arg].Suffix()
		return suffix, suffix != ""
	}
	return "", false
}

// mayTest reports whether the predicate, or condition code, p may be computed from the selector, by what its instruction reads: most are not, and a look is cheap.
func (w *walk) mayTest(p Value) bool {
	s := w.SSA()
	i, n := s.definition(p)
	if i == nil || i.Op.Effects&(cfg.ReadsMem|cfg.WarpWide) != 0 {
		return false
	}
	if w.readsPlace(i) {
		return true
	}
	for k, word := range s.Regs.Words(n) {
		v := s.Values(n)[k]
		if word < 0 || word.Write() || v < 0 {
			continue
		}
		if w.part(v) != noPart {
			return true
		}
		if x, _ := s.definition(v); x != nil && x.Op.Effects&cfg.ReadsMem == 0 {
			return true
		}
	}
	return false
}

// part returns what v is of the selector.
func (w *walk) part(v Value) selectorPart {
	switch v = w.firstSame(w.SSA().copyOf(v)); {
	case v == w.first.value:
		return lowerPart
	case w.first.wide && v == w.first.high:
		return upperPart
	}
	return w.extensionPart(v)
}

// places returns where in the bank of parameters the halves of the selector are; -1 of one that is not loaded from there.
func (w *walk) places() (lower, upper int64) {
	if !w.placed {
		w.placed, w.lower, w.upper = true, w.SSA().parameterOf(w.first.value), -1
		if w.first.wide {
			w.upper = w.SSA().parameterOf(w.first.high)
		}
	}
	return w.lower, w.upper
}

// readsPlace reports whether i reads the selector where it is in the bank of parameters: compilers load a parameter, and
// read it there as well.
func (w *walk) readsPlace(i *cfg.Instr) bool {
	lower, upper := w.places()
	if lower < 0 && upper < 0 {
		return false
	}
	for k := range i.Args {
		if a := &i.Args[k]; isParameter(a) && (int64(a.Imm) == lower || int64(a.Imm) == upper) {
			return true
		}
	}
	return false
}

// sliceFrom returns the values that deciders, which are read in b, are computed from and the selector with them, in an order in which each
// is behind those; nil if the selector is none of them, or they are too many.
func (w *walk) sliceFrom(deciders []Value, b *cfg.Block) []Value {
	c := w.Constants()
	if len(c.exec) == 0 || !c.Executable(b) {
		return nil
	}
	found := false
	var list []Value
	for _, p := range deciders {
		part := c.slice(p, func(v Value) bool {
			is := w.part(v) != noPart
			found = found || is
			return is
		})
		if part == nil {
			return nil
		}
		for _, v := range part {
			if i, _ := w.SSA().definition(v); !found && i != nil {
				found = w.readsPlace(i)
			}
			if len(deciders) == 1 || !slices.Contains(list, v) {
				list = append(list, v)
			}
		}
	}
	if !found {
		return nil
	}
	return list
}

// knownOf returns what is known of the halves of the selector where its number is from lo to hi; all of the upper one is, if it is the
// same for all.
func (w *walk) knownOf(lo, hi int64) (lower, upper Known) {
	a, z := w.bits(lo), w.bits(hi)
	switch {
	case !w.first.wide && w.unsigned:
		return Between(uint32(a), uint32(z)), Anything
	case !w.first.wide:
		return BetweenSigned(int32(lo), int32(hi)), Anything
	case a>>32 == z>>32:
		return Between(uint32(a), uint32(z)), Exactly(uint32(a >> 32))
	case w.ordered && w.unsigned:
		return Anything, Between(uint32(a>>32), uint32(z>>32))
	}
	return Anything, BetweenSigned(int32(lo>>32), int32(hi>>32))
}

// stretches cuts the values from lo to hi, but those that have been followed, into ranges each of which goes one way by the test t, ascending; nil if that is not known, or they
// are too many.
func (w *walk) stretches(t *test, lo, hi int64) []stretch {
	s := w.SSA()
	c := *w.Constants()
	c.given = map[Value]Known{}
	if lower, upper := w.places(); lower >= 0 || upper >= 0 {
		c.words = map[int64]Known{}
	}
	goes := func(lo, hi int64) Truth {
		clear(c.given)
		lower, upper := w.knownOf(lo, hi)
		if c.words != nil {
			c.words[w.lower], c.words[w.upper] = lower, upper
			delete(c.words, -1)
		}
		for _, v := range t.slice {
			switch part := w.part(v); {
			case part == upperPart:
				c.given[v] = upper
			case part == lowerPart:
				c.given[v] = lower
			case part != noPart:
				c.given[v] = w.knownPart(part, lo, hi)
			case s.kind[v] == InstrValue && c.Executable(s.Block(v)):
				c.given[v] = c.again(v)
			}
		}
		all := True
		for n, p := range t.deciders {
			k, is := c.given[p]
			passed := k.Truth()
			if t.suffix[n] != "" {
				passed = passes(k, t.suffix[n])
			}
			switch {
			case !is || passed == Varies:
				all = Varies
			case (passed == True) == t.not[n]:
				return False
			}
		}
		return all
	}
	var list []stretch
	var rest []stretch // ascending from the end
	for _, s := range slices.Backward(span{lo: lo, hi: hi, except: w.except}.pieces()) {
		rest = append(rest, stretch{lo: s.lo, hi: s.hi})
	}
	for tests := 0; len(rest) > 0; tests++ {
		r := rest[len(rest)-1]
		rest = rest[:len(rest)-1]
		w.steps += len(t.slice)
		if tests == maxTests || w.steps > w.Func.Limit(maxIndexSteps) {
			return nil
		}
		yes := goes(r.lo, r.hi)
		if yes == Varies {
			if r.lo == r.hi {
				return nil
			}
			at := cut(r.lo, r.hi)
			rest = append(rest, stretch{lo: at, hi: r.hi}, stretch{lo: r.lo, hi: at - 1})
			continue
		}
		if n := len(list) - 1; n >= 0 && list[n].yes == (yes == True) && list[n].hi+1 == r.lo {
			list[n].hi = r.hi
		} else if list = append(list, stretch{r.lo, r.hi, yes == True}); len(list) > maxStretches {
			return nil
		}
	}
	return list
}

// cut returns the number behind lo, up to hi, which is greater, at which the most bits are zero: masks keep both parts apart.
func cut(lo, hi int64) int64 {
	const sign = 1 << 63
	a, z := uint64(lo)^sign, uint64(hi)^sign
	return int64(z>>(bits.Len64(a^z)-1)<<(bits.Len64(a^z)-1) ^ sign)
}

// tested returns what the branch at the end of b decides of the values from lo to hi: those that are set, if they are few and those do
// not go on to another decision, or in what ranges they go.
func (w *walk) tested(b *cfg.Block, lo, hi int64) (d decision, ok bool) {
	if lo > hi {
		return d, false
	}
	t, ok := w.testOf(b)
	if !ok {
		return d, false
	}
	s, f, i := w.SSA(), w.Func, b.Last()
	d = decision{b: b, reg: w.first.reg, value: w.first.value, wide: w.first.wide, high: w.first.high, rel: relIn}
	for _, p := range t.deciders {
		if d.compare, _ = s.definition(p); d.compare == nil {
			return d, false
		}
	}
	if d.leaf = t.leaf != nil; d.leaf {
		d.yes, d.no = t.leaf, t.leaf
	} else {
		if d.no = f.Next(b); i.IsBranch() {
			d.yes = f.TargetIn(b, i)
		}
		s.popped(&d, b)
	}
	if d.yes == nil || d.no == nil {
		return d, false
	}
	if d.parts = w.stretches(&t, lo, hi); d.parts == nil {
		return d, false
	}
	var sizes [2]uint64 // of those that do not go to yes, and those that do
	for _, r := range d.parts {
		n := 0
		if r.yes {
			n = 1
		}
		sizes[n] += min(r.size(), math.MaxUint64-sizes[n])
	}
	on := func(b *cfg.Block) bool { // another decision, or a table
		b = w.onward(b)
		next, _ := w.decides(b)
		return next != nil && next.sameSelector(&d) || w.computes(b) || w.tableAt(b) != nil
	}
	to, other := false, false
	if !d.leaf {
		to, other = on(d.yes), on(d.no)
	}
	if to && !other || to == other && sizes[1] > sizes[0] {
		d.yes, d.no, d.leafNot = d.no, d.yes, true
		sizes[0], sizes[1] = sizes[1], sizes[0]
		for n := range d.parts {
			d.parts[n].yes = !d.parts[n].yes
		}
	}
	if sizes[1] > maxRangeCases || to && other { // each way is followed for its values
		return d, (to || other) && len(d.parts)+len(w.except) <= maxExcept
	}
	d.set = []uint64{}
	for _, r := range d.parts {
		for n := r.lo; r.yes; n++ {
			d.set = append(d.set, w.bits(n))
			if n == r.hi { // which may be the greatest that there is
				break
			}
		}
	}
	d.parts = nil
	return d, true
}

// testsFirst returns the decision of the branch at the end of b as the first of a switch: it is computed from one value, or the two halves
// of one that are loaded together, and it goes on to another decision or tests several values itself.
func (r *recogniser) testsFirst(b *cfg.Block) (d decision, ok bool) {
	s, c, i := r.SSA(), r.Constants(), b.Last()
	if isEnd(b) || i == nil || !i.Conditional() || i.ByActiveLanes() || !i.Op.Known() || len(c.exec) == 0 || !c.Executable(b) {
		return d, false
	}
	of := 0
	for range i.Deciders() {
		of++
	}
	root, other, combines := NoValue, NoValue, of > 1
	for dec := range i.Deciders() {
		p := s.decider(b, dec)
		x, _ := s.definition(p)
		if _, ok := s.testBySuffix(i, dec, p); x == nil || !ok {
			return d, false
		}
		if _, n := s.definition(p); of == 1 && !r.combines(x, n) && !r.masks(x) {
			return d, false
		}
		list := c.slice(p, func(v Value) bool { return !r.computed(v) })
		if list == nil {
			return d, false
		}
		for _, v := range list {
			if v < 0 || s.kind[v] == InstrValue && r.computed(v) {
				if x, n := s.definition(v); x != nil {
					combines = combines || r.combines(x, n)
				}
				continue
			}
			if _, fixed := c.Value(v, b).Const(); fixed {
				continue
			}
			switch v = s.copyOf(v); {
			case root < 0 || root == v:
				root = v
			case other < 0 || other == v:
				other = v
			default:
				return d, false
			}
		}
	}
	if root < 0 || !combines {
		return d, false
	}
	d = decision{b: b, value: root, reg: s.Regs.Regs[s.v[root]]}
	if other >= 0 {
		n := s.num[root]
		if s.kind[root] != InstrValue || s.kind[other] != InstrValue || n != s.num[other] || s.prev[root] >= 0 {
			return d, false
		}
		low, high := s.Regs.Regs[s.v[root]], s.Regs.Regs[s.v[other]]
		if low.Num > high.Num {
			low, high, root, other = high, low, other, root
		}
		if next := (cfg.Reg{Class: low.Class, Num: low.Num + 1}); low.Num%2 != 0 || high != next {
			return d, false
		}
		d.value, d.reg, d.wide, d.high, d.highReg = root, low, true, other, high
	}
	w := walk{recogniser: r, first: d, s: &Switch{Block: b}}
	lo, hi := w.all()
	t, ok := w.tested(b, lo, hi)
	if !ok {
		return d, false
	}
	t.reg, t.highReg = d.reg, d.highReg
	if t.set != nil && !w.goesDeeper(t.no, lo, hi) && len(t.set) < leastSeveral {
		return d, false
	}
	return t, true
}

// computed reports whether v is the only result of that kind of an instruction that computes, and reads no memory.
func (r *recogniser) computed(v Value) bool {
	s := r.SSA()
	i, n := s.definition(v)
	if i == nil || !i.Guard.Always() || !i.Op.Known() || i.Op.Effects&(cfg.SideEffects|cfg.ReadsMem|cfg.Converge|cfg.Barrier|cfg.WarpWide) != 0 || !r.Constants().Executable(s.Block(v)) {
		return false
	}
	for _, w := range s.Regs.Words(n) {
		if w >= 0 && !w.Write() {
			return true
		}
	}
	_, fixed := r.Constants().Value(v, s.Block(v)).Const()
	return fixed
}

// masks reports whether i finds a predicate by masking bits.
func (r *recogniser) masks(i *cfg.Instr) bool {
	switch i.Op.Name {
	case "LOP", "LOP3", "LOP32I", "PLOP3", "PSETP":
		return true
	}
	return false
}

// combines reports whether i, instruction n, combines the outcomes of comparisons, or shifts by what is computed.
func (r *recogniser) combines(i *cfg.Instr, n int32) bool {
	s := r.SSA()
	switch i.Op.Name {
	case "SHF", "SHL", "SHR":
		return s.sourceOf(n, 2) >= 0
	case "ISETP", "PLOP3", "PSETP", "LOP", "LOP3", "LOP32I":
		for k, w := range s.Regs.Words(n) {
			if w >= 0 && !w.Write() && s.Values(n)[k] >= 0 {
				v := s.Values(n)[k]
				if r := s.Regs.Regs[s.v[v]]; r.IsPred() || r.Class == cfg.ClassCC {
					return true
				}
				if x, _ := s.definition(v); x != nil && x.Op.Name == "ISET" {
					return true
				}
			}
		}
	}
	return false
}

// computes reports whether b does nothing but decide by what is computed from the selector.
func (w *walk) computes(b *cfg.Block) bool {
	if b == nil || isEnd(b) {
		return false
	}
	i := b.Last()
	if i == nil || !i.IsBranch() && !popsOrEnds(i) || !i.Conditional() {
		if _, next := w.guardedLeaf(b); next == nil {
			return false
		}
		_, ok := w.testOf(b)
		return ok
	}
	for k := range b.Instrs {
		switch x := &b.Instrs[k]; {
		case x == i || marksRegion(x) || guardedAsLast(b, k):
		case x.Op.Effects&(cfg.SideEffects|cfg.ReadsMem|cfg.Barrier) != 0:
			return false
		}
	}
	_, ok := w.testOf(b)
	return ok
}
