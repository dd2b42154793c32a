package server

import (
	"fmt"
	"maps"
	"net/url"
	"slices"
	"strings"

	"go.lsp.dev/protocol"
)

// asked are the questions of [TestGolden] about what an editor asks of its own accord, or has done.
//
//	pull                   how many diagnostics are pulled, and whether they are those that are published; then, that they are the same still
//	command NAME [PLACE]   what a command shows, of the function at PLACE
//	content QUERY          the lines that differ in a document made of this one: phase=15, view=rpo
//	edit OLD => NEW        what an edit changes: facts, as the lens has them, diagnostics, and whether the tokens that change are those that are other ones
var asked = map[string]func(q *questions, rest string) string{
	"pull":    (*questions).pulled,
	"command": (*questions).command,
	"content": (*questions).content,
	"edit":    (*questions).edit,
}

func init() { maps.Copy(writing, asked) }

func (q *questions) pulled(string) string {
	params := &protocol.DocumentDiagnosticParams{TextDocument: identify(q.uri)}
	var first, second pulled
	q.must(protocol.MethodTextDocumentDiagnostic, params, &first)
	said := fmt.Sprintf("%s, %d", first.Kind, len(first.Items))
	if !slices.EqualFunc(first.Items, q.diagnostics, func(a, b protocol.Diagnostic) bool {
		return a.Range == b.Range && a.Code == b.Code && a.Message == b.Message && a.Severity == b.Severity
	}) {
		said += ", others than are published"
	}
	params.PreviousResultID = &first.ResultID
	q.must(protocol.MethodTextDocumentDiagnostic, params, &second)
	return fmt.Sprintf("%s\n%s, %d\n", said, second.Kind, len(second.Items))
}

func (q *questions) command(rest string) string {
	name, place, at := strings.Cut(rest, " ")
	args := fmt.Sprintf(`{"uri":%q}`, q.uri)
	if at {
		p := q.place(place).Position
		args = fmt.Sprintf(`{"uri":%q,"range":{"start":{"line":%[2]d,"character":%[3]d},"end":{"line":%[2]d,"character":%[3]d}}}`, q.uri, p.Line, p.Character)
	}
	var text any
	err := q.call(protocol.MethodWorkspaceExecuteCommand, &protocol.ExecuteCommandParams{Command: name, Arguments: []protocol.LSPAny{protocol.LSPAny(args)}}, &text)
	if err != nil {
		return fmt.Sprintf("not at all: %v\n", err)
	}
	if m, ok := text.(map[string]any); ok { // ori.draw
		var lines []string
		for _, line := range m["lines"].([]any) {
			lines = append(lines, line.(string))
		}
		text = strings.Join(lines, "\n")
	}
	return fmt.Sprintln(strings.TrimRight(fmt.Sprint(text), "\n"))
}

func (q *questions) content(rest string) string {
	var made protocol.TextDocumentContentResult
	if err := q.call(protocol.MethodWorkspaceTextDocumentContent, &contentParams{URI: "ori:/x?" + rest + "&of=" + url.QueryEscape(q.uri)}, &made); err != nil {
		return fmt.Sprintf("not at all: %v\n", err)
	}
	return difference(q.text, made.Text)
}

// edit makes an edit and takes it back.
func (q *questions) edit(rest string) string {
	old, typed, ok := strings.Cut(rest, " => ")
	at := strings.Index(q.text, old)
	if !ok || at < 0 {
		q.t.Fatalf("no edit %q", rest)
	}
	tokens := func() []uint32 {
		var t protocol.SemanticTokens
		q.must(protocol.MethodTextDocumentSemanticTokensFull, &protocol.SemanticTokensParams{TextDocument: identify(q.uri)}, &t)
		q.resultID = *t.ResultID
		return t.Data
	}
	var lenses []protocol.CodeLens
	q.must(protocol.MethodTextDocumentCodeLens, &protocol.CodeLensParams{TextDocument: identify(q.uri)}, &lenses) // as editors do
	data := tokens()
	change := func(at int, old, new string) []protocol.Diagnostic {
		line := strings.Count(q.text[:at], "\n")
		char := at - strings.LastIndexByte(q.text[:at], '\n') - 1
		q.version++
		q.didChange(q.uri, q.version+1, replace(uint32(line), uint32(char), uint32(line), uint32(char+len(old)), new))
		q.text = q.text[:at] + new + q.text[at+len(old):]
		return q.editor.diagnostics(q.uri, q.version+1)
	}
	before := q.diagnostics
	after := change(at, old, typed)
	var out strings.Builder
	q.must(protocol.MethodTextDocumentCodeLens, &protocol.CodeLensParams{TextDocument: identify(q.uri)}, &lenses)
	for _, l := range lenses {
		if strings.HasPrefix(l.Command.Title, "last edit") {
			fmt.Fprintf(&out, "%s\n", l.Command.Title)
		}
	}
	lines := func(list []protocol.Diagnostic) (lines []string) {
		for _, d := range list {
			lines = append(lines, fmt.Sprintf("%d: %s %s: %s\n", d.Range.Start.Line+1, severityNames[d.Severity], d.Code, d.Message))
		}
		return lines
	}
	was, is := lines(before), lines(after)
	for _, l := range was {
		if !slices.Contains(is, l) {
			out.WriteString("-" + l)
		}
	}
	for _, l := range is {
		if !slices.Contains(was, l) {
			out.WriteString("+" + l)
		}
	}
	var delta protocol.SemanticTokensDelta
	q.must(protocol.MethodTextDocumentSemanticTokensFullDelta, &protocol.SemanticTokensDeltaParams{TextDocument: identify(q.uri), PreviousResultID: q.resultID}, &delta)
	for _, e := range slices.Backward(delta.Edits) {
		data = slices.Replace(data, int(e.Start), int(e.Start+e.DeleteCount), e.Data...)
	}
	if !slices.Equal(data, tokens()) {
		q.t.Errorf("%s: the tokens that change are not those that are other ones", rest)
	}
	change(at, typed, old)
	return out.String()
}
