package analysis

import (
	"context"
	"math/bits"

	"github.com/ori-lang/ori/cfg/cancel"
)

// How SSA form is built.

// newSSA makes the form. Values flow along the edges in reverse postorder, into an argument of a phi
// for each register that is live where paths join; at the header of a loop only registers that the loop
// writes get one. Phis that turn out to have one value are then replaced by it. Time is linear in
// instructions, and in edges times the registers that are live along them, of which there may be
// [SSA.MostStarts]. It polls ctx.
func newSSA(ctx context.Context, l *Liveness) *SSA {
	r := l.regs
	f := r.f
	blocks := len(f.Blocks)
	s := &SSA{Regs: r, Live: l}
	if blocks == 0 {
		return s
	}
	s.countStarts()
	s.Limited = l.Limited || s.Starts > s.MostStarts()
	b := builder{SSA: s, callees: callees{ctx: ctx, f: f}, slot: make([]int32, len(f.Graph.Succ)), cur: make([]Value, r.Len()), stamp: make([]int32, r.Len())}
	if !s.Limited {
		b.findWritten(ctx)
	}
	b.makeRoom()
	b.number(ctx)
	for _, n := range f.Order.RPO {
		cancel.Poll(ctx)
		b.run(n)
	}
	if len(f.Order.RPO) < blocks {
		for n := range int32(blocks) {
			if f.Order.Num[n] < 0 {
				b.run(n)
			}
		}
	}
	b.simplify(ctx)
	return s
}

// countStarts sets Starts.
func (s *SSA) countStarts() {
	ways := 0 // registers that are live at the starts of blocks, times the ways that go there
	for n := range int32(len(s.Regs.f.Blocks)) {
		live := s.Live.countIn(n)
		s.Starts += live
		ways += live * int(s.slots(n))
	}
	s.Starts = max(s.Starts, ways/4) // compiled code has fewer than two ways to a block
}

// countIn returns how many of the registers with a place in the sets are live at the start of block n.
func (l *Liveness) countIn(n int32) (live int) {
	for _, w := range l.set(l.in, n) {
		live += bits.OnesCount64(w)
	}
	return live
}

// A builder makes an SSA.
type builder struct {
	*SSA
	slot  []int32 // by edge: which of the paths to its target it is
	cur   []Value // by register
	stamp []int32 // by register: the epoch that cur is of
	epoch int32
	at    int32 // number of the last instruction of the block that clobbers, -1 for none
	n     int32 // the block

	written []uint64 // by loop, as in sets of the liveness: the registers that blocks in it write, or take for unknown
	before  []int32  // by loop: the edge by which alone its header is reached from outside, and before all from inside; -1 if there is no such edge

	callees callees
}

// makeRoom finds inAt, and makes room for the values, with a guess of how many there are.
func (b *builder) makeRoom() {
	s, r, l, f := b.SSA, b.Regs, b.Live, b.Regs.f
	blocks := len(f.Blocks)
	s.inAt = make([]int32, blocks+1)
	var args int32
	room := 0 // for values
	for n := range int32(blocks) {
		if s.Limited {
			break
		}
		live := l.countIn(n)
		s.inAt[n+1] = s.inAt[n] + int32(live)
		switch slots := s.slots(n); {
		case n == 0 && slots == 1, unknownPreds(f, n):
			room += live
		case slots > 1:
			phis := int32(0)
			for k := range l.wide {
				phis += int32(bits.OnesCount64(b.joined(n, k)))
			}
			args += phis * slots
			room += int(phis)
		}
	}
	for _, w := range r.words {
		if w.Write() {
			room++
		}
	}
	s.kind = make([]ValueKind, 0, room)
	numbers := make(slab[int32], 2*room)
	s.v, s.block, s.num = make([]Var, 0, room), numbers.cut(room)[:0], numbers.cut(room)[:0]
	values := make(slab[Value], room+len(r.words)+int(args)+int(s.inAt[blocks]))
	s.prev = values.cut(room)[:0]
	s.vals = values.cut(len(r.words))
	s.args = values.cut(int(args))
	for k := range s.args {
		s.args[k] = NoValue // of an edge from an unreachable block
	}
	s.ins = values.cut(int(s.inAt[blocks]))
}

