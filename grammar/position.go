package grammar

import (
	"encoding/binary"
	"math"
	"slices"
	"unicode/utf8"
)

// An Encoding is the unit in which a client counts characters in a line.
type Encoding uint8

const (
	UTF16 Encoding = iota // the default of LSP
	UTF8
	UTF32
)

// Position is the place of the byte at off: the number of its line, from 0,
// and of the characters before it on that line, in units of enc. An offset
// outside the text, within a character or between "\r" and "\n" is moved to
// the nearest place before it. A byte that is not UTF-8 counts as one unit.
// The cost does not grow with the line: the section keeps marks of long ones.
func (d *Document) Position(off int, enc Encoding) (line, char int) {
	off = min(max(off, 0), d.Len())
	if off == d.Len() && d.endsWithLineEnd() {
		return d.LineCount() - 1, 0
	}
	i := d.SectionAt(off)
	s := d.sections[i]
	rel := int32(off) - d.starts[i]
	n, found := slices.BinarySearch(s.Lines, rel)
	if !found {
		n--
	}
	start, end := s.lineSpan(n)
	return int(d.lines[i]) + n, s.unitsAt(start, end, min(int(rel), end)-start, enc)
}

// lineSpan is where line n of the section begins and where it ends, without its line end.
func (s *Section) lineSpan(n int) (start, end int) {
	start, end = int(s.Lines[n]), len(s.Src)
	if n+1 < len(s.Lines) {
		end = int(s.Lines[n+1])
	}
	if end > start && s.Src[end-1] == '\n' {
		end--
	}
	if end > start && s.Src[end-1] == '\r' {
		end--
	}
	return start, end
}

// Offset is the reverse of Position. As LSP has it, a character past the end
// of its line stands for the line's end, before the line end's bytes; a line
// past the last for the end of the text. A char within a character is moved
// to that character's start.
func (d *Document) Offset(line, char int, enc Encoding) int {
	off, _ := d.Place(line, char, enc)
	return off
}

// Place is Offset, and whole is false if char is within a character, as between the two halves of a surrogate pair.
func (d *Document) Place(line, char int, enc Encoding) (off int, whole bool) {
	if line < 0 {
		return 0, true
	}
	start, end := d.LineSpan(line)
	if start == d.Len() || char <= 0 {
		return start, true
	}
	i := d.SectionAt(start)
	rel := start - int(d.starts[i])
	off, whole = Advance(d.sections[i].Src[rel:rel+end-start], char, enc)
	return start + off, whole
}

// LineSpan is where line begins and where it ends, without its line end. A
// line past the last is empty and at the end of the text.
func (d *Document) LineSpan(line int) (start, end int) {
	i, found := slices.BinarySearch(d.lines[:len(d.sections)], int32(min(line, math.MaxInt32)))
	if !found {
		i--
	}
	s := d.sections[i]
	n := line - int(d.lines[i])
	if n >= len(s.Lines) {
		return d.Len(), d.Len()
	}
	from, to := s.lineSpan(n)
	base := int(d.starts[i])
	return base + from, base + to
}

// Units is how many units of enc the characters of a text without line ends take.
func Units(text []byte, enc Encoding) int { return units(text, len(text), enc) }

// units counts the units of the characters that begin in line before off and
// end there or before.
func units(line []byte, off int, enc Encoding) int {
	if enc == UTF8 {
		// What begins a character begins it wherever one starts to read.
		for from := off - 1; from >= max(0, off-utf8.UTFMax+1); from-- {
			if utf8.RuneStart(line[from]) {
				if _, size := utf8.DecodeRune(line[from:]); from+size > off {
					return from
				}
				break
			}
		}
		return off
	}
	ascii := 0
	for ascii+8 <= off && binary.LittleEndian.Uint64(line[ascii:])&0x8080808080808080 == 0 { // lines of generated text may be long
		ascii += 8
	}
	for ascii < off && line[ascii] < utf8.RuneSelf {
		ascii++
	}
	n := ascii
	for i := ascii; i < off; {
		r, size := utf8.DecodeRune(line[i:])
		if i += size; i > off {
			break
		}
		n += width(r, size, enc)
	}
	return n
}

// Advance is the reverse of [Units]: the offset after as many whole characters
// of line as n units hold. The n units are not whole if they end within the next one.
func Advance(line []byte, n int, enc Encoding) (off int, whole bool) {
	i := 0
	for i < len(line) && n > 0 && line[i] < utf8.RuneSelf {
		i++
		n--
	}
	for i < len(line) && n > 0 {
		r, size := utf8.DecodeRune(line[i:])
		if n -= width(r, size, enc); n < 0 {
			return i, false
		}
		i += size
	}
	return i, true
}

// width is the number of units of a character that takes size bytes.
func width(r rune, size int, enc Encoding) int {
	switch {
	case enc == UTF8:
		return size
	case enc == UTF16 && r > 0xFFFF:
		return 2
	}
	return 1
}

// A Cursor finds places of a document as [Document.Position] does, faster where each is a little
// behind the one before.
type Cursor struct {
	d             *Document
	enc           Encoding
	section, line int // of the last place
	from, rel     int // where the line begins, and the last place that a character begins at, in the section
	char          int // of that
}

// Cursor returns one at the beginning of the document.
func (d *Document) Cursor(enc Encoding) *Cursor { return &Cursor{d: d, enc: enc} }

// Position is the place of the byte at off, as [Document.Position] has it.
func (c *Cursor) Position(off int) (line, char int) {
	const near = 8 // lines
	d := c.d
	if off < 0 || off >= d.Len() {
		return d.Position(off, c.enc)
	}
	if i := c.section; off < int(d.starts[i]) || off >= int(d.starts[i])+len(d.sections[i].Src) {
		c.section, c.line, c.from, c.rel = d.SectionAt(off), 0, -1, 0
	}
	s := d.sections[c.section]
	rel := int32(off) - d.starts[c.section]
	for n := c.line; ; n++ {
		if n >= len(s.Lines) || n > c.line+near || s.Lines[n] > rel {
			found := false
			if c.line, found = slices.BinarySearch(s.Lines, rel); !found {
				c.line--
			}
			break
		}
		if n+1 == len(s.Lines) || s.Lines[n+1] > rel {
			c.line = n
			break
		}
	}
	start, end := s.lineSpan(c.line)
	line = int(d.lines[c.section]) + c.line
	at := min(int(rel), end)
	if c.from != start || c.rel > at {
		c.from, c.rel, c.char = start, start, 0
	}
	if at-c.rel > 4*step {
		return line, s.unitsAt(start, end, at-start, c.enc)
	}
	char = c.char + units(s.Src[c.rel:end], at-c.rel, c.enc)
	if at == end || utf8.RuneStart(s.Src[at]) { // what is behind it counts for itself
		c.rel, c.char = at, char
	}
	return line, char
}
