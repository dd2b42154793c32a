package analysis

import (
	"fmt"
	"testing"
)

// TestBitsUnused holds that a read of an undefined register is told if some instruction makes use of what it gets from there, and not where it
// only leaves bits in place that nothing uses.
func TestBitsUnused(t *testing.T) {
	for _, c := range []struct {
		text string
		want bool
	}{
		{"UPRMT UR4, UR6, 0x7610, UR4\n UPRMT UR4, UR4, 0x9910, URZ\n MOV R4, UR4\n STG.E [R2.64], R4", false},
		{"UPRMT UR4, UR6, 0x7610, UR4\n UPRMT UR4, UR4, 0xbb32, URZ\n MOV R4, UR4\n STG.E [R2.64], R4", true},
		{"UPRMT UR4, UR6, 0x7610, UR4\n MOV R4, UR4\n STG.E [R2.64], R4", true},
		{"UPRMT UR4, UR6, 0x7632, UR4\n UPRMT UR5, URZ, 0x5410, UR4\n MOV R4, UR5\n STG.E [R2.64], R4", false},
		{"UPRMT UR4, UR6, 0x7632, UR4\n UPRMT UR5, URZ, 0x7610, UR4\n MOV R4, UR5\n STG.E [R2.64], R4", true},
		{"LOP3.LUT R4, R4, 0xfffffff7, RZ, 0xc0, !PT\n LOP3.LUT P0, RZ, R4, 0x8, RZ, 0xc0, !PT\n@P0 STG.E [R2.64], R2", false},
		{"LOP3.LUT R4, R4, 0xfffffff7, RZ, 0xc0, !PT\n LOP3.LUT P0, RZ, R4, 0x18, RZ, 0xc0, !PT\n@P0 STG.E [R2.64], R2", true},
		{"LOP3.LUT R4, R4, 0xfffffff7, RZ, 0xc0, !PT\n@P1 LOP3.LUT R4, R4, 0x8, RZ, 0xfc, !PT\n LOP3.LUT P0, RZ, R4, 0x8, RZ, 0xc0, !PT\n@P0 STG.E [R2.64], R2", false},
		{"LOP3.LUT R4, R4, 0xfffffff7, RZ, 0xc0, !PT\n@P1 LOP3.LUT R4, R2, 0x8, RZ, 0xc0, !PT\n STG.E [R2.64], R4", true},
		{"LOP3.LUT R4, R4, 0x8, RZ, 0xfc, !PT\n LOP3.LUT R5, R4, 0x8, RZ, 0xc0, !PT\n STG.E [R2.64], R5", false},
		{"LOP3.LUT R4, R4, 0x8, RZ, 0xfc, !PT\n LOP3.LUT R5, R4, 0xc, RZ, 0xc0, !PT\n STG.E [R2.64], R5", true},
		{"LOP3.LUT R4, R4, 0xfffffff7, RZ, 0xc0, !PT\nloop:\n LOP3.LUT R4, R4, 0xfffffffe, RZ, 0xc0, !PT\n ISETP.EQ.AND P0, PT, R2, RZ, PT\n@P0 BRA loop\n LOP3.LUT R5, R4, 0x9, RZ, 0xc0, !PT\n STG.E [R2.64], R5", false},
		{"LOP3.LUT R4, R4, 0xfffffff7, RZ, 0xc0, !PT\n CALL.ABS.NOINC elsewhere", true}, // which may read R4
	} {
		f := lowered(fmt.Appendf(nil, ".target sm_86\n.entry k {\n MOV R2, c[0x0][0x160]\n MOV R3, c[0x0][0x164]\n ISETP.EQ.AND P1, PT, R2, 0x7, PT\n UMOV UR6, 0x7\n %s\n EXIT\n}\n", c.text))[0]
		list, _ := NewFacts(f).UndefinedReads()
		if got := len(list) > 0; got != c.want {
			t.Errorf("%s: told: %t, want %t", c.text, got, c.want)
		}
	}
}