// findWritten finds written and before.
func (b *builder) findWritten(ctx context.Context) {
	f, l := b.Regs.f, b.Live
	loops := f.Loops.Loops
	b.written, b.before = make([]uint64, len(loops)*l.wide), make([]int32, len(loops))
	for k := range b.before {
		b.before[k] = -1
	}
	for n := range int32(len(f.Blocks)) {
		cancel.Poll(ctx)
		if f.Order.Num[n] < 0 {
			continue
		}
		b.enterLoops(n)
		if in := f.Loops.LoopOf[n]; in >= 0 {
			b.writeIn(l.set(b.written, in), n)
		}
	}
	for k := len(loops) - 1; k >= 0; k-- { // inner loops first
		if b.before[k] < 0 {
			b.before[k] = -1
		}
		if p := loops[k].Parent; p >= 0 {
			into := l.set(b.written, p)
			for n, w := range l.set(b.written, int32(k)) {
				into[n] |= w
			}
		}
	}
}

// enterLoops notes in before the edges of block n that enter loops, and -2 for a loop that is entered otherwise too.
func (b *builder) enterLoops(n int32) {
	f := b.Regs.f
	for e := f.Graph.Start[n]; e < f.Graph.Start[n+1]; e++ {
		to := f.Graph.Succ[e]
		h := f.Loops.LoopOf[to]
		if h < 0 || f.Loops.Loops[h].Header != to || f.Loops.Contains(h, n) {
			continue
		}
		if b.before[h] == -1 && to != 0 && f.Order.Num[n] < f.Order.Num[to] {
			b.before[h] = e
		} else {
			b.before[h] = -2
		}
	}
}

// writeIn adds to set the registers that block n writes, or takes for unknown.
func (b *builder) writeIn(set []uint64, n int32) {
	f, r := b.Regs.f, b.Regs
	all := func() {
		for k := range set {
			set[k] = ^uint64(0)
		}
	}
	write := func(v Var) {
		if at := b.Live.bit[v]; at >= 0 {
			set[at>>6] |= 1 << (at & 63)
		}
	}
	if unknownPreds(f, n) {
		all()
		return
	}
	block := f.Blocks[n]
	for num := r.first[n]; num < r.first[n+1]; num++ {
		for _, w := range r.Words(num) {
			switch {
			case w == Clobbers:
				regs, known := b.callees.of(block, &block.Instrs[num-r.first[n]])
				if !known {
					all()
				}
				for _, reg := range regs {
					if v := r.Var(reg); v >= 0 {
						write(v)
					}
				}
			case w >= 0 && w.Write():
				write(w.Var())
			}
		}
	}
}

// joined returns word k of the set of the registers for which there is a phi in block n, to which several ways go: those that are
// live there, but at the header of a loop only those that it writes.
func (b *builder) joined(n int32, k int) uint64 {
	w := b.Live.set(b.Live.in, n)[k]
	if h := b.Regs.f.Loops.LoopOf[n]; h >= 0 && b.Regs.f.Loops.Loops[h].Header == n && b.before[h] >= 0 {
		w &= b.Live.set(b.written, h)[k]
	}
	return w
}

func (b *builder) add(k ValueKind, v Var, block, num int32, prev Value) Value {
	b.kind = append(b.kind, k)
	b.v = append(b.v, v)
	b.block = append(b.block, block)
	b.num = append(b.num, num)
	b.prev = append(b.prev, prev)
	return Value(len(b.kind) - 1)
}

// number makes the values that blocks begin with, but for those of a block
// with one predecessor, and finds the slots of the edges.
func (b *builder) number(ctx context.Context) {
	f := b.Regs.f
	ways := make([]int32, len(f.Blocks))
	for e, to := range f.Graph.Succ {
		b.slot[e] = ways[to]
		ways[to]++
	}
	l := b.Live
	arg := int32(0)
	b.from = make([]Value, len(f.Blocks)+1)
	for n := range int32(len(f.Blocks)) {
		cancel.Poll(ctx)
		if b.from[n] = Value(len(b.kind)); b.Limited {
			continue
		}
		slots := b.slots(n)
		at := b.inAt[n]
		if slots == 1 && n > 0 && !unknownPreds(f, n) {
			continue // those of its predecessor
		}
		for k, w := range l.set(l.in, n) {
			phis := b.joined(n, k)
			for ; w != 0; w &= w - 1 {
				v := l.vars[k*64+bits.TrailingZeros64(w)]
				switch {
				case unknownPreds(f, n):
					b.ins[at] = b.add(UnknownValue, v, n, -1, NoValue)
				case slots == 1:
					b.ins[at] = b.add(EntryValue, v, n, -1, NoValue)
				case w&-w&phis == 0:
					b.ins[at] = NoValue // until the block in front of the loop gives it
				default:
					if n == 0 {
						b.args[arg+slots-1] = b.add(EntryValue, v, 0, -1, NoValue)
					}
					b.ins[at] = b.add(PhiValue, v, n, arg, NoValue)
					arg += slots
				}
				at++
			}
		}
	}
	b.from[len(f.Blocks)] = Value(len(b.kind))
}

