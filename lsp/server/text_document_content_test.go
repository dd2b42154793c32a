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
		"phase=15&of=" + of:                                   0,
		"phase=OriBranchOpt&func=g&of=" + of:                  0, // of g alone
		"phase=30&func=g&of=" + of:                            1,
		"phase=15&func=g&text=file&of=" + of:                  1,
		"phase=all&of=" + of:                                  0,
		"phase=30&of=" + of:                                   2,
		url.QueryEscape("phase=15&func=f&text=file&of=" + of): 1,
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
		"phase=15&func=h&of=" + of:   `no function "h"`,
		"%zz":                        "invalid",
	} {
		var r protocol.TextDocumentContentResult
		err := e.call(protocol.MethodWorkspaceTextDocumentContent, &protocol.TextDocumentContentParams{URI: uri.URI("ori:/f.ori?" + query)}, &r)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", query, err, want)
		}
	}
}

// TestTextDocumentContentNames asks for documents whose names have what means something in a URI,
// each as it is opened and as both editors ask.
func TestTextDocumentContentNames(t *testing.T) {
	e := open(t, `{}`)
	for _, name := range []string{"a+b", "a b", "a@b", "a(b)", "a&b", "a#b", "a'b", "a%b", "a%20b", "a=b", "a&of=b", "a;b", "a?b", "\u00e4\u4e16", "a[b]", "a,b:c$!*"} {
		escaped := strings.ReplaceAll(url.QueryEscape(name), "+", "%20")
		for _, opened := range []string{"file:///x/" + escaped + ".ori", (&url.URL{Scheme: "file", Path: "/x/" + name + ".ori"}).String()} {
			e.notify(protocol.MethodTextDocumentDidOpen, map[string]any{"textDocument": map[string]any{
				"uri": opened, "languageId": "ori", "version": 1, "text": ".entry f {\n    BRA a\na:\n    EXIT\n}\n"}})
			query := "phase=15&of=" + url.QueryEscape(opened)
			for _, asked := range []string{
				"ori:/" + escaped + ".ori?phase=15&of=" + strings.ReplaceAll(url.QueryEscape(opened), "+", "%20"), // Neovim
				"ori:/" + escaped + ".ori?" + url.QueryEscape(query),                                              // VS Code
			} {
				var r protocol.TextDocumentContentResult
				err := e.call(protocol.MethodWorkspaceTextDocumentContent, map[string]any{"uri": asked}, &r)
				if err != nil || strings.Contains(r.Text, "BRA") || !strings.Contains(r.Text, "EXIT") {
					t.Errorf("%s: %v %q", asked, err, r.Text)
				}
			}
			e.notify(protocol.MethodTextDocumentDidClose, map[string]any{"textDocument": map[string]any{"uri": opened}})
		}
	}
}

// TestPages asks for the page that the code of a diagnostic is linked to.
func TestPages(t *testing.T) {
	e := open(t, `{"workspace": {"textDocumentContent": {}}, "textDocument": {"publishDiagnostics": {"codeDescriptionSupport": true}}}`)
	e.didOpen(doc, 1, ".entry f {\n    BRA a\na:\n    EXIT\n}\n")
	href := e.diagnostics(doc, 1)[0].CodeDescription.Href
	if href != "ori:/diagnostics/branch-to-next.md" {
		t.Fatal(href)
	}
	var r protocol.TextDocumentContentResult
	e.must(protocol.MethodWorkspaceTextDocumentContent, &protocol.TextDocumentContentParams{URI: href}, &r)
	if !strings.HasPrefix(r.Text, "# branch-to-next\n") || !strings.Contains(r.Text, "After the rewrite:") {
		t.Error(r.Text)
	}
	err := e.call(protocol.MethodWorkspaceTextDocumentContent, &protocol.TextDocumentContentParams{URI: "ori:/diagnostics/branch-to-nxt.md"}, &r)
	if err == nil || !strings.Contains(err.Error(), "did you mean branch-to-next?") {
		t.Error(err)
	}

	plain := open(t, `{"textDocument": {"publishDiagnostics": {"codeDescriptionSupport": true}}}`)
	plain.didOpen(doc, 1, ".entry f {\n    BRA a\na:\n    EXIT\n}\n")
	if href := plain.diagnostics(doc, 1)[0].CodeDescription.Href; href != "" {
		t.Errorf("%s for a client that cannot open it", href)
	}
}
