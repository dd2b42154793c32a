package main

import (
	"fmt"
	"io"
	"os"

	"golang.org/x/term"
)

// A progress shows on a terminal what is being done, in place of what was; elsewhere nothing.
type progress struct{ term io.Writer }

// newProgress returns one that shows on w, if that is a terminal.
func newProgress(w io.Writer) progress { return progress{terminal(w)} }

func (p progress) show(format string, args ...any) {
	if p.term != nil {
		fmt.Fprintf(p.term, "\r\x1b[K"+format, args...)
	}
}

// clear makes room for other output.
func (p progress) clear() { p.show("") }

// terminal returns w if it is one, or nil.
func terminal(w io.Writer) io.Writer {
	if o, ok := w.(*output); ok {
		w = o.Writer
	}
	if f, ok := w.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		return w
	}
	return nil
}
