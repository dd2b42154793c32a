package server

import (
	"context"
	"os"

	"golang.org/x/sys/unix"
)

// watchProcess returns what waits for the end of a process, and reports whether it has come: ctx
// may end before. The error is [os.ErrProcessDone] if there is no such process.
func watchProcess(pid int) (ended func(context.Context) bool, err error) {
	fd, err := unix.PidfdOpen(pid, 0)
	if err == unix.ESRCH {
		return nil, os.ErrProcessDone
	}
	if err != nil {
		return nil, err
	}
	return func(ctx context.Context) bool {
		defer unix.Close(fd)
		for ctx.Err() == nil {
			fds := []unix.PollFd{{Fd: int32(fd), Events: unix.POLLIN}}
			if n, err := unix.Poll(fds, 1000); n > 0 || err != nil && err != unix.EINTR {
				return err == nil
			}
		}
		return false
	}, nil
}

// widen has a pipe hold whole messages, if f is one: those of 64 KB go back and forth between two programs until a long one is through.
func widen(f *os.File) { _, _ = unix.FcntlInt(f.Fd(), unix.F_SETPIPE_SZ, 1<<20) }
