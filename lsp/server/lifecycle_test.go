package server

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"net"
	"os"
	"path/filepath"
	"testing"
	"time"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
)

func TestExit(t *testing.T) {
	tests := []struct {
		name string
		end  func(*editor)
		want error
	}{
		{"after shutdown", func(e *editor) {
			e.initialize(`{"capabilities": {}}`)
			e.must(protocol.MethodShutdown, nil, nil)
			e.notify(protocol.MethodExit, nil)
		}, nil},
		{"without shutdown", func(e *editor) {
			e.initialize(`{"capabilities": {}}`)
			e.notify(protocol.MethodExit, nil)
		}, ErrNoShutdown},
		{"without anything", func(e *editor) { e.notify(protocol.MethodExit, nil) }, ErrNoShutdown},
		{"the client is gone", func(e *editor) {
			e.initialize(`{"capabilities": {}}`)
			e.pipe.Close()
		}, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			e := connect(t)
			tt.end(e)
			err := e.result()
			if !errors.Is(err, tt.want) {
				t.Errorf("Serve returned %v, want %v", err, tt.want)
			}
		})
	}
}

// TestShutdownDoesNotWait asks for what cannot be worked out, and holds that shutdown is answered all the
// same, and the request too.
func TestShutdownDoesNotWait(t *testing.T) {
	e := open(t, full, func(s *server) { s.slow = make(chan struct{}) })
	e.didOpen(doc, 1, "EXIT\n")
	asked := make(chan error)
	go func() {
		asked <- e.call(protocol.MethodTextDocumentCodeAction, &protocol.CodeActionParams{TextDocument: identify(doc)}, nil)
	}()
	for read := false; !read; time.Sleep(time.Millisecond) {
		e.server.mu.Lock()
		read = len(e.server.cancel) > 0
		e.server.mu.Unlock()
	}
	e.must(protocol.MethodShutdown, nil, nil)
	if err := <-asked; !hasCode(err, protocol.CodeRequestCancelled) {
		t.Errorf("the request is answered with %v", err)
	}
	e.notify(protocol.MethodExit, nil)
	if err := e.result(); err != nil {
		t.Error(err)
	}
}

func TestServeEndsWithContext(t *testing.T) {
	here, there := net.Pipe()
	defer here.Close()
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error)
	go func() { done <- Serve(ctx, there, Options{}) }()
	cancel()
	if err := <-done; err != context.Canceled {
		t.Errorf("Serve returned %v", err)
	}
}

func TestPhases(t *testing.T) {
	e := connect(t)
	hover := &protocol.HoverParams{TextDocumentPositionParams: position(doc, at(0, 0))}
	if err := e.call(protocol.MethodTextDocumentHover, hover, nil); !hasCode(err, jsonrpc2.ServerNotInitialized) {
		t.Errorf("hover before initialize: %v", err)
	}
	if err := e.call(protocol.MethodShutdown, nil, nil); !hasCode(err, jsonrpc2.ServerNotInitialized) {
		t.Errorf("shutdown before initialize: %v", err)
	}
	e.didOpen(doc, 1, "") // has no effect yet

	e.initialize(`{"capabilities": {}}`)
	if err := e.call(protocol.MethodInitialize, raw(`{"capabilities": {}}`), nil); !hasCode(err, jsonrpc2.InvalidRequest) {
		t.Errorf("second initialize: %v", err)
	}
	var result jsonrpc2.RawMessage
	e.must(protocol.MethodTextDocumentHover, hover, &result)
	if string(result) != "null" {
		t.Errorf("hover on an unknown document: %s", result)
	}
	if err := e.call("textDocument/unheardOf", struct{}{}, nil); !hasCode(err, jsonrpc2.MethodNotFound) {
		t.Errorf("unknown method: %v", err)
	}
	if err := e.call("$/unheardOf", struct{}{}, nil); !hasCode(err, jsonrpc2.MethodNotFound) {
		t.Errorf("unknown $ method: %v", err)
	}
	e.notify("textDocument/unheardOf", nil)
	e.notify("$/unheardOf", nil)
	e.notify(protocol.MethodSetTrace, raw(`{"value": "verbose"}`))
	e.notify(protocol.MethodWorkspaceDidChangeWatchedFiles, raw(`{"changes": []}`))

	e.must(protocol.MethodShutdown, nil, nil)
	if err := e.call(protocol.MethodTextDocumentHover, hover, nil); !hasCode(err, jsonrpc2.InvalidRequest) {
		t.Errorf("hover after shutdown: %v", err)
	}
	e.notify(protocol.MethodExit, nil)
	if err := e.result(); err != nil {
		t.Error(err)
	}
}

func TestEncodingIsNegotiated(t *testing.T) {
	tests := []struct{ offered, want string }{
		{``, "utf-16"},
		{`"general": {}`, "utf-16"},
		{`"general": {"positionEncodings": []}`, "utf-16"},
		{`"general": {"positionEncodings": ["utf-16"]}`, "utf-16"},
		{`"general": {"positionEncodings": ["utf-16", "utf-8"]}`, "utf-8"},
		{`"general": {"positionEncodings": ["utf-32", "utf-16"]}`, "utf-16"},
		{`"general": {"positionEncodings": ["utf-32"]}`, "utf-32"},
		{`"general": {"positionEncodings": ["utf-7"]}`, "utf-16"},
	}
	for _, tt := range tests {
		result := connect(t).initialize(`{"capabilities": {` + tt.offered + `}}`)
		if got := string(result.Capabilities.PositionEncoding); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.offered, got, tt.want)
		}
	}
}

// TestCapabilities compares what is announced to a client that can do all that the server knows of,
// and to one that says nothing of itself, with the files of testdata/capabilities.
func TestCapabilities(t *testing.T) {
	for name, client := range map[string]string{"full": full, "bare": `{}`} {
		result := connect(t).initialize(`{"capabilities": ` + client + `}`)
		caps := result.Capabilities
		if got := toJSON(t, caps.Experimental); got != toJSON(t, experimental()) {
			t.Errorf("%s: experimental: %s", name, got)
		}
		caps.Experimental = nil
		var got bytes.Buffer
		if err := json.Indent(&got, []byte(toJSON(t, &caps)+"\n"), "", "\t"); err != nil {
			t.Fatal(err)
		}
		file := filepath.Join("testdata", "capabilities", name+".json")
		if *update {
			if err := os.WriteFile(file, got.Bytes(), 0o666); err != nil {
				t.Fatal(err)
			}
		} else if want, err := os.ReadFile(file); err != nil || got.String() != string(want) {
			t.Errorf("%s:\n got %s\nwant %s %v", name, &got, want, err)
		}
		if v, _ := result.ServerInfo.Version.Get(); result.ServerInfo.Name != "ori" || v != "test" {
			t.Errorf("server info %+v", result.ServerInfo)
		}
	}
}
