package gen

import (
	"fmt"
	"strings"
)

// hardText are families of what is between instructions: comments, directives, tables and what
// disassemblers print beside the code.
var hardText = []Hard{
	{"addresses", "n branches to addresses, as cuobjdump prints them", 4_000, func(n int) []byte {
		w := &writer{}
		w.line("\n\tcode for sm_75\n\t\tFunction : k\n\t.headerflags\t@\"EF_CUDA_SM75 EF_CUDA_VIRTUAL_SM(EF_CUDA_SM75)\"")
		for k := range n {
			w.line("        /*%04x*/              @P%d BRA %#x ;  /* 0x%016x */\n  /* 0x000fc800078e00ff */", 16*k, k%6, 16*((k*7)%n), k)
		}
		w.line("        /*%04x*/                   EXIT ;  /* 0x%016x */\n  /* 0x000fc800078e00ff */\n\t\t..........", 16*n, n)
		return w.Bytes()
	}},
	{"blank", "n empty lines", 200_000, hard(func(w *writer, n int) { w.WriteString(strings.Repeat("\n", n)) })},
	{"closing", "n times the end of a function that did not begin", 20_000, hard(func(w *writer, n int) {
		for range n {
			w.line("}")
		}
	})},
	{"comment", "a comment of n bytes on one line", 300_000, hard(func(w *writer, n int) { w.line("// %s", strings.Repeat("a b ", n/4)) })},
	{"comment-lines", "a comment over n lines", 40_000, hard(func(w *writer, n int) { w.line("/*%s*/", strings.Repeat(" line\n", n)) })},
	{"comments", "n comments", 20_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("/* %d */ // %d", k, k)
		}
	})},
	{"comments-above", "n lines of comments above an instruction", 10_000, hard(func(w *writer, n int) {
		for range n {
			w.line("// a / b // c")
		}
		w.line("STG.E [R2.64], R4")
	})},
	{"comments-in", "n comments between the words of one instruction", 20_000, hard(func(w *writer, n int) {
		w.line("IADD3 R2, R2, %s 0x1, RZ", strings.Repeat("/* c */ ", n))
	})},
	{"comments-open", "n times the beginning of a comment, and no end", 60_000, hard(func(w *writer, n int) { w.line("%s", strings.Repeat("/* ", n)) })},
	{"comments-open-lines", "n lines, of which each begins a comment, and no end", 40_000, hard(func(w *writer, n int) {
		w.line("%s", strings.Repeat("/* \n", n))
	})},
	{"data", "n directives of data, of 32 bytes each", 4_000, func(n int) []byte {
		w := &writer{}
		w.line("//--------------------- .nv.constant0.k --------------------------\n\t.section\t.nv.constant0.k,\"a\",@progbits\n\t.align\t4\n.nv.constant0.k:")
		for k := range n {
			w.line("\t.byte\t%s0x%02x", strings.Repeat("0x00, ", 31), k%256)
		}
		return w.Bytes()
	}},
	{"data-wide", "one directive of n bytes of data", 8_000, func(n int) []byte {
		w := &writer{}
		w.line("//--------------------- .nv.constant0.k --------------------------\n\t.section\t.nv.constant0.k,\"a\",@progbits\n\t.align\t4\n.nv.constant0.k:")
		w.line("\t.byte\t%s0x00", strings.Repeat("0x00, ", n))
		return w.Bytes()
	}},
	{"guards", "n guards in front of one instruction", 60_000, hard(func(w *writer, n int) { w.line("%sEXIT", strings.Repeat("@P0 ", n)) })},
	{"ignores", "n comments that keep a diagnostic from being reported, and as many that do not", 4_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("MOV R%d, %#x // ori:ignore dead-write", 300+k, k)
			w.line("NOP // ori:ignore dead-wirte, dead-code")
		}
	})},
	{"ignores-alone", "n comments about one line that keep a diagnostic from being reported", 10_000, hard(func(w *writer, n int) {
		for range n {
			w.line("// ori:ignore dead-write")
		}
		w.line("MOV R2, 0x1")
	})},
	{"ignores-codes", "a comment with n codes of diagnostics", 10_000, hard(func(w *writer, n int) {
		w.line("MOV R2, 0x1 // ori:ignore %sdead-write", strings.Repeat("dead-write, dead-wirte, ", n/2))
	})},
	{"ignores-line", "n comments on one line that keep a diagnostic from being reported", 6_000, hard(func(w *writer, n int) {
		w.line("%sMOV R2, 0x1 // ori:ignore dead-write", strings.Repeat("/* ori:ignore dead-write */ ", n))
	})},
	{"immediate", "an immediate of n digits", 100_000, hard(func(w *writer, n int) {
		for _, form := range []string{"0x%s", "%s", "0.%s", "%s.5", "1e%s"} {
			w.line("MOV R2, "+form, strings.Repeat("7", n/5))
		}
	})},
	{"knobs", "n settings of one knob of a function", 8_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line(".knob SwitchOptBudget = %d", 1+k%7)
		}
	})},
	{"knobs-functions", "n settings of knobs of the file, and n functions", 2_000, func(n int) []byte {
		w := &writer{}
		w.line(".target sm_90")
		for k := range n {
			w.line(".knob %s = %d", []string{"SwitchOptBudget", "switch-min-cases", "nope"}[k%3], 1+k%7)
		}
		for k := range n {
			w.line(".entry f%d {", k)
			w.line("MOV R2, %#x", k)
			w.line("EXIT")
			w.line("}")
		}
		return w.Bytes()
	}},
	{"knobs-between", "n functions, in front of each a knob of the file", 2_000, func(n int) []byte {
		w := &writer{}
		w.line(".target sm_90")
		for k := range n {
			w.line(".knob SwitchOptBudget = %d", 1+k)
			w.line(".entry f%d {", k)
			w.line("EXIT")
			w.line("}")
		}
		return w.Bytes()
	}},
	{"line", "one line of n bytes", 300_000, hard(func(w *writer, n int) {
		for k := range n / 10 {
			fmt.Fprintf(w, "R%08d,", k)
		}
		w.line("")
	})},
	{"line-instructions", "n instructions on one line", 2_000, hard(func(w *writer, n int) {
		for k := range n {
			fmt.Fprintf(w, "IADD3 R%d, R%d, 0x1, RZ; ", 2+k%50, 300+k)
		}
		w.line("")
	})},
	{"lines-long", "n lines that are too long to be parsed", 3, hard(func(w *writer, n int) {
		for range n {
			w.line("IADD3 %sR2", strings.Repeat("R2, ", 70<<10))
		}
	})},
	{"modifiers", "one opcode with n modifiers", 60_000, hard(func(w *writer, n int) { w.line("IADD3%s R2, R2, 0x1, RZ", strings.Repeat(".X", n)) })},
	{"name", "a name of n bytes, and one that is nearly the same and nowhere", 50_000, hard(func(w *writer, n int) {
		long := strings.Repeat("abcdefgh", n/8)
		w.line("@P0 BRA %sx", long)
		w.line("%sy:", long)
		w.line("BRX R2, %sz", long)
		w.line(".knob %sx = 7", long)
		w.line("%s R2, R%s, SR_%s", strings.ToUpper(long), long, strings.ToUpper(long))
	})},
	{"names-long", "√n names of √n bytes, and as many that are nearly the same and nowhere", 300_000, func(n int) []byte {
		side := 1
		for side*side < n {
			side++
		}
		w := &writer{}
		w.line(".target sm_90")
		w.line(".entry k {")
		for k := range side {
			long := strings.Repeat(string(rune('a'+k%26)), side) + fmt.Sprint(k)
			w.line("@P0 BRA %sx", long)
			w.line("%sy:", long)
		}
		w.line("EXIT")
		w.line("}")
		return w.Bytes()
	}},
	{"nested", "brackets in brackets, n deep", 60_000, hard(func(w *writer, n int) {
		for _, open := range []string{"[", "c[", "desc[", "(", "{", "`("} {
			w.line("LDG.E R2, %s", strings.Repeat(open, n/6))
		}
	})},
	{"quotes", "n strings that do not end", 30_000, hard(func(w *writer, n int) {
		for range n {
			w.line("\"a")
		}
	})},
	{"sections", "a listing of n sections of data", 2_000, func(n int) []byte {
		w := &writer{}
		for k := range n {
			w.line("//--------------------- .nv.info.k%d --------------------------\n\t.section\t.nv.info.k%d,\"\",@\"SHT_CUDA_INFO\"\n\t.sectionflags\t@\"\"\n\t.align\t4", k, k)
			w.line("\t.byte\t0x04, 0x2f")
		}
		return w.Bytes()
	}},
	{"source-lines", "n lines that say where the code comes from, with what it was inlined into", 3_000, func(n int) []byte {
		w := &writer{}
		w.listing()
		for k := range n {
			w.line("\t//## File \"a%d.cu\", line %d inlined at \"b.cu\", line %d", k%7, k, k%100)
			w.line("\t//## File \"b.cu\", line %d", k%100)
			w.line("        /*%04x*/                   IADD3 R%d, R%d, 0x1, RZ ;", 16*k, 2+k%60, 2+(k*7)%60)
		}
		w.end(n)
		return w.Bytes()
	}},
	{"symbols", "n symbols of a listing, of which each gives its size", 2_000, func(n int) []byte {
		w := &writer{}
		w.listing()
		for k := range n {
			w.line("        .global         f%d\n        .type           f%d,@function\n        .size           f%d,(.L_x_%d - f%d)", k, k, k, n-1-k, k)
		}
		for k := range n {
			w.line("f%d:\n        /*%04x*/                   EXIT ;\n.L_x_%d:", k, 16*k, k)
		}
		w.end(n)
		return w.Bytes()
	}},
	{"unclosed", "n functions that do not end", 4_000, func(n int) []byte {
		w := &writer{}
		w.line(".target sm_90")
		for k := range n {
			w.line(".entry f%d {", k)
			w.line("BRA f%d", k+1)
		}
		return w.Bytes()
	}},
}

