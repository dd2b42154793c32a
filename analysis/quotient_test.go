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
		branchDiffers(t, c.name, "sm_80", c.code, c.differs)
	}
}

// TestQuotientsOfHalves is TestQuotients for targets that multiply halves of registers.
func TestQuotientsOfHalves(t *testing.T) {
	const (
		begin = ` S2R R0, SR_TID.X
 I2F.F32.U32.RP R2, c[0x0][0x148]
 MUFU.RCP R2, R2
 F2I.FTZ.U32.F32.TRUNC R2, R2
`
		low, crossed, high, carry, sum = " XMAD R5, R2, R0, RZ\n", " XMAD R4, R2, R0.H1, RZ\n", " XMAD R6, R2.H1, R0.H1, RZ\n", " XMAD.CHI R3, R2.H1, R0, R5\n", " IADD3.RS R3, R3, R4, R6\n"

		quotient  = begin + low + crossed + high + carry + sum
		remainder = ` IADD R5, -R3, RZ
 XMAD R7, R5, c[0x0][0x148], R0
 XMAD.MRG R6, R5, c[0x0][0x148].H1, RZ
 XMAD.PSL.CBCC R7, R5.H1, R6.H1, R7
`
		corrected = quotient + remainder + ` ISETP.GE.U32.AND P0, PT, R7, c[0x0][0x148], PT
 @P0 IADD32I R3, R3, 0x1
`
	)
	for _, c := range []struct {
		name, code string
		differs    bool
	}{
		{"a quotient", quotient, false},
		{"of zero", quotient + " MOV R4, c[0x0][0x148]\n ISETP.EQ.U32.AND P2, PT, R4, RZ, PT\n @P2 LOP.PASS_B R3, RZ, ~c[0x0][0x148]\n", false},
		{"corrected", corrected, false},
		{"its high half accumulated", begin + low + crossed + " XMAD R6, R2.H1, R0.H1, R2\n" + carry + sum, false},
		{"the remainder", quotient + remainder + " MOV R3, R7\n", true},
		{"masked", quotient + " ISETP.GT.AND P2, PT, R0, 0x7, PT\n @P2 LOP.AND R3, R3, R0\n", true},
		{"masked in some lanes", quotient + " MOV R4, c[0x0][0x14c]\n ISETP.GT.AND P2, PT, R0, 0x7, PT\n @P2 LOP.AND R3, R3, R4\n", true},
		{"another sum", begin + low + crossed + high + carry + " IADD3 R3, R3, R4, R6\n", true},
		{"a negative part", begin + low + crossed + high + carry + " IADD3.RS R3, R3, -R4, R6\n", true},
		{"no carry", begin + low + crossed + high + " XMAD R3, R2.H1, R0, R5\n" + sum, true},
		{"a carry of nothing", begin + low + crossed + high + " XMAD.CHI R3, R2.H1, R0, RZ\n" + sum, true},
		{"low halves only", begin + low + crossed + high + " XMAD.CHI R3, R2, R0, R5\n" + sum, true},
		{"crossed with something added", begin + low + " XMAD R4, R2, R0.H1, R0\n" + high + carry + sum, true},
		{"crossed with another", begin + low + " XMAD R4, R0, R0.H1, RZ\n" + high + carry + sum, true},
		{"the other way round", begin + low + " XMAD R4, R2, R2.H1, RZ\n" + high + carry + sum, true},
		{"high halves only in some lanes", begin + low + crossed + " ISETP.GT.AND P2, PT, R0, 0x7, PT\n MOV R6, RZ\n @P2 XMAD R6, R2.H1, R0.H1, RZ\n" + carry + sum, true},
		{"a sum only in some lanes", begin + low + crossed + high + carry + " ISETP.GT.AND P2, PT, R0, 0x7, PT\n @P2 IADD3.RS R3, R3, R4, R6\n", true},
		{"by a constant", " S2R R0, SR_TID.X\n MOV32I R2, 0x24924925\n" + low + crossed + high + carry + sum, true},
	} {
		branchDiffers(t, c.name, "sm_60", c.code, c.differs)
	}
}

// branchDiffers checks whether a branch on R3, as the code has computed it, differs by its nature.
func branchDiffers(t *testing.T, name, target, code string, differs bool) {
	t.Helper()
	text := ".target " + target + "\n.entry f {\n" + code + " ISETP.NE.AND P0, PT, R3, 0x5, PT\n @P0 BRA out\n BAR.SYNC 0x0\nout:\n EXIT\n}\n"
	f := lowered([]byte(text))[0]
	facts := NewFacts(f)
	if !facts.Uniformity().Diverges(f.Blocks[0]) {
		t.Errorf("%s: the branch does not diverge", name)
	}
	if got := facts.Differs(f.Blocks[0]); got != differs {
		t.Errorf("%s: differs by its nature: %v, want %v", name, got, differs)
	}
}
