// Package optimizer is the passes, the table of phases they run as, and the
// runner that decides which rewrites are made.
//
// A pass asks before each rewrite ([Ctx.Rewrite]); the runner's answer alone
// makes the different views: [Run] makes those that a [Select] names, [List] none (what is
// possible on the text as it is), [Edits] none either, but says what each would change. What a
// pass cannot do it says through [Ctx.Refuse], with the fact that is in the way.
//
// What there is to say of a kind of rewrite is one row of [Kinds], and what there is to say of a phase one
// of [Phases]; [Pipelines] say which phases run one after the other.
package optimizer

import (
	"context"
	"fmt"
	"iter"
	"sync"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/grammar"
)

// A Pass is one transformation: a value, declared once, beside its Run.
type Pass struct {
	Name string // as ptxas spells it
	Doc  string // the first sentence is the title
	Run  func(*Ctx)

	Several bool // in a function of one block it has nothing to do, and nothing to say

	// Explain says why Run announces nothing for the branch that ends a block, in words that follow
	// "not applied: "; "" if there is nothing to say. It is nil where nobody asks.
	Explain func(*Ctx, *cfg.Block) string
}

// A Remark reports one rewrite, made or only possible, or of one that was
// refused. Its Related are what explains the rewrite, then what explains the refusal.
type Remark struct {
	analysis.Diagnostic
	Kind        *Kind
	Phase       *Phase   // that announced it
	N           int      // the number of the rewrite within the run of the phase; -1 if it is refused
	Title       string   // of the action that makes it
	Refusal     *Refusal // nil if it is possible
	Alternative bool     // another form than the one that the pass chooses: made only where someone asks for it
	ActionOnly  string   // why this one is only worth an action, although its kind is reported; "" if it is not so

	before int32  // how many rewrites of the run were announced before that are selected, see [Select.means]
	item   int32  // of later
	later  teller // which says the rest, see [Brief]; or nil
}

// A teller says what there is to say of an item: the message, the title, and the related places in front of those that
// the remark has of its refusal. It is safe for concurrent use, and polls no context.
type teller interface{ tell(r *Remark, item int32) }

// Told returns the remark with all that it says. Of what [Brief] returns Message, Title and Related may not be
// there before. Safe for concurrent use.
func (r *Remark) Told() Remark {
	told := *r
	if told.later != nil {
		told.later.tell(&told, told.item)
		told.later = nil
	}
	return told
}

// ToldBy is Told for one who has the facts about the function, or asks for them next: what was forgotten is not found again without them.
func (r *Remark) ToldBy(facts *analysis.Facts) Remark {
	if d, ok := r.later.(*deadCode); ok {
		d.recall(facts)
	}
	return r.Told()
}

// Reported reports whether the remark is shown without being asked for.
func (r *Remark) Reported() bool { return !r.Kind.ActionOnly && r.ActionOnly == "" }

// A Ctx is what a pass sees: the function, the facts about it as it was when the
// pass began, and whom to ask.
type Ctx struct {
	*analysis.Facts
	Knobs *Knobs

	phase   *Phase
	enabled func(phase string, f *cfg.Func, k *Knobs) bool // see [Ctx.runs]
	sel     Select
	dry     bool // nothing is made
	looks   bool // the pass ends where it would make something: see [look]
	brief   bool // what is said is only made when somebody is told: see [Brief]
	remarks []Remark
	settled [][]Remark // see [Ctx.settle]
	n       int        // rewrites that were announced
	meant   int32      // those of them that are selected
	changed bool
	stale   bool // a rewrite was made since the facts were found
	times   int  // it has looked at the function again
	left    *int // how many instructions a pass that goes on and on may still look at, see [Ctx.again]; nil for mostAgain
	early   bool // it would have gone on

	converged []Convergence

	fixes map[int][]grammar.Edit // what single rewrites would change, if that is wanted
	room  int                    // how many instructions may still be copied for that
	err   error                  // that one of them broke

	observed  ofFacts[[]bool]                       // see [Ctx.mayObserve]
	walked    []int                                 // by block: the search of [Ctx.observer] that has come there last
	walks     int                                   // how many there were
	quietIn   []answer                              // by block: see [Ctx.quiet]
	quietOf   *analysis.Facts                       // of what quietIn is
	numbers   ofFacts[map[*cfg.Block]*cfg.BlockRef] // see [Ctx.taken]
	flight    ofFacts[*inFlight]                    // see [Ctx.flights]
	regions   ofFacts[[][]actsAsOne]                // see [Ctx.collectives]
	exits     ofFacts[[]*witness]                   // see [Ctx.exitBefore]
	way       *chain                                // its memory, where it asks of one block after the other
	addresses answer                                // whether code is named by addresses
	ascending answer                                // whether the addresses of the section ascend

	reconverging answer // see [Ctx.reconverges]

	uniformWrites map[cfg.Reg]place // see [Ctx.writtenLater]
}

