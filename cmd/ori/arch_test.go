package main

import (
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The rooms of the house, each of which may import those before it and itself.
var rooms = []string{"grammar", "cfg", "analysis", "optimizer", "lsp", "cmd"}

// A goPackage is what go list tells of a package.
type goPackage struct {
	ImportPath string
	Imports    []string
	Deps       []string
}

func listPackages(t *testing.T) []goPackage {
	cmd := exec.Command("go", "list", "-deps", "-json=ImportPath,Imports,Deps", "./...")
	cmd.Dir = filepath.Join("..", "..")
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	var packages []goPackage
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p goPackage
		err := d.Decode(&p)
		if errors.Is(err, io.EOF) {
			return packages
		}
		if err != nil {
			t.Fatal(err)
		}
		p.ImportPath = short(p.ImportPath)
		for _, list := range [][]string{p.Deps, p.Imports} {
			for n := range list {
				list[n] = short(list[n])
			}
		}
		packages = append(packages, p)
	}
}

// short is the path of a package of ours without what comes before the module's name.
func short(path string) string {
	if within(path, "github.com/ori-lang/ori") {
		return strings.TrimPrefix(path, "github.com/ori-lang/")
	}
	return path
}

// room returns the number of the room that a package is in, -1 if it is none
// of ours.
func room(path string) int {
	path, ours := strings.CutPrefix(path, "ori/")
	if !ours {
		return -1
	}
	first, _, _ := strings.Cut(path, "/")
	return slices.Index(rooms, first)
}

// within reports whether a package is the one at path or below it.
func within(pkg, path string) bool { return pkg == path || strings.HasPrefix(pkg, path+"/") }

func TestArrows(t *testing.T) {
	seen := map[int]bool{}
	for _, p := range listPackages(t) {
		r := room(p.ImportPath)
		if within(p.ImportPath, "ori") {
			if r < 0 {
				t.Errorf("%s is in no room", p.ImportPath)
			}
			seen[r] = true
		}
		if r < 0 {
			continue
		}
		for _, dep := range p.Deps {
			if d := room(dep); d > r {
				t.Errorf("%s depends on %s: rooms are %s", p.ImportPath, dep, strings.Join(rooms, " <- "))
			}
		}
		for _, dep := range p.Deps {
			if why := unwanted(p.ImportPath, dep); why != "" {
				t.Errorf("%s depends on %s: %s", p.ImportPath, dep, why)
			}
		}
		for _, dep := range p.Imports {
			if why := forbidden(p.ImportPath, dep); why != "" {
				t.Errorf("%s imports %s: %s", p.ImportPath, dep, why)
			}
		}
	}
	for n, name := range rooms {
		if !seen[n] {
			t.Errorf("no package in room %s", name)
		}
	}
}

// forbidden says why pkg must not import dep, "" if it may.
func forbidden(pkg, dep string) string {
	switch {
	case strings.Contains(dep, "tree-sitter") && !within(pkg, "ori/grammar"), dep == "C" && !within(pkg, "ori/grammar") && pkg != "ori/cmd/ori":
		return "only grammar knows tree-sitter, and C but for what cmd/ori looks at before Go's runtime begins"
	case within(dep, "go.lsp.dev") && !within(pkg, "ori/cmd") && (!within(pkg, "ori/lsp") || within(pkg, "ori/lsp/ide")):
		return "only lsp, but for ide, and cmd know the protocol"
	}
	return ""
}

// unwanted says why pkg must not depend on dep, by whatever way; "" if it may.
func unwanted(pkg, dep string) string {
	switch {
	case within(dep, "ori/cfg/interp") && !within(pkg, "ori/cfg") && !within(pkg, "ori/cmd"):
		return "the interpreter is for proofs, which cmd makes: neither the passes nor the server carry it"
	case within(dep, "ori/cfg/gen") && !within(pkg, "ori/cfg") && pkg != "ori/cmd/lspbench":
		return "random programs are for tests and benchmarks"
	case dep == "ori/analysis/lint" && (pkg == "ori/analysis" || within(pkg, "ori/analysis/near")):
		return "facts do not know what is reported of them"
	}
	return ""
}

// TestUnwanted holds which packages may depend on which, besides the order of the rooms.
func TestUnwanted(t *testing.T) {
	for _, tt := range []struct {
		pkg, dep string
		ok       bool
	}{
		{"ori/lsp/server", "ori/cfg/interp", false},
		{"ori/lsp/ide", "ori/cfg/interp", false},
		{"ori/optimizer", "ori/cfg/interp", false},
		{"ori/cmd/ori", "ori/cfg/interp", true},
		{"ori/cfg/gen", "ori/cfg/interp", true},
		{"ori/lsp/server", "ori/cfg", true},
		{"ori/lsp/server", "ori/cfg/gen", false},
		{"ori/cmd/ori", "ori/cfg/gen", false},
		{"ori/cmd/lspbench", "ori/cfg/gen", true},
		{"ori/analysis", "ori/analysis/lint", false},
		{"ori/optimizer", "ori/analysis/lint", true},
	} {
		if got := unwanted(tt.pkg, tt.dep) == ""; got != tt.ok {
			t.Errorf("%s may depend on %s: %t, want %t", tt.pkg, tt.dep, got, tt.ok)
		}
	}
}

func TestForbidden(t *testing.T) {
	const treeSitter, protocol = "github.com/smacker/go-tree-sitter", "go.lsp.dev/protocol"
	for _, tt := range []struct {
		pkg, dep string
		ok       bool
	}{
		{"ori/grammar", treeSitter, true},
		{"ori/grammar", "C", true},
		{"ori/cfg", treeSitter, false},
		{"ori/lsp/server", treeSitter, false},
		{"ori/cfg", "C", false},
		{"ori/cfg", "strings", true},
		{"ori/lsp/server", protocol, true},
		{"ori/cmd/ori", protocol, true},
		{"ori/lsp/ide", protocol, false},
		{"ori/analysis", protocol, false},
	} {
		if got := forbidden(tt.pkg, tt.dep) == ""; got != tt.ok {
			t.Errorf("%s may import %s: %t, want %t", tt.pkg, tt.dep, got, tt.ok)
		}
	}
}

func TestTopLevel(t *testing.T) {
	allowed := append([]string{"docs", "editors", "go.mod", "go.sum", "README.md", "LICENSE", "Makefile",
		"bin", "dist"}, rooms...) // bin is what make builds; git ignores it
	entries, err := os.ReadDir(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if name := e.Name(); !strings.HasPrefix(name, ".") && !slices.Contains(allowed, name) {
			t.Errorf("%s does not belong at the top level", name)
		}
	}
}
