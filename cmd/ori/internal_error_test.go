package main

import (
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestInternalError has the program break in one of three files: the others are reported, and which broke is told.
func TestInternalError(t *testing.T) {
	dir := t.TempDir()
	var names []string
	for _, name := range []string{"a.ori", "b.ori", "c.ori"} {
		names = append(names, filepath.Join(dir, name))
		if err := os.WriteFile(names[len(names)-1], []byte(".entry k {\nBRA nowhere\n}\n"), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for n := range reports {
		r := &reports[n]
		before := r.file
		t.Cleanup(func() { r.file = before })
		r.file = func(ctx context.Context, w io.Writer, f *checked) error {
			if strings.HasSuffix(f.name, "b.ori") {
				return parallel(ctx, 1, func(int) error { panic("this is a test") })
			}
			return before(ctx, w, f)
		}
		var out, log bytes.Buffer
		cmd := newRoot(io.Discard)
		cmd.SetArgs(append([]string{"check", "--format", r.name}, names...))
		cmd.SetOut(&out)
		cmd.SetErr(&log)
		if err := cmd.Execute(); err != exitError(exitUsage) {
			t.Errorf("%s: %v", r.name, err)
		}
		for _, name := range []string{"a.ori", "c.ori"} {
			if !strings.Contains(out.String(), name) {
				t.Errorf("%s: %s is not in the report", r.name, name)
			}
		}
		if !strings.Contains(log.String(), "b.ori: internal error, please report it: this is a test") {
			t.Errorf("%s: %s", r.name, log.String())
		}
	}
}
