package lint

import (
	"ori/analysis"
	"ori/cfg"
	"ori/grammar"
)

// analysisLimits reports a function of which something is not analyzed because it would take too long or too much memory, at its name.
func analysisLimits(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	s := facts.SSA()
	if at := nameOf(facts.Func); s.Limited && at.Len() > 0 {
		report(diagnostic("analysis-limit", at, "values are only followed within the blocks of %s, and dead code is not looked for: %d registers are live at the starts of its blocks in all, more than %d",
			funcName(facts.Func), s.Starts, analysis.MaxLive))
	}
}

// nameOf is the place of what is said of the whole function: its name, or its first instruction.
func nameOf(f *cfg.Func) grammar.Span {
	if f.NameSpan.Len() == 0 && len(f.Blocks) > 0 && len(f.Blocks[0].Instrs) > 0 {
		return f.Blocks[0].InSection(f.Blocks[0].Instrs[0].Span)
	}
	return f.NameSpan
}
