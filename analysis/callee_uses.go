package analysis

import (
	"cmp"
	"iter"
	"maps"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// A calleeUse is what called code does with the registers of its caller.
type calleeUse struct {
	reads  []cfg.Reg // it may read the value that they have when it is called
	writes []cfg.Reg // it may change them
	sure   []cfg.Reg // those of writes that it writes on every path on which it returns
}

// maxCalleeRounds bounds how often the blocks of called code are looked at. Each round takes in what one
// more loop around another brings.
const maxCalleeRounds = 32

// use returns what the code that the call i of block b goes to does with registers; nil if that is not
// known, as [callees.of] has it.
func (c *callees) use(b *cfg.Block, i *cfg.Instr) *calleeUse {
	x := c.look(b, i)
	if x == nil {
		return nil
	}
	g, to := callee(c.f, b, i)
	u, seen := c.used[to]
	if !seen {
		if c.used == nil {
			c.used = map[*cfg.Block]*calleeUse{}
		}
		if u = usesFrom(g, to, 0); u != nil {
			u.writes = x.regs
		}
		c.used[to] = u
	}
	return u
}

// usesFrom returns what the code from block to of f on reads and surely writes until it returns. What it changes has been
// found before ([changes]), so that all of it is understood. It returns nil if that takes too many rounds.
func usesFrom(f *cfg.Func, to *cfg.Block, depth int) *calleeUse {
	if depth > maxDepth {
		return nil
	}
	s := useSolver{f: f, at: map[int32]int{}, num: map[cfg.Reg]int{}}
	for work := []int32{to.ID}; len(work) > 0; {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if _, seen := s.at[n]; seen {
			continue
		}
		s.at[n] = len(s.blocks)
		ub := useBlock{id: n}
		for k := range f.Blocks[n].Instrs {
			i := &f.Blocks[n].Instrs[k]
			if i.Flow != cfg.FlowCall {
				continue
			}
			g, to := callee(f, f.Blocks[n], i)
			if to == nil {
				return nil
			}
			inner := usesFrom(g, to, depth+1)
			if inner == nil {
				return nil
			}
			ub.calls = append(ub.calls, inner)
		}
		s.blocks = append(s.blocks, ub)
		for e := f.Graph.Start[n]; e < f.Graph.Start[n+1]; e++ {
			if f.Kinds[e] != cfg.CallEdge {
				work = append(work, f.Graph.Succ[e])
			}
		}
	}
	return s.solve(to.ID)
}

// A useSolver solves, backwards, which registers are live in called code, and which it writes on all ways to
// a return.
type useSolver struct {
	f      *cfg.Func
	blocks []useBlock
	at     map[int32]int // index in blocks, by ID
	num    map[cfg.Reg]int
}

// A useBlock is a block of called code. Sets are of the numbers of registers.
type useBlock struct {
	id         int32
	calls      []*calleeUse // of its calls, in order
	reads      regSet       // before it writes them for sure
	writes     regSet       // for sure
	live, sure regSet       // at its start
}

type regSet []uint64

func (s regSet) has(n int) bool { return s[n>>6]>>(n&63)&1 != 0 }

// add puts n into the set, which grows as needed.
func (s *regSet) add(n int) {
	for n>>6 >= len(*s) {
		*s = append(*s, 0)
	}
	(*s)[n>>6] |= 1 << (n & 63)
}

func (s regSet) remove(n int) {
	if n>>6 < len(s) {
		s[n>>6] &^= 1 << (n & 63)
	}
}

func (s *useSolver) number(r cfg.Reg) int {
	n, ok := s.num[r]
	if !ok {
		n = len(s.num)
		s.num[r] = n
	}
	return n
}

func (s *useSolver) solve(entry int32) *calleeUse {
	for n := range s.blocks {
		s.summarize(&s.blocks[n])
	}
	width := (len(s.num) + 63) / 64
	fill := func(set regSet) regSet { return append(set, make(regSet, width-len(set))...) }
	for n := range s.blocks {
		b := &s.blocks[n]
		b.reads, b.writes = fill(b.reads), fill(b.writes)
		b.live, b.sure = slices.Clone(b.reads), make(regSet, width)
		for k := range b.sure {
			b.sure[k] = 1<<64 - 1
		}
	}
	live, sure := make(regSet, width), make(regSet, width)
	for round, again := 0, true; again; round++ {
		if round == maxCalleeRounds {
			return nil
		}
		again = false
		for n := len(s.blocks) - 1; n >= 0; n-- { // the last were come to through the first
			b := &s.blocks[n]
			s.out(b, live, sure)
			for k := range width {
				in := b.reads[k] | live[k]&^b.writes[k]
				wr := b.writes[k] | sure[k]
				again = again || in != b.live[k] || wr != b.sure[k]
				b.live[k], b.sure[k] = in, wr
			}
		}
	}
	u := &calleeUse{}
	b := &s.blocks[s.at[entry]]
	for _, r := range slices.SortedFunc(maps.Keys(s.num), func(a, b cfg.Reg) int {
		return cmp.Or(cmp.Compare(a.Class, b.Class), cmp.Compare(a.Num, b.Num))
	}) {
		if b.live.has(s.num[r]) {
			u.reads = append(u.reads, r)
		}
		if b.sure.has(s.num[r]) {
			u.sure = append(u.sure, r)
		}
	}
	return u
}

// out sets live and sure to what is at the end of b.
func (s *useSolver) out(b *useBlock, live, sure regSet) {
	clear(live)
	for k := range sure {
		sure[k] = 1<<64 - 1
	}
	f := s.f
	if i := f.Blocks[b.id].Last(); i != nil && i.Flow == cfg.FlowRet {
		clear(sure)
	}
	for e := f.Graph.Start[b.id]; e < f.Graph.Start[b.id+1]; e++ {
		if f.Kinds[e] == cfg.CallEdge {
			continue
		}
		to := &s.blocks[s.at[f.Graph.Succ[e]]]
		for k := range live {
			live[k] |= to.live[k]
			sure[k] &= to.sure[k]
		}
	}
}

// summarize finds what the instructions of b read and write.
func (s *useSolver) summarize(b *useBlock) {
	call := len(b.calls)
	instrs := s.f.Blocks[b.id].Instrs
	read := func(r cfg.Reg) { b.reads.add(s.number(r)) }
	write := func(r cfg.Reg) {
		n := s.number(r)
		b.reads.remove(n)
		b.writes.add(n)
	}
	for k := len(instrs) - 1; k >= 0; k-- {
		i := &instrs[k]
		sure := i.Guard.Always() && !i.Masked()
		if sure {
			for r := range namedBy(i, true) {
				write(r)
			}
		}
		if i.Flow == cfg.FlowCall {
			call--
			for _, r := range b.calls[call].sure {
				if sure {
					write(r)
				}
			}
			for _, r := range b.calls[call].reads {
				read(r)
			}
		}
		for r := range namedBy(i, false) {
			read(r)
		}
	}
}

// namedBy yields the registers that i writes, or reads, by the text: which descriptor it reads without naming it is not known.
func namedBy(i *cfg.Instr, write bool) iter.Seq[cfg.Reg] {
	return func(yield func(cfg.Reg) bool) {
		for n := range i.Refs {
			ref := &i.Refs[n]
			if ref.Write != write || ref.Reg.Class >= cfg.ClassSB && ref.Reg.Class != cfg.ClassCC {
				continue
			}
			first, count := ref.Reg.Num, int32(ref.Count)
			if first < 0 {
				if ref.Reg.Class != cfg.ClassP && ref.Reg.Class != cfg.ClassUP {
					continue
				}
				first, count = 0, 7 // PR and UPR
			}
			for k := range count {
				if !yield(cfg.Reg{Class: ref.Reg.Class, Num: first + k}) {
					return
				}
			}
		}
	}
}
