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
	if at.Len() == 0 {
		return
	}
	name := funcName(facts.Func)
	limit := func(format string, args ...any) {
		report(diagnostic("analysis-limit", at, format+" %s", append(args, facts.Func.LimitNote())...))
	}
	s := facts.SSA()
	if s.Live.Limited {
		limit("values are only followed within the blocks of %s, and dead code is not looked for: which registers are live needs more than %d bits, one for each block and register",
			name, s.Live.MostBits())
	} else if s.Limited {
		limit("values are only followed within the blocks of %s, and dead code is not looked for: %d registers are live at the starts of its blocks in all, more than %d",
			name, s.Starts, s.MostStarts())
	}
	c := facts.Convergence()
	if c.Others {
		limit("barriers that nothing closes or that no lanes wait at are not looked for in %s: it names more than %d", name, c.MostBarriers())
	} else if c.Limited {
		limit("barriers that nothing closes or that no lanes wait at are not looked for in %s: more than %d BSSY may have opened a barrier at one place",
			name, c.MostOpened())
	}
	if c.Unsearched > 0 {
		limit("of %d BSSY in %s it is not looked for whether they lead to their reconvergence point: too many blocks are on the way", c.Unsearched, name)
	}
	if len(facts.Func.Blocks) > fewBlocks && facts.Uniformity().Limited {
		limit("lanes that a branch has separated count as separated at all places that its paths meet at, until all do, in %s: too many blocks are on the paths", name)
	}
	if facts.ManyEdges() {
		limit("equal tails are not looked for in %s: it has %d edges, too many for its length", name, len(facts.Func.Graph.Succ))
	}
	if facts.ManyChains() {
		limit("switches are only looked for in the first blocks of %s: it has too many comparisons that may begin one", name)
	}
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
