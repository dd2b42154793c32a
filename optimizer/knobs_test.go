package optimizer

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

const twoBranches = ".entry f {\n    ISETP.EQ P0, R2, RZ\n@P0 BRA a\n    BRA b\na:\n    BRA b\nb:\n    EXIT\n}\n"

// TestKnobsOfPhases holds which settings switch phase 15 off, by whatever name, and that aliases
// mean what they meant.
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
		if ds := CheckKnobs(t.Context(), f.Knobs); len(ds) > 0 {
			t.Errorf("%q: %s", tt.knobs, ds[0].Message)
		}
	}
}

// TestBudgetOfBranchOpt holds that the budget counts second looks at a block, and that its older
// name is a switch.
func TestBudgetOfBranchOpt(t *testing.T) {
	for _, tt := range []struct {
		name  string
		value float64
		want  float64
	}{
		{"MergeEquivalentConditionalFlowBudget", 0, 0},
		{"MergeEquivalentConditionalFlowBudget", 7, 7},
		{"464", 7, 7},
		{"BranchOptConverge", 0, 0},
		{"BranchOptConverge", 1, unbounded},
	} {
		row := KnobNamed(tt.name)
		if got := row.Value(tt.name, tt.value); row.Num != 464 || got != tt.want {
			t.Errorf("%s=%v is %v of %s, want %v", tt.name, tt.value, got, row.Name, tt.want)
		}
	}
	name, value, err := ParseKnob("BranchOptConverge=on")
	if name != "MergeEquivalentConditionalFlowBudget" || value != unbounded || err != nil {
		t.Error(name, value, err)
	}
}

// TestOurKnobs holds which names are shown in ROT13: those that ptxas has in it.
func TestOurKnobs(t *testing.T) {
	for name, want := range map[string]string{
		"SwitchOptBudget": "FjvgpuBcgOhqtrg", "464": "ZretrRdhvinyragPbaqvgvbanySybjOhqtrg", "OptBudget": "BcgOhqtrg",
		"487": "", "235": "", "limit-fold-fp": "", "tail-merge-size": "", "switch-min-cases": "",
	} {
		if got := KnobNamed(name).ROT13(); got != want {
			t.Errorf("%s is %q in ptxas, want %q", name, got, want)
		}
	}
}

// TestKnobTable holds that each knob is found by all it is called, that no two are called the same,
// and what a row has to tell.
func TestKnobTable(t *testing.T) {
	for n := range KnobTable {
		k := &KnobTable[n]
		names := append([]string{k.Name}, k.Aliases...)
		if k.ROT13() != "" {
			names = append(names, k.ROT13())
		}
		if k.Num != 0 {
			names = append(names, strconv.Itoa(k.Num), "knob-"+strconv.Itoa(k.Num))
		}
		for _, name := range names {
			if KnobNamed(name) != k {
				t.Errorf("%s is not %s", name, k.Name)
			}
		}
		if k.Doc == "" || k.Source == "" {
			t.Errorf("%s lacks a text", k.Name)
		}
		if want := "knob-" + strconv.Itoa(k.Num); strings.HasPrefix(k.Name, "knob-") && k.Name != want {
			t.Errorf("%s is number %d", k.Name, k.Num)
		}
		if v, err := k.value(k.Name, strconv.FormatFloat(k.Default, 'f', -1, 64)); err != nil || v != k.Default {
			t.Errorf("%s cannot have its default: %v, %v", k.Name, v, err)
		}
	}
	// What the page of GeneralOptimize names.
	for num, name := range map[int]string{
		31: "AllowReassociateCSE", 135: "ConvertMemoryToRegIndexedSizeLimit", 214: "DisableMergeEquivalentConditionalFlow", 231: "DisableRedundantBarrierRemoval",
		461: "MembarFlowControl", 464: "MergeEquivalentConditionalFlowBudget", 474: "MovWeightForConvertMemToReg", 499: "OptBudget", 605: "ReassociateCSEWindow",
	} {
		if k := KnobNamed(name); k == nil || k.Num != num {
			t.Errorf("%s is not number %d", name, num)
		}
	}
}

