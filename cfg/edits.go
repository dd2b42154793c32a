package cfg

import (
	"bytes"
	"iter"
	"slices"
	"sort"
	"strings"

	"ori/grammar"
)

// Edits returns the edits of the section's text that make it say what f, a
// [Func.Clone] that a pass changed, now is. They are sorted and disjoint.
//
// They are found by identity, not by comparing text: what survives at its
// place keeps its own bytes with comments and spacing; what moved is deleted
// at the old place and written, as it was, at the new; what is new is printed.
func (f *Func) Edits() []grammar.Edit {
	if f.origin == nil {
		return nil
	}
	d := diff{f.origin, f.origin.text(), f.text()}
	edits := d.edits(f.newTables())
	for n := range f.Tables {
		edits = append(edits, f.Tables[n].edits...)
	}
	slices.SortStableFunc(edits, byStart)
	return edits
}

func byStart(a, b grammar.Edit) int { return int(a.Span.Start - b.Span.Start) }

// A diff compares blocks of f, as they were read, with what a pass made of them.
type diff struct {
	f        *Func
	was, now iter.Seq[*Block]
}

// edits returns the edits, not yet sorted. New tables are written in front.
func (d *diff) edits(tables string) []grammar.Edit {
	f := d.f
	items := f.items(d.now)
	stays := stayers(items)
	kept := make(map[int32]bool, len(items))
	var edits []grammar.Edit
	at, last := f.start(), int32(-1)
	if tables != "" {
		edits = append(edits, grammar.Edit{Span: Span{Start: at, End: at}, New: tables})
	}
	for n := range items {
		it := &items[n]
		if stays[n] {
			kept[it.span.Start] = true
			edits = append(edits, it.edits...)
			at = it.span.End
			continue
		}
		text := it.written(f.Src)
		if !strings.HasSuffix(text, "\n") && !strings.HasSuffix(text, "\r") {
			text += "\n" // it shared its old line with something
		}
		switch midLine := at > 0 && !endsLine(f.Src[at-1]); {
		case midLine && int(at) < len(f.Src) && endsLine(f.Src[at]):
			text = "\n" + strings.TrimRight(text, lineEnds) // behind what ends that line
		case midLine && at != last:
			text = "\n" + text // something else stands on that line
		}
		edits = append(edits, grammar.Edit{Span: Span{Start: at, End: at}, New: text})
		last = at
	}
	edits = append(edits, d.deletions(kept, d.begins())...)
	f.endLines(edits)
	return edits
}

// endLines gives new lines the end that the first line of the section has.
func (f *Func) endLines(edits []grammar.Edit) {
	end := "\n"
	switch n := bytes.IndexAny(f.Src, lineEnds); {
	case n < 0 || f.Src[n] == '\n':
		return
	case bytes.HasPrefix(f.Src[n:], []byte("\r\n")):
		end = "\r\n"
	default:
		end = "\r"
	}
	to := strings.NewReplacer("\r\n", end, "\n", end, "\r", end)
	for k := range edits {
		edits[k].New = to.Replace(edits[k].New)
	}
}

// An item is a label or an instruction of the result.
type item struct {
	span  Span           // where it stands in the section; empty for what a pass made
	edits []grammar.Edit // of its text, within span
	text  string         // of what a pass made
}

// items lists the labels and instructions of blocks in layout order.
func (f *Func) items(blocks iter.Seq[*Block]) []item {
	var items []item
	for b := range blocks {
		for _, l := range b.Labels {
			it := item{span: f.wholeLine(l.Span)}
			if it.span.Len() == 0 {
				it.text = l.Name + ":\n"
			}
			items = append(items, it)
		}
		for k := range b.Instrs {
			i := &b.Instrs[k]
			it := item{span: b.InSection(i.Line), edits: i.edits}
			if it.span.Len() == 0 {
				it.text = f.written(i)
			}
			items = append(items, it)
		}
	}
	return items
}

// text yields all blocks that stand in the text: those of f and its padding.
func (f *Func) text() iter.Seq[*Block] {
	return func(yield func(*Block) bool) {
		for _, list := range [...][]*Block{f.Blocks, f.pad} {
			for _, b := range list {
				if !yield(b) {
					return
				}
			}
		}
	}
}

// written is the text of an item at a new place.
func (it *item) written(src []byte) string {
	if it.span.Len() == 0 {
		return it.text
	}
	return string(Apply(src[it.span.Start:it.span.End], it.edits, it.span.Start))
}

