package optimizer

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/ori-lang/ori/cfg"
)

// The GeneralOptimize phases are bundles of sub-passes that clean up after the phases before them.
// They share the sub-passes, and differ in which of them run, under which gates, and when they
// stop: [Instances] is the table. Source: seeds general-optimize.

// A subPass is one part of a GeneralOptimize bundle.
type subPass struct {
	Name  string
	Doc   string
	Kinds []*Kind
	run   func(*general)

	owners []string // other phases that can do all that it can
}

var (
	copyPropagation     = &subPass{"forward copy propagation", "uses of a copy read the original, and the copy is removed", []*Kind{redundantCopy}, (*general).copies, nil}
	constantPropagation = &subPass{"constant propagation", "an instruction that computes a constant becomes a move, and uses of a constant read it as an operand", []*Kind{constantOperand, constantValue}, (*general).constants, nil}
	predicates          = &subPass{"predicate simplification", "guards and operands with a known predicate, and selects that always select the same", []*Kind{simplifyPredicate, redundantSelect}, (*general).predicates, nil}
	deadCodeElimination = &subPass{"dead code elimination", "writes that nothing reads", []*Kind{deadWrite}, (*general).deads, liveDeadPhases}
	movBuffer           = &subPass{"buffer of MOVs", "a MOV with the same source as one of the last six MOVs of the block", []*Kind{redundantCopy}, (*general).buffered, nil}
)

// An Instance is one of the GeneralOptimize phases.
type Instance struct {
	Phase     string
	Variant   string   // as the page calls the family
	Converges string   // when it stops
	Steps     []string // what the page has it do step by step, and what is done here
	Targets   []TargetVariant
	subs      []*subPass
	// once says that blocks are looked at once; weighed, that what an iteration saves has to exceed
	// the knob MovWeightForConvertMemToReg.
	once, weighed bool
}

// A TargetVariant is what an instance whose implementation is a matter of the target runs on some of them.
type TargetVariant struct {
	Min, Max int // targets; 0 if there is no bound
	Does     string
	Why      string
}

// String tells of it: "up to sm_62 nothing, because ...".
func (v *TargetVariant) String() string {
	on := "on all targets"
	switch {
	case v.Max > 0:
		on = fmt.Sprintf("up to sm_%d", v.Max)
	case v.Min > 0:
		on = fmt.Sprintf("from sm_%d on", v.Min)
	}
	return on + " " + v.Does + ", because " + v.Why
}

// exitEquivalence is all of phase 13, which has a Pass of its own: see [EquivalentExit].
var exitEquivalence = &subPass{"structural equivalence of exits", "a conditional exit whose condition an earlier one has tested", []*Kind{equivalentExit}, nil, nil}

// localPromotion has a Run of its own, before the iterations: see [promoteLocals].
var localPromotion = &subPass{"ConvertMemoryToRegisterOrUniform", "slots of local memory whose address does not escape become registers, or uniform registers where all lanes store one value", []*Kind{promoteLocal}, nil, nil}

var full = []*subPass{deadCodeElimination, constantPropagation, predicates, copyPropagation}