func newCtx(ph *Phase, f *analysis.Facts, k *Knobs) *Ctx {
	return &Ctx{Facts: f, Knobs: k, phase: ph, enabled: enabled}
}

// runs reports whether the phase of the name runs on the function.
func (c *Ctx) runs(phase string) bool { return c.enabled(phase, c.Func, c.Knobs) }

func enabled(phase string, f *cfg.Func, k *Knobs) bool { return PhaseNamed(phase).enabled(f, k) }

// keep returns what find finds of the function as it is: once for all phases that ask for it. It must
// not hang on what is selected, nor on knobs.
func keep[T any](c *Ctx, fact *analysis.Kept[T], find func(*Ctx) T) T {
	return fact.Of(c.Facts, func() T { return find(c) })
}

// The facts that passes keep.
var (
	keptReconverges analysis.Kept[answer]
	keptAscends     analysis.Kept[answer]
	keptAddresses   analysis.Kept[answer]
	keptTaken       analysis.Kept[map[*cfg.Block]*cfg.BlockRef]
	keptRefs        analysis.Kept[*blockRefs]
	keptDeadCode    analysis.Kept[*deadCode]
	keptFlights     analysis.Kept[*inFlight]
	keptObservers   analysis.Kept[[]bool]
	keptRegions     analysis.Kept[[][]actsAsOne]
	keptExits       analysis.Kept[[]*witness]
)

// An ofFacts is what was kept of the facts that the pass has now.
type ofFacts[T any] struct {
	of *analysis.Facts
	is T
}

// get returns it, found by find if nobody has.
func (x *ofFacts[T]) get(c *Ctx, fact *analysis.Kept[T], find func(*Ctx) T) T {
	if x.of != c.Facts {
		x.of, x.is = c.Facts, keep(c, fact, find)
	}
	return x.is
}

// having yields the places in order of the text whose instructions have one of the traits. Once
// something has changed it yields all: it only saves the time to look at them.
func (c *Ctx) having(t analysis.Traits) iter.Seq[at] {
	return func(yield func(at) bool) {
		if c.stale {
			for _, b := range c.Func.Blocks {
				c.Poll()
				for k := range b.Instrs {
					if !yield(at{b, k}) {
						return
					}
				}
			}
			return
		}
		traits := c.Traits()
		for _, b := range c.Func.Blocks {
			c.Poll()
			own := traits[:len(b.Instrs)]
			traits = traits[len(own):]
			for k := range own {
				if own[k]&t != 0 && !yield(at{b, k}) {
					return
				}
			}
		}
	}
}

// wants reports whether rewrites of the kind are of use at all: a pass need not look for others.
func (c *Ctx) wants(k *Kind) bool { return c.sel.kind(k) }

