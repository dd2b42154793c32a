package optimizer

import (
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// TestSeveral has the passes that say they have nothing to do in a function of one block run on some.
func TestSeveral(t *testing.T) {
	one := 0
	look := func(f *cfg.Func) {
		if len(f.Blocks) != 1 {
			return
		}
		one++
		for n := range Phases {
			if ph := &Phases[n]; ph.Pass.Several {
				c := newCtx(ph, analysis.NewFacts(f), nil)
				c.dry = true
				ph.Pass.Run(c)
				if len(c.remarks) > 0 {
					t.Errorf("%s says of %s: %s", ph, f.Name, c.remarks[0].Message)
				}
			}
		}
	}
	for _, text := range []string{
		"L:\n  @P0 BRA L\n  EXIT\n",
		"L:\n  BRA L\n",
		"  ISETP.EQ.AND P0, PT, R0, 0x1, PT\n  @P0 EXIT\n  @!P0 EXIT\n",
		"  @P0 RET.REL.NODEC R20\n  BRX R4\n",
		".cold\nL:\n  MOV R0, R1\n  @P1 BRA L\n",
		"BB3:\n  BSSY B0, BB3\n  BSYNC B0\n",
		"  CALL.REL.NOINC f\n  SSY L\nL:\n",
	} {
		eachFunc([]byte(".target sm_75\n.func f {\n"+text+"}\n"), look)
	}
	for seed := range uint64(1000) {
		eachFunc(randomProgram(seed), look)
	}
	if one == 0 {
		t.Error("no function of one block")
	}
}
