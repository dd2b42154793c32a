package server

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"strings"
	"testing"

	"go.lsp.dev/jsonrpc2"
)

func frame(body string) string { return fmt.Sprintf("Content-Length: %d\r\n\r\n%s", len(body), body) }

const ping = `{"jsonrpc":"2.0","id":7,"method":"ping"}`

// TestGarbage sends what is not a message, and then one. Both are answered.
func TestGarbage(t *testing.T) {
	tests := []struct {
		name, garbage string
		errors        int
	}{
		{"nothing", "", 0},
		{"header of another kind", "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\n", 0},
		{"not JSON", frame("{"), 1},
		{"no bytes of text", frame("\x00\xff\xfe"), 1},
		{"not an object", frame(`5`), 1},
		{"no version", frame(`{"id":1,"method":"x"}`), 1},
		{"neither request nor answer", frame(`{"jsonrpc":"2.0"}`), 1},
		{"id of a wrong type", frame(`{"jsonrpc":"2.0","id":1.5,"method":"x"}`), 1},
		{"method of a wrong type", frame(`{"jsonrpc":"2.0","id":1,"method":5}`), 1},
		{"batch", frame(`[` + ping + `]`), 1},
		{"empty batch", frame(`[]`), 1},
		{"answer to nothing", frame(`{"jsonrpc":"2.0","id":1,"result":5}`), 0},
		{"answer with a result and an error", frame(`{"jsonrpc":"2.0","id":1,"result":5,"error":null}`), 1},
		{"deep", frame(strings.Repeat("[", 1_000_000)), 1},
		{"lines", "hello\nworld\r\n\r\n\r\n", 1},
		{"a header without a number", "Content-Length: many\r\n\r\n", 1},
		{"a length of nothing", "Content-Length: 0\r\n\r\n", 1},
		{"a negative length", "Content-Length: -1\r\n\r\n", 1},
		{"a length beyond belief", "Content-Length: 99999999999999999999\r\n\r\n{}\r\n", 1},
		{"a length too short", "Content-Length: 4\r\n\r\n{\"a\":1}", 2},
		{"a message without a header", ping, 1},
		{"many", frame("{") + "\n\n" + frame("[") + "x", 4},
		{"line breaks of another kind", "Content-Length: 1\n\n{", 1},
		{"other letters", "content-LENGTH:1\r\n\r\n{", 1},
	}
	for _, tt := range tests {
		here, there := net.Pipe()
		done := make(chan error, 1)
		go func() { done <- Serve(context.Background(), there, Options{}) }()
		go io.WriteString(here, tt.garbage+frame(ping))
		s := jsonrpc2.NewStream(here)
		for n := 0; ; n++ {
			msg, _, err := s.Read(context.Background())
			if err != nil {
				t.Fatalf("%s: %v", tt.name, err)
			}
			answer := msg.(*jsonrpc2.Response)
			if id, _ := answer.ID().Number(); id == 7 {
				if n != tt.errors || !hasCode(answer.Err(), jsonrpc2.ServerNotInitialized) {
					t.Errorf("%s: %d errors, want %d; then %v", tt.name, n, tt.errors, answer.Err())
				}
				break
			}
			if err := answer.Err(); answer.ID().IsValid() || !hasCode(err, jsonrpc2.ParseError) && !hasCode(err, jsonrpc2.InvalidRequest) {
				t.Errorf("%s: answered %v: %v", tt.name, answer.ID(), err)
			}
		}
		here.Close()
		if err := <-done; err != nil {
			t.Errorf("%s: %v", tt.name, err)
		}
	}
}

func TestLongMessages(t *testing.T) {
	e := open(t, full)
	line := strings.Repeat("\U0001F600 x\\\"", 1_500_000) // 10 MB
	e.didOpen(doc, 1, line)
	if got := e.text(doc); got != line {
		t.Errorf("%d bytes, want %d", len(got), len(line))
	}
	e.didChange(doc, 2, replace(0, 0, 0, 2, "y"))
	if got := e.text(doc); got != "y"+line[4:] {
		t.Errorf("%d bytes after an edit", len(got))
	}
}

func TestTruncatedMessage(t *testing.T) {
	here, there := net.Pipe()
	done := make(chan error, 1)
	go func() { done <- Serve(context.Background(), there, Options{}) }()
	io.WriteString(here, "Content-Length: 1000000000\r\n\r\n{")
	here.Close()
	if err := <-done; !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Error(err)
	}
}

// TestLargeMessageIsNotKept holds that the bytes of a large message do not stay until the next one comes.
func TestLargeMessageIsNotKept(t *testing.T) {
	here, there := net.Pipe()
	defer here.Close()
	s := newStream(there)
	text := strings.Repeat("x", 2*keepBuffer)
	go io.WriteString(here, frame(`{"jsonrpc":"2.0","method":"`+text+`"}`))
	msg, _, err := s.Read(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if n := s.body.Cap(); n > keepBuffer {
		t.Errorf("%d bytes are kept", n)
	}
	if r, ok := msg.(*jsonrpc2.Notification); !ok || r.Method() != text {
		t.Errorf("the message is %T", msg)
	}
}
