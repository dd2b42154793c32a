package analysis

import (
	"testing"

	"github.com/ori-lang/ori/cfg/eval"
)

// TestConstantBits has what constant registers are as sources: PT is true also where it selects; and of a constant of 64 bits the low word.
func TestConstantBits(t *testing.T) {
	f := lowered([]byte(".target sm_80\n.entry f {\nSEL R1, R2, R3, PT\nSEL R1, R2, R3, !PT\nSEL R1, R2, R3, P1\nPLOP3.LUT P0, PT, PT, P1, PT, 0x80, 0x0\nPLOP3.LUT P0, PT, !PT, P1, PT, 0x80, 0x0\n" +
		"IADD3 R1, R2, RZ, RZ\nLOP3.LUT R1, R2, ~RZ, RZ, 0xc0, !PT\nIMAD.WIDE R2, R4, 0x4, -0x1\nEXIT\n}"))[0]
	for n, want := range []struct {
		source int
		c      uint64
		ok     bool
	}{{2, 1, true}, {2, 0, true}, {2, 0, false}, {0, 1, true}, {0, 0, true}, {1, 0, true}, {1, 1<<32 - 1, true}, {2, 1<<32 - 1, true}} {
		i := &f.Blocks[0].Instrs[n]
		if c, ok := constantBits(i, eval.Of(i, f.SM()), want.source); c != want.c || ok != want.ok {
			t.Errorf("instruction %d, %s: source %d is %#x, %v, not %#x, %v", n, i.Name, want.source, c, ok, want.c, want.ok)
		}
	}
}
