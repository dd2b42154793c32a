package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// A DeadWrite is an instruction that does nothing but write registers of which
// no path reads any before it is written again or the lane ends.
type DeadWrite struct {
	Block *cfg.Block
	K     int // of the instruction in Block
	Regs  []cfg.Reg
}

// DeadWrites returns the dead writes in reachable blocks, in order of the text. An instruction of
// which one result is read is none; a call and a return read every register. In a function over the
// limit of [SSA] nothing is looked for.
func (facts *Facts) DeadWrites() []DeadWrite {
	return facts.known().writes.Get(facts.ctx, func() []DeadWrite { return facts.newDeadWrites() })
}

func (facts *Facts) newDeadWrites() []DeadWrite {
	f := facts.Func
	if facts.SSA().Limited {
		return nil
	}
	r, l, traits := facts.Registers(), facts.Liveness(), facts.Traits()
	w := l.sweep()
	var list []DeadWrite
	var regs []cfg.Reg // of all of them, one after the other
	for n, b := range f.Blocks {
		facts.Poll()
		if !f.Reachable(b) {
			continue
		}
		from := len(list)
		for w.start(int32(n), l.set(l.out, int32(n))); w.prev(); w.step() {
			if k := int(w.n - w.first); w.dead() && traits[w.n]&Removable != 0 && !r.writesSystem(w.n) {
				list = append(list, DeadWrite{Block: b, K: k})
			}
		}
		slices.Reverse(list[from:])
		for at := range list[from:] {
			x := &list[from+at]
			first := len(regs)
			for _, word := range r.Words(r.first[n] + int32(x.K)) {
				if word.Write() {
					regs = append(regs, r.Regs[word.Var()])
				}
			}
			x.Regs = regs[first:len(regs):len(regs)]
		}
	}
	return list
}

// DeadChain goes backwards over a reachable block. It calls goes for each instruction that is a dead write once the instructions
// below it are removed for which goes has returned true. What other blocks read does not change.
func (facts *Facts) DeadChain(b *cfg.Block, goes func(DeadWrite) bool) {
	if facts.SSA().Limited {
		return
	}
	r, l, traits := facts.Registers(), facts.Liveness(), facts.Traits()
	w := l.sweep()
	for w.start(b.ID, l.set(l.out, b.ID)); w.prev(); {
		if k := int(w.n - w.first); w.dead() && traits[w.n]&Removable != 0 && !r.writesSystem(w.n) {
			x := DeadWrite{Block: b, K: k}
			for _, word := range r.Words(w.n) {
				if word.Write() {
					x.Regs = append(x.Regs, r.Regs[word.Var()])
				}
			}
			if goes(x) {
				continue
			}
		}
		w.step()
	}
}

// writesSystem reports whether instruction n writes a register that the system keeps.
func (r *Registers) writesSystem(n int32) bool {
	return slices.ContainsFunc(r.Words(n), func(word Word) bool { return word.Write() && ofSystem(r.f, r.Regs[word.Var()]) })
}

// removable reports whether i does nothing but write registers. It is false for writes of R1, the stack
// pointer, which system code reads; for loads that other threads or devices can see; and for reads of a
// special register that changes while the program runs: reading SR_WARPERRORSTATUSCLEAR clears it.
func removable(i *cfg.Instr) bool {
	if i.Op.Effects&cfg.SideEffects != 0 || i.Flow != cfg.FlowNone || i.Guard.Never() {
		return false
	}
	if i.Op.Effects&cfg.ReadsMem != 0 && (i.HasMod("STRONG") || i.HasMod("MMIO") || i.HasMod("CV") || i.HasMod("VOLATILE")) {
		return false
	}
	for n := range i.Refs {
		if r := &i.Refs[n]; r.Write && r.Has(cfg.Reg{Class: cfg.ClassR, Num: 1}) {
			return false
		}
	}
	for n := range i.Args {
		if a := &i.Args[n]; a.Kind == cfg.RegOperand && a.Reg.Class == cfg.ClassSR && cfg.SpecialRegOf(a.Reg).Vary == cfg.VaryTime {
			return false
		}
	}
	return true
}
