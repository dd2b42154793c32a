package server

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"reflect"
	"runtime/debug"
	"slices"

	"github.com/go-json-experiment/json/jsontext"
	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/lsp/ide"
	"github.com/ori-lang/ori/lsp/project"
)

// These two are not the protocol package's: decoding those loses how the
// client spells a URI, and takes a range that is null for an empty one.
type (
	didOpenParams struct {
		TextDocument struct {
			URI        string `json:"uri"`
			LanguageID string `json:"languageId"`
			Version    int32  `json:"version"`
			Text       quoted `json:"text"`
		} `json:"textDocument"`
	}
	didChangeParams struct {
		TextDocument   changedDocument `json:"textDocument"`
		ContentChanges []*change       `json:"contentChanges"`
	}
	changedDocument struct {
		URI     uri.URI `json:"uri"`
		Version *int32  `json:"version"` // nil if the client gives none, as the protocol has it of other messages
	}
	change struct {
		Range *changeRange `json:"range"` // nil for the whole text
		Text  *string      `json:"text"`
	}
)

// A changeRange is the range of a change. A member that is not there is taken for 0 elsewhere; of a change the client would have
// another text then.
type changeRange struct {
	Start *changePosition `json:"start"`
	End   *changePosition `json:"end"`
}

type changePosition struct {
	Line      *uint32 `json:"line"`
	Character *uint32 `json:"character"`
}

// partial reports whether a member of r is missing.
func (r *changeRange) partial() bool {
	missing := func(p *changePosition) bool { return p == nil || p.Line == nil || p.Character == nil }
	return missing(r.Start) || missing(r.End)
}

// span is r, which is not partial.
func (r *changeRange) span() protocol.Range {
	at := func(p *changePosition) protocol.Position {
		return protocol.Position{Line: *p.Line, Character: *p.Character}
	}
	return protocol.Range{Start: at(r.Start), End: at(r.End)}
}

// isForeign names the languages of source files: editors may send those too, so that their lines get
// lenses, but they are no listings, whatever is in them.
var isForeign = map[string]bool{
	"c": true, "cpp": true, "cuda": true, "cuda-cpp": true, "objective-c": true, "objective-cpp": true, "opencl": true,
	"python": true, "rust": true, "julia": true, "fortran": true,
}

func offerSync(_ *client, c *protocol.ServerCapabilities) {
	yes, incremental := true, protocol.TextDocumentSyncKindIncremental
	c.TextDocumentSync = &protocol.TextDocumentSyncOptions{OpenClose: &yes, Change: &incremental, Save: protocol.Boolean(true)}
}

// didOpen opens a document; it is lost if the text cannot be had, until the client sends the whole text.
func (s *server) didOpen(_ context.Context, params []byte) (any, error) {
	p := new(didOpenParams)
	invalid := decode(params, p)
	if invalid != nil {
		var named struct { // what is wrong may be anywhere else
			TextDocument protocol.TextDocumentIdentifier `json:"textDocument"`
		}
		if decode(params, &named) != nil {
			return nil, invalid
		}
		p = new(didOpenParams)
		p.TextDocument.URI = string(named.TextDocument.URI)
	} else if text := p.TextDocument.Text.json; text == nil || string(text) == "null" {
		invalid = errors.New("textDocument.text is missing")
	}
	return nil, s.opens(p, invalid)
}

