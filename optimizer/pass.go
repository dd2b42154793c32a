// Package optimizer is the passes, the table of phases they run as, and the
// runner that decides which rewrites are made.
//
// A pass asks before each rewrite ([Ctx.Rewrite]); the runner's answer alone
// makes the different views: [Run] says always yes, [List] always no (what is
// possible on the text as it is), [Fix] yes to one rewrite, [Limit] yes to the
// first n. What a pass cannot do it says through [Ctx.Missed], with the fact
// that is in the way.
package optimizer

import (
	"fmt"

	"ori/analysis"
	"ori/cfg"
	"ori/grammar"
)

// A Pass is one transformation: a value, declared once, beside its Run.
type Pass struct {
	Name string // as ptxas spells it
	Doc  string // the first sentence is the title
	Run  func(*Ctx)
}

// A Remark tells of one rewrite, made or only possible, or of one that was
// refused. N numbers the rewrites of a pass on a function; a refused one has -1.
type Remark = analysis.Diagnostic

// A Ctx is what a pass sees: the function, the facts about it as it was when the
// pass began, and whom to ask.
type Ctx struct {
	*analysis.Facts
	Knobs *Knobs

	phase   *Phase
	pick    func(r *Remark) bool
	told    bool // only rewrites that are told of are wanted: a pass need not look for quiet ones behind them
	remarks []Remark
	n       int
	changed bool

	fixes map[int][]grammar.Edit // what single rewrites would change, if that is wanted
	want  int                    // of which one; -1 for all
	err   error                  // that one of them broke
}

// Rewrite announces a rewrite and reports whether to make it. A pass that is
// told no goes on as if the rewrite did not apply.
func (c *Ctx) Rewrite(r Remark) bool {
	c.complete(&r)
	r.N = c.n
	c.n++
	yes := c.pick(&r)
	c.remarks = append(c.remarks, r)
	c.changed = c.changed || yes
	return yes
}

// Make announces a rewrite and makes it if it is to be made, which it reports. It does so by change, which
// touches only blocks that it asks for: so the edits of one rewrite alone can be found without a copy
// of the function, and [Fixes] can find those of all in one run.
func (c *Ctx) Make(r Remark, change func(*cfg.Change)) bool {
	n := c.n
	if c.Rewrite(r) {
		change(nil)
		return true
	}
	if c.fixes != nil && (c.want < 0 || c.want == n) {
		w := cfg.NewChange(c.Func)
		change(w)
		if err := w.Check(); err != nil && c.err == nil {
			c.err = fmt.Errorf("after rewrite %d of phase %d %s: %w", n, c.phase.Num, c.phase.Name, err)
		}
		if edits, ok := w.Edits(); ok {
			c.fixes[n] = edits
		}
	}
	return false
}

// Missed announces a rewrite that applies but for why.
func (c *Ctx) Missed(r Remark, why string, related ...analysis.Related) {
	c.complete(&r)
	r.N = -1
	r.Refused = why
	r.Dead = false
	r.Related = append(r.Related, related...)
	c.remarks = append(c.remarks, r)
}

func (c *Ctx) complete(r *Remark) {
	r.Severity = analysis.CodeNamed(r.Code).Severity
	r.Phase, r.Pass = c.phase.Num, c.phase.Name
}

// A Result is what a pass did to a function.
type Result struct {
	Func    *cfg.Func // the function after the pass; the one before if nothing changed
	Remarks []Remark
	Changed bool
}

// Run makes every rewrite of the phase, of several ways to do one thing that which the pass chooses.
func Run(ph *Phase, f *cfg.Func, k *Knobs) (Result, error) {
	return run(ph, f, k, func(r *Remark) bool { return !r.Other })
}

// RunTold makes every rewrite of the phase but the quiet ones, which are made only
// where someone asks for them.
func RunTold(ph *Phase, f *cfg.Func, k *Knobs) (Result, error) {
	return run(ph, f, k, func(r *Remark) bool { return !r.Quiet && !r.Other })
}

