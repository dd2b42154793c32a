package ide

// Definition returns where the label at off is defined, or where the register
// at off may have been written.
func (s *Snapshot) Definition(off int) []Span {
	p := s.at(off)
	if spans, ok := p.registerDefs(); ok {
		return spans
	}
	if name, ok := p.symbol(); ok {
		if spans := s.functions(name); spans != nil && p.defined(name) == nil {
			return spans
		}
		if at := p.defined(name); at != nil {
			return []Span{p.span(*at)}
		}
		return nil
	}
	if b := p.target(); b != nil { // a branch to an address
		return []Span{p.span(b.InSection(b.Instrs[0].Span))}
	}
	return nil
}
