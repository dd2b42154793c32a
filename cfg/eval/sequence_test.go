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
