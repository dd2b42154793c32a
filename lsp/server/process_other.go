//go:build !linux && !windows

package server

import (
	"context"
	"errors"
	"os"
	"syscall"
	"time"
)

// watchProcess returns what waits for the end of a process, and reports whether it has come: ctx
// may end before. The error is [os.ErrProcessDone] if there is no such process.
func watchProcess(pid int) (ended func(context.Context) bool, err error) {
	p, err := os.FindProcess(pid)
	if err == nil {
		err = p.Signal(syscall.Signal(0))
	}
	if err != nil && !errors.Is(err, syscall.EPERM) {
		return nil, err
	}
	return func(ctx context.Context) bool {
		tick := time.NewTicker(200 * time.Millisecond) // there is nothing to wait on
		defer tick.Stop()
		for {
			select {
			case <-ctx.Done():
				return false
			case <-tick.C:
				if err := p.Signal(syscall.Signal(0)); err != nil && !errors.Is(err, syscall.EPERM) {
					return true
				}
			}
		}
	}, nil
}

// widen is for systems that can have a pipe hold more.
func widen(*os.File) {}
