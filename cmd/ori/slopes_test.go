//go:build unix

package main

import (
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"github.com/ori-lang/ori/cfg/gen"
)

// TestCommandSlopes holds that commands other than a plain check take time in proportion to the length of hard texts,
// but for a little: of functions that differ, of tables by which many branches go, or whose entries only branch on, of fixes of one block or of many loops, of what is told of
// loops in loops.
func TestCommandSlopes(t *testing.T) {
	const ratio, most = 8, 1.4
	for _, tt := range []struct {
		family, args string  // FILE is the text, LESS one of a part of it
		times        float64 // as long as the text of the family is elsewhere
	}{
		{"functions", "diff FILE LESS", 2},
		{"complete", "run FILE", 64},
		{"local-one", "check FILE --format json", 6},
		{"loops-entered", "check FILE --format json", 0.1},
		{"block", "check FILE --format json", 0.2},
		{"complete", "dump FILE --view tables --format json", 2},
		{"complete-branches", "dump FILE --view liveness", 1},
		{"loops", "dump FILE --view dom", 5},
		{"table-jumps", "fix FILE", 2},
		{"loops", "dump FILE --view loops --format json", 5},
	} {
		h := gen.Hards[slices.IndexFunc(gen.Hards, func(h gen.Hard) bool { return h.Name == tt.family })]
		dir := t.TempDir()
		file := func(n int) (string, int) {
			path, text := filepath.Join(dir, "f.ori"), h.Text(n)
			for name, text := range map[string][]byte{path: text, filepath.Join(dir, "less.ori"): h.Text(n / 2)} {
				if err := os.WriteFile(name, text, 0o666); err != nil {
					t.Fatal(err)
				}
			}
			return path, len(text)
		}
		seconds := func(n int) float64 {
			path, _ := file(n)
			args := strings.Fields(strings.NewReplacer("FILE", path, "LESS", filepath.Join(dir, "less.ori")).Replace(tt.args))
			var from, to syscall.Rusage
			if err := syscall.Getrusage(syscall.RUSAGE_SELF, &from); err != nil {
				t.Fatal(err)
			}
			if status := run(t.Context(), args, nil, io.Discard, io.Discard); status > exitFound {
				t.Fatalf("%s: exit status %d", tt.args, status)
			}
			if err := syscall.Getrusage(syscall.RUSAGE_SELF, &to); err != nil {
				t.Fatal(err)
			}
			return float64(to.Utime.Nano()+to.Stime.Nano()-from.Utime.Nano()-from.Stime.Nano()) / 1e9
		}
		n := int(tt.times * float64(h.N))
		_, short := file(n / ratio)
		_, long := file(n)
		length := math.Log(float64(long) / float64(short))
		a, b, slope := math.Inf(1), math.Inf(1), 0.0
		for range 6 {
			a, b = min(a, seconds(n/ratio)), min(b, seconds(n))
			if slope = math.Log((b+1e-3)/(a+1e-3)) / length; slope <= most {
				break
			}
		}
		if t.Logf("%s of %s: %.0f ms, slope %.2f", tt.args, tt.family, 1e3*b, slope); slope > most {
			t.Errorf("%s of %s: with the length of the text, the time grows with slope %.2f, more than %.1f", tt.args, h.Doc, slope, most)
		}
	}
}
