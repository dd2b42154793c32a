package cancel

import (
	"context"
	"testing"
	"time"
)

// TestPolite has work take a certain time from one poll to the next: it yields once in a slice, never sooner, and ends as the context
// does that it is polite under.
func TestPolite(t *testing.T) {
	for _, step := range []time.Duration{time.Nanosecond, slice / 100, slice / clockPolls, slice} {
		ctx, end := context.WithCancel(t.Context())
		p := Polite(ctx).(*polite)
		var now, yielded time.Duration
		n := 0
		polls := uint32(0)
		p.chance = func() uint32 { polls++; return polls }
		p.now = func() time.Duration { return now }
		p.yield = func() {
			if now-yielded < slice {
				t.Errorf("polls each %v: yields at %v after %v", step, yielded, now)
			}
			n++
			yielded = now
		}
		for range 10_000 {
			now += step
			Poll(p)
		}
		if most := max(slice, clockPolls*step) + clockPolls*step; now-yielded > most {
			t.Errorf("polls each %v: the last yield is %v ago, want at most %v", step, now-yielded, most)
		}
		if least := now/(slice+clockPolls*step) - 1; n < int(least) {
			t.Errorf("polls each %v: %d yields in %v, want at least %d", step, n, now, least)
		}
		end()
		if err := stop(func() { Poll(p) }); err != context.Canceled {
			t.Errorf("the end of what it is polite under: %v", err)
		}
	}
}
