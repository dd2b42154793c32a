package server

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"os"
	"reflect"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/lsp/ide"
	"github.com/ori-lang/ori/lsp/project"
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
// answered the request called id, or has ended; one of the two must happen.
func converse(t *testing.T, in string, id int64) {
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
	here.SetReadDeadline(time.Now().Add(10 * time.Second))
	for {
		msg, _, err := s.Read(context.Background())
		if errors.Is(err, os.ErrDeadlineExceeded) {
			stacks := make([]byte, 1<<20)
			t.Fatalf("no answer\n%s", stacks[:runtime.Stack(stacks, true)])
		}
		if err != nil {
			break
		}
		if answer, ok := msg.(*jsonrpc2.Response); ok && id != 0 {
			if n, _ := answer.ID().Number(); n == id {
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
		`{"jsonrpc":"2.0","id":20,"method":"textDocument/selectionRange","params":{"textDocument":{"uri":"file:///a.ori"},"positions":[{"line":1,"character":5}]}}`,
		`{"jsonrpc":"2.0","id":21,"method":"workspace/symbol","params":{"query":"a"}}`,
		`{"jsonrpc":"2.0","id":22,"method":"textDocument/documentLink","params":{"textDocument":{"uri":"file:///a.ori"}}}`,
		`{"jsonrpc":"2.0","id":23,"method":"textDocument/prepareRename","params":{"textDocument":{"uri":"file:///a.ori"},"position":{"line":1,"character":5}}}`,
		`{"jsonrpc":"2.0","id":24,"method":"textDocument/rename","params":{"textDocument":{"uri":"file:///a.ori"},"position":{"line":1,"character":5},"newName":"x"}}`,
		`{"jsonrpc":"2.0","id":25,"method":"textDocument/linkedEditingRange","params":{"textDocument":{"uri":"file:///a.ori"},"position":{"line":1,"character":5}}}`,
		`{"jsonrpc":"2.0","id":26,"method":"textDocument/prepareCallHierarchy","params":{"textDocument":{"uri":"file:///a.ori"},"position":{"line":1,"character":5}}}`,
		`{"jsonrpc":"2.0","id":27,"method":"callHierarchy/incomingCalls","params":{"item":{"name":"a","kind":8,"uri":"file:///a.ori","range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"selectionRange":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"data":{"func":0,"block":0}}}}`,
		`{"jsonrpc":"2.0","id":28,"method":"callHierarchy/outgoingCalls","params":{"item":{"name":"a","kind":8,"uri":"file:///a.ori","range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"selectionRange":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"data":{"func":0,"block":-1}}}}`,
		`{"jsonrpc":"2.0","id":29,"method":"textDocument/prepareTypeHierarchy","params":{"textDocument":{"uri":"file:///a.ori"},"position":{"line":1,"character":5}}}`,
		`{"jsonrpc":"2.0","id":30,"method":"typeHierarchy/supertypes","params":{"item":{"name":"a","kind":8,"uri":"file:///a.ori","range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"selectionRange":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"data":{"func":0,"block":0}}}}`,
		`{"jsonrpc":"2.0","id":31,"method":"typeHierarchy/subtypes","params":{"item":{"name":"a","kind":8,"uri":"file:///a.ori","range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"selectionRange":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"data":{"func":7,"block":0}}}}`,
		`{"jsonrpc":"2.0","id":32,"method":"textDocument/diagnostic","params":{"textDocument":{"uri":"file:///a.ori"},"previousResultId":"1"}}`,
		`{"jsonrpc":"2.0","id":33,"method":"workspace/executeCommand","params":{"command":"ori.dot","arguments":[{"uri":"file:///a.ori"}]}}`,
		`{"jsonrpc":"2.0","id":34,"method":"workspace/executeCommand","params":{"command":"ori.draw","arguments":[{"uri":"file:///a.ori","range":{"start":{"line":1,"character":0},"end":{"line":1,"character":0}}}]}}`,
		`{"jsonrpc":"2.0","method":"workspace/didChangeConfiguration","params":{"settings":{"ori":{"target":"sm_90","optLevel":0,"maxDiagnostics":1}}}}`,
		`{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":2}}`,
		`{"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":{"uri":"file:///a.ori"}}}`,
		`{"jsonrpc":"2.0","id":9,"method":"shutdown"}`,
		`{"jsonrpc":"2.0","method":"exit"}`,
	}
	f.Add([]byte(strings.Join(session, "\n")))
	f.Add([]byte(strings.Join(session[:len(session)-2], "\n")))
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
		converse(t, in.String(), last)
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

// FuzzLSP has an editor do what editors do, in any order and without
// waiting for answers, in three documents. Every request is answered, and
// none because something broke; at the end the texts are those the editor
// has, and their diagnostics as if they had been opened like that.
func FuzzLSP(f *testing.F) {
	for seed := range uint64(5) {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, seed uint64) {
		rnd := rand.New(rand.NewPCG(seed, 0))
		e := open(t, full)
		models := make(map[string]*model)
		versions := make(map[string]int32)
		var wait sync.WaitGroup
		for range 200 {
			u := fmt.Sprintf("file:///%d.ori", rnd.IntN(3))
			m := models[u]
			place := at(uint32(rnd.IntN(60)), uint32(rnd.IntN(40)))
			switch n := rnd.IntN(20); {
			case m == nil || n == 0:
				m = &model{enc: "utf-16", text: string(gen.Program(rnd, gen.Config{Funcs: 1 + rnd.IntN(2), Blocks: 5, Instrs: 3, Native: rnd.IntN(2) == 0, Wild: true}))}
				models[u] = m
				versions[u]++
				e.didOpen(u, versions[u], m.text)
			case n == 1:
				e.didClose(u)
				delete(models, u)
			case n < 10:
				r := protocol.Range{Start: place, End: place}
				r.End.Line += uint32(rnd.IntN(3))
				r.End.Character += uint32(rnd.IntN(3))
				text := []string{"", "1", "\n", "}", "/*", "*/", "L0:", "@P0 BRA L1\n", "EXIT\n", ".entry g {\n", "😀"}[rnd.IntN(11)]
				if !m.wholes(r) {
					continue // the server would not have the text any more
				}
				m.change(r, text)
				versions[u]++
				e.didChange(u, versions[u], replace(r.Start.Line, r.Start.Character, r.End.Line, r.End.Character, text))
			case n == 10:
				e.notify(protocol.MethodWorkspaceDidChangeConfiguration, raw(fmt.Sprintf(`{"settings": {"ori": {"optLevel": %d, "maxDiagnostics": %d}}}`, rnd.IntN(4), rnd.IntN(20))))
			case n == 11:
				e.notify(protocol.MethodCancelRequest, raw(fmt.Sprintf(`{"id": %d}`, rnd.IntN(200))))
			case n < 16:
				wait.Go(func() { e.askActions(u, place) })
			case n == 16:
				wait.Go(func() { e.askWriting(u, place) })
			default:
				method := []string{"hover", "definition", "references", "documentHighlight", "documentSymbol", "foldingRange"}[rnd.IntN(6)]
				wait.Go(func() {
					e.ask("textDocument/"+method, &protocol.ReferenceParams{TextDocumentPositionParams: position(u, place)}, nil)
				})
			}
		}
		for u, m := range models {
			if got := e.text(u); got != m.text {
				t.Errorf("%s: %q, want %q", u, got, m.text)
			}
			e.server.mu.Lock()
			options, edited := e.server.config.options(), e.server.docs[uriOf(u)].snap
			e.server.mu.Unlock()
			e.server.projects.Lock()
			options, _ = e.server.optionsOf(uriOf(u), options, new(project.Files))
			e.server.projects.Unlock()
			fresh := ide.Open([]byte(m.text), options)
			got, _ := edited.Diagnostics(t.Context())
			want, _ := fresh.Diagnostics(t.Context())
			if !reflect.DeepEqual(got, want) {
				t.Errorf("%s: the diagnostics are not those of the text opened anew (-) but (+)\n%s\n%s", u,
					difference(lines(want), lines(got)), m.text)
			}
		}
		wait.Wait()
		e.must(protocol.MethodShutdown, nil, nil)
		e.mu.Lock()
		defer e.mu.Unlock()
		for _, l := range e.logged {
			t.Error(l)
		}
	})
}

func lines(ds []ide.Diagnostic) string {
	var out strings.Builder
	for _, d := range ds {
		fmt.Fprintf(&out, "%+v\n", d)
	}
	return out.String()
}

// ask calls a method, and minds only errors that must not be.
func (e *editor) ask(method string, params, result any) bool {
	err := e.call(method, params, result)
	if err != nil && !hasCode(err, protocol.CodeRequestCancelled) && !hasCode(err, protocol.CodeContentModified) {
		e.t.Errorf("%s: %v", method, err)
	}
	return err == nil
}

func (e *editor) askActions(u string, p protocol.Position) {
	params := &protocol.CodeActionParams{TextDocument: identify(u), Range: protocol.Range{Start: p, End: p}}
	var actions []protocol.CodeAction
	if !e.ask(protocol.MethodTextDocumentCodeAction, params, &actions) {
		return
	}
	for i := range actions {
		if actions[i].Disabled.Reason == "" {
			e.ask(protocol.MethodCodeActionResolve, &actions[i], nil)
		}
	}
}
