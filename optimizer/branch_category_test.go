package optimizer

import (
	"testing"

	"ori/cfg"
)

func TestBranchCategory(t *testing.T) {
	const text = ".entry k {\n    ISETP.EQ.AND P0, PT, R2, RZ, PT\n@P0 BRA a\n@P1 BRX R4\n    NOP\na:\n@P0 BRA a\n    CALL.REL.NOINC a\n@P0 JMXU UR4\n    BSSY B0, a\n    EXIT\n}\n"
	for target, want := range map[string][]string{
		".target sm_86\n": {"branch, by its distance: 2 blocks on", "4, indexed branch", "branch, by its distance: 0 blocks back", "complex control flow", "jump", "push on the sync stack, by a table", "exit"},
		".target sm_90\n": {"", "", "", "", "", "", ""},
		"":                {"", "", "", "", "", "", ""},
	} {
		var got []string
		eachFunc([]byte(target+text), func(f *cfg.Func) {
			for _, b := range f.Blocks {
				for k, i := range b.Code() {
					if i.Flow == cfg.FlowBSSY || k == len(b.Instrs)-1 {
						got = append(got, BranchCategory(f, b, i))
					}
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

// TestBranchClasses holds that no opcode is of two classes, and that the classes are those of the page.
func TestBranchClasses(t *testing.T) {
	of := map[string]string{}
	numbers := ""
	for n := range BranchClasses {
		c := &BranchClasses[n]
		numbers += c.Numbers + " "
		for _, op := range c.Ops {
			if was := of[op]; was != "" {
				t.Errorf("%s is in two classes", op)
			}
			of[op] = c.String()
		}
	}
	if want := "22 50 51, 110, 111, 289 77 83 112 279 297 352 "; numbers != want {
		t.Errorf("numbers %s, want %s", numbers, want)
	}
	if of["JMXU"] == of["EXIT"] {
		t.Error("JMXU and EXIT are classified alike")
	}
}
