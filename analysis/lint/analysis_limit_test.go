package lint

import (
	"context"
	"strings"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/grammar"
)

// TestAnalysisLimit holds that a function over the limit says so, and one under it does not.
func TestAnalysisLimit(t *testing.T) {
	defer func(live, most int) { analysis.MaxLive, analysis.MostLive = live, most }(analysis.MaxLive, analysis.MostLive)
	for _, h := range gen.Hards {
		if h.Name != "diamonds" {
			continue
		}
		for most, want := range map[int]string{
			1000:    "analysis-limit: values are only followed within the blocks of k, and dead code is not looked for: 20701 registers are live at the starts of its blocks in all, more than 1000 (analysis-limit is 1, and can be up to 32)",
			1 << 23: "",
		} {
			analysis.MaxLive, analysis.MostLive = most, most
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

// TestAnalysisLimits holds that what is not looked for in hard texts is told, and is looked for in
// short ones.
func TestAnalysisLimits(t *testing.T) {
	defer func(was int) { analysis.MaxSets = was }(analysis.MaxSets)
	for _, tt := range []struct {
		family        string
		under, over   int // sizes
		sets          int
		code, message string // a part of it
	}{
		{"barriers", 60, 70, 1 << 22, "analysis-limit", "it names more than 64"},
		{"complete", 40_000, 90_000, 1 << 22, "analysis-limit", "edges, too many for its length"},
		{"complete", 90_000, 300_000, 1 << 22, "incomplete-control-flow", "entries in all, more than the limit of"},
		{"ladder-back", 150, 800, 1 << 22, "analysis-limit", "too many blocks are on the paths"},
		{"ladder", 10, 100, 300, "analysis-limit", "which registers are live needs more than 19200 bits"},
		{"nested-ifs", 100, 700, 1 << 22, "analysis-limit", "switches are only looked for in the first blocks of k"},
		{"predicates-ways", 50, 200, 1 << 22, "analysis-limit", "it is not known whether they are read uninitialized"},
		{"reach", 100, 1_500, 1 << 22, "analysis-limit", "it is not looked for whether they lead to their reconvergence point"},
		{"reopened", 60, 70, 1 << 22, "analysis-limit", "more than 64 BSSY may have opened a barrier at one place"},
	} {
		analysis.MaxSets = tt.sets
		for _, h := range gen.Hards {
			if h.Name != tt.family {
				continue
			}
			for _, n := range []int{tt.under, tt.over} {
				for _, limits := range []int{0, 1, cfg.MaxLimits} {
					told := tells(h.Text(n), limits, tt.code, tt.message)
					if want := n == tt.over && limits <= 1; told != want {
						t.Errorf("%s of %d with analysis-limit = %d: it is told that %q: %v", tt.family, n, limits, tt.message, told)
					}
				}
			}
		}
	}
}

// tells reports whether a function of the text has a finding, under limits that hold so many times.
func tells(text []byte, limits int, code, message string) (told bool) {
	sec := grammar.Parse(text).Sections()
	env := cfg.Env{OptLevel: -1, Limits: limits}
	for _, s := range sec {
		u := cfg.LowerSection(context.Background(), s, env, nil, new(cfg.Names))
		for _, f := range u.Funcs {
			for _, d := range Check(analysis.NewFacts(f)) {
				told = told || d.Code == code && strings.Contains(d.Message, message)
			}
		}
		env = cfg.NextEnv(s, env)
	}
	return told
}
