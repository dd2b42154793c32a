package grammar

import (
	"bytes"
	"context"
	"slices"
)

// A text is cut into sections at the lines that begin a function or a header.
// Only such lines matter, and comments, since a line within one begins
// nothing. The rules for comments and strings are the grammar's own (see the
// head of grammar.js); the grammar ends whatever is open at each such line,
// so parsing the pieces gives what parsing the whole would.

// A layout is what a scan finds in a run of lines. Offsets count from the
// start of the text.
type layout struct {
	lines    []int32 // starts of lines
	headers  []int32 // starts of the lines that begin a section
	comments []Span  // comments that hold a line's end
	unclosed []int32 // "/*" with no "*/" below
}

// A scanner reads a text line by line.
type scanner struct {
	src []byte
	// open is set at the first "/*" without a "*/" below: there is none for
	// any later one either.
	open bool
}

var newline = []byte("\n")

// polledBytes is after how many bytes of a text a scan looks whether it is to end, more or less.
const polledBytes = 256 << 10

// layoutOf scans all of src, unless ctx ends.
func layoutOf(ctx context.Context, src []byte) (*layout, error) {
	l := &layout{lines: make([]int32, 0, bytes.Count(src, newline)+1)}
	s := scanner{src: src}
	for off, polled := 0, 0; off < len(src); {
		if off-polled >= polledBytes {
			if err := ctx.Err(); err != nil {
				return nil, err
			}
			polled = off
		}
		off = s.line(off, l)
	}
	return l, nil
}

// line scans the line at off, which must begin outside comments, into l, and
// returns the start of the next line, which is again outside comments unless
// it is the text's end. A comment that spans lines is scanned with the line
// it begins on.
func (s *scanner) line(off int, l *layout) int {
	l.lines = append(l.lines, int32(off))
	end := lineEnd(s.src, off)
	if beginsSection(s.src[off:end]) {
		l.headers = append(l.headers, int32(off))
	}
	// What can change the meaning of the rest of a line begins with a slash or
	// a quote, and quotes only matter before a slash.
	slash := -1
	for i := off; ; {
		if slash < i {
			n := bytes.IndexByte(s.src[i:end], '/')
			if n < 0 {
				break
			}
			slash = i + n
		}
		if q := bytes.IndexByte(s.src[i:slash], '"'); q >= 0 {
			i += q + 1
			if n := bytes.IndexByte(s.src[i:end], '"'); n >= 0 {
				i += n + 1
			}
			continue
		}
		i = slash + 1
		if i == end || s.src[i] == '/' {
			break
		}
		if s.src[i] != '*' {
			continue
		}
		i++
		n := -1
		if !s.open {
			n = bytes.Index(s.src[i:], closing)
		}
		if n < 0 {
			s.open = true
			l.unclosed = append(l.unclosed, int32(slash))
			continue
		}
		i += n + len(closing)
		if i > end {
			l.comments = append(l.comments, Span{int32(slash), int32(i)})
			for end < i {
				next := afterLineEnd(s.src, end)
				l.lines = append(l.lines, int32(next))
				end = lineEnd(s.src, next)
			}
		}
	}
	return afterLineEnd(s.src, end)
}

// split cuts src, whose layout is l and which nobody changes, into drafts of sections. A section that is most of src has its bytes
// there; others have their own, as they may live on with later texts and must not keep all of this one. There is at least one. It ends with ctx.
func (l *layout) split(ctx context.Context, src []byte) ([]*draft, error) {
	bounds := []int32{0}
	for _, h := range l.headers {
		if h > 0 {
			bounds = append(bounds, h)
		}
	}
	bounds = append(bounds, int32(len(src)))
	drafts := make([]*draft, len(bounds)-1)
	lines, comments, unclosed := l.lines, l.comments, l.unclosed
	polled := int32(0)
	for i := range drafts {
		start, end := bounds[i], bounds[i+1]
		if end-polled >= polledBytes {
			if err := ctx.Err(); err != nil {
				return nil, err
			}
			polled = end
		}
		own := src[start:end:end]
		if len(own) <= len(src)/2 {
			own = bytes.Clone(own)
		}
		d := &draft{src: own}
		n, _ := slices.BinarySearch(lines, end)
		d.lines = make([]int32, max(n, 1))
		for j, line := range lines[:n] {
			d.lines[j] = line - start
		}
		lines = lines[n:]
		for len(comments) > 0 && comments[0].Start < end {
			d.comments = append(d.comments, Span{comments[0].Start - start, comments[0].End - start})
			comments = comments[1:]
		}
		for len(unclosed) > 0 && unclosed[0] < end {
			d.unclosed = append(d.unclosed, unclosed[0]-start)
			unclosed = unclosed[1:]
		}
		drafts[i] = d
	}
	return drafts, nil
}

