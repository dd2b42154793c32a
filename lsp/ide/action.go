package ide

import (
	"fmt"
	"slices"

	"ori/analysis"
	"ori/analysis/lint"
	"ori/cfg"
	"ori/optimizer"
)

// The kinds of actions, as LSP names them. An editor may be set to run source.fixAll whenever a file is saved: it holds only
// what takes away text that is dead or redundant beyond doubt, and nothing in a listing, which is what a compiler printed.
const (
	kindQuickFix = "quickfix"
	kindRewrite  = "refactor.rewrite"
	kindFixAll   = "source.fixAll"
)

// Actions returns what can be done in span: for each diagnostic and rewrite that touches its
// lines its fix, and those of all of its code in the function and in the file;
// rewrites that are refused come disabled, with the reason. The edits are
// computed by [Snapshot.Resolve].
func (s *Snapshot) Actions(span Span) []Action {
	first := s.at(int(span.Start))
	a := actions{s: s, place: &first, lines: span, seen: map[string]bool{}}
	a.lines = first.u.Section.WholeLines(Span{Start: span.Start - first.base, End: span.End - first.base})
	for k, f := range first.u.Funcs {
		if f.Span.End < a.lines.Start || a.lines.End < f.Span.Start {
			continue
		}
		fn := s.funcs[first.n] + k
		a.count = s.facts(first.u, k).fixes()
		for n := range s.facts(first.u, k).lint {
			a.lint(f, fn, n, &s.facts(first.u, k).lint[n])
		}
		remarks := s.everything(first.u, k)
		for n := range remarks {
			a.remark(f, fn, &remarks[n])
		}
		a.respellings(f)
	}
	return slices.Concat(a.fixes, a.all, a.refused, a.offered, s.phaseActions(&first), s.redundantActions())
}

// fixes counts the fixes of each code that are reported.
func (fs *facts) fixes() map[string]int {
	count := map[string]int{}
	for n := range fs.lint {
		if d := &fs.lint[n]; d.Fix != nil {
			count[d.Code]++
		}
	}
	for n := range fs.remarks {
		if r := &fs.remarks[n]; r.Refusal == nil && r.Reported() {
			count[r.Code]++
		}
	}
	return count
}

// actions collects the actions of the lines of a place.
type actions struct {
	s     *Snapshot
	place *place
	lines Span            // relative to the section
	count map[string]int  // how many fixes of a code the function has
	seen  map[string]bool // codes for which there is an action for all

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
	a.addAll(f, fn, lint.CodeNamed(d.Code), a.place.span(d.Span), key)
}

// remark adds the action of a rewrite of function fn.
func (a *actions) remark(f *cfg.Func, fn int, r *optimizer.Remark) {
	if a.outside(&r.Diagnostic) {
		return
	}
	x := Action{Title: r.Title, Kind: kindQuickFix, Code: r.Code, Span: a.place.span(r.Span),
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
		a.addAll(f, fn, &r.Kind.Code, x.Span, x.Key)
	}
}

// addAll adds the actions that apply all fixes of a code, once.
func (a *actions) addAll(f *cfg.Func, fn int, c *analysis.Code, at Span, key Key) {
	if a.seen[c.Name] || c.All == "" {
		return
	}
	a.seen[c.Name] = true
	key.N = -1
	a.all = append(a.all, Action{Title: c.FuncTitle(f.Name, a.count[c.Name]), Kind: kindQuickFix, Code: c.Name, Span: at, Key: key})
	key.Func = -1
	a.all = append(a.all, Action{Title: c.FileTitle(), Kind: kindQuickFix, Code: c.Name, Span: at, Key: key})
}

// phaseActions offers whole phases where they would do something.
func (s *Snapshot) phaseActions(p *place) []Action {
	var actions []Action
	for n := range optimizer.Phases {
		ph := &optimizer.Phases[n]
		key := Key{Version: s.version, Func: -1, Source: FromPhase, Phase: ph.Name, N: -1}
		if p.k >= 0 && s.applies(p.u, p.k, ph) {
			key.Func = s.funcs[p.n] + p.k
			actions = append(actions, Action{Title: fmt.Sprintf("Run %s on %s", ph, nameOf(p.f)), Kind: kindRewrite, Key: key})
			key.Func = -1
		}
		if slices.ContainsFunc(s.units, func(u *unit) bool { return s.anyApplies(u, ph) }) {
			actions = append(actions, Action{Title: fmt.Sprintf("Run %s on this file", ph), Kind: kindRewrite, Key: key})
		}
	}
	return actions
}

// redundantActions offers to take away all that is dead or redundant, in native texts.
func (s *Snapshot) redundantActions() []Action {
	for _, u := range s.units {
		for k := range u.Funcs {
			if s.redundant(u, k) {
				return []Action{{Title: "Remove everything that is dead or redundant", Kind: kindFixAll,
					Key: Key{Version: s.version, Func: -1, Source: FromRedundant, N: -1}}}
			}
		}
	}
	return nil
}

// redundant reports whether function k of u, a native one, has something that is redundant.
func (s *Snapshot) redundant(u *unit, k int) bool {
	if !u.Funcs[k].Native {
		return false
	}
	fs := s.facts(u, k)
	return slices.ContainsFunc(fs.remarks, func(r optimizer.Remark) bool { return r.Kind.Redundant && r.Refusal == nil && r.Reported() })
}

func (s *Snapshot) applies(u *unit, k int, ph *optimizer.Phase) bool {
	for _, r := range s.facts(u, k).remarks {
		if r.Phase == ph && r.Refusal == nil {
			return true
		}
	}
	return false
}

func (s *Snapshot) anyApplies(u *unit, ph *optimizer.Phase) bool {
	for k := range u.Funcs {
		if s.applies(u, k, ph) {
			return true
		}
	}
	return false
}

func nameOf(f *cfg.Func) string {
	if f.Name == "" {
		return "this function"
	}
	return f.Name
}