// opens opens the document of p, whose text is lost if p is invalid.
func (s *server) opens(p *didOpenParams, invalid error) error {
	item := &p.TextDocument
	key, err := uri.Parse(item.URI)
	if err != nil || item.URI == "" {
		return jsonrpc2.Errorf(jsonrpc2.InvalidParams, "no URI: %q", item.URI)
	}
	s.forget(key) // a client that opens twice means the later text

	s.mu.Lock()
	if isForeign[item.LanguageID] {
		s.foreign[key] = true
		s.mu.Unlock()
		return nil
	}
	options, before := s.config.options(), s.closing[key]
	s.mu.Unlock()
	lost, first, later := "", []byte(nil), len(item.Text.json) > s.beyond
	switch {
	case invalid != nil:
		lost, later = invalid.Error()+"; close the file and open it again", false
	case !later:
		if first, lost, err = s.unquote(item.Text); err != nil {
			return err
		}
	}
	s.opened++
	s.projects.Lock()
	defer s.projects.Unlock()
	var now states
	state := now.of(key) // before it is read
	opened, wrong := s.optionsOf(key, options, new(project.Files))
	d := newDocument(uri.URI(item.URI), item.Version, ide.Open(first, opened), before)
	d.id, d.lost, d.project = s.opened, lost, state
	s.blame(d, wrong)
	if later {
		s.read(key, d, item.Text, opened)
	}

	s.mu.Lock()
	s.docs[key] = d
	set := s.config.options()
	s.mu.Unlock()
	if !reflect.DeepEqual(options, set) {
		opened, wrong = s.optionsOf(key, set, new(project.Files))
		s.blame(d, wrong)
		d.update(func() { d.snap = d.snap.WithOptions(opened) })
	}
	if !later {
		go s.watch(key, d)
	}
	if lost != "" {
		return failed("%s: %s", d.uri, lost)
	}
	return nil
}

// didChange makes changes, or has the document be lost if they cannot be made as the client has
// made them: until it sends the whole text again nothing is said of a text that is not the one in
// the editor, and the user is told what to do.
//
// A version that is not above the one before, or none, is no such reason: messages come in the order
// in which they were sent, and versions are the client's to number. It is logged, as clangd does.
func (s *server) didChange(_ context.Context, params []byte) (any, error) {
	p := new(didChangeParams)
	invalid := decode(params, p)
	if invalid != nil {
		// What is wrong may be anywhere but in the name.
		var named struct {
			TextDocument protocol.TextDocumentIdentifier `json:"textDocument"`
		}
		if decode(params, &named) != nil {
			return nil, invalid
		}
		p.TextDocument.URI = named.TextDocument.URI
	} else if p.ContentChanges == nil {
		invalid = errors.New("contentChanges is missing") // an empty list is no change
	}
	s.mu.Lock()
	d, foreign := s.docs[p.TextDocument.URI], s.foreign[p.TextDocument.URI]
	s.mu.Unlock()
	if foreign {
		return nil, nil
	}
	if d == nil {
		if p.TextDocument.URI == "" {
			return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "no document given")
		}
		return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "not open: %s", p.TextDocument.URI)
	}
	s.lookSoon()
	if len(p.ContentChanges) > 0 || invalid != nil {
		d.outdate() // and again when it is made: others may wait to be made before it, and requests behind those
	}
	if s.changeLater(d, p, invalid) {
		return nil, nil
	}
	return nil, s.change(s.work, d, p, invalid)
}

// change makes the changes of p, unless they are invalid, or the text is lost as ctx ends.
func (s *server) change(ctx context.Context, d *document, p *didChangeParams, invalid error) error {
	changes := p.ContentChanges
	was, version := d.state()
	if n := lastWhole(changes); invalid == nil && n >= 0 {
		changes, was = changes[n:], "" // what was before does not matter
	} else if was != "" {
		return nil // it was told
	}
	number := version // if there is none, the client does not look at those of answers either
	if p.TextDocument.Version != nil {
		number = *p.TextDocument.Version
	}
	if invalid == nil {
		if d.size() > s.longest/2 { // with what waits to be taken away
			s.settle(d)
		}
		invalid = valid(changes, d.size(), s.longest)
	}
	if invalid != nil {
		s.lose(d, invalid.Error())
		return failed("%s: %s", d.uri, parted(invalid))
	}
	d.wait(s.patience, s.grace)
	options := d.options()
	fresh, err := s.afresh(ctx, d, changes, options)
	if err != nil {
		d.replace(func() { d.snap, d.lost = ide.Open(nil, d.snap.Options()), notRead(err) })
		return nil
	}
	if fresh != nil {
		d.replace(func() {
			d.snap, d.waiting, d.lost = d.underOptions(fresh, options), nil, ""
			d.version, d.newest = number, number
		})
		changes = changes[1:]
	}
	if d.add(changes, number) > mostWaitingChanges {
		s.settle(d)
	}
	if number <= version && !d.misnumbered {
		d.misnumbered = true
		s.log(protocol.MessageTypeWarning, fmt.Sprintf("%s: a change of version %d, or of none, came after version %d; it was made", d.uri, number, version))
	}
	return nil
}

