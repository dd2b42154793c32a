package server

import (
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/ori-lang/ori/lsp/ide"
)

// shown notes that the client shows a document that is made of a version of d.
func (d *document) shown(snap *ide.Snapshot, content uri.URI) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.contents == nil {
		d.contents = map[uri.URI]*ide.Snapshot{}
	}
	d.contents[content] = snap
	if d.snap != snap && !d.closed { // it is old already
		select {
		case d.wake <- struct{}{}:
		default:
		}
	}
}

// refreshContents has the client ask again for the documents that are made of older versions of d,
// once: it asks for those that it still shows, and is told of these again.
func (s *server) refreshContents(d *document) {
	d.mu.Lock()
	var list []uri.URI
	for u, of := range d.contents {
		if of != d.snap {
			list = append(list, u)
			delete(d.contents, u)
		}
	}
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
