package server

import (
	"fmt"
	"sync"
	"time"

	"go.lsp.dev/protocol"
)

// working tells the user of work that takes long, until done is called. What is done soon is not
// worth telling.
func (s *server) working(title string) (done func()) {
	return s.workingOn(title, nil, nil)
}

// workingOn is working with what has been done so far, which is received. If stop is not nil, the user can have it called.
func (s *server) workingOn(title string, so <-chan string, stop func()) (done func()) {
	if !s.client.progress {
		return func() {}
	}
	over := make(chan struct{})
	soon := time.AfterFunc(s.soon, func() {
		token := protocol.String(fmt.Sprintf("%s/%d", section, s.reports.Add(1)))
		if err := protocol.Call(s.ctx, s.conn, protocol.MethodWindowWorkDoneProgressCreate, &protocol.WorkDoneProgressCreateParams{Token: token},
			nil); err != nil {
			return // the client does not want to know
		}
		begin := &protocol.WorkDoneProgressBegin{Kind: "begin", Title: title}
		if stop != nil {
			begin.Cancellable = new(true)
			s.stops.Store(string(token), stop)
			defer s.stops.Delete(string(token))
		}
		s.tell(token, begin)
		for going := true; going; {
			select {
			case <-over:
				going = false
			case <-s.ctx.Done():
				going = false
			case text := <-so:
				s.tell(token, &protocol.WorkDoneProgressReport{Kind: "report", Message: &text})
			}
		}
		s.tell(token, &protocol.WorkDoneProgressEnd{Kind: "end"})
	})
	return sync.OnceFunc(func() {
		soon.Stop()
		close(over)
	})
}

func (s *server) tell(token protocol.ProgressToken, value any) {
	raw, err := protocol.Marshal(value)
	if err == nil {
		// If the client cannot be told, the connection is ending anyway.
		_ = s.conn.Notify(s.ctx, protocol.MethodProgress, &protocol.ProgressParams{Token: token, Value: protocol.LSPAny(raw)})
	}
}

// cancelProgress stops what the user does not want to wait for.
func (s *server) cancelProgress(p *protocol.WorkDoneProgressCancelParams) error {
	if token, ok := p.Token.(protocol.String); ok {
		if stop, ok := s.stops.Load(string(token)); ok {
			stop.(func())()
		}
	}
	return nil
}
