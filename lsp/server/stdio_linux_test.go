package server

import (
	"io"
	"os"
	"testing"

	"golang.org/x/sys/unix"
)

// TestStandardInputOwn holds that reads of others of the pipe that is the standard input go on to block while a server reads it: it
// may be killed.
func TestStandardInputOwn(t *testing.T) {
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	fd, err := unix.Dup(int(r.Fd())) // as a shell gives it: blocking
	if err != nil || unix.SetNonblock(fd, false) != nil {
		t.Fatal(err)
	}
	defer func(old *os.File) { os.Stdin = old }(os.Stdin)
	os.Stdin = os.NewFile(uintptr(fd), "stdin")
	if _, err := w.WriteString("before "); err != nil {
		t.Fatal(err)
	}
	in, restore := standardInput()
	defer restore()
	if flags, err := unix.FcntlInt(uintptr(fd), unix.F_GETFL, 0); err != nil || flags&unix.O_NONBLOCK != 0 {
		t.Errorf("flags %#x %v: the pipe does not block others", flags, err)
	}
	if _, err := w.WriteString("and behind"); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if text, err := io.ReadAll(in); err != nil || string(text) != "before and behind" {
		t.Errorf("%q %v", text, err)
	}
	if err := in.Close(); err != nil {
		t.Error(err)
	}
}
