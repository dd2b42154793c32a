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

// TestWhyVarying compares which branches and which results vary, and why.
func TestWhyVarying(t *testing.T) {
	golden.Run(t, "testdata/uniformity/*.txtar", "uniformity", func(src []byte) string {
		var sb strings.Builder
		d := grammar.Parse(src)
		for n, u := range cfg.Lower(d) {
			_, first := d.SectionStart(n)
			for _, f := range u.Funcs {
				facts := analysis.NewFacts(f)
				u, s := facts.Uniformity(), facts.SSA()
				line := func(b *cfg.Block, i *cfg.Instr) int { return first + f.Line(b.InSection(i.Span).Start) + 1 }
				tell := func(steps []analysis.Step) {
					for _, s := range steps {
						fmt.Fprintf(&sb, "    %s\n", s.Text)
					}
				}
				fmt.Fprintf(&sb, "%s\n", f.Name)
				for _, b := range f.Blocks {
					if d := u.Divergent(b); d != nil {
						fmt.Fprintf(&sb, "%s runs in some of the lanes that %s parts\n", b.Name(), d.Name())
					}
					for k := range b.Instrs {
						i := &b.Instrs[k]
						for j, w := range s.Regs.Words(s.Regs.Number(b, k)) {
							if v := s.Values(s.Regs.Number(b, k))[j]; w.Write() && u.Varies(v, b) {
								fmt.Fprintf(&sb, "%d: %v varies\n", line(b, i), s.Regs.Regs[w.Var()])
								tell(u.Explain(v, b))
							}
						}
						if k == len(b.Instrs)-1 && i.Conditional() {
							fmt.Fprintf(&sb, "%d: %s diverges: %v\n", line(b, i), i.Op.Name, u.Diverges(b))
							tell(u.ExplainBranch(b))
						}
					}
				}
			}
		}
		return sb.String()
	})
}

// TestKnown compares what is known of what instructions write, and which conditional branches are decided.
func TestKnown(t *testing.T) {
	golden.Run(t, "testdata/constants/*.txtar", "known", func(src []byte) string {
		var sb strings.Builder
		for _, u := range cfg.Lower(grammar.Parse(src)) {
			for _, f := range u.Funcs {
				facts := analysis.NewFacts(f)
				c, uniform := facts.Constants(), facts.Uniformity()
				for _, b := range f.Blocks {
					for k := range b.Instrs {
						i := &b.Instrs[k]
						fmt.Fprintf(&sb, "%s:", f.InstrString(i))
						for _, r := range i.Refs {
							for n := range int32(r.Count) {
								reg := cfg.Reg{Class: r.Reg.Class, Num: r.Reg.Num + n}
								if known, ok := c.Result(b, k, reg); ok && r.Write {
									fmt.Fprintf(&sb, " %v = %v", f.Names.Reg(reg), known)
								}
							}
						}
						if k == len(b.Instrs)-1 && i.Conditional() {
							fmt.Fprintf(&sb, " taken: %v, may diverge: %v", c.Taken(b), uniform.Diverges(b))
						}
						sb.WriteString("\n")
					}
				}
			}
		}
		return sb.String()
	})
}
