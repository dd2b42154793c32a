package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// This file has what can be asked of a [Uniformity] that is made.

// Varies reports whether v, read in block b, may differ between lanes.
func (u *Uniformity) Varies(v Value, b *cfg.Block) bool {
	if v < 0 {
		return true
	}
	if u.why[v].kind == uniform && u.left(v, b.ID) < 0 {
		return false
	}
	_, constant := u.consts.Value(v, b).Const()
	return !constant
}

// left returns where the loop begins that computes v and that lanes on their way to
// block n leave in different iterations, or -1.
func (u *Uniformity) left(v Value, n int32) int32 {
	l := u.leftLoop(v, n)
	if l >= 0 && u.still(v) { // which takes longer to find
		return -1
	}
	return l
}

// leftLoop is left of a value that does not stay as it is.
func (u *Uniformity) leftLoop(v Value, n int32) int32 {
	loops := &u.ssa.Regs.f.Loops
	for l := loops.LoopOf[u.ssa.block[v]]; l >= 0 && !loops.Contains(l, n); l = loops.Loops[l].Parent {
		for _, x := range u.temporal[l] {
			if u.after(x, n) {
				return loops.Loops[l].Header
			}
		}
	}
	for k := range u.cycles {
		c := &u.cycles[k]
		if _, in := slices.BinarySearch(c.blocks, n); !in && slices.Contains(c.from, u.ssa.block[v]) {
			return c.by
		}
	}
	return -1
}

// FullWarp reports whether all lanes of the warp run b together, and where that is known from: a
// vote whose mask is compared with all ones at the end of the block before.
func (u *Uniformity) FullWarp(b *cfg.Block) (from *cfg.Block, ok bool) {
	if u.full[b.ID] < 0 || u.under[b.ID] != 0 || u.Apart(b) != nil {
		return nil, false
	}
	return u.ssa.Regs.f.Blocks[u.full[b.ID]], true
}

// Diverges reports whether the branch at the end of b may diverge that lanes run
// together, or the guard of the call there differ between them.
func (u *Uniformity) Diverges(b *cfg.Block) bool { return u.branch[b.ID].kind != uniform }

// Promised reports whether the condition of the branch at the end of b may differ between lanes,
// but not between those that run it together: BRA.U says so, and where it compares the mask of a
// vote they have voted together.
func (u *Uniformity) Promised(b *cfg.Block) bool { return u.promised[b.ID] }

// Divergent returns the block whose branch may have separated the lanes that run b
// from others of their warp, and that have not met again; nil if there is none.
func (u *Uniformity) Divergent(b *cfg.Block) *cfg.Block {
	if n := u.under[b.ID]; n > 0 {
		return u.ssa.Regs.f.Blocks[n-1]
	}
	return nil
}
