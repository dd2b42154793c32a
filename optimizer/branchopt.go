package optimizer

import (
	"fmt"
	"math"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// BranchOpt is phase 15. It looks at each block in reverse postorder, at the
// same block again as long as something applied (knob 464), and then removes
// what became unreachable. Source: seeds branch-and-switch, "OriBranchOpt".
//
//	branch-to-next        same-target-branch       constant-branch
//	a: BRA b    a:        a: @P BRA c   a:         a: @PT BRA c   a: BRA c
//	b:       => b:        b: BRA c   => b: BRA c   b:          => b:
//
//	thread-branch         unreachable-block
//	a: @P BRA b   a: @P BRA c     a: BRA c    a: BRA c
//	b: BRA c   => b: BRA c        b: ...   => c:
//	c:            c:              c:
//
// A branch that does not diverge can say so (uniform-branch: BRA.U, from sm_75 on, which ptxas
// calls UBRA); that is offered as an action only, since nearly every loop has one.
//
// It must refuse to lead an edge past the place where lanes reconverge (the label of
// a BSSY or SSY), past a BSYNC or BREAK, or from outside into a convergence
// region; to remove a block whose label something still names; and, in a
// listing whose branches name addresses, to remove the instruction at such an
// address.
var BranchOpt = &Pass{
	Name: "OriBranchOpt",
	Doc:  "Simplify branches. Branches to the next block, with a constant condition, with equal targets and to forwarding blocks are simplified, and unreachable blocks removed.",
	Run:  branchOpt,

	Explain: explainBranch,
}

// branchOpt runs phase 15.
//
// The facts are those from before the sweep, and are found before anything changes.
// They still hold during it: the rewrites only take edges away or lead them past
// blocks that do nothing, so that a lane goes the same way with the same values; and they
// open no barrier.
func branchOpt(c *Ctx) {
	c.hold()
	if !c.dry && !c.looks && len(c.Func.Blocks) > 0 {
		c.NeverSelected(c.Func.Blocks[0])
	}
	// The order is taken before anything changes: blocks that only become
	// unreachable during the sweep are still looked at.
	sweep := make([]*cfg.Block, 0, len(c.Func.Blocks))
	for _, n := range c.Func.Order.RPO {
		sweep = append(sweep, c.Func.Blocks[n])
	}
	budget := c.Knobs.Int(c.Func, "MergeEquivalentConditionalFlowBudget")
	o := branchOpter{Ctx: c, says: constantTeller{c}}
	if c.later() {
		o.says = constantTeller{c.teller()}
	}
	look := func(b *cfg.Block) (made bool) {
		c.Poll()
		v, since := Convergence{Iterations: 1}, len(c.remarks)
		for o.block(b) {
			if v.Budget = budget <= 0; v.Budget {
				break
			}
			budget--
			v.Iterations++
		}
		if v.Made = c.tallied(since); v.Made != nil {
			v.Block = b.Name()
			c.Converged(v)
		}
		return v.Made != nil
	}
	done := make([]bool, len(c.Func.Blocks))
	for _, b := range sweep {
		c.settle()
		look(b)
		done[b.ID] = true
		o.back(b, done, func(x *cfg.Block) bool { return budget > 0 && look(x) })
	}
	if h := FirstSwitchHandlerOf(c.Func); h == nil || h.Name != "A" {
		scanTargets(c, math.MaxInt)
	}
	if c.changed {
		c.renew()
	}
	unreachableBlocks(c)
	uniformBranches(c)
}

// back looks again at the block in front of b, which may have become empty, if it is done: it goes on to another block then, and
// may not need its branch either. In a row of branches to one place the last one goes first. And so on, as long as look makes
// something.
func (o *branchOpter) back(b *cfg.Block, done []bool, look func(*cfg.Block) bool) {
	for len(b.Instrs) == 0 && b.ID > 0 && done[b.ID-1] && len(o.Func.Blocks[b.ID-1].Instrs) > 0 {
		b = o.Func.Blocks[b.ID-1]
		if said := len(o.remarks); !look(b) {
			o.remarks = o.remarks[:said] // what is refused was refused before
		}
	}
}

type branchOpter struct {
	*Ctx
	ways  map[*cfg.Block]forwarding
	endAt map[*cfg.Block][]*cfg.Block // the blocks that lead to one, of those whose way is known
	full  []int32                     // by block: one at or behind it, in front of which all from it on have become empty
	rows  []int32                     // by block: one in front of it, or it, see [branchOpter.row]; nil before it is asked for
	meets []int32                     // by block: the first at or behind it that is a reconvergence point; nil before it is asked for
	says  constantTeller
}

// block tries each transformation on the branch that ends b and reports
// whether one was made.
func (o *branchOpter) block(b *cfg.Block) bool {
	i := b.Last()
	if i == nil || !i.EndsBlock() {
		return false
	}
	if i.Conditional() || i.Guard.Reg.Class != cfg.NoReg {
		if done, applied := o.constant(b, i); applied {
			return done
		}
	}
	if !i.IsBranch() {
		return false
	}
	to := o.Func.TargetIn(b, i)
	if to == nil {
		return false
	}
	if next := o.Func.Next(b); i.Conditional() {
		if done, applied := o.sameTarget(b, i, to, next); applied {
			return done
		}
	} else if o.landing(next) == to {
		return o.toNext(b, i, to)
	}
	return o.thread(b, i, to)
}

// where is the place a remark about the branch i points at.
func where(b *cfg.Block, i *cfg.Instr) cfg.Span {
	s := i.OpSpan
	if i.Code >= 0 {
		s.End = i.Args[i.Code].Span.End
	}
	return b.InSection(s)
}

// toNext removes an unconditional branch to the block that follows.
func (o *branchOpter) toNext(b *cfg.Block, i *cfg.Instr, to *cfg.Block) bool {
	r := branchToNext.at(where(b, i))
	r.Message, r.Dead = fmt.Sprintf("%s branches to the next block %s", b.Name(), to.Name()), true
	if !o.removable(r, b) || !o.Ctx.Make(r, func(w *cfg.Change) { w.Own(b).RemoveLast() }) {
		return false
	}
	o.falls(b, to)
	return true
}

// removable reports whether the last instruction of b can go, and refuses r if not.
func (o *branchOpter) removable(r Remark, b *cfg.Block) bool {
	no := o.lastInstrBefore(b, func() *cfg.Block { return o.landing(o.Func.Next(b)) }, o.row)
	if no != nil {
		o.Refuse(r, no)
	}
	return no == nil
}

// row returns the first block of a row that ends with b, an empty one, of which each but the first is led to by the one in
// front of it alone, which is empty. What has become empty stays so until the pass is done.
func (o *branchOpter) row(b *cfg.Block) *cfg.Block {
	if o.rows == nil {
		o.rows = make([]int32, len(o.Func.Blocks))
		for n := range o.rows {
			o.rows[n] = int32(n)
		}
	}
	first := b.ID
	for {
		if x := o.rows[first]; x != first {
			first = x
			continue
		}
		other := func(p int32) bool { return p != first-1 }
		if first == 0 || len(o.Func.Blocks[first-1].Instrs) > 0 || len(o.Func.Preds.Succs(first)) == 0 || slices.ContainsFunc(o.Func.Preds.Succs(first), other) {
			break
		}
		o.rows[first] = first - 1
	}
	for n := b.ID; n != first; {
		n, o.rows[n] = o.rows[n], first
	}
	return o.Func.Blocks[first]
}

// sameTarget removes a conditional branch that goes to where control goes
// anyway: the next block, or through blocks that only branch on.
func (o *branchOpter) sameTarget(b *cfg.Block, i *cfg.Instr, to, next *cfg.Block) (done, applied bool) {
	next = o.landing(next)
	if to != next && o.end(to) != o.end(next) {
		return false, false
	}
	if i.ByActiveLanes() {
		return false, false // they decide by which lanes are active, and have a meaning of their own
	}
	meet := to
	if to != next {
		meet = o.end(to)
	}
	r := sameTargetBranch.at(where(b, i))
	r.Message, r.Dead = fmt.Sprintf("%s goes to %s whether it is taken or not", i.Op.Name, meet.Name()), true
	if to != next {
		// Lanes that took the branch go through next instead of to.
		if no := o.skips(b, to, meet); no != nil {
			o.Refuse(r, no)
			return false, true
		}
	}
	if no := o.together(b, meet); no != nil {
		o.Refuse(r, no)
		return false, true
	}
	return o.removable(r, b) && o.Ctx.Make(r, func(w *cfg.Change) { w.Own(b).RemoveLast() }), true // b led nowhere before, and does not now
}

// constant replaces control flow whose condition is known.
func (o *branchOpter) constant(b *cfg.Block, i *cfg.Instr) (done, applied bool) {
	verdict := o.Constants().Taken(b)
	if verdict == analysis.Varies {
		return false, false
	}
	if w := o.exitBefore(b); w != nil && w.no == nil {
		return false, false // phase 13, which has the same switches, comes first
	}
	r := constantBranch.at(where(b, i))
	if i.Guard.Reg.Class != cfg.NoReg {
		r.Span.Start = b.InSection(i.Guard.Span).Start
	}
	if o.later() {
		r.later, r.item = o.says, b.ID
	} else {
		o.says.tell(&r, b.ID)
	}
	if verdict == analysis.False {
		r.Dead = true
		if !o.removable(r, b) {
			return false, true
		}
	}
	if !o.Ctx.Make(r, func(w *cfg.Change) {
		if own := w.Own(b); verdict == analysis.True {
			own.Last().MakeUnconditional(o.Func)
		} else {
			own.RemoveLast()
		}
	}) {
		return false, true
	}
	o.leadsOn(b)
	return true, true
}

// A constantTeller says which branches are constant, and why. An item is a block that ends with one.
type constantTeller struct{ *Ctx }

func (c constantTeller) tell(r *Remark, item int32) {
	b := c.Func.Blocks[item]
	i := b.Last()
	refused := r.Related
	r.Related = nil
	if g := i.Guard.Reg; g.Class != cfg.NoReg {
		if r.Related = c.decided(b, len(b.Instrs)-1, g); r.Related == nil {
			r.Related = definitions(c.Func, b, i)
		}
	}
	var branches []analysis.Related
	for _, from := range c.Constants().Conditions(b) {
		last := from.Last()
		if last == nil {
			continue // it went in the meantime
		}
		branches = append(branches, analysis.Related{Span: from.InSection(last.Span), Message: "the constant depends on the direction of this branch"})
	}
	r.Related = append(r.Related, analysis.Nearest(r.Span, branches)...)
	r.Related = append(r.Related, refused...)
	said := "%s is always false: %s is never taken"
	if c.Constants().Taken(b) == analysis.True {
		said = "%s is always true: %s is always taken"
	}
	r.Message = fmt.Sprintf(said, condition(c.Func, i), i.BranchName())
	switch t, never := c.NeverSelected(b); {
	case t != nil:
		r.Message += fmt.Sprintf(", but control does not come here: no value that %s may have selects the entry of the table in %s that leads here", c.Func.Names.Reg(t.Selector), t.Block.Name())
	case never:
		r.Message += ", but control does not come here: no value that a selector may have selects an entry of a table that leads here"
	}
}

// condition spells the condition of i.
func condition(f *cfg.Func, i *cfg.Instr) string {
	s := ""
	for d := range i.Deciders() {
		if s != "" {
			s += " and "
		}
		if d.Not {
			s += "!"
		}
		s += f.Names.Reg(d.Reg)
	}
	if s == "" { // @PT
		s = f.Names.Reg(i.Guard.Reg)
	}
	return s
}

// maxDefinitions bounds how many places are told.
const maxDefinitions = 16

// definitions returns the places that define the guard of i, which ends b, or some of them.
func definitions(f *cfg.Func, b *cfg.Block, i *cfg.Instr) []analysis.Related {
	if i.Guard.Reg.IsConst() {
		return nil
	}
	var rs []analysis.Related
	name := f.Names.Reg(i.Guard.Reg)
	defs, all := analysis.ReachingDefs(f, b, len(b.Instrs)-1, i.Guard.Reg, analysis.ReachSteps)
	for _, d := range defs[:min(len(defs), maxDefinitions)] {
		rs = append(rs, analysis.Related{Span: d.Block.InSection(d.Instr.Span), Message: name + " is defined here"})
	}
	if !all || len(defs) > maxDefinitions {
		rs = append(rs, analysis.Related{Span: b.InSection(i.Guard.Span), Message: name + " may be defined elsewhere, too: not all definitions are listed"})
	}
	return rs
}

// thread leads a branch past blocks that only branch on.
func (o *branchOpter) thread(b *cfg.Block, i *cfg.Instr, to *cfg.Block) bool {
	final := o.end(to)
	if final == to {
		o.nearMiss(b, i, to)
		return false
	}
	r := threadBranch.at(where(b, i), o.Func.Spelled(final))
	r.Message = fmt.Sprintf("%s only branches to %s", to.Name(), final.Name())
	r.Related = []analysis.Related{{Span: where(to, to.Last()), Message: "the forwarding branch"}}
	no := o.skips(b, to, final)
	if no == nil && o.landing(o.Func.Next(b)) == final {
		no = o.together(b, final)
	}
	if no != nil {
		o.Refuse(r, no)
		return false
	}
	return o.Ctx.Make(r, func(w *cfg.Change) { w.Own(b).Last().Retarget(o.Func, final) }) // which is where b led to before, if it only branches
}

// landing returns the block whose instructions are the first that lanes execute in b or, as b may
// have become empty, behind it.
func (o *branchOpter) landing(b *cfg.Block) *cfg.Block {
	if b == nil || len(b.Instrs) > 0 {
		return b
	}
	if len(o.full) != len(o.Func.Blocks) {
		o.full = make([]int32, len(o.Func.Blocks))
		for n := range o.full {
			o.full[n] = int32(n)
		}
	}
	n := b.ID
	for int(n) < len(o.full) && len(o.Func.Blocks[n].Instrs) == 0 {
		n = max(n+1, o.full[n]) // what has become empty stays so
	}
	for k := b.ID; k < n; { // the next one who asks need not look
		k, o.full[k] = max(k+1, o.full[k]), n
	}
	if int(n) == len(o.full) {
		return nil
	}
	return o.Func.Blocks[n]
}

// skips returns why the edge from the end of b must not lead past the blocks
// from through up to, but not including, final, which is the end of from; nil if it may.
func (o *branchOpter) skips(b, from, final *cfg.Block) *Refusal {
	if no := o.incomplete(); no != nil && o.reconverges() {
		return no
	}
	conv := o.Convergence()
	if x := o.onward(from).meets; x != nil {
		s := conv.ReconvergesAt(x)
		return refuse("%s is the reconvergence point of %s; the edge would bypass it", x.Name(), regionName(o.Func, s)).
			at(s.Block.InSection(s.Instr.OpSpan), "has the reconvergence point "+x.Name())
	}
	if conv.Others {
		return tooLarge()
	}
	if s := conv.Entered(b, final); s != nil {
		return refuse("%s is in the convergence region of %s, and %s is not: the edge would enter it from outside", final.Name(), regionName(o.Func, s), b.Name()).
			at(s.Block.InSection(s.Instr.OpSpan), "opens the convergence region")
	}
	return nil
}

func regionName(f *cfg.Func, s *analysis.RegionStart) string {
	if s.Instr.Args[0].Reg.Class == cfg.ClassB {
		return s.Instr.Op.Name + " " + f.Names.Reg(s.Instr.Args[0].Reg)
	}
	return s.Instr.Op.Name
}

// nearMiss reports a target that would be only a branch if it did not also
// synchronize.
func (o *branchOpter) nearMiss(b *cfg.Block, i *cfg.Instr, to *cfg.Block) {
	n := len(to.Instrs)
	if n < 2 {
		return
	}
	last := &to.Instrs[n-1]
	final := o.Func.TargetIn(to, last)
	if !last.IsBranch() || last.Conditional() || final == nil || final == to {
		return
	}
	var sync *cfg.Instr
	for k := range to.Instrs[:n-1] {
		x := &to.Instrs[k]
		switch x.Flow {
		case cfg.FlowBSYNC, cfg.FlowBREAK:
			sync = x
		default:
			if x.Op.Name != "NOP" {
				return
			}
		}
	}
	if sync == nil {
		return
	}
	r := threadBranch.at(where(b, i), o.Func.Spelled(final))
	r.Message = fmt.Sprintf("%s only synchronizes and branches to %s", to.Name(), final.Name())
	what := sync.Op.Name
	if len(sync.Args) > 0 {
		what += " " + o.Func.Names.Reg(sync.Args[len(sync.Args)-1].Reg)
	}
	o.Refuse(r, refuse("the edge would skip %s in %s", what, to.Name()).at(to.InSection(sync.Span), "would be skipped"))
}

// uniformBranches marks branches that all lanes take alike. Source: seeds branch-and-switch,
// "Uniform Branches".
func uniformBranches(c *Ctx) {
	f := c.Func
	if !f.Complete || f.SM() < 75 || !c.wants(uniformBranch) {
		return
	}
	for _, b := range f.Blocks {
		c.Poll()
		i := b.Last()
		if i == nil || i.Name != "BRA" || !i.Op.Known() || !i.Conditional() || !f.Reachable(b) || c.Constants().Taken(b) != analysis.Varies || c.Uniformity().Diverges(b) {
			continue
		}
		r := uniformBranch.at(where(b, i))
		r.Message = "the branch is uniform"
		c.Make(r, func(w *cfg.Change) { w.Own(b).Last().Rename(c.Func, "BRA.U") })
	}
}

// unreachableBlocks removes unreachable blocks, region by region.
func unreachableBlocks(c *Ctx) {
	var gone []*cfg.Block
	for _, d := range c.DeadRegions() {
		first, last := d.Blocks[0], d.Blocks[0]
		for _, b := range d.Blocks[1:] {
			if b.ID == last.ID+1 {
				last = b // the remark covers the blocks that follow one another
			}
		}
		r := unreachableBlock.at(cfg.Span{Start: first.Span.Start, End: last.Span.End}, "unreachable block")
		r.Message, r.Dead = fmt.Sprintf("%s is unreachable", first.Name()), true
		if n := len(d.Blocks); n > 1 {
			r.Title = unreachableBlock.FixTitle(plural(n, "unreachable block"))
			for _, b := range d.Blocks[1:] {
				r.Related = append(r.Related, analysis.Related{Span: b.Span, Message: b.Name() + " is unreachable too"})
			}
			r.Related = analysis.Nearest(r.Span, r.Related)
		}
		if d.Kept != "" {
			no := refuse("%s", d.Kept)
			if d.At != nil {
				no.at(d.In.InSection(d.At.Span), "references it")
			}
			c.Refuse(r, no)
			continue
		}
		if first.Addr() != cfg.NoAddr && !c.ascends() {
			c.Refuse(r, refuse("the addresses of the section do not ascend, so that it is not known what stands at %#x", first.Addr()))
			continue
		}
		if c.Make(r, func(w *cfg.Change) { w.Remove(d.Blocks...) }) {
			gone = append(gone, d.Blocks...)
		}
	}
	if len(gone) > 0 {
		c.Func.RemoveBlocks(gone)
		c.renew()
	}
}
