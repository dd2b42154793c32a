package ide

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// maxDrawnBlocks is how many blocks of a function are drawn at most, more than anyone reads.
// nearDrawnBlocks is how many are drawn in an editor, around the cursor: that drawing follows the
// cursor and is made again after each edit.
const (
	maxDrawnBlocks  = 5000
	nearDrawnBlocks = 1000
)

// maxColumns is how many edges are drawn side by side.
const maxColumns = 10

// maxDrawnName and maxDrawnText are how many characters of a name and of an instruction are drawn,
// and maxDrawnDepth is by how many loops a name is indented.
const (
	maxDrawnName  = 32
	maxDrawnText  = 48
	maxDrawnDepth = 16
)

// A Drawing is the control flow graph of a function in lines of text, for terminals and editors
// without pictures:
//
//	RPO                  instrs
//	  0      ┌ BB0            2
//	  1   ╓─>├   .L_x_1       5  loop of 2 blocks
//	    ╭─╫──┤                   @P0 BRA .L_x_3
//	  2 │ ║  ├   BB2          4
//	    │ ╙──╯                   BRA .L_x_1
//	  3 ╰───>└ .L_x_3         1  EXIT
//
// Blocks are in reverse postorder, those without a number at the end, and indented by the depth of
// their loops. A block has one line, and a second one if edges leave it other than to the block
// below. The rightmost line on the left side joins a block to the block below it, if there is such
// an edge; a single line beside it leads down, a double line is back edges and leads up; an arrow
// shows where a line enters a block. Edges that lead to one block down share a line, so do edges to
// one block up, and those of one jump table. Lines that only cross do not touch.
type Drawing struct {
	Lines  []string
	Blocks []DrawnBlock // in the order of the lines
	Part   bool         // there are other blocks
}

// A DrawnBlock says where a block is in a drawing.
type DrawnBlock struct {
	ID    int32
	First int // index of its first line
	Last  int // and of its last one
}

// A DrawnFunc is the drawing of a function of a document.
type DrawnFunc struct {
	Name string
	Span Span // of the function
	Drawing
	Texts []Span // of the drawn blocks
}

// DrawAt draws the function called name or, if that is "", the one at offset off: between functions
// the one after it, behind the last one that. Of a function with many blocks it draws those around
// the one at off. It is nil if there is no such function.
func (s *Snapshot) DrawAt(ctx context.Context, off int, name string) (_ *DrawnFunc, err error) {
	defer cancel.Catch(&err)
	p := s.at(ctx, off)
	if name != "" || p.f == nil {
		p = place{}
		for n, f := range s.Funcs() {
			if name != "" && f.Name != name {
				continue
			}
			p = *s.funcPlace(ctx, n)
			if name != "" || p.span(f.Span).End >= int32(off) {
				break
			}
		}
	}
	if p.f == nil {
		return nil, nil
	}
	d := &DrawnFunc{Name: p.f.Name, Span: p.span(p.f.Span), Drawing: *drawNear(p.facts(), p.blockNear(off), nearDrawnBlocks)}
	for _, b := range d.Blocks {
		d.Texts = append(d.Texts, p.span(p.f.Blocks[b.ID].Span))
	}
	return d, nil
}

// FuncAt is the name of the function at an offset of the document; "" if none is there, or it has no name.
func (s *Snapshot) FuncAt(ctx context.Context, off int) (name string, err error) {
	defer cancel.Catch(&err)
	if p := s.at(ctx, off); p.f != nil {
		name = p.f.Name
	}
	return name, nil
}

// blockNear is the block at an offset of the document, or the last one before it, or the first; nil if there is none.
func (p *place) blockNear(off int) *cfg.Block {
	if len(p.f.Blocks) == 0 {
		return nil
	}
	behind, _ := slices.BinarySearchFunc(p.f.Blocks, int32(off)-p.base, func(b *cfg.Block, off int32) int { return cmp.Compare(headSpan(b).Start, off+1) })
	return p.f.Blocks[max(0, behind-1)]
}

// Draw draws the function of the facts, from its entry on.
func Draw(facts *analysis.Facts) *Drawing { return drawNear(facts, nil, maxDrawnBlocks) }

// drawNear draws at most so many blocks: those around near in the order of the lines, or the first if that is nil.
func drawNear(facts *analysis.Facts, near *cfg.Block, most int) *Drawing {
	d := newDrawer(facts, near, most)
	d.edges()
	d.place()
	return d.draw()
}

