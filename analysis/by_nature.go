package analysis

import "github.com/ori-lang/ori/cfg"

// This file tells what differs between lanes by its nature, such as their number, from what is only not known to be the same.

// Differs reports whether the branch at the end of b depends on what differs between lanes by its
// nature, such as their number, so that it would diverge even if everything that is only not known to be
// uniform were uniform.
func (f *Facts) Differs(b *cfg.Block) bool { return f.differing(b) != nil }

// WhyDiffers is [Uniformity.ExplainBranch], with a cause by which the branch at the end of b differs by its nature if there is one.
func (f *Facts) WhyDiffers(b *cfg.Block) []Step {
	if u := f.differing(b); u != nil {
		return u.ExplainBranch(b)
	}
	return f.Uniformity().ExplainBranch(b)
}

// differing returns a uniformity that knows a cause by which the branch at the end of b differs by its nature; nil if there is none.
func (f *Facts) differing(b *cfg.Block) *Uniformity {
	u := f.rows()
	why := u.branch[b.ID]
	if why.kind != byCondition || u.why[why.of].kind == uniform {
		return nil
	}
	if end := u.why[u.chain(why.of).end]; end.kind == bySource && u.byNature(end.of) && !f.joinsKept(why.of) && !u.divides(why.of) {
		return u
	}
	if sure := f.surely(); sure.branch[b.ID].kind == byCondition {
		return sure
	}
	return nil
}

// surely returns the uniformity of blocks whose rows are whole warps, where only what differs by its nature varies.
func (f *Facts) surely() *Uniformity {
	return f.rarely().sure.Get(f.ctx, func() *Uniformity { return newUniformity(f, fineSteps(f.Func), inRows|forNature) })
}

// joinsKept reports whether v is known to vary only because paths join, on all of which it may be the same. It is true for long chains
// with joins.
func (f *Facts) joinsKept(v Value) bool {
	u := f.rows()
	c := u.chain(v)
	if !c.joins || c.steps > nearSteps {
		return c.joins
	}
	for kept := f.mayBeKept(); c.steps > 0; c.steps-- {
		if u.why[v].kind == byJoin && kept[v] {
			return true
		}
		v = u.because(v)
	}
	return false
}

// mayBeKept returns, by value, whether it may be, on some path, what the register held before, although something seems to have
// written it: a call, which keeps most registers; what is computed from such a value; a load from the stack, where it was saved. Where
// paths join, such a value may be the same on all of them.
func (f *Facts) mayBeKept() []bool {
	return f.rarely().stays.Get(f.ctx, func() []bool {
		s := f.SSA()
		kept := make([]bool, s.Len())
		var work []Value
		add := func(v Value) {
			if !kept[v] {
				kept[v] = true
				work = append(work, v)
			}
		}
		spread := func(computes bool) { // or only through copies
			for n := 0; len(work) > 0; n++ {
				if n%pollSteps == 0 {
					f.Poll()
				}
				v := work[len(work)-1]
				work = work[:len(work)-1]
				for _, by := range s.Users(v) {
					if by < 0 {
						add(^by)
						continue
					}
					for k, to := range s.Values(by) {
						if w := s.Regs.Words(by)[k]; to < 0 || w < 0 || !w.Write() {
							continue
						}
						if i, _ := s.writing(to); s.prev[to] == v || s.copiedFrom(to) == v || computes && i != nil && i.Op.Effects&(cfg.ReadsMem|cfg.Atomic|cfg.WarpWide) == 0 {
							add(to)
						}
					}
				}
			}
		}
		for v := range Value(s.Len()) {
			if i, _ := s.writing(v); s.kind[v] == ClobberValue || s.kind[v] == UnknownValue || i != nil && (!i.Op.Known() || i.Flow == cfg.FlowCall) {
				add(v)
			}
		}
		spread(true)
		for v := range Value(s.Len()) {
			if i, _ := s.writing(v); i != nil && i.Op.Name == "LDL" {
				add(v)
			}
		}
		spread(false)
		return kept
	})
}

