package analysis

import "github.com/ori-lang/ori/cfg"

// DeadCode returns, by number of the instruction in the function, which instructions are dead: they
// do nothing but write registers that are only read by dead instructions. A counter that nothing
// but its own loop reads is dead, although no write of it is a [DeadWrite]. stays, if not nil,
// tells of instructions that are not to be taken for dead. Nothing in unreachable blocks is dead.
//
// Live are the registers that are read by what is not dead: the backward equations of [Liveness]
// with that in place of all that is read, solved from nothing live on. Time is linear in the
// instructions but for deep loop nests. In a function over the limit of [SSA] nothing is looked
// for.
func (facts *Facts) DeadCode(stays func(b *cfg.Block, k int) bool) []bool {
	f, plain := facts.Func, facts.Liveness()
	r := plain.regs
	if facts.SSA().Limited {
		return make([]bool, r.Instrs())
	}
	l := &Liveness{regs: r, bit: plain.bit, vars: plain.vars, wide: plain.wide, restIn: plain.restIn, restOut: plain.restOut}
	memory := make([]uint64, 2*len(f.Blocks)*l.wide)
	l.in, l.out = memory[:len(memory)/2], memory[len(memory)/2:]
	w := l.Walk()
	// What can go is asked of each instruction once: blocks in loops are walked over again.
	const can, cannot = 1, 2
	goes := make([]uint8, r.Instrs())
	may := func(b *cfg.Block, k int) bool {
		g := &goes[w.n]
		if *g == 0 {
			if *g = cannot; removable(&b.Instrs[k]) && (stays == nil || !stays(b, k)) {
				*g = can
			}
		}
		return *g == can
	}
	// walk goes over b with the registers that are live at its end, and yields what is dead.
	walk := func(b *cfg.Block, yield func(number int32)) {
		for w.Start(b); w.Prev(); {
			if w.dead() && may(b, w.Index()) {
				w.skip()
				yield(w.n)
				continue
			}
			w.Step()
		}
	}
	open := make([]bool, len(f.Blocks))
	dirty := make([]bool, len(f.Blocks))
	for n, b := range f.Blocks {
		open[n], dirty[n] = unknownSuccs(f, b), true
	}
	visit := func(n int32) (again bool) {
		if !dirty[n] {
			return false
		}
		dirty[n] = false
		out := l.set(l.out, n)
		for _, s := range f.Graph.Succs(n) {
			for k, x := range l.set(l.in, s) {
				out[k] |= x
			}
		}
		if open[n] {
			for k := range out {
				out[k] = ^uint64(0)
			}
			if l.wide > 0 {
				l.trim(out)
			}
		}
		walk(f.Blocks[n], func(int32) {})
		in, changed := l.set(l.in, n), false
		for place, v := range l.vars {
			if bit := uint64(1) << (place & 63); in[place>>6]&bit == 0 && w.Live(v) {
				in[place>>6] |= bit
				changed = true
			}
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
	dead := make([]bool, r.Instrs())
	for _, n := range f.Order.RPO {
		walk(f.Blocks[n], func(number int32) { dead[number] = true })
	}
	return dead
}

// skip goes to before the instruction as if it was not there.
func (w *Walk) skip() { w.stepped = true }