// Instances is the table of the GeneralOptimize phases, in order. What 46 and 65 run is a matter of
// the target, and the page does not say more; ours run what the phase before them does. The page
// calls what the gates compare with 1 and with 2 a number of functions in one place, and the
// optimization level, which it is, in another.
var Instances = []Instance{
	{Phase: "GeneralOptimizeEarly", Variant: "A, block by block", subs: []*subPass{exitEquivalence}, Steps: earlySteps,
		Converges: "when an iteration changes nothing, or after as many as knob 464 allows"},
	{Phase: "GeneralOptimize", Variant: "A, block by block", subs: full, Steps: forwardSteps,
		Converges: "when an iteration changes nothing, or after as many as knob 464 allows"},
	{Phase: "GeneralOptimizeMid", Variant: "B, the whole function, with cost", subs: append([]*subPass{localPromotion}, full...), weighed: true, Steps: midSteps,
		Converges: "when what an iteration changed weighs less than knob 474, or knob 135"},
	{Phase: "GeneralOptimizeMid2", Variant: "C, per target", subs: full, Steps: targetSteps,
		Targets: []TargetVariant{
			{0, 62, "nothing", "phases 38 to 45 only expand operations of newer targets (on thread blocks and mbarriers), and phase 37 has left nothing to do"},
			{70, 0, "what phase 29 does", "what those phases expand has copies, comparisons and constants"},
		},
		Converges: "when an iteration changes nothing, or after as many as knob 464 allows"},
	{Phase: "GeneralOptimizeLate", Variant: "B, a buffer of six MOVs", subs: []*subPass{deadCodeElimination, movBuffer}, once: true, Steps: lateSteps,
		Converges: "after one look at each block"},
	{Phase: "GeneralOptimizeLate2", Variant: "C, per target", subs: []*subPass{copyPropagation, predicates}, Steps: targetSteps,
		Targets:   []TargetVariant{{0, 0, "both sub-passes", "phase 63 predicates code on all targets, and leaves copies and known predicates"}},
		Converges: "when an iteration changes nothing, or after as many as knob 464 allows"},
}

// InstanceNamed returns the row of a phase, or nil.
func InstanceNamed(phase string) *Instance {
	for n := range Instances {
		if Instances[n].Phase == phase {
			return &Instances[n]
		}
	}
	return nil
}

// Kinds are the rewrites that the instance makes.
func (x *Instance) Kinds() (list []*Kind) {
	for _, s := range x.subs {
		list = append(list, s.Kinds...)
	}
	return list
}

// SubPasses names what the instance runs.
func (x *Instance) SubPasses() string {
	var list []string
	for _, s := range x.subs {
		list = append(list, s.Name)
	}
	return strings.Join(list, ", ")
}

// GeneralOptimize is phase 29. See [Instances].
var GeneralOptimize = &Pass{
	Name: "GeneralOptimize",
	Doc:  "Propagate copies and constants and simplify predicates. Clean up after the loop phases. Each GeneralOptimize phase runs some of these sub-passes until nothing changes.",
	Run:  generalOptimize,
}

// GeneralOptimizeMid is phase 37. See [Instances].
var GeneralOptimizeMid = &Pass{
	Name: "GeneralOptimizeMid",
	Doc:  "Promote local memory to registers, propagate copies and constants, simplify predicates. The same as GeneralOptimize, after selects have replaced branches, and by weight: another iteration follows only if one has saved more than the weight of a move.",
	Run:  generalOptimize,
}

// GeneralOptimizeMid2 is phase 46. See [Instances].
var GeneralOptimizeMid2 = &Pass{
	Name: "GeneralOptimizeMid2",
	Doc:  "Propagate copies and constants and simplify predicates, per target. The same as GeneralOptimize, from sm_70 on.",
	Run:  generalOptimize,
}

// GeneralOptimizeLate is phase 58. See [Instances].
var GeneralOptimizeLate = &Pass{
	Name: "GeneralOptimizeLate",
	Doc:  "Remove MOVs of what one of the last six MOVs has moved. Each block is looked at once, with a circular buffer.",
	Run:  generalOptimize,
}

// GeneralOptimizeLate2 is phase 65. See [Instances].
var GeneralOptimizeLate2 = &Pass{
	Name: "GeneralOptimizeLate2",
	Doc:  "Propagate copies and simplify predicates, for the last time. Registers are allocated after it.",
	Run:  generalOptimize,
}

