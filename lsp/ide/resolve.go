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

// Resolve returns the edits of an action. It is an error if the action was
// offered on another version of the document, or if the pass broke an
// invariant; the text is then left alone.
func (s *Snapshot) Resolve(ctx context.Context, k Key) (_ []grammar.Edit, err error) {
	defer cancel.Catch(&err)
	s.lower(ctx)
	switch {
	case k.Version != s.version:
		return nil, fmt.Errorf("the document changed since the action was offered")
	case k.Source == FromOutside:
		return s.fixedOutside(k)
	case k.Func >= s.funcs[len(s.units)] || k.Func < -1:
		return nil, notOffered("there is no function %d", k.Func)
	}
	switch k.Source {
	case FromText:
		return s.respelled(k.N), nil
	case FromRedundant:
		return s.withoutRedundant(ctx)
	}
	var batch cfg.Batch
	if k.Func >= 0 {
		n, fn := s.unitOf(k.Func)
		return s.resolve(ctx, n, fn, k, &batch)
	}
	var edits []grammar.Edit
	for n, u := range s.units {
		for fn := range u.Funcs {
			es, err := s.resolve(ctx, n, fn, k, &batch)
			if err != nil {
				return nil, err
			}
			edits = append(edits, es...)
		}
	}
	return edits, nil
}

// notOffered is the error for a key that no action of this version has: someone has changed it.
func notOffered(why string, args ...any) error {
	return fmt.Errorf("the data of the action is not what was offered: "+why, args...)
}

// Fix returns the edits of the fix of a diagnostic of this snapshot.
func (s *Snapshot) Fix(ctx context.Context, d *Diagnostic) ([]grammar.Edit, error) {
	k := d.Key
	k.Version = s.version
	return s.Resolve(ctx, k)
}

// resolve returns the edits of an action in function fn of unit n, which is rewritten as one of a batch.
func (s *Snapshot) resolve(ctx context.Context, n, fn int, k Key, batch *cfg.Batch) (edits []grammar.Edit, err error) {
	u := s.units[n]
	switch k.Source {
	case FromPhase:
		edits, err = s.rewrite(ctx, u, fn, k, batch)
	case FromLint:
		edits, err = s.fixed(ctx, u, fn, k)
	default:
		err = notOffered("actions come from %s, %s, %s, %s or %s, not from %q", FromPhase, FromLint, FromText, FromRedundant, FromOutside, k.Source)
	}
	return s.inDocument(n, edits), err
}

// rewrite returns the edits of a rewrite, of those of one code, or of a phase.
func (s *Snapshot) rewrite(ctx context.Context, u *unit, fn int, k Key, batch *cfg.Batch) ([]grammar.Edit, error) {
	ph := optimizer.PhaseNamed(k.Phase)
	switch {
	case ph == nil:
		return nil, notOffered("there is no phase called %q", k.Phase)
	case k.N >= 0:
		edits, err := optimizer.Edits(ph, s.about(ctx, u, fn), s.knobs(), optimizer.Nth(k.N))
		return edits[k.N], err
	case !s.applies(ctx, u, fn, ph):
		return nil, nil
	}
	return s.run(ctx, ph, batch.Add(u.Funcs[fn]), optimizer.Reported().OfCode(k.Code))
}

func (s *Snapshot) run(ctx context.Context, ph *optimizer.Phase, f *cfg.Func, sel optimizer.Select) ([]grammar.Edit, error) {
	r, err := optimizer.RunContext(ctx, ph, f, s.knobs(), sel)
	if err != nil || !r.Changed {
		return nil, err
	}
	return r.Func.Edits(ctx), nil
}

// fixed returns the edits of the fix of a diagnostic, or of all with one code.
func (s *Snapshot) fixed(ctx context.Context, u *unit, fn int, k Key) ([]grammar.Edit, error) {
	lint := s.facts(ctx, u, fn).lint
	if k.N < 0 {
		edits, _ := optimizer.FixAll(slices.DeleteFunc(slices.Clone(lint), func(d analysis.Diagnostic) bool { return d.Code != k.Code }))
		return edits, nil
	}
	if k.N >= len(lint) || lint[k.N].Code != k.Code || lint[k.N].Fix == nil {
		return nil, notOffered("finding %d of the function has no fix for %q", k.N, k.Code)
	}
	return lint[k.N].Fix.Edits(), nil
}

