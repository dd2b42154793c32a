package server

import (
	"slices"
	"sync"

	"go.lsp.dev/jsonrpc2"
)

// mostSent is how many answers are kept of a document: a text and what it is compared with.
const mostSent = 2

// contentSent is the texts made of a document that were sent last, encoded: who compares phases asks
// for one again and again.
type contentSent struct {
	mu   sync.Mutex
	list []sentText // the newest is last
}

type sentText struct {
	uri     string
	version int // of the snapshot, if the text is of all of it; else -1
	text    string
	answer  jsonrpc2.RawMessage
}

// whole is the answer for a text that is made of all of a version of the document, if it is not kept found by text.
func (c *contentSent) whole(version int, uri string, text func() (string, error)) (jsonrpc2.RawMessage, error) {
	if x := c.take(func(x *sentText) bool { return x.uri == uri && x.version == version }); x != nil {
		return c.keep(x), nil
	}
	t, err := text()
	if err != nil {
		return nil, err
	}
	return c.keep(&sentText{uri: uri, version: version, answer: contentAnswer(t)}), nil
}

// function is the answer for the text of a function, which it may be in many versions.
func (c *contentSent) function(uri, text string) jsonrpc2.RawMessage {
	// The same string is not compared byte by byte.
	if x := c.take(func(x *sentText) bool { return x.uri == uri && x.version < 0 && x.text == text }); x != nil {
		return c.keep(x)
	}
	return c.keep(&sentText{uri: uri, version: -1, text: text, answer: contentAnswer(text)})
}

// take returns a text that is kept, and keeps it no more; nil if there is none.
func (c *contentSent) take(is func(*sentText) bool) *sentText {
	c.mu.Lock()
	defer c.mu.Unlock()
	for k := range c.list {
		if x := c.list[k]; is(&x) {
			c.list = slices.Delete(c.list, k, k+1)
			return &x
		}
	}
	return nil
}

// keep keeps a text, in place of an older one for the same URI, or of the oldest, and returns its answer.
func (c *contentSent) keep(x *sentText) jsonrpc2.RawMessage {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.list = slices.DeleteFunc(c.list, func(y sentText) bool { return y.uri == x.uri })
	if len(c.list) == mostSent {
		c.list = slices.Delete(c.list, 0, 1)
	}
	c.list = append(c.list, *x)
	return x.answer
}

// contentAnswer is a [protocol.TextDocumentContentResult].
func contentAnswer(text string) jsonrpc2.RawMessage {
	out := append(make([]byte, 0, len(text)+len(text)/16+16), `{"text":`...)
	return append(appendString(out, text), '}')
}
