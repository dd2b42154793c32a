package server

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/lsp/ide"
)

// A holding context holds up who asks whether it has ended, from the second time on: what that one finds for all is not
// found meanwhile, and whoever else wants it waits.
type holding struct {
	context.Context
	asked int
	holds chan struct{} // closed when it does
	free  chan struct{}
}

func (h *holding) Err() error {
	if h.asked++; h.asked == 2 {
		close(h.holds)
		<-h.free
	}
	return nil
}

// quickly are the requests that are answered from the text alone, before anything is found out about it.
var quickly = []string{
	protocol.MethodTextDocumentDocumentLink, protocol.MethodTextDocumentFormatting, protocol.MethodTextDocumentRangeFormatting,
	protocol.MethodTextDocumentOnTypeFormatting, protocol.MethodCodeActionResolve,
}

// TestEditEndsRequests holds that each request which works on a document ends when that is edited or closed, with the error
// that says so, and that those which an editor makes as its user types go on.
func TestEditEndsRequests(t *testing.T) {
	const text = ".entry f {\nl:\n    MOV R1, R2\n    @P0 BRA l\n    EXIT\n}\n"
	ends := map[string]func(e *editor, u string){
		"edit":       func(e *editor, u string) { e.didChange(u, 2, replace(0, 0, 0, 0, "// x\n")) },
		"other text": func(e *editor, u string) { e.didChange(u, 2, whole(strings.Repeat("// y\n", readBeside/4))) }, // which is read beside the loop
		"lost text":  func(e *editor, u string) { e.didChange(u, 2, nil) },
		"close":      func(e *editor, u string) { e.didClose(u) },
	}
	var answered atomic.Pointer[chan struct{}] // closed when the request is
	for how, end := range ends {
		e := open(t, pulling, func(s *server) {
			read := s.open
			s.open = func(ctx context.Context, text []byte, o ide.Options) (*ide.Snapshot, error) {
				<-*answered.Load() // what is asked of the text before does not go on until the new one is read
				return read(ctx, text, o)
			}
		})
		documents := 0
		for _, r := range rows() {
			good, ok := goodParams[r.name]
			if !ok || !strings.Contains(good, "DOC") && !strings.Contains(good, "ITEM") && !strings.Contains(good, "file:///a.ori") || strings.Contains(r.name, "/did") {
				continue
			}
			documents++
			u := fmt.Sprintf("file:///%d.ori", documents)
			params := strings.NewReplacer(`"line":0,"character":0`, `"line":2,"character":8`, `"newName":"b"`, `"newName":"R9"`, "ori-phase:", "ori:", `"previousResultId":"1"`, `"previousResultId":""`, "file:///a.ori", u).Replace(filled(good))
			e.didOpen(u, 1, text)
			e.ping()
			e.server.mu.Lock()
			snap := e.server.docs[uriOf(u)].snap
			e.server.mu.Unlock()
			reply := make(chan struct{})
			answered.Store(&reply)
			h := &holding{Context: t.Context(), holds: make(chan struct{}), free: make(chan struct{})}
			go snap.Diagnostics(h)
			<-h.holds

			answer := make(chan error, 1)
			go func() { answer <- e.call(r.name, raw(params), nil) }()
			if slices.Contains(quickly, r.name) {
				select {
				case <-answer:
				case <-time.After(time.Minute):
					t.Errorf("%s: %s: waits for what is found of the text", how, r.name)
				}
				close(h.free)
				continue
			}
			working := func() bool { return len(e.server.quick)+len(e.server.slow) > 0 }
			for deadline := time.Now().Add(time.Minute); !working() && len(answer) == 0 && time.Now().Before(deadline); {
				time.Sleep(time.Millisecond)
			}
			time.Sleep(5 * time.Millisecond) // an answer that does not wait for what is found comes meanwhile
			if len(answer) > 0 {
				t.Errorf("%s: %s: answered before anything is found: %v", how, r.name, <-answer)
				close(h.free)
				continue
			}
			end(e, u)
			goesOn := lasts[r.name] && how != "close"
			if goesOn {
				close(reply)
				e.ping()
				if len(answer) > 0 {
					t.Errorf("%s: %s: answered before what it needs is found", how, r.name)
				}
				close(h.free)
			}
			var err error
			select {
			case err = <-answer:
				if !goesOn {
					close(reply)
				}
			case <-time.After(time.Minute):
				close(h.free)
				t.Fatalf("%s: %s: goes on", how, r.name)
			}
			switch {
			case goesOn:
				if err != nil {
					t.Errorf("%s: %s: %v", how, r.name, err)
				}
				continue
			case r.name == protocol.MethodTextDocumentDiagnostic:
				if !hasCode(err, -32802) {
					t.Errorf("%s: %s: %v", how, r.name, err)
				}
			case !hasCode(err, protocol.CodeContentModified):
				t.Errorf("%s: %s: %v", how, r.name, err)
			}
			close(h.free)
		}
	}
}
