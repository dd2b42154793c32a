package server

import (
	"context"
	"encoding/json"
	"fmt"
	"net"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/tliron/glsp"
	lsp "github.com/tliron/glsp/protocol_3_16"
	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
)

// The tests in this file look at the server through an implementation of the
// protocol that has nothing to do with the one it is made with.

const conformanceText = `.target sm_86
.entry f {
start:
    ISETP.EQ P0, R0, #0
@P0 BRA      hop
    BRA      next
next:
    BRA      nowhere
hop:
    BRA      far
far:
    EXIT
}
`

// A stranger is a client that knows only the types of glsp, and checks all
// it is sent against them.
type stranger struct {
	t    *testing.T
	conn jsonrpc2.Conn
	seen chan *lsp.PublishDiagnosticsParams
}

func newStranger(t *testing.T) *stranger {
	here, there := net.Pipe()
	go Serve(context.Background(), there, Options{Version: "1"})
	c := &stranger{t: t, seen: make(chan *lsp.PublishDiagnosticsParams, 100)}
	c.conn = jsonrpc2.NewConn(jsonrpc2.NewStream(here))
	c.conn.Go(context.Background(), c.handle)
	t.Cleanup(func() { here.Close() })
	return c
}

func (c *stranger) handle(_ context.Context, req *jsonrpc2.Request) (any, error) {
	switch req.Method() {
	case string(lsp.ServerTextDocumentPublishDiagnostics):
		p := roundTrip(c.t, req.Method(), req.Params(), func(p *lsp.PublishDiagnosticsParams, raw any) {
			mendCodes(p.Diagnostics, member(raw, "diagnostics"))
		})
		for _, d := range p.Diagnostics {
			oneOf(c.t, "severity", *d.Severity, lsp.DiagnosticSeverityError, lsp.DiagnosticSeverityWarning, lsp.DiagnosticSeverityInformation, lsp.DiagnosticSeverityHint)
			for _, tag := range d.Tags {
				oneOf(c.t, "tag", tag, lsp.DiagnosticTagUnnecessary, lsp.DiagnosticTagDeprecated)
			}
		}
		c.seen <- &p
	case string(lsp.ServerWindowLogMessage):
		p := roundTrip[lsp.LogMessageParams](c.t, req.Method(), req.Params(), nil)
		oneOf(c.t, "type", p.Type, lsp.MessageTypeError, lsp.MessageTypeWarning, lsp.MessageTypeInfo, lsp.MessageTypeLog)
	case string(lsp.ServerWindowShowMessage):
		p := roundTrip[lsp.ShowMessageParams](c.t, req.Method(), req.Params(), nil)
		oneOf(c.t, "type", p.Type, lsp.MessageTypeWarning)
	case string(lsp.ServerWorkspaceConfiguration):
		p := roundTrip[lsp.ConfigurationParams](c.t, req.Method(), req.Params(), nil)
		return jsonrpc2.RawMessage(`[` + strings.Repeat(`{"maxDiagnostics": 9},`, len(p.Items)-1) + `{"optLevel": "x"}]`), nil
	case string(lsp.ServerClientRegisterCapability):
		roundTrip[lsp.RegistrationParams](c.t, req.Method(), req.Params(), nil)
	default:
		c.t.Errorf("unexpected %s", req.Method())
	}
	return nil, nil
}

func (c *stranger) call(method string, params any) json.RawMessage {
	c.t.Helper()
	raw, err := json.Marshal(params)
	if err != nil {
		c.t.Fatal(err)
	}
	var result jsonrpc2.RawMessage
	if _, err := c.conn.Call(context.Background(), method, jsonrpc2.RawMessage(raw), &result); err != nil {
		c.t.Fatalf("%s: %v", method, err)
	}
	return json.RawMessage(result)
}

