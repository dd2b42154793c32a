package cfg

import "strings"

// table is the jump table of a mark in the chunk that starts at base.
func (m *mark) table(base int32) Jumptable {
	t := Jumptable{Name: m.name, Span: Span{Start: m.at.Start + base, End: m.at.End + base}}
	words := strings.Split(m.args, "\n")
	for n, at := range m.list {
		t.Labels = append(t.Labels, strings.TrimSuffix(strings.TrimPrefix(words[n], "`("), ")"))
		t.At = append(t.At, Span{Start: at.Start + base, End: at.End + base})
	}
	return t
}

// mark acts on what is between instructions.
func (b *builder) mark(m *mark, base int32) {
	at := Span{Start: m.at.Start + base, End: m.at.End + base}
	span := Span{Start: m.span.Start + base, End: m.span.End + base}
	switch m.kind {
	case labelMark:
		b.label(m, at)
	case directiveMark:
		b.directive(m, span)
	case tableMark:
		if b.fn != nil {
			b.fn.Tables = append(b.fn.Tables, m.table(base))
			b.fn.directives = append(b.fn.directives, span)
		}
	case entryMark, funcMark:
		b.finish(span.Start)
		b.begin(m.name, at, span.Start)
		b.fn.Native, b.fn.Entry, b.native = true, m.kind == entryMark, true
		b.define(FuncDef, m, at)
	case dumpMark:
		b.finish(span.Start)
		b.first = true
		b.begin(m.name, at, span.Start)
		b.fn.Entry = true
		b.define(FuncDef, m, at)
	case textMark, codeMark, dataMark:
		b.finish(span.Start)
		b.text = ""
		if m.kind == codeMark {
			b.unit.parts = append(b.unit.parts, span.Start)
		}
		if m.kind == textMark {
			b.text, b.first = strings.TrimPrefix(m.name, "text."), true
		}
	case closeMark:
		b.finish(span.End)
	}
}

func (b *builder) label(m *mark, at Span) {
	name := m.name
	if !b.native && b.types[name] && (b.fn == nil || b.fn.Name != name) {
		// A label that ends the function before, and that nothing there names,
		// names this place too.
		start := at.Start
		var carried []Label
		if b.fn != nil && len(b.pending) > 0 && !b.refersTo(b.pending) {
			carried, b.pending = b.pending, nil
			start = carried[0].Span.Start
		}
		b.finish(start)
		b.begin(name, at, start)
		b.fn.Entry = b.entries[name]
		b.pending = carried
	} else if !b.native && b.types[name] {
		b.fn.Entry = b.entries[name] // .text.NAME comes before NAME where the symbol is local
	}
	if b.fn == nil {
		b.stray(at)
	}
	if !b.native {
		b.define(LabelDef, m, at)
	}
	b.pending = append(b.pending, Label{name, at})
	b.open = false
}
