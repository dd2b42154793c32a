package main

import (
	"bytes"
	"errors"
	"strconv"
	"testing"

	"github.com/ori-lang/ori/optimizer"
)

// TestJSONDiagnostic holds that a diagnostic is written as encoding/json writes it.
func TestJSONDiagnostic(t *testing.T) {
	num, at := 15, jsonRange{jsonPosition{1, 2}, jsonPosition{30, 4}}
	odd := "\"quoted\" \\ \t\x00 <&> \u2028 é \xff"
	for _, d := range []*jsonDiagnostic{
		{Code: "dead-write", Severity: "hint", Message: "R2 is not read", Range: at, Related: []jsonRelated{}, Fixes: []jsonFix{}},
		{Message: odd, Phase: &num, Pass: &optimizer.Phases[0].Name, Related: []jsonRelated{{odd, at}, {"also", at}}, Fixes: []jsonFix{}, Refused: &odd, Omitted: true},
		{Related: []jsonRelated{{"one", at}}, Fixes: []jsonFix{{odd, []jsonEdit{}}}, Pass: &odd},
		{Related: []jsonRelated{}, Fixes: []jsonFix{{"a", []jsonEdit{{at, odd}, {at, ""}}}, {"b", []jsonEdit{{at, "x"}}}}},
	} {
		want, err := element(d, "        ")
		if err != nil {
			t.Fatal(err)
		}
		if got := d.append([]byte("before")); !bytes.Equal(got, append([]byte("before"), want...)) {
			t.Errorf("%s\nwant\n%s", got, want)
		}
	}
}

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
