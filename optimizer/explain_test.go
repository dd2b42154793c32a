package optimizer

import (
	"testing"

	"ori/analysis"
	"ori/cfg"
	"ori/grammar"
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
		{"15", "", "", "P0 is not constant (set by ISETP in BB0); a is not a forwarding block"},
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
