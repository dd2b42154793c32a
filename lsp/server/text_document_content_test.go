package server

import (
	"net/url"
	"strings"
	"testing"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// TestTextDocumentContent asks for a document after phases, as both editors spell it.
func TestTextDocumentContent(t *testing.T) {
	e := open(t, `{}`)
	const text = ".entry f {\n    BRA a\na:\n    EXIT\n}\n.entry g {\n    BRA a\na:\n    EXIT\n}\n"
	e.didOpen(doc, 1, text)
	of := url.QueryEscape(string(doc))
	for query, branches := range map[string]int{
		"phase=15&of=" + of:                         0,
		"phase=OriBranchOpt&func=g&of=" + of:        1,
		"phase=all&of=" + of:                        0,
		"phase=30&of=" + of:                         2,
		url.QueryEscape("phase=15&func=f&of=" + of): 1,
	} {
		var r protocol.TextDocumentContentResult
		e.must(protocol.MethodWorkspaceTextDocumentContent, &protocol.TextDocumentContentParams{URI: uri.URI("ori:/f.ori?" + query)}, &r)
		if n := strings.Count(r.Text, "BRA"); n != branches || !strings.Contains(r.Text, "EXIT") {
			t.Errorf("%s: %d branches, want %d:\n%s", query, n, branches, r.Text)
		}
	}
	for query, want := range map[string]string{
		"phase=OriBranchOp&of=" + of: "did you mean OriBranchOpt",
		"phase=15&of=file:///no":     "is not open",
		"phase=15":                   "no document given",
		"%zz":                        "invalid",
	} {
		var r protocol.TextDocumentContentResult
		err := e.call(protocol.MethodWorkspaceTextDocumentContent, &protocol.TextDocumentContentParams{URI: uri.URI("ori:/f.ori?" + query)}, &r)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", query, err, want)
		}
	}
}
