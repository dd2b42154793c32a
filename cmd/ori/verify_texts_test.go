package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// longText is how long a text may be that is mutated as a whole. Of a longer one a section is taken.
const longText = 6 << 10

// textPatterns are the files of which the texts are made, as seen from cmd/ori.
var textPatterns = []string{
	"testdata/demo.*", "testdata/script/*.txtar", "testdata/liveness/*",
	"../../optimizer/testdata/*/*.txtar",
	"../../analysis/testdata/*.txtar", "../../analysis/testdata/*/*.txtar", "../../analysis/testdata/*/*.ori", "../../analysis/testdata/*/*.sass",
	"../../lsp/server/testdata/*.txtar",
	"../../cfg/testdata/*/*.txtar", "../../cfg/testdata/oracle/*.sass", "../../cfg/testdata/kernels/listings/*.sass",
	"../../cfg/interp/testdata/*.txtar", "../../cfg/interp/testdata/*/*.txtar",
	"../../grammar/testdata/*.sass",
	"../../../shared/corpus/listings/*.sass", "../../../shared/corpus/kernels/listings/*.sass", "../../../shared/corpus/kernels/repro/*.sass",
}

// textsToMutate returns the programs of the goldens and of the corpus, the latter where it is
// there: those of moderate length whole, of longer ones each section or function that is not too
// long, with what the file begins with.
func textsToMutate(t testing.TB) [][]byte {
	var texts [][]byte
	seen := map[string]bool{}
	add := func(text []byte) {
		if len(bytes.TrimSpace(text)) > 0 && len(text) <= longText && !seen[string(text)] {
			seen[string(text)] = true
			texts = append(texts, text)
		}
	}
	for _, pattern := range textPatterns {
		files, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(pattern, err)
		}
		for _, name := range files {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			switch {
			case strings.HasSuffix(name, ".txtar"):
				for _, f := range txtar.Parse(text).Files {
					if looksLikeProgram(f) {
						add(f.Data)
					}
				}
			case len(text) <= longText:
				add(text)
			default:
				for _, s := range sectionsOf(text) {
					add(s)
				}
			}
		}
	}
	if len(texts) < 100 {
		t.Fatalf("only %d texts", len(texts))
	}
	return texts
}

func looksLikeProgram(f txtar.File) bool {
	switch filepath.Ext(f.Name) {
	case ".ori", ".sass", ".asm", ".cuasm":
		return true
	}
	return f.Name == "in" || f.Name == "before" || f.Name == "after"
}

// sectionBegins are how a section, or a function of cuobjdump, begins.
var sectionBegins = [][]byte{[]byte("\n//--------------------- .text."), []byte("\n\t\tFunction : ")}

// sectionsOf cuts a listing where its code sections begin; each piece gets the head of the file.
func sectionsOf(text []byte) [][]byte {
	var out [][]byte
	for _, begin := range sectionBegins {
		first := bytes.Index(text, begin)
		if first < 0 {
			continue
		}
		head := text[:first]
		if len(head) > 400 {
			if head = head[:400]; bytes.LastIndexByte(head, '\n') > 0 {
				head = head[:bytes.LastIndexByte(head, '\n')]
			}
		}
		rest := text[first:]
		for len(rest) > 0 {
			end := bytes.Index(rest[1:], begin) + 1
			if end == 0 {
				end = len(rest)
			}
			out = append(out, append(bytes.Clone(head), rest[:end]...))
			rest = rest[end:]
		}
	}
	return out
}
