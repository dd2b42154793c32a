package interp

import (
	"math"

	"github.com/ori-lang/ori/cfg"
)

// mix folds v into the hash h.
func mix(h, v uint64) uint64 {
	h ^= v + 0x9e3779b97f4a7c15 + h<<6 + h>>2
	h = (h ^ h>>30) * 0xbf58476d1ce4e5b9
	h = (h ^ h>>27) * 0x94d049bb133111eb
	return h ^ h>>31
}

// hashString is the hash of a name.
func hashString(s string) uint64 {
	h := uint64(len(s))
	for k := 0; k < len(s); k++ {
		h = h*0x100000001b3 ^ uint64(s[k])
	}
	return mix(h, 0)
}

// defaultValues are interesting words for programs that name none.
var defaultValues = []uint32{0, 1, 2, 3, 4, 5, 7, 8, 15, 31, 32, 64, 0xff, math.MaxInt32, 1 << 31, math.MaxUint32}

// SmallSeeds, as a bit of a seed, has everything that nobody wrote be from 0 to 3, and memory 0 until lanes have
// synchronized: lists and trees are empty, loops short, recursion shallow.
const SmallSeeds = 1 << 40

// word makes a value of a hash: half of them are among the values that the program compares with, or
// next to one, some are small, the others anything.
func (m *machine) word(h uint64) uint32 {
	if m.cfg.Seed&SmallSeeds != 0 {
		return uint32(h>>32) & 3
	}
	return m.any(h)
}

// any is word for all seeds alike.
func (m *machine) any(h uint64) uint32 {
	switch x := uint32(h >> 32); h & 7 {
	case 0, 1, 2, 3:
		return m.cfg.Values[x%uint32(len(m.cfg.Values))]
	case 4, 5:
		return x & 15
	case 6:
		return x & 0xff
	default:
		return x
	}
}

// Values returns what a program is best tried with: the constants in f, and their
// neighbours.
func Values(f *cfg.Func) []uint32 {
	seen := map[uint32]bool{}
	list := append([]uint32(nil), defaultValues[:4]...)
	add := func(v uint32) {
		if !seen[v] && len(list) < 256 {
			seen[v] = true
			list = append(list, v)
		}
	}
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			i := &b.Instrs[k]
			for n := range i.Args {
				if a := &i.Args[n]; a.Kind == cfg.ImmOperand && i.Flow == cfg.FlowNone && i.Op.Effects&cfg.Converge == 0 {
					add(uint32(a.Imm))
					add(uint32(a.Imm) + 1)
					add(uint32(a.Imm) - 1)
				}
			}
		}
	}
	return list
}

// The kinds of what a seed gives.
const (
	seedReg = iota + 1
	seedPred
	seedConst
	seedMem
	seedOpaque
	seedSpecial
	seedCall
)

// initial is what a register holds in a lane before anything is written.
func (m *machine) initial(id uint64, lane int) uint32 {
	return m.word(mix(mix(mix(m.cfg.Seed, seedReg), id), uint64(lane)))
}

// initialPred is the lanes of a warp in which a predicate is true at first.
func (m *machine) initialPred(id uint64, warp int) uint32 {
	return uint32(mix(mix(mix(m.cfg.Seed, seedPred), id), uint64(warp)))
}

// constant is a word of a constant bank. The sizes of the block and of the grid stand where each target
// keeps them.
func (m *machine) constant(bank int, addr uint32) uint32 {
	for k := range m.cfg.Set {
		if s := &m.cfg.Set[k]; s.Reg.Class == cfg.NoReg && s.Bank == bank && s.Addr == addr {
			return s.Value
		}
	}
	if bank == 0 {
		base, stack := uint32(0), uint32(0x28) // of sm_70 and later
		switch {
		case m.sm > 0 && m.sm < 50:
			base, stack = 0x28, 0x44
		case m.sm > 0 && m.sm < 70:
			base, stack = 8, 0x20
		case m.sm >= 100:
			stack = 0x37c
		}
		switch {
		case addr == base:
			return uint32(m.cfg.Warps * WarpSize)
		case addr > base && addr < base+0x18 && addr&3 == 0:
			return 1
		case addr == stack:
			return 0xfff000 // the stack pointer
		}
	}
	return m.word(mix(mix(mix(m.cfg.Seed, seedConst), uint64(bank)), uint64(addr)))
}
