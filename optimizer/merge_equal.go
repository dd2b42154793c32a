package optimizer

import (
	"cmp"
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// A tail is what two blocks have to agree in: instructions, and the block where control goes on
// after them, nil if it does not.
type tail struct {
	list []cfg.Instr
	next *cfg.Block
}

// tailOf returns the tail of b. It is not ok for a block that is nothing but a branch, from which
// control runs off the end, or to which a call returns.
func tailOf(f *cfg.Func, b *cfg.Block) (t tail, ok bool) {
	last := b.Last()
	if last == nil {
		return tail{}, false
	}
	if last.IsBranch() && !last.Conditional() {
		t = tail{b.Instrs[:len(b.Instrs)-1], f.TargetIn(b, last)}
		return t, len(t.list) > 0 && t.next != nil
	}
	t.list = b.Instrs
	switch {
	case !last.FallsThrough():
		return t, true
	case last.Flow == cfg.FlowCall && last.EndsBlock():
		return t, false // the return address is a place of its own
	}
	t.next = f.Next(b)
	return t, t.next != nil
}

// A mark is what blocks are sorted by: equal blocks have equal marks.
type mark struct {
	key   uint64
	block int32
}

// classes returns the sets of equal blocks, of two and more, in the order of their first
// blocks. Blocks that are unreachable, and the entry, are in none.
func (m *merger) classes() [][]*cfg.Block {
	f := m.Func
	marks := make([]mark, 0, len(f.Blocks))
	for _, n := range f.Order.RPO {
		m.Poll()
		if n == 0 {
			continue
		}
		if t, ok := m.tail(f.Blocks[n]); ok {
			next := uint64(0)
			if t.next != nil {
				next = uint64(t.next.ID) + 1
			}
			key := mixed(mixed(next, uint64(len(t.list))), uint64(len(t.list[0].Name)))
			marks = append(marks, mark{key, n})
		}
	}
	var classes [][]*cfg.Block
	budget := m.Knobs.Int(f, "merge-equivalent-budget")
	for run := range runs(marks) {
		for n := range run {
			m.Poll()
			t, _ := m.tail(f.Blocks[run[n].block])
			run[n].key = m.hash(t)
		}
		for same := range runs(run) {
			classes = m.split(classes, same, &budget)
		}
	}
	slices.SortFunc(classes, func(a, b []*cfg.Block) int { return cmp.Compare(a[0].ID, b[0].ID) })
	return classes
}

// runs sorts marks and yields the runs of two and more with one key.
func runs(marks []mark) func(yield func([]mark) bool) {
	slices.SortFunc(marks, func(a, b mark) int {
		if a.key != b.key {
			return cmp.Compare(a.key, b.key)
		}
		return cmp.Compare(a.block, b.block)
	})
	return func(yield func([]mark) bool) {
		for len(marks) > 0 {
			n := 1
			for n < len(marks) && marks[n].key == marks[0].key {
				n++
			}
			if n > 1 && !yield(marks[:n]) {
				return
			}
			marks = marks[n:]
		}
	}
}

// split compares blocks with one hash and appends the sets of those that are equal.
func (m *merger) split(classes [][]*cfg.Block, same []mark, budget *int) [][]*cfg.Block {
	first := len(classes)
	for _, x := range same {
		b := m.Func.Blocks[x.block]
		t, _ := m.tail(b)
		found := false
		for n := first; n < len(classes) && !found && *budget > 0; n++ {
			*budget--
			u, _ := m.tail(classes[n][0])
			if found = m.equal(u, t); found {
				classes[n] = append(classes[n], b)
			}
		}
		if !found {
			if *budget <= 0 && len(classes) > first && m.over == nil {
				m.over = b
			}
			classes = append(classes, []*cfg.Block{b})
		}
	}
	return slices.DeleteFunc(classes, func(c []*cfg.Block) bool { return len(c) < 2 })
}

// tail is [tailOf], but for a block behind whose conditional end nothing stands but a branch, at
// which no lanes reconverge: it goes on where that one leads.
func (m *merger) tail(b *cfg.Block) (tail, bool) {
	t, ok := tailOf(m.Func, b)
	if ok && b.Last().EndsBlock() && b.Last().FallsThrough() && m.Func.Forwards(t.next) != nil && m.Convergence().ReconvergesAt(t.next) == nil {
		t.next = m.Func.TargetIn(t.next, t.next.Last())
	}
	return t, ok
}

// hash is equal for equal tails.
func (m *merger) hash(t tail) uint64 {
	h := uint64(len(t.list))
	for k := range t.list {
		i := &t.list[k]
		for n := range len(i.Name) {
			h = mixed(h, uint64(i.Name[n]))
		}
		if g := i.Guard; !g.Always() {
			h = mixed(h, uint64(g.Reg.Num)<<1|uint64(b2i(g.Not)))
		}
		for n := range i.Args {
			if a := &i.Args[n]; n != int(i.Code) {
				h = mixed(h, uint64(a.Kind)<<56^uint64(a.Flags&^cfg.Reuse)<<48^uint64(uint32(a.Reg.Num))<<8^uint64(uint32(a.Imm)))
			}
		}
	}
	return h
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

func mixed(h, x uint64) uint64 { return (h ^ x) * 0x100000001b3 }

// equal compares two tails.
func (m *merger) equal(x, y tail) bool {
	if x.next != y.next || len(x.list) != len(y.list) {
		return false
	}
	for k := range x.list {
		if !m.sameInstr(&x.list[k], &y.list[k]) {
			return false
		}
	}
	return true
}

// sameInstr reports whether i does in each lane what j does.
func (m *merger) sameInstr(i, j *cfg.Instr) bool {
	if i.Name != j.Name || i.Flow != j.Flow || i.Code != j.Code || len(i.Args) != len(j.Args) || !slices.Equal(i.Targets(), j.Targets()) {
		return false
	}
	if g, h := i.Guard, j.Guard; (g.Reg != h.Reg || g.Not != h.Not) && !(g.Always() && h.Always()) {
		return false
	}
	for n := range i.Args {
		x, y := &i.Args[n], &j.Args[n]
		if n == int(i.Code) {
			if m.Func.Relocated(i) || m.Func.Relocated(j) {
				return false // the loader tells where they lead
			}
			if to := m.Func.TargetOf(i); to != nil {
				if to != m.Func.TargetOf(j) {
					return false
				}
				continue
			}
		}
		if !x.Same(y) && !(x.SameWord(y) && m.word(i, n)) {
			return false
		}
	}
	return true
}

// word reports whether operand n of i is read as an integer of 32 bits.
func (m *merger) word(i *cfg.Instr, n int) bool {
	fn := eval.Of(i, m.Func.SM())
	return fn != nil && fn.Word(n)
}
