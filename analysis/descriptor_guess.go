package analysis

import (
	"math/bits"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// guessDescriptors returns, for the accesses whose memory descriptor the text does not name, the pair of uniform
// registers that each probably reads, among those that hold a descriptor on every path. There may be two pairs:
// ptxas expands atomics that the target lacks into compare-and-swap loops after the rest of the code has its
// descriptor:
//
//	ULDC.64 UR6, c[0x0][0x118]         of the function
//	...
//	ULDC.64 UR4, c[0x0][0x118]         of the loop
//	RED.E.ADD [R6.64+0x10], R20        reads UR6
//	LDG.E R15, [R2.64]                 reads UR4
//	L: HADD2 R10, R15, R0.H0_H0
//	ATOMG.E.CAS PT, R10, [R2], R15, R13
//
// So a pair that is loaded in front of such a loop, while there is another one, is for the load of the loop alone; all other
// accesses read the pair that was loaded last. It is a guess, for printing only.
func (r *Registers) guessDescriptors() map[*cfg.Instr]uint64 {
	f := r.f
	sure := r.heldDescriptors(true)
	late := map[*cfg.Instr]*cfg.Instr{} // a load of a descriptor: the access it is for
	for n, b := range f.Blocks {
		held := sure[n]
		load := swapLoad(f, b)
		for k := range b.Instrs {
			i := &b.Instrs[k]
			if to, whole, ok := descriptorWrite(i); ok && whole && k < load && r.pairsIn(held&^(3<<to.Num)) > 0 {
				late[i] = &b.Instrs[load]
			}
			held = holds(i, f.SM(), held, true)
		}
	}
	guessed := map[*cfg.Instr]uint64{}
	ends := make([]uint64, len(f.Blocks)) // which pair was loaded last, 0 for none or more than one
	done := make([]bool, len(f.Blocks))
	for _, n := range f.Order.RPO {
		b := f.Blocks[n]
		newest, any := uint64(0), false
		for _, p := range f.PredIDs(b) {
			if !done[p] {
				continue
			}
			if !any {
				newest, any = ends[p], true
			} else if newest != ends[p] {
				newest = 0
			}
		}
		held, own := sure[n], map[*cfg.Instr]uint64{}
		for k := range b.Instrs {
			i := &b.Instrs[k]
			if pair := own[i]; pair != 0 && held&pair == pair {
				guessed[i] = pair
			} else if newest != 0 && held&newest == newest {
				guessed[i] = newest
			} else if r.pairsIn(held) > 0 {
				guessed[i] = held
			}
			to, whole, ok := descriptorWrite(i)
			if ok = ok && whole && to.Num < 63; ok {
				if at := late[i]; at != nil {
					own[at] = 3 << to.Num
				} else {
					newest = 3 << to.Num
				}
			}
			held = holds(i, f.SM(), held, true)
		}
		ends[n], done[n] = newest, true
	}
	return guessed
}

// pairsIn returns how many of the pairs that may hold a descriptor are in held.
func (r *Registers) pairsIn(held uint64) int {
	n := 0
	for _, d := range r.desc {
		if d.Num < 63 && bits.OnesCount64(held>>d.Num&3) == 2 {
			n++
		}
	}
	return n
}

// swapLoad returns the index of the load at the end of b whose value the loop behind b compares and swaps; -1 if there is none.
func swapLoad(f *cfg.Func, b *cfg.Block) int {
	for k := len(b.Instrs) - 1; k >= 0; k-- {
		i := &b.Instrs[k]
		if i.Op.Effects&cfg.ReadsMem == 0 || i.Op.Effects&cfg.WritesMem != 0 || len(i.Args) == 0 || i.Args[0].Kind != cfg.RegOperand {
			continue
		}
		for _, s := range f.Graph.Succs(b.ID) {
			for m := range f.Blocks[s].Instrs {
				if x := &f.Blocks[s].Instrs[m]; x.HasMod("CAS") && slices.ContainsFunc(x.Refs, func(r cfg.Ref) bool { return !r.Write && r.Has(i.Args[0].Reg) }) {
					return k
				}
			}
		}
		return -1
	}
	return -1
}
