package grammar

import (
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	sitter "github.com/smacker/go-tree-sitter"
)

var (
	corpusCase = regexp.MustCompile(`(?m)^={3,}\n(.*)\n={3,}\n`)
	fieldName  = regexp.MustCompile(`\w+: `)
	blanks     = regexp.MustCompile(`\s+`)
)

// TestCorpus parses the texts of test/corpus, each as one tree, as the
// tree-sitter program's own test command does.
func TestCorpus(t *testing.T) {
	files, err := filepath.Glob("test/corpus/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no corpus", err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		heads := corpusCase.FindAllStringSubmatchIndex(string(text), -1)
		for n, h := range heads {
			end := len(text)
			if n+1 < len(heads) {
				end = heads[n+1][0]
			}
			src, want, ok := strings.Cut(string(text[h[1]:end]), "\n---\n")
			if !ok {
				t.Fatalf("%s: no tree", text[h[2]:h[3]])
			}
			t.Run(string(text[h[2]:h[3]]), func(t *testing.T) {
				root, err := sitter.ParseCtx(context.Background(), []byte(strings.TrimPrefix(src, "\n")), Language())
				if err != nil {
					t.Fatal(err)
				}
				if got, want := sexp(root.String()), sexp(want); got != want {
					t.Errorf("got  %s\nwant %s", got, want)
				}
				if root.HasError() {
					t.Error("the tree has an error")
				}
			})
		}
	}
}

// sexp brings the two ways to print a tree to one.
func sexp(s string) string {
	s = blanks.ReplaceAllString(strings.TrimSpace(s), " ")
	return strings.ReplaceAll(fieldName.ReplaceAllString(s, ""), " )", ")")
}
