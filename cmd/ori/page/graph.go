package page

import (
	"fmt"
	"math"
	"strings"
	"unicode/utf8"

	"github.com/ori-lang/ori/cfg"
)

// Size of the text in a drawing.
const (
	charWidth = 6.7
	lineHigh  = 14.0
	maxText   = 34 // characters of a line
)

// graph is the number of the drawing of a function; the same graph is drawn once.
func (m *maker) graph(f *cfg.Func, fn int, c *codes) int {
	texts := make([][2]string, len(f.Blocks))
	var sb strings.Builder
	fmt.Fprint(&sb, fn, c.blocks)
	for n, b := range f.Blocks {
		sub := fmt.Sprintf("%d instructions", len(b.Instrs))
		if len(b.Instrs) == 1 {
			sub = "1 instruction"
		}
		if r := f.Order.Num[b.ID]; r >= 0 {
			sub += fmt.Sprintf(" · RPO %d", r)
		} else {
			sub += " · unreachable"
		}
		last := ""
		if i := b.Last(); i != nil && i.EndsBlock() {
			last = f.InstrString(i)
		}
		texts[n] = [2]string{sub, short(last)}
		fmt.Fprint(&sb, b.Name(), texts[n])
		for s, kind := range f.Succs(b) {
			fmt.Fprint(&sb, s.ID, kind, " ")
		}
	}
	key := sb.String()
	if n, ok := m.graphs[key]; ok {
		return n
	}
	nodes := make([]node, len(f.Blocks))
	var arcs []arc
	var kinds []cfg.EdgeKind
	for n, b := range f.Blocks {
		width, lines := 0, 2.0
		for _, s := range []string{short(b.Name()), texts[n][0], texts[n][1]} {
			width = max(width, utf8.RuneCountInString(s))
		}
		if texts[n][1] != "" {
			lines++
		}
		nodes[n] = node{w: float64(width)*charWidth + 20, h: lines*lineHigh + 12}
		for s, kind := range f.Succs(b) {
			arcs, kinds = append(arcs, arc{from: n, to: int(s.ID)}), append(kinds, kind)
		}
	}
	placed, drawn, w, h := layOut(nodes, arcs, order(f))
	g := graph{Func: fn, W: round(w), H: round(h), Nodes: [][6]any{}, Edges: [][5]any{}}
	for n, v := range placed {
		text := []string{short(f.Blocks[n].Name()), texts[n][0], texts[n][1]}
		g.Nodes = append(g.Nodes, [6]any{c.blocks[n], round(v.x), round(v.y), round(v.w), round(v.h), text})
	}
	for n := range drawn {
		for k := range drawn[n].path {
			drawn[n].path[k] = round(drawn[n].path[k])
		}
		g.Edges = append(g.Edges, [5]any{kinds[n], drawn[n].back, drawn[n].path, c.blocks[drawn[n].from], c.blocks[drawn[n].to]})
	}
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
