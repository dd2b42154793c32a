package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ori/lsp/ide"
)

// TestReadme holds that the README names every diagnostic and every view.
func TestReadme(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range ide.Codes() {
		if !strings.Contains(string(text), "| `"+c.Name+"` | ") {
			t.Errorf("no row for %s", c.Name)
		}
	}
	for _, v := range views {
		if !strings.Contains(string(text), "`"+v.name+"`") {
			t.Errorf("no view %s", v.name)
		}
	}
}
