package analysis

import (
	"context"
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

var keptOnward Kept[[]bool]

// Onward reports whether control may come, from the start of b on, to where it goes on in ways that no edge tells: what is live in b
// is then at least what [Facts.Ranges] says. That is false everywhere in a function whose edges are all known.
func (f *Facts) Onward(b *cfg.Block) bool {
	fn := f.Func
	if fn.Complete {
		return false
	}
	return keptOnward.Of(f, func() []bool { return onward(f.ctx, fn) })[b.ID]
}

func onward(ctx context.Context, f *cfg.Func) []bool {
	on := make([]bool, len(f.Blocks))
	var work []int32
	add := func(n int32) {
		if !on[n] {
			on[n] = true
			work = append(work, n)
		}
	}
	for _, u := range f.Unresolved {
		switch {
		case u.Block != nil:
			add(u.Block.ID)
		default: // it may be anywhere
			for n := range f.Blocks {
				add(int32(n))
			}
		}
	}
	for n, b := range f.Blocks {
		if unknownSuccs(f, b) {
			add(int32(n))
		}
	}
	for len(work) > 0 {
		cancel.Poll(ctx)
		n := work[len(work)-1]
		work = work[:len(work)-1]
		for _, p := range f.Preds.Succs(n) {
			add(p)
		}
	}
	return on
}

// AnyOnward reports whether [Facts.Onward] holds of some block.
func (f *Facts) AnyOnward() bool {
	return !f.Func.Complete && slices.Contains(keptOnward.Of(f, func() []bool { return onward(f.ctx, f.Func) }), true)
}
