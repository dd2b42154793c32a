package analysis

import (
	"sync"

	"github.com/ori-lang/ori/cfg"
)

// An Extent is where a live range begins and ends in the text, and how many blocks it spans. First and
// Last have no block if none of these blocks has instructions.
type Extent struct {
	First, Last Segment
	Blocks      int
}

// Extents finds the extents of live ranges. It keeps those of ranges that span blocks, so that the same
// range is found at once from any other place in it. Safe for concurrent use.
type Extents struct {
	live    *Liveness
	once    sync.Once
	touches *touches // once somebody asks
	mu      sync.Mutex
	kept    []*spanning // at most mostSpanning, of which next is the next to go
	next    int
}

// mostSpanning is how many live ranges [Extents] keeps: one for each register that functions have as a rule.
const mostSpanning = 64

// A spanning is a range with a segment that goes on in other blocks.
type spanning struct {
	v    Var
	seen []uint64 // a bit for the start of each block, and one for its end: whether it is in the range
	Extent
}

// Extents returns the extents of the ranges of [Facts.Ranges].
func (f *Facts) Extents() *Extents {
	return f.rarely().extents.Get(f.ctx, func() *Extents { return &Extents{live: f.Ranges()} })
}

// Of returns the extent of what [Liveness.Range] returns, and false if that is nothing. Time is linear in the
// blocks that the range touches.
func (e *Extents) Of(v Var, b *cfg.Block, k int) (Extent, bool) {
	if t := (tracer{Liveness: e.live, v: v}); !t.writes(b, k) {
		return e.Before(v, b, k)
	}
	if x, ok := e.Before(v, b, k+1); ok {
		return x, true
	}
	return alone(Segment{b, k, k}), true
}

// Before returns the extent of what [Liveness.RangeBefore] returns, and false if that is nothing.
func (e *Extents) Before(v Var, b *cfg.Block, k int) (Extent, bool) {
	s, ok := e.segment(v, b, k)
	switch {
	case !ok:
		return Extent{}, false
	case !s.In() && !s.Out():
		return alone(s), true
	}
	end := b.ID << 1
	if !s.In() {
		end++
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	for _, x := range e.kept {
		if x.v == v && x.has(end) {
			return x.Extent, true
		}
	}
	x := &spanning{v: v, seen: make([]uint64, (2*len(e.live.regs.f.Blocks)+63)/64)}
	e.follow(x, s)
	if len(e.kept) < mostSpanning {
		e.kept = append(e.kept, x)
	} else {
		e.kept[e.next] = x
		e.next = (e.next + 1) % mostSpanning
	}
	return x.Extent, true
}

// follow adds the segments of the range of x that s is part of.
func (e *Extents) follow(x *spanning, s Segment) {
	g := e.live.regs.f
	var work []int32 // as in spanning.seen
	for {
		if id := s.Block.ID << 1; !(s.In() && x.has(id)) && !(s.Out() && x.has(id|1)) {
			if !x.has(id) && !x.has(id|1) {
				x.Blocks++
			}
			x.add(s)
			if s.In() {
				x.seen[id>>6] |= 1 << (id & 63)
				for _, p := range g.Preds.Succs(s.Block.ID) {
					if !x.has(p<<1 | 1) {
						work = append(work, p<<1|1)
					}
				}
			}
			if s.Out() {
				x.seen[id>>6] |= 2 << (id & 63)
				for _, n := range g.Graph.Succs(s.Block.ID) {
					if !x.has(n<<1) && e.live.LiveIn(g.Blocks[n], x.v) {
						work = append(work, n<<1)
					}
				}
			}
		}
		for ok := false; !ok; {
			if len(work) == 0 {
				return
			}
			w := work[len(work)-1]
			work = work[:len(work)-1]
			b, k := g.Blocks[w>>1], 0
			if w&1 != 0 {
				k = len(b.Instrs)
			}
			s, ok = e.segment(x.v, b, k)
		}
	}
}

// has reports whether an end of a block, as in seen, is in the range.
func (x *spanning) has(end int32) bool { return x.seen[end>>6]>>(end&63)&1 != 0 }

// add makes x end where s does if that is farther.
func (x *Extent) add(s Segment) {
	if len(s.Block.Instrs) == 0 {
		return
	}
	at := s.Block.Span.Start
	if f := x.First.Block; f == nil || at < f.Span.Start || at == f.Span.Start && s.From < x.First.From {
		x.First = s
	}
	if l := x.Last.Block; l == nil || at > l.Span.Start || at == l.Span.Start && s.To > x.Last.To {
		x.Last = s
	}
}

// alone is the extent of a range of one segment.
func alone(s Segment) Extent {
	x := Extent{Blocks: 1}
	x.add(s)
	return x
}
