package page

import (
	"bytes"
	"context"
	"slices"
	"sort"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/optimizer"
)

// none stands where there is no line, instruction or block.
const none = -1

// A version is a text with the identities of its lines, instructions and blocks: who survives a
// phase keeps its number.
type version struct {
	optimizer.Text
	lines  []line
	starts []int   // of the units in the document
	ids    []int32 // by line
	codes  map[*cfg.Func]*codes
}

// codes are the identities of what a function consists of.
type codes struct {
	instrs []int32 // in layout order
	blocks []int32
	first  []int32 // by block: the number of its first instruction
}

// A line is where a line of the document is, without what ends it.
type line struct{ start, end int }

// linesOf splits a text.
func linesOf(src []byte) []line {
	var list []line
	for at := 0; at < len(src); {
		n := bytes.IndexAny(src[at:], "\r\n")
		if n < 0 {
			list = append(list, line{at, len(src)})
			break
		}
		list = append(list, line{at, at + n})
		at += n + 1
		if src[at-1] == '\r' && at < len(src) && src[at] == '\n' {
			at++
		}
	}
	return list
}

// lineAt is the index of the line that an offset is in.
func (v *version) lineAt(off int) int {
	return sort.Search(len(v.lines), func(n int) bool { return v.lines[n].start > off }) - 1
}

func newVersion(t optimizer.Text) *version {
	v := &version{Text: t, lines: linesOf(t.Doc.Bytes()), codes: map[*cfg.Func]*codes{}}
	v.ids = make([]int32, len(v.lines))
	for n := range v.ids {
		v.ids[n] = none
	}
	for n := range t.Units {
		start, _ := t.Doc.SectionStart(n)
		v.starts = append(v.starts, start)
	}
	return v
}

// newCodes makes room for the identities of f.
func newCodes(f *cfg.Func) *codes {
	c := &codes{blocks: make([]int32, len(f.Blocks)), first: make([]int32, len(f.Blocks))}
	n := int32(0)
	for k, b := range f.Blocks {
		c.first[k] = n
		n += int32(len(b.Instrs))
		c.blocks[k] = none
	}
	c.instrs = make([]int32, n)
	for k := range c.instrs {
		c.instrs[k] = none
	}
	return c
}

// A fate is what became of a block in a phase.
type fate struct {
	block int32
	kind  string // merged, removed, split
	to    []int32
}

// A history numbers lines, instructions and blocks through the versions of a text.
type history struct {
	now                   *version
	lines, instrs, blocks int32 // how many numbers were given
	steps                 []optimizer.Step
}

// begin gives numbers to the first version.
func (h *history) begin(t optimizer.Text) {
	h.now = newVersion(t)
	for _, u := range t.Units {
		for _, f := range u.Funcs {
			h.now.codes[f] = newCodes(f)
		}
	}
	h.rest(h.now)
}

// rest gives new numbers to all that has none.
func (h *history) rest(v *version) {
	number := func(list []int32, next *int32) {
		for n := range list {
			if list[n] == none {
				list[n] = *next
				*next++
			}
		}
	}
	number(v.ids, &h.lines)
	for _, u := range v.Units {
		for _, f := range u.Funcs {
			number(v.codes[f].instrs, &h.instrs)
			number(v.codes[f].blocks, &h.blocks)
		}
	}
}

// A change is what a phase did to the lines and blocks.
type change struct {
	was   *version
	from  []int // by line of the new version: the line of the old, or none
	fates []fate
	born  map[int32][]int32 // new blocks: the old ones whose instructions they have
}

