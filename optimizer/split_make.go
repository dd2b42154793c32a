package optimizer

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// A splitMaker writes the copies of a plan.
type splitMaker struct {
	*splitPlan
	made  []*cfg.Block // by copy
	chain []*cfg.Block // what is put into the layout for the copies, in its order
}

// make makes the copies, puts them where control falls into the first of them, or else behind the
// region where it falls into nothing, and leads there what enters the region.
func (p *splitPlan) make() {
	f := p.Func
	m := &splitMaker{splitPlan: p}
	for _, n := range p.copied {
		b := p.linked[n]
		c := cfg.NewBlock("")
		for k := range b.Instrs {
			c.Insert(k, b.Instrs[k].Detached(f))
		}
		m.made = append(m.made, c)
	}
	for k := range p.copied {
		m.copy(int32(len(p.linked) + k))
	}
	var nodes []int32
	for n := range p.succs {
		if int(n) < len(p.linked) {
			nodes = append(nodes, n)
		}
	}
	slices.Sort(nodes)
	placed := false
	for _, n := range nodes {
		placed = m.redirect(n) || placed
	}
	if !placed {
		p.placer.InsertAfter(m.place(), m.chain...)
	}
}

// block returns the block of node n: of the function as it was before, or a copy.
func (m *splitMaker) block(n int32) *cfg.Block {
	if k := int(n) - len(m.linked); k >= 0 {
		return m.made[k]
	}
	return m.linked[n]
}

// label returns the name of the block of node n, which it gets if it has none.
func (m *splitMaker) label(n int32) string {
	b := m.block(n)
	if b.Label() == "" && !m.labelled {
		m.placer.Place() // the first name follows from how many blocks there are
		m.labelled = true
	}
	switch {
	case b.Label() != "":
	case int(n) < len(m.linked):
		b.SetLabel(m.Func.Labels().Of(b))
	default:
		b.SetLabel(m.Func.Labels().New())
	}
	return b.Label()
}

// branchTo returns an instruction that branches to node n.
func (m *splitMaker) branchTo(n int32) cfg.Instr {
	return m.Func.NewInstr("BRA %s", m.Func.Ref(m.label(n)))
}

// copy puts copy n behind the others, with a branch where control does not fall into what is next
// there, and has its branch lead to where it should.
func (m *splitMaker) copy(n int32) {
	b := m.block(n)
	m.chain = append(m.chain, b)
	first := m.Func.Graph.Start[m.of(n).ID]
	for k, s := range m.to(n) {
		switch m.Func.Kinds[first+int32(k)] {
		case cfg.Taken:
			m.retarget(b, m.of(n), k, s)
		case cfg.FallThrough:
			if s == n+1 {
				continue
			}
			if b.Last().EndsBlock() {
				m.chain = append(m.chain, cfg.NewBlock("", m.branchTo(s)))
			} else {
				b.Insert(len(b.Instrs), m.branchTo(s))
			}
		}
	}
}

// retarget has the branch that ends b, which is was or a copy of it, lead to node s by edge k.
func (m *splitMaker) retarget(b, was *cfg.Block, k int, s int32) {
	if m.Func.Graph.Succ[m.Func.Graph.Start[was.ID]+int32(k)] == s {
		return // as before
	}
	m.label(s)
	b.Last().Retarget(m.Func, m.block(s))
}

// redirect has block n, of the function, lead to the copies that it should, and reports whether the
// copies are placed behind it.
func (m *splitMaker) redirect(n int32) (placed bool) {
	f, b, first := m.Func, m.block(n), m.Func.Graph.Start[n]
	for k, s := range m.succs[n] {
		was := f.Graph.Succ[first+int32(k)]
		if s == was {
			continue
		}
		switch m.Func.Kinds[first+int32(k)] {
		case cfg.Taken:
			m.retarget(b, b, k, s)
		case cfg.Table:
			m.label(s)
			t, _ := f.TableOf(b.Last())
			for e, name := range t.Labels {
				if slices.ContainsFunc(m.linked[was].Labels, func(l cfg.Label) bool { return l.Name == name }) {
					f.SetEntry(t, e, m.block(s))
				}
			}
		case cfg.FallThrough:
			switch last := b.Last(); {
			case m.block(s) == m.chain[0]:
				m.placer.InsertAfter(b, m.chain...)
				placed = true
			case last.EndsBlock():
				m.placer.InsertAfter(b, cfg.NewBlock("", m.branchTo(s)))
			default:
				b.Insert(len(b.Instrs), m.branchTo(s))
			}
		}
	}
	return placed
}

// place returns the first block behind the region that control does not fall out of.
func (p *splitPlan) place() *cfg.Block {
	at := p.linked[p.region.Blocks[len(p.region.Blocks)-1]]
	for next := p.placer.Next(at); next != nil && fallsOut(at); next = p.placer.Next(at) {
		at = next
	}
	return at
}

// fallsOut reports whether control can fall out of b.
func fallsOut(b *cfg.Block) bool {
	last := b.Last()
	return last == nil || last.FallsThrough()
}
