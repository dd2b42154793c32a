package server

import (
	"slices"
	"strconv"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/lsp/ide"
)

// Answers that have something for each line of a text are encoded here, as the protocol has them:
// with its types as values first most of their time goes there.

func appendPosition(out []byte, p protocol.Position) []byte {
	out = strconv.AppendUint(append(out, `{"line":`...), uint64(p.Line), 10)
	out = strconv.AppendUint(append(out, `,"character":`...), uint64(p.Character), 10)
	return append(out, '}')
}

func appendRange(out []byte, r protocol.Range) []byte {
	out = appendPosition(append(out, `{"start":`...), r.Start)
	out = appendPosition(append(out, `,"end":`...), r.End)
	return append(out, '}')
}

func appendString(out []byte, s string) []byte {
	start := len(out)
	out = append(out, '"')
	from := 0
	for n := range len(s) {
		switch c := s[n]; {
		case c == '\n':
			out = append(append(out, s[from:n]...), `\n`...)
			from = n + 1
		case c < ' ' || c == '"' || c == '\\' || c >= 0x7f:
			quoted, _ := protocol.AppendMarshal(out[:start], protocol.String(s)) // no string fails
			return quoted
		}
	}
	return append(append(out, s[from:]...), '"')
}

// appendTextEdits is a list of [protocol.TextEdit], of edits that are in order.
func (m *mapper) appendTextEdits(edits []grammar.Edit) jsonrpc2.RawMessage {
	const typical = 110 // bytes of an edit of blanks
	out := append(make([]byte, 0, 2+typical*len(edits)), '[')
	rang := m.rangesInOrder()
	for n, e := range edits {
		if n > 0 {
			out = append(out, ',')
		}
		out = appendRange(append(out, `{"range":`...), rang(e.Span))
		out = append(appendString(append(out, `,"newText":`...), e.New), '}')
	}
	return append(out, ']')
}

// bytesOfDiagnostic are about as many as most diagnostics take.
const bytesOfDiagnostic = 400

// appendDiagnostics is a list of [protocol.Diagnostic]. There are hundreds of them after each keystroke.
func (m *mapper) appendDiagnostics(out []byte, diags []ide.Diagnostic) []byte {
	rang := m.rangesInOrder()
	out = append(slices.Grow(out, 2+bytesOfDiagnostic*len(diags)), '[')
	for n := range diags {
		d := &diags[n]
		if n > 0 {
			out = append(out, ',')
		}
		out = appendRange(append(out, `{"range":`...), rang(d.Span))
		out = strconv.AppendUint(append(out, `,"severity":`...), uint64(severities[d.Severity]), 10)
		out = appendString(append(out, `,"code":`...), d.Code)
		if m.client.describes {
			out = appendString(append(out, `,"codeDescription":{"href":`...), ide.PageURI(d.Code))
			out = append(out, '}')
		}
		out = appendString(append(out, `,"source":"ori","message":`...), d.Message)
		if d.Dead && m.client.unnecessary {
			out = append(out, `,"tags":[1]`...) // [protocol.DiagnosticTagUnnecessary]
		}
		if m.client.related && len(d.Related) > 0 {
			out = m.appendRelated(append(out, `,"relatedInformation":`...), d.Related)
		}
		if m.client.data && d.Phase != nil {
			num := "null"
			if d.Phase.Num != 0 {
				num = strconv.Itoa(d.Phase.Num)
			}
			out = append(append(out, `,"data":{"phase":`...), num...)
			out = append(appendString(append(out, `,"pass":`...), d.Phase.Name), '}')
		}
		out = append(out, '}')
	}
	return append(out, ']')
}

// appendRelated is a list of [protocol.DiagnosticRelatedInformation].
func (m *mapper) appendRelated(out []byte, related []analysis.Related) []byte {
	out = append(out, '[')
	for n := range related {
		if n > 0 {
			out = append(out, ',')
		}
		out = appendString(append(out, `{"location":{"uri":`...), string(m.uri))
		out = appendRange(append(out, `,"range":`...), m.rang(related[n].Span))
		out = append(appendString(append(out, `},"message":`...), related[n].Message), '}')
	}
	return append(out, ']')
}

// inOrder finds places in the text, faster where each is a little behind the one before.
func (m *mapper) inOrder() func(off int32) protocol.Position {
	at := m.text.Cursor(m.client.encoding)
	return func(off int32) protocol.Position {
		line, char := at.Position(int(off))
		return protocol.Position{Line: uint32(line), Character: uint32(char)}
	}
}

// rangesInOrder is inOrder of both ends.
func (m *mapper) rangesInOrder() func(s ide.Span) protocol.Range {
	position := m.inOrder()
	return func(s ide.Span) protocol.Range {
		start := position(s.Start)
		return protocol.Range{Start: start, End: position(s.End)}
	}
}

// appendSymbols is a list of [protocol.DocumentSymbol].
func (m *mapper) appendSymbols(symbols []ide.Symbol) jsonrpc2.RawMessage {
	start, end := m.inOrder(), m.inOrder()
	var list func(out []byte, symbols []ide.Symbol) []byte
	list = func(out []byte, symbols []ide.Symbol) []byte {
		out = append(out, '[')
		for n := range symbols {
			if n > 0 {
				out = append(out, ',')
			}
			s := &symbols[n]
			out = appendString(append(out, `{"name":`...), s.Name)
			if s.Detail != "" {
				out = appendString(append(out, `,"detail":`...), s.Detail)
			}
			out = strconv.AppendUint(append(out, `,"kind":`...), uint64(symbolKinds[s.Kind]), 10)
			out = appendRange(append(out, `,"range":`...), protocol.Range{Start: start(s.Span.Start), End: end(s.Span.End)})
			out = appendRange(append(out, `,"selectionRange":`...), protocol.Range{Start: start(s.NameSpan.Start), End: start(s.NameSpan.End)})
			if len(s.Children) > 0 {
				out = list(append(out, `,"children":`...), s.Children)
			}
			out = append(out, '}')
		}
		return append(out, ']')
	}
	const typical = 240 // bytes of a block
	return list(make([]byte, 0, 2+typical*count(symbols)), symbols)
}

// count is how many symbols there are, with those in them.
func count(symbols []ide.Symbol) int {
	n := len(symbols)
	for k := range symbols {
		n += count(symbols[k].Children)
	}
	return n
}
