package server

import (
	"context"
	"fmt"
	"io"
	"net"
	"reflect"
	"strings"
	"testing"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/ori-lang/ori/lsp/ide"
)

// TestEndStopsWork closes the connection, or exits, while an analysis and a request are at work.
func TestEndStopsWork(t *testing.T) {
	for _, exit := range []bool{false, true} {
		working, stopped := make(chan bool), make(chan bool)
		e := open(t, full, func(s *server) {
			s.diagnose = func(_ *ide.Snapshot, ctx context.Context) ([]ide.Diagnostic, error) {
				working <- true
				<-ctx.Done()
				stopped <- true
				return nil, ctx.Err()
			}
		})
		e.didOpen(doc, 1, "a:\n")
		<-working
		if exit {
			e.notify(protocol.MethodExit, nil)
		} else {
			e.pipe.Close()
		}
		<-stopped
		e.result()
	}
}

// TestTurns holds that requests that are worked on at a time are not more than the limit, that
// those that wait can be cancelled, and that what is beyond the other limit is refused.
func TestTurns(t *testing.T) {
	e := open(t, full)
	e.didOpen(doc, 1, "a:\n")
	e.ping()
	for range mostSlow {
		e.server.slow <- struct{}{}
	}
	params := &protocol.TextDocumentContentParams{URI: "ori:/a?phase=15&of=" + doc}
	answered := make(chan error)
	for range mostPending {
		go func() {
			answered <- e.call(protocol.MethodWorkspaceTextDocumentContent, params, nil)
		}()
	}
	for n := 0; n < mostPending; {
		select {
		case err := <-answered:
			t.Fatalf("a request that is to wait is answered: %v", err)
		default:
		}
		e.ping()
		e.server.mu.Lock()
		n = len(e.server.cancel)
		e.server.mu.Unlock()
	}
	hover := &protocol.HoverParams{TextDocumentPositionParams: position(doc, at(0, 0))}
	if err := e.call(protocol.MethodTextDocumentHover, hover, nil); err == nil || !strings.Contains(err.Error(), "1000 requests are being worked on or wait, which is the limit") {
		t.Errorf("one more request: %v", err)
	}
	e.server.mu.Lock()
	for _, cancel := range e.server.cancel {
		cancel()
	}
	e.server.mu.Unlock()
	for range mostPending {
		if err := <-answered; !hasCode(err, protocol.CodeRequestCancelled) {
			t.Errorf("a request that waits is cancelled: %v", err)
		}
	}
	<-e.server.slow
	e.must(protocol.MethodWorkspaceTextDocumentContent, params, nil)
	e.must(protocol.MethodTextDocumentHover, hover, nil)
}

// TestTurnsEnd holds that a turn ends with its request, whatever that is called, and although
// another one is called the same.
func TestTurnsEnd(t *testing.T) {
	here, there := net.Pipe()
	s := newServer(Options{})
	done := make(chan error, 1)
	go func() { done <- s.serve(context.Background(), there) }()
	answers := make(chan string, 1000)
	go func() {
		r := jsonrpc2.NewStream(here)
		for {
			msg, _, err := r.Read(t.Context())
			if err != nil {
				close(answers)
				return
			}
			if a, ok := msg.(*jsonrpc2.Response); ok {
				answers <- fmt.Sprint(a.ID())
			}
		}
	}()
	send := func(format string, args ...any) { io.WriteString(here, frame(fmt.Sprintf(format, args...))) }
	send(`{"jsonrpc":"2.0","id":"first","method":"initialize","params":{"capabilities":{}}}`)
	<-answers
	send(`{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":%q,"languageId":"ori","version":1,"text":"a:\n"}}}`, doc)
	for range mostQuick + 1 {
		ids := []string{"7", "-7", `"7"`, `"a b\"c"`, "9007199254740991", `""`, "0"}
		for _, id := range ids {
			send(`{"jsonrpc":"2.0","id":%s,"method":"textDocument/hover","params":{"textDocument":{"uri":%q},"position":{"line":0,"character":0}}}`, id, doc)
		}
		for range ids {
			if _, ok := <-answers; !ok {
				t.Fatal("the connection has ended")
			}
		}
		for range mostQuick { // so that the first of the next three waits while the others are refused
			s.quick <- struct{}{}
		}
		for range 3 {
			send(`{"jsonrpc":"2.0","id":5,"method":"textDocument/hover","params":{"textDocument":{"uri":%q},"position":{"line":0,"character":0}}}`, doc)
		}
		for range 2 {
			<-answers
		}
		for range mostQuick {
			<-s.quick
		}
		<-answers
	}
	here.Close()
	<-done
	if n := len(s.quick) + len(s.slow); n > 0 {
		t.Errorf("%d turns have not ended", n)
	}
}

