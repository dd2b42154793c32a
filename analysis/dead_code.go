package analysis

import "github.com/ori-lang/ori/cfg"

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
	f, plain := facts.Func, facts.Liveness()
	r := plain.regs
	dead := make([]bool, r.Instrs())
	if facts.SSA().Limited {
		return dead
	}
	traits := facts.Traits()
	// What can go is asked of each instruction once: blocks in loops are gone over again.
	const can, cannot = 1, 2
	goes := make([]uint8, r.Instrs())
	may := func(b *cfg.Block, n int32) bool {
		if goes[n] == 0 {
			if goes[n] = cannot; traits[n]&Removable != 0 && (stays == nil || !stays(b, int(n-r.first[b.ID]))) {
				goes[n] = can
			}
		}
		return goes[n] == can
	}
	size := len(f.Blocks) * plain.wide
	memory := make([]uint64, 4*size)
	in, out := memory[:size], memory[size:2*size]
	killed := memory[2*size : 3*size] // by block: what one that is not dead writes for sure
	hangs := memory[3*size:]          // by block: what a dead one writes
	w := plain.sweep()
	// sweep goes over block n from what is live at its end, and notes what is dead.
	sweep := func(n int32) {
		b := f.Blocks[n]
		killed, hangs := plain.set(killed, n), plain.set(hangs, n)
		clear(killed)
		clear(hangs)
		for w.start(n, plain.set(out, n)); w.prev(); {
			if w.dead() && may(b, w.n) {
				dead[w.n] = true
				w.note(hangs, 0)
				continue
			}
			dead[w.n] = false
			w.note(killed, wordMay)
			w.step()
		}
	}
	open := make([]bool, len(f.Blocks))
	dirty := make([]bool, len(f.Blocks))
	swept := make([]bool, len(f.Blocks))
	for n, b := range f.Blocks {
		open[n], dirty[n] = unknownSuccs(f, b), true
	}
	more := make([]uint64, plain.wide)
	visit := func(n int32) (again bool) {
		if !dirty[n] {
			return false
		}
		dirty[n] = false
		clear(more)
		for _, s := range f.Graph.Succs(n) {
			for k, x := range plain.set(in, s) {
				more[k] |= x
			}
		}
		if open[n] {
			plain.fill(more)
		}
		hit := !swept[n]
		hangs, out := plain.set(hangs, n), plain.set(out, n)
		for k := range more {
			more[k] &^= out[k]
			out[k] |= more[k]
			hit = hit || more[k]&hangs[k] != 0
		}
		pass := more
		if hit {
			facts.Poll()
			sweep(n)
			swept[n] = true
			pass = w.live
		} else {
			for k, x := range plain.set(killed, n) {
				pass[k] &^= x
			}
		}
		in, changed := plain.set(in, n), false
		for k, x := range pass {
			changed = changed || x&^in[k] != 0
			in[k] |= x
		}
		if changed {
			for _, p := range f.Preds.Succs(n) {
				again = again || !dirty[p]
				dirty[p] = true
			}
		}
		return again
	}
	for again := true; again; {
		again = false
		for k := len(f.Order.RPO) - 1; k >= 0; k-- {
			again = visit(f.Order.RPO[k]) || again
		}
		for n := len(f.Blocks) - 1; n >= 0 && len(f.Order.RPO) < len(f.Blocks); n-- {
			if f.Order.Num[n] < 0 {
				again = visit(int32(n)) || again
			}
		}
	}
	for n := range f.Blocks {
		if f.Order.Num[n] < 0 {
			clear(dead[r.first[n]:r.first[n+1]])
		}
	}
	return dead
}

// A sweep goes backwards over the instructions of a block, as a [Walk] does, and knows only which
// registers are live. It is the quicker one where there is nothing to count.
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

// note adds what the instruction writes to a set, but for writes that are like not.
func (w *sweep) note(set []uint64, not Word) {
	words := w.l.regs.Words(w.n)
	for k := len(words) - 1; k >= 0 && words[k].Write(); k-- {
		if p := w.l.bit[words[k].Var()]; p >= 0 && words[k]&not == 0 {
			set[p>>6] |= 1 << (p & 63)
		}
	}
}

// step takes what the instruction reads for live.
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
