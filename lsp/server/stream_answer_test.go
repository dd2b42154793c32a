package server

import (
	"bytes"
	"fmt"
	"io"
	"net"
	"runtime"
	"strings"
	"testing"

	"go.lsp.dev/jsonrpc2"
)

// TestAnswers holds that an answer is told by its start, and which request it is for.
func TestAnswers(t *testing.T) {
	long := `"` + strings.Repeat("x", 1<<20) + `"`
	for _, id := range []jsonrpc2.ID{jsonrpc2.NewNumberID(7), jsonrpc2.NewNumberID(-1 << 40), jsonrpc2.NewStringID(`a",\ é`), jsonrpc2.NewStringID("")} {
		for name, r := range map[string]*jsonrpc2.Response{
			"result": jsonrpc2.NewResponse(id, jsonrpc2.RawMessage(long), nil),
			"error":  jsonrpc2.NewResponse(id, nil, jsonrpc2.Errorf(1, "%s", long)),
		} {
			msg, err := jsonrpc2.EncodeMessage(r)
			if err != nil {
				t.Fatal(err)
			}
			if got, failed, ok := answers(msg); !ok || got != id || failed != (name == "error") {
				t.Errorf("%s for %v: %v, %v, %v", name, id, got, failed, ok)
			}
		}
	}
	for _, msg := range []string{``, `{}`, `{"jsonrpc":"2.0","id":`, `{"jsonrpc":"2.0","id":1`, `{"jsonrpc":"2.0","id":1,"method":"x"}`,
		`{"jsonrpc":"2.0","method":"x","params":{},"id":1}`, `{"jsonrpc":"2.0","method":"x","params":{}}`} {
		if id, _, ok := answers([]byte(msg)); ok {
			t.Errorf("%s answers %v", msg, id)
		}
	}
}

// TestLargeAnswers holds that large messages that are written one after the other take the memory of one, most often: the race detector has a pool forget some.
func TestLargeAnswers(t *testing.T) {
	here, there := net.Pipe()
	s := newStream(there)
	defer s.Close()
	defer here.Close()
	const size, times = 4 << 20, 20
	msg := jsonrpc2.NewResponse(jsonrpc2.NewNumberID(1), jsonrpc2.RawMessage(`"`+strings.Repeat("x", size)+`"`), nil)
	part := make([]byte, 64<<10)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for range times {
		n, err := s.Write(t.Context(), msg)
		if err != nil {
			t.Fatal(err)
		}
		for read := 0; read < int(n); {
			k, err := here.Read(part)
			if err != nil {
				t.Fatal(err)
			}
			read += k
		}
		s.settle(t.Context())
	}
	runtime.ReadMemStats(&after)
	if got := after.TotalAlloc - before.TotalAlloc; got > times*3/4*size {
		t.Errorf("%d bytes for %d messages of %d", got, times, size)
	}
}

// TestUrgent holds that diagnostics, and answers that are errors, are written ahead of what waits, in their order, and all else in its own.
func TestUrgent(t *testing.T) {
	here, there := net.Pipe()
	s := newStream(there)
	defer s.Close()
	defer here.Close()
	answer := func(id int64, err error) jsonrpc2.Message {
		return jsonrpc2.NewResponse(jsonrpc2.NewNumberID(id), jsonrpc2.RawMessage(`"x"`), err)
	}
	publish := func(n string) jsonrpc2.Message {
		return jsonrpc2.NewNotification("textDocument/publishDiagnostics", jsonrpc2.RawMessage(n))
	}
	write := func(list ...jsonrpc2.Message) {
		for _, m := range list {
			if _, err := s.Write(t.Context(), m); err != nil {
				t.Fatal(err)
			}
		}
	}
	write(answer(1, nil))
	one := make([]byte, 1)
	if _, err := here.Read(one); err != nil { // it is being written
		t.Fatal(err)
	}
	write(answer(2, nil), jsonrpc2.NewNotification("a", nil), publish("3"), answer(4, jsonrpc2.Errorf(1, "no")), jsonrpc2.NewNotification("b", nil), publish("5"))
	r := jsonrpc2.NewStream(struct {
		io.Reader
		io.WriteCloser
	}{io.MultiReader(bytes.NewReader(one), here), here})
	var got []string
	for range 7 {
		m, _, err := r.Read(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		switch m := m.(type) {
		case *jsonrpc2.Response:
			got = append(got, strings.Clone(fmt.Sprint(m.ID())))
		case *jsonrpc2.Notification:
			got = append(got, strings.Clone(m.Method()[:1])+string(m.Params()))
		}
	}
	if got, want := strings.Join(got, " "), "1 t3 4 t5 2 a b"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
