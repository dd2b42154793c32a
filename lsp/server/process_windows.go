package server

import (
	"context"
	"errors"
	"os"

	"golang.org/x/sys/windows"
)

// watchProcess returns what waits for the end of a process, and reports whether it has come. The error
// is [os.ErrProcessDone] if there is no such process.
func watchProcess(pid int) (ended func(context.Context) bool, err error) {
	p, err := os.FindProcess(pid)
	if errors.Is(err, windows.ERROR_INVALID_PARAMETER) { // so the system says that there is none
		return nil, os.ErrProcessDone
	}
	if err != nil {
		return nil, err
	}
	return func(context.Context) bool {
		_, err := p.Wait()
		return err == nil
	}, nil
}
