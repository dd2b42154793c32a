package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// Apart returns a block whose branch may have separated lanes that run b in groups, each at a time
// of its own: paths have joined since, but nothing on them makes the groups wait for each other. It
// is nil if there is none, and if the lanes meet at the start of b.
func (u *Uniformity) Apart(b *cfg.Block) *cfg.Block {
	u.groups.Do(u.findGroups)
	if by := u.groupedBy[b.ID]; by > 0 {
		return u.ssa.Regs.f.Blocks[by-1]
	}
	return nil
}

// Separated returns a block whose branch may have separated lanes of the warp that run b from one
// another, those that are elsewhere ([Uniformity.Divergent]) and those that run it at another time
// ([Uniformity.Apart]). If it is nil, all lanes that have not ended run b together.
func (u *Uniformity) Separated(b *cfg.Block) *cfg.Block {
	if from := u.Divergent(b); from != nil {
		return from
	}
	return u.Apart(b)
}

// ApartValue reports whether groups of lanes that are [Uniformity.Apart] may have computed another
// value each as v, which is read in b.
func (u *Uniformity) ApartValue(v Value, b *cfg.Block) bool {
	if v < 0 || u.ssa.block[v] < 0 {
		return false
	}
	_, constant := u.consts.Value(v, b).Const()
	return !constant && u.Apart(u.ssa.Regs.f.Blocks[u.ssa.block[v]]) != nil
}

// findGroups finds for each block what [Uniformity.Apart] returns. A branch in a region separates
// lanes until the innermost region that it is in ends; outside of all regions, until the whole warp
// reconverges. Those that go one way stay together up to where paths join, if they can not come
// round a loop again. Each block is looked at twice for each depth of nesting at most.
func (u *Uniformity) findGroups() {
	f := u.ssa.Regs.f
	u.groupedBy = make([]int32, len(f.Blocks))
	type group struct { // lanes separated by the branch of block by
		block, by int32
		depth     int32 // of the regions open there
		joined    int8  // 1 if not all that come to the block have gone the same way
	}
	var least [2][]int32 // by joined and block: the smallest depth that a group came with, + 1
	for k := range least {
		least[k] = make([]int32, len(f.Blocks))
	}
	var work []group
	follow := func(g group) {
		for _, s := range f.Graph.Succs(g.block) {
			if g.depth > 0 && u.mayBeOpen(f.Blocks[s]) < g.depth {
				continue // the region has ended
			}
			to := g
			to.block = s
			if len(f.Preds.Succs(s)) > 1 {
				to.joined = 1
			}
			if old := &least[to.joined][s]; *old == 0 || to.depth+1 < *old {
				*old = to.depth + 1
				work = append(work, to)
			}
		}
	}
	for n, x := range f.Blocks {
		// Lanes that EXIT ends are not there any more, and a branch both of whose ways go to one
		// block separates none.
		if s := f.Graph.Succs(x.ID); !u.Diverges(x) || !slices.ContainsFunc(s, func(to int32) bool { return to != s[0] }) {
			continue
		}
		g := group{block: int32(n), by: int32(n), depth: u.heldAtEnd(x)}
		if f.Loops.LoopOf[n] >= 0 || len(f.Loops.Irreducible) > 0 {
			g.joined = 1
		}
		follow(g)
	}
	for len(work) > 0 {
		g := work[len(work)-1]
		work = work[:len(work)-1]
		b := f.Blocks[g.block]
		if _, all := u.FullWarp(b); all {
			continue
		}
		met, first := u.meetsIn(b, g.depth)
		if g.joined > 0 && !first && u.groupedBy[b.ID] == 0 {
			u.groupedBy[b.ID] = g.by + 1
		}
		if !met {
			follow(g)
		}
	}
}

// meetsIn reports whether lanes that a branch with so many regions open has separated wait for each
// other in b, and whether its first instruction does that.
func (u *Uniformity) meetsIn(b *cfg.Block, depth int32) (met, first bool) {
	open := u.mayBeOpen(b)
	for k, l := range u.of(b) {
		i := &b.Instrs[k]
		switch {
		case l&lanesWarp != 0:
			return true, k == 0
		case i.Flow == cfg.FlowBSSY:
			open++
		case l&lanesBSYNC != 0 && i.Guard.Always():
			if open--; open < depth {
				return true, k == 0
			}
		}
	}
	return false, false
}

// mayBeOpen is how many regions may be open at the start of b.
func (u *Uniformity) mayBeOpen(b *cfg.Block) int32 {
	return int32(u.conv.mayBeOpen(b) + u.stacks.depth(b))
}

// heldAtEnd is how many regions hold all lanes that come to the end of b; 0 if that is not known.
func (u *Uniformity) heldAtEnd(b *cfg.Block) int32 {
	if u.conv.Others || u.conv.Limited {
		return 0
	}
	held := len(u.conv.OpenAtEnd(b))
	if u.stacks.holds(b) {
		held += len(u.stacks.ActiveOut(b))
	}
	return int32(held)
}
