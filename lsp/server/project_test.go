package server

import (
	"os"
	"path/filepath"
	"testing"

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
