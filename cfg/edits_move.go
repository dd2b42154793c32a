package cfg

import (
	"bytes"
	"iter"
	"regexp"
	"slices"
	"sort"
	"strings"

	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/grammar"
)

// A block that moves takes the text along that stands in it, and the comment lines and marks right
// above it. In a listing its instructions have no address behind the move, as those that a pass
// makes have none: an address is where an instruction is in memory, and the moved ones are not
// there any more. What is left of them is a comment with the addresses, which says that nothing
// stands there.

// MoveBlocks moves blocks of f, which is a clone, in layout order: each list behind the block that
// it is of. What falls into them, and what they fall into, is for the caller to see to. No
// [Func.Moves] of them may say that they cannot. Time is linear in f.
func (f *Func) MoveBlocks(behind map[*Block][]*Block) {
	f.mustBeClone()
	leaves := map[*Block]bool{}
	for _, list := range behind {
		for _, b := range list {
			leaves[b] = true
		}
	}
	for _, b := range f.Blocks {
		if !leaves[b] {
			continue
		}
		if s, _ := f.carried(b); s.Len() > 0 {
			f.moved = append(f.moved, s)
		}
		f.withoutAddresses(b)
	}
	blocks := make([]*Block, 0, len(f.Blocks))
	for _, b := range f.Blocks {
		if !leaves[b] {
			blocks = append(append(blocks, b), behind[b]...)
		}
	}
	f.Blocks = blocks
}

// withoutAddresses takes the addresses of a listing from the instructions of b, which moves.
func (f *Func) withoutAddresses(b *Block) {
	for k := range b.Instrs {
		if i := &b.Instrs[k]; !f.Native && i.Addr != NoAddr {
			i.Addr = NoAddr
			i.derive(f.SM(), new(derived))
		}
	}
}

// Moves says why the text of b cannot be moved as a whole; "" if it can.
func (f *Func) Moves(b *Block) string {
	_, why := f.carried(b)
	return why
}

// carried returns the text that moves with b: whole lines, from the blank lines, comment lines and
// marks above it to those above what follows it. Why is why it cannot move, "" if it can. A block
// without text, which a pass made, has none.
func (f *Func) carried(b *Block) (s Span, why string) {
	if b.Span.Len() == 0 || !b.inText() {
		return Span{}, ""
	}
	s.Start = f.head(b.Span.Start)
	s.End = f.nextLine(b.Span.End)
	if k := len(b.Instrs) - 1; k >= 0 && b.Instrs[k].Line.Len() > 0 {
		s.End = max(s.End, b.InSection(b.Instrs[k].Line).End) // with the second word of an encoding
	}
	next := f.nextInText(b.Span.End)
	if next >= 0 {
		if s.End = f.head(next); s.End < b.Span.End {
			return Span{}, "something follows it on its last line"
		}
	}
	switch {
	case !f.startsLine(s.Start) || !f.startsLine(s.End):
		return Span{}, "something else is on its first line or on its last one"
	case f.inComment(s.Start) || f.inComment(s.End):
		return Span{}, "a comment goes across one of its ends"
	}
	for d := range f.directivesIn(s) {
		return Span{}, "the directive " + shortened(strings.TrimSpace(f.Text(d))) + " stands in it"
	}
	if what := f.otherText(b, s); what != "" {
		return Span{}, shortened(what) + " stands in it"
	}
	return s, ""
}

// inText reports whether something of b stands in the text.
func (b *Block) inText() bool {
	return slices.ContainsFunc(b.Labels, func(l Label) bool { return l.Span.Len() > 0 }) ||
		slices.ContainsFunc(b.Instrs, func(i Instr) bool { return i.Line.Len() > 0 })
}

func (f *Func) inComment(at int32) bool {
	_, ok := f.unit.Section.CommentOver(at)
	return ok
}

// nextInText returns where the first block in the text of f that begins behind offset at begins, -1
// if there is none.
func (f *Func) nextInText(at int32) int32 {
	root := f
	if f.origin != nil {
		root = f.origin
	}
	for _, list := range [...][]*Block{root.Blocks, root.pad} {
		if n := sort.Search(len(list), func(n int) bool { return list[n].Span.Start >= at }); n < len(list) {
			return list[n].Span.Start
		}
	}
	return -1
}

// head returns where the text begins that belongs to the block at offset at, its first label or
// instruction: its marks and what stands between them and it, the comment lines right above it, and
// blank lines above those. Comments that say that nothing stands at some addresses stay when it
// moves, but a mark may be above them.
func (f *Func) head(at int32) int32 {
	start := lineStart(f.Src, at)
	if !onlyComments(f.Text(Span{Start: start, End: at})) {
		return at // in the middle of a line
	}
	blank := false
	above := f.endAbove(at)
	if marks := f.marksIn(above, at); len(marks) > 0 {
		if start = lineStart(f.Src, marks[0].Start); start < above {
			return marks[0].Start // in the middle of a line
		}
	}
	for start > f.Span.Start {
		above := start - 1
		if above > 0 && f.Src[above] == '\n' && f.Src[above-1] == '\r' {
			above--
		}
		above = lineStart(f.Src, above)
		line := strings.TrimSpace(f.Text(Span{Start: above, End: start}))
		switch {
		case above < f.Span.Start || f.inComment(start):
			return start
		case line == "":
			blank = true
		case blank || !onlyComments(line) || !f.Native && isEncoding(line):
			return start
		}
		start = above
	}
	return start
}

