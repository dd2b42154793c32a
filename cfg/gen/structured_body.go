package gen

import (
	"fmt"
	"strings"
)

// A form is instructions that a body may have, one a line. In the text stands for
//
//	{d} {r}   a register that is written, that is read: one that is computed with, or
//	          for {r} also RZ, a counter and so on
//	{s}       {r}, a constant or a word of a constant bank
//	{i} {n}   a constant; one below 32
//	{sel}     a selector of PRMT
//	{w} {x}   an even register of a pair that is written, that is read
//	{P} {p}   a predicate that is written; one that is read, maybe with !
//	{u} {v}   a uniform register that is written, that is read
//	{U} {t}   a uniform predicate that is written, that is read
//	{cmp} {bool} {lut} {float}
//	{a} {lds} the offset of a word of the lane's own, in global and in shared memory
//	{word}    the offset of a word of the stack frame; {pair} of two, {part} of a word of which parts are accessed too
//	{off}     an offset in what is only read
//	{c} {c8}  an offset in the constant bank, of a word and of two
//	{mask}    a mask of predicates that may be written
//
// and {d=} also gives what was chosen a name, by which {d1} stands for it and {d1+} for the
// register behind it.
type form struct {
	needs Features
	where place
	text  string
}

// A place is where a form may stand.
type place uint8

const (
	anywhere place = iota
	noGuard        // but not under a guard
	partly         // where the lanes that run are together
	wholly         // where all lanes are
	unended        // where all lanes are, and none has ended
)

