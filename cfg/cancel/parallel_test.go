package cancel

import (
	"context"
	"fmt"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
)

// onProcs runs a test on one processor and on several.
func onProcs(t *testing.T, test func(t *testing.T)) {
	for _, procs := range []int{1, 4} {
		t.Run(fmt.Sprint(procs), func(t *testing.T) {
			defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(procs))
			test(t)
		})
	}
}

// TestParallel holds that each piece is done once, and all are when it returns.
func TestParallel(t *testing.T) {
	onProcs(t, func(t *testing.T) {
		for _, n := range []int{0, 1, 2, 3, 5, 1000} {
			done := make([]atomic.Int32, n)
			Parallel(n, func(k int) {
				Parallel(2, func(int) { runtime.Gosched() }) // pieces have pieces
				done[k].Add(1)
			})
			for k := range done {
				if got := done[k].Load(); got != 1 {
					t.Errorf("piece %d of %d was done %d times", k, n, got)
				}
			}
		}
	})
}

// TestParallelTogether has two pieces that wait for one another.
func TestParallelTogether(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(2))
	met := make(chan int)
	Parallel(2, func(k int) {
		if k == 0 {
			met <- k
		} else {
			<-met
		}
	})
}

// TestParallelPanic holds that the panic of a piece is that of the caller, tells where it was, and that no piece
// runs any more then.
func TestParallelPanic(t *testing.T) {
	onProcs(t, func(t *testing.T) {
		for _, bad := range []int{0, 1, 7} {
			var running, begun atomic.Int32
			r := func() (r any) {
				defer func() { r = recover() }()
				Parallel(1000, func(k int) {
					begun.Add(1)
					running.Add(1)
					defer running.Add(-1)
					if k == bad {
						panic("piece is bad")
					}
					runtime.Gosched()
				})
				return nil
			}()
			if text, _ := r.(string); !strings.Contains(text, "piece is bad") || !strings.Contains(text, "TestParallelPanic") {
				t.Errorf("panic of piece %d: %v", bad, r)
			}
			if n := running.Load(); n != 0 {
				t.Errorf("%d pieces run after the panic of piece %d", n, bad)
			}
			if n := begun.Load(); runtime.GOMAXPROCS(0) == 1 && n != int32(bad)+1 {
				t.Errorf("%d pieces were begun, though piece %d was bad", n, bad)
			}
		}
	})
}

// TestParallelStopped holds that a poll in a piece ends the caller's work as one of the caller's own does.
func TestParallelStopped(t *testing.T) {
	onProcs(t, func(t *testing.T) {
		for _, n := range []int{1, 2, 1000} {
			ctx, cancel := context.WithCancel(t.Context())
			var begun atomic.Int32
			err := stop(func() {
				Parallel(n, func(k int) {
					if begun.Add(1) == int32(min(n, 5)) {
						cancel()
					}
					Poll(ctx)
				})
				t.Error("goes on")
			})
			if err != context.Canceled {
				t.Errorf("of %d pieces: %v", n, err)
			}
			if got := begun.Load(); n == 1000 && got > 100 {
				t.Errorf("%d pieces were begun", got)
			}
			cancel()
		}
	})
}
