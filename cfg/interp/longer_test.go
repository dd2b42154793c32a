package interp_test

import (
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg/interp"
)

// TestLonger holds that inputs which decide nothing are run again for longer, and then decide: a
// loop of 3,000 issue slots is over after some of 2,000, and what differs behind it is seen.
func TestLonger(t *testing.T) {
	const src = `.target sm_90
.func f {
    MOV      R0, RZ
again:
    IADD3    R0, R0, 0x1, RZ
    ISETP.LT.AND P0, PT, R0, 0x3e8, PT
@P0 BRA      again
    STG.E    [R2.64], R0
    EXIT
}
`
	for _, c := range []struct {
		longer  int
		after   string
		verdict interp.Verdict
	}{
		{0, src, interp.Unknown},
		{2, src, interp.Same},
		{1, src, interp.Unknown},
		{2, strings.Replace(src, "[R2.64]", "[R4.64]", 1), interp.Differs},
		{0, strings.Replace(src, "[R2.64]", "[R4.64]", 1), interp.Unknown},
	} {
		ref := interp.NewReference(interp.Load(lower([]byte(src))[0]), 0, interp.Tries{Seeds: 4, Fuel: 2000, Longer: c.longer, Reached: true})
		tally, diff := ref.Check(interp.Load(lower([]byte(c.after))[0], ref.Registers()...))
		if got := tally.Verdict(); got != c.verdict || (diff != nil) != (got == interp.Differs) {
			t.Errorf("%d times as long: %v, want %v", c.longer, got, c.verdict)
		}
		if n := tally[interp.Same] + tally[interp.Unknown] + tally[interp.Refined]; c.verdict == interp.Unknown && n != 4 {
			t.Errorf("%d inputs count, want 4", n)
		}
	}
}
