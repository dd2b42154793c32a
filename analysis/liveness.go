package analysis

import (
	"context"
	"iter"
	"math/bits"
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// Liveness knows which registers are live where: whose value some instruction
// may still read. A write under a guard does not end the life of the value
// before it. At an indirect branch whose targets are not known every register is
// live, and so it is before a call or a return, which may read any; at the end of
// a lane none is. That is safe to rewrite code by; what people want to see is
// [Facts.Ranges]. Source: seeds: general-optimize.
//
// Only registers that some block reads before it writes them have a place in the
// sets. The others live and die within blocks, but for what reads every register
// without naming it (ReadsAll, control that leaves to where no edge leads):
// they count as live at the start and end of each block from which a path leads
// there.
//
// In a function over [Liveness.MostBits] all registers count as live at the starts and ends of all blocks.
type Liveness struct {
	Limited bool // the function is over MostBits

	regs *Registers
	bit  []int32 // by Var: its place in the sets, -1 for none
	vars []Var   // by place
	wide int     // words of a set
	in   []uint64
	out  []uint64

	entry []cfg.Reg // of PrintedRanges: the registers that are live at the start of the function for what comes before it

	restIn, restOut []bool // by block: whether the registers without a place are live

	ends endFinder
}

// MaxSets is how many words of 64 registers the sets of all blocks may have by default: there may be
// as many registers as there are blocks. It is a variable for tests.
var MaxSets = 1 << 22

// MostBits is how many bits, one for each block and register, the sets of the function may have.
func (l *Liveness) MostBits() int { return 64 * l.regs.f.Limit(MaxSets) }

// newLiveness solves the backward equations. Time is linear in the
// instructions and, but for deep loop nests, in blocks times width of a set. It polls ctx.
func newLiveness(ctx context.Context, r *Registers) *Liveness {
	l := &Liveness{regs: r, bit: make([]int32, r.Len())}
	f := r.f
	blocks := len(f.Blocks)
	for v := range l.bit {
		l.bit[v] = -1
	}
	flags := make([]bool, 4*blocks)
	l.restIn, l.restOut = flags[:blocks:blocks], flags[blocks:2*blocks:2*blocks]
	all, open := flags[2*blocks:3*blocks], flags[3*blocks:] // a block reads every register; it goes on to anywhere
	killed := make([]int32, r.Len())                        // block+1 that wrote it last for sure
	for n, b := range f.Blocks {
		cancel.Poll(ctx)
		open[n] = r.conv == nil && unknownSuccs(f, b)
		stamp := int32(n) + 1
		for _, w := range r.block(int32(n)) {
			switch {
			case w < 0:
				all[n] = all[n] || w == ReadsAll
			case w&wordWrite == 0:
				if v := w.Var(); killed[v] != stamp && l.bit[v] < 0 {
					l.bit[v] = int32(len(l.vars))
					l.vars = append(l.vars, v)
				}
			case !w.May():
				killed[w.Var()] = stamp
			}
		}
	}
	place := func(v Var) {
		if l.bit[v] < 0 {
			l.bit[v] = int32(len(l.vars))
			l.vars = append(l.vars, v)
		}
	}
	if r.printed && r.conv != nil && r.conv.sp >= 0 {
		place(r.conv.sp) // live before its first write, as nvdisasm prints it
	}
	for _, v := range r.onward {
		place(v)
	}
	l.wide = (len(l.vars) + 63) / 64
	if l.Limited = 64*blocks*l.wide > l.MostBits(); l.Limited {
		for _, v := range l.vars {
			l.bit[v] = -1
		}
		l.vars, l.wide = nil, 0
		for n := range l.restIn {
			l.restIn[n], l.restOut[n] = true, true
		}
		return l
	}
	memory := make([]uint64, 3*blocks*l.wide)
	l.in, l.out = memory[:blocks*l.wide], memory[blocks*l.wide:2*blocks*l.wide]
	kill := memory[2*blocks*l.wide:]
	for n := range int32(blocks) {
		cancel.Poll(ctx)
		l.summarize(n, l.set(l.in, n), l.set(kill, n))
	}
	l.solve(ctx, kill, open)
	l.rest(all, open)
	return l
}

// rest finds the blocks from which a path goes to what reads every register.
func (l *Liveness) rest(all, open []bool) {
	var work []int32
	for n := range l.restIn {
		l.restOut[n] = open[n]
		if l.restIn[n] = open[n] || all[n]; l.restIn[n] {
			work = append(work, int32(n))
		}
	}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		for _, p := range l.regs.f.Preds.Succs(n) {
			l.restOut[p] = true
			if !l.restIn[p] {
				l.restIn[p] = true
				work = append(work, p)
			}
		}
	}
}

// summarize fills gen and kill of block n: what it reads before it writes it for
// sure, and what it writes for sure.
func (l *Liveness) summarize(n int32, gen, kill []uint64) {
	if l.wide == 0 {
		return
	}
	for _, w := range l.regs.block(n) {
		switch {
		case w >= 0:
			b := l.bit[w.Var()]
			if b < 0 {
				continue
			}
			switch at, mask := b>>6, uint64(1)<<(b&63); {
			case w&wordWrite == 0:
				gen[at] |= mask &^ kill[at]
			case w&wordMay == 0:
				kill[at] |= mask
			}
		case w == ReadsAll:
			for k := range gen {
				gen[k] |= ^kill[k]
			}
			l.trim(gen)
		}
	}
}

// trim clears the places of a set that no register has.
func (l *Liveness) trim(s []uint64) {
	if n := len(l.vars) % 64; n > 0 {
		s[len(s)-1] &= 1<<n - 1
	}
}

