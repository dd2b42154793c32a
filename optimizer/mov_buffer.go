package optimizer

import (
	"fmt"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// This file is the sub-pass of phase 58, GeneralOptimizeLate: a circular buffer of the last six
// MOVs of a block. A MOV of what one of them has moved is not needed where its uses can read what
// that one wrote.
//
//	MOV    R4, c[0x0][0x160]
//	IADD3  R5, R4, 0x1, RZ
//	MOV    R6, c[0x0][0x160]    =>   IADD3 R7, R4, 0x2, RZ
//	IADD3  R7, R6, 0x2, RZ
//
// A MOV of a register enters the buffer only if the register has this use alone. So there is none
// that it could be compared with: it only takes the place of an older MOV. With knob 605 set nothing
// new enters the buffer. Source: seeds general-optimize, "The Per-Block Sub-Pass Runner".

// bufferSlots is how many MOVs the buffer holds.
const bufferSlots = 6

// buffered runs the buffer over each block once.
func (g *general) buffered() {
	whole := g.incomplete()
	closed := g.Knobs.Bool(g.Func, "ReassociateCSEWindow")
	for _, b := range g.Func.Blocks {
		g.Poll()
		if !g.Func.Reachable(b) {
			continue
		}
		var slots [bufferSlots]at
		used, next := 0, 0
		for k := range b.Instrs {
			a := at{b, k}
			from := g.moved(a)
			if !g.open(a) || from == nil && !g.movesAlone(a) {
				continue
			}
			hit := false
			for n := range used {
				g.slot = n
				if from != nil && g.moved(slots[n]) != nil && g.moved(slots[n]).SameWord(from) && g.again(a, slots[n], whole) {
					hit = true
					break
				}
			}
			if hit || closed {
				continue
			}
			slots[next] = a
			next = (next + 1) % bufferSlots
			used = min(used+1, bufferSlots)
		}
	}
}

// moved returns what a moves to a general register, nil if it is no MOV that the buffer looks at.
func (g *general) moved(a at) *cfg.Operand {
	i := a.instr()
	from := source(i)
	if from == nil || !plain(from) || from.Kind == cfg.RegOperand || i.Args[0].Reg.IsConst() || i.Args[0].Reg == sp {
		return nil // of a copy copy propagation has what there is to say
	}
	return from
}

// movesAlone reports whether a copies a general register whose value nothing else reads.
func (g *general) movesAlone(a at) bool {
	from, to := g.copied(a)
	if from == nil || from.Reg.IsConst() || to == sp {
		return false
	}
	return len(g.SSA().Users(g.valueOf(a, from.Reg, false))) == 1 // a itself
}

// again announces that the uses of MOV a are to read what MOV first wrote, and reports whether that
// is to be said.
func (g *general) again(a, first at, no *Refusal) bool {
	if !g.wants(redundantCopy) {
		return false
	}
	to, with := a.instr().Args[0].Reg, first.instr().Args[0].Reg
	r := g.Registers()
	for k := first.k + 1; k <= a.k; k++ { // that it still holds it, and is another one
		for _, w := range r.Words(r.Number(a.b, k)) {
			if w == analysis.Clobbers || w.Write() && w.Var() == r.Var(with) {
				return false
			}
		}
	}
	f := &forward{at: a, reg: to, value: g.valueOf(a, to, true), from: with}
	name, of := g.Func.Names.Reg(to), g.Func.Names.Reg(with)
	rem := redundantCopy.at(a.span(), fmt.Sprintf("%s by %s", name, of))
	rem.Message = fmt.Sprintf("%s is %s, as %s is", name, g.Func.OperandString(g.moved(a)), of)
	rem.Related = append(rem.Related, analysis.Related{Span: first.span(), Message: "the same"})
	if no == nil {
		no = g.resized()
	}
	if no == nil {
		no = g.uses(f)
	}
	for k := range f.users {
		if no != nil {
			break
		}
		_, no = g.replaceable(f, &f.users[k]) // a is no copy that could be replaced with another one
	}
	if no == nil && len(f.users) == 0 {
		return false
	}
	if g.refused(rem, no, a) {
		return true
	}
	rem.Message += g.usesCan("read", of, len(f.users))
	g.make(rem, 1, func(w *cfg.Change) {
		for _, u := range f.users {
			w.At(u.b, u.k).SetBase(g.Func, int(u.arg), with)
		}
	}, []at{a}, ats(f.users)...)
	return true
}
