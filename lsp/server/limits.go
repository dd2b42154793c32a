package server

import (
	"context"
	"reflect"
	"strings"
	"sync/atomic"
	"time"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/cfg/cancel"
)

// What is worked on at a time is bounded, and with it the memory that takes. Requests beyond that
// wait for their turn, up to a number.
const (
	mostSlow    = 2         // requests that rewrite, or look for all that can be rewritten
	mostQuick   = 8         // others about documents
	mostPending = 1000      // requests that are being worked on or wait
	maxText     = 256 << 20 // bytes of a document, as on the command line
	maxContent  = 64 << 10  // bytes of the URI of a document that the server makes up
)

// slow are the methods whose requests may take long, and much memory.
var slow = map[string]bool{
	protocol.MethodTextDocumentCodeAction:       true,
	protocol.MethodCodeActionResolve:            true,
	protocol.MethodWorkspaceTextDocumentContent: true,
	methodPipeline: true,
}

// lasts are the methods whose requests go on although their document is edited. What an editor asks for while its user types
// is for the text that comes of it, too: it narrows completions down by the letters behind them, and shows none where it gets
// none. What they take is bounded by a function's text, and they look for nothing that can be rewritten.
var lasts = map[string]bool{
	protocol.MethodTextDocumentCompletion:         true,
	protocol.MethodTextDocumentSignatureHelp:      true,
	protocol.MethodTextDocumentOnTypeFormatting:   true,
	protocol.MethodTextDocumentLinkedEditingRange: true,
}

// A requested is the context of a request. It ends with its Context and has the values of another.
type requested struct {
	context.Context
	stop   context.CancelCauseFunc // of Context
	name   string                  // of the method
	values context.Context
	pool   chan struct{} // of those of its kind
	turn   atomic.Bool   // it is its turn
	room   atomic.Int64  // bytes reserved for its answer: see [stream.reserve]

	refused int // requests of the same ID whose refusals do not yet wait to be written; guarded by server.mu
}

func (r *requested) Value(key any) any { return r.values.Value(key) }

// wait waits until it is the turn of the request. Nothing is worked out for a client that does not
// read what it has asked for.
func (r *requested) wait(s *stream) error {
	select {
	case r.pool <- struct{}{}:
		r.turn.Store(true)
		return s.await(r)
	case <-r.Done():
		return r.Err()
	}
}

// reserve waits until there is room for an answer that takes so many bytes, before it is made, if ctx is that of a request.
func (s *server) reserve(ctx context.Context, bytes int) error {
	r, ok := ctx.(*requested)
	if !ok || bytes < shortMessage {
		return nil
	}
	if err := s.stream.reserve(ctx, bytes); err != nil {
		return err
	}
	r.room.Add(int64(bytes)) // before it is answered, in any way
	return nil
}

// follow ends the work on a request about v when v is not any more what its document is: that is edited or closed. What takes
// no longer than patience from then on is still answered. Diagnostics end by themselves, as who asks for them is to ask again: see
// [view.search].
func (r *requested) follow(v *view, patience time.Duration) {
	over := v.edited
	switch {
	case r.name == protocol.MethodTextDocumentDiagnostic:
		return
	case lasts[r.name]:
		over = v.doc.gone
	}
	go func() {
		select {
		case <-over:
			r.endSoon(patience)
		case <-r.Done():
		}
	}()
}

// endSoon ends the work, as a document has changed, unless it is done within patience.
func (r *requested) endSoon(patience time.Duration) {
	timeout := time.NewTimer(patience)
	defer timeout.Stop()
	select {
	case <-timeout.C:
		r.stop(errDocumentChanged)
	case <-r.Done():
	}
}

// mostFollowed is how many documents followAll looks at: reflect.Select takes up to 65,536 channels.
const mostFollowed = 1 << 15

// followAll is follow of a request about all that is open.
func (r *requested) followAll(views []*view, patience time.Duration) {
	if views = views[:min(len(views), mostFollowed)]; len(views) == 0 {
		return
	}
	over := []reflect.SelectCase{{Dir: reflect.SelectRecv, Chan: reflect.ValueOf(r.Done())}}
	for _, v := range views {
		over = append(over, reflect.SelectCase{Dir: reflect.SelectRecv, Chan: reflect.ValueOf(v.edited)})
	}
	go func() {
		if n, _, _ := reflect.Select(over); n > 0 {
			r.endSoon(patience)
		}
	}()
}

// why is the error of a context that has ended: that the document of the request has changed, or that nobody waits for it.
func why(ctx context.Context) error {
	if r, ok := ctx.(*requested); ok { // context.Cause would look at that of its values
		return context.Cause(r.Context)
	}
	return context.Cause(ctx)
}

// leave ends the turn of a request whose answer is worked out elsewhere.
func (r *requested) leave() {
	if r.turn.Swap(false) {
		<-r.pool
	}
}

// begin makes a request one that can be cancelled, until done is called.
func (s *server) begin(ctx context.Context, id jsonrpc2.ID, name string) (_ context.Context, done func(), err error) {
	// Not a child of ctx, as that of jsonrpc2.CancelHandler is: such a child
	// looks at ctx after jsonrpc2 has taken it for another request.
	own, stop := context.WithCancelCause(s.work)
	end := func() { stop(nil) }
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.cancel) >= mostPending {
		end()
		return nil, nil, failed("%d requests are being worked on or wait, which is the limit", mostPending)
	}
	if s.turns[id] != nil {
		end()
		s.turns[id].refused++
		return nil, nil, jsonrpc2.Errorf(jsonrpc2.InvalidRequest, "the request with the ID %v is not yet answered", id)
	}
	// The name is a part of the message, which is overwritten by the next.
	r := &requested{Context: cancel.Polite(own), stop: stop, name: strings.Clone(name), values: ctx, pool: s.quick}
	if slow[name] {
		r.pool = s.slow
	}
	s.cancel[id], s.turns[id] = end, r
	return r, func() {
		s.mu.Lock()
		delete(s.cancel, id)
		s.mu.Unlock()
		end()
	}, nil
}

// answered ends the turn of a request: what it has worked out counts among what waits to be written
// from then on.
func (s *server) answered(id jsonrpc2.ID) {
	s.mu.Lock()
	defer s.mu.Unlock()
	r := s.turns[id]
	if r == nil {
		return
	}
	if r.refused > 0 { // that of a refused request, or a turn that lasts until the refusal is there, too
		r.refused--
		return
	}
	delete(s.turns, id)
	r.leave()
	if bytes := r.room.Load(); bytes > 0 {
		s.stream.free(int(bytes))
	}
}

// failed is the error of a request that is right, but cannot be served.
func failed(format string, args ...any) error {
	return jsonrpc2.Errorf(jsonrpc2.Code(protocol.LSPErrorCodesRequestFailed), format, args...)
}
