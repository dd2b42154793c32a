package server

import (
	"errors"
	"path/filepath"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"ori/lsp/ide"
	"ori/lsp/project"
)

// optionsOf are the options of a document: what the client has set, and where it says nothing what the ori.toml above the file does. The file is read
// when a document is opened and when settings change; what is wrong in it is shown.
func (s *server) optionsOf(key uri.URI, set ide.Options) ide.Options {
	if !key.IsFile() {
		return set
	}
	var files project.Files
	below, err := files.Options(filepath.Dir(key.FsPath()))
	if err != nil {
		s.tellOnce(err)
	}
	return project.Over(set, below)
}

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
