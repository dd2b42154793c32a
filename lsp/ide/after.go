package ide

import (
	"cmp"
	"context"
	"slices"

	"ori/cfg"
	"ori/grammar"
	"ori/optimizer"
)

// After returns the text as it is after phases, one on the text that the one before it left: in the
// function called name, or in all of them if it is "".
func (s *Snapshot) After(ctx context.Context, phases []*optimizer.Phase, name string) ([]byte, error) {
	for _, ph := range phases {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		var edits []grammar.Edit
		var batch cfg.Batch
		for n, f := range s.Funcs() {
			if name != "" && f.Name != name {
				continue
			}
			r, err := optimizer.Run(ph, batch.Add(f), s.knobs())
			if err != nil {
				return nil, err
			}
			base := int32(s.FuncStart(n))
			for _, e := range r.Func.Edits() {
				edits = append(edits, grammar.Edit{Span: Span{Start: e.Span.Start + base, End: e.Span.End + base}, New: e.New})
			}
		}
		if len(edits) > 0 {
			slices.SortStableFunc(edits, func(a, b grammar.Edit) int { return cmp.Compare(a.Span.Start, b.Span.Start) })
			s = Open(cfg.Apply(s.doc.Bytes(), edits, 0), s.opt)
		}
	}
	return s.doc.Bytes(), nil
}
