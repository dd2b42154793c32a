package main

import (
	"bytes"
	"encoding/json"
	"io"
	"strings"
)

// An indented writes JSON part by part, as [encodeJSON] writes it at once.
type indented struct {
	w     io.Writer
	err   error
	depth int
	begun bool // the object or array that is open has something
	named bool // a name has been written, and its value comes next
	buf   []byte
}

func (j *indented) text(s string) {
	if j.err == nil {
		_, j.err = io.WriteString(j.w, s)
	}
}

func (j *indented) line() { j.text("\n" + strings.Repeat("  ", j.depth)) }

// next begins a value, or the name of one.
func (j *indented) next() {
	switch {
	case j.named:
		j.named = false
		return
	case j.begun:
		j.text(",")
	}
	if j.depth > 0 {
		j.line()
	}
	j.begun = true
}

// open begins an object or an array, close ends it.
func (j *indented) open(bracket string) {
	j.next()
	j.text(bracket)
	j.depth++
	j.begun = false
}

func (j *indented) close(bracket string) {
	j.depth--
	if j.begun {
		j.line()
	}
	j.text(bracket)
	j.begun = true
}

// name begins a member, whose value comes next.
func (j *indented) name(name string) {
	j.next()
	j.text(`"` + name + `": `)
	j.named = true
}

// value writes a value.
func (j *indented) value(v any) {
	j.next()
	text, err := newCompact().json(v)
	if err != nil && j.err == nil {
		j.err = err
	}
	j.buf = appendIndented(j.buf[:0], text, strings.Repeat("  ", j.depth))
	if j.err == nil {
		_, j.err = j.w.Write(j.buf)
	}
}

// list writes an array on one line, of values that are JSON already: lines of their own would be several times as long.
func (j *indented) list(values []string) {
	j.buf = appendList(j.buf[:0], values)
	j.made(j.buf)
}

// made writes a value that is JSON already.
func (j *indented) made(text []byte) {
	j.next()
	if j.err == nil {
		_, j.err = j.w.Write(text)
	}
}

// appendList appends the array that [indented.list] writes.
func appendList(text []byte, values []string) []byte {
	text = append(text, '[')
	for n, v := range values {
		if n > 0 {
			text = append(text, ", "...)
		}
		text = append(text, v...)
	}
	return append(text, ']')
}

func (j *indented) member(name string, v any) {
	j.name(name)
	j.value(v)
}

// A compact writes values as JSON without blanks, with < and > as they are.
type compact struct {
	buf bytes.Buffer
	enc *json.Encoder
}

func newCompact() *compact {
	c := &compact{}
	c.enc = json.NewEncoder(&c.buf)
	c.enc.SetEscapeHTML(false)
	return c
}

// json returns a value as JSON, which stays as it is until the next call.
func (c *compact) json(v any) ([]byte, error) {
	c.buf.Reset()
	err := c.enc.Encode(v)
	return bytes.TrimSuffix(c.buf.Bytes(), []byte("\n")), err
}

// appendIndented appends what [json.Indent] makes of a value that a [compact] has written, with two blanks for each level, in a
// fraction of the time, as it need not check it.
func appendIndented(b, text []byte, prefix string) []byte {
	const blanks = "                                "
	depth := 0
	line := func() {
		b = append(append(b, '\n'), prefix...)
		for n := 2 * depth; n > 0; n -= len(blanks) {
			b = append(b, blanks[:min(n, len(blanks))]...)
		}
	}
	for n := 0; n < len(text); n++ {
		switch c := text[n]; c {
		case '"':
			end := stringEnd(text, n)
			b = append(b, text[n:end]...)
			n = end - 1
		case '{', '[':
			b = append(b, c)
			if next := text[n+1]; next == '}' || next == ']' {
				b = append(b, next)
				n++
				continue
			}
			depth++
			line()
		case '}', ']':
			depth--
			line()
			b = append(b, c)
		case ',':
			b = append(b, c)
			line()
		case ':':
			b = append(b, ": "...)
		default:
			b = append(b, c)
		}
	}
	return b
}

// stringEnd is where the string that begins at n of a value that a [compact] has written ends.
func stringEnd(text []byte, n int) int {
	for n++; text[n] != '"'; n++ {
		if text[n] == '\\' {
			n++
		}
	}
	return n + 1
}