// isMark reports whether the line says something of the block behind it: .cold and .weight.
func isMark(line string) bool {
	return strings.HasPrefix(line, ".cold") || strings.HasPrefix(line, ".weight")
}

// otherText returns a line of s that is neither a part of b nor a comment or a mark, "" if there is none.
func (f *Func) otherText(b *Block, s Span) string {
	at := s.Start
	look := func(from, to int32) string {
		text := f.Text(Span{Start: at, End: max(from, at)})
		for line := range strings.FieldsFuncSeq(text, func(r rune) bool { return strings.ContainsRune(lineEnds, r) }) {
			if line = strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(line), ":")); !isMark(line) && !onlyComments(line) {
				return line
			}
		}
		at = max(at, to)
		return ""
	}
	for _, l := range b.Labels {
		if what := look(l.Span.Start, l.Span.End); what != "" {
			return what
		}
	}
	for k := range b.Instrs {
		i := b.InSection(b.Instrs[k].Span)
		if what := look(i.Start, i.End); what != "" {
			return what
		}
	}
	return look(s.End, s.End)
}

// travel finds what each label and instruction of a moved block takes along, by where it begins:
// all of the text that moves is of one of them.
func (d *diff) travel() {
	if len(d.moved) == 0 {
		return
	}
	slices.SortFunc(d.moved, func(a, b Span) int { return int(a.Start - b.Start) })
	in := func(at int32) int {
		n := sort.Search(len(d.moved), func(n int) bool { return d.moved[n].End > at })
		if n < len(d.moved) && d.moved[n].Start <= at {
			return n
		}
		return -1
	}
	type part struct{ key, at int32 }
	parts := make([][]part, len(d.moved))
	stays := map[int32]bool{}
	for b := range d.now {
		cancel.Poll(d.ctx)
		for whole, own := range d.f.parts(b) {
			if n := in(own.Start); n >= 0 {
				parts[n] = append(parts[n], part{whole.Start, own.Start})
				stays[whole.Start] = true
			}
		}
	}
	d.carried = map[int32]Span{}
	for n, list := range parts {
		cancel.Poll(d.ctx)
		slices.SortFunc(list, func(a, b part) int { return int(a.at - b.at) })
		for k, p := range list {
			s := Span{Start: p.at, End: d.moved[n].End}
			if k == 0 {
				s.Start = d.moved[n].Start
			}
			if k+1 < len(list) {
				s.End = list[k+1].at
			}
			d.carried[p.key] = s
		}
	}
	for b := range d.was { // what a pass has removed in them
		cancel.Poll(d.ctx)
		for whole, own := range d.f.parts(b) {
			if in(own.Start) >= 0 && !stays[whole.Start] {
				d.dropped = append(d.dropped, own)
			}
		}
	}
	d.tell()
	slices.SortFunc(d.dropped, func(a, b Span) int { return int(a.Start - b.Start) })
}

// sourceNotes returns the lines of f that say where in the source code what follows comes from,
// those that stand together as one, in their order: nvdisasm -g.
func (f *Func) sourceNotes() (notes []Span) {
	for at := f.Span.Start; ; {
		n := bytes.Index(f.Src[at:f.Span.End], []byte(sourceNote))
		if n < 0 {
			return notes
		}
		start := lineStart(f.Src, at+int32(n))
		s := Span{Start: start, End: f.nextLine(at + int32(n))}
		at = s.End
		if k := len(notes) - 1; f.blank(start, start+int32(strings.Index(f.Text(s), sourceNote))) {
			if k >= 0 && notes[k].End == start {
				notes[k].End = s.End
			} else {
				notes = append(notes, s)
			}
		}
	}
}

const sourceNote = "//##"

// tell sees to it that what moves, and what it leaves behind, still comes from where the notes say.
func (d *diff) tell() {
	f := d.f
	if f.Native {
		return
	}
	if d.notes = f.sourceNotes(); d.notes == nil {
		return
	}
	d.told, d.left = map[int32]string{}, map[int32]string{}
	for _, s := range d.moved {
		cancel.Poll(d.ctx)
		first, next := f.instrBehind(s.Start), f.instrBehind(s.End)
		before, in := d.noteAt(s.Start), d.noteAt(s.End)
		if before >= 0 && first < s.End && d.noteAt(first) == before {
			d.told[first] = f.Text(d.notes[before])
		}
		if in != before && next >= 0 && d.noteAt(next) == in {
			d.left[s.End] = f.Text(d.notes[in])
		}
	}
}

// noteAt returns the number of the last note in front of offset at, -1 if there is none.
func (d *diff) noteAt(at int32) int {
	return sort.Search(len(d.notes), func(n int) bool { return d.notes[n].Start >= at }) - 1
}