func (l *Liveness) solve(ctx context.Context, kill []uint64, open []bool) {
	f := l.regs.f
	if l.wide == 0 {
		return
	}
	dirty := make([]bool, len(f.Blocks))
	for n := range dirty {
		dirty[n] = true
	}
	again := false
	visit := func(n int32) {
		if !dirty[n] {
			return
		}
		cancel.Poll(ctx)
		dirty[n] = false
		out := l.set(l.out, n)
		for e := f.Graph.Start[n]; e < f.Graph.Start[n+1]; e++ {
			if l.regs.conv != nil && (f.Kinds[e] == cfg.CallEdge || l.regs.printed && f.Kinds[e] == cfg.Taken && f.Jumps(f.Blocks[n])) {
				continue // what the callee reads is not reported
			}
			for k, w := range l.set(l.in, f.Graph.Succ[e]) {
				out[k] |= w
			}
		}
		if open[n] {
			for k := range out {
				out[k] = ^uint64(0)
			}
			l.trim(out)
		}
		in, kill := l.set(l.in, n), l.set(kill, n)
		changed := false
		for k := range in {
			if w := in[k] | out[k]&^kill[k]; w != in[k] {
				in[k] = w
				changed = true
			}
		}
		if changed {
			for _, p := range f.Preds.Succs(n) {
				dirty[p] = true
				again = true
			}
		}
	}
	for again = true; again; {
		again = false
		for k := len(f.Order.RPO) - 1; k >= 0; k-- {
			visit(f.Order.RPO[k])
		}
		for n := len(f.Blocks) - 1; n >= 0 && len(f.Order.RPO) < len(f.Blocks); n-- {
			if f.Order.Num[n] < 0 {
				visit(int32(n))
			}
		}
	}
}

// GoesOn reports whether control can go from the end of b to code that is not in f, other than by a return.
func GoesOn(f *cfg.Func, b *cfg.Block) bool { return unknownSuccs(f, b) }

// unknownSuccs reports whether control can go from the end of b to places that no
// edge names.
func unknownSuccs(f *cfg.Func, b *cfg.Block) bool {
	i := b.Last()
	if f.FallsOff() == b {
		return true
	}
	if i == nil {
		return false
	}
	switch i.Flow {
	case cfg.FlowBranch:
		return f.TargetIn(b, i) == nil
	case cfg.FlowIndex, cfg.FlowPop:
		return !f.Complete || slices.ContainsFunc(i.Targets(), func(name string) bool { return f.Block(name) == nil })
	case cfg.FlowExit:
		return f.Resumes()
	}
	return false
}

func set(s []uint64, n int32) { s[n>>6] |= 1 << (n & 63) }

// set returns the part of sets that is block n's.
func (l *Liveness) set(sets []uint64, n int32) []uint64 {
	return sets[int(n)*l.wide : (int(n)+1)*l.wide]
}

func (l *Liveness) each(s []uint64) iter.Seq[Var] {
	return func(yield func(Var) bool) {
		for k, w := range s {
			for ; w != 0; w &= w - 1 {
				if !yield(l.vars[k*64+bits.TrailingZeros64(w)]) {
					return
				}
			}
		}
	}
}

// Registers returns the numbering of the registers.
func (l *Liveness) Registers() *Registers { return l.regs }

// In yields the registers that are live at the start of b and that some block
// reads before it writes them, in the order of their places in the sets.
func (l *Liveness) In(b *cfg.Block) iter.Seq[Var] { return l.each(l.set(l.in, b.ID)) }

// Out yields those registers that are live at the end of b.
func (l *Liveness) Out(b *cfg.Block) iter.Seq[Var] { return l.each(l.set(l.out, b.ID)) }

// LiveIn reports whether v is live at the start of b.
func (l *Liveness) LiveIn(b *cfg.Block, v Var) bool { return l.has(l.in, l.restIn, b, v) }

// LiveOut reports whether v is live at the end of b.
func (l *Liveness) LiveOut(b *cfg.Block, v Var) bool { return l.has(l.out, l.restOut, b, v) }

func (l *Liveness) has(sets []uint64, rest []bool, b *cfg.Block, v Var) bool {
	n := l.bit[v]
	if n < 0 {
		return rest[b.ID]
	}
	return l.set(sets, b.ID)[n>>6]>>(n&63)&1 != 0
}

// LiveBefore reports whether v is live before instruction k of b. Time is
// linear in the rest of the block; nothing is allocated. To ask for more than a few
// registers or instructions use a [Walk].
func (l *Liveness) LiveBefore(b *cfg.Block, k int, v Var) bool {
	r := l.regs
	from := r.first[b.ID] + int32(k)
	for _, w := range r.words[r.start[from]:r.start[r.first[b.ID+1]]] {
		switch {
		case w == ReadsAll:
			return true
		case w < 0 || w.Var() != v:
		case !w.Write():
			return true
		case !w.May():
			return false
		}
	}
	if v < 0 {
		return l.restOut[b.ID]
	}
	return l.LiveOut(b, v)
}

// LiveBeforeReg is LiveBefore of a register that the function may not name, as LiveInReg.
func (l *Liveness) LiveBeforeReg(b *cfg.Block, k int, r cfg.Reg) bool {
	return l.LiveBefore(b, k, l.regs.Var(r))
}

// LiveAfter reports whether v is live after instruction k of b, as LiveBefore.
func (l *Liveness) LiveAfter(b *cfg.Block, k int, v Var) bool { return l.LiveBefore(b, k+1, v) }

// LiveInReg is LiveIn of a register that the function may not name: then a call may
// still read it, or the caller.
func (l *Liveness) LiveInReg(b *cfg.Block, r cfg.Reg) bool {
	if v := l.regs.Var(r); v >= 0 {
		return l.LiveIn(b, v)
	}
	return l.restIn[b.ID]
}
