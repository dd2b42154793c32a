package server

import (
	"maps"
	"time"

	"go.lsp.dev/uri"

	"github.com/ori-lang/ori/lsp/project"
)

// betweenLooks is how much time passes at least from one look at the files ori.toml to the next.
const betweenLooks = 2 * time.Second

// lookSoon has the server look whether the ori.toml of an open document is another than before, if the client cannot be
// asked to tell: beside the reading loop, at once or when it is time again. It is called when a document is changed or asked about, so
// nothing is looked at while nobody does anything.
func (s *server) lookSoon() {
	if s.client.watchFiles || s.projects.due.Swap(true) {
		return
	}
	time.AfterFunc(s.looks-time.Since(time.Unix(0, s.projects.looked.Load())), s.look)
}

// look reads the files ori.toml again if the one of an open document is another than before.
func (s *server) look() {
	defer s.projects.due.Store(false)
	s.projects.looked.Store(time.Now().UnixNano())
	if s.work.Err() == nil {
		s.lookNow()
	}
}

// lookNow is look, whenever the last one was.
func (s *server) lookNow() {
	s.projects.Lock()
	s.mu.Lock()
	docs := maps.Clone(s.docs)
	s.mu.Unlock()
	was := make(map[*document]project.State, len(docs))
	for _, d := range docs {
		was[d] = d.project
	}
	s.projects.Unlock()
	var now states
	for key, d := range docs {
		if now.of(key) != was[d] {
			s.reread()
			return
		}
	}
}

// states are those of the ori.toml of documents, by folder; each is looked for once.
type states map[string]project.State

// of returns the state of the ori.toml of a document; none has one for a document that is no file.
func (all *states) of(key uri.URI) project.State {
	dir, ok := folder(key)
	if !ok {
		return project.State{}
	}
	state, ok := (*all)[dir]
	if !ok {
		if *all == nil {
			*all = states{}
		}
		state = project.StateOf(dir)
		(*all)[dir] = state
	}
	return state
}
