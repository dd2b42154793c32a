package optimizer

import (
	"fmt"
	"slices"
	"strconv"
	"sync"

	"github.com/ori-lang/ori/cfg"
)

// A Phase is a row of the pipeline: a pass at its place.
type Phase struct {
	Num      int    // as ptxas numbers it; 0 if it is no phase of ptxas
	Name     string // as ptxas or cicc names it
	MinLevel int    // the lowest -O it runs at
	Disable  string // the knob that switches it off when it is set, "" for none
	Enable   string // the knob without which it does not run, "" for none
	Gate     string // a knob that has no value as a rule, and switches it off when it is given as 0; "" for none
	MinSM    int    // the first target it runs for, 0 for all
	Part     string // the pass of cicc that it is a part of, "" if it is a phase of ptxas
	Pass     *Pass

	// What is asked for in each function.
	disable, enable, gate *Knob    // the rows of the knobs, nil for none
	optional              bool     // it does not run where no knob is given
	before                []*Phase // those of the same pass that come earlier
}

func init() {
	of := map[*Pass][]*Phase{}
	for n := range Phases {
		ph := &Phases[n]
		ph.findKnobs()
		ph.before = of[ph.Pass]
		of[ph.Pass] = append(ph.before[:len(ph.before):len(ph.before)], ph)
	}
}

func (ph *Phase) findKnobs() {
	ph.disable, ph.enable, ph.gate = KnobNamed(ph.Disable), KnobNamed(ph.Enable), KnobNamed(ph.Gate)
	ph.optional = ph.disable != nil && ph.disable.Default != 0 || ph.enable != nil && ph.enable.Default == 0
}

// Phases are the phases of ptxas, in order, then the parts of the passes of cicc, in theirs.
var Phases = []Phase{
	{Num: 6, Name: "SetControlFlowOpLastInBB", Pass: SetControlFlowOpLastInBB},
	{Num: 13, Name: "GeneralOptimizeEarly", MinLevel: 2, Disable: "DisableMergeEquivalentConditionalFlow", Enable: "general-optimize", Pass: EquivalentExit},
	{Num: 14, Name: "DoSwitchOptFirst", MinLevel: 2, Pass: DoSwitchOptFirst},
	{Num: 15, Name: "OriBranchOpt", MinLevel: 2, Disable: "DisableMergeEquivalentConditionalFlow", Enable: "general-optimize", Pass: BranchOpt},
	{Num: 16, Name: "OriPerformLiveDeadFirst", Pass: LiveDead},
	{Num: 18, Name: "OriLoopMakeSingleEntry", MinLevel: 2, Enable: "general-optimize", Pass: LoopMakeSingleEntry},
	{Num: 29, Name: "GeneralOptimize", MinLevel: 2, Disable: "DisableRedundantBarrierRemoval", Enable: "general-optimize", Gate: "MembarFlowControl", Pass: GeneralOptimize},
	{Num: 30, Name: "DoSwitchOptSecond", MinLevel: 2, Pass: DoSwitchOpt},
	{Num: 31, Name: "OriLinearReplacement", MinLevel: 2, Pass: LinearReplacement},
	{Num: 33, Name: "OriPerformLiveDeadSecond", Pass: LiveDead},
	{Num: 37, Name: "GeneralOptimizeMid", MinLevel: 2, Enable: "general-optimize", Pass: GeneralOptimizeMid},
	{Num: 38, Name: "OptimizeNestedCondBranches", MinLevel: 2, Pass: OptimizeNestedCondBranches},
	{Num: 46, Name: "GeneralOptimizeMid2", MinLevel: 2, MinSM: 70, Pass: GeneralOptimizeMid2},
	{Num: 58, Name: "GeneralOptimizeLate", MinLevel: 3, Gate: "AllowReassociateCSE", Pass: GeneralOptimizeLate},
	{Num: 61, Name: "OriPerformLiveDeadThird", Pass: LiveDead},
	{Num: 63, Name: "OriDoPredication", MinLevel: 2, Pass: Predication},
	{Num: 65, Name: "GeneralOptimizeLate2", MinLevel: 2, Pass: GeneralOptimizeLate2},
	{Num: 80, Name: "ExpandJmxComputation", Pass: ExpandJmx},
	{Num: 84, Name: "OriPerformLiveDeadFourth", Pass: LiveDead},
	{Num: 108, Name: "OptimizeHotColdInLoop", MinLevel: 2, Pass: HotColdInLoop},
	{Num: 109, Name: "OptimizeHotColdFlow", MinLevel: 2, Pass: HotColdFlow},
	{Num: 112, Name: "PlaceBlocksInSourceOrder", MinLevel: 2, Pass: SourceOrder},
	{Num: 133, Name: "MergeEquivalentConditionalFlow", MinLevel: 2, Pass: MergeEquivalent},
	{Num: 136, Name: "LateMergeEquivalentConditionalFlow", MinLevel: 2, Pass: MergeEquivalent},

	{Name: "TailMerge", MinLevel: 1, Disable: "disable-branch-fold", Gate: "enable-tail-merge", Part: "BranchFolding", Pass: TailMerge},
	{Name: "OptimizeBranches", MinLevel: 1, Disable: "disable-branch-fold", Part: "BranchFolding", Pass: OptimizeBranches},
	{Name: "HoistCommonCode", MinLevel: 1, Disable: "disable-branch-fold", Part: "BranchFolding", Pass: HoistCommonCode},
}

