package analysis

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
)

// TestExplainLong holds that of a chain of any length the same is told as by who follows it step by step, and that who asks
// what it comes from is told of its end.
func TestExplainLong(t *testing.T) {
	for _, n := range []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 20, 59, 60, 61, 62, 63, 64, 65, 66, 67, 130, 500} {
		for _, source := range []string{"S2R Ra4, SR_TID.X", "LDL Ra4, [R2]"} {
			var sb strings.Builder
			fmt.Fprintf(&sb, ".target sm_80\n.entry k {\n%s\n", source)
			for k := range n {
				fmt.Fprintf(&sb, "MUFU.RCP Ra%d, Ra%d\n", 5+k, 4+k)
				if k%20 == 19 {
					fmt.Fprintf(&sb, "ISETP.GE.AND P1, PT, Ra%d, 0x258, PT\n@P1 BRA L%d\nMOV Ra%d, RZ\nL%d:\n", 5+k, k, 5+k, k)
				}
				if k%37 == 36 {
					fmt.Fprintf(&sb, "MOV Ra%d, 0x1\nISETP.GE.AND P1, PT, Ra%d, 0x258, PT\n@P1 BRA M%d\nMOV Ra%d, RZ\nM%d:\n", 5+k, 4+k, k, 5+k, k)
				}
			}
			fmt.Fprintf(&sb, "ISETP.GE.AND P0, PT, Ra%d, 0x258, PT\n@P0 BRA end\nBAR.SYNC 0x0\nend:\nEXIT\n}\n", 4+n)
			f := lowered([]byte(sb.String()))[0]
			facts := NewFacts(f)
			u := facts.Uniformity()
			at := slices.IndexFunc(f.Blocks, func(b *cfg.Block) bool { return b.Label() == "end" }) - 2
			b := f.Blocks[at]
			v := u.branch[at].of
			if u.branch[at].kind != byCondition {
				t.Fatalf("%d: the last branch does not diverge", n)
			}
			var all []Step
			end, joins := v, false
			for x := v; x >= 0 && u.why[x].kind != uniform; x = u.because(x) {
				all = append(all, u.step(x))
				end, joins = x, joins || u.why[x].kind == byJoin
			}
			want := all
			if len(all) > maxSteps {
				want = append(slices.Clone(all[:maxSteps-rootSteps]), all[len(all)-rootSteps:]...)
				want[maxSteps-rootSteps-1].Text = fmt.Sprintf("… %d steps", len(all)-maxSteps+1)
			}
			if got := u.Explain(v, b); !slices.Equal(got, want) {
				t.Errorf("%d, %s: of %d steps\n%v, want\n%v", n, source, len(all), got, want)
			}
			for x := range u.why { // from the table, of all
				if u.why[x].kind == uniform {
					continue
				}
				steps, last := 0, Value(x)
				for y := last; y >= 0; y = u.because(y) {
					steps, last = steps+1, y
				}
				if c := u.findChains()[x]; int(c.steps) != steps || c.end != last {
					t.Errorf("%d, %s: value %d has %d steps to %d, not %d to %d", n, source, x, c.steps, c.end, steps, last)
				}
			}
			if c := u.chain(v); c.end != end || c.joins != joins || c.steps != len(all) {
				t.Errorf("%d, %s: %v of a chain of %d steps to %d, joins %v", n, source, c, len(all), end, joins)
			}
			if got, want := facts.Differs(b), source[0] == 'S'; got != want {
				t.Errorf("%d, %s: differs %v", n, source, got)
			}
		}
	}
}
