package interp

import "math/bits"

// A group of lanes that comes to one place for the second time, with all that it can read as it
// was, goes on like that for ever: what its lanes do from there on is known, and two programs can
// be compared to the end although neither has one. Source: Brent, "An Improved Monte Carlo
// Factorization Algorithm", for how a cycle is found with one state kept.

// The back edges at which a run looks for a cycle: not the first ones, since most loops end soon,
// and not many, since it costs as much as a few instructions.
const (
	firstLook = 24
	mostLooks = 400
)

// A cycleFinder remembers one state of the group that runs.
type cycleFinder struct {
	mask   uint32 // of the group
	edges  int    // back edges, since others ran
	state  uint64 // of the group at one of them
	memory uint64 // and of memory
	looked int    // how often by then an instruction had read what memory holds
	looks  int    // how often one has
	next   int    // the edge at which the state is to be kept instead
	events [WarpSize]int
}

// again reports whether g, about to follow a back edge, is in the state that is remembered; what its lanes
// do is then endless. Memory may be another if nothing has looked at it since.
func (w *warp) again(g group) bool {
	c := &w.cycle
	if c.edges++; c.edges < firstLook || c.edges > firstLook+mostLooks {
		return false
	}
	w.res.looked += len(w.regs)
	s, m := w.stateOf(g)
	if c.edges > firstLook && s == c.state && (m == c.memory || c.looks == c.looked) {
		return true
	}
	if c.edges >= c.next {
		c.state, c.memory, c.looked, c.next = s, m, c.looks, 2*c.edges
		for m := g.mask; m != 0; m &= m - 1 {
			l := bits.TrailingZeros32(m)
			c.events[l] = len(w.res.Lanes[w.laneID(l)].Hashes)
		}
	}
	return false
}

// stateOf is a hash of everything that decides what g does if nothing else runs, and one of what memory holds, of what
// numbers the views of it too. What another group could change, and what numbers time, is part of it.
func (w *warp) stateOf(g group) (state, memory uint64) {
	h := mix(uint64(g.mask), uint64(g.pc))
	memory = w.mem.sum
	r, parts := w.regs, [4]uint64{} // a processor has several on the way
	for ; len(r) >= 8; r = r[8:] {
		for k := range parts {
			parts[k] = mix(parts[k], uint64(r[2*k])|uint64(r[2*k+1])<<32)
		}
	}
	for ; len(r) >= 2; r = r[2:] {
		h = mix(h, uint64(r[0])|uint64(r[1])<<32)
	}
	for _, part := range parts {
		h = mix(h, part)
	}
	for _, v := range w.preds {
		h = mix(h, uint64(v))
	}
	for _, v := range w.sets {
		h = mix(h, uint64(v))
	}
	h = mix(h, uint64(w.done)<<32|uint64(len(w.ready)))
	for m := g.mask; m != 0; m &= m - 1 {
		l := &w.lanes[bits.TrailingZeros32(m)]
		memory = mix(memory, uint64(l.epoch)<<32|uint64(l.atomics))
		h = mix(h, uint64(l.clock)<<32|uint64(l.calls))
		h = mix(h, uint64(l.called))
		h = mix(h, uint64(w.cc[bits.TrailingZeros32(m)].Val)<<8|uint64(w.cc[bits.TrailingZeros32(m)].Known))
		for _, t := range l.stack {
			h = mix(h, uint64(t))
		}
	}
	return h, memory
}

// forever notes that the lanes of g repeat what they did since the state that is remembered.
func (w *warp) forever(g group) {
	for m := g.mask; m != 0; m &= m - 1 {
		l := bits.TrailingZeros32(m)
		w.lanes[l].end, w.lanes[l].pc = Endless, g.pc
		r := &w.res.Lanes[w.laneID(l)]
		r.Period = len(r.Hashes) - w.cycle.events[l]
	}
	w.endless |= g.mask
}

// at returns event n of a lane, and whether it has one: a lane that is endless repeats its last events.
func (l *Lane) at(n int) (uint64, bool) {
	switch {
	case n < len(l.Hashes):
		return l.Hashes[n], true
	case l.End == Endless && l.Period > 0:
		first := len(l.Hashes) - l.Period
		return l.Hashes[first+(n-first)%l.Period], true
	}
	return 0, false
}

// enough is how many events of two lanes decide whether all of them are the same. Source: Fine and Wilf,
// "Uniqueness theorems for periodic functions".
func enough(a, b *Lane) int {
	n := max(len(a.Hashes), len(b.Hashes))
	if a.End == Endless && b.End == Endless {
		n += a.Period + b.Period
	}
	return n
}
