package analysis

import "github.com/ori-lang/ori/cfg"

// How values vary because of what their instructions read.

func (u *Uniformity) vary(v Value, why reason) {
	if v < 0 || u.nature && u.assumes(v, why) {
		return
	}
	if u.between != nil && why.kind != byOperand && why.kind != byPhi {
		u.breakBetween(v)
	}
	if u.settled[v] && !u.partly(v) || u.rows && why.kind == byOperand && (u.ssa.ofWarp(v) || u.ofRow(v, warpSize)) || u.ssa.guarded(v) && u.ssa.ofBlock(v) {
		return
	}
	u.work = append(u.work, v)
	if u.settled[v] {
		u.part[v] = false // what reads it under its guard is looked at again; the first reason stays, as the other may come from it
		return
	}
	u.settled[v] = true
	u.why[v] = why
}

// varyPart has v vary, which is written under a guard, because of its guard or of what the register was before: what is written is the same in
// all lanes that write it.
func (u *Uniformity) varyPart(v Value, why reason) {
	if v < 0 || u.settled[v] {
		return
	}
	if u.vary(v, why); !u.settled[v] {
		return
	}
	if u.part == nil {
		u.part = make([]bool, u.ssa.Len())
	}
	u.part[v] = true
}

// partly reports whether v varies because of its guard or of what the register was before, and not, as far as is known, because of
// what is written.
func (u *Uniformity) partly(v Value) bool { return u.part != nil && u.part[v] }

// getsWritten reports whether by, an instruction or the phi ^by, reads v, which is written under a guard, only where that guard held: under the same
// guard, or behind a branch on it. It gets what was written there, never what the register was before.
func (u *Uniformity) getsWritten(by int32, v Value) bool {
	s := u.ssa
	r, f := s.Regs, s.Regs.f
	if s.kind[v] != InstrValue {
		return false
	}
	at := s.num[v]
	if q := r.Args(at); len(q) == 0 || q[0] != cfg.ArgGuard || s.Values(at)[0] < 0 {
		return false
	}
	guard := func(n int32) cfg.Guard {
		b := f.Blocks[r.BlockOf(n)]
		return b.Instrs[n-r.first[b.ID]].Guard
	}
	p, not := s.Values(at)[0], guard(at).Not
	holds := func(k Known) bool {
		c, ok := k.Const()
		return ok && (c == 0) == not
	}
	if by >= 0 {
		if q := r.Args(by); len(q) > 0 && q[0] == cfg.ArgGuard && s.Values(by)[0] == p && guard(by).Not == not {
			return true
		}
		return holds(u.consts.in(p, r.BlockOf(by)))
	}
	to := s.block[^by]
	for slot, a := range s.Args(^by) {
		if a != v {
			continue
		}
		at := f.Preds.Start[to] + int32(slot)
		if at == f.Preds.Start[to+1] {
			return false // the entry
		}
		from := f.Preds.Succ[at]
		for e := f.Graph.Start[from]; e < f.Graph.Start[from+1]; e++ {
			if f.Graph.Succ[e] == to && !holds(u.consts.along(p, e, from)) {
				return false
			}
		}
	}
	return true
}

// breakBetween has the differences vary of which v is between the operands: lanes that read it may have got to it on ways of their own.
func (u *Uniformity) breakBetween(v Value) {
	for _, d := range u.between[v] {
		if !d.broken {
			d.broken = true
			u.varyAll(d.num, reason{byOperand, d.of})
		}
	}
}