func (c *stranger) notify(method string, params any) {
	c.t.Helper()
	raw, err := json.Marshal(params)
	if err != nil {
		c.t.Fatal(err)
	}
	if err := c.conn.Notify(context.Background(), method, jsonrpc2.RawMessage(raw)); err != nil {
		c.t.Fatal(err)
	}
}

// roundTrip decodes raw as a T and encodes it again. Both must say the same:
// a member that T does not know is lost on the way, one that must be there
// and is not comes into being.
func roundTrip[T any](t *testing.T, what string, raw []byte, mend func(v *T, raw any)) T {
	t.Helper()
	var v T
	var was, is any
	if err := json.Unmarshal(raw, &v); err != nil {
		t.Errorf("%s: %v: %s", what, err, raw)
		return v
	}
	json.Unmarshal(raw, &was)
	if mend != nil {
		mend(&v, was)
	}
	again, err := json.Marshal(&v)
	if err != nil {
		t.Errorf("%s: %v", what, err)
		return v
	}
	json.Unmarshal(again, &is)
	if !reflect.DeepEqual(was, is) {
		t.Errorf("%s: sent\n%s\nunderstood as\n%s", what, raw, again)
	}
	return v
}

// mendCodes gives diagnostics their codes. glsp drops them: the UnmarshalJSON
// of its IntegerOrString changes a copy.
func mendCodes(ds []lsp.Diagnostic, raw any) {
	for i := range ds {
		ds[i].Code = &lsp.IntegerOrString{Value: member(raw.([]any)[i], "code").(string)}
	}
}

func member(v any, name string) any { return v.(map[string]any)[name] }

func oneOf[T comparable](t *testing.T, what string, v T, all ...T) {
	t.Helper()
	if !slices.Contains(all, v) {
		t.Errorf("%s: %v", what, v)
	}
}

func strangerCapabilities(everything bool) lsp.ClientCapabilities {
	var caps lsp.ClientCapabilities
	// Its structs without names are easier to fill from JSON.
	text := `{"textDocument": {"codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": [""]}}}}}`
	if everything {
		text = strings.Replace(full, `"workspace": {`, `"workspace": {"configuration": true, "didChangeConfiguration": {"dynamicRegistration": true},`, 1)
	}
	if err := json.Unmarshal([]byte(text), &caps); err != nil {
		panic(err)
	}
	return caps
}

func TestConformance(t *testing.T) {
	for _, everything := range []bool{true, false} {
		t.Run(fmt.Sprint("everything=", everything), func(t *testing.T) { testConformance(t, everything) })
	}
}

