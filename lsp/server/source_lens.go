package server

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"runtime/debug"
	"slices"
	"strings"
	"sync"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/ori-lang/ori/lsp/ide"
)

// A source file is not a document of the server: the client is not asked for its text, and others
// serve it. All that is told of it is a lens, and a hover, on each line from which code in a listing comes.

// A sourceWatch has the client ask for lenses on the source files that listings name.
type sourceWatch struct {
	mu   sync.Mutex // held while the client is told
	told []uri.URI  // for which files
}

// The registrations for the source files.
const (
	sourceLensID  = "sources"
	sourceHoverID = "sources-hover"
)

// findSources finds from which lines the code of d comes, and has the client ask for lenses on them
// if that is something else than before.
func (s *server) findSources(d *document) {
	if !s.client.registerLenses {
		return
	}
	defer func() {
		if e := recover(); e != nil {
			s.log(protocol.MessageTypeError, fmt.Sprintf("sources of %s: panic: %v\n%s", d.uri, e, debug.Stack()))
		}
	}()
	d.mu.Lock()
	snap := d.snap
	d.mu.Unlock()
	code, err := snap.SourceCode(s.work)
	if err != nil {
		return
	}
	d.mu.Lock()
	same := slices.EqualFunc(d.sources, code, func(a, b ide.SourceCode) bool {
		return a.File == b.File && a.Line == b.Line && a.String() == b.String()
	})
	d.sources = code
	d.mu.Unlock()
	if same {
		return
	}
	go s.refreshSourceLenses() // the client may take its time
}

// refreshSourceLenses has the client ask again for the lenses on source files.
func (s *server) refreshSourceLenses() {
	if !s.offerSourceLenses() && s.client.refreshLenses {
		_ = protocol.Call(s.ctx, s.conn, protocol.MethodWorkspaceCodeLensRefresh, nil, nil)
	}
}

// offerSourceLenses tells the client for which source files there are lenses, and reports whether
// it had to be told.
func (s *server) offerSourceLenses() bool {
	if !s.client.registerLenses {
		return false
	}
	s.sources.mu.Lock()
	defer s.sources.mu.Unlock()
	files := s.sourceFiles()
	if slices.Equal(files, s.sources.told) {
		return false
	}
	var err error
	if s.sources.told != nil {
		gone := &protocol.UnregistrationParams{Unregisterations: []protocol.Unregistration{
			{ID: sourceLensID, Method: protocol.MethodTextDocumentCodeLens},
		}}
		if s.client.registerHovers {
			gone.Unregisterations = append(gone.Unregisterations, protocol.Unregistration{ID: sourceHoverID, Method: protocol.MethodTextDocumentHover})
		}
		err = protocol.Call(s.ctx, s.conn, protocol.MethodClientUnregisterCapability, gone, nil)
	}
	if s.sources.told = files; files != nil && err == nil {
		options, _ := json.Marshal(map[string]any{"documentSelector": selectorOf(files)})
		params := &protocol.RegistrationParams{Registrations: []protocol.Registration{
			{ID: sourceLensID, Method: protocol.MethodTextDocumentCodeLens, RegisterOptions: protocol.LSPAny(options)},
		}}
		if s.client.registerHovers {
			params.Registrations = append(params.Registrations,
				protocol.Registration{ID: sourceHoverID, Method: protocol.MethodTextDocumentHover, RegisterOptions: protocol.LSPAny(options)})
		}
		err = protocol.Call(s.ctx, s.conn, protocol.MethodClientRegisterCapability, params, nil)
	}
	if err != nil && s.ctx.Err() == nil {
		s.log(protocol.MessageTypeWarning, fmt.Sprintf("lenses on source files: %v", err))
	}
	return true
}

// mostSources is how many source files a client is asked to ask for lenses on.
const mostSources = 2000

