package ide

import (
	"context"

	"github.com/ori-lang/ori/cfg/cancel"
)

// Definition returns where the label at off is defined, or where the register
// at off may have been written.
func (s *Snapshot) Definition(ctx context.Context, off int) (_ []Span, err error) {
	defer cancel.Catch(&err)
	p := s.at(ctx, off)
	if spans, ok := p.registerDefs(); ok {
		return spans, nil
	}
	if name, ok := p.symbol(); ok {
		if at, ok := p.defined(name); ok {
			return []Span{at}, nil
		}
		return s.functions(name), nil
	}
	if b := p.target(); b != nil && len(b.Instrs) > 0 { // a branch to an address
		return []Span{p.span(b.InSection(b.Instrs[0].Span))}, nil
	}
	return nil, nil
}
