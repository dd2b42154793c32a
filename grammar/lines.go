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
func (s *Section) Commented(off int32) bool {
	if s.inComment(off) {
		return true
	}
	line := s.Line(off)
	if line == len(s.Lines) {
		return false
	}
	at := int(s.Lines[line])
	if c := s.commentAt(int32(at)); c >= 0 {
		at = int(s.comments[c].End)
	}
	end := lineEnd(s.Src, at)
	for at <= int(off) && at < end {
		switch rest := s.Src[at:end]; {
		case rest[0] == '"':
			if n := bytes.IndexByte(rest[1:], '"'); n >= 0 {
				at += n + 1
			}
		case bytes.HasPrefix(rest, []byte("//")):
			return int(off) < end
		case bytes.HasPrefix(rest, []byte("/*")):
			n := bytes.Index(rest[2:], closing)
			switch {
			case n >= 0:
				at += n + 3
			case s.inComment(int32(at) + 1): // it ends on another line
				return at == int(off)
			default: // it has no end, and is no comment
				at++
				continue
			}
			if at >= int(off) {
				return true
			}
		}
		at++
	}
	return false
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
