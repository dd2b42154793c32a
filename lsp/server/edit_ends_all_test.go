package server

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// TestEditEndsRequestsOfAll holds that requests about all that is open end when one document is edited or closed, with the error that says
// so, and when they are cancelled: what the listings have for a line of a source file, and symbols by their names. They wait for
// their turn meanwhile, which never comes.
func TestEditEndsRequestsOfAll(t *testing.T) {
	dir := t.TempDir()
	source := filepath.Join(dir, "k.cu")
	if err := os.WriteFile(source, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	file := identify(string(uri.File(source)))
	ends := map[string]struct {
		end  func(e *editor, listing string, id jsonrpc2.ID)
		code jsonrpc2.Code
	}{
		"edit":  {func(e *editor, listing string, _ jsonrpc2.ID) { e.didChange(listing, 2, replace(0, 0, 0, 0, "\n")) }, protocol.CodeContentModified},
		"close": {func(e *editor, listing string, _ jsonrpc2.ID) { e.didClose(listing) }, protocol.CodeContentModified},
		"cancel": {func(e *editor, _ string, id jsonrpc2.ID) {
			n := int64(0)
			for jsonrpc2.NewNumberID(n) != id {
				n++
			}
			e.notify(protocol.MethodCancelRequest, map[string]any{"id": n})
		}, protocol.ErrRequestCancelled.Code},
	}
	for how, tt := range ends {
		for method, params := range map[string]any{
			protocol.MethodTextDocumentHover:    &protocol.HoverParams{TextDocumentPositionParams: protocol.TextDocumentPositionParams{TextDocument: file}},
			protocol.MethodTextDocumentCodeLens: &protocol.CodeLensParams{TextDocument: file},
			protocol.MethodWorkspaceSymbol:      &protocol.WorkspaceSymbolParams{Query: "work"},
		} {
			e := open(t, full)
			listing := string(uri.File(filepath.Join(dir, "k.sass")))
			e.didOpen(listing, 1, sourceListing)
			e.didOpen(string(uri.File(filepath.Join(dir, "other.ori"))), 1, ".entry f {\n    EXIT\n}\n")
			e.ping()
			for range cap(e.server.quick) {
				e.server.quick <- struct{}{}
			}
			answer := make(chan error, 1)
			go func() { answer <- e.call(method, params, nil) }()
			var id jsonrpc2.ID
			for begun := false; !begun; { // what the server reads next is behind the request
				if len(answer) > 0 || !e.ping() {
					t.Fatalf("%s: %s: not begun", how, method)
				}
				e.server.mu.Lock()
				for k, r := range e.server.turns {
					if r.name == method {
						id, begun = k, true
					}
				}
				e.server.mu.Unlock()
			}
			tt.end(e, listing, id)
			select {
			case err := <-answer:
				if !hasCode(err, tt.code) {
					t.Errorf("%s: %s: %v", how, method, err)
				}
			case <-time.After(time.Minute):
				t.Errorf("%s: %s: goes on", how, method)
			}
			for range cap(e.server.quick) {
				<-e.server.quick
			}
		}
	}
}
