package server

import (
	"bytes"
	"context"
	"io"
	"net"
	"strings"
	"sync"
	"testing"
	"time"

	"go.lsp.dev/jsonrpc2"
)

// A transcript is a log that may be written to from anywhere.
type transcript struct {
	mu   sync.Mutex
	text strings.Builder
}

func (l *transcript) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.Write(b)
}

func (l *transcript) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.String()
}

// converse sends in, reads all that the server says, and stops when it has
// answered the request called id, or has ended. It reports whether there was
// an answer.
func converse(t *testing.T, in string, id int64) (answered bool) {
	here, there := net.Pipe()
	var log transcript
	done := make(chan error, 1)
	go func() { done <- Serve(context.Background(), there, Options{Log: &log}) }()
	go func() {
		io.WriteString(here, in)
		if id == 0 {
			here.Close()
		}
	}()
	s := newStream(here)
	here.SetDeadline(time.Now().Add(time.Minute))
	for {
		msg, _, err := s.Read(context.Background())
		if err != nil {
			break
		}
		if answer, ok := msg.(*jsonrpc2.Response); ok && id != 0 {
			if n, _ := answer.ID().Number(); n == id {
				answered = true
				break
			}
		}
	}
	here.Close()
	select {
	case <-done:
	case <-time.After(time.Minute):
		t.Error("the server does not end")
	}
	if strings.Contains(log.String(), "panic:") {
		t.Error(log.String())
	}
	return answered
}

// FuzzMessages sends messages, each a line of the input, whatever they are,
// and then a good request. That must be answered, unless one of the messages
// is exit.
func FuzzMessages(f *testing.F) {
	session := []string{
		`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"rootUri":null,"capabilities":` + strings.ReplaceAll(strings.ReplaceAll(full, "\n", ""), "\t", "") + `}}`,
		`{"jsonrpc":"2.0","method":"initialized","params":{}}`,
		`{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.ori","languageId":"ori","version":1,"text":".entry f {\na:\n@P0 BRA b\n BRA c\nb:\n BRA c\nc:\n EXIT\n}\n"}}}`,
		`{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///a.ori","version":2},"contentChanges":[{"range":{"start":{"line":2,"character":8},"end":{"line":3,"character":1}},"text":"c\n"},{"range":{"start":{"line":99,"character":99},"end":{"line":0,"character":0}},"text":""}]}}`,
		`{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///a.ori","version":3},"contentChanges":[{"text":"a:\nBRA a\n"}]}}`,
		`{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///a.ori"},"position":{"line":1,"character":1}}}`,
		`{"jsonrpc":"2.0","id":"three","method":"textDocument/codeAction","params":{"textDocument":{"uri":"file:///a.ori"},"range":{"start":{"line":0,"character":0},"end":{"line":9,"character":9}},"context":{"diagnostics":[],"only":["quickfix"]}}}`,
		`{"jsonrpc":"2.0","id":4,"method":"codeAction/resolve","params":{"title":"x","data":{"uri":"file:///a.ori","version":3,"key":{"version":1,"func":0,"pass":"OriBranchOpt","code":"thread-branch","n":0}}}}`,
		`{"jsonrpc":"2.0","id":5,"method":"textDocument/definition","params":{"textDocument":{"uri":"file:///a.ori"},"position":{"line":2,"character":9}}}`,
		`{"jsonrpc":"2.0","id":6,"method":"textDocument/references","params":{"textDocument":{"uri":"file:///a.ori"},"position":{"line":2,"character":9},"context":{"includeDeclaration":true}}}`,
		`{"jsonrpc":"2.0","id":7,"method":"textDocument/documentSymbol","params":{"textDocument":{"uri":"file:///a.ori"}}}`,
		`{"jsonrpc":"2.0","id":8,"method":"textDocument/foldingRange","params":{"textDocument":{"uri":"file:///a.ori"}}}`,
		`{"jsonrpc":"2.0","method":"workspace/didChangeConfiguration","params":{"settings":{"ori":{"target":"sm_90","optLevel":0,"maxDiagnostics":1}}}}`,
		`{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":2}}`,
		`{"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":{"uri":"file:///a.ori"}}}`,
		`{"jsonrpc":"2.0","id":9,"method":"shutdown"}`,
		`{"jsonrpc":"2.0","method":"exit"}`,
	}
	f.Add([]byte(strings.Join(session, "\n")))
	f.Add([]byte(strings.Join(session[:15], "\n")))
	for i := range session {
		f.Add([]byte(session[0] + "\n" + session[2] + "\n" + session[i] + "\n" + session[i]))
		f.Add([]byte(session[i]))
	}
	f.Add([]byte("{\n[]\n5\n\"\n{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":5}"))
	f.Fuzz(func(t *testing.T, data []byte) {
		var in strings.Builder
		for line := range bytes.Lines(data) {
			in.WriteString(frame(string(line)))
		}
		const last = 987654321
		in.WriteString(frame(`{"jsonrpc":"2.0","id":987654321,"method":"ping"}`))
		if !converse(t, in.String(), last) && !bytes.Contains(data, []byte("exit")) && !bytes.ContainsRune(data, '\\') {
			t.Error("the last request is not answered")
		}
	})
}

// FuzzBytes sends anything, and closes the connection. The server must end.
func FuzzBytes(f *testing.F) {
	f.Add([]byte(frame(ping)))
	f.Add([]byte("Content-Length: 5\r\n\r\n{}" + frame(ping)))
	f.Add([]byte("Content-Length: 1000000000\r\n\r\n"))
	f.Add([]byte("\r\n\r\nContent-Length:\nContent-Type: x\n\n"))
	f.Fuzz(func(t *testing.T, data []byte) { converse(t, string(data), 0) })
}
