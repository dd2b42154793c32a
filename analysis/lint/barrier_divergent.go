package lint

import (
	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// barrierDivergents reports barriers of the thread block, and operations across lanes, that run in
// only some of the lanes that have diverged at a branch: the others may wait for ever, or are not
// heard. An operation across lanes, and a barrier with a count, may be right there: it is reported
// as a hint, once for each block; and so is a barrier if the lanes on all paths but one from the
// branch come to no barrier, or meet those that do at a BSYNC before it unless they have ended:
// lanes that end release it (PTX ISA, "exit"). What is under @!PT never runs.
func barrierDivergents(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	f := facts.Func
	var u *analysis.Uniformity
	var before []bool
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
			divergent := u.Divergent
			if i.Op.Effects&cfg.Barrier == 0 {
				divergent = facts.DivergentInWarp
			}
			from := divergent(b)
			if from == nil || u.ForActiveLanes(b, k) {
				continue
			}
			d := diagnostic("barrier-divergent", b.InSection(i.Span), "%s is executed by only some lanes of a warp: the branch at the end of %s may diverge", i.Name, from.Name())
			whole := i.Op.Name == "BAR" && len(i.Args) <= 1
			if whole && before == nil {
				before = beforeBarriers(facts)
			}
			ends := false
			switch {
			case !whole:
			case facts.Convergence().Rejoins(from, b, k):
				ends = true
				d.Message += "; the others that have not ended wait with them at BSYNC"
			case !otherBarrier(f, from, before):
				ends = true
				d.Message += "; the other lanes come to no barrier"
			}
			if !whole || ends || !u.Differs(from) {
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

// beforeBarriers returns, by block, whether it has a barrier that lanes wait at, or leads to one.
func beforeBarriers(facts *analysis.Facts) []bool {
	f := facts.Func
	found := make([]bool, len(f.Blocks))
	for _, b := range f.Blocks {
		facts.Poll()
		for k := range b.Instrs {
			if i := &b.Instrs[k]; i.Op.Name == "BAR" && !i.HasMod("ARV") && !i.Guard.Never() {
				found[b.ID] = true
				break
			}
		}
	}
	f.Preds.Spread(found)
	return found
}

// otherBarrier reports whether more than one path out of b leads to a barrier.
func otherBarrier(f *cfg.Func, b *cfg.Block, before []bool) bool {
	ways := 0
	for s := range f.Succs(b) {
		if before[s.ID] {
			ways++
		}
	}
	return ways > 1
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
