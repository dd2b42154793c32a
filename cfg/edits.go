package cfg

import (
	"bytes"
	"context"
	"iter"
	"slices"
	"sort"
	"strings"

	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/grammar"
)

// Edits returns the edits of the section's text that make it say what f, a
// [Func.Clone] that a pass changed, now is. They are sorted and disjoint. It polls ctx.
//
// They are found by identity, not by comparing text: what survives at its
// place keeps its own bytes with comments and spacing; what moved is deleted
// at the old place and written, as it was, at the new; what is new is printed.
func (f *Func) Edits(ctx context.Context) []grammar.Edit {
	if f.origin == nil {
		return nil
	}
	d := diff{ctx: ctx, f: f.origin, was: f.origin.text(), now: f.text(), moved: slices.Clone(f.moved)}
	edits := d.edits(f.newTables())
	for n := range f.Tables {
		edits = append(edits, f.Tables[n].edits()...)
	}
	for _, s := range f.unlisted {
		edits = append(edits, grammar.Edit{Span: s})
	}
	return sortEdits(edits)
}

// sortEdits sorts edits and makes them disjoint. A guard takes the blank in front of its instruction, which has gone
// already if what stood in front of it on the line goes.
func sortEdits(edits []grammar.Edit) []grammar.Edit {
	slices.SortStableFunc(edits, byStart)
	at := int32(0)
	for n := range edits {
		s := &edits[n].Span
		s.Start = max(s.Start, at)
		s.End = max(s.End, s.Start)
		at = s.End
	}
	return edits
}

func byStart(a, b grammar.Edit) int { return int(a.Span.Start - b.Span.Start) }

// A diff compares blocks of f, as they were read, with what a pass made of them.
type diff struct {
	ctx      context.Context
	f        *Func
	was, now iter.Seq[*Block]
	known    []codeRange // addresses of the text, once computed

	moved   []Span           // text of blocks that move
	carried map[int32]Span   // what labels and instructions in it take along, by where they begin
	dropped []Span           // what goes that is in it
	notes   []Span           // what tells of the source code, if something moves
	told    map[int32]string // the note that instructions take along, by where they begin
	left    map[int32]string // the note that text leaves behind, by where it ends
}

// edits returns the edits, not yet sorted. New tables are written in front.
//
// What is new goes after what stays before it; if instructions were removed there, after the last
// of them: the comment lines that stood above them then stand above what replaces them.
func (d *diff) edits(tables string) []grammar.Edit {
	f := d.f
	d.travel()
	cancel.Poll(d.ctx)
	items := d.items()
	cancel.Poll(d.ctx)
	stays := stayers(d.ctx, items)
	cancel.Poll(d.ctx)
	cuts := d.cuts(items, stays)
	behind := f.lastCuts(cuts)
	cancel.Poll(d.ctx)
	var list editList
	grown := map[int32]int{} // by how much text at the start of what stays grows, such as by a guard
	at, last, moving := f.start(), int32(-1), false
	if tables != "" {
		list.insert(at, tables)
	}
	for n := range items {
		cancel.Poll(d.ctx)
		it := &items[n]
		if stays[n] {
			if note := d.noteAt(it.at); moving && it.instr && note >= 0 && d.noteAt(at) == note {
				list.grow(f.Text(d.notes[note])) // it does not come from where what moves in front of it does
			}
			list.edits = append(list.edits, it.edits...)
			for _, e := range it.edits {
				grown[e.Span.Start] = len(e.New) - e.Span.Len()
			}
			at, moving = it.span.End, moving && !it.instr
			continue
		}
		to, cut := behind[at]
		if !cut {
			to = at
		}
		if it.moves && !moving {
			at = f.place(to)
			to, moving = at, true
		}
		onLine := it.moves && n+1 < len(items) && items[n+1].moves // what follows on the line moves too
		to, text := f.asLines(to, last, it.written(f.Src), onLine)
		if moving && to == last {
			list.grow(text)
			continue
		}
		list.insert(to, text)
		last = to
	}
	edits := list.finish()
	cancel.Poll(d.ctx)
	f.joinAddresses(cuts)
	for _, c := range f.joinMoves(cuts) {
		cancel.Poll(d.ctx)
		if c.text != "" {
			c.text = c.text[:len(c.text)-max(0, min(grown[c.span.End], len(c.text)))]
		}
		edits = append(edits, grammar.Edit{Span: c.span, New: c.text + f.remark(&c) + c.left})
	}
	edits = append(edits, d.unpair(items, stays)...)
	f.endLines(d.ctx, edits)
	return edits
}