// TestKnobValues holds what values each type of knob takes, and what an error says that it expected.
func TestKnobValues(t *testing.T) {
	for _, tt := range []struct {
		knob string
		want float64
		err  string
	}{
		{"474=0.5", 0.5, ""},
		{"474 = 1e-3", 0.001, ""},
		{"136=0", 0, ""},
		{"136=-1", 0, `invalid knob value "-1" of knob-136; expected a number, 0 or more`},
		{"135=-4", 0, `invalid knob value "-4" of ConvertMemoryToRegIndexedSizeLimit; expected a number, 0 or more`},
		{"135=0.125", 0.125, ""},
		{"474=true", 0, `invalid knob value "true" of MovWeightForConvertMemToReg; expected a number, 0 or more`},
		{"474=NaN", 0, `invalid knob value "NaN" of MovWeightForConvertMemToReg; expected a number, 0 or more`},
		{"474=1e999", 0, `invalid knob value "1e999" of MovWeightForConvertMemToReg; expected a number, 0 or more`},
		{"31=7", 7, ""},
		{"31=0.5", 0, `invalid knob value "0.5" of AllowReassociateCSE; expected a whole number`},
		{"31=-7", -7, ""},
		{"31=true", 0, `invalid knob value "true" of AllowReassociateCSE; expected a whole number`},
		{"31=99999999999", 0, `invalid knob value "99999999999" of AllowReassociateCSE; expected -2147483648 to 2147483647`},
		{"SwitchOptBudget=99999999999", 0, `invalid knob value "99999999999" of SwitchOptBudget; expected 0 to 2147483647`},
		{"SwitchOptBudget=-3", 0, `invalid knob value "-3" of SwitchOptBudget; expected a whole number, 0 or more`},
		{"switch-min-cases=true", 0, `invalid knob value "true" of switch-min-cases; expected a whole number, 0 or more`},
		{"switch-min-density=100", 100, ""},
		{"switch-min-density=101", 0, `invalid knob value "101" of switch-min-density; expected 0 to 100`},
		{"switch-min-density=99999999999", 0, `invalid knob value "99999999999" of switch-min-density; expected 0 to 100`},
		{"if-convert-margin=-1", 0, `invalid knob value "-1" of if-convert-margin; expected 0 to 100`},
		{"general-optimize=1", 1, ""},
		{"general-optimize=7", 0, `invalid knob value "7" of general-optimize; expected true or false`},
		{"214=-1", 0, `invalid knob value "-1" of DisableMergeEquivalentConditionalFlow; expected true or false`},
		{"614=0", 0, ""},
		{"614=-1", 0, `invalid knob value "-1" of knob-614; expected a whole number, 0 or more`},
		{"614=on", 0, `invalid knob value "on" of knob-614; expected a whole number, 0 or more`},
		{"91=on", 1, ""},
		{"91=-2", -2, ""},
		{"91=x", 0, `invalid knob value "x" of knob-91; expected a whole number, true or false`},
		{"499=true", 1, ""},
		{"214=on", 1, ""},
		{"214=maybe", 0, `invalid knob value "maybe" of DisableMergeEquivalentConditionalFlow; expected true or false`},
		{"464=-1", 0, `invalid knob value "-1" of MergeEquivalentConditionalFlowBudget; expected a whole number, 0 or more, true or false`},
		{"limit-fold-fp=true", 1, ""},
		{"switch-profile=measured", 1, ""},
		{"switch-profile=2", 0, `invalid knob value "2" of switch-profile; expected documented or measured`},
		{"general-optimize=off", 0, ""},
		{"knob-487=off", 0, ""},
	} {
		_, v, err := ParseKnob(tt.knob)
		if got := fmt.Sprint(err); v != tt.want || err == nil && tt.err != "" || err != nil && got != tt.err {
			t.Errorf("%s is %v, %s; want %v, %s", tt.knob, v, got, tt.want, tt.err)
		}
	}
}

// TestKnobSet holds that a knob without a value is told from one with its default.
func TestKnobSet(t *testing.T) {
	f := cfg.Lower(grammar.Parse([]byte(".entry f {\n.knob MovWeightForConvertMemToReg = 0.5\n" + twoBranches[len(".entry f {\n"):])))[0].Funcs[0]
	var none *Knobs
	k := &Knobs{Values: map[string]float64{"ConvertMemoryToRegIndexedSizeLimit": 0.25}}
	if got := k.Float(f, "474"); got != 0.5 {
		t.Errorf(".knob with a fraction is %v", got)
	}
	if none.IsSet(f, "135") || none.Float(f, "135") != 0.25 || !k.IsSet(f, "135") || !none.IsSet(f, "474") {
		t.Error("set is not told from unset")
	}
}

// TestNoPhase holds that phases are switched off by all their names, a gate with its phase, and
// that a gate without a phase is an error.
func TestNoPhase(t *testing.T) {
	f := cfg.Lower(grammar.Parse([]byte(twoBranches)))[0].Funcs[0]
	for text, runs := range map[string]bool{"15": false, "OriBranchOpt": false, " 16 , 15": false, "16": true} {
		gates, err := ParseNoPhase(text)
		if got := len(List(PhaseNamed("15"), analysis.NewFacts(f), &Knobs{NoPhase: gates}, All())) > 0; got != runs || err != nil {
			t.Errorf("%s: phase 15 runs: %t, %v", text, got, err)
		}
	}
	if _, err := ParseNoPhase("OriBranchOp"); err == nil || err.Error() != `no phase or gate "OriBranchOp"; did you mean OriBranchOpt?` {
		t.Error(err)
	}
	Gates = append(Gates, Gate{Name: "AllOf15", Phase: "OriBranchOpt", Whole: true}, Gate{Name: "PartOf15", Phase: "OriBranchOpt"}, Gate{Name: "OfNone", Phase: "Nothing", Whole: true})
	defer func() { Gates = Gates[:len(Gates)-3] }()
	for gate, want := range map[string]string{"AllOf15": "--no-phase AllOf15 switches it off", "PartOf15": ""} {
		gates, err := ParseNoPhase(gate)
		k := &Knobs{NoPhase: gates}
		if got := len(List(PhaseNamed("15"), analysis.NewFacts(f), k, All())) > 0; err != nil || got != (want == "") || !k.Shut(gate) {
			t.Errorf("%s: phase 15 runs: %t, %v", gate, got, err)
		}
		if want != "" && PhaseNamed("15").off(f, k) != want {
			t.Error(PhaseNamed("15").off(f, k))
		}
	}
	if _, err := ParseNoPhase("OfNone"); err == nil {
		t.Error("a gate of a phase that there is not")
	}
}
