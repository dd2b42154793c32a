package server

import (
	"context"
	"strings"
	"testing"
	"time"

	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/lsp/ide"
)

// A slowReader is how a server reads long texts in tests: each tells that it has begun, and ends
// when it is let go or stopped.
type slowReader struct{ begun, let, stopped chan bool }

func newSlowReader() *slowReader {
	return &slowReader{make(chan bool), make(chan bool), make(chan bool)}
}

func (r *slowReader) install(s *server) {
	s.beyond = 20
	s.open = func(ctx context.Context, text []byte, o ide.Options) (*ide.Snapshot, error) {
		r.begun <- true
		select {
		case <-r.let:
			return ide.OpenContext(ctx, text, o)
		case <-ctx.Done():
			r.stopped <- true
			return nil, ctx.Err()
		}
	}
}

const longText = ".entry long {\nBRA nowhere\nEXIT\n}\n"

// TestReadBeside has a long text be read while other messages come: those of other documents are
// served, those of this one in their order behind it.
func TestReadBeside(t *testing.T) {
	const other = "file:///b.ori"
	r := newSlowReader()
	e := open(t, full, r.install, func(s *server) { s.outdated = time.Minute })
	e.didOpen(doc, 1, longText)
	<-r.begun
	e.didOpen(other, 1, "BRA a\n")
	if ds := e.diagnostics(other, 1); len(ds) == 0 {
		t.Error("no diagnostics of the other")
	}
	hover := func(u string) (h protocol.Hover, err error) {
		err = e.call(protocol.MethodTextDocumentHover, &protocol.HoverParams{TextDocumentPositionParams: position(u, at(0, 1))}, &h)
		return h, err
	}
	if h, err := hover(other); err != nil || h.Contents == nil {
		t.Errorf("the hover of the other: %v", err)
	}

	ctx, cancel := context.WithCancel(t.Context())
	cancelled := make(chan error)
	go func() {
		cancelled <- protocol.Call(ctx, e.conn, protocol.MethodTextDocumentHover, &protocol.HoverParams{TextDocumentPositionParams: position(doc, at(0, 1))}, nil)
	}()
	e.waitFor(2)
	e.server.mu.Lock()
	for _, stop := range e.server.cancel {
		stop()
	}
	e.server.mu.Unlock()
	if err := <-cancelled; !hasCode(err, protocol.CodeRequestCancelled) {
		t.Errorf("a request that waits for the text is cancelled: %v", err)
	}
	cancel()

	symbols := make(chan []protocol.DocumentSymbol)
	go func() {
		var list []protocol.DocumentSymbol
		if err := e.call(protocol.MethodTextDocumentDocumentSymbol, &protocol.DocumentSymbolParams{TextDocument: identify(doc)}, &list); err != nil {
			t.Error(err)
		}
		symbols <- list
	}()
	e.waitFor(2)
	e.didChange(doc, 2, replace(0, 7, 0, 11, "other"))
	e.didChange(doc, 3, replace(1, 4, 1, 11, "there"))
	e.ping()
	r.let <- true
	if list := <-symbols; len(list) != 1 || list[0].Name != "long" {
		t.Errorf("symbols of the text as it was: %v", list)
	}
	if ds := e.diagnostics(doc, 3); len(ds) == 0 || !strings.Contains(toJSON(t, ds), "there") {
		t.Errorf("diagnostics of the text as it is: %v", ds)
	}
	if got, want := e.text(doc), strings.NewReplacer("long", "other", "nowhere", "there").Replace(longText); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// waitFor waits until n requests are being worked on, that which asks included.
func (e *editor) waitFor(n int) {
	for working := 0; working < n-1; {
		e.ping()
		e.server.mu.Lock()
		working = len(e.server.cancel)
		e.server.mu.Unlock()
	}
}

// TestReadingStops closes a document while its text is read, replaces the text, and ends the
// connection: the reading ends.
func TestReadingStops(t *testing.T) {
	r := newSlowReader()
	e := open(t, full, r.install)
	e.didOpen(doc, 1, longText)
	<-r.begun
	e.didClose(doc)
	<-r.stopped
	e.didOpen(doc, 1, longText)
	<-r.begun
	e.didChange(doc, 2, whole("a:\n"))
	<-r.stopped
	e.diagnostics(doc, 2)
	if got := e.text(doc); got != "a:\n" {
		t.Errorf("%q", got)
	}
	e.didChange(doc, 3, whole(longText), replace(0, 0, 0, 0, "//\n"))
	<-r.begun
	e.didChange(doc, 4, replace(0, 0, 0, 0, "//\n"))
	r.let <- true
	e.diagnostics(doc, 4)
	if got := e.text(doc); got != "//\n//\n"+longText {
		t.Errorf("%q", got)
	}
	e.didChange(doc, 5, whole(strings.ToUpper(longText)))
	<-r.begun
	e.pipe.Close()
	<-r.stopped
	e.result()
}

// TestReadingFails has a text that cannot be read: that is told of it, and it can be closed and opened again.
func TestReadingFails(t *testing.T) {
	broken := true
	e := open(t, full, func(s *server) {
		s.beyond = 20
		s.open = func(ctx context.Context, text []byte, o ide.Options) (*ide.Snapshot, error) {
			if broken {
				panic("broken")
			}
			return ide.OpenContext(ctx, text, o)
		}
	})
	e.didOpen(doc, 1, longText)
	hover := &protocol.HoverParams{TextDocumentPositionParams: position(doc, at(0, 1))}
	if err := e.call(protocol.MethodTextDocumentHover, hover, nil); err == nil || !strings.Contains(err.Error(), "its text was not read: internal error: broken") {
		t.Errorf("hover: %v", err)
	}
	e.didClose(doc)
	e.ping()
	broken = false
	e.didOpen(doc, 1, longText)
	e.must(protocol.MethodTextDocumentHover, hover, nil)
}

// TestHeldIsBounded sends changes without end while the text is read: the user is told that there are too many, once, and the next whole text counts.
func TestHeldIsBounded(t *testing.T) {
	r := newSlowReader()
	e := open(t, full, r.install)
	e.didOpen(doc, 1, longText)
	<-r.begun
	version := int32(2)
	for range mostHeldChanges + 10 {
		e.didChange(doc, version, replace(0, 0, 0, 0, "y"))
		version++
	}
	e.server.mu.Lock()
	d := e.server.docs[doc]
	e.server.mu.Unlock()
	e.ping() // they have come
	d.mu.Lock()
	if n := len(d.reading.after); n != mostHeldChanges+1 {
		t.Errorf("%d wait", n)
	}
	d.mu.Unlock()
	r.let <- true
	if !e.logs("more than 10000 changes") {
		t.Error("the user is not told")
	}
	e.didChange(doc, version, whole("z:\n"), replace(0, 0, 0, 0, "y"))
	if got := e.text(doc); got != "yz:\n" {
		t.Errorf("%q", got)
	}
}

// TestWholeTextReplacesWhatWaits has changes wait for a text that is read, and then a whole one come.
func TestWholeTextReplacesWhatWaits(t *testing.T) {
	r := newSlowReader()
	e := open(t, full, r.install)
	e.didOpen(doc, 1, longText)
	<-r.begun
	e.didChange(doc, 2, replace(0, 0, 0, 0, "x"))
	e.didChange(doc, 3, replace(0, 0, 0, 0, "y"))
	e.didChange(doc, 4, whole("z:\n"))
	<-r.stopped
	e.didChange(doc, 5, replace(0, 0, 0, 0, "y"))
	if got := e.text(doc); got != "yz:\n" {
		t.Errorf("%q", got)
	}
}

// TestHold holds what waits, in order, when a whole text has come behind two changes and a request.
func TestHold(t *testing.T) {
	var done []string
	what := func(name string) func() { return func() { done = append(done, name) } }
	r := new(reading)
	hold := func(name string, whole bool) {
		r.hold(held{what(name), true}, mostHeld/2, whole, what("replaced"), what("too many"))
	}
	hold("1", false)
	r.after = append(r.after, held{what("request"), false})
	hold("2", false)
	hold("3", false)
	hold("4", false)
	hold("whole", true)
	hold("5", false)
	for _, h := range r.after {
		h.do()
	}
	if got := strings.Join(done, ", "); got != "replaced, request, whole, 5" {
		t.Error(got)
	}
	r = new(reading)
	done = nil
	for range 4 {
		hold("1", false)
	}
	for _, h := range r.after {
		h.do()
	}
	if got := strings.Join(done, ", "); got != "1, 1, too many" {
		t.Error(got)
	}
}
