package cfg

import (
	"context"
	"slices"

	"github.com/ori-lang/ori/cfg/cancel"
)

// A StackEntry is an entry of the reconvergence stack of sm_62 and older.
type StackEntry struct {
	Block *Block // with the instruction that pushed it
	Instr *Instr
	To    *Block // that it names, nil if that is not known
	Up    *StackEntry
	Depth int32 // 1 for the lowest
	num   int32 // of an entry at the start of a block: different from those of all others
}

// HoldsPushOf reports whether e, or an entry below it, is what i pushed. A nil e is the empty stack.
func (e *StackEntry) HoldsPushOf(i *Instr) bool {
	for ; e != nil; e = e.Up {
		if e.Instr == i {
			return true
		}
	}
	return false
}

// MayHoldPushOf reports whether the stack at the start of b, on some path, has what i pushed.
func (s *Stacks) MayHoldPushOf(b *Block, i *Instr) bool {
	return s.many || s.In[b.ID].HoldsPushOf(i) || slices.ContainsFunc(s.others[b.ID], func(e *StackEntry) bool { return e.HoldsPushOf(i) })
}

// A Held is the blocks at the start of which the stack may have on some path what one instruction pushed.
type Held struct {
	Blocks []*Block // in their order; nil if there are too many
	Many   bool     // there are too many
	Any    bool     // one of them, of however many, is one that was asked for
}

// Holders returns, by what pushed an entry, the blocks of f that hold it, and whether one of them is in what is asked for.
// More than most are too many. Where there are more stacks than are followed all blocks may hold all: the map is nil.
// Time is linear in what is pushed, and in the blocks that are returned. It polls ctx.
func (s *Stacks) Holders(ctx context.Context, f *Func, most int, asked func(*Block) bool) (by map[*Instr]*Held, all bool) {
	if s.many {
		return nil, true
	}
	count := make([]int, s.pushes) // by entry: how often it is on a stack, once what is pushed above it is counted too
	any := make([]bool, s.pushes)
	entries := make([]*StackEntry, s.pushes)
	stacks := func(b *Block, hold func(*StackEntry)) {
		if e := s.In[b.ID]; e != nil {
			hold(e)
		}
		for _, e := range s.others[b.ID] {
			if e != nil {
				hold(e)
			}
		}
	}
	for _, b := range f.Blocks {
		cancel.Poll(ctx)
		stacks(b, func(e *StackEntry) {
			count[e.num]++
			any[e.num] = any[e.num] || asked(b)
			for ; e != nil && entries[e.num] == nil; e = e.Up {
				entries[e.num] = e
			}
		})
	}
	by = map[*Instr]*Held{}
	for n := s.pushes - 1; n >= 0; n-- { // an entry has a greater number than what is below it
		e := entries[n]
		if e == nil {
			continue
		}
		if e.Up != nil {
			count[e.Up.num] += count[n]
			any[e.Up.num] = any[e.Up.num] || any[n]
		}
		h := by[e.Instr]
		if h == nil {
			h = new(Held)
			by[e.Instr] = h
		}
		h.Many = h.Many || count[n] > most
		h.Any = h.Any || any[n]
	}
	for _, b := range f.Blocks {
		cancel.Poll(ctx)
		stacks(b, func(e *StackEntry) {
			for ; e != nil && count[e.num] <= most; e = e.Up {
				if h := by[e.Instr]; !h.Many && (len(h.Blocks) == 0 || h.Blocks[len(h.Blocks)-1] != b) {
					h.Blocks = append(h.Blocks, b)
				}
			}
		})
	}
	return by, false
}

