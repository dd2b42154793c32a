package grammar

import (
	"encoding/binary"
	"sync"
	"unicode/utf8"
)

// A mark is a place of a long line at which a character begins, and how many units are before it.
type mark struct{ at, utf16, utf32 int32 }

// step is how many bytes are between marks. A line that is shorter than a few has none.
const step = 1 << 10

// unitsAt is units of the line of s from start to end before off, an offset from start. Of a long line the section keeps
// marks, so that many places of it cost little more than one.
func (s *Section) unitsAt(start, end, off int, enc Encoding) int {
	line := s.Src[start:end]
	if enc == UTF8 || off < 4*step {
		return units(line, off, enc)
	}
	long := s.long.Load()
	if long == nil {
		s.long.CompareAndSwap(nil, new(sync.Map))
		long = s.long.Load()
	}
	kept, ok := long.Load(start)
	if !ok {
		kept, _ = long.LoadOrStore(start, marksOf(line))
	}
	marks := kept.([]mark)
	k := min(off/step, len(marks)) - 1
	for k >= 0 && int(marks[k].at) > off { // a mark is behind its step by part of a character
		k--
	}
	if k < 0 {
		return units(line, off, enc)
	}
	m := marks[k]
	before := m.utf16
	if enc != UTF16 {
		before = m.utf32
	}
	return int(before) + units(line[m.at:], off-int(m.at), enc)
}

// marksOf returns the first place at or behind each step of line at which a character begins.
func marksOf(line []byte) []mark {
	marks := make([]mark, 0, len(line)/step)
	m := mark{}
	for next := step; ; {
		for int(m.at) >= next {
			marks = append(marks, m)
			next += step
		}
		at := int(m.at)
		switch {
		case at >= len(line):
			return marks
		case at+8 <= len(line) && binary.LittleEndian.Uint64(line[at:])&0x8080808080808080 == 0 && at+8 <= next:
			m = mark{m.at + 8, m.utf16 + 8, m.utf32 + 8}
		default:
			r, size := utf8.DecodeRune(line[at:])
			m = mark{m.at + int32(size), m.utf16 + int32(width(r, size, UTF16)), m.utf32 + int32(width(r, size, UTF32))}
		}
	}
}