// parted tells the user that changes could not be made.
func parted(why error) string {
	return fmt.Sprintf("%v; the server has another text than the editor now: close the file and open it again", why)
}

// lastWhole is the index of the last change that is the whole text, -1 if none is.
func lastWhole(changes []*change) int {
	for n, c := range slices.Backward(changes) {
		if c != nil && c.Range == nil && c.Text != nil {
			return n
		}
	}
	return -1
}

// A quoted is the text of a document as a message has it, in JSON. The text of a long one is made
// beside the reading loop.
type quoted struct{ json []byte }

func (q *quoted) UnmarshalJSON(json []byte) error {
	if !bytes.HasPrefix(json, []byte(`"`)) && string(json) != "null" {
		return errors.New("no string")
	}
	q.json = bytes.Clone(json)
	return nil
}

// unquote returns the text, or why there is none: lost if it is too long.
func (s *server) unquote(q quoted) (text []byte, lost string, err error) {
	if q.json == nil {
		return nil, "", nil
	}
	if text, err = jsontext.AppendUnquote(nil, q.json); err != nil {
		var made string // where it is not text, or no string
		if err := decode(q.json, &made); err != nil {
			return nil, "", err
		}
		text = []byte(made)
	}
	if len(text) > s.longest {
		return nil, tooLong(s.longest), nil
	}
	return text, "", nil
}

func tooLong(most int) string {
	return fmt.Sprintf("the text is longer than %d bytes, which is the limit", most)
}

// valid reports what is wrong with changes of a text of size bytes, which may have most.
func valid(changes []*change, size, most int) error {
	for n, c := range changes {
		switch {
		case c == nil || c.Text == nil:
			return fmt.Errorf("change %d has no text", n)
		case c.Range != nil && c.Range.partial():
			return fmt.Errorf("the range of change %d has no start, no end, or a position without line or character", n)
		case c.Range == nil:
			size = 0
		}
		if size += len(*c.Text); size > most {
			return errors.New(tooLong(most))
		}
	}
	return nil
}

// lose forgets the text of d, which differs from the client's.
func (s *server) lose(d *document, why string) {
	d.replace(func() {
		d.snap, d.waiting, d.lost = ide.Open(nil, d.snap.Options()), nil, why // the text that is sent next has the options
	})
}

// state returns why d is lost, "" if it is not, and the newest version.
func (d *document) state() (lost string, version int32) {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.lost, d.newest
}

func (d *document) text() []byte {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.snap.Text().Bytes()
}

// size is how many bytes d has at most.
func (d *document) size() int {
	d.mu.Lock()
	defer d.mu.Unlock()
	size := d.snap.Text().Len()
	for _, c := range d.waiting {
		size += len(*c.Text)
	}
	return size
}

func (s *server) didClose(p *protocol.DidCloseTextDocumentParams) error {
	s.forget(p.TextDocument.URI)
	return nil
}

func (s *server) forget(key uri.URI) {
	s.projects.Lock()
	defer s.projects.Unlock()
	s.mu.Lock()
	delete(s.foreign, key)
	d := s.docs[key]
	if d != nil {
		delete(s.docs, key)
		s.closing[key] = d
		d.close()
	}
	s.mu.Unlock()
	if d != nil {
		s.blame(d, "")
	}
}

