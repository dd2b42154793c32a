package cfg_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// TestJumpingCalls tells calls from which control does not come back from those from which it does, by the kinds of their edges.
func TestJumpingCalls(t *testing.T) {
	const head = ".headerflags @\"EF_CUDA_SM86 EF_CUDA_PTX_SM(EF_CUDA_SM86)\"\n.section .text.f,\"ax\",@progbits\n.text.f:\n"
	const loop = `
        /*0000*/ ISETP.NE.AND P0, PT, R0, RZ, PT ;
.L_x_0:
        /*0010*/ IADD3 R1, R1, -0x1, RZ ;
        /*0020*/ ISETP.NE.AND P1, PT, R1, RZ, PT ;
        /*0030*/ @!P1 CALL.REL.NOINC ` + "`(.L_x_1)" + ` ;
        /*0040*/ BRA ` + "`(.L_x_0)" + ` ;
.L_x_1:
`
	for _, c := range []struct {
		name, code string
		want       string // the kinds of the edges of calls, by the targets
	}{
		{"an exit", head + loop + "/*0050*/ EXIT ;\n", ".L_x_1 taken"},
		{"a return", head + loop + "/*0050*/ RET.REL.NODEC R20 0x0 ;\n", ".L_x_1 call"},
		{"a return after a join", head + loop + "/*0050*/ @P0 BRA `(.L_x_2) ;\n/*0060*/ EXIT ;\n.L_x_2:\n/*0070*/ RET.REL.NODEC R20 0x0 ;\n", ".L_x_1 call"},
		{"a loop without an end", head + loop + "/*0050*/ BRA `(.L_x_1) ;\n", ".L_x_1 taken"},
		{"the end of the function", head + loop + "/*0050*/ NOP ;\n", ".L_x_1 call"},
		{"a branch out of the function", head + loop + "/*0050*/ BRA `(g) ;\n", ".L_x_1 call"},
		{"a call that returns, by its address", head + loop + "/*0050*/ MOV R20, 0x70 ;\n/*0060*/ CALL.REL.NOINC `(.L_x_2) ;\n/*0070*/ EXIT ;\n.L_x_2:\n/*0080*/ RET.REL.NODEC R20 0x0 ;\n",
			".L_x_1 taken, .L_x_2 call"},
		{"a call that returns, by a label", head + loop + "/*0050*/ MOV R20, `(.L_x_3) ;\n/*0060*/ CALL.REL.NOINC `(.L_x_2) ;\n.L_x_3:\n/*0070*/ EXIT ;\n.L_x_2:\n/*0080*/ RET.REL.NODEC R20 0x0 ;\n",
			".L_x_1 taken, .L_x_2 call"},
		{"a call with the address of the caller", head + loop + "/*0050*/ MOV R21, 0x20 ;\n/*0060*/ CALL.REL.NOINC `(.L_x_2) ;\n/*0070*/ EXIT ;\n.L_x_2:\n/*0080*/ RET.REL.NODEC R20 0x0 ;\n",
			".L_x_1 call, .L_x_2 call"},
		{"where control goes is not known", head + loop + "/*0050*/ BRX R4 -0x50 ;\n", ".L_x_1 call"},
		{"native", ".target sm_86\n.func f {\n    @P0 CALL l\n    EXIT\nl:\n    EXIT\n}\n", "l taken"},
		{"a call that ends no block", ".target sm_52\n.func f {\n    CAL l\n    @P0 BRA m\n    EXIT\nm:\n    EXIT\nl:\n    EXIT\n}\n", "m taken, l call"},
		{"native with a return", ".target sm_86\n.func f {\n    @P0 CALL l\n    EXIT\nl:\n    @P1 EXIT\n    RET\n}\n", "l call"},
		{"native with a call that returns", ".target sm_86\n.func f {\n    @P0 CALL l\n    EXIT\nl:\n    CALL m\n    EXIT\nm:\n    RET\n}\n", "l call, m call"},
	} {
		var got []string
		for _, u := range cfg.Lower(grammar.Parse([]byte(c.code))) {
			for _, f := range u.Funcs {
				for _, b := range f.Blocks {
					if !slices.ContainsFunc(b.Instrs, func(i cfg.Instr) bool { return i.Flow == cfg.FlowCall }) {
						continue
					}
					for to, kind := range f.Succs(b) {
						if kind != cfg.FallThrough {
							got = append(got, fmt.Sprint(to.Name(), " ", kind))
						}
					}
				}
			}
		}
		if got := strings.Join(got, ", "); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}
