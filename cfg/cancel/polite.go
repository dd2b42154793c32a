package cancel

import (
	"context"
	"math/rand/v2"
	"runtime"
	"sync/atomic"
	"time"
)

const (
	slice      = time.Millisecond // for how long work goes on before others have their turn
	clockPolls = 16               // one poll in so many looks at the clock, which takes longer than the others
)

// polite is the context of [Polite].
type polite struct {
	context.Context
	chance func() uint32        // a random number: a counter of the polls would be contended for by those who work side by side
	now    func() time.Duration // since some time
	yield  func()
	last   atomic.Int64 // when the work yielded last
}

// Polite returns a context for work that can wait, which is done when ctx is. About once in a millisecond a poll of it yields to
// other goroutines; the scheduler alone makes who computes yield after ten. So what takes a moment does not wait
// for all who compute, where they are more than the processors. A poll takes some nanoseconds more.
func Polite(ctx context.Context) context.Context {
	began := time.Now()
	return &polite{Context: ctx, chance: rand.Uint32, now: func() time.Duration { return time.Since(began) }, yield: runtime.Gosched}
}

// Err is that of the context, after others have had their turn.
func (p *polite) Err() error {
	if p.chance()%clockPolls == 0 {
		if now := p.now(); now-time.Duration(p.last.Load()) >= slice {
			p.last.Store(int64(now))
			p.yield()
		}
	}
	return p.Context.Err()
}
