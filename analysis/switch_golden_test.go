package analysis_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/golden"
	"github.com/ori-lang/ori/grammar"
)

// TestSwitchGolden compares what is found in the texts of testdata/switch.
func TestSwitchGolden(t *testing.T) {
	golden.Run(t, "testdata/switch/*.txtar", "switches", func(src []byte) string {
		var sb strings.Builder
		for _, u := range cfg.Lower(grammar.Parse(src)) {
			for _, f := range u.Funcs {
				sb.WriteString(describe(f))
			}
		}
		return sb.String()
	})
}

// describe says what was found, for goldens.
func describe(f *cfg.Func) string {
	var sb strings.Builder
	for _, s := range analysis.NewFacts(f).Switches() {
		name := func(b *cfg.Block) string {
			if b == nil {
				return "not known"
			}
			return b.Name()
		}
		fmt.Fprintf(&sb, "%s: %s on %s in %s, ", f.Name, s.Form, s.SelectorText(f), s.Block.Name())
		switch {
		case s.Form != analysis.JumpTable || s.Exact:
			fmt.Fprintf(&sb, "%d cases", len(s.Cases))
		case s.Range > 0:
			fmt.Fprintf(&sb, "values from %d to %d", s.Min, s.Max)
		default:
			fmt.Fprintf(&sb, "values not known")
		}
		if len(s.Cases) > 0 {
			fmt.Fprintf(&sb, ", %d to %d, density %.2f", s.Min, s.Max, s.Density)
		}
		fmt.Fprintf(&sb, "\n")
		for _, c := range s.Cases {
			fmt.Fprintf(&sb, "    %d: %s\n", s.Number(c), c.Target.Name())
		}
		if t, o, ok := s.OfOrigin(analysis.NewFacts(f)); ok {
			fmt.Fprintf(&sb, "    computed as %s: of that", o.Text(f.Names.Reg(o.Reg)))
			for _, c := range t.Cases {
				fmt.Fprintf(&sb, " %d", t.Number(c))
			}
			fmt.Fprintln(&sb)
		}
		for _, c := range s.Duplicates {
			fmt.Fprintf(&sb, "    %d again in %s\n", int32(c.Value), c.Block.Name())
		}
		if s.Form == analysis.JumpTable && !s.Exact {
			fmt.Fprintf(&sb, "    leads to %d blocks, which value to which is not known; not understood: %s\n", len(s.Targets), s.Unknown)
			for _, c := range s.Known {
				fmt.Fprintf(&sb, "    known: %d: %s\n", int32(c.Value), c.Target.Name())
			}
		}
		fmt.Fprintf(&sb, "    default: %s\n", name(s.Default))
		if rest := s.Remaining(analysis.NewFacts(f)); rest != nil {
			fmt.Fprintf(&sb, "    for no value but %d\n", rest)
		}
		if s.Form == analysis.JumpTable && s.Size > 0 && s.Range > 0 {
			fmt.Fprintf(&sb, "    %d entries, the first for %d", s.Size, s.Base)
			if s.Clamp >= 0 {
				fmt.Fprintf(&sb, ", entry %d for values out of bounds", s.Clamp)
			}
			if s.Bits != 32 {
				fmt.Fprintf(&sb, ", of %d bits", s.Bits)
			}
			if s.Total {
				fmt.Fprintf(&sb, ", for all values")
			}
			fmt.Fprintln(&sb)
		}
		if s.Check != nil {
			fmt.Fprintf(&sb, "    checked in %s\n", s.Check.Name())
		}
		for _, c := range s.Open {
			fmt.Fprintf(&sb, "    %d: %s, which is not followed\n", s.Number(c), c.Target.Name())
		}
		if s.Ends != "" {
			fmt.Fprintf(&sb, "    ends: %s\n", s.Ends)
		}
		fmt.Fprintf(&sb, "    %s: %s\n", s.Choice, s.Reason)
		for _, x := range []analysis.Strategy{analysis.Cascade, analysis.SearchTree, analysis.JumpTable} {
			if c, ok := s.Cost(x, nil); ok {
				fmt.Fprintf(&sb, "    %-11s %3d instructions %3d divergence points\n", x, c.Instructions, c.DivergencePoints)
			}
		}
	}
	return sb.String()
}
