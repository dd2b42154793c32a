package ide

import (
	"context"
	"slices"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// Highlights returns the occurrences of the label, or of the value of the register, at
// off; its definitions are writes. On the opcode of an instruction of control flow it
// returns what belongs to that: see [place.partners].
func (s *Snapshot) Highlights(ctx context.Context, off int) (_ []Highlight, err error) {
	defer cancel.Catch(&err)
	p := s.at(ctx, off)
	if hs, ok := p.registerUses(); ok {
		return hs, nil
	}
	var hs []Highlight
	if name, ok := p.symbol(); ok {
		at, ok := p.defined(name)
		for _, o := range p.uses(name) {
			hs = append(hs, Highlight{o, ok && o == at})
		}
		return hs, nil
	}
	if hs := p.partners(); hs != nil {
		return hs, nil
	}
	for n, o := range p.addressed(true) {
		hs = append(hs, Highlight{o, n == 0})
	}
	return hs, nil
}

// partners returns, on the opcode of an instruction of control flow, that opcode and what belongs to it: where a branch
// goes; what opens, closes and leaves a convergence region; what pushes a target and what pops it; the exits of the
// function. What opens or pushes is a write, and so is a label. Other opcodes have none.
func (p *place) partners() []Highlight {
	i := p.i
	if i == nil || p.arg != nil || !p.within(i.OpSpan) {
		return nil
	}
	var hs []Highlight
	opcode := func(b *cfg.Block, i *cfg.Instr, write bool) {
		h := Highlight{p.span(b.InSection(i.OpSpan)), write}
		if !slices.Contains(hs, h) {
			hs = append(hs, h)
		}
	}
	switch i.Flow {
	case cfg.FlowBranch, cfg.FlowIndex, cfg.FlowCall:
		opcode(p.b, i, false)
		for _, to := range p.goals() {
			hs = append(hs, Highlight{p.head(to), true})
		}
	case cfg.FlowBSSY, cfg.FlowBSYNC, cfg.FlowBREAK:
		conv := p.facts().Convergence()
		starts := conv.Openers(i)
		if i.Flow == cfg.FlowBSSY {
			starts = []analysis.RegionStart{{Block: p.b, Instr: i}}
		} else {
			opcode(p.b, i, false)
		}
		for _, s := range starts {
			opcode(s.Block, s.Instr, true)
			for _, x := range conv.EndsOf(s.Instr) {
				opcode(x.Block, x.Instr, false)
			}
		}
	case cfg.FlowPush, cfg.FlowPop:
		stacks := p.facts().Stacks()
		start, ok := analysis.RegionStart{Block: p.b, Instr: i}, true
		if i.Flow == cfg.FlowPop {
			opcode(p.b, i, false)
			start, ok = stacks.Popped(p.b)
		}
		if !ok {
			break
		}
		opcode(start.Block, start.Instr, true)
		for _, b := range p.f.Blocks {
			if s, ok := stacks.Popped(b); ok && s.Instr == start.Instr {
				opcode(b, b.Last(), false)
			}
		}
	case cfg.FlowExit, cfg.FlowRet, cfg.FlowKill:
		for _, b := range p.f.Blocks {
			for k := range b.Instrs {
				if x := &b.Instrs[k]; x.Flow == cfg.FlowExit || x.Flow == cfg.FlowRet || x.Flow == cfg.FlowKill {
					opcode(b, x, false)
				}
			}
		}
	}
	slices.SortFunc(hs, func(a, b Highlight) int { return int(a.Span.Start - b.Span.Start) })
	return hs
}

// goals are the blocks of the function that the branch at the place names.
func (p *place) goals() []*cfg.Block {
	if p.i.Flow == cfg.FlowIndex {
		var list []*cfg.Block
		for _, id := range p.f.Graph.Succs(p.b.ID) {
			if p.i.Conditional() && id == p.b.ID+1 {
				continue // where the others go on
			}
			list = append(list, p.f.Blocks[id])
		}
		return list
	}
	if to := p.f.TargetOf(p.i); to != nil {
		return []*cfg.Block{to}
	}
	return nil
}

// head is where a block is named: its first label, or the address of its first instruction.
func (p *place) head(b *cfg.Block) Span {
	switch {
	case len(b.Labels) > 0:
		return p.span(b.Labels[0].Span)
	case len(b.Instrs) == 0:
		return p.span(b.Span)
	}
	s := b.Instrs[0].Span
	text := p.f.Text(b.InSection(s))
	if n := strings.Index(text, "*/"); strings.HasPrefix(text, "/*") && n > 0 {
		s.End = s.Start + int32(n) + 2
	}
	return p.span(b.InSection(s))
}
