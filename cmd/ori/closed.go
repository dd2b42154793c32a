package main

import (
	"io"
	"os"
)

// standardOutput is where the program writes. If it was started without one (>&-), each write tells
// that, as it does of a file that is closed.
func standardOutput() io.Writer {
	if stdoutClosed() {
		return closedOutput{}
	}
	return os.Stdout
}

// A closedOutput takes nothing.
type closedOutput struct{}

func (closedOutput) Write([]byte) (int, error) { return 0, outputClosed() }

func outputClosed() error {
	return &os.PathError{Op: "write", Path: os.Stdout.Name(), Err: os.ErrClosed}
}

// An output remembers the first error of writing to it: what prints help and completions does not look.
type output struct {
	io.Writer
	err error
}

func (o *output) Write(p []byte) (int, error) {
	n, err := o.Writer.Write(p)
	if err != nil && o.err == nil {
		o.err = err
	}
	return n, err
}
