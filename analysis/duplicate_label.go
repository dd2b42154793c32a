package analysis

// duplicateLabels reports labels that stand twice in a function. Branches go
// to the first.
func duplicateLabels(facts *Facts, report func(Diagnostic)) {
	f := facts.Func
	for _, b := range f.Blocks {
		for n, l := range b.Labels {
			first := f.Block(l.Name)
			at := first.Labels[0]
			for _, m := range first.Labels {
				if m.Name == l.Name {
					at = m
					break
				}
			}
			if at.Span == b.Labels[n].Span {
				continue
			}
			d := diagnostic("duplicate-label", l.Span, "%s is already a label of %s; branches go to the first", l.Name, funcName(f))
			d.Related = []Related{{at.Span, "the first " + l.Name}}
			report(d)
		}
	}
}
