package main

import (
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync/atomic"
)

// enoughMemory is up to how many bytes the Go runtime may take as much again as is in use before it
// collects garbage, as it does by default. Nearer to it garbage is collected more often.
const enoughMemory = 920 << 20

// enoughServed is [enoughMemory] of a language server: what is in use when a text of a million lines is open leaves room for less than a
// gigabyte in all, the program itself and what is not Go's included.
const enoughServed = 880 << 20

// boundMemory keeps what the program takes near to [enough] where less than that is in use. Where there is
// more, it may be exceeded by a part of what is in use ([limitFor]), so that collecting garbage does not become all that is
// done. If the environment says how memory is to be bound (GOMEMLIMIT, GOGC), that counts.
func boundMemory() {
	if os.Getenv("GOMEMLIMIT") != "" || os.Getenv("GOGC") != "" {
		return
	}
	bounded.Store(true)
	debug.SetMemoryLimit(enough.Load())
	limit := enough.Load()
	afterCollection(func() {
		live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
		metrics.Read(live)
		if want := limitFor(int64(live[0].Value.Uint64()), limit, enough.Load()); want != limit {
			limit = want
			debug.SetMemoryLimit(limit)
		}
	})
}

// enough is how many bytes are; see [enoughMemory].
var enough atomic.Int64

func init() { enough.Store(enoughMemory) }

// boundServed is for a language server: [enoughServed] bytes are enough from now on, if memory is bounded.
func boundServed() {
	if bounded.Load() {
		enough.Store(enoughServed)
		debug.SetMemoryLimit(enoughServed)
	}
}

// bounded is set where memory is bounded by [boundMemory].
var bounded atomic.Bool

// largeText is from how many bytes on what is no longer in use is left until [enoughMemory] is reached: of such a text most of
// what is found is in use to the end, so that collecting garbage earlier costs much and frees little.
const largeText = 1 << 20

// collectLate is told how long a text is before a command that soon ends reads it, and nothing else. It reports whether garbage is
// now left until there is not enough memory.
func collectLate(size int64) bool {
	if size < largeText || !bounded.Load() {
		return false
	}
	debug.SetGCPercent(-1)
	return true
}

// limitFor is the limit where live bytes are in use, the limit was another and enough bytes are enough: the same if that is near enough.
// Garbage may take a fifth of what is in use, and more and more, up to two fifths, where that is no longer within enough.
func limitFor(live, was, enough int64) int64 {
	want := enough
	if over := live - 5*enough/6; over > 0 {
		want = min(enough+2*over, live+2*live/5)
	}
	if want > was || want < was-was/8 {
		return want
	}
	return was
}

// afterCollection has do called after each garbage collection from now on, by one goroutine.
func afterCollection(do func()) {
	type mark struct{ _ *byte }
	var again func(*mark)
	again = func(*mark) {
		do()
		runtime.SetFinalizer(new(mark), again)
	}
	runtime.SetFinalizer(new(mark), again)
}
