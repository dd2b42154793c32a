package optimizer

import (
	"iter"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// A Single is a function after one rewrite alone.
type Single struct {
	Remark Remark
	Func   *cfg.Func
}

// Alone makes each possible rewrite of the phase on f alone, one after the other. A broken
// invariant is an error, and the last that is yielded.
func Alone(ph *Phase, f *cfg.Func, k *Knobs) iter.Seq2[Single, error] {
	return func(yield func(Single, error) bool) {
		for n := 0; ; n++ {
			r, err := Run(ph, f, k, Nth(n))
			if err != nil {
				yield(Single{}, err)
				return
			}
			if !r.Changed {
				return
			}
			for m := range r.Made {
				if r.Made[m] && !yield(Single{r.Remarks[m], r.Func}, nil) {
					return
				}
			}
		}
	}
}

// A Group is a function after several rewrites, of which none is an alternative of another.
type Group struct {
	Remarks []Remark
	Func    *cfg.Func
}

// Together makes each possible rewrite of the phase on the function of facts, most of them at once: with those that
// stand far from them, so that each is made as if alone where it can be. One that is not possible
// any more when the others have been made comes alone. Where none of those that were tried could be made, a group
// without remarks says so: that took as long. A broken invariant is an error, and the last that is yielded.
func Together(ph *Phase, facts *analysis.Facts, k *Knobs, most int) iter.Seq2[Group, error] {
	f := facts.Func
	return func(yield func(Group, error) bool) {
		var rest, others []Remark
		free := make([][]Remark, 1) // what the pass chooses; then other forms, of each switch one
		names := map[rewriteName]int{}
		list := List(ph, facts, k, All())
		for n := range list {
			if list[n].Refusal == nil {
				names[list[n].name()]++
			}
		}
		forms := map[cfg.Span]int{}
		for n := range list {
			switch r := &list[n]; {
			case r.Refusal != nil:
			case names[r.name()] > 1:
				rest = append(rest, *r)
			case r.Alternative && !slices.Contains(switchKinds[:], r.Kind):
				others = append(others, *r)
			case r.Alternative:
				forms[r.Span]++
				if n := forms[r.Span]; n == len(free) {
					free = append(free, nil)
				}
				free[forms[r.Span]] = append(free[forms[r.Span]], *r)
			default:
				free[0] = append(free[0], *r)
			}
		}
		// What is not possible any more when those before it have been made, as two headers of one loop are not, is
		// tried again without them.
		for free = append(free, others); len(free) > 0; free = free[1:] {
			var left []Remark
			list := free[0]
			groups := (len(list) + most - 1) / most
			for g := range groups {
				var some []Remark
				for n := g; n < len(list); n += groups {
					some = append(some, list[n])
				}
				x, err := MakeAll(ph, f, k, some)
				if err != nil {
					yield(x, err)
					return
				}
				if !yield(x, nil) {
					return
				}
				made := map[rewriteName]bool{}
				for n := range x.Remarks {
					made[x.Remarks[n].name()] = true
				}
				for n := range some {
					if !made[some[n].name()] {
						left = append(left, some[n])
					}
				}
			}
			if len(left) < len(list) {
				free = append(free, left)
			} else {
				rest = append(rest, left...)
			}
		}
		for n := range rest {
			r, err := Run(ph, f, k, Nth(rest[n].N))
			if err != nil {
				yield(Group{}, err)
				return
			}
			x := Group{Func: r.Func}
			if r.Changed {
				x.Remarks = rest[n : n+1]
			}
			if !yield(x, nil) {
				return
			}
		}
	}
}

// MakeAll makes those of the rewrites of the phase on f, which [List] has found and of which none
// is an alternative of another, that are still possible when those before them have been made.
func MakeAll(ph *Phase, f *cfg.Func, k *Knobs, list []Remark) (Group, error) {
	sel := All()
	sel.these = map[rewriteName]bool{}
	for n := range list {
		sel.these[list[n].name()] = true
		sel.any = sel.any || list[n].Alternative
	}
	r, err := Run(ph, f, k, sel)
	x := Group{Func: r.Func}
	for n := range r.Made {
		if name := r.Remarks[n].name(); r.Made[n] && sel.these[name] {
			x.Remarks = append(x.Remarks, r.Remarks[n])
			delete(sel.these, name) // a pass may make one again
		}
	}
	return x, err
}

// A rewriteName tells the rewrites of a phase on a function apart, but for alternatives.
type rewriteName struct {
	code string
	span cfg.Span
}

func (r *Remark) name() rewriteName { return rewriteName{r.Code, r.Span} }
