package main

import (
	"context"
	"fmt"
	"io"
	"net/url"
	"strings"
	"sync"
	"time"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
)

// A heavy is a request that takes long, or much memory, in a long text. Only Ori's server has all of them.
type heavy struct {
	name, method string
	params       func(c *client) any
}

func content(query string) func(c *client) any {
	return func(c *client) any {
		return map[string]any{"uri": "ori:/a?" + query + "&of=" + url.QueryEscape(string(c.doc.URI))}
	}
}

var heavies = []heavy{
	{"text after a phase", protocol.MethodWorkspaceTextDocumentContent, content("phase=15")},
	{"all actions", protocol.MethodTextDocumentCodeAction, func(c *client) any {
		end := place{len(c.lines) - 1, 0}
		return map[string]any{"textDocument": c.doc, "range": map[string]any{"start": place{}, "end": end}, "context": map[string]any{"diagnostics": []any{}}}
	}},
	{"workspace symbols", protocol.MethodWorkspaceSymbol, func(*client) any { return map[string]any{"query": ""} }},
	{"full tokens", protocol.MethodTextDocumentSemanticTokensFull, func(c *client) any { return map[string]any{"textDocument": c.doc} }},
}

// measureHeavy sends burst heavy requests at once, and then cancels each kind times, at different
// moments after it was sent. It writes how much memory there is when the text was opened and at
// most, and how long after a cancellation the answer came: of those requests that it stopped.
func measureHeavy(o *options, command string, s *shape, out io.Writer) error {
	c, err := start(command, o.wait)
	if err != nil {
		return err
	}
	defer c.kill()
	if _, err := c.open(&ori, s.text(&ori, o)); err != nil {
		return fmt.Errorf("open: %w", err)
	}
	_, opened := c.memory()
	ctx, stop := context.WithTimeout(context.Background(), o.wait)
	defer stop()
	refused := c.burst(ctx, o.burst)()
	_, most := c.memory()
	fmt.Fprintf(out, "%s: %d heavy requests at once, %d of them refused: %d MB when opened, %d MB at most\n", s.name, o.burst, refused, opened/1e6, most/1e6)
	for n := range heavies {
		h := &heavies[n]
		begin := time.Now()
		id, err := c.conn.Call(ctx, h.method, h.params(c), nil)
		if err != nil {
			return fmt.Errorf("%s: %w", h.name, err)
		}
		whole := time.Since(begin)
		var times []time.Duration
		for k := range o.cancels {
			var took time.Duration
			var stopped bool
			took, stopped, id, err = c.cancelled(ctx, h, id, whole*time.Duration(k)/time.Duration(o.cancels))
			if err != nil {
				return err
			}
			if stopped {
				times = append(times, took)
			}
		}
		if len(times) == 0 {
			fmt.Fprintf(out, "%s: %s takes %.1f ms; no cancellation came in time\n", s.name, h.name, ms(whole))
			continue
		}
		p := percentilesOf(times)
		fmt.Fprintf(out, "%s: %s takes %.1f ms; cancelled %d times, answered after p50 %.1f, p99 %.1f, most %.1f ms\n",
			s.name, h.name, ms(whole), len(times), ms(p.p50), ms(p.p99), ms(times[len(times)-1]))
	}
	return c.end()
}

// burst sends n heavy requests and returns what waits for the answers, and tells how many are refusals.
func (c *client) burst(ctx context.Context, n int) (end func() (refused int)) {
	var sent, answered sync.WaitGroup
	errs := make([]error, n)
	sent.Add(n)
	for k := range errs {
		h := &heavies[k%len(heavies)]
		answered.Go(func() {
			params := h.params(c)
			sent.Done()
			_, errs[k] = c.conn.Call(ctx, h.method, params, nil)
		})
	}
	sent.Wait()
	return func() (refused int) {
		answered.Wait()
		for _, err := range errs {
			if err != nil {
				refused++
			}
		}
		return refused
	}
}

// measureShort opens a short text behind burst heavy requests, shorts times, each time with a server of its own. It writes after what time
// the diagnostics of the short text came.
func measureShort(o *options, command string, s *shape, out io.Writer) error {
	text := s.text(&ori, o)
	var times []time.Duration
	for range o.shorts {
		took, err := besideBurst(o, command, text)
		if err != nil {
			return err
		}
		times = append(times, took)
	}
	p := percentilesOf(times)
	_, err := fmt.Fprintf(out, "%s: diagnostics of three lines behind %d heavy requests, %d times: p50 %.1f, p99 %.1f, most %.1f ms\n",
		s.name, o.burst, len(times), ms(p.p50), ms(p.p99), ms(times[len(times)-1]))
	return err
}

// besideBurst starts a server and opens text, then a short text behind burst heavy requests about it, and returns after what time
// the diagnostics of the short text came.
func besideBurst(o *options, command, text string) (time.Duration, error) {
	c, err := start(command, o.wait)
	if err != nil {
		return 0, err
	}
	if _, err := c.open(&ori, text); err != nil {
		c.kill()
		return 0, fmt.Errorf("open: %w", err)
	}
	time.Sleep(o.settle)
	ctx, stop := context.WithCancel(context.Background())
	end := c.burst(ctx, o.burst)
	defer end()
	defer stop()
	defer c.kill()
	c.version = 2 // which tells it from the other
	begin := time.Now()
	err = c.conn.Notify(ctx, protocol.MethodTextDocumentDidOpen, map[string]any{
		"textDocument": map[string]any{"uri": "file:///short" + ori.extension, "languageId": ori.id, "version": c.version,
			"text": ".entry f {\n  BRA nowhere\n}\n"},
	})
	if err != nil {
		return 0, err
	}
	at, err := c.diagnostics()
	return at.Sub(begin), err
}

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// cancelled sends the request that follows another, cancels it after a time, and returns how long
// after that the answer came, whether it is that the request was stopped, and its ID.
func (c *client) cancelled(ctx context.Context, h *heavy, last jsonrpc2.ID, after time.Duration) (took time.Duration, stopped bool, id jsonrpc2.ID, err error) {
	n, _ := last.Number()
	ctx, stop := context.WithTimeout(ctx, c.wait)
	defer stop()
	sent := make(chan time.Time, 1)
	timer := time.AfterFunc(after, func() {
		at := time.Now()
		// jsonrpc2 numbers requests one after the other, and only tells the ID with the answer.
		if err := c.conn.Notify(ctx, protocol.MethodCancelRequest, map[string]any{"id": n + 1}); err == nil {
			sent <- at
		}
	})
	defer timer.Stop()
	id, err = c.conn.Call(ctx, h.method, h.params(c), nil)
	end := time.Now()
	if err == nil {
		return 0, false, id, nil
	}
	if !strings.Contains(err.Error(), "cancel") {
		return 0, false, id, err
	}
	return end.Sub(<-sent), true, id, nil
}
