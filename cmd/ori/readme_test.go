package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestReadme holds that the README names every view and command.
func TestReadme(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range views {
		if !strings.Contains(string(text), "`"+v.name+"`") {
			t.Errorf("no view %s", v.name)
		}
	}
	for _, name := range commandNames(newRoot()) {
		if !strings.Contains(string(text), "`ori "+name) && name != "completion" && name != "help" {
			t.Errorf("no command %s", name)
		}
	}
}
