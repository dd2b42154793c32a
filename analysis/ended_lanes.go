package analysis

import "github.com/ori-lang/ori/cfg"

// GuardedExits are the blocks of a function that end with an EXIT under a guard, behind which others go on.
type GuardedExits struct {
	facts *Facts
	above []int32 // by block: the nearest of them that dominates it, -1 if there is none
}

// NewGuardedExits finds those of a function, in time linear in its blocks.
func NewGuardedExits(f *Facts) *GuardedExits {
	g := f.Func
	e := &GuardedExits{f, make([]int32, len(g.Blocks))}
	for n := range e.above {
		e.above[n] = -1
	}
	for _, n := range g.Order.RPO {
		up := g.Dom.Idom[n]
		if up < 0 || up == n {
			continue
		}
		e.above[n] = e.above[up]
		if i := g.Blocks[up].Last(); i != nil && i.Flow == cfg.FlowExit && i.Conditional() && i.Op.Known() {
			e.above[n] = up
		}
	}
	return e
}

// mostEnds bounds the EXIT under guards in front of a shuffle that are looked at.
const mostEnds = 16

// Before returns a block of e behind which instruction k of b, a shuffle, always is, and at which only some lanes of a group end that exchanges
// values there, as the guard differs between lanes by its nature; nil if there is none, or a branch behind it has asked whether all lanes of
// the warp are there. Rows are whole warps.
func (e *GuardedExits) Before(b *cfg.Block, k int) *cfg.Block {
	f, g := e.facts, e.facts.Func
	if e.above[b.ID] < 0 || !g.Complete || f.Uniformity().Limited {
		return nil
	}
	size := exchanged(&b.Instrs[k], func(arg int) (uint32, bool) { return f.constantOperand(b, k, arg) })
	full := f.Uniformity().full[b.ID] // all lanes have been there
	n := e.above[b.ID]
	for range mostEnds {
		if n < 0 || full >= 0 && !g.Dom.Dominates(full, n) {
			return nil
		}
		if at := g.Blocks[n]; f.Differs(at) && !f.endsWholeGroups(at, size) {
			return at
		}
		n = e.above[n]
	}
	return nil
}

// endsWholeGroups reports whether all lanes of each group of size adjacent lanes end at the end of b, or none does; size is 0 for the warp.
func (f *Facts) endsWholeGroups(b *cfg.Block, size int) bool {
	u := f.rows()
	if size == 0 {
		return u.branch[b.ID].kind == uniform
	}
	u.FindGroups(f.ctx)
	return f.newLaneGroups(u, size).decidedBy(b)
}
