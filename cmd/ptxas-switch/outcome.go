package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// An outcome is what becomes of a chain: the ranges of values for which it gets tables, as "-3..5",
// ascending. Where there are none it stays comparisons, "tree" if they are in another order than
// before.
type outcome string

const (
	comparisons outcome = "comparisons"
	searchTree  outcome = "tree"
)

// table reports whether there is one.
func (o outcome) table() bool { return o != comparisons && o != searchTree }

func outcomeOf(tables [][2]int64, tree bool) outcome {
	if len(tables) == 0 {
		if tree {
			return searchTree
		}
		return comparisons
	}
	slices.SortFunc(tables, func(a, b [2]int64) int { return int(a[0] - b[0]) })
	var list []string
	for _, t := range tables {
		list = append(list, fmt.Sprintf("%d..%d", t[0], t[1]))
	}
	return outcome(strings.Join(list, " "))
}

// compiled reads what ptxas made, by the name of the kernel, from a listing. A table has one entry
// for each value from the least case to the greatest, and one for all others.
func compiled(listing []byte) (map[string]outcome, error) {
	found := map[string]outcome{}
	for _, u := range cfg.Lower(grammar.Parse(listing)) {
		for _, f := range u.Funcs {
			var tables [][2]int64
			for _, s := range analysis.NewFacts(f).Switches() {
				if s.Form != analysis.JumpTable {
					continue
				}
				if s.Size == 0 || s.Clamp != s.Size-1 && s.Exact || s.Range == 0 {
					return nil, fmt.Errorf("%s: the table of %s is not understood", f.Name, s.Block.Name())
				}
				tables = append(tables, [2]int64{int64(s.Base), int64(s.Base) + int64(s.Size) - 2})
			}
			found[f.Name] = outcomeOf(tables, false)
		}
	}
	return found, nil
}

// chosen returns what phase 30 chooses for the chain.
func chosen(c *chain, by analysis.Profile) (outcome, error) {
	src := c.ori("k")
	units := cfg.Lower(grammar.Parse([]byte(src)))
	f := units[len(units)-1].Funcs[0]
	if len(f.Problems) > 0 {
		return "", fmt.Errorf("%s\n%s", f.Problems[0].Msg, src)
	}
	set := analysis.SwitchDefaults(f)
	set.Profile = by
	var tables [][2]int64
	tree := false
	for _, s := range analysis.Switches(analysis.NewFacts(f), set) {
		switch s.Choice {
		case analysis.JumpTable:
			if s.Kept > 0 {
				s = s.Rest(set)
			}
			lo, hi := int64(int32(s.Cases[0].Value)), int64(int32(s.Cases[0].Value))
			for _, c := range s.Cases {
				lo, hi = min(lo, int64(int32(c.Value))), max(hi, int64(int32(c.Value)))
			}
			tables = append(tables, [2]int64{lo, hi})
		case analysis.SearchTree:
			tree = true
		}
	}
	return outcomeOf(tables, tree), nil
}
