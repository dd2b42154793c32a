package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// A Segment is a stretch of a block in which a register holds one value.
type Segment struct {
	Block *cfg.Block
	From  int // index of the instruction that writes it, -1 if it is live at the start of the block
	To    int // index of the last instruction that reads it, From if none does, len(Block.Instrs) if it is live at the end
}

// In reports whether the value is there at the start of the block.
func (s Segment) In() bool { return s.From < 0 }

// Out reports whether it is there at the end of the block.
func (s Segment) Out() bool { return s.To == len(s.Block.Instrs) }

// Range returns the live range of v that instruction k of b begins or is part of: the
// one with the value v has after it if it writes v, else [Liveness.RangeBefore]. A range
// is what several writes and all their reads have together: where paths join their values
// become one. A write under a guard is part of the range that it may end. nil if v is dead
// at k and k does not write it.
//
// The segments are in layout order. Time is linear in the blocks that the range
// touches, and in the function's blocks for memory.
func (l *Liveness) Range(v Var, b *cfg.Block, k int) []Segment {
	t := tracer{Liveness: l, v: v, seen: make([]uint8, len(l.regs.f.Blocks))}
	if !t.writes(b, k) {
		return l.RangeBefore(v, b, k)
	}
	if segs := t.follow(b, k+1); segs != nil {
		return segs
	}
	return []Segment{{b, k, k}}
}

// RangeBefore returns the live range of v with the value that it has before instruction k of b,
// which may read and overwrite it; nil if v is dead there.
func (l *Liveness) RangeBefore(v Var, b *cfg.Block, k int) []Segment {
	if !l.LiveBefore(b, k, v) {
		return nil
	}
	t := tracer{Liveness: l, v: v, seen: make([]uint8, len(l.regs.f.Blocks))}
	return t.follow(b, k)
}

// A tracer follows a live range.
type tracer struct {
	*Liveness
	v    Var
	segs []Segment
	seen []uint8 // by block: 1 that its start, 2 that its end is part of the range
	work []int32 // block<<1, 1 more for its end
}

// follow returns the range that v is in before instruction k of b; nil if it is dead there.
func (t *tracer) follow(b *cfg.Block, k int) []Segment {
	t.around(b, k)
	for len(t.work) > 0 {
		w := t.work[len(t.work)-1]
		t.work = t.work[:len(t.work)-1]
		b := t.regs.f.Blocks[w>>1]
		if w&1 == 0 {
			t.around(b, 0)
		} else {
			t.around(b, len(b.Instrs))
		}
	}
	slices.SortFunc(t.segs, func(a, b Segment) int {
		if a.Block != b.Block {
			return int(a.Block.ID - b.Block.ID)
		}
		return a.From - b.From
	})
	return t.segs
}

// writes reports whether instruction k of b writes v.
func (t *tracer) writes(b *cfg.Block, k int) bool {
	for _, w := range t.regs.Words(t.regs.Number(b, k)) {
		if w.Write() && w.Var() == t.v {
			return true
		}
	}
	return false
}

// touch reports whether instruction k of b reads v, and whether it ends its value.
func (t *tracer) touch(b *cfg.Block, k int) (reads, ends bool) {
	for _, w := range t.regs.Words(t.regs.Number(b, k)) {
		switch {
		case w == ReadsAll:
			reads = true
		case w < 0 || w.Var() != t.v:
		case !w.Write():
			reads = true
		case !w.May():
			ends = true
		}
	}
	return reads, ends
}

// around adds the segment of b that contains the point before instruction k,
// and puts the blocks that it goes to on the list. It adds nothing if v is dead
// there, or if it has been there.
func (t *tracer) around(b *cfg.Block, k int) {
	if !t.LiveBefore(b, k, t.v) {
		return
	}
	s := Segment{b, -1, len(b.Instrs)}
	for n := k - 1; n >= 0; n-- {
		if _, ends := t.touch(b, n); ends {
			s.From = n
			break
		}
	}
	if !t.LiveOut(b, t.v) || t.endsAfter(b, k) {
		for n := k; n < len(b.Instrs); n++ {
			reads, ends := t.touch(b, n)
			if reads {
				s.To = n
			}
			if ends {
				break
			}
		}
	}
	if s.In() && t.seen[b.ID]&1 != 0 || s.Out() && t.seen[b.ID]&2 != 0 {
		return
	}
	t.segs = append(t.segs, s)
	if s.In() {
		t.seen[b.ID] |= 1
		for _, p := range t.regs.f.Preds.Succs(b.ID) {
			if t.seen[p]&2 == 0 {
				t.work = append(t.work, p<<1|1)
			}
		}
	}
	if s.Out() {
		t.seen[b.ID] |= 2
		for _, n := range t.regs.f.Graph.Succs(b.ID) {
			if t.seen[n]&1 == 0 && t.LiveIn(t.regs.f.Blocks[n], t.v) {
				t.work = append(t.work, n<<1)
			}
		}
	}
}

// endsAfter reports whether an instruction of b, from k on, ends the value of v.
func (t *tracer) endsAfter(b *cfg.Block, k int) bool {
	for n := k; n < len(b.Instrs); n++ {
		if _, ends := t.touch(b, n); ends {
			return true
		}
	}
	return false
}
