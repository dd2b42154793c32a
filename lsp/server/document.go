package server

import (
	"context"
	"sync"
	"time"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/uri"

	"ori/lsp/ide"
)

// A document is a text the client has open.
//
// Its uri is spelled as the client spells it; the key in [server.docs] is the
// spelling of package uri, which is what parameters are decoded to.
type document struct {
	uri   uri.URI
	after <-chan struct{} // closed when nothing more is published of the one before it of this name
	wake  chan struct{}   // holds a token when there is a version to analyse; closed with the document
	done  chan struct{}   // closed when nothing more is published

	mu      sync.Mutex // guards what follows
	snap    *ide.Snapshot
	version int32
	closed  bool
	search  *search   // the one going on
	pending time.Time // since when there are versions not published; zero if there is none
}

func newDocument(u uri.URI, version int32, snap *ide.Snapshot, before *document) *document {
	d := &document{
		uri: u, version: version, snap: snap,
		wake: make(chan struct{}, 1), done: make(chan struct{}),
	}
	if before != nil {
		d.after = before.done
	}
	d.update(func() {})
	return d
}

// update has f change the document, stops the search for the
// diagnostics of what it was and asks for one of what it is.
func (d *document) update(f func()) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.closed {
		return
	}
	if d.search != nil {
		d.search.stop()
	}
	if d.pending.IsZero() {
		d.pending = time.Now()
	}
	f()
	select {
	case d.wake <- struct{}{}:
	default: // it is asked for already
	}
}

func (d *document) close() {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.search != nil {
		d.search.stop()
	}
	d.closed = true
	close(d.wake)
}

// A view is a document as it was when a request about it arrived.
type view struct {
	mapper
	snap    *ide.Snapshot
	version int32
}

// view returns the document a request is about, nil if there is none, and
// lets the reading loop go on: what the caller does next is done beside it.
func (s *server) view(ctx context.Context, key uri.URI) (*view, error) {
	if key == "" {
		return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "no document given")
	}
	s.mu.Lock()
	d := s.docs[key]
	s.mu.Unlock()
	if d == nil {
		return nil, nil
	}
	d.mu.Lock()
	v := &view{snap: d.snap, version: d.version}
	d.mu.Unlock()
	v.mapper = mapper{uri: d.uri, client: &s.client, text: v.snap.Text()}
	jsonrpc2.Async(ctx)
	return v, nil
}
