package ide

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// An Inlay is a short text that is shown in the line, at an offset of the
// document.
type Inlay struct {
	Off  int32
	Text string
	Doc  string // what it tells, in a sentence or two

	From, To int  // the part of Text that names something else of the document; the same if none does
	At       Span // where that is
}

// Inlays returns what is shown between the text of span: at labels the block's place in the graph;
// behind instructions the values that they read where these are known, and behind BSYNC and BREAK
// where the barrier is opened. Nothing is shown in the middle of an instruction, which has to be
// read as it is.
func (s *Snapshot) Inlays(ctx context.Context, span Span) (_ []Inlay, err error) {
	defer cancel.Catch(&err)
	s.lower(ctx)
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
			p := place{ctx: ctx, s: s, u: u, n: n, base: base, k: k, f: f}
			list = p.inlays(list, Span{Start: span.Start - base, End: span.End - base})
		}
	}
	return list, nil
}

// inlays appends those of p's function in span, which is of the section.
func (p *place) inlays(list []Inlay, span Span) []Inlay {
	for _, b := range p.f.Blocks {
		cancel.Poll(p.ctx)
		if b.Span.End < span.Start {
			continue
		}
		if b.Span.Start > span.End {
			break
		}
		p.b = b
		if at, ok := p.blockInlay(b); ok && span.Start <= at && at <= span.End {
			x := Inlay{Off: p.base + at, Text: p.blockText(b), Doc: blockDoc}
			if before, _, ok := strings.Cut(x.Text, idomText); ok {
				idom := p.f.Blocks[p.facts().BlockPlace(b).Idom]
				x.From = len(before + idomText)
				x.To, x.At = x.From+len(idom.Name()), p.head(idom)
			}
			list = append(list, x)
		}
		for k := range b.Instrs {
			i := &b.Instrs[k]
			at := b.InSection(i.Span)
			if at.End < span.Start || at.Start > span.End {
				continue
			}
			p.i, p.at = i, k
			end := p.base + p.behind(at.End)
			if text := p.values(); text != "" {
				list = append(list, Inlay{Off: end, Text: " " + text, Doc: valuesDoc})
			}
			if i.Flow == cfg.FlowBSYNC || i.Flow == cfg.FlowBREAK {
				list = p.openerInlays(list, i, end)
			}
		}
	}
	return list
}

// mostOpenerInlays is how many openers of a barrier one instruction shows: a text where each of many names each of many others
// has as many as the square of its lines.
const mostOpenerInlays = 4

// openerInlays appends those of instruction i, which closes or leaves a region, at end: where its barrier is opened.
func (p *place) openerInlays(list []Inlay, i *cfg.Instr, end int32) []Inlay {
	conv := p.facts().Convergence()
	x := conv.End(i)
	if x == nil {
		return list
	}
	for n, k := range x.Opened {
		if n == mostOpenerInlays {
			return append(list, Inlay{Off: end, Text: fmt.Sprintf(" … %d more", len(x.Opened)-n), Doc: openerDoc})
		}
		s := conv.Starts[k]
		text := fmt.Sprintf(" ← BSSY, line %d", p.line(s.Block, s.Instr))
		list = append(list, Inlay{end, text, openerDoc, len(" ← "), len(text), p.span(s.Block.InSection(s.Instr.OpSpan))})
	}
	return list
}

const idomText = " · idom " // in front of the name of the block that is it

const (
	blockDoc  = "RPO is the block's number in reverse postorder; idom is its immediate dominator, the last block that every path to it goes through."
	valuesDoc = "The registers that are read here and have one known value on every path."
	openerDoc = "Where the convergence barrier is set up: the lanes that do so wait for each other here."
)

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
	return p.behind(b.InSection(b.Instrs[0].Span).End), true
}

// behind returns where a hint of an instruction that ends at end goes: behind the encoding that a listing has in the same line, which
// stays in its column, /* 0x... */.
func (p *place) behind(end int32) int32 {
	line, _, _ := bytes.Cut(p.f.Src[end:], []byte("\n"))
	rest := bytes.TrimSpace(line)
	if bytes.HasPrefix(rest, []byte("/*")) && bytes.Index(rest, []byte("*/")) == len(rest)-2 {
		return end + int32(len(bytes.TrimRight(line, " \t\r")))
	}
	return end
}

func (p *place) blockText(b *cfg.Block) string {
	x := p.facts().BlockPlace(b)
	if x.Unreached != "" {
		return " " + x.Unreached
	}
	text := fmt.Sprintf(" RPO %d", x.RPO)
	if x.Idom >= 0 {
		text += idomText + p.f.Blocks[x.Idom].Name()
	}
	if x.Loop >= 0 {
		text += fmt.Sprintf(" · loop depth %d", x.LoopDepth)
	}
	return text
}

// values are the known values of the registers that the instruction reads, and does not write, each once: "R0=4, P0=true".
// Predicates are told only as guards: elsewhere they are read among others.
func (p *place) values() string {
	facts := p.facts()
	s, c := facts.SSA(), facts.Constants()
	n := s.Regs.Number(p.b, p.at)
	last := int8(cfg.ArgDescriptor - 1)
	var list []string
	written := map[analysis.Var]bool{}
	for _, w := range s.Regs.Words(n) {
		if w.Write() {
			written[w.Var()] = true
		}
	}
	for j, w := range s.Regs.Words(n) {
		arg, v := s.Regs.Args(n)[j], s.Values(n)[j]
		if v < 0 || w.Write() || arg == last || arg < cfg.ArgGuard {
			continue
		}
		last = arg
		reg := s.Regs.Regs[w.Var()]
		if written[w.Var()] {
			continue // behind the line its value there would be taken for the result
		}
		if pred := reg.IsPred(); pred != (arg == cfg.ArgGuard) || reg.Class == cfg.ClassB {
			continue
		}
		known := c.Value(v, p.b)
		x, ok := known.Const()
		if !ok {
			continue
		}
		text := p.f.Names.Reg(reg) + "=" + analysis.Exactly(x).Short()
		if reg.IsPred() {
			text = fmt.Sprintf("%s=%s", p.f.Names.Reg(reg), known.Truth())
		}
		if !slices.Contains(list, text) {
			list = append(list, text)
		}
	}
	return strings.Join(list, ", ")
}