// TestSlowReader has a client ask for much and read nothing: nothing is worked out for it until it
// reads, and then all is.
func TestSlowReader(t *testing.T) {
	here, there := net.Pipe()
	s := newServer(Options{})
	text := strings.Repeat("// a comment\n", 20_000)
	const asked = 100
	s.enough = 10 * len(text)
	done := make(chan error, 1)
	go func() { done <- s.serve(context.Background(), there) }()
	io.WriteString(here, frame(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}`)+
		frame(toJSON(t, map[string]any{"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": map[string]any{
			"textDocument": map[string]any{"uri": doc, "languageId": "ori", "version": 1, "text": text}}})))
	for n := range asked {
		io.WriteString(here, frame(fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":"workspace/textDocumentContent","params":{"uri":"ori:/a?phase=6&of=%s"}}`, n+2, doc)))
	}
	most := 0
	for full := false; !full; {
		io.WriteString(here, frame(`{"jsonrpc":"2.0","method":"$/ping"}`))
		s.stream.mu.Lock()
		most, full = max(most, s.stream.waiting), s.stream.waiting > s.enough
		s.stream.mu.Unlock()
	}
	r := jsonrpc2.NewStream(here)
	for left := asked + 1; left > 0; {
		msg, n, err := r.Read(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		s.stream.mu.Lock()
		most = max(most, s.stream.waiting)
		s.stream.mu.Unlock()
		if a, ok := msg.(*jsonrpc2.Response); ok {
			left--
			if id, _ := a.ID().Number(); id > 1 && (a.Err() != nil || n < int64(len(text))) {
				t.Fatalf("answer %d of %d bytes: %v", id, n, a.Err())
			}
		}
	}
	// What is worked out when there is enough comes on top. All answers are three times as much.
	if most > s.enough+(mostSlow+2)*2*len(text) {
		t.Errorf("%d bytes wait to be written", most)
	}
	here.Close()
	<-done
}

// TestNeverReads has a client go on asking and never read: it loses the connection.
func TestNeverReads(t *testing.T) {
	for size, most := range map[int]int{16 << 20: mostUnread, 100: mostShort} { // of a message, and of all
		here, there := net.Pipe()
		s := newStream(there)
		m := jsonrpc2.NewNotification("x", jsonrpc2.RawMessage(`"`+strings.Repeat("x", size)+`"`))
		for kept := 0; ; kept += size {
			if kept > most+2*size {
				t.Fatalf("%d bytes are kept in messages of %d", kept, size)
			}
			if _, err := s.Write(t.Context(), m); err != nil {
				if !strings.Contains(err.Error(), "the client does not read: ") {
					t.Error(err)
				}
				break
			}
		}
		<-s.lost
		if _, err := here.Write([]byte("x")); err == nil {
			t.Error("the connection is open")
		}
		here.Close()
	}
}

// TestReserve holds that large answers are made one after the other if they take more than may wait together, that nothing is worked out
// meanwhile, and that each is made if nothing else waits, however large it is.
func TestReserve(t *testing.T) {
	s := &stream{enough: 100}
	waits := func(size int) bool { // for others
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		return s.reserve(ctx, size) != nil
	}
	if waits(60) || !waits(60) || waits(40) || !waits(1) {
		t.Errorf("%d bytes are reserved", s.reserved)
	}
	s.free(60)
	if waits(60) {
		t.Error("what is free is not had")
	}
	s.free(60)
	s.free(40)
	if waits(1000) || !waits(1) {
		t.Errorf("%d bytes are reserved", s.reserved)
	}
	room := make(chan error)
	go func() { room <- s.await(t.Context()) }()
	select {
	case <-room:
		t.Error("more is worked out than may wait")
	default:
	}
	s.free(1000)
	if err := <-room; err != nil || s.reserved != 0 {
		t.Errorf("%v, and %d bytes are reserved", err, s.reserved)
	}
}