func testConformance(t *testing.T, everything bool) {
	c := newStranger(t)
	file := lsp.TextDocumentIdentifier{URI: doc}
	place := func(line, char lsp.UInteger) lsp.TextDocumentPositionParams {
		return lsp.TextDocumentPositionParams{TextDocument: file, Position: lsp.Position{Line: line, Character: char}}
	}

	trace := lsp.TraceValueVerbose
	result := c.call(string(lsp.MethodInitialize), lsp.InitializeParams{
		Capabilities: strangerCapabilities(everything), Trace: &trace,
		InitializationOptions: map[string]any{"optLevel": "wrong"},
	})
	// What came after version 3.16 of the protocol.
	var later map[string]map[string]any
	json.Unmarshal(result, &later)
	if later["capabilities"]["positionEncoding"] != "utf-16" {
		t.Errorf("positionEncoding: %v", later["capabilities"]["positionEncoding"])
	}
	delete(later["capabilities"], "positionEncoding")
	if later["capabilities"]["inlayHintProvider"] != true {
		t.Errorf("inlayHintProvider: %v", later["capabilities"]["inlayHintProvider"])
	}
	delete(later["capabilities"], "inlayHintProvider")
	delete(later["capabilities"], "workspace") // textDocumentContent
	delete(later["capabilities"], "typeHierarchyProvider")
	delete(later["capabilities"], "experimental")
	result, _ = json.Marshal(later)
	roundTrip[lsp.InitializeResult](t, "initialize", result, nil)
	c.notify(string(lsp.MethodInitialized), lsp.InitializedParams{})

	c.notify(string(lsp.MethodTextDocumentDidOpen), lsp.DidOpenTextDocumentParams{
		TextDocument: lsp.TextDocumentItem{URI: doc, LanguageID: "ori", Version: 1, Text: "\n" + conformanceText},
	})
	change := lsp.DidChangeTextDocumentParams{ContentChanges: []any{
		lsp.TextDocumentContentChangeEventWhole{Text: "\n\n" + conformanceText},
		lsp.TextDocumentContentChangeEvent{Range: &lsp.Range{End: lsp.Position{Line: 2}}},
	}}
	change.TextDocument.URI, change.TextDocument.Version = doc, 2
	c.notify(string(lsp.MethodTextDocumentDidChange), change)
	var published *lsp.PublishDiagnosticsParams
	for published == nil || published.Version == nil || *published.Version != 2 {
		published = <-c.seen
	}
	if len(published.Diagnostics) < 3 {
		t.Errorf("%d diagnostics", len(published.Diagnostics))
	}

	hover := roundTrip[lsp.Hover](t, "hover", c.call(string(lsp.MethodTextDocumentHover), lsp.HoverParams{TextDocumentPositionParams: place(2, 1)}), nil)
	oneOf(t, "hover kind", hover.Contents.(lsp.MarkupContent).Kind, lsp.MarkupKindMarkdown, lsp.MarkupKindPlainText)

	for _, only := range [][]lsp.CodeActionKind{nil, {lsp.CodeActionKindQuickFix}, {lsp.CodeActionKindSource}} {
		actions := c.call(string(lsp.MethodTextDocumentCodeAction), lsp.CodeActionParams{
			TextDocument: file,
			Range:        lsp.Range{Start: place(4, 0).Position, End: place(4, 20).Position},
			Context:      lsp.CodeActionContext{Diagnostics: published.Diagnostics, Only: only},
		})
		list := roundTrip(t, "codeAction", actions, mendActions)
		if len(list) == 0 {
			t.Errorf("no code actions of %v", only)
		}
		for _, a := range list {
			kind := string(*a.Kind)
			oneOf(t, "kind", kind, "quickfix", "refactor.rewrite", "source.fixAll")
			if only != nil && !strings.HasPrefix(kind, string(only[0])) {
				t.Errorf("asked for %v, got %s", only, kind)
			}
			if everything {
				resolved := c.call(string(lsp.MethodCodeActionResolve), a)
				a = roundTrip(t, "codeAction/resolve", resolved, mendAction)
			}
			if a.Edit == nil || everything != (a.Edit.DocumentChanges != nil) || everything == (a.Edit.Changes != nil) {
				t.Errorf("%s: edit %+v", a.Title, a.Edit)
			}
		}
	}

	roundTrip[[]lsp.Location](t, "definition", c.call(string(lsp.MethodTextDocumentDefinition), lsp.DefinitionParams{TextDocumentPositionParams: place(4, 13)}), nil)
	roundTrip[[]lsp.Location](t, "references", c.call(string(lsp.MethodTextDocumentReferences), lsp.ReferenceParams{TextDocumentPositionParams: place(4, 13)}), nil)
	for _, h := range roundTrip[[]lsp.DocumentHighlight](t, "highlight", c.call(string(lsp.MethodTextDocumentDocumentHighlight),
		lsp.DocumentHighlightParams{TextDocumentPositionParams: place(4, 13)}), nil) {
		oneOf(t, "highlight", *h.Kind, lsp.DocumentHighlightKindRead, lsp.DocumentHighlightKindWrite)
	}

	symbols := c.call(string(lsp.MethodTextDocumentDocumentSymbol), lsp.DocumentSymbolParams{TextDocument: file})
	if everything {
		for _, s := range roundTrip[[]lsp.DocumentSymbol](t, "documentSymbol", symbols, nil) {
			checkSymbol(t, s, s.Range)
		}
	} else {
		for _, s := range roundTrip[[]lsp.SymbolInformation](t, "documentSymbol", symbols, nil) {
			oneOf(t, "symbol kind", s.Kind, lsp.SymbolKindFunction, lsp.SymbolKindField, lsp.SymbolKindNamespace, lsp.SymbolKindArray)
		}
	}

	lenses := roundTrip[[]lsp.CodeLens](t, "codeLens", c.call(string(lsp.MethodTextDocumentCodeLens), lsp.CodeLensParams{TextDocument: file}), nil)
	if len(lenses) == 0 || lenses[0].Command.Title == "" {
		t.Errorf("lenses %+v", lenses)
	}
	folds := roundTrip[[]lsp.FoldingRange](t, "foldingRange", c.call(string(lsp.MethodTextDocumentFoldingRange), lsp.FoldingRangeParams{TextDocument: file}), nil)
	for _, f := range folds {
		oneOf(t, "fold kind", lsp.FoldingRangeKind(*f.Kind), lsp.FoldingRangeKindComment, lsp.FoldingRangeKindRegion)
		if f.StartLine >= f.EndLine {
			t.Errorf("fold %+v", f)
		}
	}
	if len(folds) == 0 {
		t.Error("no folds")
	}

	conformNavigation(c, everything, place)
	conformWriting(t, c, file, everything)

	c.notify(string(lsp.MethodCancelRequest), lsp.CancelParams{ID: lsp.IntegerOrString{Value: 99}})
	c.notify(string(lsp.MethodSetTrace), lsp.SetTraceParams{Value: lsp.TraceValueOff})
	c.notify(string(lsp.MethodTextDocumentDidSave), lsp.DidSaveTextDocumentParams{TextDocument: file})
	c.notify(string(lsp.MethodWorkspaceDidChangeConfiguration), lsp.DidChangeConfigurationParams{Settings: map[string]any{"ori": map[string]any{"maxDiagnostics": "wrong"}}})
	c.notify(string(lsp.MethodTextDocumentDidClose), lsp.DidCloseTextDocumentParams{TextDocument: file})
	for published = <-c.seen; published.Version != nil; published = <-c.seen {
	}
	c.call(string(lsp.MethodShutdown), nil)
	c.notify(string(lsp.MethodExit), nil)
	<-c.conn.Done()
}

