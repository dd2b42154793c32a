package server

import (
	"cmp"
	"context"
	"maps"
	"runtime"
	"slices"
	"sync"
	"time"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/ori-lang/ori/lsp/ide"
	"github.com/ori-lang/ori/lsp/project"
)

// A document is a text the client has open.
//
// Its uri is spelled as the client spells it; the key in [server.docs] is the
// spelling of package uri, which is what parameters are decoded to.
type document struct {
	uri   uri.URI
	id    int             // tells it from others that were open under its name
	after <-chan struct{} // closed when nothing more is published of the one before it of this name
	wake  chan struct{}   // holds a token when there is a version to analyse; closed with the document
	done  chan struct{}   // closed when nothing more is published
	gone  chan struct{}   // closed with the document

	tokens documentTokens
	layout documentLayout
	sent   contentSent

	misnumbered bool // it was logged that a version did not go up; of who makes changes, one at a time

	project project.State // of the ori.toml that its options come from; guarded by server.projects
	wrong   uri.URI       // that file, if it has mistakes; guarded by server.projects

	making   sync.Mutex // held while snap becomes another; locked before mu
	mu       sync.Mutex // guards what follows
	snap     *ide.Snapshot
	version  int32         // of snap
	waiting  []*change     // of the client, not yet made in snap: see [server.settle]
	newest   int32         // the version behind them
	changed  chan struct{} // closed when there is a newer version than snap, or it is under other options
	edited   chan struct{} // closed when the text is another
	report   reported      // of snap, for clients that ask for its diagnostics
	lost     string        // why the text differs from the client's; "" if it does not
	closed   bool
	reading  *reading         // of its text, nil if that is read
	search   *search          // the one going on
	contents []shownContent   // the documents made of it that the client may show, the one asked for last at the end
	sources  []ide.SourceCode // of the version that was looked at last
	before   *ide.Shown       // what the client was told last, if that is all there is of a version
	early    *ide.Snapshot    // of which it was told in part, and will be asked again
	pending  time.Time        // since when there are versions not published; zero if there is none
}

func newDocument(u uri.URI, version int32, snap *ide.Snapshot, before *document) *document {
	d := &document{
		uri: u, version: version, newest: version, snap: snap,
		wake: make(chan struct{}, 1), done: make(chan struct{}), gone: make(chan struct{}),
		changed: make(chan struct{}), edited: make(chan struct{}),
	}
	if before != nil {
		d.after = before.done
	}
	d.update(func() {})
	return d
}

// update has f change the document but for its text, stops the search for the
// diagnostics of what it was and asks for one of what it is.
func (d *document) update(f func()) {
	d.making.Lock()
	defer d.making.Unlock()
	d.renew(f)
}

// replace is update where the text becomes another: the requests about the one before end, too.
func (d *document) replace(f func()) {
	d.making.Lock()
	defer d.making.Unlock()
	d.renew(f)
	d.outdate()
}

// outdate ends the requests about the text as it was.
func (d *document) outdate() {
	d.mu.Lock()
	defer d.mu.Unlock()
	if !d.closed {
		close(d.edited)
		d.edited = make(chan struct{})
	}
}

// behind reports whether there are changes that snap does not have. The mutex is held.
func (d *document) behind() bool { return d.newest != d.version || len(d.waiting) > 0 }

// renew is update where snap stays the same, or its mutex is held.
func (d *document) renew(f func()) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.closed {
		return
	}
	d.stopSearches()
	if d.pending.IsZero() {
		d.pending = time.Now()
	}
	f()
	select {
	case d.wake <- struct{}{}:
	default: // it is asked for already
	}
}

// stopSearches stops those for the diagnostics of what d was. The mutex is held.
func (d *document) stopSearches() {
	if d.search != nil {
		d.search.stop()
	}
	close(d.changed)
	d.changed = make(chan struct{})
}

// options are those under which the document is analysed.
func (d *document) options() ide.Options {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.snap.Options()
}

