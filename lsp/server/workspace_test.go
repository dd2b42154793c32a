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

	"github.com/ori-lang/ori/lsp/workspace"
)

// openFolder is open with a folder of the workspace.
func openFolder(t *testing.T, capabilities, dir string) *editor {
	e := connect(t)
	e.initialize(fmt.Sprintf(`{"capabilities": %s, "workspaceFolders": [{"uri": %q, "name": "w"}]}`, capabilities, uri.File(dir)))
	return e
}

func (e *editor) watched(path string) {
	e.notify(protocol.MethodWorkspaceDidChangeWatchedFiles, &protocol.DidChangeWatchedFilesParams{Changes: []protocol.FileEvent{
		{URI: uri.File(path), Type: protocol.FileChangeTypeChanged},
	}})
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// TestClosedListings holds that a line of a source file tells of the instructions in listings that are in a folder of the
// workspace and not open, as it does of open ones; that an open text stands for its file; and that a listing which
// changes is told of as it is.
func TestClosedListings(t *testing.T) {
	dir, text := inlined(t)
	source := string(uri.File(filepath.Join(dir, "src", "scale.cu")))
	path := filepath.Join(dir, "k.sass")
	write(t, path, text)
	e := openFolder(t, `{"workspace": {"codeLens": {"refreshSupport": true}},
		"textDocument": {"codeLens": {"dynamicRegistration": true}, "hover": {"contentFormat": ["markdown"]}},
		"experimental": {"commands": {"commands": ["ori.instructions"]}}}`, dir)
	if got := e.told(); !strings.HasPrefix(got, protocol.MethodClientRegisterCapability) || !strings.Contains(got, "scale.cu") {
		t.Fatalf("asked %s", got)
	}
	list, titles := sourceLensesOf(e, source)
	const want = "3 k.sass: 1 instruction of scale, 1 inlined elsewhere\n6 k.sass: 1 instruction of scale\n"
	if !strings.HasPrefix(titles, want) || len(list) != 6 {
		t.Fatalf("lenses\n%s", titles)
	}
	goes := func(l *protocol.CodeLens) string {
		t.Helper()
		var at []protocol.Location
		e.must(protocol.MethodWorkspaceExecuteCommand, &protocol.ExecuteCommandParams{Command: l.Command.Command, Arguments: l.Command.Arguments}, &at)
		out := ""
		for _, x := range at {
			out += fmt.Sprintf("%s:%d-%d ", filepath.Base(string(x.URI)), x.Range.Start.Line, x.Range.End.Line)
		}
		return out
	}
	if got := goes(&list[4]); got != "k.sass:26-33 " {
		t.Errorf("line 9 goes to %s", got)
	}
	hover := func() string {
		t.Helper()
		var h *protocol.Hover
		e.must(protocol.MethodTextDocumentHover, &protocol.HoverParams{TextDocumentPositionParams: position(source, at(8, 2))}, &h)
		if h == nil {
			return ""
		}
		return h.Contents.(*protocol.MarkupContent).Value
	}
	closed := hover()
	const shown = "**k.sass**: 5 instructions of scale, 1 of inlined functions, from line 27"
	if !strings.HasPrefix(closed, shown) {
		t.Errorf("hover %s", closed)
	}

	// It is open, and another text than the file.
	e.didOpen(string(uri.File(path)), 1, text)
	if got := hover(); got != closed {
		t.Errorf("hover on an open listing is\n%s\nand not\n%s", got, closed)
	}
	if _, got := sourceLensesOf(e, source); got != titles {
		t.Errorf("lenses of an open listing\n%s", got)
	}
	less := strings.Replace(text, "        /*0020*/                   S2R R3, SR_TID.X ;\n", "", 1)
	e.didChange(string(uri.File(path)), 2, whole(less))
	const two = "7 k.sass: 2 instructions of scale\n"
	if _, got := sourceLensesOf(e, source); !strings.Contains(got, two) {
		t.Errorf("lenses of an edited listing\n%s", got)
	}
	e.notify(protocol.MethodTextDocumentDidClose, &protocol.DidCloseTextDocumentParams{TextDocument: identify(string(uri.File(path)))})
	if _, got := sourceLensesOf(e, source); got != titles {
		t.Errorf("lenses of a listing that was closed\n%s", got)
	}

	// The file changes.
	write(t, path, less)
	if _, got := sourceLensesOf(e, source); strings.Contains(got, "7 k.sass: 3") {
		t.Errorf("lenses of what a file was\n%s", got)
	}
	e.watched(path)
	e.server.index.Wait(t.Context())
	if _, got := sourceLensesOf(e, source); !strings.Contains(got, two) {
		t.Errorf("lenses of a changed listing\n%s", got)
	}

	// There are many.
	for _, name := range []string{"a", "b", "c"} {
		sub := filepath.Join(dir, name)
		if err := os.Mkdir(sub, 0o777); err != nil {
			t.Fatal(err)
		}
		copied := filepath.Join(sub, "k.sass")
		write(t, copied, strings.ReplaceAll(text, "src/scale.cu", filepath.ToSlash(filepath.Join(dir, "src", "scale.cu"))))
		e.watched(copied)
	}
	e.server.index.Wait(t.Context())
	list, titles = sourceLensesOf(e, source)
	if !strings.Contains(titles, "9 4 listings that are not open: 20 instructions\n") || len(list) != 6 {
		t.Errorf("lenses of many listings\n%s", titles)
	}
	if got := goes(&list[4]); strings.Count(got, "k.sass") != 4 {
		t.Errorf("a lens of many goes to %s", got)
	}
	if got := hover(); !strings.Contains(got, "**a/k.sass**") || !strings.HasSuffix(got, "\n\n… and 1 more listing that is not open") {
		t.Errorf("hover on many\n%s", got)
	}

	// The folder goes.
	e.notify(protocol.MethodWorkspaceDidChangeWorkspaceFolders, raw(fmt.Sprintf(
		`{"event": {"added": [], "removed": [{"uri": %q, "name": "w"}]}}`, uri.File(dir))))
	if _, got := sourceLensesOf(e, source); got != "" {
		t.Errorf("lenses of a folder that is gone\n%s", got)
	}
}

// TestClosedSymbols holds that functions of texts that are not open are found by their names, those of open ones once.
func TestClosedSymbols(t *testing.T) {
	dir, text := inlined(t)
	path := filepath.Join(dir, "k.sass")
	write(t, path, text)
	write(t, filepath.Join(dir, "x.ori"), ".entry scaler {\nL:\n    EXIT\n}\n")
	for _, root := range []string{fmt.Sprintf(`"rootUri": %q`, uri.File(dir)), fmt.Sprintf(`"rootUri": null, "workspaceFolders": [{"uri": %q, "name": "w"}]`, uri.File(dir))} {
		e := connect(t)
		e.initialize(`{"capabilities": {}, ` + root + `}`)
		find := func() string {
			var found []protocol.SymbolInformation
			e.must(protocol.MethodWorkspaceSymbol, &protocol.WorkspaceSymbolParams{Query: "scale"}, &found)
			out := ""
			for _, x := range found {
				out += fmt.Sprintf("%s %s:%d ", x.Name, filepath.Base(string(x.Location.URI)), x.Location.Range.Start.Line)
			}
			return out
		}
		const want = "scale k.sass:12 scaler x.ori:0 "
		if got := find(); got != want {
			t.Errorf("found %q, want %q", got, want)
		}
		e.didOpen(string(uri.File(path)), 1, text)
		if got := find(); got != want {
			t.Errorf("with one open %q, want %q", got, want)
		}
	}
}

// TestWatchedFiles holds for which files a client is asked to tell of changes.
func TestWatchedFiles(t *testing.T) {
	var options struct {
		Watchers []struct{ GlobPattern string }
	}
	if err := json.Unmarshal([]byte(watchedFiles()), &options); err != nil || len(options.Watchers) != 2 {
		t.Fatalf("%s: %v", watchedFiles(), err)
	}
	if got := options.Watchers[0].GlobPattern; got != "**/ori.toml" {
		t.Error(got)
	}
	if got := options.Watchers[1].GlobPattern; !strings.HasPrefix(got, "**/*.{ori,") || !strings.Contains(got, ",sass,") {
		t.Error(got)
	}
}

// TestOccupied holds that texts which are not open are read when nothing has come for some time, and not before.
func TestOccupied(t *testing.T) {
	e := open(t, `{}`)
	e.didOpen(doc, 1, ".entry f {\n    EXIT\n}\n")
	e.diagnostics(doc, 1)
	e.ping()
	heard := time.Unix(0, e.server.heard.Load())
	if !e.server.occupied(heard.Add(quiet - 1)) {
		t.Error("not occupied when something has just come")
	}
	for e.server.occupied(heard.Add(time.Hour)) {
		e.ping() // what was begun for the document ends by itself
	}
}

// TestIndexedOnce holds that of requests for what is in texts that are not read yet only the first waits until then.
func TestIndexedOnce(t *testing.T) {
	gate := make(chan struct{})
	e := open(t, `{}`)
	s := e.server
	s.looking = true
	s.index = workspace.New(t.Context(), workspace.Config{
		Limits:  workspace.Usual,
		Busy:    func() bool { return false },
		Working: func() func() { <-gate; return func() {} },
	})
	s.index.SetFolders([]string{t.TempDir()})
	s.reading = 1
	if s.indexed(t.Context()); !s.waited.Load() {
		t.Error("did not wait")
	}
	if !e.logs("not all read yet") {
		t.Error("who gets a part of an answer is not told")
	}
	s.reading = 24 * time.Hour
	s.indexed(t.Context()) // ends at once
	close(gate)
	s.index.Wait(t.Context())
	if s.indexed(t.Context()); s.waited.Load() {
		t.Error("does not wait again")
	}
}
