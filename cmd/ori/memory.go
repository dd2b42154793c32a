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

// boundMemory keeps what the program takes near to [enoughMemory] where less than that is in use. Where there is
// more, it may be exceeded by a part of what is in use ([limitFor]), so that collecting garbage does not become all that is
// done. If the environment says how memory is to be bound (GOMEMLIMIT, GOGC), that counts.
func boundMemory() {
	if os.Getenv("GOMEMLIMIT") != "" || os.Getenv("GOGC") != "" {
		return
	}
	bounded.Store(true)
	debug.SetMemoryLimit(enoughMemory)
	limit := int64(enoughMemory)
	afterCollection(func() {
		live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
		metrics.Read(live)
		if want := limitFor(int64(live[0].Value.Uint64()), limit); want != limit {
			limit = want
			debug.SetMemoryLimit(limit)
		}
	})
}

// bounded is set where memory is bounded by [boundMemory].
var bounded atomic.Bool

// largeText is from how many bytes on what is no longer in use is left until [enoughMemory] is reached: of such a text most of
// what is found is in use to the end, so that collecting garbage earlier costs much and frees little.
const largeText = 1 << 18

// collectLate is told how long a text is before a command that soon ends reads it, and nothing else. It reports whether garbage is
// now left until there is not enough memory.
func collectLate(size int64) bool {
	if size < largeText || !bounded.Load() {
		return false
	}
	debug.SetGCPercent(-1)
	return true
}

// collectLateFor is [collectLate] for a text that is read from a file.
func collectLateFor(path string) {
	if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
		collectLate(info.Size())
	}
}

// collectSoon is for a program that stays: from now on garbage takes as much as [percentFor] says, if memory is bounded.
func collectSoon() {
	if !bounded.Load() {
		return
	}
	percent := 100
	afterCollection(func() {
		live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
		metrics.Read(live)
		if want := percentFor(int64(live[0].Value.Uint64())); want != percent {
			percent = want
			debug.SetGCPercent(percent)
		}
	})
}

// percentFor is how much garbage there may be where live bytes are in use, in percent of those: as much again up to
// 32 MB, as collecting takes little time there, and beyond that those 32 MB or two fifths. Where much is in use, collecting takes
// long, and it is as much again up to [enoughMemory].
func percentFor(live int64) int {
	const (
		little = 32 << 20
		much   = 256 << 20
	)
	if live <= little || live >= much {
		return 100
	}
	return int(max(40, 100*little/live))
}

// limitFor is the limit where live bytes are in use and the limit was another: the same if that is near enough.
// Garbage may take a fifth of what is in use, and more and more, up to two fifths, where that is no longer within [enoughMemory].
func limitFor(live, was int64) int64 {
	want := int64(enoughMemory)
	if over := live - 5*enoughMemory/6; over > 0 {
		want = min(enoughMemory+2*over, live+2*live/5)
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
