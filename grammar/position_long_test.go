package grammar

import (
	"math/rand/v2"
	"testing"
)

// TestPositionLong compares places of long lines, of which a section keeps marks, with counting from where the line begins.
func TestPositionLong(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for n := range 20 {
		src := []byte("// first\n// ")
		for len(src) < 5*step+rng.IntN(20*step) {
			if n%2 == 0 {
				src = append(src, "ab\x80\xf0é€🙂\xe2\x82"[rng.IntN(15)])
			} else {
				src = append(src, []string{"a", "eight by", "é", "€", "🙂", "\xff"}[rng.IntN(6)]...)
			}
		}
		s := Parse(append(src, "\n"...)).sections[0]
		start, end := s.lineSpan(1)
		for range 2000 {
			off := rng.IntN(end - start + 1)
			for _, enc := range []Encoding{UTF8, UTF16, UTF32} {
				if got, want := s.unitsAt(start, end, off, enc), units(s.Src[start:end], off, enc); got != want {
					t.Fatalf("text %d: offset %d in encoding %v has %d units before it, want %d", n, off, enc, got, want)
				}
			}
		}
	}
}
