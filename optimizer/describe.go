package optimizer

import (
	"fmt"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// Gating says what decides whether the phase runs: the level, the knobs that disable and enable it,
// and its named gates.
func (ph *Phase) Gating() string {
	text := fmt.Sprintf("-O%d and above", ph.MinLevel)
	if ph.Disable != "" {
		text += ", not with " + knobTitle(ph.Disable)
	}
	if ph.Enable != "" {
		text += ", only with " + knobTitle(ph.Enable)
	}
	if ph.Gate != "" {
		text += ", not with " + knobTitle(ph.Gate) + " given as 0"
	}
	if ph.MinSM > 0 {
		text += fmt.Sprintf(", sm_%d and above", ph.MinSM)
	}
	for _, g := range GatesOf(ph) {
		text += ", gate " + g.Name
	}
	return text
}

// knobTitle is a knob by its number, where it has one, and the name that is used here.
func knobTitle(name string) string {
	if k := KnobNamed(name); k.Num != 0 {
		return fmt.Sprintf("knob %d (%s)", k.Num, name)
	}
	return "knob " + name
}

// KnobsOf are the knobs that a phase reads.
func (ph *Phase) KnobsOf() []*Knob {
	var list []*Knob
	for n := range KnobTable {
		k := &KnobTable[n]
		if ph.Num != 0 && slices.Contains(k.Phases, ph.Num) || ph.Part != "" && k.Pass == "cicc "+ph.Part {
			list = append(list, k)
		}
	}
	return list
}

// Runs says whether the phase runs on f, and why: what it takes, or what is in the way.
func (ph *Phase) Runs(f *cfg.Func, k *Knobs) (runs bool, why string) {
	switch {
	case len(f.Blocks) == 0:
		return false, "the function has no instructions"
	case !ph.enabled(f, k):
		return false, ph.off(f, k)
	}
	why = fmt.Sprintf("-O%d", k.OptLevel(f))
	if ph.Enable != "" {
		why += fmt.Sprintf(", %s is on", knobTitle(ph.Enable))
	}
	if ph.Disable != "" {
		why += fmt.Sprintf(", %s is off", knobTitle(ph.Disable))
	}
	return true, why
}

// Given are the knobs of a phase that something gives a value for f, with it:
// MovWeightForConvertMemToReg = 0.5.
func (ph *Phase) Given(f *cfg.Func, k *Knobs) []string {
	if len(f.Knobs) == 0 && (k == nil || len(k.Values) == 0) {
		return nil
	}
	var list []string
	for _, row := range ph.KnobsOf() {
		if v, ok := k.set(f, row); ok {
			list = append(list, fmt.Sprintf("%s = %s", row.Name, row.Format(v)))
		}
	}
	return list
}
