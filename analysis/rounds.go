package analysis

import (
	"encoding/binary"
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// meetIn has vary what the cycles through b compute, where groups of lanes may meet that are in
// different iterations. Those are not on whose way around the whole warp reconverges: all lanes have
// been there as often when they come to b.
func (u *Uniformity) meetIn(b *cfg.Block) {
	u.met = append(u.met, b.ID)
	u.meetAt(b.ID)
}

func (u *Uniformity) meetAt(b int32) {
	if u.round == nil {
		f := u.ssa.Regs.f
		u.warps = make([]bool, len(f.Blocks))
		for n := range u.warps {
			u.warps[n] = u.rounds < maxRounds && !u.torn && u.under[n] == 0 && u.has(int32(n), lanesWarp)
		}
		u.rounds++
		u.round = rounds(f, u.warps)
	}
	for _, n := range u.round[b] {
		u.again(n)
		u.round[n] = nil // it is done
	}
}

// meetWithin has groups of the lanes that separate at the end of b meet at what lets them go on together, as a WARPSYNC, before the
// end of the region at which all of them wait for each other: they may be in different iterations there.
func (u *Uniformity) meetWithin(b *cfg.Block) {
	f := u.ssa.Regs.f
	held := u.conv.OpenAtEnd(b)
	if len(held) == 0 {
		return
	}
	set := u.heldSet(held)
	work := slices.Clone(f.Graph.Succs(b.ID))
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		at, bit := set|uint64(n>>6), uint64(1)<<(n&63)
		if word := u.within[at]; word&bit != 0 || !u.conv.mayHold(f.Blocks[n], held) {
			continue
		} else {
			u.within[at] = word | bit
		}
		cancel.Poll(u.divergence.ctx)
		if u.inside++; u.inside > u.divergence.most {
			u.everything(b.ID)
			return
		}
		for k, l := range u.of(f.Blocks[n]) {
			if u.meet(f.Blocks[n], k, l) {
				u.meetIn(f.Blocks[n])
				break
			}
		}
		work = append(work, f.Graph.Succs(n)...)
	}
}

// heldSet returns the number of a set of barriers, shifted to be in front of that of a block.
func (u *Uniformity) heldSet(held []cfg.Reg) uint64 {
	if slices.Equal(held, u.held) {
		return u.heldAt
	}
	if u.sets == nil {
		u.sets = map[string]uint64{}
		u.within = map[uint64]uint64{}
	}
	var key []byte
	for _, r := range held {
		key = binary.AppendVarint(append(key, byte(r.Class)), int64(r.Num))
	}
	set, ok := u.sets[string(key)]
	if !ok {
		set = uint64(len(u.sets)) << 32
		u.sets[string(key)] = set
	}
	u.held, u.heldAt = held, set
	return set
}

// maxRounds is how often the cycles are looked for anew because the whole warp does not reconverge at a
// place where it was taken to. Then no such place is of account.
const maxRounds = 8

// lose takes back what the whole warp's reconvergence in block n has said of cycles.
func (u *Uniformity) lose(n int32) {
	if u.round == nil || !u.warps[n] {
		return
	}
	u.round = nil
	for _, b := range u.met {
		u.meetAt(b)
	}
}

// rounds returns by block the blocks of the strongly connected component that it is in, of the graph
// without the blocks that not has; nil for those that are on no cycle. Time is linear in blocks and edges.
func rounds(f *cfg.Func, not []bool) [][]int32 {
	in := make([][]int32, len(f.Blocks))
	// What leads to a block and comes behind it in reverse postorder of the graph is led to by it.
	order := f.Order.RPO
	if slices.Contains(not, true) {
		order = orderWithout(f, not)
	}
	seen := slices.Clone(not)
	for _, n := range order {
		if seen[n] {
			continue
		}
		seen[n] = true
		list := []int32{n}
		for k := 0; k < len(list); k++ {
			for _, p := range f.Preds.Succs(list[k]) {
				if !seen[p] && f.Reachable(f.Blocks[p]) {
					seen[p] = true
					list = append(list, p)
				}
			}
		}
		if len(list) == 1 && !slices.Contains(f.Graph.Succs(n), n) {
			continue
		}
		for _, m := range list {
			in[m] = list
		}
	}
	return in
}

// orderWithout returns a reverse postorder of the reachable blocks without those that not has.
func orderWithout(f *cfg.Func, not []bool) []int32 {
	seen := slices.Clone(not)
	next := slices.Clone(f.Graph.Start[:len(f.Blocks)])
	var order, stack []int32
	for _, root := range f.Order.RPO {
		if seen[root] {
			continue
		}
		seen[root] = true
		stack = append(stack, root)
		for len(stack) > 0 {
			n := stack[len(stack)-1]
			if next[n] == f.Graph.Start[n+1] {
				order = append(order, n)
				stack = stack[:len(stack)-1]
				continue
			}
			to := f.Graph.Succ[next[n]]
			next[n]++
			if !seen[to] {
				seen[to] = true
				stack = append(stack, to)
			}
		}
	}
	slices.Reverse(order)
	return order
}
