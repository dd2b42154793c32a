package ide

import (
	"fmt"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// blockLanes tells which lanes run b, and where they wait for the others.
func (p *place) blockLanes(b *cfg.Block, pg *page) {
	facts := p.facts()
	pg.lanes = []string{p.lanesOf(facts.Uniformity(), b)}
	for _, s := range facts.Convergence().Active(b) {
		where := ""
		if to := p.f.TargetOf(s.Instr); to != nil {
			where = " at " + p.ref(to)
		}
		pg.lanes = append(pg.lanes, fmt.Sprintf("lanes reconverge%s, held by barrier `%s` of %s", where, p.f.Names.Reg(s.Instr.Args[0].Reg),
			lineLink(p.line(s.Block, s.Instr))))
	}
	for _, s := range facts.Stacks().Active(b) {
		where := ""
		if to := p.f.TargetOf(s.Instr); to != nil {
			where = " at " + p.ref(to)
		}
		pg.lanes = append(pg.lanes, fmt.Sprintf("lanes reconverge%s, which `%s` pushed on %s", where, s.Instr.Op.Name, lineLink(p.line(s.Block, s.Instr))))
	}
	pg.lanes = append(pg.lanes[:1:1], few(pg.lanes[1:])...)
}

// lanesOf says whether the lanes of a warp run b together.
func (p *place) lanesOf(u *analysis.Uniformity, b *cfg.Block) string {
	if from := u.Divergent(b); from != nil {
		if last := from.Last(); last != nil && last.Flow == cfg.FlowCall && !p.f.Jumps(from) {
			return fmt.Sprintf("**Divergent**: lanes may differ in the guard of the call at the end of %s, so not all run it together.", p.ref(from))
		}
		apart, met := analysis.KeptMeetings(p.facts()).Apart(u, from, b, len(b.Instrs))
		if apart == nil {
			return fmt.Sprintf("**Divergent**: lanes separate at the branch at the end of %s; those that have not ended wait for one another at %s.", p.ref(from), met.Name())
		}
		return fmt.Sprintf("**Divergent**: lanes separate at the branch at the end of %s, so not all run it together.", p.ref(apart))
	}
	converged := "**Converged**"
	if !p.f.Complete {
		converged += " by the edges that are known"
	}
	if from, ok := u.FullWarp(b); ok {
		return fmt.Sprintf(converged+": all lanes of the warp run it; that was tested before %s.", p.ref(from))
	}
	switch from := u.Apart(b); {
	case from == nil && onlyEnds(p.f, b) && slices.ContainsFunc(p.f.Blocks, u.Diverges):
		return "**Ends lanes**: those that come to it at different times do not wait for one another."
	case from == nil && p.f.Entry:
		return converged + ": all lanes that have not ended run it together."
	case from == nil:
		return converged + ": lanes that enter the function together run it together."
	case from.IsBranch():
		return fmt.Sprintf("**In groups**: lanes that the branch at the end of %s has separated may run it at different times; nothing on the way makes them wait for each other.", p.ref(from.Block))
	case from.Instr.Missing() > 0:
		return fmt.Sprintf("**In groups**: lanes may run it at different times, as %s in front of %s, and may separate them.", from.What(), lineLink(p.line(from.Block, from.Instr)))
	default:
		return fmt.Sprintf("**In groups**: lanes may run it at different times, as not all that come to `%s` of %s go on together.", from.Instr.Op.Name, lineLink(p.line(from.Block, from.Instr)))
	}
}

// onlyEnds reports whether several ways lead to b, and it does nothing but end the lanes that come there.
func onlyEnds(f *cfg.Func, b *cfg.Block) bool {
	return len(f.PredIDs(b)) > 1 && len(b.Instrs) == 1 && b.Instrs[0].Flow == cfg.FlowExit && b.Instrs[0].Guard.Always()
}

// divergence tells whether the branch at the place may diverge, and why.
func (p *place) divergence(pg *page) {
	if !p.i.Conditional() && p.i.Flow != cfg.FlowIndex {
		return
	}
	u := p.facts().Groups()
	if !u.Diverges(p.b) {
		text := "**Uniform**: all lanes go the same way"
		if u.Apart(p.b) != nil {
			text = "**Uniform**: lanes that run it together go the same way"
		}
		if t := p.f.Target; t != nil && t.UniRegs > 0 && p.i.Op.Name == "BRA" && !p.i.HasMod("U") {
			text += ", so it could be a BRA.U"
		}
		pg.lanes = []string{text + "."}
		return
	}
	steps := u.ExplainBranch(p.b)
	if len(steps) > 1 && steps[0].Instr == p.i {
		steps = steps[1:] // that it depends on its condition
	}
	pg.lanes = p.steps("**Divergent**: lanes may go different ways", steps)
}

// valueLanes tells whether the values differ between lanes, and why.
func (p *place) valueLanes(pg *page, values []analysis.Value) {
	u := p.facts().Groups()
	for _, v := range values {
		if u.Varies(v, p.b) {
			pg.lanes = p.steps("**Varying**: may differ between lanes", u.Explain(v, p.b))
			return
		}
	}
	pg.lanes = []string{"**Uniform**: the same in all lanes."}
	if slices.ContainsFunc(values, func(v analysis.Value) bool { return u.ApartValue(v, p.b) }) {
		pg.lanes = []string{"**Uniform**: the same in lanes that run this together."}
	}
}

// steps lists the links of an explanation below its head.
func (p *place) steps(head string, steps []analysis.Step) []string {
	if len(steps) == 0 {
		return []string{head + "."}
	}
	list := []string{head + ", because"}
	for len(steps) > 0 {
		var where []string
		text := steps[0].Text
		for len(steps) > 0 && steps[0].Text == text { // as of several writes that may leave a register as it is
			where = append(where, lineLink(p.stepLine(steps[0])))
			steps = steps[1:]
		}
		list = append(list, fmt.Sprintf("%s (%s)", md(text), enumerated(where)))
	}
	return list
}

// stepLine is the line of a link of an explanation, counted from 1.
func (p *place) stepLine(s analysis.Step) int {
	if s.Instr != nil {
		return p.line(s.Block, s.Instr)
	}
	return p.lineAt(s.Block.Span.Start)
}
