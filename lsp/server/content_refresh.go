package server

import (
	"maps"
	"slices"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/ori-lang/ori/lsp/ide"
)

// shown notes that the client shows a document that is made of a version of d.
func (d *document) shown(snap *ide.Snapshot, content uri.URI) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.contents == nil {
		d.contents = map[uri.URI]bool{}
	}
	d.contents[content] = true
	if d.snap != snap && !d.closed { // it is old already
		select {
		case d.wake <- struct{}{}:
		default:
		}
	}
}

// refreshContents has the client ask again for the documents that are made of d, once: it asks for
// those that it still shows, and is told of these again.
func (s *server) refreshContents(d *document) {
	d.mu.Lock()
	list := slices.Sorted(maps.Keys(d.contents))
	d.contents = nil
	d.mu.Unlock()
	if !s.client.contents {
		return
	}
	for _, u := range list {
		go func() {
			// A client that does not know the request shows what it has.
			_ = protocol.Call(s.ctx, s.conn, protocol.MethodWorkspaceTextDocumentContentRefresh, &protocol.TextDocumentContentRefreshParams{URI: u}, nil)
		}()
	}
}
