package ide

import (
	"context"
	"fmt"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// differs says what would be another program after edits that only change names; "" if nothing would. Whatever is looked at before, this is what
// counts: each function has the same control flow and the same definitions reach the same uses.
func (s *Snapshot) differs(ctx context.Context, edits []grammar.Edit) string {
	up := slices.Clone(edits)
	slices.Reverse(up)
	after := s.Edit(up)
	after.lower(ctx)
	was, is := s.Funcs(), after.Funcs()
	if len(was) != len(is) {
		return fmt.Sprintf("there would be %s", plural(len(is), "function"))
	}
	for n, f := range was {
		g := is[n]
		if f == g {
			continue
		}
		name := f.Name
		if !slices.Equal(f.Graph.Start, g.Graph.Start) || !slices.Equal(f.Graph.Succ, g.Graph.Succ) || !slices.Equal(f.Kinds, g.Kinds) ||
			len(f.Unresolved) != len(g.Unresolved) || len(f.Tables) != len(g.Tables) || (f.Redefined == "") != (g.Redefined == "") {
			return "control flow of " + name + " would be another"
		}
		if len(f.Problems) != len(g.Problems) || !sameShape(f, g) {
			return name + " would have other instructions"
		}
		u, k := s.unitOf(n)
		x := s.facts(ctx, s.units[u], k).facts.For(ctx).SSA()
		if !sameValues(x, analysis.NewFacts(g).For(ctx).SSA()) {
			return "other values would reach their uses in " + name
		}
	}
	return ""
}

// sameShape reports whether blocks of f and g have the same opcodes and operands of the same kinds.
func sameShape(f, g *cfg.Func) bool {
	for n, b := range f.Blocks {
		c := g.Blocks[n]
		if len(b.Labels) != len(c.Labels) || !slices.EqualFunc(b.Instrs, c.Instrs, func(i, j cfg.Instr) bool {
			return i.Op.Name == j.Op.Name && i.Op.Known() == j.Op.Known() && i.Name == j.Name && i.Flow == j.Flow && i.Code == j.Code &&
				slices.EqualFunc(i.Args, j.Args, func(a, b cfg.Operand) bool {
					return a.Kind == b.Kind && a.Flags == b.Flags && a.Imm == b.Imm && a.Reg.Class == b.Reg.Class && a.UReg.Class == b.UReg.Class
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
	to, from := map[analysis.Value]analysis.Value{}, map[analysis.Value]analysis.Value{}
	var work []analysis.Value
	pair := func(v, w analysis.Value) bool {
		if v < 0 || w < 0 {
			return v == w
		}
		t, seen := to[v]
		back, known := from[w]
		if seen || known {
			return seen && known && t == w && back == v
		}
		to[v], from[w] = w, v
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
		w := to[v]
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
