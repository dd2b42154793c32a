package analysis

import (
	"context"
	"math"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// fullWarp returns in asks the blocks whose branch asks whether the whole warp is there, and in full,
// for each block, the block at whose start all 32 lanes of the warp have been together on the way to
// it, as far as control flow tells: -1 if there is none. A branch goes to such a block that compares the
// mask of a vote with all ones:
//
//	VOTE.ANY R0, PT, PT          // the active lanes
//	ISETP.EQ.AND P0, PT, R0, -1, PT
//	@!P0 BRA partial
//	...                          // all 32 lanes
//
// Either all lanes took part in the vote, and go there together, or none goes there. BRA.DIV ~URZ
// falls through with all lanes only. Lanes get to what a full block dominates only through it. votes
// has the blocks with a vote, and waits those with an instruction that waits, or asks, for lanes. If
// assume is set, edges that are not known are assumed to lead to none of these blocks. Time is linear in
// the blocks.
func fullWarp(ctx context.Context, s *SSA, consts *Constants, votes, waits []bool, assume bool) (asks []bool, full []int32) {
	f := s.Regs.f
	asks, full = make([]bool, len(f.Blocks)), make([]int32, len(f.Blocks))
	for n := range full {
		full[n] = -1
	}
	if !f.Complete && !assume {
		return asks, full
	}
	some := false
	for n, b := range f.Blocks {
		votes[n] = votes[n] || n > 0 && votes[n-1] && s.onlyFrom(b, int32(n)-1) // as [SSA.voted] looks for it
	}
	for _, n := range f.Order.RPO {
		cancel.Poll(ctx)
		if !votes[n] && !waits[n] {
			continue // nearly all
		}
		to := s.fullSide(f.Blocks[n], votes[n], consts)
		if asks[n] = to != nil; asks[n] && s.onlyFrom(to, n) {
			full[to.ID], some = to.ID, true
		}
	}
	if !some {
		return asks, full
	}
	for _, n := range f.Order.RPO {
		if up := f.Dom.Idom[n]; full[n] < 0 && up >= 0 {
			full[n] = full[up]
		}
	}
	work := f.IndirectEntries() // lanes get into what these lead to without coming to the beginning
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if full[n] < 0 || full[n] == n {
			continue
		}
		full[n] = -1
		work = append(work, f.Graph.Succs(n)...)
	}
	return asks, full
}

// fullSide returns where the branch at the end of b goes only with all lanes of the warp together,
// or nil. There is a vote on the straight way to it, or none.
func (s *SSA) fullSide(b *cfg.Block, vote bool, consts *Constants) *cfg.Block {
	f := s.Regs.f
	if i := b.Last(); i != nil && i.ByActiveLanes() {
		if i.Guard.Always() && i.Op.Known() && s.asksWarp(i, b, consts) {
			switch {
			case i.Name == "BRA.DIV":
				return f.Next(b)
			case i.Name == "BRA.CONV":
				return f.TargetIn(b, i)
			}
		}
		return nil
	}
	if !vote {
		return nil
	}
	d, ok := s.test(b)
	if !ok || d.bound != 1<<32-1 || !s.votes(d.value, b) {
		return nil
	}
	switch {
	case d.rel == "EQ":
		return d.yes
	case d.rel == "NE":
		return d.no
	}
	return nil
}

// asksWarp reports whether i, BRA.DIV or BRA.CONV at the end of b, asks for all lanes of the warp: its mask is ~URZ, or a constant, or
// it has none, as on sm_70.
func (s *SSA) asksWarp(i *cfg.Instr, b *cfg.Block, consts *Constants) bool {
	if len(i.Args) != 2 {
		return len(i.Args) == 1
	}
	if a := &i.Args[0]; !plain(a) {
		return a.Reg == (cfg.Reg{Class: cfg.ClassUR, Num: cfg.Const}) && a.Flags == cfg.Not
	}
	v := s.operand(s.Regs.Number(b, len(b.Instrs)-1), 0)
	if v < 0 {
		return false
	}
	mask, ok := consts.Value(v, b).Const()
	return ok && mask == math.MaxUint32
}

// onlyFrom reports whether the one edge to b is from block number from.
func (s *SSA) onlyFrom(b *cfg.Block, from int32) bool {
	preds := s.Regs.f.Preds.Succs(b.ID)
	return b.ID != 0 && len(preds) == 1 && preds[0] == from && !s.Regs.f.IndirectEntry(b)
}