// A drawer draws one function. A block's row has two heights, at which edges enter and leave it.
type drawer struct {
	*analysis.Facts
	order []int32 // blocks by row
	first int     // how many blocks would stand above them
	row   []int32 // of each block; -1 if it is not drawn

	wires   []*wire
	down    []bool    // by row: an edge leads to the next one
	width   int       // columns that are used
	touches [][]*wire // by height
	named   [][]int32 // by row: targets of edges that are not drawn, but calls
	calls   [][]int32 // by row: targets of calls, whose edges are not drawn
	from    [][]int32 // by row: sources of edges that are not drawn

	opens map[int32][]*cfg.Instr // what opens convergence regions, by block
	multi map[int32]bool         // targets of back edges that make no loop
}

// A wire is a vertical line of the drawing: edges to one block or from one.
type wire struct {
	back      bool
	ins, outs []int32 // heights at which it enters and leaves blocks
	low, high int32   // of these, the first and the last
	column    int     // 0 is the one beside the blocks
}

func enters(row int32) int32 { return 2 * row }
func leaves(row int32) int32 { return 2*row + 1 }

func newDrawer(facts *analysis.Facts, near *cfg.Block, most int) *drawer {
	f := facts.Func
	d := &drawer{Facts: facts, row: make([]int32, len(f.Blocks)), opens: map[int32][]*cfg.Instr{}, multi: map[int32]bool{}}
	d.order = slices.Clone(f.Order.RPO)
	for _, b := range f.Blocks {
		if !f.Reachable(b) {
			d.order = append(d.order, b.ID)
		}
	}
	if len(d.order) > most {
		if near != nil {
			d.first = min(max(slices.Index(d.order, near.ID)-most/2, 0), len(d.order)-most)
		}
		d.order = d.order[d.first : d.first+most]
	}
	for n := range d.row {
		d.row[n] = -1
	}
	for n, id := range d.order {
		d.row[id] = int32(n)
	}
	d.down = make([]bool, len(d.order))
	d.named, d.calls, d.from = make([][]int32, len(d.order)), make([][]int32, len(d.order)), make([][]int32, len(d.order))
	d.touches = make([][]*wire, 2*len(d.order))
	for _, e := range f.Loops.Irreducible {
		d.multi[e.Dst] = true
	}
	for _, s := range facts.Convergence().Starts {
		d.opens[s.Block.ID] = append(d.opens[s.Block.ID], s.Instr)
	}
	return d
}

// edges makes the wires. Edges of calls are only named, as what follows a call is what control comes back to.
func (d *drawer) edges() {
	type key struct {
		block             int32
		from, back, above bool
	}
	wires := map[key]*wire{}
	for n, id := range d.order {
		src := int32(n)
		b := d.Func.Blocks[id]
		if len(d.order) < len(d.Func.Blocks) {
			for _, from := range d.Func.Preds.Succs(id) {
				if d.row[from] < 0 && !slices.Contains(d.from[n][max(0, len(d.from[n])-1):], from) {
					d.from[n] = append(d.from[n], from)
				}
			}
		}
		seen := map[int32]bool{}
		for s, kind := range d.Func.Succs(b) {
			if kind != cfg.CallEdge {
				if seen[s.ID] {
					continue
				}
				seen[s.ID] = true
			}
			dst, back := d.row[s.ID], d.Func.BackEdge(b, s, kind)
			switch {
			case kind == cfg.CallEdge:
				d.name(d.calls, src, s.ID)
				continue
			case dst < 0:
				d.name(d.named, src, s.ID)
				continue
			case dst == src+1:
				d.down[src] = true
				continue
			}
			k := key{block: s.ID, back: back, above: dst <= src}
			if kind == cfg.Table && dst > src {
				k = key{block: b.ID, from: true}
			}
			w := wires[k]
			if w == nil {
				w = &wire{back: back, low: leaves(src), high: leaves(src)}
				wires[k] = w
				d.wires = append(d.wires, w)
			}
			w.add(&w.outs, leaves(src))
			w.add(&w.ins, enters(dst))
		}
	}
}

// name notes an edge that is not drawn in the list.
func (d *drawer) name(list [][]int32, row, to int32) {
	list[row] = append(list[row], to)
	if r := d.row[to]; r >= 0 {
		d.from[r] = append(d.from[r], d.order[row])
	}
}

func (w *wire) add(list *[]int32, height int32) {
	if n := len(*list); n == 0 || (*list)[n-1] != height {
		*list = append(*list, height)
	}
	w.low, w.high = min(w.low, height), max(w.high, height)
}

