package analysis

import (
	"fmt"
	"testing"
)

// TestJumpingCalls holds that lanes which leave a loop by a call from which control does not come back meet behind it, and that those which go
// on past such a call are together: what all of them load is the same.
func TestJumpingCalls(t *testing.T) {
	const text = `.target sm_86
.entry f {
BB0:
    S2UR UR5, SR_CTAID.X
    MOV R8, c[0x0][0x160]
    MOV R9, c[0x0][0x164]
head:
    LDG.E R0, [R8.64]
    BSSY B0, join
    ISETP.NE.AND P0, PT, R0, RZ, PT
@P0 BRA last
    S2R R10, SR_TID.X
    ISETP.GT.AND P1, PT, R10, 0x5, PT
@P1 BRA l2
    MOV R1, R10
loop:
    IADD3 R1, R1, -0x1, RZ
    ISETP.NE.AND P2, PT, R1, RZ, PT
@!P2 CALL.REL.NOINC l3
    BRA loop
l3:
    STS [RZ], R1
l2:
    WARPSYNC 0xffffffff
    BAR.SYNC 0x0
last:
    BSYNC B0
join:
    UIADD3 UR5, UR5, 0x10, URZ
    UISETP.GE.U32.AND UP0, UPT, UR5, 0x100, UPT
    PLOP3.LUT P0, PT, PT, PT, UP0, 0x80, 0x0
@P0 CALL.REL.NOINC end
    BRA head
end:
    %s
}
`
	for _, c := range []struct {
		end  string
		want bool
	}{{"EXIT", false}, {"RET.REL.NODEC R20 0x0", true}} {
		f := lowered(fmt.Appendf(nil, text, c.end))[0]
		u := NewFacts(f).Uniformity()
		if got := u.Diverges(f.Block("head")); got != c.want {
			t.Errorf("%s: the branch on what is loaded diverges: %t, want %t", c.end, got, c.want)
		}
		if !u.Diverges(f.Block("loop")) {
			t.Errorf("%s: the call under a guard that differs does not diverge", c.end)
		}
	}
}
