package ide

import (
	"fmt"
	"strings"

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
		if p.f.Incomplete() != "" {
			exits = "none that is known"
		}
	}
	pg.fact(titled("latches", p.refs(l.Latches)), titled("exits", exits), titled("preheader", preheader))
}

// loopDetail adds what ptxas takes for the loop that b is the header of, if that is not the loop.
func (p *place) loopDetail(b *analysis.BlockFacts, pg *page) {
	if !b.Header {
		return
	}
	x := analysis.LoopShape(p.f, b.Loop)
	if more, fewer := len(x.Extra), len(x.Missing); more+fewer > 0 {
		end := "the last latch"
		if x.LoopExitRPO >= 0 {
			end = "the loop exit"
		}
		var differs []string
		if more > 0 {
			differs = append(differs, fmt.Sprintf("with %s more than the loop has", plural(more, "block")))
		}
		if fewer > 0 {
			differs = append(differs, "without "+plural(fewer, "block")+" of the loop")
		}
		pg.detail(fmt.Sprintf("ptxas takes RPO %d to %d for the loop, from the header to %s: %s", x.First, x.Last, end, strings.Join(differs, " and ")))
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
	return enumerated(list)
}
