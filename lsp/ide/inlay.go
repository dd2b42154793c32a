package ide

import (
	"bytes"
	"fmt"

	"ori/analysis"
	"ori/cfg"
)

// An Inlay is a short text that is shown in the line, at an offset of the
// document.
type Inlay struct {
	Off  int32
	Text string
}

// Inlays returns what is shown between the text of span: at labels the block's
// place in the graph, after registers their value where it is known, at BSYNC and
// BREAK where the barrier is opened.
func (s *Snapshot) Inlays(span Span) []Inlay {
	s.lower()
	var list []Inlay
	for n, u := range s.units {
		off, _ := s.doc.SectionStart(n)
		base := int32(off)
		if base > span.End || base+int32(len(u.Section.Src)) < span.Start {
			continue
		}
		for k, f := range u.Funcs {
			if f.Span.Start+base > span.End || f.Span.End+base < span.Start {
				continue
			}
			p := place{s: s, u: u, n: n, base: base, k: k, f: f}
			list = p.inlays(list, Span{Start: span.Start - base, End: span.End - base})
		}
	}
	return list
}

// inlays appends those of p's function in span, which is of the section.
func (p *place) inlays(list []Inlay, span Span) []Inlay {
	for _, b := range p.f.Blocks {
		if b.Span.End < span.Start {
			continue
		}
		if b.Span.Start > span.End {
			break
		}
		p.b = b
		if at, ok := p.blockInlay(b); ok && span.Start <= at && at <= span.End {
			list = append(list, Inlay{p.base + at, p.blockText(b)})
		}
		for k := range b.Instrs {
			i := &b.Instrs[k]
			at := b.InSection(i.Span)
			if at.End < span.Start || at.Start > span.End {
				continue
			}
			p.i, p.at = i, k
			list = p.values(list)
			if i.Flow == cfg.FlowBSYNC || i.Flow == cfg.FlowBREAK {
				for _, s := range p.facts().Convergence().Openers(i) {
					list = append(list, Inlay{p.base + b.InSection(i.Args[len(i.Args)-1].Span).End, fmt.Sprintf(" ← BSSY, line %d", p.line(s.Block, s.Instr))})
				}
			}
		}
	}
	return list
}

// blockInlay returns where the hint of block b goes: after its last label, or after the
// first instruction of a block that a listing without labels branches to.
func (p *place) blockInlay(b *cfg.Block) (int32, bool) {
	if n := len(b.Labels); n > 0 {
		at := b.Labels[n-1].Span.End
		for int(at) < len(p.f.Src) && (p.f.Src[at] == ':' || p.f.Src[at] == ' ') {
			at++
		}
		for at > 0 && p.f.Src[at-1] == ' ' {
			at--
		}
		return at, true
	}
	if b.Split() || len(b.Instrs) == 0 {
		return 0, false
	}
	return b.InSection(b.Instrs[0].Span).End, true
}

func (p *place) blockText(b *cfg.Block) string {
	f := p.f
	switch {
	case p.facts().Unreachable(b):
		return " unreachable"
	case !f.Reachable(b):
		return " no path from the entry is known"
	}
	text := fmt.Sprintf(" RPO %d", f.Order.Num[b.ID])
	if id := f.Dom.Idom[b.ID]; id >= 0 {
		text += " · idom " + f.Blocks[id].Name()
	}
	if l := f.Loops.LoopOf[b.ID]; l >= 0 {
		text += fmt.Sprintf(" · loop depth %d", f.Loops.Loops[l].Depth)
	}
	return text
}

// values appends the known values of the registers that the instruction reads.
// Predicates are told only as guards: elsewhere they are read among others.
func (p *place) values(list []Inlay) []Inlay {
	facts := p.facts()
	s, c := facts.SSA(), facts.Constants()
	n := s.Regs.Number(p.b, p.at)
	last := int8(cfg.ArgDescriptor - 1)
	for j, w := range s.Regs.Words(n) {
		arg, v := s.Regs.Args(n)[j], s.Values(n)[j]
		if v < 0 || w.Write() || arg == last || arg < cfg.ArgGuard {
			continue
		}
		last = arg
		pred := s.Regs.Regs[w.Var()].IsPred()
		if pred != (arg == cfg.ArgGuard) || s.Regs.Regs[w.Var()].Class == cfg.ClassB {
			continue
		}
		known := c.Value(v, p.b)
		x, ok := known.Const()
		if !ok {
			continue
		}
		if pred {
			list = append(list, Inlay{p.base + p.b.InSection(p.i.Guard.Span).End, fmt.Sprintf("=%s", known.Truth())})
			continue
		}
		list = append(list, Inlay{p.base + p.b.InSection(p.i.Args[arg].Span).Start + p.afterRegister(int(arg), s.Regs.Regs[w.Var()]), "=" + analysis.Exactly(x).Short()})
	}
	return list
}

// afterRegister returns where in operand arg the value of r is shown: at its end, in an address
// directly after the register.
func (p *place) afterRegister(arg int, r cfg.Reg) int32 {
	span := p.b.InSection(p.i.Args[arg].Span)
	text := p.f.Src[span.Start:span.End]
	name := p.f.Names.Reg(r)
	open := bytes.IndexByte(text, '[')
	if open < 0 {
		return int32(len(text))
	}
	for at := open + 1; at < len(text); {
		if !cfg.IsNameByte(text[at]) {
			at++
			continue
		}
		word := at
		for at < len(text) && cfg.IsNameByte(text[at]) {
			at++
		}
		if string(text[word:at]) != name {
			continue
		}
		for at < len(text) && (text[at] == '.' || cfg.IsNameByte(text[at])) {
			at++
		}
		return int32(at)
	}
	return int32(len(text))
}
