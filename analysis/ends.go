package analysis

import (
	"slices"
	"sync"

	"github.com/ori-lang/ori/cfg"
)

// maxEnds bounds the blocks that are searched for the end of a value.
const maxEnds = 64

// Ends finds what makes the value of reg after instruction k of b useless: the next
// write on the nearest path, or else the instruction that ends the lane.
func (l *Liveness) Ends(b *cfg.Block, k int, reg cfg.Reg) []Related {
	r := l.regs
	v := r.Var(reg)
	name := r.f.Names.Reg(reg)
	own := r.writesForSure(r.Number(b, k), v)
	switch n := l.ends.writes(r, v); {
	case n == 0, n == 1 && own:
		return l.endsOf(b, k, own, name)
	}
	return l.search(b, k, v, name)
}

// FindEnds finds what Ends needs to know of all registers, unless it is known. Time is linear in the instructions.
func (l *Liveness) FindEnds() {
	if l.regs.Len() > 0 {
		l.ends.writes(l.regs, 0)
	}
}

// search is Ends for any register.
func (l *Liveness) search(b *cfg.Block, k int, v Var, name string) []Related {
	r, f := l.regs, l.regs.f
	l.ends.writes(r, v)
	writes := l.ends.at[v]
	var room [8]int32
	queue := append(room[:0], b.ID)
	var exit []Related
	for n := 0; n < len(queue); n++ {
		b := f.Blocks[queue[n]]
		next := 0
		if n == 0 {
			next = k + 1
		}
		if at, _ := slices.BinarySearch(writes, r.Number(b, next)); at < len(writes) && writes[at] < r.Number(b, len(b.Instrs)) {
			return writtenAgain(b, int(writes[at]-r.Number(b, 0)), name)
		}
		if next < len(b.Instrs) && endsLane(b.Last()) && exit == nil {
			exit = laneEnds(b, len(b.Instrs)-1)
		}
		for _, s := range f.Graph.Succs(b.ID) {
			if len(queue) < maxEnds && !slices.Contains(queue[1:], s) { // b itself may come again, from its start
				queue = append(queue, s)
			}
		}
	}
	return exit
}

// writesForSure reports whether instruction number n writes v for sure.
func (r *Registers) writesForSure(n int32, v Var) bool {
	for _, w := range r.Words(n) {
		if w.Write() && !w.May() && w.Var() == v {
			return true
		}
	}
	return false
}

func endsLane(i *cfg.Instr) bool { return i.Flow == cfg.FlowExit || i.Flow == cfg.FlowKill }

func writtenAgain(b *cfg.Block, k int, name string) []Related {
	return []Related{{b.InSection(b.Instrs[k].Span), name + " is overwritten here"}}
}

func laneEnds(b *cfg.Block, k int) []Related {
	return []Related{{b.InSection(b.Instrs[k].Span), "the lane ends here"}}
}

// An endFinder knows what ends the values of registers that are written once, of which there may be
// as many as there are instructions: the search from a block is the same for all of them. Safe for
// concurrent use.
type endFinder struct {
	once  sync.Once
	sure  []uint8   // by Var: how many writes of it are sure, two for more
	at    [][]int32 // by Var: the numbers of the instructions with these writes
	mu    sync.Mutex
	after []*ending // by block
	found []int32   // by block: the block behind which it was found last, + 1
	queue []int32
}

// An ending is what a search finds behind a block, in the order in which it comes to instructions.
type ending struct {
	again bool       // it comes to the start of the block once more
	exit  *cfg.Block // whose last instruction is the first that ends the lane, nil if there is none
}

// writes returns how many writes of v are sure, 2 for more.
func (e *endFinder) writes(r *Registers, v Var) uint8 {
	e.once.Do(func() {
		e.sure = make([]uint8, r.Len())
		e.after, e.found = make([]*ending, len(r.f.Blocks)), make([]int32, len(r.f.Blocks))
		e.at = make([][]int32, r.Len())
		for n := range int32(r.Instrs()) {
			for _, w := range r.Words(n) {
				if v := w.Var(); w.Write() && !w.May() {
					e.sure[v] = min(e.sure[v]+1, 2)
					e.at[v] = append(e.at[v], n)
				}
			}
		}
	})
	return e.sure[v]
}

// endsOf is Ends for a register that no other instruction than k of b writes for sure, which does
// so itself if own is set.
func (l *Liveness) endsOf(b *cfg.Block, k int, own bool, name string) []Related {
	e := l.endingAfter(b)
	switch last := b.Last(); {
	case own && e.again:
		return writtenAgain(b, k, name)
	case k < len(b.Instrs)-1 && endsLane(last):
		return laneEnds(b, len(b.Instrs)-1)
	case e.exit != nil:
		return laneEnds(e.exit, len(e.exit.Instrs)-1)
	}
	return nil
}

func (l *Liveness) endingAfter(b *cfg.Block) *ending {
	f, x := l.regs.f, &l.ends
	x.mu.Lock()
	defer x.mu.Unlock()
	if e := x.after[b.ID]; e != nil {
		return e
	}
	e := &ending{}
	x.after[b.ID] = e
	queue := append(x.queue[:0], b.ID)
	behind := func(c *cfg.Block) { // as in search
		for _, s := range f.Graph.Succs(c.ID) {
			if len(queue) < maxEnds && x.found[s] != b.ID+1 {
				x.found[s] = b.ID + 1
				queue = append(queue, s)
			}
		}
	}
	behind(b)
	for n := 1; n < len(queue); n++ {
		c := f.Blocks[queue[n]]
		if c == b {
			e.again = true
		}
		if e.exit == nil && len(c.Instrs) > 0 && endsLane(c.Last()) {
			e.exit = c
		}
		behind(c)
	}
	x.queue = queue
	return e
}
