package ide

import (
	"context"

	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/optimizer"
)

// Runner returns what runs pipelines under the snapshot's options.
func (s *Snapshot) Runner() *optimizer.Runner {
	return &optimizer.Runner{
		Env:   s.env(),
		Knobs: s.knobs(),
	}
}

// lowered is Runner with what the snapshot has of the text: most of a large text no rewrite changes.
func (s *Snapshot) lowered(ctx context.Context) (_ *optimizer.Runner, err error) {
	defer cancel.Catch(&err)
	r := s.Runner()
	if s.Foreign() == "" {
		s.lower(ctx)
		r.Names = s.names
		for _, u := range s.units {
			r.Units = append(r.Units, u.Unit)
		}
	}
	return r, nil
}

// Respecting is Runner, with what a comment "ori:ignore" keeps from being reported left as it is.
func (s *Snapshot) Respecting() *optimizer.Runner {
	r := s.Runner()
	r.Leaves = func(t optimizer.Text) optimizer.Leaves {
		if g := ignoresIn(context.Background(), t.Doc, t.Units, func(n int) bool { return mayIgnore(t.Units[n].Section.Src) }); g != nil {
			return g.cover
		}
		return nil
	}
	return r
}

// After returns the text as it is after a pipeline: in the function called name, or in all of them
// if it is "".
func (s *Snapshot) After(ctx context.Context, p *optimizer.Pipeline, name string) ([]byte, error) {
	r, err := s.lowered(ctx)
	if err != nil {
		return nil, err
	}
	r.Select, r.Func = optimizer.All(), name
	doc, _, err := r.Run(ctx, s.doc, p)
	if err != nil {
		return nil, err
	}
	return doc.Bytes(), nil
}
