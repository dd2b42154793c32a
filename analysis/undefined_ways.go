package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// maxReached bounds how many blocks [ruler.reached] goes through for one read.
const maxReached = 96

// reached reports whether some way from the entry to instruction n of b, which reads v, has v undefined all along, and
// no two places of it that say the opposite of each other, or of what is constant there. Where the ways are too many, or too long, it is true.
//
//	@P0  BRA one
//	@!P0 BRA two
//	     ...      // never
func (r *ruler) reached(v Value, b *cfg.Block, n int32) bool {
	if r.s.Regs.f.Complete && !r.consts.Executable(b) {
		return false
	}
	list := slices.Clone(r.decidedAt(b))
	k := int(n - r.s.Regs.first[b.ID])
	if i := &b.Instrs[k]; !i.Guard.Always() {
		if p := r.s.GuardValue(b, k); p >= 0 {
			list = append(list, known{p, !i.Guard.Not})
		}
	}
	at, ok := r.learn(nil, list)
	if !ok || !r.agrees(at, b) {
		return false
	}
	r.steps = 0
	return r.enters(v, b, at, map[int32][]place{})
}

// enters reports whether a way that [ruler.reached] looks for leads to the end of b, behind which at holds. The places from which
// none is known to lead are in seen, by block.
func (r *ruler) enters(v Value, b *cfg.Block, at facts, seen map[int32][]place) bool {
	s, f := r.s, r.s.Regs.f
	if r.steps++; b.ID == 0 || r.steps > maxReached {
		return true
	}
	if slices.ContainsFunc(seen[b.ID], func(x place) bool { return x.v == v && at.implies(x.at) }) {
		return false
	}
	seen[b.ID] = append(seen[b.ID], place{v, at})
	for slot, p := range f.Preds.Succs(b.ID) {
		if !r.spend(1) {
			return true
		}
		from, w := f.Blocks[p], s.originOf(v)
		if !f.Order.Reachable(p) {
			continue
		}
		if s.kind[w] == PhiValue && s.block[w] == b.ID {
			w = s.Args(w)[slot]
		}
		if w < 0 || !r.undefined[w] {
			continue
		}
		before, ok := r.before(at, b.ID, slot, from)
		if ok {
			before, ok = r.learn(before, s.decides(from, b.ID, nil))
		}
		if ok && r.agrees(before, from) && r.enters(w, from, before, seen) {
			return true
		}
	}
	return false
}

// agrees reports whether list, which holds at the end of b, may be so for what is constant there.
func (r *ruler) agrees(list facts, b *cfg.Block) bool {
	return !slices.ContainsFunc(list, func(x fact) bool {
		_, ok := x.with(limits{k: r.consts.Value(x.v, b)})
		return !ok
	})
}
