package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// This file tells what is known to differ between lanes in code that keeps its variables in memory, as compilers make it without
// optimization: what a lane loads from memory of its own may differ from what others load, but does so only if what is stored there does.

// A privateWord is a word of memory that may be the lane's own: how far it is from an address.
type privateWord struct {
	base Value
	off  int64
}

// maxAddress is how many instructions are looked at that add a constant to an address.
const maxAddress = 16

// privateWords has the accesses of words whose distance from an address is known, which is the same in all lanes, by their words and by
// their instructions.
type privateWords struct {
	loads  map[privateWord][]int32 // the numbers of the loads
	of     map[int32][]privateWord // by number
	stores map[int32]bool          // by number: it stores them
	apart  []int32                 // blocks that only some of the lanes have been found to run
}

// findPrivateWords finds the loads and stores of such words: LD, LDL, ST and STL.
func (u *Uniformity) findPrivateWords() *privateWords {
	s, f := u.ssa, u.ssa.Regs.f
	x := &privateWords{loads: map[privateWord][]int32{}, of: map[int32][]privateWord{}, stores: map[int32]bool{}}
	for _, b := range f.Blocks {
		cancel.Poll(u.calls.ctx)
		for k := range b.Instrs {
			i := &b.Instrs[k]
			load := i.Op.Name == "LD" || i.Op.Name == "LDL"
			if !load && i.Op.Name != "ST" && i.Op.Name != "STL" || len(i.Args) < 2 || !i.Op.Known() {
				continue
			}
			at := 0
			if load {
				at = 1
			}
			a := &i.Args[at]
			if a.Kind != cfg.MemOperand || a.UReg().Class != cfg.NoReg || a.Sym() != "" || a.RegSuffix() != "" && a.RegSuffix() != ".64" {
				continue
			}
			num := s.Regs.Number(b, k)
			x.stores[num] = !load
			base, off := u.addressOf(s.sourceOf(num, at))
			if base < 0 || u.why[base].kind != uniform {
				continue
			}
			words := int64(1)
			switch {
			case i.HasMod("64"):
				words = 2
			case i.HasMod("128"):
				words = 4
			}
			for n := range words {
				w := privateWord{base, (off+a.Imm)&^3 + 4*n}
				x.of[num] = append(x.of[num], w)
				if load {
					x.loads[w] = append(x.loads[w], num)
				}
			}
		}
	}
	return x
}

// addressOf returns the value that v is computed from by adding constants, and their sum.
func (u *Uniformity) addressOf(v Value) (base Value, off int64) {
	s := u.ssa
	for range maxAddress {
		v = s.copyOf(v)
		i, n := s.writing(v)
		if i == nil || !i.Guard.Always() || i.Masked() {
			return v, off
		}
		switch i.Op.Name {
		case "IADD", "IADD32I", "IADD3", "VIADD", "LEA", "I2I":
		default:
			return v, off
		}
		if i.HasMod("HI") || i.HasMod("X") || i.Op.Name == "I2I" && i.Name != "I2I.U32.U32" {
			return v, off
		}
		from, sum := NoValue, int64(0)
		for k := 1; k < len(i.Args); k++ {
			a := &i.Args[k]
			c, constant := intValue(a)
			switch {
			case a.Kind == cfg.RegOperand && (a.Reg.IsPred() || a.Reg.IsConst()):
			case constant && i.Op.Name != "LEA":
				sum += int64(int32(c))
			case constant && c == 0: // shifted by nothing
			case plain(a) && a.Reg.Class == cfg.ClassR && from < 0:
				from = s.sourceOf(n, k)
			default:
				return v, off
			}
		}
		if from < 0 {
			return v, off
		}
		v, off = from, off+sum
	}
	return v, off
}

// findDiffering returns, by value, whether a cause is known for which it may differ between lanes that is not only that memory may be the
// lane's own, or that a call, a caller or an unknown edge may have left it so: what it differs by where such loads differ only if what is
// stored does. It is nil if there are no such loads. Time is that of [newUniformity].
func (u *Uniformity) findDiffering() []bool {
	s, f := u.ssa, u.ssa.Regs.f
	private := func(num int32) bool {
		b := f.Blocks[s.Regs.BlockOf(num)]
		name := b.Instrs[num-s.Regs.first[b.ID]].Op.Name
		return name == "LD" || name == "LDL"
	}
	if !slices.ContainsFunc(u.why, func(why reason) bool { return why.kind == bySource && private(why.of) }) {
		return nil
	}
	how := asStored
	if u.rows {
		how |= inRows
	}
	by := uniformityOf(u.facts, fineSteps(f), how, u.findPrivateWords())
	differs := make([]bool, s.Len())
	for v := range differs {
		differs[v] = by.why[v].kind != uniform
	}
	return differs
}

// stored has the loads vary of the words that instruction by stores, as it stores what varies, or not in all lanes.
func (u *Uniformity) stored(by int32, why reason) {
	for _, w := range u.memory.of[by] {
		for _, load := range u.memory.loads[w] {
			u.varyAll(load, why)
		}
		delete(u.memory.loads, w)
	}
}

// storedApart is [Uniformity.stored] for the stores in blocks that only some of the lanes have been found to run. It reports whether there
// were such blocks.
func (u *Uniformity) storedApart() bool {
	blocks := u.memory.apart
	u.memory.apart = nil
	first := u.ssa.Regs.first
	for _, n := range blocks {
		for num := first[n]; num < first[n+1]; num++ {
			if u.memory.stores[num] {
				u.stored(num, reason{byJoin, u.under[n] - 1})
			}
		}
	}
	return len(blocks) > 0
}
