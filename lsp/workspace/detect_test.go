package workspace

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestDetect holds the rules to the files that those of the editors are held to.
func TestDetect(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("..", "..", "editors", "test", "testdata", "detect", "*", "*"))
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		want := strings.Replace(filepath.Base(filepath.Dir(file)), "none", "", 1)
		if got := listing(text); got != want {
			t.Errorf("%s: %q, want %q", file, got, want)
		}
	}
}
