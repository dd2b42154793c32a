package server

import (
	"context"
	"encoding/json"
	"fmt"
	"path"
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
// serve it. All that is told of it is a lens, and a hover, on each line from which code in an open listing comes.

// A sourceWatch has the client ask for lenses on the source files that open listings name.
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

// sourceFiles are the source files that are there of all open listings, in order; nil if there are
// none, or the user does not want lenses on them.
func (s *server) sourceFiles() []uri.URI {
	if !s.shows().SourceLens {
		return nil
	}
	var files []uri.URI
	for _, v := range s.views() {
		find := newSourceFinder(v.uri)
		v.doc.mu.Lock()
		code := v.doc.sources
		v.doc.mu.Unlock()
		for n := range code {
			if n > 0 && code[n].File == code[n-1].File {
				continue
			}
			if u := find.find(code[n].File); u != "" {
				files = append(files, u)
			}
		}
	}
	slices.Sort(files)
	return slices.Compact(files)
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

// sourceCode returns the code of a listing that comes from a source file.
func (v *view) sourceCode(ctx context.Context, source uri.URI) ([]ide.SourceCode, error) {
	code, err := v.snap.SourceCode(ctx)
	if err != nil {
		return nil, err
	}
	find := newSourceFinder(v.uri)
	var list []ide.SourceCode
	for _, x := range code {
		if find.find(x.File) == source {
			list = append(list, x)
		}
	}
	return list, nil
}

// sourceLenses are the lenses on a source file: on each line that has code in an open listing how
// much of it there is, and in which listing. A click goes there.
func (s *server) sourceLenses(ctx context.Context, source uri.URI) ([]protocol.CodeLens, error) {
	if !s.shows().SourceLens {
		return nil, nil
	}
	views := s.views()
	if err := s.beside(ctx); err != nil {
		return nil, err
	}
	var out []protocol.CodeLens
	for _, v := range views {
		code, err := v.sourceCode(ctx, source)
		if err != nil {
			return nil, err
		}
		for _, x := range code {
			at := protocol.Position{Line: uint32(x.Line - 1)}
			r := protocol.Range{Start: at, End: at}
			c := protocol.Command{Title: fmt.Sprintf("%s: %s", v.name(), x.String())}
			if s.client.shows || slices.Contains(s.client.commands, commandInstructions) {
				raw, err := protocol.Marshal(&commandArgs{URI: string(v.uri), Range: &r, Source: string(source)})
				if err != nil {
					return nil, err
				}
				c.Command, c.Arguments = commandInstructions, []protocol.LSPAny{protocol.LSPAny(raw)}
			}
			out = append(out, protocol.CodeLens{Range: r, Command: c})
		}
	}
	return out, nil
}

// name is the last part of the document's name.
func (v *view) name() string {
	if key, err := uri.Parse(string(v.uri)); err == nil && key.Path() != "" {
		return path.Base(key.Path())
	}
	return string(v.uri)
}

// instructions are the places in a listing that come from a line of a source file; a client that
// does not go there itself is shown the first.
func (s *server) instructions(ctx context.Context, v *view, args *commandArgs) (protocol.LSPAny, error) {
	source, err := uri.Parse(args.Source)
	if err != nil || args.Source == "" || args.Range == nil {
		return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "%s takes {uri, source, range}", commandInstructions)
	}
	code, err := v.sourceCode(ctx, source)
	if err != nil {
		return nil, err
	}
	found := protocol.LocationSlice{}
	for _, x := range code {
		if x.Line == int(args.Range.Start.Line)+1 {
			found = append(found, v.locations(x.Runs)...)
		}
	}
	if len(found) > 0 && !slices.Contains(s.client.commands, commandInstructions) {
		s.showDocument(v.uri, &found[0].Range)
	}
	return json.Marshal(found)
}