// Stacks is the reconvergence stack of sm_62 and older at the start of each block: what SSY, PBK,
// PCNT and PLONGJMP have pushed. Optimized code that ptxas makes has the same stack on every path
// to a block; the one of the path that was found first is In.
type Stacks struct {
	In     []*StackEntry         // by block; nil for an empty stack
	Pop    map[int32]*StackEntry // by block: what the SYNC, BRK or CONT at its end pops
	Empty  []*Block              // whose last instruction pops an entry that was never pushed
	Mixed  []bool                // by block: another path comes with another stack, or an instruction of it pushes under a guard
	seen   []bool                // by block: control gets there
	pushes int32                 // how many entries have numbers

	others map[int32][]*StackEntry // by block: the stacks of other paths
	pops   map[int32][]*StackEntry // by block: what it pops on other paths; nil for an entry that was never pushed
	many   bool                    // there are more stacks than are followed
}

// mostStacks is how many stacks of other paths are followed at a block.
const mostStacks = 8

// Out returns the stack at the end of b, before its last instruction pops.
func (s *Stacks) Out(b *Block, f *Func) *StackEntry {
	return s.Before(b, len(b.Instrs), f)
}

// Before returns the stack at instruction k of b.
func (s *Stacks) Before(b *Block, k int, f *Func) *StackEntry {
	top := s.In[b.ID]
	for n, i := range b.Code() {
		if n < k && i.pushes() && !i.Guard.Never() {
			top = s.pushed(f, b, i, top)
		}
	}
	return top
}

// lost reports whether it is not known where e leads.
func (e *StackEntry) lost() bool { return e == nil || e.To == nil }

// pushes reports whether i pushes an entry that an instruction pops; that of PRET is for RET.
func (i *Instr) pushes() bool { return i.Flow == FlowPush && i.Op.Name != "PRET" }

func (s *Stacks) pushed(f *Func, b *Block, i *Instr, up *StackEntry) *StackEntry {
	e := &StackEntry{Block: b, Instr: i, To: f.TargetOf(i), Up: up, Depth: 1}
	if up != nil {
		e.Depth = up.Depth + 1
	}
	return e
}

// Pops returns the opcode that pushes the entries which i, of Flow FlowPop, pops from
// the reconvergence stack.
func (i *Instr) Pops() string {
	switch i.Op.Name {
	case "BRK":
		return "PBK"
	case "CONT":
		return "PCNT"
	case "LONGJMP":
		return "PLONGJMP"
	}
	return "SSY" // SYNC, or an opcode with the suffix .S
}

// stacks follows the stack along every path from the entry. index returns where the indexed branch at
// the end of a block leads. Time is linear in instructions that are control flow, and in the depth of the stack
// where it is popped.
func (f *Func) stacks(ctx context.Context, index func(b *Block) []int32) *Stacks {
	n := len(f.Blocks)
	s := &Stacks{In: make([]*StackEntry, n), Mixed: make([]bool, n), seen: make([]bool, n)}
	if n == 0 {
		return s
	}
	type place struct {
		b   *Block
		top *StackEntry
	}
	work := []place{{f.Blocks[0], nil}}
	var others []place // where control gets to with some stack already; after all others
	var tops []*StackEntry
	push := func(b *Block, i *Instr, up *StackEntry) *StackEntry {
		e := s.pushed(f, b, i, up)
		e.num = s.pushes
		s.pushes++
		return e
	}
	enter := func(b *Block, top *StackEntry) {
		if b != nil {
			work = append(work, place{b, top})
		}
	}
	for len(work) > 0 || len(others) > 0 {
		cancel.Poll(ctx)
		from := &work
		if len(work) == 0 {
			from = &others
		}
		last := len(*from) - 1
		b, top := (*from)[last].b, (*from)[last].top
		*from = (*from)[:last]
		first := !s.seen[b.ID]
		if !first && from == &work {
			if sameStack(s.In[b.ID], top) {
				continue
			}
			others = append(others, place{b, top})
			continue
		}
		switch same := func(e *StackEntry) bool { return sameStack(e, top) }; {
		case first:
			s.seen[b.ID], s.In[b.ID] = true, top
		case same(s.In[b.ID]) || slices.ContainsFunc(s.others[b.ID], same):
			continue
		case len(s.others[b.ID]) == mostStacks:
			s.many = true
			continue
		default:
			s.mix(b)
			s.others[b.ID] = append(s.others[b.ID], top)
		}
		tops = append(tops[:0], top) // the stacks that lanes may have, each
		for _, i := range b.Code() {
			switch {
			case i.Flow == FlowCall:
				enter(f.TargetOf(i), nil) // the callee has a stack of its own
			case !i.pushes() || i.Guard.Never():
			case i.Guard.Always():
				for k := range tops {
					tops[k] = push(b, i, tops[k])
				}
			default:
				s.mix(b)
				for _, top := range tops {
					if len(tops) == mostStacks {
						s.many = true
						break
					}
					tops = append(tops, push(b, i, top))
				}
			}
		}
		for k, top := range tops {
			s.leave(f, b, top, first && k == 0, index, enter)
		}
	}
	return s
}

