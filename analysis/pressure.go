package analysis

import (
	"context"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// Pressure is how many registers of each class are occupied at once: live
// before an instruction or written by it. A register pair counts as two registers,
// a named one as one.
type Pressure struct {
	Max    Counts   // in the whole function
	At     Counts   // by class: number, in the function, of the first instruction with the maximum; -1 for none
	Blocks []Counts // by block: its maximum
}

// Pressure goes through each block once. Time is linear in the instructions and in the
// registers that are live at the ends of blocks. It polls ctx.
func (l *Liveness) Pressure(ctx context.Context) *Pressure {
	f := l.regs.f
	p := &Pressure{Blocks: make([]Counts, len(f.Blocks))}
	for c := range p.At {
		p.At[c] = -1
	}
	w := l.Walk()
	for n, b := range f.Blocks {
		cancel.Poll(ctx)
		var most, at Counts
		for w.Start(b); w.Prev(); {
			w.Step()
			for _, c := range w.classes {
				if x := w.occupied[c]; x >= most[c] { // backwards: the last one is the first in the text
					most[c], at[c] = x, w.n
				}
			}
		}
		p.Blocks[n] = most
		for c, x := range most {
			if x > p.Max[c] {
				p.Max[c], p.At[c] = x, at[c]
			}
		}
	}
	return p
}

// OfClass returns the greatest pressure of a class and the instruction, by block and
// index in it, where it is first reached; nil if the function has no register of
// the class.
func (p *Pressure) OfClass(r *Registers, c cfg.RegClass) (most int, b *cfg.Block, k int) {
	if int(c) >= len(p.Max) || p.At[c] < 0 {
		return 0, nil, 0
	}
	b = r.f.Blocks[r.BlockOf(p.At[c])]
	return int(p.Max[c]), b, int(p.At[c] - r.first[b.ID])
}
