package lint

import (
	"strings"
	"testing"

	"ori/analysis"
	"ori/cfg"
	"ori/cfg/gen"
	"ori/grammar"
)

// TestAnalysisLimit holds that a function over the limit says so, and one under it does not.
func TestAnalysisLimit(t *testing.T) {
	defer func(was int) { analysis.MaxLive = was }(analysis.MaxLive)
	for _, h := range gen.Hards {
		if h.Name != "diamonds" {
			continue
		}
		for most, want := range map[int]string{
			1000:    "analysis-limit: values are only followed within the blocks of k, and dead code is not looked for: 20701 registers are live at the starts of its blocks in all, more than 1000",
			1 << 23: "",
		} {
			analysis.MaxLive = most
			for _, u := range cfg.Lower(grammar.Parse(h.Text(100))) {
				for _, f := range u.Funcs {
					var said []string
					for _, d := range Check(analysis.NewFacts(f)) {
						if d.Code == "analysis-limit" {
							said = append(said, d.Code+": "+d.Message)
						}
					}
					if got := strings.Join(said, "\n"); got != want {
						t.Errorf("at most %d: %q, want %q", most, got, want)
					}
				}
			}
		}
	}
}
