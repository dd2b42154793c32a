package server

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// TestProject holds that a document has the options of the ori.toml above it, over which the
// client's settings are, and that what is wrong in it is shown.
func TestProject(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "ori.toml"), []byte("target = \"sm_86\"\nopt-level = 3\nlevls = 1\n[levels]\nbranch-to-next = \"warning\"\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	e := open(t, `{}`)
	u := string(uri.File(filepath.Join(dir, "a b", "x.ori")))
	e.didOpen(u, 1, ".entry f {\n    BRA a\na:\n    EXIT\n}\n")
	if ds := e.diagnostics(u, 1); len(ds) != 1 || ds[0].Severity != protocol.DiagnosticSeverityWarning {
		t.Errorf("%+v", ds)
	}
	if !e.logs("levls") {
		t.Error("what is wrong in ori.toml is not shown")
	}
	options := func() (target string, level int) {
		e.server.mu.Lock()
		defer e.server.mu.Unlock()
		o := e.server.docs[uriOf(u)].snap.Options()
		return o.Target, *o.OptLevel
	}
	if target, level := options(); target != "sm_86" || level != 3 {
		t.Errorf("target %s, level %d", target, level)
	}
	e.notify(protocol.MethodWorkspaceDidChangeConfiguration, map[string]any{"settings": map[string]any{"ori": map[string]any{"target": "sm_90"}}})
	e.ping()
	if target, level := options(); target != "sm_90" || level != 3 {
		t.Errorf("target %s, level %d behind a change of the settings", target, level)
	}
}

// TestProjectChanges holds that a change of ori.toml has effect when the client tells of it, or of
// any file that is saved if it does not tell of that.
func TestProjectChanges(t *testing.T) {
	watching := `{"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}}}`
	for caps, change := range map[string]func(e *editor, toml, doc string){
		watching: func(e *editor, toml, doc string) {
			e.notify(protocol.MethodWorkspaceDidChangeWatchedFiles, &protocol.DidChangeWatchedFilesParams{Changes: []protocol.FileEvent{
				{URI: uri.File(toml), Type: protocol.FileChangeTypeChanged}}})
		},
		`{}`: func(e *editor, toml, doc string) {
			e.notify(protocol.MethodTextDocumentDidSave, &protocol.DidSaveTextDocumentParams{TextDocument: identify(doc)})
		},
	} {
		dir := t.TempDir()
		toml, u := filepath.Join(dir, "ori.toml"), string(uri.File(filepath.Join(dir, "x.ori")))
		e := open(t, caps)
		if caps == watching {
			if method := <-e.registered; method != protocol.MethodWorkspaceDidChangeWatchedFiles {
				t.Errorf("registered: %s", method)
			}
		}
		e.didOpen(u, 1, ".entry f {\n    BRA a\na:\n    EXIT\n}\n")
		e.diagnostics(u, 1)
		for _, level := range []string{"warning", "eror", "error", "off", "hint"} {
			if err := os.WriteFile(toml, []byte("[levels]\nbranch-to-next = \""+level+"\"\n"), 0o666); err != nil {
				t.Fatal(err)
			}
			change(e, toml, u)
			ds := e.diagnostics(u, 1)
			switch {
			case level == "eror" && !e.logs(`did you mean error`):
				t.Errorf("%s: %s is not told of", caps, level)
			case level == "off" && len(ds) != 0, level == "error" && (len(ds) != 1 || ds[0].Severity != protocol.DiagnosticSeverityError):
				t.Errorf("%s: %s: %v", caps, level, ds)
			}
		}
	}
}

// TestRewritesAreListed holds that rewrites are information, which editors list among the problems,
// unless the client or an ori.toml has another preset.
func TestRewritesAreListed(t *testing.T) {
	for _, tt := range []struct {
		toml, setting string
		want          protocol.DiagnosticSeverity
	}{
		{"", "null", protocol.DiagnosticSeverityInformation},
		{`preset = "everything"`, "null", protocol.DiagnosticSeverityHint},
		{"", `"everything"`, protocol.DiagnosticSeverityHint},
		{`preset = "quiet"`, `"review"`, protocol.DiagnosticSeverityInformation},
	} {
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, "ori.toml"), []byte(tt.toml), 0o666); err != nil {
			t.Fatal(err)
		}
		e := open(t, `{}`)
		e.notify(protocol.MethodWorkspaceDidChangeConfiguration, raw(`{"settings": {"ori": {"preset": `+tt.setting+`}}}`))
		u := string(uri.File(filepath.Join(dir, "x.ori")))
		e.didOpen(u, 1, ".entry f {\n    BRA a\na:\n    EXIT\n}\n")
		if ds := e.diagnostics(u, 1); len(ds) != 1 || ds[0].Severity != tt.want {
			t.Errorf("%q and %s: %v", tt.toml, tt.setting, ds)
		}
	}
}