// byNature reports whether the result of instruction num, which varies whatever the instruction reads, differs between the lanes that run
// it together.
func (u *Uniformity) byNature(num int32) bool {
	f := u.ssa.Regs.f
	at := f.Blocks[u.ssa.Regs.BlockOf(num)]
	i := &at.Instrs[num-u.ssa.Regs.first[at.ID]]
	if !i.Op.Known() || i.Flow != cfg.FlowNone || i.Op.Effects&(cfg.ReadsMem|cfg.Atomic|cfg.WarpWide) != 0 {
		return false
	}
	for k := range i.Args {
		if r := i.Args[k].Reg; r.Class == cfg.ClassSR && cfg.SpecialRegOf(r).Vary == cfg.VaryTime {
			return false // one for those that read it together
		}
	}
	return true
}

// assumes reports whether v is assumed to be uniform, although it may vary because of why. The result of a shuffle, an atomic or a call is
// assumed to be so whatever the instruction reads.
func (u *Uniformity) assumes(v Value, why reason) bool {
	switch why.kind {
	case bySource:
		if u.byNature(why.of) {
			return false
		}
		u.settled[v] = true
		return true
	case byGroups, byIteration, byCaller:
		return true
	case byJoin:
		if u.kept[v] {
			return true
		}
	case byOperand, byGuard:
		if u.quotient(v) {
			return true
		}
	}
	i, _ := u.ssa.writing(v)
	return i != nil && i.Op.Effects&cfg.WarpWide != 0 // also one that groups of lanes may run
}

// combines reports whether instruction by combines a value with what a shuffle returns of the same value, as lanes do that compute one
// result together:
//
//	SHFL.BFLY PT, R1, R0, 0x1, 0x1f
//	IADD3 R0, R0, R1, RZ
func (s *SSA) combines(by int32) bool {
	words, vals := s.Regs.Words(by), s.Values(by)
	var plain, shuffled []Value
	for k, v := range vals {
		if v < 0 || words[k] >= 0 && words[k].Write() {
			continue
		}
		v = s.unary(v)
		i, n := s.writing(v)
		if i == nil || i.Op.Name != "SHFL" {
			plain = append(plain, v)
			continue
		}
		for j, w := range s.Regs.Words(n) {
			if x := s.Values(n)[j]; x >= 0 && !w.Write() {
				shuffled = append(shuffled, s.unary(x))
			}
		}
	}
	for _, v := range shuffled {
		for _, w := range plain {
			if v == w {
				return true
			}
		}
	}
	left := maxButterfly
	return len(plain) == 2 && s.wings(plain[0], plain[1], warpSize-1, &left) // where paths join, on each of which they are so
}

// maxUnary is through how many instructions unary looks.
const maxUnary = 8

// unary returns the value from which v is computed by instructions that otherwise read only constants, such as copies and conversions.
func (s *SSA) unary(v Value) Value {
	for range maxUnary {
		v = s.copyOf(v)
		i, n := s.writing(v)
		if i == nil || !i.Op.Known() || i.Flow != cfg.FlowNone || i.Op.Effects&(cfg.ReadsMem|cfg.Atomic|cfg.WarpWide) != 0 {
			return v
		}
		from := NoValue
		for k, w := range s.Regs.Words(n) {
			x := s.Values(n)[k]
			if x < 0 || w >= 0 && w.Write() || x == from {
				continue
			}
			if from >= 0 {
				return v
			}
			from = x
		}
		if from < 0 {
			return v
		}
		v = from
	}
	return v
}

// DiffersByLane is [Facts.Differs] for a branch that compares the number of a lane, or of a thread in its row, itself or with something
// added or masked: not what lanes load or have computed together, nor what may be the same for the warp.
func (f *Facts) DiffersByLane(b *cfg.Block) bool {
	u := f.differing(b)
	if u == nil {
		return false
	}
	s := u.ssa
	v := u.branch[b.ID].of
	for range nearSteps {
		if s.kind[v] == InstrValue {
			at := s.Block(v)
			switch i := &at.Instrs[s.num[v]-s.Regs.first[at.ID]]; i.Op.Name {
			case "S2R", "MOV", "ISETP", "IADD", "IADD3", "IADD32I", "VIADD":
			case "IMAD":
				if !i.HasMod("MOV") && !i.HasMod("IADD") {
					return false
				}
			case "LOP", "LOP32I", "LOP3":
				if mask, _, ok := masked(i); !ok || mask%warpSize == 0 {
					return false
				}
			default:
				return false
			}
		}
		if v = u.because(v); v < 0 {
			return true
		}
	}
	return false
}