// TestReservesAreFreed has tokens asked for that are worked out, cancelled and refused, and holds that nothing is reserved in the end.
func TestReservesAreFreed(t *testing.T) {
	e := open(t, full, func(s *server) { s.enough = 1 })
	e.didOpen(doc, 1, strings.Repeat("MOV R1, R2\n", 10_000))
	answered := make(chan error)
	for n := range 20 {
		ctx, cancel := context.WithCancel(t.Context())
		go func() {
			_, err := e.conn.Call(ctx, protocol.MethodTextDocumentSemanticTokensFull, &protocol.SemanticTokensParams{TextDocument: identify(doc)}, nil)
			answered <- err
		}()
		if n%3 == 0 {
			cancel()
		}
		defer cancel()
	}
	for range 20 {
		<-answered
	}
	e.ping()
	for e.server.turnsLeft() > 0 {
		e.ping()
	}
	e.server.stream.mu.Lock()
	defer e.server.stream.mu.Unlock()
	if n := e.server.stream.reserved; n != 0 {
		t.Errorf("%d bytes are reserved", n)
	}
}

// turnsLeft is how many requests are not answered.
func (s *server) turnsLeft() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.turns)
}

// TestLongHeader sends a line of a header that never ends, in parts; then all goes on.
func TestLongHeader(t *testing.T) {
	here, there := net.Pipe()
	s := newServer(Options{})
	done := make(chan error, 1)
	go func() { done <- s.serve(context.Background(), there) }()
	go func() {
		for range 200 {
			io.WriteString(here, strings.Repeat("x", 64<<10))
		}
		io.WriteString(here, "\r\n"+frame(ping))
	}()
	r := jsonrpc2.NewStream(here)
	for _, want := range []string{"a line is longer than 4096 bytes", ""} { // of the header, of ping
		msg, _, err := r.Read(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if answer, ok := msg.(*jsonrpc2.Response); want != "" && (!ok || !strings.Contains(fmt.Sprint(answer.Err()), want)) {
			t.Errorf("%v is answered, want %q", msg, want)
		}
	}
	here.Close()
	<-done
	if n := cap(s.stream.body.Bytes()); n > 1<<20 {
		t.Errorf("%d bytes are kept", n)
	}
}

// TestLongID sends a request whose id is longer than the limit: it is refused, as each is kept until it is answered.
func TestLongID(t *testing.T) {
	here, there := net.Pipe()
	defer here.Close()
	go newServer(Options{}).serve(context.Background(), there)
	id := strings.Repeat("x", maxID)
	go io.WriteString(here, frame(`{"jsonrpc":"2.0","id":"x`+id+`","method":"initialize","params":{}}`)+frame(`{"jsonrpc":"2.0","id":"`+id+`","method":"initialize","params":{"capabilities":{}}}`))
	r := jsonrpc2.NewStream(here)
	for _, want := range []string{"an id of 1025 bytes; 1024 are the most", ""} {
		msg, _, err := r.Read(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		answer, ok := msg.(*jsonrpc2.Response)
		if !ok || (answer.Err() != nil) != (want != "") || want != "" && !strings.Contains(answer.Err().Error(), want) {
			t.Errorf("%v is answered, want %q", msg, want)
		}
	}
}

// TestTooLong opens a text beyond the limit, and makes one grow beyond it.
func TestTooLong(t *testing.T) {
	for _, beyond := range [...]int{20, readBeside} {
		t.Run(fmt.Sprintf("texts from %d bytes on are read beside", beyond), func(t *testing.T) { testTooLong(t, beyond) })
	}
}

func testTooLong(t *testing.T, beyond int) {
	e := open(t, full, func(s *server) { s.longest, s.beyond = 1000, beyond })
	long := strings.Repeat("// 56789 123456789 123456789 123456789 123456789 123456789\n", 20)
	e.didOpen(doc, 1, long)
	hover := &protocol.HoverParams{TextDocumentPositionParams: position(doc, at(0, 0))}
	const limit = "longer than 1000 bytes, which is the limit"
	if err := e.call(protocol.MethodTextDocumentHover, hover, nil); err == nil || !strings.Contains(err.Error(), limit) {
		t.Errorf("hover: %v", err)
	}
	if !e.logs("shown: textDocument/didOpen: " + doc + ": the text is " + limit) {
		t.Error("it is not told")
	}
	e.didChange(doc, 2, whole("a:\n"))
	e.must(protocol.MethodTextDocumentHover, hover, nil)
	e.didChange(doc, 3, replace(0, 0, 0, 0, long))
	if err := e.call(protocol.MethodTextDocumentHover, hover, nil); err == nil || !strings.Contains(err.Error(), limit) {
		t.Errorf("hover: %v", err)
	}
}

// TestVersions sends changes whose versions do not go up: they are made, and that is logged once.
func TestVersions(t *testing.T) {
	insert := `[{"range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}, "text": "%s"}]`
	for _, versions := range [][]string{{"5", "5"}, {"4", "3"}, {"null", "null"}, {"null", "0"}, {"9", "8"}} {
		e := open(t, full)
		e.didOpen(doc, 5, "z:\n")
		e.diagnostics(doc, 5)
		for n, v := range versions {
			changes := fmt.Sprintf(insert, "xy"[n:n+1])
			e.notify(protocol.MethodTextDocumentDidChange, raw(`{"textDocument": {"uri": "`+doc+`", "version": `+v+`}, "contentChanges": `+changes+`}`))
		}
		if got := e.text(doc); got != "yxz:\n" {
			t.Errorf("%v: the text is %q", versions, got)
		}
		e.didChange(doc, 20, replace(0, 0, 0, 1, "")) // what it said of the text before is not kept
		if got := e.text(doc); got != "xz:\n" {
			t.Errorf("%v: the text is %q", versions, got)
		}
		e.diagnostics(doc, 20)
		e.logs("came after version") // which diagnostics may be written ahead of
		e.mu.Lock()
		said := 0
		for _, l := range e.logged {
			said += strings.Count(l, "came after version")
		}
		e.mu.Unlock()
		if said != 1 {
			t.Errorf("%v: logged %d times", versions, said)
		}
	}
}

// TestLost sends changes that cannot be made: the user is told, nothing is said of the document
// until its whole text comes, and others go on.
func TestLost(t *testing.T) {
	const other = "file:///b.ori"
	hover := func(u string) *protocol.HoverParams {
		return &protocol.HoverParams{TextDocumentPositionParams: protocol.TextDocumentPositionParams{
			TextDocument: protocol.TextDocumentIdentifier{URI: uri.URI(u)}, Position: at(0, 0)}}
	}
	insert := `{"range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}, "text": "x"}`
	for _, tt := range []struct{ name, version, changes, says string }{
		{"version too large", "4294967296", "[" + insert + "]", ""},
		{"version of letters", `"6"`, "[" + insert + "]", ""},
		{"negative line", "6", `[{"range": {"start": {"line": -1, "character": 0}, "end": {"line": 0, "character": 0}}, "text": "x"}]`, ""},
		{"null", "6", "[null]", "change 0 has no text"},
		{"a change without a text", "6", "[" + insert + `, {"range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}}]`, "change 1 has no text"},
		{"no range in the range", "6", `[{"range": {}, "text": "x"}]`, "the range of change 0 has no start"},
		{"no end", "6", `[{"range": {"start": {"line": 0, "character": 0}}, "text": "x"}]`, "the range of change 0 has no start, no end"},
		{"no character", "6", "[" + insert + `, {"range": {"start": {"line": 0}, "end": {"line": 0, "character": 1}}, "text": "x"}]`, "the range of change 1 has no"},
		{"a text that is none", "6", `[{"text": 5}]`, ""},
		{"no list", "6", `{}`, ""},
		{"no changes", "6", `null`, "contentChanges is missing"},
	} {
		e := open(t, full)
		e.didOpen(doc, 5, ".entry f {\n    BRA a\na:\n    EXIT\n}\n")
		e.didOpen(other, 5, "b:\n")
		if ds := e.diagnostics(doc, 5); len(ds) == 0 {
			t.Fatal("no diagnostics")
		}
		e.notify(protocol.MethodTextDocumentDidChange, raw(`{"textDocument": {"uri": "file:///a.ori", "version": `+tt.version+`}, "contentChanges": `+tt.changes+`}`))
		if !e.logs("shown: textDocument/didChange: file:///a.ori: "+tt.says) || !e.logs("close the file and open it again") {
			t.Errorf("%s: the user is not told", tt.name)
		}
		if err := e.call(protocol.MethodTextDocumentHover, hover(doc), nil); err == nil {
			t.Errorf("%s: hover is answered", tt.name)
		}
		e.must(protocol.MethodTextDocumentHover, hover(other), nil)
		e.didChange(doc, 7, replace(0, 0, 0, 0, "y")) // nothing is said twice
		if ds := e.diagnostics(doc, 5); len(ds) != 0 {
			t.Errorf("%s: diagnostics of a text that is not the editor's: %v", tt.name, ds)
		}
		e.didChange(doc, 8, whole("z:\n"), replace(0, 0, 0, 0, "y"))
		if got := e.text(doc); got != "yz:\n" {
			t.Errorf("%s: %q after the whole text", tt.name, got)
		}
		e.must(protocol.MethodTextDocumentHover, hover(doc), nil)
		e.mu.Lock()
		said := 0
		for _, l := range e.logged {
			said += strings.Count(l, "open it again")
		}
		e.mu.Unlock()
		if said != 1 {
			t.Errorf("%s: said %d times", tt.name, said)
		}
	}
}

// TestOpenInvalid holds that the user is told of a document whose text is not in the message, once, and that
// nothing is said of the text that it had before.
func TestOpenInvalid(t *testing.T) {
	for _, members := range []string{
		`"version": 4294967296, "text": "b:\n"`,
		`"version": 5, "text": 5`,
		`"version": 5, "text": null`,
		`"version": 5`,
	} {
		for _, before := range []bool{false, true} {
			e := open(t, full)
			if before {
				e.didOpen(doc, 5, "a:\n")
			}
			e.notify(protocol.MethodTextDocumentDidOpen, raw(`{"textDocument": {"uri": "file:///a.ori", "languageId": "ori", `+members+`}}`))
			if !e.logs("shown: textDocument/didOpen: file:///a.ori: ") || !e.logs("close the file and open it again") {
				t.Errorf("%s: the user is not told", members)
			}
			if err := e.call(protocol.MethodTextDocumentHover, &protocol.HoverParams{TextDocumentPositionParams: position(doc, at(0, 0))}, nil); err == nil {
				t.Errorf("%s: hover is answered", members)
			}
			e.didChange(doc, 6, replace(0, 0, 0, 0, "y"))
			e.didChange(doc, 7, replace(0, 0, 0, 0, "y"))
			e.didChange(doc, 8, whole("z:\n"), replace(0, 0, 0, 0, "y"))
			if got := e.text(doc); got != "yz:\n" {
				t.Errorf("%s: %q after the whole text", members, got)
			}
			e.mu.Lock()
			said := 0
			for _, l := range e.logged {
				said += strings.Count(l, "shown:")
			}
			e.mu.Unlock()
			if said != 1 {
				t.Errorf("%s: said %d times", members, said)
			}
		}
	}
}

// TestResolveAfterReopening holds that an action of a document that was closed is stale, whatever
// version the one has that was opened since.
func TestResolveAfterReopening(t *testing.T) {
	e := open(t, full)
	const text = ".entry f {\n    BRA a\na:\n    EXIT\n}\n"
	e.didOpen(doc, 1, text)
	var actions []protocol.CodeAction
	e.must(protocol.MethodTextDocumentCodeAction, &protocol.CodeActionParams{TextDocument: identify(doc), Range: protocol.Range{Start: at(1, 0), End: at(1, 0)}}, &actions)
	if len(actions) == 0 {
		t.Fatal("no actions")
	}
	e.must(protocol.MethodCodeActionResolve, &actions[0], nil)
	e.didClose(doc)
	e.didOpen(doc, 1, text+"// another\n")
	if err := e.call(protocol.MethodCodeActionResolve, &actions[0], nil); !hasCode(err, protocol.CodeContentModified) {
		t.Errorf("%v", err)
	}
}

// TestSettingsStay holds that a setting that is not allowed leaves the one from before.
func TestSettingsStay(t *testing.T) {
	var s settings
	if c := s.set(protocol.LSPAny(`{"target": "sm_86", "optLevel": 1, "maxDiagnostics": 7, "maxAlike": 3, "analysisLimit": 2, "preset": "quiet", "levels": {"dead-write": "off"}, "inlayHints": false, "knobs": {"switch-min-cases": 9}, "noPhase": ["OriBranchOpt"]}`)); c != nil {
		t.Fatal(c)
	}
	was := s
	for _, none := range []string{`null`, `{}`, `[]`, `{"ori": {}}`, `{"ori": []}`} {
		s = was
		if said := s.set(protocol.LSPAny(none)); said != nil || s != (settings{}) {
			t.Errorf("%s: %q, or not the defaults", none, said)
		}
	}
	for raw, want := range map[string]string{
		`{"ori": 5}`:                                `settings ori: cannot be 5: they have to be an object; they stay as they were`,
		`"x"`:                                       `settings ori: cannot be "x": they have`,
		`[1]`:                                       `settings ori: cannot be [1]: they have`,
		`{"ori": [{"optLevel": 2}]}`:                `settings ori: cannot be [{"optLevel": 2}]: they have`,
		`{"target": "sm_9"}`:                        `setting ori.target: no target "sm_9"; did you mean sm_90, sm_90a or sm_89? It stays as it was.`,
		`{"target": "nope"}`:                        `setting ori.target: no target "nope"`,
		`{"optLevel": 99}`:                          "setting ori.optLevel: 99 is not from 0 to 4; it stays as it was",
		`{"optLevel": "x"}`:                         `setting ori.optLevel: cannot be "x": it has to be a number from 0 to 4; it stays as it was`,
		`{"levels": {"dead-write": "of"}}`:          `setting ori.levels: dead-write: no level "of"; did you mean off`,
		`{"preset": "loud"}`:                        `setting ori.preset: no preset "loud"`,
		`{"analysisLimit": 33}`:                     "setting ori.analysisLimit: 33 is not from 1 to 32; it stays as it was",
		`{"maxAlike": -5}`:                          "setting ori.maxAlike: -5 is negative; 0 is the default of 10; it stays as it was",
		`{"maxDiagnostics": -5}`:                    "setting ori.maxDiagnostics: -5 is negative; 0 is the default of 500; it stays as it was",
		`{"inlayHints": 1}`:                         "setting ori.inlayHints: cannot be 1: it has to be true or false; it stays as it was",
		`{"knobs": {"switch-min-cases": "many"}}`:   "setting ori.knobs: ",
		`{"knobs": {"switch-min-density": 1000}}`:   `setting ori.knobs: invalid knob value "1000" of switch-min-density; expected 0 to 100; it stays`,
		`{"knobs": {"general-optimize": 7}}`:        `setting ori.knobs: invalid knob value "7" of general-optimize; expected true or false`,
		`{"knobs": 5}`:                              "setting ori.knobs: cannot be 5",
		`{"noPhase": ["nope"]}`:                     "setting ori.noPhase: ",
		`{"ori": {"optLevel": 1.5, "noPhase": {}}}`: "setting ori.optLevel: cannot be 1.5",
	} {
		s = was
		said := strings.Join(s.set(protocol.LSPAny(raw)), "\n")
		if !strings.HasPrefix(said, want) {
			t.Errorf("%s: %q, want %q", raw, said, want)
		}
		if strings.HasPrefix(said, "settings ") && !reflect.DeepEqual(s, was) {
			t.Errorf("%s: others are taken", raw)
		}
		for what, same := range map[string]bool{
			"target":        !strings.Contains(raw, "target") || s.target == was.target,
			"optLevel":      !strings.Contains(raw, "optLevel") || s.optLevel == was.optLevel,
			"maxDiags":      !strings.Contains(raw, "maxDiag") || s.maxDiags == was.maxDiags,
			"analysisLimit": !strings.Contains(raw, "analysisLimit") || s.limits == was.limits,
			"maxAlike":      !strings.Contains(raw, "maxAlike") || s.maxAlike == was.maxAlike,
			"preset":        !strings.Contains(raw, "preset") || s.preset == was.preset,
			"levels":        !strings.Contains(raw, "levels") || s.levels == was.levels,
			"inlays":        !strings.Contains(raw, "inlay") || s.inlays == was.inlays,
			"knobs":         !strings.Contains(raw, "knobs") || s.knobs == was.knobs,
			"noPhase":       !strings.Contains(raw, "noPhase") || s.noPhase == was.noPhase,
		} {
			if !same {
				t.Errorf("%s: %s is another", raw, what)
			}
		}
	}
}

// TestSettingsEntriesIgnored holds that an entry of an unknown name is ignored, and the others are taken.
func TestSettingsEntriesIgnored(t *testing.T) {
	for raw, want := range map[string]string{
		`{"levels": {"nosuch": "off", "dead-write": "error"}}`:    `setting ori.levels: no diagnostic "nosuch"; this entry is ignored`,
		`{"levels": {"dead-writ": "off", "dead-write": "error"}}`: `setting ori.levels: no diagnostic "dead-writ"; did you mean dead-write? This entry is ignored.`,
		`{"knobs": {"nosuch": 1, "switch-min-cases": 9}}`:         `setting ori.knobs: no knob "nosuch"; this entry is ignored`,
	} {
		var s settings
		if said := strings.Join(s.set(protocol.LSPAny(raw)), "\n"); said != want {
			t.Errorf("%s: %q, want %q", raw, said, want)
		}
		if s.levels == nil && s.knobs == nil || s.levels != nil && len(*s.levels) != 1 || s.knobs != nil && len(*s.knobs) != 1 {
			t.Errorf("%s: the others are not taken", raw)
		}
	}
}

// TestActionsOfASelection selects two functions, of which each is a section of its own or both are
// in one: what is offered for each alone is offered for both.
func TestActionsOfASelection(t *testing.T) {
	e := open(t, full)
	one := func(name string) string { return ".entry " + name + " {\n    BRA a\na:\n    BRA b\nb:\n    EXIT\n}\n" }
	for _, text := range []string{one("f") + one("g"), strings.ReplaceAll(one("f")+one("g"), "\n", "\r")} {
		e.didOpen(doc, 1, text)
		titles := func(from, to uint32) (list []string) {
			var actions []protocol.CodeAction
			e.must(protocol.MethodTextDocumentCodeAction, &protocol.CodeActionParams{TextDocument: identify(doc), Range: protocol.Range{Start: at(from, 0), End: at(to, 0)}}, &actions)
			for _, a := range actions {
				list = append(list, a.Title)
			}
			return list
		}
		both := strings.Join(titles(0, 14), "\n") + "\n"
		for _, part := range [][]string{titles(1, 1), titles(3, 3), titles(8, 8), titles(10, 10)} {
			if len(part) == 0 {
				t.Error("nothing is offered for a line")
			}
			for _, title := range part {
				if !strings.Contains(both, title+"\n") && !strings.Contains(both, title+" (line ") {
					t.Errorf("%q is not offered for all: %s", title, both)
				}
			}
		}
		if line, all := len(titles(1, 1)), strings.Count(both, "\n"); all <= line {
			t.Errorf("%d actions for all, %d for a line", all, line)
		}
	}
}
