package lint

import (
	"ori/analysis"
)

// barrierMismatches reports barriers that are used without being open, and opened
// without being used: a BSYNC or BREAK that no BSSY of its barrier reaches, a BSSY
// whose barrier no BSYNC or BREAK can close, and, up to sm_62, a SYNC, BRK or CONT for
// which nothing is on the stack.
func barrierMismatches(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	f := facts.Func
	if !f.Complete || analysis.MissesTarget(f) {
		return
	}
	c := facts.Convergence()
	closed := make([]bool, len(c.Sites))
	for _, x := range c.All() {
		for _, s := range x.Opened {
			closed[s] = true
		}
		if len(x.Opened) > 0 || x.Unknown {
			continue
		}
		d := diagnostic("barrier-mismatch", x.Block.InSection(x.Instr.Span), "%s of %s, which no BSSY opens on any path to here", x.Instr.Op.Name, f.Names.Reg(x.Barrier))
		for _, s := range c.Sites {
			if s.Instr.Args[0].Reg == x.Barrier {
				d.Related = append(d.Related, analysis.Related{Span: s.Block.InSection(s.Instr.Span), Message: "it is opened here, but not on the way"})
			}
		}
		report(d)
	}
	for n, s := range c.Sites {
		r := s.Instr.Args[0].Reg
		if closed[n] || !f.Reachable(s.Block) || c.Saved(r) || !c.Reaches(s) {
			continue
		}
		report(diagnostic("barrier-mismatch", s.Block.InSection(s.Instr.Span), "%s is opened, but no BSYNC or BREAK closes it", f.Names.Reg(r)))
	}
	if f.Target != nil && f.Target.Barriers {
		return
	}
	if !f.Entry {
		return // the caller may have pushed
	}
	for _, b := range facts.Stacks().Empty {
		i := b.Last()
		report(diagnostic("barrier-mismatch", b.InSection(i.Span), "%s with nothing on the stack that it could pop", i.Op.Name))
	}
}
