package server

import (
	"fmt"
	"strings"
	"testing"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// showing is a client that shows documents and the progress of work.
var showing = strings.Replace(full, `"workspace": {`,
	`"window": {"showDocument": {"support": true}, "workDoneProgress": true}, "workspace": {"textDocumentContent": {},`, 1)

const loopText = ".entry f {\ntop:\n IADD3 R1, R1, 1, RZ\n ISETP.LT.AND P0, PT, R1, 9, PT\n@P0 BRA top\n EXIT\n}\n"

func TestCommands(t *testing.T) {
	e := open(t, showing)
	e.didOpen(doc, 1, loopText)
	e.diagnostics(doc, 1)
	argument := func(text string) []protocol.LSPAny { return []protocol.LSPAny{protocol.LSPAny(text)} }
	for command, want := range map[string]string{"ori.rpo": "bix0 -> RPONum: 0", "ori.dot": "digraph f {", "ori.refusals": "// f: "} {
		var text string
		e.must(protocol.MethodWorkspaceExecuteCommand, &protocol.ExecuteCommandParams{Command: command,
			Arguments: argument(`{"uri":"` + doc + `","func":"f"}`)}, &text)
		if !strings.Contains(text, want) {
			t.Errorf("%s: %s", command, text)
		}
		if asked := <-e.asked; !strings.HasPrefix(asked, "window/showDocument ") || !strings.Contains(asked, "ori:/f."+command[4:]) {
			t.Errorf("%s: %s", command, asked)
		} else {
			var p protocol.ShowDocumentParams
			var r protocol.TextDocumentContentResult
			if err := protocol.Unmarshal([]byte(asked[strings.Index(asked, "{"):]), &p); err != nil {
				t.Fatal(err)
			}
			e.must(protocol.MethodWorkspaceTextDocumentContent, &protocol.TextDocumentContentParams{URI: p.URI}, &r)
			if r.Text != text {
				t.Errorf("%s has\n%s\nwant\n%s", p.URI, r.Text, text)
			}
		}
	}
	e.didOpen("file:///two.ori", 1, loopText+".entry g {\n EXIT\n}\n")
	var two string
	e.must(protocol.MethodWorkspaceExecuteCommand, &protocol.ExecuteCommandParams{Command: "ori.rpo", Arguments: argument(`{"uri":"file:///two.ori"}`)}, &two)
	if <-e.asked; !strings.HasPrefix(two, "// f\n") || !strings.Contains(two, "\n\n// g\nShowing") {
		t.Errorf("it does not say which function is which:\n%s", two)
	}
	for _, p := range []protocol.ExecuteCommandParams{
		{Command: "ori.unknown"}, {Command: "rpo", Arguments: argument(`{"uri":"` + doc + `"}`)}, {Command: "ori.rpo"}, {Command: "ori.rpo",
			Arguments: argument(`5`)},
		{Command: "ori.rpo", Arguments: argument(`{"uri":"file:///other.ori"}`)}, {Command: "ori.dot",
			Arguments: argument(`{"uri":"` + doc + `","func":"g"}`)},
	} {
		if err := e.call(protocol.MethodWorkspaceExecuteCommand, &p, nil); !hasCode(err, jsonrpc2.InvalidParams) {
			t.Errorf("%+v: %v", p, err)
		}
	}
}

// TestDraw has the function at a place drawn, and says where its blocks are in the text.
func TestDraw(t *testing.T) {
	e := open(t, full)
	e.didOpen(doc, 1, "// two\n"+loopText+strings.Replace(loopText, "entry f", "entry g", 1))
	e.diagnostics(doc, 1)
	draw := func(args string) *drawn {
		t.Helper()
		var d *drawn
		e.must(protocol.MethodWorkspaceExecuteCommand, &protocol.ExecuteCommandParams{Command: "ori.draw",
			Arguments: []protocol.LSPAny{protocol.LSPAny(`{"uri":"` + doc + `"` + args + `}`)}}, &d)
		return d
	}
	at := func(line string) string {
		return `,"range":{"start":{"line":` + line + `,"character":0},"end":{"line":0,"character":0}}`
	}
	for args, want := range map[string]string{at("4"): "f", at("10"): "g", `,"func":"g"`: "g", "": "f", at("0"): "f", at("900"): "g"} {
		d := draw(args)
		if d == nil || d.Func != want || !strings.HasPrefix(d.Lines[0], want+": 2 blocks, 1 loop") || len(d.Blocks) != 2 {
			t.Fatalf("%s: %+v", args, d)
		}
		b := d.Blocks[0]
		text := strings.Join(d.Lines[b.First:b.Last+1], "\n")
		if b.Last != b.First+1 || !strings.Contains(text, "╓>┌   top") || !strings.Contains(text, "╙─┤") {
			t.Errorf("%+v: %s", b, text)
		}
		if line := map[string]uint32{"f": 2, "g": 9}[want]; b.Range.Start.Line != line || b.Range.End.Line < line+3 {
			t.Errorf("%s: top is at %v", want, b.Range)
		}
	}
	if d := draw(`,"func":"h"`); d != nil {
		t.Errorf("%+v", d)
	}
}

// TestLensesCanBeClicked holds that the command of each lens is one that the server executes.
func TestLensesCanBeClicked(t *testing.T) {
	e := open(t, showing)
	e.didOpen(doc, 1, loopText)
	e.diagnostics(doc, 1)
	var lenses []protocol.CodeLens
	e.must(protocol.MethodTextDocumentCodeLens, &protocol.CodeLensParams{TextDocument: identify(doc)}, &lenses)
	var shown []string
	for _, l := range lenses {
		e.must(protocol.MethodWorkspaceExecuteCommand, &protocol.ExecuteCommandParams{Command: l.Command.Command, Arguments: l.Command.Arguments}, nil)
		shown = append(shown, <-e.asked)
	}
	if len(shown) != 2 || !strings.Contains(shown[0], "ori:/f.rpo") || !strings.Contains(shown[1], `"start":{"line":1,`) ||
		!strings.Contains(shown[1], doc) {
		t.Errorf("%q", shown)
	}
}

// TestContentIsRefreshed holds that what the client shows of a document is asked for again when
// that has changed.
func TestContentIsRefreshed(t *testing.T) {
	e := open(t, showing)
	e.didOpen(doc, 1, loopText)
	e.diagnostics(doc, 1)
	content := &protocol.TextDocumentContentParams{URI: "ori:/f.rpo?view=rpo&of=" + doc}
	var r protocol.TextDocumentContentResult
	e.must(protocol.MethodWorkspaceTextDocumentContent, content, &r)
	before := r.Text
	e.didChange(doc, 2, replace(5, 0, 5, 0, "@P1 BRA top\n"))
	if asked := <-e.asked; !strings.HasPrefix(asked, "workspace/textDocumentContent/refresh ") || !strings.Contains(asked, "ori:/f.rpo") {
		t.Fatal(asked)
	}
	e.must(protocol.MethodWorkspaceTextDocumentContent, content, &r)
	if r.Text == before {
		t.Errorf("%s", r.Text)
	}
}

// TestContentOfTheNewestIsNotRefreshed holds that what is made of the newest version is not asked for
// again when the diagnostics of that version come to their end behind it.
func TestContentOfTheNewestIsNotRefreshed(t *testing.T) {
	var srv *server
	e := open(t, showing, func(s *server) { srv = s })
	e.didOpen(doc, 1, loopText)
	e.diagnostics(doc, 1)
	content := &protocol.TextDocumentContentParams{URI: "ori:/f.rpo?view=rpo&of=" + doc}
	e.must(protocol.MethodWorkspaceTextDocumentContent, content, &protocol.TextDocumentContentResult{})
	srv.mu.Lock()
	d := srv.docs[doc]
	srv.mu.Unlock()
	srv.refreshContents(d)
	d.mu.Lock()
	defer d.mu.Unlock()
	if len(d.contents) != 1 {
		t.Errorf("%v", d.contents)
	}
}

// TestShownIsBounded asks for more documents than are remembered, and for one whose URI is too long.
func TestShownIsBounded(t *testing.T) {
	var srv *server
	e := open(t, showing, func(s *server) { srv = s })
	e.didOpen(doc, 1, loopText)
	e.diagnostics(doc, 1)
	for n := range mostShown + 10 {
		content := &protocol.TextDocumentContentParams{URI: uri.URI(fmt.Sprintf("ori:/f%d.rpo?view=rpo&of=%s", n, doc))}
		e.must(protocol.MethodWorkspaceTextDocumentContent, content, &protocol.TextDocumentContentResult{})
	}
	srv.mu.Lock()
	d := srv.docs[doc]
	srv.mu.Unlock()
	d.mu.Lock()
	defer d.mu.Unlock()
	if n := len(d.contents); n != mostShown || !strings.Contains(string(d.contents[n-1].uri), fmt.Sprintf("f%d.rpo", mostShown+9)) {
		t.Errorf("%d, the last %v", n, d.contents[n-1])
	}
	long := &protocol.TextDocumentContentParams{URI: uri.URI("ori:/f.rpo?view=rpo&pad=" + strings.Repeat("a", maxContent) + "&of=" + doc)}
	if err := e.call(protocol.MethodWorkspaceTextDocumentContent, long, new(protocol.TextDocumentContentResult)); err == nil || !strings.Contains(err.Error(), "at most 65536") {
		t.Error(err)
	}
}

func TestProgress(t *testing.T) {
	g := newGate()
	e := open(t, showing, g.install, func(s *server) { s.soon = 0 })
	e.didOpen(doc, 1, "1")
	<-g.started
	create, begin := <-e.asked, <-e.asked
	if !strings.HasPrefix(create, "window/workDoneProgress/create ") || !strings.Contains(begin, `"kind":"begin"`) || !strings.Contains(begin,
		"Analysing a.ori") {
		t.Errorf("%s, %s", create, begin)
	}
	g.finish <- nil
	if end := <-e.asked; !strings.HasPrefix(end, "$/progress ") || !strings.Contains(end, `"kind":"end"`) {
		t.Error(end)
	}
}
