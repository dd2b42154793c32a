package cancel

import (
	"context"
	"runtime"
	"sync/atomic"
	"time"
)

const (
	slice      = time.Millisecond // for how long work goes on before others have their turn
	clockPolls = 16               // one in so many polls looks at the clock, which takes longer than a poll
)

// polite is the context of [Polite].
type polite struct {
	context.Context
	now   func() time.Duration // since some time
	yield func()
	polls atomic.Uint32
	last  atomic.Int64 // when the work yielded last
}

// Polite returns a context for work that can wait, which is done when ctx is. Once in a millisecond a poll of it yields to
// other goroutines; the scheduler alone makes who computes yield after ten. So what takes a moment does not wait
// for all who compute, where they are more than the processors.
func Polite(ctx context.Context) context.Context {
	began := time.Now()
	return &polite{Context: ctx, now: func() time.Duration { return time.Since(began) }, yield: runtime.Gosched}
}

// Err is that of the context, after others have had their turn.
func (p *polite) Err() error {
	if p.polls.Add(1)%clockPolls == 0 {
		if now := p.now(); now-time.Duration(p.last.Load()) >= slice {
			p.last.Store(int64(now))
			p.yield()
		}
	}
	return p.Context.Err()
}
