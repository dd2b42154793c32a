package server

import (
	"runtime"
	"testing"
	"time"
)

// TestMemoryGivenBack holds that memory goes back to the system when there has been no work for some time, and not before.
func TestMemoryGivenBack(t *testing.T) {
	forced := func() uint32 {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return m.NumForcedGC
	}
	const rest = 300 * time.Millisecond
	e := open(t, full, func(s *server) { s.rest = rest })
	e.didOpen(doc, 0, "  EXIT\n")
	garbage := make([]byte, 200<<20)
	for n := 0; n < len(garbage); n += 4096 {
		garbage[n] = 1
	}
	runtime.KeepAlive(garbage)
	before := forced()
	for end := time.Now().Add(3 * rest); time.Now().Before(end); {
		e.ping()
		if n := forced(); n != before {
			t.Fatal("memory was given back while there was work")
		}
	}
	for end := time.Now().Add(time.Minute); forced() == before; time.Sleep(rest / 10) {
		if time.Now().After(end) {
			t.Fatal("no memory was given back")
		}
	}
}
