package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
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

// A largestWrite is of how many bytes the largest piece is that is written to it.
type largestWrite int

func (w *largestWrite) Write(p []byte) (int, error) {
	*w = max(*w, largestWrite(len(p)))
	return len(p), nil
}

// TestCheckStreams holds that the report of a file is written finding by finding, in each format.
func TestCheckStreams(t *testing.T) {
	path := filepath.Join(t.TempDir(), "many.ori")
	text := ".target sm_90\n.entry k {\n" + strings.Repeat("MOV R4, 0x1\n", 1000) + "EXIT\n}\n"
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"text"}, {"text", "--color", "always", "--apart"}, {"json"}, {"sarif"}} {
		var w largestWrite
		args = append([]string{"check", path, "--format"}, args...)
		if status := run(context.Background(), args, nil, &w, io.Discard); status != 0 {
			t.Fatal("exit status", status)
		}
		if w == 0 || w > 1<<17 {
			t.Errorf("%q: %d bytes are written at once", args, w)
		}
	}
}
