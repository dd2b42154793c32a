package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// A client is the other end of one server that runs as a program.
type client struct {
	cmd        *exec.Cmd
	conn       jsonrpc2.Conn
	wait       time.Duration
	published  chan published
	progressed atomic.Bool // the server has told of work in progress
	watched    int         // how many changes were watched for more diagnostics of their version
	steps      int         // how often the server told of one of them

	doc     protocol.TextDocumentIdentifier
	version int32
	full    bool   // the server wants the whole text of each version
	text    []byte // as it was opened
	lines   []int  // where each begins in it
}

// published says when diagnostics came, and of which version if the server tells.
type published struct {
	at      time.Time
	version *int32
}

type pipe struct {
	io.Reader
	io.WriteCloser
}

// start starts a server and goes through the handshake with it.
func start(command string, wait time.Duration) (*client, error) {
	args := strings.Fields(command)
	c := &client{cmd: exec.Command(args[0], args[1:]...), wait: wait, published: make(chan published, 1000)}
	in, err := c.cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := c.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := c.cmd.Start(); err != nil {
		return nil, err
	}
	c.conn = jsonrpc2.NewConn(jsonrpc2.NewStream(pipe{out, in}))
	c.conn.Go(context.Background(), c.handle)
	ctx, stop := context.WithTimeout(context.Background(), wait)
	defer stop()
	var can initialized
	_, err = c.conn.Call(ctx, protocol.MethodInitialize, jsonrpc2.RawMessage(fmt.Sprintf(`{"processId":%d,"rootUri":null,"capabilities":{
		"window":{"workDoneProgress":true},
		"textDocument":{"hover":{"contentFormat":["markdown","plaintext"]},"publishDiagnostics":{"relatedInformation":true,"versionSupport":true}}}}`, os.Getpid())), &can)
	if err == nil {
		c.full = can.full()
		err = c.conn.Notify(ctx, protocol.MethodInitialized, struct{}{})
	}
	if err != nil {
		c.kill()
		return nil, fmt.Errorf("initialize: %w", err)
	}
	return c, nil
}

// initialized is what counts of what a server can do.
type initialized struct {
	Capabilities struct {
		TextDocumentSync any `json:"textDocumentSync"` // a kind, or an object that has it
	} `json:"capabilities"`
}

func (i *initialized) full() bool {
	sync := i.Capabilities.TextDocumentSync
	if o, ok := sync.(map[string]any); ok {
		sync = o["change"]
	}
	return sync == float64(protocol.TextDocumentSyncKindFull)
}

func (c *client) handle(_ context.Context, req *jsonrpc2.Request) (any, error) {
	switch req.Method() {
	case protocol.MethodTextDocumentPublishDiagnostics:
		c.published <- published{time.Now(), versionOf(req.Params())}
	case protocol.MethodProgress:
		c.progressed.Store(true)
	case protocol.MethodWorkspaceConfiguration:
		return jsonrpc2.RawMessage("[null]"), nil
	}
	return nil, nil
}

// versionOf reads the version that diagnostics are of. It comes before or behind them, which may be
// long, and is not in their place: the client is to take as little of the processor as it can.
func versionOf(params []byte) *int32 {
	at := bytes.LastIndex(params, []byte(`"version":`))
	if at < 0 {
		return nil
	}
	digits := bytes.TrimLeft(params[at+len(`"version":`):], " ")
	n := 0
	for n < len(digits) && (digits[n] == '-' || '0' <= digits[n] && digits[n] <= '9') {
		n++
	}
	v, err := strconv.ParseInt(string(digits[:n]), 10, 32)
	if err != nil {
		return nil
	}
	version := int32(v)
	return &version
}

// diagnostics waits for those of the version the text has now.
func (c *client) diagnostics() (time.Time, error) {
	timeout := time.After(c.wait)
	for {
		select {
		case p := <-c.published:
			if p.version == nil || *p.version == c.version {
				return p.at, nil
			}
		case <-c.conn.Done():
			return time.Time{}, errors.New("the server has ended")
		case <-timeout:
			return time.Time{}, fmt.Errorf("no diagnostics within %v", c.wait)
		}
	}
}