// An editList is edits, of which the last one that inserts can grow.
type editList struct {
	edits []grammar.Edit
	put   int                      // index of the last edit that inserts
	more  map[int]*strings.Builder // by index: what an edit inserts that has grown
}

// insert adds an edit that inserts text.
func (l *editList) insert(at int32, text string) {
	l.put = len(l.edits)
	l.edits = append(l.edits, grammar.Edit{Span: Span{Start: at, End: at}, New: text})
}

// grow adds text to what the last edit inserts. Time is linear in text.
func (l *editList) grow(text string) {
	if l.more == nil {
		l.more = map[int]*strings.Builder{}
	}
	if l.more[l.put] == nil {
		l.more[l.put] = &strings.Builder{}
		l.more[l.put].WriteString(l.edits[l.put].New)
	}
	l.more[l.put].WriteString(text)
}

// finish returns the edits.
func (l *editList) finish() []grammar.Edit {
	for n, text := range l.more {
		l.edits[n].New = text.String()
	}
	return l.edits
}

// asLines returns where text goes that is to follow the place to, and the text with the line ends that it needs
// there. If onLine is set, what follows the text on its old line moves behind it. last is where something
// has been inserted before, or -1.
func (f *Func) asLines(to, last int32, text string, onLine bool) (int32, string) {
	if !onLine && !strings.HasSuffix(text, "\n") && !strings.HasSuffix(text, "\r") {
		text += "\n" // it shared its old line with something
	}
	midLine := to > 0 && !endsLine(f.Src[to-1])
	if end := f.endOfLine(to); midLine && onlyComments(f.Text(Span{Start: to, End: end})) {
		to = end // the comment belongs to what is before it
	}
	switch {
	case midLine && int(to) < len(f.Src) && endsLine(f.Src[to]):
		text = "\n" + strings.TrimRight(text, lineEnds) // after what ends that line
	case midLine && to != last:
		text = "\n" + text // something else is on that line
	}
	return to, text
}

// endLines gives new lines the end that the first line of the section has.
func (f *Func) endLines(ctx context.Context, edits []grammar.Edit) {
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
		cancel.Poll(ctx)
		if strings.ContainsAny(edits[k].New, lineEnds) {
			edits[k].New = to.Replace(edits[k].New)
		}
	}
}

// An item is a label or an instruction of the result.
type item struct {
	span  Span           // where it is in the section, with what it takes along; empty for what a pass made
	start int32          // where it begins itself
	at    int32          // where the instruction begins on its line
	edits []grammar.Edit // of its text, within span
	text  string         // of what a pass made
	instr bool
	moves bool // with its block
}

// items lists the labels and instructions of the result in layout order.
func (d *diff) items() []item {
	f := d.f
	var items []item
	g := gapFinder{target: f.Target, addr: NoAddr}
	for b := range d.now {
		cancel.Poll(d.ctx)
		for _, l := range b.Labels {
			it := item{span: f.wholeLine(l.Span)}
			if it.span.Len() == 0 {
				it.text = l.Name + ":\n"
			}
			it.start = it.span.Start
			d.carry(&it)
			items = append(items, it)
		}
		for k := range b.Instrs {
			cancel.Poll(d.ctx)
			i := &b.Instrs[k]
			it := item{span: b.InSection(i.Line), edits: i.edits(), instr: true}
			if it.span.Len() == 0 {
				it.text = f.written(i)
			}
			if !f.Native && i.Addr != NoAddr && i.Missing() == 0 && g.gap(i, k == 0 && len(b.Labels) > 0) {
				d.bridge(&it, g.addr, i.Addr)
			}
			g.pass(i)
			it.start, it.at = b.InSection(i.Line).Start, b.InSection(i.Span).Start
			if d.carry(&it); it.moves && k == 0 {
				items = d.heading(items, len(b.Labels), &it)
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
func stayers(ctx context.Context, items []item) []bool {
	prev := make([]int, len(items))
	var tail []int // tail[k] ends the best run of length k+1
	for n, it := range items {
		cancel.Poll(ctx)
		if it.span.Len() == 0 || it.moves {
			continue
		}
		k := sort.Search(len(tail), func(k int) bool { return items[tail[k]].span.Start >= it.span.Start })
		prev[n] = -1
		if k > 0 {
			prev[n] = tail[k-1]
		}
		if k == len(tail) {
			tail = append(tail, n)
		} else {
			tail[k] = n
		}
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
	at := f.Blocks[0].Span.Start
	if start := lineStart(f.Src, at); onlyComments(f.Text(Span{Start: start, End: at})) {
		return start
	}
	return at // the function begins on this line
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