// next goes on to the text that the steps since the last one left.
func (h *history) next(ctx context.Context, t optimizer.Text) change {
	was, v := h.now, newVersion(t)
	c := change{was: was, born: map[int32][]int32{}}
	edits := h.edits(ctx)
	c.from = lineMap(was, v, edits)
	changed := map[*cfg.Func]*cfg.Func{}
	for n := range h.steps {
		if s := &h.steps[n]; s.Changed {
			changed[s.Func] = s.Result.Func
		}
	}
	claimed := make([]bool, len(was.lines))
	for _, o := range c.from {
		if o != none {
			claimed[o] = true
		}
	}
	for n, u := range t.Units {
		for k, f := range u.Funcs {
			var old *cfg.Func
			if n < len(was.Units) && k < len(was.Units[n].Funcs) && len(was.Units) == len(t.Units) && len(was.Units[n].Funcs) == len(u.Funcs) {
				old = was.Units[n].Funcs[k]
			}
			v.codes[f] = newCodes(f)
			if old == nil {
				continue
			}
			by, ok := changed[old]
			if !ok {
				by = old
			}
			for _, p := range pair(old, by, f, was.codes[old], v.codes[f]) {
				a, b := was.lineAt(was.starts[n]+int(p.was)), v.lineAt(v.starts[n]+int(p.now))
				if a >= 0 && b >= 0 && c.from[b] == none && !claimed[a] {
					c.from[b], claimed[a] = a, true
				}
			}
			h.follow(&c, old, by, f, was.codes[old], v.codes[f])
		}
	}
	for n, o := range c.from {
		if o != none {
			v.ids[n] = was.ids[o]
		}
	}
	h.rest(v)
	h.now, h.steps = v, nil
	return c
}

// edits are those of all steps, in the document, sorted.
func (h *history) edits(ctx context.Context) []grammar.Edit {
	var all []grammar.Edit
	for n := range h.steps {
		s := &h.steps[n]
		var list []grammar.Edit
		if s.Phase == nil {
			list, _ = optimizer.FixAll(s.Fixes)
		} else if s.Changed {
			list = s.Result.Func.Edits(ctx)
		}
		for _, e := range list {
			e.Span.Start += int32(s.Start)
			e.Span.End += int32(s.Start)
			all = append(all, e)
		}
	}
	slices.SortStableFunc(all, func(a, b grammar.Edit) int { return int(a.Span.Start - b.Span.Start) })
	return all
}

// lineMap returns, for each line of v, the line of was that it is, changed or not: the one whose
// first byte that is left is in it.
func lineMap(was, v *version, edits []grammar.Edit) []int {
	from := make([]int, len(v.lines))
	for n := range from {
		from[n] = none
	}
	src := was.Doc.Bytes()
	e, delta := 0, 0
	touched := func(at int) (end int, in bool) { // the edit that takes the byte at an offset
		for k := e; k < len(edits) && int(edits[k].Span.Start) <= at; k++ {
			if at < int(edits[k].Span.End) {
				return int(edits[k].Span.End), true
			}
		}
		return 0, false
	}
	shift := func(at int) int { // what edits in front of an offset add, from the one on that counts
		d := delta
		for k := e; k < len(edits) && int(edits[k].Span.End) <= at; k++ {
			d += len(edits[k].New) - edits[k].Span.Len()
		}
		return d
	}
	for n, l := range was.lines {
		for e < len(edits) && int(edits[e].Span.End) <= l.start {
			delta += len(edits[e].New) - edits[e].Span.Len()
			e++
		}
		at, found := l.start, l.start == l.end
		for at < l.end {
			if end, in := touched(at); in {
				at = end
				continue
			}
			if src[at] != ' ' && src[at] != '\t' {
				found = true
				break
			}
			at++
		}
		if !found {
			continue
		}
		if _, in := touched(at); in {
			continue // an empty line that goes
		}
		if to := v.lineAt(at + shift(at)); to >= 0 && from[to] == none {
			from[to] = n
		}
	}
	return from
}

// A place is where an instruction was and is, in the section.
type place struct{ was, now int32 }

// pair gives the instructions of f the numbers that they have in old. By is old as the phase left
// it: what it did not make itself it knows the place of, and its instructions are those of f in
// order.
func pair(old, by, f *cfg.Func, was, now *codes) []place {
	at := map[int32]int32{}
	var spans []int32
	n := int32(0)
	for _, b := range old.Blocks {
		for k := range b.Instrs {
			at[b.InSection(b.Instrs[k].Line).Start] = n
			spans = append(spans, b.InSection(b.Instrs[k].Span).Start)
			n++
		}
	}
	total := 0
	for _, b := range by.Blocks {
		total += len(b.Instrs)
	}
	if total != len(now.instrs) {
		return nil
	}
	var where []int32
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			where = append(where, b.InSection(b.Instrs[k].Span).Start)
		}
	}
	var places []place
	taken := make([]bool, n)
	k := 0
	for _, b := range by.Blocks {
		for j := range b.Instrs {
			if l := b.InSection(b.Instrs[j].Line); l.Len() > 0 {
				if o, ok := at[l.Start]; ok && !taken[o] {
					taken[o] = true
					now.instrs[k] = was.instrs[o]
					places = append(places, place{spans[o], where[k]})
				}
			}
			k++
		}
	}
	return places
}

