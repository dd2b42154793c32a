//go:build unix

package main

import (
	"io/fs"
	"os"
	"time"

	"golang.org/x/sys/unix"
)

// exitUnread is the exit status when nobody reads what the program writes: what a shell calls the end by SIGPIPE.
const exitUnread = 128 + int(unix.SIGPIPE)

// lastMoment is how long the program may take to end by itself when nobody reads on: it may have written all.
const lastMoment = 200 * time.Millisecond

// endWithReader has the program end when out is a pipe or a socket whose other end is closed. A write to it does so, too, but there
// may be none for minutes; and a server whose editor has gone, or a program that such a server has started, has nobody to work for.
// A file that is being written becomes whole first.
func endWithReader(out *os.File) {
	info, err := out.Stat()
	if err != nil || info.Mode()&(fs.ModeNamedPipe|fs.ModeSocket) == 0 {
		return
	}
	go func() {
		fds := []unix.PollFd{{Fd: int32(out.Fd())}} // errors are told without being asked for
		for {
			switch _, err := unix.Poll(fds, -1); {
			case err == unix.EINTR:
			case err != nil || fds[0].Revents&(unix.POLLERR|unix.POLLHUP) == 0:
				return
			default:
				time.Sleep(lastMoment)
				unfinished.Lock()
				os.Exit(exitUnread)
			}
		}
	}()
}
