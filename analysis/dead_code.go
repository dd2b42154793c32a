package analysis

import (
	mathbits "math/bits"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// DeadCode returns, by number of the instruction in the function, which instructions are dead: they
// do nothing but write registers that are only read by dead instructions. A counter that nothing
// but its own loop reads is dead, although no write of it is a [DeadWrite]. stays, if not nil,
// tells of instructions that are not to be taken for dead. Nothing in unreachable blocks is dead.
//
// Live are the registers that are read by what is not dead: the backward equations of [Liveness]
// with that in place of all that is read, solved from nothing live on. Each reachable block is gone over
// once. What turns out to be live behind it later goes from what writes it to what that reads, each
// instruction once. Time is linear in instructions, in blocks times the width of a set, and in edges times the
// registers that are live along them, of which there may be [SSA.MostStarts]. In a function over the limit of [SSA]
// nothing is looked for.
func (facts *Facts) DeadCode(stays func(b *cfg.Block, k int) bool) []bool {
	f, live := facts.Func, facts.Liveness()
	r := live.regs
	d := &deadSolver{facts: facts, l: live, w: live.sweep(), stays: stays, dead: make([]bool, r.Instrs())}
	if facts.SSA().Limited {
		return d.dead
	}
	d.traits, d.read = facts.Traits(), make([]bool, len(r.words))
	sets := make(slab[uint64], 4*len(f.Blocks)*live.wide)
	d.in, d.out = sets.cut(len(f.Blocks)*live.wide), sets.cut(len(f.Blocks)*live.wide)
	d.killed, d.hangs = sets.cut(len(f.Blocks)*live.wide), sets.cut(len(f.Blocks)*live.wide)
	for _, n := range slices.Backward(f.Order.RPO) {
		facts.Poll()
		out := live.set(d.out, n)
		for _, s := range f.Graph.Succs(n) {
			for k, x := range live.set(d.in, s) {
				out[k] |= x
			}
		}
		if unknownSuccs(f, f.Blocks[n]) {
			live.fill(out)
		}
		d.sweep(n)
		copy(live.set(d.in, n), d.w.live)
	}
	d.solve()
	return d.dead
}

// A deadSolver finds dead code. Its sets are those of the liveness.
type deadSolver struct {
	facts  *Facts
	l      *Liveness
	w      *sweep
	stays  func(b *cfg.Block, k int) bool
	traits []Traits
	dead   []bool // by instruction
	read   []bool // by word: it is a write of a register that is live behind the instruction

	in, out []uint64 // by block: what is live at its start, and at its end
	killed  []uint64 // by block: what an instruction that was not dead at first writes for sure
	hangs   []uint64 // by block: what an instruction that was dead at first writes

	late    []lateWord // what the predecessors of a block have to learn of its start
	revived []int32    // instructions that are not dead any more, and whose reads are to be looked at
	writes  []int32    // by register, in order of the text: the indices of the words that write it; nil before they are asked for
	start   []int32    // by register: index in writes; one more at the end
}

// A lateWord is a word of the set of what is live at the start of a block, with the bits that are new in it.
type lateWord struct {
	block int32
	at    int32
	bits  uint64
}

// canGo reports whether instruction number n, in b, is dead if nothing reads what it writes. That names all that it reads.
func (d *deadSolver) canGo(b *cfg.Block, n int32) bool {
	return d.traits[n]&Removable != 0 && (d.stays == nil || !d.stays(b, int(n-d.l.regs.first[b.ID])))
}

// sweep goes over block n from what is live at its end, and notes what is dead.
func (d *deadSolver) sweep(n int32) {
	w, r, b := d.w, d.l.regs, d.facts.Func.Blocks[n]
	killed, hangs := d.l.set(d.killed, n), d.l.set(d.hangs, n)
	for w.start(n, d.l.set(d.out, n)); w.prev(); {
		if w.dead() && d.canGo(b, w.n) {
			d.dead[w.n] = true
			w.note(hangs, 0)
			continue
		}
		for k := r.start[w.n+1] - 1; k >= r.start[w.n] && r.words[k].Write(); k-- {
			d.read[k] = w.isLive(r.words[k].Var())
		}
		w.note(killed, wordMay)
		w.step()
	}
}

// solve has those learn of what is live at the start of a block that were gone over before the block, and so on.
func (d *deadSolver) solve() {
	f, l := d.facts.Func, d.l
	for n, order := range f.Order.Num {
		for _, s := range f.Graph.Succs(int32(n)) {
			if order < 0 || f.Order.Num[s] > order {
				continue
			}
			for k, x := range l.set(d.in, s) {
				d.learn(int32(n), int32(k), x)
			}
			d.run()
		}
	}
}

// run empties late.
func (d *deadSolver) run() {
	f := d.facts.Func
	for len(d.late) > 0 {
		d.facts.Poll()
		x := d.late[len(d.late)-1]
		d.late = d.late[:len(d.late)-1]
		for _, p := range f.Preds.Succs(x.block) {
			if f.Order.Num[p] >= 0 {
				d.learn(p, x.at, x.bits)
			}
		}
	}
}

// learn has the registers bits of word k of the sets be live at the end of block n.
func (d *deadSolver) learn(n, k int32, bits uint64) {
	at := int(n)*d.l.wide + int(k)
	if bits &^= d.out[at]; bits == 0 {
		return
	}
	d.out[at] |= bits
	for w := bits & d.hangs[at]; w != 0; w &= w - 1 {
		d.demand(d.l.vars[int(k)<<6+mathbits.TrailingZeros64(w)], n, d.l.regs.start[d.l.regs.first[n+1]])
	}
	for len(d.revived) > 0 {
		d.revive(n)
	}
	d.begins(n, k, bits&^d.hangs[at]&^d.killed[at])
}

// begins has the registers bits of word k of the sets be live at the start of block n.
func (d *deadSolver) begins(n, k int32, bits uint64) {
	in := &d.in[int(n)*d.l.wide+int(k)]
	if bits &^= *in; bits != 0 {
		*in |= bits
		d.late = append(d.late, lateWord{n, k, bits})
	}
}

// revive looks at what an instruction of block n reads that was taken for dead.
func (d *deadSolver) revive(n int32) {
	d.facts.Poll()
	i := d.revived[len(d.revived)-1]
	d.revived = d.revived[:len(d.revived)-1]
	r := d.l.regs
	for _, w := range r.Words(i) {
		if w.Write() {
			break // the reads are first
		}
		d.demand(w.Var(), n, r.start[i])
	}
}

// demand has register v be live in block n in front of the word with index end.
func (d *deadSolver) demand(v Var, n, end int32) {
	r := d.l.regs
	if d.writes == nil {
		d.listWrites()
	}
	list := d.writes[d.start[v]:d.start[v+1]]
	at, _ := slices.BinarySearch(list, end)
	for at--; at >= 0 && list[at] >= r.start[r.first[n]]; at-- {
		k := list[at]
		if d.read[k] {
			return // and so is what it may leave in place
		}
		d.read[k] = true
		if i := d.instrOf(k, n); d.dead[i] {
			d.dead[i] = false
			d.revived = append(d.revived, i)
		}
		if !r.words[k].May() {
			return
		}
	}
	if b := d.l.bit[v]; b >= 0 {
		d.begins(n, b>>6, 1<<(b&63))
	}
}

// instrOf returns the number of the instruction of block n that has the word with index k.
func (d *deadSolver) instrOf(k, n int32) int32 {
	r := d.l.regs
	from := r.first[n]
	behind, _ := slices.BinarySearch(r.start[from:r.first[n+1]], k+1) // some before it may have no words
	return from + int32(behind) - 1
}

// listWrites finds writes.
func (d *deadSolver) listWrites() {
	r := d.l.regs
	d.start = make([]int32, r.Len()+2)
	next := d.start[1:] // by register: where its next one goes, at last where those of the one behind it begin
	for _, w := range r.words {
		if w.Write() {
			d.start[w.Var()+2]++
		}
	}
	for v := range r.Len() {
		next[v+1] += next[v]
	}
	d.writes = make([]int32, next[r.Len()])
	for k, w := range r.words {
		if w.Write() {
			d.writes[next[w.Var()]] = int32(k)
			next[w.Var()]++
		}
	}
}

// A sweep goes backwards over the instructions of a block, as a [Walk] does, and knows only which
// registers are live. It is faster than a Walk, which also counts registers by class.
type sweep struct {
	l     *Liveness
	live  []uint64 // the registers with a place in the sets
	state []int32  // of the others: epoch if it is live, -epoch if it is not, else it is as rest says
	epoch int32
	rest  bool

	first, n int32 // the numbers of the block's first instruction and of this one
}

// sweep returns a sweep, which has to be started.
func (l *Liveness) sweep() *sweep {
	return &sweep{l: l, live: make([]uint64, l.wide), state: make([]int32, l.regs.Len())}
}

// start sets w to the end of block n, where the registers out are live.
func (w *sweep) start(n int32, out []uint64) {
	copy(w.live, out)
	w.epoch++
	w.rest = w.l.restOut[n]
	w.first, w.n = w.l.regs.first[n], w.l.regs.first[n+1]
}

// prev goes to the instruction before, and reports whether there is one.
func (w *sweep) prev() bool {
	w.n--
	return w.n >= w.first
}

// isLive reports whether v is live here.
func (w *sweep) isLive(v Var) bool {
	if p := w.l.bit[v]; p >= 0 {
		return w.live[p>>6]>>(p&63)&1 != 0
	}
	s := w.state[v]
	return s == w.epoch || w.rest && s != -w.epoch
}

// dead reports whether the instruction writes registers and all of them are dead after it.
func (w *sweep) dead() bool {
	words := w.l.regs.Words(w.n)
	k := len(words)
	for k > 0 && words[k-1].Write() {
		if k--; w.isLive(words[k].Var()) {
			return false
		}
	}
	return k < len(words)
}

// note adds what the instruction writes to a set, but for writes with one of the bits of not.
func (w *sweep) note(set []uint64, not Word) {
	words := w.l.regs.Words(w.n)
	for k := len(words) - 1; k >= 0 && words[k].Write(); k-- {
		if p := w.l.bit[words[k].Var()]; p >= 0 && words[k]&not == 0 {
			set[p>>6] |= 1 << (p & 63)
		}
	}
}

// step goes to before the instruction: what it writes for sure is no longer live, what it reads is.
func (w *sweep) step() {
	words := w.l.regs.Words(w.n)
	k := len(words) - 1
	for ; k >= 0 && words[k].Write(); k-- {
		if x := words[k]; x.May() {
			continue
		} else if p := w.l.bit[x.Var()]; p >= 0 {
			w.live[p>>6] &^= 1 << (p & 63)
		} else {
			w.state[x.Var()] = -w.epoch
		}
	}
	for ; k >= 0; k-- {
		switch x := words[k]; {
		case x == ReadsAll:
			w.l.fill(w.live)
			w.epoch++
			w.rest = true
		case x < 0:
		default:
			if p := w.l.bit[x.Var()]; p >= 0 {
				w.live[p>>6] |= 1 << (p & 63)
			} else {
				w.state[x.Var()] = w.epoch
			}
		}
	}
}

// fill puts every register into a set.
func (l *Liveness) fill(s []uint64) {
	for k := range s {
		s[k] = ^uint64(0)
	}
	if l.wide > 0 {
		l.trim(s)
	}
}
