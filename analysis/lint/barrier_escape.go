package lint

import "github.com/ori-lang/ori/analysis"

// barrierEscapes reports paths out of a convergence region that neither wait for
// the barrier nor take their lanes out of it. The others wait at their BSYNC for lanes that never come.
func barrierEscapes(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	f := facts.Func
	c := facts.Convergence()
	if !f.Complete || len(c.Starts) == 0 {
		return
	}
	var ends []analysis.RegionEnd
	for _, x := range c.Escapes(facts.Context()) {
		facts.Poll()
		i := x.Start.Instr
		d := diagnostic("barrier-escape", x.Start.Block.InSection(i.Span), "lanes in the region of %s can exit it %s without BSYNC or BREAK", f.Names.Reg(i.Args[0].Reg), x.How)
		ends = c.AppendEnds(ends[:0], x.N)
		related := make([]analysis.Related, 0, len(ends))
		for _, y := range ends {
			related = append(related, analysis.Related{Span: y.Block.InSection(y.Instr.Span), Message: y.Instr.Op.Name + " of the other lanes"})
		}
		d.Related = append([]analysis.Related{x.At}, analysis.Nearest(d.Span, related)...)
		report(d)
	}
}
