package server

import (
	"strings"
	"testing"

	"go.lsp.dev/protocol"
)

func TestPlain(t *testing.T) {
	tests := []struct{ markdown, want string }{
		{"", ""},
		{"**block** `BB1` · bix1", "block BB1 · bix1"},
		{"# Head\n\ntext", "Head\n\ntext"},
		{"| | |\n|---|---|\n| RPO | 3 |\n| idom | `BB1`, depth 2 |\n", "RPO: 3\nidom: BB1, depth 2"},
		{"a\n\n---\n\nb", "a\n\n\nb"},
		{"```\n# `BRA` **\n```\nx \\_ y", "# `BRA` **\nx _ y"},
		{"- one\n- two", "- one\n- two"},
		{"`C:\\w\\k**.cu` a\\*b \\`", "C:\\w\\k**.cu a*b `"},
	}
	for _, tt := range tests {
		if got := plain(tt.markdown); got != tt.want {
			t.Errorf("%q: %q, want %q", tt.markdown, got, tt.want)
		}
	}
}

func TestHoverFollowsTheClient(t *testing.T) {
	for formats, want := range map[string]protocol.MarkupKind{
		`{}`: protocol.MarkupKindPlainText,
		`{"contentFormat": ["markdown", "plaintext"]}`: protocol.MarkupKindMarkdown,
		`{"contentFormat": ["plaintext", "markdown"]}`: protocol.MarkupKindPlainText,
		`{"contentFormat": ["plaintext"]}`:             protocol.MarkupKindPlainText,
	} {
		e := open(t, `{"textDocument": {"hover": `+formats+`}}`)
		e.didOpen(doc, 1, ".entry f {\na:\n  EXIT\n}\n")
		var h protocol.Hover
		e.must(protocol.MethodTextDocumentHover, &protocol.HoverParams{TextDocumentPositionParams: position(doc, at(1, 0))}, &h)
		c, ok := h.Contents.(*protocol.MarkupContent)
		if !ok || c.Kind != want || c.Value == "" || h.Range == nil || *h.Range != (protocol.Range{Start: at(1, 0), End: at(1, 1)}) {
			t.Errorf("%s: %s", formats, toJSON(t, &h))
		}
	}
}

// TestHoverLinks holds that lines are links for a client that makes HTML of Markdown, with the
// brackets of a name escaped, and plain text for others.
func TestHoverLinks(t *testing.T) {
	const uri = "file:///a%20b/k(1).ori"
	for caps, want := range map[string]string{
		`{"general": {"markdown": {"parser": "marked"}}, "textDocument": {"hover": {"contentFormat": ["markdown"]}}}`:  "(taken, back edge), [`b`](file:///a%20b/k%281%29.ori#L5) (fall",
		`{"general": {"markdown": {"parser": "marked"}}, "textDocument": {"hover": {"contentFormat": ["plaintext"]}}}`: "(taken, back edge), b (fall",
		`{"textDocument": {"hover": {"contentFormat": ["markdown"]}}}`:                                                 "(taken, back edge), `b` (fall",
	} {
		e := open(t, caps)
		e.didOpen(uri, 1, ".entry f {\na:\n  MOV R1, R2\n@P0 BRA a\nb:\n  EXIT\n}\n")
		var h protocol.Hover
		e.must(protocol.MethodTextDocumentHover, &protocol.HoverParams{TextDocumentPositionParams: position(uri, at(1, 0))}, &h)
		if text := h.Contents.(*protocol.MarkupContent).Value; !strings.Contains(text, want) {
			t.Errorf("%s: no %q in %q", caps, want, text)
		}
	}
}
