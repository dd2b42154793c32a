package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"iter"
	"math"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/interp"
	"github.com/ori-lang/ori/optimizer"
)

func newVerify() *cobra.Command {
	var o verifyOptions
	cmd := &cobra.Command{
		Use:   "verify FILE [--phase N|NAME,...]",
		Short: "Check in an interpreter that no rewrite changes what the functions do",
		Long: `Verify makes each rewrite that the phases could make on FILE, alone, then runs all phases
one after the other, and compares each result with FILE in an interpreter, on many
inputs: contents of registers, constant banks and memory, sets of active lanes, and the places
that control may come to: the start, and blocks whose address is taken or that other code names.

  same     every lane makes the same stores, atomic operations, calls, barrier waits and
           warp-wide operations with the same lanes, and ends alike
  refined  FILE has undefined behaviour there, such as lanes that wait for ever
  unknown  both do the same until one was stopped: for some inputs after 16 times the
           issue slots of --fuel, unless that is given
  differs  they do not; the smallest set of lanes that shows it is reported with its seed

Where no input decides there are others: small values and memory of zeros, in which lists and trees are
empty (their seeds are from 1099511627776 on), and memory that others write to while a lane waits for it.
In the latter two programs count only where they do the same, since one that reads more often sees more of
what others wrote. At last lanes are made to leave loops after some rounds, which counts only where
both do the same and end.

A store to local memory counts as far as something reads it: a load, code that is called and not
in FILE, and the caller that a function returns to. What a kernel leaves there is gone.

That a function does the same as itself is checked first. Where a function has many rewrites,
some that stand apart are made together, one more for every 50 (for fewer, down to 12, in a function of more than 4,096
instructions), and fewer where these differ. When 50,331,648 instructions of FILE have been interpreted
for that, of which one that is rewritten counts as 8, the other rewrites are not compared, and no further functions once half as many of those before have been interpreted as they are, or
after all phases; --analysis-limit raises that. --seeds makes each alone, and all.

Exit status 1 if something differs.`,
		Example: `  ori verify kernel.sass
  ori verify kernel.ori --phase 15,OriDoPredication --seeds 100 -v
  ori verify kernel.cubin --func k --format json`,
		Args: oneArg("FILE"),
		RunE: func(cmd *cobra.Command, args []string) error { return verify(cmd, args[0], &o) },
	}
	f := cmd.Flags()
	f.StringSliceVar(&o.phases, "phase", nil, "phases, by number or name; by default all of them")
	f.StringVar(&o.name, "func", "", "only the function of this name, or all of them where several are called so")
	f.IntVar(&o.tries.Seeds, "seeds", interp.DefaultSeeds, "inputs for each comparison; unless given, 4 for functions with more than 500 rewrites")
	f.Uint64Var(&o.tries.First, "seed", 0, "the first input")
	f.IntVar(&o.tries.Fuel, "fuel", interp.TryFuel, "issue slots after which a run is stopped")
	f.IntVar(&o.tries.Warps, "warps", 1, "warps of the thread block")
	f.StringVar(&o.format, "format", "text", "text or json")
	f.BoolVarP(&o.verbose, "verbose", "v", false, "report each rewrite, not only those that differ")
	addProgress(cmd)
	return cmd
}

type verifyOptions struct {
	phases       []string
	name, format string
	tries        interp.Tries
	verbose      bool
}

// What verify writes as JSON.
type (
	verifyJSON struct {
		File      string         `json:"file"`
		Verdict   string         `json:"verdict"`
		Checks    int            `json:"checks"` // comparisons of two programs
		Runs      int            `json:"runs"`   // on one input each
		Functions []verifiedFunc `json:"functions"`

		NotCompared int `json:"notCompared,omitempty"` // functions beyond mostOfFile
	}
	verifiedFunc struct {
		Name        string         `json:"name"`
		Identity    verifiedTally  `json:"identity"`
		Rewrites    []verifiedFix  `json:"rewrites"`
		NotCompared int            `json:"notCompared,omitempty"` // rewrites beyond mostWork
		Pipeline    *verifiedTally `json:"pipeline"`
		Diff        *partingJSON   `json:"difference"` // of the pipeline
	}
	verifiedTally struct {
		Verdict string `json:"verdict"`
		Same    int    `json:"same"`
		Refined int    `json:"refined"`
		Unknown int    `json:"unknown"`
		Differs int    `json:"differs"`
	}
	verifiedFix struct {
		Code  string `json:"code"`
		Title string `json:"title"`
		Phase *int   `json:"phase"` // null if ptxas has no number for it
		Line  int    `json:"line"`
		verifiedTally
		Diff *partingJSON `json:"difference"`
	}
	partingJSON struct {
		Seed   uint64 `json:"seed"`
		Lanes  string `json:"lanes"` // that ran, as a mask
		Lane   int    `json:"lane"`  // that differs
		Event  int    `json:"event"` // after how many events
		Before string `json:"before"`
		After  string `json:"after"`
	}
)

