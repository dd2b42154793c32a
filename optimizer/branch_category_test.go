package optimizer

import (
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
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

// TestBranchDistance holds how far branches of sm_86 are said to go: by addresses where both ends
// have one, else by blocks.
func TestBranchDistance(t *testing.T) {
	const text = `.target sm_86
.entry k {
        /*0000*/                   @P0 BRA b ;
        /*0010*/                   @P1 BRA c ;
a:
        /*0020*/                   @P2 BRA a ;
b:
        /*0030*/                   @P3 BRA d ;
        /*0040*/                   @P4 BRA elsewhere ;
        WARPSYNC 0xffffffff ;
c:
        NOP ;
        @P5 BRA b ;
d:
        /*0080*/                   EXIT ;
}
`
	want := []string{"0x20 bytes on", "4 blocks on", "0x10 bytes back", "0x40 bytes on", "branch, by its distance", "", "3 blocks back", "exit"}
	var got []string
	eachFunc([]byte(text), func(f *cfg.Func) {
		for _, b := range f.Blocks {
			for _, i := range b.Code() {
				got = append(got, strings.TrimPrefix(BranchCategory(f, b, i), "branch, by its distance: "))
			}
		}
	})
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
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