// RunCode makes every rewrite of the phase that has the given code.
func RunCode(ph *Phase, f *cfg.Func, k *Knobs, code string) (Result, error) {
	return run(ph, f, k, func(r *Remark) bool { return r.Code == code })
}

// RunToldCode makes every rewrite of the phase that has the given code and is told of.
func RunToldCode(ph *Phase, f *cfg.Func, k *Knobs, code string) (Result, error) {
	return run(ph, f, k, func(r *Remark) bool { return r.Code == code && !r.Quiet && !r.Other })
}

// Limit makes the first n rewrites of the phase, to find by bisection the one
// that is wrong.
func Limit(ph *Phase, f *cfg.Func, k *Knobs, n int) (Result, error) {
	return run(ph, f, k, func(r *Remark) bool { return r.N < n && !r.Other })
}

// Fix makes rewrite n of the phase, alone.
func Fix(ph *Phase, f *cfg.Func, k *Knobs, n int) (Result, error) {
	return run(ph, f, k, func(r *Remark) bool { return r.N == n })
}

// FixEdits returns the edits that make rewrite n of the phase, alone. It copies the function only if the pass
// cannot do without, see [Ctx.Make].
func FixEdits(ph *Phase, f *analysis.Facts, k *Knobs, n int) ([]grammar.Edit, error) {
	fixes, err := fixes(ph, f, k, n)
	if edits, ok := fixes[n]; ok || err != nil {
		return edits, err
	}
	r, err := Fix(ph, f.Func, k, n)
	return r.Func.Edits(), err
}

// Fixes returns, by their numbers, the edits of the single rewrites of the phase that can be found together in one
// run. Of others that [List] returns [FixEdits] finds them.
func Fixes(ph *Phase, f *analysis.Facts, k *Knobs) (map[int][]grammar.Edit, error) {
	return fixes(ph, f, k, -1)
}

func fixes(ph *Phase, f *analysis.Facts, k *Knobs, want int) (map[int][]grammar.Edit, error) {
	if !ph.enabled(f.Func, k) {
		return nil, nil
	}
	c := &Ctx{Facts: f, Knobs: k, phase: ph, pick: func(*Remark) bool { return false }, fixes: map[int][]grammar.Edit{}, want: want}
	ph.Pass.Run(c)
	return c.fixes, c.err
}

// List returns the rewrites the phase could make, each as if alone, and those
// it refuses. It makes none and does not copy the function.
func List(ph *Phase, f *analysis.Facts, k *Knobs) []Remark {
	if !ph.enabled(f.Func, k) {
		return nil
	}
	return list(ph, f, k, false)
}

// ListTold is List without quiet rewrites that are dear to find; those it returns have the numbers that List
// gives them.
func ListTold(ph *Phase, f *analysis.Facts, k *Knobs) []Remark {
	if !ph.enabled(f.Func, k) {
		return nil
	}
	return list(ph, f, k, true)
}

func list(ph *Phase, f *analysis.Facts, k *Knobs, told bool) []Remark {
	c := &Ctx{Facts: f, Knobs: k, phase: ph, told: told, pick: func(*Remark) bool { return false }}
	ph.Pass.Run(c)
	return c.remarks
}

// run runs a phase on a copy of f and checks what comes out. A broken
// invariant is an error that names the phase and prints the function; f is
// still whole.
func run(ph *Phase, f *cfg.Func, k *Knobs, pick func(*Remark) bool) (Result, error) {
	if !ph.enabled(f, k) {
		return Result{Func: f}, nil
	}
	c := &Ctx{Facts: analysis.NewFacts(f.Clone()), Knobs: k, phase: ph, pick: pick}
	ph.Pass.Run(c)
	if !c.changed {
		return Result{Func: f, Remarks: c.remarks}, nil
	}
	c.Func.Relink()
	if err := c.Func.Check(); err != nil {
		return Result{Func: f, Remarks: c.remarks}, fmt.Errorf("after phase %d %s: %w\n%s", ph.Num, ph.Name, err, c.Func)
	}
	return Result{Func: c.Func, Remarks: c.remarks, Changed: true}, nil
}
