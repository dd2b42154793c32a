package optimizer

import (
	"errors"
	"fmt"
	"math"
	"slices"
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
	Words   []string // the values 0, 1, ... by name, if they have names
	Phases  []int    // by number, what of them there is
	Doc     string
	Source  string
	Aliases []string // other names, which earlier versions or other pages have
}

// Ours reports whether the name is ours, so that it does not stand in ptxas, in ROT13 or otherwise.
func (k *Knob) Ours() bool { return strings.Contains(k.Name, "-") }

// unbounded is the value of a budget that never ends.
const unbounded = math.MaxInt32

// KnobTable is the table of settings.
var KnobTable = []Knob{
	{Name: "skip-analyze-control-flow", Num: 235, Default: 0, Phases: []int{3}, Doc: "Switches the run of AnalyzeControlFlow that is phase 3 off: set, it skips, where most knobs enable. The phases that follow run the analysis themselves all the same. The page knows the knob by its number only; the name is ours.", Source: "seeds: analyze-control-flow", Aliases: []string{"AnalyzeControlFlow"}},
	{Name: "SwitchOptBudget", Default: 4096, Phases: []int{14, 30}, Doc: "Most comparisons that are followed for one switch. ptxas' own default is not known.", Source: "seeds: branch-and-switch"},
	{Name: "SwitchOptExtendedPatternMatch", Default: 1, Phases: []int{14, 30}, Doc: "Lets a chain of comparisons continue after other instructions, which phase 30 moves or copies; off, it ends there. ptxas' own default is not known.", Source: "seeds: branch-and-switch"},
	{Name: "switch-profile", Default: int(analysis.Documented), Words: analysis.ProfileNames, Phases: []int{30}, Doc: "How phase 30 chooses the form of a switch: documented, as the pages have it, or measured, as ptxas 12.4 was seen to do (docs/ptxas-switch.md): a table for the end of a chain, and no trees. A knob of ours.", Source: "ours"},
	{Name: "switch-min-cases", Default: 5, Phases: []int{30}, Doc: "Switches with fewer cases stay a cascade. A knob of ours.", Source: "design: language.md, rulings"},
	{Name: "switch-min-density", Default: 50, Phases: []int{30}, Doc: "The density (cases in percent of the values in the range) that a switch must exceed to become a jump table. A knob of ours.", Source: "design: language.md, rulings"},
	{Name: "no-sync-restructure", Num: 232, Default: 0, Phases: []int{14}, Doc: "Switches the first half of handler A off, which removes barriers without divergence. The page knows the knob by its number only; the name is ours.", Source: "seeds: branch-and-switch"},
	{Name: "branch-target-scan", Num: 351, Default: 100_000, Phases: []int{14}, Doc: "Most targets of jump tables that the second half of handler A looks at. The page knows the knob by its number only; name and default are ours.", Source: "seeds: branch-and-switch"},
	{Name: "near-branch-backward", Num: 614, Default: 1<<23 - 1, Phases: []int{14}, Doc: "How many bytes back the target of a near branch may be, for handler B. The page knows of two thresholds at 44208 and 44280 in the memory of the knobs, 72 bytes each; which is which, and their defaults, are ours: what 24 bits reach.", Source: "seeds: branch-and-switch"},
	{Name: "near-branch-forward", Num: 615, Default: 1<<23 - 1, Phases: []int{14}, Doc: "How many bytes on the target of a near branch may be, for handler B: see near-branch-backward.", Source: "seeds: branch-and-switch"},
	{Name: "switch-max-table", Default: 1024, Phases: []int{30}, Doc: "Most entries of a jump table. A knob of ours.", Source: "ours"},
	{Name: "switch-max-copies", Default: 8, Phases: []int{30}, Doc: "How many copies of instructions between the comparisons of a switch phase 30 may make after it. A knob of ours.", Source: "ours"},
	{Name: "DisableMergeEquivalentConditionalFlow", Num: 214, Default: 0, Phases: []int{13, 15}, Doc: "Switches phase 15 off, and phase 13, which shares its core.", Source: "seeds: general-optimize, branch-and-switch", Aliases: []string{"OriBranchOpt"}},
	{Name: "linearize-max-moves", Default: 4, Phases: []int{31}, Doc: "How many moves the then and else sides of a branch may have, together, for phase 31 to replace the branch. A knob of ours.", Source: "design: passes.md"},
	{Name: "if-convert-max-instrs", Default: 8, Phases: []int{63}, Doc: "How many instructions the then and else sides of a branch may have, together, for phase 63 to predicate them. A knob of ours.", Source: "design: passes.md"},
	{Name: "if-convert-max-depth", Default: 3, Phases: []int{63}, Doc: "How many conditions may be nested in code that phase 63 predicates. The page knows that there is a threshold, which nested branches exceed that phase 38 has not flattened; name and default are ours.", Source: "seeds: branch-and-switch"},
	{Name: "if-convert-divergence", Default: 75, Phases: []int{31, 63}, Doc: "The probability, in percent, that a branch with a varying condition is assumed to diverge. A knob of ours.", Source: "design: passes.md"},
	{Name: "if-convert-margin", Default: 50, Phases: []int{63}, Doc: "How much cheaper, in percent, predication has to be than the branch to be reported in a listing, whose code ptxas has optimized; with less it is only offered as an action. A knob of ours.", Source: "design: passes.md"},
	{Name: "MergeEquivalentConditionalFlowBudget", Num: 464, Default: unbounded, Phases: []int{13, 15}, Doc: "How often phase 15 may look at a block again after it changed it; without a value until nothing more applies, with 0 each block is looked at once. The older name BranchOptConverge switches that on and off.", Source: "seeds: general-optimize, branch-and-switch", Aliases: []string{"BranchOptConverge"}},
	{Name: "nested-max-instrs", Default: 4, Phases: []int{38}, Doc: "How many instructions an inner block may have before its branch to be flattened: they are then executed speculatively. A knob of ours.", Source: "design: passes.md"},
	{Name: "merge-equivalent-budget", Default: 4096, Phases: []int{133, 136}, Doc: "Most comparisons of one block with another that one run makes, after their hashes have been found equal. A knob of ours.", Source: "design: passes.md, phases 133 and 136"},
	{Name: "DisableRedundantBarrierRemoval", Num: 231, Default: 0, Phases: []int{29}, Doc: "Switches phase 29 off.", Source: "seeds: general-optimize"},
	{Name: "ReassociateCSEWindow", Num: 605, Default: 0, Phases: []int{58}, Doc: "Set, no MOV enters the buffer of phase 58.", Source: "seeds: general-optimize"},
	{Name: "limit-fold-fp", Default: 0, Phases: []int{29, 37}, Doc: "Sends selects of singles through the conservative path of the eligibility checker. Set, it limits; the name is that of a switch of ptxas, and no knob.", Source: "seeds: general-optimize"},
	{Name: "general-optimize", Num: 487, Default: 1, Phases: []int{13, 15, 18, 29, 37}, Doc: "The master switch of the general optimizations and of phase 15: off, none of them runs. The pages know the knob by its number only; the name is ours.", Source: "seeds: general-optimize, branch-and-switch"},
	{Name: "OptBudget", Num: 499, Default: 1, Phases: []int{14, 15, 30, 38}, Doc: "The master guard of the optimization level: off, every phase that asks for the level finds at most 1.", Source: "seeds: general-optimize", Aliases: []string{"ConvertUnsupportedOps"}},
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
	value, err = row.value(name, v)
	return row.Name, value, err
}