// place gives the wires columns: back edges first, and of these and of the others the short ones,
// which so come to lie within the long ones.
func (d *drawer) place() {
	slices.SortStableFunc(d.wires, func(a, b *wire) int {
		if a.back != b.back {
			if a.back {
				return -1
			}
			return 1
		}
		return cmp.Or(cmp.Compare(a.high-a.low, b.high-b.low), cmp.Compare(a.low, b.low))
	})
	var columns [maxColumns][]*wire // from top to bottom
	for _, w := range d.wires {
		placed := false
		for c := range columns {
			n, _ := slices.BinarySearchFunc(columns[c], w, func(x, w *wire) int { return cmp.Compare(x.low, w.low) })
			if (n == 0 || columns[c][n-1].high < w.low) && (n == len(columns[c]) || columns[c][n].low > w.high) {
				columns[c] = slices.Insert(columns[c], n, w)
				w.column, placed = c, true
				break
			}
		}
		if !placed {
			for _, out := range w.outs {
				for _, in := range w.ins {
					d.name(d.named, out/2, d.order[in/2])
				}
			}
			continue
		}
		d.width = max(d.width, w.column+1)
		for _, h := range slices.Concat(w.ins, w.outs) {
			d.touches[h] = append(d.touches[h], w)
		}
	}
}

// draw makes the lines.
func (d *drawer) draw() *Drawing {
	f := d.Func
	out := &Drawing{}
	name := f.Name
	if name == "" {
		name = "(no name)"
	}
	head := fmt.Sprintf("%s: %s", name, plural(len(f.Blocks), "block"))
	if n := len(f.Loops.Loops); n > 0 {
		head += ", " + plural(n, "loop")
	}
	if f.Target != nil {
		head += ", " + f.Target.Name
	}
	out.Lines = append(out.Lines, head)
	if why := f.Incomplete(); why != "" {
		out.Lines = append(out.Lines, "control flow is incomplete: "+why)
	}
	if out.Part = len(d.order) < len(f.Blocks); out.Part {
		which := fmt.Sprintf("the first %d blocks are drawn", len(d.order))
		if d.first > 0 {
			which = fmt.Sprintf("%d blocks are drawn; %d are above them, %d below", len(d.order), d.first, len(f.Blocks)-len(d.order)-d.first)
		}
		out.Lines = append(out.Lines, which)
	}
	if len(d.order) == 0 {
		return out
	}
	names, longest := make([]string, len(d.order)), 0
	for n, id := range d.order {
		depth := 0
		if l := f.Loops.LoopOf[id]; l >= 0 {
			depth = min(int(f.Loops.Loops[l].Depth), maxDrawnDepth)
		}
		names[n] = strings.Repeat("  ", depth) + cut(f.Blocks[id].Name(), maxDrawnName)
		longest = max(longest, utf8.RuneCountInString(names[n]))
	}
	var line []byte
	write := func(number, left, text, count, notes string) {
		line = append(line[:0], strings.Repeat(" ", max(5-len(number), 0))...)
		line = append(append(append(line, number...), ' '), left...)
		line = append(append(line, ' '), text...)
		line = append(line, strings.Repeat(" ", longest-utf8.RuneCountInString(text)+1)...)
		line = append(append(append(line, count...), "  "...), notes...)
		out.Lines = append(out.Lines, string(bytes.TrimRight(line, " ")))
	}
	write("RPO", strings.Repeat(" ", 2*d.width+2), "", "instrs", "")
	var open [maxColumns]*wire
	above := false
	for n, id := range d.order {
		row, b := int32(n), f.Blocks[id]
		x := d.BlockBrief(b)
		drawn := DrawnBlock{ID: id, First: len(out.Lines), Last: len(out.Lines)}
		second := len(d.touches[leaves(row)])+len(d.named[n])+len(d.calls[n]) > 0
		number := ""
		if num := f.Order.Num[id]; num >= 0 {
			number = strconv.Itoa(int(num))
		}
		left := d.wiring(&open, enters(row)) + spine(above, second || d.down[n], false)
		write(number, left, names[n], fmt.Sprintf("%6d", len(b.Instrs)), d.notes(b, &x, second))
		left = d.wiring(&open, leaves(row))
		if second {
			drawn.Last++
			left += spine(true, d.down[n], len(d.touches[leaves(row)]) > 0)
			write("", left, "", "      ", d.exit(b, &x))
		}
		above = d.down[n]
		out.Blocks = append(out.Blocks, drawn)
	}
	return out
}

// wiring draws what is left of the blocks at a height. Open has the wires that are there, by column.
func (d *drawer) wiring(open *[maxColumns]*wire, height int32) string {
	touched := -1
	var touches [maxColumns]bool
	for _, w := range d.touches[height] {
		open[w.column], touches[w.column] = w, true
		touched = max(touched, w.column)
	}
	var sb strings.Builder
	for c := d.width - 1; c >= 0; c-- {
		across, w := c <= touched, open[c]
		switch {
		case w == nil && across:
			sb.WriteRune('─')
		case w == nil:
			sb.WriteByte(' ')
		case touches[c]:
			sb.WriteRune(corner(w, height, c < touched))
		case w.back:
			sb.WriteRune('║')
		default:
			sb.WriteRune('│')
		}
		switch {
		case c == 0 && across && height%2 == 0:
			sb.WriteByte('>')
		case across:
			sb.WriteRune('─')
		default:
			sb.WriteByte(' ')
		}
		if w != nil && w.high == height {
			open[c] = nil
		}
	}
	return sb.String()
}

