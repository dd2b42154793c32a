package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg/gen"
)

// TestFixesOmitted holds that fixes beyond the limits are told of as such, and that below them there is each.
func TestFixesOmitted(t *testing.T) {
	defer func(rewritten, edits, each int) { mostRewritten, mostEdits, editsEach = rewritten, edits, each }(mostRewritten, mostEdits, editsEach)
	editsEach = 0
	path := filepath.Join(t.TempDir(), "a.ori")
	for _, h := range gen.Hards {
		if h.Name == "block" {
			if err := os.WriteFile(path, h.Text(700), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, most := range []struct{ rewritten, edits int }{{1 << 19, 1 << 19}, {2000, 1 << 19}, {1 << 19, 50}} {
		mostRewritten, mostEdits = most.rewritten, most.edits
		for format, said := range map[string]string{"json": `"fixesOmitted": true`, "sarif": "the edits of the fix are left out"} {
			var out bytes.Buffer
			cmd := newRoot(io.Discard)
			cmd.SetArgs([]string{"check", "--format", format, path})
			cmd.SetOut(&out)
			cmd.SetErr(&bytes.Buffer{})
			if err := cmd.Execute(); err != nil {
				t.Fatal(err)
			}
			if got := strings.Contains(out.String(), said); got != (most.rewritten == 2000 || most.edits == 50) {
				t.Errorf("--format %s, at most %v: %q: %t", format, most, said, got)
			}
		}
	}
}
