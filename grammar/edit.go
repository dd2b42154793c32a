package grammar

import (
	"context"
	"encoding/binary"
	"math/bits"
	"slices"
	"strings"
)

// An Edit replaces the bytes of Span, which counts from the start of a
// document, by New.
type Edit struct {
	Span Span
	New  string
}

// Edit makes the document that e turns d into. Every section that e does not
// touch is the same one, and in a touched section every chunk that is still
// the same. The cost is that of the touched sections' bytes and chunks, with
// a small factor, and of parsing the part that changed. A span that reaches
// outside the text is cut off.
func (d *Document) Edit(e Edit) *Document { return d.EditAll([]Edit{e}) }

// EditAll makes the document that edits turn d into, all of which count from
// the start of d. They must be sorted; where one begins before the end of the
// one before it, that part of it is cut off.
func (d *Document) EditAll(edits []Edit) *Document {
	n, _ := d.EditAllContext(context.Background(), edits)
	return n
}

// EditAllContext is EditAll, but returns the context's error if that ends before the text is parsed.
func (d *Document) EditAllContext(ctx context.Context, edits []Edit) (*Document, error) {
	edits = d.clamp(edits)
	if len(edits) == 0 {
		return d, nil
	}
	if d.unclosed {
		// An end for a comment, anywhere below, changes where lines count.
		return d.replace(ctx, []region{d.whole(edits)})
	}
	var regions []region
	for done, rest := 0, edits; len(rest) > 0; {
		r, ok := d.region(rest, done)
		if !ok {
			return d.replace(ctx, []region{d.whole(edits)})
		}
		regions = append(regions, r)
		done, rest = r.to, rest[r.edits:]
	}
	return d.replace(ctx, regions)
}

// clamp returns edits within d, sorted and disjoint, without those that
// change nothing. Those that touch become one: tree-sitter takes long for each
// of many deletions that leave nothing between them.
func (d *Document) clamp(edits []Edit) []Edit {
	out := make([]Edit, 0, len(edits))
	var more []string // what the last of out inserts, if it is several
	flush := func() {
		if len(more) > 1 {
			out[len(out)-1].New = strings.Join(more, "")
		}
		more = more[:0]
	}
	at := int32(0)
	for _, e := range edits {
		e.Span.Start = min(max(e.Span.Start, at), int32(d.Len()))
		e.Span.End = min(max(e.Span.End, e.Span.Start), int32(d.Len()))
		at = e.Span.End
		switch n := len(out) - 1; {
		case e.Span.Len() == 0 && e.New == "":
		case n >= 0 && out[n].Span.End == e.Span.Start:
			out[n].Span.End = e.Span.End
			more = append(more, e.New)
		default:
			flush()
			out, more = append(out, e), append(more, e.New)
		}
	}
	flush()
	return out
}

// A region is a run of a document's sections and what becomes of them.
type region struct {
	from, to int // sections of the old document
	edits    int // how many edits it takes in
	drafts   []*draft
}

// replace makes the document in which regions of d, in order, are what they
// become. It returns the context's error if that ends before they are parsed.
func (d *Document) replace(ctx context.Context, regions []region) (*Document, error) {
	var sections []*Section
	var drafts []*draft
	var places []int // of drafts in sections
	done := 0
	for _, r := range regions {
		sections = append(sections, d.sections[done:r.from]...)
		for _, p := range r.drafts {
			if p.same {
				sections = append(sections, p.old)
				continue
			}
			drafts = append(drafts, p)
			places = append(places, len(sections))
			sections = append(sections, nil)
		}
		done = r.to
	}
	sections = append(sections, d.sections[done:]...)
	made, err := d.engine.parseAll(ctx, drafts)
	if err != nil {
		return nil, err
	}
	for i, s := range made {
		sections[places[i]] = s
	}
	return newDocument(d.engine, sections), nil
}

// whole is the region of all sections.
func (d *Document) whole(edits []Edit) region {
	r := region{from: 0, to: len(d.sections), edits: len(edits)}
	r.drafts, _ = d.rescan(r, edits)
	return r
}

