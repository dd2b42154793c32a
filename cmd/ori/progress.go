package main

import (
	"fmt"
	"io"
	"os"
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
	if f, ok := w.(*os.File); ok {
		if info, err := f.Stat(); err == nil && info.Mode()&os.ModeCharDevice != 0 && info.Mode()&os.ModeDevice != 0 && f.Name() != os.DevNull {
			return w
		}
	}
	return nil
}
