package server

import (
	"fmt"
	"runtime/debug"
	"strings"

	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/lsp/ide"
)

// mostWaitingChanges is how many changes of a document may wait: a client that is quicker than it is
// parsed is held up then.
const mostWaitingChanges = 1000

// add has changes be made when somebody asks for the text, so that those that come faster than a
// text is parsed are parsed together. It returns how many wait.
func (d *document) add(changes []*change, version int32) int {
	for _, c := range changes {
		*c.Text = strings.Clone(*c.Text) // the message is overwritten by the next
	}
	d.renew(func() {
		d.newest = version
		switch whole := len(changes) > 0 && changes[0].Range == nil; {
		case whole:
			d.waiting, d.lost = nil, ""
		case d.lost != "": // since they were looked at: there is no text that they could be of
			d.version = version
			return
		}
		d.waiting = append(d.waiting, changes...)
	})
	if len(changes) > 0 {
		d.outdate()
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	return len(d.waiting)
}

// settle makes the changes of d that wait. Who asks for d on the reading loop gets the version behind the
// changes that came before, and none that came after.
func (s *server) settle(d *document) {
	d.making.Lock()
	defer d.making.Unlock()
	d.mu.Lock()
	snap, changes, version := d.snap, d.waiting, d.newest
	d.waiting = nil
	d.mu.Unlock()
	if version == d.version && len(changes) == 0 {
		return
	}
	defer func() {
		if r := recover(); r != nil {
			s.log(protocol.MessageTypeError, fmt.Sprintf("%s: panic: %v\n%s", protocol.MethodTextDocumentDidChange, r, debug.Stack()))
			d.part(fmt.Sprintf("internal error: %v", r))
		}
	}()
	made, err := s.apply(snap, changes)
	if err != nil {
		if d.part(err.Error()) {
			s.show(protocol.MessageTypeWarning, fmt.Sprintf("%s: %s: %s", protocol.MethodTextDocumentDidChange, d.uri, parted(err)))
		}
		return
	}
	snap = made
	d.mu.Lock()
	defer d.mu.Unlock()
	d.snap, d.version = snap, version
}

// part has the text of d be lost, as changes that waited could not be made, and reports whether it is: if the whole text has come
// meanwhile, those do not matter any more. Who calls it holds making.
func (d *document) part(why string) (lost bool) {
	d.renew(func() {
		if len(d.waiting) > 0 && d.waiting[0].Range == nil {
			return
		}
		d.snap, d.waiting, d.lost, d.version = ide.Open(nil, d.snap.Options()), nil, why, d.newest
		lost = true
	})
	if lost {
		d.outdate()
	}
	return lost
}
