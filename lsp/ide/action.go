package ide

import (
	"context"
	"fmt"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/analysis/lint"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/optimizer"
)

// The kinds of actions, as LSP names them. An editor may be set to run source.fixAll whenever a
// file is saved: it holds only what takes away text that is dead or redundant beyond doubt, and
// nothing in a listing, which is what a compiler printed.
const (
	kindQuickFix = "quickfix"
	kindRewrite  = "refactor.rewrite"
	kindFixAll   = "source.fixAll"
)

// maxActions is how many actions are offered at once for single places; a menu of more helps nobody.
const maxActions = 1000

// Actions returns what can be done in span, of the kinds that are wanted: for each diagnostic and
// rewrite that touches its lines its fix, and those of all of its code in the function and in the
// file; rewrites that are refused come disabled, with the reason. The edits are computed by
// [Snapshot.Resolve].
func (s *Snapshot) Actions(ctx context.Context, span Span, want func(kind string) bool) (_ []Action, err error) {
	defer cancel.Catch(&err)
	s.lower(ctx)
	a := actions{s: s, seen: map[string]bool{}}
	var list []Action
	if want(kindQuickFix) || want(kindRewrite) {
		for n := s.doc.SectionAt(int(span.Start)); n < len(s.units) && a.section(ctx, n, span); n++ {
		}
		list = a.list(ctx)
	}
	if want(kindRewrite) {
		list = append(list, s.phaseActions(ctx, a.funcs)...)
	}
	if want(kindFixAll) {
		list = append(list, s.redundantActions(ctx)...)
	}
	return list, nil
}

// section adds the actions of section n, and reports whether the span goes on behind it.
func (a *actions) section(ctx context.Context, n int, span Span) bool {
	u := a.s.units[n]
	off, _ := a.s.doc.SectionStart(n)
	base := int32(off)
	a.lines = u.Section.WholeLines(Span{Start: span.Start - base, End: span.End - base})
	for k, d := range lint.Outside(u.Unit) {
		if d.Fix == nil || a.outside(&d) {
			continue
		}
		key := Key{Version: a.s.version, Func: n, Source: FromOutside, Code: d.Code, N: k}
		at := Span{Start: d.Span.Start + base, End: d.Span.End + base}
		a.fixes = append(a.fixes, Action{Title: d.Fix.Title, Kind: kindQuickFix, Code: d.Code, Span: at, Preferred: true, Key: key})
	}
	for k, f := range u.Funcs {
		if f.Span.End < a.lines.Start || a.lines.End < f.Span.Start {
			continue
		}
		cancel.Poll(ctx)
		a.place = &place{ctx: ctx, s: a.s, u: u, n: n, base: base, k: k, f: f}
		a.function()
	}
	return base+int32(len(u.Section.Src)) < span.End
}

// function adds the actions of the function of the place.
func (a *actions) function() {
	p := a.place
	fs, fn := p.found(), a.s.funcs[p.n]+p.k
	a.funcs = append(a.funcs, fn)
	a.count, a.here = fs.fixes(), map[string]bool{}
	for n := range fs.lint {
		cancel.Poll(p.ctx)
		a.lint(p.f, fn, n, &fs.lint[n])
	}
	for r := range fs.remarks.all() {
		cancel.Poll(p.ctx)
		a.remark(p.f, fn, r)
	}
	a.respellings(p.f)
}

// list is what was collected; what is too much is told.
func (a *actions) list(ctx context.Context) []Action {
	left, more := maxActions, 0
	cut := func(list []Action) []Action {
		n := min(len(list), left)
		left, more = left-n, more+len(list)-n
		return list[:n]
	}
	a.tellApart(ctx, a.fixes)
	list := slices.Concat(cut(a.fixes), cut(a.all), cut(a.refused), cut(a.offered))
	if more > 0 {
		list = append(list, Action{Title: fmt.Sprintf("%d more actions", more), Kind: kindQuickFix,
			Disabled: fmt.Sprintf("%d are offered at once; select fewer lines", maxActions)})
	}
	return list
}

