package server

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"go.lsp.dev/protocol"
	"golang.org/x/tools/txtar"
)

var update = flag.Bool("update", false, "rewrite what testdata/*.txtar expects")

// TestGolden asks the server what the files of testdata ask, and compares the
// answers. A file is an archive: first the document, then questions, each a
// part of its own with the answer as its text. A question may name a place:
// text of the document with a | in it, which stands for the cursor; " #2" at
// the end means the second such text.
//
//	diagnostics            all that are published
//	symbols, folds         of the document
//	hover PLACE            and definition, references, highlights
//	actions PLACE          the code actions there
//	apply TITLE @ PLACE    the text after that action, only what differs
//	inlay, lens            what is shown between the text of the document
//
// What is asked while one writes is in [writing], what an editor asks of its own accord in [asked]. A file without the part
// "diagnostics" has none: one that nobody expects fails.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	for _, name := range files {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			ar := txtar.Parse(data)
			text := string(ar.Files[0].Data)
			e := open(t, full)
			q := &questions{editor: e, text: text, uri: "file:///" + ar.Files[0].Name}
			e.didOpen(q.uri, 1, text)
			q.diagnostics = e.diagnostics(q.uri, 1)
			for i := range ar.Files[1:] {
				f := &ar.Files[i+1]
				got := q.answer(f.Name)
				if *update {
					f.Data = []byte(got)
				} else if want := string(f.Data); got != want {
					t.Errorf("%s:\n%s\nwant:\n%s", f.Name, got, want)
				}
			}
			if !slices.ContainsFunc(ar.Files, func(f txtar.File) bool { return f.Name == "diagnostics" }) && len(q.diagnostics) > 0 {
				t.Errorf("diagnostics that no part has:\n%s", q.answer("diagnostics"))
			}
			if out := txtar.Format(ar); *update && !bytes.Equal(out, data) {
				if err := os.WriteFile(name, out, 0o666); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

type questions struct {
	*editor
	text        string
	uri         string
	diagnostics []protocol.Diagnostic

	version  int32 // changes made
	resultID string
}

func (q *questions) answer(question string) string {
	what, rest, _ := strings.Cut(question, " ")
	if answer, ok := writing[what]; ok {
		return answer(q, rest)
	}
	var out strings.Builder
	switch what {
	case "diagnostics":
		for _, d := range q.diagnostics {
			tags := ""
			for _, tag := range d.Tags.Slice() {
				tags += map[protocol.DiagnosticTag]string{protocol.DiagnosticTagUnnecessary: " unnecessary"}[tag]
			}
			fmt.Fprintf(&out, "%s %s %s%s: %s\n", show(d.Range), severityNames[d.Severity], d.Code, tags, d.Message)
			for _, r := range d.RelatedInformation {
				fmt.Fprintf(&out, "\t%s: %s\n", show(r.Location.Range), r.Message)
			}
		}
	case "hover":
		var h *protocol.Hover
		q.must(protocol.MethodTextDocumentHover, &protocol.HoverParams{TextDocumentPositionParams: q.place(rest)}, &h)
		if h == nil {
			return "nothing\n"
		}
		fmt.Fprintf(&out, "%s\n%s\n", show(*h.Range), strings.TrimRight(h.Contents.(*protocol.MarkupContent).Value, "\n"))
	case "definition", "declaration", "references":
		var locations []protocol.Location
		p := &protocol.ReferenceParams{TextDocumentPositionParams: q.place(rest)}
		p.Context.IncludeDeclaration = true
		q.must("textDocument/"+what, p, &locations)
		for _, l := range locations {
			fmt.Fprintf(&out, "%s %s\n", show(l.Range), q.line(l.Range))
		}
	case "highlights":
		var hs []protocol.DocumentHighlight
		q.must(protocol.MethodTextDocumentDocumentHighlight, &protocol.DocumentHighlightParams{TextDocumentPositionParams: q.place(rest)}, &hs)
		for _, h := range hs {
			kind := map[protocol.DocumentHighlightKind]string{2: "read", 3: "write"}[h.Kind]
			fmt.Fprintf(&out, "%s %s %s\n", show(h.Range), kind, q.line(h.Range))
		}
	case "symbols":
		var symbols []protocol.DocumentSymbol
		q.must(protocol.MethodTextDocumentDocumentSymbol, &protocol.DocumentSymbolParams{TextDocument: identify(q.uri)}, &symbols)
		q.symbols(&out, symbols, "")
	case "inlay":
		var hints []protocol.InlayHint
		p := &protocol.InlayHintParams{TextDocument: identify(q.uri)}
		p.Range.End.Line = uint32(strings.Count(q.text, "\n"))
		q.must(protocol.MethodTextDocumentInlayHint, p, &hints)
		for _, h := range hints {
			r := protocol.Range{Start: h.Position, End: h.Position}
			line := strings.Split(q.text, "\n")[h.Position.Line]
			m := mapper{client: &q.server.client, text: q.server.docs[uriOf(q.uri)].snap.Text()}
			at := m.offset(h.Position) - m.offset(protocol.Position{Line: h.Position.Line})
			gap := ""
			if is(h.PaddingLeft) {
				gap = " "
			}
			label := ""
			switch l := h.Label.(type) {
			case protocol.String:
				label = string(l)
			case protocol.InlayHintLabelPartSlice:
				for _, part := range l {
					if label += part.Value; part.Location.URI != "" {
						label += " (to " + show(part.Location.Range) + ")"
					}
				}
			}
			fmt.Fprintf(&out, "%d: %s%s[%s]%s\n", r.Start.Line+1, line[:at], gap, label, line[at:])
		}
	case "lens":
		var lenses []protocol.CodeLens
		q.must(protocol.MethodTextDocumentCodeLens, &protocol.CodeLensParams{TextDocument: identify(q.uri)}, &lenses)
		for _, l := range lenses {
			fmt.Fprintf(&out, "%s %s: %s\n", show(l.Range), q.line(l.Range), l.Command.Title)
		}
	case "folds":
		var folds []protocol.FoldingRange
		q.must(protocol.MethodTextDocumentFoldingRange, &protocol.FoldingRangeParams{TextDocument: identify(q.uri)}, &folds)
		for _, f := range folds {
			fmt.Fprintf(&out, "%d-%d %s\n", f.StartLine+1, f.EndLine+1, f.Kind)
		}
	case "actions":
		for _, a := range q.actions(q.place(rest)) {
			fmt.Fprintf(&out, "%s: %s", *a.Kind, a.Title)
			if is(a.IsPreferred) {
				out.WriteString(" (preferred)")
			}
			for _, d := range a.Diagnostics {
				fmt.Fprintf(&out, " [%s %s]", d.Code, show(d.Range))
			}
			if a.Disabled.Reason != "" {
				fmt.Fprintf(&out, " not applied: %s", a.Disabled.Reason)
			}
			out.WriteByte('\n')
		}
	case "apply":
		title, place, ok := strings.Cut(rest, " @ ")
		if !ok {
			q.t.Fatalf("%q: no place", question)
		}
		return difference(q.text, q.apply(title, q.place(place)))
	default:
		ask := navigation[what]
		if ask == nil {
			q.t.Fatalf("unknown question %q", question)
		}
		ask(q, &out, rest)
	}
	return out.String()
}

var severityNames = []string{"", "error", "warning", "information", "hint"}

// place finds text with a | for the cursor.
func (q *questions) place(text string) protocol.TextDocumentPositionParams {
	q.t.Helper()
	count := 1
	text = strings.ReplaceAll(text, `\n`, "\n")
	if before, n, ok := strings.Cut(text, " #"); ok {
		fmt.Sscan(n, &count)
		text = before
	}
	before, after, ok := strings.Cut(text, "|")
	off := 0
	for i := range count {
		at := strings.Index(q.text[off:], before+after)
		if at < 0 || !ok {
			q.t.Fatalf("no place %q", text)
		}
		off += at
		if i < count-1 {
			off++
		}
	}
	m := mapper{client: &q.server.client, text: q.server.docs[uriOf(q.uri)].snap.Text()}
	return position(q.uri, m.position(int32(off+len(before))))
}

func (q *questions) actions(p protocol.TextDocumentPositionParams) []protocol.CodeAction {
	params := &protocol.CodeActionParams{TextDocument: p.TextDocument, Range: protocol.Range{Start: p.Position, End: p.Position}}
	params.Context.Diagnostics = slices.DeleteFunc(slices.Clone(q.diagnostics), func(d protocol.Diagnostic) bool {
		return p.Position.Line < d.Range.Start.Line || d.Range.End.Line < p.Position.Line
	})
	var actions []protocol.CodeAction
	q.must(protocol.MethodTextDocumentCodeAction, params, &actions)
	return actions
}

// apply returns the text after an action.
func (q *questions) apply(title string, p protocol.TextDocumentPositionParams) string {
	for _, a := range q.actions(p) {
		if a.Title != title {
			continue
		}
		var resolved protocol.CodeAction
		q.must(protocol.MethodCodeActionResolve, &a, &resolved)
		return q.edited(resolved.Edit)
	}
	q.t.Fatalf("no action %q", title)
	return ""
}

// edited returns the text after an edit of it.
func (q *questions) edited(e *protocol.WorkspaceEdit) string {
	edit := e.DocumentChanges[0].(*protocol.TextDocumentEdit)
	if edit.TextDocument.Version == nil || *edit.TextDocument.Version != 1 || string(edit.TextDocument.URI) != q.uri {
		q.t.Errorf("edit of %+v", edit.TextDocument)
	}
	m := model{text: q.text, enc: "utf-16"}
	for _, c := range slices.Backward(edit.Edits) {
		m.change(c.(*protocol.TextEdit).Range, c.(*protocol.TextEdit).NewText)
	}
	return m.text
}

func (q *questions) symbols(out *strings.Builder, symbols []protocol.DocumentSymbol, indent string) {
	for _, s := range symbols {
		detail := ""
		if s.Detail != nil {
			detail = ": " + *s.Detail
		}
		fmt.Fprintf(out, "%s%s %s %s %s%s\n", indent, symbolNames[s.Kind], s.Name, show(s.Range), show(s.SelectionRange), detail)
		q.symbols(out, s.Children, indent+"\t")
	}
}

// show writes a range as an editor's status line does, counting from 1.
func show(r protocol.Range) string {
	if r.Start.Line == r.End.Line {
		return fmt.Sprintf("%d:%d-%d", r.Start.Line+1, r.Start.Character+1, r.End.Character+1)
	}
	return fmt.Sprintf("%d:%d-%d:%d", r.Start.Line+1, r.Start.Character+1, r.End.Line+1, r.End.Character+1)
}

func (q *questions) line(r protocol.Range) string {
	return strings.TrimSpace(strings.Split(q.text, "\n")[r.Start.Line])
}

// difference shows the lines that two texts do not have in common.
func difference(a, b string) string {
	x, y := strings.SplitAfter(a, "\n"), strings.SplitAfter(b, "\n")
	// The longest common subsequence, in the plain way: texts here are short.
	best := make([][]int, len(x)+1)
	for i := range best {
		best[i] = make([]int, len(y)+1)
	}
	for i := len(x) - 1; i >= 0; i-- {
		for j := len(y) - 1; j >= 0; j-- {
			if x[i] == y[j] {
				best[i][j] = 1 + best[i+1][j+1]
			} else {
				best[i][j] = max(best[i+1][j], best[i][j+1])
			}
		}
	}
	var out strings.Builder
	for i, j := 0, 0; i < len(x) || j < len(y); {
		switch {
		case i < len(x) && j < len(y) && x[i] == y[j]:
			i, j = i+1, j+1
		case j == len(y) || i < len(x) && best[i+1][j] >= best[i][j+1]:
			fmt.Fprintf(&out, "-%d %s", i+1, x[i])
			i++
		default:
			fmt.Fprintf(&out, "+%d %s", j+1, y[j])
			j++
		}
	}
	return out.String()
}
