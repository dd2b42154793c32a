package optimizer

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/analysis/lint"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/grammar"
)

// A Pipeline is the phases that run one after the other, in stages.
type Pipeline struct {
	Name   string
	Doc    string
	Stages []Stage
	Repeat string // why the stages run again until they change nothing; "" if they run once
}

// A Stage is phases that belong together.
type Stage struct {
	Phases []string // names of phases
	Fixes  []string // codes of diagnostics whose fixes are applied after them
	Why    string
}

// Pipelines is the table of pipelines.
//
// Each phase runs at its number and OriBranchOpt also after what leaves dead branches: in ptxas six
// GeneralOptimize bundles clean up in between. Source: seeds branch-and-switch, "Pipeline
// Placement", and general-optimize, "Pipeline Position".
var Pipelines = []Pipeline{{
	Name: "ptxas",
	Doc:  "Every phase in the order of its number, with OriBranchOpt again after those that leave dead branches, until nothing changes.",
	Stages: []Stage{
		{Phases: []string{"SetControlFlowOpLastInBB", "GeneralOptimizeEarly", "DoSwitchOptFirst", "OriBranchOpt", "OriPerformLiveDeadFirst"}, Why: "switches are recognised in simple chains of comparisons"},
		{Phases: []string{"OriLoopMakeSingleEntry", "OriBranchOpt", "GeneralOptimize"}, Why: "an entry of a loop that was led to a copy leaves branches to the next block"},
		{Phases: []string{"DoSwitchOptSecond", "OriBranchOpt"}, Why: "the branches between the comparisons of a switch are dead once it is lowered"},
		{Phases: []string{"OriLinearReplacement", "OriPerformLiveDeadSecond", "GeneralOptimizeMid", "OptimizeNestedCondBranches", "GeneralOptimizeMid2", "GeneralOptimizeLate", "OriPerformLiveDeadThird", "OriDoPredication", "GeneralOptimizeLate2", "OriBranchOpt"}, Why: "a removed if leaves branches to the next block"},
		{Phases: []string{"ExpandJmxComputation", "OriPerformLiveDeadFourth"}, Why: "the address of a table is computed once the table is placed"},
		{Phases: []string{"OptimizeHotColdInLoop", "OptimizeHotColdFlow", "PlaceBlocksInSourceOrder"}, Why: "blocks are placed once it is known which there are, the cold ones first"},
		{Phases: []string{"MergeEquivalentConditionalFlow", "LateMergeEquivalentConditionalFlow", "OriBranchOpt"}, Why: "a merged block leaves branches to the remaining block"},
	},
	Repeat: "a phase enables rewrites of an earlier one: a merged block is a side of an if, and new blocks need labels",
}, {
	// Source: seeds branch-folding-tail-merge, "Algorithm".
	Name: "cicc",
	Doc:  "The parts of BranchFolding, one after the other, until nothing changes.",
	Stages: []Stage{
		{Phases: []string{"TailMerge", "OptimizeBranches", "HoistCommonCode"}, Why: "tails are merged before branches are simplified, which makes some of them whole blocks"},
	},
	Repeat: "the heads of merged blocks may have common tails, and simplified branches and hoisted instructions leave others",
}}

// PipelineNamed returns a pipeline, or nil.
func PipelineNamed(name string) *Pipeline {
	for n := range Pipelines {
		if Pipelines[n].Name == name {
			return &Pipelines[n]
		}
	}
	return nil
}

// OfPhases is the pipeline of some phases, each once in the given order.
func OfPhases(phases []*Phase) *Pipeline {
	s := Stage{}
	for _, ph := range phases {
		s.Phases = append(s.Phases, ph.Name)
	}
	return &Pipeline{Stages: []Stage{s}}
}

// A Step is what one phase, or one fix of a diagnostic, did to one function.
type Step struct {
	Doc    *grammar.Document // before the step
	Func   *cfg.Func
	Start  int    // of the function's section in Doc
	Phase  *Phase // nil for fixes
	Fixes  []analysis.Diagnostic
	Result // of the phase
}

// Count is how many rewrites or fixes the step made.
func (s *Step) Count() int {
	n := len(s.Fixes)
	for _, made := range s.Made {
		if made {
			n++
		}
	}
	return n
}

