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
	buf   bytes.Buffer
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
	j.buf.Reset()
	e := json.NewEncoder(&j.buf)
	e.SetEscapeHTML(false)
	e.SetIndent(strings.Repeat("  ", j.depth), "  ")
	if err := e.Encode(v); err != nil && j.err == nil {
		j.err = err
	}
	j.text(strings.TrimSuffix(j.buf.String(), "\n"))
}

func (j *indented) member(name string, v any) {
	j.name(name)
	j.value(v)
}