// hardNames are families of names: where they are defined, how often, and where they are not.
var hardNames = []Hard{
	{"called", "n calls of one function", 6_000, func(n int) []byte {
		w := &writer{}
		w.line(".target sm_90")
		w.line(".func f {\nRET.REL.NODEC R20 0x0\n}")
		w.line(".entry k {")
		for range n {
			w.line("CALL.REL.NOINC `(f)")
		}
		w.line("EXIT")
		w.line("}")
		return w.Bytes()
	}},
	{"calls-around", "n functions, of which each calls the next and the one seven behind it, and the last ones the first", 2_000, func(n int) []byte {
		w := &writer{}
		w.listing()
		for k := range n {
			w.line("        .type           $f%d,@function\n$f%d:", k, k)
			w.line("        /*%04x*/                   CALL.REL.NOINC `($f%d) ;", 64*k, (k+1)%n)
			w.line("        /*%04x*/                   CALL.REL.NOINC `($f%d) ;", 64*k+16, (k+7)%n)
			w.line("        /*%04x*/                   IADD3 R%d, R%d, 0x1, RZ ;", 64*k+32, 2+k%30, 2+(k*7)%30)
			w.line("        /*%04x*/                   RET.REL.NODEC R20 `(k) ;", 64*k+48)
		}
		w.end(4 * n)
		return w.Bytes()
	}},
	{"functions-twice", "n functions of one name", 3_000, func(n int) []byte {
		w := &writer{}
		w.line(".target sm_90")
		for range n {
			w.line(".entry f {\na:\nBRA a\n}")
		}
		return w.Bytes()
	}},
	{"labels-all-twice", "n labels, each twice", 4_000, hard(func(w *writer, n int) {
		for k := range 2 * n {
			w.line("l%d:", k%n)
			w.line("@P0 BRA l%d", (k*7)%n)
		}
	})},
	{"misspelled-modifiers", "n modifiers that there are not", 4_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("ISETP.GEE%d.ANDD R2, R3, R4, PT", k)
		}
	})},
	{"misspelled-special", "n special registers that there are not", 4_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("S2R R%d, SR_TIDD%d.X", 2+k%50, k)
		}
	})},
	{"misspelled-targets", "n targets that there are not", 4_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line(".target sm_9%dx", k)
			w.line(".opt %d", 5+k)
			w.line(".tarrget sm_%d", k)
		}
	})},
	{"tables-many", "n tables that nothing names, and a branch by one that is nowhere for each", 3_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line(".jumptable jt%d { a, b }", k)
			w.line("@P0 BRX R2, tj%d", k)
		}
		w.line("a:")
		w.line("b:")
	})},
	{"tables-twice", "n tables of one name", 4_000, hard(func(w *writer, n int) {
		for range n {
			w.line(".jumptable jt { a, b }")
		}
		w.line("BRX R2, jt")
		w.line("a:")
		w.line("b:")
	})},
}

