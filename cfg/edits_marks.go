package cfg

import (
	"cmp"
	"iter"
	"slices"
	"sort"

	"github.com/ori-lang/ori/cfg/cancel"
)

// begins returns the blocks of the text of which blocks that .cold or .weight marks now are what is left.
func (d *diff) begins() map[*Block]bool {
	var left map[*Block]bool
	for b := range d.now {
		cancel.Poll(d.ctx)
		if !b.marked() {
			continue
		}
		if left == nil {
			left = map[*Block]bool{}
		}
		left[d.f.blockInText(b.firstInText())] = true
	}
	return left
}

// firstInText returns where the first instruction of b that is in the text stands there, or else
// its first label, -1 if there is none.
func (b *Block) firstInText() int32 {
	for k := range b.Instrs {
		if s := b.Instrs[k].Span; s.Len() > 0 {
			return b.InSection(s).Start
		}
	}
	for _, l := range b.Labels[min(int(b.joined), len(b.Labels)):] {
		if l.Span.Len() > 0 {
			return l.Span.Start
		}
	}
	return -1
}

// blockInText returns the block of f that the text has at offset at, or nil.
func (f *Func) blockInText(at int32) *Block {
	for _, list := range [...][]*Block{f.Blocks, f.pad} {
		if n := sort.Search(len(list), func(n int) bool { return list[n].Span.End > at }); n < len(list) && list[n].Span.Start <= at {
			return list[n]
		}
	}
	return nil
}

// marked reports whether .cold or .weight marks b.
func (b *Block) marked() bool { return b.Cold || b.Weight != 0 }

// unmark returns the directives that mark b, with their lines where they stand alone, if no marked
// block is left of it.
func (f *Func) unmark(b *Block, begins map[*Block]bool) []Span {
	if begins[b] {
		return nil
	}
	end := b.Span.End
	if len(b.Instrs) > 0 {
		end = b.InSection(b.Instrs[0].Span).Start
	}
	var marks []Span
	for _, m := range f.marksIn(f.endAbove(b.Span.Start), end) {
		marks = append(marks, f.wholeLine(m))
	}
	return marks
}

// marksIn returns the marks of blocks between two offsets.
func (f *Func) marksIn(start, end int32) []Span {
	first, _ := slices.BinarySearchFunc(f.marks, start, func(m Span, at int32) int { return cmp.Compare(m.Start, at) })
	last, _ := slices.BinarySearchFunc(f.marks, end, func(m Span, at int32) int { return cmp.Compare(m.Start, at) })
	return f.marks[first:max(first, last)]
}

// endAbove returns where the block in the text of f ends that stands above offset at, the start of
// f if none does.
func (f *Func) endAbove(at int32) int32 {
	root := f
	if f.origin != nil {
		root = f.origin
	}
	end := f.Span.Start
	for _, list := range [...][]*Block{root.Blocks, root.pad} {
		if n := sort.Search(len(list), func(n int) bool { return list[n].Span.Start >= at }); n > 0 {
			end = max(end, list[n-1].Span.End)
		}
	}
	return end
}

// directivesIn yields the directives of f that begin in s, without the ends of their lines.
func (f *Func) directivesIn(s Span) iter.Seq[Span] {
	return func(yield func(Span) bool) {
		n := sort.Search(len(f.directives), func(n int) bool { return f.directives[n].Start >= s.Start })
		for _, d := range f.directives[n:] {
			if d.Start >= s.End || !yield(d) {
				return
			}
		}
	}
}
