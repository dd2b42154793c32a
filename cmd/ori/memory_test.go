package main

import (
	"runtime"
	"runtime/debug"
	"testing"
)

func TestLimitFor(t *testing.T) {
	const mb = 1 << 20
	for _, test := range []struct{ live, was, want int64 }{
		{10 * mb, enoughMemory, enoughMemory},
		{760 * mb, enoughMemory, enoughMemory}, // a fifth is enough
		{500 * mb, enoughMemory, enoughMemory}, // 700 MB are enough
		{5*enoughMemory/6 + 50*mb, enoughMemory, enoughMemory + 100*mb},
		{1200 * mb, enoughMemory, 1680 * mb},
		{1200 * mb, 1800 * mb, 1800 * mb}, // near enough
		{1200 * mb, 2000 * mb, 1680 * mb},
		{10 * mb, 2000 * mb, enoughMemory},
	} {
		if got := limitFor(test.live, test.was); got != test.want {
			t.Errorf("%d MB live, %d MB before: %d MB, want %d", test.live/mb, test.was/mb, got/mb, test.want/mb)
		}
	}
}

func TestPercentFor(t *testing.T) {
	const mb = 1 << 20
	for _, test := range []struct {
		live int64
		want int
	}{{0, 100}, {32 * mb, 100}, {64 * mb, 50}, {77 * mb, 41}, {80 * mb, 40}, {255 * mb, 40}, {256 * mb, 100}, {700 * mb, 100}} {
		if got := percentFor(test.live); got != test.want {
			t.Errorf("%d MB live: %d%%, want %d%%", test.live/mb, got, test.want)
		}
	}
}

// TestAfterCollection: it is called again and again.
func TestAfterCollection(t *testing.T) {
	called := make(chan bool, 100)
	afterCollection(func() {
		select {
		case called <- true:
		default:
		}
	})
	for range 3 {
		runtime.GC()
		<-called
	}
}

// TestCollectLate: it is left as it is for small texts, and where nothing bounds what is taken.
func TestCollectLate(t *testing.T) {
	was := debug.SetGCPercent(100)
	defer debug.SetGCPercent(was)
	defer bounded.Store(bounded.Load())
	for _, test := range []struct {
		bounded bool
		size    int64
		want    int
	}{
		{false, largeText, 100},
		{true, largeText - 1, 100},
		{true, largeText, -1},
	} {
		debug.SetGCPercent(100)
		bounded.Store(test.bounded)
		late := collectLate(test.size)
		if got := debug.SetGCPercent(100); got != test.want || late != (got < 0) {
			t.Errorf("%d bytes, bounded %v: percent %d, late %v, want %d", test.size, test.bounded, got, late, test.want)
		}
	}
}
