package lint

import (
	"fmt"
	"slices"
	"strings"

	"ori/analysis"
	"ori/cfg"
	"ori/grammar"
)

// deadWrites reports instructions that do nothing but write registers that nothing reads, and
// removes them.
func deadWrites(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	f := facts.Func
	var list []analysis.DeadWrite
	dead := map[*cfg.Instr]bool{}
	facts.DeadWrites(func(w analysis.DeadWrite) {
		w.Regs = slices.Clone(w.Regs) // they are good for this call only
		list = append(list, w)
		dead[&w.Block.Instrs[w.K]] = true
	})
	if list == nil {
		return
	}
	stays := separators(facts, dead)
	for _, w := range list {
		i := &w.Block.Instrs[w.K]
		names := registers(f, w.Regs)
		d := diagnostic("dead-write", w.Block.InSection(i.Span), "%s is written, but nothing reads it", names)
		if strings.Contains(names, " ") {
			d.Message = names + " are written, but nothing reads them"
		}
		d.Dead = true
		d.Related = facts.Liveness().Ends(w.Block, w.K, w.Regs[0])
		if removable(f, w) && !stays[w.Block.ID] {
			d.Fix = removal(f, w.Block, w.K)
		}
		report(d)
	}
}

// separators tells by block what keeps lanes apart although all its instructions are dead: once they are gone, a branch around the block
// separates nobody, and something may tell. Time is linear.
func separators(facts *analysis.Facts, dead map[*cfg.Instr]bool) []bool {
	f := facts.Func
	stays := make([]bool, len(f.Blocks))
	for n := 0; n < len(f.Blocks); n++ {
		first := n
		for n < len(f.Blocks) && allDead(f.Blocks[n], dead) {
			n++
		}
		if first < n && separates(facts, int32(first), int32(n)) {
			if !observes(facts) {
				return make([]bool, len(f.Blocks))
			}
			for k := first; k < n; k++ {
				stays[k] = true
			}
		}
	}
	return stays
}

// separates reports whether a divergent branch goes to two of the blocks from first to last.
func separates(facts *analysis.Facts, first, last int32) bool {
	f := facts.Func
	for n := first; n <= last && int(n) < len(f.Blocks); n++ {
		for _, p := range f.Preds.Succs(n) {
			into := 0
			for _, s := range f.Graph.Succs(p) {
				if first <= s && s <= last {
					into++
				}
			}
			if into > 1 && facts.Uniformity().Diverges(f.Blocks[p]) {
				return true
			}
		}
	}
	return false
}

// allDead reports whether nothing is left of b once dead instructions are gone.
func allDead(b *cfg.Block, dead map[*cfg.Instr]bool) bool {
	for k := range b.Instrs {
		if !dead[&b.Instrs[k]] {
			return false
		}
	}
	return true
}

// observes reports whether something in the function can tell which lanes run it together.
func observes(facts *analysis.Facts) bool {
	u := facts.Uniformity()
	for _, b := range facts.Func.Blocks {
		for k := range b.Instrs {
			if b.Instrs[k].Convergent().Observes() || k == len(b.Instrs)-1 && u.Promised(b) {
				return true
			}
		}
	}
	return !facts.Func.Entry
}

// removable reports whether the dead write can be taken out of the text.
//
// It is not offered where the text has control codes, where the address of the instruction is named and a listing has no label that could stay there, for one
// of a pair that is issued together, and for uniform registers: lanes of the warp that went another way may read them later, and from sm_90 on
// memory is accessed through a descriptor in some, which the text of some listings does not show. Where the grammar is broken, the instructions around the error may be others once it is mended.
func removable(f *cfg.Func, w analysis.DeadWrite) bool {
	i := &w.Block.Instrs[w.K]
	if !f.Complete || f.Scheduled || i.Open || i.Close || !i.Op.Known() || f.Broken() {
		return false
	}
	for _, r := range w.Regs {
		if r.Class == cfg.ClassUR || r.Class == cfg.ClassUP {
			return false
		}
	}
	if w.K == 0 && len(w.Block.Labels) == 0 {
		_, by := f.ReferencedByAddress(w.Block)
		return by == nil
	}
	return true
}

// removal takes instruction k of b out of the text.
func removal(f *cfg.Func, b *cfg.Block, k int) *analysis.Fix {
	return &analysis.Fix{Title: CodeNamed("dead-write").FixTitle(), Edits: func() []grammar.Edit {
		w := cfg.NewChange(f)
		w.Own(b).Remove(k)
		return changed(f, w, func(c *cfg.Func) { c.Blocks[b.ID].Remove(k) })
	}}
}

// changed returns the edits of w, or if they cannot be found without a copy of f those of making the change on a copy.
func changed(f *cfg.Func, w *cfg.Change, change func(*cfg.Func)) []grammar.Edit {
	if edits, ok := w.Edits(); ok {
		return edits
	}
	c := f.Clone()
	change(c)
	c.Relink()
	if c.Check() != nil {
		return nil
	}
	return c.Edits()
}

// registers names registers in a sentence: "R2", "R4 and R5", "R8 to R11".
func registers(f *cfg.Func, regs []cfg.Reg) string {
	var list []string
	for k := 0; k < len(regs); {
		reg := regs[k]
		end := k + 1
		for end < len(regs) {
			if next := regs[end]; next.Class != reg.Class || next.Num != reg.Num+int32(end-k) || next.Num >= cfg.FirstNamed {
				break
			}
			end++
		}
		name := f.Names.Reg(reg)
		if end-k > 2 {
			list = append(list, fmt.Sprintf("%s to %s", name, regs[end-1]))
			k = end
			continue
		}
		list = append(list, name)
		k++
	}
	last := len(list) - 1
	if last == 0 {
		return list[0]
	}
	return strings.Join(list[:last], ", ") + " and " + list[last]
}
