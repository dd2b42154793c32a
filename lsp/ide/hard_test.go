//go:build unix

package ide

import (
	"context"
	"fmt"
	"math"
	"runtime"
	"runtime/debug"
	"syscall"
	"testing"

	"github.com/ori-lang/ori/cfg/gen"
)

// maxSlope is how much steeper than the text the cost of a check may grow: the logarithm of the ratio of costs over that of the ratio of sizes. It is 2 for what is
// quadratic; n log n has 1.1. Bytes are counted; seconds are measured, on processors that others use, where what is linear has been seen to have 1.31.
const (
	maxSlope   = 1.3
	maxSeconds = 1.5
)

// A cost is what all diagnostics of a text take: seconds of all processors, and bytes that are allocated.
type cost struct{ seconds, bytes float64 }

// costOf checks a text, as ori check does.
func costOf(tb testing.TB, src []byte) cost {
	var before, after runtime.MemStats
	var from, to syscall.Rusage
	runtime.GC()
	runtime.ReadMemStats(&before)
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &from); err != nil {
		tb.Fatal(err)
	}
	if _, err := Open(src, Options{}).AllDiagnostics(context.Background()); err != nil {
		tb.Fatal(err)
	}
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &to); err != nil {
		tb.Fatal(err)
	}
	runtime.ReadMemStats(&after)
	spent := to.Utime.Nano() + to.Stime.Nano() - from.Utime.Nano() - from.Stime.Nano()
	return cost{float64(spent) / 1e9, float64(after.TotalAlloc - before.TotalAlloc)}
}

// least is the less of each.
func (c cost) least(d cost) cost { return cost{min(c.seconds, d.seconds), min(c.bytes, d.bytes)} }

// TestHardSlopes holds that no family of hard texts takes more time or memory than in proportion to its length, but for a little: a text four times as long is compared
// with one of the same family, in the same run. What looks steeper is measured again, as others use the processors too.
func TestHardSlopes(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(400))
	const ratio = 4
	for _, h := range gen.Hards {
		n := h.N / 8
		short, long := h.Text(n), h.Text(ratio*n)
		length := math.Log(float64(len(long)) / float64(len(short)))
		slope := func(long, short float64) float64 { return math.Log(long/short) / length }
		a, b := costOf(t, short).least(costOf(t, short)), costOf(t, long)
		for range 4 {
			if slope(b.seconds, a.seconds) <= maxSeconds && slope(b.bytes, a.bytes) <= maxSlope {
				break
			}
			a, b = a.least(costOf(t, short)), b.least(costOf(t, long))
		}
		seconds, bytes := slope(b.seconds, a.seconds), slope(b.bytes, a.bytes)
		t.Logf("%-16s %7d bytes: %4.0f ms, slope %.2f; %6.1f MB, slope %.2f", h.Name, len(long), 1e3*b.seconds, seconds, b.bytes/1e6, bytes)
		if seconds > maxSeconds || bytes > maxSlope {
			t.Errorf("%s (%s): from %d to %d bytes of text, seconds grow with slope %.2f and bytes with %.2f, more than %.1f and %.1f", h.Name, h.Doc, len(short), len(long), seconds, bytes, maxSeconds, maxSlope)
		}
	}
}

// BenchmarkHard checks each family at two sizes. The figures of one size over those of the other are what [TestHardSlopes] bounds.
func BenchmarkHard(b *testing.B) {
	for _, h := range gen.Hards {
		for _, n := range []int{h.N / 2, 2 * h.N} {
			b.Run(fmt.Sprint(h.Name, "/", n), func(b *testing.B) {
				src := h.Text(n)
				b.SetBytes(int64(len(src)))
				b.ReportAllocs()
				for b.Loop() {
					costOf(b, src)
				}
			})
		}
	}
}
