package analysis

import (
	"context"
	"iter"
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// A RegionStart is a BSSY: the start of a convergence region. Lanes that execute it
// must reconverge at the BSYNC of the same barrier.
type RegionStart struct {
	Block *cfg.Block
	Instr *cfg.Instr
}

// Convergence knows which barriers may be open where, and which BSSY belongs to
// which BSYNC and BREAK. A convergence region is the blocks at whose start the
// barrier of its BSSY may be open.
//
// BSSY opens its barrier, BSYNC closes it, BREAK closes it for the lanes it removes: after "@P0
// BREAK B0" the barrier is closed along a branch under @P0, and may be closed where all lanes go
// on. A BMOV that writes a barrier makes it unknown, which counts as closed. What is under another
// guard may leave it as it was, and so may an opcode that is not known.
type Convergence struct {
	Starts     []RegionStart
	Limited    bool // more than MostOpened region starts may have opened a barrier somewhere: those beyond are not known there
	Others     bool // there are more than MostBarriers: nothing is known of the rest; Limited is set as well
	Unsearched int  // for how many region starts it is not known what Reaches returns

	f *cfg.Func
	*barriers
}

// barriers is what is known of the barriers of a function that has any.
type barriers struct {
	// What the instructions say.
	named  []int32 // by block: 1 + the index in namers of what names it as a reconvergence point, 0 for none
	namers []RegionStart
	first  []int32              // by block: the first start that is not in a block before it
	uses   []bool               // by block: it has an instruction that involves a barrier
	number map[*cfg.Instr]int32 // of Starts
	ix     map[cfg.Reg]int      // index in bars
	bars   []cfg.Reg
	saved  map[cfg.Reg]bool // see Saved

	// The states of the barriers, by block and barrier.
	sets    startSets
	in, out []barrierState
	broken  map[int32][]cfg.Reg // by block: the barriers that are closed along its taken edge, though not in out

	// What follows from them.
	ends     []RegionEnd
	endAt    map[*cfg.Instr]int32       // by BSYNC and BREAK: the index in ends
	endsOf   [][]int32                  // by region start: the ends that may close it
	only     []*cfg.Instr               // by region start: the one BSYNC that may close it, nil for none or several
	reopened map[*cfg.Instr]RegionStart // by the BSSY of a barrier that is open already: what may have opened it
	reached  []Truth                    // by region start: see Reaches
	passed   []bool                     // by region start: see Passed
}

// noBarriers is that of most functions. It is never written to.
var noBarriers = new(barriers)

// own makes sure that the barriers are those of c alone.
func (c *Convergence) own() {
	if c.barriers == noBarriers {
		c.barriers = new(barriers)
	}
}

// A RegionEnd is a BSYNC or BREAK, and the region starts whose barrier it may close.
type RegionEnd struct {
	RegionStart
	Barrier cfg.Reg
	Opened  []int32 // indices in Starts, ascending
	Unknown bool    // the barrier may have been set otherwise: by BMOV, or by a caller
	closed  bool    // some of the lanes that get there may not hold the barrier
}

// maxOpened is how many region starts may have opened one barrier at one place by default. There may be as
// many as the text is long, at as many places, where control never gets to a BSYNC between them;
// compiled code has one, or a few.
const maxOpened = 64

// maxBarriers is how many barriers are followed by default.
const maxBarriers = 64

// MostOpened is how many region starts may have opened one barrier at one place.
func (c *Convergence) MostOpened() int { return c.f.Limit(maxOpened) }

// targetBarriers is how many barriers a target has, and maxStates how many states of one are kept
// beyond that by default: there is one at the start and at the end of each block.
const (
	targetBarriers = 16
	maxStates      = 1 << 24
)

// MostBarriers is how many barriers are followed.
func (c *Convergence) MostBarriers() int {
	return c.f.Limit(min(maxBarriers, max(targetBarriers, maxStates/max(1, len(c.f.Blocks)))))
}

// newConvergence analyses f. Time is linear in instructions and, for each
// barrier, nearly linear in edges. It polls ctx.
func newConvergence(ctx context.Context, f *cfg.Func) *Convergence {
	c := &Convergence{f: f, barriers: noBarriers}
	c.collectAll(ctx)
	if len(c.Starts) > 0 {
		c.number = make(map[*cfg.Instr]int32, len(c.Starts))
		for n, s := range c.Starts {
			c.number[s.Instr] = int32(n)
		}
		c.findSaved()
		c.findReached(ctx)
	}
	if len(c.bars) == 0 || len(f.Blocks) == 0 {
		return c
	}
	c.sets = newStartSets(len(c.Starts), c.MostOpened())
	c.solve(ctx)
	c.findEnds(ctx)
	c.Limited = c.sets.full || c.Others
	c.indexEnds(ctx)
	return c
}

// collectAll notes what each instruction says of barriers and reconvergence points.
func (c *Convergence) collectAll(ctx context.Context) {
	f := c.f
	for n, b := range f.Blocks {
		cancel.Poll(ctx)
		if c.first != nil {
			c.first[n] = int32(len(c.Starts))
		}
		for _, i := range b.Code() {
			if c.collect(b, i) {
				if c.first == nil {
					c.first, c.uses = make([]int32, len(f.Blocks)), make([]bool, len(f.Blocks))
				}
				c.uses[n] = true
			}
		}
	}
}

// solve finds the state of each barrier at both ends of each block, forwards and in reverse postorder until nothing changes.
func (c *Convergence) solve(ctx context.Context) {
	f, n := c.f, len(c.bars)
	cancel.Poll(ctx)
	c.in = make([]barrierState, n*len(f.Blocks))
	cancel.Poll(ctx)
	c.out = make([]barrierState, n*len(f.Blocks))
	cancel.Poll(ctx)
	first := closedBarrier
	if !f.Entry {
		first |= unknownBarrier
	}
	for k := range n {
		c.in[k] = first
	}
	state := make([]barrierState, n)
	same := make([]bool, len(f.Blocks)) // what is at the start of the block has not changed since it was looked at
	for changed := true; changed; {
		changed = false
		for _, id := range f.Order.RPO {
			cancel.Poll(ctx)
			if same[id] {
				continue
			}
			same[id] = true
			b := f.Blocks[id]
			copy(state, c.in[int(id)*n:])
			broken := c.run(b, state, nil)
			copy(c.out[int(id)*n:], state)
			if len(broken) > 0 {
				if c.broken == nil {
					c.broken = map[int32][]cfg.Reg{}
				}
				c.broken[id] = broken
			}
			for s, kind := range f.Succs(b) {
				for k := range n {
					v := state[k]
					switch {
					case kind == cfg.CallEdge:
						v = closedBarrier | unknownBarrier // what is called has regions of its own
					case kind == cfg.Taken && slices.Contains(broken, c.bars[k]):
						v = closedBarrier | v&unknownBarrier
					}
					to := &c.in[int(s.ID)*n+k]
					if m := c.sets.join(*to, v); m != *to {
						*to, same[s.ID] = m, false
						changed = changed || f.Order.Num[s.ID] <= f.Order.Num[id]
					}
				}
			}
		}
	}
}

// findEnds finds the region ends, what may have opened a barrier that is opened again, and the barriers
// that are open at a call.
func (c *Convergence) findEnds(ctx context.Context) {
	f, n := c.f, len(c.bars)
	state := make([]barrierState, n)
	c.passed = make([]bool, len(c.Starts))
	for _, id := range f.Order.RPO {
		cancel.Poll(ctx)
		for _, kind := range f.Succs(f.Blocks[id]) {
			for k := 0; kind == cfg.CallEdge && k < n; k++ {
				for _, start := range c.sets.lists[c.out[int(id)*n+k].starts()] {
					c.passed[start] = true
				}
			}
		}
		if !c.uses[id] {
			continue
		}
		copy(state, c.in[int(id)*n:])
		c.run(f.Blocks[id], state, func(i *cfg.Instr, r cfg.Reg, was barrierState) {
			if i.Flow == cfg.FlowBSYNC || i.Flow == cfg.FlowBREAK {
				if c.ends == nil {
					c.ends = make([]RegionEnd, 0, len(c.Starts)) // most have one
				}
				c.ends = append(c.ends, RegionEnd{RegionStart{f.Blocks[id], i}, r, c.sets.lists[was.starts()], was.unknown(), was.closed()})
			}
			if i.Flow == cfg.FlowBSSY && was.starts() != 0 {
				if c.reopened == nil {
					c.reopened = map[*cfg.Instr]RegionStart{}
				}
				c.reopened[i] = c.Starts[c.sets.lists[was.starts()][0]]
			}
		})
	}
}

// indexEnds finds the ends of each region start.
func (c *Convergence) indexEnds(ctx context.Context) {
	c.endAt, c.endsOf = make(map[*cfg.Instr]int32, len(c.ends)), make([][]int32, len(c.Starts))
	for n := len(c.ends) - 1; n >= 0; n-- { // End is the first of an instruction
		c.endAt[c.ends[n].Instr] = int32(n)
	}
	c.only = make([]*cfg.Instr, len(c.Starts))
	several := make([]bool, len(c.Starts))
	for n, x := range c.ends {
		cancel.Poll(ctx)
		for _, s := range x.Opened {
			c.endsOf[s] = append(c.endsOf[s], int32(n))
			if x.Instr.Flow == cfg.FlowBSYNC {
				if several[s] = several[s] || c.only[s] != nil; several[s] {
					c.only[s] = nil
				} else {
					c.only[s] = x.Instr
				}
			}
		}
	}
}

// Passed reports whether a call may take control to code of the same function while the barrier of
// Starts[n] is open. That code may close it: ptxas leaves loops by CALL.
func (c *Convergence) Passed(n int) bool { return c.passed != nil && c.passed[n] }

// collect notes what i says of barriers and meeting points, and reports whether it involves a barrier.
func (c *Convergence) collect(b *cfg.Block, i *cfg.Instr) (uses bool) {
	if i.Flow == cfg.FlowBSSY || i.Flow == cfg.FlowPush {
		if to := c.f.TargetOf(i); to != nil {
			c.own()
			if c.named == nil {
				c.named = make([]int32, len(c.f.Blocks))
			}
			if c.named[to.ID] == 0 {
				c.namers = append(doubled(c.namers), RegionStart{b, i})
				c.named[to.ID] = int32(len(c.namers))
			}
		}
	}
	for k := range i.Args {
		r := i.Args[k].Reg
		if r.Class != cfg.ClassB {
			continue
		}
		uses = true
		c.own()
		switch {
		case has(c.ix, r):
		case len(c.bars) == c.MostBarriers():
			c.Others = true
		default:
			if c.ix == nil {
				c.ix = map[cfg.Reg]int{}
			}
			c.ix[r] = len(c.bars)
			c.bars = append(c.bars, r)
		}
	}
	if startsRegion(i) {
		c.Starts = append(doubled(c.Starts), RegionStart{b, i})
	}
	return uses
}

// startsRegion reports whether i is one of [Convergence.Starts].
func startsRegion(i *cfg.Instr) bool {
	return i.Flow == cfg.FlowBSSY && len(i.Args) > 0 && i.Args[0].Reg.Class == cfg.ClassB
}

func has[K comparable, V any](m map[K]V, k K) bool { _, ok := m[k]; return ok }

// run applies b's instructions to the state of the barriers, and calls see, if
// not nil, with the state before each that uses one. It returns the barriers that are closed along the
// taken edge: those that a BREAK under the branch's own guard removed the
// lanes from.
func (c *Convergence) run(b *cfg.Block, state []barrierState, see func(i *cfg.Instr, r cfg.Reg, was barrierState)) (broken []cfg.Reg) {
	if c.uses == nil || !c.uses[b.ID] {
		return nil
	}
	last := b.Last()
	at := -1              // index of the last BREAK under that guard
	next := c.first[b.ID] // the number of the next start
	for n, i := range b.Code() {
		start := next
		if startsRegion(i) {
			next++
		}
		for k := range i.Args {
			a := &i.Args[k]
			if a.Reg.Class != cfg.ClassB {
				continue
			}
			ix, ok := c.ix[a.Reg]
			if !ok || a.Kind != cfg.RegOperand || k > 0 && (i.Flow == cfg.FlowBSSY || i.Flow == cfg.FlowBSYNC) {
				continue // BSSY and BSYNC are of their first operand
			}
			s := &state[ix]
			if see != nil {
				see(i, a.Reg, *s)
			}
			switch i.Flow {
			case cfg.FlowBSSY:
				switch {
				case start == next || i.Guard.Never():
				case i.Guard.Always():
					*s = openedBy(start + 1)
				default:
					*s = c.sets.join(*s, openedBy(start+1))
				}
			case cfg.FlowBSYNC:
				if i.Guard.Always() {
					*s = closedBarrier
				} else {
					*s |= closedBarrier
				}
			case cfg.FlowBREAK:
				switch {
				case i.Guard.Never():
				case i.Guard.Always() && len(i.Args) == 1:
					*s = closedBarrier
				case len(i.Args) == 1 && leavesUnder(last, i.Guard):
					if at >= 0 && c.predWritten(b, at) < n {
						broken = c.leave(state, broken)
					}
					broken, at = append(broken, a.Reg), n
				default:
					*s |= closedBarrier // for some of the lanes, which go on with the others
				}
			default:
				const written = closedBarrier | unknownBarrier
				switch {
				case !i.Op.Known():
					*s = c.sets.join(*s, written)
				case k > 0 && !i.HasMod("CLEAR") || i.Guard.Never():
				case i.Guard.Always(): // BMOV that writes it
					*s = written
				default:
					*s = c.sets.join(*s, written)
				}
			}
		}
	}
	if at >= 0 && c.predWritten(b, at) < len(b.Instrs) {
		return c.leave(state, broken) // the guard may be another one now
	}
	return broken
}

// leavesUnder reports whether the lanes for which g holds, and no others, leave a block by its last
// instruction, along a taken edge or for good.
func leavesUnder(last *cfg.Instr, g cfg.Guard) bool {
	for d := range last.Deciders() {
		if d.Arg != cfg.ArgGuard {
			return false
		}
	}
	if !last.EndsBlock() || last.Flow == cfg.FlowIndex || last.ByActiveLanes() || !last.Op.Known() {
		return false
	}
	return g.Reg == last.Guard.Reg && g.Not == last.Guard.Not
}

// leave notes that the barriers may be closed for some lanes. It returns an empty list.
func (c *Convergence) leave(state []barrierState, bars []cfg.Reg) []cfg.Reg {
	for _, r := range bars {
		state[c.ix[r]] |= closedBarrier
	}
	return bars[:0]
}

// predWritten returns the index of the first instruction after the one at index at that writes a
// predicate; the length of the block if there is none. A call from which control does not come back writes none.
func (c *Convergence) predWritten(b *cfg.Block, at int) int {
	for n := range b.PredWriters() {
		if n > at && !(n == len(b.Instrs)-1 && c.f.Jumps(b)) {
			return n
		}
	}
	return len(b.Instrs)
}

// Entered returns the BSSY whose region an edge from the end of block from to
// block to would enter from outside, or nil: its barrier may be open at to, and
// is closed at the end of from. Barriers beyond MostBarriers (see Others) are not looked at.
func (c *Convergence) Entered(from, to *cfg.Block) *RegionStart {
	n := len(c.bars)
	for k := range n {
		a, b := c.out[int(from.ID)*n+k], c.in[int(to.ID)*n+k]
		if a.starts() == 0 && b.starts() > 0 {
			return &c.Starts[c.sets.lists[b.starts()][0]]
		}
	}
	return nil
}

// Differ returns a barrier whose state at the start of block a is another one than at the start of
// block b; ok is false if there is none. open has, for each of the two, the region starts that may
// have opened it there.
func (c *Convergence) Differ(a, b *cfg.Block) (bar cfg.Reg, open [2][]RegionStart, ok bool) {
	return c.DifferAt(a, 0, b, 0)
}

// DifferAt is Differ for instruction k of a and instruction n of b. Where c is Limited they may
// differ all the same.
func (c *Convergence) DifferAt(a *cfg.Block, k int, b *cfg.Block, n int) (bar cfg.Reg, open [2][]RegionStart, ok bool) {
	if len(c.in) == 0 {
		return cfg.Reg{}, open, false
	}
	x, y := c.before(a, k), c.before(b, n)
	for m, r := range c.bars {
		if x[m] == y[m] {
			continue
		}
		for side, state := range [...]barrierState{x[m], y[m]} {
			for _, s := range c.sets.lists[state.starts()] {
				open[side] = append(open[side], c.Starts[s])
			}
		}
		return r, open, true
	}
	return cfg.Reg{}, open, false
}

// before returns the state of the barriers at instruction k of b.
func (c *Convergence) before(b *cfg.Block, k int) []barrierState {
	n := len(c.bars)
	state := slices.Clone(c.in[int(b.ID)*n : (int(b.ID)+1)*n])
	if k > 0 {
		head := *b
		head.Instrs = b.Instrs[:k]
		c.run(&head, state, nil) // it has no branch at its end: where BREAK is under a guard, some lanes go on with a closed barrier
	}
	return state
}

// Active returns the region starts whose barriers may be open at the start of b, in
// the order in which they are opened.
func (c *Convergence) Active(b *cfg.Block) []RegionStart {
	if len(c.in) == 0 || !c.f.Reachable(b) {
		return nil
	}
	var list []int32
	n := len(c.bars)
	for k := range n {
		list = append(list, c.sets.lists[c.in[int(b.ID)*n+k].starts()]...)
	}
	slices.SortFunc(list, func(x, y int32) int {
		return int(c.f.Order.Num[c.Starts[x].Block.ID] - c.f.Order.Num[c.Starts[y].Block.ID])
	})
	starts := make([]RegionStart, len(list))
	for k, s := range list {
		starts[k] = c.Starts[s]
	}
	return starts
}

// regions returns how many BSSY may have opened the barriers that are open at the start of b.
func (c *Convergence) regions(b *cfg.Block) int {
	if len(c.in) == 0 || !c.f.Reachable(b) {
		return 0
	}
	open, n := 0, len(c.bars)
	for _, state := range c.in[int(b.ID)*n : (int(b.ID)+1)*n] {
		if open += len(c.sets.lists[state.starts()]); c.Others || c.Limited && state.unknown() {
			open += len(c.Starts)
		}
	}
	return open
}

// OpenAtEnd returns the barriers that are open at the end of b on all paths. Every lane that gets
// there will wait at them, unless it leaves b by a branch under whose guard a BREAK has taken it out.
func (c *Convergence) OpenAtEnd(b *cfg.Block) []cfg.Reg {
	var held []cfg.Reg
	for r := range c.openAtEnd(b) {
		held = append(held, r)
	}
	return held
}

// HoldsAtEnd reports whether [Convergence.OpenAtEnd] returns any.
func (c *Convergence) HoldsAtEnd(b *cfg.Block) bool {
	for range c.openAtEnd(b) {
		return true
	}
	return false
}

func (c *Convergence) openAtEnd(b *cfg.Block) iter.Seq[cfg.Reg] {
	return func(yield func(cfg.Reg) bool) {
		n := len(c.bars)
		if n == 0 || len(c.out) == 0 || !c.f.Reachable(b) {
			return
		}
		for k, s := range c.out[int(b.ID)*n : (int(b.ID)+1)*n] {
			if s.open() && !slices.Contains(c.broken[b.ID], c.bars[k]) && !yield(c.bars[k]) {
				return
			}
		}
	}
}

// mayHold reports whether all of the barriers, which are of this function, may be open at the start of b.
func (c *Convergence) mayHold(b *cfg.Block, bars []cfg.Reg) bool {
	n := len(c.bars)
	if len(c.in) == 0 || !c.f.Reachable(b) {
		return false
	}
	for k, s := range c.in[int(b.ID)*n : (int(b.ID)+1)*n] {
		if s.starts() == 0 && !s.unknown() && slices.Contains(bars, c.bars[k]) {
			return false
		}
	}
	return true
}

// ClosedBy reports whether the BSYNC sync alone closes what the BSSY open opens, and nothing else.
func (c *Convergence) ClosedBy(open, sync *cfg.Instr) bool {
	if c.Limited {
		return false
	}
	ends := c.EndsOf(open)
	return len(ends) == 1 && ends[0].Instr == sync && len(ends[0].Opened) == 1 && !ends[0].Unknown
}

// Depth returns how many barriers may be open at the start of b.
func (c *Convergence) Depth(b *cfg.Block) int {
	n, depth := len(c.bars), 0
	if len(c.in) == 0 {
		return 0
	}
	for _, s := range c.in[int(b.ID)*n : (int(b.ID)+1)*n] {
		if s.starts() > 0 {
			depth++
		}
	}
	return depth
}

// EndsOf returns the instructions that may close the barrier that start opens:
// BSYNC and BREAK, in reverse postorder. There may be others if c is Limited.
func (c *Convergence) EndsOf(start *cfg.Instr) []RegionEnd {
	if n, ok := c.number[start]; ok {
		return c.AppendEnds(nil, int(n))
	}
	return nil
}

// AppendEnds appends to list what [Convergence.EndsOf] returns for the instruction of Starts[n].
func (c *Convergence) AppendEnds(list []RegionEnd, n int) []RegionEnd {
	if len(c.endsOf) > 0 {
		for _, k := range c.endsOf[n] {
			list = append(list, c.ends[k])
		}
	}
	return list
}

// OpenBefore returns what may have opened the barrier of start and not closed it before start does
// so again; nil if nothing has.
func (c *Convergence) OpenBefore(start RegionStart) *RegionStart {
	if s, ok := c.reopened[start.Instr]; ok {
		return &s
	}
	return nil
}

// Openers returns the region starts whose barrier the BSYNC or BREAK i may close.
func (c *Convergence) Openers(i *cfg.Instr) []RegionStart {
	end := c.End(i)
	if end == nil {
		return nil
	}
	starts := make([]RegionStart, len(end.Opened))
	for k, s := range end.Opened {
		starts[k] = c.Starts[s]
	}
	return starts
}

// End returns the region end that i is, nil if it is none.
func (c *Convergence) End(i *cfg.Instr) *RegionEnd {
	if n, ok := c.endAt[i]; ok {
		return &c.ends[n]
	}
	return nil
}

// ReconvergesAt returns the instruction that names b as the place where lanes
// reconverge (BSSY, SSY, PBK, PCNT), or nil.
func (c *Convergence) ReconvergesAt(b *cfg.Block) *RegionStart {
	if c.named == nil || c.named[b.ID] == 0 {
		return nil
	}
	return &c.namers[c.named[b.ID]-1]
}