// get returns the value of register v at this point of the block, NoValue if
// nobody reads it.
func (b *builder) get(v Var) Value {
	if b.stamp[v] == b.epoch {
		return b.cur[v]
	}
	kind := ClobberValue
	if b.at < 0 {
		switch {
		case !b.Limited:
			return NoValue
		case b.n == 0 && b.slots(0) == 1 && !unknownPreds(b.Regs.f, 0):
			kind = EntryValue
		default:
			kind = UnknownValue
		}
	}
	x := b.add(kind, v, b.n, b.at, NoValue)
	b.cur[v], b.stamp[v] = x, b.epoch
	return x
}

// run goes through the instructions of block n and hands its values on.
func (b *builder) run(n int32) {
	f, r, l := b.Regs.f, b.Regs, b.Live
	b.n, b.at = n, -1
	b.epoch++
	at := b.inAt[n]
	for k, w := range l.set(l.in, n) {
		for ; w != 0 && !b.Limited; w &= w - 1 {
			v := l.vars[k*64+bits.TrailingZeros64(w)]
			b.cur[v], b.stamp[v] = b.ins[at], b.epoch
			at++
		}
	}
	num := r.first[n]
	next := r.start[num]
	for num < r.first[n+1] {
		from := next
		next = r.start[num+1]
		for k := from; k < next; k++ {
			switch w := r.words[k]; {
			case w < 0:
				b.vals[k] = NoValue
				if w != Clobbers {
					break
				}
				block := f.Blocks[n]
				regs, known := b.callees.of(block, &block.Instrs[num-r.first[n]])
				if !known {
					b.at = num
					b.epoch++
					break
				}
				for _, reg := range regs {
					if v := r.Var(reg); v >= 0 {
						b.cur[v], b.stamp[v] = b.add(ClobberValue, v, n, num, NoValue), b.epoch
					}
				}
			case w.Write():
				v, prev := w.Var(), NoValue
				if w.May() {
					prev = b.get(v)
				}
				x := b.add(InstrValue, v, n, num, prev)
				b.cur[v], b.stamp[v] = x, b.epoch
				b.vals[k] = x
			default:
				b.vals[k] = b.get(w.Var())
			}
		}
		num++
	}
	if f.Order.Num[n] < 0 || b.Limited {
		return
	}
	for e := f.Graph.Start[n]; e < f.Graph.Start[n+1]; e++ {
		switch to := f.Graph.Succ[e]; {
		case unknownPreds(f, to):
		case b.slots(to) > 1:
			b.passToPhis(e, to)
		case to != 0:
			b.passTo(to)
		}
	}
}

// passTo hands the values at the end of the current block on to block to, to which nothing else goes.
func (b *builder) passTo(to int32) {
	l, at := b.Live, b.inAt[to]
	for k, w := range l.set(l.in, to) {
		for ; w != 0; w &= w - 1 {
			b.ins[at] = b.get(l.vars[k*64+bits.TrailingZeros64(w)])
			at++
		}
	}
}

// passToPhis hands the values at the end of the current block on along edge e to the phis of block to, and,
// if e is the one edge into a loop, the values of the registers that the loop does not write to its header.
func (b *builder) passToPhis(e, to int32) {
	f, l := b.Regs.f, b.Live
	at, slots := b.inAt[to], b.slots(to)
	before := f.Loops.LoopOf[to] >= 0 && f.Loops.IsHeader(to) && b.before[f.Loops.LoopOf[to]] == e
	arg := int32(-1)
	for k, w := range l.set(l.in, to) {
		phis := b.joined(to, k)
		some := phis
		if before {
			some = w
		}
		for ; some != 0; some &= some - 1 {
			bit := some & -some
			v, in := b.get(l.vars[k*64+bits.TrailingZeros64(bit)]), at+int32(bits.OnesCount64(w&(bit-1)))
			if phis&bit == 0 {
				b.ins[in] = v
				continue
			}
			if arg < 0 {
				arg = b.num[b.ins[in]] + b.slot[e] // the phis of a block follow one another
			}
			b.args[arg] = v
			arg += slots
		}
		at += int32(bits.OnesCount64(w))
	}
}

// maxSweeps bounds the iterations in which phis are replaced. Two or three do, but for
// loops nested deeper than any compiler makes them; then some phis of one value may
// stay, which is not wrong.
const maxSweeps = 10
