package ide

import (
	"bytes"

	"github.com/ori-lang/ori/cfg"
)

// symbol returns the label or function that is named at the place.
func (p *place) symbol() (string, bool) {
	name := p.word()
	if name == "" {
		return "", false
	}
	switch {
	case p.label != nil:
		return p.label.Name, true
	case p.arg != nil && p.arg.Kind == cfg.LabelOperand:
		return p.arg.Sym(), true
	case !p.namesCode(p.wordSpan()):
		return "", false
	case p.defined(name) != nil || p.s.functions(name) != nil:
		return name, true
	}
	return "", false
}

// defined returns where the section, or for a native function the function,
// defines a label or a jump table.
func (p *place) defined(name string) *Span {
	for _, f := range p.scope() {
		for n := range f.Tables {
			if f.Tables[n].Name == name {
				return &f.Tables[n].Span
			}
		}
		if b := f.Block(name); b != nil {
			for n := range b.Labels {
				if b.Labels[n].Name == name {
					return &b.Labels[n].Span
				}
			}
		}
	}
	return nil
}

// scope returns the functions that share labels with the place.
func (p *place) scope() []*cfg.Func {
	if p.f != nil && p.f.Native {
		return []*cfg.Func{p.f}
	}
	return p.u.Funcs
}

// functions returns where the document declares a function called name.
func (s *Snapshot) functions(name string) []Span {
	var spans []Span
	for n, u := range s.units {
		off, _ := s.doc.SectionStart(n)
		for _, f := range u.Funcs {
			if f.Name == name && f.NameSpan.Len() > 0 {
				spans = append(spans, Span{Start: f.NameSpan.Start + int32(off), End: f.NameSpan.End + int32(off)})
			}
		}
	}
	return spans
}

// occurrences returns where name stands in the scope of the place, outside of
// comments, as spans of the section. A label may stand in operands, annotations, jump
// tables and directives alike.
func (p *place) occurrences(name string) []Span {
	src := p.u.Section.Src
	from, to := int32(0), int32(len(src))
	if p.f != nil && p.f.Native {
		from, to = p.f.Span.Start, p.f.Span.End
	}
	var spans []Span
	comments := p.u.Section.Comments()
	for at := from; at < to; {
		n := bytes.Index(src[at:to], []byte(name))
		if n < 0 {
			break
		}
		o := Span{Start: at + int32(n), End: at + int32(n+len(name))}
		at = o.End
		if o.Start > 0 && cfg.IsNameByte(src[o.Start-1]) || int(o.End) < len(src) && cfg.IsNameByte(src[o.End]) || comments.At(o.Start) {
			continue
		}
		spans = append(spans, o)
	}
	return spans
}
