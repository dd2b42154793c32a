//go:build unix

package server

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/ori-lang/ori/cfg/gen"
)

// maxRowSlope is how much steeper than the text the cost of a row may grow: the logarithm of the
// ratio of costs over that of the ratio of sizes. It is 2 for what is quadratic.
const maxRowSlope = 1.3

const (
	rowRatio = 16   // how many times as long one text is as another of its family
	rowNoise = 1e-3 // seconds that are added to each cost: what takes less is of no matter
	rowTries = 5    // of what looks too steep: others use the processors too, and the least counts
)

var hardRows = flag.Float64("hardrows", 0.5, "how many times as long the hard texts are that rows are asked of as those of gen.Hards")

// rowPlaces are where rows are asked that have a place: parts of the text, in lines.
var rowPlaces = []float64{0.1, 0.5, 0.9}

// processorSeconds are those of all threads up to now.
func processorSeconds(tb testing.TB) float64 {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		tb.Fatal(err)
	}
	return float64(u.Utime.Nano()+u.Stime.Nano()) / 1e9
}

// settled waits until the server has nothing more to do: it goes on when diagnostics are published.
func settled(tb testing.TB) {
	for was := -1.0; ; time.Sleep(10 * time.Millisecond) {
		is := processorSeconds(tb)
		if was >= 0 && is-was < 2e-3 {
			return
		}
		was = is
	}
}

// costs are what rows take, by name: the least of what was measured.
type costs map[string]float64

// rowCosts opens a text and asks all rows of it.
func rowCosts(t *testing.T, text string, into costs) {
	w := newWire(t)
	defer w.end()
	w.open(0, text)
	lines := strings.Split(text, "\n")
	d := &benchDoc{wire: w, id: 100, rnd: rand.New(rand.NewPCG(1, 2))}
	settled(t)
	runtime.GC()
	for k := range benchRows {
		row := &benchRows[k]
		if row.params == "ACTION" || strings.Contains(row.params, "RESULT") {
			continue // of these there is a benchmark; they need the answer to another one
		}
		if row.edited {
			d.version++
			d.replace(d.version, 0, 0, 0, "\n")
			settled(t)
		}
		from := processorSeconds(t)
		for _, part := range rowPlaces {
			d.request(row.method, d.at(row.params, lines, part))
			if !slices.ContainsFunc(placed, func(s string) bool { return strings.Contains(row.params, s) }) {
				break
			}
		}
		name, spent := strings.TrimSpace(row.method+" "+row.of), processorSeconds(t)-from
		if was, ok := into[name]; !ok || spent < was {
			into[name] = spent
		}
	}
}

// placed are what [benchDoc.fill] puts different places for.
var placed = []string{"AT", "LABEL", "ITEM", "RANGE", "LINE", "PLACE"}

// at fills in a place that is a part of the text away from its start: on the operands of an instruction, or on a label.
func (d *benchDoc) at(params string, lines []string, part float64) string {
	line := int(part * float64(len(lines)-1))
	find := func(what string, in int) spot {
		for n := range lines {
			k := (line + n) % len(lines)
			if at := strings.Index(lines[k], what); at >= 0 {
				return spot{k, max(0, at+in)}
			}
		}
		return spot{line, 0}
	}
	d.places, d.labels = []spot{find(" R", 2)}, []spot{find(":", -1)}
	return d.fill(params)
}

// steeper are families in which a row may cost more, as what it looks at has n registers that are live at the starts of
// n blocks, up to [analysis.SSA.MostStarts]; or the values of two versions that a rename compares outgrow the caches.
var steeper = map[string]float64{"loops-wide": 1.5, "ladder-back": 1.45}

// TestHardRows holds that no request of an editor takes time out of proportion to the length of the
// text, in any family of hard texts: a text is compared with one of the same family that is longer.
func TestHardRows(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(-1)) // rowCosts collects before it measures
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(1 << 30))
	for _, h := range gen.Hards {
		t.Run(h.Name, func(t *testing.T) {
			n := int(max(2, *hardRows*float64(h.N)))
			short, long := string(h.Text(max(1, n/rowRatio))), string(h.Text(n))
			length := math.Log(float64(len(long)) / float64(len(short)))
			a, b := costs{}, costs{}
			var steep []string
			for range rowTries {
				for range 2 {
					rowCosts(t, short, a)
				}
				rowCosts(t, long, b)
				steep = steep[:0]
				for name := range b {
					slope := math.Log((b[name]+rowNoise)/(a[name]+rowNoise)) / length
					if slope > max(maxRowSlope, steeper[h.Name]) {
						steep = append(steep, fmt.Sprintf("%s: slope %.2f, %.1f ms and %.1f", name, slope, 1e3*a[name], 1e3*b[name]))
					}
				}
				if len(steep) == 0 {
					break
				}
			}
			slices.Sort(steep)
			for _, s := range steep {
				t.Errorf("%s: %s", h.Doc, s)
			}
			var worst string
			for name := range b {
				if worst == "" || b[name] > b[worst] || b[name] == b[worst] && name < worst {
					worst = name
				}
			}
			t.Logf("most of %d bytes: %.0f ms, %s", len(long), 1e3*b[worst], worst)
		})
	}
}
