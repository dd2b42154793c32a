//go:build unix

package server

import (
	"fmt"
	"io/fs"
	"os"
	"sync"
	"time"

	"golang.org/x/sys/unix"
)

// standardInput is the program's, read by Go's poller where it is a pipe or a socket. A read that blocks a thread instead leaves
// what it has woken waiting for that thread's processor for milliseconds where the other ones collect garbage. Linux opens a pipe
// for the program alone: whoever else reads it goes on to block. Elsewhere, and of a socket, restore, which is to be called once
// it is closed, makes it block again.
func standardInput() (in *os.File, restore func()) {
	info, err := os.Stdin.Stat()
	if err != nil || info.Mode()&(fs.ModeNamedPipe|fs.ModeSocket) == 0 {
		return os.Stdin, func() {}
	}
	widen(os.Stdin)
	fd := int(os.Stdin.Fd())
	if own, err := unix.Open(fmt.Sprintf("/proc/self/fd/%d", fd), unix.O_RDONLY|unix.O_NONBLOCK|unix.O_CLOEXEC, 0); err == nil { // not of a socket
		in := os.NewFile(uintptr(own), os.Stdin.Name())
		if in.SetReadDeadline(time.Time{}) == nil {
			return in, sync.OnceFunc(func() { _ = os.Stdin.Close() })
		}
		_ = in.Close()
	}
	same, err := unix.FcntlInt(uintptr(fd), unix.F_DUPFD_CLOEXEC, 0)
	if err != nil || unix.SetNonblock(fd, true) != nil {
		return os.Stdin, func() {}
	}
	restore = sync.OnceFunc(func() {
		_ = unix.SetNonblock(same, false)
		_ = unix.Close(same)
	})
	in = os.NewFile(uintptr(fd), os.Stdin.Name())
	if in.SetReadDeadline(time.Time{}) != nil { // the poller does not take it
		restore()
	}
	return in, restore
}

// standardOutput is the program's.
func standardOutput() *os.File {
	widen(os.Stdout)
	return os.Stdout
}