// instrBehind returns where the first instruction of f behind offset at begins, -1 if there is none.
func (f *Func) instrBehind(at int32) int32 {
	for _, list := range [...][]*Block{f.Blocks, f.pad} {
		n := sort.Search(len(list), func(n int) bool { return list[n].Span.End > at })
		for ; n < len(list); n++ {
			for k := range list[n].Instrs {
				if s := list[n].InSection(list[n].Instrs[k].Span); s.Start >= at {
					return s.Start
				}
			}
		}
	}
	return -1
}

// parts yields the text of the labels and instructions of b: what goes when they go, and of that
// their own part, without the comment lines above.
func (f *Func) parts(b *Block) iter.Seq2[Span, Span] {
	return func(yield func(Span, Span) bool) {
		for _, l := range b.Labels {
			if s := f.wholeLine(l.Span); s.Len() > 0 && !yield(s, f.labelOnly(l.Span, s)) {
				return
			}
		}
		for k := range b.Instrs {
			if s := b.InSection(b.Instrs[k].Line); s.Len() > 0 && !yield(s, f.withoutAbove(s, b.InSection(b.Instrs[k].Span))) {
				return
			}
		}
	}
}

var encodingComment = regexp.MustCompile(`[ \t]*/\*[ \t]*0x[0-9a-f]{16}[ \t]*\*/`)

// carry makes it, which moves with its block, take along what it does.
func (d *diff) carry(it *item) {
	f, s := d.f, d.carried[it.span.Start]
	if s.Len() == 0 {
		return
	}
	edits := slices.Clone(it.edits)
	if note := d.told[it.at]; note != "" {
		at := lineStart(f.Src, it.at)
		edits = append(edits, grammar.Edit{Span: Span{Start: at, End: at}, New: note})
	}
	it.span, it.moves = s, true
	for _, x := range d.dropped {
		if s.Start <= x.Start && x.End <= s.End {
			edits = append(edits, grammar.Edit{Span: x})
		}
	}
	if !f.Native {
		edits = append(edits, f.withoutPlace(s)...)
	}
	slices.SortStableFunc(edits, byStart)
	it.edits = edits[:0]
	end := s.Start
	for _, e := range edits { // a comment may be on a line that goes
		if e.Span.Start >= end {
			it.edits = append(it.edits, e)
			end = e.Span.End
		}
	}
}

// heading puts the labels that a pass gave the block that it begins, the last ones of items, behind
// the blank lines that stand above it.
func (d *diff) heading(items []item, labels int, it *item) []item {
	n := len(items)
	for n > len(items)-labels && n > 0 && items[n-1].span.Len() == 0 {
		n--
	}
	at := it.span.Start
	for next := d.f.nextLine(at); next <= it.start && d.f.blank(at, next); next = d.f.nextLine(at) {
		at = next
	}
	text := ""
	for _, l := range items[n:] {
		text += l.text
	}
	if text != "" {
		it.edits = slices.Insert(it.edits, 0, grammar.Edit{Span: Span{Start: at, End: at}, New: text})
	}
	return items[:n]
}

// withoutPlace returns the edits that take out of s, lines of a listing, what is true of its old
// place only: addresses, and encodings.
func (f *Func) withoutPlace(s Span) (edits []grammar.Edit) {
	for at := s.Start; at < s.End; {
		end := min(f.nextLine(at), s.End)
		line := f.Src[at:end]
		var addresses []grammar.Edit
		others := slices.Clone(line)
		for c := range addressComments(line) {
			blanks := strings.Repeat(" ", c.Len())
			copy(others[c.Start:], blanks)
			addresses = append(addresses, grammar.Edit{Span: Span{Start: at + c.Start, End: at + c.End}, New: blanks})
		}
		if strings.TrimSpace(string(encodingComment.ReplaceAll(others, nil))) == "" && strings.TrimSpace(string(line)) != "" {
			edits = append(edits, grammar.Edit{Span: Span{Start: at, End: end}})
			at = end
			continue
		}
		edits = append(edits, addresses...)
		for _, m := range encodingComment.FindAllIndex(line, -1) {
			edits = append(edits, grammar.Edit{Span: Span{Start: at + int32(m[0]), End: at + int32(m[1])}})
		}
		at = end
	}
	return edits
}

// place returns where the text of a block is put that moves behind offset at: behind all that
// belongs to what is there.
func (f *Func) place(at int32) int32 {
	if next := f.nextInText(at); next >= 0 {
		return max(at, f.head(next))
	}
	return at
}

// joinMoves makes one cut of those that touch because a block moves, so that its move is one
// deletion and one insertion.
func (f *Func) joinMoves(cuts []cut) []cut {
	var list []cut
	for _, c := range cuts {
		if n := len(list) - 1; n >= 0 && c.moves && c.text == "" && list[n].moves && list[n].span.End == c.span.Start && f.wholeLines(&list[n]) {
			if last := &list[n]; len(last.addrs) == 0 && last.text == "" && last.left == "" { // nothing is left of it
				c.span.Start = last.span.Start
				list[n] = c
				continue
			}
		}
		list = append(list, c)
	}
	return list
}