// tellApart adds to equal titles of fixes where they are: the line, and the column where it has several of them, as for operands
// of one instruction.
func (a *actions) tellApart(ctx context.Context, fixes []Action) {
	type inLine struct {
		title string
		line  int
	}
	same, inOne := map[string]int{}, map[inLine]int{}
	each := func(do func(x *Action, line, column int)) {
		for n := range fixes {
			cancel.Poll(ctx)
			line, column := a.s.doc.Position(int(fixes[n].Span.Start), grammar.UTF8)
			do(&fixes[n], line+1, column+1)
		}
	}
	each(func(x *Action, line, _ int) {
		same[x.Title]++
		inOne[inLine{x.Title, line}]++
	})
	each(func(x *Action, line, column int) {
		switch {
		case same[x.Title] < 2:
		case inOne[inLine{x.Title, line}] < 2:
			x.Title += fmt.Sprintf(" (line %d)", line)
		default:
			x.Title += fmt.Sprintf(" (line %d, column %d)", line, column)
		}
	})
}

// fixes counts the fixes of each code that are reported.
func (fs *facts) fixes() map[string]int {
	count := map[string]int{}
	for n := range fs.lint {
		if d := &fs.lint[n]; d.Fix != nil {
			count[d.Code]++
		}
	}
	for r := range fs.remarks.all() {
		if r.Refusal == nil && r.Reported() {
			count[r.Code]++
		}
	}
	return count
}

// actions collects the actions of the lines of a span.
type actions struct {
	s     *Snapshot
	funcs []int           // in the document, that the lines touch
	place *place          // the function being looked at
	lines Span            // relative to its section
	count map[string]int  // how many fixes of a code it has
	here  map[string]bool // codes for which there is an action for all in it
	seen  map[string]bool // codes for which there is an action for all in the file

	fixes, all, refused, offered []Action
}

// outside reports whether the diagnostic does not touch the lines.
func (a *actions) outside(d *analysis.Diagnostic) bool {
	return d.Span.End < a.lines.Start || a.lines.End < d.Span.Start
}

// lint adds the fix of diagnostic n of function fn.
func (a *actions) lint(f *cfg.Func, fn, n int, d *analysis.Diagnostic) {
	if d.Fix == nil || a.outside(d) {
		return
	}
	key := Key{Version: a.s.version, Func: fn, Source: FromLint, Code: d.Code, N: n}
	a.fixes = append(a.fixes, Action{Title: d.Fix.Title, Kind: kindQuickFix, Code: d.Code, Span: a.place.span(d.Span), Preferred: true, Key: key})
	a.addAll(f, lint.CodeNamed(d.Code), a.place.span(d.Span), key)
}

// remark adds the action of a rewrite of function fn.
func (a *actions) remark(f *cfg.Func, fn int, r *optimizer.Remark) {
	if a.outside(&r.Diagnostic) {
		return
	}
	x := Action{Title: r.Told().Title, Kind: kindQuickFix, Code: r.Code, Span: a.place.span(r.Span),
		Key: Key{Version: a.s.version, Func: fn, Source: FromPhase, Phase: r.Phase.Name, Code: r.Code, N: r.N}}
	switch {
	case r.Refusal != nil:
		x.Disabled = r.Refusal.Why
		a.refused = append(a.refused, x)
	case !r.Reported():
		x.Kind = kindRewrite
		a.offered = append(a.offered, x)
	default:
		x.Preferred = true
		a.fixes = append(a.fixes, x)
		a.addAll(f, &r.Kind.Code, x.Span, x.Key)
	}
}