// forms are those of sm_86 and sm_90.
var forms = []form{
	{0, anywhere, "IADD3 {d}, {r}, {s}, {r}"},
	{0, anywhere, "IADD3 {d}, -{r}, {s}, RZ"},
	{0, anywhere, "IADD3 {d}, {P}, {r}, {s}, RZ"},
	{0, anywhere, "IADD3.X {d}, {r}, {r}, RZ, {p}, !PT"},
	{0, anywhere, "IMAD {d}, {r}, {s}, {r}"},
	{0, anywhere, "IMAD.MOV.U32 {d}, RZ, RZ, {s}"},
	{0, anywhere, "IMAD.IADD {d}, {r}, 0x1, {r}"},
	{0, anywhere, "IMAD.HI.U32 {d}, {r}, {r}, RZ"},
	{0, anywhere, "MOV {d}, {s}"},
	{0, anywhere, "LOP3.LUT {d}, {r}, {s}, {r}, {lut}, !PT"},
	{0, anywhere, "LOP3.LUT {P}, {d}, {r}, {s}, RZ, 0xc0, !PT"},
	{0, anywhere, "SHF.L.U32 {d}, {r}, {n}, RZ"},
	{0, anywhere, "SHF.R.U32.HI {d}, RZ, {n}, {r}"},
	{0, anywhere, "SHF.R.S32.HI {d}, RZ, {n}, {r}"},
	{0, anywhere, "SHF.L.W.U32.HI {d}, {r}, {n}, {r}"},
	{0, anywhere, "LEA {d}, {r}, {r}, {n}"},
	{0, anywhere, "PRMT {d}, {r}, {sel}, {r}"},
	{0, anywhere, "SEL {d}, {r}, {s}, {p}"},
	{0, anywhere, "IMNMX {d}, {r}, {s}, {p}"},
	{0, anywhere, "IABS {d}, {r}"},
	{0, anywhere, "POPC {d}, {r}"},
	{0, anywhere, "FLO.U32 {d}, {r}"},
	{0, anywhere, "BREV {d}, {r}"},
	{0, anywhere, "SGXT {d}, {r}, {n}"},
	{0, anywhere, "ISETP.{cmp}.{bool} {P}, PT, {r}, {s}, {p}"},
	{0, anywhere, "ISETP.{cmp}.U32.AND {P}, {P}, {r}, {s}, PT"},
	{0, anywhere, "PLOP3.LUT {P}, PT, {p}, {p}, {p}, {lut}, {lut}"},
	{0, anywhere, "PLOP3.LUT {P}, {P}, {p}, {p}, PT, {lut}, {lut}"},
	{0, anywhere, "P2R {d}, PR, {r}, 0x3f"},
	{Wide, anywhere, "IMAD.WIDE {w}, {r}, {s}, {x}"},
	{Wide, anywhere, "IMAD.WIDE.U32 {w}, {r}, {r}, {x}"},
	{Wide, noGuard, "IADD3 {w=}, {P=}, {x=}, {r}, RZ\nIADD3.X {w1+}, {x1+}, {r}, RZ, {P1}, !PT"},
	{Wide, noGuard, "LEA {w=}, {P=}, {r=}, {x=}, 0x2\nLEA.HI.X.SX32 {w1+}, {r1}, {x1+}, 0x2, {P1}"},
	{Wide, anywhere, "SHF.L.U64.HI {d}, {x=}, {n}, {x1+}"},
	{Wide, anywhere, "SHF.R.S64 {d}, {x=}, {r}, {x1+}"},
	{Wide, noGuard, "ISETP.LT.U32.AND {P=}, PT, {x=}, {r}, PT\nISETP.LT.AND.EX {P}, PT, {x1+}, {r}, PT, {P1}"},
	{Wide, anywhere, "CS2R {w}, SRZ"},
	{Wide, anywhere, "MOV {d}, {x=}\nIADD3 {d}, {x1+}, {r}, RZ"},
	// Definitions under a guard in front of full ones and behind them; what is copied, and moved twice.
	{Predication, noGuard, "@{p} MOV {d=}, {s}\nMOV {d1}, {s}"},
	{Predication, noGuard, "MOV {d=}, {s}\n@{p} MOV {d1}, {s}\nIADD3 {d}, {d1}, {s}, RZ"},
	{Predication, noGuard, "ISETP.{cmp}.AND {P=}, PT, {r}, {s}, PT\n@{P1} IADD3 {d=}, {r}, {s}, RZ\n@!{P1} SEL {d1}, {r}, {r}, {p}"},
	{0, noGuard, "MOV {d=}, {s=}\nMOV {d=}, {s1}\nIADD3 {d}, {d1}, {r}, {d2}"},
	{0, noGuard, "MOV {d=}, {r}\nIADD3 {d}, {d1}, {s}, RZ\nLOP3.LUT {d}, {d1}, {s}, RZ, 0xc0, !PT"},
	{Predication, noGuard, "PLOP3.LUT {P=}, PT, {p}, PT, PT, 0x80, 0x0\n@{P1} IADD3 {d}, {r}, {s}, RZ\nSEL {d}, {r}, {s}, !{P1}"},
	{0, anywhere, "SEL {d}, {r=}, {r1}, {p}"},
	{0, anywhere, "LOP3.LUT PT, {d}, {r}, {s}, RZ, 0xc0, !PT"},
	{0, anywhere, "IMAD {d=}, {r}, {s}, {r}\nIADD3 {d}, {d1}.reuse, {d1}, {r}"},
	{0, anywhere, "R2P PR, {r}, {mask}"},
	{0, noGuard, "P2R {d=}, PR, RZ, 0x7f\nISETP.{cmp}.{bool} {P}, PT, {r}, {s}, {p}\nR2P PR, {d1}, {mask}"},
	{0, anywhere, "LDC {d}, c[0x0][{c}]"},
	{0, noGuard, "LOP3.LUT R51, {r}, 0xc, RZ, 0xc0, !PT\nLDC {d}, c[0x0][R51+0x178]"},
	// Pairs of which one half is written again, or not read.
	{Wide, noGuard, "IMAD.WIDE {w=}, {r}, {s}, {x}\nMOV {w1+}, {s}"},
	{Predication | Wide, noGuard, "IMAD.WIDE {w=}, {r}, {s}, RZ\nMOV {d}, {w1}\n@{p} MOV {w1+}, {r}"},
	{Wide, noGuard, "MOV {w=}, {x=}\nMOV {w1+}, {x1+}\nSTG.E.64 [R8.64+0x8], {w1}"},
	{Wide, anywhere, "LDC.64 {w}, c[0x0][{c8}]"},
	{Memory | Wide, noGuard, "LDG.E.128 R28, [R8.64+0x10]\nMOV R29, {s}\nIADD3 {d}, R28, R31, {r}"},
	{Memory | Wide, noGuard, "LDG.E.64 {w=}, [R8.64+0x8]\nIADD3 {w1}, {r}, {s}, RZ"},
	{Float, noGuard, "I2F {d=}, {r}\nFMUL {d=}, {d1}, {float}\nF2I.TRUNC.NTZ {d=}, {d2}\nIMAD {d}, {d3}, {s}, {r}"},
	{Float, anywhere, "I2F {d}, {r}"},
	{Float, noGuard, "I2F.U32.RP {d=}, {r}\nFADD {d=}, {d1}, {float}\nFMUL {d}, {d2}, {float}"},
	{Float, anywhere, "FFMA {d}, {r}, {float}, {r}"},
	{Float, anywhere, "FADD {d}, {r}, {float}"},
	{Float, anywhere, "FMUL.FTZ {d}, {r}, {float}"},
	{Float, anywhere, "FSEL {d}, {r}, {float}, {p}"},
	{Float, anywhere, "FMNMX {d}, {r}, {float}, {p}"},
	{Float, anywhere, "FSETP.{cmp}.AND {P}, PT, {r}, {float}, PT"},
	{Float, anywhere, "F2I.TRUNC.NTZ {d}, {r}"},
	{Memory, anywhere, "LOP3.LUT R51, {r}, 0x3f, RZ, 0xc0, !PT\nIMAD.WIDE R32, R51, 0x4, R2\nLDG.E {d}, [R32.64+{off}]"},
	{Memory, noGuard, "LOP3.LUT R51, {r}, 0x3f, RZ, 0xc0, !PT\nIMAD.WIDE R34, R51, 0x4, R2\nLDG.E.CONSTANT {d=}, [R34.64]\nIADD3 {d}, {d1}, 0x1, RZ"},
	{Memory, anywhere, "STG.E [R8.64+{a}], {r}"},
	{Memory, anywhere, "STG.E [R8.64+{a}], {r}"},
	{Memory, anywhere, "LDG.E {d}, [R8.64+{a}]"},
	{Memory, anywhere, "STS [R50+{lds}], {r}"},
	{Memory, anywhere, "LDS {d}, [R50+{lds}]"},
	{Memory, anywhere, "RED.E.ADD.STRONG.GPU [R10.64], {r}"},
	{Memory, anywhere, "RED.E.MAX.STRONG.GPU [R10.64+0x4], {r}"},
	{Memory, anywhere, "ATOMG.E.ADD.STRONG.GPU PT, {d}, [R8.64+{a}], {r}"},
	{Memory, anywhere, "ATOMG.E.CAS.STRONG.GPU PT, {d}, [R8.64+{a}], {r}, {r}"},
	{Memory | Wide, noGuard, "LOP3.LUT R51, {r}, 0x3e, RZ, 0xc0, !PT\nIMAD.WIDE R32, R51, 0x4, R2\nLDG.E.64 {w}, [R32.64+0x8]"},
	{Memory | Wide, noGuard, "LOP3.LUT R51, {r}, 0x3c, RZ, 0xc0, !PT\nIMAD.WIDE R32, R51, 0x4, R2\nLDG.E.128 R28, [R32.64+0x10]"},
	{Memory | Wide, anywhere, "STG.E.64 [R8.64+0x8], {x}"},
	{Memory | Wide, anywhere, "STG.E.128 [R8.64+0x10], R28"},
	{Warp, partly, "VOTE.ANY {d}, PT, {p}"},
	{Warp, partly, "VOTE.ALL {P}, {p}"},
	{Warp, partly, "VOTE.ANY {P}, {p}"},
	{Warp, partly, "MATCH.ANY {d}, {r}"},
	{Warp, unended, "WARPSYNC 0xffffffff"},
	{Warp, unended, "WARPSYNC.ALL"},
	{Warp, unended, "SHFL.BFLY PT, {d}, {r}, 0x1, 0x1f"},
	{Warp, unended, "SHFL.IDX PT, {d}, {r}, {n}, 0x1f"},
	{Warp, unended, "SHFL.UP {P}, {d}, {r}, 0x1, RZ"},
	{Warp, unended, "SHFL.DOWN {P}, {d}, {r}, 0x2, 0x1f"},
	{Warp, wholly, "MATCH.ALL {P}, {d}, {r}"},
	{Warp | Memory, unended, "BAR.SYNC 0x0\nSTS [R50+0x4000], {r}\nBAR.SYNC.DEFER_BLOCKING 0x0\nLOP3.LUT R51, R50, 0x4, RZ, 0x3c, !PT\nLDS {d}, [R51+0x4000]"},
	{Warp | Memory, wholly, "ATOMG.E.ADD.STRONG.GPU PT, {d}, [R10.64+0x8], {r}"},
	{Warp | Uniform, wholly, "REDUX.SUM {u=}, {r}\nMOV {d}, {u1}"},
	{Warp | Uniform, wholly, "VOTEU.ANY {u}, UPT, {p}"},
	{Uniform, anywhere, "IADD3 {d}, {r}, {v}, RZ"},
	{Uniform, anywhere, "IMAD.U32 {d}, RZ, RZ, {v}"},
	{Uniform, anywhere, "ISETP.{cmp}.AND {P}, PT, {r}, {v}, PT"},
	{Uniform, anywhere, "PLOP3.LUT {P}, PT, PT, PT, {t}, 0x80, 0x0"},
	{Uniform, wholly, "UMOV {u}, {i}"},
	{Uniform, wholly, "ULDC {u}, c[0x0][{c}]"},
	{Uniform, wholly, "ULDC.64 UR14, c[0x0][{c8}]\nIADD3 {d}, {r}, UR15, RZ"},
	{Uniform, wholly, "UIADD3 {u}, {v}, {v}, URZ"},
	{Uniform, wholly, "ULOP3.LUT {u}, {v}, {i}, URZ, {lut}, !UPT"},
	{Uniform, wholly, "USEL {u}, {v}, {v}, {t}"},
	{Uniform, wholly, "USHF.L.U32 {u}, {v}, {n}, URZ"},
	{Uniform, wholly, "UISETP.{cmp}.AND {U}, UPT, {v}, {v}, UPT"},
	{Uniform, wholly, "S2UR {u}, SR_CTAID.X"},
	{Uniform, wholly, "R2UR {u}, R7"},
	// What comes out depends on the lanes that are together: only rewrites that leave that alone
	// are right. A uniform register is read where it is written, since lanes that run between would
	// see it.
	{Apart, noGuard, "R2UR UR14, {r}\nMOV {d}, UR14"},
	{Apart, noGuard, "R2UR UR14, {r}\nUIADD3 UR14, UR14, 0x1, URZ\nIADD3 {d}, {r}, UR14, RZ"},
	{Apart, noGuard, "R2UR UR14, {r}\nUISETP.LT.AND UP3, UPT, UR14, {i}, UPT\nSEL {d}, {r}, {r}, UP3"},
	{Apart, noGuard, "R2UR UR14, {r}\nMOV {d=}, UR14\nR2UR UR14, {r}\nIADD3 {d}, {d1}, UR14, RZ"},
	{Apart, noGuard, "VOTEU.ANY UR14, UPT, {p}\nMOV {d}, UR14"},
	{Apart, anywhere, "VOTE.ANY {d}, PT, {p}"},
	{Apart, anywhere, "VOTE.ALL {P}, {p}"},
	{Apart, anywhere, "MATCH.ANY {d}, {r}"},
	{Apart, anywhere, "SHFL.BFLY PT, {d}, {r}, 0x1, 0x1f"},
	{Apart, noGuard, "REDUX.OR UR14, {r}\nMOV {d}, UR14"},
}

