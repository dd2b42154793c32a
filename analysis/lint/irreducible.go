package lint

import (
	"fmt"
	"slices"
	"strings"

	"ori/analysis"
	"ori/cfg"
)

// irreducibleRegions reports each region once.
func irreducibleRegions(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	f := facts.Func
	if !f.Complete {
		return
	}
	for _, r := range facts.Irreducibles() {
		b := f.Blocks[r.Entries[0]]
		d := diagnostic("irreducible-region", headOf(b), "%s form a cycle with the entries %s: none dominates the others", names(f, r.Blocks), names(f, r.Entries))
		for _, n := range r.Entries[1:] {
			d.Related = append(d.Related, analysis.Related{Span: headOf(f.Blocks[n]), Message: "another entry"})
		}
		report(d)
	}
}

// multiEntryLoops reports each block that an irreducible back edge goes to: the
// header of a loop that can be entered elsewhere, which phase 18, LoopMakeSingleEntry, would
// make one with a single entry. Source: seeds basic-blocks-and-cfg.
func multiEntryLoops(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	f := facts.Func
	if !f.Complete {
		return
	}
	last := int32(-1)
	for _, e := range f.Loops.Irreducible {
		if e.Dst == last {
			continue // its back edges follow one another
		}
		last = e.Dst
		for _, r := range facts.Irreducibles() {
			if !slices.Contains(r.Blocks, e.Dst) || !slices.Contains(r.Blocks, e.Src) {
				continue
			}
			b, from := f.Blocks[e.Dst], f.Blocks[e.Src]
			var others []int32
			for _, n := range r.Entries {
				if n != e.Dst {
					others = append(others, n)
				}
			}
			if len(others) == 0 {
				break
			}
			d := diagnostic("multi-entry-loop", headOf(b), "the loop from %s back to %s has another entry at %s, which %s does not dominate", from.Name(), b.Name(), names(f, others), b.Name())
			if i := from.Last(); i != nil {
				d.Related = append(d.Related, analysis.Related{Span: from.InSection(i.Span), Message: "back edge to " + b.Name()})
			}
			for _, n := range others {
				d.Related = append(d.Related, analysis.Related{Span: headOf(f.Blocks[n]), Message: "another entry"})
			}
			report(d)
			break
		}
	}
}

// headOf is what stands for b in the text: its label, else its first instruction.
func headOf(b *cfg.Block) cfg.Span {
	switch {
	case len(b.Labels) > 0:
		return b.Labels[0].Span
	case len(b.Instrs) > 0:
		return b.InSection(b.Instrs[0].Span)
	}
	return b.Span
}

// names lists blocks in a sentence, the first few of many.
func names(f *cfg.Func, blocks []int32) string {
	const most = 6
	var list []string
	for k, n := range blocks {
		if k == most-1 && len(blocks) > most {
			list = append(list, fmt.Sprintf("%d more", len(blocks)-k))
			break
		}
		list = append(list, f.Blocks[n].Name())
	}
	if len(list) == 1 {
		return list[0]
	}
	return strings.Join(list[:len(list)-1], ", ") + " and " + list[len(list)-1]
}
