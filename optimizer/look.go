package optimizer

import (
	"context"
	"errors"
	"time"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// errWould ends a pass that looks, where it would make a rewrite.
var errWould = errors.New("a rewrite would be made")

// look runs the phase on a function up to where it would change it. If it would, it is not idle, and nothing is
// known of what it would do. If it is, what it announced is what it would have announced on a copy. In both cases the facts are
// as good as before: many phases can look at a function with the same facts, and most phases change nothing in most
// functions.
func look(ph *Phase, f *analysis.Facts, k *Knobs, sel Select) (_ []Remark, idle bool, err error) {
	if !ph.enabled(f.Func, k) {
		return nil, true, nil
	}
	if ph.Pass.Several && len(f.Func.Blocks) < 2 {
		return nil, true, nil
	}
	c := listing.Get().(*Ctx)
	c.Facts, c.Knobs, c.phase, c.enabled, c.sel, c.looks = f, k, ph, enabled, sel, true
	func() {
		defer cancel.Catch(&err)
		ph.Pass.Run(c)
	}()
	remarks := c.remarks
	*c = Ctx{} // which it stays until it is used again
	listing.Put(c)
	if err == errWould {
		return nil, false, nil
	}
	return remarks, err == nil, err
}

// A seeing is how far a Runner is with a phase and a function: the function is the same one as long as its section is.
type seeing struct {
	known   bool
	would   bool     // the phase would change the function
	told    bool     // it changed nothing, and what it announced has been told
	remarks []Remark // until then
}

// seen returns what is known of f by the number of the phase.
func (r *Runner) seen(f *cfg.Func) []seeing {
	same := r.same[f]
	if same == nil {
		same = make([]seeing, r.phases)
		r.same[f] = same
	}
	return same
}

// fewPhases are no more than so many that one set of facts for all of them, and another one for what changes something,
// would take longer than one for each.
const fewPhases = 2

// A looked is a copy of a function that phases have looked at, with its facts: that which would change it need not find them again.
type looked struct {
	f     *cfg.Func // which it is a copy of
	ph    *Phase
	facts *analysis.Facts
}

// take returns the facts of the copy that the phase has looked at, if they are there, and forgets them: it changes the copy.
func (r *Runner) take(f *cfg.Func, ph *Phase) *analysis.Facts {
	if r.looked.f != f || r.looked.ph != ph {
		return nil
	}
	facts := r.looked.facts
	r.looked = looked{}
	return facts
}

// keep keeps the copy for the phase, if that is its turn now, or else if that is of the largest function: of all of them they would be many
// times as large as the text.
func (r *Runner) keep(x looked, now bool) {
	if now || r.looked.facts == nil || len(x.f.Blocks) > len(r.looked.f.Blocks) {
		r.looked = x
	}
}

// idle reports whether the phase whose turn it is changes nothing in f, as far as that is known without a run. It looks
// with one set of facts at what those behind it change, too, up to the first that does. same is what is known of f.
func (r *Runner) idle(ctx context.Context, f *cfg.Func, same []seeing, sel Select) (bool, error) {
	if s := &same[r.number[r.turn]]; s.known {
		return !s.would, nil
	}
	if len(r.order) <= fewPhases {
		return false, nil
	}
	facts := analysis.NewFacts(f.Clone(ctx)).For(ctx)
	var none *cfg.Batch
	for n := range r.order {
		if r.turn+n >= len(r.order) && !r.repeats {
			break
		}
		turn := (r.turn + n) % len(r.order)
		ph, s := r.order[turn], &same[r.number[turn]]
		if s.known || !ph.enabled(f, r.Knobs) {
			continue
		}
		start := time.Now()
		none.Begin(facts.Func)
		remarks, idle, err := look(ph, facts, r.Knobs, sel)
		if err != nil {
			return false, err
		}
		if n > 0 {
			spent := time.Since(start)
			r.early[ph] += spent
			r.late += spent
		}
		if r.Step == nil {
			remarks = nil // nobody is told
		}
		*s = seeing{known: true, would: !idle, remarks: remarks}
		if !idle {
			r.keep(looked{f, ph, facts}, n == 0)
			return n > 0, nil
		}
	}
	return true, nil
}