// region takes in the first of edits and those after it that fall into the
// same sections or the next. It reports false if a comment begins that has
// no end in these sections.
func (d *Document) region(edits []Edit, done int) (region, bool) {
	// A line may come to be joined to the one before it.
	r := region{from: d.SectionAt(int(edits[0].Span.Start) - 1)}
	for r.edits < len(edits) {
		e := edits[r.edits].Span
		if r.edits > 0 && r.to < len(d.sections) && int(e.Start) > int(d.starts[r.to+1]) {
			break
		}
		r.to = max(r.to, d.SectionAt(int(e.End))+1)
		r.edits++
	}
	if r.to-r.from == 1 {
		if p := d.within(r.from, edits[:r.edits]); p != nil {
			r.drafts = []*draft{p}
			return r, true
		}
	}
	if r.from > done {
		// The first line may have lost what began the section.
		r.from--
	}
	var unclosed bool
	r.drafts, unclosed = d.rescan(r, edits[:r.edits])
	return r, !unclosed || r.to == len(d.sections)
}

// rescan lays out the sections of r anew, with edits made, and reports
// whether there is a comment in them without an end.
func (d *Document) rescan(r region, edits []Edit) (all []*draft, unclosed bool) {
	old := d.sections[r.from:r.to]
	text := splice(old, d.starts[r.from], edits)
	l, _ := layoutOf(context.Background(), text) // an edit that is half made cannot be left
	all, _ = l.split(context.Background(), text)
	drafts := all
	for len(old) > 0 && len(drafts) > 0 && drafts[0].becomes(old[0]) {
		old, drafts = old[1:], drafts[1:]
	}
	for len(old) > 0 && len(drafts) > 0 && drafts[len(drafts)-1].becomes(old[len(old)-1]) {
		old, drafts = old[:len(old)-1], drafts[:len(drafts)-1]
	}
	// What is left is most often one section. Of more, those at the ends may
	// have grown together or apart.
	if len(old) > 0 {
		for i, p := range drafts {
			switch {
			case len(old) == len(drafts):
				p.old = old[i]
			case i == len(drafts)-1:
				p.old = old[len(old)-1]
			case i == 0:
				p.old = old[0]
			}
		}
	}
	return all, len(l.unclosed) > 0
}

// mostTreeEdits is how many edits a tree is told of one by one, each of which takes time linear in
// the nodes beside one another: many are told as one edit of all from the first to the last.
const mostTreeEdits = 200

// within lays out section i with edits made in it, looking only at lines near
// them. It returns nil if more than this section may change.
func (d *Document) within(i int, edits []Edit) *draft {
	s := d.sections[i]
	base := d.starts[i]
	text := splice(d.sections[i:i+1], base, edits)
	delta := int32(len(text) - len(s.Src))

	// Scan from a line above the edits to one below that was and is not in a
	// comment: from there on all is as before.
	first := s.lineOutside(max(edits[0].Span.Start-base-1, 0))
	last := edits[len(edits)-1].Span.End - base
	var l layout
	sc := scanner{src: text}
	next := int(s.Lines[first])
	j := first
	for next < len(text) {
		old := int32(next) - delta
		for j < len(s.Lines) && s.Lines[j] < max(old, last) {
			j++
		}
		if j < len(s.Lines) && s.Lines[j] == old && !s.inComment(old) {
			break
		}
		next = sc.line(next, &l)
	}
	if next == len(text) {
		j = len(s.Lines)
	}
	begins := len(l.headers) > 0 && l.headers[0] == 0
	switch {
	case len(l.unclosed) > 0,
		len(l.headers) > 1 || len(l.headers) == 1 && !begins,                // a section begins within
		first == 0 && i > 0 && !begins,                                      // the first line was a header
		j == 0 && next > 0 && beginsSection(text[next:lineEnd(text, next)]): // it moved down
		return nil
	}

	p := &draft{src: text, old: s}
	p.lines = make([]int32, 0, first+len(l.lines)+len(s.Lines)-j)
	p.lines = append(p.lines, s.Lines[:first]...)
	p.lines = append(p.lines, l.lines...)
	for _, n := range s.Lines[j:] {
		p.lines = append(p.lines, n+delta)
	}
	if len(p.lines) == 0 {
		p.lines = []int32{0}
	}
	for _, c := range s.comments {
		if c.End <= s.Lines[first] {
			p.comments = append(p.comments, c)
		}
	}
	p.comments = append(p.comments, l.comments...)
	for _, c := range s.comments {
		if j < len(s.Lines) && c.Start >= s.Lines[j] {
			p.comments = append(p.comments, Span{c.Start + delta, c.End + delta})
		}
	}
	if len(edits) > mostTreeEdits {
		from, to := edits[0].Span.Start-base, edits[len(edits)-1].Span.End-base
		p.edits = []treeEdit{{uint32(from), uint32(to), text[from : to+delta]}}
		return p
	}
	for _, e := range edits {
		p.edits = append(p.edits, treeEdit{uint32(e.Span.Start - base), uint32(e.Span.End - base), []byte(e.New)})
	}
	return p
}

