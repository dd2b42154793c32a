package server

import (
	"context"
	"errors"
	"fmt"
	"path"
	"runtime/debug"
	"strconv"
	"time"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/ori-lang/ori/lsp/ide"
)

// A search is for the diagnostics of one version.
type search struct {
	ctx  context.Context
	stop context.CancelFunc
	over chan struct{} // closed when it is published, or will not be

	snap    *ide.Snapshot
	version int32
}

// watch publishes the diagnostics of d until it is closed, and clears them then. It analyses what
// is the newest version when it gets to it, so of many edits that come at once only the last costs
// an analysis. A client that asks for diagnostics is not published any.
func (s *server) watch(key uri.URI, d *document) {
	defer close(d.done)
	if d.after != nil {
		<-d.after // its clearing must not come after what we publish
	}
	for open := true; open; {
		select {
		case <-s.ctx.Done():
			return
		case _, open = <-d.wake:
		}
		if open {
			s.settle(d)
			s.findSources(d)
		}
		if open && !s.client.pulls {
			s.analyse(d)
		}
		if open {
			s.refreshContents(d)
		}
	}
	if d.sources != nil {
		go s.refreshSourceLenses()
	}
	if !s.client.pulls {
		s.publish(&protocol.PublishDiagnosticsParams{URI: d.uri, Diagnostics: []protocol.Diagnostic{}})
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closing[key] == d {
		delete(s.closing, key)
	}
}

// analyse publishes the diagnostics of the newest version of d, unless an edit makes a newer one
// before they are found. Those of a large function are published in two steps, see [ide.Snapshot.Early].
func (s *server) analyse(d *document) {
	r := d.begin(s.work)
	defer d.finish(r)
	defer s.busy()()
	defer s.logPanic(d)
	if s.stream.await(r.ctx) != nil || r.ctx.Err() != nil {
		return
	}
	done := s.working("Analysing " + path.Base(string(d.uri)))
	d.mu.Lock()
	before := d.before
	d.mu.Unlock()
	early, ok, err := r.snap.Early(r.ctx, before)
	if ok {
		s.publishOf(d, r, early)
	}
	var diags []ide.Diagnostic
	if err == nil {
		diags, err = s.diagnose(r.snap, r.ctx)
	}
	done()
	if err != nil && !errors.Is(err, context.Canceled) {
		s.log(protocol.MessageTypeError, fmt.Sprintf("diagnostics of %s: %v", d.uri, err))
	}
	if err != nil || r.ctx.Err() != nil {
		return
	}
	s.publishOf(d, r, diags)
	d.showed(r.snap.Shown(diags))
	d.published(r)
	_ = r.snap.Prepare(r.ctx) // the next edit ends it
}

// logPanic is deferred where diagnostics of d are found.
func (s *server) logPanic(d *document) {
	if e := recover(); e != nil {
		s.log(protocol.MessageTypeError, fmt.Sprintf("diagnostics of %s: panic: %v\n%s", d.uri, e, debug.Stack()))
	}
}

// publishOf publishes diagnostics of the version that r is for.
func (s *server) publishOf(d *document, r *search, diags []ide.Diagnostic) {
	m := mapper{uri: d.uri, client: &s.client, text: r.snap.Text()}
	buffer, ok := s.published.Get().(*[]byte)
	if !ok {
		buffer = new([]byte)
	}
	out := appendString(append((*buffer)[:0], `{"uri":`...), string(d.uri))
	out = strconv.AppendInt(append(out, `,"version":`...), int64(r.version), 10)
	out = append(m.appendDiagnostics(append(out, `,"diagnostics":`...), diags), '}')
	s.publish(jsonrpc2.RawMessage(out))
	if *buffer = out; cap(out) <= keepBuffer { // it was copied
		s.published.Put(buffer)
	}
}

// publish publishes params, which are [protocol.PublishDiagnosticsParams] or such encoded.
func (s *server) publish(params any) {
	// If the client cannot be told, the connection is ending anyway.
	_ = s.conn.Notify(s.ctx, protocol.MethodTextDocumentPublishDiagnostics, params)
}

func (d *document) begin(ctx context.Context) *search {
	d.mu.Lock()
	defer d.mu.Unlock()
	r := &search{snap: d.snap, version: d.version, over: make(chan struct{})}
	r.ctx, r.stop = context.WithCancel(ctx)
	d.search = r
	if d.closed || d.behind() {
		r.stop() // there is a token left
		return r
	}
	select {
	case <-d.wake: // it asks for this version
	default:
	}
	return r
}

func (d *document) published(r *search) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.pending = time.Time{}
	if d.snap != r.snap || d.behind() {
		d.pending = time.Now()
	}
}

// showed notes what the client knows now.
func (d *document) showed(all *ide.Shown) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.before, d.early = all, nil
}

func (d *document) finish(r *search) {
	r.stop()
	close(r.over)
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.search == r {
		d.search = nil
	}
}

// wait lets the search going on come to its end if edits have kept the
// diagnostics from being published for as long as patience, but does not
// wait longer than grace. A key held down would otherwise stop every analysis
// that takes a little longer than the time to its next stroke, and show nothing until it is let go.
func (d *document) wait(patience, grace time.Duration) {
	d.mu.Lock()
	r, pending := d.search, d.pending
	d.mu.Unlock()
	if r == nil || pending.IsZero() || time.Since(pending) < patience {
		return
	}
	timeout := time.NewTimer(grace)
	defer timeout.Stop()
	select {
	case <-r.over:
	case <-timeout.C:
	}
}
