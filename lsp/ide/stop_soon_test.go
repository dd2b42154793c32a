//go:build unix && !race

package ide

import (
	"context"
	"runtime"
	"runtime/debug"
	"testing"
	"time"

	"github.com/ori-lang/ori/cfg/gen"
)

// A timed context knows the longest time of the processor between two polls of it. As to ask for that takes longer than a poll, it
// is asked for once in a while, and counts from then on.
type timed struct {
	context.Context
	t       *testing.T
	last    time.Time     // of the last poll
	asked   time.Time     // when the processor's time was asked for
	used    time.Duration // which was that
	longest time.Duration
}

const askEach = 2 * time.Millisecond

func (c *timed) Err() error {
	now := time.Now()
	gap := now.Sub(c.last)
	if now.Sub(c.asked) > askEach {
		used := processorTime(c.t)
		gap = min(gap, used-c.used)
		c.asked, c.used = now, used
	}
	c.longest = max(c.longest, gap)
	c.last = time.Now()
	return nil
}

// TestStopSoon bounds the time between two polls while hard texts are looked at, which is how long
// work goes on for that nobody waits for any more, in time of the processor. What is too long is measured again. The collector of garbage asks nobody; it is off.
func TestStopSoon(t *testing.T) {
	const most = 80 * time.Millisecond // wanted are 20, of which half are needed where nothing else runs
	hard := map[string]string{
		"barriers": "diagnostics", "calls-around": "lenses", "complete-branches": "diagnostics", "directives": "diagnostics", "loops": "diagnostics", "operands": "diagnostics", "stack-sync": "diagnostics", "table": "diagnostics", "tables-many": "resolve",
	}
	times := map[string]int{"complete-branches": 2, "loops": 2, "operands": 6, "table": 2} // as long as the others
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	for _, h := range gen.Hards {
		if hard[h.Name] == "" {
			continue
		}
		text := h.Text(max(1, times[h.Name]) * h.N)
		for _, a := range asks {
			if a.name != hard[h.Name] {
				continue
			}
			least := time.Hour
			for tries := 0; tries < 10 && least > most; tries++ {
				runtime.GC()
				s := Open(text, Options{})
				ctx := &timed{Context: context.Background(), t: t, last: time.Now(), asked: time.Now(), used: processorTime(t)}
				if err := a.ask(ctx, s); err != nil {
					t.Fatal(err)
				}
				ctx.Err()
				least = min(least, ctx.longest)
			}
			t.Logf("%s: %s: %v", h.Name, a.name, least)
			if least > most {
				t.Errorf("%s: %s goes on for %v between two polls", h.Name, a.name, least)
			}
		}
	}
}
