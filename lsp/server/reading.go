package server

import (
	"context"
	"fmt"
	"path"
	"reflect"
	"runtime/debug"
	"slices"
	"strings"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/ori-lang/ori/lsp/ide"
)

// readBeside is from how many bytes on a text is read beside the reading loop, which would not take
// a message meanwhile: not a cancellation, nor an edit of another document.
const readBeside = 256 << 10

// mostHeld is how many bytes of changes may wait for the end of a reading, and mostHeldChanges how many of them: of a document with more
// the client has to send the whole text again.
const (
	mostHeld        = 64 << 20
	mostHeldChanges = 10_000
)

// A reading is that of a text which takes long. What comes for the document meanwhile waits for its
// end, in the order in which it came.
type reading struct {
	stop  context.CancelFunc
	after []held
	bytes int  // of the changes in after
	count int  // of them
	over  bool // there were too many
}

// A held is what waits for the end of a reading.
type held struct {
	do     func()
	change bool
}

// later has do be done behind the reading of the document that goes on, and reports false if there is none.
func (d *document) later(do func()) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.reading == nil {
		return false
	}
	d.reading.after = append(d.reading.after, held{do, false})
	return true
}

// hold has a change of size bytes wait for the end of r. A whole text takes the place of the changes that wait, of which the first becomes
// replaced, so that no request behind it sees the text without them. Where there are too many, tooMany is done in place of what is beyond.
func (r *reading) hold(change held, size int, whole bool, replaced, tooMany func()) {
	if whole && r.count > 0 {
		first := slices.IndexFunc(r.after, func(h held) bool { return h.change })
		r.after[first] = held{replaced, false}
		r.after = slices.DeleteFunc(r.after, func(h held) bool { return h.change })
		r.bytes, r.count, r.over = 0, 0, false
	}
	switch {
	case r.over: // until there is a whole text
		return
	case !whole && (r.bytes+size > mostHeld || r.count >= mostHeldChanges):
		r.over = true
		change.do = tooMany
	}
	r.after = append(r.after, change)
	r.bytes += size
	r.count++
}

// aside has do be done beside the reading loop, then what has come for the document meanwhile, and then last.
func (s *server) aside(d *document, do func(context.Context), last func()) {
	ctx, stop := context.WithCancel(s.work)
	d.mu.Lock()
	d.reading = &reading{stop: stop}
	d.mu.Unlock()
	go func() {
		defer stop()
		for next := []held{{func() { do(ctx) }, false}}; len(next) > 0; {
			for k := range next {
				next[k].do()
				next[k].do = nil // and what it holds
			}
			d.mu.Lock()
			if next = d.reading.after; len(next) == 0 {
				d.reading = nil
			} else {
				*d.reading = reading{stop: stop}
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
	d.mu.Lock()
	if !d.closed {
		d.stopSearches() // and do not wait for the end of the reading
	}
	d.mu.Unlock()
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
	free := d.reading == nil
	d.mu.Unlock()
	if free && (size <= s.beyond || invalid != nil) {
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
	lose := func(why string) func() { return func() { s.lose(d, why) } }
	tooMany := fmt.Sprintf("more than %d changes, or %d bytes of them, came while its text was being read; close the file and open it again", mostHeldChanges, mostHeld)
	d.mu.Lock()
	r := d.reading
	if r != nil {
		whole := invalid == nil && lastWhole(p.ContentChanges) >= 0
		r.hold(held{func() { change(s.work) }, true}, size, whole, lose("a newer text came"), func() {
			lose(tooMany)()
			s.show(protocol.MessageTypeWarning, fmt.Sprintf("%s: %s: %s", protocol.MethodTextDocumentDidChange, d.uri, tooMany))
		})
		if whole {
			r.stop()
		}
	}
	d.mu.Unlock()
	if r == nil {
		s.aside(d, change, func() {})
	}
	return true
}