// fixedOutside returns the edits of the fix of a diagnostic outside of functions.
func (s *Snapshot) fixedOutside(k Key) ([]grammar.Edit, error) {
	if k.Func < 0 || k.Func >= len(s.units) {
		return nil, notOffered("there is no section %d", k.Func)
	}
	ds := lint.Outside(s.units[k.Func].Unit)
	if k.N < 0 || k.N >= len(ds) || ds[k.N].Code != k.Code || ds[k.N].Fix == nil {
		return nil, notOffered("finding %d outside of functions has no fix for %q", k.N, k.Code)
	}
	return s.inDocument(k.Func, ds[k.N].Fix.Edits()), nil
}

// withoutRedundant returns the edits that take away what is dead or redundant in native functions,
// and what is so once that is gone.
func (s *Snapshot) withoutRedundant(ctx context.Context) (edits []grammar.Edit, err error) {
	names := map[string]bool{}
	for _, u := range s.units {
		for k, f := range u.Funcs {
			names[f.Name] = names[f.Name] || s.redundant(ctx, u, k, func(*analysis.Diagnostic) bool { return false })
		}
	}
	var phases []*optimizer.Phase
	for _, k := range optimizer.Kinds {
		if ph := optimizer.PhaseNamed(k.Phase); k.Redundant && !slices.Contains(phases, ph) {
			phases = append(phases, ph)
		}
	}
	p := optimizer.OfPhases(phases)
	p.Repeat = "what needed something that is gone may be redundant itself"
	r := s.Respecting()
	r.Select = optimizer.Redundant()
	r.Wants = func(f *cfg.Func) bool { return f.Native && names[f.Name] }
	r.Edited = func(next []grammar.Edit) { edits = grammar.Compose(edits, next) }
	_, _, err = r.Run(ctx, s.doc, p)
	return edits, err
}

// Fixes returns the edits of the fixes that k.Source has in function k.Func, or in that section of what is outside of functions,
// by [Key.N]: of a lint all, of a phase those that can be found together and whose numbers are wanted. It is for who wants many
// of them; those that it does not have [Snapshot.Resolve] finds.
func (s *Snapshot) Fixes(ctx context.Context, k Key, wanted map[int]bool) (_ map[int][]grammar.Edit, err error) {
	defer cancel.Catch(&err)
	s.lower(ctx)
	fixes := map[int][]grammar.Edit{}
	if k.Source == FromOutside {
		for n, d := range lint.Outside(s.units[k.Func].Unit) {
			if d.Fix != nil {
				fixes[n] = s.inDocument(k.Func, d.Fix.Edits())
			}
		}
		return fixes, nil
	}
	n, f := s.unitOf(k.Func)
	u := s.units[n]
	switch k.Source {
	case FromLint:
		for n, d := range s.facts(ctx, u, f).lint {
			if d.Fix != nil {
				fixes[n] = d.Fix.Edits()
			}
		}
	case FromPhase:
		ph := optimizer.PhaseNamed(k.Phase)
		if ph == nil {
			return nil, fmt.Errorf("no phase %q", k.Phase)
		}
		if fixes, err = optimizer.Edits(ph, s.about(ctx, u, f), s.knobs(), optimizer.Reported().Numbered(wanted)); err != nil {
			return nil, err
		}
	}
	for _, edits := range fixes {
		s.inDocument(n, edits)
	}
	return fixes, nil
}

// inDocument moves edits of the text of unit n to where it stands, and returns them.
func (s *Snapshot) inDocument(n int, edits []grammar.Edit) []grammar.Edit {
	off, _ := s.doc.SectionStart(n)
	for k := range edits {
		edits[k].Span.Start += int32(off)
		edits[k].Span.End += int32(off)
	}
	return edits
}
