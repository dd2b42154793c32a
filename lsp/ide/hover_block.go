package ide

import (
	"fmt"
	"strings"

	"ori/analysis"
	"ori/cfg"
	"ori/grammar"
)

// block describes b.
func (p *place) block(b *cfg.Block) string {
	f, facts := p.f, p.facts()
	var pg page
	pg.fact("block", "`%s`", b.Name())
	pg.fact("", "bix%d", b.ID)
	if why := p.unreached(b); why != "" {
		pg.fact("", "%s", why)
	} else {
		pg.fact("", "RPO %d", f.Order.Num[b.ID])
	}
	pg.fact("", "%s", plural(len(b.Instrs), "instruction"))
	if c := facts.Cold(b); c.Why != analysis.NotCold {
		pg.para()
		pg.fact("cold", "%s", c.Text(b))
	}
	if b.Split() {
		pg.para()
		pg.fact("", "begins after control flow, without a label: phase 6 splits here")
	}
	if f.Reachable(b) {
		pg.para()
		if id := f.Dom.Idom[b.ID]; id >= 0 {
			pg.fact("idom", "%s, depth %d", p.ref(f.Blocks[id]), f.Dom.Depth[b.ID])
		} else {
			pg.fact("idom", "none: the entry")
		}
		if id := facts.PostDominators().Ipdom[b.ID]; id >= 0 {
			pg.fact("ipdom", "%s", p.ref(f.Blocks[id]))
		} else {
			pg.fact("ipdom", "none: the end")
		}
	}
	pg.para()
	pg.fact("from", "%s", p.preds(b))
	pg.para()
	pg.fact("to", "%s", p.succs(b))
	p.loop(b, &pg)
	p.irreducible(b, &pg)
	if f.Reachable(b) {
		p.lanes(b, &pg)
		p.live(b, &pg)
	}
	if flags := facts.Flags(b); len(flags) > 0 {
		pg.para()
		pg.fact("flags", "`%s`", strings.Join(flags, "` `"))
	}
	return pg.String()
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

// ref names a block with its number.
func (p *place) ref(b *cfg.Block) string {
	if b.Label() == "" {
		if a := b.Addr(); a != cfg.NoAddr {
			return fmt.Sprintf("`%s` (%#x)", b.Name(), a)
		}
		return "`" + b.Name() + "`"
	}
	return fmt.Sprintf("`%s` (bix%d)", b.Name(), b.ID)
}

func (p *place) preds(b *cfg.Block) string {
	var list []string
	ids := p.f.PredIDs(b)
	for n, id := range ids {
		if n > 0 && ids[n-1] == id {
			continue
		}
		if len(list) == 16 {
			list = append(list, fmt.Sprintf("… %d edges in all", len(ids)))
			break
		}
		name := p.ref(p.f.Blocks[id])
		for s, kind := range p.f.Succs(p.f.Blocks[id]) {
			if s == b && p.f.BackEdge(p.f.Blocks[id], b, kind) {
				name += " back edge"
				break
			}
		}
		list = append(list, name)
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
		if len(list) == 16 {
			list = append(list, fmt.Sprintf("… %d in all", count))
			break
		}
		name := p.ref(s) + " " + kind.String()
		if p.f.BackEdge(b, s, kind) {
			name += ", back edge"
		}
		list = append(list, name)
	}
	if list == nil {
		return "none"
	}
	return strings.Join(list, ", ")
}