// A verifier compares the functions of a file with what phases make of them.
type verifier struct {
	o        *verifyOptions
	src      *source
	funcs    []*dumped // those to verify
	phases   []*optimizer.Phase
	mostWork int       // see the constant
	work     int       // how many instructions may still be rewritten and interpreted for rewrites; negative once that is too many
	left     int       // how many instructions may still be interpreted for functions as they are and after all phases, see mostOfFile; negative once that is too many
	named    bool      // the phases are those that were asked for
	given    bool      // the number of inputs is what was asked for
	w        io.Writer // of text; nil for JSON
	shown    *progress
	at       string // the function, as that is shown
	out      verifyJSON
	sum      interp.Tally
	total    interp.Tally // verdicts of rewrites
}

func verify(cmd *cobra.Command, path string, o *verifyOptions) error {
	if formats := []string{"text", "json"}; !slices.Contains(formats, o.format) {
		return noSuch("format", o.format, formats)
	}
	switch {
	case o.tries.Seeds < 1:
		return fmt.Errorf("--seeds %d: 1 or more", o.tries.Seeds)
	case o.tries.Fuel < 1:
		return fmt.Errorf("--fuel %d: 1 or more", o.tries.Fuel)
	case o.tries.Warps < 1 || o.tries.Warps > 32:
		return fmt.Errorf("--warps %d: from 1 to 32", o.tries.Warps)
	}
	o.tries.Reached = true
	if !cmd.Flags().Changed("fuel") {
		o.tries.Longer = interp.LongerTries
	}
	v := &verifier{o: o, mostWork: mostWork}
	if len(o.phases) == 0 {
		for n := range optimizer.Phases {
			v.phases = append(v.phases, &optimizer.Phases[n])
		}
	} else {
		v.named = true
		var err error
		if v.phases, err = phasesNamed(o.phases); err != nil {
			return err
		}
	}
	s, err := readSource(cmd, path)
	if err != nil {
		return err
	}
	v.src = s
	v.given = cmd.Flags().Changed("seeds")
	funcs, err := s.functions(o.name)
	if err != nil {
		return err
	}
	w := bufio.NewWriter(cmd.OutOrStdout())
	if o.format == "text" {
		v.w = w
	}
	v.funcs = funcs
	v.shown = progressOf(cmd)
	v.limit()
	start, together := time.Now(), newGroups(funcs)
	v.begin()
	v.out = verifyJSON{File: s.name, Functions: []verifiedFunc{}}
	for k, f := range funcs {
		if len(f.Blocks) == 0 {
			continue
		}
		if v.left < 0 {
			v.out.NotCompared++
			continue
		}
		v.at = fmt.Sprintf("function %d of %d, %s", k+1, len(funcs), f.title())
		v.shown.show("%s", v.at)
		if err := v.function(f, together.of(k)); err != nil {
			return err
		}
	}
	v.shown.show("all phases together")
	if err := v.pipeline(cmd.Context(), funcs); err != nil {
		return err
	}
	v.shown.clear()
	if v.out.NotCompared > 0 {
		v.tell("%s: %d of %s are not compared: that would interpret more than %s %s\n",
			s.name, v.out.NotCompared, plural(len(funcs), "function"), plural(funcs[0].Limit(mostOfFile), "instruction"), funcs[0].LimitNote())
	}
	v.out.Verdict = v.sum.Verdict().String()
	for _, n := range v.sum {
		v.out.Runs += n
	}
	if v.w != nil {
		t := v.total
		fmt.Fprintf(w, "%s: %s: %d same, %d refined, %d unknown, %d differ; %s in %.1f s\n", s.name,
			plural(t[interp.Same]+t[interp.Refined]+t[interp.Unknown]+t[interp.Differs], "rewrite"),
			t[interp.Same], t[interp.Refined], t[interp.Unknown], t[interp.Differs], plural(v.out.Runs, "comparison"), time.Since(start).Seconds())
		if t[interp.Unknown] > 0 {
			fmt.Fprintf(w, "unknown: no input had both end within %s and %s of a lane, up to which they do the same; --fuel sets the first\n",
				plural(v.o.tries.Fuel*max(1, v.o.tries.Longer), "issue slot"), plural(interp.MostEvents*max(1, v.o.tries.Longer), "event"))
		}
	} else if err := encodeJSON(w, v.out); err != nil {
		return err
	}
	if err := w.Flush(); err != nil {
		return err
	}
	if v.sum[interp.Differs] > 0 {
		return exitError(exitFound)
	}
	return nil
}

