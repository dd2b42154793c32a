package ide

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/ori-lang/ori/cfg/cancel"
)

// Folds returns the functions, the loops of several blocks, and the blocks that have a label. A
// loop comes before the block that it begins with: of two that begin on one line some editors know
// the first only.
func (s *Snapshot) Folds(ctx context.Context) (folds []Fold, err error) {
	defer cancel.Catch(&err)
	s.lower(ctx)
	for fn := range s.funcs[len(s.units)] {
		cancel.Poll(ctx)
		p := s.funcPlace(ctx, fn)
		f := p.f
		folds = append(folds, Fold{Span: trimmed(s.doc.Bytes(), p.funcHead().Span)})
		inner := len(folds)
		for l := range f.Loops.Loops {
			if len(f.Loops.Body(int32(l))) > 1 {
				folds = append(folds, Fold{Span: p.span(p.loopSpan(int32(l)))})
			}
		}
		for _, b := range f.Blocks {
			if len(b.Labels) > 0 && b.Span.Len() > 0 {
				folds = append(folds, Fold{Span: p.span(b.Span)})
			}
		}
		slices.SortStableFunc(folds[inner:], func(a, b Fold) int {
			return cmp.Or(cmp.Compare(a.Span.Start, b.Span.Start), cmp.Compare(b.Span.End, a.Span.End))
		})
	}
	return folds, nil
}

// trimmed takes blank lines off the end of a span.
func trimmed(src []byte, s Span) Span {
	for s.End > s.Start && strings.IndexByte(" \t\r\n", src[s.End-1]) >= 0 {
		s.End--
	}
	return s
}
