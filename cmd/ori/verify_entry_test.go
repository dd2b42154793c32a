package main

import (
	"context"
	"io"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/lsp/ide"
	"github.com/ori-lang/ori/optimizer"
)

// The entry points of the program that the mutation tests use, all of them here: when one is renamed, only
// this file changes.

// sourceOf is a text as the commands read it.
func sourceOf(text []byte) *source {
	return &source{name: "text", snap: ide.Open(text, ide.Options{})}
}

// diagnosed is what check reports.
func diagnosed(s *source) ([]ide.Diagnostic, error) {
	return s.snap.AllDiagnostics(context.Background())
}

// dumped writes every view of every function, as text and as JSON.
func dumpedViews(s *source, w io.Writer) error {
	for _, v := range views {
		if v.text == nil {
			if err := textLiveness(w, s, ""); err != nil {
				return err
			}
		}
		funcs, err := s.functions("")
		if err != nil {
			return err
		}
		for _, f := range funcs {
			if v.text != nil {
				if err := v.text(w, f); err != nil {
					return err
				}
			}
			if v.json == nil {
				if err := jsonLiveness(w, []*dumped{f}); err != nil {
					return err
				}
				continue
			}
			value, err := v.json(f)
			if err != nil {
				return err
			}
			if err := encodeJSON(w, value); err != nil {
				return err
			}
		}
	}
	return nil
}

// optimized is the source after one phase.
func optimized(s *source, ph *optimizer.Phase) (*source, error) {
	return opt(context.Background(), s, optimizer.OfPhases([]*optimizer.Phase{ph}), optimizer.All(), io.Discard, nil)
}

// fixed is the source after fix, and how many rewrites it made.
func fixed(s *source) (*source, int, error) { return fixAll(context.Background(), s, nil) }

// listed are the rewrites of a phase that are possible on f.
func listed(ph *optimizer.Phase, f *cfg.Func) []optimizer.Remark {
	var possible []optimizer.Remark
	for _, r := range optimizer.List(ph, analysis.NewFacts(f), nil, optimizer.All()) {
		if r.N >= 0 {
			possible = append(possible, r)
		}
	}
	return possible
}

// fixedOne is f after one of them.
func fixedOne(ph *optimizer.Phase, f *cfg.Func, n int) (*cfg.Func, error) {
	r, err := optimizer.Run(ph, f, nil, optimizer.Nth(n))
	return r.Func, err
}