// String names the phase in a sentence: "phase 15 (OriBranchOpt)", or the name alone where there is
// no number.
func (ph *Phase) String() string {
	if ph.Num == 0 {
		return ph.Name
	}
	return fmt.Sprintf("phase %d (%s)", ph.Num, ph.Name)
}

// Short names the phase where its name has been said: "phase 15", or the name.
func (ph *Phase) Short() string {
	if ph.Num == 0 {
		return ph.Name
	}
	return fmt.Sprintf("phase %d", ph.Num)
}

// First reports whether the phase is the first of its pass in the pipeline.
func (ph *Phase) First() bool { return ph.first(func(*Phase) bool { return true }) }

// Leads reports whether the phase is the first of its pass that runs on f. What a later one could do
// on the text as it is, that one can do too.
func (ph *Phase) Leads(f *cfg.Func, k *Knobs) bool {
	return ph.first(func(x *Phase) bool { return x.enabled(f, k) })
}

// Leading returns the phases that run and lead in f, in order: see [Phase.Leads]. Nothing may write to them.
func Leading(f *cfg.Func, k *Knobs) []*Phase {
	as := leadSort{f.SM(), k.level(f)}
	usual := k.none(f) && 0 <= as.level && as.level < 8 && hasPhases(f)
	if usual {
		if list, ok := leadOf.Load(as); ok {
			return list.([]*Phase)
		}
	}
	var list []*Phase
	for n := range Phases {
		if ph := &Phases[n]; ph.enabled(f, k) && ph.Leads(f, k) {
			list = append(list, ph)
		}
	}
	if usual {
		leadOf.Store(as, list)
	}
	return list
}

// A leadSort is what the phases that run on a function depend on where it is given no knob.
type leadSort struct{ sm, level int }

// leadOf is what [Leading] has returned for functions that are given no knob: a text may have a hundred thousand of them.
var leadOf sync.Map // by leadSort

// first reports whether the phase is the first of its pass of those that count, or none is.
func (ph *Phase) first(counts func(*Phase) bool) bool {
	return !slices.ContainsFunc(ph.before, counts)
}

// phasesByName is the table by names: passes ask in each function which others run.
var phasesByName = sync.OnceValue(func() map[string]*Phase {
	rows := map[string]*Phase{}
	for n := range Phases {
		rows[Phases[n].Name] = &Phases[n]
	}
	return rows
})

// PhaseNamed returns the phase with the given number or name, or nil.
func PhaseNamed(s string) *Phase {
	if ph := phasesByName()[s]; ph != nil {
		return ph
	}
	num, err := strconv.Atoi(s)
	for n := range Phases {
		if err == nil && num != 0 && Phases[n].Num == num {
			return &Phases[n]
		}
	}
	return nil
}

// enabled reports whether the phase runs at all on f.
func (ph *Phase) enabled(f *cfg.Func, k *Knobs) bool {
	if !hasPhases(f) {
		return false
	}
	if k.none(f) {
		return !ph.optional && k.level(f) >= ph.MinLevel && f.SM() >= ph.MinSM
	}
	level := k.OptLevel(f)
	return ph.shut(k) == "" && level >= ph.MinLevel && f.SM() >= ph.MinSM && !ph.gated(f, k) && !ph.disabled(f, k) && (ph.enable == nil || k.value(f, ph.enable) != 0)
}

// hasPhases reports whether any phase runs on f.
func hasPhases(f *cfg.Func) bool {
	return len(f.Blocks) > 0 && !f.Stray && f.Redefined == "" && !f.ByBank()
}

// gated reports whether the gate of the phase is closed for f.
func (ph *Phase) gated(f *cfg.Func, k *Knobs) bool {
	if ph.gate == nil {
		return false
	}
	v, set := k.set(f, ph.gate)
	return set && v == 0
}

// disabled reports whether a knob switches the phase off for f.
func (ph *Phase) disabled(f *cfg.Func, k *Knobs) bool {
	return ph.disable != nil && k.value(f, ph.disable) != 0
}

