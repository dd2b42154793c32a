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
		if len(changes) > 0 && changes[0].Range == nil {
			d.waiting = nil
		}
		d.waiting = append(d.waiting, changes...)
		d.newest, d.lost = version, ""
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
			options := snap.Options()
			d.renew(func() { d.snap, d.waiting, d.lost = ide.Open(nil, options), nil, fmt.Sprintf("internal error: %v", r) })
			d.outdate()
		}
	}()
	snap = s.apply(snap, changes)
	d.mu.Lock()
	defer d.mu.Unlock()
	d.snap, d.version = snap, version
}
