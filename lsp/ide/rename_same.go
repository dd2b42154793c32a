package ide

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// differs says what would be another program after edits that give what is called from another
// name; "" if nothing would: each function has the same name, the same control flow, and the same
// definitions reach the same uses. Time is linear in the text; what [Snapshot.sameTrees] answers
// needs no more than the lines that change.
func (s *Snapshot) differs(ctx context.Context, from string, edits []grammar.Edit) string {
	up := slices.Clone(edits)
	slices.Reverse(up)
	after := s.Edit(up)
	after.lower(ctx)
	was, is := s.Funcs(), after.Funcs()
	for n, u := range s.units {
		if n >= len(after.units) || len(u.Problems) != len(after.units[n].Problems) {
			return "something would not be understood as it is"
		}
	}
	if len(was) != len(is) {
		return fmt.Sprintf("there would be %s", plural(len(is), "function"))
	}
	for n, f := range was {
		g := is[n]
		if f == g {
			continue
		}
		name := f.Name
		if name != g.Name && name != from {
			return name + " would have another name"
		}
		if !slices.Equal(f.Graph.Start, g.Graph.Start) || !slices.Equal(f.Graph.Succ, g.Graph.Succ) || !slices.Equal(f.Kinds, g.Kinds) ||
			len(f.Unresolved) != len(g.Unresolved) || len(f.Tables) != len(g.Tables) || (f.Redefined == "") != (g.Redefined == "") {
			return "control flow of " + name + " would be another"
		}
		if len(f.Problems) != len(g.Problems) || !sameShape(f, g) {
			return name + " would have other instructions"
		}
		u, k := s.unitOf(n)
		x := s.about(ctx, s.units[u], k).SSA()
		if !sameValues(x, analysis.NewFacts(g).For(ctx).SSA()) {
			return "other values would reach their uses in " + name
		}
	}
	return ""
}

// sameTrees reports whether each chunk that the edits touch parses as it did, but for how long the
// names are. It is false, too, if a chunk by itself is not what it is in its section. Time is that
// of the chunks that are touched.
func (s *Snapshot) sameTrees(edits []grammar.Edit) bool {
	for n := 0; n < len(edits); {
		k := s.doc.SectionAt(int(edits[n].Span.Start))
		base, _ := s.doc.SectionStart(k)
		sec := s.doc.Sections()[k]
		c := sec.ChunkAtOffset(int(edits[n].Span.Start) - base)
		if c < 0 {
			return false
		}
		chunk := sec.Chunks[c]
		start := int32(base) + chunk.Start
		var here []grammar.Edit
		for ; n < len(edits) && int(edits[n].Span.Start-start) < len(chunk.Src); n++ {
			e := edits[n]
			e.Span.Start, e.Span.End = e.Span.Start-start, e.Span.End-start
			here = append(here, e)
		}
		if here == nil || !sameTree(chunk.Chunk, here) {
			return false
		}
	}
	return true
}

// sameTree is sameTrees of one chunk.
func sameTree(c *grammar.Chunk, edits []grammar.Edit) bool {
	was, ok := alone(c.Src)
	if !ok || !slices.Equal(was.Nodes(), c.Nodes()) || was.Kind != c.Kind {
		return false
	}
	var src []byte
	at := int32(0)
	longer := make([]int32, len(edits)+1) // what the first edits add to the length
	for n, e := range edits {
		if int(e.Span.End) > len(c.Src) {
			return false
		}
		src = append(append(src, c.Src[at:e.Span.Start]...), e.New...)
		at = e.Span.End
		longer[n+1] = longer[n] + int32(len(e.New)-e.Span.Len())
	}
	is, ok := alone(append(src, c.Src[at:]...))
	if !ok || is.Kind != c.Kind || len(is.Nodes()) != len(c.Nodes()) {
		return false
	}
	moved := func(off int32) int32 { // a node begins and ends outside of the names, or at their ends
		n, _ := slices.BinarySearchFunc(edits, off+1, func(e grammar.Edit, off int32) int { return cmp.Compare(e.Span.End, off) })
		return off + longer[n]
	}
	now := is.Nodes()
	for k, x := range c.Nodes() {
		x.Start, x.End = moved(x.Start), moved(x.End)
		if now[k] != x {
			return false
		}
	}
	return true
}

// alone is the only chunk of a text, false if there are others.
func alone(src []byte) (*grammar.Chunk, bool) {
	sections := grammar.Parse(src).Sections()
	if len(sections) != 1 || len(sections[0].Chunks) != 1 || sections[0].Chunks[0].Start != 0 {
		return nil, false
	}
	return sections[0].Chunks[0].Chunk, true
}

// sameShape reports whether blocks of f and g have the same opcodes and operands of the same kinds.
func sameShape(f, g *cfg.Func) bool {
	for n, b := range f.Blocks {
		c := g.Blocks[n]
		if len(b.Labels) != len(c.Labels) || !slices.EqualFunc(b.Instrs, c.Instrs, func(i, j cfg.Instr) bool {
			return i.Op.Name == j.Op.Name && i.Op.Known() == j.Op.Known() && i.Name == j.Name && i.Flow == j.Flow && i.Code == j.Code &&
				slices.EqualFunc(i.Args, j.Args, func(a, b cfg.Operand) bool {
					return a.Kind == b.Kind && a.Flags == b.Flags && a.Imm == b.Imm && a.Reg.Class == b.Reg.Class && a.UReg().Class == b.UReg().Class
				})
		}) {
			return false
		}
	}
	return true
}

// sameValues reports whether there is one value of y for each of x, defined and read in the same places.
func sameValues(x, y *analysis.SSA) bool {
	if x.Regs.Instrs() != y.Regs.Instrs() {
		return false
	}
	to, from := make([]analysis.Value, x.Len()), make([]analysis.Value, y.Len()) // and one, 0 for none yet
	var work []analysis.Value
	pair := func(v, w analysis.Value) bool {
		if v < 0 || w < 0 {
			return v == w
		}
		if to[v] != 0 || from[w] != 0 {
			return to[v] == w+1 && from[w] == v+1
		}
		to[v], from[w] = w+1, v+1
		work = append(work, v)
		return true
	}
	for n := range int32(x.Regs.Instrs()) {
		a, b := x.Values(n), y.Values(n)
		if !slices.EqualFunc(a, b, pair) {
			return false
		}
	}
	for len(work) > 0 {
		v := work[len(work)-1]
		w := to[v] - 1
		work = work[:len(work)-1]
		if x.Kind(v) != y.Kind(w) || x.Block(v).ID != y.Block(w).ID {
			return false
		}
		switch x.Kind(v) {
		case analysis.PhiValue:
			if !slices.EqualFunc(x.Args(v), y.Args(w), pair) {
				return false
			}
		case analysis.InstrValue:
			if x.Instr(v) != y.Instr(w) || !pair(x.Prev(v), y.Prev(w)) {
				return false
			}
		}
	}
	return true
}
