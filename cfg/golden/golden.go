// Package golden compares what is said of texts with what files of testdata say of them.
package golden

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

var update = flag.Bool("update", false, "rewrite the golden sections")

// Run compares, for each text in the txtar files that match pattern, what say returns of it with
// the section of the given name after it; with -update it rewrites the sections. Each file is a
// subtest.
func Run(t *testing.T, pattern, section string, say func(src []byte) string) {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatal("no testdata", err)
	}
	for _, name := range files {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			ar, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			var got []txtar.File
			for _, f := range ar.Files {
				if f.Name != section {
					got = append(got, f, txtar.File{Name: section, Data: []byte(say(f.Data))})
				}
			}
			want := txtar.Format(&txtar.Archive{Comment: ar.Comment, Files: got})
			if have := txtar.Format(ar); bytes.Equal(want, have) {
				return
			} else if *update {
				if err := os.WriteFile(name, want, 0o644); err != nil {
					t.Fatal(err)
				}
			} else {
				t.Errorf("got:\n%s\nwant:\n%s", want, have)
			}
		})
	}
}
