package lint

import "github.com/ori-lang/ori/analysis"

// reconvergenceNotPostdominators reports a BSSY or SSY that names a meeting point
// that lanes do not get to: no path leads there at all, or a path leads around it to
// the end of the function. Lanes that a BREAK takes out of the region may go
// around it, and those that end need not get there.
func reconvergenceNotPostdominators(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	f := facts.Func
	if !f.Complete {
		return
	}
	c := facts.Convergence()
	for n, s := range c.Starts {
		to := f.TargetOf(s.Instr)
		if to == nil || !f.Reachable(s.Block) || c.Reaches(n) != analysis.False {
			continue
		}
		ends := c.AppendEnds(nil, n)
		if len(ends) == 0 {
			continue // all its lanes end before
		}
		d := diagnostic("reconvergence-not-postdominator", s.Block.InSection(s.Instr.Args[s.Instr.Code].Span), "%s, the reconvergence point of %s, is not reachable from here", to.Name(), f.Names.Reg(s.Instr.Args[0].Reg))
		for _, x := range ends {
			what := " that waits for its lanes"
			if x.Instr.Op.Name == "BREAK" {
				what = " that takes lanes out of the region"
			}
			d.Related = append(d.Related, analysis.Related{Span: x.Block.InSection(x.Instr.Span), Message: x.Instr.Op.Name + what})
		}
		d.Related = analysis.Nearest(d.Span, d.Related)
		report(d)
	}
}
