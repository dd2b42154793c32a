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

	means    func() *meanings
	consts   func() *Constants
	flow     func() *ControlFlow
	conv     func() *Convergence
	dead     func() []DeadRegion
	none     func() []bool
	regs     func() *Registers
	live     func() *Liveness
	ranges   func() *Liveness
	press    func() *Pressure
	ssa      func() *SSA
	post     func() *PostDominators
	front    func() *Relation
	ctrl     func() *Relation
	uni      func() *Uniformity
	stacks   func() *Stacks
	switches func() []Switch
	irred    func() []IrreducibleRegion
	colds    func() []Cold
}

// NewFacts returns the facts of f, none of them computed yet.
func NewFacts(f *cfg.Func) *Facts {
	facts := &Facts{Func: f}
	facts.regs = sync.OnceValue(func() *Registers { return newRegisters(f) })
	facts.live = sync.OnceValue(func() *Liveness { return newLiveness(facts.regs()) })
	facts.ranges = sync.OnceValue(func() *Liveness { return RangesOf(f, nil) })
	facts.press = sync.OnceValue(func() *Pressure { return facts.ranges().Pressure() })
	facts.ssa = sync.OnceValue(func() *SSA { return newSSA(facts.live()) })
	facts.means = sync.OnceValue(func() *meanings { return newMeanings(f) })
	facts.consts = sync.OnceValue(func() *Constants { return newConstants(facts.ssa(), facts.means()) })
	facts.flow = sync.OnceValue(func() *ControlFlow { return AnalyzeControlFlow(f, false) })
	facts.conv = sync.OnceValue(func() *Convergence { return newConvergence(f) })
	facts.dead = sync.OnceValue(func() []DeadRegion { return deadRegions(f) })
	facts.none = sync.OnceValue(func() []bool {
		none := make([]bool, len(f.Blocks))
		for _, r := range facts.dead() {
			for _, b := range r.Blocks {
				none[b.ID] = true
			}
		}
		return none
	})
	facts.post = sync.OnceValue(func() *PostDominators { return newPostDominators(f) })
	facts.front = sync.OnceValue(func() *Relation { return newFrontiers(f) })
	facts.ctrl = sync.OnceValue(func() *Relation { return newControlDependence(f, facts.post()) })
	facts.uni = sync.OnceValue(func() *Uniformity {
		return newUniformity(facts, fineSteps)
	})
	facts.stacks = sync.OnceValue(func() *Stacks { return newStacks(f) })
	facts.irred = sync.OnceValue(func() []IrreducibleRegion { return newIrreducibles(f) })
	facts.colds = sync.OnceValue(func() []Cold { return newColds(f) })
	facts.switches = sync.OnceValue(func() []Switch { return Switches(facts, SwitchDefaults(f)) })
	return facts
}

// Constants returns what is known of values.
func (f *Facts) Constants() *Constants { return f.consts() }

// ControlFlow returns what phase 3 notes of blocks, in incremental mode.
func (f *Facts) ControlFlow() *ControlFlow { return f.flow() }

// Convergence returns the convergence regions.
func (f *Facts) Convergence() *Convergence { return f.conv() }

// DeadRegions returns the unreachable regions.
func (f *Facts) DeadRegions() []DeadRegion { return f.dead() }

// Unreachable reports whether control cannot come to b. Of a block that no path of edges from the entry leads to it may be unknown.
func (f *Facts) Unreachable(b *cfg.Block) bool { return f.none()[b.ID] }

// Registers returns which registers each instruction reads and writes.
func (f *Facts) Registers() *Registers { return f.regs() }

// Liveness returns which registers are live where.
func (f *Facts) Liveness() *Liveness { return f.live() }

// Ranges returns the liveness to be shown to people: see [RangesOf].
func (f *Facts) Ranges() *Liveness { return f.ranges() }

// Pressure returns how many registers are occupied, by Ranges.
func (f *Facts) Pressure() *Pressure { return f.press() }

// SSA returns the function in static single assignment form.
func (f *Facts) SSA() *SSA { return f.ssa() }

// PostDominators returns the postdominator tree.
func (f *Facts) PostDominators() *PostDominators { return f.post() }

// Frontiers returns the dominance frontier of each block.
func (f *Facts) Frontiers() *Relation { return f.front() }

// ControlDependence returns the blocks that decide whether control gets to each
// block.
func (f *Facts) ControlDependence() *Relation { return f.ctrl() }

// Uniformity returns which values and branches are the same in all lanes.
func (f *Facts) Uniformity() *Uniformity { return f.uni() }

// Stacks returns the reconvergence stack of sm_62 and older.
func (f *Facts) Stacks() *Stacks { return f.stacks() }

// Irreducibles returns the irreducible regions.
func (f *Facts) Irreducibles() []IrreducibleRegion { return f.irred() }

// Cold returns why b is cold; the zero Cold if nothing says so.
func (f *Facts) Cold(b *cfg.Block) Cold {
	if list := f.colds(); list != nil {
		return list[b.ID]
	}
	return Cold{}
}

// AnyCold reports whether a block is cold.
func (f *Facts) AnyCold() bool { return f.colds() != nil }

// Switches returns the switches of the function under the default settings. For
// others see the function [Switches].
func (f *Facts) Switches() []Switch { return f.switches() }

// Warm begins to find the constants, and what uniformity is found from besides, beside what the caller does next. It
// returns when the values that the constants are of are known.
func (f *Facts) Warm() {
	if len(f.Func.Blocks) < 64 {
		return // not worth a goroutine
	}
	beside(func() {
		f.means()
		f.PostDominators()
		f.Convergence()
		f.Stacks()
	})
	s := f.SSA()
	beside(func() { f.Constants() })
	s.Users(0)
}

// beside calls find in another goroutine. Who asks for what it finds panics too if it does, where somebody takes care of it.
func beside(find func()) {
	go func() {
		defer func() { _ = recover() }()
		find()
	}()
}
