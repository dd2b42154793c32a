package ide

import (
	"context"

	"github.com/ori-lang/ori/cfg"
)

// A place is what stands at an offset of the document.
type place struct {
	ctx  context.Context // of who asks
	s    *Snapshot
	u    *unit
	n    int   // of the section
	base int32 // of the section in the document
	off  int32 // in the section

	k     int // index of the function in u, -1 outside of functions
	f     *cfg.Func
	b     *cfg.Block
	i     *cfg.Instr
	at    int          // index of i in b
	label *cfg.Label   // under the offset
	arg   *cfg.Operand // under the offset
}

// at finds what stands at offset off of the document, for one who waits until ctx is done.
func (s *Snapshot) at(ctx context.Context, off int) place {
	s.lower(ctx)
	n := s.doc.SectionAt(off)
	base, _ := s.doc.SectionStart(n)
	p := place{ctx: ctx, s: s, u: s.units[n], n: n, base: int32(base), off: int32(off - base)}
	p.k = p.u.FuncAt(p.off)
	if p.k < 0 {
		return p
	}
	p.f = p.u.Funcs[p.k]
	p.b = p.f.BlockAt(p.off)
	if p.b == nil {
		return p
	}
	for n := range p.b.Labels {
		if l := &p.b.Labels[n]; l.Span.Start <= p.off && p.off <= l.Span.End {
			p.label = l
			return p
		}
	}
	p.at, p.i = instrAt(p.b, p.off)
	if p.i == nil {
		return p
	}
	for n := range p.i.Args {
		if a := &p.i.Args[n]; p.within(a.Span) {
			p.arg = a
		}
	}
	return p
}

// instrAt returns the instruction of b that offset off of the section is in.
func instrAt(b *cfg.Block, off int32) (int, *cfg.Instr) {
	off -= b.Base
	lo, hi := 0, len(b.Instrs)
	for lo < hi {
		if m := (lo + hi) / 2; b.Instrs[m].Span.End < off {
			lo = m + 1
		} else {
			hi = m
		}
	}
	if lo < len(b.Instrs) && b.Instrs[lo].Span.Start <= off {
		return lo, &b.Instrs[lo]
	}
	return -1, nil
}

// within reports whether the place is in a span of its instruction.
func (p *place) within(s Span) bool {
	off := p.off - p.b.Base
	return s.Start <= off && off <= s.End && s.Len() > 0
}

// span turns a span of the section into one of the document.
func (p *place) span(s Span) Span { return Span{Start: s.Start + p.base, End: s.End + p.base} }

// instrSpan turns a span of the instruction into one of the document.
func (p *place) instrSpan(s Span) Span { return p.span(p.b.InSection(s)) }

// target returns the block that is named at the place: the label itself, or the
// operand of a branch. A block's head, which is the address of its first
// instruction, names the block too.
func (p *place) target() *cfg.Block {
	switch {
	case p.b == nil:
		return nil
	case p.label != nil:
		return p.b
	case p.i == nil:
		return nil
	case p.arg != nil && p.i.Code >= 0 && p.arg == &p.i.Args[p.i.Code]:
		return p.f.TargetOf(p.i)
	case p.arg != nil && p.arg.Kind == cfg.LabelOperand:
		return p.f.Block(p.arg.Sym())
	}
	return p.f.Block(p.word())
}

// word returns the name the offset is in, or "".
func (p *place) word() string {
	at := p.wordSpan()
	return string(p.u.Section.Src[at.Start:at.End])
}

// wordSpan is where that name stands in the section; empty if there is none.
func (p *place) wordSpan() Span {
	src := p.u.Section.Src
	from, to := int(p.off), int(p.off)
	for from > 0 && cfg.IsNameByte(src[from-1]) {
		from--
	}
	for to < len(src) && cfg.IsNameByte(src[to]) {
		to++
	}
	return Span{Start: int32(from), End: int32(to)}
}