// addAll adds the actions that apply all fixes of a code, once.
func (a *actions) addAll(f *cfg.Func, c *analysis.Code, at Span, key Key) {
	if a.here[c.Name] || c.All == "" {
		return
	}
	a.here[c.Name] = true
	key.N = -1
	a.all = append(a.all, Action{Title: c.FuncTitle(f.Name, a.count[c.Name]), Kind: kindQuickFix, Code: c.Name, Span: at, Key: key})
	if a.seen[c.Name] {
		return
	}
	a.seen[c.Name] = true
	key.Func = -1
	a.all = append(a.all, Action{Title: c.FileTitle(), Kind: kindQuickFix, Code: c.Name, Span: at, Key: key})
}

// phaseActions offers whole phases where they would do something: on each of some functions, and on the file.
func (s *Snapshot) phaseActions(ctx context.Context, funcs []int) []Action {
	somewhere := map[*optimizer.Phase]bool{}
	for _, u := range s.units {
		for k := range u.Funcs {
			for r := range s.facts(ctx, u, k).remarks.all() {
				somewhere[r.Phase] = somewhere[r.Phase] || made(r)
			}
		}
	}
	var actions []Action
	for n := range optimizer.Phases {
		ph := &optimizer.Phases[n]
		if !somewhere[ph] {
			continue
		}
		key := Key{Version: s.version, Source: FromPhase, Phase: ph.Name, N: -1}
		for _, fn := range funcs[:min(len(funcs), maxFuncs)] {
			at, k := s.unitOf(fn)
			if u := s.units[at]; s.applies(ctx, u, k, ph) {
				key.Func = fn
				actions = append(actions, Action{Title: fmt.Sprintf("Run %s on %s", ph, nameOf(u.Funcs[k])), Kind: kindRewrite, Key: key})
			}
		}
		key.Func = -1
		actions = append(actions, Action{Title: fmt.Sprintf("Run %s on this file", ph), Kind: kindRewrite, Key: key})
	}
	return actions
}

// maxFuncs is for how many functions phases are offered one by one.
const maxFuncs = 20

// redundantActions offers to take away all that is dead or redundant, in native texts; what comments
// keep from being reported stays.
func (s *Snapshot) redundantActions(ctx context.Context) []Action {
	ignored := s.ignores(ctx)
	some, kept := false, false
	for n, u := range s.units {
		off, _ := s.doc.SectionStart(n)
		for k := range u.Funcs {
			held := func(d *analysis.Diagnostic) bool { return ignored.cover(d, off, u.Funcs[k]) }
			some = some || s.redundant(ctx, u, k, held)
			kept = kept || ignored != nil && s.redundant(ctx, u, k, func(d *analysis.Diagnostic) bool { return !held(d) })
			if some && (kept || ignored == nil) {
				break
			}
		}
	}
	if !some {
		return nil
	}
	title := "Remove everything that is dead or does nothing"
	if kept {
		title += ", except what ori:ignore keeps"
	}
	return []Action{{Title: title, Kind: kindFixAll, Key: Key{Version: s.version, Func: -1, Source: FromRedundant, N: -1}}}
}

// redundant reports whether function k of u, a native one, has something that is redundant and not
// to be left as it is.
func (s *Snapshot) redundant(ctx context.Context, u *unit, k int, left func(*analysis.Diagnostic) bool) bool {
	if !u.Funcs[k].Native {
		return false
	}
	fs := s.facts(ctx, u, k)
	for r := range fs.remarks.all() {
		if r.Kind.Redundant && r.Refusal == nil && r.Reported() && !left(&r.Diagnostic) {
			return true
		}
	}
	return false
}

func (s *Snapshot) applies(ctx context.Context, u *unit, k int, ph *optimizer.Phase) bool {
	for r := range s.facts(ctx, u, k).remarks.all() {
		if r.Phase == ph && made(r) {
			return true
		}
	}
	return false
}

// made reports whether running its phase makes the rewrite; those that are only offered are made by their own actions.
func made(r *optimizer.Remark) bool { return r.Refusal == nil && r.Reported() }

func nameOf(f *cfg.Func) string {
	if f.Name == "" {
		return "this function"
	}
	return f.Name
}
