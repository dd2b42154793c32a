package main

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/signal"
	"path/filepath"
	"sync"
	"syscall"
)

// writeFile replaces the content of path, or makes the file; the text is on the disk when it
// returns. Where was is not nil it is what the file must still hold. A reader sees the old text or
// the new, and a file keeps its owner and mode: the new text goes to a file beside it, which takes
// its place. A symbolic link stays one, and its target is written. A file that has other names, or
// an owner that its successor cannot have, is written where it is, while the file beside it keeps
// the new text.
func writeFile(path string, text, was []byte) error {
	return uninterrupted(func() error { return replace(path, text, was) })
}

func replace(path string, text, was []byte) error {
	if target, err := filepath.EvalSymlinks(path); err == nil {
		path = target
	} else if link, err := os.Lstat(path); err == nil && link.Mode()&os.ModeSymlink != 0 {
		return os.WriteFile(path, text, 0o666) // its target is not there yet
	}
	old, err := os.Stat(path)
	switch {
	case err == nil && !old.Mode().IsRegular():
		return os.WriteFile(path, text, 0) // a device or a pipe has nothing to keep
	case err == nil && old.Mode().Perm()&0o222 == 0:
		return &os.PathError{Op: "write", Path: path, Err: os.ErrPermission} // which a rename would not mind
	case err != nil && !os.IsNotExist(err):
		return err
	}
	part, err := writePart(filepath.Dir(path), text, old)
	if err != nil {
		var at *os.PathError
		if errors.As(err, &at) {
			at.Path = path // nobody knows the other name
		}
		return err
	}
	if err := unchanged(path, was); err != nil {
		os.Remove(part.name)
		return err
	}
	if old != nil && (names(old) > 1 || !part.like) {
		if err := overwrite(path, text); err != nil {
			return fmt.Errorf("%w; the new text is in %s", err, part.name)
		}
		return os.Remove(part.name)
	}
	if err := os.Rename(part.name, path); err != nil {
		os.Remove(part.name)
		return err
	}
	syncDir(filepath.Dir(path))
	return nil
}

// unchanged holds that a file is still as it was read. An edit between this and what follows is
// lost, as it is with every editor.
func unchanged(path string, was []byte) error {
	if was == nil {
		return nil
	}
	now, err := os.ReadFile(path)
	if err == nil && !bytes.Equal(now, was) {
		err = fmt.Errorf("%s: changed since it was read; nothing is written", path)
	}
	return err
}

// A part is the file that will take the place of another.
type part struct {
	name string
	like bool // it has the owner and the mode of the other
}

// createPart makes an empty file in dir that will take the place of old. Its name is random: one
// that another process left, even one of the same number, is in nobody's way.
func createPart(dir string, old os.FileInfo) (*os.File, error) {
	mode := os.FileMode(0o666) // less the umask
	if old != nil {
		mode = 0o600 // nobody may read it before it has the mode of the old one
	}
	for {
		f, err := os.OpenFile(filepath.Join(dir, fmt.Sprintf(".ori-%016x", rand.Uint64())), os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
		if !os.IsExist(err) {
			return f, err
		}
	}
}

// writePart writes a text to a new file in dir, on to the disk, and gives it the owner and the mode of old.
func writePart(dir string, text []byte, old os.FileInfo) (part, error) {
	f, err := createPart(dir, old)
	if err != nil {
		return part{}, err
	}
	p := part{name: f.Name()}
	_, err = f.Write(text)
	if err == nil {
		p.like = old == nil || own(f, old) == nil && f.Chmod(old.Mode().Perm()) == nil
		err = f.Sync()
	}
	if closing := f.Close(); err == nil {
		err = closing
	}
	if err != nil {
		os.Remove(p.name)
	}
	return p, err
}

// overwrite replaces the content of a file that stays the same file.
func overwrite(path string, text []byte) error {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	if _, err = f.Write(text); err == nil {
		err = f.Truncate(int64(len(text)))
	}
	if err == nil {
		err = f.Sync()
	}
	if closing := f.Close(); err == nil {
		err = closing
	}
	return err
}

// syncDir has the names in a folder on the disk. Not every system can do that, and the text is there by now.
func syncDir(dir string) {
	if f, err := os.Open(dir); err == nil {
		_ = f.Sync()
		f.Close()
	}
}

// unfinished is held for reading while a file is written that has to become whole.
var unfinished sync.RWMutex

// uninterrupted runs do to its end, even if a signal comes that ends the program: it does so behind it.
func uninterrupted(do func() error) error {
	unfinished.RLock()
	defer unfinished.RUnlock()
	came := make(chan os.Signal, 1)
	for _, s := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP} {
		if !signal.Ignored(s) {
			signal.Notify(came, s)
		}
	}
	err := do()
	signal.Stop(came)
	select {
	case s := <-came:
		if self, err := os.FindProcess(os.Getpid()); err == nil && self.Signal(s) == nil {
			select {} // it is on its way
		}
		os.Exit(exitUsage)
	default:
	}
	return err
}
