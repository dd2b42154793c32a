package optimizer

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// This file is forward copy propagation of the GeneralOptimize bundles: what reads a copy of a
// register reads the register itself, and the copy goes.
//
//	MOV    R4, R2                   IADD3 R5, R2, 0x1, RZ
//	IADD3  R5, R4, 0x1, RZ    =>
//
// It does so only if every use can, so that an instruction is saved. Registers that are read
// together, as a pair or as the data of a wide store, are replaced together, by registers that
// follow one another as well and are aligned as wide.
//
// It must refuse copies whose original is written before a use; that meet other values where paths
// meet, or under a guard; that something reads without naming it: a call, a return, what is not
// understood. Source: seeds general-optimize, "Copy Propagation Algorithm".

// maxGroup bounds how many copies go together.
const maxGroup = 8

// A copied is copies that are replaced together.
type copied struct {
	list []*forward // in order of the text
}

// copies runs copy propagation.
func (g *general) copies() {
	whole := g.incomplete()
	for a := range g.having(analysis.Moves) {
		if from, _ := g.copied(a); from != nil && g.Func.Reachable(a.b) && g.open(a) {
			g.copy(a, whole)
		}
	}
}

// copied returns the register that instruction a copies, and to which; nil if it is no copy of a
// general register, or of zero.
func (g *general) copied(a at) (from *cfg.Operand, to cfg.Reg) {
	i := a.instr()
	from = source(i)
	if from == nil || from.Kind != cfg.RegOperand || from.Reg.Class != cfg.ClassR || i.Args[0].Reg.IsConst() {
		return nil, to
	}
	return from, i.Args[0].Reg // a whole one: see source
}

// copy announces what becomes of copy a.
func (g *general) copy(a at, no *Refusal) {
	from, to := g.copied(a)
	if to == sp {
		return
	}
	name, of := g.Func.Names.Reg(to), g.Func.Names.Reg(from.Reg)
	r := redundantCopy.at(a.b.InSection(a.instr().Span), fmt.Sprintf("%s by %s", name, of))
	r.Message = fmt.Sprintf("%s is a copy of %s", name, of)
	if to == from.Reg {
		r.Title = "Remove copy"
		r.Message = fmt.Sprintf("%s is copied to itself", name)
		if g.refused(r, no, a) {
			return
		}
		g.make(r, 1, func(*cfg.Change) {}, []at{a})
		return
	}
	x := &copied{}
	if no == nil {
		no = g.resized()
	}
	if no == nil {
		no = g.group(x, a)
	}
	if no == nil && x.list[0].at != a {
		return // announced at the first of them
	}
	gone := make([]at, 0, len(x.list))
	var users []use
	for _, f := range x.list {
		gone = append(gone, f.at)
		users = append(users, f.users...)
	}
	if no == nil && len(users) == 0 {
		return // a dead write
	}
	touches := ats(users)
	if no == nil && !g.free(append(touches, gone...)...) {
		return // in the next iteration
	}
	if g.refused(r, no, gone...) {
		return
	}
	for _, y := range x.list[1:] {
		r.Related = append(r.Related, analysis.Related{Span: y.span(), Message: "copied with it"})
	}
	for _, u := range ats(users)[:min(len(users), maxDeadRelated, len(ats(users)))] {
		r.Related = append(r.Related, analysis.Related{Span: u.span(), Message: "reads it"})
	}
	r.Message += g.usesCan("read", of, len(x.list[0].users))
	g.make(r, g.weigh(users), func(w *cfg.Change) {
		for _, f := range x.list {
			for _, u := range f.users {
				if i := w.At(u.b, u.k); u.word == 0 {
					i.SetBase(g.Func, int(u.arg), f.original())
				}
			}
		}
	}, gone, touches...)
}

// original is the register that the uses of x are to read.
func (x *forward) original() cfg.Reg {
	if x.from.Class == cfg.NoReg {
		return cfg.RZ
	}
	return x.from
}

// group collects the copies that have to be replaced with copy a, and their uses.
func (g *general) group(x *copied, a at) *Refusal {
	work := []at{a}
	for len(work) > 0 {
		a := work[0]
		work = work[1:]
		if slices.ContainsFunc(x.list, func(f *forward) bool { return f.at == a }) {
			continue
		}
		if len(x.list) == maxGroup {
			return refuse("more than %d copies would have to go together", maxGroup)
		}
		from, to := g.copied(a)
		f := &forward{at: a, reg: to, value: g.valueOf(a, to, true), from: from.Reg}
		if from.Reg.IsConst() {
			f.from = cfg.Reg{}
		}
		if no := g.uses(f); no != nil {
			return no
		}
		x.list = append(x.list, f)
		for k := range f.users {
			more, no := g.replaceable(f, &f.users[k])
			if no != nil {
				return no
			}
			work = append(work, more...)
		}
	}
	slices.SortFunc(x.list, func(p, q *forward) int {
		return cmp.Or(cmp.Compare(p.b.ID, q.b.ID), cmp.Compare(p.k, q.k))
	})
	return nil
}
