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

// A row is one kind of message: its name, what serves it, and how it is announced to a client that
// can make use of it.
type row struct {
	name  string
	serve method
	offer func(*client, *protocol.ServerCapabilities) // nil if there is nothing to announce
}

// rows are the messages that the server takes. A new one is a row here and a file of its own.
func rows() []row {
	type caps = protocol.ServerCapabilities
	yes := protocol.Boolean(true)
	return []row{
		{protocol.MethodInitialize, request((*server).initialize), nil},
		{protocol.MethodInitialized, bare((*server).initialized), nil},
		{protocol.MethodShutdown, bare((*server).shutdown), nil},
		{protocol.MethodExit, bare((*server).exit), nil},
		{protocol.MethodCancelRequest, notification((*server).cancelRequest), nil},
		{protocol.MethodSetTrace, ignored, nil},
		{protocol.MethodWindowWorkDoneProgressCancel, notification((*server).cancelProgress), nil},

		{protocol.MethodTextDocumentDidOpen, (*server).didOpen, offerSync},
		{protocol.MethodTextDocumentDidChange, (*server).didChange, nil},
		{protocol.MethodTextDocumentDidSave, notification((*server).didSave), nil},
		{protocol.MethodTextDocumentDidClose, notification((*server).didClose), nil},

		{protocol.MethodTextDocumentHover, request((*server).hover), func(_ *client, c *caps) { c.HoverProvider = yes }},
		{protocol.MethodTextDocumentCodeAction, request((*server).codeAction), offerCodeActions},
		{protocol.MethodCodeActionResolve, request((*server).resolveCodeAction), nil},
		{protocol.MethodTextDocumentDefinition, request((*server).definition), func(_ *client, c *caps) { c.DefinitionProvider = yes }},
		{protocol.MethodTextDocumentReferences, request((*server).references), func(_ *client, c *caps) { c.ReferencesProvider = yes }},
		{protocol.MethodTextDocumentDocumentHighlight, request((*server).documentHighlight),
			func(_ *client, c *caps) { c.DocumentHighlightProvider = yes }},
		{protocol.MethodTextDocumentDocumentSymbol, request((*server).documentSymbol), func(_ *client, c *caps) { c.DocumentSymbolProvider = yes }},
		{protocol.MethodTextDocumentFoldingRange, request((*server).foldingRange), func(_ *client, c *caps) { c.FoldingRangeProvider = yes }},
		{protocol.MethodTextDocumentInlayHint, request((*server).inlayHint), func(_ *client, c *caps) { c.InlayHintProvider = yes }},
		{protocol.MethodTextDocumentCodeLens, request((*server).codeLens),
			func(_ *client, c *caps) { c.CodeLensProvider = &protocol.CodeLensOptions{} }},
		{protocol.MethodTextDocumentCompletion, request((*server).completion), offerCompletion},
		{protocol.MethodCompletionItemResolve, request((*server).resolveCompletion), nil},
		{protocol.MethodTextDocumentSignatureHelp, request((*server).signatureHelp), offerSignatureHelp},
		{protocol.MethodTextDocumentSemanticTokensFull, request((*server).semanticTokensFull), offerSemanticTokens},
		{protocol.MethodTextDocumentSemanticTokensFullDelta, request((*server).semanticTokensDelta), nil},
		{protocol.MethodTextDocumentSemanticTokensRange, request((*server).semanticTokensRange), nil},
		{protocol.MethodTextDocumentFormatting, request((*server).formatting), func(_ *client, c *caps) { c.DocumentFormattingProvider = yes }},
		{protocol.MethodTextDocumentRangeFormatting, request((*server).rangeFormatting),
			func(_ *client, c *caps) { c.DocumentRangeFormattingProvider = yes }},
		{protocol.MethodTextDocumentOnTypeFormatting, request((*server).onTypeFormatting), offerOnTypeFormatting},

		{protocol.MethodTextDocumentSelectionRange, request((*server).selectionRange), func(_ *client, c *caps) { c.SelectionRangeProvider = yes }},
		{protocol.MethodTextDocumentDeclaration, request((*server).declaration), func(_ *client, c *caps) { c.DeclarationProvider = yes }},
		{protocol.MethodWorkspaceSymbol, request((*server).workspaceSymbol), func(_ *client, c *caps) { c.WorkspaceSymbolProvider = yes }},

		{protocol.MethodTextDocumentPrepareRename, request((*server).prepareRename), nil},
		{protocol.MethodTextDocumentRename, request((*server).rename), offerRename},
		{protocol.MethodTextDocumentLinkedEditingRange, request((*server).linkedEditingRange),
			func(_ *client, c *caps) { c.LinkedEditingRangeProvider = yes }},

		{protocol.MethodTextDocumentPrepareCallHierarchy, request((*server).prepareCallHierarchy),
			func(_ *client, c *caps) { c.CallHierarchyProvider = yes }},
		{protocol.MethodCallHierarchyIncomingCalls, request((*server).incomingCalls), nil},
		{protocol.MethodCallHierarchyOutgoingCalls, request((*server).outgoingCalls), nil},
		{protocol.MethodTextDocumentPrepareTypeHierarchy, request((*server).prepareTypeHierarchy),
			func(_ *client, c *caps) { c.TypeHierarchyProvider = yes }},
		{protocol.MethodTypeHierarchySupertypes, request((*server).supertypes), nil},
		{protocol.MethodTypeHierarchySubtypes, request((*server).subtypes), nil},

		{protocol.MethodTextDocumentDocumentLink, request((*server).documentLink),
			func(_ *client, c *caps) { c.DocumentLinkProvider = &protocol.DocumentLinkOptions{} }},

		{protocol.MethodTextDocumentDiagnostic, request((*server).documentDiagnostic), offerDiagnostics},

		{methodGraph, request((*server).graph), nil},
		{methodPipeline, request((*server).pipeline), nil},

		{protocol.MethodWorkspaceExecuteCommand, request((*server).executeCommand), offerCommands},
		{protocol.MethodWorkspaceTextDocumentContent, request((*server).textDocumentContent), offerTextDocumentContent},
		{protocol.MethodWorkspaceDidChangeConfiguration, notification((*server).didChangeConfiguration), nil},
		{protocol.MethodWorkspaceDidChangeWatchedFiles, notification((*server).didChangeWatchedFiles), nil},
		{protocol.MethodWorkspaceDidChangeWorkspaceFolders, notification((*server).didChangeWorkspaceFolders), offerWorkspaceFolders},
	}
}

