package optimizer

import (
	"context"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/interp"
)

// A Verification is how a function compares with what a rewrite made of it.
type Verification struct {
	Remark Remark // the rewrite; without a Code for that of a function with itself
	Tally  interp.Tally
	Diff   *interp.Difference // nil unless the verdict is Differs
}

// Verify makes each possible rewrite of the phase on f alone and compares f with what comes
// out, in the interpreter. yield gets each result, that of f with itself first: if a program does not
// do the same as itself, nothing else means anything. A broken invariant is an error.
func Verify(ph *Phase, f *cfg.Func, k *Knobs, t interp.Tries, yield func(Verification) error) error {
	ref := interp.NewReference(interp.Load(withCallees(f)), 0, t)
	same := Verification{}
	same.Tally, same.Diff = ref.Check(interp.Load(withCallees(f.Clone(context.Background()))))
	if err := yield(same); err != nil || same.Diff != nil {
		return err
	}
	for x, err := range Alone(ph, f, k) {
		if err != nil {
			return err
		}
		c := Verification{Remark: x.Remark}
		c.Tally, c.Diff = ref.Check(interp.Load(withCallees(x.Func), ref.Registers()...))
		if err := yield(c); err != nil {
			return err
		}
	}
	return nil
}

// withCallees returns f and the functions of its section, if it calls one of them: what is known
// behind a call rests on them.
func withCallees(f *cfg.Func) []*cfg.Func {
	if !f.CallsInside() {
		return []*cfg.Func{f}
	}
	return append([]*cfg.Func{f}, f.Siblings()...)
}
