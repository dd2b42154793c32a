package analysis

import (
	"fmt"

	"github.com/ori-lang/ori/cfg"
)

// A Cold says why a block is cold: control seldom gets there. The zero Cold is that of a block of
// which nothing says so.
//
// These say so:
//
//   - .cold;
//   - a .weight that is a small part of that of the other ways out of its predecessors;
//   - an instruction that ends the program (a trap or a breakpoint, an assertion that failed), or the lanes
//     that come to it (KILL);
//   - all ways out of the block lead to cold ones, without going round a loop;
//   - only cold blocks lead to it.
//
// Blocks that call the slow path of a division or a square root are not cold: ptxas itself leaves them
// right behind the branch around them, and how often they run depends on the data. An exit whose condition
// is unlikely is cold only by its .weight. Source: seeds basic-blocks-and-cfg, "Hot/Cold Block Layout", and
// listings.
type Cold struct {
	Why   ColdReason
	Block *cfg.Block // with the instruction, or of the other weight
	Instr *cfg.Instr // that ends the program or its lanes
}

// A ColdReason is what says that a block is cold.
type ColdReason uint8

const (
	NotCold     ColdReason = iota
	ColdMark               // .cold
	ColdWeight             // .weight
	ColdEnd                // an instruction that ends the program or its lanes
	ColdAhead              // all ways out of it
	ColdBefore             // all ways to it
	ColdUnknown            // a complete profile that has not seen it run
)

// coldPart is how many times as heavy as a cold block another way out of its predecessors is, at least.
const coldPart = 16

// Text says why b, whose Cold c is, is cold.
func (c Cold) Text(b *cfg.Block) string {
	switch c.Why {
	case ColdMark:
		return "it is marked .cold"
	case ColdWeight:
		return fmt.Sprintf("its weight is %d, and that of %s is %d", b.Weight, c.Block.Name(), c.Block.Weight)
	case ColdUnknown:
		return fmt.Sprintf("the profile has not seen it run, and %s has the weight %d", c.Block.Name(), c.Block.Weight)
	case ColdEnd:
		if c.Instr.Flow == cfg.FlowCall {
			return fmt.Sprintf("it calls %s", assertFail)
		}
		return "it ends in " + c.Instr.Name
	case ColdAhead:
		return "all ways out of it lead to cold blocks"
	case ColdBefore:
		return "only cold blocks lead to it"
	}
	return ""
}

// assertFail is what assert calls when its condition does not hold.
const assertFail = "__assertfail"

// newColds returns which blocks are cold, by block; nil if none is. The entry is not cold; if it leads
// only to cold blocks, no block is, as all run equally seldom. Time is linear.
func newColds(f *cfg.Func) []Cold {
	var list []Cold
	note := func(b *cfg.Block, c Cold) {
		if list == nil {
			list = make([]Cold, len(f.Blocks))
		}
		list[b.ID] = c
	}
	for _, b := range f.Blocks {
		if b.ID == 0 || !f.Reachable(b) {
			continue
		}
		switch i := endsProgram(b); {
		case b.Cold:
			note(b, Cold{Why: ColdMark})
		case i != nil:
			note(b, Cold{Why: ColdEnd, Block: b, Instr: i})
		default:
			if c := lightOf(f, b); c.Why != NotCold {
				note(b, c)
			}
		}
	}
	if list == nil {
		return nil
	}
	if coldAhead(f, list); list[0].Why != NotCold {
		return nil
	}
	coldBefore(f, list)
	return list
}

var bpt = cfg.LookupOp("BPT")

// endsProgram returns an instruction of b that ends the program or the lanes that come to it, or nil: a trap,
// a breakpoint, KILL, or the call that says that an assertion does not hold.
func endsProgram(b *cfg.Block) *cfg.Instr {
	for k := range b.Instrs {
		if i := &b.Instrs[k]; i.Op == bpt && i.Guard.Always() && (i.HasMod("TRAP") || i.HasMod("INT")) {
			return i
		}
	}
	for _, i := range b.Code() {
		switch {
		case !i.Op.Known() || !i.Guard.Always():
		case i.Flow == cfg.FlowKill && !i.Conditional():
			return i
		case i.Flow == cfg.FlowCall && i.Code >= 0 && i.Args[i.Code].Kind == cfg.LabelOperand && i.Args[i.Code].Sym() == assertFail:
			return i
		}
	}
	return nil
}

// lightOf returns the Cold of b by its weight: each predecessor has another way out that is much heavier.
func lightOf(f *cfg.Func, b *cfg.Block) (c Cold) {
	if b.Weight == 0 && !f.Profiled {
		return Cold{}
	}
	for _, p := range f.PredIDs(b) {
		var most *cfg.Block
		for s := range f.Succs(f.Blocks[p]) {
			if s != b && (most == nil || s.Weight > most.Weight) {
				most = s
			}
		}
		if !f.Order.Reachable(p) {
			continue
		}
		if most == nil || most.Weight == 0 || b.Weight > most.Weight/coldPart {
			return Cold{}
		}
		if c.Why, c.Block = ColdWeight, most; b.Weight == 0 {
			c.Why = ColdUnknown
		}
	}
	return c
}

// coldAhead adds the blocks that lead only to cold ones.
func coldAhead(f *cfg.Func, list []Cold) {
	left := make([]int32, len(f.Blocks)) // how many ways out are not known to lead to cold blocks
	var work []int32
	for _, b := range f.Blocks {
		for range f.FlowSuccs(b.ID) {
			left[b.ID]++
		}
		if mayLeave(f, b) || b.Weight > 0 {
			left[b.ID] = 0
		}
		if list[b.ID].Why != NotCold {
			work = append(work, b.ID)
		}
	}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		preds := f.PredIDs(f.Blocks[n])
		for k, p := range preds {
			if k > 0 && preds[k-1] == p || left[p] == 0 || list[p].Why != NotCold || !f.Order.Reachable(p) {
				continue
			}
			for s := range f.FlowSuccs(p) {
				if s == n {
					left[p]--
				}
			}
			if left[p] <= 0 {
				list[p] = Cold{Why: ColdAhead, Block: f.Blocks[n]}
				work = append(work, p)
			}
		}
	}
}

// mayLeave reports whether control may leave f at the end of b.
func mayLeave(f *cfg.Func, b *cfg.Block) bool {
	i := b.Last()
	switch {
	case f.FallsOff() == b:
		return true
	case i == nil:
		return false
	}
	switch i.Flow {
	case cfg.FlowExit, cfg.FlowRet, cfg.FlowKill:
		return true
	case cfg.FlowBranch:
		return f.TargetIn(b, i) == nil
	case cfg.FlowIndex, cfg.FlowPop:
		return !f.Complete
	}
	return false
}

// coldBefore adds the blocks that control comes to only through cold ones.
func coldBefore(f *cfg.Func, list []Cold) {
	seen := make([]bool, len(f.Blocks))
	seen[0] = true
	for work := []int32{0}; len(work) > 0; {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		for _, s := range f.Graph.Succs(n) {
			if !seen[s] && list[s].Why == NotCold {
				seen[s] = true
				work = append(work, s)
			}
		}
	}
	for _, b := range f.Blocks {
		if !seen[b.ID] && list[b.ID].Why == NotCold && f.Reachable(b) {
			list[b.ID] = Cold{Why: ColdBefore, Block: f.Blocks[f.Dom.Idom[b.ID]]}
		}
	}
}
