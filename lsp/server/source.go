package server

import (
	"os"
	"path"
	"path/filepath"
	"strings"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/ori-lang/ori/lsp/ide"
)

// A sourceFinder finds the files that a listing names: where it says, or from the directory of the
// listing on.
type sourceFinder struct {
	dir   string             // of the listing; "" if it is no file
	known map[string]uri.URI // by the name in the listing; "" for one that is not there
}

func newSourceFinder(listing uri.URI) *sourceFinder {
	f := &sourceFinder{known: map[string]uri.URI{}}
	if strings.HasPrefix(string(listing), "file:") {
		if key, err := uri.Parse(string(listing)); err == nil {
			f.dir = filepath.Dir(key.Path())
		}
	}
	return f
}

// finders are the finders of some listings, by their directories.
type finders map[string]*sourceFinder

func (all finders) of(listing uri.URI) *sourceFinder {
	dir := path.Dir(string(listing))
	if all[dir] == nil {
		all[dir] = newSourceFinder(listing)
	}
	return all[dir]
}

// find returns the URI of a file that is there, "" if it is not.
func (f *sourceFinder) find(name string) uri.URI {
	u, ok := f.known[name]
	if !ok {
		path := name
		if !filepath.IsAbs(path) && f.dir != "" {
			path = filepath.Join(f.dir, path)
		}
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() && filepath.IsAbs(path) {
			u = uri.File(path)
		}
		f.known[name] = u
	}
	return u
}

// locations are the lines of those sources whose files are there.
func (f *sourceFinder) locations(sources []ide.SourceLine) protocol.LocationSlice {
	var out protocol.LocationSlice
	for _, x := range sources {
		if u := f.find(x.File); u != "" {
			at := protocol.Position{Line: uint32(x.Line - 1)}
			out = append(out, protocol.Location{URI: u, Range: protocol.Range{Start: at, End: at}})
		}
	}
	return out
}
