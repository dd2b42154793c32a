package analysis

import "github.com/ori-lang/ori/cfg"

// This file finds what a branch decides of few values of a selector, whatever computes its predicate, by evaluation for each of
// them. Compilers test several values at once so:
//
//	ISETP.GT.U32.AND P0, PT, R2, 0x1e, PT
//	@P0 BRA other
//	MOV R3, 0x1
//	SHF.L.U32 R3, R3, R2, RZ
//	LOP3.LUT P0, RZ, R3, 0x2aa, RZ, 0xc0, !PT      // 1, 3, 5, 7 and 9
//	@P0 BRA odd

// tested returns what the branch at the end of b decides of the values from lo to hi, if they are few and each goes one way.
func (w *walk) tested(b *cfg.Block, lo, hi int64) (d decision, ok bool) {
	r := w.recogniser
	if r.loose == nil || w.first.wide || isEnd(b) || lo > hi || hi-lo >= maxBetween || r.steps > maxIndexSteps {
		return d, false
	}
	i, s, f := b.Last(), r.SSA(), r.Func
	if i == nil || !i.IsBranch() && !popsOrEnds(i) || !i.Conditional() {
		return d, false
	}
	p, not, ok := deciding(s, b, i)
	if !ok {
		return d, false
	}
	slice := w.sliceFrom(p, b)
	if slice == nil {
		return d, false
	}
	d = decision{b: b, reg: w.first.reg, value: w.first.value, rel: relIn, set: []uint32{}}
	if d.compare, _ = s.definition(p); d.compare == nil {
		return d, false
	}
	if d.no = f.Next(b); i.IsBranch() {
		d.yes = f.TargetIn(b, i)
	}
	s.popped(&d, b)
	if d.yes == nil || d.no == nil {
		return d, false
	}
	c := *r.Constants()
	c.given = map[Value]Known{}
	r.steps += len(slice) * int(hi-lo+1)
	var others []uint32
	for n := lo; n <= hi; n++ {
		clear(c.given)
		for _, v := range slice {
			switch {
			case w.loadedFirst(s.copyOf(v)) == w.first.value:
				c.given[v] = Exactly(uint32(n))
			case s.kind[v] == InstrValue && c.Executable(s.Block(v)):
				c.given[v] = c.again(v)
			}
		}
		k, known := c.given[p].Const()
		if _, evaluated := c.given[p]; !known || !evaluated {
			return d, false
		}
		if (k != 0) != not {
			d.set = append(d.set, uint32(n))
		} else {
			others = append(others, uint32(n))
		}
	}
	on := func(b *cfg.Block) bool { // another decision
		next, _ := w.decides(w.onward(b))
		return next != nil && next.sameSelector(&d) || w.computes(w.onward(b))
	}
	if to, other := on(d.yes), on(d.no); to && !other || to == other && len(d.set) > len(others) {
		d.yes, d.no, d.set = d.no, d.yes, append([]uint32{}, others...)
	}
	return d, true
}

// sliceFrom returns the values that p, which is read in b, is computed from and the selector with them, in an order in which each is
// behind those; nil if the selector is none of them, or they are too many.
func (w *walk) sliceFrom(p Value, b *cfg.Block) []Value {
	s, c := w.SSA(), w.Constants()
	if len(c.exec) == 0 || !c.Executable(b) {
		return nil
	}
	found := false
	list := c.slice(p, func(v Value) bool {
		is := w.loadedFirst(s.copyOf(v)) == w.first.value
		found = found || is
		return is
	})
	if !found {
		return nil
	}
	return list
}

// computes reports whether b does nothing but decide by what is computed from the selector.
func (w *walk) computes(b *cfg.Block) bool {
	if b == nil || isEnd(b) || w.first.wide {
		return false
	}
	i := b.Last()
	if i == nil || !i.IsBranch() && !popsOrEnds(i) || !i.Conditional() {
		return false
	}
	for k := range b.Instrs {
		if b.Instrs[k].Op.Effects&(cfg.SideEffects|cfg.ReadsMem|cfg.Barrier) != 0 && &b.Instrs[k] != i {
			return false
		}
	}
	p, _, ok := deciding(w.SSA(), b, i)
	return ok && w.sliceFrom(p, b) != nil
}
