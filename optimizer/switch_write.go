package optimizer

import (
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// write replaces the comparisons of l by the given form.
func (l *lowering) write(to analysis.Strategy) {
	own := *l
	w := &switchWriter{lowering: &own, asm: assembler{f: l.Func}}
	landed, landings := w.landings()
	own.s = &landed
	s, f := own.s, l.Func
	head, bridges := s.Block, l.removed
	head.RemoveLast()
	if k := slices.IndexFunc(head.Instrs, func(i cfg.Instr) bool { return i.Line == s.Instr.Line && i.Name == s.Instr.Name }); k >= 0 {
		head.Remove(k)
	}
	for _, i := range l.front {
		moved := *i
		if writtenAnew(f, i) {
			moved = f.NewInstr("%s", f.InstrString(i))
		}
		head.Insert(len(head.Instrs), moved)
	}
	switch to {
	case analysis.JumpTable:
		w.table()
	case analysis.SearchTree:
		lo, hi := int64(0), int64(1)<<32-1
		if s.Signed {
			lo, hi = -1<<31, 1<<31-1
		}
		rest, otherwise := w.takeUnobserved(l.s.Unobserved), w.s.Default
		if len(rest) > 0 {
			w.s.Default = cfg.NewBlock(f.Labels().New())
		}
		w.tree(w.runs(), lo, hi)
		if len(rest) > 0 {
			w.asm.begin(w.s.Default)
			for _, c := range rest {
				w.branchIf("EQ", w.value(c), c.Target)
			}
			w.branch(otherwise)
		}
	default:
		for _, c := range s.Cases {
			w.branchIf("EQ", w.value(c), c.Target)
		}
		w.branch(s.Default)
	}
	f.InsertAfter(head, append(w.asm.finish(head), landings...)...)
	f.RemoveBlocks(append(slices.DeleteFunc(slices.Clone(s.Blocks), func(b *cfg.Block) bool { return b == head }), bridges...))
}

// takeUnobserved takes the given cases, which the profile has not observed, out of the switch and
// returns them as they are written.
func (w *switchWriter) takeUnobserved(unobserved []analysis.Case) (rest []analysis.Case) {
	w.s.Cases = slices.DeleteFunc(w.s.Cases, func(c analysis.Case) bool {
		gone := slices.ContainsFunc(unobserved, func(d analysis.Case) bool { return d.Value == c.Value })
		if gone {
			rest = append(rest, c)
		}
		return gone
	})
	return rest
}

// bridges are the blocks that only branch on for values that no case has, and that nothing else
// goes to: they go with the comparisons.
func (l *lowering) bridges() []*cfg.Block {
	var list []*cfg.Block
	compares, stays := map[*cfg.Block]bool{}, map[*cfg.Block]bool{l.s.Default: true}
	for _, b := range l.s.Blocks {
		compares[b], stays[b] = true, true
	}
	for _, c := range l.s.Cases {
		stays[c.Target] = true
	}
	for _, b := range l.s.Blocks {
		x := l.Func.Next(b)
		if x == nil || len(x.Labels) > 0 || x.Cold || x.Weight != 0 || l.Func.Forwards(x) == nil || stays[x] {
			continue
		}
		if !slices.ContainsFunc(l.Func.PredIDs(x), func(p int32) bool { return !compares[l.Func.Blocks[p]] }) {
			list = append(list, x)
		}
	}
	return list
}

// A switchWriter writes the new form of a switch.
type switchWriter struct {
	*lowering
	asm assembler
}

func (w *switchWriter) value(c analysis.Case) int64 {
	if w.s.Signed {
		return int64(int32(c.Value))
	}
	return int64(c.Value)
}

// label returns the name of a block, which it gets if it has none.
func (w *switchWriter) label(b *cfg.Block) string {
	if b.Label() == "" {
		b.SetLabel(w.Func.Labels().Of(b))
	}
	return b.Label()
}

func (w *switchWriter) branch(to *cfg.Block) { w.asm.add("BRA %s", w.Func.Ref(w.label(to))) }

// compare sets the predicate to: selector rel v.
func (w *switchWriter) compare(rel string, v int64) {
	if !w.s.Signed && rel != "EQ" {
		rel += ".U32"
	}
	w.asm.add("ISETP.%s.AND %s, PT, %s, %#x, PT", rel, w.Func.Names.Reg(w.pred), w.Func.Names.Reg(w.s.Selector), v)
}

// branchIf branches to a block where the selector rel v.
func (w *switchWriter) branchIf(rel string, v int64, to *cfg.Block) {
	w.compare(rel, v)
	w.asm.add("@%s BRA %s", w.Func.Names.Reg(w.pred), w.Func.Ref(w.label(to)))
}

// table writes the bounds check and the indexed branch. Values between the cases go to
// the default.
func (w *switchWriter) table() {
	s, f := w.s, w.Func
	index := f.Names.Reg(s.Selector)
	if s.Min != 0 {
		fresh, _ := f.FreshReg() // there is no end to registers in the native spelling
		index = f.Names.Reg(fresh)
		w.asm.add("IADD3 %s, %s, %#x, RZ", index, f.Names.Reg(s.Selector), -s.Min)
	}
	pred := f.Names.Reg(w.pred)
	w.asm.add("ISETP.GE.U32.AND %s, PT, %s, %#x, PT", pred, index, s.Range)
	w.asm.add("@%s BRA %s", pred, f.Ref(w.label(s.Default)))
	labels := make([]string, s.Range)
	for k := range labels {
		labels[k] = w.label(s.Default)
	}
	for _, c := range s.Cases {
		labels[w.value(c)-s.Min] = w.label(c.Target)
	}
	w.asm.add("BRX %s, %s", index, f.AddTable(labels))
}

// A caseRun is consecutive values that go to one block.
type caseRun struct {
	lo, hi int64
	to     *cfg.Block
}

// runs are the cases, ascending, with neighbours that go to one block together.
func (w *switchWriter) runs() []caseRun {
	var list []caseRun
	for _, c := range w.s.Cases {
		v := w.value(c)
		if n := len(list) - 1; n >= 0 && list[n].hi+1 == v && list[n].to == c.Target {
			list[n].hi = v
			continue
		}
		list = append(list, caseRun{v, v, c.Target})
	}
	return list
}

// tree writes a balanced tree for the runs, when the selector is known to be from lo to
// hi: first the values from the middle run on, then the lower ones. Source: seeds
// branch-and-switch, "BST Emission Algorithm", with range checks for runs.
func (w *switchWriter) tree(runs []caseRun, lo, hi int64) {
	if len(runs) == 0 {
		w.branch(w.s.Default)
		return
	}
	mid := len(runs) / 2
	if len(runs) == 2 {
		mid = 1
	}
	if len(runs) == 1 {
		w.leaf(runs[0], lo, hi)
		return
	}
	r := runs[mid]
	low := w.Func.Labels().New()
	w.compare("LT", r.lo)
	w.asm.add("@%s BRA %s", w.Func.Names.Reg(w.pred), w.Func.Ref(low))
	switch {
	case r.lo == r.hi:
		w.branchIf("EQ", r.lo, r.to)
	default:
		w.branchIf("LE", r.hi, r.to)
	}
	w.tree(runs[mid+1:], r.hi+1, hi)
	w.asm.label(low)
	w.tree(runs[:mid], lo, r.lo-1)
}

// leaf decides one run.
func (w *switchWriter) leaf(r caseRun, lo, hi int64) {
	switch {
	case r.lo <= lo && r.hi >= hi:
		w.branch(r.to)
		return
	case r.lo == r.hi:
		w.branchIf("EQ", r.lo, r.to)
	case r.lo <= lo:
		w.branchIf("LE", r.hi, r.to)
	case r.hi >= hi:
		w.branchIf("GE", r.lo, r.to)
	default:
		w.branchIf("LT", r.lo, w.s.Default)
		w.branchIf("LE", r.hi, r.to)
	}
	w.branch(w.s.Default)
}
