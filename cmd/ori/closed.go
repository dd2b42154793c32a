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

func (closedOutput) Write([]byte) (int, error) {
	return 0, &os.PathError{Op: "write", Path: os.Stdout.Name(), Err: os.ErrClosed}
}
