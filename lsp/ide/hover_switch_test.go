package ide

import (
	"testing"

	"github.com/ori-lang/ori/analysis"
)

// TestSwitchValues holds that values that follow one another are told as a range, and bytes as the characters that they are.
func TestSwitchValues(t *testing.T) {
	of := func(values ...uint32) (list []analysis.Case) {
		for _, v := range values {
			list = append(list, analysis.Case{Value: v})
		}
		return list
	}
	for _, c := range []struct {
		cases      []analysis.Case
		signed     bool
		characters bool
		want       string
	}{
		{of(1), false, false, "1"},
		{of(1, 2), false, false, "1, 2"},
		{of(1, 2, 3, 7), false, false, "1 to 3, 7"},
		{of(0xfffffffe, 0xffffffff, 0), true, false, "-2 to 0"},
		{of(9, 48, 49, 50), false, true, "9 `'\\t'`, 48 `'0'` to 50 `'2'`"},
		{of(1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25), false, false, "1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, … 2 more"},
	} {
		if got := valuesText(&analysis.Switch{Signed: c.signed}, c.cases, c.characters); got != c.want {
			t.Errorf("%v: %s, want %s", c.cases, got, c.want)
		}
	}
}
