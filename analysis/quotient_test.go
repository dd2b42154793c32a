package analysis

import "testing"

// TestQuotients holds which branches on what is computed from the number of a thread and a quotient of it differ by their nature.
func TestQuotients(t *testing.T) {
	const quotient = ` S2R R0, SR_TID.X
 IABS R7, c[0x0][0x168]
 MOV R2, RZ
 I2F.RP R3, R7
 MUFU.RCP R3, R3
 F2I.FTZ.U32.TRUNC.NTZ R3, R3
 IMAD.HI.U32 R3, R3, R7, R2
 IMAD.HI.U32 R3, R3, R0, RZ
`
	const corrected = quotient + ` IMAD.MOV R4, RZ, RZ, -R3
 IMAD R4, R7, R4, R0
 ISETP.GT.U32.AND P1, PT, R7, R4, PT
 @!P1 IADD3 R3, R3, 0x1, RZ
 ISETP.GE.U32.AND P2, PT, R4, R7, PT
 @P2 IADD3 R3, R3, 0x1, RZ
`
	for _, c := range []struct {
		name, code string
		differs    bool
	}{
		{"a quotient", quotient, false},
		{"corrected", corrected, false},
		{"with its sign", corrected + " LOP3.LUT R8, R0, c[0x0][0x168], RZ, 0x3c, !PT\n ISETP.GE.AND P2, PT, R8, RZ, PT\n @!P2 IMAD.MOV R3, RZ, RZ, -R3\n ISETP.NE.AND P0, PT, RZ, c[0x0][0x168], PT\n SEL R3, R7, R3, !P0\n", false},
		{"a multiple of it", corrected + " IMAD R3, R3, c[0x0][0x16c], RZ\n", false},
		{"the remainder", corrected + " IMAD R3, R3, R7, RZ\n IADD3 R3, R0, -R3, RZ\n", true},
		{"a multiple that differs", corrected + " IMAD R3, R3, R0, RZ\n", true},
		{"by a constant", " S2R R0, SR_TID.X\n IMAD.HI.U32 R3, R0, 0x24924925, RZ\n", true},
		{"by a constant in a register", " S2R R0, SR_TID.X\n MOV R2, 0x24924925\n IMAD.HI.U32 R3, R0, R2, RZ\n", true},
		{"by a constant copied", " S2R R0, SR_TID.X\n IMAD.MOV.U32 R2, RZ, RZ, 0x24924925\n MOV R4, R2\n IMAD.HI.U32 R3, R4, R0, RZ\n", true},
		{"one of two", corrected + " ISETP.GT.AND P3, PT, R0, 0x7, PT\n SEL R3, R3, RZ, P3\n", true},
		{"replaced under a guard", corrected + " ISETP.GT.AND P3, PT, R0, 0x7, PT\n @P3 MOV R3, RZ\n", true},
		{"the number itself, added under a guard", corrected + " @P2 IADD3 R3, R3, R0, RZ\n", true},
		{"the number added", corrected + " IADD3 R3, R3, R0, RZ\n", true},
		{"in place of something else under a guard", corrected + " ISETP.GT.AND P3, PT, R0, 0x7, PT\n MOV R9, R3\n MOV R3, c[0x0][0x160]\n @P3 IADD3 R3, R9, 0x1, RZ\n", true},
		{"one of two quotients", corrected + " ISETP.GT.AND P3, PT, R0, 0x7, PT\n IMAD.HI.U32 R9, R2, R0, RZ\n @P3 SEL R3, R9, R9, P0\n", true},
		{"only where a guard holds", quotient + " ISETP.GT.AND P3, PT, R0, 0x7, PT\n MOV R9, R3\n MOV R3, 0x3\n @P3 IMAD.HI.U32 R3, R9, R0, RZ\n", true},
		{"corrected, of what is no quotient", " S2R R0, SR_TID.X\n ISETP.GT.AND P1, PT, R0, 0x7, PT\n MOV R3, c[0x0][0x160]\n @P1 IADD3 R3, R3, 0x1, RZ\n", true},
	} {
		text := ".target sm_80\n.entry f {\n" + c.code + " ISETP.NE.AND P0, PT, R3, 0x5, PT\n @P0 BRA out\n BAR.SYNC 0x0\nout:\n EXIT\n}\n"
		f := lowered([]byte(text))[0]
		facts := NewFacts(f)
		if !facts.Uniformity().Diverges(f.Blocks[0]) {
			t.Errorf("%s: the branch does not diverge", c.name)
		}
		if got := facts.Differs(f.Blocks[0]); got != c.differs {
			t.Errorf("%s: differs by its nature: %v, want %v", c.name, got, c.differs)
		}
	}
}
