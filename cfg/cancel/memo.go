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
	mu    sync.Mutex
	state atomic.Uint32
	busy  bool // somebody finds it
	v     T
	rare  *rare // what few memos have; nil if nobody waited and nothing broke
}

// States of a memo.
const (
	unknown = iota
	found
	broken
)

// rare is guarded by the memo's mutex.
type rare struct {
	wait chan struct{} // closed when the one who finds the value has ended; nil if nobody waits for it
	bad  any           // what finding it panicked with
}

// Get returns the value, found by find if it is not yet known. It ends with ctx, as [Poll] does,
// while another finds it. If find panics, so does each Get.
func (m *Memo[T]) Get(ctx context.Context, find func() T) T {
	for m.state.Load() == unknown {
		m.mu.Lock()
		if m.state.Load() != unknown {
			m.mu.Unlock()
			break
		}
		if !m.busy {
			m.busy = true
			m.mu.Unlock()
			m.find(find)
			break
		}
		r := m.rarely()
		if r.wait == nil {
			r.wait = make(chan struct{})
		}
		wait := r.wait
		m.mu.Unlock()
		select {
		case <-wait:
		case <-ctx.Done():
			Poll(ctx)
		}
	}
	if m.state.Load() == broken {
		m.mu.Lock()
		defer m.mu.Unlock()
		panic(m.rare.bad)
	}
	return m.v
}

// Done reports whether the value is known.
func (m *Memo[T]) Done() bool { return m.state.Load() == found }

// rarely returns m.rare, made if there is none.
func (m *Memo[T]) rarely() *rare {
	if m.rare == nil {
		m.rare = new(rare)
	}
	return m.rare
}

func (m *Memo[T]) find(find func() T) {
	defer func() {
		r := recover()
		m.mu.Lock()
		if r != nil && !Stopped(r) {
			m.rarely().bad = r
			m.state.Store(broken)
		}
		if m.rare != nil && m.rare.wait != nil {
			close(m.rare.wait)
			m.rare.wait = nil
		}
		m.busy = false
		m.mu.Unlock()
		if r != nil {
			panic(r)
		}
	}()
	m.v = find()
	m.state.Store(found)
}
