package cfg

import (
	"bytes"
	"context"
	"slices"
	"strings"

	"github.com/ori-lang/ori/cfg/cancel"
)

// A cut is text that goes.
type cut struct {
	span  Span
	text  string      // what is put in its place: blanks, so that what follows keeps its column
	instr bool        // an instruction goes, and with it the comment after it on its line
	block bool        // a block goes, with the comments that stand in it
	moves bool        // it moves with its block
	left  string      // a note that it leaves behind
	gap   int32       // where what stays before it ends
	addrs []codeRange // of the instructions of a listing that go, of which comments are left
}

// A fate is what becomes of a label or an instruction that is in the text.
type fate uint8

const (
	removed fate = iota
	moved        // written elsewhere, with the comment lines above it
	kept
)

// cuts returns the text that goes, in its order. Of a block of which nothing is left, and in whose
// place nothing is put, all goes that is in it, but for directives of the function and the lines
// that say where in the source code what follows comes from. Else an instruction goes with the
// comment after it, and comment lines stay.
func (d *diff) cuts(items []item, stays []bool) []cut {
	f := d.f
	fates := make(map[int32]fate, len(items))
	put := map[int32]bool{} // the gaps into which instructions are put
	at := f.start()
	for n := range items {
		cancel.Poll(d.ctx)
		it := &items[n]
		switch {
		case stays[n]:
			fates[it.start] = kept
			at = it.span.End
			continue
		case it.span.Len() > 0:
			fates[it.start] = moved
		}
		put[at] = put[at] || it.instr
	}
	begins := d.begins()
	var cuts []cut
	gap := f.start()
	for b := range d.was {
		cancel.Poll(d.ctx)
		from, gone, replaced := len(cuts), true, false
		look := func(whole, body Span, i *Instr) {
			c := cut{span: body, instr: i != nil, gap: gap}
			switch fates[whole.Start] {
			case kept:
				gone, gap = false, whole.End
				return
			case moved:
				gone, c.span = false, whole
				if s, ok := d.carried[whole.Start]; ok {
					c.span, c.moves, c.addrs, c.left = s, true, f.placesIn(s), d.left[s.End]
				}
			case removed:
				c.addrs = f.addressesIn(body, i)
			}
			replaced = replaced || put[gap]
			cuts = append(cuts, c)
		}
		first, last := int32(-1), int32(-1)
		for _, l := range b.Labels {
			s := f.wholeLine(l.Span)
			if first < 0 {
				first = s.Start
			}
			last = s.End
			look(s, f.labelOnly(l.Span, s), nil)
		}
		for k := range b.Instrs {
			cancel.Poll(d.ctx)
			s := b.InSection(b.Instrs[k].Line)
			if first < 0 {
				first = s.Start
			}
			last = s.End
			look(s, f.withoutAbove(s, b.InSection(b.Instrs[k].Span)), &b.Instrs[k])
		}
		if len(cuts) > from && gone && !replaced {
			s := Span{Start: first, End: last}
			addrs := f.addressesOf(b, s)
			if cuts = append(cuts[:from], f.blockCuts(b, s, gap)...); len(cuts) > from {
				cuts[from].addrs = addrs
			}
		}
		if b.marked() {
			for _, s := range f.unmark(b, begins) {
				cuts = append(cuts, cut{span: s, gap: gap})
			}
		}
	}
	slices.SortStableFunc(cuts, func(a, b cut) int { return int(a.span.Start - b.span.Start) })
	return f.tidy(d.ctx, disjoint(cuts), put)
}

// disjoint takes off each cut what the ones before it cut too.
func disjoint(cuts []cut) []cut {
	list := cuts[:0]
	end := int32(0)
	for _, c := range cuts {
		if c.span.Start = max(c.span.Start, end); c.span.Len() <= 0 {
			continue
		}
		end = c.span.End
		list = append(list, c)
	}
	return list
}