// stackForms are those of sm_52.
var stackForms = []form{
	{0, anywhere, "IADD {d}, {r}, {s}"},
	{0, anywhere, "IADD {d}, {r}, -{r}"},
	{0, anywhere, "IADD32I {d}, {r}, {i}"},
	{0, anywhere, "IADD3 {d}, {r}, {s}, {r}"},
	{0, anywhere, "XMAD {d}, {r}, {r}, {r}"},
	{0, noGuard, "XMAD {d=}, {r=}, {r=}, RZ\nXMAD.MRG {d=}, {r1}, {r2}.H1, RZ\nXMAD.PSL.CBCC {d}, {r1}.H1, {d2}.H1, {d1}"},
	{0, anywhere, "ISCADD {d}, {r}, {s}, 0x2"},
	{0, anywhere, "MOV {d}, {s}"},
	{0, anywhere, "MOV32I {d}, {i}"},
	{0, anywhere, "LOP.AND {d}, {r}, {r}"},
	{0, anywhere, "LOP.XOR {d}, {r}, {s}"},
	{0, anywhere, "LOP.PASS_B {d}, RZ, ~{r}"},
	{0, anywhere, "LOP32I.OR {d}, {r}, {i}"},
	{0, anywhere, "LOP3.LUT {d}, {r}, {s}, {r}, {lut}"},
	{0, anywhere, "SHL {d}, {r}, {n}"},
	{0, anywhere, "SHR.U32 {d}, {r}, {n}"},
	{0, anywhere, "SHR {d}, {r}, {n}"},
	{0, anywhere, "BFE.U32 {d}, {r}, 0x804"},
	{0, anywhere, "BFI {d}, {r}, 0x808, {r}"},
	{0, anywhere, "PRMT {d}, {r}, {sel}, {r}"},
	{0, anywhere, "SEL {d}, {r}, {s}, {p}"},
	{0, anywhere, "ICMP.{cmp} {d}, {r}, {s}, {r}"},
	{0, anywhere, "IMNMX {d}, {r}, {s}, {p}"},
	{0, anywhere, "POPC {d}, {r}"},
	{0, anywhere, "FLO.U32 {d}, {r}"},
	{0, anywhere, "ISETP.{cmp}.{bool} {P}, PT, {r}, {s}, {p}"},
	{0, anywhere, "ISETP.{cmp}.U32.AND {P}, PT, {r}, {s}, PT"},
	{0, anywhere, "PSETP.AND.{bool} {P}, PT, {p}, {p}, {p}"},
	{0, anywhere, "LOP.AND.NZ {P}, RZ, {r}, {n}"},
	{Wide, noGuard, "IADD {w=}.CC, {x=}, {r}\nIADD.X {w1+}, {x1+}, RZ"},
	{Wide, anywhere, "SHF.R.U64 {d}, {x=}, {n}, {x1+}"},
	{Float, anywhere, "I2F.F32.S32 {d}, {r}"},
	{Float, anywhere, "FADD {d}, {r}, {float}"},
	{Float, anywhere, "FFMA {d}, {r}, {r}, {r}"},
	{Float, anywhere, "FSETP.{cmp}.AND {P}, PT, {r}, {float}, PT"},
	{Memory, noGuard, "LOP32I.AND R51, {r}, 0x3f\nLEA R32.CC, R51, R2, 0x2\nLEA.HI.X R33, R51, R3, RZ, 0x2\nLDG.E {d}, [R32+{off}]"},
	{Memory, anywhere, "STG.E [R8+{a}], {r}"},
	{Memory, anywhere, "LDG.E {d}, [R8+{a}]"},
	{Memory, anywhere, "STS [R50+{lds}], {r}"},
	{Memory, anywhere, "LDS {d}, [R50+{lds}]"},
	{Memory, anywhere, "RED.E.ADD [R10], {r}"},
	{Memory, anywhere, "ATOM.E.ADD {d}, [R8+{a}], {r}"},
	{Memory | Wide, anywhere, "STG.E.64 [R8+0x8], {x}"},
	{Memory | Wide, anywhere, "LDG.E.64 {w}, [R8+0x8]"},
	{Warp, partly, "VOTE.ANY {d}, PT, {p}"},
	{Warp, partly, "VOTE.ALL {P}, {p}"},
	{Warp, unended, "SHFL.BFLY PT, {d}, {r}, 0x1, 0x1f"},
	{Warp, unended, "SHFL.IDX PT, {d}, {r}, {n}, 0x1f"},
	{Warp, unended, "BAR.SYNC 0x0"},
}