// draftsOf are those of all of src. It ends with ctx.
func draftsOf(ctx context.Context, src []byte) ([]*draft, error) {
	l, err := layoutOf(ctx, src)
	if err != nil {
		return nil, err
	}
	return l.split(ctx, src)
}

var closing = []byte("*/")

// lineEnd is the offset of the first line end in src at or after off, or
// len(src). A line ends with "\n", "\r\n" or "\r", as in LSP.
func lineEnd(src []byte, off int) int {
	// In widening steps, so that looking for one kind of line end does not
	// read the whole of a text that only has the other.
	for step := 256; off < len(src); step *= 2 {
		part := src[off:min(off+step, len(src))]
		n := bytes.IndexByte(part, '\n')
		if n >= 0 {
			part = part[:n]
		}
		if r := bytes.IndexByte(part, '\r'); r >= 0 {
			n = r
		}
		if n >= 0 {
			return off + n
		}
		off += len(part)
	}
	return len(src)
}

// afterLineEnd is the offset after the line end at end, or len(src).
func afterLineEnd(src []byte, end int) int {
	if end+1 < len(src) && src[end] == '\r' && src[end+1] == '\n' {
		return end + 2
	}
	return min(end+1, len(src))
}

// maxLine is the length in bytes of the longest line that is parsed. The
// longest real ones list the targets of a jump, ten bytes for each.
const maxLine = 256 << 10

// LineTooLong reports whether a line of n bytes is not parsed, which is told as an error.
func LineTooLong(n int) bool { return n > maxLine }

// beginsSection reports whether line is the first of a function or header.
func beginsSection(line []byte) bool {
	if len(line) > maxLine {
		return false
	}
	src := line
	i := 0
	for i < len(src) && isBlank(src[i]) {
		i++
	}
	if i == len(src) {
		return false
	}
	src = src[i:]
	switch src[0] {
	case '.':
		for _, w := range [...]string{".section", ".entry", ".func"} {
			if rest, ok := bytes.CutPrefix(src, []byte(w)); ok {
				return len(rest) == 0 || !isWord(rest[0]) && rest[0] != ':'
			}
		}
	case 'F':
		if rest, ok := bytes.CutPrefix(src, []byte("Function")); ok {
			after := bytes.TrimLeft(rest, " \t")
			return len(after) < len(rest) && len(after) > 0 && after[0] == ':'
		}
		rest, ok := bytes.CutPrefix(src, []byte("Fatbin"))
		return ok && len(rest) > 0 && (rest[0] == ' ' || rest[0] == '\t')
	case 'c':
		// "code for ", with any blanks.
		rest, ok := bytes.CutPrefix(src, []byte("code"))
		if !ok {
			return false
		}
		after := bytes.TrimLeft(rest, " \t")
		if len(after) == len(rest) {
			return false
		}
		rest, ok = bytes.CutPrefix(after, []byte("for"))
		return ok && len(rest) > 0 && (rest[0] == ' ' || rest[0] == '\t')
	}
	return false
}

func isBlank(c byte) bool { return c == ' ' || c == '\t' || c == '\f' || c == '\v' }

// isWord reports whether c may continue a name.
func isWord(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' ||
		c == '_' || c == '$' || c == '.'
}
