package optimizer

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// A Text is a document, read.
type Text struct {
	Doc   *grammar.Document
	Units []*cfg.Unit
}

// Size is how much code the text has.
func (t Text) Size() Size {
	var s Size
	for _, u := range t.Units {
		for _, f := range u.Funcs {
			s.Blocks += len(f.Blocks)
			for _, b := range f.Blocks {
				s.Instrs += len(b.Instrs)
			}
		}
	}
	return s
}

// A Ran is one run of a phase, or of the fixes of a stage, on a whole text.
type Ran struct {
	Round         int    // of the pipeline, from 1
	Stage         int    // of the pipeline, from 0
	Phase         *Phase // nil for fixes
	Before, After Text   // with the same Doc if it changed nothing
	Elapsed       time.Duration
}

// A Tally counts something.
type Tally struct {
	What string `json:"what"` // a code, or what a pass counts: "copies"
	N    int    `json:"count"`
}

// tallyText is a list of counts as text: "3 copies, 1 constant".
func tallyText(list []Tally) string {
	words := make([]string, len(list))
	for n, t := range list {
		words[n] = fmt.Sprintf("%d %s", t.N, t.What)
	}
	return strings.Join(words, ", ")
}

// A Convergence is how a phase that iterates over a block came to an end with it.
type Convergence struct {
	Block      string  `json:"block"`      // its name before the phase
	Iterations int     `json:"iterations"` // how often it was looked at
	Budget     bool    `json:"budget"`     // the last look changed something, and a budget allowed no other
	Made       []Tally `json:"made"`

	// Counters are the seven of phase 58, nil of the others: how many MOVs each of the six slots of the buffer has
	// made redundant, and how many dead instructions went.
	Counters []int `json:"counters,omitempty"`
}

// String is as in "converged in 2; 3 copies, 1 constant, 4 dead".
func (c *Convergence) String() string {
	text := fmt.Sprintf("converged in %d", c.Iterations)
	if c.Budget {
		text = fmt.Sprintf("stopped by the budget after %d", c.Iterations)
	}
	if len(c.Made) > 0 {
		text += "; " + tallyText(c.Made)
	}
	if c.Counters != nil {
		slots := strings.Trim(fmt.Sprint(c.Counters[:bufferSlots]), "[]")
		text += fmt.Sprintf("; slots %s, dead %d", slots, c.Counters[bufferSlots])
	}
	return text
}

// Converged notes how the pass came to an end with a block, for [Result]: a pass that iterates
// calls it once for each block in which it made something.
func (c *Ctx) Converged(v Convergence) {
	if !c.dry {
		c.converged = append(c.converged, v)
	}
}

// tallied counts, by code, the rewrites made since there were so many remarks.
func (c *Ctx) tallied(since int) []Tally {
	if c.dry {
		return nil
	}
	var list []Tally
	for n := range c.remarks[since:] {
		if r := &c.remarks[since+n]; r.N >= 0 && c.sel.makes(r) {
			list = tally(list, r.Code)
		}
	}
	return list
}

// tally counts one more.
func tally(list []Tally, what string) []Tally {
	k := slices.IndexFunc(list, func(t Tally) bool { return t.What == what })
	if k < 0 {
		return append(list, Tally{what, 1})
	}
	list[k].N++
	return list
}

// A Size is how much code there is.
type Size struct {
	Instrs int `json:"instructions"`
	Blocks int `json:"blocks"`
}

// A RunStats is what one run of a phase did.
type RunStats struct {
	Round         int
	Phase         *Phase // nil for fixes
	Off           string // why it did not run in any function; "" if it ran
	Made          []Tally
	Before, After Size
	Elapsed       time.Duration
	Converged     []FuncConvergence
}

// A FuncConvergence is a Convergence in a function.
type FuncConvergence struct {
	Func string `json:"function"`
	Convergence
}

// Count is how many rewrites the run made.
func (s *RunStats) Count() int {
	n := 0
	for _, t := range s.Made {
		n += t.N
	}
	return n
}

// Name is what ran.
func (s *RunStats) Name() string {
	if s.Phase == nil {
		return "fixes"
	}
	return s.Phase.Name
}

// MadeText is what was made: "2 thread-branch, 1 branch-to-next".
func (s *RunStats) MadeText() string { return tallyText(s.Made) }

// Stats are what the phases of a pipeline did, run by run.
type Stats struct {
	Runs  []RunStats
	Early int // as [Runner.Early] has it

	made      []Tally // by the run that is going on
	converged []FuncConvergence
	size      Size // of the text after the last run
}

// Watch has the runner tell the stats what it does, beside whom it tells already.
func (s *Stats) Watch(r *Runner) {
	step, ran := r.Step, r.Ran
	r.Step = func(x Step) {
		s.step(&x)
		if step != nil {
			step(x)
		}
	}
	r.Ran = func(x Ran) {
		s.ran(&x, r.Knobs)
		if ran != nil {
			ran(x)
		}
	}
}

func (s *Stats) step(x *Step) {
	for n, made := range x.Made {
		if made {
			s.made = tally(s.made, x.Remarks[n].Code)
		}
	}
	for _, d := range x.Fixes {
		s.made = tally(s.made, d.Code)
	}
	for _, c := range x.Converged {
		s.converged = append(s.converged, FuncConvergence{x.Func.Name, c})
	}
}

func (s *Stats) ran(x *Ran, k *Knobs) {
	if len(s.Runs) == 0 {
		s.size = x.Before.Size()
	}
	slices.SortStableFunc(s.made, func(a, b Tally) int { return cmp.Compare(b.N, a.N) })
	run := RunStats{Round: x.Round, Phase: x.Phase, Made: s.made, Before: s.size, Elapsed: x.Elapsed, Converged: s.converged}
	if x.After.Doc != x.Before.Doc {
		s.size = x.After.Size()
	}
	run.After = s.size
	if x.Phase != nil && run.Count() == 0 {
		run.Off = x.Phase.offIn(x.Before.Units, k)
	}
	s.Runs = append(s.Runs, run)
	s.made, s.converged = nil, nil
}

// offIn says why the phase runs in none of the functions, "" if it runs in one.
func (ph *Phase) offIn(units []*cfg.Unit, k *Knobs) string {
	why := ""
	for _, u := range units {
		for _, f := range u.Funcs {
			if len(f.Blocks) == 0 {
				continue
			}
			if ph.enabled(f, k) {
				return ""
			}
			why = cmp.Or(why, ph.off(f, k))
		}
	}
	return why
}