// groups are, by function, those that run with it: it alone, unless functions of its section call one another, or
// branch to labels of one another. Each stands for the others of its group, from first to end.
type groups []struct{ first, end int }

func newGroups(funcs []*dumped) groups {
	gs := make(groups, len(funcs))
	for first := 0; first < len(funcs); {
		end, entered := first, false
		for ; end < len(funcs) && funcs[end].SameSection(funcs[first].Func); end++ {
			entered = entered || funcs[end].Entered() || funcs[end].CallsInside()
		}
		for k := first; k < end; k++ {
			if gs[k].first, gs[k].end = first, end; !entered {
				gs[k].first, gs[k].end = k, k+1
			}
		}
		first = end
	}
	return gs
}

// of returns the indices of the functions of the group of k, which is the first.
func (gs groups) of(k int) []int {
	var list []int
	for n := gs[k].first; n < gs[k].end; n++ {
		list = append(list, n)
	}
	list[0], list[k-gs[k].first] = k, list[0]
	return list
}

// load returns the functions of funcs that list names as a program, with first in place of the first of them.
func load(funcs []*dumped, list []int, first *cfg.Func, regs ...cfg.Reg) *interp.Program {
	fs := []*cfg.Func{first}
	for _, n := range list[1:] {
		fs = append(fs, funcs[n].Func)
	}
	return interp.Load(fs, regs...)
}

// function verifies each rewrite of f alone, after f with itself: if a program does not do the same
// as itself, nothing else means anything. list is the group of f.
func (v *verifier) function(f *dumped, list []int) error {
	out := verifiedFunc{Name: f.Name, Rewrites: []verifiedFix{}}
	tries, most, n, facts := v.o.tries, 1, 0, analysis.NewFacts(f.Func)
	if !v.given {
		n = v.rewrites(f, facts)
		most = 1 + n/groupsOf(f.Func)
		if n > manyRewrites {
			tries.Seeds, tries.Longer = fewSeeds, tries.Longer/4
		}
	}
	ref := interp.NewReference(load(v.funcs, list, f.Func), 0, tries)
	same, slots, diff := ref.CheckSlots(load(v.funcs, list, f.Clone(context.Background())))
	v.interpreted(list, slots)
	out.Identity = v.tally(same)
	if diff != nil {
		v.tell("%s: %s does not do the same as itself: the interpreter is wrong\n%s", v.src.name, f.title(), diff)
	}
	for _, ph := range v.phasesOf(f) {
		if diff != nil || v.work < 0 {
			break
		}
		if err := (&comparer{v, ph, f, facts, list, ref, most}).alone(&out); err != nil {
			return fmt.Errorf("%s: %w", v.src.name, err)
		}
	}
	if v.work < 0 && len(out.Rewrites) < n {
		out.NotCompared = n - len(out.Rewrites)
		v.total[interp.Unknown] += out.NotCompared
		v.tell("%s: %s: %d of %s are not compared: that would interpret or rewrite more than %s of the file %s\n",
			v.src.name, f.title(), out.NotCompared, plural(n, "rewrite"), plural(f.Limit(v.mostWork), "instruction"), f.LimitNote())
	}
	v.out.Functions = append(v.out.Functions, out)
	return nil
}

// Functions that were compiled without optimization have thousands of rewrites, which are compared
// some at once, on few inputs.
const (
	fewGroups    = 50      // comparisons of a phase, nearly
	largeFunc    = 1 << 12 // instructions, from which on there are fewer
	leastGroups  = 12
	manyRewrites = 500
	fewSeeds     = 4
)

// groupsOf is how many comparisons of f there are, nearly: each looks at all of it.
func groupsOf(f *cfg.Func) int {
	return min(fewGroups, max(leastGroups, fewGroups*largeFunc/max(1, instrsOf(f))))
}

// instrsOf is how many instructions f has.
func instrsOf(f *cfg.Func) (n int) {
	for _, b := range f.Blocks {
		n += len(b.Instrs)
	}
	return n
}

// rewriteWork is how many instructions are interpreted in the time that a phase takes for one, at least.
const rewriteWork = 8

// mostWork is up to how many instructions of a file are interpreted, in some 20 seconds of one processor, while its
// rewrites are compared; one that is rewritten counts as rewriteWork of them.
const mostWork = 3 << 24

