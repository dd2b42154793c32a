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

// A lastEdit is what the lens on the last edit compares with. All that is typed into one line, with
// the line end behind it and the blanks that formatting the line changes, counts as one edit. A change
// that begins in another line, removes lines or inserts several, as a quick fix or a paste does, is
// the next edit.
type lastEdit struct {
	before []*unit // of the text before it; the sections that it left alone are those of the text after
	line   int     // that it is typed into, -1 if it is not in one
}

// lastEditOf returns what the text after the edits of s is to be compared with. They count from s
// and are in order.
func (s *Snapshot) lastEditOf(edits []grammar.Edit) *lastEdit {
	if s.last != nil && (s.onlyBlanks(edits) || s.last.line >= 0 && s.lineOf(edits) == s.last.line) {
		return s.last
	}
	return s.nextEdit(s.lineOf(edits))
}

// nextEdit is one of its own after s, into a line; nil if nobody asks or the text before is not known.
func (s *Snapshot) nextEdit(line int) *lastEdit {
	if !s.opt.Changes || !s.lensed.Load() {
		return nil
	}
	from := s
	if !s.low.Done() {
		from = s.base.Load()
	}
	if from == nil || !from.low.Done() {
		return nil
	}
	return &lastEdit{from.units, line}
}

// lineOf returns the line of s that the edits are in, -1 if they are not one in a line that brings
// at most a line end.
func (s *Snapshot) lineOf(edits []grammar.Edit) int {
	if len(edits) != 1 {
		return -1
	}
	e := edits[0]
	line, _ := s.doc.Position(int(e.Span.Start), grammar.UTF8)
	if end, _ := s.doc.Position(int(e.Span.End), grammar.UTF8); end != line || strings.Count(e.New, "\n") > 1 {
		return -1
	}
	return line
}

// onlyBlanks reports whether the edits, which count from s, put blanks and line ends in the place of others.
func (s *Snapshot) onlyBlanks(edits []grammar.Edit) bool {
	for _, e := range edits {
		if strings.TrimSpace(e.New) != "" || s.doc.SectionAt(int(e.Span.Start)) != s.doc.SectionAt(int(e.Span.End)) ||
			strings.TrimSpace(s.text(int(e.Span.Start), int(e.Span.End))) != "" {
			return false
		}
	}
	return true
}

// lastChanges are the facts that the last edit has moved, of the functions whose text or target it
// has changed.
func (s *Snapshot) lastChanges(ctx context.Context) map[*cfg.Func][]Change {
	if s.last == nil {
		return nil
	}
	return s.moved.Get(ctx, func() map[*cfg.Func][]Change {
		found := map[*cfg.Func][]Change{}
		was, is := s.last.before, s.units
		head, tail := 0, 0
		for head < min(len(was), len(is)) && was[head].sameText(is[head]) {
			head++
		}
		for tail < min(len(was), len(is))-head && was[len(was)-1-tail].sameText(is[len(is)-1-tail]) {
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
				if !ok || f.Name == "" || o.f.Target == f.Target && bytes.Equal(text(o.f), text(f)) {
					continue
				}
				all := max(len(f.Blocks), len(o.f.Blocks)) <= maxWhole
				if list := changed(o.u.factsOf(ctx, o.k), s.about(ctx, u, k), s.knobs(), all); list != nil {
					found[f] = list
				}
			}
		}
		return found
	})
}

// sameText reports whether v has the text of u, for the same target.
func (u *unit) sameText(v *unit) bool { return u.Section == v.Section && u.Env.Target == v.Env.Target }

func text(f *cfg.Func) []byte { return f.Src[f.Span.Start:f.Span.End] }

// factsOf returns the facts about function k, of a text that nobody may have asked about.
func (u *unit) factsOf(ctx context.Context, k int) *analysis.Facts {
	if at := &u.facts[k].facts; at.Done() {
		return at.Get(ctx, nil).facts.For(ctx)
	}
	return analysis.NewFacts(u.Funcs[k]).For(ctx)
}

// maxWhole is how many blocks a function may have for the lens to compare all its facts. In a larger
// one, facts that neither diagnostics nor the other lens need are not found at each keystroke.
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