// withoutAbove returns the lines of an instruction without the comment lines above it.
func (f *Func) withoutAbove(line, instr Span) Span {
	if n := strings.LastIndexAny(f.Text(Span{Start: line.Start, End: instr.Start}), lineEnds); n >= 0 {
		line.Start += int32(n) + 1
	}
	return line
}

// labelOnly returns what goes when only the label goes: its line, if nothing else is on it.
func (f *Func) labelOnly(label, line Span) Span {
	if strings.TrimRight(f.Text(Span{Start: label.End, End: line.End}), " \t:"+lineEnds) == "" {
		return line
	}
	end := label.End
	for int(end) < len(f.Src) && (f.Src[end] == ' ' || f.Src[end] == '\t') {
		end++
	}
	if int(end) < len(f.Src) && f.Src[end] == ':' {
		return Span{Start: label.Start, End: end + 1}
	}
	return label
}

// blockCuts cuts all of s, the lines of b, but directives of the function, and lines that name a
// place in the source code: what follows comes from there too.
func (f *Func) blockCuts(b *Block, s Span, gap int32) []cut {
	var cuts []cut
	add := func(from, to int32) {
		if to > from {
			cuts = append(cuts, cut{span: Span{Start: from, End: to}, instr: true, block: true, gap: gap})
		}
	}
	from := s.Start
	stay := func(line Span) {
		if line.Start >= from {
			add(from, line.Start)
			from = line.End
		}
	}
	var lines []Span
	for d := range f.directivesIn(s) {
		lines = append(lines, Span{Start: lineStartIfBlank(f.Src, d.Start), End: f.nextOnLine(b, d.End)})
	}
	for at := s.Start; at < s.End; at = f.nextLine(at) {
		if bytes.HasPrefix(bytes.TrimLeft(f.Src[at:s.End], " \t"), []byte("//##")) {
			lines = append(lines, Span{Start: at, End: min(f.nextLine(at), s.End)})
		}
	}
	slices.SortFunc(lines, func(a, b Span) int { return int(a.Start - b.Start) })
	for _, line := range lines {
		stay(line)
	}
	add(from, s.End)
	return cuts
}

// nextOnLine returns where the next label or instruction of b on the line of offset at begins, or
// else the next line.
func (f *Func) nextOnLine(b *Block, at int32) int32 {
	next := f.nextLine(at)
	look := func(s Span) {
		if s.Start >= at {
			next = min(next, s.Start)
		}
	}
	for _, l := range b.Labels {
		look(l.Span)
	}
	for k := range b.Instrs {
		look(b.InSection(b.Instrs[k].Span))
	}
	return next
}

// tidy sees to the lines that cuts leave. A line on which nothing is left goes whole, as does one
// on which only the comment of an instruction that goes is left. What stays on a line keeps its
// column, or the indentation. Of two blank lines between which all goes, one does too. put has the
// gaps into which instructions are put.
func (f *Func) tidy(ctx context.Context, cuts []cut, put map[int32]bool) []cut {
	var list []cut
	for n := 0; n < len(cuts); {
		cancel.Poll(ctx)
		first, end := n, f.endOfLine(cuts[n].span.End)
		for n++; n < len(cuts) && cuts[n].span.Start < end && !f.startsLine(cuts[n].span.Start); n++ {
			if cuts[n].span.End > end {
				end = f.endOfLine(cuts[n].span.End)
			}
		}
		list = append(list, f.tidyLine(cuts[first:n])...)
	}
	behind := f.lastCuts(list)
	above := false // there is a blank line above the cut, and what goes with it
	for n := range list {
		cancel.Poll(ctx)
		c := &list[n]
		if n > 0 && c.block && list[n-1].block && f.blank(list[n-1].span.End, c.span.Start) {
			c.span.Start = list[n-1].span.End // blank lines between blocks that go
		}
		if len(c.addrs) > 0 || !f.startsLine(c.span.Start) || !f.startsLine(c.span.End) {
			above = false
			continue
		}
		if n == 0 || list[n-1].span.End < c.span.Start {
			above = f.blankAbove(c.span.Start)
		}
		if put[c.gap] && behind[c.gap] == c.span.End {
			above = false // something new is there
		}
		if end := f.nextLine(c.span.End); above && end > c.span.End && f.blank(c.span.End, end) && (n+1 == len(list) || list[n+1].span.Start >= end) {
			c.span.End = end
		}
	}
	return list
}

