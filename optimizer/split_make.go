package optimizer

import (
	"cmp"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// A splitMaker writes the copies of a plan.
type splitMaker struct {
	*splitPlan
	change *cfg.Change  // nil for one in place
	made   []*cfg.Block // by copy
	chain  []*cfg.Block // what is put into the layout for the copies, in its order

	own    map[int32]*cfg.Block   // in a change: the blocks of the function that it changes, by number
	behind map[int32][]*cfg.Block // in a change: what it puts behind blocks of the function
	names  *cfg.Labels            // in a change; nil before it needs one
}

// make makes the copies, puts them where control falls into the first of them, or else behind the
// region where it falls into nothing, and leads there what enters the region. It reports whether the change can.
func (p *splitPlan) make(w *cfg.Change) bool {
	f := p.Func
	m := &splitMaker{splitPlan: p, change: w, own: map[int32]*cfg.Block{}, behind: map[int32][]*cfg.Block{}}
	var nodes []int32
	for n := range p.succs {
		if int(n) < len(p.linked) {
			nodes = append(nodes, n)
		}
	}
	slices.Sort(nodes)
	if w != nil && slices.ContainsFunc(nodes, m.changesTable) {
		return false
	}
	for _, n := range p.copied {
		b := p.linked[n]
		c := cfg.NewBlock("")
		for k := range b.Instrs {
			i := w.Instr(b, &b.Instrs[k])
			c.Insert(k, i.Detached(f))
		}
		m.made = append(m.made, c)
	}
	for k := range p.copied {
		m.copy(int32(len(p.linked) + k))
	}
	placed := false
	for _, n := range nodes {
		placed = m.redirect(n) || placed
	}
	if !placed {
		m.place()
	}
	for n, list := range m.behind {
		for _, b := range slices.Backward(list) {
			w.Add(p.linked[n], b)
		}
	}
	return true
}

// block returns the block of node n: of the function as it was before, or a copy.
func (m *splitMaker) block(n int32) *cfg.Block {
	if k := int(n) - len(m.linked); k >= 0 {
		return m.made[k]
	}
	return cmp.Or(m.own[n], m.linked[n])
}

// edit returns the block of node n to change it.
func (m *splitMaker) edit(n int32) *cfg.Block {
	if m.change != nil && int(n) < len(m.linked) {
		m.own[n] = m.change.Own(m.linked[n])
	}
	return m.block(n)
}

// label returns the name of the block of node n, which it gets if it has none.
func (m *splitMaker) label(n int32) string {
	if name := m.block(n).Label(); name != "" {
		return name
	}
	b, names := m.edit(n), m.labels()
	if int(n) < len(m.linked) {
		b.SetLabel(names.Of(b))
	} else {
		b.SetLabel(names.New())
	}
	return b.Label()
}

// labels returns what makes names. The first one follows from how many blocks there are.
func (m *splitMaker) labels() *cfg.Labels {
	if m.change == nil {
		if !m.labelled {
			m.placer.Place()
			m.labelled = true
		}
		return m.Func.Labels()
	}
	if m.names == nil {
		more := 0
		for _, list := range m.behind {
			more += len(list)
		}
		m.names = m.change.Labels(more)
	}
	return m.names
}

// insert puts blocks right behind block n of the function.
func (m *splitMaker) insert(n int32, list ...*cfg.Block) {
	if m.change == nil {
		m.placer.InsertAfter(m.linked[n], list...)
		return
	}
	m.behind[n] = append(slices.Clip(list), m.behind[n]...)
}

// branchTo returns an instruction that branches to node n.
func (m *splitMaker) branchTo(n int32) cfg.Instr {
	m.label(n)
	return m.Func.NewBranch(m.block(n))
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
	f, b, first := m.Func, m.edit(n), m.Func.Graph.Start[n]
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
				m.insert(n, m.chain...)
				placed = true
			case last.EndsBlock():
				m.insert(n, cfg.NewBlock("", m.branchTo(s)))
			default:
				b.Insert(len(b.Instrs), m.branchTo(s))
			}
		}
	}
	return placed
}

// changesTable reports whether an edge of block n that changes is an entry of a jump table.
func (m *splitMaker) changesTable(n int32) bool {
	f, first := m.Func, m.Func.Graph.Start[n]
	for k, s := range m.succs[n] {
		if at := first + int32(k); f.Kinds[at] == cfg.Table && s != f.Graph.Succ[at] {
			return true
		}
	}
	return false
}

// place puts the copies behind the first block behind the region that control does not fall out of.
func (m *splitMaker) place() {
	last := m.region.Blocks[len(m.region.Blocks)-1]
	if m.change == nil {
		at := m.linked[last]
		for next := m.placer.Next(at); next != nil && fallsOut(at); next = m.placer.Next(at) {
			at = next
		}
		m.placer.InsertAfter(at, m.chain...)
		return
	}
	for n := last; ; n++ {
		list := m.behind[n]
		if !fallsOut(m.block(n)) {
			m.insert(n, m.chain...)
			return
		}
		if k := slices.IndexFunc(list, func(b *cfg.Block) bool { return !fallsOut(b) }); k >= 0 || int(n)+1 == len(m.linked) {
			if k < 0 {
				k = len(list) - 1
			}
			m.behind[n] = slices.Insert(slices.Clip(list), k+1, m.chain...)
			return
		}
	}
}

// fallsOut reports whether control can fall out of b.
func fallsOut(b *cfg.Block) bool {
	last := b.Last()
	return last == nil || last.FallsThrough()
}
