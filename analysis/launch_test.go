package analysis

import (
	"fmt"
	"strings"
	"testing"
)

// TestSharedWindow holds that what lanes load by a generic address is one value where the address is in shared memory, as a special register says from
// sm_90 on, and the same for the thread block; and that it is not where either is not so.
func TestSharedWindow(t *testing.T) {
	for _, test := range []struct {
		name, address string
		diverges      bool
	}{
		{"block", "S2R R4, SR_CgaCtaId\n SHF.L.U32 R4, R4, 0x18, RZ\n S2R R0, SR_SWINLO\n IADD3 R4, P0, R4, R0, RZ", false},
		{"constant", "S2R R0, SR_SWINLO\n IADD3 R4, P0, R0, 0x400, RZ", false},
		{"lane", "S2R R4, SR_TID.X\n S2R R0, SR_SWINLO\n IADD3 R4, P0, R4, R0, RZ", true},
		{"shifted lane", "S2R R4, SR_LANEID\n SHF.L.U32 R4, R4, 0x2, RZ\n S2R R0, SR_SWINLO\n IADD3 R4, P0, R4, R0, RZ", true},
		{"local", "S2R R4, SR_CgaCtaId\n S2R R0, SR_LWINLO\n IADD3 R4, P0, R4, R0, RZ", true},
		{"no window", "S2R R4, SR_CgaCtaId\n IADD3 R4, P0, R4, R4, RZ", true},
		{"twice", "S2R R0, SR_SWINLO\n IADD3 R4, P0, R0, R0, RZ", true},
		{"guarded window", "S2R R3, SR_TID.X\n ISETP.NE.AND P1, PT, R3, RZ, PT\n MOV R0, R3\n @P1 S2R R0, SR_SWINLO\n IADD3 R4, P0, R0, 0x400, RZ", true},
	} {
		text := ".target sm_90\n.entry f {\n " + test.address + "\n MOV R5, RZ\n LD.E R2, desc[UR4][R4.64]\n ISETP.NE.AND P0, PT, R2, RZ, PT\n@P0 BRA out\n BAR.SYNC 0x0\nout:\n EXIT\n}\n"
		f := lowered([]byte(text))[0]
		u := NewFacts(f).Uniformity()
		if got := u.Diverges(f.Blocks[0]); got != test.diverges {
			t.Errorf("%s: diverges: %v, want %v\n%s", test.name, got, test.diverges, strings.TrimSpace(text))
		}
	}
}

// TestParameterAddress holds that what lanes load by a generic address is one value where that is computed of a parameter, by what a listing has for an
// index, and that the upper half of a product or of a shifted number makes no address.
func TestParameterAddress(t *testing.T) {
	for _, test := range []struct {
		name, address string
		sm            int
		diverges      bool
	}{
		{"parameter", "MOV R4, c[0x0][0x160]", 86, false},
		{"index", "MOV R6, c[0x0][0x170]\n LEA R4, P0, R6, c[0x0][0x160], 0x2", 86, false},
		{"copy", "MOV R6, c[0x0][0x160]\n LEA R4, P0, R6, RZ, 0x0", 86, false},
		{"product", "MOV R6, c[0x0][0x170]\n IMAD R4, R6, 0x4, c[0x0][0x160]", 86, false},
		{"upper half", "MOV R6, c[0x0][0x160]\n LEA.HI R4, R6, RZ, RZ, 0x2", 86, true},
		{"upper half of index", "MOV R6, c[0x0][0x170]\n LEA.HI R4, R6, c[0x0][0x160], RZ, 0x2", 86, true},
		{"upper half behind a constant", "MOV R6, c[0x0][0x170]\n LEA.HI R4, R6, c[0x0][0x160], 0x3, 0x2", 86, true},
		{"upper half of product", "MOV R6, c[0x0][0x170]\n IMAD.HI.U32 R4, R6, 0x4, c[0x0][0x160]", 86, true},
		{"product, sm_35", "MOV R6, c[0x0][0x150]\n IMAD R4, R6, 0x4, c[0x0][0x140]", 35, false},
		{"upper half of product, sm_35", "MOV R6, c[0x0][0x150]\n IMAD.U32.U32.HI R4, R6, 0x4, c[0x0][0x140]", 35, true},
	} {
		at := "[R4.64]"
		if test.sm < 70 {
			at = "[R4]"
		}
		text := fmt.Sprint(".target sm_", test.sm) + "\n.entry f {\n " + test.address + "\n MOV R5, RZ\n LD.E R2, " + at + "\n ISETP.NE.AND P0, PT, R2, RZ, PT\n@P0 BRA out\n BAR.SYNC 0x0\nout:\n EXIT\n}\n"
		f := lowered([]byte(text))[0]
		u := NewFacts(f).Uniformity()
		if got := u.Diverges(f.Blocks[0]); got != test.diverges {
			t.Errorf("%s: diverges: %v, want %v\n%s", test.name, got, test.diverges, strings.TrimSpace(text))
		}
	}
}