// value reads the value of the knob, which was called name.
func (k *Knob) value(name, text string) (int, error) {
	if n := slices.Index(k.Words, strings.TrimSpace(text)); n >= 0 {
		return n, nil
	}
	v, err := knobValue(text)
	if k.Words != nil && (err != nil || v < 0 || v >= len(k.Words)) {
		return 0, fmt.Errorf("invalid value %q of knob %s; expected %s", strings.TrimSpace(text), k.Name, strings.Join(k.Words, " or "))
	}
	return k.Value(name, v), err
}

// Value is what v means for the knob when it is called name.
func (k *Knob) Value(name string, v int) int {
	if name == "BranchOptConverge" && v != 0 {
		return k.Default // the older name is a switch and no budget
	}
	return v
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
		return 0, fmt.Errorf("invalid knob value %q; expected a number, true or false", text)
	}
	return int(v), nil
}

// CheckKnobs reports .knob directives that have no effect: an unknown name, or no
// value. One without a place is reported elsewhere.
func CheckKnobs(knobs []cfg.Knob) []analysis.Diagnostic {
	var ds []analysis.Diagnostic
	for _, k := range knobs {
		msg := ""
		if k.Span.Len() == 0 {
			continue
		}
		if KnobNamed(k.Name) == nil {
			msg = near.Message("knob", k.Name, KnobNames())
		} else if _, err := KnobNamed(k.Name).value(k.Name, k.Value); err != nil {
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

// KnobNamed returns the row of KnobTable with the given name, in plain or in ROT13, with the given alias or
// number, or nil.
func KnobNamed(s string) *Knob {
	for n := range KnobTable {
		if k := &KnobTable[n]; k.Name == s {
			return k
		}
	}
	num, err := strconv.Atoi(s)
	plain := cfg.ROT13(s)
	for n := range KnobTable {
		if k := &KnobTable[n]; k.Name == plain || err == nil && num != 0 && k.Num == num || slices.Contains(k.Aliases, s) {
			return k
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
		Profile:    k.switchProfile(f),
		Profiled:   f.Profiled,
	}
}

// switchProfile is the profile of phase 30 for f.
func (k *Knobs) switchProfile(f *cfg.Func) analysis.Profile {
	if p := k.Int(f, "switch-profile"); p >= 0 && p < len(analysis.ProfileNames) {
		return analysis.Profile(p)
	}
	return analysis.Documented // a value that a client has set
}

// OptLevel returns the -O that f is optimized at: its .opt directive, else the
// setting, else 2; at most 1 if the knob OptBudget is off.
func (k *Knobs) OptLevel(f *cfg.Func) int {
	level := k.level(f)
	if level > 1 && !k.Bool(f, "OptBudget") {
		return 1
	}
	return level
}

func (k *Knobs) level(f *cfg.Func) int {
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
			if v, err := row.value(d.Name, d.Value); err == nil {
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
