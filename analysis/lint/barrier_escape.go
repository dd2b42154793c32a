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
	for _, x := range c.Escapes(facts.Context()) {
		facts.Poll()
		i := x.Start.Instr
		d := diagnostic("barrier-escape", x.Start.Block.InSection(i.Span), "lanes in the region of %s can exit it %s without BSYNC or BREAK", f.Names.Reg(i.Args[0].Reg), x.How)
		d.Related = append(d.Related, x.At)
		for _, y := range c.EndsOf(i) {
			d.Related = append(d.Related, analysis.Related{Span: y.Block.InSection(y.Instr.Span), Message: y.Instr.Op.Name + " of the other lanes"})
		}
		report(d)
	}
}
