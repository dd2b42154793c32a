package lint

import (
	"context"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// changed returns the edits of w, or if they cannot be found without a copy of f those of making
// the change on a copy.
func changed(f *cfg.Func, w *cfg.Change, change func(*cfg.Func)) []grammar.Edit {
	if edits, ok := w.Edits(); ok {
		return edits
	}
	ctx := context.Background()
	c := f.Clone(ctx)
	change(c)
	c.Relink(ctx)
	if c.Check() != nil {
		return nil
	}
	return c.Edits(ctx)
}
