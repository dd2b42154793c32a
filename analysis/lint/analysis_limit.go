package lint

import (
	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// analysisLimits reports a function of which something is not analyzed because it would take too
// long or too much memory, at its name.
func analysisLimits(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	at := nameOf(facts.Func)
	limit := func(over bool, format string, args ...any) {
		if over && at.Len() > 0 {
			report(diagnostic("analysis-limit", at, format+" %s", append(args, facts.Func.LimitNote())...))
		}
	}
	name := funcName(facts.Func)
	s := facts.SSA()
	limit(s.Live.Limited, "values are only followed within the blocks of %s, and dead code is not looked for: which registers are live needs more than %d bits, one for each block and register",
		name, s.Live.MostBits())
	limit(s.Limited && !s.Live.Limited, "values are only followed within the blocks of %s, and dead code is not looked for: %d registers are live at the starts of its blocks in all, more than %d",
		name, s.Starts, s.MostStarts())
	c := facts.Convergence()
	limit(c.Others, "barriers that nothing closes or that no lanes wait at are not looked for in %s: it names more than %d", name, c.MostBarriers())
	limit(c.Limited && !c.Others, "barriers that nothing closes or that no lanes wait at are not looked for in %s: more than %d BSSY may have opened a barrier at one place",
		name, c.MostOpened())
	limit(c.Unsearched > 0, "of %d BSSY in %s it is not looked for whether they lead to their reconvergence point: too many blocks are on the way", c.Unsearched, name)
	limit(len(facts.Func.Blocks) > fewBlocks && facts.Uniformity().Limited, "lanes that a branch has separated count as separated at all places that its paths meet at, until all do, in %s: too many blocks are on the paths", name)
	limit(facts.ManyEdges(), "equal tails are not looked for in %s: it has %d edges, too many for its length", name, len(facts.Func.Graph.Succ))
	limit(facts.ManyChains(), "switches are only looked for in the first blocks of %s: it has too many comparisons that may begin one", name)
}

// fewBlocks is up to how many blocks the paths of all divergent branches are sure to be followed.
const fewBlocks = 32

// nameOf is the place of what is said of the whole function: its name, or its first instruction.
func nameOf(f *cfg.Func) grammar.Span {
	if f.NameSpan.Len() == 0 && len(f.Blocks) > 0 && len(f.Blocks[0].Instrs) > 0 {
		return f.Blocks[0].InSection(f.Blocks[0].Instrs[0].Span)
	}
	return f.NameSpan
}
