package project

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/lsp/ide"
)

// Name is the name of the file.
const Name = "ori.toml"

// An Error tells what is wrong with a file, one problem a line.
type Error struct {
	Path     string // for users
	File     string // the same, absolute
	Text     []byte // of the file
	Problems []Problem
}

func (e *Error) Error() string {
	var lines []string
	for _, p := range e.Problems {
		lines = append(lines, fmt.Sprintf("%s:%d:%d: %s", e.Path, p.Line, p.Column, p.Message))
	}
	return strings.Join(lines, "\n")
}

// Files are those that have been looked for, by folder. The zero Files is empty; it is safe for
// concurrent use.
type Files struct {
	mu    sync.Mutex
	files map[string]*file
}

type file struct {
	opt ide.Options
	err error
}

// Options returns what the nearest ori.toml in dir or above it says; the zero Options if there is
// none. An error tells what is wrong with it, and the options what is not. Each file is read once.
func (all *Files) Options(dir string) (ide.Options, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return ide.Options{}, err
	}
	all.mu.Lock()
	defer all.mu.Unlock()
	f := all.of(dir)
	return f.opt, f.err
}

func (all *Files) of(dir string) *file {
	if f := all.files[dir]; f != nil {
		return f
	}
	f := new(file)
	src, err := os.ReadFile(filepath.Join(dir, Name))
	up := filepath.Dir(dir)
	switch {
	case err == nil:
		var problems []Problem
		if f.opt, problems = Parse(src); problems != nil {
			name := filepath.Join(dir, Name)
			f.err = &Error{short(name), name, src, problems}
		}
	case !errors.Is(err, fs.ErrNotExist):
		f.err = err
	case up != dir:
		f = all.of(up)
	}
	if all.files == nil {
		all.files = map[string]*file{}
	}
	all.files[dir] = f
	return f
}

// A State is which file the options in a folder come from, and when it was written. Two that are equal are
// of the same text, unless one of the same size was written within the resolution of the file's time.
type State struct {
	Path     string // "" if there is no file
	size     int64  // -1 if it is not known
	modified int64  // in nanoseconds
}

// StateOf looks for the nearest ori.toml in dir or above it, and reads none.
func StateOf(dir string) State {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return State{}
	}
	for {
		name := filepath.Join(dir, Name)
		info, err := os.Stat(name)
		up := filepath.Dir(dir)
		switch {
		case err == nil:
			return State{name, info.Size(), info.ModTime().UnixNano()}
		case !errors.Is(err, fs.ErrNotExist):
			return State{Path: name, size: -1}
		case up == dir:
			return State{}
		}
		dir = up
	}
}

// short is a path as seen from the current folder, if it is in it.
func short(path string) string {
	if here, err := os.Getwd(); err == nil {
		if rel, err := filepath.Rel(here, path); err == nil && filepath.IsLocal(rel) {
			return rel
		}
	}
	return path
}

// Over returns the options of o where it says something, and those of below elsewhere.
func Over(o, below ide.Options) ide.Options {
	if o.Target == "" {
		o.Target = below.Target
	}
	if o.OptLevel == nil {
		o.OptLevel = below.OptLevel
	}
	if o.MaxDiags == 0 {
		o.MaxDiags = below.MaxDiags
	}
	if o.MaxAlike == 0 {
		o.MaxAlike = below.MaxAlike
	}
	if o.Limits == 0 {
		o.Limits = below.Limits
	}
	if o.Preset == "" {
		o.Preset = below.Preset
	}
	if o.NoPhase == nil {
		o.NoPhase = slices.Clone(below.NoPhase)
	}
	o.Knobs = over(o.Knobs, below.Knobs)
	o.Levels = over[map[string]analysis.Severity](o.Levels, below.Levels)
	return o
}

func over[M ~map[string]V, V any](m, below M) M {
	if len(below) == 0 {
		return m
	}
	all := maps.Clone(below)
	maps.Copy(all, m)
	return all
}
