package analysis

import (
	"context"
	"sync/atomic"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// Facts are the facts about one function that are found when first asked for and
// then kept. They hold for the function as it was then: a pass that rewrites keeps
// using the facts from before its rewrites, and its comment says why it may.
// Safe for concurrent use.
type Facts struct {
	Func *cfg.Func

	ctx   context.Context        // of who asks
	found *atomic.Pointer[found] // of all who ask; nothing if nobody has
	came  *outcome               // what some came to, which are let go; or nil
}

// known returns the facts that are known.
func (f *Facts) known() *found {
	for { // they may be forgotten meanwhile
		if k := f.found.Load(); k != nil {
			return k
		}
		if k := new(found); f.found.CompareAndSwap(nil, k) {
			return k
		}
	}
}

// found are the facts that are known. None of them keeps the context of who asked for it first.
type found struct {
	means  cancel.Memo[*meanings]
	consts cancel.Memo[*Constants]
	conv   cancel.Memo[*Convergence]
	regs   cancel.Memo[*Registers]
	live   cancel.Memo[*Liveness]
	ssa    cancel.Memo[*SSA]
	post   cancel.Memo[*PostDominators]
	uni    cancel.Memo[*Uniformity]
	stacks cancel.Memo[*Stacks]
	decide cancel.Memo[*decisions]
	dead   cancel.Memo[[]DeadRegion]
	many   cancel.Memo[bool]
	chains cancel.Memo[*foundChains]
	writes cancel.Memo[[]DeadWrite]

	rare atomic.Pointer[rarelyFound]
	kept atomic.Pointer[keptFact]
}

// rarelyFound are the facts that nobody asks for in most functions.
type rarelyFound struct {
	flow       cancel.Memo[*ControlFlow]
	none       cancel.Memo[[]bool]
	ranges     cancel.Memo[*Liveness]
	extents    cancel.Memo[*Extents]
	press      cancel.Memo[*Pressure]
	front      cancel.Memo[*Relation]
	ctrl       cancel.Memo[*Relation]
	inRows     cancel.Memo[*Uniformity] // see DivergentInWarp
	sure       cancel.Memo[*Uniformity] // see surely
	stays      cancel.Memo[[]bool]      // see mayBeKept
	switches   cancel.Memo[[]Switch]
	unselected cancel.Memo[*unselected]
	irred      cancel.Memo[[]IrreducibleRegion]
	irredOf    cancel.Memo[[]*IrreducibleRegion] // by block
	ledBack    cancel.Memo[[]bool]               // by block: whether an edge leads back to it that it does not dominate
	colds      cancel.Memo[[]Cold]
	met        cancel.Memo[*keptMeetings]
}

// rarely returns those of them that are known.
func (f *Facts) rarely() *rarelyFound {
	k := f.known()
	if r := k.rare.Load(); r != nil {
		return r
	}
	k.rare.CompareAndSwap(nil, new(rarelyFound))
	return k.rare.Load()
}

// NewFacts returns the facts of f, none of them computed yet.
func NewFacts(f *cfg.Func) *Facts {
	return &Facts{f, context.Background(), new(atomic.Pointer[found]), nil}
}

// For returns the same facts for one who asks for them until ctx is done: finding one is stopped
// then, as package cancel has it, and others go on.
func (f *Facts) For(ctx context.Context) *Facts { return &Facts{f.Func, ctx, f.found, f.came} }

// Forget drops all facts that are known, but for what [Facts.Brief] has kept. Whoever has one of them can go on using it, and
// whoever asks again finds the same.
func (f *Facts) Forget() { f.found.Store(nil) }

// Known reports whether any are known.
func (f *Facts) Known() bool { return f.found.Load() != nil }

// Context returns the context of who asks.
func (f *Facts) Context() context.Context { return f.ctx }

// Poll ends the work of who asks for the facts if nobody waits for it: see [cancel.Poll].
func (f *Facts) Poll() { cancel.Poll(f.ctx) }

// A Kept is a fact that another package finds, such as what a pass has to know of the function: phases
// that run the same pass find it once. A variable of the type stands for the fact; nothing is in it.
type Kept[T any] struct{ _ byte } // two without anything in them could be at one address

// A keptFact is an element of the list of these facts. There are few.
type keptFact struct {
	of   any // the *Kept[T]
	memo any // the *cancel.Memo[T]
	next *keptFact
}

// Of returns what find finds the first time that somebody asks for the fact k of the function of f.
func (k *Kept[T]) Of(f *Facts, find func() T) T {
	kept := &f.known().kept
	for {
		first := kept.Load()
		for x := first; x != nil; x = x.next {
			if x.of == any(k) {
				return x.memo.(*cancel.Memo[T]).Get(f.ctx, find)
			}
		}
		kept.CompareAndSwap(first, &keptFact{k, new(cancel.Memo[T]), first})
	}
}

// Constants returns what is known of values.
func (f *Facts) Constants() *Constants {
	return f.known().consts.Get(f.ctx, f.newConstants)
}

// ControlFlow returns what phase 3 notes of blocks, in incremental mode.
func (f *Facts) ControlFlow() *ControlFlow {
	return f.rarely().flow.Get(f.ctx, func() *ControlFlow { return AnalyzeControlFlow(f.ctx, f.Func, false) })
}

// Convergence returns the convergence regions.
func (f *Facts) Convergence() *Convergence {
	return f.known().conv.Get(f.ctx, func() *Convergence { return newConvergence(f.ctx, f.Func) })
}

// DeadRegions returns the unreachable regions.
func (f *Facts) DeadRegions() []DeadRegion {
	return f.known().dead.Get(f.ctx, func() []DeadRegion { return deadRegions(f.Func) })
}

// Unreachable reports whether control cannot come to b. Of a block that no path of edges from the
// entry leads to it may be unknown.
func (f *Facts) Unreachable(b *cfg.Block) bool {
	return f.rarely().none.Get(f.ctx, func() []bool {
		none := make([]bool, len(f.Func.Blocks))
		for _, r := range f.DeadRegions() {
			for _, b := range r.Blocks {
				none[b.ID] = true
			}
		}
		return none
	})[b.ID]
}

// Registers returns which registers each instruction reads and writes.
func (f *Facts) Registers() *Registers {
	return f.known().regs.Get(f.ctx, func() *Registers { return newRegisters(f.ctx, f.Func) })
}

// Liveness returns which registers are live where.
func (f *Facts) Liveness() *Liveness {
	return f.known().live.Get(f.ctx, func() *Liveness { return newLiveness(f.ctx, f.Registers()) })
}

// Ranges returns the liveness to be shown to people: see [RangesOf].
func (f *Facts) Ranges() *Liveness {
	return f.rarely().ranges.Get(f.ctx, func() *Liveness { return rangesFrom(f.ctx, f.Registers()) })
}

// Pressure returns how many registers are occupied, by Ranges.
func (f *Facts) Pressure() *Pressure {
	return f.rarely().press.Get(f.ctx, func() *Pressure { return f.Ranges().Pressure(f.ctx) })
}

// Groups returns [Facts.Uniformity] after it has found which lanes run a block at different times.
func (f *Facts) Groups() *Uniformity {
	u := f.Uniformity()
	u.FindGroups(f.ctx)
	return u
}

// SSA returns the function in static single assignment form.
func (f *Facts) SSA() *SSA {
	return f.known().ssa.Get(f.ctx, func() *SSA { return newSSA(f.ctx, f.Liveness()) })
}

// PostDominators returns the postdominator tree.
func (f *Facts) PostDominators() *PostDominators {
	return f.known().post.Get(f.ctx, func() *PostDominators { return newPostDominators(f.ctx, f.Func) })
}

// Frontiers returns the dominance frontier of each block.
func (f *Facts) Frontiers() *Relation {
	return f.rarely().front.Get(f.ctx, func() *Relation { return newFrontiers(f.Func) })
}

// ControlDependence returns the blocks that decide whether control gets to each
// block.
func (f *Facts) ControlDependence() *Relation {
	return f.rarely().ctrl.Get(f.ctx, func() *Relation { return newControlDependence(f.Func, f.PostDominators()) })
}

// Uniformity returns which values and branches are the same in all lanes.
func (f *Facts) Uniformity() *Uniformity {
	return f.known().uni.Get(f.ctx, f.newUniformity)
}

// Stacks returns the reconvergence stack of sm_62 and older.
func (f *Facts) Stacks() *Stacks {
	return f.known().stacks.Get(f.ctx, func() *Stacks { return newStacks(f.ctx, f.Func) })
}

// Irreducibles returns the irreducible regions.
func (f *Facts) Irreducibles() []IrreducibleRegion {
	return f.rarely().irred.Get(f.ctx, func() []IrreducibleRegion { return newIrreducibles(f.ctx, f.Func) })
}

// Irreducible returns the innermost irreducible region that b is in, nil if there is none.
func (f *Facts) Irreducible(b *cfg.Block) *IrreducibleRegion {
	return f.rarely().irredOf.Get(f.ctx, func() []*IrreducibleRegion {
		in := make([]*IrreducibleRegion, len(f.Func.Blocks))
		list := f.Irreducibles()
		for n := range list {
			f.Poll()
			for k, id := range list[n].Blocks {
				if k%4096 == 0 {
					f.Poll()
				}
				if was := in[id]; was == nil || len(list[n].Blocks) < len(was.Blocks) {
					in[id] = &list[n]
				}
			}
		}
		return in
	})[b.ID]
}

// Cold returns why b is cold; the zero Cold if nothing says so.
func (f *Facts) Cold(b *cfg.Block) Cold {
	if list := f.colds(); list != nil {
		return list[b.ID]
	}
	return Cold{}
}

// AnyCold reports whether a block is cold.
func (f *Facts) AnyCold() bool { return f.colds() != nil }

func (f *Facts) colds() []Cold {
	return f.rarely().colds.Get(f.ctx, func() []Cold { return newColds(f.Func) })
}

// Switches returns the switches of the function under the default settings. For
// others see the function [Switches].
func (f *Facts) Switches() []Switch {
	return f.rarely().switches.Get(f.ctx, func() []Switch { return Switches(f, SwitchDefaults(f.Func)) })
}

func (f *Facts) decisions() *decisions {
	return f.known().decide.Get(f.ctx, func() *decisions { return newDecisions(f.ctx, f.SSA(), f.means()) })
}

func (f *Facts) many() bool {
	return f.known().many.Get(f.ctx, func() bool { return manyChains(f) })
}

func (f *Facts) means() *meanings {
	return f.known().means.Get(f.ctx, func() *meanings { return newMeanings(f.ctx, f.Func) })
}

// Edges of a function are compared with one another if there are no more than maxEdges for each
// instruction, or minEdges in all. A block with a table may lead to all others; if each block does, the
// number of edges is the square of the length of the text.
const (
	maxEdges = 64
	minEdges = 1 << 16
)

// ManyEdges reports whether the function has more edges than are compared with one another.
func (f *Facts) ManyEdges() bool {
	edges := len(f.Func.Graph.Succ)
	return edges > f.Func.Limit(minEdges) && edges > f.Func.Limit(maxEdges)*f.Registers().Instrs()
}

// Paths finds the facts about paths and about what instructions mean, which the facts about values need.
func (f *Facts) Paths() {
	f.means()
	f.PostDominators()
	f.Convergence()
	f.Stacks()
}
