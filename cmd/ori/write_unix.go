//go:build unix

package main

import (
	"os"
	"syscall"
)

// names is how many names a file has.
func names(info os.FileInfo) int {
	if st, ok := info.Sys().(*syscall.Stat_t); ok {
		return int(st.Nlink)
	}
	return 1
}

// own gives f the owner and the group of a file.
func own(f *os.File, of os.FileInfo) error {
	mine, err := f.Stat()
	if err != nil {
		return err
	}
	has, ok1 := mine.Sys().(*syscall.Stat_t)
	want, ok2 := of.Sys().(*syscall.Stat_t)
	if !ok1 || !ok2 || has.Uid == want.Uid && has.Gid == want.Gid {
		return nil
	}
	return f.Chown(int(want.Uid), int(want.Gid))
}
