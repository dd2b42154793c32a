package server

import (
	"maps"
	"runtime/debug"
	"runtime/metrics"
	"slices"
	"time"

	"github.com/ori-lang/ori/grammar"
)

// leastSpare is how many bytes the program has to have in vain before they are worth a garbage collection.
const leastSpare = 16 << 20

// busy notes that there is work. When there has been none for some time, the memory that it took
// goes back to the system: opening a large text takes twice what is left of it, and an editor stays
// open for days.
func (s *server) busy() {
	s.heard.Store(time.Now().UnixNano())
	s.idle.Reset(s.rest)
}

// watchIdle has memory given back until done is called.
func (s *server) watchIdle() (done func()) {
	s.idle = time.AfterFunc(s.rest, func() {
		s.forgetNodes()
		s.release()
	})
	return func() { s.idle.Stop() }
}

// forgetNodes has what is quickly made again of the open documents go.
func (s *server) forgetNodes() {
	s.mu.Lock()
	docs := slices.Collect(maps.Values(s.docs))
	s.mu.Unlock()
	for _, d := range docs {
		d.mu.Lock()
		snap := d.snap
		d.mu.Unlock()
		if snap != nil {
			snap.Forget()
		}
	}
}

// release gives memory back, if it is worth it.
func release() {
	if live, spare := memory(); spare > max(leastSpare, live/8) {
		debug.FreeOSMemory()
	}
	grammar.Trim()
}

// memory returns how many bytes of Go's memory were in use after the last garbage collection, and
// how many the program has beyond those.
func memory() (live, spare uint64) {
	m := []metrics.Sample{
		{Name: "/gc/heap/live:bytes"}, {Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"},
	}
	metrics.Read(m)
	live = m[0].Value.Uint64()
	return live, m[1].Value.Uint64() - m[2].Value.Uint64() - live
}
