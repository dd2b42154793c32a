package server

import (
	"os"
	"path/filepath"
	"testing"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// TestProject holds that a document has the options of the ori.toml above it, over which the client's settings are, and that what is wrong in it is shown.
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
