package ide

import (
	"fmt"
	"strings"

	"ori/analysis"
	"ori/cfg"
	"ori/optimizer"
)

// rewrites says what the phases would do with instruction k of b, and why they do not; "" if there is nothing to say.
func (p *place) rewrites(b *cfg.Block, k int) string {
	var sb strings.Builder
	at := b.InSection(b.Instrs[k].OpSpan).Start
	whole := b.InSection(b.Instrs[k].Span)
	for _, r := range p.s.everything(p.ctx, p.u, p.k) {
		if optimizer.InstanceNamed(r.Phase.Name) == nil || r.Span.Start < whole.Start || r.Span.End > whole.End || r.Span.Start > at && r.Span.End > whole.End {
			continue
		}
		name := upper(r.Phase.Short())
		if also := optimizer.AlsoText(r.Phase, r.Kind); also != "" {
			name += " (" + also + ")"
		}
		if r.Refusal != nil {
			fmt.Fprintf(&sb, "\n\n%s would %s (%s), but is **not applied**: %s.", name, verb(r.Title), r.Message, r.Refusal.Why)
		} else {
			fmt.Fprintf(&sb, "\n\n%s would %s: %s.", name, verb(r.Title), r.Message)
		}
	}
	return sb.String()
}

// marked says how phase 29 of ptxas marks the instruction at the place; "" if it does not look at it.
func (p *place) marked() string {
	e := optimizer.EligibleFor(p.f, p.i, p.s.knobs().Bool(p.f, "limit-fold-fp"))
	switch {
	case e.Path == "":
		return ""
	case e.Mark == 0:
		return fmt.Sprintf("\n\nPhase 29, eligibility (%s): not marked, %s.", e.Path, e.Why)
	}
	return fmt.Sprintf("\n\nPhase 29, eligibility (%s): marked %s: %s.", e.Path, e.Mark, e.Why)
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
