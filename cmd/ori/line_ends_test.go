package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ori-lang/ori/lsp/ide"
)

// TestLineEndsAgree holds that "\r" and "\r\n" end lines as "\n" does, for every view, every
// diagnostic and every action.
func TestLineEndsAgree(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "demo.*"))
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	more, _ := filepath.Glob(filepath.Join("..", "..", "cfg", "testdata", "oracle", "*.sass"))
	for _, file := range append(files, more...) {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		src = bytes.ReplaceAll(src, []byte("\r"), nil)
		want := linesSay(t, src, "\n")
		for _, end := range []string{"\r\n", "\r"} {
			got := linesSay(t, bytes.ReplaceAll(src, []byte("\n"), []byte(end)), end)
			for n := range want {
				if got[n] != want[n] {
					t.Errorf("%s with %q:\n%s\nwant\n%s", file, end, got[n], want[n])
					break
				}
			}
		}
	}
}

// linesSay is what is said of a text whose lines end with end, by line.
func linesSay(t *testing.T, src []byte, end string) []string {
	s := &source{name: "test", snap: ide.Open(src, ide.Options{})}
	var said []string
	funcs, err := s.functions("")
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range views {
		var out bytes.Buffer
		for _, f := range funcs {
			if v.json == nil {
				if err := jsonLiveness(&out, []*dumped{f}); err != nil {
					t.Fatal(err)
				}
				continue
			}
			value, err := v.json(f)
			if err != nil {
				t.Fatal(err)
			}
			text, err := json.Marshal(value)
			if err != nil {
				t.Fatal(err)
			}
			fmt.Fprintf(&out, "%s %s\n", v.name, text)
			if v.text != nil {
				if err := v.text(&out, f); err != nil {
					t.Fatal(err)
				}
			}
		}
		if v.text == nil {
			if err := textLiveness(&out, s, ""); err != nil {
				t.Fatal(err)
			}
		}
		said = append(said, strings.ReplaceAll(strings.ReplaceAll(out.String(), `\r\n`, `\n`), `\r`, `\n`))
	}
	ds, err := s.snap.AllDiagnostics(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range ds {
		said = append(said, fmt.Sprint(s.place(d.Span.Start), d.Code, d.Message))
	}
	doc := s.snap.Text()
	for line := range doc.LineCount() {
		from, _ := doc.LineSpan(line)
		var list []string
		actions, err := s.snap.Actions(t.Context(), ide.Span{Start: int32(from), End: int32(from)}, func(string) bool { return true })
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range actions {
			list = append(list, a.Title)
		}
		said = append(said, fmt.Sprintf("%d %q", line+1, list))
		uses, err := s.snap.References(t.Context(), from, true)
		if err != nil {
			t.Fatal(err)
		}
		for _, o := range uses {
			said = append(said, fmt.Sprintf("%d: %s", line+1, s.place(o.Start)))
		}
	}
	split, err := choosePipeline(nil, "ptxas")
	if err != nil {
		t.Fatal(err)
	}
	after, err := s.snap.After(context.Background(), ide.Rewritten{Pipeline: split, First: -1})
	if err != nil {
		t.Fatal(err)
	}
	text := string(after)
	if rest := strings.ReplaceAll(text, end, ""); strings.ContainsAny(rest, "\r\n") {
		t.Errorf("lines that end with %q have other ends after phases: %q", end, text)
	}
	return append(said, strings.ReplaceAll(text, end, "\n"))
}
