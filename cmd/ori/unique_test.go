package main

import (
	"context"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/ori-lang/ori/lsp/ide"
	"github.com/ori-lang/ori/optimizer"
)

// largestUnique is up to what size in bytes listings of the corpus are rewritten: all but a few,
// which would take as long as all others.
const largestUnique = 1 << 20

// TestUniqueLabels holds that no phase gives a label, or a jump table, a name that the document
// has, and no two functions the same, and that what .size names stays: after phase 6 and after the
// pipeline no text of the tests and of the corpus has more labels twice than before.
func TestUniqueLabels(t *testing.T) {
	split, err := choosePipeline([]string{"6"}, "")
	if err != nil {
		t.Fatal(err)
	}
	all, err := choosePipeline(nil, "ptxas")
	if err != nil {
		t.Fatal(err)
	}
	texts, made := 0, 0
	check := func(t *testing.T, name string, src []byte) {
		texts++
		before := twice(src)
		for _, p := range [...]*optimizer.Pipeline{split, all} {
			s, err := opt(context.Background(), &source{name: name, snap: ide.Open(src, ide.Options{})}, p, optimizer.All(), io.Discard, nil)
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			made += strings.Count(string(s.text()), ":") - strings.Count(string(src), ":")
			for _, m := range sizeOf.FindAllSubmatch(s.text(), -1) {
				if end := string(m[1]) + ":"; !strings.Contains(string(s.text()), "\n"+end) && strings.Contains(string(src), "\n"+end) {
					t.Errorf("%s: after %q %s that .size names is gone", name, p.Name, end)
				}
			}
			for label, n := range twice(s.text()) {
				if n > max(before[label], 1) {
					t.Errorf("%s: after %q %s is defined %d times", name, p.Name, label, n)
				}
			}
		}
	}
	for _, root := range []string{"../..", "../../../shared/corpus"} {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			switch {
			case os.IsNotExist(err):
				t.Logf("%s is not there", root)
				return filepath.SkipAll
			case err != nil:
				return err
			case d.IsDir() && (d.Name() == "node_modules" || strings.HasPrefix(d.Name(), ".") && len(d.Name()) > 2):
				return filepath.SkipDir
			case d.IsDir():
				return nil
			}
			ext := filepath.Ext(path)
			if ext != ".sass" && ext != ".cuasm" && ext != ".ori" && ext != ".txtar" {
				return nil
			}
			src, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			if ext != ".txtar" {
				if len(src) <= largestUnique {
					check(t, path, src)
				}
				return nil
			}
			for _, f := range txtar.Parse(src).Files {
				check(t, path+"/"+f.Name, f.Data)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("%d texts, %d labels made", texts, made)
	if made == 0 {
		t.Error("no label was made")
	}
}

var (
	labelOf    = regexp.MustCompile(`(?m)^[ \t]*([\w.$]+)[ \t]*:`)
	tableOf    = regexp.MustCompile(`(?m)^[ \t]*\.jumptable[ \t]+([\w.$]+)`)
	functionOf = regexp.MustCompile(`(?m)^[ \t]*\.(?:entry|func)\b`)
	sizeOf     = regexp.MustCompile(`(?m)^[ \t]*\.size[ \t]+[^,\r\n]*,[ \t]*\((\.L[\w.$]*)`)
	lineNotes  = regexp.MustCompile(`//[^\r\n]*`)
)

// twice counts the labels and tables of a text that it defines more than once. Those of a native
// function are its own.
func twice(src []byte) map[string]int {
	src = lineNotes.ReplaceAll(src, nil)
	found := map[string]int{}
	for n, part := range functionOf.Split(string(src), -1) {
		count := map[string]int{}
		for _, m := range labelOf.FindAllStringSubmatch(part, -1) {
			count[m[1]]++
		}
		for _, m := range tableOf.FindAllStringSubmatch(part, -1) {
			count[".jumptable "+m[1]]++
		}
		for label, k := range count {
			if n > 0 {
				label = "native " + label
			}
			if k > 1 {
				found[label] = max(k, found[label])
			}
		}
	}
	return found
}
