package ide

import (
	"fmt"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/optimizer"
)

// phaseName names a phase in brackets: "phase 15, OriBranchOpt".
func phaseName(ph *optimizer.Phase) string {
	if ph.Num == 0 {
		return ph.Name
	}
	return fmt.Sprintf("phase %d, %s", ph.Num, ph.Name)
}

// rewrite adds what a phase would do, or why it does not.
func (p *place) rewrite(pg *page, r *optimizer.Remark) {
	by := phaseName(r.Phase)
	if also := optimizer.AlsoText(r.Phase, r.Kind, p.f, p.s.knobs()); also != "" {
		by += "; " + also
	}
	told := r.ToldBy(p.facts())
	title := md(capital(told.Title))
	switch {
	case r.Refusal != nil:
		pg.not = append(pg.not, fmt.Sprintf("%s: %s (%s)", title, md(r.Refusal.Why), by))
	case r.Code == "unreachable-block": // which the head says
		pg.done = append(pg.done, fmt.Sprintf("%s (%s)", title, by))
	default:
		pg.done = append(pg.done, fmt.Sprintf("%s: %s (%s)", title, md(told.Message), by))
	}
}

// rewrites adds what the phases would do with instruction k of b, and why they do not.
func (p *place) rewrites(pg *page, b *cfg.Block, k int) {
	whole := b.InSection(b.Instrs[k].Span)
	for _, r := range p.remarksOn(p.on(nil, whole.Start, whole.End, 0), func(r *optimizer.Remark) bool { return r.Span.End <= whole.End }) {
		p.rewrite(pg, r)
	}
}

// marked says how phase 29 of ptxas marks the destination of instruction k of b, and what acts on the
// mark, in short if nothing does; of a select why it does not mark it. "" for other instructions that it does not mark: of
// nearly all comparisons there is no more to say than that they compare no uniform registers.
func (p *place) marked(b *cfg.Block, k int) string {
	i := &b.Instrs[k]
	e := optimizer.EligibleFor(p.f, i, p.s.knobs().Bool(p.f, "limit-fold-fp"))
	switch {
	case e.Mark == 0 && e.Path == "select":
		return fmt.Sprintf("**mark of phase 29**: none, because %s", md(e.Why))
	case e.Mark == 0:
		return ""
	}
	whole := b.InSection(i.Span)
	acts := func(r *optimizer.Remark) bool {
		return r.Refusal == nil && r.Span == whole && optimizer.ActsOnMarks(r.Kind)
	}
	if by := p.remarksOn(p.on(nil, whole.Start, whole.Start, whole.End), acts); by != nil {
		return fmt.Sprintf("**eligibility in phase 29** (%s): marked %s: %s; `%s` acts on it (%s)", e.Path, e.Mark, md(e.Why), by[0].Code, by[0].Phase.Short())
	}
	return fmt.Sprintf("**mark of phase 29**: %s; no rewrite acts on it", e.Mark)
}

// definedBy returns the instruction that alone gives the value v.
func (p *place) definedBy(v analysis.Value) (b *cfg.Block, k int, ok bool) {
	s := p.facts().SSA()
	if v < 0 || s.Kind(v) != analysis.InstrValue || s.Prev(v) >= 0 {
		return nil, 0, false
	}
	b = s.Block(v)
	return b, int(s.Instr(v) - s.Regs.Number(b, 0)), true
}
