package cancel

import (
	"context"
	"errors"
	"sync"
	"testing"
)

// stop begins work and returns the error of what ended it.
func stop(work func()) (err error) {
	defer Catch(&err)
	work()
	return nil
}

// TestMemo stops the one who finds a value: nothing is kept, and who waits for it finds it anew.
func TestMemo(t *testing.T) {
	var m Memo[int]
	ctx, cancel := context.WithCancel(t.Context())
	began, waits := make(chan bool), make(chan bool)
	found := 0
	var wg sync.WaitGroup
	wg.Go(func() {
		if err := stop(func() {
			m.Get(ctx, func() int {
				began <- true
				<-ctx.Done()
				Poll(ctx)
				return 1
			})
		}); err != context.Canceled {
			t.Errorf("the one who was stopped: %v", err)
		}
	})
	<-began
	wg.Go(func() {
		waits <- true
		if got := m.Get(t.Context(), func() int { found++; return 2 }); got != 2 {
			t.Errorf("the one who waited: %d", got)
		}
	})
	<-waits
	if m.Done() {
		t.Error("done before anything is found")
	}
	gone, leave := context.WithCancel(t.Context())
	leave()
	if err := stop(func() { m.Get(gone, func() int { t.Error("found twice at a time"); return 3 }) }); err != context.Canceled {
		t.Errorf("the one who does not wait: %v", err)
	}
	cancel()
	wg.Wait()
	if got := m.Get(t.Context(), nil); got != 2 || found != 1 || !m.Done() {
		t.Errorf("%d, found %d times", got, found)
	}
}

// TestMemoPanic holds that what broke is not taken for found.
func TestMemoPanic(t *testing.T) {
	var m Memo[int]
	broke := errors.New("cannot happen")
	for range 2 {
		func() {
			defer func() {
				if r := recover(); r != broke {
					t.Errorf("%v", r)
				}
			}()
			err := stop(func() { m.Get(t.Context(), func() int { panic(broke) }) })
			t.Errorf("goes on with %v", err)
		}()
	}
	if m.Done() {
		t.Error("it counts as found")
	}
}
