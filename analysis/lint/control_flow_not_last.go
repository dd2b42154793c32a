package lint

import "github.com/ori-lang/ori/analysis"

// controlFlowNotLast reports instructions that follow, in the same block of the
// text, one that always transfers control: without a label nothing can reach
// them. Phase 6 (SetControlFlowOpLastInBB) splits the block there. After a
// branch that may fall through the split is the normal case and only a fact.
func controlFlowNotLast(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	f := facts.Func
	for _, r := range facts.DeadRegions() {
		for _, b := range r.Blocks {
			if !b.Split() {
				continue
			}
			before := f.Blocks[b.ID-1]
			i := before.Last()
			if i == nil || i.FallsThrough() {
				continue
			}
			d := diagnostic("control-flow-not-last", before.InSection(i.OpSpan), "%s is not the last instruction of its block; what follows has no label and is unreachable", i.Op.Name)
			d.Related = []analysis.Related{{Span: b.InSection(b.Instrs[0].Span), Message: "phase 6 splits the block here"}}
			report(d)
		}
	}
}
