package interp

import "github.com/ori-lang/ori/cfg"

// Some loops end with no input that there is, as those that count to a number of 30 bits, or that go on while a value has a bit
// which the loop itself sets. Of code behind such a loop nothing is seen, so lanes are made to leave it although
// its condition says that they go on: this is no run of the program, but two programs that do the same have the same loops, and
// are left alike. What does not do the same may be right all the same, since what follows from the condition does not hold.

// mostRounds is how often, with Config.Leave, lanes come to a branch that leaves a loop before they go that way.
const mostRounds = 6

// A departure is the way that leaves the loop that a branch is in.
type departure uint8

const (
	noDeparture departure = iota
	departTaken           // where the branch goes, or what is popped, or the end
	departNext            // the next instruction
)

// departures returns, by instruction, which way leaves the loop.
func (p *Program) departures() []departure {
	p.departing.Do(func() {
		p.ways = make([]departure, len(p.code))
		for n, f := range p.Funcs {
			if len(f.Loops.LoopOf) != len(f.Blocks) {
				continue
			}
			pc := p.entry[n]
			for _, b := range f.Blocks {
				for range b.Instrs {
					p.ways[pc] = p.departure(f, pc)
					pc++
				}
			}
		}
	})
	return p.ways
}

// departure is that of the instruction at pc, of f: noDeparture unless one way goes on in the loop and the other one does not.
func (p *Program) departure(f *cfg.Func, pc int32) departure {
	in := &p.code[pc]
	l := f.Loops.LoopOf[in.b.ID]
	next := &p.code[pc+1]
	if l < 0 || next.b == nil {
		return noDeparture
	}
	stays := f.Loops.Contains(l, next.b.ID)
	switch in.flow {
	case flowBranch:
		if in.target < 0 || p.code[in.target].f != in.f || p.code[in.target].b == nil || in.guard == truePred && in.cond < 0 && !in.byLanes {
			return noDeparture
		}
		switch goes := f.Loops.Contains(l, p.code[in.target].b.ID); {
		case stays && !goes:
			return departTaken
		case goes && !stays:
			return departNext
		}
	case flowPop, flowExit:
		if !stays || in.guard == truePred || in.cond >= 0 || in.byLanes {
			return noDeparture
		}
		for _, s := range f.Graph.Succs(in.b.ID) {
			if s != next.b.ID && f.Loops.Contains(l, s) {
				return noDeparture
			}
		}
		return departTaken
	}
	return noDeparture
}

// departs reports whether a group has to leave the loop at the instruction at pc, and which way.
func (w *warp) departs(pc int32) departure {
	d := w.ways[pc]
	if d != noDeparture {
		if w.rounds[pc]++; w.rounds[pc] <= mostRounds {
			return noDeparture
		}
	}
	return d
}
