package eval

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// A sequence is straight-line code as ptxas made it, and what the PTX it was
// made of computes.
type sequence struct {
	name string
	sm   int
	text string
	in   string // the registers that hold random values at first
	want func(get func(string) uint64) map[string]uint64
}

// The sequences stand as in our listings, from the file that from names; what is between
// them there and has nothing to do with them is left out.
var sequences = []sequence{
	{ // 14_alu_misc: add.cc, addc.cc, addc, sub.cc, subc
		name: "carry chain", sm: 75, in: "R28 R29 R30 R31 R35 c0x168",
		text: `
			IADD3 R0, P0, R28, R29, RZ
			IADD3.X R3, P0, R30, R31, RZ, P0, !PT
			IADD3 R44, P3, R0, -R3, RZ
			IADD3.X R35, ~R35, c[0x0][0x168], R28, P3, P0`,
		want: func(get func(string) uint64) map[string]uint64 {
			r8 := get("R28") + get("R29")
			r9 := get("R30") + get("R31") + r8>>32
			r10 := get("R28") + get("c0x168") + r9>>32
			r11 := uint64(uint32(r8)) - uint64(uint32(r9))
			return map[string]uint64{"R0": r8, "R3": r9, "R44": r11, "R35": r10 - get("R35") - r11>>63}
		},
	},
	{ // and.b64 and setp.ne.s64 of it
		name: "64-bit mask", sm: 50, in: "R2.64",
		text: `
			LOP32I.AND RZ.CC, R2, 0x4100
			LOP.AND.X.NZ P0, RZ, R3, 0x41
			SEL R4, RZ, 0x1, !P0`,
		want: func(get func(string) uint64) map[string]uint64 {
			set := uint64(0)
			if get("R2.64")&(0x41<<32|0x4100) != 0 {
				set = 1
			}
			return map[string]uint64{"R4": set}
		},
	},
	{ // 14_alu_misc: shl.b64, shr.s64 by any count
		name: "64-bit shifts", sm: 75, in: "R60.64 R28 R29",
		text: `
			SHF.L.U64.HI R75, R60.reuse, R28.reuse, R61
			SHF.L.U32 R76, R60, R28, RZ
			SHF.R.S32.HI R36, RZ, R29.reuse, R61
			SHF.R.S64 R33, R60, R29, R61`,
		want: func(get func(string) uint64) map[string]uint64 {
			x := get("R60.64")
			left, right := x<<get("R28"), uint64(int64(x)>>get("R29"))
			return map[string]uint64{"R76": left, "R75": left >> 32, "R33": right, "R36": right >> 32}
		},
	},
	{ // 14_alu_misc: mul.lo.u64
		name: "64-bit product", sm: 75, in: "R60.64 c0x170 c0x174",
		text: `
			IMAD.WIDE.U32 R40, R60, c[0x0][0x170], RZ
			IMAD R3, R61, c[0x0][0x170], RZ
			IMAD R3, R60, c[0x0][0x174], R3
			IMAD.IADD R6, R41, 0x1, R3`,
		want: func(get func(string) uint64) map[string]uint64 {
			p := get("R60.64") * (get("c0x174")<<32 | get("c0x170"))
			return map[string]uint64{"R40": p, "R6": p >> 32}
		},
	},
	{ // 14_alu_misc: mad.hi.u32, whose addend becomes a pair
		name: "mad.hi", sm: 75, in: "R28 R29 R30",
		text: `
			IMAD.MOV.U32 R2, RZ, RZ, RZ
			IMAD.MOV.U32 R3, RZ, RZ, R30
			IMAD.HI.U32 R4, R28.reuse, R29.reuse, R2`,
		want: func(get func(string) uint64) map[string]uint64 {
			return map[string]uint64{"R4": get("R28")*get("R29")>>32 + get("R30")}
		},
	},
	{ // 14_alu_misc: two sums of three 64-bit integers
		name: "sum of three pairs", sm: 75, in: "R33 R64 R76 R36 R39 R75",
		text: `
			IADD3 R33, P1, P6, R33, R64, R76
			IADD3.X R39, R36, R39, R75, P1, P6`,
		want: func(get func(string) uint64) map[string]uint64 {
			x := get("R36")<<32 | get("R33")
			x += get("R39")<<32 | get("R64")
			x += get("R75")<<32 | get("R76")
			return map[string]uint64{"R33": x, "R39": x >> 32}
		},
	},
	{ // 14_alu_misc: min.s32, max.u32, slct, selp, bfi, bfe, lop3, prmt, sad, vabsdiff4, cvt.sat.u8, cvt.s32.s16
		name: "single instructions", sm: 75, in: "R28 R29 R30 R31 R37",
		text: `
			IMNMX R66, R28.reuse, R29.reuse, PT
			IMNMX.U32 R0, R30.reuse, R31, !PT
			ISETP.GE.AND P6, PT, R30, RZ, PT
			SEL R44, R28, R29, P6
			PRMT R65, R28, 0x7604, R29
			SHF.R.U32.HI R69, RZ, 0x4, R28
			SGXT.U32 R69, R69, 0x9
			VABSDIFF.U32 R15, R28.reuse, R29.reuse, R30.reuse
			LOP3.LUT R14, R28.reuse, R29.reuse, R30.reuse, 0x96, !PT
			PRMT R7, R37, 0x9910, RZ
			I2I.U8.S32.SAT R8, R28`,
		want: func(get func(string) uint64) map[string]uint64 {
			a, b, c := get("R28"), get("R29"), get("R30")
			w := map[string]uint64{"R66": uint64(uint32(min(int32(a), int32(b)))), "R0": max(c, get("R31")), "R44": b}
			if int32(c) >= 0 {
				w["R44"] = a
			}
			w["R65"] = b&^0xff00 | a&0xff<<8 // bfi of the low 8 bits of a at bit 8
			w["R69"] = a >> 4 & 0x1ff
			w["R15"] = max(a, b) - min(a, b) + c
			w["R14"] = a ^ b ^ c
			w["R7"] = uint64(uint32(int16(get("R37"))))
			w["R8"] = uint64(min(max(int32(a), 0), 255))
			return w
		},
	},
	{ // 12_calls: mul.lo.s32 on sm_52
		name: "product of halves", sm: 52, in: "R2 R4",
		text: `
			XMAD R3, R4.reuse, R2.reuse, RZ
			XMAD.MRG R2, R4.reuse, R2.H1, RZ
			XMAD.PSL.CBCC R4, R4.H1, R2.H1, R3`,
		want: func(get func(string) uint64) map[string]uint64 {
			return map[string]uint64{"R4": get("R2") * get("R4")}
		},
	},
	{ // 04_switch_dense: mad.lo.s32 with 185
		name: "product with a constant", sm: 52, in: "R0 R7",
		text: `
			XMAD R7, R0.reuse, 0xb9, R7
			XMAD.PSL R7, R0.H1, 0xb9, R7`,
		want: func(get func(string) uint64) map[string]uint64 {
			return map[string]uint64{"R7": get("R0")*0xb9 + get("R7")}
		},
	},
	{ // 07_interp_switch_in_loop: the high word of a product on sm_52
		name: "high word of halves", sm: 52, in: "R5 R11",
		text: `
			XMAD R6, R5, R11, RZ
			XMAD R7, R5.reuse, R11.H1.reuse, RZ
			XMAD.CHI R6, R5.H1.reuse, R11.reuse, R6
			XMAD R5, R5.H1, R11.H1, RZ
			IADD3.RS R5, R6, R7, R5`,
		want: func(get func(string) uint64) map[string]uint64 {
			return map[string]uint64{"R5": get("R5") * get("R11") >> 32}
		},
	},
	{ // 01_nested_if: cvta and mad.wide of an address on sm_52
		name: "address", sm: 52, in: "R2 c0x140 c0x144",
		text: `
			SHR R0, R2.reuse, 0x1e
			ISCADD R2.CC, R2, c[0x0][0x140], 0x2
			IADD.X R3, R0, c[0x0][0x144]`,
		want: func(get func(string) uint64) map[string]uint64 {
			x := get("c0x144")<<32 | get("c0x140")
			x += uint64(int64(int32(get("R2")))) * 4
			return map[string]uint64{"R2": x, "R3": x >> 32}
		},
	},
	{ // 50_cuda_kernels: the remainder of a 64-bit number and 7, plus an int
		name: "remainder with 7", sm: 86, in: "R11 R13 R2",
		text: `
			IMAD.WIDE.U32 R4, R13, -0x6db6db6d, RZ
			IMAD.WIDE.U32 R6, P0, R11, 0x24924924, R4
			IMAD.WIDE.U32 R4, R11, -0x6db6db6d, RZ
			IMAD.X R9, RZ, RZ, RZ, P0
			IADD3 RZ, P0, R5, R6, RZ
			IMAD.MOV.U32 R8, RZ, RZ, R7
			IMAD.WIDE.U32.X R4, R13, 0x24924924, R8, P0
			IADD3 R3, P0, R11, -R4, RZ
			IADD3.X R6, R13, ~R5, RZ, P0, !PT
			SHF.R.U64 R3, R3, 0x1, R6.reuse
			SHF.R.U32.HI R7, RZ, 0x1, R6
			IADD3 R3, P0, R3, R4, RZ
			IMAD.X R4, R7, 0x1, R5, P0
			MOV R5, R13
			SHF.R.U64 R3, R3, 0x2, R4.reuse
			SHF.R.U32.HI R6, RZ, 0x2, R4
			IMAD.MOV.U32 R4, RZ, RZ, R11
			IMAD.WIDE.U32 R4, R3, -0x7, R4
			IMAD R6, R6, -0x7, RZ
			IADD3 R4, P0, R2, R4, RZ
			IADD3 R3, R5, -R3, R6
			LEA.HI.X.SX32 R5, R2, R3, 0x1, P0`,
		want: func(get func(string) uint64) map[string]uint64 {
			x := (get("R13")<<32|get("R11"))%7 + uint64(int64(int32(get("R2"))))
			return map[string]uint64{"R4": x, "R5": x >> 32}
		},
	},
	{ // 14_alu_misc: rem.u32
		name: "remainder", sm: 75, in: "R28 R29",
		text: `
			I2F.U32.RP R0, R29
			IMAD.MOV R5, RZ, RZ, -R29
			ISETP.NE.U32.AND P2, PT, R29, RZ, PT
			MUFU.RCP R0, R0
			IADD3 R2, R0, 0xffffffe, RZ
			F2I.FTZ.U32.TRUNC.NTZ R3, R2
			IMAD.MOV.U32 R2, RZ, RZ, RZ
			IMAD R5, R5, R3, RZ
			IMAD.HI.U32 R3, R3, R5, R2
			IMAD.HI.U32 R3, R3, R28, RZ
			IMAD.MOV R3, RZ, RZ, -R3
			IMAD R38, R29, R3, R28
			ISETP.GE.U32.AND P0, PT, R38, R29, PT
			@P0 IMAD.IADD R38, R38, 0x1, -R29
			ISETP.GE.U32.AND P1, PT, R38, R29, PT
			@P1 IMAD.IADD R38, R38, 0x1, -R29
			@!P2 LOP3.LUT R38, RZ, R29, RZ, 0x33, !PT`,
		want: func(get func(string) uint64) map[string]uint64 {
			if get("R29") == 0 {
				return map[string]uint64{"R38": 1<<32 - 1}
			}
			return map[string]uint64{"R38": get("R28") % get("R29")}
		},
	},
	{ // 07_interp_switch_in_loop: div.s32
		name: "signed division", sm: 75, in: "R9 R10",
		text: `
			IABS R7, R10.reuse
			IABS R12, R9
			IABS R13, R10.reuse
			I2F.RP R6, R7
			LOP3.LUT R9, R9, R10, RZ, 0x3c, !PT
			ISETP.GE.AND P1, PT, R9, RZ, PT
			MUFU.RCP R6, R6
			IADD3 R4, R6, 0xffffffe, RZ
			IMAD.MOV R6, RZ, RZ, -R13
			F2I.FTZ.U32.TRUNC.NTZ R5, R4
			IMAD.MOV.U32 R4, RZ, RZ, RZ
			IMAD.MOV R8, RZ, RZ, -R5
			IMAD R11, R8, R7, RZ
			IMAD.MOV.U32 R8, RZ, RZ, R12
			IMAD.HI.U32 R5, R5, R11, R4
			IMAD.HI.U32 R5, R5, R8, RZ
			IMAD R4, R5, R6, R8
			ISETP.GT.U32.AND P2, PT, R7, R4, PT
			@!P2 IMAD.IADD R4, R4, 0x1, -R7
			@!P2 IADD3 R5, R5, 0x1, RZ
			ISETP.NE.AND P2, PT, R10, RZ, PT
			ISETP.GE.U32.AND P0, PT, R4, R7, PT
			@P0 IADD3 R5, R5, 0x1, RZ
			@!P1 IMAD.MOV R5, RZ, RZ, -R5
			@!P2 LOP3.LUT R5, RZ, R10, RZ, 0x33, !PT`,
		want: func(get func(string) uint64) map[string]uint64 {
			return map[string]uint64{"R5": quotient(get("R9"), get("R10"))}
		},
	},
	{ // 07_interp_switch_in_loop: div.s32 on sm_52
		name: "signed division of halves", sm: 52, in: "R4 R10",
		text: `
			I2F.F32.S32.RP R5, |R10|
			I2I.S32.S32 R9, |R10|
			I2I.S32.S32 R11, |R4|
			LOP.XOR R4, R4, R10
			MUFU.RCP R5, R5
			IADD32I R6, R5, 0xffffffe
			F2I.FTZ.U32.F32.TRUNC R6, R6
			XMAD R7, R9.reuse, R6.reuse, RZ
			XMAD.MRG R8, R9.reuse, R6.H1, RZ
			XMAD.PSL.CBCC R7, R9.H1, R8.H1, R7
			IADD R12, -R7, RZ
			XMAD R7, R6.reuse, R12.reuse, RZ
			XMAD R8, R6.reuse, R12.H1.reuse, RZ
			XMAD R5, R6.H1.reuse, R12.H1.reuse, R6
			XMAD.CHI R7, R6.H1, R12, R7
			IADD3.RS R5, R7, R8, R5
			I2I.S32.S32 R8, -|R10|
			XMAD R6, R5, R11, RZ
			XMAD R7, R5.reuse, R11.H1.reuse, RZ
			XMAD.CHI R6, R5.H1.reuse, R11.reuse, R6
			XMAD R5, R5.H1, R11.H1, RZ
			IADD3.RS R5, R6, R7, R5
			XMAD R6, R8.reuse, R5.reuse, R11
			XMAD.MRG R7, R8.reuse, R5.H1, RZ
			XMAD.PSL.CBCC R6, R8.H1, R7.H1, R6
			ISETP.GT.U32.AND P1, PT, R9, R6, PT
			@!P1 IADD R6, R6, -R9.reuse
			@!P1 IADD32I R5, R5, 0x1
			ISETP.GE.AND P1, PT, R4, RZ, PT
			ISETP.GE.U32.AND P0, PT, R6, R9, PT
			@P0 IADD32I R5, R5, 0x1
			ISETP.EQ.AND P0, PT, R10, RZ, PT
			MOV R4, R5
			@!P1 IADD R4, -R4, RZ
			@P0 LOP.PASS_B R4, RZ, ~R10`,
		want: func(get func(string) uint64) map[string]uint64 {
			return map[string]uint64{"R4": quotient(get("R4"), get("R10"))}
		},
	},
	{ // 14_alu_misc: div.u64, the function it calls
		name: "64-bit division", sm: 75, in: "R60.64 c0x170 c0x174",
		text: `
			I2F.U64.RP R0, c[0x0][0x170]
			MUFU.RCP R0, R0
			IADD3 R2, R0, 0x1ffffffe, RZ
			F2I.U64.TRUNC R2, R2
			IMAD.WIDE.U32 R4, R2, c[0x0][0x170], RZ
			IMAD R5, R2, c[0x0][0x174], R5
			IADD3 R7, P0, RZ, -R4, RZ
			IMAD R5, R3, c[0x0][0x170], R5
			IMAD.HI.U32 R4, R2, R7, RZ
			IMAD.X R9, RZ, RZ, ~R5, P0
			IMAD.MOV.U32 R5, RZ, RZ, R2
			IMAD R11, R3, R9.reuse, RZ
			IMAD.WIDE.U32 R4, P0, R2, R9, R4
			IMAD.HI.U32 R9, R3, R9, RZ
			IMAD.HI.U32 R4, P1, R3, R7, R4
			IMAD.X R0, R9, 0x1, R3, P0
			IADD3 R5, P2, R11, R4, RZ
			IADD3.X R7, RZ, RZ, R0, P2, P1
			IMAD.WIDE.U32 R2, R5, c[0x0][0x170], RZ
			IMAD R0, R5, c[0x0][0x174], R3
			IADD3 R3, P0, RZ, -R2, RZ
			IMAD R0, R7, c[0x0][0x170], R0
			IMAD.HI.U32 R4, R5, R3, RZ
			IMAD.X R0, RZ, RZ, ~R0, P0
			IMAD.WIDE.U32 R4, P0, R5, R0, R4
			IMAD R2, R7.reuse, R0, RZ
			IMAD.HI.U32 R5, P1, R7, R3, R4
			IMAD.HI.U32 R0, R7, R0, RZ
			IADD3 R5, P2, R2, R5, RZ
			IMAD.X R7, R0, 0x1, R7, P0
			IMAD.HI.U32 R2, R5, R60, RZ
			IADD3.X R7, RZ, RZ, R7, P2, P1
			IMAD.MOV.U32 R3, RZ, RZ, RZ
			IMAD.WIDE.U32 R2, R61, R5, R2
			IMAD R5, R61, R7.reuse, RZ
			IMAD.HI.U32 R2, P0, R60, R7, R2
			IMAD.HI.U32 R0, R61, R7, RZ
			IADD3 R5, P1, R5, R2, RZ
			IMAD.X R0, RZ, RZ, R0, P0
			IMAD.WIDE.U32 R2, R5, c[0x0][0x170], RZ
			IMAD.X R0, RZ, RZ, R0, P1
			IADD3 R9, P1, R60, -R2, RZ
			IMAD R3, R5.reuse, c[0x0][0x174], R3
			IADD3 R2, P2, R5, 0x1, RZ
			ISETP.GE.U32.AND P0, PT, R9, c[0x0][0x170], PT
			IMAD R3, R0, c[0x0][0x170], R3
			IMAD.X R8, R61, 0x1, ~R3, P1
			IADD3 R4, P1, R9, -c[0x0][0x170], RZ
			IMAD.X R3, RZ, RZ, R0, P2
			ISETP.GE.U32.AND.EX P0, PT, R8.reuse, c[0x0][0x174], PT, P0
			IADD3.X R7, R8, ~c[0x0][0x174], RZ, P1, !PT
			SEL R5, R2, R5, P0
			SEL R4, R4, R9, P0
			SEL R2, R7, R8, P0
			SEL R0, R3, R0, P0
			IMAD.MOV.U32 R3, RZ, RZ, 0x0
			IADD3 R64, P2, R5, 0x1, RZ
			ISETP.GE.U32.AND P0, PT, R4, c[0x0][0x170], PT
			ISETP.NE.U32.AND P1, PT, RZ, c[0x0][0x170], PT
			IMAD.X R39, RZ, RZ, R0, P2
			ISETP.GE.U32.AND.EX P0, PT, R2, c[0x0][0x174], PT, P0
			IMAD.MOV.U32 R2, RZ, RZ, R6
			ISETP.NE.AND.EX P1, PT, RZ, c[0x0][0x174], PT, P1
			SEL R64, R64, R5, P0
			SEL R39, R39, R0, P0
			SEL R64, R64, 0xffffffff, P1
			SEL R39, R39, 0xffffffff, P1`,
		want: func(get func(string) uint64) map[string]uint64 {
			d := get("c0x174")<<32 | get("c0x170")
			q := uint64(1<<64 - 1)
			if d != 0 {
				q = get("R60.64") / d
			}
			return map[string]uint64{"R64": q, "R39": q >> 32}
		},
	},
	{ // k25_int64: rem.u64 on sm_52, the function it calls
		name: "64-bit remainder of halves", sm: 52, in: "R2.64 R10 R6",
		text: `
			MOV R11, R6
			I2F.F32.U64.RP R7, R10
			MUFU.RCP R7, R7
			IADD32I R8, R7, 0x1ffffffe
			F2I.U64.F32.TRUNC R8, R8
			XMAD R15, R8.reuse, R10.reuse, RZ
			XMAD R13, R8.reuse, R10.H1.reuse, RZ
			XMAD R12, R8.H1.reuse, R10.H1.reuse, RZ
			XMAD.MRG R17, R8.reuse, R6.H1, RZ
			XMAD.CHI R14, R8.H1, R10, R15
			IADD3.RS R13, R14, R13, R12
			XMAD R14, R8.reuse, R6, R13
			XMAD.MRG R13, R8.reuse, R10.H1.reuse, RZ
			XMAD.PSL.CBCC R11, R8.H1.reuse, R17.H1, R14
			XMAD.PSL.CBCC R7, R8.H1, R13.H1, R15
			XMAD.MRG R13, R9, R10.H1, RZ
			XMAD R11, R9.reuse, R10, R11
			IADD R7.CC, RZ, -R7
			XMAD.PSL.CBCC R11, R9.H1, R13.H1, R11
			XMAD R13, R8.reuse, R7.reuse, RZ
			XMAD R12, R8.reuse, R7.H1.reuse, RZ
			XMAD R14, R8.H1, R7.H1, RZ
			XMAD R21, R9, R7.reuse, RZ
			IADD.X R11, RZ, -R11
			XMAD.CHI R13, R8.H1.reuse, R7, R13
			XMAD R17, R8.reuse, R11.reuse, RZ
			XMAD.MRG R15, R8, R11.H1, RZ
			IADD3.RS R12, R13, R12, R14
			XMAD R13, R9.reuse, R11.reuse, RZ
			XMAD R14, R8.reuse, R11.H1.reuse, RZ
			XMAD R16, R8.H1.reuse, R11.H1.reuse, RZ
			XMAD.CHI R19, R8.H1.reuse, R11.reuse, R17.reuse
			XMAD.PSL.CBCC R15, R8.H1, R15.H1, R17
			XMAD R17, R9, R11.H1, RZ
			XMAD R18, R9.H1.reuse, R11.H1.reuse, RZ
			XMAD.CHI R20, R9.H1.reuse, R11.reuse, R13
			XMAD.MRG R11, R9.reuse, R11.H1, RZ
			IADD3.RS R14, R19, R14, R16
			IADD R12.CC, R12, R15
			XMAD.MRG R15, R9, R7.H1, RZ
			XMAD R16, R9.reuse, R7.H1.reuse, RZ
			IADD3.RS R17, R20, R17, R18
			XMAD R18, R9.H1.reuse, R7.H1.reuse, RZ
			XMAD.CHI R19, R9.H1.reuse, R7, R21.reuse
			IADD.X R7.CC, R8, R14
			XMAD.PSL.CBCC R15, R9.H1, R15.H1, R21
			IADD3.RS R16, R19, R16, R18
			IADD.X R8, R9.reuse, R17
			IADD RZ.CC, R12, R15
			XMAD.PSL.CBCC R9, R9.H1, R11.H1, R13
			IADD.X R7.CC, R7, R16
			IADD.X R8, RZ, R8
			IADD R7.CC, R7, R9
			XMAD R12, R7.reuse, R10.reuse, RZ
			XMAD R9, R7.reuse, R10.H1.reuse, RZ
			XMAD R11, R7.H1.reuse, R10.H1.reuse, RZ
			IADD.X R8, RZ, R8
			XMAD.CHI R14, R7.H1, R10, R12
			IADD3.RS R9, R14, R9, R11
			XMAD.MRG R14, R7.reuse, R6.H1.reuse, RZ
			XMAD R13, R7.reuse, R6, R9
			XMAD.MRG R9, R7.reuse, R10.H1.reuse, RZ
			XMAD.PSL.CBCC R11, R7.H1.reuse, R14.H1, R13
			XMAD.PSL.CBCC R9, R7.H1, R9.H1, R12
			XMAD.MRG R13, R8, R10.H1, RZ
			XMAD R11, R8.reuse, R10, R11
			IADD R9.CC, RZ, -R9
			XMAD.PSL.CBCC R13, R8.H1, R13.H1, R11
			XMAD R12, R7.reuse, R9.reuse, RZ
			XMAD R11, R7.reuse, R9.H1.reuse, RZ
			XMAD R14, R7.H1, R9.H1, RZ
			IADD.X R13, RZ, -R13
			XMAD.CHI R12, R7.H1.reuse, R9, R12
			XMAD R16, R7.reuse, R13.reuse, RZ
			XMAD.MRG R17, R7, R13.H1.reuse, RZ
			IADD3.RS R12, R12, R11, R14
			XMAD R11, R8, R13, RZ
			XMAD R14, R7.reuse, R13.H1.reuse, RZ
			XMAD R15, R7.H1.reuse, R13.H1.reuse, RZ
			XMAD.CHI R20, R7.H1.reuse, R13.reuse, R16.reuse
			XMAD.PSL.CBCC R17, R7.H1, R17.H1, R16
			XMAD R16, R8.reuse, R13.H1.reuse, RZ
			XMAD R18, R8.H1, R13.H1, RZ
			XMAD.CHI R19, R8.H1.reuse, R13.reuse, R11
			XMAD.MRG R13, R8.reuse, R13.H1, RZ
			IADD3.RS R14, R20, R14, R15
			XMAD R15, R8.reuse, R9.reuse, RZ
			IADD R12.CC, R12, R17
			XMAD.MRG R17, R8, R9.H1, RZ
			IADD3.RS R18, R19, R16, R18
			XMAD R16, R8.reuse, R9.H1.reuse, RZ
			XMAD R19, R8.H1.reuse, R9.H1.reuse, RZ
			XMAD.CHI R9, R8.H1.reuse, R9, R15.reuse
			IADD.X R7.CC, R7, R14
			XMAD.PSL.CBCC R17, R8.H1, R17.H1, R15
			XMAD.PSL.CBCC R13, R8.H1.reuse, R13.H1, R11
			IADD3.RS R16, R9, R16, R19
			IADD.X R9, R8, R18
			IADD RZ.CC, R12, R17
			IADD.X R7.CC, R7, R16
			IADD.X R8, RZ, R9
			IADD R9.CC, R7, R13
			XMAD R7, R9.reuse, R2.reuse, RZ
			XMAD R11, R9.reuse, R2.H1.reuse, RZ
			XMAD R12, R9.H1.reuse, R2.H1, RZ
			XMAD R14, R9.reuse, R3.reuse, RZ
			XMAD.MRG R15, R9, R3.H1, RZ
			IADD.X R8, RZ, R8
			XMAD.CHI R13, R9.H1, R2, R7
			XMAD R16, R8, R2.H1, RZ
			IADD3.RS R7, R13, R11, R12
			XMAD.PSL.CBCC R12, R9.H1.reuse, R15.H1, R14.reuse
			XMAD R11, R9.reuse, R3.H1.reuse, RZ
			XMAD.CHI R14, R9.H1, R3, R14
			XMAD R13, R8.reuse, R2.reuse, RZ
			XMAD R9, R9.H1, R3.H1.reuse, RZ
			XMAD.MRG R15, R8.reuse, R2.H1.reuse, RZ
			XMAD R17, R8.H1.reuse, R2.H1, RZ
			IADD R7.CC, R7, R12
			XMAD R12, R8.H1, R3.H1, RZ
			XMAD.CHI R18, R8.H1.reuse, R2, R13.reuse
			IADD3.RS R9, R14, R11, R9
			XMAD R14, R8.reuse, R3.reuse, RZ
			XMAD.PSL.CBCC R13, R8.H1.reuse, R15.H1, R13
			XMAD R11, R8, R3.H1, RZ
			IADD3.RS R16, R18, R16, R17
			IADD.X R9, RZ, R9
			XMAD.CHI R17, R8.H1.reuse, R3.reuse, R14
			IADD RZ.CC, R7, R13
			XMAD.MRG R13, R8, R3.H1, RZ
			IADD3.RS R7, R17, R11, R12
			IADD.X R9.CC, R9, R16
			XMAD.PSL.CBCC R8, R8.H1, R13.H1, R14
			IADD.X R7, RZ, R7
			IADD R9.CC, R9, R8
			XMAD R11, R9.reuse, R10.reuse, RZ
			XMAD R8, R9.reuse, R10.H1.reuse, RZ
			XMAD R13, R9.H1, R10.H1, RZ
			XMAD.MRG R12, R9.reuse, R10.H1.reuse, RZ
			IADD.X R7, RZ, R7
			XMAD.CHI R14, R9.H1, R10, R11
			IADD3.RS R8, R14, R8, R13
			XMAD.MRG R14, R9.reuse, R6.H1.reuse, RZ
			XMAD.MRG R13, R7, R10.H1, RZ
			XMAD R8, R9, R6, R8
			XMAD.PSL.CBCC R8, R9.H1.reuse, R14.H1, R8
			XMAD.PSL.CBCC R9, R9.H1, R12.H1, R11
			XMAD R8, R7.reuse, R10, R8
			IADD R12.CC, -R9, R2
			XMAD.PSL.CBCC R8, R7.H1, R13.H1, R8
			IADD.X R8, -R8, R3
			IADD RZ.CC, -R10.reuse, R12.reuse
			ISETP.GE.U32.X.AND P0, PT, R8, R6, PT
			IADD R9.CC, -R10, R12.reuse
			IADD.X R11, -R6, R8.reuse
			SEL R9, R9, R12, P0
			SEL R11, R11, R8, P0
			IADD RZ.CC, -R10.reuse, R9.reuse
			ISETP.GE.U32.X.AND P0, PT, R11, R6, PT
			IADD RZ.CC, -RZ, R10
			ISETP.NE.X.AND P1, PT, R6.reuse, RZ, PT
			IADD R7.CC, -R10, R9
			IADD.X R8, -R6, R11
			SEL R7, R7, R9, P0
			SEL R8, R8, R11, P0
			SEL R7, R7, -0x1, P1
			SEL R8, R8, -0x1, P1`,
		want: func(get func(string) uint64) map[string]uint64 {
			x, y := get("R2.64"), get("R6")<<32|get("R10")
			if y == 0 {
				x = 1<<64 - 1
			} else {
				x %= y
			}
			return map[string]uint64{"R7": x, "R8": x >> 32}
		},
	},
	{ // k25_int64: rem.u64 on sm_35, the function it calls
		name: "64-bit remainder on sm_35", sm: 35, in: "R2 R3 R5 R8",
		text: `
			MOV R6, R5
			MOV R7, R8
			I2F.F32.U64.RP R6, R6
			MUFU.RCP R6, R6
			IADD32I R6, R6, 0x1ffffffe
			F2I.U64.F32.TRUNC R6, R6
			IMUL.U32.U32.HI R9, R6, R5
			IMAD.U32.U32 R11.CC, -R6, R5, RZ
			IMAD R9, R6, R8, R9
			IMUL.U32.U32.HI R10, R6, R11
			IMAD R9, R7, R5, R9
			ISUB.X R13, RZ, R9
			IMAD.U32.U32 R10.CC, R6, R13, R10
			IMAD.U32.U32.HI.X R6.CC, R6, R13, R6
			IMAD.U32.U32.HI.X R9, R7, R13, R7
			IMAD.U32.U32 RZ.CC, R7, R11, R10
			IMAD.U32.U32.HI.X R6.CC, R7, R11, R6
			IADD.X R9, RZ, R9
			IMAD.U32.U32 R6.CC, R7, R13, R6
			IMUL.U32.U32.HI R7, R6, R5
			IADD.X R9, RZ, R9
			IMAD.U32.U32 R16.CC, -R6, R5, RZ
			IMAD R10, R6, R8, R7
			IMUL.U32.U32.HI R7, R6, R16
			IMAD R10, R9, R5, R10
			ISUB.X R18, RZ, R10
			IMAD.U32.U32 R7.CC, R6, R18, R7
			IMAD.U32.U32.HI.X R6.CC, R6, R18, R6
			IMAD.U32.U32.HI.X R10, R9, R18, R9
			IMAD.U32.U32 RZ.CC, R9, R16, R7
			IMAD.U32.U32.HI.X R6.CC, R9, R16, R6
			IADD.X R10, RZ, R10
			IMAD.U32.U32 R6.CC, R9, R18, R6
			IMUL.U32.U32.HI R13, R6, R2
			IADD.X R7, RZ, R10
			IMAD.U32.U32 R9.CC, R6, R3, R13
			IMAD.U32.U32.HI.X R6, R6, R3, RZ
			IMAD.U32.U32 RZ.CC, R7, R2, R9
			IMAD.U32.U32.HI.X R6.CC, R7, R2, R6
			IMAD.U32.U32.HI.X R9, R7, R3, RZ
			IMAD.U32.U32 R6.CC, R7, R3, R6
			IMUL.U32.U32.HI R7, R6, R5
			IADD.X R9, RZ, R9
			IMAD R10, R6, R8, R7
			IMAD.U32.U32 R6.CC, -R6, R5, R2
			IMAD R10, R9, R5, R10
			IADD.X R7, -R10, R3
			IADD RZ.CC, -R5, R6
			ISETP.GE.U32.X.AND P0, PT, R7, R8, PT
			IADD R9.CC, -R5, R6
			SEL R9, R9, R6, P0
			IADD.X R11, -R8, R7
			IADD RZ.CC, -R5, R9
			SEL R11, R11, R7, P0
			ISETP.GE.U32.X.AND P0, PT, R11, R8, PT
			IADD R6.CC, -R5, R9
			IADD.X R7, -R8, R11
			IADD RZ.CC, -RZ, R5
			SEL R6, R6, R9, P0
			SEL R7, R7, R11, P0
			ISETP.NE.X.AND P1, PT, R8, RZ, PT
			SEL R6, R6, -0x1, P1
			SEL R7, R7, -0x1, P1`,
		want: func(get func(string) uint64) map[string]uint64 {
			x, y := get("R3")<<32|get("R2"), get("R8")<<32|get("R5")
			if y == 0 {
				x = 1<<64 - 1
			} else {
				x %= y
			}
			return map[string]uint64{"R6": x, "R7": x >> 32}
		},
	},
	{ // k05_interp: the quotient of an int and 3 on sm_52
		name: "quotient with 3 of halves", sm: 52, in: "R6",
		text: `
			MOV32I R11, 0x55555556
			XMAD R8, R6.reuse, R11.reuse, RZ
			XMAD.U16.S16 R9, R6.reuse, R11.H1.reuse, RZ
			XMAD.S16.S16.CSFU R10, R6.H1.reuse, R11.H1.reuse, RZ
			XMAD.S16.U16.CHI R8, R6.H1, R11, R8
			IADD3.RS R9, R8, R9, R10
			LEA.HI R9, R9, R9, RZ, 0x1`,
		want: func(get func(string) uint64) map[string]uint64 {
			return map[string]uint64{"R9": quotient(get("R6"), 3)}
		},
	},
	{ // k05_interp: the remainder of an int and 7 on sm_52
		name: "remainder with 7 of halves", sm: 52, in: "R6",
		text: `
			MOV32I R11, 0x92492493
			XMAD R8, R6.reuse, R11.reuse, RZ
			XMAD.U16.S16 R9, R6.reuse, R11.H1.reuse, RZ
			XMAD.S16.S16.CSFU R10, R6.H1.reuse, R11.H1.reuse, R6
			XMAD.S16.U16.CHI R8, R6.H1, R11, R8
			MOV32I R11, 0xfffffff9
			IADD3.RS R8, R8, R9, R10
			SHR R9, R8.reuse, 0x2
			LEA.HI R9, R8, R9, RZ, 0x1
			XMAD R6, R9.reuse, R11.reuse, R6
			XMAD.MRG R11, R9, R11.H1, RZ
			XMAD.PSL.CBCC R9, R9.H1, R11.H1, R6`,
		want: func(get func(string) uint64) map[string]uint64 {
			return map[string]uint64{"R9": uint64(uint32(int32(get("R6")) % 7))}
		},
	},
	{ // k25_int64: d*d > x
		name: "unsigned greater of pairs", sm: 52, in: "R7 R8 R2.64",
		text: `
			IADD RZ.CC, -R2, R7
			ISETP.GT.U32.X.AND P0, PT, R8, R3, PT`,
		want: func(get func(string) uint64) map[string]uint64 {
			return map[string]uint64{"P0": bit(get("R8")<<32|get("R7") > get("R2.64"))}
		},
	},
	{ // k25_int64: x == 2, and x >= 2
		name: "pair and 2", sm: 52, in: "R2.64",
		text: `
			IADD32I RZ.CC, R2, -0x2
			ISETP.GE.U32.X.AND P0, PT, R3, RZ, PT
			ISET.EQ.X.AND R3, R3, RZ, PT`,
		want: func(get func(string) uint64) map[string]uint64 {
			return map[string]uint64{"P0": bit(get("R2.64") >= 2), "R3": -bit(get("R2.64") == 2)}
		},
	},
	{ // k31_struct: a pointer that is not null
		name: "pair and zero", sm: 52, in: "R4 R5",
		text: `
			IADD RZ.CC, -RZ, R4
			ISETP.NE.X.AND P0, PT, R5, RZ, PT`,
		want: func(get func(string) uint64) map[string]uint64 {
			return map[string]uint64{"P0": bit(get("R4")|get("R5") != 0)}
		},
	},
	{ // k29_atomics: whether a pair is what CAS read
		name: "equal pairs", sm: 52, in: "R14.64 R18.64",
		text: `
			IADD RZ.CC, -R14, R18
			ISETP.EQ.U32.X.AND P0, PT, R19, R15, PT`,
		want: func(get func(string) uint64) map[string]uint64 {
			return map[string]uint64{"P0": bit(get("R14.64") == get("R18.64"))}
		},
	},
	{ // k31_struct, by clang: i < 120
		name: "pair less than 120", sm: 60, in: "R5 R6",
		text: `
			IADD32I RZ.CC, R5, -0x78
			ISETP.LT.U32.X.AND P0, PT, R6, RZ, PT`,
		want: func(get func(string) uint64) map[string]uint64 {
			return map[string]uint64{"P0": bit(get("R6")<<32|get("R5") < 120)}
		},
	},
	{ // k27_bvh, by clang: an int, extended, that is greater than -1
		name: "signed greater of pairs", sm: 50, in: "R21",
		text: `
			IADD32I RZ.CC, R21.reuse, 0x1
			SHR R20, R21, 0x1f
			ISETP.GT.X.AND P0, PT, R20, -0x1, PT`,
		want: func(get func(string) uint64) map[string]uint64 {
			return map[string]uint64{"P0": bit(int32(get("R21")) > -1)}
		},
	},
}

