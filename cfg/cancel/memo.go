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
	busy chan struct{} // closed when the one who finds it has ended; nil if no one does
}

// Get returns the value, found by find if it is not yet known. It ends with ctx, as [Poll] does,
// while another finds it. If find panics, so does each Get.
func (m *Memo[T]) Get(ctx context.Context, find func() T) T {
	for !m.done.Load() {
		m.mu.Lock()
		busy := m.busy
		if busy == nil && !m.done.Load() {
			m.busy = make(chan struct{})
			m.mu.Unlock()
			m.find(find)
			break
		}
		m.mu.Unlock()
		if busy != nil {
			select {
			case <-busy:
			case <-ctx.Done():
				Poll(ctx)
			}
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
		close(m.busy)
		m.busy = nil
		m.mu.Unlock()
		if r != nil {
			panic(r)
		}
	}()
	m.v = find()
	m.done.Store(true)
}