// use has what reads the varying v, instruction by or the phi ^by, vary what it
// makes.
func (u *Uniformity) use(by int32, v Value, why reason) {
	s := u.ssa
	if why.kind == byOperand && u.partly(v) && u.getsWritten(by, v) {
		u.useOld(by, v, why)
		return
	}
	if by < 0 {
		if why.kind == byOperand {
			why.kind = byPhi
		}
		u.vary(^by, why)
		return
	}
	if u.memory != nil && u.memory.stores[by] {
		u.stored(by, why)
		return
	}
	if u.class[by]&classDone != 0 && u.lanes[by]&lanesSome == 0 {
		return
	}
	if u.rows && why.kind == byOperand && s.oneOfWarp(by, v, u.consts) {
		return
	}
	if u.class[by]&classMatches != 0 && why.kind == byOperand && u.matches[by] == v {
		return
	}
	if u.class[by]&classDiffers != 0 && why.kind == byOperand && !u.differs[by].broken {
		return
	}
	r := s.Regs
	words, args, vals := r.Words(by), r.Args(by), s.Values(by)
	if u.lanes[by]&lanesSome != 0 {
		for k := range args {
			if args[k] == cfg.ArgGuard && vals[k] == v {
				u.guardDiffers(by)
			}
		}
	}
	if u.class[by]&classDone != 0 || u.nature && why.kind == byOperand && s.combines(by) {
		return
	}
	if u.class[by]&(classGathers|classEnds) == 0 { // most
		if args[0] == cfg.ArgGuard && why.kind == byOperand && u.useGuarded(by, v, why) { // a guard is read first
			return
		}
		k := len(words)
		for k > 0 && words[k-1].Write() { // the writes come last
			k--
		}
		for _, to := range vals[k:] {
			u.vary(to, why)
		}
		u.class[by] |= classDone
		return
	}
	if u.consts.traits[by]&ByGuard != 0 && u.class[by] == classEnds { // most of the others
		u.useGuard(by, v, args, vals)
		return
	}
	b := r.f.Blocks[r.BlockOf(by)]
	lane := -1
	if u.class[by]&classGathers != 0 {
		lane = laneOperand(&b.Instrs[by-r.first[b.ID]])
	}
	kept, picks := true, false // read only to be left in place; says from which lane the result is
	for k, w := range words {
		switch {
		case w < 0 || w.Write() || vals[k] != v:
		case lane >= 0 && args[k] == int8(lane):
			picks = true
		default:
			kept = false
			if args[k] == cfg.ArgGuard && why.kind == byOperand {
				why.kind = byGuard
			}
		}
	}
	if kept || picks || why.kind == byGuard || u.class[by]&classGathers == 0 {
		for k, w := range words {
			if w.Write() {
				u.vary(vals[k], why)
			}
		}
		if u.class[by]&classEnds == 0 {
			u.class[by] |= classDone
		}
	}
	if u.class[by]&classEnds == 0 {
		return
	}
	if u.promised[b.ID] || u.branch[b.ID].kind == byCondition {
		return
	}
	switch i := b.Last(); {
	case i.Flow == cfg.FlowCall && !r.f.Jumps(b):
		if i.Op.Known() && i.Guard.Reg != cfg.PT && why.kind == byGuard && u.branch[b.ID].kind == uniform && !(u.rows && s.byWarps(b)) {
			u.branch[b.ID] = reason{byCondition, v}
			u.calledApart(b.ID, b.ID)
		}
	case !decides(i, args, vals, v) || !u.open(b):
	case i.Uniform(), u.asks[b.ID], u.rows && s.byWarps(b):
		u.promised[b.ID] = true
	case u.branch[b.ID].kind == uniform:
		u.diverge(b, reason{byCondition, v})
	}
}

// useGuarded is use of instruction by, which has a guard, if it reads v as no operand of what it writes: as its guard, or as what a register was
// before. It reports whether it is so.
func (u *Uniformity) useGuarded(by int32, v Value, why reason) bool {
	words, args, vals := u.ssa.Regs.Words(by), u.ssa.Regs.Args(by), u.ssa.Values(by)
	for k, w := range words {
		if w >= 0 && !w.Write() && args[k] != cfg.ArgGuard && vals[k] == v {
			return false
		}
	}
	if vals[0] != v {
		u.useOld(by, v, why)
		return true
	}
	why.kind = byGuard
	for k, w := range words {
		if w >= 0 && w.Write() {
			u.varyPart(vals[k], why)
		}
	}
	return true
}

// useOld is use of what by, an instruction or the phi ^by, leaves in place of v.
func (u *Uniformity) useOld(by int32, v Value, why reason) {
	if by < 0 {
		return
	}
	vals := u.ssa.Values(by)
	for k, w := range u.ssa.Regs.Words(by) {
		if w >= 0 && w.Write() && w.May() && u.ssa.prev[vals[k]] == v {
			u.varyPart(vals[k], why)
		}
	}
}

// useGuard is use of instruction by, which is [ByGuard] and ends a block.
func (u *Uniformity) useGuard(by int32, v Value, args []int8, vals []Value) {
	n := u.ssa.Regs.BlockOf(by)
	if u.promised[n] || u.branch[n].kind == byCondition || args[0] != cfg.ArgGuard || vals[0] != v {
		return
	}
	if t, _ := u.consts.byGuard(n); t != Varies && u.consts.exec[n] {
		return
	}
	b := u.ssa.Regs.f.Blocks[n]
	switch {
	case u.consts.traits[by]&UniformBranch != 0, u.asks[n], u.rows && u.ssa.byWarps(b):
		u.promised[n] = true
	case u.branch[n].kind == uniform:
		u.diverge(b, reason{byCondition, v})
	}
}

// open reports whether the end of b goes to more than one place, as far as its condition is known.
func (u *Uniformity) open(b *cfg.Block) bool {
	t := u.consts.Taken(b)
	return t == Varies || t == True && b.Last().Flow == cfg.FlowIndex
}
