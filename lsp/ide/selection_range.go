package ide

import (
	"context"
	"sort"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// Selections returns what stands around off, from the inside out: the comment or the operand, the
// instruction, its block, the loops around that, the function, the file. Each is more text than the
// one before it and contains it. What is not there (no instruction on half a line, no loop) is left
// out; the file always is the last. Of a loop it is all text from its first block to its last in
// layout order, blocks that are not of the loop included; of more than maxLoops loops the innermost are told.
func (s *Snapshot) Selections(ctx context.Context, off int) ([]Span, error) {
	list, err := s.SelectionsAt(ctx, []int{off})
	if err != nil {
		return nil, err
	}
	return list[0], nil
}

// SelectionsAt returns [Snapshot.Selections] at each offset. What stands around several is looked for once.
func (s *Snapshot) SelectionsAt(ctx context.Context, offs []int) (list [][]Span, err error) {
	defer cancel.Catch(&err)
	x := selector{loops: map[loopAt]Span{}}
	for _, off := range offs {
		list = append(list, x.at(ctx, s, off))
	}
	return list, nil
}

// A selector has what stands around places.
type selector struct {
	loops   map[loopAt]Span // texts of loops
	comment Span            // the one that was found last, in the document
}

type loopAt struct {
	f *cfg.Func
	l int32
}

func (x *selector) at(ctx context.Context, s *Snapshot, off int) (list []Span) {
	p := s.at(ctx, off)
	add := func(sp Span) {
		sp = p.span(sp)
		if sp.Start > int32(off) || sp.End < int32(off) || sp.Len() == 0 {
			return
		}
		if n := len(list); n > 0 && (sp == list[n-1] || sp.Start > list[n-1].Start || sp.End < list[n-1].End) {
			return
		}
		list = append(list, sp)
	}
	if c := x.comment; int(c.Start) >= off || off >= int(c.End) {
		x.comment = p.span(p.comment())
	}
	add(Span{Start: x.comment.Start - p.base, End: x.comment.End - p.base})
	p.selectInBlock(add)
	if b := p.blockBefore(); b != nil {
		add(trimmed(p.u.Section.Src, b.Span))
		for l, n := p.f.Loops.LoopOf[b.ID], 0; l >= 0 && n < maxLoops; l, n = p.f.Loops.Loops[l].Parent, n+1 {
			at := loopAt{p.f, l}
			if _, known := x.loops[at]; !known {
				cancel.Poll(ctx)
				x.loops[at] = p.loopSpan(l)
			}
			add(x.loops[at])
		}
	}
	if p.f != nil {
		add(trimmed(p.u.Section.Src, p.f.Span))
	}
	all := Span{End: int32(s.doc.Len())}
	if n := len(list); n == 0 || list[n-1] != all {
		list = append(list, all)
	}
	return list
}

// selectInBlock adds what is around the place in a block: words and operands, the instruction.
func (p *place) selectInBlock(add func(Span)) {
	switch {
	case p.label != nil:
		add(p.label.Span)
	case p.i == nil:
		add(p.wordSpan())
	case p.arg != nil:
		add(p.wordSpan())
		add(p.b.InSection(p.arg.Span))
	case p.within(p.i.Guard.Span):
		add(p.b.InSection(p.i.Guard.Span))
	case p.within(p.i.OpSpan):
		add(p.b.InSection(p.i.OpSpan))
	}
	if p.i != nil {
		add(p.b.InSection(p.i.Span))
	}
}

// blockBefore returns the block that the place is in or, between blocks, the one before it; nil if
// there is none.
func (p *place) blockBefore() *cfg.Block {
	if p.b != nil || p.f == nil {
		return p.b
	}
	n := sort.Search(len(p.f.Blocks), func(n int) bool { return p.f.Blocks[n].Span.Start > p.off })
	if n == 0 {
		return nil
	}
	return p.f.Blocks[n-1]
}

// comment returns the comment that the place is in, up to the end of its line, as a span of the
// section; empty if it is in none.
func (p *place) comment() Span {
	sec := p.u.Section
	comments := sec.Comments()
	lo := p.off // where the one begins that goes on up to the place
	for lo > 0 && sec.Src[lo-1] != '\n' {
		lo--
	}
	for at := lo; at < p.off; at++ {
		if !comments.At(at) {
			lo = at + 1
		}
	}
	hi := p.off
	for int(hi) < len(sec.Src) && (hi == p.off || sec.Src[hi] != '\n') && comments.At(hi) {
		hi++
	}
	if hi == p.off {
		return Span{}
	}
	return trimmed(sec.Src, Span{Start: lo, End: hi})
}

// loopSpan is the text of loop l, in the section: from its first block to its last in layout order.
func (p *place) loopSpan(l int32) Span {
	body := p.f.Loops.Body(l)
	first, last := body[0], body[0]
	for _, id := range body {
		first, last = min(first, id), max(last, id)
	}
	return trimmed(p.u.Section.Src, Span{Start: p.f.Blocks[first].Span.Start, End: p.f.Blocks[last].Span.End})
}