// A Runner runs pipelines on texts. All fields are optional.
type Runner struct {
	Env    cfg.Env // what the text does not say of itself; the zero Env has no target
	Knobs  *Knobs
	Select Select
	Func   string               // only the function of this name
	Wants  func(*cfg.Func) bool // whether to change a function
	Leaves func(Text) Leaves    // is asked of each text what in it is not to be changed
	Edited func([]grammar.Edit) // is called with the edits of each text, sorted
	Step   func(Step)           // is called for each phase that had something to say of a function
	Ran    func(Ran)            // is called after each phase, whatever it did

	// Units are the sections of the text, if they are lowered already, and Names those that were used for it.
	Units []*cfg.Unit
	Names *cfg.Names

	// Most is how many instructions phases look at after the first rounds before the pipeline ends early; 0 for what takes
	// about a second, and on a long text some. Env.Limits multiplies it.
	Most int

	// Early is how many times the pipeline ran, if the last run of it ended before its rewrites did: it would have taken
	// too long.
	Early int

	made    int
	again   int               // see [Ctx.again]
	ended   bool              // a phase of this round ended early
	visited int               // instructions that phases have looked at after the first times
	inAll   int               // and all that they have looked at
	changed int               // of the functions that they have changed, each as often
	left    *grammar.Document // the text of which leaves tells
	leave   Leaves

	same    map[*cfg.Func][]seeing // by the number of the phase: those that change nothing
	looked  looked
	order   []*Phase // all phases of the pipeline
	number  []int    // of each, the same where it comes again
	phases  int      // how many differ
	repeats bool     // the first comes again behind the last
	turn    int      // the index of the one that runs

	early map[*Phase]time.Duration // that phases have looked before their turn
	late  time.Duration            // of what the turn of this phase took so far, that others looked
}

// Leaves tells whether what was found in a function, whose section begins at off, is to stay as it
// is. Nil is nothing.
type Leaves func(d *analysis.Diagnostic, off int, f *cfg.Func) bool

// leaves is what is to stay as it is in a text.
func (r *Runner) leaves(doc *grammar.Document, units []*cfg.Unit) Leaves {
	if r.Leaves != nil && r.left != doc {
		r.left, r.leave = doc, r.Leaves(Text{doc, units})
	}
	return r.leave
}

// mostRepeats bounds how often a pipeline runs again. Each time takes away a branch, a block, a
// detour or an irreducible region, so that it ends by itself; phases that undo one another would
// not.
const mostRepeats = 1000

// Each time may take away a bounded part of what is to be taken away in the end. So a pipeline ends early when after
// the first times its phases have looked at so many instructions, each as often as a phase did: leastVisited, and visitedEach for
// each of the text, but not more than mostVisited.
var (
	fewRepeats   = 4
	leastVisited = 1 << 19
	visitedEach  = 32
	mostVisited  = 1 << 21
)

// On a text of a megabyte the first times alone may take ten seconds. So a pipeline also ends early when its phases have
// looked at leastInAll instructions in all, and at inAllEach for each of the text: of compiled code they look at about twenty in each
// time, and nothing is left after two or three.
var (
	leastInAll = 1 << 21
	inAllEach  = 48
)

// To change a function takes several times as long as to look at it, as it is read again and all facts are found anew. So a pipeline also
// ends early behind the first time when phases have changed functions of leastChanged instructions, and of changedEach for each of the
// text: of compiled code each is in a function that three phases change, or five in a short text.
var (
	leastChanged = 1 << 18
	changedEach  = 6
)

// sizeOf is how many instructions there are in the functions of units, and blocks.
func sizeOf(units []*cfg.Unit) (size int) {
	for _, u := range units {
		for _, f := range u.Funcs {
			size += sizeOfFunc(f)
		}
	}
	return size
}

func sizeOfFunc(f *cfg.Func) (size int) {
	for _, b := range f.Blocks {
		size += 1 + len(b.Instrs)
	}
	return size
}

// changedEnough reports whether phases have changed so much of a text of size instructions that no more are to run.
func (r *Runner) changedEnough(size int) bool {
	return r.changed > max(leastChanged, changedEach*size)*max(1, r.Env.Limits)
}

