package cfg

import (
	"testing"

	"github.com/ori-lang/ori/grammar"
)

// TestEntryOfSection holds that a kernel is an entry wherever nvdisasm writes the label of its section: behind that of a symbol that is
// global, in front of one that is local.
func TestEntryOfSection(t *testing.T) {
	const head = "\t.headerflags\t@\"EF_CUDA_SM86 EF_CUDA_VIRTUAL_SM(EF_CUDA_SM86)\"\n\t.section\t.text.k,\"ax\",@progbits\n"
	const symbol = "\t.type\tk,@function\n\t.size\tk,(.L_x_1 - k)\n"
	const other = "\t.other\tk,@\"STO_CUDA_ENTRY STV_DEFAULT\"\n"
	const code = "\t/*0000*/\t@!P0 EXIT ;\n\t/*0010*/\tRET.ABS.NODEC R20 `(k) ;\n.L_x_1:\n"
	for _, c := range []struct {
		text string
		want bool
	}{
		{head + "\t.global\tk\n" + symbol + other + "k:\n.text.k:\n" + code, true},
		{head + ".text.k:\n" + symbol + other + "k:\n" + code, true},
		{head + ".text.k:\n" + symbol + "k:\n" + code, false},
	} {
		found := false
		for _, u := range Lower(grammar.Parse([]byte(c.text))) {
			for _, f := range u.Funcs {
				if found = true; f.Name != "k" || f.Entry != c.want {
					t.Errorf("%s: entry: %t, want %t\n%s", f.Name, f.Entry, c.want, c.text)
				}
			}
		}
		if !found {
			t.Errorf("no function in\n%s", c.text)
		}
	}
}
