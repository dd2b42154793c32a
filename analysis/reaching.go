package analysis

import "ori/cfg"

// A Def is an instruction that writes a register.
type Def struct {
	Block *cfg.Block
	Instr *cfg.Instr
}

// ReachingDefs returns the instructions that may have written the predicate r
// last when control is just before instruction k of b, in no particular order.
// A write under a guard does not hide the ones before it.
func ReachingDefs(f *cfg.Func, b *cfg.Block, k int, r cfg.Reg) []Def {
	var defs []Def
	seen := make([]bool, len(f.Blocks))
	writes := func(i *cfg.Instr) bool {
		for _, d := range i.PredDefs {
			if d.Reg == r || d.Reg.Class == cfg.NoReg {
				return true
			}
		}
		return false
	}
	// scan looks backwards through the first k instructions of b.
	scan := func(b *cfg.Block, k int) (stop bool) {
		for k--; k >= 0; k-- {
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
		return defs
	}
	work := append([]int32(nil), f.PredIDs(b)...)
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[n] || !f.Order.Reachable(n) {
			continue
		}
		seen[n] = true
		if p := f.Blocks[n]; !scan(p, len(p.Instrs)) {
			work = append(work, f.Preds.Succs(n)...)
		}
	}
	return defs
}
