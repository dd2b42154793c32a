package optimizer

import (
	"fmt"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// EquivalentExit is phase 13. It removes conditional exits that are never taken, because another
// one on the only way to them has ended all lanes for which their condition holds: an exit or a
// return under the same predicate, or under one that an equal instruction computes from equal
// operands.
// Source: seeds general-optimize, "Algebraic Simplification and Structural Equivalence".
//
//	    ISETP.GE P0, R2, R3        ISETP.GE P0, R2, R3
//	@P0 EXIT                   @P0 EXIT
//	    ISETP.GE P1, R2, R3  =>    ISETP.GE P1, R2, R3
//	@P1 EXIT
//
// The way is a chain of blocks each of which has the one before it as its only predecessor, so that
// its instructions are those that every lane has executed that gets to the end of it. A branch to a
// block that only exits is an exit. What computes a condition stays, and phase 16 removes it, as nothing
// else reads it.
//
// It must refuse conditions that something else reads, too, or that are not computed in the block of
// their exit; that are opposite; predicates whose definitions read memory, another lane or the clock,
// which may be something else the second time; partial definitions; signs that differ; registers that are
// redefined; and uniform registers where lanes went another way. One predicate that two exits test has two
// uses: phase 15 removes the second one, whose condition is known.
var EquivalentExit = &Pass{
	Name: "GeneralOptimizeEarly",
	Doc:  "Remove redundant conditional exits. Exits under a condition that an earlier exit has already tested.",
	Run:  equivalentExits,
}

// earlySteps are the eight steps of chain matching. The page counts uses and definitions of registers that have one definition
// each; here they are those of values, since a text may be behind the allocation of registers. It asks that a definition and
// its use are in one block, and that both exits end one: so they are the definition of a condition and its exit.
// Source: seeds general-optimize, "Algorithm A" and "Chain-Walking Algorithm".
var earlySteps = []string{
	"Entry gate: a conditional exit with one deciding predicate. EXIT, RET, or a branch to a block that is nothing else; not " +
		"by which lanes are active. (The phase: knobs 214 and 487, and the level; the flag of a function that asks for it, and the one that says " +
		"that it was done, are no part of a text. Functions at -O1 take another path, of which the page does not say what it does.)",
	"Single use: nothing but the exit reads its condition (\"has 2 uses\"). A predicate that two exits test is left to phase 15, which knows the second one.",
	"Anchor: the block is the only successor that control falls to from the one in front of it, which is its only " +
		"predecessor; a call in between, or an entry from elsewhere, ends the chain.",
	fmt.Sprintf("Forward chain: up to %d blocks, %d instructions and %d exits are followed. A condition, and each copy on the way to it, has its "+
		"single definition in the block of its use (\"is not defined in the block\"): the last write in front of it. Markers, opcodes 93 and 97 of "+
		"the page, are no part of a text: that a block is entered from elsewhere is. Of the four conditions that end a chain (sub_7E5120) this "+
		"is the one on blocks; knob 91 is read nowhere.", chainBlocks, chainInstrs, chainExits),
	"Reverse chain: the exit in front has to lie on the only way here; where several ways meet it is refused (\"has several predecessors\").",
	"Predicates: both exits are taken when the condition holds, or both when it does not (\"the opposite condition\"). " +
		"Definitions under a guard are refused (\"is a partial definition\").",
	fmt.Sprintf("Operands: the same registers with the same values, immediates and modifiers, negation and absolute value the same "+
		"(\"the signs of operand differ\"). "+
		"Else what defines them is compared, %d levels deep, where it has a single use and reads no memory (\"alias hazard\"), through copies, which is the "+
		"secondary matcher across renaming. The page compares definitions of opcode 119 only, and calls it SHFL for its number; no logic hangs on a "+
		"number here, and of SHFL, which reads other lanes, the result may be another one the second time.", equalDepth),
	"Rewrite: the later exit goes, and what computed its condition in phase 16. Blocks are looked at in reverse postorder, each again and again; " +
		"knob 464 is asked before a rewrite is made, not before one is looked for.",
}

const (
	chainBlocks = 32  // most blocks of the way that is looked at
	chainInstrs = 512 // most instructions of it
	chainExits  = 8   // most exits on it that one is compared with
	equalDepth  = 2   // how deep definitions are compared, as ptxas does
)

func equivalentExits(c *Ctx) {
	if !c.wants(equivalentExit) || !severalExits(c.Func) {
		return
	}
	if !c.dry { // from before anything changes: exits that go leave the values and other uses as they are
		c.Constants()
	}
	budget := c.Knobs.Int(c.Func, conditionalFlowBudget)
	for _, n := range c.Func.Order.RPO {
		c.Poll()
		for c.redundantExit(c.Func.Blocks[n], budget) {
			budget--
		}
	}
}

// conditionalFlowBudget is knob 464.
const conditionalFlowBudget = "MergeEquivalentConditionalFlowBudget"

// severalExits reports whether there are two conditional exits in f.
func severalExits(f *cfg.Func) bool {
	n := 0
	for _, b := range f.Blocks {
		if _, ok := exitCondition(f, b); ok {
			if n++; n > 1 {
				return true
			}
		}
	}
	return false
}

// redundantExit announces what becomes of the exit at the end of b, if the budget is not used up, and reports whether that
// was done.
func (c *Ctx) redundantExit(b *cfg.Block, budget int) bool {
	w := c.exitBefore(b)
	if w == nil || w.no != nil && c.Constants().Taken(b) != analysis.Varies { // which is a constant-branch
		return false
	}
	i := b.Last()
	r := equivalentExit.at(where(b, i), i.Op.Name)
	if i.Guard.Reg.Class != cfg.NoReg {
		r.Span.Start = b.InSection(i.Guard.Span).Start
	}
	cond := condition(c.Func, i)
	first := analysis.Related{Span: w.from.InSection(w.from.Last().Span), Message: "the earlier exit"}
	r.Message = fmt.Sprintf("%s is never taken: the lanes in which %s holds have ended at an earlier exit", i.Op.Name, cond)
	if w.no != nil {
		r.Message = i.Op.Name + " may have the condition of an earlier exit"
	}
	r.Related = append(append(r.Related, first), w.defs...)
	no := w.no
	if no == nil {
		no = c.incomplete()
	}
	if no == nil && budget <= 0 { // what computes the condition stays, so that no block becomes empty
		no = refuse("the knob %s allows no more", conditionalFlowBudget)
	}
	if no != nil {
		c.Refuse(r, no)
		return false
	}
	r.Dead = true
	return c.Make(r, func(change *cfg.Change) { change.Own(b).RemoveLast() })
}

// A witness is the exit that makes another one redundant, or nearly does.
type witness struct {
	from *cfg.Block
	defs []analysis.Related // what shows that the conditions are equal
	no   *Refusal           // why it does not make it redundant
}

// exitCondition returns the predicate under which lanes that get to the end of b end there, if it
// is one predicate that decides.
func exitCondition(f *cfg.Func, b *cfg.Block) (d cfg.Decider, ok bool) {
	i := b.Last()
	if i == nil || !exits(f, b, i) {
		return d, false
	}
	n := 0
	for x := range i.Deciders() {
		d = x
		n++
	}
	return d, n == 1 && d.Reg.Class == cfg.ClassP && d.Reg.Num >= 0
}

// exits reports whether lanes that take i, the last instruction of b, end: an exit, a return, or a
// branch to a block that is nothing else.
func exits(f *cfg.Func, b *cfg.Block, i *cfg.Instr) bool {
	if !i.Op.Known() || !i.Conditional() || i.ByActiveLanes() {
		return false
	}
	ends := func(i *cfg.Instr) bool {
		return i.Flow == cfg.FlowExit || i.Flow == cfg.FlowRet
	}
	if i.IsBranch() {
		to := f.TargetIn(b, i)
		return to != nil && to != f.Next(b) && len(to.Instrs) == 1 && ends(to.Last()) && !to.Last().Conditional()
	}
	return ends(i)
}

// exitBefore returns the exit that makes the conditional exit at the end of b redundant, or one
// that nearly does; nil if there is none. While nothing is made it is found once for all phases that ask.
func (c *Ctx) exitBefore(b *cfg.Block) *witness {
	if !c.dry || !c.Func.Reachable(b) {
		return (&chain{Ctx: c}).exitBefore(b)
	}
	return c.exits.get(c, &keptExits, findExits)[b.ID]
}

// findExits returns by block what exitBefore returns of it, if it is reachable.
func findExits(c *Ctx) []*witness {
	list := make([]*witness, len(c.Func.Blocks))
	x := chain{Ctx: c}
	for _, n := range c.Func.Order.RPO {
		c.Poll()
		list[n] = x.exitBefore(c.Func.Blocks[n])
	}
	return list
}

// exitBefore finds what [Ctx.exitBefore] returns.
func (x *chain) exitBefore(b *cfg.Block) *witness {
	f := x.Func
	d, ok := exitCondition(f, b)
	if !ok {
		return nil
	}
	blocks := chainTo(x.blocks[:0], f, b)
	x.blocks, x.list = blocks, x.list[:0]
	var near *witness
	n := 0
	at := 0 // the index of the last instruction of p
	for k, p := range blocks[1:] {
		at += len(blocks[k].Instrs)
		e, ok := exitCondition(f, p)
		if ok { // lanes that go on fall out of it
			if len(x.list) == 0 {
				x.fill(blocks)
			}
			if n++; n > chainExits {
				break
			}
			x.defs = nil
			no, opposite := x.predicate(d.Reg, 0, e.Reg, at)
			switch other := (d.Not != e.Not) != opposite; {
			case no == nil && !other:
				return &witness{from: p, defs: distinct(x.defs)}
			case no == nil:
				no = refuse("it has the opposite condition")
			case no == differs || other:
				continue
			}
			if near == nil {
				near = &witness{from: p, defs: distinct(x.defs), no: no}
			}
		}
	}
	if near != nil {
		return near
	}
	return x.joinedExit(blocks, d)
}

// distinct returns list without what it has before.
func distinct(list []analysis.Related) []analysis.Related {
	var out []analysis.Related
	for _, r := range list {
		if !slices.Contains(out, r) {
			out = append(out, r)
		}
	}
	return out
}

// chainTo appends to list, which is empty, b and the blocks in front of it, each of which is the only predecessor of the one
// before it in the list, and the only way to it.
func chainTo(list []*cfg.Block, f *cfg.Func, b *cfg.Block) []*cfg.Block {
	list = append(list, b)
	for instrs := len(b.Instrs); len(list) < chainBlocks && instrs < chainInstrs; {
		at := list[len(list)-1]
		preds := f.Preds.Succs(at.ID)
		if at.ID == 0 || len(preds) != 1 || preds[0] == b.ID || f.IndirectEntry(at) {
			break
		}
		p := f.Blocks[preds[0]]
		if last := p.Last(); last != nil && last.Flow == cfg.FlowCall && last.EndsBlock() {
			break // other code runs in between
		}
		list = append(list, p)
		instrs += len(p.Instrs)
	}
	return list
}

// joinedExit returns the nearest exit that dominates the first block of the chain, which has
// several predecessors, if it is under the condition d of the exit at the end of the chain, and
// nothing on the chain, nor in a block that all ways between the two pass, writes its predicate.
func (c *Ctx) joinedExit(blocks []*cfg.Block, d cfg.Decider) *witness {
	f := c.Func
	at := blocks[len(blocks)-1]
	if len(f.Preds.Succs(at.ID)) < 2 {
		return nil
	}
	p := at
	var between []*cfg.Block
	instrs := 0
	for n := 0; ; n++ {
		if n == chainExits || f.Dom.Idom[p.ID] < 0 { // the entry, or no path leads there
			return nil
		}
		p = f.Blocks[f.Dom.Idom[p.ID]]
		if e, ok := exitCondition(f, p); ok {
			if e.Reg != d.Reg || e.Not != d.Not {
				return nil
			}
			break
		}
		between = append(between, p)
		if instrs += len(p.Instrs); instrs > chainInstrs {
			return nil // too far to say what is in the way
		}
	}
	if slices.ContainsFunc(append(between, blocks...), func(b *cfg.Block) bool {
		return slices.ContainsFunc(b.Instrs, func(i cfg.Instr) bool { return clobbers(&i, d.Reg) })
	}) {
		return nil
	}
	return &witness{from: p, no: refuse("%s has several predecessors, and %s may have changed on the way from one of them", at.Name(), f.Names.Reg(d.Reg)).
		at(at.Span, "has several predecessors")}
}

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
		p.Reg, p.UReg = q.Reg, q.UReg
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
