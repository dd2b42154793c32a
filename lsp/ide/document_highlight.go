package ide

import (
	"context"

	"github.com/ori-lang/ori/cfg/cancel"
)

// Highlights returns the occurrences of the label, or of the value of the register, at
// off; its definitions are writes.
func (s *Snapshot) Highlights(ctx context.Context, off int) (_ []Highlight, err error) {
	defer cancel.Catch(&err)
	p := s.at(ctx, off)
	if hs, ok := p.registerUses(); ok {
		return hs, nil
	}
	var hs []Highlight
	if name, ok := p.symbol(); ok {
		at := p.defined(name)
		for _, o := range p.codeNames(name) {
			hs = append(hs, Highlight{o, at != nil && o == p.span(*at)})
		}
		return hs, nil
	}
	for n, o := range p.addressed(true) {
		hs = append(hs, Highlight{o, n == 0})
	}
	return hs, nil
}