// quotient is div.s32; by zero it gives what the code of ptxas does.
func quotient(x, y uint64) uint64 {
	if y == 0 {
		return 1<<32 - 1
	}
	return uint64(int64(int32(x)) / int64(int32(y)))
}

// TestSequences runs code that ptxas made and compares what it computes with what
// it was made of.
func TestSequences(t *testing.T) {
	for _, s := range sequences {
		t.Run(s.name, func(t *testing.T) { s.run(t) })
	}
}

func (s *sequence) run(t *testing.T) {
	list := assemble(t, s.sm, s.text)
	r := rand.New(rand.NewPCG(7, uint64(len(s.text))))
	uncertain := 0
	for range rounds {
		l := newLane(s.sm)
		l.rand = r
		set := l.random(t, r, s.in)
		want := s.want(func(name string) uint64 { return set[name] })
		if !l.tryRun(t, list) {
			uncertain++ // the absolute value of the least integer as a float
			continue
		}
		for name, w := range want {
			if got := l.get(name); got != uint64(uint32(w)) {
				t.Fatalf("%#x: %s is %#x, want %#x", set, name, got, uint32(w))
			}
		}
	}
	if uncertain > rounds/20 {
		t.Errorf("%d of %d were not certain", uncertain, rounds)
	}
}

// random gives registers and constants random values.
func (l *lane) random(t *testing.T, r *rand.Rand, names string) map[string]uint64 {
	set := map[string]uint64{}
	for _, name := range strings.Fields(names) {
		v := uint64(word(r))
		if strings.HasSuffix(name, ".64") {
			v = pair(r)
		}
		l.set(t, fmt.Sprintf("%s=%#x", name, v))
		set[name] = v
	}
	return set
}