// keplerForms are those of sm_35 and older.
var keplerForms = []form{
	{0, anywhere, "IADD {d}, {r}, {s}"},
	{0, anywhere, "IADD {d}, -{r}, {r}"},
	{0, anywhere, "IADD32I {d}, {r}, {i}"},
	{0, anywhere, "ISUB {d}, {r}, {s}"},
	{0, anywhere, "IMAD {d}, {r}, {s}, {r}"},
	{0, anywhere, "IMUL {d}, {r}, {s}"},
	{0, anywhere, "IMUL.U32.U32.HI {d}, {r}, {s}"},
	{0, anywhere, "ISCADD {d}, {r}, {s}, 0x2"},
	{0, anywhere, "MOV {d}, {s}"},
	{0, anywhere, "MOV32I {d}, {i}"},
	{0, anywhere, "LOP.AND {d}, {r}, {r}"},
	{0, anywhere, "LOP.XOR {d}, {r}, {s}"},
	{0, anywhere, "LOP.PASS_B {d}, RZ, ~{r}"},
	{0, anywhere, "LOP32I.OR {d}, {r}, {i}"},
	{0, anywhere, "SHL {d}, {r}, {n}"},
	{0, anywhere, "SHR.U32 {d}, {r}, {n}"},
	{0, anywhere, "SHR {d}, {r}, {n}"},
	{0, anywhere, "BFE.U32 {d}, {r}, 0x804"},
	{0, anywhere, "BFI {d}, {r}, 0x808, {r}"},
	{0, anywhere, "PRMT {d}, {r}, {sel}, {r}"},
	{0, anywhere, "SEL {d}, {r}, {s}, {p}"},
	{0, anywhere, "ICMP.{cmp} {d}, {r}, {s}, {r}"},
	{0, anywhere, "IMNMX {d}, {r}, {s}, {p}"},
	{0, anywhere, "POPC {d}, {r}, {r}"},
	{0, anywhere, "FLO.U32 {d}, {r}"},
	{0, anywhere, "ISETP.{cmp}.{bool} {P}, PT, {r}, {s}, {p}"},
	{0, anywhere, "ISETP.{cmp}.U32.AND {P}, PT, {r}, {s}, PT"},
	{0, anywhere, "PSETP.AND.{bool} {P}, PT, {p}, {p}, {p}"},
	{0, noGuard, "IADD RZ.CC, {r}, -{r}\nCSETP.{cmp}.AND {P}, PT, CC, PT"},
	{0, noGuard, "IADD {d}.CC, {r}, {s}\nIADD.X {d}, {r}, RZ"},
	{Wide, noGuard, "IADD {w=}.CC, {x=}, {r}\nIADD.X {w1+}, {x1+}, RZ"},
	{Wide, noGuard, "ISCADD {w=}.CC, {r=}, {x=}, 0x2\nIMAD.U32.U32.HI.X {w1+}, {r1}, 0x4, {x1+}"},
	{Float, anywhere, "I2F.F32.S32 {d}, {r}"},
	{Float, anywhere, "FADD {d}, {r}, {float}"},
	{Float, anywhere, "FFMA {d}, {r}, {r}, {r}"},
	{Float, anywhere, "FSETP.{cmp}.AND {P}, PT, {r}, {float}, PT"},
	{Memory, noGuard, "LOP32I.AND R51, {r}, 0x3f\nISCADD R32.CC, R51, R2, 0x2\nIADD.X R33, RZ, R3\nLD.E {d}, [R32+{off}]"},
	{Memory, anywhere, "ST.E [R8+{a}], {r}"},
	{Memory, anywhere, "LD.E {d}, [R8+{a}]"},
	{Memory, anywhere, "STS [R50+{lds}], {r}"},
	{Memory, anywhere, "LDS {d}, [R50+{lds}]"},
	{Memory, anywhere, "RED.E.ADD [R10], {r}"},
	{Memory, anywhere, "ATOM.E.ADD {d}, [R8+{a}], {r}"},
	{Memory | Wide, anywhere, "ST.E.64 [R8+0x8], {x}"},
	{Memory | Wide, anywhere, "LD.E.64 {w}, [R8+0x8]"},
	{Warp, partly, "VOTE.ANY {d}, PT, {p}"},
	{Warp, partly, "VOTE.ALL {P}, {p}"},
	{Warp, unended, "SHFL.BFLY PT, {d}, {r}, 0x1, 0x1f"},
	{Warp, unended, "SHFL.IDX PT, {d}, {r}, {n}, 0x1f"},
	{Warp, unended, "BAR.SYNC 0x0"},
}

