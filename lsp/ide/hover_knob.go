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
		text += ". " + row.Pass + " reads it"
	case len(row.Phases) == 1:
		text += fmt.Sprintf(". Phase %d reads it", row.Phases[0])
	case row.Phases != nil:
		var list []string
		for _, ph := range row.Phases {
			list = append(list, fmt.Sprint(ph))
		}
		text += ". Phases " + enumerated(list) + " read it"
	}
	return &Hover{text + ".", p.span(k.Span)}
}
