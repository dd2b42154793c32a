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
	p := parallel{n: n, do: do}
	p.left.Add(n)
	// The caller works, too, and waits for no goroutine that has found nothing to do.
	for range min(n, runtime.GOMAXPROCS(0)) - 1 {
		go p.work()
	}
	p.work()
	p.left.Wait()
	if r := p.broken.Load(); r != nil {
		panic(*r)
	}
}

// A parallel is a call of [Parallel].
type parallel struct {
	n      int
	do     func(int)
	next   atomic.Int64
	left   sync.WaitGroup
	broken atomic.Pointer[any] // what the first panic was about
}

func (p *parallel) work() {
	for k := int(p.next.Add(1)) - 1; k < p.n; k = int(p.next.Add(1)) - 1 {
		p.one(k)
	}
}

func (p *parallel) one(k int) {
	defer p.done()
	if p.broken.Load() == nil {
		p.do(k)
	}
}

// done is deferred.
func (p *parallel) done() {
	defer p.left.Done()
	if r := recover(); r != nil {
		what := r
		if !Stopped(r) {
			what = fmt.Sprintf("%v\n%s", r, debug.Stack())
		}
		p.broken.CompareAndSwap(nil, &what)
	}
}
