package analysis

import "github.com/ori-lang/ori/cfg"

// A Def is an instruction that writes a register.
type Def struct {
	Block *cfg.Block
	Instr *cfg.Instr
}

// ReachSteps bounds how many instructions and blocks one search for definitions looks at: each
// branch of a function may be searched from.
const ReachSteps = 256

// A fewBlocks is a set of blocks that mostly are no more than ReachSteps. Those are at twice as many places,
// each at the first that is free from where its number says; a place holds a number and 1.
type fewBlocks struct {
	places [2 * ReachSteps]int32
	n      int
	others map[int32]bool
}

// add reports whether n was not among them.
func (s *fewBlocks) add(n int32) bool {
	k := uint32(n) * 0x9e3779b1 >> 16 % uint32(len(s.places))
	for s.places[k] != 0 {
		if s.places[k] == n+1 {
			return false
		}
		k = (k + 1) % uint32(len(s.places))
	}
	if s.n < ReachSteps {
		s.places[k] = n + 1
		s.n++
		return true
	}
	if s.others == nil {
		s.others = map[int32]bool{}
	}
	was := s.others[n]
	s.others[n] = true
	return !was
}

// ReachingDefs returns the instructions that may have written the predicate r last when control is
// just before instruction k of b, in no particular order. A write under a guard does not hide the
// ones before it. all is false if it has looked at steps instructions and blocks before it found all.
func ReachingDefs(f *cfg.Func, b *cfg.Block, k int, r cfg.Reg, steps int) (defs []Def, all bool) {
	var seen fewBlocks
	writes := func(i *cfg.Instr) bool {
		for d := range i.PredDefs() {
			if d.Reg == r || d.Reg.Class == cfg.NoReg {
				return true
			}
		}
		return false
	}
	// scan looks backwards through the first k instructions of b.
	scan := func(b *cfg.Block, k int) (stop bool) {
		for k--; k >= 0 && steps > 0; k-- {
			steps--
			if i := &b.Instrs[k]; writes(i) {
				defs = append(defs, Def{b, i})
				if i.Guard.Always() && !i.Masked() {
					return true
				}
			}
		}
		return false
	}
	if scan(b, k) {
		return defs, true
	}
	work := append([]int32(nil), f.PredIDs(b)[:min(len(f.PredIDs(b)), steps+1)]...)
	for len(work) > 0 && steps > 0 {
		steps--
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if !f.Order.Reachable(n) || !seen.add(n) {
			continue
		}
		if p := f.Blocks[n]; !scan(p, len(p.Instrs)) {
			work = append(work, f.Preds.Succs(n)[:min(len(f.Preds.Succs(n)), steps+1)]...)
		}
	}
	return defs, len(work) == 0 && steps > 0
}
