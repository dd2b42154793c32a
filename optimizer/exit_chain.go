package optimizer

// This file compares the conditions of two exits: what the instructions on the way between them define, see phase 13.

import (
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// A chain is instructions that all lanes have executed one after the other that get to its end: the
// last comes first.
type chain struct {
	*Ctx
	blocks []*cfg.Block
	list   []place
	writes cfg.RegClasses     // the classes of registers that some of them may write
	known  []definition       // what def has found of list last
	defs   []analysis.Related // what shows that two values are equal
	linked unlinked           // the first of the definitions that show it that is no part of a chain
}

// An unlinked is a definition that is no part of a chain, and why not. Few are told of.
type unlinked struct {
	is   bool
	r    cfg.Reg
	at   int // index of the definition, or of what uses it if that stands in another block
	uses int // how many it has; 0 if it stands in another block
}

// refusal says why, nil if there is none.
func (x *chain) refusal(u unlinked) *Refusal {
	name := x.Func.Names.Reg(u.r)
	switch {
	case !u.is:
		return nil
	case u.uses == 0:
		return refuse("%s is not defined in the block of %s", name, x.list[u.at].instr().Op.Name).at(x.span(u.at), "uses "+name)
	}
	return refuse("%s has %d uses", name, u.uses).at(x.span(u.at), name+" is defined here")
}

// A definition is the index of the last instruction before index at that may write a register.
type definition struct {
	r      cfg.Reg
	at, is int
}

// maxKnown is how many of them a chain keeps: a condition is compared with up to chainExits others.
const maxKnown = 2 * chainExits

// fill lists the instructions of blocks.
func (x *chain) fill(blocks []*cfg.Block) {
	x.writes, x.known = 0, x.known[:0]
	for _, b := range blocks {
		for k := len(b.Instrs) - 1; k >= 0; k-- {
			if i := &b.Instrs[k]; clobbersAll(i) {
				x.writes = ^cfg.RegClasses(0)
			} else {
				x.writes |= i.WriteClasses
			}
			x.list = append(x.list, place{b, k})
		}
	}
}

func (x *chain) span(k int) cfg.Span { return x.list[k].block.InSection(x.list[k].instr().Span) }

// def returns the index of the last instruction before index at that may write r; len(x.list) if
// that stands in front of the chain.
func (x *chain) def(r cfg.Reg, at int) int {
	if x.writes&(1<<r.Class) == 0 {
		return len(x.list)
	}
	for n := range x.known {
		if d := &x.known[n]; d.r == r && d.at <= at && at < d.is {
			return d.is
		}
	}
	k := at + 1
	for k < len(x.list) && !clobbers(x.list[k].instr(), r) {
		k++
	}
	if len(x.known) == maxKnown {
		x.known = x.known[:0]
	}
	x.known = append(x.known, definition{r, at, k})
	return k
}

// clobbersAll reports whether i may write any register.
func clobbersAll(i *cfg.Instr) bool { return i.Flow == cfg.FlowCall || !i.Op.Known() }

// clobbers reports whether i may write r.
func clobbers(i *cfg.Instr, r cfg.Reg) bool {
	return clobbersAll(i) || i.WriteClasses&(1<<r.Class) != 0 && i.Writes(r)
}

// differs is the refusal of what does not even look equal.
var differs = &Refusal{}

// predicate compares the value of predicate p at index at with that of q at index from. It returns
// nil if they are equal, or opposite; differs if they are different for all that is known; else
// what is in the way of their being equal.
func (x *chain) predicate(p cfg.Reg, at int, q cfg.Reg, from int) (no *Refusal, opposite bool) {
	x.linked = unlinked{}
	p, at, notP := x.original(p, at)
	q, from, notQ := x.original(q, from)
	x.link(p, x.def(p, at), at)
	x.link(q, x.def(q, from), from)
	if no = x.value(p, at, q, from, equalDepth); no == nil {
		no = x.refusal(x.linked)
	}
	return no, notP != notQ
}

// link holds that the definition k of r is a part of a chain: it has no use but at index at, and stands in the same block.
func (x *chain) link(r cfg.Reg, k, at int) {
	switch {
	case x.linked.is:
	case k == len(x.list) || x.list[k].block != x.list[at].block:
		x.linked = unlinked{true, r, at, 0}
	default:
		x.single(r, k)
	}
}

// single holds that nothing but the use through which it was found reads the definition k of r.
func (x *chain) single(r cfg.Reg, k int) {
	v := x.valueAt(x.list[k].block, x.list[k].at, r, true)
	if v < 0 || x.linked.is { // of what may write any register there is none
		return
	}
	if n := x.SSA().Uses(v); n > 1 {
		x.linked = unlinked{true, r, k, n}
	}
}

// original follows the copies of predicates through which p has its value at index at: what it is a
// copy of, where, and whether it is its opposite.
func (x *chain) original(p cfg.Reg, at int) (_ cfg.Reg, _ int, not bool) {
	for {
		k := x.def(p, at)
		if k == len(x.list) {
			return p, at, not
		}
		q, opposite, ok := copiedPredicate(x.Func, x.list[k].instr(), p)
		if !ok {
			return p, at, not
		}
		is := " is a copy of "
		if opposite {
			is = " is the opposite of "
		}
		x.defs = append(x.defs, analysis.Related{Span: x.span(k), Message: x.Func.Names.Reg(p) + is + x.Func.Names.Reg(q)})
		x.link(p, k, at)
		p, at, not = q, k, not != opposite
	}
}

// copiedPredicate returns the predicate that i writes a copy of, or of its opposite, to p.
func copiedPredicate(f *cfg.Func, i *cfg.Instr, p cfg.Reg) (q cfg.Reg, not, ok bool) {
	if !i.Guard.Always() {
		return q, false, false
	}
	fn := eval.Of(i, f.SM())
	if fn == nil || fn.Kind != eval.PredLogic || !fn.Fits(i) {
		return q, false, false
	}
	dst, several := -1, false
	for _, n := range fn.Dst {
		if n >= 0 && i.Args[n].Reg == p {
			dst, several = int(n), several || dst >= 0
		}
	}
	if dst < 0 || several {
		return q, false, false
	}
	var regs []cfg.Reg
	for _, r := range i.Refs {
		if !r.Write {
			if r.Reg.Class != cfg.ClassP {
				return q, false, false
			}
			if !slices.Contains(regs, r.Reg) {
				regs = append(regs, r.Reg)
			}
		}
	}
	var is, isNot [3]bool // whether the result is that one, or its opposite, for all values
	for k := range regs {
		is[k], isNot[k] = true, true
	}
	in, out := make([]uint64, len(i.Args)), make([]uint64, len(i.Args))
	for row := range 1 << len(regs) {
		for _, r := range i.Refs {
			if !r.Write {
				in[r.Arg] = uint64(row >> slices.Index(regs, r.Reg) & 1)
			}
		}
		if !fn.Eval(i, in, out, nil) {
			return q, false, false
		}
		for k := range regs {
			if (out[dst] != 0) == (row>>k&1 == 1) {
				isNot[k] = false
			} else {
				is[k] = false
			}
		}
	}
	for k, r := range regs {
		if is[k] || isNot[k] {
			return r, isNot[k], true
		}
	}
	return q, false, false
}

// source returns the register whose value r is a copy of at index at, and the index of its definition.
func (x *chain) source(r cfg.Reg, at int) (cfg.Reg, int) {
	for {
		k := x.def(r, at)
		if k == len(x.list) || r.Class != cfg.ClassR {
			return r, k
		}
		s, ok := copiedRegister(x.list[k].instr())
		if !ok {
			return r, k
		}
		x.link(r, k, at)
		if s.IsConst() {
			return s, len(x.list)
		}
		r, at = s, k
	}
}

// copiedRegister returns the general register that i copies to its only result. A register that has
// a name may be as wide as what reads it.
func copiedRegister(i *cfg.Instr) (cfg.Reg, bool) {
	a := source(i)
	if a == nil || a.Kind != cfg.RegOperand || a.Reg.Class != cfg.ClassR || a.Reg.Num >= cfg.FirstNamed || i.Args[0].Reg.Num >= cfg.FirstNamed {
		return cfg.Reg{}, false
	}
	return a.Reg, true
}

// value compares the value of register r at index at with that of s at index from, to some depth of
// what defines them: see [chain.predicate].
func (x *chain) value(r cfg.Reg, at int, s cfg.Reg, from, depth int) *Refusal {
	f, same := x.Func, r == s
	r, k := x.source(r, at)
	s, n := x.source(s, from)
	if r.Class == cfg.ClassUR || r.Class == cfg.ClassUP {
		if w := x.writtenLater(r); r == s && w.block != nil {
			return refuse("%s is uniform, and %s in %s may write it for lanes that went another way", f.Names.Reg(r), w.instr().Op.Name, w.block.Name()).with(w.related("may write " + f.Names.Reg(r)))
		}
	}
	if r == s && k == n {
		return nil
	}
	if k == len(x.list) || n == len(x.list) {
		return x.redefined(same, r, k)
	}
	i, j := x.list[k].instr(), x.list[n].instr()
	if i.Name != j.Name || !i.Op.Known() || i.Flow != cfg.FlowNone || len(i.Args) != len(j.Args) {
		return x.redefined(same, r, k)
	}
	if depth == 0 {
		return refuse("%s and %s are defined by more than %d levels of instructions", f.Names.Reg(r), f.Names.Reg(s), equalDepth).at(x.span(k), f.Names.Reg(r)+" is defined here")
	}
	no := x.computed(r, k, s, n, depth)
	switch no {
	case nil:
		x.single(r, k)
		x.single(s, n)
		x.defs = append(x.defs, analysis.Related{Span: x.span(k), Message: f.Names.Reg(r) + " is defined here"}, analysis.Related{Span: x.span(n), Message: "an equal definition"})
	case differs:
		return x.redefined(same, r, k)
	}
	return no
}

// writtenLater returns an instruction of the function that may write the uniform register r when
// lanes of a warp have gone different ways: any but those at the start of a kernel.
func (c *Ctx) writtenLater(r cfg.Reg) place {
	if w, ok := c.uniformWrites[r]; ok {
		return w
	}
	f, w := c.Func, place{}
	for n, b := range f.Blocks {
		if n == 0 && f.Entry && len(f.Preds.Succs(0)) == 0 {
			continue
		}
		if k := slices.IndexFunc(b.Instrs, func(i cfg.Instr) bool { return clobbers(&i, r) }); k >= 0 && w.block == nil {
			w = place{b, k}
		}
	}
	if c.uniformWrites == nil {
		c.uniformWrites = map[cfg.Reg]place{}
	}
	c.uniformWrites[r] = w
	return w
}

// redefined returns why values of one operand differ, of which the later one is that of r, defined
// at index k: differs if they are none, or of a predicate.
func (x *chain) redefined(same bool, r cfg.Reg, k int) *Refusal {
	if !same || k == len(x.list) || r.IsPred() && x.list[k].instr().Op.Known() && x.list[k].instr().Flow != cfg.FlowCall {
		return differs
	}
	return refuse("%s is redefined in between", x.Func.Names.Reg(r)).at(x.span(k), "may redefine "+x.Func.Names.Reg(r))
}

// computed compares what instruction k writes to r with what n writes to s: instructions of one name.
func (x *chain) computed(r cfg.Reg, k int, s cfg.Reg, n, depth int) *Refusal {
	i, j := x.list[k].instr(), x.list[n].instr()
	var found *Refusal
	note := func(no *Refusal) bool { // whether it is decided
		if found == nil {
			found = no
		}
		return no == differs
	}
	for a := range i.Args {
		p, q := i.Args[a], j.Args[a]
		p.Flags, q.Flags = p.Flags&^cfg.Reuse, q.Flags&^cfg.Reuse
		if p.Reg.Class != q.Reg.Class || p.Reg.IsConst() != q.Reg.IsConst() {
			return differs
		}
		p.Reg = q.Reg
		if p.UReg() != q.UReg() {
			p.SetUReg(q.UReg())
		}
		if p.Index() != q.Index() {
			p.SetIndex(q.Index())
		}
		if p.Equal(&q) {
			continue
		}
		signs := cfg.Neg | cfg.Not | cfg.Abs
		had := p.Flags & signs
		p.Flags = p.Flags&^signs | q.Flags&signs
		if !p.Equal(&q) {
			return differs
		}
		p.Flags = had
		note(refuse("the signs of operand %d of %s differ", a+1, i.Op.Name).at(x.span(k), "has the other sign"))
	}
	refs, others := unguarded(i), unguarded(j)
	if len(refs) != len(others) {
		return differs
	}
	for m := range refs {
		u, v := &refs[m], &others[m]
		if u.Write != v.Write || u.Count != v.Count || u.Arg != v.Arg || u.Reg.Class != v.Reg.Class || (u.Reg.Num == cfg.All) != (v.Reg.Num == cfg.All) {
			return differs
		}
		if u.Write {
			if !u.Has(r) && !v.Has(s) {
				continue
			}
			if u.Reg.Num == cfg.All || r.Num-u.Reg.Num != s.Num-v.Reg.Num {
				return differs // another one of the results, or of two
			}
			continue
		}
		for w := range int32(max(1, u.Count)) {
			if u.Reg.Num == cfg.All {
				return differs
			}
			p, q := u.Reg, v.Reg
			p.Num += w
			q.Num += w
			if note(x.value(p, k, q, n, depth-1)) {
				return differs
			}
		}
	}
	if found != nil {
		return found
	}
	for _, m := range [...]int{k, n} {
		if no := x.hazard(m); no != nil {
			return no
		}
	}
	return nil
}

// unguarded are the registers that i uses besides its guard, which comes first.
func unguarded(i *cfg.Instr) []cfg.Ref {
	if len(i.Refs) > 0 && i.Refs[0].Arg == cfg.ArgGuard {
		return i.Refs[1:]
	}
	return i.Refs
}

// hazard returns why instruction k may write something else than an equal one with equal operands.
func (x *chain) hazard(k int) *Refusal {
	i := x.list[k].instr()
	switch {
	case !i.Guard.Always() || i.Masked():
		return refuse("%s is a partial definition, under a predicate", i.Op.Name).at(x.span(k), "the partial definition")
	case i.Op.Effects&cfg.ReadsMem != 0:
		return refuse("alias hazard: %s reads memory, which may have changed in between", i.Op.Name).at(x.span(k), "reads memory")
	case i.Op.Effects&^cfg.ReadsSR != 0:
		return refuse("%s may have another result the second time", i.Op.Name).at(x.span(k), "may have another result")
	}
	if pinned(i) != nil {
		return refuse("%s may have another result the second time", i.Op.Name).at(x.span(k), "may have another result")
	}
	return nil
}
