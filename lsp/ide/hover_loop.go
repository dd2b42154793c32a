package ide

import (
	"fmt"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// loop adds the shape of the loop that b is the header of.
func (p *place) loop(b *cfg.Block, pg *page) {
	l, n := p.headed(b)
	if l == nil {
		return
	}
	x := analysis.LoopShape(p.f, n)
	preheader := "none: " + x.NoPreheader
	if x.Preheader >= 0 {
		preheader = p.ref(p.f.Blocks[x.Preheader])
	}
	exits := p.refs(x.Exits)
	if len(x.Exits) == 0 {
		exits = "none, it is endless"
	}
	pg.fact(titled("latches", p.refs(l.Latches)), titled("exits", exits), titled("preheader", preheader))
}

// headed returns the loop that b is the header of, and its number; nil if there is none.
func (p *place) headed(b *cfg.Block) (*cfg.Loop, int32) {
	n := p.f.Loops.LoopOf[b.ID]
	if n < 0 || p.f.Loops.Loops[n].Header != b.ID {
		return nil, -1
	}
	return &p.f.Loops.Loops[n], n
}

// loopDetail adds what ptxas keeps of the loop that b is the header of.
func (p *place) loopDetail(b *cfg.Block, pg *page) {
	l, n := p.headed(b)
	if l == nil {
		return
	}
	x := analysis.LoopShape(p.f, n)
	exit := ""
	if x.LoopExitRPO >= 0 {
		exit = fmt.Sprintf("its exit RPO %d", x.LoopExitRPO)
	}
	range_ := ""
	if len(x.Extra)+len(x.Missing) > 0 {
		range_ = fmt.Sprintf("ptxas takes RPO %d to %d for the loop, which has %s more and %s fewer", x.First, x.Last, plural(len(x.Extra), "block"), plural(len(x.Missing), "block"))
	}
	pg.detail(fmt.Sprintf("the latch of the loop is RPO %d", x.LatchRPO), exit, range_)
}

// irreducibleOf returns the innermost irreducible region that b is in, nil if there is none.
func (p *place) irreducibleOf(b *cfg.Block) *analysis.IrreducibleRegion {
	var in *analysis.IrreducibleRegion
	list := p.facts().Irreducibles()
	for n := range list {
		if r := &list[n]; (in == nil || len(r.Blocks) < len(in.Blocks)) && slices.Contains(r.Blocks, b.ID) {
			in = r
		}
	}
	return in
}

// irreducible adds the irreducible region that b is in.
func (p *place) irreducible(b *cfg.Block, pg *page) {
	in := p.irreducibleOf(b)
	if in == nil || !p.f.Complete {
		return
	}
	pg.fact(titled("entries of the irreducible region", p.refs(in.Entries)))
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
	return enumerated(list)
}
