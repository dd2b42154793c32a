package server

import (
	"slices"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/ori-lang/ori/lsp/ide"
)

// mostShown is how many documents that are made of one are remembered, of those that were asked for last.
const mostShown = 256

// A shownContent is a document that the client may show, and the version of another that it is made of.
type shownContent struct {
	uri uri.URI
	of  *ide.Snapshot
}

// shown notes that the client shows a document that is made of a version of d.
func (d *document) shown(snap *ide.Snapshot, content uri.URI) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.contents = slices.DeleteFunc(d.contents, func(x shownContent) bool { return x.uri == content })
	if len(d.contents) == mostShown {
		d.contents = slices.Delete(d.contents, 0, 1)
	}
	d.contents = append(d.contents, shownContent{content, snap})
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
	d.contents = slices.DeleteFunc(d.contents, func(x shownContent) bool {
		if x.of != d.snap {
			list = append(list, x.uri)
		}
		return x.of != d.snap
	})
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
