package ide

import (
	"fmt"
	"slices"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/optimizer"
)

// block describes b.
func (p *place) block(b *cfg.Block) string {
	f, facts := p.f, p.facts()
	var pg page
	pg.say("**Block** `%s`: %s.", b.Name(), strings.Join(p.role(b), "; "))
	if f.Reachable(b) {
		p.blockLanes(b, &pg)
	}
	p.blockRewrites(b, &pg)
	pg.fact(titled("predecessors", p.preds(b)), titled("successors", p.succs(b)))
	if f.Reachable(b) {
		idom, ipdom := "none, it is the entry", "none"
		if id := f.Dom.Idom[b.ID]; id >= 0 {
			idom = p.ref(f.Blocks[id])
		}
		if id := facts.PostDominators().Ipdom[b.ID]; id >= 0 {
			ipdom = p.ref(f.Blocks[id])
		}
		pg.fact(titled("idom", idom), titled("ipdom", ipdom))
	}
	p.loop(b, &pg)
	p.irreducible(b, &pg)
	if f.Reachable(b) {
		p.live(b, &pg)
	}
	numbers := []string{plural(len(b.Instrs), "instruction"), fmt.Sprintf("block %d of the function", b.ID)}
	if n := f.Order.Num[b.ID]; n >= 0 {
		numbers = append(numbers, fmt.Sprintf("RPO %d", n), fmt.Sprintf("dominator tree depth %d", f.Dom.Depth[b.ID]))
	}
	pg.detail(numbers...)
	p.loopDetail(b, &pg)
	if flags := facts.Flags(b); len(flags) > 0 && f.Reachable(b) {
		pg.detail(titled("flags of phase 3", "`"+strings.Join(flags, "` `")+"`"))
	}
	return pg.String()
}

// role says what b is in its function: unreachable, the entry, the header of a loop, cold.
func (p *place) role(b *cfg.Block) []string {
	f := p.f
	if !f.Reachable(b) {
		if p.facts().Unreachable(b) {
			return []string{"**unreachable**, no path from the entry leads to it"}
		}
		return []string{"no path from the entry to it is known, but not all control flow of the function is"}
	}
	var list []string
	if f.Dom.Idom[b.ID] < 0 {
		list = append(list, "the entry")
	}
	if n := f.Loops.LoopOf[b.ID]; n >= 0 {
		l := &f.Loops.Loops[n]
		depth := ""
		if l.Depth > 1 {
			depth = fmt.Sprintf(" at depth %d", l.Depth)
		}
		switch size := plural(len(f.Loops.Body(n)), "block"); {
		case l.Header == b.ID:
			list = append(list, "header of a loop of "+size+depth)
		case slices.Contains(l.Latches, b.ID):
			list = append(list, "latch of the loop of "+p.ref(f.Blocks[l.Header])+depth)
		default:
			list = append(list, "in the loop of "+p.ref(f.Blocks[l.Header])+depth)
		}
	} else if in := p.irreducibleOf(b); in != nil && f.Complete {
		is := "in an irreducible region of "
		if slices.Contains(in.Entries, b.ID) {
			is = "an entry of an irreducible region of "
		}
		list = append(list, is+plural(len(in.Blocks), "block"))
	} else if list == nil {
		list = append(list, "in no loop")
	}
	if c := p.facts().Cold(b); c.Why != analysis.NotCold {
		list = append(list, "cold, as "+md(c.Text(b)))
	}
	if b.Split() && f.Native {
		list = append(list, "it begins behind control flow, without a label")
	}
	return list
}

// blockRewrites says what the phases would do with b as a whole.
func (p *place) blockRewrites(b *cfg.Block, pg *page) {
	var in *analysis.IrreducibleRegion
	if p.f.Complete {
		in = p.irreducibleOf(b)
	}
	all := p.found().remarks
	for n := range all {
		r := &all[n]
		if r.Phase.Pass == optimizer.LoopMakeSingleEntry {
			if head := p.f.BlockAt(r.Span.Start); in != nil && head != nil && slices.Contains(in.Blocks, head.ID) {
				pg.rewrite(r)
			}
		} else if len(b.Labels) > 0 && slices.ContainsFunc(b.Labels, func(l cfg.Label) bool { return l.Span == r.Span }) || r.Span == b.Span ||
			r.Code == "unreachable-block" && r.Span.Start <= b.Span.Start && b.Span.End <= r.Span.End {
			pg.rewrite(r)
		}
	}
}

// facts returns the facts about the function of the place.
func (p *place) facts() *analysis.Facts { return p.found().facts.For(p.ctx) }

// found returns what was found in the function of the place.
func (p *place) found() *facts { return p.s.facts(p.ctx, p.u, p.k) }

// line is the number of the line that instruction i of b is on, counted from 1.
func (p *place) line(b *cfg.Block, i *cfg.Instr) int { return p.lineAt(b.InSection(i.OpSpan).Start) }

// lineAt is the number of the line of an offset of the section.
func (p *place) lineAt(off int32) int {
	line, _ := p.s.doc.Position(int(p.base+off), grammar.UTF8)
	return line + 1
}

// ref names a block, as a link to it, with notes in brackets; one without a label with its address or line, too.
func (p *place) ref(b *cfg.Block, notes ...string) string {
	line := p.lineAt(b.Span.Start)
	name := "`" + b.Name() + "`"
	if a := b.Addr(); b.Label() != "" {
		name = fmt.Sprintf("[%s](#L%d)", name, line)
	} else if a != cfg.NoAddr {
		notes = append([]string{fmt.Sprintf("[%#x](#L%d)", a, line)}, notes...)
	} else {
		notes = append([]string{lineLink(line)}, notes...)
	}
	if len(notes) == 0 {
		return name
	}
	return name + " (" + strings.Join(notes, ", ") + ")"
}

// maxEdges is how many edges into or out of a block a hover names.
const maxEdges = 16

func (p *place) preds(b *cfg.Block) string {
	var list []string
	ids := p.f.PredIDs(b)
	for n, id := range ids {
		if n > 0 && ids[n-1] == id {
			continue
		}
		if len(list) == maxEdges {
			list = append(list, fmt.Sprintf("… %d edges in all", len(ids)))
			break
		}
		var notes []string
		for s, kind := range p.f.Succs(p.f.Blocks[id]) {
			if s == b && p.f.BackEdge(p.f.Blocks[id], b, kind) {
				notes = []string{"back edge"}
				break
			}
		}
		list = append(list, p.ref(p.f.Blocks[id], notes...))
	}
	if list == nil {
		return "none"
	}
	return strings.Join(list, ", ")
}

func (p *place) succs(b *cfg.Block) string {
	var list []string
	count := len(p.f.Graph.Succs(b.ID))
	for s, kind := range p.f.Succs(b) {
		if len(list) == maxEdges {
			list = append(list, fmt.Sprintf("… %d edges in all", count))
			break
		}
		notes := []string{kind.String()}
		if p.f.BackEdge(b, s, kind) {
			notes = append(notes, "back edge")
		}
		list = append(list, p.ref(s, notes...))
	}
	if list == nil {
		return "none"
	}
	return strings.Join(list, ", ")
}
