package main

import (
	"context"
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"

	"ori/grammar"
	"ori/lsp/ide"
)

// A change is the edits that make one rewrite.
type change struct{ edits []grammar.Edit }

// fixes returns, for each diagnostic, the rewrite it tells of; nil if it tells
// of none that is possible. Each is computed by making it on its function, so
// the time is that of the function's size for each rewrite, on all cores.
func (f *checked) fixes(ctx context.Context) ([]*change, error) {
	out := make([]*change, len(f.diags))
	errs := make([]error, len(f.diags))
	var next atomic.Int64
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for n := int(next.Add(1)) - 1; n < len(out) && ctx.Err() == nil; n = int(next.Add(1)) - 1 {
				out[n], errs[n] = f.fix(&f.diags[n])
			}
		})
	}
	wg.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return out, ctx.Err()
}

func (f *checked) fix(d *ide.Diagnostic) (*change, error) {
	if d.Pass == "" || d.N < 0 || d.Refused != "" {
		return nil, nil
	}
	edits, err := f.snap.Resolve(ide.Key{Version: f.snap.Version(), Func: d.Func, Pass: d.Pass, Code: d.Code, N: d.N})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", f.place(d.Span.Start), err)
	}
	return &change{edits}, nil
}
