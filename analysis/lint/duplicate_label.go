package lint

import (
	"ori/analysis"
	"ori/grammar"
)

// duplicateLabels reports labels that stand twice in a function. Branches go
// to the first.
func duplicateLabels(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	first := make(map[string]grammar.Span, len(facts.Func.Blocks))
	for _, b := range facts.Func.Blocks {
		for _, l := range b.Labels {
			at, ok := first[l.Name]
			if !ok {
				first[l.Name] = l.Span
				continue
			}
			d := diagnostic("duplicate-label", l.Span, "%s is already a label of %s; branches go to the first", l.Name, funcName(facts.Func))
			d.Related = []analysis.Related{{Span: at, Message: "the first " + l.Name}}
			report(d)
		}
	}
}