// blockMatch says which blocks of a text are made of which of the text before: from by block, to by the block before.
type blockMatch struct{ from, to [][]int32 }

// matchBlocks finds the blocks of f that have instructions of a block of old, or, for a block of which no instruction is left,
// the label that it had. by is old as the phase has changed it.
func matchBlocks(old, by, f *cfg.Func, was, now *codes) blockMatch {
	m := blockMatch{make([][]int32, len(f.Blocks)), make([][]int32, len(old.Blocks))}
	add := func(o, n int32) {
		if !slices.Contains(m.from[n], o) {
			m.from[n] = append(m.from[n], o)
			m.to[o] = append(m.to[o], n)
		}
	}
	owner := map[int32]int32{} // of an instruction: its old block
	labels := map[int32]int32{}
	for n, b := range old.Blocks {
		for k := range b.Instrs {
			owner[was.instrs[int(was.first[n])+k]] = int32(n)
		}
		for _, l := range b.Labels {
			labels[l.Span.Start] = int32(n)
		}
	}
	for n, b := range f.Blocks {
		for k := range b.Instrs {
			if o, ok := owner[now.instrs[int(now.first[n])+k]]; ok {
				add(o, int32(n))
			}
		}
	}
	kept := map[string]int32{} // labels of by that are of the text, with the old block
	for _, b := range by.Blocks {
		for _, l := range b.Labels {
			if n, ok := labels[l.Span.Start]; ok && l.Span.Len() > 0 {
				kept[l.Name] = n
			}
		}
	}
	for n, b := range f.Blocks {
		for _, l := range b.Labels {
			if o, ok := kept[l.Name]; ok && len(m.to[o]) == 0 {
				add(o, int32(n)) // only its label is left
			}
		}
	}
	return m
}

// follow notes in c what became of the blocks of old, and gives the blocks of f the numbers of those that they are made of, or new ones.
func (h *history) follow(c *change, old, by, f *cfg.Func, was, now *codes) {
	m := matchBlocks(old, by, f, was, now)
	from, to := m.from, m.to
	for n := range f.Blocks {
		for _, o := range from[n] {
			if to[o][0] == int32(n) {
				now.blocks[n] = was.blocks[o]
				break
			}
		}
	}
	name := func(n int32) int32 {
		if now.blocks[n] == none {
			now.blocks[n] = h.blocks
			h.blocks++
		}
		return now.blocks[n]
	}
	for n := range f.Blocks {
		var olds []int32
		for _, o := range from[n] {
			olds = append(olds, was.blocks[o])
		}
		if id := name(int32(n)); !slices.Contains(olds, id) {
			c.born[id] = olds
		}
	}
	for o := range old.Blocks {
		id := was.blocks[o]
		var ids []int32
		for _, n := range to[o] {
			ids = append(ids, name(n))
		}
		switch {
		case len(ids) == 0:
			c.fates = append(c.fates, fate{id, "removed", h.instead(old, f, int32(o), to, now)})
		case len(ids) > 1:
			c.fates = append(c.fates, fate{id, "split", ids})
		case ids[0] != id:
			c.fates = append(c.fates, fate{id, "merged", ids})
		}
	}
}

// instead returns where control goes that went to the old block o, which is gone: the successors
// that its predecessors have now and had not.
func (h *history) instead(old, f *cfg.Func, o int32, to [][]int32, now *codes) []int32 {
	var ids []int32
	for _, p := range old.PredIDs(old.Blocks[o]) {
		if len(to[p]) == 0 {
			continue
		}
		var before []int32
		for s := range old.Succs(old.Blocks[p]) {
			before = append(before, to[s.ID]...)
		}
		for s := range f.Succs(f.Blocks[to[p][len(to[p])-1]]) {
			if id := now.blocks[s.ID]; id != none && !slices.Contains(before, s.ID) && !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
		}
	}
	return ids
}
