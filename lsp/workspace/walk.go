package workspace

import (
	"fmt"
	"io/fs"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// ours are the extensions of texts that nothing else has.
var ours = []string{".ori", ".cuasm", ".nvdisasm", ".cuobjdump"}

// shared are the extensions of files that may be listings: their content decides, as in the editors.
var shared = []string{".sass", ".asm", ".s", ".txt", ".log", ".lst", ".dis", ".isa", ".dump"}

// Files yields the files that paths name, in their order: a folder's are those in it that have a
// text of ours, in the order of their names. Hidden folders, node_modules and links to folders are not entered. A
// folder without such a file yields its name and an error.
func Files(paths []string) iter.Seq2[string, error] {
	return func(yield func(string, error) bool) {
		for _, path := range paths {
			if info, err := os.Stat(path); err != nil || !info.IsDir() {
				if !yield(path, nil) {
					return
				}
				continue
			}
			found := false
			for name, err := range texts(path, func() bool { return true }) {
				found = true
				if !yield(name, err) {
					return
				}
			}
			if !found && !yield(path, fmt.Errorf("%s: no .ori file and no listing in it", path)) {
				return
			}
		}
	}
}

// texts yields the texts in a folder. It goes on as long as visit, which it calls for each file and folder, returns true.
func texts(folder string, visit func() bool) iter.Seq2[string, error] {
	return func(yield func(string, error) bool) {
		_ = filepath.WalkDir(folder, func(name string, d fs.DirEntry, err error) error {
			switch {
			case !visit():
				return fs.SkipAll
			case err != nil:
				if !yield(name, err) {
					return fs.SkipAll
				}
				return nil
			case d.IsDir() && name != folder && skipped(d.Name()):
				return fs.SkipDir
			case !d.Type().IsRegular() && d.Type()&fs.ModeSymlink == 0 || !isText(name):
				return nil
			}
			if !yield(name, nil) {
				return fs.SkipAll
			}
			return nil
		})
	}
}

// skipped reports whether a folder of that name is not entered.
func skipped(name string) bool { return strings.HasPrefix(name, ".") || name == "node_modules" }

// named reports whether a file may be one of ours by its name.
func named(name string) bool {
	ext := strings.ToLower(filepath.Ext(name))
	return slices.Contains(ours, ext) || slices.Contains(shared, ext)
}

// Pattern is the glob pattern of the files that may be texts, in every folder.
func Pattern() string {
	var list []string
	for _, ext := range slices.Concat(ours, shared) {
		list = append(list, ext[1:])
	}
	return "**/*.{" + strings.Join(list, ",") + "}"
}

// isText reports whether a file of a folder is one of ours.
func isText(name string) bool {
	if !named(name) {
		return false
	}
	ext := strings.ToLower(filepath.Ext(name))
	info, err := os.Stat(name)
	switch {
	case err != nil || info.IsDir():
		return false
	case slices.Contains(ours, ext):
		return true
	case !info.Mode().IsRegular():
		return false
	}
	f, err := os.Open(name)
	if err != nil {
		return true // which reading it will tell
	}
	defer f.Close()
	head := make([]byte, detectLines*detectWidth)
	n, _ := f.ReadAt(head, 0)
	return listing(head[:n]) != ""
}
