package optimizer

import (
	"strconv"

	"ori/cfg"
)

// A Phase is a row of the pipeline: a pass at its place.
type Phase struct {
	Num      int    // as ptxas numbers it
	Name     string // as ptxas names it
	MinLevel int    // the lowest -O it runs at
	Disable  string // the knob that switches it off, "" for none
	Pass     *Pass
}

// Phases is the pipeline, in order.
var Phases = []Phase{
	{Num: 6, Name: "SetControlFlowOpLastInBB", Pass: SetControlFlowOpLastInBB},
	{Num: 15, Name: "OriBranchOpt", MinLevel: 2, Disable: "OriBranchOpt", Pass: BranchOpt},
	{Num: 30, Name: "DoSwitchOptSecond", MinLevel: 2, Pass: DoSwitchOpt},
}

// PhaseNamed returns the phase with the given number or name, or nil.
func PhaseNamed(s string) *Phase {
	num, err := strconv.Atoi(s)
	for n := range Phases {
		if Phases[n].Name == s || err == nil && Phases[n].Num == num {
			return &Phases[n]
		}
	}
	return nil
}

// enabled reports whether the phase runs at all on f.
func (ph *Phase) enabled(f *cfg.Func, k *Knobs) bool {
	if len(f.Blocks) == 0 {
		return false
	}
	level := k.OptLevel(f)
	return level >= ph.MinLevel && (ph.Disable == "" || !k.Bool(f, ph.Disable))
}
