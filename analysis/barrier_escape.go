package analysis

import (
	"fmt"
	"slices"

	"ori/cfg"
)

// barrierEscapes reports ways out of a convergence region that neither wait for
// the barrier nor take their lanes out of it: to RET, to the place where the lanes
// are to meet, past the end of the function, or to another BSSY of the same
// barrier. The others wait at their BSYNC for lanes that never come. Lanes that end
// (EXIT) do not count for a barrier.
func barrierEscapes(facts *Facts, report func(Diagnostic)) {
	f := facts.Func
	c := facts.Convergence()
	if !f.Complete || len(c.Sites) == 0 {
		return
	}
	told := make([]bool, len(c.Sites))
	escape := func(sites int32, at Related, how string) {
		for _, n := range c.sets.lists[sites] {
			s := c.Sites[n]
			r := s.Instr.Args[0].Reg
			if told[n] || c.saved(r) {
				continue
			}
			told[n] = true
			d := diagnostic("barrier-escape", s.Block.InSection(s.Instr.Span), "lanes of %s can get %s without BSYNC or BREAK", f.Names.Reg(r), how)
			d.Related = append(d.Related, at)
			for _, x := range c.Closers(s.Instr) {
				d.Related = append(d.Related, Related{x.Block.InSection(x.Instr.Span), x.Instr.Op.Name + " of the others"})
			}
			report(d)
		}
	}
	n := len(c.bars)
	state := make([]barrierState, n)
	for _, id := range f.Order.RPO {
		b := f.Blocks[id]
		copy(state, c.in[int(id)*n:])
		broken := c.run(b, state, func(i *cfg.Instr, r cfg.Reg, was barrierState) {
			if i.Flow == cfg.FlowBSSY && was.sites > 0 && !was.closed && !was.unknown {
				at := Related{b.InSection(i.Span), f.Names.Reg(r) + " is opened again here"}
				escape(was.sites, at, fmt.Sprintf("to where %s is opened again", f.Names.Reg(r)))
			}
		})
		for to, kind := range f.Succs(b) {
			for k := range n {
				if state[k].closed || kind == cfg.CallEdge || kind == cfg.Taken && slices.Contains(broken, c.bars[k]) || c.closesFirst(to, c.bars[k]) {
					continue
				}
				for _, s := range c.sets.lists[state[k].sites] {
					if f.TargetOf(c.Sites[s].Instr) == to && len(to.Instrs) > 0 {
						escape(s+1, Related{to.InSection(to.Instrs[0].Span), "where they are to meet"}, "from "+b.Name()+" to "+to.Name())
					}
				}
			}
		}
		i := b.Last()
		leaves := i != nil && i.Flow == cfg.FlowRet || f.FallsOff() == b
		for k := range n {
			if leaves && state[k].sites > 0 && !state[k].closed {
				at := Related{b.Span, "the end of " + b.Name()}
				if i != nil {
					at.Span = b.InSection(i.Span)
				}
				escape(state[k].sites, at, "out of the function")
			}
		}
	}
}

// closesFirst reports whether b closes barrier r before anything else that
// involves barriers.
func (c *Convergence) closesFirst(b *cfg.Block, r cfg.Reg) bool {
	for _, i := range b.Code() {
		if (i.Flow == cfg.FlowBSYNC || i.Flow == cfg.FlowBREAK) && len(i.Args) > 0 && i.Args[len(i.Args)-1].Reg == r {
			return true
		}
	}
	return false
}
