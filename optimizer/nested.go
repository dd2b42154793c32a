package optimizer

import (
	"fmt"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// OptimizeNestedCondBranches is phase 38. Two conditional branches, one right after the other,
// of which each has a way to the same block, become one on a truth table of both
// conditions. It goes on until nothing more applies, so that N nested conditions
// take N-1 iterations. Source: seeds branch-and-switch, "OptimizeNestedCondBranches".
//
//	a: @!P0 BRA merge      a:
//	b: ISETP P1, ...       b: ISETP P1, ...
//	   @!P1 BRA merge   =>    LOP3 P1, P0, P1, 0x3F
//	only:                     @P1 BRA merge
//	   ...                 only:
//	merge:                    ...
//
//	a: @P0 BRA b           a: ISETP P1, ...         a: @P0 BRA l       a:
//	   ...              =>    LOP3 P1, P0, P1, 0xC0  r: @P1 BRA x       r: LOP3 P1, P0, P1, 0x3C
//	b: ISETP P1, ...          @P1 BRA only           y: ...         =>     @P1 BRA x
//	   @P1 BRA only           ...                   l: @P1 BRA y       y: ...
//	   BRA merge                                    x: ...             x: ...
//
// The table says when the branch that is left is taken, so that it is never negated. Lanes
// get to each block as before, but those that come to merge come together.
//
// The inner block then runs whatever the outer branch says. So it must hold nothing but a few
// (nested-max-instrs) instructions that set predicates, none that the other way still
// needs, and be entered from nowhere else. A BSSY in it goes, with its BSYNC, if its lanes reconverge at
// once in a region around it.
var OptimizeNestedCondBranches = &Pass{
	Name: "OptimizeNestedCondBranches",
	Doc:  "Flatten nested conditional branches. Two branches with a common successor become one on a truth table of both conditions.",
	Run:  nestedBranches,

	Several: true,

	Explain: explainNested,
}

// nestedBranches runs phase 38.
//
// Within an iteration no block is part of two rewrites. The facts from before it hold for
// all of it: a rewrite writes no predicate that is live at a block it goes to, and what it reads is live at
// the start of its blocks already.
func nestedBranches(c *Ctx) {
	n := flattener{Ctx: c, most: c.Knobs.Int(c.Func, "nested-max-instrs"), reported: map[reportKey]bool{}}
	if c.later() {
		n.says = &pairTeller{c.teller(), n.most}
	}
	for n.iterate() && c.again() {
	}
}

// A flattener runs the phase.
type flattener struct {
	*Ctx
	most     int                 // instructions of an inner block
	touched  map[*cfg.Block]bool // in this iteration
	removed  []*cfg.Block        // to be removed after it
	refs     blockRefs           // of the function before the iteration
	below    map[int32]bool      // of blocks with many predecessors, whether one is below it, before the iteration
	pairing  nestedPair          // what [flattener.pair] looks at: most are none
	reported map[reportKey]bool  // what was announced and not made, in any iteration
	says     *pairTeller         // nil if what is said is said at once
}

// A reportKey is the place of an outer branch, which of its ways goes to the inner one, and whether
// that was refused.
type reportKey struct {
	at      int32
	edge    nestedEdge
	refused bool
}

type nestedEdge uint8

const (
	fallThroughEdge nestedEdge = iota
	takenEdge
	bothEdges
)

// iterate looks at all blocks once and reports whether it changed anything.
func (n *flattener) iterate() bool {
	n.hold()
	n.touched, n.removed, n.refs, n.below = nil, nil, blockRefs{c: n.Ctx}, nil
	made := false
	for _, id := range n.Func.Order.RPO {
		n.Poll()
		n.settle()
		if !n.mayNest(id) {
			continue
		}
		a := n.Func.Blocks[id]
		i := a.Last()
		if !decides(i) {
			continue
		}
		if d := n.xor(a, i); d != nil {
			made = n.free(d.a, d.right, d.left) && n.rewriteFork(d) || made
			continue
		}
		for _, taken := range [...]bool{false, true} {
			if p := n.pair(a, i, taken); p != nil && n.free(p.a, p.via, p.b) && n.rewrite(p) {
				made = true
				break
			}
		}
	}
	n.Func.RemoveBlocks(n.removed)
	return made
}

// mayNest reports whether block id has two ways on, and one of them goes to another that has, perhaps
// by a branch in between. It is asked of each block, and looks at no instruction.
func (n *flattener) mayNest(id int32) bool {
	g := &n.Func.Graph
	paths := g.Succs(id)
	if len(paths) != 2 {
		return false
	}
	for _, to := range paths {
		next := g.Succs(to)
		if len(n.Func.Blocks[to].Instrs) <= 2*n.most+2 && (len(next) == 2 || len(next) == 1 && len(g.Succs(next[0])) == 2) {
			return true
		}
	}
	return false
}

// free reports whether this iteration has left the blocks alone.
func (n *flattener) free(blocks ...*cfg.Block) bool {
	return !slices.ContainsFunc(blocks, func(b *cfg.Block) bool { return n.touched[b] })
}

// touch notes that this iteration changed the blocks.
func (n *flattener) touch(blocks ...*cfg.Block) {
	if n.touched == nil {
		n.touched = map[*cfg.Block]bool{}
	}
	for _, b := range blocks {
		n.touched[b] = b != nil
	}
}

// decides reports whether i is a branch that predicates decide.
func decides(i *cfg.Instr) bool {
	return i.Op.Name == "BRA" && i.Op.Known() && i.Conditional() && !i.ByActiveLanes()
}

// literals returns the predicates that have to hold for the branch i to be taken.
func literals(i *cfg.Instr) []cfg.Operand {
	var list []cfg.Operand
	for d := range i.Deciders() {
		o := cfg.Operand{Kind: cfg.RegOperand, Reg: d.Reg}
		if d.Not {
			o.Flags = cfg.Not
		}
		list = append(list, o)
	}
	return list
}

// A nestedPair is two branches that may become one.
type nestedPair struct {
	a, b     *cfg.Block
	via      *cfg.Block // between a and b, and only branches; or nil
	taken    bool       // b is where the branch of a leads
	merge    *cfg.Block // the other way of a
	mergeEnd *cfg.Block // where merge leads through blocks that only branch on
	only     *cfg.Block // the way of b that does not lead there, nil if both do not
	jump     bool       // the branch of b goes to only
	sync     *cfg.Block // the block with BSYNC that b gets to meet through, or nil

	open int // index of the BSSY in b, or -1
}

func (p *nestedPair) inner() *cfg.Instr { return p.b.Last() }

// pair returns the two branches that begin with i, at the end of a, or nil if the way
// that is asked for does not go to another.
func (n *flattener) pair(a *cfg.Block, i *cfg.Instr, taken bool) *nestedPair {
	f := n.Func
	to, next := f.TargetIn(a, i), f.Next(a)
	if to == nil || next == nil || to == next {
		return nil
	}
	p := &n.pairing
	*p = nestedPair{a: a, taken: taken, merge: to, b: next, open: -1}
	if taken {
		p.merge, p.b = next, to
	} else if on := n.onward(next); on != nil {
		p.via, p.b = next, on
	}
	b, j := p.b, p.b.Last()
	if b == a || b == p.merge || j == nil || len(b.Instrs) > 2*n.most+2 || !decides(j) || !n.small(b) || n.inLoop(b) {
		return nil
	}
	for k := range b.Instrs {
		if b.Instrs[k].Flow == cfg.FlowBSSY {
			p.open = k
		}
	}
	jump, fall := f.TargetIn(b, j), f.Next(b)
	if jump == nil || fall == nil || jump == fall {
		return nil
	}
	p.mergeEnd = n.end(p.merge)
	switch jumpEnd, fallEnd := n.end(jump), n.end(fall); {
	case jumpEnd == fallEnd || p.mergeEnd == b || jumpEnd == b || fallEnd == b:
		return nil
	case jumpEnd == p.mergeEnd:
		p.only = fall
	case fallEnd == p.mergeEnd:
		p.only, p.jump = jump, true
	case p.open >= 0 && n.behind(jumpEnd, p) == p.mergeEnd:
		p.only, p.sync = fall, jumpEnd
	case p.open >= 0 && n.behind(fallEnd, p) == p.mergeEnd:
		p.only, p.jump, p.sync = jump, true, fallEnd
	}
	found := *p
	return &found
}

// small reports whether b is worth a word: few instructions, or not much more that only set
// predicates.
func (n *flattener) small(b *cfg.Block) bool {
	if len(b.Instrs)-1 <= n.most {
		return true
	}
	for k := range b.Instrs[:len(b.Instrs)-1] {
		if i := &b.Instrs[k]; i.Flow != cfg.FlowBSSY && !slices.Contains(predicateSetters, i.Op.Name) {
			return false
		}
	}
	return true
}

// manyPreds is of how many predecessors what was found is kept, for the next branch to the block.
const manyPreds = 8

// inLoop reports whether b is entered from below: as the header of a loop it does not
// belong to the branch above.
func (n *flattener) inLoop(b *cfg.Block) bool {
	preds, order := n.Func.PredIDs(b), n.Func.Order.Num
	is, known := n.below[b.ID]
	if known {
		return is
	}
	is = slices.ContainsFunc(preds, func(p int32) bool { return order[p] >= order[b.ID] })
	if len(preds) > manyPreds {
		if n.below == nil {
			n.below = map[int32]bool{}
		}
		n.below[b.ID] = is
	}
	return is
}

// onward returns where b goes if it is only an unconditional branch at which no lanes reconverge,
// else nil.
func (n *flattener) onward(b *cfg.Block) *cfg.Block { return n.onwardBut(b, nil) }

// onwardBut is onward, but for lanes that meet because of the instruction named.
func (n *flattener) onwardBut(b *cfg.Block, named *cfg.Instr) *cfg.Block {
	to := n.Func.Forwards(b)
	if to == nil || to == b {
		return nil
	}
	if s := n.Convergence().ReconvergesAt(b); s != nil && s.Instr != named {
		return nil
	}
	return to
}

// end follows blocks that only branch on, not far.
func (n *flattener) end(b *cfg.Block) *cfg.Block {
	for range 8 {
		to := n.onward(b)
		if to == nil {
			break
		}
		b = to
	}
	return b
}

// behind returns where b goes if it only waits for a barrier before, else nil. The place that the
// BSSY of the pair names may be on the path.
func (n *flattener) behind(b *cfg.Block, p *nestedPair) *cfg.Block {
	if len(b.Instrs) == 0 || b.Instrs[0].Flow != cfg.FlowBSYNC || !b.Instrs[0].Guard.Always() {
		return nil
	}
	to := (*cfg.Block)(nil)
	switch last := b.Last(); {
	case len(b.Instrs) == 1:
		to = n.Func.Next(b)
	case len(b.Instrs) == 2 && last.IsBranch() && !last.Conditional():
		to = n.Func.TargetIn(b, last)
	}
	for k := 0; to != nil && k < 8; k++ {
		on := n.onwardBut(to, &p.b.Instrs[p.open])
		if on == nil {
			break
		}
		to = on
	}
	return to
}

// announce reports a rewrite, or why it is refused, unless an earlier iteration said the same. What was
// refused may be possible in a later one.
func (n *flattener) announce(way nestedEdge, r Remark, no *Refusal) bool {
	key := reportKey{r.Span.Start, way, no != nil}
	if n.reported[key] {
		return false
	}
	if no != nil {
		n.Refuse(r, no)
	} else if n.Rewrite(r) {
		return true
	}
	n.reported[key] = true
	return false
}

// rewrite announces a nested pair, and makes it if it is to be made.
func (n *flattener) rewrite(p *nestedPair) bool {
	i, j := p.a.Last(), p.inner()
	r := nestedBranch.at(withGuard(p.a, i), tableOpcode(n.Func))
	key := fallThroughEdge
	if p.taken {
		key = takenEdge
	}
	if p.only == nil {
		no := n.noMergePoint(p)
		if no == nil {
			return false
		}
		r.Message = fmt.Sprintf("the branch on %s goes to a branch on %s", condition(n.Func, i), condition(n.Func, j))
		return n.announce(key, r, no)
	}
	if n.says != nil {
		r.later, r.item = n.says, p.a.ID<<1
		if p.taken {
			r.item |= 1
		}
	} else {
		n.say(&r, p)
	}
	plan, no := n.plan(p)
	if no != nil {
		return n.announce(key, r, no)
	}
	if plan == nil {
		return false
	}
	r.Title = nestedBranch.FixTitle(plan.name)
	if !n.announce(key, r, nil) {
		return false
	}
	n.flatten(p, plan)
	return true
}

// A pairTeller says which branches are combined. An item is twice the number of the block with the outer one, and one more if
// the way on which the inner one lies is that on which it is taken.
type pairTeller struct {
	*Ctx
	most int // see [flattener.most]
}

func (t *pairTeller) tell(r *Remark, item int32) {
	n := flattener{Ctx: t.Ctx, most: t.most} // of its own: pairing is written
	a := n.Func.Blocks[item>>1]
	if p := n.pair(a, a.Last(), item&1 != 0); p != nil {
		n.say(r, p)
	}
}

// say has r tell which branches become one, in front of what is related to its refusal.
func (n *flattener) say(r *Remark, p *nestedPair) {
	i, j := p.a.Last(), p.inner()
	and, again := "and", ""
	for x := range i.Deciders() {
		for y := range j.Deciders() {
			if x.Reg == y.Reg {
				and, again = "and then", " (redefined)"
			}
		}
	}
	first, second := conjunction(n.Func, i, p.taken), conjunction(n.Func, j, p.jump)
	r.Message = fmt.Sprintf("%s %s %s%s branches to %s, all else to %s", first, and, second, again, n.end(p.only).Name(), p.mergeEnd.Name())
	combined := analysis.Related{Span: withGuard(p.b, j), Message: "combined with this branch" + n.comparison(p)}
	r.Related = append([]analysis.Related{combined}, r.Related...)
}

// comparison says which row of [ComparisonIndices] the comparison is of that decides the inner
// branch; "" if that is none.
func (n *flattener) comparison(p *nestedPair) string {
	for k := len(p.b.Instrs) - 2; k >= 0; k-- {
		x := &p.b.Instrs[k]
		if c := comparisonIndexOf(x); c != nil && n.isCondition(p, x) {
			return fmt.Sprintf(" (%s, LOP3 index 0x%02X)", c.Kind, c.Index)
		}
	}
	return ""
}

// withGuard is the place of a branch with its guard.
func withGuard(b *cfg.Block, i *cfg.Instr) cfg.Span {
	s := where(b, i)
	if i.Guard.Reg.Class != cfg.NoReg {
		s.Start = b.InSection(i.Guard.Span).Start
	}
	return s
}

// conjunction spells the condition under which i is taken, or is not.
func conjunction(f *cfg.Func, i *cfg.Instr, taken bool) string {
	s := ""
	list := literals(i)
	for k := range list {
		if k > 0 {
			s += " and "
		}
		if not := list[k].Flags&cfg.Not != 0; not == (taken || len(list) > 1) {
			s += "!"
		}
		s += f.Names.Reg(list[k].Reg)
	}
	if !taken && len(list) > 1 {
		return "!(" + s + ")"
	}
	return s
}

// settled reports whether the way of one of the branches is known: phase 15 folds it.
func (n *flattener) settled(blocks ...*cfg.Block) bool {
	return slices.ContainsFunc(blocks, func(b *cfg.Block) bool { return n.Constants().Taken(b) != analysis.Varies })
}

// noMergePoint says that the paths of two branches meet nowhere. It is nil where that is not worth a
// word: the second is more than a condition of its own, or both are of one switch.
func (n *flattener) noMergePoint(p *nestedPair) *Refusal {
	if n.entered(p) != nil || n.cascade(p) || n.settled(p.a, p.b) {
		return nil
	}
	for k := range p.b.Instrs[:len(p.b.Instrs)-1] {
		if n.ineligible(p.b, &p.b.Instrs[k]) != nil {
			return nil
		}
	}
	if q := n.inside(p); q != nil {
		return refuse("%s and %s must be combined first", p.b.Name(), q.b.Name()).at(withGuard(q.b, q.inner()), "would be in between")
	}
	jump, fall := n.Func.TargetIn(p.b, p.inner()), n.Func.Next(p.b)
	return refuse("no common merge point: besides %s, %s branches to %s, and %s to %s and %s",
		p.b.Name(), p.a.Name(), p.mergeEnd.Name(), p.b.Name(), n.end(jump).Name(), n.end(fall).Name())
}

// inside returns the pair that the inner branch of p begins, if p is one too once that is
// flattened; nil if not: a && (b || c) takes two iterations.
func (n *flattener) inside(p *nestedPair) *nestedPair {
	for _, taken := range [...]bool{false, true} {
		q := n.pair(p.b, p.inner(), taken)
		if q == nil || q.only == nil || q.mergeEnd != p.mergeEnd && n.end(q.only) != p.mergeEnd {
			continue
		}
		if plan, no := n.plan(q); plan != nil && no == nil {
			return q
		}
	}
	return nil
}

// cascade reports whether both blocks of a nested pair compare one register with numbers, as a switch does.
func (n *flattener) cascade(p *nestedPair) bool {
	compared := func(b *cfg.Block) cfg.Reg {
		for k := len(b.Instrs) - 1; k >= 0; k-- {
			if i := &b.Instrs[k]; i.Op.Name == "ISETP" {
				if d := i.NumDst(n.Func.SM()); len(i.Args) > d+1 && i.Args[d+1].Kind != cfg.RegOperand {
					return i.Args[d].Reg
				}
				break
			}
		}
		return cfg.Reg{}
	}
	r := compared(p.a)
	return r.Class != cfg.NoReg && r == compared(p.b)
}
