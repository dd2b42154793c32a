package grammar

import (
	"bytes"
	"math"
	"math/rand/v2"
	"testing"
)

// TestLine holds that a section and its document agree on lines, whatever ends them, and that
// splitting a text gives the same.
func TestLine(t *testing.T) {
	parts := []string{"\n", "\r", "\r\n", "a", " ", "/*", "*/", "// c", "\"", ".entry f {", "}", "é"}
	for seed := range uint64(500) {
		r := rand.New(rand.NewPCG(seed, 3))
		var src []byte
		for range r.IntN(30) {
			src = append(src, parts[r.IntN(len(parts))]...)
		}
		d := Parse(src)
		lines := SplitLines(src)
		if want := len(lines); d.LineCount() != max(want, 1) && d.LineCount() != want+1 {
			t.Fatalf("%q: %d lines, the document has %d", src, want, d.LineCount())
		}
		for n, s := range d.Sections() {
			off, first := d.SectionStart(n)
			for at := range len(s.Src) {
				line, _ := d.Position(off+at, UTF8)
				if got := first + s.Line(int32(at)); got != line {
					t.Fatalf("%q: offset %d is on line %d of the document and on %d of its section", src, off+at, line, got)
				}
				from, to := d.LineSpan(line)
				if got, want := s.WholeLines(Span{int32(at), int32(at)}), (Span{int32(from - off), int32(to - off)}); got.Start != want.Start || got.End != want.End && s.Src[at] != '\n' {
					t.Fatalf("%q: the line of offset %d is %v, want %v", src, off+at, got, want)
				}
			}
		}
		for n, line := range lines {
			if from, to := d.LineSpan(n); !bytes.Equal(src[from:to], line) {
				t.Fatalf("%q: line %d is %q and %q", src, n, line, src[from:to])
			}
		}
	}
}

func TestCommented(t *testing.T) {
	for _, test := range []struct{ src, marks string }{ // a mark x for each byte in a comment
		{"a // b", "..xxxx"},
		{"a /* b */ c", "..xxxxxxx.."},
		{"a /* b\r*/ c", "..xxxxxxx.."},
		{"/*\r\r*/ a // b\rc", "xxxxxx...xxxx.."},
		{"a \"// b\" c // d", "...........xxxx"},
		{"\" // a", "..xxxx"},
		{"a // b\rc", "..xxxx.."},
		{"a /* b", "......"},
		{"a /* b // c", ".......xxxx"},
		{"/* a */ /* b */", "xxxxxxx.xxxxxxx"},
		{"/*\n*/ // a\nb", "xxxxx.xxxx.."},
	} {
		s := Parse([]byte(test.src)).Sections()[0]
		got := make([]byte, len(test.src))
		for n := range got {
			got[n] = '.'
			if s.Commented(int32(n)) {
				got[n] = 'x'
			}
		}
		if string(got) != test.marks {
			t.Errorf("%q:\n got %s\nwant %s", test.src, got, test.marks)
		}
	}
}

// TestComments holds that a finder that goes through a section says the same as one for each place.
func TestComments(t *testing.T) {
	parts := []string{"a", "\"", "//", "/*", "*/", "\n", " ", "é", "/* x */", "\r\n"}
	for seed := range 3000 {
		r := rand.New(rand.NewPCG(uint64(seed), 6))
		var src []byte
		for range r.IntN(25) {
			src = append(src, parts[r.IntN(len(parts))]...)
		}
		s := Parse(src).Sections()[0]
		c := s.Comments()
		for off := 0; off <= len(s.Src); {
			if got, want := c.At(int32(off)), s.Commented(int32(off)); got != want {
				t.Fatalf("At(%d) of %q = %v, want %v", off, src, got, want)
			}
			start, in := c.String(int32(off))
			if at, want := s.Comments().String(int32(off)); start != at || in != want {
				t.Fatalf("String(%d) of %q = %d, %v, want %d, %v", off, src, start, in, at, want)
			}
			if in && (src[start] != '"' || bytes.ContainsAny(src[start+1:off], "\"\r\n")) {
				t.Fatalf("String(%d) of %q = %d", off, src, start)
			}
			if off += r.IntN(4); r.IntN(12) == 0 {
				off = r.IntN(len(s.Src) + 1)
			}
		}
	}
}

// TestLineSpanPastTheEnd holds that lines far behind the last one, which a client may name for the end of a text, are empty.
func TestLineSpanPastTheEnd(t *testing.T) {
	d := Parse([]byte(".entry f {\n    EXIT\n}\n"))
	for _, line := range []int{4, 1 << 20, math.MaxInt32, math.MaxInt32 + 1, math.MaxUint32 - 1, math.MaxUint32} {
		if start, end := d.LineSpan(line); start != d.Len() || end != d.Len() {
			t.Errorf("line %d: %d to %d", line, start, end)
		}
	}
}