// mostOfFile is up to how many instructions are interpreted of the functions of a file as they are, and as many
// after all phases: some seconds. The functions behind are not compared.
var mostOfFile = 3 << 23

// limit begins to count the work on rewrites.
func (v *verifier) limit() {
	v.work = math.MaxInt
	if !v.given && len(v.funcs) > 0 {
		v.work = v.funcs[0].Limit(v.mostWork)
	}
}

// begin begins to count what is interpreted.
func (v *verifier) begin() {
	v.left = math.MaxInt
	if !v.given && len(v.funcs) > 0 {
		v.left = v.funcs[0].Limit(mostOfFile)
	}
}

// interpreted counts what is interpreted of two programs of some functions, of which one issues so many instructions. To
// load them takes as long as to interpret all of them once.
func (v *verifier) interpreted(list []int, slots int) {
	v.left -= 2 * slots
	for _, n := range list {
		for _, b := range v.funcs[n].Blocks {
			v.left -= 2 * (1 + len(b.Instrs))
		}
	}
}

// phasesOf returns the phases whose rewrites of f are made alone: of those that are one pass the first
// that runs on it, unless others are asked for. What a later one could do to the text as it is, that one can.
func (v *verifier) phasesOf(f *dumped) []*optimizer.Phase {
	if v.named {
		return v.phases
	}
	var list []*optimizer.Phase
	for _, ph := range v.phases {
		if ph.Leads(f.Func, v.src.knobs()) {
			list = append(list, ph)
		}
	}
	return list
}

// rewrites counts what the phases could do to f, each as if alone.
func (v *verifier) rewrites(f *dumped, facts *analysis.Facts) int {
	n := 0
	for _, ph := range v.phasesOf(f) {
		for _, r := range optimizer.List(ph, facts, v.src.knobs(), optimizer.All()) {
			if r.Refusal == nil {
				n++
			}
		}
	}
	return n
}

// A comparison is what comes of rewrites that were made together: one, where they differ.
type comparison struct {
	remarks []optimizer.Remark
	tally   interp.Tally
	work    int // how many instructions were rewritten and interpreted for it
	diff    *interp.Difference
}

// A comparer compares f with what a phase makes of it.
type comparer struct {
	v     *verifier
	phase *optimizer.Phase
	f     *dumped
	facts *analysis.Facts // of f as it is
	list  []int           // the group of f
	ref   *interp.Reference
	most  int // rewrites at once
}

// alone verifies each rewrite of a phase, as many comparisons at once as there are processors, and
// adds them to out in order.
func (c *comparer) alone(out *verifiedFunc) error {
	type result struct {
		list []comparison
		err  error
	}
	waiting := make(chan chan result, runtime.GOMAXPROCS(0))
	ctx, stop := context.WithCancel(context.Background()) // ended when there was enough work
	defer stop()
	go func() {
		defer close(waiting)
		for x, err := range c.groups() {
			if ctx.Err() != nil {
				return
			}
			done := make(chan result, 1)
			waiting <- done
			if err != nil {
				done <- result{err: err}
				return
			}
			go func() {
				list, err := c.compare(x)
				done <- result{list, err}
			}()
		}
	}()
	var err error
	for done := range waiting {
		r := <-done
		if err == nil {
			err = r.err
		}
		for _, x := range r.list {
			if c.v.work >= 0 && len(x.remarks) > 0 {
				out.Rewrites = c.v.rewritten(out.Rewrites, c.f, x)
			}
			c.v.work -= x.work
		}
		if c.v.work < 0 {
			stop()
		}
		c.v.shown.show("%s: %s compared", c.v.at, plural(len(out.Rewrites), "rewrite"))
	}
	return err
}

// groups makes the rewrites that are compared with f: each alone, unless there are many.
func (c *comparer) groups() iter.Seq2[optimizer.Group, error] {
	k := c.v.src.knobs()
	if c.most > 1 {
		return optimizer.Together(c.phase, c.facts, k, c.most)
	}
	return func(yield func(optimizer.Group, error) bool) {
		for x, err := range optimizer.Alone(c.phase, c.f.Func, k) {
			if !yield(optimizer.Group{Remarks: []optimizer.Remark{x.Remark}, Func: x.Func}, err) {
				return
			}
		}
	}
}

