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
	if !s.client.progress {
		return func() {}
	}
	over := make(chan struct{})
	go func() {
		select {
		case <-over:
			return
		case <-s.ctx.Done():
			return
		case <-time.After(s.soon):
		}
		token := protocol.String(fmt.Sprintf("%s/%d", section, s.reports.Add(1)))
		if err := protocol.Call(s.ctx, s.conn, protocol.MethodWindowWorkDoneProgressCreate, &protocol.WorkDoneProgressCreateParams{Token: token},
			nil); err != nil {
			return // the client does not want to know
		}
		s.tell(token, &protocol.WorkDoneProgressBegin{Kind: "begin", Title: title})
		select {
		case <-over:
		case <-s.ctx.Done():
		}
		s.tell(token, &protocol.WorkDoneProgressEnd{Kind: "end"})
	}()
	return sync.OnceFunc(func() { close(over) })
}

func (s *server) tell(token protocol.ProgressToken, value any) {
	raw, err := protocol.Marshal(value)
	if err == nil {
		// If the client cannot be told, the connection is ending anyway.
		_ = s.conn.Notify(s.ctx, protocol.MethodProgress, &protocol.ProgressParams{Token: token, Value: protocol.LSPAny(raw)})
	}
}
