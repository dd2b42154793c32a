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

// maxForward bounds how many instructions behind a definition are looked at outside of its block,
// and how many uses it has; maxInBlock how many are looked at in all.
const (
	maxForward = 256
	maxInBlock = 4096
)

// later stands for the refusal of what a rewrite of this iteration has changed: the next one finds it.
var later = new(Refusal)

// uses finds the uses of the definition x. It refuses if another definition may reach one of them,
// if something else than an operand reads the register, or if from is written between.
func (g *general) uses(x *forward) *Refusal {
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
	v, from := r.Var(x.reg), analysis.Var(-1)
	if x.from.Class != cfg.NoReg {
		from = r.Var(x.from)
	}
	type state struct {
		b    int32
		lost bool // from has been written
	}
	var lost at // where
	seen := map[state]bool{}
	type place struct {
		at
		lost bool
	}
	work := []place{{at{x.b, x.k + 1}, false}}
	steps, all := 0, 0
	for len(work) > 0 {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		ends := false
		for k := p.k; k < len(p.b.Instrs) && !ends; k++ {
			// Only what names the register, or from, or reads every register, matters.
			far := g.named.next(r, v, from, p.b, k) - k
			if all += far; all > maxInBlock {
				return refuse("%s is used too far away", name)
			}
			if k += far; p.b != x.b {
				steps += far
			}
			if k == len(p.b.Instrs) {
				break
			}
			all++
			n := r.Number(p.b, k)
			vals, args := s.Values(n), r.Args(n)
			here := at{p.b, k}
			last, word := int8(cfg.ArgDescriptor-1), 0
			for j, w := range r.Words(n) {
				if w == analysis.ReadsAll {
					return refuse("%s may read %s", here.instr().Op.Name, name).at(here.span(), "may read any register")
				}
				if w.Write() {
					break
				}
				if args[j] != last {
					last, word = args[j], 0
				} else {
					word++
				}
				if w.Var() != v {
					continue
				}
				if g.touched[n] {
					return later
				}
				if vals[j] != x.value {
					return refuse("%s may come from elsewhere, too", name).at(here.span(), "reads it")
				}
				if p.lost {
					return refuse("%s is written before %s is read", g.Func.Names.Reg(x.from), name).at(lost.span(), "written").at(here.span(), "read")
				}
				if u := (use{here, args[j], word}); !slices.Contains(x.users, u) {
					if len(x.users) == maxForward {
						return refuse("%s has more than %d uses", name, maxForward)
					}
					x.users = append(x.users, u)
				}
			}
			for _, w := range r.Words(n) {
				if !w.Write() {
					continue
				}
				ends = ends || w.Var() == v && !w.May()
				if w.Var() == from {
					p.lost, lost = true, here
				}
			}
			if p.b != x.b {
				steps++
			}
		}
		if ends {
			continue
		}
		if steps > maxForward {
			return refuse("%s is used too far away", name)
		}
		for next := range g.Func.Succs(p.b) {
			if n := (state{next.ID, p.lost}); g.Liveness().LiveIn(next, v) && !seen[n] {
				seen[n] = true
				work = append(work, place{at{next, 0}, p.lost})
			}
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
