//go:build unix

package page

import (
	"context"
	"io"
	"math"
	"slices"
	"syscall"
	"testing"

	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/optimizer"
)

// TestSlopes holds that a page takes time in proportion to the length of its text, but for a little, where very many
// definitions get to each read, and where a line has very many words.
func TestSlopes(t *testing.T) {
	const ratio, most = 8, 1.4
	seconds := func(src []byte) float64 {
		var from, to syscall.Rusage
		if err := syscall.Getrusage(syscall.RUSAGE_SELF, &from); err != nil {
			t.Fatal(err)
		}
		if err := Write(context.Background(), io.Discard, grammar.Parse(src), runner(), optimizer.PipelineNamed("ptxas"), Options{File: "f"}); err != nil {
			t.Fatal(err)
		}
		if err := syscall.Getrusage(syscall.RUSAGE_SELF, &to); err != nil {
			t.Fatal(err)
		}
		return float64(to.Utime.Nano()+to.Stime.Nano()-from.Utime.Nano()-from.Stime.Nano()) / 1e9
	}
	for _, name := range []string{"loops-row", "guarded", "table-one", "branches", "wide"} {
		h := gen.Hards[slices.IndexFunc(gen.Hards, func(h gen.Hard) bool { return h.Name == name })]
		short, long := h.Text(h.N/ratio), h.Text(h.N)
		length := math.Log(float64(len(long)) / float64(len(short)))
		a, b, slope := math.Inf(1), math.Inf(1), 0.0
		for range 6 {
			a, b = min(a, seconds(short)), min(b, seconds(long))
			if slope = math.Log((b+1e-3)/(a+1e-3)) / length; slope <= most {
				break
			}
		}
		if t.Logf("%s: %.0f ms, slope %.2f", name, 1e3*b, slope); slope > most {
			t.Errorf("%s: with the length of the text, the time of the page grows with slope %.2f, more than %.1f", h.Doc, slope, most)
		}
	}
}