// sourceFiles are the source files that are there of all listings, in order; nil if there are
// none, or the user does not want lenses on them.
func (s *server) sourceFiles() []uri.URI {
	if !s.shows().SourceLens {
		return nil
	}
	var files []uri.URI
	finders := finders{}
	add := func(f *sourceFinder, name string) {
		if u := f.find(name); u != "" {
			files = append(files, u)
		}
	}
	for _, v := range s.views() {
		v.doc.mu.Lock()
		code := v.doc.sources
		v.doc.mu.Unlock()
		for n := range code {
			if n == 0 || code[n].File != code[n-1].File {
				add(finders.of(v.uri), code[n].File)
			}
		}
	}
	for _, f := range s.closed() {
		for n := range f.Source {
			if n == 0 || f.Source[n].File != f.Source[n-1].File {
				add(finders.of(f.URI), f.Source[n].File)
			}
		}
	}
	slices.Sort(files)
	files = slices.Compact(files)
	if n := len(files); n > mostSources {
		s.log(protocol.MessageTypeInfo, fmt.Sprintf("lenses on source files: on the first %d of %d", mostSources, n))
		files = files[:mostSources]
	}
	return files
}

// selectorOf selects documents that are those files, of any language.
func selectorOf(files []uri.URI) []map[string]string {
	var list []map[string]string
	for _, u := range files {
		var pattern strings.Builder
		for _, r := range u.Path() {
			if strings.ContainsRune("*?[]{}", r) {
				fmt.Fprintf(&pattern, "[%c]", r)
			} else {
				pattern.WriteRune(r)
			}
		}
		list = append(list, map[string]string{"scheme": "file", "pattern": pattern.String()})
	}
	return list
}

// mostClosed is of how many listings that are not open a line of a source file has a lens each; of more it has one.
const mostClosed = 3

// sourceLenses are the lenses on a source file: on each line that has code in a listing how
// much of it there is, and in which listing. A click goes there.
func (s *server) sourceLenses(ctx context.Context, source uri.URI) ([]protocol.CodeLens, error) {
	if !s.shows().SourceLens {
		return nil, nil
	}
	listings, err := s.listings(ctx, source)
	if err != nil {
		return nil, err
	}
	var out []protocol.CodeLens
	add := func(line int, listing uri.URI, title string) error {
		at := protocol.Position{Line: uint32(line - 1)}
		r := protocol.Range{Start: at, End: at}
		c := protocol.Command{Title: title}
		if s.client.shows || slices.Contains(s.client.commands, commandInstructions) {
			raw, err := protocol.Marshal(&commandArgs{URI: string(listing), Range: &r, Source: string(source)})
			if err != nil {
				return err
			}
			c.Command, c.Arguments = commandInstructions, []protocol.LSPAny{protocol.LSPAny(raw)}
		}
		out = append(out, protocol.CodeLens{Range: r, Command: c})
		return nil
	}
	closed := map[int]int{} // listings that are not open, by the line
	for _, l := range listings {
		if !l.open {
			for n := range l.code {
				closed[l.code[n].Line]++
			}
		}
	}
	instrs := map[int]int{} // of those that have no lens of their own
	for _, l := range listings {
		for n := range l.code {
			x := &l.code[n]
			if !l.open && closed[x.Line] > mostClosed {
				instrs[x.Line] += x.Instrs
			} else if err := add(x.Line, l.uri, fmt.Sprintf("%s: %s", l.name, x.String())); err != nil {
				return nil, err
			}
		}
	}
	for _, line := range slices.Sorted(maps.Keys(instrs)) {
		if err := add(line, "", fmt.Sprintf("%d listings that are not open: %d instructions", closed[line], instrs[line])); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// instructions are the places in a listing, or in all, that come from a line of a source file; a client that
// does not go there itself is shown the first.
func (s *server) instructions(ctx context.Context, args *commandArgs) (protocol.LSPAny, error) {
	source, err := uri.Parse(args.Source)
	if err != nil || args.Source == "" || args.Range == nil {
		return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "%s takes {uri, source, range}", commandInstructions)
	}
	listings, err := s.listings(ctx, source)
	if err != nil {
		return nil, err
	}
	found := protocol.LocationSlice{}
	for _, l := range listings {
		if args.URI != "" && string(l.uri) != args.URI {
			continue
		}
		for n := range l.code {
			if l.code[n].Line == int(args.Range.Start.Line)+1 {
				for _, r := range l.at(n) {
					found = append(found, protocol.Location{URI: l.uri, Range: r})
				}
			}
		}
	}
	if len(found) > 0 && !slices.Contains(s.client.commands, commandInstructions) {
		s.showDocument(found[0].URI, &found[0].Range)
	}
	return json.Marshal(found)
}
