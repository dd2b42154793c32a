package main

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/go/packages"
)

var elsewhere = flag.String("elsewhere", "windows/amd64", "the targets for which TestElsewhere checks types: windows/amd64,windows/arm64,darwin/amd64,darwin/arm64 in seconds each")

// TestElsewhere checks the types of all packages as they are on another system, without a C compiler for that: in place of the files
// with C there are others.
func TestElsewhere(t *testing.T) {
	overlay := map[string][]byte{}
	for file, text := range map[string]string{
		"../../grammar/treesitter.go": "package grammar\n\nfunc Trim() {}\n",
		"closed_unix.go":              "//go:build unix\n\npackage main\n\nfunc stdoutClosed() bool { return false }\n",
	} {
		path, err := filepath.Abs(file)
		if err != nil {
			t.Fatal(err)
		}
		overlay[path] = []byte(text)
	}
	for target := range strings.SplitSeq(*elsewhere, ",") {
		system, arch, _ := strings.Cut(target, "/")
		found, err := packages.Load(&packages.Config{
			Context: t.Context(),
			Mode:    packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles | packages.NeedImports | packages.NeedDeps | packages.NeedTypes | packages.NeedSyntax,
			Env:     append(os.Environ(), "GOOS="+system, "GOARCH="+arch, "CGO_ENABLED=0"),
			Overlay: overlay,
		}, "github.com/ori-lang/ori/...")
		if err != nil {
			t.Fatal(err)
		}
		checked := 0
		for _, p := range found {
			if p.PkgPath == "github.com/ori-lang/ori/grammar" {
				continue // a part of it is C
			}
			checked++
			for _, e := range p.Errors {
				t.Errorf("%s: %s: %v", target, p.PkgPath, e)
			}
		}
		if checked < 20 {
			t.Errorf("%s: only %d packages", target, checked)
		}
	}
}
