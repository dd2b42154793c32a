package optimizer

import (
	"fmt"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// LoopMakeSingleEntry is phase 18. It makes an irreducible region, a cycle of blocks that can be
// entered at several of them, a natural loop: all entries but one, and what they lead to before
// that one, are copied in front of the loop (node splitting), so that lanes that come from
// elsewhere run the copies until they get to the header.
//
//	   @P0 BRA m           @P0 BRA m'
//	h: ...              h: ...
//	m: ...         =>   m: ...
//	   @P1 BRA h           @P1 BRA h
//	   EXIT                EXIT
//	                    m': ...
//	                       @P1 BRA h
//	                       EXIT
//
// The header is the entry for which the fewest instructions are copied. Regions in the region are
// made natural loops with it, so that nothing is left to do for a second run. A preheader is put in
// front of a loop that several blocks enter only where someone asks for it: see [Ctx.preheaders].
//
// It must refuse to copy what is the end or the start of a convergence region, what other code
// refers to by an address, a call, an indexed branch, and what is not understood; to lead elsewhere
// what a jump table of a listing or the synchronization stack leads to; and anything that can tell
// which lanes run it together, unless no branch before it diverges. Sources: seeds
// basic-blocks-and-cfg, "LoopMakeSingleEntry Transformation", and design passes.md.
var LoopMakeSingleEntry = &Pass{
	Name: "OriLoopMakeSingleEntry",
	Doc:  "Give loops a single entry. All entries of an irreducible region but one are copied in front of the loop, with the blocks from there up to its header.",
	Run:  makeSingleEntries,
}

// mostSplitRounds bounds how often one run looks at the function again: a region that was refused
// may be smaller once one in it is a natural loop.
const mostSplitRounds = 16

func makeSingleEntries(c *Ctx) {
	if !c.wants(multiEntryLoop) && !c.wants(irreducibleRegion) && !c.wants(makeSingleEntry) {
		return
	}
	c.splitRegions()
	c.preheaders()
}

// splitRegions makes irreducible regions natural loops.
func (c *Ctx) splitRegions() {
	for round := range mostSplitRounds {
		if len(c.Func.Loops.Irreducible) == 0 || !c.Func.Complete {
			return
		}
		before := len(c.remarks)
		plans := c.splits()
		if round > 0 { // what is still refused has been said
			c.remarks = append(c.remarks[:before], slices.DeleteFunc(c.remarks[before:], func(r Remark) bool { return r.N < 0 || !c.sel.makes(&r) })...)
		}
		if len(plans) == 0 {
			return
		}
		placer := c.Func.Placer()
		for _, p := range plans {
			c.Poll()
			p.placer = placer
			p.make(nil)
		}
		placer.Place()
		c.renew()
	}
}

// splits announces the rewrites of all irreducible regions and returns those that are to be made.
func (c *Ctx) splits() []*splitPlan {
	var plans []*splitPlan
	sp := newSplitter(c)
	changes := map[int32]bool{} // blocks of regions that are made, and what leads to them: each block of a region is led to by one
	for _, x := range sp.regions() {
		c.Poll()
		fresh := !slices.ContainsFunc(x.Blocks, func(n int32) bool {
			return slices.ContainsFunc(c.Func.PredIDs(c.Func.Blocks[n]), func(q int32) bool { return changes[q] })
		})
		announce := func(r Remark, p *splitPlan) {
			switch {
			case !fresh: // it waits for the next round: the numbers of the others stay
				c.n++
			case c.MakeIf(r, func(w *cfg.Change) bool { return w == nil || p.make(w) }):
				plans = append(plans, p)
				for _, n := range x.Blocks {
					changes[n] = true
					for _, q := range c.Func.PredIDs(c.Func.Blocks[n]) {
						changes[q] = true
					}
				}
				fresh = false
			}
		}
		list, h, no := sp.plans(x)
		r := x.remark(c.Func)
		r.Title = r.Kind.FixTitle(c.Func.Spelled(c.Func.Blocks[h]))
		if len(list) == 0 {
			if fresh {
				c.Refuse(r, no)
			}
			continue
		}
		header := c.Func.Blocks[list[0].header]
		r.Title = r.Kind.FixTitle(c.Func.Spelled(header)) + list[0].cost()
		announce(r, list[0])
		switch {
		case c.Func.Scheduled || c.Func.Missing > 0:
			continue // nor is the other one possible
		case !c.wants(makeSingleEntry):
			c.n += len(list) - 1 // the numbers of what follows stay
			continue
		}
		for _, other := range list[1:] {
			b := c.Func.Blocks[other.header]
			r := makeSingleEntry.at(headOf(b), c.Func.Spelled(b))
			r.Title += other.cost()
			r.Message = fmt.Sprintf("%s can be the only entry of the loop instead of %s", b.Name(), header.Name())
			r.Alternative = true
			announce(r, other)
		}
	}
	return plans
}

// headOf is what stands for b in the text: its label, else its first instruction.
func headOf(b *cfg.Block) cfg.Span {
	switch {
	case len(b.Labels) > 0:
		return b.Labels[0].Span
	case len(b.Instrs) > 0:
		return b.InSection(b.Instrs[0].Span)
	}
	return b.Span
}

// A splitRegion is an irreducible region, and the back edges that make it one.
type splitRegion struct {
	*analysis.IrreducibleRegion
	back   []cfg.Arc    // by their targets; without those of a region in it
	around *splitRegion // the innermost one that it is in, nil if there is none
	depth  int          // how many it is in
}

// regions lists the irreducible regions, the outer one before those in it.
func (s *splitter) regions() []*splitRegion {
	list := s.Irreducibles()
	regions := make([]*splitRegion, len(list))
	for n := range list {
		regions[n] = &splitRegion{IrreducibleRegion: &list[n]}
	}
	slices.SortStableFunc(regions, func(a, b *splitRegion) int { return len(b.Blocks) - len(a.Blocks) })
	// Of two regions one is in the other, or they have no block in common.
	inner := make([]*splitRegion, len(s.Func.Blocks)) // by block: the innermost one
	for _, r := range regions {
		s.Poll()
		if r.around = inner[r.Blocks[0]]; r.around != nil {
			r.depth = r.around.depth + 1
		}
		for k, b := range r.Blocks {
			if k%1024 == 0 {
				s.Poll()
			}
			inner[b] = r
		}
	}
	for _, e := range s.Func.Loops.Irreducible {
		s.Poll()
		a, b := inner[e.Src], inner[e.Dst]
		for a != b && a != nil && b != nil {
			if a.depth > b.depth {
				a = a.around
			} else if b.depth > a.depth {
				b = b.around
			} else {
				a, b = a.around, b.around
			}
		}
		if a != nil && a == b {
			a.back = append(a.back, e)
		}
	}
	return regions
}

// remark announces the region: as a loop with several entries if all its back edges go to one block.
func (x *splitRegion) remark(f *cfg.Func) Remark {
	if len(x.back) == 0 || x.back[0].Dst != x.back[len(x.back)-1].Dst {
		r := irreducibleRegion.at(headOf(f.Blocks[x.Entries[0]]))
		r.Message = fmt.Sprintf("%s form a cycle with the entries %s: none dominates another", blockNames(f, x.Blocks), blockNames(f, x.Entries))
		r.Related = otherEntries(f, r.Span, x.Entries[1:])
		return r
	}
	b, from := f.Blocks[x.back[0].Dst], f.Blocks[x.back[0].Src]
	others := slices.DeleteFunc(slices.Clone(x.Entries), func(n int32) bool { return n == b.ID })
	what := "another entry"
	if len(others) > 1 {
		what = "other entries"
	}
	r := multiEntryLoop.at(headOf(b))
	r.Message = fmt.Sprintf("the loop from %s back to %s has %s at %s, which %s does not dominate",
		from.Name(), b.Name(), what, blockNames(f, others), b.Name())
	if i := from.Last(); i != nil {
		r.Related = append(r.Related, analysis.Related{Span: from.InSection(i.Span), Message: "back edge to " + b.Name()})
	}
	r.Related = append(r.Related, otherEntries(f, r.Span, others)...)
	return r
}

// otherEntries are the places of the entries blocks, told with a remark at at.
func otherEntries(f *cfg.Func, at cfg.Span, blocks []int32) []analysis.Related {
	list := make([]analysis.Related, len(blocks))
	for k, n := range blocks {
		list[k] = analysis.Related{Span: headOf(f.Blocks[n]), Message: "another entry"}
	}
	return analysis.Nearest(at, list)
}

// blockNames lists blocks in a sentence, the first few of many.
func blockNames(f *cfg.Func, blocks []int32) string {
	const most = 6
	s := ""
	for k, n := range blocks {
		switch {
		case k == most-1 && len(blocks) > most:
			return fmt.Sprintf("%s and %d more", s, len(blocks)-k)
		case k > 0 && k == len(blocks)-1:
			s += " and "
		case k > 0:
			s += ", "
		}
		s += f.Blocks[n].Name()
	}
	return s
}
