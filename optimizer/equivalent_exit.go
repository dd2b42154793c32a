package optimizer

import (
	"fmt"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
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
	Doc:  "Remove redundant conditional exits. An earlier exit has already tested their condition.",
	Run:  equivalentExits,
}

// earlySteps are the eight steps of chain matching. The page counts uses and definitions of registers that have one definition
// each; here they are those of values, since a text may be behind the allocation of registers. It asks that a definition and
// its use are in one block, and that both exits end one: so they are the definition of a condition and its exit.
// Source: seeds general-optimize, "Algorithm A" and "Chain-Walking Algorithm".
var earlySteps = []string{
	"Entry gate: a conditional exit that one predicate decides: EXIT, RET, or a branch to a block that only exits; not an exit that " +
		"depends on which lanes are active. (The gate of the phase is knobs 214 and 487, and the level. The flags of a function that ask for the phase, " +
		"and say that it has run, are not in a text. The page does not say what functions at -O1 get instead.)",
	"Single use: only the exit reads its condition (\"has 2 uses\"). If two exits test the same predicate, phase 15 knows the second one.",
	"Anchor: the block is where control falls through to from the block in front of it, which is its only " +
		"predecessor; a call in between, or another entry, ends the chain.",
	fmt.Sprintf("Forward chain: up to %d blocks, %d instructions and %d exits are followed. A condition, and each copy on the way to it, has its "+
		"only definition in the block of its use (\"is not defined in the block\"): the last write before it. The markers, opcodes 93 and 97 on "+
		"the page, are not in a text; another entry into a block is. Four conditions end a chain (sub_7E5120), and this "+
		"is the one on blocks; knob 91 is read nowhere.", chainBlocks, chainInstrs, chainExits),
	"Reverse chain: the earlier exit has to lie on the only way to this one; where several ways meet it is refused (\"has several predecessors\").",
	"Predicates: both exits are taken when the condition holds, or both when it does not (\"the opposite condition\"). " +
		"Definitions under a guard are refused (\"is a partial definition\").",
	fmt.Sprintf("Operands: the same registers with the same values, and equal immediates, modifiers, negations and absolute values "+
		"(\"the signs of operand differ\"). "+
		"Otherwise their definitions are compared, %d levels deep and through copies (the secondary matcher across renaming), if they have a single "+
		"use and read no memory (\"alias hazard\"). The page compares only definitions of opcode 119, and calls it SHFL by its number. Nothing here "+
		"depends on the number, and SHFL, which reads other lanes, may have another result the second time.", equalDepth),
	"Rewrite: the later exit is removed; phase 16 removes what computed its condition. Blocks are visited in reverse postorder, each as long as " +
		"something changes; knob 464 is checked before a rewrite is made, not before one is looked for.",
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
	if !c.dry && !c.looks || !c.Func.Reachable(b) {
		if c.way == nil {
			c.way = &chain{Ctx: c}
		}
		return c.way.exitBefore(b)
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
