package workspace

import (
	"fmt"
	"io/fs"
	"os"
	"runtime/debug"
	"strings"
	"time"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/ori-lang/ori/lsp/ide"
)

// A File is what is known of a text.
type File struct {
	Path   string
	URI    uri.URI
	Funcs  []Func
	Source []Source // in order of files and lines; nil if it names no source file

	size     int64
	modified time.Time
}

// A Func is a function of a text.
type Func struct {
	Name string
	At   protocol.Range // its name, where the text has that
}

// A Source is the code of a text that comes from a line of a source file.
type Source struct {
	ide.SourceCode
	At []protocol.Range // of its Runs
}

// like reports whether a file is as it was when it was read.
func (f *File) like(info fs.FileInfo) bool {
	return info.Size() == f.size && info.ModTime().Equal(f.modified)
}

func (f *File) fresh() bool {
	info, err := os.Stat(f.Path)
	return err == nil && f.like(info)
}

// Text is a part of the text, which has to be as it was when it was read.
func (f *File) Text(s ide.Span) ([]byte, error) {
	r, err := os.Open(f.Path)
	if err != nil {
		return nil, err
	}
	defer r.Close()
	text := make([]byte, s.End-s.Start)
	_, err = r.ReadAt(text, int64(s.Start))
	return text, err
}

// read reads a text. A panic is its error.
func (x *Index) read(path string, info fs.FileInfo) (f *File, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%s: internal error: %v\n%s", path, r, debug.Stack())
		}
	}()
	src, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	f = &File{Path: path, URI: uri.File(path), size: info.Size(), modified: info.ModTime()}
	if int64(len(src)) != f.size {
		f.modified = time.Time{} // it has changed since, and is not fresh
	}
	snap, err := ide.OpenContext(x.ctx, src, ide.Options{})
	if err != nil || snap.Foreign() != "" {
		return f, err
	}
	text := snap.Text()
	at := func(off int32) protocol.Position {
		line, char := text.Position(int(off), x.config.Encoding)
		return protocol.Position{Line: uint32(line), Character: uint32(char)}
	}
	rang := func(s ide.Span) protocol.Range { return protocol.Range{Start: at(s.Start), End: at(s.End)} }
	funcs, err := snap.Matches(x.ctx, "", x.config.Limits.Places)
	if err != nil {
		return nil, err
	}
	for n := range funcs {
		f.Funcs = append(f.Funcs, Func{Name: strings.Clone(funcs[n].Name), At: rang(funcs[n].NameSpan)})
	}
	code, err := snap.SourceCode(x.ctx)
	if err != nil {
		return nil, err
	}
	names := map[string]string{} // that do not keep the text
	own := func(s string) string {
		if _, ok := names[s]; !ok {
			names[s] = strings.Clone(s)
		}
		return names[s]
	}
	left := x.config.Limits.Places
	for _, c := range code {
		if left -= len(c.Runs); left < 0 {
			return nil, fmt.Errorf("%s, in which more than %d places come from lines of source files", path, x.config.Limits.Places)
		}
		s := Source{SourceCode: c, At: make([]protocol.Range, len(c.Runs))}
		s.File = own(c.File)
		for k, name := range c.Funcs {
			s.Funcs[k] = own(name)
		}
		for k, run := range c.Runs {
			s.At[k] = rang(run)
		}
		f.Source = append(f.Source, s)
	}
	return f, nil
}