// off says why the phase does not run on f, in which it does not.
func (ph *Phase) off(f *cfg.Func, k *Knobs) string {
	switch {
	case f.Stray:
		return "the instructions are outside of a function"
	case f.Redefined != "":
		return f.Redefined + " is defined more than once"
	case f.ByBank():
		return "it branches to addresses that are in a constant bank"
	}
	if gate := ph.shut(k); gate != "" {
		return "--no-phase " + gate + " switches it off"
	}
	if level := k.OptLevel(f); level < ph.MinLevel {
		return fmt.Sprintf("it runs at -O%d and above, and this is -O%d", ph.MinLevel, level)
	}
	if f.SM() < ph.MinSM {
		return fmt.Sprintf("it runs for sm_%d and above", ph.MinSM)
	}
	if ph.gated(f, k) {
		return "the knob " + ph.Gate + " is 0"
	}
	if ph.disabled(f, k) {
		return "the knob " + ph.Disable + " disables it"
	}
	return "the knob " + ph.Enable + " is off"
}

// An Order is a constraint on the order of phases.
type Order struct {
	Before, After string // names of phases
	Why           string
}

// PhaseOrder is why the phases stand in their order. Source: seeds branch-and-switch, "Pipeline
// Placement" and what follows it.
var PhaseOrder = []Order{
	{"GeneralOptimizeEarly", "OriBranchOpt", "exits that are always taken leave blocks unreachable"},
	{"SetControlFlowOpLastInBB", "GeneralOptimizeEarly", "exits are expected at the end of blocks"},
	{"SetControlFlowOpLastInBB", "OriBranchOpt", "branches are expected at the end of blocks"},
	{"OriBranchOpt", "OriPerformLiveDeadFirst", "what only removed branches and unreachable blocks need is dead"},
	{"OriBranchOpt", "OriLoopMakeSingleEntry", "edges of dead branches and forwarding blocks are no entries of loops"},
	{"OriPerformLiveDeadFirst", "OriLoopMakeSingleEntry", "dead code need not be copied"},
	{"OriLoopMakeSingleEntry", "OriDoPredication", "what is in a loop costs by how often it runs, which needs a natural loop"},
	{"OriLinearReplacement", "OriPerformLiveDeadSecond", "the predicate of a branch that was replaced may be dead"},
	{"OptimizeNestedCondBranches", "OriPerformLiveDeadThird", "the predicates of combined branches may be dead"},
	{"ExpandJmxComputation", "OriPerformLiveDeadFourth", "the index that was replaced by an address may be dead"},
	{"OriPerformLiveDeadFirst", "GeneralOptimize", "what is dead need not be simplified"},
	{"GeneralOptimize", "DoSwitchOptSecond", "comparisons name the selector itself, and the constant"},
	{"OriLinearReplacement", "GeneralOptimizeMid", "selects that replaced branches may have the same sources"},
	{"GeneralOptimizeMid", "OptimizeNestedCondBranches", "conditions that are known are no conditions"},
	{"OptimizeNestedCondBranches", "GeneralOptimizeMid2", "the predicates of combined branches may be copies"},
	{"GeneralOptimizeMid2", "GeneralOptimizeLate", "MOVs that are left are compared with one another"},
	{"GeneralOptimizeLate", "OriPerformLiveDeadThird", "what only removed copies needed is dead"},
	{"OriDoPredication", "GeneralOptimizeLate2", "moves of sides that were predicated may be copies"},
	{"OriBranchOpt", "DoSwitchOptSecond", "chains of comparisons are simple once branches are threaded and dead blocks removed"},
	{"DoSwitchOptSecond", "OptimizeNestedCondBranches", "nested conditions that remain of switches are flattened"},
	{"DoSwitchOptSecond", "OriLinearReplacement", "small branches that are not a switch become selects"},
	{"OptimizeNestedCondBranches", "OriDoPredication", "nested conditions are combined into one, which can be predicated"},
	{"OriLinearReplacement", "OriDoPredication", "what can be a select need not be predicated"},
	{"DoSwitchOptSecond", "ExpandJmxComputation", "the address of a table is computed once the table is placed"},
	{"OriDoPredication", "OptimizeHotColdInLoop", "a cold side that is predicated is no block to move"},
	{"OptimizeHotColdInLoop", "OptimizeHotColdFlow", "what left a loop goes to the end with what stood outside of loops"},
	{"OptimizeHotColdFlow", "PlaceBlocksInSourceOrder", "the order of the source is that of the blocks that are not cold"},
	{"OriDoPredication", "MergeEquivalentConditionalFlow", "the blocks that remain after predication are compared"},
	{"MergeEquivalentConditionalFlow", "LateMergeEquivalentConditionalFlow", "the phases in between make more blocks equal"},
	{"TailMerge", "HoistCommonCode", "what both ways of a branch begin and end with is one block, which need not be hoisted"},
}
