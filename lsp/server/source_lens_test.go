package server

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// lensClient can be told for which files to ask for lenses, and goes to instructions by itself.
const lensClient = `{
	"workspace": {"codeLens": {"refreshSupport": true}},
	"textDocument": {"codeLens": {"dynamicRegistration": true}},
	"experimental": {"commands": {"commands": ["ori.instructions"]}}
}`

// inlined is a folder with a listing and its source file, and the listing's text.
func inlined(t *testing.T) (dir, text string) {
	const from = "../../editors/test/testdata"
	dir = t.TempDir()
	if err := os.CopyFS(filepath.Join(dir, "src"), os.DirFS(from+"/src")); err != nil {
		t.Fatal(err)
	}
	src, err := os.ReadFile(from + "/inlined.sass")
	if err != nil {
		t.Fatal(err)
	}
	return dir, string(src)
}

func sourceLensesOf(e *editor, source string) (list []protocol.CodeLens, titles string) {
	e.t.Helper()
	e.must(protocol.MethodTextDocumentCodeLens, &protocol.CodeLensParams{TextDocument: identify(source)}, &list)
	for _, l := range list {
		titles += fmt.Sprintf("%d %s\n", l.Range.Start.Line+1, l.Command.Title)
	}
	return list, titles
}

// told waits for what the client is asked next.
func (e *editor) told() string {
	e.t.Helper()
	select {
	case got := <-e.asked:
		return got
	case <-time.After(time.Minute):
		e.t.Fatal("nothing asked")
	}
	return ""
}

// TestSourceLenses holds that the lines of a source file have lenses while a listing that names it
// is open, and that they go to the instructions.
func TestSourceLenses(t *testing.T) {
	dir, text := inlined(t)
	source := string(uri.File(filepath.Join(dir, "src", "scale.cu")))
	listing := string(uri.File(filepath.Join(dir, "a b.sass")))
	e := open(t, lensClient)
	if _, titles := sourceLensesOf(e, source); titles != "" {
		t.Errorf("without a listing: %q", titles)
	}
	e.didOpen(listing, 1, text)
	if got, want := e.told(), `client/registerCapability {"documentSelector":[{"pattern":"`+filepath.ToSlash(filepath.Join(dir, "src", "scale.cu"))+`","scheme":"file"}]}`; got != want {
		t.Errorf("asked %s, want %s", got, want)
	}
	list, titles := sourceLensesOf(e, source)
	const want = `3 a b.sass: 1 instruction of scale, 1 inlined elsewhere
6 a b.sass: 1 instruction of scale
7 a b.sass: 3 instructions of scale
8 a b.sass: 4 instructions of scale
9 a b.sass: 5 instructions of scale, 1 of inlined functions
11 a b.sass: 1 instruction of scale
`
	if titles != want {
		t.Fatalf("got\n%swant\n%s", titles, want)
	}
	var at []protocol.Location
	c := list[4].Command
	e.must(protocol.MethodWorkspaceExecuteCommand, &protocol.ExecuteCommandParams{Command: c.Command, Arguments: c.Arguments}, &at)
	if len(at) != 1 || string(at[0].URI) != listing || at[0].Range.Start.Line != 26 || at[0].Range.End.Line != 33 {
		t.Errorf("line 9 goes to %+v", at)
	}

	// An edit that changes what is told has it asked for again; another one does not.
	e.didChange(listing, 2, &protocol.TextDocumentContentChangeWholeDocument{Text: strings.Replace(text, "        /*0020*/                   S2R R3, SR_TID.X ;\n", "", 1)})
	refreshed := func(what string) {
		t.Helper()
		select {
		case <-e.refreshed:
		case <-time.After(time.Minute):
			t.Errorf("%s: lenses are not asked for again", what)
		}
	}
	refreshed("an edit")
	if _, titles := sourceLensesOf(e, source); !strings.Contains(titles, "7 a b.sass: 2 instructions of scale\n") {
		t.Errorf("after an edit: %s", titles)
	}

	// So does a listing that is closed while another one names the same file.
	other := string(uri.File(filepath.Join(dir, "other.sass")))
	e.didOpen(other, 1, text)
	refreshed("a second listing")
	e.notify(protocol.MethodTextDocumentDidClose, &protocol.DidCloseTextDocumentParams{TextDocument: identify(other)})
	refreshed("it is closed")

	e.notify(protocol.MethodTextDocumentDidClose, &protocol.DidCloseTextDocumentParams{TextDocument: identify(listing)})
	if got := e.told(); got != protocol.MethodClientUnregisterCapability {
		t.Errorf("asked %s", got)
	}
	if _, titles := sourceLensesOf(e, source); titles != "" {
		t.Errorf("after the listing is closed: %q", titles)
	}
}