// lineOutside is the index of the last line that begins at or before off, and
// outside comments.
func (s *Section) lineOutside(off int32) int {
	for {
		i, found := slices.BinarySearch(s.Lines, off)
		if !found {
			i--
		}
		c := s.commentAt(s.Lines[i])
		if c < 0 {
			return i
		}
		off = s.comments[c].Start
	}
}

// CommentOver returns the comment that begins on a line above the one of offset off and is not over
// there, and whether there is one.
func (s *Section) CommentOver(off int32) (Span, bool) {
	if c := s.commentAt(off); c >= 0 {
		return s.comments[c], true
	}
	return Span{}, false
}

func (s *Section) inComment(off int32) bool { return s.commentAt(off) >= 0 }

// commentAt is the index of the comment over lines that off is inside of, or
// -1.
func (s *Section) commentAt(off int32) int {
	i, _ := slices.BinarySearchFunc(s.comments, off, func(c Span, off int32) int {
		return int(c.Start) - int(off)
	})
	if i--; i >= 0 && off < s.comments[i].End {
		return i
	}
	return -1
}

// splice is the text of sections, which begins at base, with edits made.
func splice(sections []*Section, base int32, edits []Edit) []byte {
	old := sections[0].Src
	if len(sections) > 1 {
		old = nil
		for _, s := range sections {
			old = append(old, s.Src...)
		}
	}
	size := len(old)
	for _, e := range edits {
		size += len(e.New) - e.Span.Len()
	}
	text := make([]byte, 0, size)
	at := int32(0)
	for _, e := range edits {
		text = append(text, old[at:e.Span.Start-base]...)
		text = append(text, e.New...)
		at = e.Span.End - base
	}
	return append(text, old[at:]...)
}

// difference says what a and b have in common at their ends, which do not
// overlap.
func difference(a, b []byte) change {
	n := commonPrefix(a, b)
	return change{int32(n), int32(commonSuffix(a[n:], b[n:]))}
}

func commonPrefix(a, b []byte) int {
	n := min(len(a), len(b))
	i := 0
	for ; i+8 <= n; i += 8 {
		if x := binary.LittleEndian.Uint64(a[i:]) ^ binary.LittleEndian.Uint64(b[i:]); x != 0 {
			return i + bits.TrailingZeros64(x)/8
		}
	}
	for i < n && a[i] == b[i] {
		i++
	}
	return i
}

func commonSuffix(a, b []byte) int {
	n := min(len(a), len(b))
	a, b = a[len(a)-n:], b[len(b)-n:]
	i := n
	for ; i >= 8; i -= 8 {
		if x := binary.LittleEndian.Uint64(a[i-8:]) ^ binary.LittleEndian.Uint64(b[i-8:]); x != 0 {
			return n - i + bits.LeadingZeros64(x)/8
		}
	}
	for i > 0 && a[i-1] == b[i-1] {
		i--
	}
	return n - i
}
