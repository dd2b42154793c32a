package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg/gen"
)

// TestFixesOmitted holds that fixes beyond the limit are told of as such, and that without it there is each.
func TestFixesOmitted(t *testing.T) {
	defer func(was int) { mostRewritten = was }(mostRewritten)
	path := filepath.Join(t.TempDir(), "a.ori")
	for _, h := range gen.Hards {
		if h.Name == "block" {
			if err := os.WriteFile(path, h.Text(700), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, most := range []int{mostRewritten, 2000} {
		mostRewritten = most
		for format, said := range map[string]string{"json": `"fixesOmitted": true`, "sarif": "the edits of the fix are left out"} {
			var out bytes.Buffer
			cmd := newRoot()
			cmd.SetArgs([]string{"check", "--format", format, path})
			cmd.SetOut(&out)
			cmd.SetErr(&bytes.Buffer{})
			if err := cmd.Execute(); err != nil {
				t.Fatal(err)
			}
			if got := strings.Contains(out.String(), said); got != (most == 2000) {
				t.Errorf("--format %s, at most %d: %q: %t", format, most, said, got)
			}
		}
	}
}
