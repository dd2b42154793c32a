package analysis

import (
	"slices"
	"strings"

	"github.com/ori-lang/ori/cfg"
)

// A DeadWrite is an instruction that does nothing but write registers of which
// no path reads any before it is written again or the lane ends.
type DeadWrite struct {
	Block *cfg.Block
	K     int // of the instruction in Block
	Regs  []cfg.Reg
}

// DeadWrites calls yield for the dead writes in reachable blocks, in order of the text. The list of
// registers is only valid during the call. An instruction of which one result is read is none; a
// call and a return read every register. In a function over the limit of [SSA] nothing is looked
// for.
func (facts *Facts) DeadWrites(yield func(DeadWrite)) {
	f := facts.Func
	if facts.SSA().Limited {
		return
	}
	r, l := facts.Registers(), facts.Liveness()
	w := l.Walk()
	var dead []int32 // of one block, backwards
	var regs []cfg.Reg
	for _, b := range f.Blocks {
		if !f.Reachable(b) {
			continue
		}
		dead = dead[:0]
		for w.Start(b); w.Prev(); {
			if w.dead() && removable(&b.Instrs[w.Index()]) && !r.writesSystem(w.n) {
				dead = append(dead, w.n)
			}
		}
		for n := len(dead) - 1; n >= 0; n-- {
			regs = regs[:0]
			for _, word := range r.Words(dead[n]) {
				if word.Write() {
					regs = append(regs, r.Regs[word.Var()])
				}
			}
			yield(DeadWrite{b, int(dead[n] - r.first[b.ID]), regs})
		}
	}
}

// dead reports whether the instruction where w stands writes registers and all
// of them are dead after it.
func (w *Walk) dead() bool {
	words := w.l.regs.Words(w.n)
	k := len(words)
	for k > 0 && words[k-1].Write() {
		if k--; w.Live(words[k].Var()) {
			return false
		}
	}
	return k < len(words)
}

// writesSystem reports whether instruction n writes a register that the system keeps.
func (r *Registers) writesSystem(n int32) bool {
	return slices.ContainsFunc(r.Words(n), func(word Word) bool { return word.Write() && ofSystem(r.f, r.Regs[word.Var()]) })
}

// removable reports whether i does nothing but write registers. R1 is the stack
// pointer, which system code reads; loads that other threads or devices can see,
// and a look at the clock, are there for more than their value.
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
	if i.Op.Effects&cfg.ReadsSR != 0 {
		for n := range i.Args {
			if a := &i.Args[n]; a.Kind == cfg.RegOperand && a.Reg.Class == cfg.ClassSR {
				if name := cfg.SpecialRegOf(a.Reg).Name; strings.Contains(name, "CLOCK") || strings.Contains(name, "TIMER") {
					return false
				}
			}
		}
	}
	return true
}
