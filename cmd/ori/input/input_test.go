package input

import (
	"bytes"
	"context"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"
)

// endless gives text without end, and counts what was read of it.
type endless struct{ n int }

func (e *endless) Read(p []byte) (int, error) {
	copy(p, bytes.Repeat([]byte("EXIT ;\n"), len(p)/7))
	e.n += len(p)
	return len(p), nil
}

// TestReadStdin holds that texts of all lengths about those of the buffers come whole, and that
// what has no end or breaks off is told.
func TestReadStdin(t *testing.T) {
	for _, n := range []int{0, 1, sniffed - 1, sniffed, sniffed + 1, 2 * sniffed, 2*sniffed + 1, 100_000} {
		want := bytes.Repeat([]byte("EXIT ;\n"), n/7+1)[:n]
		got, err := Read(context.Background(), "-", bytes.NewReader(want))
		if err != nil || !bytes.Equal(got.Src, want) {
			t.Errorf("of %d bytes: %d, %v", n, len(got.Src), err)
		}
	}
	broken := io.MultiReader(strings.NewReader("EXIT"), iotest.ErrReader(errors.New("gone")))
	if _, err := Read(context.Background(), "-", broken); err == nil || err.Error() != "<stdin>: gone" {
		t.Errorf("of what breaks off: %v", err)
	}
	zeros := &endless{}
	if _, err := Read(context.Background(), "-", io.MultiReader(strings.NewReader("\x00"), zeros)); err == nil || zeros.n > sniffed {
		t.Errorf("%d bytes read of no text, %v", zeros.n, err)
	}
}

// TestLimit holds that no more is read than a text may have.
func TestLimit(t *testing.T) {
	src := make([]byte, MaxText-1, MaxText+sniffed)
	e := &endless{}
	if _, err := readRest(src, e, "x"); err == nil || !strings.Contains(err.Error(), "larger than 256 MiB") || e.n > 2*sniffed {
		t.Errorf("%d bytes more read, %v", e.n, err)
	}
	if got, err := readRest(src[:MaxText-1], strings.NewReader("x"), "x"); err != nil || len(got) != MaxText {
		t.Errorf("of %d bytes: %d, %v", MaxText, len(got), err)
	}
}