// tidyLine tidies cuts each of which begins on the line on which the one before it ends.
func (f *Func) tidyLine(group []cut) []cut {
	first, last := &group[0], &group[len(group)-1]
	start := lineStart(f.Src, first.span.Start)
	end := f.endOfLine(last.span.End)
	if f.startsLine(last.span.End) {
		end = last.span.End // it goes with its line's end
	}
	left := ""
	if c, ok := f.unit.Section.CommentOver(start); ok { // it ends on this line, and stays
		start, left = c.End, "*/"
	}
	at := start
	instr := false
	for _, c := range group {
		left += f.Text(Span{Start: at, End: c.span.Start}) + " "
		at, instr = c.span.End, instr || c.instr
	}
	behind := f.Text(Span{Start: at, End: end})
	left += behind
	if s := strings.TrimSpace(left); s == "" || instr && onlyComments(s) {
		whole := *first
		whole.instr = instr
		whole.span = Span{Start: start, End: end}
		if !f.startsLine(end) {
			whole.span.End = f.nextLine(end)
		}
		whole.addrs, whole.left = nil, ""
		for _, c := range group {
			whole.left += c.left
			whole.block = whole.block && c.block
			whole.addrs = append(whole.addrs, c.addrs...)
		}
		if instr && !f.Native {
			whole.addrs = append(whole.addrs, f.removedIn(whole.span)...)
		}
		return []cut{whole}
	}
	if f.blank(start, first.span.Start) && f.startsLine(last.span.End) {
		return group // whole lines, but for a part in between
	}
	var list []cut
	for _, c := range group { // what touches is one
		if k := len(list) - 1; k >= 0 && f.blank(list[k].span.End, c.span.Start) {
			if c.instr && !list[k].instr {
				list[k].text = strings.Repeat(" ", int(c.span.Start-list[k].span.Start)+blanks(f.Src[c.span.Start:c.span.End]))
			}
			list[k].span.End, list[k].instr = c.span.End, list[k].instr || c.instr
			list[k].addrs = append(slices.Clip(list[k].addrs), c.addrs...)
			continue
		}
		if !c.instr {
			c.text = strings.Repeat(" ", c.span.Len())
		}
		list = append(list, c)
	}
	for n := range list {
		c := &list[n]
		next := end
		if n+1 < len(list) {
			next = list[n+1].span.Start
		}
		switch follows := c.span.End < next && !f.blank(c.span.End, next); {
		case f.startsLine(c.span.End) && !f.startsLine(c.span.Start):
			// Something is before it: that line still ends.
			c.text = ""
			for c.span.End > c.span.Start && endsLine(f.Src[c.span.End-1]) {
				c.span.End--
			}
		case !follows:
			c.text = ""
		case c.instr && (n > 0 || !f.blank(start, c.span.Start)):
			c.text = ""
		case c.instr: // what follows gets its column
			if c.text == "" {
				c.span.Start += int32(blanks(f.Src[c.span.Start:c.span.End]))
			}
			c.span.End += int32(blanks(f.Src[c.span.End:next]))
		}
	}
	return list
}

// blanks returns how many blanks src begins with.
func blanks(src []byte) int {
	n := 0
	for n < len(src) && (src[n] == ' ' || src[n] == '\t') {
		n++
	}
	return n
}

// lastCuts returns, by gap, behind which text that goes the text that is put there belongs: where
// the last line of instructions that go ends.
func (f *Func) lastCuts(cuts []cut) map[int32]int32 {
	behind := map[int32]int32{}
	for _, c := range cuts {
		if c.instr && !c.block && f.startsLine(c.span.Start) && f.startsLine(c.span.End) {
			behind[c.gap] = c.span.End
		}
	}
	return behind
}
