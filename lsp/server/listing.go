package server

import (
	"context"
	"path"
	"path/filepath"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/ori-lang/ori/lsp/ide"
)

// A listing is a text that has code from a source file.
type listing struct {
	uri  uri.URI
	name string // for users
	open bool
	code []ide.SourceCode                      // from that file
	at   func(n int) []protocol.Range          // of the runs of code[n]
	text func(ide.Span) (text []byte, ok bool) // of a part of it
}

// listings are the listings that have code from a source file, those that are open first.
func (s *server) listings(ctx context.Context, source uri.URI) ([]listing, error) {
	s.lookThrough()
	views := s.views()
	s.followAll(ctx, views)
	if err := s.beside(ctx); err != nil {
		return nil, err
	}
	var list []listing
	finders := finders{}
	if !source.IsFile() {
		return nil, nil
	}
	base := filepath.Base(source.FsPath())
	from := func(listing uri.URI, file string) bool {
		// The names are compared first because looking whether a file is there takes the system some time.
		return filepath.Base(file) == base && finders.of(listing).find(file) == source
	}
	for _, v := range views {
		code, err := v.snap.SourceCode(ctx)
		if err != nil {
			return nil, err
		}
		l := listing{uri: v.uri, name: name(v.uri), open: true, text: v.part}
		for n := range code {
			if from(v.uri, code[n].File) {
				l.code = append(l.code, code[n])
			}
		}
		l.at = func(n int) []protocol.Range { return v.rangs(l.code[n].Runs) }
		list = append(list, l)
	}
	for _, f := range s.closed() {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		l := listing{uri: f.URI, name: name(f.URI)}
		var at [][]protocol.Range
		for n := range f.Source {
			if from(f.URI, f.Source[n].File) {
				l.code = append(l.code, f.Source[n].SourceCode)
				at = append(at, f.Source[n].At)
			}
		}
		if l.code == nil || !s.index.Fresh(f) {
			continue
		}
		l.at = func(n int) []protocol.Range { return at[n] }
		l.text = func(part ide.Span) ([]byte, bool) {
			text, err := f.Text(part)
			return text, err == nil
		}
		list = append(list, l)
	}
	distinguish(list)
	return list, nil
}

// distinguish adds the folder to the names that several listings have.
func distinguish(list []listing) {
	seen := map[string]int{}
	for n := range list {
		seen[list[n].name]++
	}
	for n := range list {
		if l := &list[n]; seen[l.name] > 1 {
			if key, err := uri.Parse(string(l.uri)); err == nil {
				l.name = path.Join(path.Base(path.Dir(key.Path())), l.name)
			}
		}
	}
}

// part is a part of the text of the view, which is in one section of it.
func (v *view) part(s ide.Span) ([]byte, bool) {
	n := v.text.SectionAt(int(s.Start))
	base, _ := v.text.SectionStart(n)
	return v.text.Sections()[n].Src[int(s.Start)-base : int(s.End)-base], true
}

// name is the last part of a document's name.
func name(u uri.URI) string {
	if key, err := uri.Parse(string(u)); err == nil && key.Path() != "" {
		return path.Base(key.Path())
	}
	return string(u)
}
