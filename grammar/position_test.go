package grammar

import (
	"math/rand/v2"
	"testing"
	"unicode/utf16"
	"unicode/utf8"
)

func TestPosition(t *testing.T) {
	for _, test := range []struct {
		src        string
		off        int
		line, char int // in UTF-16
	}{
		{"", 0, 0, 0},
		{"", 5, 0, 0},
		{"ab", 2, 0, 2},
		{"ab", -1, 0, 0},
		{"ab\n", 3, 1, 0},
		{"ab\r\ncd", 2, 0, 2},
		{"ab\r\ncd", 3, 0, 2}, // between \r and \n
		{"ab\r\ncd", 4, 1, 0},
		{"ab\rcd\r", 3, 1, 0},
		{"ab\rcd\r", 6, 2, 0},
		{"\n\r\n\r", 1, 1, 0},
		{"\n\r\n\r", 3, 2, 0},
		{"\n\r\n\r", 4, 3, 0},
		{"é;x", 2, 0, 1},
		{"é;x", 1, 0, 0}, // within é
		{"a😀b", 5, 0, 3},
		{"a😀b", 3, 0, 1}, // within 😀
		{"a\xff\xfeb", 3, 0, 3},
		{"a\xf0\x9f\x98b", 4, 0, 4}, // a character cut short is three bytes that are none
		{"\uFEFF.entry f {", 3, 0, 1},
		{"x\n.entry f {\n}\n.entry g {\n}\n", 15, 3, 0},
		{"x\n.entry f {\n}\n.entry g {\n}\n", 14, 2, 1},
		{"x\n.entry f {\n}\n.entry g {\n}\n", 30, 5, 0},
	} {
		d := Parse([]byte(test.src))
		if line, char := d.Position(test.off, UTF16); line != test.line || char != test.char {
			t.Errorf("Position(%d) of %q = %d, %d; want %d, %d", test.off, test.src, line, char, test.line, test.char)
		}
	}
}

func TestOffset(t *testing.T) {
	for _, test := range []struct {
		src        string
		line, char int
		enc        Encoding
		want       int
	}{
		{"", 0, 0, UTF16, 0},
		{"", 3, 7, UTF16, 0},
		{"ab\ncd", -1, 9, UTF16, 0},
		{"ab\ncd", 0, -1, UTF16, 0},
		{"ab\ncd", 0, 9, UTF16, 2}, // past the end of the line
		{"ab\r\ncd", 0, 9, UTF16, 2},
		{"ab\r\ncd", 0, 3, UTF8, 2},
		{"ab\ncd", 1, 9, UTF16, 5},
		{"ab\ncd", 2, 0, UTF16, 5}, // past the last line
		{"ab\n", 1, 0, UTF16, 3},
		{"ab\n", 1, 4, UTF16, 3},
		{"a😀b", 0, 1, UTF16, 1},
		{"a😀b", 0, 2, UTF16, 1}, // within a surrogate pair
		{"a😀b", 0, 3, UTF16, 5},
		{"a😀b", 0, 2, UTF32, 5},
		{"a😀b", 0, 3, UTF8, 1}, // within a character
		{"a😀b", 0, 5, UTF8, 5},
		{"é\xffx", 0, 2, UTF16, 3},
		{"é\xffx", 0, 2, UTF32, 3},
		{"é\xffx", 0, 3, UTF8, 3},
	} {
		d := Parse([]byte(test.src))
		if got := d.Offset(test.line, test.char, test.enc); got != test.want {
			t.Errorf("Offset(%d, %d, %v) of %q = %d, want %d", test.line, test.char, test.enc, test.src, got, test.want)
		}
	}
}

// TestPositions compares both ways, for every place of random texts, with
// counting from the text's start.
func TestPositions(t *testing.T) {
	parts := []string{"a", "MOV R1", "é", "€", "😀", "\xff", "\xf0\x9f", "\n", "\r\n", "\r", " ", "\uFEFF", "\n.entry f {\n", "/* \n */"}
	for seed := range 200 {
		r := rand.New(rand.NewPCG(uint64(seed), 3))
		var src []byte
		for range r.IntN(30) {
			src = append(src, parts[r.IntN(len(parts))]...)
		}
		d := Parse(src)
		for _, enc := range []Encoding{UTF8, UTF16, UTF32} {
			line, char := 0, 0
			for off := 0; off <= len(src); {
				if l, c := d.Position(off, enc); l != line || c != char {
					t.Fatalf("Position(%d, %v) of %q = %d, %d; want %d, %d", off, enc, src, l, c, line, char)
				}
				if got := d.Offset(line, char, enc); got != off {
					t.Fatalf("Offset(%d, %d, %v) of %q = %d, want %d", line, char, enc, src, got, off)
				}
				if off == len(src) {
					break
				}
				c, size := utf8.DecodeRune(src[off:])
				switch {
				case c == '\n' || c == '\r':
					if c == '\r' && off+1 < len(src) && src[off+1] == '\n' {
						size = 2
					}
					line, char = line+1, 0
				case enc == UTF8:
					char += size
				case enc == UTF16:
					char += utf16.RuneLen(c)
				default:
					char++
				}
				off += size
			}
		}
	}
}

// TestCursor compares a cursor with Position, for places that are mostly one behind the other.
func TestCursor(t *testing.T) {
	parts := []string{"a", "é", "😀", "\xff", "\n", "\n", "\r\n", "\r", "\n\n\n\n\n\n\n\n\n\n\n", "\n.entry f {\n", "\n}\n", "/* \n */"}
	for seed := range 300 {
		r := rand.New(rand.NewPCG(uint64(seed), 5))
		var src []byte
		for range r.IntN(60) {
			src = append(src, parts[r.IntN(len(parts))]...)
		}
		d := Parse(src)
		for _, enc := range []Encoding{UTF8, UTF16, UTF32} {
			c := d.Cursor(enc)
			off := -1
			for range 60 {
				line, char := c.Position(off)
				if l, n := d.Position(off, enc); l != line || n != char {
					t.Fatalf("Position(%d) of %q = %d, %d; want %d, %d", off, src, line, char, l, n)
				}
				if off += r.IntN(6); r.IntN(20) == 0 {
					off = r.IntN(len(src)+3) - 1
				}
			}
		}
	}
}
