package server

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"runtime"
	"sync/atomic"
	"testing"

	"github.com/ori-lang/ori/lsp/ide"
)

// TestReadOn holds that on one processor what has come is read before requests are worked on, most often: the scheduler of Go
// now and then looks for others first.
func TestReadOn(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	const requests = 40
	var in bytes.Buffer
	send := func(format string, args ...any) { in.WriteString(frame(fmt.Sprintf(format, args...))) }
	send(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"textDocument":{"diagnostic":{}}}}}`)
	for n := range requests {
		send(`{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///%d.ori","languageId":"ori","version":1,"text":""}}}`, n)
	}
	for n := range requests {
		send(`{"jsonrpc":"2.0","id":%d,"method":"textDocument/diagnostic","params":{"textDocument":{"uri":"file:///%d.ori"}}}`, n+2, n)
	}
	send(`{"jsonrpc":"2.0","method":"$/last"}`)
	s := newServer(Options{})
	s.quick = make(chan struct{}, requests)
	var early, all atomic.Int32
	s.diagnose = func(*ide.Snapshot, context.Context) ([]ide.Diagnostic, error) {
		if s.messages.Load() < 2*requests+2 {
			early.Add(1)
		}
		all.Add(1)
		return nil, nil
	}
	hold := make(chan struct{})
	rest, last := io.Pipe()
	go func() { <-hold; last.Close() }()
	done := make(chan error, 1)
	go func() { done <- s.serve(t.Context(), &readWriter{io.MultiReader(&in, rest)}) }()
	for all.Load() < requests {
		runtime.Gosched()
	}
	close(hold)
	<-done
	if n := early.Load(); n > requests/2 {
		t.Errorf("%d of %d requests are worked on before all is read", n, requests)
	}
}

// A readWriter reads, and writes nowhere.
type readWriter struct{ io.Reader }

func (*readWriter) Write(p []byte) (int, error) { return len(p), nil }
func (*readWriter) Close() error                { return nil }
