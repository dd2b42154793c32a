package ide

import (
	"bytes"
	"context"
	"fmt"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// A lastEdit is what the lens on the last edit compares with. Edits that go on where the one before them ended are one, as what is typed into a line.
type lastEdit struct {
	before []*unit // of the text before it; the sections that it left alone are those of the text after
	line   int     // that it ends on
}

// lastEditOf returns what the text after the edits of s is to be compared with, nil if nobody asks or the text before is not known.
func (s *Snapshot) lastEditOf(edits []grammar.Edit, doc *grammar.Document) *lastEdit {
	if !s.opt.Changes || !s.lensed.Load() || len(edits) == 0 {
		return nil
	}
	e := edits[len(edits)-1]
	end, _ := doc.Position(min(int(e.Span.Start)+len(e.New), doc.Len()), grammar.UTF8)
	if s.last != nil && len(edits) == 1 {
		if line, _ := s.doc.Position(int(e.Span.Start), grammar.UTF8); line == s.last.line {
			return &lastEdit{s.last.before, end}
		}
	}
	from := s
	if !s.low.Done() {
		from = s.base.Load()
	}
	if from == nil || !from.low.Done() {
		return nil
	}
	return &lastEdit{from.units, end}
}

// lastChanges are the facts that the last edit has moved, of the functions whose text it has changed.
func (s *Snapshot) lastChanges(ctx context.Context) map[*cfg.Func][]Change {
	if s.last == nil {
		return nil
	}
	return s.moved.Get(ctx, func() map[*cfg.Func][]Change {
		found := map[*cfg.Func][]Change{}
		was, is := s.last.before, s.units
		head, tail := 0, 0
		for head < min(len(was), len(is)) && was[head].Section == is[head].Section {
			head++
		}
		for tail < min(len(was), len(is))-head && was[len(was)-1-tail].Section == is[len(is)-1-tail].Section {
			tail++
		}
		was, is = was[head:len(was)-tail], is[head:len(is)-tail]
		old, count := map[string]place{}, map[string]int{}
		for _, v := range was {
			for k, f := range v.Funcs {
				old[f.Name] = place{u: v, k: k, f: f}
				count[f.Name]++
			}
		}
		for name, n := range count {
			if n > 1 { // which of them became which is not known
				delete(old, name)
			}
		}
		for _, u := range is {
			for k, f := range u.Funcs {
				o, ok := old[f.Name]
				if !ok || f.Name == "" || bytes.Equal(text(o.f), text(f)) {
					continue
				}
				all := max(len(f.Blocks), len(o.f.Blocks)) <= maxWhole
				if list := changed(o.u.factsOf(ctx, o.k), s.facts(ctx, u, k).facts.For(ctx), s.knobs(), all); list != nil {
					found[f] = list
				}
			}
		}
		return found
	})
}

func text(f *cfg.Func) []byte { return f.Src[f.Span.Start:f.Span.End] }

// factsOf returns the facts about function k, of a text that nobody may have asked about.
func (u *unit) factsOf(ctx context.Context, k int) *analysis.Facts {
	if at := &u.facts[k].facts; at.Done() {
		return at.Get(ctx, nil).facts.For(ctx)
	}
	return analysis.NewFacts(u.Funcs[k]).For(ctx)
}

// maxWhole is of how many blocks a function has at most of which the lens tells all facts: what diagnostics and the other lens do not ask for
// is not found in
// larger ones at each keystroke.
const maxWhole = 500

// maxTold is how many changes a lens tells.
const maxTold = 4

// told is the line that tells changes.
func told(list []Change) string {
	var parts []string
	for n, c := range list {
		if n == maxTold-1 && len(list) > maxTold {
			parts = append(parts, fmt.Sprintf("%d more", len(list)-n))
			break
		}
		parts = append(parts, c.String())
	}
	return "last edit: " + strings.Join(parts, " · ")
}
