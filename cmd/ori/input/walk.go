package input

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
// text of ours, in the order of their names. Hidden folders and links to folders are not entered. A
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
			err := filepath.WalkDir(path, func(name string, d fs.DirEntry, err error) error {
				switch {
				case err != nil:
					if !yield(name, err) {
						return fs.SkipAll
					}
					found = true
					return nil
				case d.IsDir() && name != path && strings.HasPrefix(d.Name(), "."):
					return fs.SkipDir
				case !d.Type().IsRegular() && d.Type()&fs.ModeSymlink == 0 || !isText(name):
					return nil
				}
				found = true
				if !yield(name, nil) {
					return fs.SkipAll
				}
				return nil
			})
			if err == nil && !found && !yield(path, fmt.Errorf("%s: no .ori file and no listing in it", path)) {
				return
			}
		}
	}
}

// isText reports whether a file of a folder is one of ours.
func isText(name string) bool {
	ext := strings.ToLower(filepath.Ext(name))
	if !slices.Contains(ours, ext) && !slices.Contains(shared, ext) {
		return false
	}
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