// Explain tells of the sub-passes, a line each.
func (x *Instance) Explain() string {
	var sb strings.Builder
	for _, s := range x.subs {
		var codes []string
		for _, k := range s.Kinds {
			codes = append(codes, k.Name)
		}
		fmt.Fprintf(&sb, "- %s (%s): %s\n", s.Name, strings.Join(codes, ", "), s.Doc)
	}
	if x.Steps != nil {
		sb.WriteString("\nThe steps of ptxas, and what they are here:\n")
	}
	for n, s := range x.Steps {
		fmt.Fprintf(&sb, "%d. %s\n", n+1, s)
	}
	for n := range x.Targets {
		fmt.Fprintf(&sb, "- %s\n", x.Targets[n].String())
	}
	return sb.String()
}

// general runs an instance on a function.
type general struct {
	*Ctx
	instance *Instance

	// Of one iteration, whose facts are those of its beginning: the instructions that a rewrite
	// changed or relies on, by number, and those that go at its end.
	touched map[int32]bool
	gone    map[int32]bool
	left    map[int32]int  // by block that some of them go of: how many remain
	emptied map[int32]bool // by number, the blocks that will be empty
	more    bool           // something else was made than to remove what is dead, or waits for the next iteration
	weight  float64
	named   named
	slot    int    // of the buffer of phase 58, which is compared with
	dead    []bool // by number, what an earlier phase removes, where that is what announces it

	round     int // from 0
	converged []Convergence
	of        map[string]int // by block, where it is in converged
}

// generalOptimize is the Run of the bundles.
func generalOptimize(c *Ctx) {
	x := InstanceNamed(c.phase.Name)
	most := c.Knobs.Int(c.Func, "MergeEquivalentConditionalFlowBudget")
	alone := c.dry || c.sel.nth > 0 // as the text is, where an earlier phase announces what it could do
	budget := false
	subs := make([]*subPass, 0, 8) // those that have something to do
	for _, s := range x.subs {
		if s.run != nil && !(alone && c.owned(x, s)) && c.wantsAny(s) {
			subs = append(subs, s)
		}
	}
	var dead []bool
	if alone && len(subs) > 0 {
		dead = c.removedBefore()
	}
	if slices.Contains(x.subs, localPromotion) {
		promoteLocals(c)
	}
	if len(subs) == 0 {
		return
	}
	g := &general{Ctx: c, instance: x, dead: dead}
	for more := true; more; g.round++ {
		g.touched, g.gone, g.left, g.emptied, g.more, g.weight = nil, nil, nil, nil, false, 0
		before := len(g.remarks)
		for _, s := range subs {
			s.run(g)
		}
		g.remove()
		switch {
		case len(g.touched) == 0 || alone:
			more = false
			continue
		case x.once, !g.more:
			more = false // what died of what has died is for the next of the phases
		case x.weighed:
			more = g.weight >= g.threshold()
		case g.round >= most:
			more, budget = false, true
		}
		g.renew()
		if more {
			g.forget(before)
		}
	}
	for _, v := range g.converged {
		v.Budget = budget && v.Iterations > g.round
		v.Iterations = min(v.Iterations, g.round) // what ended without another look
		c.Converged(v)
	}
}

// count counts a rewrite of the block.
func (g *general) count(block, code string) {
	n, ok := g.of[block]
	if !ok {
		n = len(g.converged)
		if g.of == nil {
			g.of = map[string]int{}
		}
		g.of[block] = n
		g.converged = append(g.converged, Convergence{Block: block})
	}
	v := &g.converged[n]
	v.Iterations = g.round + 2 // it is looked at once more
	v.Made = tally(v.Made, code)
	if !g.instance.once {
		return
	}
	if v.Counters == nil {
		v.Counters = make([]int, bufferSlots+1)
	}
	if code == deadWrite.Name {
		v.Counters[bufferSlots]++
	} else {
		v.Counters[g.slot]++
	}
}

// threshold is what an iteration of GeneralOptimizeMid has to save for another.
func (g *general) threshold() float64 {
	if g.Knobs.IsSet(g.Func, "ConvertMemoryToRegIndexedSizeLimit") {
		return g.Knobs.Float(g.Func, "ConvertMemoryToRegIndexedSizeLimit")
	}
	return g.Knobs.Float(g.Func, "MovWeightForConvertMemToReg")
}

