//go:build unix

package optimizer

import (
	"context"
	"flag"
	"math"
	"runtime"
	"runtime/debug"
	"syscall"
	"testing"

	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/grammar"
)

// maxPipelineSlope is how much steeper than the text the time of the pipeline may grow: the logarithm
// of the ratio of times over that of the ratio of lengths. It is 2 for what is quadratic.
const maxPipelineSlope = 1.3

// leastPipelineSeconds is how long the pipeline has to take for a slope to mean something: in less, memory that is touched for the
// first time counts for much, and a longer text is measured.
const leastPipelineSeconds = 0.05

var pipelineTimes = flag.Float64("hard", 0.5, "how many times as long the hard texts are as lsp/ide checks them")

// processorSeconds are those that all threads have taken up to now.
func processorSeconds(tb testing.TB) float64 {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		tb.Fatal(err)
	}
	return float64(u.Utime.Nano()+u.Stime.Nano()) / 1e9
}

// pipelineSeconds is what the pipeline takes for a text, of all processors.
func pipelineSeconds(tb testing.TB, src []byte, times int) float64 {
	runtime.GC()
	from := processorSeconds(tb)
	for range times {
		r := Runner{}
		if _, _, err := r.Run(context.Background(), grammar.Parse(src), PipelineNamed("ptxas")); err != nil {
			tb.Fatal(err)
		}
	}
	return (processorSeconds(tb) - from) / float64(times)
}

// TestPipelineSlopes holds that with no family of hard texts the pipeline takes more time than in
// proportion to its length, but for a little: a text is compared with one of the same family that is
// longer, in the same run. What looks too steep is measured again, as others use the processors too.
func TestPipelineSlopes(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(-1)) // pipelineSeconds collects before it measures
	const ratio = 8
	steeper := map[string]float64{
		"predicates": 1.4, // what is left of the chain after the first round goes by some links in each round
	}
	for _, h := range gen.Hards {
		t.Run(h.Name, func(t *testing.T) {
			most := max(maxPipelineSlope, steeper[h.Name])
			for n := max(ratio, int(*pipelineTimes*float64(h.N))); ; n *= 4 {
				short, long := h.Text(n/ratio), h.Text(n)
				length := math.Log(float64(len(long)) / float64(len(short)))
				a, b, slope := math.Inf(1), math.Inf(1), 0.0
				for try := range 6 {
					a, b = min(a, pipelineSeconds(t, short, ratio/2)), min(b, pipelineSeconds(t, long, 1))
					if slope = math.Log(b/a) / length; slope <= most {
						t.Logf("%5.0f ms, slope %.2f; measured %d times", 1e3*b, slope, try+1)
						return
					}
				}
				if b >= leastPipelineSeconds || n > 64*h.N {
					t.Errorf("%s: with the length of the text, the time of the pipeline grows with slope %.2f to %.0f ms, more than %.1f", h.Doc, slope, 1e3*b, most)
					return
				}
			}
		})
	}
}

// TestTailMergeSlope holds that listing the tails that can be merged takes time in proportion to how many blocks lead to one place, but for a
// little, whether they are equal or all different.
func TestTailMergeSlope(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	const short, long, times = 500, 8000, 16
	for name, text := range map[string]func(int) []byte{"equal": tailed, "different": different} {
		listings := map[int]func() int{}
		for _, n := range []int{short, long} {
			listings[n] = listed(text(n), "TailMerge")
			listings[n]() // with the facts
		}
		seconds := func(n, times int) float64 {
			runtime.GC()
			from := processorSeconds(t)
			for range times {
				listings[n]()
			}
			return (processorSeconds(t) - from) / float64(times)
		}
		length := math.Log(float64(len(text(long))) / float64(len(text(short))))
		a, b, slope := math.Inf(1), math.Inf(1), 0.0
		for range 6 {
			a, b = min(a, seconds(short, times)), min(b, seconds(long, 1))
			if slope = math.Log(b/a) / length; slope <= maxPipelineSlope {
				break
			}
		}
		if t.Logf("%s: %.0f ms, slope %.2f", name, 1e3*b, slope); slope > maxPipelineSlope {
			t.Errorf("%s: the time grows with slope %.2f to %.0f ms, more than %.1f", name, slope, 1e3*b, maxPipelineSlope)
		}
	}
}
