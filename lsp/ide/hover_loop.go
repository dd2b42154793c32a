package ide

import (
	"slices"
	"strings"

	"ori/analysis"
	"ori/cfg"
	"ori/optimizer"
)

// loop adds what is known of the loops around b.
func (p *place) loop(b *cfg.Block, pg *page) {
	f := p.f
	n := f.Loops.LoopOf[b.ID]
	if n < 0 {
		return
	}
	l := &f.Loops.Loops[n]
	pg.para()
	pg.fact("loop", "depth %d", l.Depth)
	if l.Header != b.ID {
		pg.fact("header", "%s", p.ref(f.Blocks[l.Header]))
		if slices.Contains(l.Latches, b.ID) {
			pg.fact("", "this is a latch")
		}
		return
	}
	pg.fact("", "this is its header")
	pg.fact("", "%s", plural(len(f.Loops.Body(n)), "block"))
	x := analysis.LoopShape(f, n)
	pg.para()
	pg.fact("latches", "%s", p.refs(l.Latches))
	pg.fact("exits", "%s", p.refs(x.Exits))
	if x.Preheader >= 0 {
		pg.fact("preheader", "%s", p.ref(f.Blocks[x.Preheader]))
	} else {
		pg.fact("preheader", "none: %s", x.NoPreheader)
	}
	pg.para()
	pg.fact("latch RPO", "%d", x.LatchRPO)
	if x.LoopExitRPO >= 0 {
		pg.fact("loop-exit RPO", "%d", x.LoopExitRPO)
	}
	if len(x.Extra)+len(x.Missing) > 0 {
		pg.fact("", "ptxas takes RPO %d to %d for the loop, which has %s more and %s fewer", x.First, x.Last, plural(len(x.Extra), "block"), plural(len(x.Missing), "block"))
	}
}

// irreducible adds the irreducible region that b is in, the innermost one, and what phase 18 would do about it.
func (p *place) irreducible(b *cfg.Block, pg *page) {
	var in *analysis.IrreducibleRegion
	list := p.facts().Irreducibles()
	for n := range list {
		if r := &list[n]; (in == nil || len(r.Blocks) < len(in.Blocks)) && slices.Contains(r.Blocks, b.ID) {
			in = r
		}
	}
	if in == nil || !p.f.Complete {
		return
	}
	pg.para()
	pg.fact("irreducible region", "%s", plural(len(in.Blocks), "block"))
	if slices.Contains(in.Entries, b.ID) {
		pg.fact("", "this is an entry")
	}
	pg.fact("entries", "%s", p.refs(in.Entries))
	for _, r := range p.found().remarks {
		head := p.f.BlockAt(r.Span.Start)
		if r.Phase.Pass != optimizer.LoopMakeSingleEntry || head == nil || !slices.Contains(in.Blocks, head.ID) {
			continue
		}
		pg.para()
		if r.Refusal != nil {
			pg.fact("", "%s would %s, but is **not applied**: %s", upper(r.Phase.Short()), verb(r.Title), r.Refusal.Why)
		} else {
			pg.fact("", "%s would %s", upper(r.Phase.Short()), verb(r.Title))
		}
	}
}

// refs names blocks; "none" if there are none.
func (p *place) refs(ids []int32) string {
	var list []string
	for _, id := range ids {
		list = append(list, p.ref(p.f.Blocks[id]))
	}
	if list == nil {
		return "none"
	}
	return strings.Join(few(list), ", ")
}