// exempt are the opcodes that pay a part of the weight only, by the numbers that the page has for
// them; of 133, 134, 137, 272 and 273 it does not say which they are.
var exempt = map[string]int{"LDL": 98, "HSET2": 130}

// mostExempt is the most uses that a definition may have whose exempt users do not pay in full.
const mostExempt = 4

// weigh returns the weight of folding into uses: one each, but less of exempt opcodes if there are few.
func (g *general) weigh(users []use) float64 {
	weight := 0.0
	for _, u := range users {
		if _, ok := exempt[u.instr().Op.Name]; ok && len(users) <= mostExempt {
			weight += g.Knobs.Float(g.Func, "MovWeightForConvertMemToReg")
		} else {
			weight++
		}
	}
	return weight
}

// owned reports whether a phase that runs before the instance has the sub-pass too, or another one can do all that it can.
func (c *Ctx) owned(of *Instance, s *subPass) bool {
	if slices.ContainsFunc(s.owners, c.runs) {
		return true
	}
	for n := range Instances {
		switch x := &Instances[n]; {
		case x == of:
			return false
		case slices.Contains(x.subs, s) && c.runs(x.Phase):
			return true
		}
	}
	return false
}

// Also returns the other phases that run on f and would make a rewrite of the kind that ph announces: later
// GeneralOptimize phases with the sub-pass, and of dead code all that remove it.
func Also(ph *Phase, kind *Kind, f *cfg.Func, k *Knobs) []*Phase {
	at := InstanceNamed(ph.Name)
	again := slices.Contains(liveDeadPhases, ph.Name)
	if at == nil && !again {
		return nil
	}
	var list []*Phase
	for n := range Phases {
		later := &Phases[n]
		if later == ph || later.Num < ph.Num && !again || !later.enabled(f, k) {
			continue
		}
		x := InstanceNamed(later.Name)
		switch {
		case again && later.Pass == ph.Pass:
		case x == nil || !slices.ContainsFunc(x.subs, func(s *subPass) bool {
			return slices.Contains(s.Kinds, kind) && (at != nil && slices.Contains(at.subs, s) || again && slices.Contains(s.owners, ph.Name))
		}):
			continue
		}
		list = append(list, later)
	}
	return list
}

// AlsoText names them: "also 37, 46, 65", or nothing.
func AlsoText(ph *Phase, kind *Kind, f *cfg.Func, k *Knobs) string {
	var nums []string
	for _, later := range Also(ph, kind, f, k) {
		nums = append(nums, strconv.Itoa(later.Num))
	}
	if nums == nil {
		return ""
	}
	return "also " + strings.Join(nums, ", ")
}

// wantsAny reports whether some rewrite of the sub-pass is selected.
func (c *Ctx) wantsAny(s *subPass) bool {
	for _, k := range s.Kinds {
		if c.wants(k) {
			return true
		}
	}
	return false
}

// forget drops the refusals of an iteration that is followed by another, which says them again.
func (g *general) forget(before int) {
	kept := g.remarks[:before]
	for _, r := range g.remarks[before:] {
		if r.Refusal == nil {
			kept = append(kept, r)
		}
	}
	g.remarks = kept
}

// remove removes what goes at the end of an iteration.
func (g *general) remove() {
	if len(g.gone) == 0 {
		return
	}
	r := g.Registers()
	for _, b := range g.Func.Blocks {
		b.RemoveAll(func(k int) bool { return g.gone[r.Number(b, k)] })
	}
}

// An at is an instruction.
type at struct {
	b *cfg.Block
	k int
}

func (a at) instr() *cfg.Instr { return &a.b.Instrs[a.k] }

func (g *general) number(a at) int32 { return g.Registers().Number(a.b, a.k) }

