package main

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// drawGraph writes the function as a Graphviz drawing: a node for each block with
// its first and last instructions, loops as boxes in boxes, edges by their kind,
// back edges apart, unreachable blocks grey, and where lanes open a convergence region and
// meet again. The same function always gives the same text.
func drawGraph(w io.Writer, facts *analysis.Facts) error {
	d := drawing{Writer: bufio.NewWriter(w), Facts: facts}
	f := facts.Func
	d.line(0, "digraph %s {", quoted(f.Name))
	d.line(1, `node [fontname="Courier", fontsize=10, shape=box];`)
	d.line(1, `edge [fontname="Courier", fontsize=9];`)
	d.loop(-1, 1)
	for _, b := range f.Blocks {
		d.edges(b)
	}
	for _, s := range facts.Convergence().Starts {
		if to := f.TargetOf(s.Instr); to != nil {
			d.line(1, "bix%d -> bix%d [style=dotted, color=gray50, constraint=false, label=%s];", s.Block.ID, to.ID, quoted(f.Names.Reg(s.Instr.Args[0].Reg)))
		}
	}
	d.line(0, "}")
	return d.Flush()
}

type drawing struct {
	*bufio.Writer
	*analysis.Facts
}

func (d *drawing) line(depth int, format string, args ...any) {
	fmt.Fprintf(d, "%s"+format+"\n", append([]any{strings.Repeat("  ", min(depth, mostIndent))}, args...)...)
}

// loop draws what is directly in loop l, -1 for what is in none, and the loops in
// it.
func (d *drawing) loop(l int32, depth int) {
	f := d.Func
	for n, b := range f.Blocks {
		if f.Loops.LoopOf[n] == l {
			d.block(b, depth)
		}
	}
	for n := range f.Loops.Loops {
		x := &f.Loops.Loops[n]
		if x.Parent != l {
			continue
		}
		d.line(depth, "subgraph cluster_loop%d {", n)
		d.line(depth+1, "label=%s; color=steelblue; fontname=\"Courier\"; fontsize=9;", quoted(fmt.Sprintf("loop at %s, depth %d", f.Blocks[x.Header].Name(), x.Depth)))
		d.loop(int32(n), depth+1)
		d.line(depth, "}")
	}
}

// maxDrawn is how many instructions of a block are drawn.
const maxDrawn = 8

func (d *drawing) block(b *cfg.Block, depth int) {
	f, x := d.Func, d.BlockFacts(b)
	text := fmt.Sprintf("bix%d", x.Bix)
	if len(x.Labels) > 0 {
		text += " " + b.Label()
	}
	if x.RPO >= 0 {
		text += fmt.Sprintf(", RPO %d", x.RPO)
	} else {
		text += ", " + x.Unreached
	}
	lines := []string{text}
	for k := range b.Instrs {
		if len(b.Instrs) > maxDrawn && k == maxDrawn/2 {
			lines = append(lines, fmt.Sprintf("... %d more", len(b.Instrs)-maxDrawn+1))
		}
		if len(b.Instrs) <= maxDrawn || k < maxDrawn/2 || k > len(b.Instrs)-maxDrawn/2 {
			lines = append(lines, f.InstrString(&b.Instrs[k]))
		}
	}
	style := ""
	switch {
	case x.Unreached != "":
		style = ", style=filled, fillcolor=gray85, fontcolor=gray40"
	case x.Header:
		style = ", penwidth=2"
	}
	d.line(depth, "bix%d [label=%s%s];", b.ID, quotedLines(lines), style)
}

func (d *drawing) edges(b *cfg.Block) {
	var calls map[int32]*cfg.Instr
	for _, e := range d.BlockPlace(b).Succs {
		var attrs []string
		switch e.Kind {
		case cfg.Taken:
			attrs = append(attrs, "color=forestgreen")
		case cfg.Table:
			attrs = append(attrs, "color=darkorange")
		case cfg.Reconvergence:
			attrs = append(attrs, "color=purple")
		case cfg.CallEdge:
			attrs = append(attrs, "color=gray50", "style=dashed")
			if calls == nil {
				calls = d.Func.Calls(b)
			}
			if i := calls[e.To]; i != nil {
				attrs = append(attrs, "label="+quoted(d.Func.CallText(i)))
			}
		}
		if e.Back {
			attrs = append(attrs, "style=bold", `label="back"`)
		}
		text := ""
		if attrs != nil {
			text = " [" + strings.Join(attrs, ", ") + "]"
		}
		d.line(1, "bix%d -> bix%d%s;", b.ID, e.To, text)
	}
}

// quoted is s as a Graphviz string.
func quoted(s string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", " ", "\r", " ").Replace(s) + `"`
}

// quotedLines is a Graphviz string of lines that are aligned to the left.
func quotedLines(lines []string) string {
	var sb strings.Builder
	sb.WriteByte('"')
	for _, l := range lines {
		q := quoted(l)
		sb.WriteString(q[1:len(q)-1] + `\l`)
	}
	sb.WriteByte('"')
	return sb.String()
}
