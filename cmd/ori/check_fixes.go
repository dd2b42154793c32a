package main

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/lsp/ide"
)

// A change is the edits of one fix.
type change struct{ edits []grammar.Edit }

// mostRewritten is how many instructions are rewritten for fixes that are not found together: each
// takes a copy of its function.
var mostRewritten = 1 << 17

// mostEdits is how many edits the fixes of a file may have in all, besides editsEach for each
// diagnostic: of a chain of dead instructions each takes all behind it along.
var (
	mostEdits = 1 << 13
	editsEach = 4
)

// fixes returns, for each diagnostic, its fix; nil if it has
// none that is possible. Most are found together, in one run of their phase; for each of the others
// the function is copied and rewritten, in order of the text and up to a limit. Those beyond it, and beyond
// mostEdits, are omitted.
func (f *checked) fixes(ctx context.Context) (out []*change, omitted map[int]bool, err error) {
	out = make([]*change, f.diags.Len())
	omit := func(n int) {
		if omitted == nil {
			omitted = map[int]bool{}
		}
		out[n], omitted[n] = nil, true
	}
	var groups [][]int // diagnostics by function and source
	type group struct {
		fn     int
		source ide.Source
		phase  string
	}
	of := map[group]int{}
	keys := make([]ide.Key, f.diags.Len())
	for n := range keys {
		key, ok := f.diags.Fix(n)
		if !ok {
			continue
		}
		keys[n] = key
		from := group{key.Func, key.Source, key.Phase}
		g, ok := of[from]
		if !ok {
			g = len(groups)
			of[from] = g
			groups = append(groups, nil)
		}
		groups[g] = append(groups[g], n)
	}
	together := make([]map[int][]grammar.Edit, len(groups))
	err = parallel(ctx, len(groups), func(g int) (err error) {
		wanted := make(map[int]bool, len(groups[g]))
		for _, n := range groups[g] {
			wanted[keys[n].N] = true
		}
		if together[g], err = f.snap.Fixes(ctx, keys[groups[g][0]], wanted); err != nil {
			return fmt.Errorf("%s: %w", f.name, err)
		}
		return nil
	})
	if err != nil {
		return nil, nil, err
	}
	var rest []int
	for g, list := range groups {
		for _, n := range list {
			switch edits, ok := together[g][keys[n].N]; {
			case !ok:
				rest = append(rest, n)
			case edits == nil && keys[n].Source == ide.FromPhase:
				omit(n) // found together, but there are too many
			default:
				out[n] = &change{edits}
			}
		}
	}
	slices.Sort(rest)
	funcs, room := f.snap.Funcs(), mostRewritten
	for k, n := range rest {
		if fn := f.diags.Func(n); fn >= 0 {
			for _, b := range funcs[fn].Blocks {
				room -= len(b.Instrs)
			}
		}
		if room < 0 {
			for _, n := range rest[k:] {
				omit(n)
			}
			rest = rest[:k]
			break
		}
	}
	err = parallel(ctx, len(rest), func(k int) error {
		d := f.diags.At(rest[k])
		edits, err := f.snap.Fix(ctx, &d)
		if err != nil {
			return fmt.Errorf("%s: %w", f.place(d.Span.Start), err)
		}
		out[rest[k]] = &change{edits}
		return nil
	})
	// Small ones first.
	left := mostEdits + editsEach*f.diags.Len()
	var order []int
	for n := range out {
		if out[n] != nil {
			order = append(order, n)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return len(out[a].edits) - len(out[b].edits) })
	for _, n := range order {
		if left -= len(out[n].edits); left < 0 {
			omit(n)
		}
	}
	return out, omitted, err
}

// parallel calls do for 0 to n-1 on all processors and returns the first error; a panic is one.
func parallel(ctx context.Context, n int, do func(int) error) error {
	errs := make([]error, n)
	one := func(k int) (err error) {
		defer caught(&err)
		return do(k)
	}
	var next atomic.Int64
	var wg sync.WaitGroup
	for range min(n, runtime.GOMAXPROCS(0)) {
		wg.Go(func() {
			for k := int(next.Add(1)) - 1; k < n && ctx.Err() == nil; k = int(next.Add(1)) - 1 {
				errs[k] = one(k)
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
