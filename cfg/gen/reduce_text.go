package gen

import (
	"regexp"
	"slices"
	"strings"
)

// wordPattern matches the parts of a line that ReduceText takes away: words with what they are joined to, and
// single signs.
var wordPattern = regexp.MustCompile(`[\w.$]+|/\*.*?\*/|//[^\r\n]*|[^\w\s]`)

// ReduceText is [Reduce] for a text that need not be a program: it takes away lines, many at once,
// and words and signs of the lines that are left. fails is to return false when it takes too long.
func ReduceText(text []byte, fails func([]byte) bool) []byte {
	r := &reducer{fails: fails, text: string(text), tried: map[[32]byte]bool{}}
	r.lines = slices.Collect(strings.Lines(string(text)))
	if !fails(text) {
		return text
	}
	for before := ""; before != r.text; {
		before = r.text
		r.remove()
		for n := 0; n < len(r.lines); n++ {
			r.each(n, wordPattern, func(string) string { return "" })
			r.line(n, strings.Join(strings.Fields(r.lines[n]), " ")+"\n")
		}
	}
	return []byte(r.text)
}
