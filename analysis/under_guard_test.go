package analysis

import (
	"fmt"
	"testing"
)

// TestUnderGuard holds that what is written under a guard is what is read under the same guard, or behind a branch on it: it varies there if
// what is written does, not as the register was something else before.
func TestUnderGuard(t *testing.T) {
	const text = `.target sm_86
.entry k {
    S2R R0, SR_TID.X
    IADD3 R7, R0, 0x1, RZ
    ISETP.LT.AND P1, PT, R0, 0x5, PT
    IMAD R7, R7, R7, RZ
    IADD3 R9, R7, 0x3, RZ
    MOV R8, R0
    MOV R2, c[0x0][0x160]
    ISETP.LT.AND P0, PT, R2, RZ, PT
    %s
    %s
    @P0 BRA out
    STG.E [R10.64], R8
on:
    STG.E [R10.64+0x4], R2
out:
    EXIT
}
`
	for _, c := range []struct {
		write, read string
		want        bool
	}{
		{"@P1 IADD3 R8, R2, 0x1, RZ", "@P1 ISETP.GT.AND P0, PT, R8, 0x5, P0", true}, // under a guard that differs
		{"@P1 IADD3 R8, R2, 0x1, RZ", "ISETP.GT.AND P0, PT, R8, 0x5, PT", true},
		{"@P0 IADD3 R8, R2, 0x1, RZ", "@P0 ISETP.GT.AND P0, PT, R8, 0x5, PT", false},
		{"@P0 IADD3 R8, R2, 0x1, RZ", "@!P0 ISETP.GT.AND P0, PT, R8, 0x5, PT", true},
		{"@P0 IADD3 R8, R9, 0x1, RZ", "@P0 ISETP.GT.AND P0, PT, R8, 0x5, PT", true},
		{"@P0 IADD3 R8, R2, 0x1, RZ", "@!P0 BRA on\n    ISETP.GT.AND P0, PT, R8, 0x5, PT", false},
		{"@P0 IADD3 R8, R2, 0x1, RZ", "@P0 BRA on\n    ISETP.GT.AND P0, PT, R8, 0x5, PT", true},
		{"@P0 IADD3 R8, R2, 0x1, RZ\n    @P0 IADD3 R8, R8, R2, RZ", "@P0 ISETP.GT.AND P0, PT, R8, 0x5, PT", false},
		{"@P0 IADD3 R8, R2, 0x1, RZ\n    @P0 IADD3 R8, R8, R9, RZ", "@P0 ISETP.GT.AND P0, PT, R8, 0x5, PT", true},
		{"ISETP.LT.AND P2, PT, R0, 0x2, P0\n    @P0 LDS R8, [R2]", "@P0 LDS R8, [R8]\n    @P0 ISETP.GT.AND P0, PT, R8, 0x5, PT", false},
		{"@P0 IADD3 R8, R2, 0x1, RZ", "@P0 BRA join\n    MOV R8, R2\njoin:\n    ISETP.GT.AND P0, PT, R8, 0x5, PT", false},
		{"@P0 IADD3 R8, R2, 0x1, RZ", "@!P0 BRA join\n    MOV R8, R2\njoin:\n    ISETP.GT.AND P0, PT, R8, 0x5, PT", true},
		{"@P1 IADD3 R8, R9, 0x1, RZ", "@P1 IADD3 R2, R8, 0x1, RZ\n    @P1 VOTE.ANY R3, PT, PT\n    ISETP.GT.AND P0, PT, R2, 0x5, PT", true},
	} {
		f := lowered(fmt.Appendf(nil, text, c.write, c.read))[0]
		b := f.Block("out")
		for _, x := range f.Blocks { // the last branch to out
			if last := x.Last(); last != nil && last.IsBranch() && f.TargetOf(last) == f.Block("out") {
				b = x
			}
		}
		if got := NewFacts(f).Uniformity().Diverges(b); got != c.want {
			t.Errorf("%s; %s: diverges: %t, want %t", c.write, c.read, got, c.want)
		}
	}
}
