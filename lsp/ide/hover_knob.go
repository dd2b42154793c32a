package ide

import (
	"fmt"
	"slices"

	"ori/cfg"
	"ori/optimizer"
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
	return &Hover{fmt.Sprintf("%s\n\n%s\n\nIt takes %s.\n\nSource: %s", row.Head(), row.Doc, row.Expected(), row.Source), p.span(k.Span)}
}