// Rewrite announces a rewrite and reports whether to make it. A pass that gets
// false goes on as if the rewrite did not apply.
func (c *Ctx) Rewrite(r Remark) bool {
	c.Poll()
	if n := c.Func.Missing; n > 0 {
		c.Refuse(r, refuse("%s in this listing of the function", cfg.MissingText(n)))
		return false
	}
	if c.Func.Scheduled && !r.Kind.Stays {
		c.Refuse(r, refuse("the text says what instructions wait for and how long they stall, which the rewrite cannot set"))
		return false
	}
	r.Phase, r.N, r.before = c.phase, c.n, c.meant
	c.n++
	c.remarks = append(c.remarks, r)
	noted := &c.remarks[len(c.remarks)-1]
	if c.sel.means(noted) {
		c.meant++
	}
	if c.dry {
		if !c.sel.lists(noted) {
			c.remarks = c.remarks[:len(c.remarks)-1]
		}
		return false
	}
	yes := c.sel.makes(noted)
	if yes && c.looks {
		cancel.Stop(errWould)
	}
	c.changed, c.stale = c.changed || yes, c.stale || yes
	return yes
}

// Make announces a rewrite and makes it if it is to be made, which it reports. It does so by change, which
// touches only blocks that it asks for: so the edits of one rewrite alone can be found without a copy
// of the function, and [Edits] can find those of all in one run.
func (c *Ctx) Make(r Remark, change func(*cfg.Change)) bool {
	return c.MakeIf(r, func(w *cfg.Change) bool {
		change(w)
		return true
	})
}

// MakeIf is Make for a change that may not be possible without a copy of the function: then it reports false.
func (c *Ctx) MakeIf(r Remark, change func(*cfg.Change) bool) bool {
	r.N = c.n
	if c.Rewrite(r) {
		change(nil)
		return true
	}
	if c.n == r.N {
		return false // it was refused
	}
	c.fix(&r, func(w *cfg.Change) bool {
		if !change(w) {
			return false
		}
		if err := w.Check(); err != nil && c.err == nil {
			c.err = fmt.Errorf("after rewrite %d of %s: %w", r.N, c.phase, err)
		}
		return true
	})
	return false
}

// mostCopied is how many instructions are copied to find what single rewrites would change, besides copiedEach for each of the function: about
// half a second. Each of many in one long block may take a copy of all of it.
const (
	mostCopied = 1 << 19
	copiedEach = 16
)

// fix notes what a rewrite alone would change, if that is wanted and change can tell.
func (c *Ctx) fix(r *Remark, change func(*cfg.Change) bool) {
	if c.fixes != nil && c.sel.lists(r) {
		c.note(r.N, change)
	}
}

// note notes what rewrite n alone would change, which is wanted, if change can tell.
func (c *Ctx) note(n int, change func(*cfg.Change) bool) {
	if c.room <= 0 {
		c.omit(n)
		return
	}
	w := cfg.NewChange(c.Func)
	can := change(w)
	c.room -= w.Copied()
	if !can {
		return
	}
	if edits, ok := w.Edits(); ok {
		c.fixes[n] = append([]grammar.Edit{}, edits...)
	}
}

// omit notes that the edits of rewrite n, which could be told, are not, as those of others were many.
func (c *Ctx) omit(n int) { c.fixes[n] = nil }

// renew links the function again, and begins with new facts.
func (c *Ctx) renew() {
	c.Poll()
	c.Func.Relink(c.Context())
	c.Facts, c.stale = analysis.NewFacts(c.Func).For(c.Context()), false
}

// mostAgain is up to how many instructions, each as often as it does, a pass looks at that begins anew as long as
// there is something to do: about a second. The first fewAgain times do not count, which most functions need no more than, if the function
// has no more than fewInstrs: so it does not run out where there are many functions.
var (
	mostAgain = 1 << 19
	fewAgain  = 4
	fewInstrs = 1 << 14
)

