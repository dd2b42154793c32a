package lint

import "github.com/ori-lang/ori/analysis"

// emptyFunctions reports a function without instructions and labels: control that gets there goes
// on into whatever is behind.
func emptyFunctions(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	if f := facts.Func; f.Native && len(f.Blocks) == 0 {
		at := f.NameSpan
		if at.Len() == 0 {
			at = f.Span
		}
		report(diagnostic("empty-function", at, "%s has no instructions", funcName(f)))
	}
}