// most is how many instructions phases may look at after the first times, and in all, of a text of size instructions.
func (r *Runner) most(size int) (most, inAll int) {
	most = min(leastVisited+visitedEach*size, mostVisited)
	if r.Most > 0 {
		most = r.Most
	}
	limits := max(1, r.Env.Limits)
	return most * limits, max(leastInAll, inAllEach*size, most) * limits
}

// mostLeft is how many instructions phases may look at after the first times in a text that is units now, and allowed most before: of one
// that has become short they take away little each time, too.
func (r *Runner) mostLeft(units []*cfg.Unit, most int) int {
	left, _ := r.most(sizeOf(units))
	return min(left, most)
}

// settled reports whether it is known that no phase changes anything any more.
func (r *Runner) settled(units []*cfg.Unit) bool {
	for _, u := range units {
		for _, f := range u.Funcs {
			same := r.same[f]
			for n, ph := range r.order {
				if (same == nil || !same[r.number[n]].known || same[r.number[n]].would) && ph.enabled(f, r.Knobs) {
					return false
				}
			}
		}
	}
	return true
}

// Run runs a pipeline on a text, each phase on the text that the one before it left, and returns
// the last one and how many rewrites were made. It ends with the context's error once ctx is done.
func (r *Runner) Run(ctx context.Context, doc *grammar.Document, p *Pipeline) (_ *grammar.Document, _ int, err error) {
	defer cancel.Catch(&err)
	if r.Env.Equal(cfg.Env{}) {
		r.Env.OptLevel = -1
	}
	if r.Names == nil {
		r.Names = new(cfg.Names)
	}
	r.made, r.visited, r.inAll, r.changed, r.Early, r.again = 0, 0, 0, 0, 0, mostAgain*max(1, r.Env.Limits)
	r.looked = looked{}
	r.same, r.early = map[*cfg.Func][]seeing{}, map[*Phase]time.Duration{}
	if err := r.plan(p); err != nil {
		return nil, 0, err
	}
	units := r.read(ctx, doc, r.Units)
	size := sizeOf(units)
	most, mostInAll := r.most(size)
	for n := 0; ; n++ {
		before := doc
		if n <= fewRepeats {
			r.visited = 0
		}
		r.forget(units)
		r.turn, r.ended = -1, false
		for k, s := range p.Stages {
			for m := range s.Phases {
				cancel.Poll(ctx)
				r.turn++
				ph := r.order[r.turn]
				r.late = 0
				start := time.Now()
				next, err := r.phase(ctx, doc, units, ph)
				if err != nil {
					return nil, 0, err
				}
				if r.ended && p.Repeat == "" {
					r.Early = n + 1
				}
				if last := p.Repeat == "" && k == len(p.Stages)-1 && m == len(s.Phases)-1 && len(s.Fixes) == 0; last && r.Ran == nil {
					return next, r.made, nil // nobody asks what is in it
				}
				changed := next != doc
				doc, units = r.step(ctx, Ran{Round: n + 1, Stage: k, Phase: ph, Before: Text{doc, units}, Elapsed: r.elapsed(start)}, next)
				if n > 0 && changed && r.changedEnough(size) && !r.settled(units) {
					r.Early = n + 1
					return doc, r.made, nil
				}
			}
			if len(s.Fixes) > 0 {
				start := time.Now()
				next := r.fixes(ctx, doc, units, &s)
				doc, units = r.step(ctx, Ran{Round: n + 1, Stage: k, Before: Text{doc, units}, Elapsed: time.Since(start)}, next)
			}
		}
		switch {
		case p.Repeat == "" || doc == before:
			return doc, r.made, nil
		case n+1 > fewRepeats && r.visited > r.mostLeft(units, most), (r.inAll > mostInAll || r.changedEnough(size)) && !r.settled(units):
			r.Early = n + 1
			return doc, r.made, nil
		case n == mostRepeats:
			return nil, 0, fmt.Errorf("pipeline %s: rewrites still apply after %d iterations", p.Name, n)
		}
	}
}

