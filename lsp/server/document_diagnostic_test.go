package server

import (
	"math/rand/v2"
	"strings"
	"testing"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/cfg/gen"
)

// pulling is a client that asks for diagnostics.
var pulling = strings.Replace(strings.Replace(full, `"textDocument": {`, `"textDocument": {"diagnostic": {"relatedInformation": true},`, 1),
	`"workspace": {`, `"workspace": {"diagnostics": {"refreshSupport": true},`, 1)

// A pulled is what textDocument/diagnostic answers with.
type pulled struct {
	Kind     string                `json:"kind"`
	ResultID string                `json:"resultId"`
	Items    []protocol.Diagnostic `json:"items"`
}

func (e *editor) pull(previous string) (p pulled) {
	e.t.Helper()
	params := &protocol.DocumentDiagnosticParams{TextDocument: identify(doc)}
	if previous != "" {
		params.PreviousResultID = &previous
	}
	e.must(protocol.MethodTextDocumentDiagnostic, params, &p)
	return p
}

// TestPulledRelated holds that diagnostics that are pulled show what they are related to if the
// client can show that, whichever of its capabilities says so: only LSP 3.18 has one for those that
// are pulled.
func TestPulledRelated(t *testing.T) {
	const withRelated, without = `{"relatedInformation": true}`, `{}`
	for _, c := range []struct {
		pulled, published string
		want              bool
	}{{without, withRelated, true}, {withRelated, without, true}, {withRelated, withRelated, true}, {without, without, false}} {
		e := open(t, `{"textDocument": {"diagnostic": `+c.pulled+`, "publishDiagnostics": `+c.published+`}}`)
		e.didOpen(doc, 1, ".entry f {\na:\na: EXIT\n}\n")
		p := e.pull("")
		if len(p.Items) == 0 {
			t.Fatalf("%+v", p)
		}
		if got := len(p.Items[0].RelatedInformation) > 0; got != c.want {
			t.Errorf("pulled %s, published %s: related %t", c.pulled, c.published, got)
		}
	}
}

func TestPullDiagnostics(t *testing.T) {
	e := open(t, pulling)
	if p := e.pull(""); p.Kind != "full" || p.Items == nil || len(p.Items) != 0 {
		t.Errorf("of a document that is not open: %+v", p)
	}
	e.didOpen(doc, 1, ".entry f {\n BRA nowhere\n}\n")
	first := e.pull("")
	if first.Kind != "full" || first.ResultID == "" || len(first.Items) != 1 || first.Items[0].Code != protocol.String("undefined-label") {
		t.Fatalf("%+v", first)
	}
	if p := e.pull(first.ResultID); p.Kind != "unchanged" || p.ResultID != first.ResultID {
		t.Errorf("of the same text: %+v", p)
	}
	e.didChange(doc, 2, replace(1, 0, 1, 0, " BRA elsewhere\n"))
	second := e.pull(first.ResultID)
	if second.Kind != "full" || second.ResultID == first.ResultID || len(second.Items) < 2 {
		t.Errorf("after an edit: %+v", second)
	}
	e.notify(protocol.MethodWorkspaceDidChangeConfiguration, raw(`{"settings": {"ori": {"maxDiagnostics": 1}}}`))
	if m := <-e.refreshed; m != protocol.MethodWorkspaceDiagnosticRefresh {
		t.Errorf("%s", m)
	}
	if p := e.pull(second.ResultID); p.Kind != "full" || p.ResultID == second.ResultID || !strings.Contains(toJSON(t, p.Items), "too-many-diagnostics") {
		t.Errorf("after a setting: %+v", p)
	}
	e.didClose(doc)
	e.didOpen(doc, 1, ".entry f {\n BRA nowhere\n}\n")
	if p := e.pull(first.ResultID); p.Kind != "full" {
		t.Errorf("opened again: %+v", p)
	}
	e.must(protocol.MethodShutdown, nil, nil)
	select {
	case p := <-e.published:
		t.Errorf("a client that asks is published %+v", p)
	default:
	}
}