// apply makes the changes one after the other: each counts its positions in
// the text the one before it left. Changes that go up through the text, as
// those of many cursors do, are made in one step, for then the part a change
// counts in is as it was; others are put together first. It is an error if one of them has no place in the text.
func (s *server) apply(snap *ide.Snapshot, changes []*change) (*ide.Snapshot, error) {
	for len(changes) > 0 {
		m := mapper{client: &s.client, text: snap.Text()}
		edits, err := m.upward(changes)
		if err != nil {
			return nil, err
		}
		if n := len(edits); n < len(changes) && n <= mostPatches && changes[0].Range != nil {
			ps := patches{text: m.text, enc: m.client.encoding}
			made := 0
			for ; made < len(changes) && changes[made].Range != nil; made++ {
				ok, err := ps.change(changes[made])
				if err != nil {
					return nil, err
				}
				if !ok {
					break
				}
			}
			edits, changes = ps.edits(), changes[made:]
		} else {
			changes = changes[n:]
		}
		snap = s.tryEdit(snap, edits)
	}
	return snap, nil
}

// errWithin is the error of a change at a place that is within a character, as between the two halves of a surrogate
// pair. The protocol does not say what becomes of the character, and texts have whole ones: the client has another text
// then, whichever way the place is rounded.
func errWithin(p protocol.Position) error {
	return fmt.Errorf("a change at line %d, character %d, counted from 0, is within a character", p.Line, p.Character)
}

// upward are the edits that the first changes are, as many as go up through the text, or the first alone if that is
// the whole text. It is an error if the next one has no place in the text.
func (m *mapper) upward(changes []*change) ([]grammar.Edit, error) {
	var edits []grammar.Edit
	for _, c := range changes {
		if n := len(edits); n > 0 && (c.Range == nil || !m.above(c.Range.span(), edits[n-1].Span)) {
			break
		}
		e, err := m.edit(c)
		if err != nil {
			return nil, err
		}
		edits = append(edits, e)
		if c.Range == nil {
			break
		}
	}
	return edits, nil
}

// tryEdit edits snap. Should that fail, it starts anew with the edited text:
// having another text than the client is worse than being slow once.
func (s *server) tryEdit(snap *ide.Snapshot, edits []grammar.Edit) (edited *ide.Snapshot) {
	defer func() {
		if r := recover(); r != nil {
			s.log(protocol.MessageTypeError, fmt.Sprintf("edit: panic: %v\n%s", r, debug.Stack()))
			text := snap.Text().Bytes()
			for _, e := range edits {
				text = slices.Replace(slices.Clone(text), int(e.Span.Start), int(e.Span.End), []byte(e.New)...)
			}
			edited = ide.Open(text, snap.Options())
		}
	}()
	return s.edit(snap, edits)
}

// edit is the edit that change c is. Of a whole new text only the part that
// differs is replaced, so what is known of the rest stays known.
func (m *mapper) edit(c *change) (grammar.Edit, error) {
	if c.Range != nil {
		r := c.Range.span()
		start, whole := m.place(r.Start)
		if !whole {
			return grammar.Edit{}, errWithin(r.Start)
		}
		end, whole := m.place(r.End)
		if !whole {
			return grammar.Edit{}, errWithin(r.End)
		}
		return grammar.Edit{Span: grammar.Span{Start: int32(min(start, end)), End: int32(max(start, end))}, New: *c.Text}, nil
	}
	was, now := m.text.Bytes(), []byte(*c.Text)
	head, tail := ide.CommonEnds(was, now)
	return grammar.Edit{
		Span: grammar.Span{Start: int32(head), End: int32(len(was) - tail)},
		New:  string(now[head : len(now)-tail]),
	}, nil
}

// above reports whether r is in the text before s, with something between
// the two. Its end must be a place in the text that need not be clamped, for
// an edit at s can make a line longer.
func (m *mapper) above(r protocol.Range, s grammar.Span) bool {
	span := m.span(r)
	return span.End < s.Start && m.position(span.End) == r.End
}
