package ide

import (
	"fmt"
	"slices"
	"strings"

	"ori/analysis"
	"ori/cfg"
	"ori/grammar"
)

// A page is the text of a hover: paragraphs, each with one or more facts in a line.
type page struct {
	strings.Builder
	open bool // a paragraph has begun
}

// para begins a paragraph.
func (pg *page) para() {
	if pg.Len() > 0 {
		pg.WriteString("\n\n")
	}
	pg.open = false
}

// fact adds a fact with a name to the paragraph.
func (pg *page) fact(name, format string, args ...any) {
	if pg.open {
		pg.WriteString(" · ")
	}
	pg.open = true
	if name != "" {
		fmt.Fprintf(pg, "**%s** ", name)
	}
	fmt.Fprintf(pg, format, args...)
}

// block describes b.
func (p *place) block(b *cfg.Block) string {
	f, facts := p.f, p.facts()
	var pg page
	pg.fact("block", "`%s`", b.Name())
	pg.fact("", "bix%d", b.ID)
	if n := f.Order.Num[b.ID]; n >= 0 {
		pg.fact("", "RPO %d", n)
	} else {
		pg.fact("", "not reachable from the entry")
	}
	pg.fact("", "%s", plural(len(b.Instrs), "instruction"))
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
	if f.Reachable(b) {
		p.lanes(b, &pg)
		p.live(b, &pg)
	}
	if flags := facts.ControlFlow().Flags(b); len(flags) > 0 {
		pg.para()
		pg.fact("flags", "`%s`", strings.Join(flags, "` `"))
	}
	return pg.String()
}

// facts returns the facts about the function of the place.
func (p *place) facts() *analysis.Facts { return p.s.facts(p.u, p.k).facts }

func plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// lanes tells which lanes run b, and what they wait for.
func (p *place) lanes(b *cfg.Block, pg *page) {
	facts := p.facts()
	pg.para()
	if from := facts.Uniformity().Divergent(b); from != nil {
		pg.fact("lanes", "some of those that the branch of %s may part", p.ref(from))
	} else {
		pg.fact("lanes", "all that are in the warp")
	}
	var open []string
	for _, s := range facts.Convergence().Active(b) {
		open = append(open, fmt.Sprintf("`%s` of line %d", p.f.Names.Reg(s.Instr.Args[0].Reg), p.line(s.Block, s.Instr)))
	}
	for _, s := range facts.Stacks().Active(b) {
		open = append(open, fmt.Sprintf("`%s` of line %d", s.Instr.Op.Name, p.line(s.Block, s.Instr)))
	}
	if open != nil {
		pg.fact("open", "%s", strings.Join(few(open), ", "))
	}
}

// live tells which registers are live at b's ends, and how many are occupied in it.
func (p *place) live(b *cfg.Block, pg *page) {
	l := p.facts().Ranges()
	list := func(vars []analysis.Var) string {
		if len(vars) == 0 {
			return "none"
		}
		return fmt.Sprintf("%d: `%s`", len(vars), strings.Join(registers(l.Registers(), p.f, vars), "` `"))
	}
	var in, out []analysis.Var
	for v := range l.In(b) {
		in = append(in, v)
	}
	for v := range l.Out(b) {
		out = append(out, v)
	}
	pg.para()
	pg.fact("live in", "%s", list(in))
	pg.para()
	pg.fact("live out", "%s", list(out))
	var most []string
	for c, n := range p.facts().Pressure().Blocks[b.ID] {
		if n > 0 {
			most = append(most, fmt.Sprintf("%d %s", n, cfg.RegClass(c)))
		}
	}
	if most != nil {
		pg.fact("at most", "%s", strings.Join(most, ", "))
	}
}

// registers names registers in order, runs of them shortened: R0-R3, P0.
func registers(r *analysis.Registers, f *cfg.Func, vars []analysis.Var) []string {
	vars = r.Sorted(vars)
	var names []string
	for n := 0; n < len(vars); {
		first := r.Regs[vars[n]]
		k := n + 1
		for k < len(vars) && first.Num < cfg.FirstNamed && r.Regs[vars[k]].Class == first.Class && r.Regs[vars[k]].Num == first.Num+int32(k-n) {
			k++
		}
		name := f.Names.Reg(first)
		if k-n > 2 {
			names = append(names, name+"-"+f.Names.Reg(r.Regs[vars[k-1]]))
		} else {
			for _, v := range vars[n:k] {
				names = append(names, f.Names.Reg(r.Regs[v]))
			}
		}
		n = k
	}
	return few(names)
}

// few shortens a long list.
func few(list []string) []string {
	const most = 16
	if len(list) <= most {
		return list
	}
	return append(list[:most-1:most-1], fmt.Sprintf("… %d more", len(list)-most+1))
}

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

// loop adds what is known of the loops around b.
func (p *place) loop(b *cfg.Block, pg *page) {
	f := p.f
	n := f.Loops.LoopOf[b.ID]
	if n < 0 {
		return
	}
	l := &f.Loops.Loops[n]
	pg.para()
	pg.fact("loop", "depth %d", l.Depth)
	if l.Header != b.ID {
		pg.fact("header", "%s", p.ref(f.Blocks[l.Header]))
		if slices.Contains(l.Latches, b.ID) {
			pg.fact("", "this is a latch")
		}
		return
	}
	pg.fact("", "this is its header")
	pg.fact("", "%s", plural(len(f.Loops.Body(n)), "block"))
	x := analysis.LoopShape(f, n)
	pg.para()
	pg.fact("latches", "%s", p.refs(l.Latches))
	pg.fact("exits", "%s", p.refs(x.Exits))
	if x.Preheader >= 0 {
		pg.fact("preheader", "%s", p.ref(f.Blocks[x.Preheader]))
	} else {
		pg.fact("preheader", "none: %s", x.NoPreheader)
	}
	pg.para()
	pg.fact("latch RPO", "%d", x.LatchRPO)
	if x.LoopExitRPO >= 0 {
		pg.fact("loop-exit RPO", "%d", x.LoopExitRPO)
	}
	if len(x.Extra)+len(x.Missing) > 0 {
		pg.fact("", "ptxas takes RPO %d to %d for the loop, which has %s more and %s fewer", x.First, x.Last, plural(len(x.Extra), "block"), plural(len(x.Missing), "block"))
	}
}

// refs names blocks; "none" if there are none.
func (p *place) refs(ids []int32) string {
	var list []string
	for _, id := range ids {
		list = append(list, p.ref(p.f.Blocks[id]))
	}
	if list == nil {
		return "none"
	}
	return strings.Join(few(list), ", ")
}
