package optimizer

import (
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// A use is an operand that reads a register.
type use struct {
	at
	arg  int8 // as in cfg.Ref
	word int  // of the registers that the operand spans, from 0
}

// A forward is a definition whose uses are to read something else.
type forward struct {
	at
	value analysis.Value
	reg   cfg.Reg
	from  cfg.Reg // the register that has the same value, of class NoReg if it is none that changes
	users []use
}

// maxForward bounds how many instructions after a definition are looked at outside of its block, and
// how many uses it may have; maxInBlock bounds how many instructions are looked at in all.
const (
	maxForward = 256
	maxInBlock = 4096
)

// later is the refusal of a rewrite that another one of this iteration has changed the text of: the next iteration looks at it again.
var later = new(Refusal)

// uses finds the uses of the definition x. It refuses if another definition may reach one of them,
// if something else than an operand reads the register, or if from is written in between.
func (g *general) uses(x *forward) *Refusal {
	if no := g.onlyOperands(x); no != nil {
		return no
	}
	w := useWalk{general: g, x: x, name: g.Func.Names.Reg(x.reg), v: g.Registers().Var(x.reg), from: -1}
	if x.from.Class != cfg.NoReg {
		w.from = g.Registers().Var(x.from)
	}
	return w.walk()
}

// onlyOperands refuses if x.value meets others where paths join, or if a write may leave it in place.
func (g *general) onlyOperands(x *forward) *Refusal {
	s, r := g.SSA(), g.Registers()
	name := g.Func.Names.Reg(x.reg)
	for _, u := range s.Users(x.value) {
		if u < 0 {
			b := s.Block(^u)
			return refuse("where paths meet, %s may have other values", name).at(b.Span, "paths meet")
		}
		b := g.Func.Blocks[r.BlockOf(u)]
		a := at{b, int(u - r.Number(b, 0))}
		for k, w := range r.Words(u) {
			if w.Write() && s.Prev(s.Values(u)[k]) == x.value {
				return refuse("%s may leave %s as it is", a.instr().Op.Name, name).at(a.span(), "may not write it")
			}
		}
	}
	return nil
}

// A useWalk goes forwards from a definition to its uses.
type useWalk struct {
	*general
	x          *forward
	name       string       // of x.reg
	v, from    analysis.Var // x.reg, and x.from or -1
	lost       at           // where from has been written
	steps, all int          // instructions that were looked at: outside of the block of x, and everywhere
}

// A usePlace is an instruction that a useWalk comes to, and whether from has been written by then.
type usePlace struct {
	at
	lost bool
}

// walk follows all paths from the definition to where its register is written for sure.
func (w *useWalk) walk() *Refusal {
	type state struct {
		b    int32
		lost bool
	}
	seen := map[state]bool{}
	for work := []usePlace{{at{w.x.b, w.x.k + 1}, false}}; len(work) > 0; {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		ends, no := w.block(&p)
		switch {
		case no != nil:
			return no
		case ends:
			continue
		case w.steps > maxForward:
			return refuse("%s is used too far away", w.name)
		}
		for next := range w.Func.Succs(p.b) {
			if n := (state{next.ID, p.lost}); w.Liveness().LiveIn(next, w.v) && !seen[n] {
				seen[n] = true
				work = append(work, usePlace{at{next, 0}, p.lost})
			}
		}
	}
	return nil
}

// block goes from p to the end of its block, or to where the register is written for sure, which it reports.
func (w *useWalk) block(p *usePlace) (ends bool, _ *Refusal) {
	r := w.Registers()
	for k := p.k; k < len(p.b.Instrs) && !ends; k++ {
		// Only what names the register, or from, or reads every register, matters.
		far := w.named.next(r, w.v, w.from, p.b, k) - k
		if w.all += far; w.all > maxInBlock {
			return false, refuse("%s is used too far away", w.name)
		}
		if k += far; p.b != w.x.b {
			w.steps += far
		}
		if k == len(p.b.Instrs) {
			break
		}
		w.all++
		here, n := at{p.b, k}, r.Number(p.b, k)
		if no := w.reads(here, n, p.lost); no != nil {
			return false, no
		}
		for _, x := range r.Words(n) {
			if !x.Write() {
				continue
			}
			ends = ends || x.Var() == w.v && !x.May()
			if x.Var() == w.from {
				p.lost, w.lost = true, here
			}
		}
		if p.b != w.x.b {
			w.steps++
		}
	}
	return ends, nil
}

// reads adds the uses of instruction number n, which is here, to those of the definition. lost is set if from has been written before.
func (w *useWalk) reads(here at, n int32, lost bool) *Refusal {
	x, vals, args := w.x, w.SSA().Values(n), w.Registers().Args(n)
	last, word := int8(cfg.ArgDescriptor-1), 0
	for j, y := range w.Registers().Words(n) {
		if y == analysis.ReadsAll {
			return refuse("%s may read %s", here.instr().Op.Name, w.name).at(here.span(), "may read any register")
		}
		if y.Write() {
			break
		}
		if args[j] != last {
			last, word = args[j], 0
		} else {
			word++
		}
		if y.Var() != w.v {
			continue
		}
		if w.touched[n] {
			return later
		}
		if vals[j] != x.value {
			return refuse("%s may come from elsewhere, too", w.name).at(here.span(), "reads it")
		}
		if lost {
			return refuse("%s is written before %s is read", w.Func.Names.Reg(x.from), w.name).at(w.lost.span(), "written").at(here.span(), "read")
		}
		if u := (use{here, args[j], word}); !slices.Contains(x.users, u) {
			if len(x.users) == maxForward {
				return refuse("%s has more than %d uses", w.name, maxForward)
			}
			x.users = append(x.users, u)
		}
	}
	return nil
}

// span is the place of an instruction, in the section.
func (a at) span() cfg.Span { return a.b.InSection(a.instr().Span) }

// operand returns the operand of a use, nil if the text does not name one: a guard, or what is implied.
func (u *use) operand() *cfg.Operand {
	if u.arg < 0 {
		return nil
	}
	return &u.instr().Args[u.arg]
}

// ats returns the instructions of uses, each once.
func ats(users []use) []at {
	var list []at
	for _, u := range users {
		if !slices.Contains(list, u.at) {
			list = append(list, u.at)
		}
	}
	return list
}

// definition returns the instruction that writes v, if one does.
func (g *general) definition(v analysis.Value) (a at, ok bool) {
	s := g.SSA()
	if v < 0 || s.Kind(v) != analysis.InstrValue {
		return at{}, false
	}
	b := s.Block(v)
	return at{b, int(s.Instr(v) - g.Registers().Number(b, 0))}, true
}

// valueOf returns the value of register reg that instruction a writes, or the one that it reads.
func (g *general) valueOf(a at, reg cfg.Reg, write bool) analysis.Value {
	return g.valueAt(a.b, a.k, reg, write)
}
