package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// OfVoters reports whether instruction k of b, a shuffle that reads the value of one lane, reads that of a lane which is known to be
// there: it is in the mask of a vote, or comes behind a branch that asks for bits of that mask, and all lanes that voted, or all of those
// in the mask, come to it.
//
//	VOTE.ANY R8, PT, PT
//	FLO.U32 R9, R8
//	ISETP.NE.AND P1, PT, R0, R9, PT
//	@P1 BRA join             // one of them adds for all
//	ATOM.E.ADD R11, [R4], R10
//	join:
//	SHFL.IDX PT, R11, R11, R9, 0x1f
func (f *Facts) OfVoters(b *cfg.Block, k int) bool {
	i := &b.Instrs[k]
	if i.Name != "SHFL.IDX" || !i.Op.Known() || !f.Func.Complete || f.Func.EnteredUnseen() {
		return false
	}
	u := f.rows()
	s := u.ssa
	if a := &i.Args[len(i.Args)-2]; plain(a) {
		mask, _ := s.laneOf(s.operand(s.Regs.Number(b, k), len(i.Args)-2))
		return mask >= 0 && u.stay(mask, b, k)
	}
	preds := f.Func.Preds.Succs(b.ID)
	if len(preds) != 1 || !s.onlyFrom(b, preds[0]) {
		return false
	}
	from := f.Func.Blocks[preds[0]]
	if from.Last() == nil || !from.Last().Conditional() {
		return false
	}
	p, _, ok := deciding(s, from, from.Last())
	if !ok {
		return false
	}
	mask, ok := s.madeOfVote(p, NoValue, maxOfVote)
	return ok && mask >= 0 && u.stay(mask, b, k)
}

// maxOfVote is how many instructions may be between a vote and the branch that asks for bits of its mask.
const maxOfVote = 4

// madeOfVote returns the mask of the vote that v is computed from, and from constants: mask or, if that is NoValue, any one; it is mask
// where v is computed from constants alone.
func (s *SSA) madeOfVote(v, mask Value, steps int) (Value, bool) {
	v = s.copyOf(v)
	i, n := s.definition(v)
	switch {
	case i == nil || !i.Guard.Always() || !i.Op.Known():
		return mask, false
	case isVote(i):
		return v, mask < 0 || v == mask
	case steps == 0 || mayDiverge(i) || i.Op.Effects&cfg.ReadsMem != 0 || i.Op.Name == "S2R" || i.Op.Name == "CS2R":
		return mask, false
	}
	ok := true
	for k, w := range s.Regs.Words(n) {
		if w >= 0 && !w.Write() && ok {
			mask, ok = s.madeOfVote(s.Values(n)[k], mask, steps-1)
		}
	}
	return mask, ok
}

// stay reports whether all lanes of the mask of a vote come to instruction k of b together: no branch in between parts them, but for
// one at the end of the block of the vote that those in the mask take, by the same comparison as the vote.
func (u *Uniformity) stay(mask Value, b *cfg.Block, k int) bool {
	s, f := u.ssa, u.ssa.Regs.f
	i, n := s.definition(mask)
	if i == nil || !isVote(i) || s.Regs.Regs[s.v[mask]].IsPred() {
		return false
	}
	at := s.Block(mask)
	if at == b || !f.Dom.Dominates(at.ID, b.ID) || !allStraight(b.Instrs[:k]) || !allStraight(at.Instrs[n-s.Regs.first[at.ID]:len(at.Instrs)-1]) {
		return false
	}
	left := maxBetweenVoters
	if u.Diverges(at) && !u.votersGo(i, n, at, b) && u.partsOnTheWay(at, at, b, &left) {
		return false
	}
	for _, x := range f.Blocks {
		if x != at && u.Diverges(x) && f.Dom.Dominates(at.ID, x.ID) && u.partsOnTheWay(x, at, b, &left) {
			return false
		}
	}
	return true
}

