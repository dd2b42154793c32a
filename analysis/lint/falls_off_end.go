package lint

import "github.com/ori-lang/ori/analysis"

// fallsOffEnd reports control that can run past the last instruction.
func fallsOffEnd(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	f := facts.Func
	b := f.FallsOff()
	if b == nil || f.Complete && !f.Reachable(b) {
		return
	}
	if i := b.Last(); i != nil && !i.Op.Known() {
		return // it may branches elsewhere
	}
	at := b.Span
	if i := b.Last(); i != nil {
		at = b.InSection(i.OpSpan)
	} else if len(b.Labels) > 0 {
		at = b.Labels[len(b.Labels)-1].Span
	}
	report(diagnostic("falls-off-end", at, "control runs past the end of %s; expected EXIT, RET or a branch", funcName(f)))
}