// frameForms are those of all targets that access the stack frame.
var frameForms = []form{
	{0, anywhere, "STL [R1+{word}], {r}"},
	{0, anywhere, "STL [R1+{word}], {r}"},
	{0, anywhere, "LDL {d}, [R1+{word}]"},
	{0, anywhere, "LDL {d}, [R1+{word}]"},
	{0, noGuard, "STL [R1+{word=}], {r=}\nLDL {d}, [R1+{word1}]"},
	{0, noGuard, "LDL {d=}, [R1+{word=}]\nSTL [R1+{word1}], {d1}"},
	{0, anywhere, "STL [R1+{part}], {r}"},
	{0, anywhere, "STL.U8 [R1+{part}], {r}"},
	{0, anywhere, "STL.U16 [R1+{part}], {r}"},
	{0, anywhere, "LDL {d}, [R1+{part}]"},
	{0, anywhere, "LDL.U8 {d}, [R1+{part}]"},
	{0, anywhere, "LDL.S16 {d}, [R1+{part}]"},
	{Wide, anywhere, "STL.64 [R1+{pair}], {x}"},
	{Wide, anywhere, "LDL.64 {w}, [R1+{pair}]"},
	{Wide, noGuard, "STL.64 [R1+{pair=}], {x=}\nLDL.64 {x1}, [R1+{pair1}]"},
	{Wide, anywhere, "STL.128 [R1+0x50], R28"},
	{Wide, anywhere, "LDL.128 R28, [R1+0x50]"},
}

