package optimizer

import (
	"strings"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// TestUsedTooFarAway holds that the uses of a copy are looked for in a bounded number of instructions: of any, of those that
// name the original, and of those in other blocks, and found where there are a few less.
func TestUsedTooFarAway(t *testing.T) {
	const other, names = "    IADD3 R6, R6, 0x1, RZ\n", "    IADD3 R6, R6, R2, RZ\n"
	for _, x := range []struct {
		name, between string
		n             int
	}{
		{"any", other, maxInBlock},
		{"that name the original", names, maxInBlock},
		{"in another block", names, maxForward + 1},
	} {
		for _, more := range [...]int{-4, 1} {
			edge := ""
			if x.n < maxInBlock {
				edge = "@P0 BRA out\n"
			}
			src := ".target sm_90\n.entry k {\n    MOV R4, R2\n" + edge + strings.Repeat(x.between, x.n+more) + edge +
				"    STG.E [R8.64], R4\nout:\n    STG.E [R8.64], R6\n    EXIT\n}\n"
			far, found := false, false
			eachFunc([]byte(src), func(f *cfg.Func) {
				for _, r := range List(PhaseNamed("GeneralOptimize"), analysis.NewFacts(f), nil, All()) {
					if r.Code == redundantCopy.Name {
						found = found || r.Refusal == nil
						far = far || r.Refusal != nil && strings.Contains(r.Refusal.Why, "R4 is used too far away")
					}
				}
			})
			if far != (more > 0) || found != (more < 0) {
				t.Errorf("%s, %d: too far: %v, found: %v", x.name, x.n+more, far, found)
			}
		}
	}
}
