package optimizer

import (
	"slices"
	"testing"

	"github.com/ori-lang/ori/cfg"
)

// TestConverged holds what is said of how each GeneralOptimize phase came to an end with a block: how often it looked, what
// ended it, what it made, and the counters of phase 58.
func TestConverged(t *testing.T) {
	const chain = `    MOV R4, 0x1
    MOV R5, R4
    IADD3 R6, R5, 0x1, RZ
    SEL R7, R6, R6, P0
    STG.E [R2.64], R7
    EXIT
`
	const movs = `    MOV R4, 0x7
    MOV R5, 0x8
    MOV R6, 0x7
    STG.E [R2.64], R6
    MOV R7, 0x8
    STG.E [R2.64], R7
    STG.E [R2.64], R4
    STG.E [R2.64], R5
    IADD3 R9, R4, 0x1, RZ
    EXIT
`
	for _, c := range []struct {
		phase, knobs, text string
		want               []string
		left               int // instructions
	}{
		{"GeneralOptimize", "", chain, []string{"BB0: converged in 3; 1 constant-value, 1 redundant-select, 2 dead-write, 1 redundant-copy"}, 3},
		{"GeneralOptimize", ".knob 464 = 0\n", chain, []string{"BB0: stopped by the budget after 1; 1 constant-value, 1 redundant-select"}, 6},
		{"GeneralOptimize", ".knob 464 = 1\n", chain, []string{"BB0: stopped by the budget after 2; 1 constant-value, 1 redundant-select, 2 dead-write, 1 redundant-copy"}, 3},
		{"GeneralOptimizeMid", ".knob 474 = 100\n", chain, []string{"BB0: converged in 1; 1 constant-value, 1 redundant-select"}, 6},
		{"GeneralOptimizeMid", ".knob 135 = 100\n", chain, []string{"BB0: converged in 1; 1 constant-value, 1 redundant-select"}, 6},
		{"GeneralOptimizeLate", "", movs, []string{"BB0: converged in 1; 1 dead-write, 2 redundant-copy; slots 1 1 0 0 0 0, dead 1"}, 7},
	} {
		src := ".target sm_86\n.opt 3\n" + c.knobs + ".entry k {\n" + c.text + "}\n"
		eachFunc([]byte(src), func(f *cfg.Func) {
			r, err := Run(PhaseNamed(c.phase), f, nil, Reported())
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, v := range r.Converged {
				got = append(got, v.Block+": "+v.String())
			}
			left := 0
			for _, b := range r.Func.Blocks {
				left += len(b.Instrs)
			}
			if !slices.Equal(got, c.want) || left != c.left {
				t.Errorf("%s, %s: %q, %d instructions\n%s", c.phase, c.knobs, got, left, r.Func)
			}
		})
	}
}