func (d *document) close() {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.search != nil {
		d.search.stop()
	}
	if d.reading != nil {
		d.reading.stop()
	}
	d.closed = true
	close(d.gone)
	close(d.changed)
	close(d.edited)
	close(d.wake)
}

// A view is a document as it was when a request about it arrived.
type view struct {
	mapper
	doc     *document
	snap    *ide.Snapshot
	version int32
	changed <-chan struct{} // closed when there is a newer version, or it is under other options
	edited  <-chan struct{} // closed when the text is another
	id      int             // of the document
}

// view is anyView, but nil for a text in a foreign language, too: there is nothing to be said of a place in it.
func (s *server) view(ctx context.Context, key uri.URI) (*view, error) {
	v, err := s.anyView(ctx, key)
	if v != nil && v.snap.Foreign() != "" {
		return nil, err
	}
	return v, err
}

// anyView returns the document a request is about, nil if there is none. It lets the reading loop go
// on: what the caller does next runs beside it, when it is the request's turn.
func (s *server) anyView(ctx context.Context, key uri.URI) (*view, error) {
	if key == "" {
		return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "no document given")
	}
	s.mu.Lock()
	d := s.docs[key]
	s.mu.Unlock()
	if d == nil {
		return nil, nil
	}
	s.lookSoon()
	var v *view
	var lost string
	read := make(chan struct{})
	late := d.later(func() { v, lost = s.viewOf(d); close(read) })
	if late {
		readOn(ctx)
		select {
		case <-read:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	} else {
		v, lost = s.viewOf(d)
	}
	if lost != "" {
		return nil, failed("%s: %s", d.uri, lost)
	}
	if r, ok := ctx.(*requested); ok {
		r.follow(v, s.outdated)
	}
	if !late {
		readOn(ctx)
	}
	if err := s.turn(ctx); err != nil {
		return nil, err
	}
	return v, nil
}

// followAll ends the work on a request about all documents that are open when one of them is edited or closed: not on a command of the
// user, whose answer is where to go.
func (s *server) followAll(ctx context.Context, views []*view) {
	if r, ok := ctx.(*requested); ok && r.name != protocol.MethodWorkspaceExecuteCommand {
		r.followAll(views, s.outdated)
	}
}

// beside lets the reading loop go on without the request, and waits for the request's turn.
func (s *server) beside(ctx context.Context) error {
	readOn(ctx)
	return s.turn(ctx)
}

// readOn lets the reading loop go on without the request that ctx is of, and before it: it runs on another goroutine from then on,
// which would wait until this one's work is done, or 10 ms, where all processors are at work.
func readOn(ctx context.Context) {
	jsonrpc2.Async(ctx)
	runtime.Gosched()
}

// turn waits until it is the turn of the request.
func (s *server) turn(ctx context.Context) error {
	if r, ok := ctx.(*requested); ok {
		return r.wait(s.stream)
	}
	return nil
}

// views returns all open documents whose texts are known, by their names.
func (s *server) views() []*view {
	s.mu.Lock()
	docs := slices.Collect(maps.Values(s.docs))
	s.mu.Unlock()
	slices.SortFunc(docs, func(a, b *document) int { return cmp.Compare(a.uri, b.uri) })
	var views []*view
	for _, d := range docs {
		if v, lost := s.viewOf(d); lost == "" {
			views = append(views, v)
		}
	}
	return views
}

// viewOf returns the newest version of a document, and why it differs from the client's text; "" if it does not.
func (s *server) viewOf(d *document) (v *view, lost string) {
	s.settle(d)
	d.mu.Lock()
	defer d.mu.Unlock()
	return &view{
		mapper: mapper{uri: d.uri, client: &s.client, text: d.snap.Text()},
		doc:    d, snap: d.snap, version: d.version, id: d.id, changed: d.changed, edited: d.edited,
	}, d.lost
}
