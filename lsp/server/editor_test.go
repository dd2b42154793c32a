package server

import (
	"context"
	"encoding/json"
	"net"
	"strings"
	"sync"
	"testing"
	"time"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// An editor is the other end of a server under test: it is connected through
// a pipe, and sends and takes what a real one would.
type editor struct {
	t      testing.TB
	server *server
	conn   jsonrpc2.Conn
	pipe   net.Conn
	done   chan error // what Serve returned

	published  chan *publication
	registered chan string // methods
	refreshed  chan string // methods
	asked      chan string // methods and parameters

	mu       sync.Mutex
	logged   []string
	settings string // the answer to workspace/configuration
}

// A publication is what publishDiagnostics has, with the URI as it was sent.
type publication struct {
	URI         string                `json:"uri"`
	Version     *int32                `json:"version"`
	Diagnostics []protocol.Diagnostic `json:"diagnostics"`
}

// full is a client that can do everything the server knows of.
const full = `{
	"general": {"positionEncodings": ["utf-16"]},
	"workspace": {"workspaceEdit": {"documentChanges": true}},
	"textDocument": {
		"hover": {"contentFormat": ["markdown", "plaintext"]},
		"codeAction": {
			"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "refactor", "source"]}},
			"isPreferredSupport": true, "disabledSupport": true, "dataSupport": true,
			"resolveSupport": {"properties": ["edit"]}
		},
		"documentSymbol": {"hierarchicalDocumentSymbolSupport": true},
		"rename": {"prepareSupport": true},
		"foldingRange": {"lineFoldingOnly": true, "rangeLimit": 5000},
		"completion": {"completionItem": {"snippetSupport": true, "documentationFormat": ["markdown"]}},
		"signatureHelp": {"signatureInformation": {
			"documentationFormat": ["markdown"], "parameterInformation": {"labelOffsetSupport": true}, "noActiveParameterSupport": true
		}},
		"semanticTokens": {"requests": {"full": {"delta": true}, "range": true}, "tokenTypes": [], "tokenModifiers": [], "formats": ["relative"]},
		"publishDiagnostics": {"relatedInformation": true, "tagSupport": {"valueSet": [1, 2]}, "dataSupport": true}
	}
}`

// connect starts a server, after change has changed it, and connects an
// editor to it that has not said anything.
func connect(t testing.TB, change ...func(*server)) *editor {
	here, there := net.Pipe()
	s := newServer(Options{Version: "test"})
	for _, f := range change {
		f(s)
	}
	e := newEditor(t, here)
	e.server = s
	go func() { e.done <- s.serve(context.Background(), there) }()
	return e
}

func newEditor(t testing.TB, here net.Conn) *editor {
	e := &editor{
		t: t, pipe: here, done: make(chan error, 1),
		published: make(chan *publication, 10000), registered: make(chan string, 100),
		refreshed: make(chan string, 100), asked: make(chan string, 100),
	}
	e.conn = jsonrpc2.NewConn(jsonrpc2.NewStream(here), jsonrpc2.WithCodec(codec{}))
	e.conn.Go(context.Background(), e.handle)
	t.Cleanup(func() {
		here.Close()
		<-e.conn.Done()
	})
	return e
}

// open starts a server and an editor, and goes through their handshake.
func open(t testing.TB, capabilities string, change ...func(*server)) *editor {
	e := connect(t, change...)
	e.initialize(`{"capabilities": ` + capabilities + `}`)
	return e
}

func (e *editor) initialize(params string) *protocol.InitializeResult {
	e.t.Helper()
	var result protocol.InitializeResult
	e.must(protocol.MethodInitialize, jsonrpc2.RawMessage(params), &result)
	e.notify(protocol.MethodInitialized, struct{}{})
	return &result
}

func (e *editor) handle(_ context.Context, req *jsonrpc2.Request) (any, error) {
	switch req.Method() {
	case protocol.MethodTextDocumentPublishDiagnostics:
		p := new(publication)
		if err := protocol.Unmarshal(req.Params(), p); err != nil {
			e.t.Error(err)
		}
		e.published <- p
	case protocol.MethodWindowLogMessage:
		p := new(protocol.LogMessageParams)
		if err := protocol.Unmarshal(req.Params(), p); err != nil {
			e.t.Error(err)
		}
		e.mu.Lock()
		defer e.mu.Unlock()
		e.logged = append(e.logged, p.Message)
	case protocol.MethodWindowShowMessage:
		p := new(protocol.ShowMessageParams)
		if err := protocol.Unmarshal(req.Params(), p); err != nil {
			e.t.Error(err)
		}
		e.mu.Lock()
		defer e.mu.Unlock()
		e.logged = append(e.logged, "shown: "+p.Message)
	case protocol.MethodWorkspaceConfiguration:
		e.mu.Lock()
		defer e.mu.Unlock()
		return jsonrpc2.RawMessage("[" + e.settings + "]"), nil
	case protocol.MethodClientRegisterCapability:
		p := new(protocol.RegistrationParams)
		if err := protocol.Unmarshal(req.Params(), p); err != nil {
			e.t.Error(err)
		}
		for _, r := range p.Registrations {
			if r.ID == sourceLensID {
				e.asked <- req.Method() + " " + string(r.RegisterOptions)
				continue
			}
			e.registered <- r.Method
		}
	case protocol.MethodClientUnregisterCapability:
		e.asked <- req.Method()
	case protocol.MethodWorkspaceDiagnosticRefresh, protocol.MethodWorkspaceCodeLensRefresh:
		e.refreshed <- req.Method()
	case protocol.MethodWindowShowDocument, protocol.MethodWorkspaceTextDocumentContentRefresh,
		protocol.MethodWindowWorkDoneProgressCreate, protocol.MethodProgress:
		e.asked <- req.Method() + " " + string(req.Params())
	default:
		e.t.Errorf("unexpected %s", req.Method())
	}
	return nil, nil
}

// patient is a context for what must not take long.
func (e *editor) patient() (context.Context, context.CancelFunc) {
	return context.WithTimeout(context.Background(), time.Minute)
}

func (e *editor) call(method string, params, result any) error {
	ctx, cancel := e.patient()
	defer cancel()
	_, err := e.conn.Call(ctx, method, params, result)
	return err
}

func (e *editor) must(method string, params, result any) {
	e.t.Helper()
	if err := e.call(method, params, result); err != nil {
		e.t.Fatalf("%s: %v", method, err)
	}
}

func (e *editor) notify(method string, params any) {
	e.t.Helper()
	ctx, cancel := e.patient()
	defer cancel()
	if err := e.conn.Notify(ctx, method, params); err != nil {
		e.t.Fatalf("%s: %v", method, err)
	}
}

func (e *editor) didOpen(u string, version int32, text string) {
	e.t.Helper()
	e.notify(protocol.MethodTextDocumentDidOpen, &protocol.DidOpenTextDocumentParams{
		TextDocument: protocol.TextDocumentItem{URI: uri.URI(u), LanguageID: "ori", Version: version, Text: text},
	})
}

func (e *editor) didChange(u string, version int32, changes ...protocol.TextDocumentContentChangeEvent) {
	e.t.Helper()
	p := &protocol.DidChangeTextDocumentParams{ContentChanges: changes}
	p.TextDocument.URI = uri.URI(u)
	p.TextDocument.Version = version
	e.notify(protocol.MethodTextDocumentDidChange, p)
}

func (e *editor) didClose(u string) {
	e.t.Helper()
	e.notify(protocol.MethodTextDocumentDidClose, &protocol.DidCloseTextDocumentParams{
		TextDocument: protocol.TextDocumentIdentifier{URI: uri.URI(u)},
	})
}

// next is what is published next.
func (e *editor) next() *publication {
	e.t.Helper()
	ctx, cancel := e.patient()
	defer cancel()
	select {
	case p := <-e.published:
		return p
	case <-ctx.Done():
		e.t.Fatal("no diagnostics are published")
		return nil
	}
}

// diagnostics are those of a version of a document.
func (e *editor) diagnostics(u string, version int32) []protocol.Diagnostic {
	e.t.Helper()
	for {
		p := e.next()
		if p.URI == u && p.Version != nil && *p.Version == version {
			return p.Diagnostics
		}
	}
}

// logs reports whether a message with text in it is or will be logged.
func (e *editor) logs(text string) bool {
	ctx, cancel := e.patient()
	defer cancel()
	for ctx.Err() == nil {
		e.mu.Lock()
		for _, l := range e.logged {
			if strings.Contains(l, text) {
				e.mu.Unlock()
				return true
			}
		}
		e.mu.Unlock()
		if !e.ping() {
			return false
		}
	}
	return false
}

// ping reports whether the server answers. Everything sent before is dealt
// with then.
func (e *editor) ping() bool {
	return hasCode(e.call("ping", nil, nil), jsonrpc2.MethodNotFound)
}

// text is what the server thinks is in the document.
func (e *editor) text(u string) string {
	e.t.Helper()
	if !e.ping() {
		e.t.Fatal("the server does not answer")
	}
	key, err := uri.Parse(u)
	if err != nil {
		e.t.Fatal(err)
	}
	e.server.mu.Lock()
	d := e.server.docs[key]
	e.server.mu.Unlock()
	if d == nil {
		e.t.Fatalf("%s is not open", u)
	}
	if read := make(chan bool); d.later(func() { close(read) }) {
		<-read
	}
	e.server.settle(d)
	d.mu.Lock()
	defer d.mu.Unlock()
	return string(d.snap.Text().Bytes())
}

// result is what Serve returned.
func (e *editor) result() error {
	e.t.Helper()
	ctx, cancel := e.patient()
	defer cancel()
	select {
	case err := <-e.done:
		return err
	case <-ctx.Done():
		e.t.Fatal("the server does not end")
		return nil
	}
}

func hasCode(err error, code jsonrpc2.Code) bool {
	e, ok := err.(*jsonrpc2.Error)
	return ok && e.Code == code
}

func at(line, char uint32) protocol.Position {
	return protocol.Position{Line: line, Character: char}
}

// replace is the change of a range.
func replace(l1, c1, l2, c2 uint32, text string) protocol.TextDocumentContentChangeEvent {
	return &protocol.TextDocumentContentChangePartial{
		Range: protocol.Range{Start: at(l1, c1), End: at(l2, c2)}, Text: text,
	}
}

func whole(text string) protocol.TextDocumentContentChangeEvent {
	return &protocol.TextDocumentContentChangeWholeDocument{Text: text}
}

func identify(u string) protocol.TextDocumentIdentifier {
	return protocol.TextDocumentIdentifier{URI: uri.URI(u)}
}

func position(u string, p protocol.Position) protocol.TextDocumentPositionParams {
	return protocol.TextDocumentPositionParams{TextDocument: identify(u), Position: p}
}

func uriOf(u string) uri.URI { return uri.MustParse(u) }

func toJSON(t testing.TB, v any) string {
	t.Helper()
	b, err := protocol.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	var x any
	if err := json.Unmarshal(b, &x); err != nil {
		t.Fatal(err)
	}
	b, _ = json.Marshal(x) // one order of members
	return string(b)
}

func raw(text string) jsonrpc2.RawMessage { return jsonrpc2.RawMessage(text) }
