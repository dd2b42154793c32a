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
	f, x := p.f, p.facts().BlockFacts(b)
	var pg page
	pg.say("**Block** `%s`: %s.", x.Name, strings.Join(p.role(b, &x), "; "))
	if x.Unreached == "" {
		p.blockLanes(b, &pg)
	}
	p.blockRewrites(b, &x, &pg)
	pg.fact(titled("predecessors", p.preds(&x)), titled("successors", p.succs(&x)))
	if x.Unreached == "" {
		if f.Incomplete() != "" {
			pg.fact("not all edges of the function are known: predecessors, dominators and loops are those of the edges that are")
		}
		idom, ipdom := "none, it is the entry", "none"
		if x.Idom >= 0 {
			idom = p.ref(f.Blocks[x.Idom])
		}
		if x.Ipdom >= 0 {
			ipdom = p.ref(f.Blocks[x.Ipdom])
		}
		pg.fact(titled("idom", idom), titled("ipdom", ipdom))
	}
	p.loop(&x, &pg)
	if x.Irreducible != nil {
		pg.fact(titled("entries of the irreducible region", p.refs(x.Irreducible.Entries)))
	}
	if x.Unreached == "" {
		p.live(b, &pg)
	}
	numbers := []string{plural(x.Instructions, "instruction"), fmt.Sprintf("block %d of the function", x.Bix)}
	if x.RPO >= 0 {
		numbers = append(numbers, fmt.Sprintf("RPO %d", x.RPO), fmt.Sprintf("dominator tree depth %d", x.DomDepth))
	}
	pg.detail(numbers...)
	p.loopDetail(&x, &pg)
	if len(x.Flags) > 0 && x.Unreached == "" {
		flags := "`" + strings.Join(x.Flags, "` `") + "`"
		if x.Loop < 0 && x.Irreducible == nil && slices.Contains(x.Flags, "IN_LOOP") {
			flags += "; `IN_LOOP` goes by the order of blocks, from the header of a loop to its exit"
		}
		pg.detail(titled("flags of phase 3, AnalyzeControlFlow", flags))
	}
	return pg.String()
}

// role says what a block is in its function.
func (p *place) role(b *cfg.Block, x *analysis.BlockFacts) []string {
	switch x.Unreached {
	case analysis.Unreachable:
		return []string{"**unreachable**, no path from the entry leads to it"}
	case analysis.PathUnknown:
		return []string{"no path from the entry to it is known, but not all control flow of the function is"}
	}
	list := x.Roles(func(bix int32) string { return p.ref(p.f.Blocks[bix]) }, md)
	if list == nil {
		list = []string{"in no loop"}
		if p.f.Incomplete() != "" {
			list = []string{"in no loop that is known"}
		}
	}
	if b.Split() && p.f.Native {
		list = append(list, "it begins after control flow, without a label")
	}
	return list
}

// blockRewrites says what the phases would do with b as a whole.
func (p *place) blockRewrites(b *cfg.Block, x *analysis.BlockFacts, pg *page) {
	list := p.on(nil, 0, b.Span.Start, b.Span.End)
	for _, l := range b.Labels {
		list = p.on(list, l.Span.Start, l.Span.Start, l.Span.End)
	}
	in := x.Irreducible
	if in != nil {
		first, last := p.f.Blocks[in.Blocks[0]], p.f.Blocks[in.Blocks[len(in.Blocks)-1]]
		list = p.singleEntries(list, first.Span.Start, last.Span.End)
	}
	of := func(r *optimizer.Remark) bool {
		switch {
		case !isReported(r):
			return false
		case r.Phase.Pass == optimizer.LoopMakeSingleEntry:
			if head := p.f.BlockAt(r.Span.Start); in != nil && head != nil {
				_, ok := slices.BinarySearch(in.Blocks, head.ID)
				return ok
			}
			return false
		}
		return slices.ContainsFunc(b.Labels, func(l cfg.Label) bool { return l.Span == r.Span }) || r.Span == b.Span ||
			r.Code == "unreachable-block" && r.Span.Start <= b.Span.Start && b.Span.End <= r.Span.End
	}
	for _, r := range p.remarksOn(list, of) {
		p.rewrite(pg, r)
	}
}

// facts returns the facts about the function of the place.
func (p *place) facts() *analysis.Facts { return p.s.about(p.ctx, p.u, p.k) }

// found returns what was found in the function of the place.
func (p *place) found() *facts { return p.s.facts(p.ctx, p.u, p.k) }

// line is the number of the line that instruction i of b is on, counted from 1.
func (p *place) line(b *cfg.Block, i *cfg.Instr) int { return p.lineAt(b.InSection(i.OpSpan).Start) }

// lineAt is the number of the line of an offset of the section.
func (p *place) lineAt(off int32) int {
	line, _ := p.s.doc.Position(int(p.base+off), grammar.UTF8)
	return line + 1
}

// ref names a block, as a link to it, with notes in brackets; one without a label with its address
// or line, too.
func (p *place) ref(b *cfg.Block, notes ...string) string {
	if b == analysis.LaneEnds || b == analysis.LaneReturns {
		return "`" + b.Name() + "`"
	}
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

func (p *place) preds(x *analysis.BlockFacts) string {
	var list []string
	for n, id := range x.Preds {
		if n > 0 && x.Preds[n-1] == id {
			continue
		}
		if len(list) == maxEdges {
			list = append(list, fmt.Sprintf("… %d edges in all", len(x.Preds)))
			break
		}
		from := p.f.Blocks[id]
		var notes []string
		for s, kind := range p.f.Succs(from) {
			if s.ID == x.Bix && p.f.BackEdge(from, s, kind) {
				notes = []string{"back edge"}
				break
			}
		}
		list = append(list, p.ref(from, notes...))
	}
	switch {
	case list == nil && (!p.f.Complete || p.f.IndirectEntry(p.f.Blocks[x.Bix])):
		return "none that is known"
	case list == nil:
		return "none"
	}
	return strings.Join(list, ", ")
}

func (p *place) succs(x *analysis.BlockFacts) string {
	var list []string
	for _, e := range x.Succs {
		if len(list) == maxEdges {
			list = append(list, fmt.Sprintf("… %d edges in all", len(x.Succs)))
			break
		}
		notes := []string{e.Kind.String()}
		if e.Back {
			notes = append(notes, "back edge")
		}
		list = append(list, p.ref(p.f.Blocks[e.To], notes...))
	}
	for _, u := range p.f.Unresolved {
		if u.Instr == nil || u.Block == nil || u.Block.ID != x.Bix {
			continue
		}
		what := "maybe others, that are not known: "
		if u.Instr == u.Block.Last() && u.Instr.Flow != cfg.FlowNone {
			what = "others, that are not known: "
		}
		list = append(list, what+md(u.Why))
		break
	}
	if list == nil {
		return "none"
	}
	return strings.Join(list, ", ")
}
