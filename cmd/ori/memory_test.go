package main

import (
	"runtime"
	"testing"
)

func TestLimitFor(t *testing.T) {
	const mb = 1 << 20
	for _, test := range []struct{ live, was, want int64 }{
		{10 * mb, enoughMemory, enoughMemory},
		{500 * mb, enoughMemory, enoughMemory}, // 700 MB are enough
		{1000 * mb, enoughMemory, 1400 * mb},
		{1000 * mb, 1500 * mb, 1500 * mb}, // near enough
		{1000 * mb, 2000 * mb, 1400 * mb},
		{10 * mb, 2000 * mb, enoughMemory},
	} {
		if got := limitFor(test.live, test.was); got != test.want {
			t.Errorf("%d MB live, %d MB before: %d MB, want %d", test.live/mb, test.was/mb, got/mb, test.want/mb)
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
