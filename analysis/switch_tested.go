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
	if r.loose == nil || w.first.wide || b == LaneEnds || lo > hi || hi-lo >= maxBetween || r.steps > maxIndexSteps {
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
			case s.copyOf(v) == w.first.value:
				c.given[v] = Exactly(uint32(n))
			case s.kind[v] == InstrValue && c.Executable(s.Block(v)):
				if k, ok := w.combined(&c, v); ok {
					c.given[v] = k
				} else {
					c.given[v] = c.again(v)
				}
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
		next, _, ok := w.decides(w.onward(b))
		return ok && next.sameSelector(&d) || w.computes(w.onward(b))
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
		is := s.copyOf(v) == w.first.value
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
	if b == nil || b == LaneEnds || w.first.wide {
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

// combined evaluates v, a predicate that LOP3 makes with another one: it holds if a bit of its result is set or that holds.
//
//	LOP3.LUT P0, RZ, R8, 0x2001, RZ, 0xc0, !PT
//	LOP3.LUT P0, RZ, R9, 0x4000000, RZ, 0xc0, P0
func (w *walk) combined(c *Constants, v Value) (k Known, ok bool) {
	s := w.SSA()
	i, n := s.definition(v)
	const args = 7
	if i == nil || i.Op.Name != "LOP3" && i.Op.Name != "ULOP3" || w.Func.SM() < 70 || i.Name != i.Op.Name+".LUT" || !i.Guard.Always() || len(i.Args) != args || s.resultOf(n, 0) != v {
		return k, false
	}
	value := func(arg int) (Known, bool) {
		a := &i.Args[arg]
		if x, ok := intValue(a); ok {
			return Exactly(x), true
		}
		if a.Kind != cfg.RegOperand || a.Flags&^cfg.Reuse != 0 || a.Suffix() != "" {
			return k, false
		}
		if a.Reg == cfg.RZ || a.Reg == cfg.URZ {
			return Exactly(0), true
		}
		x := s.sourceOf(n, arg)
		if x < 0 {
			return k, false
		}
		return c.in(x, s.block[v]), true
	}
	var in [3]Known
	for k := range in {
		if in[k], ok = value(2 + k); !ok {
			return in[k], false
		}
	}
	table, ok := intValue(&i.Args[5])
	also := &i.Args[args-1]
	if !ok || table > 0xff || also.Kind != cfg.RegOperand || !also.Reg.IsPred() || also.Reg.IsConst() || also.Flags&^(cfg.Not|cfg.Reuse) != 0 {
		return k, false
	}
	p := s.sourceOf(n, args-1)
	if p < 0 {
		return k, false
	}
	bits, known := lop3(in[0], in[1], in[2], uint8(table)).Const()
	other, is := c.in(p, s.block[v]).Const()
	switch holds := is && (other != 0) != (also.Flags&cfg.Not != 0); {
	case known && bits != 0 || holds:
		return Exactly(1), true
	case known && is:
		return Exactly(0), true
	}
	return k, false
}
