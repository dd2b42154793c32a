package optimizer

import (
	"strings"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// TestExplain holds why the phases say nothing of a branch: the last one of the block called at.
func TestExplain(t *testing.T) {
	const text = `.entry f {
    ISETP.EQ P0, R2, RZ
@P0 BRA      a
    MOV      R4, 0x1
    STG.E    [R2.64], R4
    BRA      a
c:
    STG.E    [R2.64], R4
    STG.E    [R2.64], R4
    STG.E    [R2.64], R4
    STG.E    [R2.64], R4
    STG.E    [R2.64], R4
@P1 BRA      a
d:
    EXIT
a:
    STG.E    [R2.64], R4
@P1 BRA      c
    BRX      R2
e:
@P0 BRA      d
    EXIT
}
`
	for _, tt := range []struct{ phase, at, knobs, want string }{
		{"15", "", "", "P0 is not constant (set by ISETP in BB0); a is more than a branch"},
		{"38", "", "", "a ends in a conditional branch too, but the two do not nest"},
		{"38", "", ".opt 1\n", "it runs at -O2 and above, and this is -O1"},
		{"15", "", ".knob 214 = 1\n", "the knob DisableMergeEquivalentConditionalFlow disables it"},
		{"15", "", ".knob 487 = 0\n", "the knob general-optimize is off"},
		{"38", "a", "", "c ends in a conditional branch too, but has 5 instructions before it, more than nested-max-instrs (4)"},
		{"38", "e", "", "neither successor ends in a conditional branch"},
		{"15", "d", "", ""},
		{"63", "", "", ""},
	} {
		f := cfg.Lower(grammar.Parse([]byte(".entry f {\n" + tt.knobs + text[len(".entry f {\n"):])))[0].Funcs[0]
		b := f.Blocks[0]
		if tt.at != "" {
			b = f.Block(tt.at)
		}
		if got := Explain(PhaseNamed(tt.phase), analysis.NewFacts(f), nil, b); got != tt.want {
			t.Errorf("phase %s at %q with %q: %q, want %q", tt.phase, tt.at, tt.knobs, got, tt.want)
		}
	}
}

// TestExplainBranch holds why phase 15 says nothing of a branch.
func TestExplainBranch(t *testing.T) {
	const text = `.entry f {
@P5 BRA      half
@P6 BRA      d1
fwd:
@P1 BRA      hop
always:
@PT BRA      far
hop:
    BRA      done
operand:
    BRA      P1, far
never:
@!PT BRA     far
next:
    BRA      n2
n2:
@P1 EXIT
none:
    BRA      hop2
hop2:
    BRA      done
half:
@P1 BRA      c2
c2:
@P2 BRA      far
exits:
@P1 BRA      ex
    BRA      nowhere
ex:
    EXIT
off:
@P1 BRA      end
early:
@P1 BRA      two
d1:
    ISETP.EQ P3, R1, RZ
@P4 BRA      many
d2:
    ISETP.EQ P3, R2, RZ
@P4 BRA      many
d3:
    ISETP.EQ P3, R3, RZ
@P4 BRA      many
d4:
    ISETP.EQ P3, R4, RZ
many:
@P3 BRA      far
two:
    NOP
    BRA      done
far:
    STG.E    [R2.64], R4
done:
    EXIT
end:
}
`
	f := cfg.Lower(grammar.Parse([]byte(text)))[0].Funcs[0]
	for _, tt := range [][2]string{
		{"fwd", "P1 is not constant"},
		{"always", "far is more than a branch; far is not the next block"},
		{"hop", "done is more than a branch; done is not the next block"},
		{"operand", "far is more than a branch"},
		{"never", "far is more than a branch"},
		{"next", "n2 is more than a branch"},
		{"n2", "P1 is not constant"},
		{"none", "no rewrite matches"},
		{"half", "P1 is not constant; c2 is more than a branch"},
		{"exits", "P1 is not constant; ex is more than a branch"},
		{"off", "P1 is not constant"},
		{"many", "P3 is not constant (set by ISETP in d4, ISETP in d3, ISETP in d2, others); far is more than a branch"},
		{"early", "P1 is not constant; two is more than a branch"},
		{"end", ""},
	} {
		if got := Explain(PhaseNamed("15"), analysis.NewFacts(f), nil, f.Block(tt[0])); got != tt[1] {
			t.Errorf("at %s: %q, want %q", tt[0], got, tt[1])
		}
	}
	if got := Explain(PhaseNamed("15"), analysis.NewFacts(f), nil, f.Next(f.Block("exits"))); got != "its target is unknown" {
		t.Errorf("%q", got)
	}
}

// TestExplainNested holds why phase 38 says nothing of a branch.
func TestExplainNested(t *testing.T) {
	const text = `.entry f {
    BRA      four
exits:
@P1 EXIT
four:
    NOP
    NOP
    NOP
    NOP
@P1 BRA      exits
to:
@P2 BRA      four
last:
@P3 BRA      end
uncond:
    NOP
    BRA      uncond
cond:
@P1 BRA      uncond
out:
    EXIT
end:
}
`
	f := cfg.Lower(grammar.Parse([]byte(text)))[0].Funcs[0]
	for _, tt := range [][2]string{
		{"exits", ""},
		{"four", "to ends in a conditional branch too, but the two do not nest"},
		{"to", "four ends in a conditional branch too, but the two do not nest"},
		{"last", "neither successor ends in a conditional branch"},
		{"uncond", ""},
		{"cond", "neither successor ends in a conditional branch"},
		{"end", ""},
	} {
		if got := Explain(PhaseNamed("38"), analysis.NewFacts(f), nil, f.Block(tt[0])); got != tt[1] {
			t.Errorf("at %s: %q, want %q", tt[0], got, tt[1])
		}
	}
	stray := cfg.Lower(grammar.Parse([]byte("    NOP\n@P0 BRA x\nx:\n    EXIT\n")))[0].Funcs[0]
	if got, want := Explain(PhaseNamed("38"), analysis.NewFacts(stray), nil, stray.Blocks[0]), "the instructions are outside of a function"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	twice := cfg.Lower(grammar.Parse([]byte(".entry f {\nx:\n    NOP\nx:\n@P0 BRA x\n    EXIT\n}\n")))[0].Funcs[0]
	if got, want := Explain(PhaseNamed("38"), analysis.NewFacts(twice), nil, twice.Blocks[0]), "x is defined more than once"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestExplainTargets holds that a phase that is a matter of the target tells on which it does what.
func TestExplainTargets(t *testing.T) {
	for phase, want := range map[string][]string{
		"GeneralOptimizeMid2":  {"- up to sm_62 nothing, because ", "- from sm_70 on what phase 29 does, because "},
		"GeneralOptimizeLate2": {"- on all targets both sub-passes, because "},
	} {
		text := InstanceNamed(phase).Explain()
		for _, w := range want {
			if !strings.Contains(text, w) {
				t.Errorf("%s: no %q in\n%s", phase, w, text)
			}
		}
	}
}
