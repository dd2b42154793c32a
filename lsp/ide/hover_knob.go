package ide

import (
	"fmt"
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/optimizer"
)

// hoverKnob tells of the knob on its directive, nil if the place is on none.
func (p *place) hoverKnob() *Hover {
	list := p.u.Knobs
	if p.f != nil {
		list = slices.Concat(p.f.Knobs, list)
	}
	for n := range list {
		if k := &list[n]; k.Span.Len() > 0 && k.Span.Start <= p.off && p.off <= k.Span.End {
			return p.knob(k)
		}
	}
	return nil
}

func (p *place) knob(k *cfg.Knob) *Hover {
	row := optimizer.KnobNamed(k.Name)
	if row == nil {
		return nil
	}
	text := fmt.Sprintf("**Knob** `%s`: %s It takes %s; the default is %s", row.Name, md(row.Doc), md(row.Expected()), md(row.DefaultText()))
	switch {
	case row.Pass != "":
		text += ". It is read by " + row.Pass
	case row.Phases != nil:
		text += ". It is read by phase " + row.For()
	}
	return &Hover{text + ".", p.span(k.Span)}
}
