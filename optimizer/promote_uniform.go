package optimizer

import (
	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// This file finds a uniform register for a slot of local memory, for [promoteLocals], where no other is free.
//
//	STL    [R1+0x8], R4             R2UR   UR5, R4
//	...                       =>    ...
//	LDL    R9, [R1+0x8]             MOV    R9, UR5
//
// All lanes of a warp have one of it, so it has to be proved that they store one value, once and together: there is one
// store, outside of loops, in a block that no group of lanes runs without the others that have not ended, of a value that
// does not vary. It stands on every way to a load, as the slot would be read before it is written otherwise. Lanes that
// went another way cannot write the register, as nothing else of the function names it.

// lastUniform is the number of the last uniform register that a slot may go to.
const lastUniform = 62

// uniformRegister returns a uniform register for slot s, or why there is none.
func (p *localPromoter) uniformRegister(s *localSlot) (cfg.Reg, *Refusal) {
	f := p.Func
	none := func(why string) *Refusal {
		return refuse("no register of the function is free as long as %s has a value, and %s", s.name(), why)
	}
	if f.SM() < 75 {
		return unset, refuse("no register of the function is free as long as %s has a value", s.name())
	}
	var store *localAccess
	for _, k := range s.accesses {
		a := &p.accesses[k]
		if a.load {
			continue
		}
		if store != nil {
			return unset, none("it is stored to in several places, so that it is not proved uniform").with(a.related("another store"))
		}
		store = a
	}
	if store == nil { // the loads are where nothing comes to
		return unset, none("nothing stores to it")
	}
	if store.instr().Masked() {
		return unset, none("only some lanes store to it").with(store.related("stored"))
	}
	if f.Loops.LoopOf[store.block.ID] >= 0 || len(f.Loops.Irreducible) > 0 {
		return unset, none("it is stored to in a loop, which some lanes may leave before others").with(store.related("stored"))
	}
	u := p.Groups()
	r := p.Registers()
	v := analysis.NoValue
	n := r.Number(store.block, store.at)
	for k, w := range r.Words(n) {
		if w >= 0 && !w.Write() && w.Var() == r.Var(store.reg) {
			v = p.SSA().Values(n)[k]
		}
	}
	if v == analysis.NoValue || u.Separated(store.block) != nil || u.ApartValue(v, store.block) || u.Varies(v, store.block) {
		return unset, none("lanes may store different values to it, or not together").with(store.related("stored"))
	}
	for c, is := range p.namedUniform() {
		if c < systemUniforms && !f.Native {
			continue
		}
		if reg := (cfg.Reg{Class: cfg.ClassUR, Num: int32(c)}); !is && !p.lent[reg] {
			return reg, nil
		}
	}
	return unset, none("no uniform register is, either")
}

// systemUniforms are the uniform registers UR0 to UR3, which no compiled code names: they belong to the system, and nvdisasm shows nothing of them.
const systemUniforms = 4

// namedUniform returns which uniform registers the function names, by number.
func (p *localPromoter) namedUniform() []bool {
	if p.uniform != nil {
		return p.uniform
	}
	p.uniform = make([]bool, lastUniform+1)
	for _, b := range p.Func.Blocks {
		p.Poll()
		for k := range b.Instrs {
			for _, x := range b.Instrs[k].Refs {
				if x.Reg.Class == cfg.ClassUR && x.Reg.Num != cfg.All {
					for c := x.Reg.Num; c < x.Reg.Num+int32(max(1, x.Count)) && c <= lastUniform; c++ {
						p.uniform[c] = true
					}
				}
			}
		}
	}
	return p.uniform
}