func mendActions(actions *[]lsp.CodeAction, raw any) {
	for i := range *actions {
		mendAction(&(*actions)[i], raw.([]any)[i])
	}
}

func mendAction(a *lsp.CodeAction, raw any) {
	if len(a.Diagnostics) > 0 {
		mendCodes(a.Diagnostics, member(raw, "diagnostics"))
	}
}

func checkSymbol(t *testing.T, s lsp.DocumentSymbol, parent lsp.Range) {
	oneOf(t, "symbol kind", s.Kind, lsp.SymbolKindFunction, lsp.SymbolKindField, lsp.SymbolKindNamespace, lsp.SymbolKindArray)
	if strings.TrimSpace(s.Name) == "" || !within(s.Range, parent) || !within(s.SelectionRange, s.Range) {
		t.Errorf("symbol %q: %v, %v in %v", s.Name, s.SelectionRange, s.Range, parent)
	}
	for _, child := range s.Children {
		checkSymbol(t, child, s.Range)
	}
}

func within(inner, outer lsp.Range) bool {
	before := func(a, b lsp.Position) bool {
		return a.Line < b.Line || a.Line == b.Line && a.Character <= b.Character
	}
	return before(outer.Start, inner.Start) && before(inner.End, outer.End)
}

// TestEditorConforms has a server of glsp serve the editor that the other
// tests are made with, so that these do not only prove that we agree with
// ourselves.
func TestEditorConforms(t *testing.T) {
	here, there := net.Pipe()
	defer here.Close()
	var got []string
	log := func(what string, v any) {
		b, _ := json.Marshal(v)
		got = append(got, what+" "+string(b))
	}
	h := &lsp.Handler{
		Initialize: func(_ *glsp.Context, p *lsp.InitializeParams) (any, error) {
			log("initialize", p.Capabilities.TextDocument.Hover.ContentFormat)
			return lsp.InitializeResult{ServerInfo: &lsp.InitializeResultServerInfo{Name: "stranger"}}, nil
		},
		Initialized: func(*glsp.Context, *lsp.InitializedParams) error { return nil },
		TextDocumentDidOpen: func(c *glsp.Context, p *lsp.DidOpenTextDocumentParams) error {
			log("open", p.TextDocument)
			version := lsp.UInteger(p.TextDocument.Version)
			c.Notify(string(lsp.ServerTextDocumentPublishDiagnostics), lsp.PublishDiagnosticsParams{
				URI: p.TextDocument.URI, Version: &version, Diagnostics: []lsp.Diagnostic{}})
			return nil
		},
		TextDocumentDidChange: func(_ *glsp.Context, p *lsp.DidChangeTextDocumentParams) error {
			log("change", p.ContentChanges)
			return nil
		},
		TextDocumentDidClose: func(_ *glsp.Context, p *lsp.DidCloseTextDocumentParams) error {
			log("close", p)
			return nil
		},
		TextDocumentHover: func(_ *glsp.Context, p *lsp.HoverParams) (*lsp.Hover, error) {
			log("hover", p.TextDocumentPositionParams)
			return &lsp.Hover{Contents: lsp.MarkupContent{Kind: lsp.MarkupKindMarkdown, Value: "x"}}, nil
		},
	}
	conn := jsonrpc2.NewConn(jsonrpc2.NewStream(there))
	conn.Go(context.Background(), func(ctx context.Context, req *jsonrpc2.Request) (any, error) {
		result, known, valid, err := h.Handle(&glsp.Context{
			Method: req.Method(), Params: json.RawMessage(req.Params()),
			Notify: func(method string, params any) {
				b, _ := json.Marshal(params)
				conn.Notify(context.Background(), method, jsonrpc2.RawMessage(b))
			},
		})
		if !known || !valid || err != nil {
			t.Errorf("%s %s: %v", req.Method(), req.Params(), err)
		}
		b, _ := json.Marshal(result)
		return jsonrpc2.RawMessage(b), nil
	})

	e := newEditor(t, here)
	if r := e.initialize(`{"capabilities": ` + full + `, "processId": null, "rootUri": null}`); r.ServerInfo.Name != "stranger" {
		t.Errorf("%+v", r)
	}
	e.didOpen(doc, 3, "a 😀")
	e.diagnostics(doc, 3)
	e.didChange(doc, 4, replace(0, 2, 0, 4, "b"), whole("c"))
	var hover protocol.Hover
	e.must(protocol.MethodTextDocumentHover, &protocol.HoverParams{TextDocumentPositionParams: position(doc, at(0, 1))}, &hover)
	if c := hover.Contents.(*protocol.MarkupContent); c.Value != "x" {
		t.Errorf("%+v", c)
	}
	e.didClose(doc)
	here.Close()
	<-conn.Done()
	want := []string{
		`initialize ["markdown","plaintext"]`,
		`open {"uri":"file:///a.ori","languageId":"ori","version":3,"text":"a 😀"}`,
		`change [{"range":{"start":{"line":0,"character":2},"end":{"line":0,"character":4}},"text":"b"},{"text":"c"}]`,
		`hover {"textDocument":{"uri":"file:///a.ori"},"position":{"line":0,"character":1}}`,
		`close {"textDocument":{"uri":"file:///a.ori"}}`,
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}
