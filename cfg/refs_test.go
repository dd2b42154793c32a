package cfg

import (
	"fmt"
	"strings"
	"testing"
)

// refsString prints references as "R4+2 P0 | R2" : reads, then writes. A
// descriptor is "desc", all of a class "PR".
func refsString(refs []Ref) string {
	var reads, writes []string
	for _, f := range refs {
		s := f.Reg.String()
		if f.Arg == ArgDescriptor {
			s = "desc"
		}
		if f.Count > 1 && f.Reg.Num >= 0 {
			s += fmt.Sprintf("+%d", f.Count)
		}
		if f.Write {
			writes = append(writes, s)
		} else {
			reads = append(reads, s)
		}
	}
	return strings.TrimSpace(strings.Join(reads, " ") + " | " + strings.Join(writes, " "))
}

func TestAppendRefs(t *testing.T) {
	tests := []struct {
		sm         int
		text, want string
	}{
		// Integers.
		{90, "IADD3 R0, R1, -R2, R3", "R1 R2 R3 | R0"},
		{90, "@!P1 IADD3 R0, P0, P2, R1, c[0x0][0x160], RZ", "P1 R1 | R0 P0 P2"},
		{90, "IADD3.X R3, R6, R3, RZ, P0, !PT", "R6 R3 P0 | R3"},
		{52, "IADD R8.CC, R11, c[0x0][0x140]", "R11 | R8 CC"},
		{52, "IADD.X R3, R0, c[0x0][0x144]", "R0 CC | R3"},
		{52, "ISETP.GE.U32.X.AND P0, PT, R22.reuse, RZ, PT", "R22 CC | P0"},
		{60, "IMNMX.XHI R13.CC, R11, R5, !PT", "R11 R5 | R13 CC"},
		{60, "IMNMX.U32.XLO R25, R25, RZ, !PT", "R25 CC | R25"},
		{52, "XMAD.PSL.CBCC R2, R2.H1, R3.H1, R0", "R2 R3 R0 | R2"},
		{120, "IADD.64 R2, R4, R6", "R4+2 R6+2 | R2+2"},
		{120, "UIADD3.64 UR4, UPT, UPT, UR6, UR8, URZ", "UR6+2 UR8+2 | UR4+2"},
		{120, "MOV.64 R2, R4", "R4+2 | R2+2"},
		{86, "IMAD R0, R1, R2, R3", "R1 R2 R3 | R0"},
		{86, "IMAD.WIDE R4, R5, 0x4, R2", "R5 R2+2 | R4+2"},
		{86, "IMAD.WIDE.U32 R4, P0, R2, R9, R4", "R2 R9 R4+2 | R4+2 P0"},
		{86, "IMAD.WIDE.U32.X R6, R11, RZ, R6, P2", "R11 R6+2 P2 | R6+2"},
		{86, "IMAD.HI.U32 R4, R28.reuse, R29.reuse, R2", "R28 R29 R2+2 | R4"},
		{35, "IMAD.HI.X R4, R28, R29, R2", "R28 R29 R2 CC | R4"},
		{86, "UIMAD.WIDE.U32 UR4, UR6, UR8, UR4", "UR6 UR8 UR4+2 | UR4+2"},
		{86, "SHF.L.U64.HI R5, R7, 0x2, R8", "R7 R8 | R5"},
		{86, "LEA R16, P0, R5, c[0x0][0x160], 0x2", "R5 | R16 P0"},
		{86, "LEA.HI.X.SX32 R3, R3, c[0x0][0x164], 0x1, P0", "R3 P0 | R3"},
		{86, "LOP3.LUT P0, RZ, R4, UR6, RZ, 0xc, !PT", "R4 UR6 | P0"},
		{86, "ISETP.GE.U32.AND.EX P0, P1, R30, R28, P2, P3", "R30 R28 P2 P3 | P0 P1"},
		{0, "ISETP.EQ P0, R2, #0", "R2 | P0"},
		{86, "PLOP3.LUT P0, P1, P2, P3, !P4, 0x8, 0x80", "P2 P3 P4 | P0 P1"},
		{86, "PLOP3.LUT P0, P2, P3, P4, 0x8, 0x80", "P2 P3 P4 | P0"},
		{52, "PSETP.OR.AND P1, PT, !P1, !P2, PT", "P1 P2 | P1"},
		{52, "CSETP.NEU.AND P1, PT, CC, PT", "CC | P1"},
		{61, "VSHL.UD.U32.U8.W R4, R0, R5, RZ", "R0 R5 | R4"},
		{61, "VADD.UD.U8.U16.SAT.MIN R2, R1.B1.reuse, -R5.H0.reuse, R6.reuse", "R1 R5 R6 | R2"},
		{35, "VADD4.UD.U8.U8.AVRG R2, R3, -R4, R5", "R3 R4 R5 | R2"},
		{35, "VADD4.UD.U8.U8.AVRG.YW R2, R3, R4, R5", "R3 R4 R5 | R2"},
		{35, "VSET2.LT.U16.U16.X R2, R3.10, R4.31, R5", "R3 R4 R5 | R2"},
		{75, "PLOP3.LUT P0, P1, R5.SIGN, R4.SIGN, R3.SIGN, 0x40, 0x0", "R5 R4 R3 | P0 P1"},
		{86, "F2IP.U8.F32.TRUNC.NTZ R0, RZ, R1, RZ", "R1 | R0"},
		{61, "VMAD.U8.U8 R0, R1.B0, R2.B1, R3", "R1 R2 R3 | R0"},

		// Floating point and conversions.
		{86, "DFMA R10, R56, R10, 1.5", "R56+2 R10+2 | R10+2"},
		{86, "DSETP.MAX.AND P0, P1, R24, R26, PT", "R24+2 R26+2 | P0 P1"},
		{52, "DSET.EQ.AND R2, R12, RZ, P0", "R12+2 P0 | R2"},
		{52, "FSET.NEU.FTZ.AND RZ.CC, |R0|, +INF , PT", "R0 | CC"},
		{100, "FFMA2 R2, R4, R6, R8", "R4+2 R6+2 R8+2 | R2+2"},
		{90, "F2FP.SATFINITE.E4M3.F32.PACK_AB_MERGE_C R0, R2, R3, R0.H1", "R2 R3 R0 | R0"},
		{86, "F2F.F64.F32 R34, R34", "R34 | R34+2"},
		{86, "F2F.F32.F64 R0, R56", "R56+2 | R0"},
		{86, "F2I.F64.TRUNC R0, R56", "R56+2 | R0"},
		{86, "F2I.U64.TRUNC R4, R4", "R4 | R4+2"},
		{86, "F2I.FTZ.U32.F32.TRUNC.NTZ R7, R6", "R6 | R7"},
		{86, "I2F.F64.S64 R4, R6", "R6+2 | R4+2"},
		{86, "I2F.U64.RP R0, UR4", "UR4+2 | R0"},
		{86, "FRND.F64.FLOOR R4, R6", "R6+2 | R4+2"},
		{86, "MUFU.RCP64H R7, R5", "R5 | R7"},
		{86, "FCHK P0, R43, R51", "R43 R51 | P0"},
		{86, "HSETP2.GT.AND P1, P3, R38, R39, PT", "R38 R39 | P1 P3"},

		{61, "HADD2.MRG_H0 R0, R1.H0_H0, R2", "R0 R1 R2 | R0"},
		{35, "F2F.F16.F32 R0.H1, R2", "R0 R2 | R0"},

		// Moves and predicates.
		{86, "CS2R R2, SRZ", "SRZ | R2+2"},
		{86, "CS2R.32 R0, SR_CLOCKLO", "SR_CLOCKLO | R0"},
		{60, "CS2R R0, SR_PM0", "SR_PM0 | R0"},
		{86, "S2R R0, SR_TID.X", "SR_TID.X | R0"},
		{86, "P2R R0, PR, R5, 0x41", "P0 P6 R5 | R0"},
		{86, "P2R R0, PR, R5, R6", "PR R5 R6 | R0"},
		{86, "P2R R0, PR, R5, 0x80001", "PR R5 | R0"},
		{52, "P2R R33, CC, RZ, 0xf", "CC | R33"},
		{86, "@P3 R2P PR, R3, 0x6", "P3 R3 | P1 P2"},
		{86, "R2P PR, R16.B1, R4", "R16 R4 | PR"},
		{75, "LDC R2, c[R0+`((f.const_opt.12 + -0x8000))]", "R0 | R2"},
		{75, "ULDC UR2, c[UR4+`(bank)]", "UR4 | UR2"},
		{80, "BRX R2 `(((.text.f - .) - 0x10))", "R2+2 |"},
		{75, "UP2UR UR4, UPR, URZ, 0x1", "UP0 | UR4"},
		{75, "UR2UP UPR, UR4, 0x3", "UR4 | UP0 UP1"},
		{86, "R2UR P1, UR4, R2", "R2 | P1 UR4"},
		{86, "SEL R0, R1, R2, !P0", "R1 R2 P0 | R0"},
		{86, "SHFL.UP P0, R6, R7, 0x1, RZ", "R7 | P0 R6"},
		{90, "LEPC R20, `(.L_x_1)", "| R20+2"},

		// Memory.
		{52, "LDG.E R6, [R2+0x4]", "R2+2 | R6"},
		{20, "LD R6, [R2+0x4]", "R2 | R6"},
		{86, "LDG.E R7, [R4.64]", "R4+2 desc | R7"},
		{86, "LDG.E R7, [R4]", "R4+2 | R7"},
		{90, "LDG.E.128 R8, desc[UR4][R2.64+0x10]", "R2+2 UR4+2 | R8+4"},
		{86, "STG.E.64 [R38.64+0x20], R52", "R38+2 R52+2 desc |"},
		{75, "LDG.E.SYS R5, [UR36]", "UR36+2 | R5"},
		{75, "LDG.E R5, [R4.U32+UR6]", "R4 UR6+2 | R5"},
		{86, "LDS.U.128 R4, [R15+UR4+0x10]", "R15 UR4 | R4+4"},
		{86, "STL.128 [R1+0x20], R8", "R1 R8+4 |"},
		{86, "LDC.64 R8, c[0x4][R0]", "R0 | R8+2"},
		{86, "ULDC.64 UR4, c[0x0][0x118]", "| UR4+2"},
		{86, "FADD R4, R36, cx[UR4][0x10]", "R36 UR4+2 | R4"},
		{75, "ATOMG.E.ADD.STRONG.GPU PT, R4, [UR4+0xebc], R9", "UR4+2 R9 | R4"},
		{90, "ATOMG.E.CAS.64.STRONG.GPU P0, R24, [R2], R24, R26", "R2+2 R24+2 R26+2 | P0 R24+2"},
		{60, "ATOM.E.CAS R11, [R4], R10, R11", "R4+2 R10 R11 | R11"},
		{60, "ATOMS.CAS.64 R10, [R9+0x3000], R4, R6", "R9 R4+2 R6+2 | R10+2"},
		{60, "RED.E.ADD.F64.RN [R4+0x8], R6", "R4+2 R6+2 |"},
		{90, "REDG.E.MIN.S32.STRONG.GPU desc[UR8][R4.64+0x1c], R9", "R4+2 UR8+2 R9 |"},
		{80, "LDGSTS.E.BYPASS.128 [R112], [R12.64], P6", "R112 R12+2 P6 desc |"},
		{90, "LDGSTS.E.BYPASS.128 [R112+UR4], desc[UR10][R12.64], P6", "R112 UR4 R12+2 UR10+2 P6 |"},
		{86, "LDSM.16.M88.4 R68, [R112+UR5]", "R112 UR5 | R68+4"},
		{90, "STSM.16.MT88.2 [R0], R8", "R0 R8+2 |"},
		{86, "QSPC.E.S P0, RZ, [R2]", "R2+2 | P0"},
		{60, "LD.E.64 R10, [R14+-0x14], P1", "R14+2 P1 | R10+2"},
		{90, "SYNCS.EXCH.64 URZ, [UR4], UR6", "UR4 UR6+2 |"},
		{90, "SYNCS.PHASECHK.TRANS64.TRYWAIT P0, [R4+URZ], R2", "R4 R2 | P0"},
		{100, "LDG.E.ENL2.256 R4, R8, desc[UR4][R2.64]", "R2+2 UR4+2 | R4+4 R8+4"},
		{90, "UTMALDG.2D [UR4], [UR8]", "UR4+4 UR8+2 |"},
		{90, "UTMALDG.2D.GATHER4 [UR8], [UR4]", "UR8+7 UR4+2 |"},
		{90, "UTMALDG.3D.MULTICAST [UR16], [UR42], UR6, desc[UR44]", "UR16+5 UR42+2 UR6 UR44+2 |"},

		// Textures and surfaces: the second destination has the first components.
		{86, "TEX.SCR.LL RZ, R0, R2, R7, 0x0, 0x62, 2D, 0x1", "R2+2 R7 | R0"},
		{86, "TEX.SCR.LL.DC R8, R34, R2, R6, UR4, 0x0, 2D", "R2+2 R6+2 UR4+2 | R8+2 R34+2"},
		{35, "TEX.LL.T R28, R24, 0x50, 2D, 0x1", "R24+3 | R28"},
		{35, "TEX.LL.P R0, R20, R0, 0x50, ARRAY_CUBE, 0x1", "R20+4 R0 | R0"},
		{37, "TXD.T R9, R8, R12, 0x50, 2D, 0x1", "R8+4 R12+2 | R9"},
		{37, "TXD.P R12, R12, RZ, 0x50, ARRAY_1D, 0x1", "R12+4 | R12"},
		{35, "TXD.B.T R16, R16, R20, 0x0, 2D, 0xf", "R16+4 R20+3 | R16+4"},
		{35, "TXD.B.P R16, R16, R8, 0x0, ARRAY_1D, 0xf", "R16+4 R8 | R16+4"},
		{35, "TXD.B.P R4, R12, R8, 0x0, ARRAY_2D, 0xf", "R12+4 R8+4 | R4+4"},
		{35, "TEX.B.P R4, R8, R4, 0x0, ARRAY_CUBE, 0xf", "R8+4 R4 | R4+4"},
		{35, "TEX.B.P R4, R8, 0x0, 2D, 0xf", "R8+3 | R4+4"},
		{35, "TLD4.B.B.P R4, R12, 0x0, ARRAY_2D, 0xf", "R12+4 | R4+4"},
		{52, "TXD.T R9, R6, R8, 0x56, 2D, 0x1", "R6+2 R8+4 | R9"},
		{60, "TEX.T R20, R16, 0x50, ARRAY_1D, 0xf", "R16+2 | R20+4"},
		{60, "TEXS.P RZ, R2, R4, R8, 0x56, ARRAY_2D, RG", "R4+2 R8 | R2+2"},
		{60, "TLDS.LZ.P R28, R8, R10, 0x50, 1D, RGBA", "R10 | R28+2 R8+2"},
		{35, "SULDGA.B.CA.64.TRAP.U8 R22, [R20], R0, P3", "R20+2 R0 P3 | R22+2"},
		{35, "SULDGA.B.CA.128.Z.U8 R12, [R12], R6, !PT", "R12+2 R6 | R12+4"},
		{35, "SUSTGA.B.U16.TRAP.U8 [R30], R0, R13, P0", "R30+2 R0 R13 P0 |"},
		{35, "SUSTGA.B.128.IGN.U8 [R6], R0, R8, !PT", "R6+2 R0 R8+4 |"},
		{35, "SUCLAMP.U32.SD.R8 PT, R20, R8, R30, 0x0", "R8 R30 | R20"},
		{90, "CCTL.E.PML2 [R2]", "R2+2 |"},
		{86, "SULD.D.BA.2D.STRONG.SM.TRAP R2, [R16], 0x0, 0x58", "R16+2 | R2"},
		{86, "SUST.P.2D.RGBA.TRAP [R16], R4, 0x0, 0x58", "R16+2 R4+4 |"},

		// Tensor cores.
		{86, "HMMA.16816.F32 R4, R8, R20, R4", "R8+4 R20+2 R4+4 | R4+4"},
		{86, "HMMA.16816.F16 R2, R20, R24, R2", "R20+4 R24+2 R2+2 | R2+2"},
		{86, "HMMA.1688.F32.TF32 R4, R8, R20, R4", "R8+4 R20+2 R4+4 | R4+4"},
		{86, "HMMA.1688.F32 R8, R2, R21, R8", "R2+2 R21 R8+4 | R8+4"},
		{86, "HMMA.SP.16832.F16 R2, R24, R28, R2, R4, 0x0", "R24+4 R28+4 R2+2 R4 | R2+2"},
		{70, "HMMA.884.F32.F32.STEP0 R8, R26.ROW, R18.COL, R8", "R26+2 R18+2 R8+2 | R8+2"},
		{86, "IMMA.16832.S8.S8 R12, R8.ROW, R20.COL, R8", "R8+4 R20+2 R8+4 | R12+4"},
		{75, "IMMA.8816.S8.S8 R10, R11.ROW, R30.COL, R30", "R11 R30 R30+2 | R10+2"},
		{86, "IMMA.SP.16864.S8.S8 R84, R64.ROW, R52.COL, R36, R11, 0x0", "R64+4 R52+4 R36+4 R11 | R84+4"},
		{86, "BMMA.168256.XOR.POPC R12, R12.ROW, R2.COL, R28", "R12+4 R2+2 R28+4 | R12+4"},
		{80, "DMMA.884 R40, R72, R44, R40", "R72+2 R44+2 R40+4 | R40+4"},
		{90, "DMMA.16816 R40, R72, R4, R40", "R72+16 R4+8 R40+8 | R40+8"},
		{120, "QMMA.16832.F32.E2M1.E2M1 R8, R4, R2, RZ", "R4+4 R2+2 | R8+4"},
		{120, "QMMA.SF.SP.16864.F32.E3M2.E2M1.E8 R4, R4, R8, R20, R18, R0, URZ, 0x0", "R4+4 R8+4 R20+4 R18+2 R0 | R4+4"},
		{120, "OMMA.SF.SP.168128.F32.E2M1.E2M1.E8.4X R4, R4, R8, R20, R18, R0, URZ, 0x0", "R4+4 R8+4 R20+4 R18+2 R0 | R4+4"},
		{86, "HMMA.16816.F32 R4, R12, R8, R4, !UP0", "R12+4 R8+2 R4+4 UP0 | R4+4"},
		{80, "IMMA.16832.S8.S8 R4, R12.ROW, R8.COL, R4, !UP0", "R12+4 R8+2 R4+4 UP0 | R4+4"},
		{90, "BMMA.168256.XOR.POPC R4, R12.ROW, R8.COL, R4, !UP0", "R12+4 R8+2 R4+4 UP0 | R4+4"},
		{80, "DMMA.884 R4, R12, R8, R4, !UP0", "R12+2 R8+2 R4+4 UP0 | R4+4"},
		{86, "HMMA.SP.16832.F32 R4, R12, R8, R4, !UP0, R12, 0x0", "R12+4 R8+4 R4+4 UP0 R12 | R4+4"},
		{86, "IMMA.SP.16864.S8.S8 R4, R12.ROW, R8.COL, R4, !UP0, R13, 0x0", "R12+4 R8+4 R4+4 UP0 R13 | R4+4"},
		{89, "QMMA.16832.F32.E4M3.E4M3 R4, R12.ROW, R8.COL, R4, !UP0", "R12+4 R8+2 R4+4 UP0 | R4+4"},
		{90, "HGMMA.64x8x16.F32 R24, gdesc[UR8], R24", "UR8+4 R24+4 | R24+4"},
		{90, "HGMMA.64x256x16.F32.BF16 R24, R4, gdesc[UR8], R24, !UPT", "R4+4 UR8+4 R24+128 | R24+128"},
		{100, "LDTM.x32 R4, tmem[UR7]", "UR7 | R4+32"},
		{100, "STTM.16dp256bit.x4 tmem[UR7], R4", "UR7 R4+16 |"},

		// Control flow, barriers, lanes.
		{90, "@P0 BRA P1, `(.L_x_2)", "P0 P1 |"},
		{52, "@!P1 BRA CC.EQ, `(.L_x_14)", "P1 CC |"},
		{100, "BRA.U !UP0, `(.L_x_2)", "UP0 |"},
		{86, "BRX R8 -0x180", "R8+2 |"},
		{52, "BRX R6 -0xc0", "R6 |"},
		{86, "BRXU UR6 -0x170", "UR6+2 |"},
		{86, "BRX R8, jt0", "R8 |"},
		{0, "@P0 BRX R8, jt0", "P0 R8 |"},
		{86, "BRX R8, 32@lo(jt0)", "R8 |"},
		{86, "BRXU UR6, jt0", "UR6 |"},
		{86, "BRX R8", "R8+2 |"},
		{86, "BRX R8 `(.L_x_1)", "R8+2 |"},
		{20, "BRX c [0x10] [R4+0x0]", "R4 |"},
		{86, "RET.REL.NODEC R4 `(f)", "R4+2 |"},
		{86, "CALL.REL.NOINC R6 `(f)", "R6+2 |"},
		{86, "BSSY B0, `(.L_x_5)", "| B0"},
		{86, "BSYNC B0", "B0 |"},
		{86, "@P0 BREAK !P2, B1", "P0 P2 B1 | B1"},
		{86, "BMOV.32.CLEAR R3, B8", "B8 | R3 B8"},
		{86, "BMOV.32 B6, R2", "R2 | B6"},
		{86, "WARPSYNC.EXCLUSIVE R6", "R6 |"},
		{86, "VOTE.ANY R3, P1, P0", "P0 | R3 P1"},
		{86, "VOTE.EQ P3, !P0", "P0 | P3"},
		{86, "VOTEU.ANY UP0, P0", "P0 | UP0"},
		{86, "MATCH.ALL P0, R10, R4", "R4 | P0 R10"},
		{86, "MATCH.ANY.U64 R10, R4", "R4+2 | R10"},
		{86, "REDUX.MIN.S32 UR5, R7", "R7 | UR5"},
		{90, "ELECT P0, UR7, ~URZ", "| P0 UR7"},
		{86, "BAR.RED.POPC 0x0, !P0", "P0 |"},
		{86, "B2R.RESULT RZ, P0", "| P0"},
		{86, "DEPBAR.LE SB0, 0x0, {4,3}", "SB0 |"},

		{90, "UBLKRED.G.S.ADD [UR6], [UR4], UR9", "UR6+2 UR4 UR9 |"},
		{90, "UBLKCP.S.G [UR6], [UR4], UR9, desc[UR10]", "UR6+2 UR4+2 UR9 UR10+2 |"},
		{90, "STAS.128 [R8.64+UR4], R4", "R8+2 UR4+2 R4+4 |"},

		// A mask of lanes does not read the old value, and is no guard.
		{52, "MOV R0, R1, 0x1", "R1 | R0"},
		{90, "RPCMOV.32 Rpc.HI, R3", "R3 |"},
		{90, "RPCMOV.32 R3, Rpc.LO", "| R3"},

		// Unknown: the first register read and written, all others read.
		{86, "@P1 FROB.X 0x1, R3, R4, [R6], P0", "P1 R3 R4 R6 P0 | R3"},
	}
	for _, tt := range tests {
		i := lowerInstr(t, tt.sm, tt.text)
		for k := range i.Args {
			if i.Args[k].Kind == BadOperand {
				t.Errorf("%s: operand %d is not understood", tt.text, k)
			}
		}
		if got := refsString(i.AppendRefs(nil, tt.sm)); got != tt.want {
			t.Errorf("sm_%d %s:\n got %s\nwant %s", tt.sm, tt.text, got, tt.want)
		}
	}
}

