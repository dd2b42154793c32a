package optimizer

import (
	"fmt"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// OptimizeBranches is the second part of cicc's BranchFolding: six local simplifications of how
// control goes from one block to another. Source: seeds branch-folding-tail-merge,
// "OptimizeBranches".
//
//	empty-block            merge-single-predecessor   redundant-branch
//	   @P0 BRA a  @P0 BRA b     FADD ...      FADD ...      BRX R4, jt0     BRA a
//	   ...        ...        a: FMUL ...   => FMUL ...      jt0 { a, a } =>
//	a: NOP     =>
//	b: ...     a: b: ...
//
//	reverse-condition
//	   @P0 BRA a     @!P0 BRA b
//	   BRA b      => a: ...
//	a: ...
//
//	move-exit-block
//	   @P0 BRA a     @!P0 BRA b
//	b: EXIT       a: ...
//	a: ...     =>    EXIT
//	   EXIT       b: EXIT
//
// Two more are those of phase 15, which announces them: branch-to-next, and a conditional branch
// that goes to the same place whether it is taken or not (same-target-branch). A block is looked at
// again when it has changed, and what became unreachable is removed.
//
// It must refuse to take away a label that something still names, or the instruction at an address
// that something names; to lead an edge past the place where lanes reconverge; to bring lanes
// together that something behind tells apart; and, with the knob dont-merge-basicblocks, to make
// two blocks one, so that a debugger still finds both.
var OptimizeBranches = &Pass{
	Name: "OptimizeBranches",
	Doc:  "Simplify how blocks follow one another. Empty blocks are removed, blocks with one predecessor merged, indexed branches with one target made plain, and conditions reversed where that saves a branch.",
	Run:  optimizeBranches,
}

func optimizeBranches(c *Ctx) {
	o := branchFolder{Ctx: c, shared: !c.dry && c.sel.nth == 0}
	for again := true; again && !c.early; o.reported = true {
		for o.sweep() {
			o.reported = true
		}
		blocks := len(c.Func.Blocks)
		if o.shared {
			o.once(func() { unreachableBlocks(c) })
		}
		again = len(c.Func.Blocks) != blocks || o.moveExits()
	}
}

// moveExits moves blocks in which lanes end out of the way between a branch and its target, to the
// end of the function, and reports whether it did. Control falls into the target then, and the
// branch goes to the block under the opposite condition. The target is not such a block itself,
// which would have to go for the same reason.
func (o *branchFolder) moveExits() bool {
	f := o.Func
	end := int32(len(f.Blocks)) - 1
	for end > 0 && (fallsOut(f.Blocks[end]) || !f.Reachable(f.Blocks[end])) {
		end--
	}
	m := newMover(o.Ctx)
	for n := int32(1); n < end; n++ {
		b, before, next := f.Blocks[n], f.Blocks[n-1], f.Blocks[n+1]
		i := before.Last()
		switch {
		case !turns(i) || !f.Reachable(before) || f.TargetIn(before, i) != next:
			continue
		case len(f.Graph.Succs(n)) > 0 || len(f.Graph.Succs(next.ID)) == 0:
			continue
		case m.cold(n) && o.runs("OptimizeHotColdFlow"):
			continue
		}
		r := moveExitBlock.at(headOf(b), f.Spelled(b))
		r.Message = fmt.Sprintf("%s ends lanes, and stands between %s and the target of its branch, %s", b.Name(), before.Name(), next.Name())
		r.Related = []analysis.Related{{Span: where(before, i), Message: "goes around it"}}
		if no := m.refuses(blockRun{n, n}); no != nil {
			if !o.stayed {
				o.Refuse(r, no)
			}
		} else {
			m.move(r, blockRun{n, n}, end)
		}
	}
	o.stayed = true
	if len(m.moves) == 0 {
		return false
	}
	m.make(nil, m.moves...)
	o.renew()
	return true
}

// A branchFolder is a run of OptimizeBranches. All that it knows of the function is from the
// beginning of a sweep.
type branchFolder struct {
	*Ctx
	shared   bool // whether it makes what phase 15 announces, too
	reported bool // what a sweep refuses has been reported
	stayed   bool // so have the exit blocks that cannot be moved
	named    blockRefs
	data     map[*cfg.Block]string // the directives that name a block
	changed  map[*cfg.Block]bool   // blocks that this sweep changed, or took for what they are
	gone     []*cfg.Block
}

// sweep makes what can be made without looking at a changed block again, and reports whether that
// is to be done.
func (o *branchFolder) sweep() bool {
	if o.shared {
		o.once(o.branches)
	}
	o.hold()
	o.named, o.data, o.changed, o.gone = blockRefs{c: o.Ctx}, nil, nil, nil
	for _, b := range o.Func.Blocks {
		o.Poll()
		if o.Func.Reachable(b) && len(b.Instrs) > 0 {
			o.block(b)
		}
	}
	if len(o.changed) == 0 {
		return false
	}
	o.Func.RemoveBlocks(o.gone)
	return o.again()
}

// once calls f, and forgets what is refused in it if that has been reported.
func (o *branchFolder) once(f func()) {
	since := len(o.remarks)
	if f(); o.reported {
		kept := slices.DeleteFunc(o.remarks[since:], func(r Remark) bool { return r.Refusal != nil })
		o.remarks = o.remarks[:since+len(kept)]
	}
}

// branches makes what phase 15 makes of branches to the next block and with equal targets.
func (o *branchFolder) branches() {
	o.hold()
	x, changed := branchOpter{Ctx: o.Ctx}, false
	look := func(b *cfg.Block) (done bool) {
		i := b.Last()
		if i == nil || !i.IsBranch() {
			return false
		}
		to, next := o.Func.TargetIn(b, i), o.Func.Next(b)
		switch {
		case to == nil:
		case i.Conditional():
			done, _ = x.sameTarget(b, i, to, next)
		case to == x.landing(next):
			done = x.toNext(b, i, to)
		}
		changed = changed || done
		return done
	}
	done := make([]bool, len(o.Func.Blocks))
	for _, n := range o.Func.Order.RPO {
		o.Poll()
		b := o.Func.Blocks[n]
		look(b)
		done[n] = true
		x.back(b, done, look)
	}
	if changed {
		o.renew()
	}
}

// block tries the simplifications of b, of which the first that applies is made.
func (o *branchFolder) block(b *cfg.Block) {
	if b.ID > 0 {
		o.empty(b)
		o.mergeIntoPredecessor(b)
	}
	switch i := b.Last(); {
	case i == nil: // it has been emptied
	case !i.EndsBlock() || !i.Op.Known():
	case i.Flow == cfg.FlowIndex:
		o.redundant(b, i)
	case i.IsBranch() && i.Conditional():
		o.reverse(b, i)
	}
}

// clear reports whether this sweep has left the blocks alone.
func (o *branchFolder) clear(blocks ...*cfg.Block) bool {
	for _, b := range blocks {
		if o.changed[b] {
			return false
		}
	}
	return true
}

// make makes a rewrite that is about some blocks, unless no is in the way.
func (o *branchFolder) make(r Remark, no *Refusal, about []*cfg.Block, change func(*cfg.Change)) {
	switch {
	case no != nil && !o.reported:
		o.Refuse(r, no)
	case no == nil && o.Make(r, change):
		if o.changed == nil {
			o.changed = map[*cfg.Block]bool{}
		}
		for _, b := range about {
			o.changed[b] = true
		}
	}
}

// empty removes the instructions of b if they do nothing: its labels name the next block then.
func (o *branchFolder) empty(b *cfg.Block) {
	next := o.Func.Next(b)
	if next == nil || len(next.Instrs) == 0 || !o.clear(b, next) {
		return
	}
	for k := range b.Instrs {
		if i := &b.Instrs[k]; i.Name != "NOP" || len(i.Args) > 0 || !i.Op.Known() {
			return
		}
	}
	r := emptyBlock.at(b.Span, b.Name())
	r.Message, r.Dead = fmt.Sprintf("%s does nothing and goes on to %s", b.Name(), next.Name()), true
	if !o.Func.Native {
		r.ActionOnly = "ptxas may have placed the NOPs for the hardware"
	}
	no := o.around(b, next)
	for k := range b.Instrs {
		if no == nil && (b.Instrs[k].Open || b.Instrs[k].Close) {
			no = refuse("%s is issued together with another instruction", b.Instrs[k].Op.Name).at(b.InSection(b.Instrs[k].Span), "in a pair")
		}
		if no == nil {
			no = o.addressed(b, k)
		}
	}
	if no == nil {
		no = o.merged(b)
	}
	o.make(r, no, []*cfg.Block{b, next}, func(w *cfg.Change) {
		for own := w.Own(b); len(own.Instrs) > 0; {
			own.RemoveLast()
		}
	})
}

// merged returns why no block may become one with another, with the knob that says so; nil if they may.
func (o *branchFolder) merged(b *cfg.Block) *Refusal {
	if !o.Knobs.Bool(o.Func, "dont-merge-basicblocks") {
		return nil
	}
	return refuse("the knob dont-merge-basicblocks keeps %s a block of its own", b.Name())
}

// mergeIntoPredecessor takes the labels of b away, if only the block before it leads to it, by
// falling into it: both are one block then.
func (o *branchFolder) mergeIntoPredecessor(b *cfg.Block) {
	f := o.Func
	before := f.Blocks[b.ID-1]
	if last := before.Last(); last == nil || last.EndsBlock() || len(b.Labels) == 0 || !o.clear(b, before) {
		return
	}
	if preds := f.Preds.Succs(b.ID); len(preds) != 1 || preds[0] != before.ID {
		return
	}
	r := mergeSinglePredecessor.at(b.Span, b.Name(), before.Name())
	r.Message = fmt.Sprintf("%s is the only predecessor of %s, and falls into it", before.Name(), b.Name())
	o.make(r, o.keepsLabel(before, b), []*cfg.Block{b, before}, func(w *cfg.Change) { w.Own(b).Labels = nil })
}

// keepsLabel returns why b, into which only before falls, cannot be without a name; nil if it can.
func (o *branchFolder) keepsLabel(before, b *cfg.Block) *Refusal {
	f := o.Func
	if no := o.merged(b); no != nil {
		return no
	}
	if no := o.incomplete(); no != nil {
		return no
	}
	if list := o.named.of(b); len(list) > 0 {
		n := &list[0]
		if n.By == nil {
			return refuse("the jump table %s lists %s", n.Table.Name, b.Name())
		}
		return refuse("%s references %s", n.By.Op.Name, b.Name()).at(where(n.In, n.By), "references it")
	}
	if o.data == nil {
		o.data = map[*cfg.Block]string{}
		for directive, x := range f.DataRefs() {
			o.data[x] = directive
		}
	}
	switch {
	case o.data[b] != "":
		return refuse("%s references %s", o.data[b], b.Name())
	case exported(f, b) != "":
		return refuse("%s is a symbol, which other functions may reference", exported(f, b))
	case before.Cold != b.Cold || before.Weight != b.Weight:
		return refuse("%s and %s have different .cold or .weight marks", before.Name(), b.Name())
	}
	return nil
}

// redundant replaces the indexed branch i, at the end of b, by a branch to its only target.
func (o *branchFolder) redundant(b *cfg.Block, i *cfg.Instr) {
	f := o.Func
	targets := f.Graph.Succs(b.ID)
	if !f.Complete || len(targets) == 0 || !o.clear(b) {
		return
	}
	for _, n := range targets {
		if n != targets[0] {
			return
		}
	}
	to := f.Blocks[targets[0]]
	r := redundantBranch.at(where(b, i), i.Op.Name, f.Spelled(to))
	r.Message = fmt.Sprintf("%s always goes to %s", i.Op.Name, to.Name())
	no := o.addressed(b, len(b.Instrs)-1)
	if no == nil && o.mayObserve(to) {
		no = refuse("something after %s can tell which lanes run it together, and those whose index is outside of the table would be among them", to.Name())
	}
	o.make(r, no, []*cfg.Block{b}, func(w *cfg.Change) {
		own := w.Own(b)
		branch := f.NewBranch(to)
		if g := own.Last().Guard; !g.Always() {
			branch.SetGuard(f, g)
		}
		own.RemoveLast()
		own.Insert(len(own.Instrs), branch)
	})
}

// reverse leads the conditional branch i, at the end of b, to where the branch behind it goes,
// under the opposite condition, if the block behind that one is its target: the second branch goes
// then.
func (o *branchFolder) reverse(b *cfg.Block, i *cfg.Instr) {
	f := o.Func
	second := f.Next(b)
	to := f.Forwards(second)
	if to == nil || f.Next(second) == nil || f.TargetIn(b, i) != f.Next(second) || to == f.Next(second) || !o.clear(b, second, to) {
		return
	}
	if len(second.Labels) > 0 && o.named.count(second) > 0 || len(f.Preds.Succs(second.ID)) != 1 || !i.Invertible() {
		return
	}
	r := reverseCondition.at(where(b, i), i.Op.Name, f.Spelled(to))
	r.Message = fmt.Sprintf("%s branches around a branch to %s", i.Op.Name, to.Name())
	r.Related = []analysis.Related{{Span: where(second, second.Last()), Message: "the branch that it goes around"}}
	no := o.incomplete()
	if no == nil {
		no = o.addressed(second, 0)
	}
	if no == nil {
		if len(second.Labels) > 0 {
			no = o.keepsLabel(b, second)
		} else if second.Cold || second.Weight != 0 {
			no = refuse("%s has a .cold or .weight mark", second.Name())
		}
	}
	o.make(r, no, []*cfg.Block{b, second, to}, func(w *cfg.Change) {
		last := w.Own(b).Last()
		last.Invert(f)
		last.Retarget(f, to)
		w.Remove(second)
		if w == nil {
			o.gone = append(o.gone, second)
		}
	})
}