func allStraight(list []cfg.Instr) bool {
	return !slices.ContainsFunc(list, func(i cfg.Instr) bool { return !straight(&i) })
}

// partsOnTheWay reports whether control may get from the branch of x to b before its ways meet, and not through at. It looks
// at left blocks.
func (u *Uniformity) partsOnTheWay(x, at, b *cfg.Block, left *int) bool {
	f := u.ssa.Regs.f
	end := u.post.Ipdom[x.ID]
	if end == b.ID {
		return false
	}
	seen := map[int32]bool{at.ID: true}
	if end >= 0 {
		seen[end] = true
	}
	for work := []int32{x.ID}; len(work) > 0; {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		for _, to := range f.Graph.Succs(n) {
			if seen[to] {
				continue
			}
			seen[to] = true
			if *left--; to == b.ID || *left < 0 {
				return true
			}
			work = append(work, to)
		}
	}
	return false
}

// maxBetweenVoters bounds how many blocks are looked at between a vote and a shuffle.
const maxBetweenVoters = 1024

// votersGo reports whether the lanes in the mask of i, a vote with number n in the block at, all go to b at the end of it: they branch by
// the same comparison.
//
//	ISETP.GT.AND P0, PT, R4, c[0x0][0x150], PT
//	ISETP.GT.AND P1, PT, R4, c[0x0][0x150], PT
//	VOTE.ANY R8, PT, P0
//	@!P1 BRA other
func (u *Uniformity) votersGo(i *cfg.Instr, n int32, at, b *cfg.Block) bool {
	s, f := u.ssa, u.ssa.Regs.f
	last := at.Last()
	if !i.HasMod("ANY") || len(i.Args) < 3 || last == nil || !last.Conditional() {
		return false
	}
	p, not, ok := deciding(s, at, last)
	q := s.sourceOf(n, len(i.Args)-1)
	if !ok || q < 0 || p != q && !s.sameComparison(p, q) {
		return false
	}
	voted := i.Args[len(i.Args)-1].Flags&cfg.Not == 0 // the predicate of those in the mask
	next := f.Next(at)
	for _, to := range f.Graph.Succs(at.ID) {
		x := f.Blocks[to]
		if s.onlyFrom(x, at.ID) && f.Dom.Dominates(to, b.ID) {
			return (x == next) == (voted == not)
		}
	}
	return false
}

// sameComparison reports whether the predicates p and q are the same result of equal instructions, which read the same values.
func (s *SSA) sameComparison(p, q Value) bool {
	i, n := s.definition(p)
	j, m := s.definition(q)
	if i == nil || j == nil || i.Name != j.Name || !i.Op.Known() || i.Op.Effects != 0 || !i.Guard.Always() || !j.Guard.Always() || len(i.Args) != len(j.Args) || len(s.Values(n)) == 0 {
		return false
	}
	reads := func(n int32) (list []Value) {
		for k, w := range s.Regs.Words(n) {
			if w >= 0 && !w.Write() {
				list = append(list, s.copyOf(s.Values(n)[k]))
			}
		}
		return list
	}
	place := func(n int32, v Value) int {
		for k, of := range s.Regs.Args(n) {
			if s.Regs.Words(n)[k].Write() && s.Values(n)[k] == v {
				return int(of)
			}
		}
		return -1
	}
	if !slices.Equal(reads(n), reads(m)) || place(n, p) != place(m, q) {
		return false
	}
	for k := range i.Args {
		a, b := &i.Args[k], &j.Args[k]
		if a.Kind == cfg.RegOperand && b.Kind == cfg.RegOperand {
			if a.Flags&^cfg.Reuse != b.Flags&^cfg.Reuse || a.Suffix() != b.Suffix() || a.Reg.IsConst() != b.Reg.IsConst() && k > 1 {
				return false
			}
			continue
		}
		if !a.Same(b) {
			return false
		}
	}
	return true
}
