package ide

import (
	"fmt"
	"strings"

	"ori/analysis"
	"ori/cfg"
)

// lanes tells which lanes run b, and what they wait for.
func (p *place) lanes(b *cfg.Block, pg *page) {
	facts := p.facts()
	pg.para()
	if from := facts.Uniformity().Divergent(b); from != nil {
		pg.fact("lanes", "some of those that diverge at the branch of %s", p.ref(from))
	} else if from, ok := facts.Uniformity().FullWarp(b); ok {
		pg.fact("lanes", "all of the warp: %s begins where its mask was compared, or BRA.DIV asked", p.ref(from))
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

// divergence tells whether the branch at the place may diverge, and why.
func (p *place) divergence(sb *strings.Builder) {
	if !p.i.Conditional() && p.i.Flow != cfg.FlowIndex {
		return
	}
	u := p.facts().Uniformity()
	if !u.Diverges(p.b) {
		sb.WriteString("\n**lanes** uniform: all go the same way")
		if t := p.f.Target; t != nil && t.UniRegs > 0 && p.i.Op.Name == "BRA" && !p.i.HasMod("U") {
			sb.WriteString("; a candidate for the uniform branch, BRA.U")
		}
		sb.WriteByte('\n')
		return
	}
	sb.WriteString("\n**lanes** divergent: the branch may diverge\n")
	pg := page{}
	p.steps(&pg, u.ExplainBranch(p.b))
	sb.WriteString(strings.TrimLeft(pg.String(), "\n") + "\n")
}

// uniformity tells whether the value differs between lanes, and why.
func (p *place) uniformity(pg *page, v analysis.Value) {
	u := p.facts().Uniformity()
	pg.para()
	if !u.Varies(v, p.b) {
		pg.fact("lanes", "uniform: the same in all lanes")
		return
	}
	pg.fact("lanes", "varying")
	p.steps(pg, u.Explain(v, p.b))
}

// steps lists the links of an explanation.
func (p *place) steps(pg *page, steps []analysis.Step) {
	pg.WriteString("\n")
	for _, s := range steps {
		fmt.Fprintf(pg, "\n- %s", p.stepText(s))
	}
}

// stepText is a link of an explanation with its line.
func (p *place) stepText(s analysis.Step) string {
	line := p.lineAt(s.Block.Span.Start)
	if s.Instr != nil {
		line = p.line(s.Block, s.Instr)
	}
	return fmt.Sprintf("%s (line %d)", s.Text, line)
}