// mix notes that not all lanes have the same stack in b.
func (s *Stacks) mix(b *Block) {
	s.Mixed[b.ID] = true
	if s.others == nil {
		s.others, s.pops = map[int32][]*StackEntry{}, map[int32][]*StackEntry{}
	}
}

// leave calls enter with where control goes from the end of b, where the stack is top, and the stack
// that it goes there with. first is for the first stack that b is left with.
func (s *Stacks) leave(f *Func, b *Block, top *StackEntry, first bool, index func(b *Block) []int32, enter func(b *Block, top *StackEntry)) {
	i := b.Last()
	if i == nil || i.FallsThrough() {
		enter(f.Next(b), top)
	}
	if i == nil {
		return
	}
	switch i.Flow {
	case FlowPop:
		e := top
		for e != nil && e.Instr.Op.Name != i.Pops() {
			e = e.Up
		}
		switch {
		case !first:
			s.pops[b.ID] = append(s.pops[b.ID], e)
		case e == nil:
			s.Empty = append(s.Empty, b)
		default:
			if s.Pop == nil {
				s.Pop = map[int32]*StackEntry{}
			}
			s.Pop[b.ID] = e
		}
		if e != nil {
			enter(e.To, e.Up)
		}
		for _, name := range i.Targets() {
			if e != nil {
				enter(f.Block(name), e.Up)
			} else {
				enter(f.Block(name), nil)
			}
		}
	case FlowBranch:
		to := f.TargetIn(b, i)
		if to == nil && !f.leaves(i) {
			to = f.Next(b) // as the edges have it
		}
		enter(to, top)
	case FlowIndex:
		for _, to := range index(b) {
			enter(f.Blocks[to], top)
		}
	}
}

// Stacks returns the reconvergence stack along the edges of f. It polls ctx.
func (f *Func) Stacks(ctx context.Context) *Stacks {
	var l *linker
	return f.stacks(ctx, func(b *Block) []int32 {
		if l == nil {
			c := *f // the linker notes kinds of edges in its function
			c.Kinds = nil
			l = &linker{f: &c}
		}
		return l.indexed(b)
	})
}

func sameStack(a, b *StackEntry) bool {
	for a != b {
		if a == nil || b == nil || a.Depth != b.Depth || a.Instr != b.Instr {
			return false
		}
		a, b = a.Up, b.Up
	}
	return true
}

// mostShared bounds how deep the stacks are that Shares compares.
const mostShared = 64

// Shares returns the highest entry of e's stack below which, itself included, it is the same as
// that of o; nil if there is none, and if one of them has more than 64 entries.
func (e *StackEntry) Shares(o *StackEntry) *StackEntry {
	if e == nil || o == nil || max(e.Depth, o.Depth) > mostShared {
		return nil
	}
	for ; e.Depth > o.Depth; e = e.Up {
	}
	for ; o.Depth > e.Depth; o = o.Up {
	}
	shared := e
	for ; e != o; e, o = e.Up, o.Up {
		if e.Instr != o.Instr {
			shared = e.Up
		}
	}
	return shared
}