// frameForm writes one of them, or sometimes an access at a place that is computed.
func (p *program) frameForm() {
	if p.escapes && p.oneIn(6) {
		p.pick(regOffset, p.dataReg(), 4)
		if p.stack {
			p.instr("", "IADD R%d, R%d, R1", regOffset, regOffset)
		} else {
			p.instr("", "IADD3 R%d, R%d, R1, RZ", regOffset, regOffset)
		}
		p.expand("", fmt.Sprintf([...]string{"LDL {d}, [R%d+0x8]", "STL [R%d+0x8], {r}"}[p.r.IntN(2)], regOffset))
		return
	}
	if p.oneIn(6) { // an address that is computed, but known
		base, off := "R1", 4*p.r.IntN(frameWords)
		if p.oneIn(3) {
			p.instr("", "MOV R%d, R1", regOffset)
			base = fmt.Sprintf("R%d", regOffset)
		}
		if p.stack {
			p.instr("", "IADD R%d, %s, %#x", regOffset, base, off)
		} else {
			p.instr("", "IADD3 R%d, %s, %#x, RZ", regOffset, base, off)
		}
		p.expand("", fmt.Sprintf([...]string{"LDL {d}, [R%d]", "STL [R%d], {r}"}[p.r.IntN(2)], regOffset))
		return
	}
	f := &frameForms[p.r.IntN(len(frameForms))]
	for !p.is(f.needs) {
		f = &frameForms[p.r.IntN(len(frameForms))]
	}
	guard := ""
	if p.is(Predication) && f.where == anywhere && p.oneIn(5) {
		guard = "@" + p.readPred()
	}
	p.expand(guard, f.text)
}

