package server

import (
	"maps"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"slices"
	"time"

	"github.com/ori-lang/ori/grammar"
)

// leastSpare is how many bytes the program has to have in vain before they are worth a garbage collection.
const leastSpare = 16 << 20

// busy notes that there is work, until done is called. When there has been none for some time, the memory that it took
// goes back to the system: opening a large text takes twice what is left of it, and an editor stays
// open for days.
func (s *server) busy() (done func()) {
	s.heard.Store(time.Now().UnixNano())
	s.works.Add(1)
	s.idle.Stop()
	s.pause.Stop()
	return func() {
		s.heard.Store(time.Now().UnixNano())
		if s.works.Add(-1) == 0 {
			s.idle.Reset(s.rest)
			s.pause.Reset(betweenKeys)
		}
	}
}

// watchIdle has memory given back until done is called, and garbage collected between two keystrokes.
func (s *server) watchIdle() (done func()) {
	s.pause = time.AfterFunc(time.Hour, func() { // which sets itself again
		if s.works.Load() != 0 {
			return
		}
		live, used, goal := heap()
		if live >= goal || used-live <= (goal-live)*3/5 {
			return // it is not due soon, which would be in the middle of the work for a keystroke and have that take several times as long
		}
		// Collecting takes as long as there is much in use; who has done nothing for so long goes on so, as a rule.
		rested := time.Duration(time.Now().UnixNano() - s.heard.Load())
		if more := time.Duration(live/markedEach)*time.Millisecond - rested; more > 0 {
			s.pause.Reset(more)
			return
		}
		runtime.GC()
	})
	s.pause.Reset(betweenKeys)
	s.idle = time.AfterFunc(s.rest, func() {
		if s.works.Load() == 0 {
			s.forgetNodes()
			s.release()
		}
	})
	return func() { s.idle.Stop(); s.pause.Stop() }
}

// betweenKeys is for how long there must have been no work before garbage is collected ahead of its time. Who
// types fast has 50 to 100 ms between two keys.
const betweenKeys = 10 * time.Millisecond

// markedEach is how many bytes the garbage collector goes through in a millisecond, more or less.
const markedEach = 4 << 20

// heap returns how many bytes were in use after the last garbage collection, how many are taken now, and with how many
// the next begins.
func heap() (live, used, goal int64) {
	m := []metrics.Sample{{Name: "/gc/heap/live:bytes"}, {Name: "/memory/classes/heap/objects:bytes"}, {Name: "/gc/heap/goal:bytes"}}
	metrics.Read(m)
	return int64(m[0].Value.Uint64()), int64(m[1].Value.Uint64()), int64(m[2].Value.Uint64())
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
