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
	said := map[string]bool{} // phases, by name
	for _, r := range p.found().remarks {
		at := p.off
		if r.Span.Start > p.b.InSection(i.OpSpan).Start || r.Span.End < at || r.Code == "unreachable-block" || r.Code == "merge-equivalent" {
			continue
		}
		said[r.Phase.Name] = true
		if r.Refusal != nil {
			fmt.Fprintf(sb, "\n%s would %s (%s), but is **not applied**: %s\n", upper(r.Phase.Short()), verb(r.Title), r.Message, r.Refusal.Why)
		} else {
			fmt.Fprintf(sb, "\n%s would %s: %s\n", upper(r.Phase.Short()), verb(r.Title), r.Message)
		}
	}
	for n := range optimizer.Phases {
		if ph := &optimizer.Phases[n]; ph.First() && !said[ph.Name] {
			if why := optimizer.Explain(ph, p.facts(), p.s.knobs(), p.b); why != "" {
				fmt.Fprintf(sb, "\n%s is not applied: %s\n", upper(ph.Short()), why)
			}
		}
	}
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
