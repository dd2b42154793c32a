package analysis

import (
	"context"
	"iter"

	"github.com/ori-lang/ori/cfg"
)

// PrintedRanges is [RangesOf] as nvdisasm prints it, with its flaws. nvdisasm solves over runs of blocks
// that only fall through from one into the next:
//
//   - what a run itself reads is right;
//   - what is live where control leaves a run counts as not live at its start if the run writes it on the
//     way, even under a guard. Within the run, instruction by instruction, a guarded write ends no value. So
//     a register may be live at the start of a run and not at the end of those before it;
//   - R1, the stack pointer, is live until its first write, whether something reads it or not;
//   - a write in some lanes only counts as one in all;
//   - a write under the guard of a uniform predicate counts as one that always happens.
//
// next has the ranges of the function behind f in its section; it is nil if there is none. Where control
// runs past the end of f, it is as if f called that function and returned, but the registers that are live
// at its start count as live at the start of the run even if the run writes them. No predicates and not R3
// are kept there.
func PrintedRanges(f *cfg.Func, also []cfg.Reg, next *Liveness) *Liveness {
	l := rangesOf(context.Background(), f, also, true, next)
	if l.wide == 0 || len(f.Blocks) == 0 {
		return l
	}
	p := printer{Liveness: l, memory: make([]uint64, 6*len(f.Blocks)*l.wide)}
	for _, v := range l.regs.onward {
		set(p.onward(int32(len(f.Blocks)-1)), l.bit[v])
	}
	for n := range int32(len(f.Blocks)) {
		p.summarize(n)
	}
	for again := true; again; {
		again = false
		for n := int32(len(f.Blocks)) - 1; n >= 0; n-- {
			again = p.visit(n) || again
		}
	}
	for v := range l.each(p.live(0)) {
		l.entry = append(l.entry, l.regs.Regs[v])
	}
	for n := int32(len(f.Blocks)) - 1; n >= 0; n-- {
		p.rows(n)
	}
	return l
}

// A printer finds the sets of each block: reads is what the rest of the run
// reads, before it writes it for sure; sure and any is what the block writes, for sure and
// at all; through is what leaves the run and is not written before; onward is what the function
// behind takes, whether the run writes it or not, if the run leads there; live is what the blocks before see.
type printer struct {
	*Liveness
	memory []uint64
}

func (p *printer) reads(n int32) []uint64   { return p.part(0, n) }
func (p *printer) sure(n int32) []uint64    { return p.part(1, n) }
func (p *printer) any(n int32) []uint64     { return p.part(2, n) }
func (p *printer) through(n int32) []uint64 { return p.part(3, n) }
func (p *printer) live(n int32) []uint64    { return p.part(4, n) }
func (p *printer) onward(n int32) []uint64  { return p.part(5, n) }

func (p *printer) part(k int, n int32) []uint64 {
	return p.memory[(k*len(p.regs.f.Blocks)+int(n))*p.wide:][:p.wide]
}

// next returns the block that n goes on with in its run, or -1.
func (p *printer) next(n int32) int32 {
	f := p.regs.f
	for e := f.Graph.Start[n]; e < f.Graph.Start[n+1]; e++ {
		if s := f.Graph.Succ[e]; f.Kinds[e] == cfg.FallThrough && len(f.Blocks[s].Labels) == 0 && len(f.Preds.Succs(s)) == 1 {
			return s
		}
	}
	return -1
}

// succs yields the blocks where control goes on behind n. To nvdisasm all calls come back.
func (p *printer) succs(n int32) iter.Seq[int32] {
	f := p.regs.f
	jumps := f.Jumps(f.Blocks[n])
	return func(yield func(int32) bool) {
		for s, kind := range f.Succs(f.Blocks[n]) {
			if kind != cfg.CallEdge && !(jumps && kind == cfg.Taken) && !yield(s.ID) {
				return
			}
		}
	}
}

func (p *printer) summarize(n int32) {
	r := p.regs
	reads, sure, any := p.reads(n), p.sure(n), p.any(n)
	for i := r.first[n]; i < r.first[n+1]; i++ {
		for _, w := range r.Words(i) {
			b := p.bit[w.Var()]
			switch {
			case b < 0:
			case w.Write():
				if w.Var() == r.conv.sp && !r.f.Native && sure[b>>6]>>(b&63)&1 == 0 {
					set(reads, b)
				}
				set(any, b)
				if !w.May() {
					set(sure, b)
				}
			case sure[b>>6]>>(b&63)&1 == 0:
				set(reads, b)
			}
		}
	}
}

// visit solves for block n, and reports whether something changed.
func (p *printer) visit(n int32) bool {
	reads, through, live := p.reads(n), p.through(n), p.live(n)
	next := p.next(n)
	for s := range p.succs(n) {
		if s != next {
			for k, w := range p.live(s) {
				through[k] |= w
			}
		}
	}
	changed := false
	for k := range live {
		if next >= 0 {
			reads[k] |= p.reads(next)[k] &^ p.sure(n)[k]
			through[k] |= p.through(next)[k]
			p.onward(n)[k] |= p.onward(next)[k]
		}
		through[k] &^= p.any(n)[k]
		if w := reads[k] | through[k] | p.onward(n)[k]; w != live[k] {
			live[k] = w
			changed = true
		}
	}
	return changed
}

// rows sets what is live at both ends of block n, of the instructions. What
// follows it in its run is done.
func (p *printer) rows(n int32) {
	next := p.next(n)
	in, out := p.set(p.in, n), p.set(p.out, n)
	clear(out)
	for s := range p.succs(n) {
		from := p.live(s)
		if s == next {
			from = p.set(p.in, s)
		}
		for k, w := range from {
			out[k] |= w
		}
	}
	for k := range in {
		in[k] = p.reads(n)[k] | out[k]&^p.sure(n)[k]
	}
}
