package server

import (
	"bytes"
	"math"
	"slices"

	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/lsp/ide"
)

// patches are changes of a text, made one after the other, as what they come to: lines of the text,
// and those that are there instead. So the text is parsed once, however many changes there are.
//
// What is replaced are whole lines with their ends, no two of the parts touch, and no end of a line is made of
// characters of two of them. A place in the changed text is then found by counting lines.
type patches struct {
	text  *grammar.Document
	enc   grammar.Encoding
	list  []patch // in order
	bytes int     // of the new lines
}

// A patch stands for lines of the text.
type patch struct {
	first, past int    // the lines
	now         []byte // what is there instead
	ends        int    // of lines, in it
}

// Beyond these, changes are made before others are looked at: each patch is looked for, and the one
// a change is in is copied.
const (
	mostPatches    = 256
	mostPatchBytes = 1 << 20
)

// lines is how many lines the patch has.
func (p *patch) lines(text *grammar.Document) int {
	if p.past == text.LineCount() {
		return p.ends + 1 // the last has no end
	}
	return p.ends
}

// was is the text between the starts of two lines.
func (ps *patches) was(first, past int) []byte {
	from, _ := ps.text.LineSpan(first)
	to, _ := ps.text.LineSpan(past)
	var out []byte
	for n := ps.text.SectionAt(from); from < to; n++ {
		base, _ := ps.text.SectionStart(n)
		src := ps.text.Sections()[n].Src
		part := src[from-base : min(to-base, len(src))]
		out = append(out, part...)
		from += len(part)
	}
	return out
}

// offset is where a line of the text begins.
func (ps *patches) offset(line int) int32 {
	start, _ := ps.text.LineSpan(line)
	return int32(start)
}

// line returns which line of the text one of the changed text is. Of a line in a patch it is the first that
// the patch is there for, and of one behind the end the last.
func (ps *patches) line(line int) int {
	moved := 0 // by how much lines are further down than they were
	for n := range ps.list {
		p := &ps.list[n]
		if line < p.first+moved {
			break
		}
		count := p.lines(ps.text)
		if line < p.first+moved+count {
			return p.first
		}
		moved += count - (p.past - p.first)
	}
	return min(line-moved, ps.text.LineCount()-1)
}

// change makes one change more, and reports false if it has not, as there are too many patches. It
// is an error if the change has no place in the text.
func (ps *patches) change(c *change) (bool, error) {
	if len(ps.list) >= mostPatches || ps.bytes > mostPatchBytes {
		return false, nil
	}
	at := c.Range.span()
	start, end := at.Start, at.End
	one, other := int(min(start.Line, math.MaxInt32)), int(min(end.Line, math.MaxInt32))
	w := ps.gather(ps.line(min(one, other)), ps.line(max(one, other))+1)
	from, whole := w.offset(one-w.above, int(min(start.Character, math.MaxInt32)))
	if !whole {
		return false, errWithin(start)
	}
	to, whole := w.offset(other-w.above, int(min(end.Character, math.MaxInt32)))
	if !whole {
		return false, errWithin(end)
	}
	from, to = min(from, to), max(from, to)
	w.now = slices.Concat(w.now[:from], []byte(*c.Text), w.now[to:])
	w.settle()
	w.ends = len(lineEnds(w.now))
	ps.bytes += len(w.now)
	for _, p := range ps.list[w.i:w.j] {
		ps.bytes -= len(p.now)
	}
	ps.list = slices.Replace(ps.list, w.i, w.j, w.patch)
	return true, nil
}

// edits are the patches from the last to the first, each of the bytes that differ.
func (ps *patches) edits() []grammar.Edit {
	var edits []grammar.Edit
	for _, p := range slices.Backward(ps.list) {
		was, from := ps.was(p.first, p.past), ps.offset(p.first)
		head, tail := ide.CommonEnds(was, p.now)
		if head < len(was) || head < len(p.now) {
			span := grammar.Span{Start: from + int32(head), End: from + int32(len(was)-tail)}
			edits = append(edits, grammar.Edit{Span: span, New: string(p.now[head : len(p.now)-tail])})
		}
	}
	return edits
}

// A widePatch is made of patches, from number i up to j, and lines between them.
type widePatch struct {
	patch
	ps    *patches
	i, j  int
	above int // lines of the changed text
}

// gather makes one of the lines from first to past, and of the patches that they meet.
func (ps *patches) gather(first, past int) *widePatch {
	w := &widePatch{ps: ps, patch: patch{first: first, past: past}}
	for w.i < len(ps.list) && ps.list[w.i].past < first {
		p := &ps.list[w.i]
		w.above += p.lines(ps.text) - (p.past - p.first)
		w.i++
	}
	for w.j = w.i; w.j < len(ps.list) && ps.list[w.j].first <= past; w.j++ {
		p := &ps.list[w.j]
		w.first, w.past = min(w.first, p.first), max(w.past, p.past)
	}
	w.above += w.first
	at := w.first
	for _, p := range ps.list[w.i:w.j] {
		w.now = append(append(w.now, ps.was(at, p.first)...), p.now...)
		at = p.past
	}
	w.now = append(w.now, ps.was(at, w.past)...)
	return w
}

// offset is where a character of a line is, or the next place there is in front of it; whole is false
// if that is the character which it is within.
func (w *widePatch) offset(line, char int) (off int, whole bool) {
	at := 0
	ends := lineEnds(w.now)
	if line > len(ends) {
		return len(w.now), true
	} else if line > 0 {
		at = ends[line-1]
	}
	to := len(w.now)
	if line < len(ends) {
		to = ends[line]
	}
	off, whole = grammar.Advance(bytes.TrimRight(w.now[at:to], "\r\n"), char, w.ps.enc)
	return at + off, whole
}

// settle takes in what the ends of the new lines have become one line with.
func (w *widePatch) settle() {
	ps := w.ps
	count := ps.text.LineCount()
	for {
		var before, after byte
		next := ps.was(w.past, w.past+1)
		if len(next) > 0 {
			after = next[0]
		}
		if w.first > 0 {
			line := ps.was(w.first-1, w.first)
			before = line[len(line)-1]
		}
		start, end := after, before
		if n := len(w.now); n > 0 {
			start, end = w.now[0], w.now[n-1]
		}
		switch {
		case w.past < count && len(w.now) > 0 && (end != '\n' && end != '\r' || end == '\r' && after == '\n'):
			w.now = append(w.now, next...)
			if w.past++; w.j < len(ps.list) && ps.list[w.j].first == w.past {
				w.now = append(w.now, ps.list[w.j].now...)
				w.past = ps.list[w.j].past
				w.j++
			}
		case before == '\r' && start == '\n':
			w.first--
			w.now = append(ps.was(w.first, w.first+1), w.now...)
			if w.i > 0 && ps.list[w.i-1].past == w.first {
				w.i--
				w.now = slices.Concat(ps.list[w.i].now, w.now)
				w.first = ps.list[w.i].first
			}
		default:
			return
		}
	}
}

// lineEnds are where the lines of text end that have an end.
func lineEnds(text []byte) []int {
	var ends []int
	for n, c := range text {
		if c == '\n' || c == '\r' && (n+1 == len(text) || text[n+1] != '\n') {
			ends = append(ends, n+1)
		}
	}
	return ends
}
