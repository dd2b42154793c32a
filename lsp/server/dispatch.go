package server

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
)

// A method serves one kind of message: from its parameters, still encoded, to
// its result. A method runs on the reading loop until it calls
// [server.view].
type method func(s *server, ctx context.Context, params []byte) (any, error)

var methods = map[string]method{
	protocol.MethodInitialize:    request((*server).initialize),
	protocol.MethodInitialized:   bare((*server).initialized),
	protocol.MethodShutdown:      bare((*server).shutdown),
	protocol.MethodExit:          bare((*server).exit),
	protocol.MethodCancelRequest: notification((*server).cancelRequest),
	protocol.MethodSetTrace:      ignored,

	protocol.MethodTextDocumentDidOpen:   notification((*server).didOpen),
	protocol.MethodTextDocumentDidChange: notification((*server).didChange),
	protocol.MethodTextDocumentDidSave:   ignored, // every change is known before it is saved
	protocol.MethodTextDocumentDidClose:  notification((*server).didClose),

	protocol.MethodTextDocumentHover:             request((*server).hover),
	protocol.MethodTextDocumentCodeAction:        request((*server).codeAction),
	protocol.MethodCodeActionResolve:             request((*server).resolveCodeAction),
	protocol.MethodTextDocumentDefinition:        request((*server).definition),
	protocol.MethodTextDocumentReferences:        request((*server).references),
	protocol.MethodTextDocumentDocumentHighlight: request((*server).documentHighlight),
	protocol.MethodTextDocumentDocumentSymbol:    request((*server).documentSymbol),
	protocol.MethodTextDocumentFoldingRange:      request((*server).foldingRange),
	protocol.MethodTextDocumentInlayHint:         request((*server).inlayHint),
	protocol.MethodTextDocumentCodeLens:          request((*server).codeLens),

	protocol.MethodWorkspaceTextDocumentContent:    request((*server).textDocumentContent),
	protocol.MethodWorkspaceDidChangeConfiguration: notification((*server).didChangeConfiguration),
	protocol.MethodWorkspaceDidChangeWatchedFiles:  ignored, // only open documents count
}

func request[P, R any](f func(*server, context.Context, *P) (R, error)) method {
	return func(s *server, ctx context.Context, params []byte) (any, error) {
		p := new(P)
		if err := decode(params, p); err != nil {
			return nil, err
		}
		return f(s, ctx, p)
	}
}

func notification[P any](f func(*server, *P) error) method {
	return func(s *server, _ context.Context, params []byte) (any, error) {
		p := new(P)
		if err := decode(params, p); err != nil {
			return nil, err
		}
		return nil, f(s, p)
	}
}

// bare is for methods without parameters; what is sent all the same is not
// looked at.
func bare(f func(*server) error) method {
	return func(s *server, _ context.Context, _ []byte) (any, error) { return nil, f(s) }
}

func ignored(*server, context.Context, []byte) (any, error) { return nil, nil }

func decode(params []byte, p any) error {
	if len(params) == 0 {
		params = []byte("{}")
	}
	if err := protocol.Unmarshal(params, p); err != nil {
		return fmt.Errorf("%w: %w", jsonrpc2.ErrInvalidParams, err)
	}
	return nil
}

// handle serves one message. Whatever goes wrong in it, panics included, stays
// in it.
func (s *server) handle(ctx context.Context, req *jsonrpc2.Request) (result any, err error) {
	name := req.Method()
	if req.IsCall() && name != protocol.MethodShutdown {
		var done func()
		ctx, done = s.begin(ctx, req.ID())
		defer done()
	}
	defer func() {
		if r := recover(); r != nil {
			s.log(protocol.MessageTypeError, fmt.Sprintf("%s: panic: %v\n%s", req.Method(), r, debug.Stack()))
			err = jsonrpc2.Errorf(jsonrpc2.InternalError, "%s: internal error: %v", req.Method(), r)
		}
		if err != nil && !req.IsCall() {
			s.log(protocol.MessageTypeWarning, fmt.Sprintf("%s: %v", req.Method(), err))
			err = nil // there is no one to answer, and jsonrpc2 would end the connection
		}
	}()
	if err := s.phase.admit(name); err != nil {
		if !req.IsCall() {
			err = nil
		}
		return nil, err
	}
	m, ok := methods[name]
	if !ok {
		if !req.IsCall() {
			return nil, nil
		}
		return nil, jsonrpc2.Errorf(jsonrpc2.MethodNotFound, "method not found: %q", name)
	}
	result, err = m(s, ctx, req.Params())
	return result, coded(ctx, err)
}

// begin makes a request one that can be cancelled, until done is called.
func (s *server) begin(ctx context.Context, id jsonrpc2.ID) (_ context.Context, done func()) {
	// Not a child of ctx, as that of jsonrpc2.CancelHandler is: such a child
	// looks at ctx after jsonrpc2 has taken it for another request.
	own, cancel := context.WithCancel(s.ctx)
	s.running.Add(1)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.cancel[id] = cancel
	return requestContext{own, ctx}, func() {
		s.mu.Lock()
		delete(s.cancel, id)
		s.mu.Unlock()
		cancel()
		s.running.Done()
	}
}

// A requestContext ends with its Context and has the values of another.
type requestContext struct {
	context.Context
	values context.Context
}

func (c requestContext) Value(key any) any { return c.values.Value(key) }

// coded makes err one that has a code of the protocol.
func coded(ctx context.Context, err error) error {
	var e *jsonrpc2.Error
	switch {
	case ctx.Err() != nil || errors.Is(err, context.Canceled):
		return protocol.ErrRequestCancelled
	case err == nil || errors.As(err, &e):
		return err
	}
	return jsonrpc2.Errorf(jsonrpc2.Code(protocol.LSPErrorCodesRequestFailed), "%v", err)
}

// cancelRequest tells a request that no one waits for it any more.
func (s *server) cancelRequest(p *protocol.CancelParams) error {
	var id jsonrpc2.ID
	switch v := p.ID.(type) {
	case protocol.Integer:
		id = jsonrpc2.NewNumberID(int64(v))
	case protocol.String:
		id = jsonrpc2.NewStringID(string(v))
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if cancel := s.cancel[id]; cancel != nil {
		cancel()
	}
	return nil
}

// log shows text in the client's log, and in the program's.
func (s *server) log(t protocol.MessageType, text string) {
	if s.opt.Log != nil {
		fmt.Fprintln(s.opt.Log, text)
	}
	// If the client cannot be told, the connection is ending anyway.
	_ = s.conn.Notify(s.ctx, protocol.MethodWindowLogMessage, &protocol.LogMessageParams{Type: t, Message: text})
}

// show shows a message to the user, who has to do something about it.
func (s *server) show(t protocol.MessageType, text string) {
	if s.opt.Log != nil {
		fmt.Fprintln(s.opt.Log, text)
	}
	_ = s.conn.Notify(s.ctx, protocol.MethodWindowShowMessage, &protocol.ShowMessageParams{Type: t, Message: text})
}
