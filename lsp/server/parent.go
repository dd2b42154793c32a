package server

import (
	"errors"
	"fmt"
	"os"
	"time"

	"go.lsp.dev/protocol"
)

// silence is for how long a client may say nothing whose process is not to be seen, before it is taken for dead.
const silence = 10 * time.Second

// watchParent has the server end when the client's process does: its end of the connection may be
// held open by others. A process that is not there may be in another container, and cannot be watched, or have
// ended before it was named: then nothing comes any more, not even the notification that follows initialize.
func (s *server) watchParent(pid int) {
	ended, err := watchProcess(pid)
	if err != nil {
		s.log(protocol.MessageTypeInfo, fmt.Sprintf("the client's process %d cannot be watched: %v", pid, err))
		if errors.Is(err, os.ErrProcessDone) {
			said := s.messages.Load()
			go s.endUnlessTold(said, s.silent())
		}
		return
	}
	go func() {
		if ended(s.ctx) {
			s.orphaned()
		}
	}()
}

// watchStarter has the server end when the process that started it does and no client says anything.
// A client may be started by it too, and outlive it.
func (s *server) watchStarter(pid int) {
	if pid <= 1 { // the first process of a system or a container adopts those whose parent has ended
		return
	}
	ended, err := watchProcess(pid)
	if err != nil && !errors.Is(err, os.ErrProcessDone) {
		return
	}
	go func() {
		if err != nil || ended(s.ctx) {
			s.endUnlessTold(0, s.silent())
		}
	}()
}

// endUnlessTold ends the server if by the time that comes the client has said no more than it had.
func (s *server) endUnlessTold(said int64, late <-chan time.Time) {
	select {
	case <-late:
		if s.messages.Load() == said {
			s.orphaned()
		}
	case <-s.ctx.Done():
	}
}

// orphaned ends the server, as its client has ended.
func (s *server) orphaned() { s.end.Do(func() { close(s.orphan) }) }
