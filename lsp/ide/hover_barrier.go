package ide

import (
	"fmt"
	"strings"

	"ori/analysis"
	"ori/cfg"
	"ori/optimizer"
)

// barrier tells what belongs together: the BSSY and the BSYNCs and BREAKs of its
// barrier, or what SSY, PBK or PCNT pushed and what pops it.
func (p *place) barrier(pg *page) {
	conv, i := p.facts().Convergence(), p.i
	lines := func(starts []analysis.RegionStart) string {
		var list []string
		for _, s := range starts {
			list = append(list, fmt.Sprintf("line %d `%s`", p.line(s.Block, s.Instr), s.Instr.Op.Name))
		}
		if list == nil {
			return "none"
		}
		return strings.Join(few(list), ", ")
	}
	switch i.Flow {
	case cfg.FlowBSSY:
		var ends []analysis.RegionStart
		for _, x := range conv.EndsOf(i) {
			ends = append(ends, x.RegionStart)
		}
		pg.para()
		pg.fact("closed by", "%s", lines(ends))
		if to := p.f.TargetOf(i); to != nil {
			pg.fact("reconverges at", "%s", p.ref(to))
		}
	case cfg.FlowBSYNC, cfg.FlowBREAK:
		pg.para()
		pg.fact("opened by", "%s", lines(conv.Openers(i)))
	case cfg.FlowPush:
		if to := p.f.TargetOf(i); to != nil {
			pg.para()
			pg.fact("pushes", "%s, the reconvergence point", p.ref(to))
		}
	case cfg.FlowPop:
		if s, ok := p.facts().Stacks().Popped(p.b); ok {
			pg.para()
			pg.fact("pops", "%s", lines([]analysis.RegionStart{s}))
		}
	default:
		return
	}
	depth := max(conv.Depth(p.b), p.facts().Stacks().Depth(p.b))
	pg.fact("", "%s open at the start of the block, of %s", plural(depth, "region"), p.f.Target.SyncDepth())
	if c := optimizer.BranchCategory(p.f, p.b, i); c != "" {
		pg.fact("phase 14, handler B", "%s", c)
	}
}
