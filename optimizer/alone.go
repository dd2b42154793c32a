package optimizer

import (
	"iter"

	"ori/cfg"
)

// A Single is a function after one rewrite alone.
type Single struct {
	Remark Remark
	Func   *cfg.Func
}

// Alone makes each possible rewrite of the phase on f alone, one after the other. A broken invariant is an error, and
// the last that is yielded.
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
