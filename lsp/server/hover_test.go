package server

import (
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
