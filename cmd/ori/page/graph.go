package page

import (
	"fmt"
	"math"
	"strings"
	"unicode/utf8"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// Size of the text in a drawing.
const (
	charWidth = 6.7
	lineHigh  = 14.0
	maxText   = 34 // characters of a line
)

// What a page has at most, so that it can be made and shown at all; analysis-limit raises that.
const (
	mostBlocks = 8000    // of one function that are drawn
	mostDrawn  = 40_000  // blocks of all drawings
	mostLines  = 500_000 // of all columns behind the first
)

// graph is the number of the drawing of a function; the same graph is drawn once.
func (m *maker) graph(f *cfg.Func, fn int, c *codes) int {
	if len(f.Blocks) > f.Limit(mostBlocks) {
		return m.undrawn(f, fn, c, fmt.Sprintf("more than %d blocks", f.Limit(mostBlocks)))
	}
	if m.drawn+len(f.Blocks) > f.Limit(mostDrawn) {
		return m.undrawn(f, fn, c, fmt.Sprintf("%d blocks are drawn", f.Limit(mostDrawn)))
	}
	facts := analysis.NewFacts(f)
	blocks, texts := make([]analysis.BlockFacts, len(f.Blocks)), make([][2]string, len(f.Blocks))
	var sb strings.Builder
	fmt.Fprint(&sb, fn, c.blocks)
	for n, b := range f.Blocks {
		x := facts.BlockFacts(b)
		sub := fmt.Sprintf("%d instructions", x.Instructions)
		if x.Instructions == 1 {
			sub = "1 instruction"
		}
		if x.RPO >= 0 {
			sub += fmt.Sprintf(" · RPO %d", x.RPO)
		} else {
			sub += " · " + x.Unreached
		}
		last := ""
		if i := b.Last(); i != nil && i.EndsBlock() {
			last = f.InstrString(i)
		}
		blocks[n], texts[n] = x, [2]string{sub, short(last)}
		fmt.Fprint(&sb, x.Name, texts[n], x.Is)
		for _, e := range x.Succs {
			fmt.Fprint(&sb, e.To, e.Kind, " ")
		}
	}
	key := sb.String()
	if n, ok := m.graphs[key]; ok {
		return n
	}
	nodes := make([]node, len(f.Blocks))
	var arcs []arc
	var kinds []cfg.EdgeKind
	for n := range blocks {
		x := &blocks[n]
		width, lines := 0, 2.0
		for _, s := range []string{short(x.Name), texts[n][0], texts[n][1]} {
			width = max(width, utf8.RuneCountInString(s))
		}
		if texts[n][1] != "" {
			lines++
		}
		nodes[n] = node{w: float64(width)*charWidth + 20, h: lines*lineHigh + 12}
		for _, e := range x.Succs {
			arcs, kinds = append(arcs, arc{from: n, to: int(e.To)}), append(kinds, e.Kind)
		}
	}
	placed, drawn, w, h := layOut(nodes, arcs, order(f))
	g := graph{Func: fn, W: round(w), H: round(h), Nodes: [][7]any{}, Edges: [][5]any{}}
	for n, v := range placed {
		text := []string{short(blocks[n].Name), texts[n][0], texts[n][1]}
		g.Nodes = append(g.Nodes, [7]any{c.blocks[n], round(v.x), round(v.y), round(v.w), round(v.h), text, strings.Join(blocks[n].Is, "; ")})
	}
	for n := range drawn {
		for k := range drawn[n].path {
			drawn[n].path[k] = round(drawn[n].path[k])
		}
		g.Edges = append(g.Edges, [5]any{kinds[n], drawn[n].back, drawn[n].path, c.blocks[drawn[n].from], c.blocks[drawn[n].to]})
	}
	m.drawn += len(f.Blocks)
	return m.add(key, g)
}

// undrawn is graph for a function that is too much: a box at its first block says why.
func (m *maker) undrawn(f *cfg.Func, fn int, c *codes, why string) int {
	key := fmt.Sprint("undrawn ", fn, c.blocks[0], len(f.Blocks))
	if n, ok := m.graphs[key]; ok {
		return n
	}
	text := []string{fmt.Sprintf("not drawn: %d blocks", len(f.Blocks)), why, "--analysis-limit raises that"}
	w, h := maxText*charWidth+20, 3*lineHigh+12
	g := graph{Func: fn, W: round(w), H: round(h), Nodes: [][7]any{{c.blocks[0], 0, 0, round(w), round(h), text, "not drawn " + f.LimitNote()}}, Edges: [][5]any{}}
	return m.add(key, g)
}

// add is the number of a new drawing.
func (m *maker) add(key string, g graph) int {
	m.graphs[key] = len(m.Graphs)
	m.Graphs = append(m.Graphs, g)
	return len(m.Graphs) - 1
}

// order is reverse postorder, with what is unreachable behind.
func order(f *cfg.Func) []int {
	var list []int
	for _, n := range f.Order.RPO {
		list = append(list, int(n))
	}
	for n, b := range f.Blocks {
		if !f.Reachable(b) {
			list = append(list, n)
		}
	}
	return list
}

func round(x float64) float64 { return math.Round(x*10) / 10 }

// short is a text that fits into a box.
func short(s string) string {
	if r := []rune(s); len(r) > maxText {
		return string(r[:maxText-1]) + "…"
	}
	return s
}
