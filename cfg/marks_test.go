package cfg

import (
	"slices"
	"testing"

	"github.com/ori-lang/ori/grammar"
)

// TestMarks holds which marks are reported because no block begins behind them.
func TestMarks(t *testing.T) {
	const text = ".weight 1\n.entry k {\n    NOP\n.weight 2\n    NOP\n.weight 3\nl:\n    NOP\nm:\n.weight 4\n    EXIT\n.weight 5\n    EXIT\n.weight 6\n}\n.weight 7\n"
	var got []string
	for _, u := range Lower(grammar.Parse([]byte(text))) {
		problems := slices.Clone(u.Problems)
		for _, f := range u.Funcs {
			problems = append(problems, f.Problems...)
		}
		for _, p := range problems {
			if p.Code == "bad-directive" {
				got = append(got, string(u.Section.Src[p.Span.Start:p.Span.End]))
			}
		}
	}
	slices.Sort(got)
	if want := []string{".weight 1", ".weight 2", ".weight 6", ".weight 7"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
