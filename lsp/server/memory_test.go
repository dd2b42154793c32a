package server

import (
	"runtime"
	"runtime/debug"
	"sync/atomic"
	"testing"
	"time"
)

// TestMemoryGivenBack holds that memory goes back to the system when there has been no work for
// some time, and not before.
func TestMemoryGivenBack(t *testing.T) {
	const rest = 300 * time.Millisecond
	var released atomic.Int32
	e := open(t, full, func(s *server) { s.rest, s.release = rest, func() { released.Add(1) } })
	e.ping()
	before, last := released.Load(), time.Now()
	for end := time.Now().Add(3 * rest); time.Now().Before(end); last = time.Now() {
		e.ping()
		if released.Load() != before && time.Since(last) < rest/2 { // longer, and the machine was busy with something else
			t.Fatal("memory was given back while there was work")
		}
		before = released.Load()
	}
	for end := time.Now().Add(time.Minute); released.Load() == before; time.Sleep(rest / 10) {
		if time.Now().After(end) {
			t.Fatal("no memory was given back")
		}
	}
}

// TestCollectedAhead holds that garbage is collected when there is no work, if it soon would be anyway.
func TestCollectedAhead(t *testing.T) {
	e := open(t, full)
	e.ping()
	runtime.GC()
	for live, used, goal := heap(); used-live < (goal-live)*7/10; live, used, goal = heap() {
		garbage = make([]byte, (goal-live)/40+1)
	}
	garbage = nil
	var before, after debug.GCStats
	debug.ReadGCStats(&before)
	e.ping()
	for end := time.Now().Add(time.Minute); after.NumGC <= before.NumGC; debug.ReadGCStats(&after) {
		if time.Now().After(end) {
			t.Fatal("no garbage was collected")
		}
		time.Sleep(betweenKeys)
	}
}

// garbage is what nothing refers to any more.
var garbage []byte
