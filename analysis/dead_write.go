package analysis

import (
	"fmt"
	"slices"
	"strings"

	"ori/cfg"
)

// deadWrites reports instructions that do nothing but write registers of which
// no path reads any before it is written again or the lane ends. An instruction of which
// one result is read is not reported, nor is one in a block that is not
// reachable; a call and a return read every register.
func deadWrites(facts *Facts, report func(Diagnostic)) {
	f := facts.Func
	r, l := facts.Registers(), facts.Liveness()
	w := l.Walk()
	var dead []int32 // of one block, backwards
	for _, b := range f.Blocks {
		if !f.Reachable(b) {
			continue
		}
		dead = dead[:0]
		for w.Start(b); w.Prev(); {
			if w.dead() && removable(&b.Instrs[w.Index()]) {
				dead = append(dead, w.n)
			}
		}
		for n := len(dead) - 1; n >= 0; n-- {
			k := int(dead[n] - r.first[b.ID])
			i := &b.Instrs[k]
			v, names := written(r, dead[n])
			d := diagnostic("dead-write", b.InSection(i.Span), "%s is written, but nothing reads it", names)
			if strings.Contains(names, " ") {
				d.Message = names + " are written, but nothing reads them"
			}
			d.Dead = true
			d.Related = l.ends(b, k, v)
			report(d)
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

// written returns the first register that instruction n writes, and the names of all.
func written(r *Registers, n int32) (first Var, names string) {
	var list []string
	words := r.Words(n)
	for len(words) > 0 && !words[0].Write() {
		words = words[1:]
	}
	for k := 0; k < len(words); {
		reg := r.Regs[words[k].Var()]
		end := k + 1
		for end < len(words) {
			if next := r.Regs[words[end].Var()]; next.Class != reg.Class || next.Num != reg.Num+int32(end-k) || next.Num >= cfg.FirstNamed {
				break
			}
			end++
		}
		name := r.f.Names.Reg(reg)
		if end-k > 2 {
			list = append(list, fmt.Sprintf("%s to %s", name, r.Regs[words[end-1].Var()]))
			k = end
			continue
		}
		list = append(list, name)
		k++
	}
	last := len(list) - 1
	if last == 0 {
		return words[0].Var(), list[0]
	}
	return words[0].Var(), strings.Join(list[:last], ", ") + " and " + list[last]
}

// maxEnds bounds the blocks that are searched for the end of a value.
const maxEnds = 64

// ends finds what makes the value of v after instruction k of b useless: the next
// write on the nearest path, or else the instruction that ends the lane.
func (l *Liveness) ends(b *cfg.Block, k int, v Var) []Related {
	r, f := l.regs, l.regs.f
	name := f.Names.Reg(r.Regs[v])
	var room [8]int32
	queue := append(room[:0], b.ID)
	var exit []Related
	for n := 0; n < len(queue) && n < maxEnds; n++ {
		b := f.Blocks[queue[n]]
		next := 0
		if n == 0 {
			next = k + 1
		}
		for ; next < len(b.Instrs); next++ {
			i := &b.Instrs[next]
			for _, w := range r.Words(r.Number(b, next)) {
				if w.Write() && !w.May() && w.Var() == v {
					return []Related{{b.InSection(i.Span), name + " is overwritten here"}}
				}
			}
			if (i.Flow == cfg.FlowExit || i.Flow == cfg.FlowKill) && exit == nil {
				exit = []Related{{b.InSection(i.Span), "the lane ends here"}}
			}
		}
		for _, s := range f.Graph.Succs(b.ID) {
			if !slices.Contains(queue[1:], s) { // b itself may come again, from its begin
				queue = append(queue, s)
			}
		}
	}
	return exit
}
