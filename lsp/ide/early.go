package ide

import (
	"cmp"
	"context"
	"regexp"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/grammar"
)

// minEarly is from how many instructions on a function is told of in two steps: with fewer, all is
// found in a time in which nobody sees a step.
const minEarly = 20_000

// Shown are the diagnostics of a version of a document, from which those of the next begin.
type Shown struct {
	doc   *grammar.Document
	cache *tokenCache // of the versions with the same options
	funcs int
	diags []Diagnostic
}

// Shown returns the diagnostics of s, which are diags, in the form that [Snapshot.Early] takes.
func (s *Snapshot) Shown(diags []Diagnostic) *Shown {
	if !s.low.Done() {
		return nil // of a foreign text
	}
	return &Shown{s.doc, s.cache, s.funcs[len(s.funcs)-1], diags}
}

// Early returns what can be shown of s before all its diagnostics are found, if an edit was in one
// large function: everything of the others, what the text and the control flow graph of that one
// say, and of what was found in it, by the facts of the version before, all that is neither on a line
// that has changed nor names one that has moved. Where all is found as soon, or nothing is known of
// the version before, it returns false. It polls ctx.
func (s *Snapshot) Early(ctx context.Context, before *Shown) (diags []Diagnostic, ok bool, err error) {
	defer cancel.Catch(&err)
	cancel.Poll(ctx)
	if before == nil || before.cache != s.cache || s.Foreign() != "" {
		return nil, false, nil
	}
	s.lower(ctx)
	if before.funcs != s.funcs[len(s.funcs)-1] {
		return nil, false, nil
	}
	large, ok := s.onlyUnknown()
	e, within := changeBetween(before.doc, s.doc)
	if !ok || !within {
		return nil, false, nil
	}
	c := s.newCollector(ctx, true)
	s.collect(ctx, c, func(ctx context.Context, u *unit, k int) *facts {
		if at := &u.facts[k]; at == large {
			lint := at.findEarly(ctx, u.Funcs[k])
			return &facts{lint: lint, early: len(lint), partly: true}
		}
		return s.facts(ctx, u, k)
	})
	found, _ := c.found()
	var late []Diagnostic
	for _, d := range before.diags {
		if d.late && (d.Func < 0 || s.knownOf(d.Func) == large) {
			if d, ok := e.moved(d); ok {
				late = append(late, d)
			}
		}
	}
	slices.SortStableFunc(late, func(a, b Diagnostic) int { return cmp.Compare(a.Severity, b.Severity) })
	for _, x := range found {
		diags = append(diags, s.diagnostic(&x))
	}
	diags = append(diags, late[:min(len(late), c.most-len(found)+1)]...) // and the one that says how many there are
	slices.SortStableFunc(diags, inText)
	return diags, true, nil
}

// onlyUnknown returns the one function of which nothing is known yet, if it is large.
func (s *Snapshot) onlyUnknown() (large *known, ok bool) {
	for _, u := range s.units {
		for k, f := range u.Funcs {
			switch at := &u.facts[k]; {
			case at.facts.Done():
			case ok || instrs(f) < minEarly:
				return nil, false
			default:
				large, ok = at, true
			}
		}
	}
	return large, ok
}

// instrs counts the instructions of f.
func instrs(f *cfg.Func) (n int) {
	for _, b := range f.Blocks {
		n += len(b.Instrs)
	}
	return n
}

// knownOf is what is known of function n of the document.
func (s *Snapshot) knownOf(n int) *known {
	u, k := s.unitOf(n)
	return &s.units[u].facts[k]
}

// A textChange says what two texts differ in: whole lines, from start to end in the older one.
type textChange struct {
	start, end int32
	shift      int32 // of the text behind
	lines      bool  // there are more lines now, or fewer
}

// changeBetween returns what has changed, if it is in one section.
func changeBetween(was, is *grammar.Document) (c textChange, ok bool) {
	old, now := was.Sections(), is.Sections()
	if len(old) != len(now) {
		return c, false
	}
	at := -1
	for n := range old {
		if old[n] != now[n] {
			if at >= 0 {
				return c, false
			}
			at = n
		}
	}
	if at < 0 {
		return c, false
	}
	a, b := old[at].Src, now[at].Src
	head, tail := CommonEnds(a, b)
	off, _ := was.SectionStart(at)
	first, _ := was.Position(off+head, grammar.UTF8)
	last, _ := was.Position(off+len(a)-tail, grammar.UTF8)
	start, _ := was.LineSpan(first)
	_, end := was.LineSpan(last)
	return textChange{int32(start), int32(end), int32(len(b) - len(a)), len(old[at].Lines) != len(now[at].Lines)}, true
}

// namesLine finds where a message says which line something is in.
var namesLine = regexp.MustCompile(`\blines? [0-9]`)

// moved returns d where it is after the change, if that left alone what it is of.
func (c *textChange) moved(d Diagnostic) (Diagnostic, bool) {
	if c.lines && namesLine.MatchString(d.Message) {
		return d, false
	}
	ok := true
	move := func(s Span) Span {
		switch {
		case s.End <= c.start && s.Start < c.start || s.End == 0:
			return s
		case s.Start >= c.end:
			return Span{Start: s.Start + c.shift, End: s.End + c.shift}
		}
		ok = false
		return s
	}
	d.Span = move(d.Span)
	related := make([]analysis.Related, len(d.Related))
	for n, r := range d.Related {
		if c.lines && namesLine.MatchString(r.Message) {
			return d, false
		}
		related[n] = analysis.Related{Span: move(r.Span), Message: r.Message}
	}
	d.Related = related
	return d, ok
}
