package cfg

import (
	"strings"
	"testing"

	"github.com/ori-lang/ori/grammar"
)

// TestIssueSlots: two instructions that issue together and write the same register have an issue slot behind their operands in
// what nvdisasm 11.8 -plr prints, which is no operand; elsewhere the word is one.
func TestIssueSlots(t *testing.T) {
	for _, c := range []struct {
		text     string
		operands int
		problem  bool
	}{
		{"        /*0008*/         {         MOV R2, RZ   SLOT 0;", 2, false},
		{"        /*0010*/              @!P0 LDG.E R2, [R4]   SLOT 1        }", 2, false},
		{"        /*0010*/                   NOP   SLOT 1        }", 0, false},
		{"        /*0008*/         {         MOV R2, RZ, SLOT 0;", 4, true},
		{"        /*0008*/         {         MOV R2, RZ   SLOT 2;", 4, true},
		{"        /*0008*/         {         MOV R2, RZ   SLOT;", 3, true},
		{"        /*0008*/                   MOV R2, RZ   SLOT 0;", 4, true},
	} {
		text := "\t.headerflags\t@\"EF_CUDA_SM50 EF_CUDA_VIRTUAL_SM(EF_CUDA_SM50)\"\n\t.section\t.text.f,\"ax\",@progbits\n.text.f:\n" + c.text + "\n        /*0018*/                   EXIT ;\n"
		u := Lower(grammar.Parse([]byte(text)))
		f := u[len(u)-1].Funcs[0]
		if n := len(f.Blocks[0].Instrs[0].Args); n != c.operands {
			t.Errorf("%s: %d operands, want %d", strings.TrimSpace(c.text), n, c.operands)
		}
		problem := false
		for _, p := range f.Problems {
			problem = problem || p.Code == "bad-operand"
		}
		if problem != c.problem {
			t.Errorf("%s: bad-operand is %t, want %t", strings.TrimSpace(c.text), problem, c.problem)
		}
	}
}