// plan finds the phases of a pipeline.
func (r *Runner) plan(p *Pipeline) error {
	r.order, r.number, r.repeats = nil, nil, p.Repeat != ""
	numbers := map[*Phase]int{}
	for _, s := range p.Stages {
		for _, name := range s.Phases {
			ph := PhaseNamed(name)
			if ph == nil {
				return fmt.Errorf("pipeline %s: no phase %s", p.Name, name)
			}
			n, ok := numbers[ph]
			if !ok {
				n = len(numbers)
				numbers[ph] = n
			}
			r.order, r.number = append(r.order, ph), append(r.number, n)
		}
	}
	r.phases = len(numbers)
	return nil
}

// elapsed is what the phase whose turn it is took, with what it looked before its turn.
func (r *Runner) elapsed(start time.Time) time.Duration {
	ph := r.order[r.turn]
	spent := time.Since(start) - r.late + r.early[ph]
	delete(r.early, ph)
	return spent
}

// forget drops what is known of functions that are no more.
func (r *Runner) forget(units []*cfg.Unit) {
	if len(r.same) == 0 {
		return
	}
	are := map[*cfg.Func]bool{}
	for _, u := range units {
		for _, f := range u.Funcs {
			are[f] = true
		}
	}
	maps.DeleteFunc(r.same, func(f *cfg.Func, _ []seeing) bool { return !are[f] })
}

// step goes on to the text that a run left, and tells of it.
func (r *Runner) step(ctx context.Context, run Ran, next *grammar.Document) (*grammar.Document, []*cfg.Unit) {
	run.After = Text{next, run.Before.Units}
	if next != run.Before.Doc {
		run.After.Units = r.read(ctx, next, run.Before.Units)
	}
	if r.Ran != nil {
		r.Ran(run)
	}
	return next, run.After.Units
}

// read lowers the sections of doc; those that old has too are taken from it.
func (r *Runner) read(ctx context.Context, doc *grammar.Document, old []*cfg.Unit) []*cfg.Unit {
	known := make(map[*grammar.Section]*cfg.Unit, len(old))
	for _, u := range old {
		known[u.Section] = u
	}
	env := r.Env
	units := make([]*cfg.Unit, len(doc.Sections()))
	for n, sec := range doc.Sections() {
		cancel.Poll(ctx)
		if u := known[sec]; u != nil && u.Env.Equal(env) {
			units[n] = u
		} else {
			var prev *cfg.Unit
			if len(old) == len(units) {
				prev = old[n]
			}
			units[n] = cfg.LowerSection(ctx, sec, env, prev, r.Names)
		}
		env = cfg.NextEnv(sec, env)
	}
	claimed, tables := cfg.ClaimedIn(units), cfg.TableSources(units)
	for n, u := range units {
		units[n] = u.In(ctx, claimed).WithTables(tables[n])
	}
	return units
}

// phase runs a phase on the functions of doc.
func (r *Runner) phase(ctx context.Context, doc *grammar.Document, units []*cfg.Unit, ph *Phase) (*grammar.Document, error) {
	var edits []grammar.Edit
	var batch cfg.Batch
	leaves := r.leaves(doc, units)
	for n, u := range units {
		start, _ := doc.SectionStart(n)
		for _, f := range u.Funcs {
			cancel.Poll(ctx)
			same := r.seen(f)
			s := &same[r.number[r.turn]]
			if s.told || !ph.enabled(f, r.Knobs) || r.Func != "" && f.Name != r.Func || r.Wants != nil && !r.Wants(f) {
				continue
			}
			sel := r.Select.after(r.made)
			if leaves != nil {
				sel = sel.Without(func(d *analysis.Diagnostic) bool { return leaves(d, start, f) })
			}
			size := sizeOfFunc(f)
			r.visited += size
			r.inAll += size
			idle, err := r.idle(ctx, f, same, sel)
			var res Result
			if idle {
				res = Result{Func: f, Remarks: s.remarks, Made: make([]bool, len(s.remarks))}
			} else if err == nil {
				res, err = r.run(ctx, ph, f, &batch, sel)
				r.ended = r.ended || res.Early
			}
			if err != nil {
				return nil, err
			}
			step := Step{Doc: doc, Func: f, Start: start, Phase: ph, Result: res}
			r.made += step.Count()
			if r.Step != nil && (len(res.Remarks) > 0 || len(res.Converged) > 0) {
				r.Step(step)
			}
			if !res.Changed {
				*s = seeing{known: true, told: true}
				continue
			}
			r.changed += size
			cancel.Poll(ctx)
			edits = append(edits, moved(res.Func.Edits(ctx), start)...)
		}
	}
	cancel.Poll(ctx)
	if r.Edited != nil {
		r.Edited(edits)
	}
	return edited(ctx, doc, edits), nil
}

