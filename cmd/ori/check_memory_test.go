package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"testing"
)

// A liveWriter notes how many bytes are in use, after a garbage collection, when it is written to.
type liveWriter struct{ writes, most uint64 }

func (w *liveWriter) Write(p []byte) (int, error) {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	w.writes++
	w.most = max(w.most, m.HeapAlloc)
	return len(p), nil
}

// TestCheckKeepsNothing holds that what is in use at any time is that of the files in work, however
// many have been checked.
func TestCheckKeepsNothing(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "demo.sass"))
	if err != nil {
		t.Fatal(err)
	}
	check := func(files int) (live uint64) {
		dir := t.TempDir()
		for n := range files {
			if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("%03d.nvdisasm", n)), text, 0o666); err != nil {
				t.Fatal(err)
			}
		}
		var w liveWriter
		if status := run(context.Background(), []string{"check", dir}, nil, &w, io.Discard); status == exitUsage {
			t.Fatal("exit status", status)
		}
		if w.writes < uint64(files) {
			t.Fatalf("%d files, %d reports", files, w.writes)
		}
		return w.most
	}
	few, many := check(32), check(128)
	t.Logf("%d bytes with 32 files, %d with 128", few, many)
	if many > few+few/2 {
		t.Errorf("with 128 files %d bytes are in use, with 32 files %d", many, few)
	}
}
