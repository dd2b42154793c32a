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
	landed, made := w.landings()
	landings := w.land(made)
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
	default:
		w.layout(s.Layout(to))
	}
	f.InsertAfter(head, append(w.asm.finish(head), landings...)...)
	f.RemoveBlocks(append(slices.DeleteFunc(slices.Clone(s.Blocks), func(b *cfg.Block) bool { return b == head }), bridges...))
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

// layout writes a cascade or a tree.
func (w *switchWriter) layout(x *analysis.Layout) {
	if x.Rest == nil {
		w.step(x.First, nil, nil)
		return
	}
	rest := cfg.NewBlock(w.Func.Labels().New())
	w.step(x.First, x.Rest, rest)
	w.asm.begin(rest)
	w.step(analysis.Outcome{Test: x.Rest}, nil, nil)
}

// step writes what s decides, and what comes after it. The test rest is written elsewhere, and
// block restAt begins with it.
func (w *switchWriter) step(s analysis.Outcome, rest *analysis.Test, restAt *cfg.Block) {
	type half struct {
		label string
		s     analysis.Outcome
	}
	var later []half // the other halves of tests, the last first
	target := func(s analysis.Outcome) *cfg.Block {
		if s.Test != nil && s.Test == rest {
			return restAt
		}
		return s.To
	}
	for {
		switch t := s.Test; {
		case target(s) != nil:
			w.branch(target(s))
			if len(later) == 0 {
				return
			}
			next := later[len(later)-1]
			later = later[:len(later)-1]
			w.asm.label(next.label)
			s = next.s
		case target(t.Yes) != nil:
			w.branchIf(t.Rel, t.Value, target(t.Yes))
			s = t.No
		default:
			low := w.Func.Labels().New()
			w.compare(t.Rel, t.Value)
			w.asm.add("@%s BRA %s", w.Func.Names.Reg(w.pred), w.Func.Ref(low))
			later = append(later, half{low, t.Yes})
			s = t.No
		}
	}
}