// run makes what a phase rewrites in f, on the copy that it has looked at if there is one.
func (r *Runner) run(ctx context.Context, ph *Phase, f *cfg.Func, batch *cfg.Batch, sel Select) (Result, error) {
	if facts := r.take(f, ph); facts != nil {
		batch.Begin(facts.Func)
		return runOn(ctx, facts, ph, f, r.Knobs, sel, &r.again)
	}
	return runContext(ctx, ph, batch.Add(f), r.Knobs, sel, &r.again)
}

// fixes applies the fixes of a stage, but for those that get in each other's way.
func (r *Runner) fixes(ctx context.Context, doc *grammar.Document, units []*cfg.Unit, stage *Stage) *grammar.Document {
	var edits []grammar.Edit
	leaves := r.leaves(doc, units)
	for n, u := range units {
		start, _ := doc.SectionStart(n)
		if r.Func == "" {
			all, fixed := FixAll(slices.DeleteFunc(lint.Outside(u), func(d analysis.Diagnostic) bool {
				return !slices.Contains(stage.Fixes, d.Code) || leaves != nil && leaves(&d, start, nil)
			}))
			edits = append(edits, moved(all, start)...)
			r.made += len(fixed)
		}
		for _, f := range u.Funcs {
			if r.Func != "" && f.Name != r.Func {
				continue
			}
			found := slices.DeleteFunc(lint.Check(analysis.NewFacts(f).For(ctx)), func(d analysis.Diagnostic) bool {
				return !slices.Contains(stage.Fixes, d.Code) || leaves != nil && leaves(&d, start, f)
			})
			all, fixed := FixAll(found)
			if len(fixed) == 0 {
				continue
			}
			edits = append(edits, moved(all, start)...)
			r.made += len(fixed)
			if r.Step != nil {
				r.Step(Step{Doc: doc, Func: f, Start: start, Fixes: fixed})
			}
		}
	}
	return edited(ctx, doc, edits)
}

// FixAll returns the edits of the fixes of all diagnostics of a function, and the diagnostics that
// are fixed by them: of fixes that touch one another only the first is applied.
func FixAll(found []analysis.Diagnostic) (all []grammar.Edit, fixed []analysis.Diagnostic) {
	type fix struct {
		d     analysis.Diagnostic
		edits []grammar.Edit
	}
	var list []fix
	for _, d := range found {
		if d.Fix == nil {
			continue
		}
		if edits := d.Fix.Edits(); len(edits) > 0 {
			list = append(list, fix{d, edits})
		}
	}
	slices.SortStableFunc(list, func(a, b fix) int { return int(a.edits[0].Span.Start - b.edits[0].Span.Start) })
	for _, x := range list {
		if len(all) > 0 && touch(all[len(all)-1], x.edits[0]) {
			continue
		}
		all = append(all, x.edits...)
		fixed = append(fixed, x.d)
	}
	return all, fixed
}

// touch reports whether edit b, which does not begin before a, cannot be made together with a: it
// begins before the end of a, or one inserts where the other is.
func touch(a, b grammar.Edit) bool {
	if a.New == "" && b.New == "" {
		return b.Span.Start < a.Span.End
	}
	return b.Span.Start <= a.Span.End
}

// moved moves edits of a section to where it begins in the document.
func moved(edits []grammar.Edit, by int) []grammar.Edit {
	for k := range edits {
		edits[k].Span.Start += int32(by)
		edits[k].Span.End += int32(by)
	}
	return edits
}

// edited is doc after edits, which are in any order and do not overlap; doc itself if there are none.
func edited(ctx context.Context, doc *grammar.Document, edits []grammar.Edit) *grammar.Document {
	if len(edits) == 0 {
		return doc
	}
	slices.SortStableFunc(edits, func(a, b grammar.Edit) int { return int(a.Span.Start - b.Span.Start) })
	doc, err := doc.EditAllContext(ctx, edits)
	if err != nil {
		cancel.Poll(ctx)
	}
	return doc
}
