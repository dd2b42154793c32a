package main

import (
	"cmp"
	"fmt"
	"slices"

	"ori/cfg"
	"ori/grammar"
	"ori/lsp/ide"
	"ori/optimizer"
)

// A remark is what a pass said, with its span in the document.
type remark struct {
	optimizer.Remark
	made bool
}

// A chosen tells for a remark of a possible rewrite whether it was made.
type chosen func(*optimizer.Remark) bool

// rewrite calls run, which runs a phase, on each function and returns the text
// after it, parsed again, with what the pass said. The source is the same one
// if nothing was rewritten.
func rewrite(s *source, run func(*cfg.Func) (optimizer.Result, chosen, error)) (*source, []remark, error) {
	var edits []grammar.Edit
	var remarks []remark
	var batch cfg.Batch
	for n, f := range s.snap.Funcs() {
		base := int32(s.snap.FuncStart(n))
		r, made, err := run(batch.Add(f))
		if err != nil {
			return nil, nil, fmt.Errorf("%s: %w", s.name, err)
		}
		for _, m := range r.Remarks {
			m = moved(m, base)
			remarks = append(remarks, remark{m, m.N >= 0 && made(&m)})
		}
		if r.Changed {
			for _, e := range r.Func.Edits() {
				edits = append(edits, grammar.Edit{Span: shift(e.Span, base), New: e.New})
			}
		}
	}
	if len(edits) == 0 {
		return s, remarks, nil
	}
	slices.SortStableFunc(edits, func(a, b grammar.Edit) int { return cmp.Compare(a.Span.Start, b.Span.Start) })
	return s.with(cfg.Apply(s.text(), edits, 0)), remarks, nil
}

// count is how many of the remarks tell of a rewrite that was made.
func count(remarks []remark) int {
	n := 0
	for _, r := range remarks {
		if r.made {
			n++
		}
	}
	return n
}

func shift(s ide.Span, by int32) ide.Span { return ide.Span{Start: s.Start + by, End: s.End + by} }

// moved returns r with its spans moved by the given number of bytes.
func moved(r optimizer.Remark, by int32) optimizer.Remark {
	r.Span = shift(r.Span, by)
	r.Related = slices.Clone(r.Related)
	for n := range r.Related {
		r.Related[n].Span = shift(r.Related[n].Span, by)
	}
	return r
}
