package server

import (
	"context"
	"os"
)

// watchProcess returns what waits for the end of a process, and reports whether it has come. It is
// an error if there is no such process.
func watchProcess(pid int) (ended func(context.Context) bool, err error) {
	p, err := os.FindProcess(pid)
	if err != nil {
		return nil, err
	}
	return func(context.Context) bool {
		_, err := p.Wait()
		return err == nil
	}, nil
}
