package ide

import (
	"bytes"
	"fmt"
	"strings"

	"ori/cfg"
)

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

// References returns where the label, or the value of the register, at off is used,
// and where it is defined if def is true.
func (s *Snapshot) References(off int, def bool) []Span {
	p := s.at(off)
	if hs, ok := p.registerUses(); ok {
		var spans []Span
		for _, h := range hs {
			if def || !h.Write {
				spans = append(spans, h.Span)
			}
		}
		return spans
	}
	name, ok := p.symbol()
	if !ok {
		return p.addressed(def)
	}
	var spans []Span
	at := p.defined(name)
	for _, o := range p.occurrences(name) {
		if !def && at != nil && o == *at {
			continue
		}
		spans = append(spans, p.span(o))
	}
	return spans
}

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
		return p.arg.Sym, true
	case p.defined(name) != nil:
		return name, true
	case p.s.functions(name) != nil:
		return name, true
	}
	return "", false
}

// defined returns where the section, or for a native function the function,
// defines a label.
func (p *place) defined(name string) *Span {
	for _, f := range p.scope() {
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
	for at := from; at < to; {
		n := bytes.Index(src[at:to], []byte(name))
		if n < 0 {
			break
		}
		o := Span{Start: at + int32(n), End: at + int32(n+len(name))}
		at = o.End
		if o.Start > 0 && cfg.IsNameByte(src[o.Start-1]) || int(o.End) < len(src) && cfg.IsNameByte(src[o.End]) || p.u.Section.Commented(o.Start) {
			continue
		}
		spans = append(spans, o)
	}
	return spans
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
		s := b.Instrs[0].Span
		text := p.f.Text(b.InSection(s))
		if n := strings.Index(text, "*/"); strings.HasPrefix(text, "/*") && n > 0 {
			s.End = s.Start + int32(n) + 2
		}
		spans = append(spans, p.span(b.InSection(s)))
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

// Symbols returns the outline: functions and their blocks.
func (s *Snapshot) Symbols() []Symbol {
	s.lower()
	var syms []Symbol
	for n, u := range s.units {
		off, _ := s.doc.SectionStart(n)
		move := func(sp Span) Span { return Span{Start: sp.Start + int32(off), End: sp.End + int32(off)} }
		for _, f := range u.Funcs {
			sym := Symbol{Name: f.Name, Kind: FuncSymbol, Span: move(f.Span), Detail: detail(f)}
			if sym.Name == "" {
				sym.Name = "(no name)"
			}
			sym.NameSpan = move(f.NameSpan)
			if f.NameSpan.Len() == 0 {
				sym.NameSpan = Span{Start: sym.Span.Start, End: sym.Span.Start}
			}
			sym.Span.Start = min(sym.Span.Start, sym.NameSpan.Start)
			for _, b := range f.Blocks {
				if b.Span.Len() == 0 {
					continue
				}
				c := Symbol{Name: b.Name(), Kind: BlockSymbol, Span: move(b.Span), Detail: blockDetail(f, b)}
				c.NameSpan = Span{Start: c.Span.Start, End: c.Span.Start}
				if len(b.Labels) > 0 {
					c.NameSpan = move(b.Labels[0].Span)
				}
				c.Span.End = max(c.Span.End, c.NameSpan.End)
				sym.Children = append(sym.Children, c)
			}
			syms = append(syms, sym)
		}
	}
	return syms
}

func detail(f *cfg.Func) string {
	d := fmt.Sprintf("%d blocks", len(f.Blocks))
	if f.Target != nil {
		d = f.Target.Name + ", " + d
	}
	return d
}

func blockDetail(f *cfg.Func, b *cfg.Block) string {
	if !f.Reachable(b) {
		return fmt.Sprintf("bix%d, unreachable", b.ID)
	}
	d := fmt.Sprintf("bix%d, RPO %d", b.ID, f.Order.Num[b.ID])
	if l := f.Loops.LoopOf[b.ID]; l >= 0 {
		d += fmt.Sprintf(", loop depth %d", f.Loops.Loops[l].Depth)
	}
	return d
}

// Folds returns the functions, and the blocks of more than one line.
func (s *Snapshot) Folds() []Fold {
	var folds []Fold
	for _, f := range s.Symbols() {
		folds = append(folds, Fold{Span: trimmed(s.doc.Bytes(), f.Span)})
		for _, b := range f.Children {
			if b.NameSpan.Len() > 0 {
				folds = append(folds, Fold{Span: b.Span})
			}
		}
	}
	return folds
}

// trimmed takes blank lines off the end of a span.
func trimmed(src []byte, s Span) Span {
	for s.End > s.Start && strings.IndexByte(" \t\r\n", src[s.End-1]) >= 0 {
		s.End--
	}
	return s
}