// compare compares f with what rewrites made of it. If that differs it looks for the one of them that does.
func (c *comparer) compare(x optimizer.Group) ([]comparison, error) {
	rewritten := rewriteWork * instrsOf(c.f.Func)
	if len(x.Remarks) == 0 {
		return []comparison{{work: rewritten}}, nil
	}
	tally, slots, diff := c.ref.CheckSlots(load(c.v.funcs, c.list, x.Func, c.ref.Registers()...))
	all := []comparison{{x.Remarks, tally, slots + rewritten, diff}}
	if diff == nil || len(x.Remarks) == 1 {
		return all, nil
	}
	half := len(x.Remarks) / 2
	var parts []comparison
	found := false
	for _, part := range [][]optimizer.Remark{x.Remarks[:half], x.Remarks[half:]} {
		y, err := optimizer.MakeAll(c.phase, c.f.Func, c.v.src.knobs(), part)
		if err != nil {
			return nil, err
		}
		if len(y.Remarks) < len(part) {
			return all, nil // some are only possible together
		}
		list, err := c.compare(y)
		if err != nil {
			return nil, err
		}
		parts = append(parts, list...)
		found = found || slices.ContainsFunc(list, func(p comparison) bool { return p.diff != nil })
	}
	if !found {
		return all, nil // only together
	}
	parts[0].work += all[0].work
	return parts, nil
}

// rewritten reports the comparison of f with what rewrites made of it, and adds it to list.
func (v *verifier) rewritten(list []verifiedFix, f *dumped, x comparison) []verifiedFix {
	verdict := x.tally.Verdict()
	tally := v.tally(x.tally)
	for n := range x.remarks {
		r := &x.remarks[n]
		at := r.Span.Start + f.base
		v.total[verdict]++
		if x.diff != nil || v.o.verbose {
			v.tell("%s: %s: %s (%s)\n", v.src.place(at), verdict, r.Title, r.Code)
		}
		fix := verifiedFix{Code: r.Code, Title: r.Title, Line: v.src.line(at), verifiedTally: tally, Diff: parting(x.diff)}
		if r.Phase.Num != 0 {
			fix.Phase = &r.Phase.Num
		}
		list = append(list, fix)
	}
	if x.diff != nil {
		if len(x.remarks) > 1 {
			v.tell("  which differ together:\n")
		}
		v.tell("%s", indent(x.diff.String()))
	}
	return list
}

// pipeline runs all phases, one after the other, and verifies what comes out.
func (v *verifier) pipeline(ctx context.Context, funcs []*dumped) error {
	after, _, err := v.src.run(ctx, v.src.snap.Runner(), optimizer.OfPhases(v.phases))
	if err != nil {
		return err
	}
	rewritten, err := after.functions(v.o.name)
	if err != nil {
		return err
	}
	if len(rewritten) != len(funcs) {
		v.tell("%s: all phases together: %s became %d\n", v.src.name, plural(len(funcs), "function"), len(rewritten))
		v.sum[interp.Differs]++
		return nil
	}
	n, together := 0, newGroups(funcs)
	v.begin()
	for k, f := range funcs {
		if len(f.Blocks) == 0 {
			continue
		}
		if n == len(v.out.Functions) {
			break // the others are not compared
		}
		out := &v.out.Functions[n]
		n++
		if v.left < 0 {
			v.out.NotCompared++
			continue
		}
		v.shown.show("all phases together: function %d of %d, %s", k+1, len(funcs), f.title())
		list := together.of(k)
		ref := interp.NewReference(load(funcs, list, f.Func), 0, v.o.tries)
		t, slots, diff := ref.CheckSlots(load(rewritten, list, rewritten[k].Func, ref.Registers()...))
		v.interpreted(list, slots)
		tally := v.tally(t)
		out.Pipeline, out.Diff = &tally, parting(diff)
		if diff != nil || v.o.verbose {
			v.tell("%s: %s: all phases together: %s\n", v.src.name, f.title(), t.Verdict())
		}
		if diff != nil {
			v.tell("%s", indent(diff.String()))
		}
	}
	return nil
}

func (v *verifier) tell(format string, args ...any) {
	if v.w != nil {
		fmt.Fprintf(v.w, format, args...)
	}
}

// tally counts the runs of a comparison, and makes them a value for JSON.
func (v *verifier) tally(t interp.Tally) verifiedTally {
	v.sum.Add(t)
	v.out.Checks++
	return verifiedTally{t.Verdict().String(), t[interp.Same], t[interp.Refined], t[interp.Unknown], t[interp.Differs]}
}

func parting(d *interp.Difference) *partingJSON {
	if d == nil {
		return nil
	}
	before, after := d.Next()
	return &partingJSON{d.Config.Seed, fmt.Sprintf("%#x", d.Config.Active), d.Lane, d.Event, before, after}
}

// indent puts two blanks in front of each line.
func indent(s string) string {
	var sb strings.Builder
	for l := range strings.Lines(s) {
		sb.WriteString("  " + l)
	}
	return sb.String()
}
