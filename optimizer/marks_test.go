package optimizer

import (
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
)

// TestEligible holds the eligibility checker: both paths, the target above 20479, and the tiers.
func TestEligible(t *testing.T) {
	for _, c := range []struct {
		target, text string
		limit        bool
		path         string
		mark         Mark
		why          string // a part of it
	}{
		{"sm_80", "ISETP.GE.AND P0, PT, UR4, UR5, PT", false, "set-predicate", UnderPredicate, "both sources"},
		{"sm_80", "ISETP.GE.AND P0, PT, R4, UR5, PT", false, "set-predicate", 0, "no uniform register"},
		{"sm_80", "ISETP.GE.AND P0, PT, UR4, 0x5, PT", false, "set-predicate", 0, "no uniform register"},
		{"sm_80", "SEL R4, R2, R3, P0", false, "select", Propagated, "tier 0"},
		{"sm_80", "SEL R4, R2, 0x7, P0", false, "select", 0, "is above 20479"},
		{"sm_50", "SEL R4, R2, 0x7, P0", false, "select", Propagated, "tier 0"},
		{"sm_35", "SEL R4, R2, 0x7, P0", true, "select", Propagated, "tier 0"},
		{"sm_60", "SEL R4, R2, 0x7, P0", false, "select", 0, "is above 20479"},
		{"sm_80", "SEL R4, c[0x0][0x160], R3, P0", false, "select", 0, "is above 20479"},
		{"sm_80", "SEL R4.CC, R2, R3, P0", false, "select", 0, "has modifiers"},
		{"sm_80", "FSEL R4, R2, R3, P0", false, "select", Propagated, "tier 0"},
		{"sm_80", "FSEL R4, R2, R3, P0", true, "select", Deferred, "class 11"},
		{"sm_35", "FSEL R4, R2, R3, P0", true, "select", Deferred, "predicate simplifier"},
		{"sm_52", "FSEL R4, R2, R3, P0", true, "select", Deferred, "class 4"},
		{"sm_60", "FSEL R4, R2, R3, P0", true, "select", Deferred, "predicate simplifier"},
		{"sm_80", "FSEL.FTZ R4, R2, R3, P0", false, "select", 0, "has modifiers"},
		{"sm_80", "IADD3 R4, R2, R3, RZ", false, "", 0, ""},
		{"sm_80", "FROB R4, R2", false, "", 0, ""},
		{"sm_80", "ISETP.FOO.AND P0, PT, UR4, UR5, PT", false, "", 0, ""},
		{"", "SEL R4, R2, R3, P0", false, "", 0, ""},
	} {
		target := ""
		if c.target != "" {
			target = ".target " + c.target + "\n"
		}
		eachFunc([]byte(target+".entry k {\n "+c.text+"\n EXIT\n}\n"), func(f *cfg.Func) {
			e := EligibleFor(f, &f.Blocks[0].Instrs[0], c.limit)
			if e.Path != c.path || e.Mark != c.mark || (e.Path != "") != (e.Why != "") || !strings.Contains(e.Why, c.why) {
				t.Errorf("%s, %s: %+v", c.target, c.text, e)
			}
		})
	}
	for sm, want := range map[int]int{20: 0, 30: 12288, 37: 12288, 52: 16385, 62: 24576, 75: 28672, 86: 28673, 90: 32768, 120: 36864} {
		if got := EncodedTarget(sm); got != want {
			t.Errorf("sm_%d: %d, want %d", sm, got, want)
		}
	}
}
