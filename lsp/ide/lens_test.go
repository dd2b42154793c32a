package ide

import (
	"slices"
	"testing"
)

// TestLensOpen holds that lenses of a function whose edges are not all known claim nothing of those that are not.
func TestLensOpen(t *testing.T) {
	const text = `.target sm_80
.entry k {
    S2R R0, SR_TID.X
    ISETP.GT.AND P0, PT, R0, 0x3, PT
@P0 BRA spin
    LDC R4, c[0x2][R0]
    BRX R4
spin:
    IADD3 R0, R0, 0x1, RZ
    BRA spin
}
`
	want := []string{"3 blocks · 1 loop · at times 3 live registers or more · not all edges are known", "loop of 1 block · latch spin · no exit that is known"}
	var got []string
	for _, l := range must(Open([]byte(text), Options{}).Lenses(t.Context())) {
		got = append(got, l.Text)
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
