package server

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf16"

	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/lsp/ide"
)

// writing are the questions of [TestGolden] that an editor asks while one writes.
//
//	format                 the lines that formatting changes
//	format TEXT            of the lines that TEXT is on
//	tokens                 what each line is made of, but for blanks
//	tokens TEXT            of the range of TEXT
//	complete PLACE         the first completions there, and how many more there are
//	resolve LABEL @ PLACE  the documentation of one
//	signature PLACE        the syntax of the opcode, the active operand in angle brackets
//	typed CHAR @ PLACE     once CHAR was typed there; it is in the document already
var writing = map[string]func(q *questions, rest string) string{
	"format": (*questions).format,
	"typed":  (*questions).typed,
	"tokens": (*questions).tokens,

	"complete":  (*questions).complete,
	"resolve":   (*questions).resolve,
	"signature": (*questions).signature,
}

func (q *questions) format(rest string) string {
	var edits []protocol.TextEdit
	if rest == "" {
		q.must(protocol.MethodTextDocumentFormatting, &protocol.DocumentFormattingParams{TextDocument: identify(q.uri)}, &edits)
	} else {
		p := &protocol.DocumentRangeFormattingParams{TextDocument: identify(q.uri)}
		p.Range.Start = q.place("|" + rest).Position
		p.Range.End = q.place(rest + "|").Position
		q.must(protocol.MethodTextDocumentRangeFormatting, p, &edits)
	}
	return difference(q.text, q.laidOut(edits))
}

func (q *questions) typed(rest string) string {
	char, place, _ := strings.Cut(rest, " @ ")
	char = strings.ReplaceAll(char, `\n`, "\n")
	place = strings.ReplaceAll(place, `\n`, "\n")
	p := &protocol.DocumentOnTypeFormattingParams{TextDocument: identify(q.uri), Position: q.place(place).Position, Ch: char}
	var edits []protocol.TextEdit
	q.must(protocol.MethodTextDocumentOnTypeFormatting, p, &edits)
	return difference(q.text, q.laidOut(edits))
}

// laidOut is the text after edits, which are in order.
func (q *questions) laidOut(edits []protocol.TextEdit) string {
	m := model{text: q.text, enc: "utf-16"}
	for _, e := range slices.Backward(edits) {
		m.change(e.Range, e.NewText)
	}
	return m.text
}

func (q *questions) tokens(rest string) string {
	var tokens protocol.SemanticTokens
	if rest == "" {
		q.must(protocol.MethodTextDocumentSemanticTokensFull, &protocol.SemanticTokensParams{TextDocument: identify(q.uri)}, &tokens)
	} else {
		p := &protocol.SemanticTokensRangeParams{TextDocument: identify(q.uri)}
		p.Range.Start = q.place("|" + rest).Position
		p.Range.End = q.place(rest + "|").Position
		q.must(protocol.MethodTextDocumentSemanticTokensRange, p, &tokens)
	}
	return showTokens(q.text, tokens.Data)
}

// showTokens writes tokens as lines: the number of the line and what is on it.
func showTokens(text string, data []uint32) string {
	var out strings.Builder
	lines := strings.Split(text, "\n")
	line, char := uint32(0), uint32(0)
	for n := 0; n+5 <= len(data); n += 5 {
		d := data[n : n+5]
		if d[0] > 0 || n == 0 {
			if n > 0 {
				out.WriteByte('\n')
			}
			line, char = line+d[0], 0
			fmt.Fprintf(&out, "%d:", line+1)
		}
		char += d[1]
		units := utf16.Encode([]rune(lines[line]))
		fmt.Fprintf(&out, " %s(%s", string(utf16.Decode(units[char:char+d[2]])), ide.TokenTypes[d[3]])
		for k, name := range ide.TokenModNames {
			if d[4]&(1<<k) != 0 {
				out.WriteString(" " + name)
			}
		}
		out.WriteByte(')')
	}
	if out.Len() > 0 {
		out.WriteByte('\n')
	}
	return out.String()
}

func (q *questions) completions(place string) []protocol.CompletionItem {
	var list protocol.CompletionList
	q.must(protocol.MethodTextDocumentCompletion, &protocol.CompletionParams{TextDocumentPositionParams: q.place(place)}, &list)
	return list.Items
}

func (q *questions) complete(place string) string {
	var out strings.Builder
	const shown = 9
	items := q.completions(place)
	for n, i := range items {
		if n == shown {
			fmt.Fprintf(&out, "and %d more\n", len(items)-shown)
			break
		}
		e := i.TextEdit.(*protocol.TextEdit)
		fmt.Fprintf(&out, "%s %s: %q", show(e.Range), i.Label, e.NewText)
		if d, ok := i.Detail.Get(); ok {
			fmt.Fprintf(&out, " %s", d)
		}
		out.WriteByte('\n')
	}
	return out.String()
}

func (q *questions) resolve(rest string) string {
	label, place, _ := strings.Cut(rest, " @ ")
	for _, i := range q.completions(place) {
		if i.Label == label {
			var item protocol.CompletionItem
			q.must(protocol.MethodCompletionItemResolve, &i, &item)
			if item.Documentation == nil {
				return "nothing\n"
			}
			return item.Documentation.(*protocol.MarkupContent).Value + "\n"
		}
	}
	q.t.Fatalf("no completion %s", label)
	return ""
}

func (q *questions) signature(place string) string {
	var h *protocol.SignatureHelp
	q.must(protocol.MethodTextDocumentSignatureHelp, &protocol.SignatureHelpParams{TextDocumentPositionParams: q.place(place)}, &h)
	if h == nil {
		return "nothing\n"
	}
	s := h.Signatures[0]
	label := s.Label
	if n, ok := h.ActiveParameter.Get(); ok && int(n) < len(s.Parameters) {
		at := s.Parameters[n].Label.(protocol.ParameterInformationLabelTuple)
		label = label[:at[0]] + "<" + label[at[0]:at[1]] + ">" + label[at[1]:]
	}
	return label + "\n" + s.Documentation.(*protocol.MarkupContent).Value + "\n"
}

// askWriting asks what an editor asks while one writes at a place.
func (e *editor) askWriting(u string, place protocol.Position) {
	here, file := position(u, place), identify(u)
	e.ask(protocol.MethodTextDocumentCompletion, &protocol.CompletionParams{TextDocumentPositionParams: here}, nil)
	e.ask(protocol.MethodTextDocumentSignatureHelp, &protocol.SignatureHelpParams{TextDocumentPositionParams: here}, nil)
	e.ask(protocol.MethodTextDocumentSemanticTokensFull, &protocol.SemanticTokensParams{TextDocument: file}, nil)
	e.ask(protocol.MethodTextDocumentSemanticTokensFullDelta, &protocol.SemanticTokensDeltaParams{TextDocument: file, PreviousResultID: "1"}, nil)
	e.ask(protocol.MethodTextDocumentFormatting, &protocol.DocumentFormattingParams{TextDocument: file}, nil)
	e.ask(protocol.MethodTextDocumentOnTypeFormatting, &protocol.DocumentOnTypeFormattingParams{TextDocument: file, Position: place, Ch: "\n"}, nil)
}
