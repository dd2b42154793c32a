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
// of none that is possible. Most are found together, in one run of their phase; for each of the others
// the function is copied and rewritten.
func (f *checked) fixes(ctx context.Context) ([]*change, error) {
	out := make([]*change, len(f.diags))
	var groups [][]int // diagnostics by function and phase
	type group struct {
		fn   int
		pass string
	}
	of := map[group]int{}
	for n := range f.diags {
		d := &f.diags[n]
		if d.Pass == "" || d.N < 0 || d.Refused != "" {
			continue
		}
		g, ok := of[group{d.Func, d.Pass}]
		if !ok {
			g = len(groups)
			of[group{d.Func, d.Pass}] = g
			groups = append(groups, nil)
		}
		groups[g] = append(groups[g], n)
	}
	together := make([]map[int][]grammar.Edit, len(groups))
	err := parallel(ctx, len(groups), func(g int) (err error) {
		d := &f.diags[groups[g][0]]
		if together[g], err = f.snap.Fixes(d.Func, d.Pass); err != nil {
			return fmt.Errorf("%s: %w", f.name, err)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	var rest []int
	for g, list := range groups {
		for _, n := range list {
			if edits, ok := together[g][f.diags[n].N]; ok {
				out[n] = &change{edits}
			} else {
				rest = append(rest, n)
			}
		}
	}
	return out, parallel(ctx, len(rest), func(k int) error {
		d := &f.diags[rest[k]]
		edits, err := f.snap.Resolve(ide.Key{Version: f.snap.Version(), Func: d.Func, Pass: d.Pass, Code: d.Code, N: d.N})
		if err != nil {
			return fmt.Errorf("%s: %w", f.place(d.Span.Start), err)
		}
		out[rest[k]] = &change{edits}
		return nil
	})
}

// parallel calls do for 0 to n-1 on all processors and returns the first error.
func parallel(ctx context.Context, n int, do func(int) error) error {
	errs := make([]error, n)
	var next atomic.Int64
	var wg sync.WaitGroup
	for range min(n, runtime.GOMAXPROCS(0)) {
		wg.Go(func() {
			for k := int(next.Add(1)) - 1; k < n && ctx.Err() == nil; k = int(next.Add(1)) - 1 {
				errs[k] = do(k)
			}
		})
	}
	wg.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return ctx.Err()
}
