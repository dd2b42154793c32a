package ide

import (
	"bytes"
	"iter"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
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
	case p.arg != nil && p.arg.Kind == cfg.RelocOperand:
		for sym := range cfg.RelocNames(p.arg.Sym()) {
			if sym == name {
				return name, true
			}
		}
		return "", false
	case !p.namesCode(p.wordSpan()):
		return "", false
	case p.defines(name) || p.s.functions(name) != nil:
		return name, true
	}
	return "", false
}

// defined returns where a label or a jump table is defined, in the document: in the function, if that is native, else in
// the listing, whose labels are in data and behind the last instruction of a function, too.
func (p *place) defined(name string) (at Span, ok bool) {
	for _, f := range p.scope() {
		for n := range f.Tables {
			if f.Tables[n].Name == name {
				return p.span(f.Tables[n].Span), true
			}
		}
		if b := f.Block(name); b != nil {
			for n := range b.Labels {
				if b.Labels[n].Name == name {
					return p.span(b.Labels[n].Span), true
				}
			}
		}
	}
	if p.native() {
		return Span{}, false
	}
	all := p.listing()
	for q := range p.sections(all) {
		for n := range q.u.Defs {
			d := &q.u.Defs[n]
			if at := q.span(d.Span); d.Kind == cfg.LabelDef && d.Name == name && all.Start <= at.Start && at.End <= all.End {
				return at, true
			}
		}
	}
	return Span{}, false
}

// defines reports whether the label or the jump table is.
func (p *place) defines(name string) bool {
	_, ok := p.defined(name)
	return ok
}

// native reports whether the place is in a native function, which has labels of its own.
func (p *place) native() bool { return p.f != nil && p.f.Native }

// listing returns the part of the document that shares labels with the place: all of it, but of a file of several listings the one that
// the place is in.
func (p *place) listing() Span {
	all := Span{End: int32(p.s.doc.Len())}
	first := true
	for n, u := range p.s.units {
		off, _ := p.s.doc.SectionStart(n)
		for _, at := range u.Listings() {
			switch at += int32(off); {
			case first: // what stands in front of it is of it
				first = false
			case at <= p.base+p.off:
				all.Start = at
			default:
				all.End = at
				return all
			}
		}
	}
	return all
}

// sections yields a place in each section that has something of a part of the document.
func (p *place) sections(all Span) iter.Seq[*place] {
	return func(yield func(*place) bool) {
		for n := p.s.doc.SectionAt(int(all.Start)); n < len(p.s.units); n++ {
			cancel.Poll(p.ctx)
			q := p.inSection(n)
			if q.base > all.Start && q.base >= all.End || !yield(q) {
				return
			}
		}
	}
}

// uses returns where name stands for code or a jump table: for what the native function defines or nothing does in that function,
// for another label in its listing, for a function in the document; in the document, in order.
func (p *place) uses(name string) []Span {
	isFunc := p.s.functions(name) != nil
	if p.native() && (!isFunc || p.defines(name)) {
		return p.codeNames(name)
	}
	all := Span{End: int32(p.s.doc.Len())}
	if !isFunc {
		all = p.listing()
	}
	var spans []Span
	for q := range p.sections(all) {
		for _, sp := range q.codeNames(name) {
			if sp.Start < all.Start || all.End < sp.End {
				continue
			}
			if at := p.s.at(p.ctx, int(sp.Start)); isFunc && at.native() && at.defines(name) {
				continue // another thing, of that function
			}
			spans = append(spans, sp)
		}
	}
	return spans
}

// scope returns the functions that share labels with the place.
func (p *place) scope() []*cfg.Func {
	if p.native() {
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

// annotation opens a string that names code.
var annotation = []byte("(*")

// occurrences returns where name stands in the scope of the place, outside of
// comments and of strings that are no annotation, as spans of the section. A label may stand in operands, annotations, jump
// tables and directives alike.
func (p *place) occurrences(name string) []Span {
	src := p.u.Section.Src
	from, to := int32(0), int32(len(src))
	if p.native() {
		from, to = p.f.Span.Start, p.f.Span.End
	}
	var spans []Span
	comments := p.u.Section.Comments()
	for at := from; at < to; {
		cancel.Poll(p.ctx)
		n := bytes.Index(src[at:to], []byte(name))
		if n < 0 {
			break
		}
		o := Span{Start: at + int32(n), End: at + int32(n+len(name))}
		at = o.End
		if o.Start > 0 && cfg.IsNameByte(src[o.Start-1]) || int(o.End) < len(src) && cfg.IsNameByte(src[o.End]) || comments.At(o.Start) {
			continue
		}
		if start, ok := comments.String(o.Start); ok && !bytes.HasSuffix(src[:start], annotation) || o.Start > 0 && src[o.Start-1] == '@' {
			continue // flags of a section, @function
		}
		spans = append(spans, o)
	}
	return spans
}
