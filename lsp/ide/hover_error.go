package ide

import (
	"fmt"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// hoverError tells, in text that is not understood, what is wrong and what the rest is taken for;
// nil elsewhere.
func (p *place) hoverError() *Hover {
	list := p.u.Problems
	if p.f != nil {
		list = slices.Concat(p.f.Problems, list)
	}
	for n := range list {
		if x := &list[n]; x.Code == "syntax-error" && x.Span.Start <= p.off && p.off <= x.Span.End {
			text := "**Not understood**: " + md(x.Msg) + "."
			if i := p.i; i != nil && !i.Op.Known() {
				text += " The instruction is assumed to read and write every register and all memory, and to branch anywhere."
			} else if i == nil {
				text += " It is no part of the program; everything around it is."
			}
			return &Hover{text, p.span(x.Span)}
		}
	}
	return nil
}

// hoverDirective tells of a directive, on its name; nil elsewhere.
func (p *place) hoverDirective() *Hover {
	at := p.wordSpan()
	src := p.u.Section.Src
	for at.Start > 0 && src[at.Start-1] == '.' { // names may begin with dots
		at.Start--
	}
	if at.Len() < 2 || src[at.Start] != '.' || p.u.Section.Commented(p.off) {
		return nil
	}
	line := p.u.Section.WholeLines(Span{Start: at.Start, End: at.Start})
	for _, c := range src[line.Start:at.Start] {
		if c != ' ' && c != '\t' {
			if addr := p.u.Section.Dialect().Listing() && c == '/'; addr {
				break // the address of data
			}
			return nil
		}
	}
	if end := int(at.End); end < len(src) && src[end] == ':' {
		return nil // a label
	}
	name := string(src[at.Start+1 : at.End])
	doc := cfg.DirectiveDoc(name)
	if doc == "" {
		return nil
	}
	text := fmt.Sprintf("**Directive** `.%s`: %s", name, doc)
	if name == "target" {
		if t := cfg.TargetByName(directiveArg(src[at.End:])); t != nil {
			text += fmt.Sprintf("\n\n**%s**, %s", t.Name, md(t.Doc))
		}
	}
	return &Hover{text, p.span(at)}
}

// directiveArg is the first argument of a directive, whose text behind its name src is.
func directiveArg(src []byte) string {
	from := 0
	for from < len(src) && (src[from] == ' ' || src[from] == '\t') {
		from++
	}
	to := from
	for to < len(src) && cfg.IsNameByte(src[to]) {
		to++
	}
	return string(src[from:to])
}
