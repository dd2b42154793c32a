// Package corpus names the listings that tests run on.
package corpus

import (
	"os"
	"path/filepath"
	"testing"
)

// Files returns the paths of the files that match pattern, as in "listings/*.sass": those in
// cfg/testdata/kernels, which are of kernels of our own and always there, and the ones of a larger
// collection of the same layout in ../shared/corpus, if that is there. A file that is in both comes
// once. If there is no such collection, the test's log says so in one line.
func Files(t testing.TB, pattern string) []string {
	t.Helper()
	root := moduleRoot(t)
	shipped, shared := filepath.Join(root, "cfg", "testdata", "kernels"), filepath.Join(root, "..", "shared", "corpus")
	files := glob(t, shipped, pattern)
	if len(files) == 0 {
		t.Fatalf("corpus: no %s in %s", pattern, shipped)
	}
	if _, err := os.Stat(shared); err != nil {
		t.Logf("corpus: there is no ../shared/corpus: ran on the %d files %s in cfg/testdata/kernels only", len(files), pattern)
		return files
	}
	seen := map[string]bool{}
	for _, name := range files {
		seen[filepath.Base(name)] = true
	}
	for _, name := range glob(t, shared, pattern) {
		if !seen[filepath.Base(name)] {
			files = append(files, name)
		}
	}
	return files
}

// Compiled returns the paths of the listings of nvdisasm -c of the kernels in
// ../shared/corpus/kernels, which our own are some of; there are none if there is no such
// collection.
func Compiled(t testing.TB) []string {
	t.Helper()
	return glob(t, filepath.Join(moduleRoot(t), "..", "shared", "corpus", "kernels"), "listings/*.nvdisasm-c.sass")
}

func glob(t testing.TB, dir, pattern string) []string {
	files, err := filepath.Glob(filepath.Join(dir, filepath.FromSlash(pattern)))
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// moduleRoot returns the directory of go.mod, above the one the test runs in.
func moduleRoot(t testing.TB) string {
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		up := filepath.Dir(dir)
		if up == dir {
			t.Fatal("corpus: no go.mod above the working directory")
		}
		dir = up
	}
}
