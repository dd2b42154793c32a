package optimizer

import (
	"strconv"

	"ori/analysis"
	"ori/cfg"
)

// A Knob is a row of the table of settings.
type Knob struct {
	Name    string
	Num     int // as ptxas numbers it; 0 if that is not known, or the knob is ours
	Default int
	Phases  []int
	Doc     string
	Source  string
}

// KnobTable is the table of settings.
var KnobTable = []Knob{
	{"AnalyzeControlFlow", 235, 0, []int{3}, "Switches the run of AnalyzeControlFlow that is phase 3 off: set, it skips, where most knobs enable. The phases that follow run the analysis themselves all the same.", "seeds: analyze-control-flow"},
	{"SwitchOptBudget", 0, 4096, []int{14, 30}, "Most comparisons that are followed for one switch. ptxas' own default is not known.", "seeds: branch-and-switch"},
	{"SwitchOptExtendedPatternMatch", 0, 1, []int{14, 30}, "Lets other instructions stand between the comparisons of a switch. ptxas' own default is not known.", "seeds: branch-and-switch"},
	{"switch-min-cases", 0, 5, []int{30}, "Switches with fewer cases stay a cascade. A knob of ours.", "design: language.md, rulings"},
	{"switch-min-density", 0, 50, []int{30}, "How many of the values in its range have to be cases, in percent, before a switch becomes a jump table: more than this. A knob of ours.", "design: language.md, rulings"},
	{"switch-max-table", 0, 1024, []int{30}, "Most entries of a jump table. A knob of ours.", "ours"},
	{"OriBranchOpt", 214, 0, []int{15}, "Switches phase 15 off.", "seeds: branch-and-switch"},
	{"BranchOptConverge", 464, 1, []int{15}, "Lets phase 15 look at a block again after it changed it, until nothing more applies; off, each block is looked at once.", "seeds: branch-and-switch"},
}

// Knobs are the settings a pass runs with. The zero Knobs and a nil *Knobs are
// the defaults. A .knob directive of a function goes before them.
type Knobs struct {
	Level  *int           // -O, nil for the default 2
	Values map[string]int // by name
}

// KnobNamed returns the row of KnobTable with the given name or number, or nil.
func KnobNamed(s string) *Knob {
	num, err := strconv.Atoi(s)
	for n := range KnobTable {
		if KnobTable[n].Name == s || err == nil && num != 0 && KnobTable[n].Num == num {
			return &KnobTable[n]
		}
	}
	return nil
}

// SwitchSettings are the knobs of the switch recogniser for f.
func (k *Knobs) SwitchSettings(f *cfg.Func) analysis.SwitchSettings {
	return analysis.SwitchSettings{
		Budget:     k.Int(f, "SwitchOptBudget"),
		Extended:   k.Bool(f, "SwitchOptExtendedPatternMatch"),
		MinCases:   k.Int(f, "switch-min-cases"),
		MinDensity: float64(k.Int(f, "switch-min-density")) / 100,
		Profiled:   f.Profiled,
	}
}

// OptLevel returns the -O that f is optimized at: its .opt directive, else the
// setting, else 2.
func (k *Knobs) OptLevel(f *cfg.Func) int {
	switch {
	case f.OptLevel >= 0:
		return f.OptLevel
	case k != nil && k.Level != nil:
		return *k.Level
	}
	return 2
}

// Int returns the value of a knob for f.
func (k *Knobs) Int(f *cfg.Func, name string) int {
	row := KnobNamed(name)
	for _, d := range f.Knobs {
		if KnobNamed(d.Name) == row {
			if v, err := strconv.Atoi(d.Value); err == nil {
				return v
			}
		}
	}
	if k != nil {
		if v, ok := k.Values[row.Name]; ok {
			return v
		}
	}
	return row.Default
}

// Bool reports whether a knob is on for f.
func (k *Knobs) Bool(f *cfg.Func, name string) bool { return k.Int(f, name) != 0 }
