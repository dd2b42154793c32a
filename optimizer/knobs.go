package optimizer

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"ori/analysis"
	"ori/analysis/lint"
	"ori/analysis/near"
	"ori/cfg"
)

// A Knob is a row of the table of settings. Names with dashes are ours, where ptxas has no such knob or the pages do not
// tell its name.
type Knob struct {
	Name    string
	Num     int // as ptxas numbers it; 0 if that is not known, or the knob is ours
	Default int
	Phases  []int
	Doc     string
	Source  string
}

// Ours reports whether the name is ours.
func (k *Knob) Ours() bool { return strings.Contains(k.Name, "-") }

// KnobTable is the table of settings.
var KnobTable = []Knob{
	{"AnalyzeControlFlow", 235, 0, []int{3}, "Switches the run of AnalyzeControlFlow that is phase 3 off: set, it skips, where most knobs enable. The phases that follow run the analysis themselves all the same.", "seeds: analyze-control-flow"},
	{"SwitchOptBudget", 0, 4096, []int{14, 30}, "Most comparisons that are followed for one switch. ptxas' own default is not known.", "seeds: branch-and-switch"},
	{"SwitchOptExtendedPatternMatch", 0, 1, []int{14, 30}, "Lets other instructions stand between the comparisons of a switch. ptxas' own default is not known.", "seeds: branch-and-switch"},
	{"switch-min-cases", 0, 5, []int{30}, "Switches with fewer cases stay a cascade. A knob of ours.", "design: language.md, rulings"},
	{"switch-min-density", 0, 50, []int{30}, "How many of the values in its range have to be cases, in percent, before a switch becomes a jump table: more than this. A knob of ours.", "design: language.md, rulings"},
	{"no-sync-restructure", 232, 0, []int{14}, "Switches the first half of handler A off, which removes barriers that nobody waits at. The page knows the knob by its number only; the name is ours.", "seeds: branch-and-switch"},
	{"branch-target-scan", 351, 100_000, []int{14}, "Most targets of jump tables that the second half of handler A looks at. The page knows the knob by its number only; name and default are ours.", "seeds: branch-and-switch"},
	{"near-branch-backward", 614, 1<<23 - 1, []int{14}, "How many bytes back the target of a near branch may be, for handler B. The page knows of two thresholds at 44208 and 44280 in the memory of the knobs, 72 bytes each; which is which, and their defaults, are ours: what 24 bits reach.", "seeds: branch-and-switch"},
	{"near-branch-forward", 615, 1<<23 - 1, []int{14}, "How many bytes on the target of a near branch may be, for handler B: see near-branch-backward.", "seeds: branch-and-switch"},
	{"switch-max-table", 0, 1024, []int{30}, "Most entries of a jump table. A knob of ours.", "ours"},
	{"OriBranchOpt", 214, 0, []int{15}, "Switches phase 15 off.", "seeds: branch-and-switch"},
	{"linearize-max-moves", 0, 4, []int{31}, "How many moves the ways of a branch may have, together, for phase 31 to replace the branch. A knob of ours.", "design: passes.md"},
	{"if-convert-max-instrs", 0, 8, []int{63}, "How many instructions the ways of a branch may have, together, for phase 63 to put them under guards. A knob of ours.", "design: passes.md"},
	{"if-convert-divergence", 0, 75, []int{31, 63}, "In how many of a hundred runs a branch whose condition varies is taken to part the lanes of its warp. A knob of ours.", "design: passes.md"},
	{"BranchOptConverge", 464, 1, []int{15}, "Lets phase 15 look at a block again after it changed it, until nothing more applies; off, each block is looked at once.", "seeds: branch-and-switch"},
	{"nested-max-instrs", 0, 4, []int{38}, "How many instructions an inner block may have in front of its branch to be flattened: they then run whatever the outer branch says. A knob of ours.", "design: passes.md"},
	{"merge-equivalent-budget", 0, 4096, []int{133, 136}, "Most comparisons of one block with another that one run makes, after their hashes have been found equal. A knob of ours.", "design: passes.md, phases 133 and 136"},
}

// KnobNames are the names of all knobs.
func KnobNames() []string {
	names := make([]string, len(KnobTable))
	for n := range KnobTable {
		names[n] = KnobTable[n].Name
	}
	return names
}

// ParseKnob reads NAME=VALUE, in which NAME may be a name of the table, in plain or in ROT13, or a number, and
// VALUE is a number, true or false. The error names what is near.
func ParseKnob(text string) (name string, value int, err error) {
	name, v, ok := strings.Cut(text, "=")
	name = strings.TrimSpace(name)
	if !ok {
		return "", 0, fmt.Errorf("knob %s has no value: NAME=VALUE", text)
	}
	row := KnobNamed(name)
	if row == nil {
		return "", 0, errors.New(near.Message("knob", name, KnobNames()))
	}
	value, err = knobValue(v)
	return row.Name, value, err
}

func knobValue(text string) (int, error) {
	switch text = strings.TrimSpace(text); text {
	case "true", "on":
		return 1, nil
	case "false", "off":
		return 0, nil
	}
	v, err := strconv.ParseInt(text, 0, 32)
	if err != nil {
		return 0, fmt.Errorf("%q is no value of a knob: a number, true or false", text)
	}
	return int(v), nil
}

// CheckKnobs tells of .knob directives of f that have no effect: an unknown name, or no
// value.
func CheckKnobs(f *cfg.Func) []analysis.Diagnostic {
	var ds []analysis.Diagnostic
	for _, k := range f.Knobs {
		msg := ""
		if KnobNamed(k.Name) == nil {
			msg = near.Message("knob", k.Name, KnobNames())
		} else if _, err := knobValue(k.Value); err != nil {
			msg = err.Error()
		}
		if msg != "" {
			ds = append(ds, analysis.Diagnostic{Code: "unknown-knob", Severity: lint.CodeNamed("unknown-knob").Severity, Span: k.Span, Message: msg})
		}
	}
	return ds
}

// Knobs are the settings a pass runs with. The zero Knobs and a nil *Knobs are
// the defaults. A .knob directive of a function goes before them.
type Knobs struct {
	Level  *int           // -O, nil for the default 2
	Values map[string]int // by name
}

// KnobNamed returns the row of KnobTable with the given name, in plain or in ROT13 as inside ptxas, or
// number, or nil.
func KnobNamed(s string) *Knob {
	num, err := strconv.Atoi(s)
	for n := range KnobTable {
		if KnobTable[n].Name == s || KnobTable[n].Name == cfg.ROT13(s) || err == nil && num != 0 && KnobTable[n].Num == num {
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
			if v, err := knobValue(d.Value); err == nil {
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
