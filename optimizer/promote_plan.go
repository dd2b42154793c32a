package optimizer

import (
	"cmp"
	"math"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// This file plans what becomes of a slot of local memory, for [promoteLocals]: its loads read what
// a register still holds, or the slot goes to a register that is free.

// weight is how often an access is executed, as far as loops say.
func (p *localPromoter) weight(a *localAccess) float64 {
	if l := p.Func.Loops.LoopOf[a.block.ID]; l >= 0 {
		return math.Pow(10, float64(min(p.Func.Loops.Loops[l].Depth, 4)))
	}
	return 1
}

// cost computes what the accesses of s cost, and what the moves do that remain of them.
func (p *localPromoter) cost(s *localSlot, plan *localPlan) {
	move := p.Knobs.Float(p.Func, "MovWeightForConvertMemToReg")
	for _, k := range s.accesses {
		weight := p.weight(&p.accesses[k])
		plan.before += weight
		if _, moves := plan.value[k]; moves {
			plan.after += move * weight
		}
	}
}

// forward plans to replace the loads of s whose value is in a register, and to remove the stores
// that then are dead.
func (p *localPromoter) forward(s *localSlot, values []cfg.Reg) localPlan {
	plan := localPlan{value: map[int]cfg.Reg{}}
	loads := map[int]bool{} // that go
	for _, k := range s.accesses {
		a := &p.accesses[k]
		reg := values[k]
		if s.mixed || reg == unset || p.lendsAny(reg, a.regs()) {
			continue
		}
		switch {
		case reg == a.reg:
			plan.gone = append(plan.gone, k)
		case a.size == 4:
			plan.value[k] = reg
		default:
			continue
		}
		loads[k] = true
	}
	live, _ := p.live(s, loads)
	for _, k := range s.accesses {
		if a := &p.accesses[k]; !a.load && live[k]&a.bytes(s) == 0 {
			plan.gone = append(plan.gone, k)
		}
	}
	return plan
}

// lendsAny reports whether one of count registers from r on was lent to a slot.
func (p *localPromoter) lendsAny(r cfg.Reg, count int32) bool {
	for reg := range p.lent {
		if within(r, count, reg) {
			return true
		}
	}
	return false
}

// bytes are the bytes of slot s that a accesses; those that it may access, by index.
func (a *localAccess) bytes(s *localSlot) uint64 {
	return (1<<(a.size+a.more) - 1) << (a.off - s.off)
}

// live returns which bytes of s are read later, after each of its accesses, and at the start of
// each block. without are loads that do not count.
func (p *localPromoter) live(s *localSlot, without map[int]bool) (after map[int]uint64, in []uint64) {
	f := p.Func
	after, in = map[int]uint64{}, make([]uint64, len(f.Blocks))
	own := p.byBlock(s)
	visit := func(n int32) bool {
		var now uint64
		for _, to := range f.Graph.Succs(n) {
			now |= in[to]
		}
		for _, k := range slices.Backward(own[n]) {
			a := &p.accesses[k]
			after[k] = now
			switch {
			case a.load && !without[k]:
				now |= a.bytes(s)
			case !a.load && a.more == 0 && a.instr().Guard.Always():
				now &^= a.bytes(s)
			}
		}
		changed := now != in[n]
		in[n] = now
		return changed
	}
	for changed := true; changed; {
		changed = false
		for n := len(f.Blocks) - 1; n >= 0; n-- {
			changed = visit(int32(n)) || changed
		}
	}
	return after, in
}

// byBlock returns the accesses of s in each block that has any, in their order.
func (p *localPromoter) byBlock(s *localSlot) map[int32][]int {
	own := map[int32][]int{}
	for _, k := range s.accesses {
		b := p.accesses[k].block.ID
		own[b] = append(own[b], k)
	}
	return own
}

// promote plans to keep all of s in a register.
func (p *localPromoter) promote(s *localSlot) (plan localPlan) {
	plan = localPlan{value: map[int]cfg.Reg{}}
	switch {
	case s.byIndex > 0:
		plan.no = p.indexed(s)
		return plan
	case s.mixed:
		plan.no = refuse("accesses of different sizes overlap")
		for _, k := range s.accesses {
			if a := &p.accesses[k]; !a.whole {
				plan.no = refuse("%s accesses a part of a register", a.instr().Name).with(a.related("accesses a part of a register"))
			}
		}
		return plan
	case s.size != 4:
		plan.no = refuse("%d bytes need %d moves for each access", s.size, s.size/4)
		return plan
	}
	after, in := p.live(s, nil)
	if in[0] != 0 {
		plan.no = refuse("%s may be read before it is written", s.name())
		return plan
	}
	reg, ok := p.freeRegister(s, in)
	if p.work < 0 {
		plan.no = tooLarge()
		return plan
	}
	if !ok {
		if reg, plan.no = p.uniformRegister(s); plan.no != nil {
			return plan
		}
	}
	plan.reg = reg
	for _, k := range s.accesses {
		a := &p.accesses[k]
		switch {
		case !a.load && after[k] == 0, a.reg == reg:
			plan.gone = append(plan.gone, k)
		default:
			plan.value[k] = reg
		}
	}
	p.cost(s, &plan)
	return plan
}

// A candidate is a general register that a slot may go to.
type candidate struct {
	reg cfg.Reg
	v   analysis.Var
}

// candidates returns the general registers of the function, in order.
func (p *localPromoter) candidates() []candidate {
	if p.general != nil {
		return p.general
	}
	regs := p.Liveness().Registers()
	p.general = []candidate{}
	for _, r := range regs.Regs {
		if r.Class == cfg.ClassR && r.Num < cfg.FirstNamed && r != sp {
			p.general = append(p.general, candidate{r, regs.Var(r)})
		}
	}
	slices.SortFunc(p.general, func(a, b candidate) int { return cmp.Compare(a.reg.Num, b.reg.Num) })
	return p.general
}

// freeRegister returns a register that the function uses, and that is free where s has a value.
func (p *localPromoter) freeRegister(s *localSlot, in []uint64) (cfg.Reg, bool) {
	f := p.Func
	free := slices.DeleteFunc(slices.Clone(p.candidates()), func(c candidate) bool { return p.touched[c.reg] })
	p.work -= len(p.general)
	own := p.byBlock(s)
	w := p.Liveness().Walk()
	for _, b := range f.Blocks {
		p.Poll()
		now := uint64(0) // whether s has a value
		for _, to := range f.Graph.Succs(b.ID) {
			now |= in[to]
		}
		here := in[b.ID] != 0 || now != 0 || own[b.ID] != nil
		if !here {
			continue
		}
		w.Start(b)
		for w.Prev() {
			if p.work--; p.work < 0 {
				return unset, false
			}
			i := &b.Instrs[w.Index()]
			if now != 0 {
				free = slices.DeleteFunc(free, func(c candidate) bool { return w.Live(c.v) || i.Writes(c.reg) })
			}
			if k, ok := p.of[i]; ok && p.accesses[k].slot == p.accesses[s.accesses[0]].slot {
				a := &p.accesses[k]
				switch {
				case a.load:
					now = a.bytes(s)
				case i.Guard.Always():
					now = 0
				}
			}
			w.Step()
			if len(free) == 0 {
				return unset, false
			}
		}
	}
	if len(free) == 0 {
		return unset, false
	}
	return free[0].reg, true
}
