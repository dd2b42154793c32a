package analysis

import (
	"context"
	"slices"

	"github.com/ori-lang/ori/cfg/cancel"
)

// Which phis are one value.

// simplify replaces the phis whose values are all one.
func (b *builder) simplify(ctx context.Context) {
	first := b.from[len(b.from)-1] // phis are among the values that blocks begin with
	count := 0
	for _, kind := range b.kind[:first] {
		if kind == PhiValue {
			count++
		}
	}
	if count == 0 {
		return
	}
	rep := make([]Value, first)
	phis := make([]Value, 0, count)
	for v := range rep {
		rep[v] = Value(v)
	}
	for _, n := range b.Regs.f.Order.RPO { // all blocks with phis are reachable
		for v := b.from[n]; v < b.from[n+1]; v++ {
			if b.kind[v] == PhiValue {
				phis = append(phis, v)
			}
		}
	}
	if !b.mergeOptimistically(ctx, phis, rep) {
		for _, p := range phis {
			rep[p] = p
		}
	}
	b.mergeTrivial(ctx, phis, rep)
	var pieces [][]Value
	for _, list := range [][]Value{b.vals, b.ins, b.args, b.prev} {
		pieces = slices.AppendSeq(pieces, slices.Chunk(list, pollValues))
	}
	replace := func(k int) {
		cancel.Poll(ctx)
		for n, v := range pieces[k] {
			if uint32(v) < uint32(len(rep)) { // NoValue is not
				pieces[k][n] = rep[v]
			}
		}
	}
	if parts(len(b.vals)) > 1 {
		cancel.Parallel(len(pieces), replace)
	} else {
		for k := range pieces {
			replace(k)
		}
	}
	for _, p := range phis {
		if rep[p] != p {
			b.kind[p] = removedValue
		}
	}
}

// pollValues is how many values are gone through from one poll to the next, and pollPhis how many phis, each of which may have many arguments.
const (
	pollValues = 1 << 16
	pollPhis   = 1 << 6
)

// mergeOptimistically takes each phi for a copy of the one value that is known to reach it, and
// gives up on it where two meet, until all agree. It reports whether they do. rep has what is in the place of the
// values that blocks begin with, the first ones; others stay.
func (b *builder) mergeOptimistically(ctx context.Context, phis []Value, rep []Value) bool {
	for _, p := range phis {
		rep[p] = NoValue
	}
	ahead := make([]bool, len(phis)) // what meets in it may have been found after it, or never
	for sweep := range maxSweeps {
		changed := false
		for k, p := range phis {
			if k%pollPhis == 0 {
				cancel.Poll(ctx)
			}
			if rep[p] == p || sweep > 0 && !changed && !ahead[k] {
				continue
			}
			m := NoValue
			for _, a := range b.Args(p) {
				if uint32(a) < uint32(len(rep)) {
					a = rep[a]
					ahead[k] = ahead[k] || a == NoValue
				}
				if a == NoValue || a == p || a == m {
					continue
				}
				if m != NoValue {
					m = p
					break
				}
				m = a
			}
			if m != rep[p] {
				rep[p] = m
				changed = true
			}
		}
		if !changed {
			return true
		}
	}
	return false
}

// mergeTrivial replaces phis of one value. After hope there are few: two copies of one
// phi look like two values while only one of them is known to be its copy.
func (b *builder) mergeTrivial(ctx context.Context, phis []Value, rep []Value) {
	find := func(v Value) Value {
		for uint32(v) < uint32(len(rep)) && rep[v] != v {
			if up := rep[v]; uint32(up) < uint32(len(rep)) {
				rep[v] = rep[up]
			}
			v = rep[v]
		}
		return v
	}
	changed := true
	for n := 0; changed && n < maxSweeps; n++ {
		changed = false
		for k, p := range phis {
			if k%1024 == 0 {
				cancel.Poll(ctx)
			}
			if rep[p] != p {
				rep[p] = find(p)
				continue
			}
			m := NoValue
			for _, a := range b.Args(p) {
				if uint32(a) < uint32(len(rep)) {
					if up := rep[a]; up == a || uint32(up) >= uint32(len(rep)) || rep[up] == up { // nearly all
						a = up
					} else {
						a = find(a)
					}
				}
				if a == NoValue || a == p || a == m {
					continue
				}
				if m != NoValue {
					m = p
					break
				}
				m = a
			}
			if m != p {
				rep[p] = m
				changed = true
			}
		}
	}
	for _, p := range phis {
		rep[p] = find(p)
	}
}
