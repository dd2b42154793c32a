// Package input reads what is named on the command line: texts, standard input, the texts in
// folders, and cubins by way of NVIDIA's disassemblers. What cannot be read is told in one sentence
// that says what it is and what to run.
package input

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/ori-lang/ori/grammar/kind"
)

// MaxText is the size in bytes up to which a text is read. Its analysis takes about fifteen times as
// much memory.
const MaxText = 256 << 20

// sniffed is how much of the beginning tells what a file is.
const sniffed = 8 << 10

// A Text is what was read.
type Text struct {
	Name string // for messages
	Src  []byte
	Tool string // the disassembler that printed it, "nvdisasm -c"; "" if it is the file itself
}

// Read reads the file called path, or standard input if it is "-". Errors begin with the name of the file.
func Read(ctx context.Context, path string, stdin io.Reader) (*Text, error) {
	if path == "-" {
		t := &Text{Name: "<stdin>"}
		var err error
		t.Src, err = read(stdin, t.Name, path)
		return t, err
	}
	if err := regular(path); err != nil {
		return nil, err
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	t := &Text{Name: path}
	if info.Mode().IsRegular() {
		head := make([]byte, sniffed)
		n, err := f.ReadAt(head, 0)
		if err != nil && !errors.Is(err, io.EOF) {
			return nil, err
		}
		switch k := kind.Of(head[:n], f); {
		case k == nil:
		case k.Tools != nil:
			t.Src, t.Tool, err = disassemble(ctx, path, k)
			return t, err
		default:
			return nil, fmt.Errorf("%s: %s", path, k.Sentence(path))
		}
	}
	t.Src, err = read(f, path, path)
	return t, err
}

// regular refuses what is neither a file nor the end of an anonymous pipe, as <(nvdisasm -c
// k.cubin) of a shell is.
func regular(path string) error {
	info, err := os.Stat(path)
	if err != nil {
		return notFound(path)
	}
	mode := info.Mode()
	switch {
	case mode.IsRegular() || path == os.DevNull || anonymous(path):
		return nil
	case mode.IsDir():
		return fmt.Errorf("%s: a folder; only ori check takes folders", path)
	case mode&os.ModeNamedPipe != 0:
		return fmt.Errorf("%s: a named pipe; cat %s | ori COMMAND - reads what comes out of it", path, path)
	case mode&os.ModeSocket != 0:
		return fmt.Errorf("%s: a socket, not a text", path)
	}
	return fmt.Errorf("%s: a device, not a text; ori COMMAND - reads standard input", path)
}

// notFound is the error of opening path, which there is not, or which cannot be looked at.
func notFound(path string) error {
	f, err := os.Open(path)
	if err == nil {
		f.Close() // it has come into being
		return fmt.Errorf("%s: changed while it was opened", path)
	}
	return err
}

// anonymous reports whether path names an open file of this process.
func anonymous(path string) bool {
	clean := filepath.ToSlash(filepath.Clean(path))
	return strings.HasPrefix(clean, "/dev/fd/") || strings.HasPrefix(clean, "/proc/self/fd/") || clean == "/dev/stdin"
}

// read reads a text to its end, and refuses what is none as soon as its beginning shows it.
func read(r io.Reader, name, path string) ([]byte, error) {
	head := make([]byte, sniffed)
	n, err := io.ReadFull(r, head)
	head = head[:n]
	switch {
	case errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF):
	case err != nil:
		return nil, fmt.Errorf("%s: %w", name, bare(err))
	}
	if k := kind.Of(head, nil); k != nil {
		return nil, fmt.Errorf("%s: %s", name, k.Sentence(path))
	}
	if n < sniffed {
		return head, nil
	}
	size := 0
	if f, ok := r.(*os.File); ok {
		if info, err := f.Stat(); err == nil && info.Mode().IsRegular() {
			if info.Size() > MaxText {
				return nil, tooLarge(name)
			}
			size = int(info.Size())
		}
	}
	src := append(make([]byte, 0, max(size+1, 2*sniffed)), head...)
	return readRest(src, r, name)
}

// readRest appends what r still has.
func readRest(src []byte, r io.Reader, name string) ([]byte, error) {
	for {
		if len(src) == cap(src) {
			src = append(src, 0)[:len(src)]
		}
		n, err := r.Read(src[len(src):cap(src)])
		src = src[:len(src)+n]
		switch {
		case len(src) > MaxText:
			return nil, tooLarge(name)
		case errors.Is(err, io.EOF):
			return src, nil
		case err != nil:
			return nil, fmt.Errorf("%s: %w", name, bare(err))
		}
	}
}

// bare is an error without the name of the file, which stands before it.
func bare(err error) error {
	var at *os.PathError
	if errors.As(err, &at) {
		return at.Err
	}
	return err
}

func tooLarge(name string) error {
	return fmt.Errorf("%s: larger than %d MiB, the most that is read as one text; nvdisasm -fun INDEX prints one function of a cubin", name, MaxText>>20)
}
