package ide

import (
	"bytes"
	"context"
	"runtime"
	"slices"
	"testing"

	"github.com/ori-lang/ori/cfg/gen"
)

// TestHoverBytes holds that a hover on a register that thousands of instructions of thousands of blocks read allocates
// little more than a bit for each: what it says is of all of them, but it lists few.
func TestHoverBytes(t *testing.T) {
	for _, tt := range []struct {
		family, at string
		n          int
	}{
		{"nested-ifs", "R2, ", 10_000},
		{"nested-ifs", "R7\n", 10_000},
		{"chain", "R4, ", 20_000},
		{"branches", "P3 ", 30_000},
		{"loops", "R9, ", 3_000},
	} {
		h := gen.Hards[slices.IndexFunc(gen.Hards, func(h gen.Hard) bool { return h.Name == tt.family })]
		src := h.Text(tt.n)
		s := Open(src, Options{})
		if _, err := s.AllDiagnostics(context.Background()); err != nil {
			t.Fatal(err)
		}
		off := len(src)/2 + bytes.Index(src[len(src)/2:], []byte(tt.at))
		var before, after runtime.MemStats
		for range 2 { // the first finds what is kept
			runtime.ReadMemStats(&before)
			if h, err := s.Hover(context.Background(), off); h == nil || err != nil {
				t.Fatalf("%s: no hover at %q: %v", tt.family, tt.at, err)
			}
			runtime.ReadMemStats(&after)
		}
		const most = 400 << 10
		if n := after.TotalAlloc - before.TotalAlloc; n > most {
			t.Errorf("%s: a hover at %q allocates %d bytes, more than %d", tt.family, tt.at, n, most)
		} else {
			t.Logf("%s at %q: %d bytes", tt.family, tt.at, n)
		}
	}
}
