package cfg_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/golden"
	"github.com/ori-lang/ori/grammar"
)

// TestGolden lowers the text of each file of testdata/cfg and compares the blocks and
// their facts.
func TestGolden(t *testing.T) { golden.Run(t, "testdata/cfg/*.txtar", "cfg", describe) }

// describe prints the functions of a text: a line for each block with its
// instructions, where it is in the order, and its edges.
func describe(src []byte) string {
	var sb strings.Builder
	for _, u := range cfg.Lower(grammar.Parse(src)) {
		for _, p := range u.Problems {
			fmt.Fprintf(&sb, "%s: %s\n", p.Code, p.Msg)
		}
		for _, f := range u.Funcs {
			kind := "func"
			if f.Entry {
				kind = "entry"
			}
			target := "no target"
			if f.Target != nil {
				target = f.Target.Name
			}
			fmt.Fprintf(&sb, "%s %s, %s", kind, f.Name, target)
			if !f.Complete {
				sb.WriteString(", not complete")
			}
			if b := f.FallsOff(); b != nil {
				fmt.Fprintf(&sb, ", falls off %s", b.Name())
			}
			if f.Padding.Len() > 0 {
				fmt.Fprintf(&sb, ", padding of %d lines", strings.Count(f.Text(f.Padding), "\n")+1)
			}
			sb.WriteByte('\n')
			for _, b := range f.Blocks {
				sb.WriteString("  " + blockLine(f, b) + "\n")
			}
			for _, p := range f.Problems {
				fmt.Fprintf(&sb, "  %s %q: %s\n", p.Code, f.Text(p.Span), p.Msg)
			}
		}
	}
	return sb.String()
}

func blockLine(f *cfg.Func, b *cfg.Block) string {
	var sb strings.Builder
	fmt.Fprintf(&sb, "bix%d", b.ID)
	for _, l := range b.Labels {
		sb.WriteString(" " + l.Name)
	}
	sb.WriteByte(':')
	for k := range b.Instrs {
		if k > 0 {
			sb.WriteByte(';')
		}
		sb.WriteString(" " + f.InstrString(&b.Instrs[k]))
	}
	fmt.Fprintf(&sb, " | rpo %d idom %d", f.Order.Num[b.ID], f.Dom.Idom[b.ID])
	if l := f.Loops.LoopOf[b.ID]; l >= 0 {
		fmt.Fprintf(&sb, " loop bix%d depth %d", f.Loops.Loops[l].Header, f.Loops.Loops[l].Depth)
	}
	for s, k := range f.Succs(b) {
		fmt.Fprintf(&sb, " -> bix%d %s", s.ID, k)
	}
	return sb.String()
}
