package ide

import (
	"context"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// References returns where the label, or the value of the register, at off is used,
// and where it is defined if def is true.
func (s *Snapshot) References(ctx context.Context, off int, def bool) (_ []Span, err error) {
	defer cancel.Catch(&err)
	p := s.at(ctx, off)
	if hs, ok := p.registerUses(); ok {
		var spans []Span
		for _, h := range hs {
			if def || !h.Write {
				spans = append(spans, h.Span)
			}
		}
		return spans, nil
	}
	name, ok := p.symbol()
	if !ok {
		return p.addressed(def), nil
	}
	var spans []Span
	at, ok := p.defined(name)
	for _, o := range p.uses(name) {
		if def || !ok || o != at {
			spans = append(spans, o)
		}
	}
	return spans, nil
}

// addressed returns, in a listing whose branches name addresses, the
// instruction at the address that is named at the place and the operands that name
// it; the instruction comes first and only if def is true.
func (p *place) addressed(def bool) []Span {
	b := p.target()
	if b == nil && p.i != nil && p.at == 0 {
		b = p.b // on the first instruction of the block that is named
	}
	if b == nil || b.Addr() == cfg.NoAddr || len(b.Instrs) == 0 {
		return nil
	}
	var spans []Span
	if def {
		spans = append(spans, p.head(b))
	}
	used := false
	for _, from := range p.f.Blocks {
		for k := range from.Instrs {
			i := &from.Instrs[k]
			if i.Code >= 0 && i.Args[i.Code].Kind == cfg.AddrOperand && p.f.TargetOf(i) == b {
				spans = append(spans, p.span(from.InSection(i.Args[i.Code].Span)))
				used = true
			}
		}
	}
	if !used {
		return nil
	}
	return spans
}
