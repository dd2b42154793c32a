//go:build unix

package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// TestWriteKeeps holds what a file keeps that is written: its owner, its mode and its other names.
func TestWriteKeeps(t *testing.T) {
	defer syscall.Umask(syscall.Umask(0))
	owners := [][2]int{{os.Getuid(), os.Getgid()}}
	if os.Getuid() == 0 {
		owners = append(owners, [2]int{1234, 1235})
	}
	for _, owner := range owners {
		for _, mode := range []os.FileMode{0o600, 0o640, 0o666, 0o755} {
			for _, linked := range []bool{false, true} {
				dir := t.TempDir()
				path, other := filepath.Join(dir, "a.ori"), filepath.Join(dir, "b.ori")
				do(t, os.WriteFile(path, []byte("an old text"), 0o600))
				do(t, os.Chmod(path, mode))
				do(t, os.Chown(path, owner[0], owner[1]))
				if linked {
					do(t, os.Link(path, other))
				}
				do(t, writeFile(path, []byte("new"), []byte("an old text")))
				info := stat(t, path)
				st := info.Sys().(*syscall.Stat_t)
				if info.Mode().Perm() != mode || int(st.Uid) != owner[0] || int(st.Gid) != owner[1] {
					t.Errorf("%v of %v is %v of %d:%d behind it", mode, owner, info.Mode().Perm(), st.Uid, st.Gid)
				}
				list := []string{"a.ori"}
				if linked {
					list = append(list, "b.ori")
				}
				holds(t, dir, "new", list...)
			}
		}
	}
}

// holds holds that a folder has the given files and no others, with one text.
func holds(t *testing.T, dir, text string, names ...string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	do(t, err)
	var got []string
	for _, e := range entries {
		got = append(got, e.Name())
		now, err := os.ReadFile(filepath.Join(dir, e.Name()))
		do(t, err)
		if string(now) != text {
			t.Errorf("%s holds %q, want %q", e.Name(), now, text)
		}
	}
	if strings.Join(got, " ") != strings.Join(names, " ") {
		t.Errorf("files %q, want %q", got, names)
	}
}

func stat(t *testing.T, path string) os.FileInfo {
	t.Helper()
	info, err := os.Stat(path)
	do(t, err)
	return info
}

func do(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// TestWriteChanged holds that an edit made meanwhile stays, and that nothing is left behind.
func TestWriteChanged(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "a.ori")
	do(t, os.WriteFile(path, []byte("edited"), 0o666))
	if err := writeFile(path, []byte("new"), []byte("read")); err == nil || !strings.HasSuffix(err.Error(), "changed since it was read; nothing is written") {
		t.Errorf("%v", err)
	}
	holds(t, dir, "edited", "a.ori")
}

// TestCreatePart holds that nobody else can read the new text before it has its mode, and that each
// file is new.
func TestCreatePart(t *testing.T) {
	defer syscall.Umask(syscall.Umask(0))
	dir := t.TempDir()
	for _, old := range []os.FileInfo{nil, stat(t, dir)} {
		want := os.FileMode(0o666)
		if old != nil {
			want = 0o600
		}
		for range 10 {
			f, err := createPart(dir, old)
			do(t, err)
			do(t, f.Close())
			if mode := stat(t, f.Name()).Mode().Perm(); mode != want {
				t.Errorf("%v, want %v", mode, want)
			}
		}
	}
	if entries, err := os.ReadDir(dir); err != nil || len(entries) != 20 {
		t.Errorf("%d files, want 20", len(entries))
	}
	path := filepath.Join(dir, strings.Repeat("n", 255)) // as long as a name can be
	do(t, writeFile(path, []byte("text"), nil))
	do(t, writeFile(path, []byte("text"), nil))
}

// TestInterrupt holds that the program ends of an interrupt at once, in the middle of reading, as
// other programs do.
func TestInterrupt(t *testing.T) {
	program, err := os.Executable()
	do(t, err)
	cmd := exec.Command(program, "check", "/dev/stdin", "-")
	cmd.Args[0] = "ori"
	in, err := cmd.StdinPipe()
	do(t, err)
	defer in.Close()
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	do(t, cmd.Start())
	do(t, cmd.Process.Signal(os.Interrupt))
	_ = cmd.Wait()
	if st := cmd.ProcessState.Sys().(syscall.WaitStatus); !st.Signaled() || st.Signal() != syscall.SIGINT {
		t.Errorf("%v: %s", cmd.ProcessState, out.String())
	}
}

// TestUninterrupted holds that a signal that comes while a file is written ends the program behind it.
func TestUninterrupted(t *testing.T) {
	if path := os.Getenv("ORI_TEST_WRITE"); path != "" {
		_ = uninterrupted(func() error {
			self, err := os.FindProcess(os.Getpid())
			do(t, err)
			do(t, self.Signal(os.Interrupt))
			return replace(path, []byte("new"), []byte("old"))
		})
		t.Fatal("it went on")
	}
	dir := t.TempDir()
	path := filepath.Join(dir, "a.ori")
	do(t, os.WriteFile(path, []byte("old"), 0o666))
	program, err := os.Executable()
	do(t, err)
	cmd := exec.Command(program, "-test.run", "^TestUninterrupted$")
	cmd.Env = append(os.Environ(), "ORI_TEST_WRITE="+path)
	out, _ := cmd.CombinedOutput()
	if st := cmd.ProcessState.Sys().(syscall.WaitStatus); !st.Signaled() || st.Signal() != syscall.SIGINT {
		t.Errorf("%v: %s", cmd.ProcessState, out)
	}
	holds(t, dir, "new", "a.ori")
}
