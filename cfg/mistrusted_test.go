package cfg

import (
	"testing"

	"github.com/ori-lang/ori/grammar"
)

// TestMistrusted holds that where one target of a branch is misprinted the others are edges, and that the function is not complete.
func TestMistrusted(t *testing.T) {
	const text = "\t.headerflags\t@\"EF_CUDA_SM90\"\n\t.section\t.text.k,\"ax\",@progbits\n\t.type\tk,@function\nk:\n.text.k:\n" +
		"        /*0000*/                   BRX R6 -0x10 (*\"BRANCH_TARGETS .L_x_1,.text.k,.L_x_2\"*) ;\n" +
		".L_x_3:\n        /*0010*/                   EXIT ;\n" +
		".L_x_1:\n        /*0020*/                   EXIT ;\n" +
		".L_x_2:\n        /*0030*/                   EXIT ;\n"
	var f *Func
	for _, u := range Lower(grammar.Parse([]byte(text))) {
		for _, x := range u.Funcs {
			f = x
		}
	}
	got := ""
	for to, kind := range f.Succs(f.Blocks[0]) {
		if kind != Table {
			t.Errorf("an edge to %s of kind %v", to.Name(), kind)
		}
		got += to.Name() + " "
	}
	if got != ".L_x_1 .L_x_2 " || f.Complete {
		t.Errorf("edges to %s, complete: %v", got, f.Complete)
	}
}
