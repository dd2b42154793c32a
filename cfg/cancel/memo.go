package cancel

import (
	"context"
	"sync"
	"sync/atomic"
)

// A Memo is a value that is found once, by the first who asks for it. If a poll stops that one,
// nothing is kept, and the next who asks, or one who waits for it, begins anew. The zero Memo is
// empty. Safe for concurrent use.
type Memo[T any] struct {
	done atomic.Bool
	v    T
	bad  any // what finding it panicked with

	mu   sync.Mutex
	busy bool          // somebody finds it
	wait chan struct{} // closed when that one has ended; nil if nobody waits for it
}

// Get returns the value, found by find if it is not yet known. It ends with ctx, as [Poll] does,
// while another finds it. If find panics, so does each Get.
func (m *Memo[T]) Get(ctx context.Context, find func() T) T {
	for !m.done.Load() {
		m.mu.Lock()
		if m.done.Load() {
			m.mu.Unlock()
			break
		}
		if !m.busy {
			m.busy = true
			m.mu.Unlock()
			m.find(find)
			break
		}
		if m.wait == nil {
			m.wait = make(chan struct{})
		}
		wait := m.wait
		m.mu.Unlock()
		select {
		case <-wait:
		case <-ctx.Done():
			Poll(ctx)
		}
	}
	if m.bad != nil {
		panic(m.bad)
	}
	return m.v
}

// Done reports whether the value is known.
func (m *Memo[T]) Done() bool { return m.done.Load() && m.bad == nil }

func (m *Memo[T]) find(find func() T) {
	defer func() {
		r := recover()
		if r != nil && !Stopped(r) {
			m.bad = r
			m.done.Store(true)
		}
		m.mu.Lock()
		if m.wait != nil {
			close(m.wait)
		}
		m.busy, m.wait = false, nil
		m.mu.Unlock()
		if r != nil {
			panic(r)
		}
	}()
	m.v = find()
	m.done.Store(true)
}
