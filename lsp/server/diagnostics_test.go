package server

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"
	"time"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/lsp/ide"
	"github.com/ori-lang/ori/optimizer"
)

// A gate stands for an analysis that takes as long as the test wants.
type gate struct {
	started chan string // the text whose analysis begins
	finish  chan error  // how it ends, if it is not cancelled before
}

func newGate() *gate {
	return &gate{started: make(chan string), finish: make(chan error)}
}

func (g *gate) install(s *server) {
	s.diagnose = func(snap *ide.Snapshot, ctx context.Context) ([]ide.Diagnostic, error) {
		text := string(snap.Text().Bytes())
		g.started <- text
		select {
		case err := <-g.finish:
			return []ide.Diagnostic{{Diagnostic: analysis.Diagnostic{
				Code: "syntax-error", Severity: analysis.Error, Message: text}}}, err
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

func TestEditCancelsOlderAnalysis(t *testing.T) {
	g := newGate()
	e := open(t, full, g.install)
	e.didOpen(doc, 1, "1")
	if text := <-g.started; text != "1" {
		t.Fatalf("%q is analysed", text)
	}
	e.didChange(doc, 2, whole("2"))
	if text := <-g.started; text != "2" { // or 1 goes on for ever
		t.Fatalf("%q is analysed", text)
	}
	g.finish <- nil
	if p := e.next(); *p.Version != 2 || p.Diagnostics[0].Message != protocol.String("2") {
		t.Errorf("published: %+v", p)
	}
}

func TestOnlyNewestOfManyEditsIsAnalysed(t *testing.T) {
	// An analysis that does not care whether it is cancelled: all edits that
	// come while it is at work are analysed as one.
	started, finish := make(chan string), make(chan bool)
	e := open(t, full, func(s *server) {
		s.patience = time.Hour
		s.diagnose = func(snap *ide.Snapshot, ctx context.Context) ([]ide.Diagnostic, error) {
			started <- string(snap.Text().Bytes())
			<-finish
			return nil, nil
		}
	})
	e.didOpen(doc, 0, "0")
	<-started
	for i := int32(1); i <= 100; i++ {
		e.didChange(doc, i, whole(fmt.Sprint(i)))
	}
	if got := e.text(doc); got != "100" {
		t.Fatalf("%q", got)
	}
	finish <- true
	if text := <-started; text != "100" {
		t.Errorf("%q is analysed", text)
	}
	finish <- true
	if p := e.next(); *p.Version != 100 {
		t.Errorf("version %d is published", *p.Version)
	}
}

// TestEditsDoNotStarveDiagnostics types on and on, each edit before the
// analysis of the last is at its end.
func TestEditsDoNotStarveDiagnostics(t *testing.T) {
	slow := func(_ *ide.Snapshot, ctx context.Context) ([]ide.Diagnostic, error) {
		select {
		case <-time.After(20 * time.Millisecond):
			return nil, nil
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	e := open(t, full, func(s *server) { s.diagnose, s.patience, s.grace = slow, 50*time.Millisecond, 50*time.Millisecond })
	e.didOpen(doc, 0, "")
	for version := int32(1); ; version++ {
		e.didChange(doc, version, replace(0, 0, 0, 0, "x"))
		select {
		case p := <-e.published:
			if *p.Version == 0 {
				continue // nothing was typed yet
			}
			return
		default:
		}
		if version == 1_000_000 {
			t.Fatal("nothing is published as long as edits go on")
		}
	}
}

func TestVersionsArePublishedInOrder(t *testing.T) {
	e := open(t, full)
	e.didOpen(doc, 0, "")
	for i := int32(1); i <= 200; i++ {
		e.didChange(doc, i, replace(0, 0, 0, 0, "x\n"))
	}
	for last := int32(-1); last != 200; {
		p := e.next()
		if *p.Version <= last {
			t.Fatalf("version %d after %d", *p.Version, last)
		}
		last = *p.Version
	}
}

func TestCloseClearsDiagnosticsOnce(t *testing.T) {
	g := newGate()
	e := open(t, full, g.install)
	e.didOpen(doc, 1, "1")
	<-g.started
	e.didClose(doc)
	e.didOpen(doc, 1, "again")
	if p := e.next(); p.Version != nil || len(p.Diagnostics) != 0 {
		t.Fatalf("after close: %+v", p)
	}
	if text := <-g.started; text != "again" {
		t.Fatalf("%q is analysed", text)
	}
	g.finish <- nil
	if p := e.next(); *p.Version != 1 || p.Diagnostics[0].Message != protocol.String("again") {
		t.Errorf("published: %+v", p)
	}
	e.didClose(doc)
	if p := e.next(); len(p.Diagnostics) != 0 {
		t.Fatalf("after close: %+v", p)
	}
	e.must(protocol.MethodShutdown, nil, nil)
	e.notify(protocol.MethodExit, nil)
	e.result()
	select {
	case p := <-e.published:
		t.Errorf("one more: %+v", p)
	default:
	}
}

func TestPanicInAnalysis(t *testing.T) {
	e := open(t, full, func(s *server) {
		s.diagnose = func(snap *ide.Snapshot, ctx context.Context) ([]ide.Diagnostic, error) {
			switch text := string(snap.Text().Bytes()); text {
			case "panic":
				panic("cannot happen")
			case "error":
				return nil, fmt.Errorf("cannot be analysed")
			}
			return snap.Diagnostics(ctx)
		}
	})
	e.didOpen(doc, 1, "panic")
	if !e.logs("panic: cannot happen") {
		t.Error("the panic is not logged")
	}
	e.didChange(doc, 2, whole("error"))
	if !e.logs("cannot be analysed") {
		t.Error("the error is not logged")
	}
	e.didChange(doc, 3, whole("fine:\n"))
	if p := e.next(); *p.Version != 3 {
		t.Errorf("version %d is published", *p.Version)
	}
}

func TestDocumentsAreAnalysedBesideEachOther(t *testing.T) {
	g := newGate()
	e := open(t, full, g.install)
	e.didOpen("file:///1.ori", 1, "1")
	<-g.started
	e.didOpen("file:///2.ori", 1, "2")
	if text := <-g.started; text != "2" {
		t.Fatalf("%q is analysed", text)
	}
	g.finish <- nil
	g.finish <- nil
	e.next()
	e.next()
}

func TestDiagnosticsFollowTheClient(t *testing.T) {
	d := ide.Diagnostic{Diagnostic: analysis.Diagnostic{
		Code: "thread-branch", Severity: analysis.Hint, Message: "the branch can go to b",
		Span: ide.Span{Start: 4, End: 5}, Dead: true,
		Related: []analysis.Related{{Span: ide.Span{Start: 6, End: 7}, Message: "here"}},
	}, Phase: optimizer.PhaseNamed("15")}
	one := func(s *server) {
		s.diagnose = func(*ide.Snapshot, context.Context) ([]ide.Diagnostic, error) { return []ide.Diagnostic{d}, nil }
	}
	rang := func(line, start, end int) string {
		return fmt.Sprintf(`"range":{"end":{"character":%d,"line":%d},"start":{"character":%d,"line":%d}}`, end, line, start, line)
	}
	all := `{"code":"thread-branch","data":{"pass":"OriBranchOpt","phase":15},"message":"the branch can go to b",` + rang(0, 4, 5) +
		`,"relatedInformation":[{"location":{` + rang(1, 0, 1) + `,"uri":"file:///a.ori"},"message":"here"}],"severity":4,"source":"ori","tags":[1]}`
	bare := `{"code":"thread-branch","message":"the branch can go to b",` + rang(0, 4, 5) + `,"severity":4,"source":"ori"}`
	for client, want := range map[string]string{full: all, `{}`: bare, `{"textDocument":{"publishDiagnostics":{"tagSupport":{"valueSet":[2]}}}}`: bare} {
		e := open(t, client, one)
		e.didOpen(doc, 1, "BRA a\na:\n")
		if got := toJSON(t, &e.diagnostics(doc, 1)[0]); got != want {
			t.Errorf("%s:\n got %s\nwant %s", client, got, want)
		}
	}
}

// TestRequestsSeeTheirOwnVersion sends a request between two edits: it is
// answered on what the document was then, though others are made meanwhile.
func TestRequestsSeeTheirOwnVersion(t *testing.T) {
	e := open(t, full, func(s *server) { s.outdated = time.Minute })
	e.didOpen(doc, 0, "")
	var wait sync.WaitGroup
	for i := range 50 {
		e.didChange(doc, int32(2*i+1), whole(strings.Repeat("\n", i)+"a:\nBRA a\n"))
		wait.Add(1)
		// The call is sent before the next edit; only its answer is waited for
		// elsewhere.
		sent := make(chan bool)
		go func() {
			defer wait.Done()
			var locations []protocol.Location
			ctx := notifyWhenSent{context.Background(), sent}
			_, err := e.conn.Call(ctx, protocol.MethodTextDocumentDefinition,
				&protocol.DefinitionParams{TextDocumentPositionParams: position(doc, at(uint32(i)+1, 4))}, &locations)
			if err != nil || len(locations) != 1 || locations[0].Range.Start.Line != uint32(i) {
				t.Errorf("definition in version %d: %v, %v", i, locations, err)
			}
		}()
		<-sent
		e.didChange(doc, int32(2*i+2), whole(""))
	}
	wait.Wait()
}

// notifyWhenSent tells when a call begins to wait for its answer.
type notifyWhenSent struct {
	context.Context
	sent chan bool
}

func (c notifyWhenSent) Done() <-chan struct{} {
	select {
	case <-c.sent:
	default:
		close(c.sent)
	}
	return nil
}

func TestCancelRequest(t *testing.T) {
	g := newGate()
	e := open(t, full, g.install)
	e.notify(protocol.MethodCancelRequest, raw(`{"id": 12345}`)) // of a request that is not known
	e.notify(protocol.MethodCancelRequest, raw(`{"id": "x"}`))
	e.notify(protocol.MethodCancelRequest, raw(`{"id": {}}`))
	e.notify(protocol.MethodCancelRequest, raw(`{"id": 123456789012345}`))
	if !e.ping() {
		t.Error("the server does not answer")
	}
	// A request that is cancelled says so.
	ctx, done, err := e.server.begin(context.Background(), jsonrpc2.NewStringID("x"), "")
	if err != nil {
		t.Fatal(err)
	}
	e.notify(protocol.MethodCancelRequest, raw(`{"id": "x"}`))
	<-ctx.Done()
	if err := coded(ctx, nil); err != error(protocol.ErrRequestCancelled) {
		t.Errorf("%v", err)
	}
	done()
}

// TestLargeFunctionIsToldOfInSteps edits a large function: what its text says is published first, with what
// was found before, and then all, as it is in a document that is opened with the text.
func TestLargeFunctionIsToldOfInSteps(t *testing.T) {
	text := string(gen.Program(rand.New(rand.NewPCG(1, 2)), gen.Config{Funcs: 1, Blocks: 2_500, Instrs: 10}))
	lines := strings.SplitAfter(text, "\n")
	lines[len(lines)/2] += "  FROB R1;\n"
	here := protocol.Position{Line: uint32(len(lines)/2 + 1)}
	e := open(t, full)
	e.didOpen(doc, 1, text)
	before := len(e.diagnostics(doc, 1))
	e.didChange(doc, 2, &protocol.TextDocumentContentChangePartial{Range: protocol.Range{Start: here, End: here}, Text: "  FROB R1;\n"})
	early := e.next()
	if unknown := countCode(early.Diagnostics, "unknown-opcode"); *early.Version != 2 || unknown != 1 || len(early.Diagnostics) < before-2 {
		t.Errorf("early, version %d: %d diagnostics after %d, %d of them of the unknown instruction", *early.Version, len(early.Diagnostics), before, unknown)
	}
	last := e.next()
	const other = "file:///other.ori"
	e.didOpen(other, 1, strings.Join(lines, ""))
	got, want := toJSON(t, last.Diagnostics), strings.ReplaceAll(toJSON(t, e.diagnostics(other, 1)), other, doc)
	if *last.Version != 2 || got != want {
		t.Errorf("at last, version %d: %d diagnostics, not as of the text that is opened", *last.Version, len(last.Diagnostics))
	}
}

func countCode(ds []protocol.Diagnostic, code string) (n int) {
	for _, d := range ds {
		if d.Code == protocol.String(code) {
			n++
		}
	}
	return n
}
