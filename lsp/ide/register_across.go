package ide

import (
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// Where control may come to a block by ways that no edge tells of, a register holds an unknown value there, of which the facts say
// no more. What comes over the edges that are known is among what it may be: an editor shows that, and that there may be others.

// across follows values of registers over known edges to such blocks.
type across struct {
	s    *analysis.SSA
	f    *cfg.Func
	any  bool // there may be such blocks
	most int  // steps that are left: one for each instruction, block and value that is looked at
	ends map[blockVar]analysis.Value
}

type blockVar struct {
	block int32
	v     analysis.Var
}

func (p *place) across(most int) *across {
	return &across{s: p.facts().SSA(), f: p.f, any: !p.f.Complete || len(p.f.IndirectEntries()) > 0, most: most, ends: map[blockVar]analysis.Value{}}
}

// step takes n steps and reports whether there were as many.
func (a *across) step(n int) bool {
	a.most -= n
	return a.most >= 0
}

// atEnd returns the value of v at the end of b, NoValue if nobody reads it behind.
func (a *across) atEnd(b *cfg.Block, v analysis.Var) analysis.Value {
	at := blockVar{b.ID, v}
	x, ok := a.ends[at]
	if !ok {
		x = a.lastIn(b, v)
		a.ends[at] = x
	}
	return x
}

func (a *across) lastIn(b *cfg.Block, v analysis.Var) analysis.Value {
	for k := len(b.Instrs) - 1; k >= 0 && a.step(1); k-- {
		n := a.s.Regs.Number(b, k)
		words := a.s.Regs.Words(n)
		for j := len(words) - 1; j >= 0; j-- {
			if x := a.s.Values(n)[j]; x >= 0 && words[j].Write() && words[j].Var() == v {
				return x
			}
		}
	}
	if v < 0 || !a.step(1) {
		return analysis.NoValue
	}
	return a.s.In(b, v)
}

// sources are those of the values, and where one is unknown those that come there over known edges, in order. If all is false,
// they are those that the steps lead to.
func (a *across) sources(values []analysis.Value) (out []analysis.Value, all bool) {
	work, all := a.s.SourcesWithin(values, a.most)
	if !a.any || !all {
		return work, all
	}
	seen := a.s.NewSet()
	for len(work) > 0 {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		if !seen.Add(x) {
			continue
		}
		out = append(out, x)
		b := a.s.Block(x)
		if a.s.Kind(x) != analysis.UnknownValue || a.f.Order.Num[b.ID] < 0 {
			continue
		}
		for _, id := range a.f.PredIDs(b) {
			y := a.atEnd(a.f.Blocks[id], a.s.Var(x))
			if y < 0 {
				continue
			}
			more, every := a.s.SourcesWithin([]analysis.Value{y}, a.most)
			work = append(work, more...)
			all = a.step(1+len(more)) && every && all
		}
		if !all {
			break
		}
	}
	slices.Sort(out)
	return out, all
}

// onward returns the unknown values that x is among at the starts of blocks, over known edges.
func (a *across) onward(x analysis.Value) (to []analysis.Value) {
	if !a.any {
		return nil
	}
	v := a.s.Var(x)
	seen := map[int32]bool{}
	for work := []*cfg.Block{a.s.Block(x)}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[b.ID] || a.atEnd(b, v) != x {
			continue
		}
		seen[b.ID] = true
		for s := range a.f.Succs(b) {
			if !a.step(1) {
				return to
			}
			switch y := a.s.In(s, v); {
			case y == x:
				work = append(work, s)
			case y >= 0 && a.s.Kind(y) == analysis.UnknownValue && a.s.Block(y) == s:
				to = append(to, y)
			}
		}
	}
	return to
}

// leaves reports whether one of the values may be read in ways that no edge tells of.
func (a *across) leaves(values []analysis.Value) bool {
	if a.f.Complete {
		return false
	}
	return slices.ContainsFunc(values, func(x analysis.Value) bool {
		if a.s.Kind(x) == analysis.PhiValue || a.s.Kind(x) == analysis.EntryValue {
			return true
		}
		return !a.replaced(x)
	})
}

// replaced reports whether another value takes the place of x in the block of x, for sure.
func (a *across) replaced(x analysis.Value) bool {
	b, v := a.s.Block(x), a.s.Var(x)
	from := a.s.Regs.Number(b, 0)
	if k := a.s.Kind(x); k == analysis.InstrValue || k == analysis.ClobberValue {
		from = a.s.Instr(x) + 1
	}
	for n := from; n < a.s.Regs.Number(b, 0)+int32(len(b.Instrs)) && a.step(1); n++ {
		for j, w := range a.s.Regs.Words(n) {
			if y := a.s.Values(n)[j]; y >= 0 && w.Write() && w.Var() == v && a.s.Prev(y) < 0 {
				return true
			}
		}
	}
	return false
}
