package analysis

import (
	"fmt"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// What may stand between the decisions of a switch, and where a walk through them ends.

// mostBeyond is how many blocks are looked at after the end of a chain.
const mostBeyond = 64

// beyond collects what is compared from block b on, where the chain ends, one block after the other.
func (w *walk) beyond(b *cfg.Block) {
	for range mostBeyond {
		last := b.Last()
		if last == nil || !last.IsBranch() || !last.Conditional() {
			return
		}
		if d, _ := w.decides(b); d != nil && !d.sameSelector(&w.first) {
			return // of another value
		}
		found := false
		for k := range b.Instrs {
			if b.Instrs[k].Writes(w.s.Selector) {
				return
			}
			if v, ok := w.compared(&b.Instrs[k]); ok {
				if rel := relation(w.Func, &b.Instrs[k]); rel == "EQ" || rel == "NE" {
					w.s.Beyond = append(w.s.Beyond, Case{Value: v, Block: b, Compare: &b.Instrs[k]})
				}
				found = true
			}
		}
		if b = w.Func.Next(b); !found || b == nil || w.visited(b) != nil {
			return
		}
	}
}

// through returns where a block that only branches goes to, through any
// number of them but none where lanes reconverge; another block itself.
func (w *walk) through(b *cfg.Block) *cfg.Block {
	for range 64 {
		i := b.Last()
		if isEnd(b) || len(b.Instrs) != 1 || !i.IsBranch() || i.Conditional() || w.Convergence().ReconvergesAt(b) != nil {
			break
		}
		to := w.Func.TargetIn(b, i)
		if to == nil {
			break
		}
		b = to
	}
	return b
}

// popped returns where a block that only pops the stack, or waits for lanes, leads, as each half of a tree may have one of its own, if
// that is one place; another block itself. Phase 30 takes no such tree.
func (w *walk) popped(b *cfg.Block) *cfg.Block {
	for range 8 {
		if w.loose == nil || isEnd(b) || b.Last() == nil {
			return b
		}
		if i := b.Last(); i.Flow != cfg.FlowPop || i.Conditional() || !i.Op.Known() || len(b.Instrs) != 1 {
			for k := range b.Instrs {
				if i := &b.Instrs[k]; i.Op.Name != "BSYNC" && i.Op.Name != "NOP" && i.Op.Name != "BMOV" || !i.Guard.Always() || i.Conditional() {
					return b
				}
			}
		}
		to := w.onlyTo(b)
		if to == nil || to == b {
			return b
		}
		b = w.through(to)
	}
	return b
}

// onward is through, also past blocks that only compare and go on to the one behind: a listing has a label
// in front of each branch whose targets it notes.
func (w *walk) onward(b *cfg.Block) *cfg.Block {
	for range 64 {
		if b = w.through(b); isEnd(b) {
			return b
		}
		next := w.Func.Next(b)
		if last := b.Last(); next == nil || last != nil && last.Flow != cfg.FlowNone && !marksRegion(last) || w.Convergence().ReconvergesAt(next) != nil {
			return b
		}
		for k := range b.Instrs {
			if i := &b.Instrs[k]; !decidesOnly(i) && !marksRegion(i) {
				if w.computesFor(b, next) {
					return next
				}
				return b
			}
		}
		b = next
	}
	return b
}

// computesFor reports whether b does nothing but compute, and next, behind it, is only the branch of a decision on the selector, or on
// what is computed from it, with nothing in front but what its guard guards too, as in b, and marks of regions:
//
//	IADD32I R2, R2, -0x1
//	ISETP.GE.U32.AND P0, PT, R2, 0x8, PT
//	@P0 ST.E [R4], R6                // code of the case
//	.L_x_434:
//	@P0 BRK
func (w *walk) computesFor(b, next *cfg.Block) bool {
	if w.loose == nil || len(next.Instrs) == 0 || len(w.Func.PredIDs(next)) != 1 || len(b.Instrs)+len(next.Instrs) > maxGuarded {
		return false
	}
	if p, to := w.guardedLeaf(next); to != nil { // as behind the label of a BRK
		return len(b.Instrs) <= maxComputed && !slices.ContainsFunc(b.Instrs, func(i cfg.Instr) bool { return !computesOnly(&i) || isSelect(&i) }) && w.SSA().Block(p) == b && w.computes(next)
	}
	last := len(next.Instrs) - 1
	for k := range next.Instrs[:last] {
		if !marksRegion(&next.Instrs[k]) && !guardedAsLast(next, k) {
			return false
		}
	}
	others := 0
	g := next.Instrs[last].Guard
	for k := range b.Instrs {
		i := &b.Instrs[k]
		if ofCase(i, g) {
			if i.Writes(g.Reg) || slices.ContainsFunc(b.Instrs[k:], func(i cfg.Instr) bool { return i.Writes(g.Reg) }) {
				return false
			}
			continue
		}
		others++
		if !mayCompute(i) && !marksRegion(i) {
			return false
		}
	}
	if others > maxComputed {
		return false
	}
	d, _ := w.decides(next)
	return d != nil && d.sameSelector(&w.first) || w.computes(next)
}

// mayCompute reports whether i does nothing but write registers that it computes from others.
func mayCompute(i *cfg.Instr) bool {
	return i.Op.Known() && i.Flow == cfg.FlowNone && i.Op.Effects&(cfg.SideEffects|cfg.Converge|cfg.Barrier|cfg.WarpWide|cfg.ReadsMem) == 0
}

// computesOnly is mayCompute of what has no guard, too.
func computesOnly(i *cfg.Instr) bool { return mayCompute(i) && i.Guard.Always() }

// maxComputed bounds the instructions in front of a comparison that are looked at, and maxGuarded those with the code of a case.
const (
	maxComputed = 8
	maxGuarded  = 32
)

// decidesOnly reports whether i does nothing but compute a predicate or the condition code, as both halves of a comparison
// of 64 bits do.
func decidesOnly(i *cfg.Instr) bool {
	if !mayCompute(i) {
		return false
	}
	some := false
	for k := range i.Refs {
		if r := &i.Refs[k]; r.Write {
			if some = true; !r.Reg.IsPred() && r.Reg.Class != cfg.ClassCC {
				return false
			}
		}
	}
	return some
}

// ends says why the chain does not go on with block b, whose decision, if it has
// one, is d; "" if it does.
func (w *walk) ends(d *decision, ok bool, b, head *cfg.Block) string {
	name := func() string { return w.Func.Names.Reg(w.s.Selector) }
	switch {
	case w.budget <= 0 && ok:
		w.s.Exhausted = true
		return fmt.Sprintf("the budget of %d comparisons is exceeded", w.set.Budget)
	case !ok:
		return "no comparison with a constant"
	case !d.leaf && (w.visited(b) != nil || b != head && w.used[b.ID]):
		return fmt.Sprintf("%s is in the switch already", b.Name())
	case !d.sameSelector(&w.first):
		if d.reg == w.s.Selector {
			return fmt.Sprintf("%s is redefined before %s compares it", name(), b.Name())
		}
		return fmt.Sprintf("%s compares %s, not %s", b.Name(), w.Func.Names.Reg(d.reg), name())
	case d.orders() && w.ordered && d.unsigned != w.unsigned:
		if d.unsigned {
			return fmt.Sprintf("%s is an unsigned comparison, others are signed", b.Name())
		}
		return fmt.Sprintf("%s is a signed comparison, others are unsigned", b.Name())
	case b == head:
		return ""
	case !d.leaf && !w.within(b): // that stays as it is, whoever comes there
		return fmt.Sprintf("%s has other predecessors", b.Name())
	}
	if from, i := w.effectAhead(b); i != nil {
		return fmt.Sprintf("%s in %s has side effects", i.Op.Name, from.Name())
	}
	for k := range b.Instrs {
		i := &b.Instrs[k]
		switch {
		case i == d.compare || k == len(b.Instrs)-1 || i.Op.Effects&cfg.Sched != 0 && i.Op.Effects&cfg.Fence == 0:
		case d.leaf && (!i.Guard.Always() || isSelect(i)): // the code of a case
		case w.loose != nil && (marksRegion(i) || guardedAsLast(b, k) || w.codeOfCase(d, b, k)):
			if w.s.Loose == "" {
				where := "two comparisons"
				if d.compare != nil && !slices.ContainsFunc(b.Instrs[k:], func(i cfg.Instr) bool { return i.OpSpan == d.compare.OpSpan }) {
					where = "a comparison and its branch"
				}
				w.s.Loose = fmt.Sprintf("%s in %s is between %s", i.Op.Name, b.Name(), where)
			}
		case i.Op.Effects&(cfg.Converge|cfg.Barrier) != 0 || i.Op.Sig.Width == cfg.WidthGMMA:
			return fmt.Sprintf("lanes synchronize in %s (%s)", b.Name(), i.Op.Name)
		case i.Op.Effects&cfg.SideEffects != 0:
			return fmt.Sprintf("%s in %s has side effects", i.Op.Name, b.Name())
		case w.set.Profile == Measured:
			return fmt.Sprintf("%s in %s is neither its comparison nor its branch (profile measured)", i.Op.Name, b.Name())
		case !w.set.Extended:
			return fmt.Sprintf("%s in %s is neither its comparison nor its branch (knob SwitchOptExtendedPatternMatch is off)", i.Op.Name, b.Name())
		}
	}
	return ""
}

// within reports whether control gets to b from decisions of the switch alone; phase 30 takes those that it gets to from one.
func (w *walk) within(b *cfg.Block) bool {
	from := w.Func.PredIDs(b)
	if len(from) < 2 || w.loose == nil || len(from) > maxJoin {
		return len(from) < 2
	}
	return w.fromDecisions(b)
}

// fromDecisions reports whether control gets to b from decisions of the switch, and from where lanes wait between those, alone.
func (w *walk) fromDecisions(b *cfg.Block) bool {
	return !slices.ContainsFunc(w.Func.PredIDs(b), func(n int32) bool {
		from := w.Func.Blocks[n]
		return w.visited(from) == nil && !slices.Contains(w.passed, from)
	})
}

// behindWait returns the block behind b, where lanes only wait for one another, if that decides by the selector, too, and control gets
// to neither from anything but decisions; nil otherwise. Phase 30 takes no such chain.
//
//	@P0 BRA four
//	BSYNC B1
//	wait:
//	BRA next
//	next:
//	ISETP.EQ.AND P0, PT, R8, 0x9, PT
//
// waits are b and the blocks from there on that only branch.
func (w *walk) behindWait(b *cfg.Block) (next *cfg.Block, waits []*cfg.Block) {
	if w.loose == nil || isEnd(b) || b.Last() == nil {
		return nil, nil
	}
	if slices.Contains(w.passed, b) { // on a second way
		if next := w.onlyTo(b); next != nil && w.leafAt(next) {
			return next, nil
		}
		return nil, nil
	}
	if len(w.passed) >= maxJoin || len(w.Func.PredIDs(b)) > maxJoin {
		return nil, nil
	}
	for k := range b.Instrs {
		switch i := &b.Instrs[k]; {
		case !i.Guard.Always() || i.Conditional():
			return nil, nil
		case i.Op.Name == "BSYNC" || i.Op.Name == "NOP":
		case i.Op.Name == "SYNC" && i.Op.Known() && k == len(b.Instrs)-1:
		default:
			return nil, nil
		}
	}
	waits = []*cfg.Block{b}
	for next = w.onlyTo(b); next != nil && len(waits) < maxJoin && branchesOnly(next) && len(w.Func.PredIDs(next)) == 1; next = w.onlyTo(next) {
		waits = append(waits, next)
	}
	if next == nil || len(w.Func.PredIDs(next)) > maxJoin || !w.fromDecisions(b) || slices.ContainsFunc(w.ranges, func(r span) bool { return r.to == b || r.to == next }) {
		return nil, nil
	}
	n := len(w.passed)
	w.passed = append(w.passed, waits...)
	all := w.fromDecisions(next)
	w.passed = w.passed[:n]
	if d, _ := w.decides(next); !all || !(d != nil && d.sameSelector(&w.first) || w.computes(next)) {
		return nil, nil
	}
	return next, waits
}

// branchesOnly reports whether b does nothing but branch on.
func branchesOnly(b *cfg.Block) bool {
	return len(b.Instrs) == 1 && b.Last().IsBranch() && !b.Last().Conditional()
}

// marksRegion reports whether i does nothing but say where lanes are to wait for one another, or that some will not.
func marksRegion(i *cfg.Instr) bool {
	switch i.Op.Name {
	case "BSSY", "BREAK", "BMOV", "SSY", "PBK", "PCNT":
		return true
	}
	return false
}

// guardedAsLast reports whether instruction k of b runs where the last one leaves: it is of the code of the case that that decides.
func guardedAsLast(b *cfg.Block, k int) bool {
	g := b.Last().Guard
	return ofCase(&b.Instrs[k], g) && !slices.ContainsFunc(b.Instrs[k:], func(i cfg.Instr) bool { return i.Writes(g.Reg) })
}

// effectAhead returns an instruction with side effects that values run on the way to b from the decision in front of it, whose guard is that of
// the branch, and its block; nil if there is none. Code of the values that do not get to another decision may be there.
func (w *walk) effectAhead(b *cfg.Block) (from *cfg.Block, i *cfg.Instr) {
	preds := w.Func.PredIDs(b)
	if w.loose == nil || len(preds) != 1 {
		return nil, nil
	}
	from = w.Func.Blocks[preds[0]]
	last := from.Last()
	if w.visited(from) == nil || last == nil || !last.Conditional() {
		return nil, nil
	}
	g := last.Guard
	if w.Func.Next(from) == b {
		g.Not = !g.Not
	}
	for k := range from.Instrs {
		if i := &from.Instrs[k]; i.Op.Effects&cfg.SideEffects != 0 && !marksRegion(i) && ofCase(i, g) {
			return from, i
		}
	}
	return nil, nil
}

// codeOfCase reports whether instruction k of b only runs on the way of the values that d, the decision of b, names, where that goes on to the
// next block:
//
//	ISETP.NE.AND P0, PT, R2, 0x9, PT
//	@!P0 STG.E [R4.64], R3           // code of 9
//	@P0 BRA more
func (w *walk) codeOfCase(d *decision, b *cfg.Block, k int) bool {
	named := d.yes
	switch d.rel {
	case "EQ", relIn:
	case "NE":
		named = d.no
	default:
		return false
	}
	g := b.Last().Guard
	if d.yes == d.no || named != w.Func.Next(b) {
		return false
	}
	g.Not = !g.Not
	return ofCase(&b.Instrs[k], g) && !slices.ContainsFunc(b.Instrs[k:], func(i cfg.Instr) bool { return i.Writes(g.Reg) })
}

// ofCase reports whether i is under the guard g of a branch, and does nothing that lanes do together.
func ofCase(i *cfg.Instr, g cfg.Guard) bool {
	return !g.Always() && i.Guard.Reg == g.Reg && i.Guard.Not == g.Not && i.Op.Known() && i.Flow == cfg.FlowNone && i.Op.Effects&(cfg.Barrier|cfg.Converge|cfg.WarpWide) == 0
}

// open reports whether block b, where a tree of comparisons leads for a range of values, decides between those in another
// way: by a table, or a comparison that is combined with something.
func (w *walk) open(b *cfg.Block) bool {
	compares := func(i *cfg.Instr) bool {
		_, ok := w.compared(i)
		return ok || i.Op.Name == "ISET" && slices.ContainsFunc(i.Args, func(a cfg.Operand) bool { return a.Kind == cfg.RegOperand && a.Reg == w.s.Selector })
	}
	if w.loose != nil && w.computes(b) {
		return true
	}
	found := false
	for range 3 {
		i := b.Last()
		if i == nil {
			return false
		}
		for k := 0; k < len(b.Instrs) && !found; k++ {
			found = compares(&b.Instrs[k])
		}
		switch {
		case i.Flow == cfg.FlowIndex:
			return true
		case i.Flow != cfg.FlowNone:
			return found && i.Conditional()
		}
		if b = w.Func.Next(b); b == nil {
			return false
		}
	}
	return false
}