// corner is how a wire is drawn where it enters or leaves a block, on the right, and where another
// wire does that passes it, on the left.
func corner(w *wire, height int32, left bool) rune {
	n := 0
	if height > w.low {
		n |= 4
	}
	if height < w.high {
		n |= 2
	}
	if left {
		n |= 1
	}
	if w.back {
		return []rune("──╓╥╙╨╟╫")[n]
	}
	return []rune("──╭┬╰┴├┼")[n]
}

// spine is the line that joins blocks: whether it goes up, down and to the left.
func spine(up, down, left bool) string {
	switch {
	case left && down:
		return "┤"
	case left:
		return "╯"
	case up && down:
		return "├"
	case down:
		return "┌"
	case up:
		return "└"
	}
	return "╶"
}

// notes says what there is to know of a block beside its name.
func (d *drawer) notes(b *cfg.Block, x *analysis.BlockFacts, second bool) string {
	f := d.Func
	var list []string
	if x.Header {
		list = append(list, "loop of "+plural(x.LoopBlocks, "block"))
	}
	if d.multi[b.ID] {
		list = append(list, "a cycle with several entries")
	}
	if x.Unreached != "" {
		list = append(list, x.Unreached)
	}
	if x.Cold != "" {
		list = append(list, "cold")
	}
	for _, i := range d.opens[b.ID] {
		list = append(list, cut(f.InstrString(i), maxDrawnText))
	}
	if last := b.Last(); last != nil && !second && (len(f.Graph.Succs(b.ID)) == 0 || x.Diverges) {
		list = append(list, cut(f.InstrString(last), maxDrawnText))
		if x.Diverges {
			list = append(list, "divergent")
		}
	}
	if from := d.from[d.row[b.ID]]; len(from) > 0 {
		list = append(list, "from "+d.list(from))
	}
	return strings.Join(list, " · ")
}

// exit says how control leaves a block: by calls in it, each with where they go, and by its last instruction.
func (d *drawer) exit(b *cfg.Block, x *analysis.BlockFacts) string {
	f := d.Func
	row := d.row[b.ID]
	last := b.Last()
	list, called := d.callsIn(b, d.calls[row])
	below := d.down[row] && len(d.touches[leaves(row)])+len(d.named[row])+len(called) == 0 && !x.Diverges // there is nothing to say of the last one
	if last != nil && last.EndsBlock() && !below {
		list = append(list, cut(f.InstrString(last), maxDrawnText))
	}
	if len(called) > 0 {
		list = append(list, "to "+d.list(called))
	}
	named := slices.Clone(d.named[row])
	for s, kind := range f.Succs(b) {
		if kind == cfg.FallThrough && d.row[s.ID] != row+1 {
			way := "to "
			if last != nil && last.EndsBlock() {
				way = "else "
			}
			list = append(list, way+cut(s.Name(), maxDrawnName))
			named = slices.DeleteFunc(named, func(id int32) bool { return id == s.ID })
		}
	}
	if len(named) > 0 {
		list = append(list, "to "+d.list(named))
	}
	if x.Diverges {
		list = append(list, "divergent")
	}
	return strings.Join(list, " · ")
}

// callsIn says which calls before the last instruction of b go to which of the blocks; the last one goes to the others.
func (d *drawer) callsIn(b *cfg.Block, called []int32) (list []string, last []int32) {
	if len(called) == 0 {
		return nil, nil
	}
	calls := d.Func.Calls(b)
	var names []string
	to := map[string][]int32{}
	for _, id := range called {
		i := calls[id]
		if i == nil || i == b.Last() {
			last = append(last, id)
			continue
		}
		name := d.Func.CallText(i)
		if to[name] == nil {
			names = append(names, name)
		}
		to[name] = append(to[name], id)
	}
	for _, name := range names {
		list = append(list, name, "to "+d.list(to[name]))
	}
	return list, last
}

// list names blocks, the first few of many.
func (d *drawer) list(ids []int32) string {
	var names []string
	for _, id := range ids {
		names = append(names, cut(d.Func.Blocks[id].Name(), maxDrawnName))
	}
	return strings.Join(few(names), ", ")
}

// cut leaves at most n characters of s.
func cut(s string, n int) string {
	if utf8.RuneCountInString(s) <= n {
		return s
	}
	return string([]rune(s)[:n-1]) + "…"
}
