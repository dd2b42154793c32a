package analysis

import (
	"fmt"
	"slices"
	"strings"

	"ori/cfg"
)

// An IrreducibleRegion is a set of blocks that reach one another and can be
// entered at more than one of them, so that none is the header of all. Loops inside
// the region, and the loop around it, are not part of it for that reason alone.
type IrreducibleRegion struct {
	Blocks  []int32 // ascending
	Entries []int32 // those with an edge from outside, ascending
}

// maxRegions bounds the regions that are looked for: only text that no compiler
// makes has more.
const maxRegions = 64

// newIrreducibles returns the irreducible regions of f, by their first entry in
// reverse postorder. Time is linear in the size of the function for each region.
func newIrreducibles(f *cfg.Func) []IrreducibleRegion {
	var regions []IrreducibleRegion
	in := make([]bool, len(f.Blocks)) // a region that was found
	for _, e := range f.Loops.Irreducible {
		if in[e.Dst] && in[e.Src] || len(regions) == maxRegions {
			continue
		}
		var r IrreducibleRegion
		for n := range cycle(f, e) {
			r.Blocks = append(r.Blocks, n)
		}
		slices.Sort(r.Blocks)
		member := make(map[int32]bool, len(r.Blocks))
		for _, n := range r.Blocks {
			in[n], member[n] = true, true
		}
		for _, n := range r.Blocks {
			for _, p := range f.Preds.Succs(n) {
				if !member[p] && f.Order.Reachable(p) {
					r.Entries = append(r.Entries, n)
					break
				}
			}
		}
		regions = append(regions, r)
	}
	return regions
}

// cycle yields the blocks of the cycles that the back edge e closes, inside of
// the loop that both its ends are in and without that loop's header.
func cycle(f *cfg.Func, e cfg.Arc) func(yield func(int32) bool) {
	l := f.Loops.LoopOf[e.Dst]
	for l >= 0 && (!f.Loops.Contains(l, e.Src) || f.Loops.Loops[l].Header == e.Dst) {
		l = f.Loops.Loops[l].Parent
	}
	inside := func(n int32) bool {
		return f.Order.Reachable(n) && (l < 0 || f.Loops.Contains(l, n) && f.Loops.Loops[l].Header != n)
	}
	reach := func(from int32, next func(int32) []int32) []bool {
		seen := make([]bool, len(f.Blocks))
		work := []int32{from}
		for len(work) > 0 {
			n := work[len(work)-1]
			work = work[:len(work)-1]
			if seen[n] || !inside(n) {
				continue
			}
			seen[n] = true
			work = append(work, next(n)...)
		}
		return seen
	}
	to, from := reach(e.Dst, f.Graph.Succs), reach(e.Src, f.Preds.Succs)
	return func(yield func(int32) bool) {
		for n := range to {
			if to[n] && from[n] && !yield(int32(n)) {
				return
			}
		}
	}
}

// irreducibleRegions reports each region once.
func irreducibleRegions(facts *Facts, report func(Diagnostic)) {
	f := facts.Func
	if !f.Complete {
		return
	}
	for _, r := range facts.Irreducibles() {
		b := f.Blocks[r.Entries[0]]
		d := diagnostic("irreducible-region", headOf(b), "%s reach one another and can be entered at %s: no block is the header of all", names(f, r.Blocks), names(f, r.Entries))
		for _, n := range r.Entries[1:] {
			d.Related = append(d.Related, Related{headOf(f.Blocks[n]), "another entry"})
		}
		report(d)
	}
}

// multiEntryLoops reports each block that an irreducible back edge leads to: the
// header of a loop that can be entered elsewhere, which phase 18, LoopMakeSingleEntry, would
// make one with a single entry. Source: seeds basic-blocks-and-cfg.
func multiEntryLoops(facts *Facts, report func(Diagnostic)) {
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
			d := diagnostic("multi-entry-loop", headOf(b), "the loop from %s back to %s can also be entered at %s, which %s does not dominate", from.Name(), b.Name(), names(f, others), b.Name())
			if i := from.Last(); i != nil {
				d.Related = append(d.Related, Related{from.InSection(i.Span), "back to " + b.Name()})
			}
			for _, n := range others {
				d.Related = append(d.Related, Related{headOf(f.Blocks[n]), "another entry"})
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
