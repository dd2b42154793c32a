package server

import (
	"strings"
	"testing"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/lsp/ide"
)

func TestPanicInRequest(t *testing.T) {
	var log strings.Builder
	e := open(t, full, func(s *server) { s.opt.Log = &log })
	e.didOpen(doc, 1, "a:\n")
	e.diagnostics(doc, 1)
	e.server.mu.Lock()
	d := e.server.docs[uri.URI(doc)]
	e.server.mu.Unlock()
	d.mu.Lock()
	good := d.snap
	d.snap = new(ide.Snapshot) // as no document is
	d.mu.Unlock()
	hover := &protocol.HoverParams{TextDocumentPositionParams: position(doc, at(0, 0))}
	if err := e.call(protocol.MethodTextDocumentHover, hover, nil); !hasCode(err, jsonrpc2.InternalError) {
		t.Errorf("%v", err)
	}
	if !e.logs("textDocument/hover: panic") || !strings.Contains(log.String(), "hover.go") {
		t.Errorf("the panic is not logged with its stack: %s", &log)
	}
	d.mu.Lock()
	d.snap = good
	d.mu.Unlock()
	e.must(protocol.MethodTextDocumentHover, hover, nil)
}

func TestPanicInEdit(t *testing.T) {
	e := open(t, full, func(s *server) {
		s.edit = func(*ide.Snapshot, []grammar.Edit) *ide.Snapshot { panic("cannot happen") }
	})
	e.didOpen(doc, 1, "abc\ndef\n")
	e.didChange(doc, 2, replace(1, 0, 1, 1, "xx"), replace(0, 1, 0, 2, ""))
	if got := e.text(doc); got != "ac\nxxef\n" {
		t.Errorf("%q", got)
	}
	if !e.logs("edit: panic: cannot happen") {
		t.Error("the panic is not logged")
	}
}

func TestBadParameters(t *testing.T) {
	e := open(t, full)
	e.didOpen(doc, 1, "a:\n")
	for _, params := range []string{
		`[]`, `{}`, `{"textDocument": 5}`, `{"textDocument": {"uri": 5}, "position": {"line": 0, "character": 0}}`,
		`{"textDocument": {"uri": "file:///a.ori"}, "position": {"line": -1, "character": 0}}`,
		`{"textDocument": {"uri": "file:///a.ori"}, "position": {"line": 4294967296, "character": 0}}`,
		`{"textDocument": {"uri": "file:///a.ori"}, "position": []}`,
	} {
		if err := e.call(protocol.MethodTextDocumentHover, raw(params), nil); !hasCode(err, jsonrpc2.InvalidParams) {
			t.Errorf("hover %s: %v", params, err)
		}
		e.notify(protocol.MethodTextDocumentDidChange, raw(params))
	}
	for _, params := range []string{`[]`, `{}`, `{"textDocument": 5}`, `{"textDocument": {"uri": "", "version": 1, "text": ""}}`} {
		e.notify(protocol.MethodTextDocumentDidOpen, raw(params))
		e.notify(protocol.MethodTextDocumentDidClose, raw(params))
	}
	for _, params := range []string{
		`{"title": "x"}`, `{"title": "x", "data": 5}`, `{"title": "x", "data": {"uri": "a b:c"}}`,
	} {
		if err := e.call(protocol.MethodCodeActionResolve, raw(params), nil); !hasCode(err, jsonrpc2.InvalidParams) {
			t.Errorf("resolve %s: %v", params, err)
		}
	}
	if err := e.call(protocol.MethodTextDocumentHover, raw(`{"textDocument": {"uri": "file:///a.ori"}, "position": {"line": 0, "character": 0}}`), nil); err == nil {
		t.Error("the document is still served after a bad change")
	}
	e.didChange(doc, 2, whole("b:\n"))
	if got := e.text(doc); got != "b:\n" {
		t.Errorf("%q", got)
	}
	if !e.logs("shown: textDocument/didChange: ") {
		t.Error("a bad notification is not logged")
	}
}

// TestRows holds that no message has two rows: the second would be served, and both announced.
func TestRows(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range rows() {
		if seen[r.name] || r.serve == nil {
			t.Errorf("%s: seen %v", r.name, seen[r.name])
		}
		seen[r.name] = true
	}
}
