package server

import (
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
