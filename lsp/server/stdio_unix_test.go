//go:build unix

package server

import (
	"os"
	"testing"

	"golang.org/x/sys/unix"
)

// TestStandardInput holds that a socket is read without blocking a thread, and blocks again for who reads it after us.
func TestStandardInput(t *testing.T) {
	ends, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM, 0)
	if err != nil {
		t.Fatal(err)
	}
	w := os.NewFile(uintptr(ends[1]), "w")
	defer w.Close()
	other, err := unix.Dup(ends[0]) // as another process has it
	if err != nil {
		t.Fatal(err)
	}
	defer unix.Close(other)
	blocks := func() bool {
		flags, err := unix.FcntlInt(uintptr(other), unix.F_GETFL, 0)
		return err == nil && flags&unix.O_NONBLOCK == 0
	}
	defer func(was *os.File) { os.Stdin = was }(os.Stdin)
	os.Stdin = os.NewFile(uintptr(ends[0]), "r")
	rwc := Stdio()
	if blocks() {
		t.Error("standard input blocks a thread")
	}
	go w.WriteString("x")
	if n, err := rwc.Read(make([]byte, 2)); n != 1 || err != nil {
		t.Errorf("read %d bytes, %v", n, err)
	}
	if err := rwc.Close(); err != nil || !blocks() {
		t.Errorf("closed with %v; it blocks again: %v", err, blocks())
	}
}