// straight writes up to n forms.
func (p *program) straight(n int) {
	for range n {
		p.form()
	}
}

// form writes one form that may stand here.
func (p *program) form() {
	if p.forms != nil && p.oneIn(2) && p.opForm() {
		return
	}
	if p.frames && p.oneIn(4) {
		p.frameForm()
		return
	}
	table := forms
	switch {
	case p.kepler:
		table = keplerForms
	case p.stack:
		table = stackForms
	}
	f := &table[p.r.IntN(len(table))]
	for !p.is(f.needs) || !p.allows(f.where) || p.sm < 30 && strings.HasPrefix(f.text, "SHFL") {
		f = &table[p.r.IntN(len(table))]
	}
	guard := ""
	if p.is(Predication) && f.where == anywhere && p.oneIn(4) {
		guard = "@" + p.readPred()
	}
	p.expand(guard, f.text)
}

// allows reports whether a form may stand here.
func (p *program) allows(w place) bool {
	switch w {
	case partly:
		return p.full || p.together && p.is(Partial)
	case wholly:
		return p.full
	case unended:
		return p.full && !p.exits
	}
	return true
}

// call writes a call of a function that is not in the text. It may leave anything in
// the registers, so that nothing can follow but the end of the lanes.
func (p *program) call() {
	if p.stack {
		to := [...]string{"leaf", "leaf", fmt.Sprintf("R%d", regOffset), "c[0x0][0x160]"}[p.r.IntN(4)]
		p.instr("", "%s %s", [...]string{"CAL", "JCAL"}[p.r.IntN(2)], to)
		return
	}
	switch p.r.IntN(8) {
	case 0:
		p.instr("", "MOV R%d, c[0x0][%#x]", regReturn, p.bank())
		p.instr("", "MOV R%d, RZ", regReturn+1)
		p.instr("", "CALL.ABS.NOINC R%d", regReturn)
		return
	case 1:
		p.instr("", "CALL.ABS.NOINC c[0x0][0x160]")
		return
	}
	p.instr("", "MOV R%d, %#x", regReturn, p.r.IntN(16)*16)
	p.instr("", "MOV R%d, RZ", regReturn+1)
	p.instr("", "CALL.REL.NOINC leaf")
}

// expand writes the lines of a form, all under the guard.
func (p *program) expand(guard, text string) {
	names := map[string]string{}
	for line := range strings.Lines(text) {
		var sb strings.Builder
		rest := strings.TrimSuffix(line, "\n")
		for {
			before, hole, ok := strings.Cut(rest, "{")
			sb.WriteString(before)
			if !ok {
				break
			}
			hole, rest, _ = strings.Cut(hole, "}")
			sb.WriteString(p.fill(hole, names))
		}
		p.instr(guard, "%s", sb.String())
	}
}

// fill chooses what stands for a hole of a form.
func (p *program) fill(hole string, names map[string]string) string {
	if name, next := strings.CutSuffix(hole, "+"); next {
		var n int
		fmt.Sscanf(names[name], "R%d", &n)
		return fmt.Sprintf("R%d", n+1)
	} else if chosen, ok := names[hole]; ok {
		return chosen
	}
	hole, named := strings.CutSuffix(hole, "=")
	chosen := p.hole(hole)
	if named {
		n := 1
		for names[fmt.Sprint(hole, n)] != "" {
			n++
		}
		names[fmt.Sprint(hole, n)] = chosen
	}
	return chosen
}