// stayers marks the items that need not move: a longest run of ascending offsets.
func stayers(items []item) []bool {
	prev := make([]int, len(items))
	var tail []int // tail[k] ends the best run of length k+1
	for n, it := range items {
		if it.span.Len() == 0 {
			continue
		}
		k := sort.Search(len(tail), func(k int) bool { return items[tail[k]].span.Start >= it.span.Start })
		prev[n] = -1
		if k > 0 {
			prev[n] = tail[k-1]
		}
		tail = append(tail[:k], append([]int{n}, tail[min(k+1, len(tail)):]...)...)
	}
	stays := make([]bool, len(items))
	if len(tail) > 0 {
		for n := tail[len(tail)-1]; n >= 0; n = prev[n] {
			stays[n] = true
		}
	}
	return stays
}

// start is where the text of f's blocks begins.
func (f *Func) start() int32 {
	if len(f.Blocks) == 0 {
		return f.Span.End
	}
	return lineStart(f.Src, f.Blocks[0].Span.Start)
}

// begins returns where in the text the blocks begin that .cold or .weight marks now.
func (d *diff) begins() map[int32]bool {
	var at map[int32]bool
	for b := range d.now {
		if !b.marked() {
			continue
		}
		if at == nil {
			at = map[int32]bool{}
		}
		own := *b
		own.Labels = b.Labels[min(int(b.joined), len(b.Labels)):]
		for p := range d.f.places(&own) {
			at[p.Start] = true
			break
		}
	}
	return at
}

// marked reports whether .cold or .weight marks b.
func (b *Block) marked() bool { return b.Cold || b.Weight != 0 }

// deletions returns the edits that delete what is not kept at its place. A
// block of which nothing is kept goes with all that stands in it but directives of the function; one that is none
// any more, as it does not begin at one of the places in begins, loses its own.
func (d *diff) deletions(kept, begins map[int32]bool) []grammar.Edit {
	f := d.f
	var edits []grammar.Edit
	del := func(s Span) {
		// A chunk does not know what stands before it on its first line; if
		// something does, the line has to end all the same.
		if s.Start > 0 && !endsLine(f.Src[s.Start-1]) {
			for s.End > s.Start && endsLine(f.Src[s.End-1]) {
				s.End--
			}
		}
		if s.Len() > 0 {
			edits = append(edits, grammar.Edit{Span: s})
		}
	}
	for b := range d.was {
		var gone []Span
		all := true
		for _, l := range b.Labels {
			if s := f.wholeLine(l.Span); kept[s.Start] {
				all = false
			} else {
				gone = append(gone, s)
			}
		}
		for k := range b.Instrs {
			if s := b.InSection(b.Instrs[k].Line); kept[s.Start] {
				all = false
			} else {
				gone = append(gone, s)
			}
		}
		if b.marked() {
			gone = f.unmark(b, gone, begins)
		}
		if len(gone) == 0 {
			continue
		}
		if all && len(b.Labels) > 0 {
			s := Span{Start: min(gone[0].Start, lineStartIfBlank(f.Src, b.Span.Start)), End: gone[len(gone)-1].End}
			for line := range f.directivesIn(s) {
				del(Span{Start: s.Start, End: line.Start})
				s.Start = line.End
			}
			del(s)
			continue
		}
		for n, s := range gone {
			if n > 0 && gone[n-1].End > s.Start {
				s.Start = gone[n-1].End
			}
			del(s)
		}
	}
	return append(edits, d.unpair(kept)...)
}

// places yields the lines in the text of the labels of b and of its first instruction.
func (f *Func) places(b *Block) iter.Seq[Span] {
	return func(yield func(Span) bool) {
		for _, l := range b.Labels {
			if l.Span.Len() > 0 && !yield(f.wholeLine(l.Span)) {
				return
			}
		}
		if len(b.Instrs) > 0 && b.Instrs[0].Line.Len() > 0 {
			yield(b.InSection(b.Instrs[0].Line))
		}
	}
}

// unmark returns gone, what is deleted of b, with the directives that mark b if no marked block begins there any more.
func (f *Func) unmark(b *Block, gone []Span, begins map[int32]bool) []Span {
	var marks []Span
	for p := range f.places(b) {
		if begins[p.Start] {
			return gone
		}
		if s := (Span{Start: directives(f.Src, p.Start), End: p.Start}); s.Len() > 0 {
			marks = append(marks, s)
		}
	}
	gone = append(gone, marks...)
	slices.SortFunc(gone, func(a, b Span) int { return int(a.Start - b.Start) })
	return gone
}

