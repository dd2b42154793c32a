package ide

// Highlights returns the occurrences of the label, or of the value of the register, at
// off; its definitions are writes.
func (s *Snapshot) Highlights(off int) []Highlight {
	p := s.at(off)
	if hs, ok := p.registerUses(); ok {
		return hs
	}
	var hs []Highlight
	if name, ok := p.symbol(); ok {
		at := p.defined(name)
		for _, o := range p.occurrences(name) {
			hs = append(hs, Highlight{p.span(o), at != nil && o == *at})
		}
		return hs
	}
	for n, o := range p.addressed(true) {
		hs = append(hs, Highlight{o, n == 0})
	}
	return hs
}