// TestProjectDiagnostics holds that what is wrong in an ori.toml is shown in that file, as long as it is wrong and a document has
// its options from it, to clients that ask for diagnostics, too.
func TestProjectDiagnostics(t *testing.T) {
	for _, caps := range []string{
		`{}`,
		`{"textDocument": {"diagnostic": {}}}`,
	} {
		dir := t.TempDir()
		toml := filepath.Join(dir, "ori.toml")
		write := func(text string) {
			if err := os.WriteFile(toml, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		e := open(t, caps)
		change := func() {
			e.notify(protocol.MethodWorkspaceDidChangeWatchedFiles, &protocol.DidChangeWatchedFilesParams{Changes: []protocol.FileEvent{
				{URI: uri.File(toml), Type: protocol.FileChangeTypeChanged}}})
		}
		// shows tells what is published of ori.toml next, one diagnostic a line.
		shows := func() string {
			for {
				p := e.next()
				if p.URI != string(uri.File(toml)) {
					continue
				}
				text := ""
				for _, d := range p.Diagnostics {
					source, _ := d.Source.Get()
					text += fmt.Sprintf("%d:%d-%d:%d %d %s %s\n", d.Range.Start.Line, d.Range.Start.Character, d.Range.End.Line, d.Range.End.Character, d.Severity, source, d.Message)
				}
				return text
			}
		}
		expect := func(when, want string) {
			t.Helper()
			if got := shows(); got != want {
				t.Errorf("%s: %s: got\n%swant\n%s", caps, when, got, want)
			}
		}
		write("target = \"sm_86\" # \u00e9\r\nlevls = 1\n[levels]\n\"d\u00e9ad-\U0001f4a5\" = \"off\"\n")
		first, second := string(uri.File(filepath.Join(dir, "x.ori"))), string(uri.File(filepath.Join(dir, "y.ori")))
		const text = ".entry f {\n    EXIT\n}\n"
		e.didOpen(first, 1, text)
		expect("opened", "1:0-1:5 2 ori no key \"levls\"; did you mean levels?\n3:0-3:9 2 ori levels.d\u00e9ad-\U0001f4a5: no diagnostic \"d\u00e9ad-\U0001f4a5\"\n")
		e.didOpen(second, 1, text) // which changes nothing
		write("[levels\n")
		change()
		expect("broken", "0:7-0:7 2 ori expected ']' to close table name\n")
		write("preset = \"quiet\"\n")
		change()
		expect("mended", "")
		write("preset = 1\n")
		change()
		expect("wrong again", "0:0-0:6 2 ori preset: expected a text in quotes\n")
		e.didClose(first)
		if !e.ping() {
			t.Fatal("no answer")
		}
		e.server.projects.Lock()
		if len(e.server.projects.wrong) != 1 {
			t.Error("what is wrong for a document that is open is no more shown")
		}
		e.server.projects.Unlock()
		e.didClose(second)
		expect("nothing is open", "")
	}
}

// TestProjectLook holds that a change of ori.toml has effect when a document is changed or asked about, if the client does not tell
// of it, and that nothing is looked at if it does, or has been looked at just now.
func TestProjectLook(t *testing.T) {
	const text = ".entry f {\n    BRA a\na:\n    EXIT\n}\n"
	levels := []string{"error", "warning", "", "off", "warning"} // of no two the text is as long
	for how, act := range map[string]func(e *editor, u string){
		"asked": func(e *editor, u string) {
			e.must(protocol.MethodTextDocumentHover, &protocol.HoverParams{TextDocumentPositionParams: position(u, at(1, 5))}, nil)
		},
		"changed": func(e *editor, u string) {
			e.didChange(u, 1, replace(0, 0, 0, 0, ""))
		},
	} {
		dir := t.TempDir()
		toml, u := filepath.Join(dir, "ori.toml"), string(uri.File(filepath.Join(dir, "a", "x.ori")))
		e := open(t, `{}`, func(s *server) { s.looks = 0 })
		e.didOpen(u, 1, text)
		e.diagnostics(u, 1)
		for _, level := range levels {
			err := os.WriteFile(toml, []byte("[levels]\nbranch-to-next = \""+level+"\"\n"), 0o666)
			want := map[string]protocol.DiagnosticSeverity{"error": protocol.DiagnosticSeverityError, "warning": protocol.DiagnosticSeverityWarning}[level]
			if level == "" {
				err, want = os.Remove(toml), protocol.DiagnosticSeverityInformation
			}
			if err != nil {
				t.Fatal(err)
			}
			ctx, cancel := e.patient()
			for seen := false; !seen; { // a look that went on already may have been before the change
				act(e, u)
				select {
				case p := <-e.published:
					seen = p.URI == u && (level == "off" && len(p.Diagnostics) == 0 || len(p.Diagnostics) == 1 && p.Diagnostics[0].Severity == want)
				case <-ctx.Done():
					t.Fatalf("%s: %q is not seen", how, level)
				default:
				}
			}
			cancel()
		}
	}
	for caps, looks := range map[string]time.Duration{
		`{"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}}}`: 0,
		`{}`: time.Hour,
	} {
		u := string(uri.File(filepath.Join(t.TempDir(), "x.ori")))
		e := open(t, caps, func(s *server) {
			s.looks = looks
			s.projects.looked.Store(time.Now().UnixNano())
		})
		before := e.server.projects.looked.Load()
		e.didOpen(u, 1, text)
		for range 10 {
			e.didChange(u, 1, replace(0, 0, 0, 0, ""))
		}
		if !e.ping() || e.server.projects.due.Load() != (looks > 0) || e.server.projects.looked.Load() != before {
			t.Errorf("%s: it has looked", caps)
		}
	}
}

// TestLostProject holds that a document whose text was lost has the options of its ori.toml again once it is sent whole.
func TestLostProject(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "ori.toml"), []byte("target = \"sm_86\"\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	e := open(t, `{}`)
	u := string(uri.File(filepath.Join(dir, "x.ori")))
	e.didOpen(u, 1, ".entry f {\n    EXIT\n}\n")
	e.didChange(u, 2, nil) // no list of changes
	e.didChange(u, 3, whole(".entry g {\n    EXIT\n}\n"))
	e.ping()
	e.server.mu.Lock()
	d := e.server.docs[uriOf(u)]
	e.server.mu.Unlock()
	if lost, _ := d.state(); lost != "" {
		t.Fatal(lost)
	}
	if o := d.options(); o.Target != "sm_86" {
		t.Errorf("target %q", o.Target)
	}
}

// TestSaveReads holds that the save of another file than an ori.toml reads none again that is as before: what is wrong in it would be
// told again.
func TestSaveReads(t *testing.T) {
	dir := t.TempDir()
	toml := filepath.Join(dir, "ori.toml")
	if err := os.WriteFile(toml, []byte("levls = 1\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	e := open(t, `{}`)
	e.server.looks = time.Hour // not by itself
	u := string(uri.File(filepath.Join(dir, "x.ori")))
	e.didOpen(u, 1, ".entry f {\n    EXIT\n}\n")
	save := func(file string) {
		e.notify(protocol.MethodTextDocumentDidSave, &protocol.DidSaveTextDocumentParams{TextDocument: identify(string(uri.File(filepath.Join(dir, file))))})
	}
	save("x.ori")
	save("y.cu")
	if err := os.WriteFile(toml, []byte("targt = 1\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	save("ori.toml")
	if !e.logs("targt") {
		t.Error("the save of ori.toml has no effect")
	}
	n := 0
	e.mu.Lock()
	for _, l := range e.logged {
		if strings.Contains(l, "levls") {
			n++
		}
	}
	e.mu.Unlock()
	if n != 1 {
		t.Errorf("what was wrong when the document was opened is told %d times", n)
	}
}
