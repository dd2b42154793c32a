package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// What is asked of the constants of a function.

// Taken returns whether the last instruction of b transfers control: True for an
// unconditional one, False for one that never does or for a block that ends
// without.
func (c *Constants) Taken(b *cfg.Block) Truth {
	i := b.Last()
	if i == nil {
		return False
	}
	switch i.Flow {
	case cfg.FlowBranch, cfg.FlowIndex, cfg.FlowExit, cfg.FlowKill, cfg.FlowPop, cfg.FlowRet, cfg.FlowCall:
	default:
		return False
	}
	if !i.Conditional() {
		return True
	}
	if len(c.exec) == 0 || !c.exec[b.ID] {
		return Varies
	}
	if !i.Op.Known() {
		return Varies
	}
	n := c.ssa.Regs.Number(b, len(b.Instrs)-1)
	t := True
	if i.ByActiveLanes() {
		t = Varies
	}
	for d := range i.Deciders() {
		t = t.and(c.decides(b.ID, n, d))
		v := c.ssa.decider(b, d)
		for e := range i.Deciders() {
			if v >= 0 && e.Not != d.Not && e.Reg == d.Reg && c.ssa.decider(b, e) == v {
				return False // @P0 BRA !P0, x
			}
		}
	}
	return t
}

// Goes reports whether control can get out of b by an edge of that kind.
func (c *Constants) Goes(b *cfg.Block, kind cfg.EdgeKind) bool {
	switch c.Taken(b) {
	case True:
		return kind != cfg.FallThrough || goesOnBehind(c.ssa.Regs.f, b)
	case False:
		return kind == cfg.FallThrough || kind == cfg.CallEdge
	}
	return true
}

// decides is [Constants.holds] for what decides the last instruction of block b. It is asked for often, so
// the answer for one value is kept with that value: the block may end in another instruction when it is
// asked again.
func (c *Constants) decides(b, n int32, d cfg.Decider) Truth {
	if c.decided == nil || c.given != nil || !d.Reg.IsPred() || d.Reg.IsConst() {
		return c.holds(b, n, d)
	}
	v := c.reads(n, d.Arg, 0)
	if v < 0 {
		return c.holds(b, n, d)
	}
	kept := &c.decided[b]
	of, t := uint64(v)+1, Varies
	if w := kept.Load(); w>>2 == of {
		t = Truth(w & 3)
	} else {
		t = c.in(v, b).Truth()
		kept.Store(of<<2 | uint64(t)) // others may find the same meanwhile
	}
	if d.Not {
		return t.not()
	}
	return t
}

// Executable reports whether control can get to b.
func (c *Constants) Executable(b *cfg.Block) bool { return c.exec[b.ID] }

// Value returns what is known of v in block b, which it is defined in or which its
// definition dominates; it is [Anything], or for a predicate 0 to 1, if nothing is.
func (c *Constants) Value(v Value, b *cfg.Block) Known { return c.in(v, b.ID) }

// constant reports whether v is one number wherever it is defined.
func (c *Constants) constant(v Value) bool { return c.fixed[v] }

// equal reports whether a and b are the same number wherever they are defined.
func (c *Constants) equal(a, b Value) bool {
	return c.constant(a) && c.constant(b) && c.val[a].Lo == c.val[b].Lo
}

// Reg returns what is known of register reg where instruction k of b reads it,
// and whether it does.
func (c *Constants) Reg(b *cfg.Block, k int, reg cfg.Reg) (Known, bool) {
	r := c.ssa.Regs
	n := r.Number(b, k)
	want := r.Var(reg)
	for j, w := range r.Words(n) {
		if v := c.ssa.Values(n)[j]; v >= 0 && !w.Write() && w.Var() == want {
			return c.in(v, b.ID), true
		}
	}
	return Anything, false
}

// Result returns what is known of register reg after instruction k of b, which
// writes it, and whether it does.
func (c *Constants) Result(b *cfg.Block, k int, reg cfg.Reg) (Known, bool) {
	r := c.ssa.Regs
	n := r.Number(b, k)
	want := r.Var(reg)
	for j, w := range r.Words(n) {
		if v := c.ssa.Values(n)[j]; v >= 0 && w.Write() && w.Var() == want {
			return c.in(v, b.ID), true
		}
	}
	return Anything, false
}

// Fixes reports whether a register that instruction k of b writes may have a [Known.Const] after it. It is
// cheaper than [Constants.Result], and for most instructions false.
func (c *Constants) Fixes(b *cfg.Block, k int) bool {
	n := c.ssa.Regs.Number(b, k)
	words := c.ssa.Regs.Words(n)
	for j := len(words) - 1; j >= 0 && words[j].Write(); j-- { // the writes come last
		if v := c.ssa.Values(n)[j]; v >= 0 && (c.info[v] || c.given != nil) {
			return true
		}
	}
	return false
}

// Conditions returns the blocks with branches on one side of which b lies and that tell something of
// the condition of the branch at its end: of its predicate, or of a value that is compared for it.
func (c *Constants) Conditions(b *cfg.Block) []*cfg.Block {
	i := b.Last()
	if i == nil || len(c.exec) == 0 {
		return nil
	}
	p, _, ok := deciding(c.ssa, b, i)
	if !ok {
		return nil
	}
	values := []Value{p}
	if _, n := c.ssa.definition(p); n > 0 {
		for k, v := range c.ssa.Values(n) {
			if !c.ssa.Regs.Words(n)[k].Write() {
				values = append(values, v)
			}
		}
	}
	f := c.ssa.Regs.f
	var list []*cfg.Block
	for _, v := range values {
		if v < 0 {
			continue
		}
		for a := c.assume[v]; a > 0; a = c.assumed[a-1].next {
			x := &c.assumed[a-1]
			if x.block < 0 || !f.Dom.Dominates(x.block, b.ID) {
				continue
			}
			if from := f.Blocks[f.Preds.Succs(x.block)[0]]; from != b && !slices.Contains(list, from) {
				list = append(list, from)
			}
		}
	}
	return list
}