// hardGraphs are families of graphs.
var hardGraphs = []Hard{
	{"breaks-nested", "PBK in SSY in PBK, n deep, with a BRK and a SYNC under guards in each", 1_500, hardOf("sm_52", func(w *writer, n int) {
		for k := range n {
			w.line("PBK p%d", k)
			w.line("SSY s%d", k)
			w.line("@P0 SYNC")
			w.line("@P1 BRK")
		}
		for k := n - 1; k >= 0; k-- {
			w.line("SYNC")
			w.line("s%d:", k)
			w.line("BRK")
			w.line("p%d:", k)
		}
	})},
	{"complete-branches", "blocks that each branch to all, by √n branches, with a register of each", 40_000, func(n int) []byte {
		side := 1
		for side*side < n {
			side++
		}
		w := &writer{}
		w.line(".target sm_90")
		w.line(".entry k {")
		for k := range side {
			w.line("b%d:", k)
			w.line("IADD3 R%d, R%d, 0x1, RZ", 2+k, 2+(k*7)%side)
			for to := range side {
				w.line("@P%d BRA b%d", to%6, to)
			}
		}
		w.line("EXIT")
		w.line("}")
		return w.Bytes()
	}},
	{"crossing", "n blocks, of which each of the first half branches to the one n/2 behind it", 5_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("b%d:", k)
			w.line("IADD3 R%d, R%d, 0x1, RZ", 2+k%200, 2+(k*7)%200)
			w.line("@P%d BRA b%d", k%6, min(n-1, k+n/2))
		}
	})},
	{"entries-nested", "loops in loops, n deep, of which each has a second entry", 3_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("@P%d BRA m%d", k%6, k)
			w.line("l%d:", k)
			w.line("IADD3 R%d, R%d, 0x1, RZ", 2+k%50, 2+k%50)
			w.line("m%d:", k)
		}
		for k := n - 1; k >= 0; k-- {
			w.line("@P%d BRA l%d", k%5, k)
		}
	})},
	{"entries-row", "n loops in a row, of which each has two entries", 3_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("@P0 BRA m%d", k)
			w.line("l%d:", k)
			w.line("IADD3 R%d, R%d, 0x1, RZ", 2+k%50, 2+k%50)
			w.line("m%d:", k)
			w.line("ISETP.LT.AND P1, PT, R%d, R60, PT", 2+k%50)
			w.line("@P1 BRA l%d", k)
		}
	})},
	{"exits-nested", "loops in loops, n deep, and a branch out of all from each", 3_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("l%d:", k)
			w.line("IADD3 R%d, R%d, 0x1, RZ", 2+k%50, 2+k%50)
			w.line("@P1 BRA out")
		}
		for k := n - 1; k >= 0; k-- {
			w.line("@P0 BRA l%d", k)
		}
		w.line("out:")
	})},
	{"exits-ends", "loops in loops, n deep, and a branch from each to one of √n ends", 3_000, hard(func(w *writer, n int) {
		side := 1
		for side*side < n {
			side++
		}
		for k := range n {
			w.line("l%d:", k)
			w.line("IADD3 R%d, R%d, 0x1, RZ", 2+k%50, 2+k%50)
			w.line("@P1 BRA out%d", k%side)
		}
		for k := n - 1; k >= 0; k-- {
			w.line("@P0 BRA l%d", k)
		}
		for k := range side {
			w.line("EXIT")
			w.line("out%d:", k)
			w.line("STG.E [R2.64+%#x], R%d", 4*k, 2+k%50)
		}
	})},
	{"frontiers", "n blocks, of which each branches to the first join, the next one and one in the middle", 4_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("IADD3 R%d, R%d, 0x1, RZ", 2+k%200, 2+(k*7)%200)
			w.line("@P0 BRA j0")
			w.line("@P1 BRA j%d", k)
			w.line("@P2 BRA j%d", n/2)
		}
		for k := range n {
			w.line("j%d:", k)
			w.line("IADD3 R%d, R%d, 0x2, RZ", 2+k%200, 2+(k*3)%200)
		}
	})},
	{"ladder-back", "n rungs up and a branch back down from each", 3_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("a%d:", k)
			w.line("IADD3 R%d, R%d, 0x1, RZ", 2+k%200, 2+(k*7)%200)
			w.line("@P0 BRA a%d", min(n-1, k+2))
			w.line("@P1 BRA a%d", max(0, k-2))
		}
	})},
	{"latches-entries", "n branches back to one header, of a loop that has another entry, with a register of each way", 3_000, hard(func(w *writer, n int) {
		w.line("@P1 BRA inside")
		w.line("top:")
		w.line("IADD3 R2, R2, 0x1, RZ")
		w.line("inside:")
		for k := range n {
			w.line("IADD3 R2, R%d, %#x, RZ", 3+k%50, k)
			w.line("ISETP.EQ.AND P0, PT, R%d, R2, PT", 3+k%50)
			w.line("@P0 BRA top")
		}
	})},
	{"loops-row", "n loops in a row, all of one register", 4_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("l%d:", k)
			w.line("IADD3 R2, R2, 0x1, RZ")
			w.line("ISETP.LT.AND P0, PT, R2, %#x, PT", k)
			w.line("@P0 BRA l%d", k)
		}
	})},
	{"loops-wide", "loops in loops, n deep, each with a register that lives around it", 2_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("MOV R%d, %#x", 300+k, k)
			w.line("l%d:", k)
		}
		for k := n - 1; k >= 0; k-- {
			w.line("IADD3 R%d, R%d, 0x1, RZ", 300+k, 300+k)
			w.line("ISETP.LT.AND P0, PT, R%d, R2, PT", 300+k)
			w.line("@P0 BRA l%d", k)
		}
		for k := range n {
			w.line("STG.E [R4.64], R%d", 300+k)
		}
	})},
	{"switches", "n/10 switches of ten cases", 8_000, hard(func(w *writer, n int) {
		for k := range n / 10 {
			w.line("LDG.E R4, [R2.64+%#x]", 4*k)
			for c := range 10 {
				w.line("ISETP.EQ.U32.AND P0, PT, R4, %#x, PT", c)
				w.line("@P0 BRA c%d_%d", k, c%3)
			}
			w.line("BRA e%d", k)
			for c := range 3 {
				w.line("c%d_%d:", k, c)
				w.line("STG.E [R2.64+%#x], R4", 4*c)
				w.line("BRA e%d", k)
			}
			w.line("e%d:", k)
		}
	})},
	{"table-one", "a table of n times the same target", 20_000, hard(func(w *writer, n int) {
		fmt.Fprintf(w, ".jumptable jt { %sa }\n", strings.Repeat("a, ", n))
		w.line("BRX R2, jt")
		w.line("a:")
	})},
	{"targets-listed", "a branch of a listing with n targets, which are as many blocks", 5_000, func(n int) []byte {
		w := &writer{}
		w.listing()
		fmt.Fprintf(w, "        /*0000*/                   BRX R2 -0x10 (*\"BRANCH_TARGETS ")
		for k := range n {
			fmt.Fprintf(w, ".L_x_%d,", (k*7)%n)
		}
		w.line(".L_x_0\"*) ;")
		for k := range n {
			w.line(".L_x_%d:\n        /*%04x*/                   IADD3 R2, R2, 0x1, RZ ;", k, 16+16*k)
		}
		w.end(n + 1)
		return w.Bytes()
	}},
	{"chained-barriers", "n barriers, each behind a branch on what the load before it gave", 4_000, hard(func(w *writer, n int) {
		w.line("S2R R4, SR_TID.X")
		for k := range n {
			w.line("ISETP.GE.AND P0, PT, R4, %#x, PT", k)
			w.line("@P0 BRA L%d", k)
			w.line("BAR.SYNC 0x0")
			w.line("LDG.E R4, [R4.64]")
			w.line("L%d:", k)
		}
	})},
	{"chained-shuffles", "n shuffles, each behind a branch on what the one before it gave", 4_000, hard(func(w *writer, n int) {
		w.line("S2R R4, SR_TID.X")
		for k := range n {
			w.line("ISETP.GE.AND P0, PT, R4, %#x, PT", k)
			w.line("@P0 BRA L%d", k)
			w.line("SHFL.IDX PT, R4, R4, 0x1, 0x1f")
			w.line("L%d:", k)
		}
	})},
	{"threads", "n branches, each for a number that no thread has", 6_000, hard(func(w *writer, n int) {
		w.line("S2R R2, SR_TID.X")
		for k := range n {
			w.line("ISETP.EQ.AND P0, PT, R2, %#x, PT", 1024+k)
			w.line("@P0 BRA j%d", k)
			w.line("IADD3 R%d, R%d, 0x1, RZ", 4+k%50, 4+(k*7)%50)
			w.line("j%d:", k)
		}
		w.line("STG.E [R60.64], R4")
	})},
	{"uniform", "n branches of uniform registers under n that are not", 3_000, hard(func(w *writer, n int) {
		w.line("S2R R2, SR_TID.X")
		for k := range n {
			w.line("UIADD3 UR%d, UR%d, 0x1, URZ", 4+k%50, 4+(k*7)%50)
			w.line("UISETP.EQ.AND UP%d, UPT, UR%d, 0x1, UPT", k%6, 4+k%50)
			w.line("ISETP.EQ.AND P0, PT, R2, %#x, PT", k%1024)
			w.line("@UP%d UBRA j%d", k%6, k)
			w.line("@P0 BRA j%d", k)
			w.line("R2UR UR%d, R2", 4+k%50)
			w.line("j%d:", k)
		}
	})},
}

// listing begins a listing of nvdisasm of one function, k, and end ends it behind n instructions.
func (w *writer) listing() {
	const name = "k"
	w.line("\t.headerflags\t@\"EF_CUDA_SM86 EF_CUDA_VIRTUAL_SM(EF_CUDA_SM86)\"\n\t.elftype\t@\"ET_EXEC\"\n")
	w.line("//--------------------- .text.%s --------------------------\n\t.section\t.text.%s,\"ax\",@progbits\n\t.sectioninfo\t@\"SHI_REGISTERS=64\"\n\t.align\t128", name, name)
	w.line("        .global         %s\n        .type           %s,@function\n        .size           %s,(.L_end - %s)\n        .other          %s,@\"STO_CUDA_ENTRY STV_DEFAULT\"", name, name, name, name, name)
	w.line("%s:\n.text.%s:", name, name)
}

func (w *writer) end(n int) { w.line("        /*%04x*/                   EXIT ;\n.L_end:", 16*n) }
