package analysis

import (
	"cmp"
	"math"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// This file has the ranges of values that a walk through a switch follows.

// A span is a range of values that goes to one block.
type span struct {
	lo, hi int64
	to     *cfg.Block
	from   *cfg.Block
	rest   bool // those that a table does not name

	except []span // values that are not of it

	ahead *cfg.Instr // code that they run in front, of a block that has no branch
}

// size is how many values r has; of all those of 64 bits, one less.
func (r span) size() uint64 {
	n := uint64(r.hi) - uint64(r.lo)
	n += min(1, math.MaxUint64-n)
	for _, e := range r.except {
		if lo, hi := max(r.lo, e.lo), min(r.hi, e.hi); lo <= hi {
			n -= uint64(hi-lo) + 1
		}
	}
	return n
}

// has reports whether n, which is from lo to hi, is of r.
func (r span) has(n int64) bool {
	return !slices.ContainsFunc(r.except, func(e span) bool { return e.lo <= n && n <= e.hi })
}

// maxExcept bounds the ranges of values that a range is without, and maxJoin the ways to a block that are looked at.
const (
	maxExcept = 32
	maxJoin   = 8
)

// maxRangeCases is how many values of a range count as cases.
const maxRangeCases = 256

// maxLooseRange is maxRangeCases where it is known how many values the selector has: of 8 bits, the
// default of one half of a tree is a range as short as a case may be.
const maxLooseRange = 16

// all returns the bounds of all values.
func (w *walk) all() (lo, hi int64) {
	switch {
	case w.first.wide:
		return math.MinInt64, math.MaxInt64
	case w.loose != nil:
		switch k := w.Constants().Value(w.first.value, w.s.Block); {
		case k.Lo > k.Hi:
		case w.unsigned || k.Hi <= math.MaxInt32:
			return int64(k.Lo), int64(k.Hi)
		}
	}
	if w.unsigned {
		return 0, math.MaxUint32
	}
	return math.MinInt32, math.MaxInt32
}

// comes reports whether the value of the number n, which is in the range that is followed, gets to the block that is.
func (w *walk) comes(n int64) bool { return (span{except: w.except}).has(n) }

// pieces are the ranges of the values of r, ascending.
func (r span) pieces() (list []span) {
	lo := r.lo
	for _, e := range r.except { // ascending
		if e.hi < lo || e.lo > r.hi {
			continue
		}
		if e.lo > lo {
			list = append(list, span{lo: lo, hi: e.lo - 1})
		}
		if e.hi >= r.hi {
			return list
		}
		lo = e.hi + 1
	}
	if lo <= r.hi {
		list = append(list, span{lo: lo, hi: r.hi})
	}
	return list
}

// numbers yields the values of r, ascending.
func (r span) numbers(yield func(int64) bool) {
	for _, p := range r.pieces() {
		for n := p.lo; ; n++ {
			if !yield(n) {
				return
			}
			if n == p.hi {
				break
			}
		}
	}
}

// without has the values of ranges, which have been followed, be none of those that are followed.
func (w *walk) without(ranges []span) {
	list := slices.Clone(w.except)
	for _, r := range ranges {
		list = append(list, r.pieces()...)
	}
	slices.SortFunc(list, func(a, b span) int { return cmp.Compare(a.lo, b.lo) })
	w.except = nil
	for _, e := range list {
		if n := len(w.except) - 1; n >= 0 && (w.except[n].hi >= e.lo || w.except[n].hi+1 == e.lo) {
			w.except[n].hi = max(w.except[n].hi, e.hi)
		} else {
			w.except = append(w.except, e)
		}
	}
	if len(w.except) > maxExcept {
		w.lost = true
	}
}

// number returns v as a number of the selector, by whose comparisons it has a sign or not; one of 64 bits that has none is in the
// same order less than half of them.
func (w *walk) number(v uint64) int64 {
	switch {
	case w.first.wide && w.ordered && w.unsigned:
		return int64(v ^ 1<<63)
	case w.first.wide:
		return int64(v)
	case w.unsigned:
		return int64(v)
	}
	return int64(int32(v))
}

// bits returns the value that is the number n.
func (w *walk) bits(n int64) uint64 {
	switch {
	case w.first.wide && w.ordered && w.unsigned:
		return uint64(n) ^ 1<<63
	case w.first.wide:
		return uint64(n)
	}
	return uint64(uint32(n))
}
