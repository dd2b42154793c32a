package ide

import (
	"fmt"
	"slices"

	"ori/cfg"
	"ori/grammar"
	"ori/optimizer"
)

// allTitles are the titles of the actions that make every rewrite of a code.
var allTitles = map[string]string{
	"thread-branch":      "Thread all branches",
	"branch-to-next":     "Remove all branches to next blocks",
	"same-target-branch": "Fold all branches with equal targets",
	"constant-branch":    "Fold all constant branches",
	"unreachable-block":  "Remove all unreachable blocks",
	"sync-restructure":   "Remove all barriers that nobody waits at",
	"switch-jump-table":  "Lower all dense switches to jump tables",
	"switch-search-tree": "Lower all sparse switches to search trees",
	"switch-cascade":     "Lower all small switches to cascades",
	"linearize":          "Replace all branches that only choose a value",
	"if-convert":         "Convert all short ifs",
	"nested-branch":      "Flatten all nested conditions",
	"uniform-branch":     "Mark all uniform branches",
	"split-block":        "Split all blocks",
	"thread-entry":       "Thread all entries of jump tables",
	"near-branch":        "Use all near forms",
	"expand-jmx":         "Expand all indexed branches",
	"merge-equivalent":   "Merge all equal blocks",
}

// Actions returns what can be done in span: for each rewrite that touches its
// lines the rewrite itself, all of its kind in the function and in the file;
// rewrites that are refused come disabled, with the reason. The edits are
// computed by [Snapshot.Resolve].
func (s *Snapshot) Actions(span Span) []Action {
	first := s.at(int(span.Start))
	var fixes, refused, quiet, all []Action
	seen := map[string]bool{}
	for k, f := range first.u.Funcs {
		at := first.u.Section.WholeLines(Span{Start: span.Start - first.base, End: span.End - first.base})
		if f.Span.End < at.Start || at.End < f.Span.Start {
			continue
		}
		fn := s.funcs[first.n] + k
		for _, d := range s.everything(first.u, k) {
			if d.Span.End < at.Start || at.End < d.Span.Start {
				continue
			}
			a := Action{Title: d.Title, Kind: "quickfix", Code: d.Code, Span: first.span(d.Span), Disabled: d.Refused,
				Key: Key{Version: s.version, Func: fn, Pass: d.Pass, Code: d.Code, N: d.N}}
			if d.Refused != "" {
				refused = append(refused, a)
				continue
			}
			if d.Quiet {
				a.Kind = "refactor.rewrite"
				quiet = append(quiet, a)
				continue
			}
			a.Preferred = true
			fixes = append(fixes, a)
			if seen[d.Code] {
				continue
			}
			seen[d.Code] = true
			title := allTitles[d.Code]
			all = append(all,
				Action{Title: title + " in " + nameOf(f), Kind: "quickfix", Code: d.Code, Span: a.Span, Key: Key{s.version, fn, d.Pass, d.Code, -1}},
				Action{Title: title + " in this file", Kind: "quickfix", Code: d.Code, Span: a.Span, Key: Key{s.version, -1, d.Pass, d.Code, -1}})
		}
	}
	actions := slices.Concat(fixes, all, refused, quiet)
	return append(actions, s.phaseActions(&first)...)
}

// phaseActions offers whole phases where they would do something.
func (s *Snapshot) phaseActions(p *place) []Action {
	var actions []Action
	for n := range optimizer.Phases {
		ph := &optimizer.Phases[n]
		name := fmt.Sprintf("phase %d (%s)", ph.Num, ph.Name)
		if p.k >= 0 && s.applies(p.u, p.k, ph) {
			actions = append(actions, Action{Title: "Run " + name + " on " + nameOf(p.f), Kind: "refactor.rewrite",
				Key: Key{s.version, s.funcs[p.n] + p.k, ph.Name, "", -1}})
		}
		for _, u := range s.units {
			if s.anyApplies(u, ph) {
				actions = append(actions, Action{Title: "Run " + name + " on this file", Kind: "source.fixAll",
					Key: Key{s.version, -1, ph.Name, "", -1}})
				break
			}
		}
	}
	return actions
}

func (s *Snapshot) applies(u *unit, k int, ph *optimizer.Phase) bool {
	for _, d := range s.facts(u, k).remarks {
		if d.Phase == ph.Num && d.Refused == "" && !d.Quiet {
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

// Resolve returns the edits of an action. It is an error if the action was
// offered on another version of the document, or if the pass broke an
// invariant; the text is then left alone.
func (s *Snapshot) Resolve(k Key) ([]grammar.Edit, error) {
	s.lower()
	if k.Version != s.version {
		return nil, fmt.Errorf("the document changed since the action was offered")
	}
	ph := optimizer.PhaseNamed(k.Pass)
	if ph == nil {
		return nil, fmt.Errorf("no phase %q", k.Pass)
	}
	if k.Func >= s.funcs[len(s.units)] || k.Func < -1 {
		return nil, fmt.Errorf("no function %d", k.Func)
	}
	if k.Func >= 0 {
		n, fn := s.unitOf(k.Func)
		return s.rewrite(n, fn, ph, k, new(cfg.Batch))
	}
	var batch cfg.Batch
	var edits []grammar.Edit
	for n, u := range s.units {
		for fn := range u.Funcs {
			if !s.applies(u, fn, ph) {
				continue
			}
			es, err := s.rewrite(n, fn, ph, k, &batch)
			if err != nil {
				return nil, err
			}
			edits = append(edits, es...)
		}
	}
	return edits, nil
}

// rewrite returns the edits of an action in function fn of unit n, which is rewritten as one of a batch.
func (s *Snapshot) rewrite(n, fn int, ph *optimizer.Phase, k Key, batch *cfg.Batch) ([]grammar.Edit, error) {
	f := batch.Add(s.units[n].Funcs[fn])
	var r optimizer.Result
	var err error
	switch {
	case k.N >= 0:
		edits, err := optimizer.FixEdits(ph, s.facts(s.units[n], fn).facts, s.knobs(), k.N)
		return s.inDocument(n, edits), err
	case k.Code != "":
		r, err = optimizer.RunToldCode(ph, f, s.knobs(), k.Code)
	default:
		r, err = optimizer.RunTold(ph, f, s.knobs())
	}
	if err != nil || !r.Changed {
		return nil, err
	}
	return s.inDocument(n, r.Func.Edits()), nil
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

// Fixes returns the edits of single rewrites of a phase in function fn, by [Key.N], those that can be found
// together. It is for who wants many of them; those that it does not have [Snapshot.Resolve] finds.
func (s *Snapshot) Fixes(fn int, pass string) (map[int][]grammar.Edit, error) {
	s.lower()
	ph := optimizer.PhaseNamed(pass)
	if ph == nil {
		return nil, fmt.Errorf("no phase %q", pass)
	}
	n, k := s.unitOf(fn)
	fixes, err := optimizer.Fixes(ph, s.facts(s.units[n], k).facts, s.knobs())
	for _, edits := range fixes {
		s.inDocument(n, edits)
	}
	return fixes, err
}
