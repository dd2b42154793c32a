//go:build unix

package ide

import (
	"context"
	"flag"
	"fmt"
	"math"
	"runtime"
	"runtime/debug"
	"syscall"
	"testing"
	"time"

	"github.com/ori-lang/ori/cfg/gen"
)

// maxSlope is how much steeper than the text the cost of a check may grow: the logarithm of the
// ratio of costs over that of the ratio of sizes. It is 2 for what is quadratic; n log n has 1.1.
const maxSlope = 1.3

// A cost is what all diagnostics of a text take: seconds of all processors, and bytes that are allocated.
type cost struct{ seconds, bytes float64 }

// costOf checks a text, as ori check does: several times, so that a short one takes long enough for
// the clock of the processors. It returns what each takes.
func costOf(tb testing.TB, src []byte, times int) cost {
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	from := processorTime(tb)
	for range times {
		if _, err := Open(src, Options{}).AllDiagnostics(context.Background()); err != nil {
			tb.Fatal(err)
		}
	}
	spent := processorTime(tb) - from
	runtime.ReadMemStats(&after)
	return cost{spent.Seconds() / float64(times), float64(after.TotalAlloc-before.TotalAlloc) / float64(times)}
}

// processorTime returns how long processors have worked for this process.
func processorTime(tb testing.TB) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		tb.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// least is the less of each.
func (c cost) least(d cost) cost { return cost{min(c.seconds, d.seconds), min(c.bytes, d.bytes)} }

var hardTimes = flag.Float64("hard", 1, "how many times as long the hard texts are as they are in CI")

// slopeRatio is how many times as long one text is as another of its family. The more, the less the
// noise of a measurement counts.
const slopeRatio = 16

// slopeNoise is in seconds, and added to each cost: what takes less is of no matter.
const slopeNoise = 1e-3

// A slopes is how cost grows with the length of the texts of a family.
type slopes struct {
	short, long    cost
	length         float64 // logarithm of the ratio of lengths
	tries          int
	seconds, bytes float64
}

func (s *slopes) String() string {
	return fmt.Sprintf("%5.0f ms, slope %.2f; %6.1f MB, slope %.2f; measured %d times", 1e3*s.long.seconds, s.seconds, s.long.bytes/1e6, s.bytes, s.tries)
}

// slopesOf measures a family up to size n. What looks too steep is measured again, as others use
// the processors too: the least of each counts.
func slopesOf(tb testing.TB, h *gen.Hard, n int) *slopes {
	short, long := h.Text(max(1, n/slopeRatio)), h.Text(n)
	s := &slopes{length: math.Log(float64(len(long)) / float64(len(short)))}
	for s.tries = 1; ; s.tries++ {
		a, b := costOf(tb, short, slopeRatio/2), costOf(tb, long, 1)
		if s.tries == 1 {
			s.short, s.long = a, b
		}
		s.short, s.long = s.short.least(a), s.long.least(b)
		s.seconds, s.bytes = math.Log((s.long.seconds+slopeNoise)/(s.short.seconds+slopeNoise))/s.length, math.Log(s.long.bytes/s.short.bytes)/s.length
		if s.seconds <= maxSlope && s.bytes <= maxSlope || s.tries == 10 {
			return s
		}
	}
}

// TestHardSlopes holds that no family of hard texts takes more time or memory than in proportion to
// its length, but for a little: a text is compared with one of the same family that is longer, in
// the same run.
func TestHardSlopes(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(-1)) // costOf collects before it measures
	for _, h := range gen.Hards {
		t.Run(h.Name, func(t *testing.T) {
			s := slopesOf(t, &h, int(*hardTimes*float64(h.N)))
			t.Log(s)
			if s.seconds > maxSlope || s.bytes > maxSlope {
				t.Errorf("%s: with the length of the text, seconds grow with slope %.2f and bytes with %.2f, more than %.1f", h.Doc, s.seconds, s.bytes, maxSlope)
			}
		})
	}
}

// BenchmarkHard checks a text of each family, and prints the slopes that [TestHardSlopes] bounds.
func BenchmarkHard(b *testing.B) {
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	for _, h := range gen.Hards {
		b.Run(h.Name, func(b *testing.B) {
			n := int(*hardTimes * float64(h.N))
			var s *slopes
			for b.Loop() {
				s = slopesOf(b, &h, n)
			}
			b.ReportMetric(0, "ns/op") // of several texts
			b.ReportMetric(1e3*s.long.seconds, "cpu-ms")
			b.ReportMetric(s.long.bytes/1e6, "MB")
			b.ReportMetric(s.seconds, "slope")
			b.ReportMetric(s.bytes, "MB-slope")
		})
	}
}
