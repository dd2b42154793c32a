package optimizer

import (
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
)

// TestPhaseOrder holds that the phases stand as PhaseOrder says, each once, those of ptxas in the
// order of their numbers.
func TestPhaseOrder(t *testing.T) {
	at := map[string]int{}
	last := 0
	for n, ph := range Phases {
		if _, twice := at[ph.Name]; twice {
			t.Errorf("%s is in the table twice", ph.Name)
		}
		at[ph.Name] = n
		if ph.Num != 0 {
			if ph.Num <= last {
				t.Errorf("phase %d is behind phase %d", ph.Num, last)
			}
			last = ph.Num
		}
	}
	for _, o := range PhaseOrder {
		before, ok1 := at[o.Before]
		after, ok2 := at[o.After]
		if !ok1 || !ok2 {
			t.Errorf("no phase %s or %s", o.Before, o.After)
		} else if before > after {
			t.Errorf("%s has to come before %s: %s", o.Before, o.After, o.Why)
		}
	}
}

// TestPhaseWithoutNumber holds how a phase is named that ptxas does not number, and that the number
// 0 finds none.
func TestPhaseWithoutNumber(t *testing.T) {
	Phases = append(Phases, Phase{Name: "Unnumbered", Pass: &Pass{Name: "Unnumbered", Run: func(*Ctx) {}}})
	phasesByName()["Unnumbered"] = &Phases[len(Phases)-1]
	defer func() {
		Phases = Phases[:len(Phases)-1]
		delete(phasesByName(), "Unnumbered")
	}()
	ph := PhaseNamed("Unnumbered")
	if ph == nil || ph.String() != "Unnumbered" || ph.Short() != "Unnumbered" || !ph.First() {
		t.Errorf("%v", ph)
	}
	if PhaseNamed("0") != nil {
		t.Error("a phase has the number 0")
	}
	if ph := PhaseNamed("15"); ph.String() != "phase 15 (OriBranchOpt)" || ph.Short() != "phase 15" {
		t.Error(ph)
	}
}

// TestKinds holds that the table of rewrites is complete enough to be shown, and that the phase of
// each is there.
func TestKinds(t *testing.T) {
	seen := map[string]bool{}
	for _, k := range Kinds {
		if seen[k.Name] {
			t.Errorf("%s is in the table twice", k.Name)
		}
		seen[k.Name] = true
		if PhaseNamed(k.Phase) == nil {
			t.Errorf("%s: no phase %s", k.Name, k.Phase)
		}
		if k.Severity == 0 || k.Title == "" || k.Doc == "" || k.Refused == "" || k.Action == "" || k.All == "" {
			t.Errorf("%s lacks a text", k.Name)
		}
		if k.Redundant && k.ActionOnly {
			t.Errorf("%s is redundant beyond doubt and not reported", k.Name)
		}
	}
}

// TestTargetVariants holds that the table of what phases 46 and 65 run by target is what they run.
func TestTargetVariants(t *testing.T) {
	for n := range Instances {
		x := &Instances[n]
		ph := PhaseNamed(x.Phase)
		if (len(x.Targets) > 0) != strings.HasPrefix(x.Variant, "C") {
			t.Errorf("%s is of variant %s, and has %d rows of targets", ph, x.Variant, len(x.Targets))
		}
		for sm := 20; sm <= 120 && len(x.Targets) > 0; sm++ {
			rows, does := 0, ""
			for k := range x.Targets {
				if v := &x.Targets[k]; v.Min <= sm && (v.Max == 0 || sm <= v.Max) {
					rows, does = rows+1, v.Does
				}
			}
			if cfg.TargetBySM(sm) != nil && (rows != 1 || (does == "nothing") != (sm < ph.MinSM)) {
				t.Errorf("%s on sm_%d: %d rows, %q", ph, sm, rows, does)
			}
		}
	}
}