// again is renew for a pass that looks at all of the function once more, because it changed something. It reports
// whether the pass may go on: what it takes away each time may be a small part of what it could in the end.
func (c *Ctx) again() bool {
	if c.left == nil {
		left := c.Func.Limit(mostAgain)
		c.left = &left
	}
	c.renew()
	size := sizeOfFunc(c.Func)
	if c.times++; c.times <= fewAgain && size <= fewInstrs {
		return true
	}
	if *c.left <= 0 {
		c.early = true
		return false
	}
	*c.left -= size
	return true
}

// Refuse announces a rewrite that applies but for a fact.
func (c *Ctx) Refuse(r Remark, no *Refusal) {
	c.Poll()
	r.Phase, r.N, r.Refusal, r.Dead = c.phase, -1, no, false
	r.Related = append(r.Related, no.Related...)
	if r.Kind.Asked && !c.Func.Native && r.ActionOnly == "" {
		r.ActionOnly = optimized
	}
	c.remarks = append(c.remarks, r)
}

// A Result is what a phase did to a function.
type Result struct {
	Func    *cfg.Func // the function after the phase; the one before if nothing changed
	Remarks []Remark  // all that the phase announced, in order
	Made    []bool    // for each remark whether it was made
	Changed bool
	Early   bool // the phase would have gone on, but that would have taken long

	Converged []Convergence // of a phase that iterates, the blocks in which it made something
}

// Run makes the selected rewrites of the phase on a copy of f and checks what comes out. A broken
// invariant is an error that names the phase and prints the function; the result is f as it was then.
func Run(ph *Phase, f *cfg.Func, k *Knobs, sel Select) (Result, error) {
	return RunContext(context.Background(), ph, f, k, sel)
}

// RunContext is Run that ends in the middle, with the context's error, once ctx is done.
func RunContext(ctx context.Context, ph *Phase, f *cfg.Func, k *Knobs, sel Select) (Result, error) {
	return runContext(ctx, ph, f, k, sel, nil)
}

// runContext is RunContext in a pipeline, which has left how many instructions passes that go on and on may look at.
func runContext(ctx context.Context, ph *Phase, f *cfg.Func, k *Knobs, sel Select, left *int) (_ Result, err error) {
	defer cancel.Catch(&err)
	if !ph.enabled(f, k) {
		return Result{Func: f}, nil
	}
	return runOn(ctx, analysis.NewFacts(f.Clone(ctx)).For(ctx), ph, f, k, sel, left)
}

// runOn is runContext on a clone of f with its facts, which nothing has changed. The clone is what the result is then.
func runOn(ctx context.Context, facts *analysis.Facts, ph *Phase, f *cfg.Func, k *Knobs, sel Select, left *int) (_ Result, err error) {
	defer cancel.Catch(&err)
	c := newCtx(ph, facts, k)
	c.sel, c.left = sel, left
	ph.Pass.Run(c)
	r := Result{Func: f, Remarks: c.remarks, Made: make([]bool, len(c.remarks)), Early: c.early, Converged: c.converged}
	if !c.changed {
		return r, nil
	}
	c.Poll()
	c.Func.Relink(ctx)
	c.Poll()
	if err := c.Func.CheckContext(c.Context()); err != nil {
		return r, fmt.Errorf("after %s: %w\n%s", ph, err, c.Func)
	}
	for n := range c.remarks {
		m := &c.remarks[n]
		r.Made[n] = m.N >= 0 && sel.makes(m)
	}
	r.Func, r.Changed = c.Func, true
	return r, nil
}

// List returns the selected rewrites that the phase could make, each as if alone, and those it
// refuses. It makes none and does not copy the function. A rewrite has the same number whatever is
// selected. It polls the context of the facts.
func List(ph *Phase, f *analysis.Facts, k *Knobs, sel Select) []Remark {
	_, last := list(ph, f, k, sel, false)
	return last
}