// removedBefore are the instructions that a phase removes as dead before this one: of those there is nothing else to say.
func (c *Ctx) removedBefore() []bool {
	if !c.runs(liveDeadPhases[0]) {
		return nil
	}
	return keep(c, &keptDeadCode, findDeadCode).goes
}

// open reports whether there is something to say of instruction a: no rewrite of this iteration has touched it, and no
// phase before this one removes it.
func (g *general) open(a at) bool { return g.free(a) && (g.dead == nil || !g.dead[g.number(a)]) }

// free reports whether no rewrite of this iteration has touched any of the instructions.
func (g *general) free(list ...at) bool {
	for _, a := range list {
		if g.touched[g.number(a)] {
			return false
		}
	}
	return true
}

// make announces a rewrite that changes some instructions, removes others, and relies on the rest
// of what it touches.
func (g *general) make(r Remark, weight float64, change func(*cfg.Change), gone []at, touches ...at) {
	if g.Make(r, func(w *cfg.Change) {
		if w == nil && len(g.touched) == 0 {
			g.hold()
		}
		change(w)
		if w == nil {
			if g.touched == nil { // which it stays where nothing is made
				g.touched, g.gone, g.left, g.emptied = map[int32]bool{}, map[int32]bool{}, map[int32]int{}, map[int32]bool{}
			}
			for _, a := range gone {
				g.gone[g.number(a)] = true
			}
			return
		}
		for _, a := range gone {
			w.Drop(a.b, a.k)
		}
	}) {
		g.weight += weight
		g.more = g.more || r.Kind != deadWrite
		block := ""
		if len(gone) > 0 {
			block = gone[0].b.Name()
		} else if len(touches) > 0 {
			block = touches[0].b.Name()
		}
		g.count(block, r.Code)
		for _, a := range append(touches, gone...) {
			g.touched[g.number(a)] = true
		}
		for _, a := range gone {
			g.left[a.b.ID] = g.remaining(a.b) - 1
			if g.left[a.b.ID] == 0 {
				g.emptied[a.b.ID] = true
			}
		}
	}
}

// remaining is how many instructions of b do not go at the end of the iteration.
func (g *general) remaining(b *cfg.Block) int {
	if n, ok := g.left[b.ID]; ok {
		return n
	}
	return len(b.Instrs)
}

// refused reports whether a rewrite that removes some instructions, in order of the text, cannot be
// made: because of no, or because they have to stay. It says so, but of what only waits for the
// next iteration.
func (g *general) refused(r Remark, no *Refusal, gone ...at) bool {
	if no == nil {
		no = g.removable(gone)
	}
	switch {
	case no == later:
		g.more = g.more || r.Kind != deadWrite
	case no != nil:
		g.Refuse(r, no)
	}
	return no != nil
}

// removable returns why the instructions, which are in order of the text, cannot be removed; nil if
// they can. They are in reachable blocks.
func (g *general) removable(list []at) *Refusal {
	var before *cfg.Block // that becomes empty
	for _, a := range list {
		i := a.instr()
		if i.Open || i.Close {
			return refuse("%s is issued together with another instruction", i.Op.Name)
		}
		if no := g.counted(i); no != nil {
			return no
		}
		if no := g.addressed(a.b, a.k); no != nil {
			return no
		}
		left := g.remaining(a.b)
		for _, x := range list {
			left -= b2i(x.b == a.b)
		}
		if left > 0 || a.b == before {
			continue
		}
		next := g.Func.Next(a.b)
		if next == nil {
			return refuse("%s is the last instruction of the function", i.Op.Name)
		}
		if no := g.around(a.b, next); no != nil {
			return no
		}
		switch { // what goes around both has to be looked at
		case g.emptied[a.b.ID-1] || g.emptied[next.ID]:
			return later
		case before != nil && before.ID+1 == a.b.ID:
			return refuse("%s and %s would both become empty", before.Name(), a.b.Name())
		}
		before = a.b
	}
	return nil
}