// votes reports whether v is the mask of a vote, and the lanes that took part in it come to the end
// of b together: there is nothing but instructions in between.
func (s *SSA) votes(v Value, b *cfg.Block) bool { return s.voted(v, b, len(b.Instrs)-1) }

// voted is votes for the lanes that come to instruction k of b.
func (s *SSA) voted(v Value, b *cfg.Block, k int) bool {
	if s.kind[v] != InstrValue || s.prev[v] >= 0 || s.Regs.Regs[s.v[v]].IsPred() {
		return false
	}
	f := s.Regs.f
	for end := k; ; end = len(b.Instrs) {
		from := 0
		if s.block[v] == b.ID {
			from = int(s.num[v] - s.Regs.first[b.ID])
		}
		for k := from; k < end; k++ {
			if !straight(&b.Instrs[k]) {
				return false
			}
		}
		if s.block[v] == b.ID {
			return isVote(&b.Instrs[from])
		}
		preds := f.Preds.Succs(b.ID)
		if b.ID == 0 || len(preds) != 1 || preds[0] != b.ID-1 || f.IndirectEntry(b) {
			return false
		}
		b = f.Blocks[b.ID-1]
	}
}

// straight reports whether the lanes that run i together go on together.
func straight(i *cfg.Instr) bool {
	return i.Op.Known() && (i.Flow == cfg.FlowNone || i.Flow == cfg.FlowBSSY || i.Flow == cfg.FlowPush) && !i.SetsActive()
}

func isVote(i *cfg.Instr) bool {
	switch i.Name {
	case "VOTE.ANY", "VOTE.ALL", "VOTE.EQ", "VOTEU.ANY", "VOTEU.ALL", "VOTEU.EQ":
		return true
	}
	return false
}

// ForActiveLanes reports whether instruction k of b, which works on values of other lanes, is
// written for the lanes that are active:
//
//   - it reads the value of a lane that is in the mask of a vote of the same lanes;
//   - it reduces over them beside such a vote, or to the mask of a branch;
//   - an instruction before it in the block has set which lanes are active, or has waited for those of a mask;
//   - control comes to the block only if all lanes of a mask are there, which ptxas asks in front of an
//     operation for which the source has a mask.
//
// The first and the last are so written:
//
//	VOTEU.ANY UR6, UPT, PT
//	FLO.U32 R2, UR6
//	SHFL.IDX PT, R6, R5, R2, 0x1f
//
//	BRA.DIV UR6, `(.L_x_4)       // to code for when some of them are not
//	SHFL.BFLY PT, R5, R4, 0x2, 0x1f
func (u *Uniformity) ForActiveLanes(b *cfg.Block, k int) bool {
	for n := range k {
		if b.Instrs[n].SetsActive() {
			return true
		}
	}
	for n := k - 1; n >= 0 && straight(&b.Instrs[n]); n-- {
		if i := &b.Instrs[n]; i.Op.Name == "WARPSYNC" && i.Guard.Always() && !i.HasMod("ALL") && b.Instrs[k].Op.Effects&cfg.Barrier == 0 {
			return true
		}
	}
	s := u.ssa
	switch i := &b.Instrs[k]; {
	case i.Op.Name != "BAR" && i.Op.Name != "WARPSYNC" && s.maskAsked(b, k):
		return true
	case i.Op.Name == "REDUX" || i.Op.Name == "CREDUX":
		if last := b.Last(); last.ByActiveLanes() && last.Op.Known() && len(last.Args) == 2 && len(i.Args) > 0 && last.Args[0].Reg == i.Args[0].Reg && last.Args[0].Flags == 0 {
			return true // it makes the mask that the branch asks for
		}
		for n := k - 1; n >= 0 && straight(&b.Instrs[n]); n-- {
			if isVote(&b.Instrs[n]) && b.Instrs[n].Guard.Always() {
				return true
			}
		}
		for n := k + 1; n < len(b.Instrs) && straight(&b.Instrs[n]); n++ {
			if isVote(&b.Instrs[n]) && b.Instrs[n].Guard.Always() {
				return true
			}
		}
	case i.Name == "SHFL.IDX" && i.Op.Known():
		lane := len(i.Args) - 2
		return plain(&i.Args[lane]) && s.inVote(s.operand(s.Regs.Number(b, k), lane), b, k)
	}
	return false
}
