package optimizer

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/ori-lang/ori/analysis/near"
)

// A Gate is a name, other than that of a phase, by which --no-phase switches something off.
type Gate struct {
	Name   string
	Phase  string // the name of the phase that it belongs to
	Whole  bool   // it switches the whole phase off; otherwise a part, which asks Knobs.Shut
	Doc    string // what is switched off
	Source string
}

// Gates is the table of the named gates. A phase is switched off by its own name and number, too.
var Gates = []Gate{
	{Name: "LoopMakeSingleEntry", Phase: "OriLoopMakeSingleEntry", Whole: true, Doc: "all of phase 18", Source: "seeds: basic-blocks-and-cfg"},
	{Name: "ConvertMemoryToRegisterOrUniform", Phase: "GeneralOptimizeMid", Whole: true, Doc: "all of phase 37, of which the promotion of memory to registers is a part: ptxas asks for the name before the phase begins", Source: "seeds: general-optimize"},
}

// gateNamed returns the gate with the name if its phase is there, or nil.
func gateNamed(name string) *Gate {
	for n := range Gates {
		if g := &Gates[n]; g.Name == name && PhaseNamed(g.Phase) != nil {
			return g
		}
	}
	return nil
}

// GatesOf are the named gates of a phase.
func GatesOf(ph *Phase) []Gate {
	var list []Gate
	for _, g := range Gates {
		if g.Phase == ph.Name {
			list = append(list, g)
		}
	}
	return list
}

// GateNames are the names that --no-phase takes: the numbers and names of the phases, and the gates
// of those that there are.
func GateNames() []string {
	var names []string
	for n := range Phases {
		ph := &Phases[n]
		if ph.Num != 0 {
			names = append(names, strconv.Itoa(ph.Num))
		}
		names = append(names, ph.Name)
		for _, g := range GatesOf(ph) {
			names = append(names, g.Name)
		}
	}
	return names
}

// ParseNoPhase reads NAME,NAME,... of phases, which may be numbers, and gates, and returns their
// names. The error names what is near.
func ParseNoPhase(text string) ([]string, error) {
	var names []string
	for name := range strings.SplitSeq(text, ",") {
		name = strings.TrimSpace(name)
		if ph := PhaseNamed(name); ph != nil {
			names = append(names, ph.Name)
		} else if g := gateNamed(name); g != nil {
			names = append(names, g.Name)
		} else {
			return nil, errors.New(near.Message("phase or gate", name, GateNames()))
		}
	}
	return names, nil
}

// Shut reports whether --no-phase, or the setting, names the gate or phase.
func (k *Knobs) Shut(name string) bool { return k != nil && slices.Contains(k.NoPhase, name) }

// shut returns the name by which the phase is switched off as a whole, "" if it is not.
func (ph *Phase) shut(k *Knobs) string {
	if k.Shut(ph.Name) {
		return ph.Name
	}
	if k == nil || len(k.NoPhase) == 0 {
		return ""
	}
	for _, g := range GatesOf(ph) {
		if g.Whole && k.Shut(g.Name) {
			return g.Name
		}
	}
	return ""
}
