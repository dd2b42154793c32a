package cfg_test

import (
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// TestPageDOT holds that the page's own example comes out as the page has it.
// Source: seeds basic-blocks-and-cfg, "CFG Visualization".
func TestPageDOT(t *testing.T) {
	const text = `	code for sm_86
		Function : f
        /*0000*/              @P0  BRA 0x30 ;
        /*0010*/                   NOP ;
        /*0020*/              @P1  BRA 0x10 ;
        /*0030*/                   EXIT ;
		..........
`
	const want = `digraph f {
node [fontname="Courier",fontsize=10,shape=Mrecord];
"bix0"
[label="bix0(L0)"]
bix0 -> bix1
bix0 -> bix3
"bix1"
[label="bix1(L10)"]
bix1 -> bix2
"bix2"
[label="bix2(L20)"]
bix2 -> bix1
bix2 -> bix3
"bix3"
[label="bix3(L30)"]
}
`
	// The page's block at 0x10 ends before 0x20, which something else branches to.
	split := strings.Replace(text, "NOP ;\n", "NOP ;\n.L_x_2:\n", 1)
	var f *cfg.Func
	for _, u := range cfg.Lower(grammar.Parse([]byte(split))) {
		for _, g := range u.Funcs {
			f = g
		}
	}
	var sb strings.Builder
	if err := f.DumpDOT(&sb); err != nil {
		t.Fatal(err)
	}
	if got := sb.String(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
