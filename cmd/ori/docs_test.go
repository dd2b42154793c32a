package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ori-lang/ori/lsp/ide"
)

//go:generate go test -run ^Test(Phase)?Docs$ . -update

// docs is where the pages of the diagnostics are.
var docs = filepath.Join("..", "..", "docs", "diagnostics")

// TestDocs holds that docs/diagnostics and docs/knobs.md are what the rows of the tables say.
func TestDocs(t *testing.T) {
	want := map[string]string{"README.md": "# Diagnostics\n\nWhat `ori check` and the editors report, and the rewrites that they offer. `ori explain CODE` prints a page.\n\n" + ide.Index("")}
	for _, c := range ide.Codes() {
		want[c.Name+".md"] = ide.Page(c.Name)
	}
	if *update {
		if err := os.MkdirAll(docs, 0o777); err != nil {
			t.Fatal(err)
		}
	}
	for name, text := range want {
		golden(t, filepath.Join(docs, name), text)
	}
	entries, err := os.ReadDir(docs)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if want[e.Name()] != "" {
			continue
		}
		if !*update {
			t.Errorf("docs/diagnostics/%s is of no diagnostic", e.Name())
		} else if err := os.Remove(filepath.Join(docs, e.Name())); err != nil {
			t.Fatal(err)
		}
	}
	golden(t, filepath.Join("..", "..", "docs", "knobs.md"), knobPage())
}

// golden holds that a file has the given text, or makes it so.
func golden(t *testing.T, name, want string) {
	t.Helper()
	got, err := os.ReadFile(name)
	switch {
	case err == nil && bytes.Equal(got, []byte(want)):
	case *update:
		if err := os.WriteFile(name, []byte(want), 0o666); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("%s is not what the tables say; go generate ./cmd/ori rewrites it", name)
	}
}

// knobPage is the page of the table of knobs.
func knobPage() string {
	var sb strings.Builder
	sb.WriteString("# Knobs\n\nThe settings of the optimizer: `.knob NAME = VALUE` in a text, `--knob NAME=VALUE` on the command line, `ori.knobs` in an editor. " +
		"NAME is a name in plain or in ROT13, as it stands in ptxas, or a number. `ori explain knob` prints this table.\n\n" +
		"| number | name | in ptxas (ROT13) | type | default | phases | also called | source | meaning |\n|---|---|---|---|---|---|---|---|---|\n")
	for _, row := range knobRows() {
		sb.WriteString("| " + strings.Join(row, " | ") + " |\n")
	}
	return sb.String()
}
