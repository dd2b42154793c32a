package optimizer

import (
	"testing"

	"ori/cfg"
)

// TestEligible holds the eligibility checker: both paths, the target above 20479, and the tiers.
func TestEligible(t *testing.T) {
	for _, c := range []struct {
		target, text string
		limit        bool
		path         string
		mark         Mark
	}{
		{"sm_80", "ISETP.GE.AND P0, PT, UR4, UR5, PT", false, "set-predicate", UnderPredicate},
		{"sm_80", "ISETP.GE.AND P0, PT, R4, UR5, PT", false, "set-predicate", 0},
		{"sm_80", "ISETP.GE.AND P0, PT, UR4, 0x5, PT", false, "set-predicate", 0},
		{"sm_80", "SEL R4, R2, R3, P0", false, "select", Propagated},
		{"sm_80", "SEL R4, R2, 0x7, P0", false, "select", 0},
		{"sm_50", "SEL R4, R2, 0x7, P0", false, "select", Propagated},
		{"sm_35", "SEL R4, R2, 0x7, P0", true, "select", Propagated},
		{"sm_60", "SEL R4, R2, 0x7, P0", false, "select", 0},
		{"sm_80", "FSEL R4, R2, R3, P0", false, "select", Propagated},
		{"sm_80", "FSEL R4, R2, R3, P0", true, "select", Deferred},
		{"sm_35", "FSEL R4, R2, R3, P0", true, "select", Deferred},
		{"sm_80", "FSEL.FTZ R4, R2, R3, P0", false, "select", 0},
		{"sm_80", "IADD3 R4, R2, R3, RZ", false, "", 0},
		{"sm_80", "FROB R4, R2", false, "", 0},
	} {
		eachFunc([]byte(".target "+c.target+"\n.entry k {\n "+c.text+"\n EXIT\n}\n"), func(f *cfg.Func) {
			e := EligibleFor(f, &f.Blocks[0].Instrs[0], c.limit)
			if e.Path != c.path || e.Mark != c.mark || (e.Path != "") != (e.Why != "") {
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
