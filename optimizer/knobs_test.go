package optimizer

import (
	"testing"

	"ori/analysis"
	"ori/cfg"
	"ori/grammar"
)

const twoBranches = ".entry f {\n    ISETP.EQ P0, R2, RZ\n@P0 BRA a\n    BRA b\na:\n    BRA b\nb:\n    EXIT\n}\n"

// TestKnobsOfPhases holds which settings switch phase 15 off, by whatever name, and that aliases mean what they meant.
func TestKnobsOfPhases(t *testing.T) {
	for _, tt := range []struct {
		knobs string // a directive, or ""
		runs  bool
	}{
		{"", true},
		{".knob DisableMergeEquivalentConditionalFlow = 1\n", false},
		{".knob OriBranchOpt = true\n", false},
		{".knob 214 = 1\n", false},
		{".knob OriBranchOpt = 0\n", true},
		{".knob general-optimize = 0\n", false},
		{".knob 487 = off\n", false},
		{".knob OptBudget = 0\n", false},
		{".knob 499 = 0\n", false},
		{".knob ConvertUnsupportedOps = 1\n", true},
		{".opt 1\n", false},
		{".knob MergeEquivalentConditionalFlowBudget = 0\n", true},
	} {
		f := cfg.Lower(grammar.Parse([]byte(".entry f {\n" + tt.knobs + twoBranches[len(".entry f {\n"):])))[0].Funcs[0]
		got := len(List(PhaseNamed("15"), analysis.NewFacts(f), nil, All())) > 0
		if got != tt.runs {
			t.Errorf("%q: phase 15 runs: %t, want %t", tt.knobs, got, tt.runs)
		}
		if ds := CheckKnobs(f.Knobs); len(ds) > 0 {
			t.Errorf("%q: %s", tt.knobs, ds[0].Message)
		}
	}
}

// TestBudgetOfBranchOpt holds that the budget counts second looks at a block, and that its older name is a switch.
func TestBudgetOfBranchOpt(t *testing.T) {
	for _, tt := range []struct {
		name  string
		value int
		want  int
	}{
		{"MergeEquivalentConditionalFlowBudget", 0, 0},
		{"MergeEquivalentConditionalFlowBudget", 7, 7},
		{"464", 7, 7},
		{"BranchOptConverge", 0, 0},
		{"BranchOptConverge", 1, unbounded},
	} {
		row := KnobNamed(tt.name)
		if got := row.Value(tt.name, tt.value); row.Num != 464 || got != tt.want {
			t.Errorf("%s=%d is %d of %s, want %d", tt.name, tt.value, got, row.Name, tt.want)
		}
	}
	name, value, err := ParseKnob("BranchOptConverge=on")
	if name != "MergeEquivalentConditionalFlowBudget" || value != unbounded || err != nil {
		t.Error(name, value, err)
	}
}

// TestOurKnobs holds which names are shown in ROT13: those that ptxas has.
func TestOurKnobs(t *testing.T) {
	for name, want := range map[string]bool{"SwitchOptBudget": false, "464": false, "OptBudget": false, "487": true, "235": true, "switch-min-cases": true} {
		if got := KnobNamed(name).Ours(); got != want {
			t.Errorf("%s is ours: %t, want %t", name, got, want)
		}
	}
}
