package lint

import (
	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// barrierDivergents reports barriers of the thread block, and operations across
// lanes, that run in only some of the lanes that have diverged at a branch: the others may wait
// for ever, or are not heard. An operation across lanes, and a barrier with a count,
// may be right there: it is reported as a hint, once for each block. What is under @!PT never runs.
func barrierDivergents(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	f := facts.Func
	var u *analysis.Uniformity
	for _, n := range f.Order.RPO {
		facts.Poll()
		b := f.Blocks[n]
		hinted := false
		for k := range b.Instrs {
			i := &b.Instrs[k]
			if i.Op.Effects&(cfg.Barrier|cfg.WarpWide) == 0 || i.Flow != cfg.FlowNone || i.Guard.Never() || !together(i) {
				continue
			}
			if u == nil {
				u = facts.Uniformity()
			}
			from := u.Divergent(b)
			if from == nil || u.ForActiveLanes(b, k) {
				continue
			}
			d := diagnostic("barrier-divergent", b.InSection(i.Span), "%s is executed by only some lanes of a warp: the branch at the end of %s may diverge", i.Name, from.Name())
			if i.Op.Name != "BAR" || len(i.Args) > 1 || !u.Differs(from) {
				d.Severity = analysis.Hint
				if hinted {
					continue
				}
				hinted = true
			}
			steps := u.ExplainBranch(from)
			for _, s := range steps {
				at := s.Block.Span
				if s.Instr != nil {
					at = s.Block.InSection(s.Instr.Span)
				}
				d.Related = append(d.Related, analysis.Related{Span: at, Message: s.Text})
			}
			report(d)
		}
	}
}

// together reports whether i needs all lanes of a warp, or of the block.
func together(i *cfg.Instr) bool {
	switch i.Op.Name {
	case "BAR":
		return !i.HasMod("ARV")
	case "WARPSYNC":
		return i.HasMod("ALL")
	case "REDUX", "CREDUX", "SHFL":
		return true
	case "VOTE", "VOTEU", "MATCH":
		return i.HasMod("ALL") || i.HasMod("EQ")
	}
	return false
}
