//go:build unix

package server

import (
	"io/fs"
	"os"

	"golang.org/x/sys/unix"
)

// standardInput is the program's, read by Go's poller where it is a pipe or a socket. A read that blocks a thread instead leaves
// what it has woken waiting for that thread's processor for milliseconds where the other ones collect garbage.
func standardInput() *os.File {
	info, err := os.Stdin.Stat()
	if err != nil || info.Mode()&(fs.ModeNamedPipe|fs.ModeSocket) == 0 {
		return os.Stdin
	}
	widen(os.Stdin)
	fd := int(os.Stdin.Fd())
	if unix.SetNonblock(fd, true) != nil {
		return os.Stdin
	}
	return os.NewFile(uintptr(fd), os.Stdin.Name())
}

// standardOutput is the program's.
func standardOutput() *os.File {
	widen(os.Stdout)
	return os.Stdout
}
