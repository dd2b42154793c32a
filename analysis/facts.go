package analysis

import (
	"sync"

	"ori/cfg"
)

// Facts are the facts about one function that are found when first asked for and
// then kept. They hold for the function as it was then: a pass that rewrites keeps
// using the facts from before its rewrites, and its comment says why it may.
// Safe for concurrent use.
type Facts struct {
	Func *cfg.Func

	preds func() *Predicates
	conv  func() *Convergence
	dead  func() []DeadRegion
}

// NewFacts returns the facts of f, none of them computed yet.
func NewFacts(f *cfg.Func) *Facts {
	return &Facts{
		Func:  f,
		preds: sync.OnceValue(func() *Predicates { return newPredicates(f) }),
		conv:  sync.OnceValue(func() *Convergence { return newConvergence(f) }),
		dead:  sync.OnceValue(func() []DeadRegion { return deadRegions(f) }),
	}
}

// Predicates returns which predicates are constant where.
func (f *Facts) Predicates() *Predicates { return f.preds() }

// Convergence returns the convergence regions.
func (f *Facts) Convergence() *Convergence { return f.conv() }

// DeadRegions returns the unreachable regions.
func (f *Facts) DeadRegions() []DeadRegion { return f.dead() }