// directivesIn yields the lines of s that are directives of f.
func (f *Func) directivesIn(s Span) iter.Seq[Span] {
	return func(yield func(Span) bool) {
		n := sort.Search(len(f.directives), func(n int) bool { return f.directives[n].Start >= s.Start })
		for _, d := range f.directives[n:] {
			if d.Start >= s.End || !yield(f.wholeLine(d)) {
				return
			}
		}
	}
}

// directives returns where the lines above at begin that mark the block there: .cold and
// .weight.
func directives(src []byte, at int32) int32 {
	for at == lineStart(src, at) && at > 0 {
		above := at - 1
		if above > 0 && src[above] == '\n' && src[above-1] == '\r' {
			above--
		}
		start := lineStart(src, above)
		if line := strings.TrimSpace(string(src[start:above])); !strings.HasPrefix(line, ".cold") && !strings.HasPrefix(line, ".weight") {
			break
		}
		at = start
	}
	return at
}

// unpair takes the braces off an instruction whose partner in a dual-issue pair
// { a ; b } is deleted.
func (d *diff) unpair(kept map[int32]bool) []grammar.Edit {
	f := d.f
	var edits []grammar.Edit
	var open *Instr // the first of a pair, in block in
	var in *Block
	brace := func(b *Block, s Span, c byte, text string) {
		s = b.InSection(s)
		if n := strings.LastIndexByte(f.Text(s), c); n >= 0 {
			at := s.Start + int32(n)
			edits = append(edits, grammar.Edit{Span: Span{Start: at, End: at + 1}, New: text})
		}
	}
	for b := range d.was {
		for k := range b.Instrs {
			i := &b.Instrs[k]
			if open != nil && i.Close {
				first, second := kept[in.InSection(open.Line).Start], kept[b.InSection(i.Line).Start]
				if first && !second {
					brace(in, Span{Start: open.Line.Start, End: open.OpSpan.Start}, '{', " ")
				} else if second && !first {
					brace(b, Span{Start: i.OpSpan.End, End: i.Span.End}, '}', ";")
				}
			}
			open, in = nil, b
			if i.Open {
				open = i
			}
		}
	}
	return edits
}

// wholeLine returns what goes when s, a label or a directive, goes: its line, if it has it to
// itself, else the name with its colon. The blanks after that belong to the instruction there, which may
// put a guard in their place.
func (f *Func) wholeLine(s Span) Span {
	if s.Len() == 0 {
		return Span{}
	}
	end, name := s.End, s.End
	for int(end) < len(f.Src) && (f.Src[end] == ' ' || f.Src[end] == '\t' || f.Src[end] == ':') {
		end++
		if f.Src[end-1] == ':' {
			name = end
		}
	}
	start := lineStartIfBlank(f.Src, s.Start)
	rest := end
	if int(rest)+1 < len(f.Src) && f.Src[rest] == '/' && f.Src[rest+1] == '/' {
		for int(rest) < len(f.Src) && !endsLine(f.Src[rest]) {
			rest++
		}
	}
	switch {
	case int(rest) == len(f.Src):
		return Span{Start: start, End: rest}
	case endsLine(f.Src[rest]):
		if int(rest)+1 < len(f.Src) && f.Src[rest] == '\r' && f.Src[rest+1] == '\n' {
			rest++
		}
		return Span{Start: start, End: rest + 1}
	}
	return Span{Start: s.Start, End: name}
}

func endsLine(c byte) bool { return c == '\n' || c == '\r' }

func lineStart(src []byte, at int32) int32 {
	for at > 0 && !endsLine(src[at-1]) {
		at--
	}
	return at
}

// lineStartIfBlank returns the start of the line of at if only blanks are
// before at on it, else at.
func lineStartIfBlank(src []byte, at int32) int32 {
	s := at
	for s > 0 && (src[s-1] == ' ' || src[s-1] == '\t') {
		s--
	}
	if s == 0 || endsLine(src[s-1]) {
		return s
	}
	return at
}

// Apply returns src, whose first byte is at offset base, with the edits made.
// They are sorted and disjoint.
func Apply(src []byte, edits []grammar.Edit, base int32) []byte {
	var out []byte
	at := base
	for _, e := range edits {
		out = append(out, src[at-base:e.Span.Start-base]...)
		out = append(out, e.New...)
		at = e.Span.End
	}
	return append(out, src[at-base:]...)
}
