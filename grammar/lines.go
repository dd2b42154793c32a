package grammar

import (
	"bytes"
	"slices"
)

// A line ends with "\n", "\r\n" or "\r", as in LSP. What follows is for those who look at lines;
// nobody else decides where one ends.

// Line is the number of the line that the byte at off is on, counted from 0 at the section's start.
func (s *Section) Line(off int32) int {
	off = min(max(off, 0), int32(len(s.Src)))
	if int(off) == len(s.Src) && endsWithLineEnd(s.Src) {
		return len(s.Lines)
	}
	n, found := slices.BinarySearch(s.Lines, off)
	if !found {
		n--
	}
	return n
}

// WholeLines widens span to whole lines, without the last one's end. What is outside of the section
// is cut off.
func (s *Section) WholeLines(span Span) Span {
	n := int32(len(s.Src))
	span.Start = min(max(span.Start, 0), n)
	span.End = min(max(span.End, span.Start), n)
	if line := s.Line(span.Start); line < len(s.Lines) {
		span.Start = s.Lines[line]
	}
	span.End = int32(lineEnd(s.Src, int(span.End)))
	return span
}

// Commented reports whether the byte at off is in a comment.
func (s *Section) Commented(off int32) bool { return s.Comments().At(off) }

// Comments finds out which bytes of a section are in comments, faster where each is a little behind
// the one before.
type Comments struct {
	s        *Section
	line     int  // that is being read, -1 at first
	end      int  // of it
	last, at int  // where the word that was read last begins, and the next
	comment  bool // the word that was read last is one
	open     bool // no comment that begins in the line ends in it any more
}

// Comments returns a finder at the start of s.
func (s *Section) Comments() *Comments { return &Comments{s: s, line: -1} }

// At reports whether the byte at off is in a comment.
func (c *Comments) At(off int32) bool {
	s := c.s
	if s.inComment(off) {
		return true
	}
	line := s.Line(off)
	if line == len(s.Lines) {
		return false
	}
	if line != c.line || int(off) < c.last {
		c.line, c.at, c.comment, c.open = line, int(s.Lines[line]), false, false
		if k := s.commentAt(int32(c.at)); k >= 0 {
			c.at = int(s.comments[k].End)
		}
		c.last, c.end = c.at, lineEnd(s.Src, c.at)
	}
	if int(off) < c.at {
		return c.comment
	}
	for c.at <= int(off) && c.at < c.end {
		next, comment := c.at+1, false
		switch rest := s.Src[c.at:c.end]; {
		case rest[0] == '"':
			if n := bytes.IndexByte(rest[1:], '"'); n >= 0 {
				next = c.at + n + 2
			}
		case bytes.HasPrefix(rest, []byte("//")):
			return int(off) < c.end
		case bytes.HasPrefix(rest, []byte("/*")) && !c.open:
			n := bytes.Index(rest[2:], closing)
			switch {
			case n >= 0:
				next, comment = c.at+n+4, true
			case s.inComment(int32(c.at) + 1): // it ends on another line
				return c.at == int(off)
			default: // it has no end, and is no comment; nor has what follows
				c.open = true
			}
		}
		if c.last, c.at, c.comment = c.at, next, comment; int(off) < next {
			return comment
		}
	}
	return false
}

// String returns where the string begins that the byte at off, which is in no comment, is inside of; false if it is in none.
func (c *Comments) String(off int32) (start int32, ok bool) {
	if c.At(off) || c.line < 0 || int(off) <= c.last || int(off) >= c.at || c.s.Src[c.last] != '"' {
		return 0, false
	}
	return int32(c.last), true
}

// SplitLines returns the lines of a text, without their ends. There is none behind the last line end.
func SplitLines(src []byte) [][]byte {
	var lines [][]byte
	for at := 0; at < len(src); {
		end := lineEnd(src, at)
		lines = append(lines, src[at:end])
		at = afterLineEnd(src, end)
	}
	return lines
}