// Brief is List, but what the remarks say may only be made by [Remark.Told], when somebody is told: of many thousands
// few are read. The facts are kept until then. The list comes in pieces, none of which is empty.
func Brief(ph *Phase, f *analysis.Facts, k *Knobs, sel Select) [][]Remark {
	pieces, last := list(ph, f, k, sel, true)
	if len(last) > 0 {
		pieces = append(pieces, last)
	}
	return pieces
}

// settled is from how many remarks on they are a piece of what [Brief] returns.
const settled = 4096

// settle puts away what was announced so far, if that is much and comes in pieces, so that room for more need not be found by
// copying it. A pass calls it where it will not look at it again.
func (c *Ctx) settle() {
	if c.brief && len(c.remarks) >= settled {
		c.settled = append(c.settled, c.remarks)
		c.remarks = make([]Remark, 0, settled+settled/8)
	}
}

// minLater is how many blocks a function has of which a pass leaves to [Remark.Told] what it can: the facts are kept with the remarks.
var minLater = 1024

// later reports whether that is so.
func (c *Ctx) later() bool { return c.brief && len(c.Func.Blocks) >= minLater }

// teller returns a Ctx for what is said later, when the work that c is of has ended.
func (c *Ctx) teller() *Ctx {
	return &Ctx{Facts: c.Facts.For(context.Background()), Knobs: c.Knobs, phase: c.phase, enabled: c.enabled, dry: true}
}

// list returns what Brief does, the last piece by itself.
func list(ph *Phase, f *analysis.Facts, k *Knobs, sel Select, brief bool) (pieces [][]Remark, last []Remark) {
	if ph.Pass.Several && len(f.Func.Blocks) < 2 || !ph.enabled(f.Func, k) {
		return nil, nil
	}
	c := listing.Get().(*Ctx)
	c.Facts, c.Knobs, c.phase, c.enabled, c.sel, c.dry, c.brief = f, k, ph, enabled, sel, true, brief
	ph.Pass.Run(c)
	pieces, last = c.settled, c.remarks
	*c = Ctx{} // which it stays until it is used again
	listing.Put(c)
	return pieces, last
}

// listing has what List used before: a pass keeps no Ctx, nor does a fact.
var listing = sync.Pool{New: func() any { return new(Ctx) }}

// Explain returns why the phase announces nothing for the branch that ends block b of a function,
// to follow "not applied: "; "" if the pass has nothing to say of it.
func Explain(ph *Phase, f *analysis.Facts, k *Knobs, b *cfg.Block) string {
	switch {
	case ph.Pass.Explain == nil:
		return ""
	case !ph.enabled(f.Func, k):
		return ph.off(f.Func, k)
	}
	c := newCtx(ph, f, k)
	c.dry = true
	return ph.Pass.Explain(c, b)
}

// Edits returns, by their numbers, the edits of the selected rewrites of the phase, each made
// alone. Those of several are the ones that can be found together, in one run without a copy of the
// function ([Ctx.Make]); the edits of one ([Nth]) are always found. Of many in long blocks it finds
// some, and nil for each of the others: see mostCopied. It ends with the error of the context of the facts once that is done.
func Edits(ph *Phase, f *analysis.Facts, k *Knobs, sel Select) (_ map[int][]grammar.Edit, err error) {
	defer cancel.Catch(&err)
	if !ph.enabled(f.Func, k) {
		return nil, nil
	}
	c := newCtx(ph, f, k)
	c.sel, c.dry, c.fixes, c.room = sel, true, map[int][]grammar.Edit{}, mostCopied
	for _, b := range f.Func.Blocks {
		c.room += copiedEach * len(b.Instrs)
	}
	ph.Pass.Run(c)
	n := int(sel.nth) - 1
	if c.fixes[n] != nil || n < 0 || c.err != nil {
		return c.fixes, c.err
	}
	r, err := RunContext(f.Context(), ph, f.Func, k, sel)
	if err == nil && r.Changed {
		c.fixes[n] = r.Func.Edits(f.Context())
	}
	return c.fixes, err
}
