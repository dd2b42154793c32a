package server

import (
	"errors"
	"maps"
	"path"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/ori-lang/ori/lsp/ide"
	"github.com/ori-lang/ori/lsp/project"
)

// projects is what is known of the ori.toml of the open documents. Its mutex is held while such files are read and told of, so that
// what was read last is in force; it is locked before that of the server.
type projects struct {
	sync.Mutex
	wrong map[uri.URI]*wrongProject

	due    atomic.Bool  // a look is due, or goes on: see [server.lookSoon]
	looked atomic.Int64 // when the last one began, in nanoseconds
}

// A folder is where an ori.toml is looked for. A document that is no file has none.
func folder(key uri.URI) (dir string, ok bool) {
	if !key.IsFile() {
		return "", false
	}
	return filepath.Dir(key.FsPath()), true
}

// optionsOf are the options of a document: what the client has set, and where it says nothing what
// the ori.toml above the file does. The file is read when a document is opened, when it is saved itself, when
// settings change, and when it is another than before: the client tells so, or [server.look] sees it. What is wrong in it is shown, and wrong
// is the file then. The caller holds the mutex of s.projects.
func (s *server) optionsOf(key uri.URI, set ide.Options, files *project.Files) (_ ide.Options, wrong uri.URI) {
	if dir, ok := folder(key); ok {
		below, err := files.Options(dir)
		if err != nil {
			s.tellOnce(err)
		}
		wrong = s.showProblems(err)
		set = project.Over(set, below)
	}
	if set.Preset == "" {
		set.Preset = editorPreset
	}
	return set, wrong
}

// editorPreset is the preset if neither the client nor an ori.toml names one: VS Code does not list hints
// among the problems, so that of a listing with nothing but rewrites it would list nothing.
const editorPreset = "review"

// tellOnce shows what is wrong with an ori.toml, unless the user has been told the same before.
func (s *server) tellOnce(err error) {
	s.mu.Lock()
	again := s.told[err.Error()]
	if s.told == nil {
		s.told = map[string]bool{}
	}
	s.told[err.Error()] = true
	s.mu.Unlock()
	if again {
		return
	}
	var wrong *project.Error
	if errors.As(err, &wrong) {
		s.show(protocol.MessageTypeWarning, wrong.Error())
	} else {
		s.log(protocol.MessageTypeWarning, err.Error()) // it may not be the user's
	}
}

// reread looks at the ori.toml of each open document again. What is wrong with one is told again, too.
func (s *server) reread() {
	s.projects.Lock()
	s.mu.Lock()
	s.told = nil
	set := s.config.options()
	docs := slices.Collect(maps.Values(s.docs))
	s.mu.Unlock()
	again := s.reconsider(docs, set)
	s.projects.Unlock()
	if again {
		s.refresh()
	}
}

// didSave is told of every document. Every change of it is known before it is saved, but clients
// that do not tell of changed files tell of this: of an ori.toml, or of another file while an ori.toml is another than before.
func (s *server) didSave(p *protocol.DidSaveTextDocumentParams) error {
	switch {
	case s.client.watchFiles:
	case path.Base(string(p.TextDocument.URI)) == project.Name:
		s.reread()
	default:
		s.lookNow()
	}
	return nil
}
