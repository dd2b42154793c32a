package server

import (
	"context"
	"fmt"
	"path"
	"reflect"
	"runtime/debug"
	"strings"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/ori-lang/ori/lsp/ide"
)

// readBeside is from how many bytes on a text is read beside the reading loop, which would not take
// a message meanwhile: not a cancellation, nor an edit of another document.
const readBeside = 256 << 10

// A reading is that of a text which takes long. What comes for the document meanwhile waits for its
// end, in the order in which it came.
type reading struct {
	stop  context.CancelFunc
	after []func()
}

// later has do be done behind the reading of the document that goes on, and reports false if there is none.
func (d *document) later(do func()) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.reading == nil {
		return false
	}
	d.reading.after = append(d.reading.after, do)
	return true
}

// aside has do be done beside the reading loop, then what has come for the document meanwhile, and then last.
func (s *server) aside(d *document, do func(context.Context), last func()) {
	ctx, stop := context.WithCancel(s.work)
	d.mu.Lock()
	d.reading = &reading{stop: stop}
	d.mu.Unlock()
	go func() {
		defer stop()
		for next := []func(){func() { do(ctx) }}; len(next) > 0; {
			for _, do := range next {
				do()
			}
			d.mu.Lock()
			if next = d.reading.after; len(next) == 0 {
				d.reading = nil
			} else {
				d.reading.after = nil
			}
			d.mu.Unlock()
		}
		last()
	}()
}

// read reads the first text of a document beside the loop, and has its diagnostics be published from then on.
func (s *server) read(key uri.URI, d *document, q quoted, options ide.Options) {
	d.lost = "its text is still being read"
	s.aside(d, func(ctx context.Context) {
		var snap *ide.Snapshot
		text, lost, err := s.unquote(q)
		q.json = nil
		if err == nil && lost == "" {
			snap, err = s.parse(ctx, d, text, options)
		}
		d.update(func() {
			if lost != "" {
				d.lost = lost
				return
			}
			if err != nil {
				d.lost = notRead(err)
				return
			}
			d.snap, d.lost = d.underOptions(snap, options), ""
		})
		if lost != "" {
			s.show(protocol.MessageTypeWarning, fmt.Sprintf("%s: %s: %s", protocol.MethodTextDocumentDidOpen, d.uri, lost))
		}
	}, func() { s.watch(key, d) })
}

// underOptions is snap, which was read under options, under those that the document has by now. The
// caller holds the lock.
func (d *document) underOptions(snap *ide.Snapshot, options ide.Options) *ide.Snapshot {
	if now := d.snap.Options(); !reflect.DeepEqual(options, now) {
		return snap.WithOptions(now)
	}
	return snap
}

// afresh reads the text that changes begin with, if most of it is new: then it can be stopped, when
// ctx ends. It is nil if it is to be made from the one before.
func (s *server) afresh(ctx context.Context, d *document, changes []*change, options ide.Options) (*ide.Snapshot, error) {
	if len(changes) == 0 || changes[0].Range != nil || len(*changes[0].Text) <= s.beyond {
		return nil, nil
	}
	text := []byte(*changes[0].Text)
	if head, tail := ide.CommonEnds(d.text(), text); len(text)-head-tail <= s.beyond {
		return nil, nil
	}
	return s.parse(ctx, d, text, options)
}

func notRead(err error) string { return "its text was not read: " + err.Error() }

// parse reads a text. A panic is its error.
func (s *server) parse(ctx context.Context, d *document, text []byte, options ide.Options) (snap *ide.Snapshot, err error) {
	defer s.working("Reading " + path.Base(string(d.uri)))()
	defer func() {
		if r := recover(); r != nil {
			s.log(protocol.MessageTypeError, fmt.Sprintf("%s: panic: %v\n%s", d.uri, r, debug.Stack()))
			err = fmt.Errorf("internal error: %v", r)
		}
	}()
	return s.open(ctx, text, options)
}

// changeLater makes changes beside the reading loop, if they are long or the text that they are of
// is still being read, and reports whether it does. A new text ends the reading of the old one.
func (s *server) changeLater(d *document, p *didChangeParams, invalid error) bool {
	size := 0
	for _, c := range p.ContentChanges {
		if c != nil && c.Text != nil {
			size += len(*c.Text)
		}
	}
	d.mu.Lock()
	reading := d.reading
	d.mu.Unlock()
	if reading == nil && (size <= s.beyond || invalid != nil) {
		return false
	}
	for _, c := range p.ContentChanges {
		if c != nil && c.Text != nil {
			*c.Text = strings.Clone(*c.Text) // the message is overwritten by the next
		}
	}
	change := func(ctx context.Context) {
		defer func() {
			if r := recover(); r != nil {
				s.log(protocol.MessageTypeError, fmt.Sprintf("%s: panic: %v\n%s", protocol.MethodTextDocumentDidChange, r, debug.Stack()))
				s.lose(d, fmt.Sprintf("internal error: %v", r))
			}
		}()
		if err := s.change(ctx, d, p, invalid); err != nil {
			s.show(protocol.MessageTypeWarning, fmt.Sprintf("%s: %v", protocol.MethodTextDocumentDidChange, err))
		}
	}
	if !d.later(func() { change(s.work) }) {
		s.aside(d, change, func() {})
	} else if invalid == nil && lastWhole(p.ContentChanges) >= 0 {
		reading.stop()
	}
	return true
}