func TestMasked(t *testing.T) {
	for text, want := range map[string]bool{
		"MOV R0, R1, 0x1": true, "MOV32I R0, 0x7, 0xe": true, "MOV R0, R1, 0xf": false, "MOV R0, R1": false, "UMOV UR4, 0x1": false, "IADD R0, R1, 0x1": false,
	} {
		if got := lowerInstr(t, 52, text).Masked(); got != want {
			t.Errorf("%s: masked %v", text, got)
		}
	}
}

// A named register is a virtual register of any width.
func TestAppendRefsNamed(t *testing.T) {
	i := lowerInstr(t, 75, "LDG.E.128 Rdata, [Rbase.64+0x10]")
	want := []Ref{{i.Args[1].Reg, 1, false, 1}, {i.Args[0].Reg, 1, true, 0}}
	got := i.AppendRefs(nil, 75)
	if i.Args[0].Reg.Num < FirstNamed || fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// AppendRefs takes every opcode with any operands: what it says names operands
// that are there, and registers that can be.
func TestAppendRefsTotal(t *testing.T) {
	var operands []Operand
	for _, text := range []string{"R4", "P0", "UR4", "PR", "0x1", "[R2.64+UR4]", "desc[UR4][R2.64]", "c[0x0][R2]", "gdesc[UR8]", "B0", "RGBA", "CC.EQ", "L", "?"} {
		operands = append(operands, parseOperand(text, nil))
	}
	var buf []Ref
	for _, op := range Ops() {
		for _, mods := range []string{"", ".", "..64", ".E.128", ".16816.F32", ".168", ".64x999999999999x1", ".x", ".x999", ".U64.CLEAR.M", ".ENL2.256.2D"} {
			for n := range 4 * len(operands) {
				i := &Instr{Op: op, Name: op.Name + mods}
				for k := range n % 8 {
					i.Args = append(i.Args, operands[(n*(k+1)+k)%len(operands)])
				}
				for _, sm := range []int{0, 52, 86, 120} {
					if d := i.NumDst(sm); d < 0 || d > len(i.Args) {
						t.Fatalf("%s %v: %d operands written", i.Name, i.Args, d)
					}
					buf = i.AppendRefs(buf[:0], sm)
					for _, f := range buf {
						if f.Reg.Class == NoReg || f.Reg.IsConst() || f.Count == 0 || int(f.Arg) >= len(i.Args) || f.Arg < ArgDescriptor {
							t.Fatalf("%s %v: %+v", i.Name, i.Args, f)
						}
					}
				}
			}
		}
	}
}

func TestAppendRefsAllocs(t *testing.T) {
	texts := []string{
		"@P0 ISETP.GE.AND P1, PT, R0, UR4, PT", "LDG.E.128 R4, [R2.64+0x10]", "HMMA.16816.F32.BF16 R4, R8, R20, R4",
		"UTMALDG.5D [UR4], [UR8]", "TEX.SCR.LL RZ, R0, R2, R7, 0x0, 0x62, 2D, 0x1", "R2P PR, R3, 0x7f", "BMOV.32.CLEAR R3, B8",
	}
	buf := make([]Ref, 0, 32)
	for _, text := range texts {
		i := lowerInstr(t, 86, text)
		if n := testing.AllocsPerRun(10, func() { buf = i.AppendRefs(buf[:0], 86) }); n != 0 {
			t.Errorf("%s: %v allocations", text, n)
		}
	}
}

func TestRefHas(t *testing.T) {
	pair := Ref{Reg: Reg{ClassR, 4}, Count: 2}
	all := Ref{Reg: Reg{ClassP, All}, Count: 7}
	tests := []struct {
		f    Ref
		r    Reg
		want bool
	}{
		{pair, Reg{ClassR, 3}, false}, {pair, Reg{ClassR, 4}, true}, {pair, Reg{ClassR, 5}, true}, {pair, Reg{ClassR, 6}, false},
		{pair, Reg{ClassUR, 4}, false}, {all, Reg{ClassP, 6}, true}, {all, Reg{ClassUP, 0}, false}, {all, PT, false},
	}
	for _, tt := range tests {
		if got := tt.f.Has(tt.r); got != tt.want {
			t.Errorf("%v has %v: %v", tt.f, tt.r, got)
		}
	}
}

func BenchmarkAppendRefs(b *testing.B) {
	i := lowerInstr(b, 86, "@P0 ISETP.GE.U32.AND P1, PT, R0, UR4, P2")
	buf := make([]Ref, 0, 32)
	for b.Loop() {
		buf = i.AppendRefs(buf[:0], 86)
	}
}
