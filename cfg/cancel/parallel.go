package cancel

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"sync"
	"sync/atomic"
)

// Parallel calls do for 0 to n-1 on all processors. If one of them panics, or is stopped, so is Parallel.
func Parallel(n int, do func(int)) {
	if n < 2 {
		for k := range n {
			do(k)
		}
		return
	}
	var next atomic.Int64
	var left sync.WaitGroup
	var broken atomic.Pointer[any]
	left.Add(n)
	one := func(k int) {
		defer left.Done()
		defer func() {
			if r := recover(); r != nil {
				if !Stopped(r) {
					r = fmt.Sprintf("%v\n%s", r, debug.Stack())
				}
				broken.CompareAndSwap(nil, &r)
			}
		}()
		if broken.Load() == nil {
			do(k)
		}
	}
	work := func() {
		for k := int(next.Add(1)) - 1; k < n; k = int(next.Add(1)) - 1 {
			one(k)
		}
	}
	// The caller works, too, and waits for no goroutine that has found nothing to do.
	for range min(n, runtime.GOMAXPROCS(0)) - 1 {
		go work()
	}
	work()
	left.Wait()
	if r := broken.Load(); r != nil {
		panic(*r)
	}
}
