package input

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/ori-lang/ori/grammar/kind"
)

// options are how each disassembler prints a listing.
var options = map[string]string{kind.Nvdisasm: "-c", kind.Cuobjdump: "-sass"}

// disassemble returns what the first disassembler on PATH that reads a file of kind k prints of it,
// and its name with the option.
func disassemble(ctx context.Context, path string, k *kind.Kind) ([]byte, string, error) {
	for _, tool := range k.Tools {
		if program := find(tool, os.Getenv("PATH")); program != "" {
			src, err := print(ctx, program, tool, path)
			return src, tool + " " + options[tool], err
		}
	}
	names := "neither nvdisasm nor cuobjdump is on PATH"
	if len(k.Tools) == 1 {
		names = kind.Cuobjdump + " (which, unlike nvdisasm, reads it) is not on PATH"
	}
	return nil, "", fmt.Errorf("%s: %s; %s, and %s", path, k.What, strings.ReplaceAll(k.Run, "FILE", path), names)
}

// find returns the path of a program in the folders of list, as PATH has them; "" if it is in none.
// A folder that is not named in full is left out, and so is the current one: it may have come with
// the cubin.
func find(name, list string) string {
	here, _ := os.Stat(".")
	for _, dir := range filepath.SplitList(list) {
		info, err := os.Stat(dir)
		if err != nil || !filepath.IsAbs(dir) || os.SameFile(info, here) {
			continue
		}
		if program, err := exec.LookPath(filepath.Join(dir, name)); err == nil {
			return program
		}
	}
	return ""
}

// print runs a disassembler on a file and returns the listing.
func print(ctx context.Context, program, tool, path string) ([]byte, error) {
	full, err := filepath.Abs(path) // which is no option, whatever its name begins with
	if err != nil {
		return nil, err
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	cmd := exec.CommandContext(ctx, program, options[tool], full)
	var complaint bytes.Buffer
	cmd.Stderr = &complaint
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	src, err := readRest(nil, out, path)
	if err != nil {
		stop()
	}
	ended := cmd.Wait()
	switch {
	case err != nil:
		return nil, err
	case ended != nil:
		why := firstLine(complaint.String())
		var exit *exec.ExitError
		if !errors.As(ended, &exit) || why == "" {
			why = ended.Error()
		}
		return nil, fmt.Errorf("%s: %s: %s", path, tool, why)
	case len(bytes.TrimSpace(src)) == 0:
		return nil, fmt.Errorf("%s: %s finds no code in it", path, tool)
	}
	return src, nil
}

func firstLine(s string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(s), "\n")
	return strings.TrimSpace(line)
}
