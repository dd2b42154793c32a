package optimizer

import (
	"testing"

	"ori/cfg"
)

func TestBranchCategory(t *testing.T) {
	const text = ".entry k {\n    ISETP.EQ.AND P0, PT, R2, RZ, PT\n@P0 BRA a\n@P1 BRX R4\n    NOP\na:\n@P0 BRA a\n    CALL.REL.NOINC a\n    EXIT\n}\n"
	for target, want := range map[string][]string{
		".target sm_86\n": {"branch, by its distance: 2 blocks on", "4, indexed branch", "branch, by its distance: 0 blocks back", "complex control flow", "jump or exit"},
		".target sm_90\n": {"", "", "", "", ""},
		"":                {"", "", "", "", ""},
	} {
		var got []string
		eachFunc([]byte(target+text), func(f *cfg.Func) {
			for _, b := range f.Blocks {
				if i := b.Last(); i != nil && i.EndsBlock() {
					got = append(got, BranchCategory(f, b, i))
				}
			}
		})
		if len(got) != len(want) {
			t.Fatalf("%q", got)
		}
		for n := range want {
			if got[n] != want[n] {
				t.Errorf("%s%d: %q, want %q", target, n, got[n], want[n])
			}
		}
	}
}
