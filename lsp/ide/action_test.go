package ide

import (
	"testing"

	"ori/analysis"
)

// TestAllTitles holds that every code of a rewrite has a title for all of them together.
func TestAllTitles(t *testing.T) {
	for _, c := range analysis.Codes {
		if c.Phase > 0 && allTitles[c.Name] == "" {
			t.Errorf("%s has no title", c.Name)
		}
	}
}
