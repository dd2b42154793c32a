package server

import (
	"context"
	"encoding/json"
	"maps"
	"slices"
	"time"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/ori-lang/ori/lsp/project"
	"github.com/ori-lang/ori/lsp/workspace"
)

// What is asked of all texts, functions by their names and instructions by source lines, is answered from
// those in the folders of the workspace, too, which an index reads while there is nothing else to do.

const (
	// quiet is for how long nothing has to come from the client before texts that are not open are read.
	quiet = 200 * time.Millisecond
	// indexPatience is for how long a request waits for the texts that are still to be read.
	indexPatience = 2 * time.Second
)

// newIndex is the index of the folders that a client has open. It begins when [server.lookThrough] is called.
func (s *server) newIndex(p *protocol.InitializeParams) {
	if list, ok := p.WorkspaceFolders.Get(); ok {
		for _, f := range list {
			s.folders = append(s.folders, f.URI)
		}
		//lint:ignore SA1019 some clients have no folders
	} else if root := p.RootURI; root != nil {
		s.folders = []uri.URI{*root}
	}
	s.index = workspace.New(s.work, workspace.Config{
		Limits:   workspace.Usual,
		Encoding: s.client.encoding,
		Busy:     func() bool { return s.occupied(time.Now()) },
		Working:  func() func() { return s.working("Reading listings of the workspace") },
		Changed: func(sources bool) {
			if sources {
				go s.refreshSourceLenses() // the client may take its time
			}
		},
		Log: func(text string) { s.log(protocol.MessageTypeInfo, text) },
	})
}

// lookThrough has the index begin, unless it has.
func (s *server) lookThrough() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.looking {
		s.looking = true
		s.index.SetFolders(paths(s.folders))
	}
}

// indexed waits until the index has all texts, but not for ever: then what it has is answered. A client that asks with each
// letter that is typed waits once, not each time.
func (s *server) indexed(ctx context.Context) {
	s.lookThrough()
	patience := s.reading
	if s.waited.Load() {
		patience = 0
	}
	short, stop := context.WithTimeout(ctx, patience)
	defer stop()
	all := s.index.Wait(short)
	if some := !all && ctx.Err() == nil; s.waited.Swap(some) != some && some {
		s.log(protocol.MessageTypeInfo, "the texts in the folders of the workspace are not all read yet: the functions that are found by name, and the instructions of source lines, are those of the others")
	}
}

// closed are the texts that are known and not open.
func (s *server) closed() []*workspace.File {
	files := s.index.Files()
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.DeleteFunc(files, func(f *workspace.File) bool { return s.docs[f.URI] != nil })
}

// occupied reports whether there is something else to be done at a time than to read texts that are not open.
func (s *server) occupied(now time.Time) bool {
	if now.Sub(time.Unix(0, s.heard.Load())) < quiet {
		return true
	}
	s.mu.Lock()
	docs := slices.Collect(maps.Values(s.docs))
	asked := len(s.turns)
	s.mu.Unlock()
	return asked > 0 || slices.ContainsFunc(docs, func(d *document) bool {
		d.mu.Lock()
		defer d.mu.Unlock()
		return d.search != nil || d.reading != nil || len(d.wake) > 0
	})
}

func (s *server) didChangeWorkspaceFolders(p *protocol.DidChangeWorkspaceFoldersParams) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, f := range p.Event.Removed {
		s.folders = slices.DeleteFunc(s.folders, func(u uri.URI) bool { return u == f.URI })
	}
	for _, f := range p.Event.Added {
		s.folders = append(s.folders, f.URI)
	}
	if s.looking {
		s.index.SetFolders(paths(s.folders))
	}
	return nil
}

// didChangeWatchedFiles is told of files that have changed, come or gone.
func (s *server) didChangeWatchedFiles(p *protocol.DidChangeWatchedFilesParams) error {
	var changed []uri.URI
	again := false
	for _, c := range p.Changes {
		if name(c.URI) == project.Name {
			again = true
		}
		changed = append(changed, c.URI)
	}
	if again {
		s.reread()
	}
	s.index.Touch(paths(changed)...)
	return nil
}

// paths are the paths of those that are files.
func paths(list []uri.URI) []string {
	var paths []string
	for _, u := range list {
		if u.IsFile() {
			paths = append(paths, u.FsPath())
		}
	}
	return paths
}

// watchedFiles are the options of the registration for changed files.
func watchedFiles() protocol.LSPAny {
	type watcher struct {
		GlobPattern string `json:"globPattern"`
	}
	options, _ := json.Marshal(map[string][]watcher{"watchers": {{"**/" + project.Name}, {workspace.Pattern()}}})
	return protocol.LSPAny(options)
}

func offerWorkspaceFolders(_ *client, c *protocol.ServerCapabilities) {
	yes := true
	c.Workspace.WorkspaceFolders = &protocol.WorkspaceFoldersServerCapabilities{Supported: &yes, ChangeNotifications: protocol.Boolean(true)}
}
