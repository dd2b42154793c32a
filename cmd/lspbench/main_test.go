package main

import (
	"context"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/ori-lang/ori/lsp/server"
)

// TestMain is the server under test, too: the program starts itself as one.
func TestMain(m *testing.M) {
	if len(os.Args) == 2 && os.Args[1] == "lsp" {
		if err := server.Serve(context.Background(), server.Stdio(), server.Options{}); err != nil {
			os.Exit(1)
		}
		return
	}
	os.Exit(m.Run())
}

func TestRun(t *testing.T) {
	o := &options{shapes: regexp.MustCompile("^1k$"), edits: 4, hovers: 2, rounds: 2, wait: time.Minute}
	var out strings.Builder
	if err := run(o, []string{os.Args[0] + " lsp"}, &out); err != nil {
		t.Fatal(err)
	}
	rows := strings.Split(strings.TrimSpace(out.String()), "\n")
	row := strings.Split(rows[len(rows)-1], " | ")
	if len(rows) != 3 || len(row) != 14 {
		t.Fatalf("%s\nwant a row of 14 columns", out.String())
	}
	for n, cell := range row[3:11] {
		if n != 1 && (cell == "-" || cell == "0") {
			t.Errorf("column %d is %q: nothing was measured", n+3, cell)
		}
	}
}

func TestHeavy(t *testing.T) {
	o := &options{shapes: regexp.MustCompile("^1k$"), wait: time.Minute, burst: 2 * len(heavies), cancels: 2}
	var out strings.Builder
	if err := run(o, []string{os.Args[0] + " lsp"}, &out); err != nil {
		t.Fatal(err)
	}
	if want := "8 heavy requests at once, 0 of them refused"; !strings.Contains(out.String(), want) {
		t.Errorf("%swant %q", out.String(), want)
	}
	for _, h := range heavies {
		if !strings.Contains(out.String(), h.name+" takes ") {
			t.Errorf("%s%s is not measured", out.String(), h.name)
		}
	}
}

func TestShort(t *testing.T) {
	o := &options{shapes: regexp.MustCompile("^1k$"), wait: time.Minute, burst: 2 * len(heavies), shorts: 2}
	var out strings.Builder
	if err := run(o, []string{os.Args[0] + " lsp"}, &out); err != nil {
		t.Fatal(err)
	}
	if want := "1k: diagnostics of three lines behind 8 heavy requests, 2 times: p50 "; !strings.HasPrefix(out.String(), want) {
		t.Errorf("%swant %q", out.String(), want)
	}
}

func TestShapes(t *testing.T) {
	for _, s := range shapes {
		if s.name == "1100k" || s.name == "listings" {
			continue // large; may not be there
		}
		if text := s.text(&ori, nil); len(ori.places(text)) == 0 {
			t.Errorf("%s: no place to edit", s.name)
		}
		if text := s.text(&mlir, nil); text != "" && len(mlir.places(text)) == 0 {
			t.Errorf("%s: no place to edit in MLIR", s.name)
		}
	}
}

func TestVersionOf(t *testing.T) {
	for params, want := range map[string]int32{
		`{"uri":"file:///a","version":12,"diagnostics":[]}`:                     12,
		`{"diagnostics":[{"message":"a \"version\":3"}],"uri":"","version": 7}`: 7,
		`{"uri":"","diagnostics":[]}`:                                           -1,
	} {
		if v := versionOf([]byte(params)); v == nil && want != -1 || v != nil && *v != want {
			t.Errorf("version of %s is not %d", params, want)
		}
	}
}

func TestFull(t *testing.T) {
	for sync, want := range map[any]bool{1.0: true, 2.0: false, nil: false} {
		var i initialized
		for range 2 {
			if i.Capabilities.TextDocumentSync = sync; i.full() != want {
				t.Errorf("textDocumentSync %v: full %t, want %t", sync, i.full(), want)
			}
			i.Capabilities.TextDocumentSync = map[string]any{"change": sync}
		}
	}
}