// open opens a text and returns after what time its diagnostics came.
func (c *client) open(l *language, text string) (time.Duration, error) {
	c.text, c.lines = []byte(text), []int{0}
	for n, ch := range c.text {
		if ch == '\n' {
			c.lines = append(c.lines, n+1)
		}
	}
	c.doc.URI, c.version = "file:///bench"+uri.URI(l.extension), 1
	begin := time.Now()
	err := c.conn.Notify(context.Background(), protocol.MethodTextDocumentDidOpen, map[string]any{
		"textDocument": map[string]any{"uri": c.doc.URI, "languageId": l.id, "version": c.version, "text": text},
	})
	if err != nil {
		return 0, err
	}
	at, err := c.diagnostics()
	return at.Sub(begin), err
}

// Servers may tell of a version in steps. So many changes tell in how many, each of which comes
// within pause of the one before.
const (
	watchedChanges = 4
	pause          = time.Second
)

// rest waits for what else the server tells of the version, and returns when the last of it came: at
// first if there is no more.
func (c *client) rest(first time.Time) time.Time {
	last := first
	c.watched++
	for told := 1; c.watched <= watchedChanges || told < c.steps; {
		select {
		case p := <-c.published:
			if p.version != nil && *p.version == c.version {
				last = p.at
				told++
				c.steps = max(c.steps, told)
			}
		case <-c.conn.Done():
			return last
		case <-time.After(pause):
			return last
		}
	}
	return last
}

// change types a digit behind a place, or takes it away, which is back to the text before it. It returns
// after what time the first diagnostics of the new version came, and the last.
func (c *client) change(p place, typed string) (first, last time.Duration, err error) {
	c.version++
	change := map[string]any{"text": typed, "range": map[string]any{"start": p, "end": place{p.Line, p.Character + 1 - len(typed)}}}
	if c.full {
		at := c.lines[p.Line] + p.Character
		change = map[string]any{"text": string(c.text[:at]) + typed + string(c.text[at:])}
	}
	begin := time.Now()
	err = c.conn.Notify(context.Background(), protocol.MethodTextDocumentDidChange, map[string]any{
		"textDocument":   map[string]any{"uri": c.doc.URI, "version": c.version},
		"contentChanges": []any{change},
	})
	if err != nil {
		return 0, 0, err
	}
	at, err := c.diagnostics()
	if err != nil {
		return 0, 0, err
	}
	return at.Sub(begin), c.rest(at).Sub(begin), nil
}

// hover asks for what is to be said of a place.
func (c *client) hover(p place) (time.Duration, error) {
	ctx, stop := context.WithTimeout(context.Background(), c.wait)
	defer stop()
	begin := time.Now()
	_, err := c.conn.Call(ctx, protocol.MethodTextDocumentHover, map[string]any{"textDocument": c.doc, "position": p}, nil)
	return time.Since(begin), err
}

// memory returns how much memory the server has now, and how much it had at most, in bytes; 0 where
// /proc does not tell.
func (c *client) memory() (now, most int64) {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", c.cmd.Process.Pid))
	if err != nil {
		return 0, 0
	}
	for line := range strings.Lines(string(status)) {
		name, rest, _ := strings.Cut(line, ":")
		kb, err := strconv.ParseInt(strings.TrimSuffix(strings.TrimSpace(rest), " kB"), 10, 64)
		switch {
		case err != nil:
		case name == "VmRSS":
			now = kb << 10
		case name == "VmHWM":
			most = kb << 10
		}
	}
	return now, most
}

// end has the server end as an editor does.
func (c *client) end() error {
	ctx, stop := context.WithTimeout(context.Background(), c.wait)
	defer stop()
	if _, err := c.conn.Call(ctx, protocol.MethodShutdown, nil, nil); err != nil {
		return fmt.Errorf("shutdown: %w", err)
	}
	_ = c.conn.Notify(ctx, protocol.MethodExit, nil) // the server may be gone before it is written
	return nil
}

// kill ends the server, whatever it does.
func (c *client) kill() {
	_ = c.cmd.Process.Kill()
	_ = c.cmd.Wait()
}