// serves returns what serves each message, by its name.
func serves(rows []row) map[string]method {
	m := make(map[string]method, len(rows))
	for _, r := range rows {
		m[r.name] = r.serve
	}
	return m
}

// offers is what the server can do for a client.
func offers(k *client) protocol.ServerCapabilities {
	caps := protocol.ServerCapabilities{PositionEncoding: encodingKinds[k.encoding], Experimental: experimental(), Workspace: new(protocol.WorkspaceOptions)}
	for _, r := range rows() {
		if r.offer != nil {
			r.offer(k, &caps)
		}
	}
	return caps
}

// changesText are the notifications without which the editor has another text than the server.
var changesText = map[string]bool{protocol.MethodTextDocumentDidOpen: true, protocol.MethodTextDocumentDidChange: true}

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

// bare is for methods without parameters. Parameters that a client sends nevertheless are ignored.
func bare(f func(*server) error) method {
	return func(s *server, _ context.Context, _ []byte) (any, error) { return nil, f(s) }
}

func ignored(*server, context.Context, []byte) (any, error) { return nil, nil }

// handle serves one message. Whatever goes wrong in it, panics included, stays
// in it.
func (s *server) handle(ctx context.Context, req *jsonrpc2.Request) (result any, err error) {
	name := req.Method()
	s.messages.Add(1)
	defer s.busy()()
	if req.IsCall() && name != protocol.MethodShutdown {
		var done func()
		if ctx, done, err = s.begin(ctx, req.ID(), name); err != nil {
			return nil, err
		}
		defer done()
	}
	defer func() {
		if r := recover(); r != nil {
			s.log(protocol.MessageTypeError, fmt.Sprintf("%s: panic: %v\n%s", req.Method(), r, debug.Stack()))
			err = jsonrpc2.Errorf(jsonrpc2.InternalError, "%s: internal error: %v", req.Method(), r)
		}
		if err != nil && !req.IsCall() {
			tell := s.log
			if changesText[name] {
				tell = s.show
			}
			tell(protocol.MessageTypeWarning, fmt.Sprintf("%s: %v", req.Method(), err))
			err = nil // there is no one to answer, and jsonrpc2 would end the connection
		}
	}()
	if err := s.phase.admit(name); err != nil {
		if !req.IsCall() {
			err = nil
		}
		return nil, err
	}
	m, ok := s.methods[name]
	if !ok {
		if !req.IsCall() {
			return nil, nil
		}
		return nil, jsonrpc2.Errorf(jsonrpc2.MethodNotFound, "method not found: %q", name)
	}
	result, err = m(s, ctx, req.Params())
	return result, coded(ctx, err)
}

// coded makes err one that has a code of the protocol.
func coded(ctx context.Context, err error) error {
	var e *jsonrpc2.Error
	switch {
	case ctx.Err() != nil && errors.Is(why(ctx), errDocumentChanged):
		if err == nil {
			return nil // it is of the text that it was asked of, and who asked knows what has changed since
		}
		return errDocumentChanged
	case ctx.Err() != nil || errors.Is(err, context.Canceled):
		return protocol.ErrRequestCancelled
	case err == nil || errors.As(err, &e):
		return err
	}
	return failed("%v", err)
}

// cancelRequest stops the work on a request for whose answer no one waits.
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
