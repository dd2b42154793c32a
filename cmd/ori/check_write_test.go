package main

import (
	"bytes"
	"errors"
	"strconv"
	"testing"
)

// TestInOrder holds that elements are written in their order, however many there are, and that nothing is
// written behind one that cannot be made.
func TestInOrder(t *testing.T) {
	no := errors.New("no")
	for _, n := range []int{0, 1, writtenAtOnce - 1, writtenAtOnce, writtenAtOnce + 1, 7*writtenAtOnce + 3} {
		var w, want bytes.Buffer
		for k := range n {
			want.WriteString(strconv.Itoa(k) + " ")
		}
		elem := func(b []byte, k int) ([]byte, error) { return append(strconv.AppendInt(b, int64(k), 10), ' '), nil }
		if err := inOrder(&w, n, elem); err != nil || !bytes.Equal(w.Bytes(), want.Bytes()) {
			t.Errorf("%d elements: %v, %d bytes, want %d", n, err, w.Len(), want.Len())
		}
		w.Reset()
		fails := func(b []byte, k int) ([]byte, error) {
			if k == n/2 {
				return b, no
			}
			return elem(b, k)
		}
		if err := inOrder(&w, n, fails); n > 0 && err != no || !bytes.HasPrefix(want.Bytes(), w.Bytes()) {
			t.Errorf("%d elements, one of which cannot be made: %v, %d bytes", n, err, w.Len())
		}
	}
}
