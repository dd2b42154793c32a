package ide

import (
	"fmt"
	"strings"

	"ori/cfg"
	"ori/optimizer"
)

// branch describes the control flow that ends a block.
func (p *place) branch(sb *strings.Builder) {
	i, f := p.i, p.f
	kind := "unconditional"
	if i.Conditional() {
		kind = "conditional"
	}
	fmt.Fprintf(sb, "**%s %s** ends `%s`\n\n", kind, i.Op.Name, p.b.Name())
	count := len(f.Graph.Succs(p.b.ID))
	n := 0
	for s, k := range f.Succs(p.b) {
		if n++; n > 16 {
			fmt.Fprintf(sb, "- … %d targets in all\n", count)
			break
		}
		fmt.Fprintf(sb, "- %s: %s", k, p.ref(s))
		if num := f.Order.Num[s.ID]; num >= 0 {
			fmt.Fprintf(sb, ", RPO %d", num)
		}
		if f.BackEdge(p.b, s, k) {
			sb.WriteString(", back edge")
		}
		sb.WriteByte('\n')
	}
	switch i.Flow {
	case cfg.FlowExit, cfg.FlowKill, cfg.FlowRet:
		sb.WriteString("- leaves the function\n")
	case cfg.FlowIndex:
		if !f.Complete {
			sb.WriteString("- the targets are not known\n")
		}
	}
	if c := optimizer.BranchCategory(f, p.b, i); c != "" {
		fmt.Fprintf(sb, "- phase 14, handler B: %s\n", c)
	}
	if i.Flow != cfg.FlowBranch && !i.Conditional() {
		return
	}
	told := map[string]bool{} // phases, by name
	for _, r := range p.s.facts(p.u, p.k).remarks {
		at := p.off
		if r.Span.Start > p.b.InSection(i.OpSpan).Start || r.Span.End < at || r.Code == "unreachable-block" || r.Code == "merge-equivalent" {
			continue
		}
		told[r.Phase.Name] = true
		if r.Refusal != nil {
			fmt.Fprintf(sb, "\n%s would %s (%s), but **not possible**: %s\n", upper(r.Phase.Short()), verb(r.Title), r.Message, r.Refusal.Why)
		} else {
			fmt.Fprintf(sb, "\n%s would %s: %s\n", upper(r.Phase.Short()), verb(r.Title), r.Message)
		}
	}
	if !told["OriBranchOpt"] {
		fmt.Fprintf(sb, "\nPhase 15 leaves it: %s\n", p.whyNot())
	}
	if !told["OptimizeNestedCondBranches"] && i.Flow == cfg.FlowBranch && i.Conditional() {
		fmt.Fprintf(sb, "\nPhase 38 leaves it: %s\n", p.whyNotNested())
	}
}

// whyNotNested says why phase 38 has nothing to do on the conditional branch.
func (p *place) whyNotNested() string {
	for s := range p.f.Succs(p.b) {
		if i := s.Last(); i == nil || i.Flow != cfg.FlowBranch || !i.Conditional() {
			continue
		}
		if n := len(s.Instrs) - 1; n > p.s.knobs().Int(p.f, "nested-max-instrs") {
			return fmt.Sprintf("`%s` ends in a conditional branch too, but has %d instructions in front of it", s.Name(), n)
		}
		return fmt.Sprintf("`%s` ends in a conditional branch too, but the two do not nest", s.Name())
	}
	return "neither way leads to another conditional branch"
}

// verb makes the title of an action part of a sentence.
func verb(title string) string {
	if title == "" {
		return ""
	}
	return strings.ToLower(title[:1]) + title[1:]
}

// upper makes the name of a phase the begin of a sentence.
func upper(name string) string { return strings.ToUpper(name[:1]) + name[1:] }

// whyNot says why phase 15 has nothing to do on the branch.
func (p *place) whyNot() string {
	i := p.i
	var why []string
	if r := i.Guard.Reg; i.Conditional() && r.Class != cfg.NoReg && !r.IsConst() {
		at := *p
		at.arg, at.off = nil, p.b.Base+i.Guard.Span.Start
		if u, ok := at.use(); ok {
			why = append(why, fmt.Sprintf("%s is not constant here; defined in %s", p.f.Names.Reg(r), p.definitions(u.value)))
		}
	}
	if to := p.f.TargetOf(i); to != nil {
		if last := to.Last(); last != nil && (len(to.Instrs) > 1 || last.Flow != cfg.FlowBranch || last.Conditional()) {
			why = append(why, fmt.Sprintf("`%s` does more than branch on", to.Name()))
		}
		if next := p.f.Next(p.b); next != to && !i.Conditional() {
			why = append(why, fmt.Sprintf("`%s` is not the next block", to.Name()))
		}
	}
	if why == nil {
		return "nothing applies"
	}
	return strings.Join(why, "; ")
}
