package analysis

import "ori/grammar"

// duplicateLabels reports labels that stand twice in a function. Branches go
// to the first.
func duplicateLabels(facts *Facts, report func(Diagnostic)) {
	first := make(map[string]grammar.Span, len(facts.Func.Blocks))
	for _, b := range facts.Func.Blocks {
		for _, l := range b.Labels {
			at, ok := first[l.Name]
			if !ok {
				first[l.Name] = l.Span
				continue
			}
			d := diagnostic("duplicate-label", l.Span, "%s is already a label of %s; branches go to the first", l.Name, funcName(facts.Func))
			d.Related = []Related{{at, "the first " + l.Name}}
			report(d)
		}
	}
}
