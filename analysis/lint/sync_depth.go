package lint

import (
	"github.com/ori-lang/ori/analysis"
)

// syncDepths reports the place where convergence regions are nested deeper than
// the target has barriers, or entries of the synchronization stack, for. Told once,
// where it is first so.
func syncDepths(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	f := facts.Func
	c, s, room := facts.Convergence(), facts.Stacks(), f.Target.SyncDepth()
	for _, n := range f.Order.RPO {
		facts.Poll()
		b := f.Blocks[n]
		depth := max(c.Depth(b), s.Depth(b))
		if depth <= room.Least || len(b.Instrs) == 0 {
			continue
		}
		d := diagnostic("sync-depth", b.InSection(b.Instrs[0].Span), "%d convergence regions are open in %s, more than the limit of %s", depth, b.Name(), room)
		for _, start := range append(c.Active(b), s.Active(b)...) {
			d.Related = append(d.Related, analysis.Related{Span: start.Block.InSection(start.Instr.Span), Message: "opened here"})
		}
		d.Related = analysis.Nearest(d.Span, d.Related)
		report(d)
		return
	}
}