// TestEditEndsPull holds that who asks for the diagnostics of a text that is changed in the
// meantime is told to ask again.
func TestEditEndsPull(t *testing.T) {
	g := newGate()
	e := open(t, pulling, g.install)
	e.didOpen(doc, 1, "1")
	answer := make(chan error)
	go func() {
		answer <- e.call(protocol.MethodTextDocumentDiagnostic, &protocol.DocumentDiagnosticParams{TextDocument: identify(doc)}, nil)
	}()
	<-g.started
	e.didChange(doc, 2, whole("2"))
	err := <-answer
	if !hasCode(err, jsonrpc2.Code(protocol.LSPErrorCodesServerCancelled)) || !strings.Contains(string(err.(*jsonrpc2.Error).Data),
		`"retriggerRequest":true`) {
		t.Errorf("%v", err)
	}
}

// TestEditsWaitForPull holds that the analysis that was asked for is the one that edits let come to
// its end: see [document.wait].
func TestEditsWaitForPull(t *testing.T) {
	g := newGate()
	e := open(t, pulling, g.install)
	e.didOpen(doc, 1, "1")
	answer := make(chan error)
	go func() {
		answer <- e.call(protocol.MethodTextDocumentDiagnostic, &protocol.DocumentDiagnosticParams{TextDocument: identify(doc)}, nil)
	}()
	<-g.started
	e.server.mu.Lock()
	d := e.server.docs[uriOf(doc)]
	e.server.mu.Unlock()
	state := func() (searching, pending bool) {
		d.mu.Lock()
		defer d.mu.Unlock()
		return d.search != nil && d.search.snap == d.snap, !d.pending.IsZero()
	}
	if searching, pending := state(); !searching || !pending {
		t.Errorf("while it goes on: searching %t, pending %t", searching, pending)
	}
	g.finish <- nil
	if err := <-answer; err != nil {
		t.Error(err)
	}
	if searching, pending := state(); searching || pending {
		t.Errorf("after it: searching %t, pending %t", searching, pending)
	}
}

// TestPullsLargeFunctionInSteps edits a large function: a client that asks gets what the text says at once, is told to ask
// again when all is found, and then gets everything.
func TestPullsLargeFunctionInSteps(t *testing.T) {
	text := string(gen.Program(rand.New(rand.NewPCG(1, 2)), gen.Config{Funcs: 1, Blocks: 2_500, Instrs: 10}))
	line := uint32(strings.Count(text, "\n") / 2)
	e := open(t, pulling)
	e.didOpen(doc, 1, text)
	before := e.pull("")
	e.didChange(doc, 2, replace(line, 0, line, 0, "  FROB R1;\n"))
	early := e.pull(before.ResultID)
	if early.Kind != "full" || countCode(early.Items, "unknown-opcode") != 1 || len(early.Items) < len(before.Items)-2 {
		t.Errorf("early: %s, %d diagnostics after %d", early.Kind, len(early.Items), len(before.Items))
	}
	if m := <-e.refreshed; m != protocol.MethodWorkspaceDiagnosticRefresh {
		t.Errorf("%s", m)
	}
	last := e.pull(early.ResultID)
	if last.Kind != "full" || last.ResultID == early.ResultID {
		t.Errorf("at last: %s %s", last.Kind, last.ResultID)
	}
	if p := e.pull(last.ResultID); p.Kind != "unchanged" {
		t.Errorf("of the same text: %s", p.Kind)
	}
	e.didClose(doc)
	e.didOpen(doc, 3, strings.Join(append(strings.SplitAfter(text, "\n")[:line], "  FROB R1;\n"+strings.Join(strings.SplitAfter(text, "\n")[line:], "")), ""))
	if got, want := toJSON(t, last.Items), toJSON(t, e.pull("").Items); got != want {
		t.Error("what it is told at last is not what is said of the text that is opened")
	}
}
