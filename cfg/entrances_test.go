package cfg

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// TestHasLine looks lines up among sorted ones.
func TestHasLine(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for n := range 60 {
		var lines []string
		for range n {
			lines = append(lines, fmt.Sprintf(".L_x_%d%s", r.IntN(99), []string{"", atDistance, ofTable}[r.IntN(3)]))
		}
		slices.Sort(lines)
		lines = slices.Compact(lines)
		text := strings.Join(lines, "\n")
		for k := range 99 {
			for _, mark := range []string{"", atDistance, ofTable} {
				line := fmt.Sprintf(".L_x_%d%s", k, mark)
				if got, want := hasLine(text, line), slices.Contains(lines, line); got != want {
					t.Fatalf("%q has %q: %v", text, line, got)
				}
			}
		}
	}
}
