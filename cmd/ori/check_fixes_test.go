package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestFixesOmitted holds that fixes beyond the limits are told of as such, and that below them there is each.
func TestFixesOmitted(t *testing.T) {
	defer func(rewritten, edits, each int) { mostRewritten, mostEdits, editsEach = rewritten, edits, each }(mostRewritten, mostEdits, editsEach)
	editsEach = 0
	path := filepath.Join(t.TempDir(), "a.ori")
	text := ".target sm_90\n.entry k {\nMOV R4, 0x1\n" + strings.Repeat("IADD3 R4, R4, R4, RZ\n", 100) + "EXIT\n}\n" // each takes all behind it along
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, most := range []struct{ rewritten, edits int }{{1 << 19, 1 << 19}, {200, 1 << 19}, {1 << 19, 50}} {
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
			if got := strings.Contains(out.String(), said); got != (most.rewritten == 200 || most.edits == 50) {
				t.Errorf("--format %s, at most %v: %q: %t", format, most, said, got)
			}
		}
	}
}