// TestSourceHover holds that a line of a source file tells of the instructions that come from it, that clients
// which can be told ask for it, and that nothing is told of other lines, nor without a listing.
func TestSourceHover(t *testing.T) {
	dir, text := inlined(t)
	source := string(uri.File(filepath.Join(dir, "src", "scale.cu")))
	listing := string(uri.File(filepath.Join(dir, "k.sass")))
	e := open(t, `{"textDocument": {"codeLens": {"dynamicRegistration": true}, "hover": {"dynamicRegistration": true, "contentFormat": ["markdown"]}}}`)
	hover := func(line uint32) string {
		var h *protocol.Hover
		e.must(protocol.MethodTextDocumentHover, &protocol.HoverParams{TextDocumentPositionParams: position(source, at(line, 2))}, &h)
		if h == nil {
			return ""
		}
		return h.Contents.(*protocol.MarkupContent).Value
	}
	if got := hover(8); got != "" {
		t.Errorf("without a listing: %s", got)
	}
	e.didOpen(listing, 1, text)
	e.told()
	select {
	case got := <-e.registered:
		if got != protocol.MethodTextDocumentHover {
			t.Errorf("registered %s", got)
		}
	case <-time.After(time.Minute):
		t.Error("hovers are not asked for")
	}
	const want = "**k.sass**: 5 instructions of scale, 1 of inlined functions, from line 27"
	if got := hover(8); !strings.HasPrefix(got, want) || !strings.Contains(got, "```ori\n/*00") || strings.Contains(got, "//##") {
		t.Errorf("%s", got)
	}
	if got := hover(0); got != "" {
		t.Errorf("on a line without code: %s", got)
	}
}

// TestSourceLensesUnwanted holds that there are none for who does not want them, and that they come
// when that changes.
func TestSourceLensesUnwanted(t *testing.T) {
	dir, text := inlined(t)
	source := string(uri.File(filepath.Join(dir, "src", "scale.cu")))
	e := open(t, lensClient)
	set := func(settings string) {
		e.server.configure(func(c *config) []string { return c.current.set(protocol.LSPAny(settings)) })
	}
	for _, off := range []string{`{"sourceLens": false}`, `{"codeLens": false}`} {
		set(off)
		e.didOpen(string(uri.File(filepath.Join(dir, "k.sass"))), 1, text)
		if _, titles := sourceLensesOf(e, source); titles != "" {
			t.Errorf("%s: %q", off, titles)
		}
	}
	set(`{}`)
	if got := e.told(); !strings.HasPrefix(got, protocol.MethodClientRegisterCapability) {
		t.Errorf("asked %s", got)
	}
	if _, titles := sourceLensesOf(e, source); titles == "" {
		t.Error("no lenses")
	}
}

// TestSourceLensShown holds that a client that does not go to instructions by itself is shown the
// first, and that one that cannot be shown any has nothing to click.
func TestSourceLensShown(t *testing.T) {
	dir, text := inlined(t)
	source := string(uri.File(filepath.Join(dir, "src", "scale.cu")))
	listing := string(uri.File(filepath.Join(dir, "k.sass")))
	e := open(t, `{"window": {"showDocument": {"support": true}}}`)
	e.didOpen(listing, 1, text)
	list, _ := sourceLensesOf(e, source)
	c := list[0].Command
	e.must(protocol.MethodWorkspaceExecuteCommand, &protocol.ExecuteCommandParams{Command: c.Command, Arguments: c.Arguments}, nil)
	var shown protocol.ShowDocumentParams
	_, params, _ := strings.Cut(e.told(), " ")
	if err := json.Unmarshal([]byte(params), &shown); err != nil || string(shown.URI) != listing || shown.Selection.Start.Line != 31 {
		t.Errorf("%v: shown %s", err, params)
	}

	e = open(t, `{}`)
	e.didOpen(listing, 1, text)
	list, _ = sourceLensesOf(e, source)
	if len(list) == 0 || list[0].Command.Command != "" {
		t.Errorf("lenses %+v", list)
	}
}

// TestForeignDocument holds that a source file that a client sends is not taken for a listing.
func TestForeignDocument(t *testing.T) {
	dir, text := inlined(t)
	source := string(uri.File(filepath.Join(dir, "src", "scale.cu")))
	e := open(t, `{}`)
	for _, language := range []string{"cuda", "cuda-cpp", "cpp", "c", "python"} {
		e.notify(protocol.MethodTextDocumentDidOpen, &protocol.DidOpenTextDocumentParams{
			TextDocument: protocol.TextDocumentItem{URI: uri.URI(source), LanguageID: protocol.LanguageKind(language), Version: 1, Text: "BRA nowhere\n"},
		})
		e.didChange(source, 2, &protocol.TextDocumentContentChangeWholeDocument{Text: "BRA elsewhere\n"})
		var symbols []protocol.DocumentSymbol
		e.must(protocol.MethodTextDocumentDocumentSymbol, &protocol.DocumentSymbolParams{TextDocument: identify(source)}, &symbols)
		if symbols != nil {
			t.Errorf("%s: symbols %v", language, symbols)
		}
	}
	listing := string(uri.File(filepath.Join(dir, "k.sass")))
	e.didOpen(listing, 1, text)
	if _, titles := sourceLensesOf(e, source); titles == "" {
		t.Error("no lenses")
	}
	e.notify(protocol.MethodTextDocumentDidClose, &protocol.DidCloseTextDocumentParams{TextDocument: identify(source)})
	e.didOpen(source, 1, "BRA nowhere\n") // somebody says it is a listing
	for {
		p := <-e.published
		if p.URI == source {
			if len(p.Diagnostics) == 0 {
				t.Error("no diagnostics of a text that is opened as a listing")
			}
			break
		}
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	if len(e.logged) > 0 {
		t.Errorf("logged %q", e.logged)
	}
}
