package server

import (
	"bytes"
	"errors"
	"reflect"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/lsp/project"
)

// What is wrong in an ori.toml is published as diagnostics of that file while a document is open whose options come from it: also to
// clients that ask for diagnostics, as they ask for those of listings only. The caller of what follows holds the mutex of s.projects.

// A wrongProject is an ori.toml with mistakes.
type wrongProject struct {
	diags []protocol.Diagnostic // as the client shows them
	docs  int                   // how many open documents have their options from it
}

// showProblems shows what err tells of a file, and returns its URI; "" if it does not tell of one.
func (s *server) showProblems(err error) (file uri.URI) {
	var wrong *project.Error
	if !errors.As(err, &wrong) {
		return ""
	}
	file = uri.File(wrong.File)
	w := s.projects.wrong[file]
	if w == nil {
		if s.projects.wrong == nil {
			s.projects.wrong = map[uri.URI]*wrongProject{}
		}
		w = new(wrongProject)
		s.projects.wrong[file] = w
	}
	if diags := s.client.problems(wrong); !reflect.DeepEqual(w.diags, diags) {
		w.diags = diags
		s.publish(&protocol.PublishDiagnosticsParams{URI: file, Diagnostics: diags})
	}
	return file
}

// blame notes that the options of d come from a file with mistakes, "" for none, and clears the diagnostics of the one before if no
// other document has its options from that.
func (s *server) blame(d *document, file uri.URI) {
	was := d.wrong
	if d.wrong = file; was == file {
		return
	}
	if file != "" {
		s.projects.wrong[file].docs++
	}
	if was == "" {
		return
	}
	if w := s.projects.wrong[was]; w.docs > 1 {
		w.docs--
		return
	}
	delete(s.projects.wrong, was)
	s.publish(&protocol.PublishDiagnosticsParams{URI: was, Diagnostics: []protocol.Diagnostic{}})
}

// problems are the diagnostics of a file.
func (k *client) problems(e *project.Error) []protocol.Diagnostic {
	lines := bytes.Split(e.Text, []byte("\n"))
	position := func(line, column int) protocol.Position {
		text := lines[min(line, len(lines))-1]
		return protocol.Position{
			Line:      uint32(min(line, len(lines)) - 1),
			Character: uint32(grammar.Units(text[:min(column-1, len(text))], k.encoding)),
		}
	}
	diags := make([]protocol.Diagnostic, len(e.Problems))
	for n, p := range e.Problems {
		diags[n] = protocol.Diagnostic{
			Range:    protocol.Range{Start: position(p.Line, p.Column), End: position(p.Line, p.End)},
			Severity: protocol.DiagnosticSeverityWarning,
			Source:   protocol.NewOptional(section),
			Message:  protocol.String(p.Message),
		}
	}
	return diags
}
