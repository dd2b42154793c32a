package cfg

import (
	"iter"
	"sort"
	"strings"
)

// begins returns the blocks of the text of which blocks that .cold or .weight marks now are what is left.
func (d *diff) begins() map[*Block]bool {
	var left map[*Block]bool
	for b := range d.now {
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

// firstInText returns where the first instruction of b that is in the text stands there, or else its first label, -1 if there is none.
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

// places yields the lines in the text of the labels of b and of its first instruction.
func (f *Func) places(b *Block) iter.Seq[Span] {
	return func(yield func(Span) bool) {
		for _, l := range b.Labels {
			if l.Span.Len() > 0 && !yield(f.wholeLine(l.Span)) {
				return
			}
		}
		if len(b.Instrs) > 0 && b.Instrs[0].Line.Len() > 0 {
			yield(b.InSection(b.Instrs[0].Line))
		}
	}
}

// unmark returns the directives that mark b if no marked block is left of it.
func (f *Func) unmark(b *Block, begins map[*Block]bool) []Span {
	if begins[b] {
		return nil
	}
	var marks []Span
	for p := range f.places(b) {
		if s := (Span{Start: directives(f.Src, p.Start), End: p.Start}); s.Len() > 0 {
			marks = append(marks, s)
		}
	}
	return marks
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

// directives returns where the lines above at begin that mark the block there: .cold and
// .weight.
func directives(src []byte, at int32) int32 {
	for at == lineStart(src, at) && at > 0 {
		above := at - 1
		if above > 0 && src[above] == '\n' && src[above-1] == '\r' {
			above--
		}
		start := lineStart(src, above)
		if line := strings.TrimSpace(string(src[start:above])); !strings.HasPrefix(line, ".cold") && !strings.HasPrefix(line, ".weight") {
			break
		}
		at = start
	}
	return at
}
