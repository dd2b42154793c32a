package analysis

import (
	"math"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// Which lanes are missing where a block runs: those that a branch or a guarded call has separated.

// separates notes that the branch of block by may have separated the lanes that run block n, unless
// a vote says that all are there.
func (u *Uniformity) separates(by, n int32) {
	if from := u.full[n]; from >= 0 && !u.ssa.Regs.f.Dom.Dominates(from, by) {
		return
	}
	if u.under[n] == 0 {
		u.misses(by, n)
	} else if u.waits[n] {
		u.others[n] = append(u.others[n], by)
	}
}

// calledApart notes that the branch, or the guarded call, of block by may have separated the lanes that make the call at
// the end of block n, if there is one, from others: these do not run what is called. A call of what never returns, which
// ptxas has in place of a long branch, is none.
func (u *Uniformity) calledApart(by, n int32) {
	f := u.ssa.Regs.f
	if kinds := f.Kinds[f.Graph.Start[n]:f.Graph.Start[n+1]]; !slices.Contains(kinds, cfg.CallEdge) {
		return
	}
	work := []int32(nil)
	calls := func(n int32) {
		for k := f.Graph.Start[n]; k < f.Graph.Start[n+1]; k++ {
			if to := f.Graph.Succ[k]; f.Kinds[k] == cfg.CallEdge && u.under[to] == 0 && u.comesBack(to) {
				work = append(work, to)
			}
		}
	}
	if calls(n); len(work) == 0 || u.asked(n) {
		return
	}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if u.under[n] != 0 {
			continue
		}
		if u.separates(by, n); u.under[n] == 0 {
			continue // a vote says that all are there
		}
		calls(n)
		work = slices.AppendSeq(work, f.FlowSuccs(n))
	}
}

// comesBack reports whether block n leads to a return.
func (u *Uniformity) comesBack(n int32) bool {
	f := u.ssa.Regs.f
	if u.returns == nil {
		u.returns = make([]bool, len(f.Blocks))
		for k, b := range f.Blocks {
			u.returns[k] = b.Last() != nil && b.Last().Flow == cfg.FlowRet
		}
		f.Preds.Spread(u.returns)
	}
	return u.returns[n]
}

// asked reports whether lanes come to block n only from a branch that asks which lanes are there, as BRA.DIV, on the straight way:
// what is called there waits for those of a mask.
func (u *Uniformity) asked(n int32) bool {
	f := u.ssa.Regs.f
	for range maxAsked {
		preds := f.Preds.Succs(n)
		if len(preds) != 1 || n == 0 {
			return false
		}
		n = preds[0]
		if i := f.Blocks[n].Last(); i != nil && i.ByActiveLanes() {
			return true
		}
	}
	return false
}

// Asked is asked for block b: lanes come to it only from a branch that has asked which of them are there.
func (u *Uniformity) Asked(b *cfg.Block) bool { return u.asked(b.ID) }

// maxAsked is how many blocks may be between such a branch and the call.
const maxAsked = 8

// misses notes that lanes which the branch of block by separates may not run block n.
func (u *Uniformity) misses(by, n int32) {
	u.under[n] = by + 1
	if u.memory != nil {
		u.memory.apart = append(u.memory.apart, n)
	}
	if u.has(n, lanesWarp) || u.has(n, lanesSome) && u.mayNameAll(n) {
		u.tear()
	}
	u.lose(n)
	if u.apart[n] && u.instrs(u.ssa.Regs.f.Blocks[n]) { // the whole warp does not reconverge there any more
		u.separate(u.ssa.Regs.f.Graph.Succs(n))
	}
}

// mayNameAll reports whether a WARPSYNC of block n that may wait for the whole warp does not name some of its lanes for sure:
// WARPSYNC R14 with R14 = 0xffff waits for the lanes of that mask, and lets none go on that waits for all. With rows a mask that
// is computed is taken to be of the lanes that come there.
func (u *Uniformity) mayNameAll(n int32) bool {
	b := u.ssa.Regs.f.Blocks[n]
	for k, l := range u.of(b) {
		if l&lanesSome == 0 {
			continue
		}
		if i := &b.Instrs[k]; i.HasMod("ALL") || len(i.Args) == 0 || !plain(&i.Args[0]) {
			return true
		}
		v := u.ssa.operand(u.ssa.Regs.Number(b, k), 0)
		if v < 0 {
			return true
		}
		if mask, ok := u.consts.Value(v, b).Const(); ok && mask == math.MaxUint32 || !ok && !u.rows {
			return true
		}
	}
	return false
}

// tear notes that lanes may wait for the whole warp at several places at one time: some run a WARPSYNC that others do not.
func (u *Uniformity) tear() {
	if u.torn {
		return
	}
	u.torn = true
	f := u.ssa.Regs.f
	for n, b := range f.Blocks {
		if !u.has(int32(n), lanesWarp) {
			continue
		}
		u.lose(int32(n))
		if u.instrs(b) && (u.apart[n] || u.meets && !u.heldTogether(b)) {
			u.separate(f.Graph.Succs(int32(n)))
		}
	}
}
