package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// touches are the instructions that read or write each register, by their numbers in the function, ascending.
type touches struct {
	reads, writes numbersOf // writes that are sure alone
	all           []int32   // those that read every register
}

// numbersOf are numbers by Var: those of v are at[start[v]:start[v+1]].
type numbersOf struct{ start, at []int32 }

func (n *numbersOf) of(v Var) []int32 { return n.at[n.start[v]:n.start[v+1]] }

// newTouches goes through the words twice: to count those of each register, and to put each at its place.
func newTouches(r *Registers) *touches {
	t := &touches{reads: numbersOf{start: make([]int32, r.Len()+2)}, writes: numbersOf{start: make([]int32, r.Len()+2)}} // shifted by one until filled
	list := func(w Word) *numbersOf {
		switch {
		case w < 0:
			return nil
		case !w.Write():
			return &t.reads
		case !w.May():
			return &t.writes
		}
		return nil
	}
	for _, w := range r.words {
		if l := list(w); l != nil {
			l.start[w.Var()+2]++
		}
	}
	for _, l := range []*numbersOf{&t.reads, &t.writes} {
		for k := 2; k < len(l.start); k++ {
			l.start[k] += l.start[k-1]
		}
		l.at = make([]int32, l.start[len(l.start)-1])
	}
	k := r.start[0]
	for n, end := range r.start[1:] {
		for ; k < end; k++ {
			w := r.words[k]
			if w == ReadsAll {
				t.all = append(t.all, int32(n))
			}
			if l := list(w); l != nil {
				l.at[l.start[w.Var()+1]] = int32(n)
				l.start[w.Var()+1]++
			}
		}
	}
	return t
}

// firstFrom returns the first of the ascending numbers that is at least n, or end if that is at least end.
func firstFrom(list []int32, n, end int32) int32 {
	if k, _ := slices.BinarySearch(list, n); k < len(list) {
		return min(list[k], end)
	}
	return end
}

// lastBefore returns the last of the ascending numbers that is less than n, or start-1 if that is less than start.
func lastBefore(list []int32, n, start int32) int32 {
	if k, _ := slices.BinarySearch(list, n); k > 0 {
		return max(list[k-1], start-1)
	}
	return start - 1
}

// FindTouches finds what every extent is found from, unless that is known. Time is linear in the instructions.
func (e *Extents) FindTouches() { e.once.Do(func() { e.touches = newTouches(e.live.regs) }) }

// segment returns the segment of b with the value that v has before instruction k; false if v is dead there. Time is logarithmic in
// the function.
func (e *Extents) segment(v Var, b *cfg.Block, k int) (Segment, bool) {
	l, r := e.live, e.live.regs
	e.FindTouches()
	t, first := e.touches, r.first[b.ID]
	reads, writes := t.reads.of(v), t.writes.of(v)
	from, end := first+int32(k), first+int32(len(b.Instrs))
	s := Segment{b, int(lastBefore(writes, from, first) - first), len(b.Instrs)}
	ends := firstFrom(writes, from, end)
	if ends == end && l.LiveOut(b, v) {
		return s, true
	}
	live := min(firstFrom(reads, from, end), firstFrom(t.all, from, end)) < ends
	if ends < end && !live { // it may read v before it writes it
		for _, w := range r.Words(ends) {
			if w >= 0 && w.Var() == v && w.Write() && !w.May() {
				break
			}
			live = live || w == ReadsAll || w >= 0 && w.Var() == v && !w.Write()
		}
	}
	if !live {
		return Segment{}, false
	}
	until := min(ends+1, end)
	s.To = int(max(lastBefore(reads, until, from), lastBefore(t.all, until, from)) - first)
	return s, true
}
