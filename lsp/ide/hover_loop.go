package ide

import (
	"fmt"

	"github.com/ori-lang/ori/analysis"
)

// loop adds the shape of the loop that b is the header of.
func (p *place) loop(b *analysis.BlockFacts, pg *page) {
	if !b.Header {
		return
	}
	l, x := &p.f.Loops.Loops[b.Loop], analysis.LoopShape(p.f, b.Loop)
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

// loopDetail adds what ptxas keeps of the loop that b is the header of.
func (p *place) loopDetail(b *analysis.BlockFacts, pg *page) {
	if !b.Header {
		return
	}
	x := analysis.LoopShape(p.f, b.Loop)
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
