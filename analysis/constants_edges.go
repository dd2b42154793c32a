package analysis

import (
	"context"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// What branches tell of values on their ways.

// assumptions collects what conditional branches tell of values.
func (c *Constants) assumptions(ctx context.Context) {
	f := c.ssa.Regs.f
	if !f.Complete || len(f.IndirectEntries()) > 0 { // what an edge dominates may be entered elsewhere
		return
	}
	order := f.Order.RPO
	n := parts(len(order) * instrsOfBlock)
	if n == 1 {
		c.toldAt(ctx, order, func(t told, compared []bounded) {
			if c.assumed == nil {
				c.assumed = make([]assumption, 0, len(f.Blocks)) // of half of them, the predicate on both ways, and more where it compares
			}
			c.supposeBoth(t, compared)
		})
		return
	}
	lists, compares := make([][]told, n), make([][]bounded, n)
	cancel.Parallel(n, func(k int) {
		blocks := order[len(order)*k/n : len(order)*(k+1)/n]
		c.toldAt(ctx, blocks, func(t told, compared []bounded) {
			if lists[k] == nil {
				lists[k], compares[k] = make([]told, 0, len(blocks)), make([]bounded, 0, len(blocks))
			}
			lists[k] = append(lists[k], t)
			compares[k] = append(compares[k], compared...)
		})
	})
	some := 0
	for k := range lists {
		some += 2 * (len(lists[k]) + len(compares[k]))
	}
	if some == 0 {
		return
	}
	c.assumed = make([]assumption, 0, some)
	for k := range lists {
		compared := compares[k]
		for m := range lists[k] {
			if m%pollValues == 0 {
				cancel.Poll(ctx)
			}
			t := lists[k][m]
			c.supposeBoth(t, compared[:t.compares])
			compared = compared[t.compares:]
		}
	}
}

// supposeBoth notes what a branch tells, on both ways.
func (c *Constants) supposeBoth(t told, compared []bounded) {
	if t.taken >= 0 {
		c.suppose(t.p, t.taken, !t.not, compared)
	}
	if t.falls >= 0 {
		c.suppose(t.p, t.falls, t.not, compared)
	}
}

// instrsOfBlock is how many instructions can be looked at in the time that the branch of one block takes: little of it is near in memory.
const instrsOfBlock = 8

// A told is what a branch tells of its predicate p, and of values that the instruction which makes p compares with constants.
type told struct {
	p            Value
	taken, falls int32 // edges, or -1
	compares     int32 // how many comparisons it tells of
	not          bool  // the branch is taken where p is false
}

// toldAt calls yield with what the branch at the end of each of the blocks tells, and with what its predicate compares.
func (c *Constants) toldAt(ctx context.Context, blocks []int32, yield func(t told, compared []bounded)) {
	f := c.ssa.Regs.f
	var compared []bounded
	for _, n := range blocks {
		cancel.Poll(ctx)
		p, not, ok := c.decidedBy(n)
		if !ok {
			continue
		}
		taken, falls := int32(-1), int32(-1) // edges
		for e := f.Graph.Start[n]; e < f.Graph.Start[n+1]; e++ {
			switch f.Kinds[e] {
			case cfg.Taken:
				taken = e
			case cfg.FallThrough:
				falls = e
			}
		}
		if taken >= 0 && falls >= 0 && f.Graph.Succ[taken] == f.Graph.Succ[falls] {
			continue
		}
		compared = c.comparedBy(p, compared[:0])
		yield(told{p, taken, falls, int32(len(compared)), not}, compared)
	}
}

// decidedBy is deciding of the last instruction of block n, if that is a branch or a call that does not come back, or ends lanes or pops the
// stack.
func (c *Constants) decidedBy(n int32) (p Value, not, ok bool) {
	if at := c.guarded(n); at >= 0 {
		p = c.ssa.sourceOf(at, cfg.ArgGuard)
		return p, c.traits[at]&ByComplement != 0, p >= 0
	}
	b := c.ssa.Regs.f.Blocks[n]
	i := b.Last()
	if i == nil || i.Flow != cfg.FlowBranch && !c.ssa.Regs.f.Jumps(b) && i.Flow != cfg.FlowExit && i.Flow != cfg.FlowKill && i.Flow != cfg.FlowPop || !i.Conditional() {
		return NoValue, false, false
	}
	return deciding(c.ssa, b, i)
}

func (c *Constants) note(v Value, block int32, k Known) {
	if k.None() {
		return
	}
	n := 0
	for a := c.assume[v]; a > 0; a = c.assumed[a-1].next {
		n++
	}
	if n >= maxAssumptions {
		return
	}
	c.assumed = append(doubled(c.assumed), assumption{c.assume[v], block, k})
	c.assume[v] = int32(len(c.assumed))
	c.info[v] = true
}

// deciding returns the one predicate p that decides whether i, the last instruction of b, transfers
// control; not is set if it does so where p is false. ok is false if there is no such predicate.
func deciding(s *SSA, b *cfg.Block, i *cfg.Instr) (p Value, not, ok bool) {
	if i.ByActiveLanes() || !i.Op.Known() {
		return 0, false, false
	}
	var only cfg.Decider
	count := 0
	for d := range i.Deciders() {
		only = d
		count++
	}
	if count != 1 {
		return 0, false, false
	}
	p = s.decider(b, only)
	return p, only.Not, p >= 0 && s.Regs.Regs[s.v[p]].IsPred()
}

// decider returns the value of d, which decides the last instruction of b, or NoValue.
func (s *SSA) decider(b *cfg.Block, d cfg.Decider) Value {
	return s.sourceOf(s.Regs.Number(b, len(b.Instrs)-1), int(d.Arg))
}

// suppose notes that the predicate p has the value t where edge leads, and what that tells of the values
// in compared. It holds in all blocks that the target of the edge dominates if no other edge leads there,
// else for the phis of the target.
func (c *Constants) suppose(p Value, edge int32, t bool, compared []bounded) {
	block := c.ssa.Regs.f.Graph.Succ[edge]
	if c.ssa.slots(block) > 1 {
		block = ^edge
	}
	c.note(p, block, truth(t).known())
	for k := range compared {
		x := &compared[k]
		c.note(x.v, block, within(x.rel, x.bound, x.unsigned, t != x.not))
	}
}

// A bounded is what a comparison tells of a value: v rel bound, or that this does not hold.
type bounded struct {
	v             Value
	rel           string
	bound         uint32
	unsigned, not bool
}

// comparedBy appends to list what the predicate p tells of what it compares with constants.
func (c *Constants) comparedBy(p Value, list []bounded) []bounded {
	if c.ssa.kind[p] != InstrValue || c.ssa.prev[p] >= 0 {
		return list
	}
	n := c.ssa.num[p]
	b := c.ssa.block[p]
	by := c.comparison(b, n-c.ssa.Regs.first[b], n)
	if by == nil || by.lanes && c.ssa.Regs.Regs[c.ssa.v[p]].Class == cfg.ClassUP { // of which lane?
		return list
	}
	of, not := NoValue, false
	words, args := c.ssa.Regs.Words(n), c.ssa.Regs.Args(n)
	for k, v := range c.ssa.Values(n) {
		switch {
		case words[k] < 0:
		case words[k].Write():
			not = not || v == p && args[k] == 1 // the second destination is the complement
		case args[k] == by.arg:
			of = v
		}
	}
	if of < 0 {
		return list
	}
	return append(list, bounded{of, by.rel, by.bound, by.unsigned, not})
}

// mirrored returns the relation with its operands exchanged; "" if rel is no relation of integers.
func mirrored(rel string) string {
	switch rel {
	case "LT":
		return "GT"
	case "LE":
		return "GE"
	case "GT":
		return "LT"
	case "GE":
		return "LE"
	case "EQ", "NE":
		return rel
	}
	return ""
}

// opposite returns the relation that holds where rel does not.
func opposite(rel string) string {
	switch rel {
	case "LT":
		return "GE"
	case "LE":
		return "GT"
	case "GT":
		return "LE"
	case "GE":
		return "LT"
	case "EQ":
		return "NE"
	}
	return "EQ"
}

// within returns what is known of an x for which "x rel bound" is t.
func within(rel string, bound uint32, unsigned, t bool) Known {
	if !t {
		rel = opposite(rel)
	}
	k := Anything
	switch rel {
	case "EQ":
		return Exactly(bound)
	case "LT", "LE":
		if unsigned {
			if k.Hi = bound; rel == "LT" {
				if bound == 0 {
					return Anything
				}
				k.Hi--
			}
			break
		}
		if k.Max = int32(bound); rel == "LT" {
			if k.Max == Anything.Min {
				return Anything
			}
			k.Max--
		}
	case "GT", "GE":
		if unsigned {
			if k.Lo = bound; rel == "GT" {
				if bound == Anything.Hi {
					return Anything
				}
				k.Lo++
			}
			break
		}
		if k.Min = int32(bound); rel == "GT" {
			if k.Min == Anything.Max {
				return Anything
			}
			k.Min++
		}
	}
	return k.settled()
}
