package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// DeadCode returns, by number of the instruction in the function, which instructions are dead: they
// do nothing but write registers that are only read by dead instructions. A counter that nothing
// but its own loop reads is dead, although no write of it is a [DeadWrite]. stays, if not nil,
// tells of instructions that are not to be taken for dead. Nothing in unreachable blocks is dead.
//
// Live are the registers that are read by what is not dead: the backward equations of [Liveness]
// with that in place of all that is read, solved from nothing live on. A block is gone over again
// only if a register turns out to be live behind it that a dead instruction of it writes. Time is
// linear in the instructions but for deep loop nests. In a function over the limit of [SSA] nothing
// is looked for.
func (facts *Facts) DeadCode(stays func(b *cfg.Block, k int) bool) []bool {
	f, live := facts.Func, facts.Liveness()
	r := live.regs
	d := &deadSolver{facts: facts, l: live, w: live.sweep(), stays: stays, dead: make([]bool, r.Instrs())}
	if facts.SSA().Limited {
		return d.dead
	}
	d.traits, d.goes = facts.Traits(), make([]uint8, r.Instrs())
	sets := make(slab[uint64], 4*len(f.Blocks)*live.wide+live.wide)
	d.in, d.out = sets.cut(len(f.Blocks)*live.wide), sets.cut(len(f.Blocks)*live.wide)
	d.killed, d.hangs = sets.cut(len(f.Blocks)*live.wide), sets.cut(len(f.Blocks)*live.wide)
	d.more = sets.cut(live.wide)
	flags := make(slab[bool], 3*len(f.Blocks))
	d.open, d.dirty, d.swept = flags.cut(len(f.Blocks)), flags.cut(len(f.Blocks)), flags.cut(len(f.Blocks))
	for n, b := range f.Blocks {
		d.open[n], d.dirty[n] = unknownSuccs(f, b), true
	}
	for again := true; again; {
		again = false
		for _, n := range slices.Backward(f.Order.RPO) {
			again = d.visit(n) || again
		}
		for n := len(f.Blocks) - 1; n >= 0 && len(f.Order.RPO) < len(f.Blocks); n-- {
			if f.Order.Num[n] < 0 {
				again = d.visit(int32(n)) || again
			}
		}
	}
	for n := range f.Blocks {
		if f.Order.Num[n] < 0 {
			clear(d.dead[r.first[n]:r.first[n+1]])
		}
	}
	return d.dead
}

// A deadSolver finds dead code. Its sets are those of the liveness.
type deadSolver struct {
	facts  *Facts
	l      *Liveness
	w      *sweep
	stays  func(b *cfg.Block, k int) bool
	traits []Traits
	dead   []bool  // by instruction
	goes   []uint8 // by instruction: goesIfUnread or goesNever, 0 before it is asked for; blocks in loops are gone over again

	in, out []uint64 // by block: what is live at its start, and at its end
	killed  []uint64 // by block: what an instruction that is not dead writes for sure
	hangs   []uint64 // by block: what a dead instruction writes
	more    []uint64 // a set of visit

	open  []bool // by block: see unknownSuccs
	dirty []bool // by block: something more may be live at its end
	swept []bool // by block
}

// What deadSolver.goes says of an instruction.
const (
	goesIfUnread = 1 + iota
	goesNever
)

// canGo reports whether instruction number n, in b, is dead if nothing reads what it writes.
func (d *deadSolver) canGo(b *cfg.Block, n int32) bool {
	if d.goes[n] == 0 {
		d.goes[n] = goesNever
		if d.traits[n]&Removable != 0 && (d.stays == nil || !d.stays(b, int(n-d.l.regs.first[b.ID]))) {
			d.goes[n] = goesIfUnread
		}
	}
	return d.goes[n] == goesIfUnread
}

// sweep goes over block n from what is live at its end, and notes what is dead.
func (d *deadSolver) sweep(n int32) {
	w, b := d.w, d.facts.Func.Blocks[n]
	killed, hangs := d.l.set(d.killed, n), d.l.set(d.hangs, n)
	clear(killed)
	clear(hangs)
	for w.start(n, d.l.set(d.out, n)); w.prev(); {
		if w.dead() && d.canGo(b, w.n) {
			d.dead[w.n] = true
			w.note(hangs, 0)
			continue
		}
		d.dead[w.n] = false
		w.note(killed, wordMay)
		w.step()
	}
}

// visit solves for block n, and reports whether a block that is done has to be looked at again.
func (d *deadSolver) visit(n int32) (again bool) {
	if !d.dirty[n] {
		return false
	}
	d.dirty[n] = false
	f, more := d.facts.Func, d.more
	clear(more)
	for _, s := range f.Graph.Succs(n) {
		for k, x := range d.l.set(d.in, s) {
			more[k] |= x
		}
	}
	if d.open[n] {
		d.l.fill(more)
	}
	hit := !d.swept[n]
	hangs, out := d.l.set(d.hangs, n), d.l.set(d.out, n)
	for k := range more {
		more[k] &^= out[k]
		out[k] |= more[k]
		hit = hit || more[k]&hangs[k] != 0
	}
	pass := more
	if hit {
		d.facts.Poll()
		d.sweep(n)
		d.swept[n] = true
		pass = d.w.live
	} else {
		for k, x := range d.l.set(d.killed, n) {
			pass[k] &^= x
		}
	}
	in, changed := d.l.set(d.in, n), false
	for k, x := range pass {
		changed = changed || x&^in[k] != 0
		in[k] |= x
	}
	if changed {
		for _, p := range f.Preds.Succs(n) {
			again = again || !d.dirty[p]
			d.dirty[p] = true
		}
	}
	return again
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
