package ide

import (
	"fmt"
	"strings"

	"ori/analysis"
)

// aSwitch describes the switch that the instruction at the place begins or is
// part of; "" if there is none.
func (p *place) aSwitch() string {
	list, by := p.switches()
	for n := range list {
		s := &list[n]
		if p.i == s.Instr || p.b == s.Block && p.i == p.b.Last() {
			return p.describeSwitch(s, by)
		}
		for _, c := range s.Cases {
			if c.Compare != nil && (p.i == c.Compare || c.Block == p.b && p.i == p.b.Last()) {
				return p.describeSwitch(s, by)
			}
		}
	}
	return ""
}

// maxShownCases is how many cases a hover shows.
const maxShownCases = 12

func (p *place) describeSwitch(s *analysis.Switch, by analysis.Profile) string {
	var pg page
	pg.fact("switch", "on `%s`", p.f.Names.Reg(s.Selector))
	pg.fact("", "%s", s.Form)
	if s.Form == analysis.JumpTable && s.Bits < 32 {
		pg.fact("", "its low %d bits", s.Bits)
	}
	known := casesKnown(s)
	if known {
		pg.fact("", "%s", plural(len(s.Cases), "case"))
	}
	if s.Range > 0 {
		pg.fact("", "%d to %d", s.Min, s.Max)
	}
	if len(s.Cases) > 0 {
		pg.fact("density", "%.0f%%", 100*s.Density)
	}
	pg.para()
	var list []string
	for n, c := range s.Cases {
		if n == maxShownCases-1 && len(s.Cases) > maxShownCases {
			list = append(list, fmt.Sprintf("… %d more", len(s.Cases)-n))
			break
		}
		list = append(list, caseText(s, c.Value)+" → `"+c.Target.Name()+"`")
	}
	switch {
	case list != nil:
		pg.fact("", "%s", strings.Join(list, ", "))
	case !known:
		pg.fact("", "branches to %s; which value goes where is not known", plural(len(s.Targets), "block"))
		pg.fact("not understood", "%s", s.Unknown)
	}
	switch {
	case s.Default != nil && s.Form == analysis.JumpTable && s.Clamp >= 0:
		pg.fact("default", "`%s`, entry %d: the index is limited to that", s.Default.Name(), s.Clamp)
	case s.Default != nil:
		pg.fact("default", "`%s`", s.Default.Name())
	case s.Form == analysis.JumpTable && s.Total && s.Exact:
		pg.fact("default", "none: each value has an entry")
	}
	if len(s.Duplicates) > 0 {
		pg.fact("", "%s compared again, without effect", plural(len(s.Duplicates), "value"))
	}
	if s.Ends != "" {
		pg.para()
		pg.fact("goes no further", "%s", s.Ends)
	}
	pg.WriteString("\n\n| | instructions | divergence points | sync entries |\n|---|---|---|---|\n")
	for _, x := range strategyCosts(s) {
		fmt.Fprintf(&pg, "| %s | %d | %d | %d |\n", x.Name, x.Instructions, x.DivergencePoints, x.SyncEntries)
	}
	fmt.Fprintf(&pg, "\n**choice** %s", s.Choice)
	if s.Kept > 0 {
		fmt.Fprintf(&pg, " for the last %d", len(s.Chain)-s.Kept)
	}
	if s.Form != analysis.JumpTable {
		fmt.Fprintf(&pg, " (profile %s)", by)
	}
	fmt.Fprintf(&pg, ": %s", s.Reason)
	return pg.String()
}
