package gen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// hardFlow are families of branches, regions and calls.
var hardFlow = []Hard{
	{"barriers", "BSSY in BSSY, n deep, each of a barrier of its own", 16_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("BSSY B%d, r%d", k, k)
			w.line("@P0 BRA r%d", k)
		}
		for k := n - 1; k >= 0; k-- {
			w.line("r%d:", k)
			w.line("BSYNC B%d", k)
		}
	})},
	{"branches-random", "n branches to one of n blocks each, which add registers, all of 200 at random", 2_000, hard(func(w *writer, n int) {
		r := rand.New(rand.NewPCG(5, 0))
		for k := range n {
			w.line("b%d:", k)
			w.line("@P%d BRA b%d", k%6, r.IntN(n))
			w.line("IADD3 R%d, R%d, R%d, RZ", r.IntN(200), r.IntN(200), r.IntN(200))
		}
	})},
	{"loops-entered", "n loops in a row, each with two entries", 2_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("@P1 BRA m%d", k)
			w.line("l%d:", k)
			w.line("IADD3 R3, R3, 0x1, RZ")
			w.line("m%d:", k)
			w.line("IADD3 R4, R4, 0x1, RZ")
			w.line("@P0 BRA l%d", k)
		}
	})},
	{"counters", "n loops in a row, each with a counter of its own", 4_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("MOV R%d, RZ", 300+k)
			w.line("l%d:", k)
			w.line("IADD3 R%d, R%d, 0x1, RZ", 300+k, 300+k)
			w.line("ISETP.LT.AND P0, PT, R%d, %#x, PT", 300+k, k)
			w.line("@P0 BRA l%d", k)
		}
	})},
	{"barriers-random", "n blocks, each ended by a branch, BSSY, BSYNC or BREAK of one of 16 barriers at random", 5_000, hard(func(w *writer, n int) {
		r := rand.New(rand.NewPCG(3, 0))
		for k := range n {
			switch r.IntN(4) {
			case 0:
				w.line("BSSY B%d, b%d", r.IntN(16), k+r.IntN(n-k))
			case 1:
				w.line("BSYNC B%d", r.IntN(16))
			case 2:
				w.line("@P%d BREAK B%d", r.IntN(6), r.IntN(16))
			case 3:
				w.line("@P%d BRA b%d", r.IntN(6), r.IntN(n))
			}
			w.line("b%d:", k)
			w.line("IADD3 R2, R2, 0x1, RZ")
		}
	})},
	{"table-jumps", "a switch of n cases by a table, each of which only branches on", 5_000, hard(func(w *writer, n int) {
		fmt.Fprint(w, ".jumptable t { b0")
		for k := range n - 1 {
			fmt.Fprintf(w, ", b%d", k+1)
		}
		w.line(" }")
		w.line("BRX R2, t")
		for k := range n {
			w.line("b%d:", k)
			w.line("BRA c%d", k)
		}
		for k := range n {
			w.line("c%d:", k)
			w.line("IADD3 R2, R2, 0x1, RZ")
			w.line("BRA end")
		}
		w.line("end:")
	})},
	{"breaks", "n regions, of which a branch with a BREAK leaves each", 3_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("BSSY B%d, r%d", k%16, k)
			w.line("ISETP.EQ.AND P0, PT, R2, R%d, PT", 3+k%50)
			w.line("@P0 BREAK B%d", k%16)
			w.line("@P0 BRA out")
			w.line("r%d:", k)
			w.line("BSYNC B%d", k%16)
		}
		w.line("out:")
	})},
	{"calls", "n functions in one section, each called by the one before it", 3_000, func(n int) []byte {
		w := &writer{}
		w.line(".target sm_90")
		w.line(".entry k {")
		for k := range n {
			w.line("f%d:", k)
			w.line("IADD3 R%d, R%d, 0x1, RZ", 2+k%50, 3+k%50)
			w.line("CALL.REL.NOINC f%d", min(k+1, n-1))
			w.line("RET.REL.NODEC R20 0x0")
		}
		w.line("}")
		return w.Bytes()
	}},
	{"dead-chain", "n unreachable blocks, each of which leads to the next", 8_000, hard(func(w *writer, n int) {
		w.line("EXIT")
		for k := range n {
			w.line("d%d:", k)
			w.line("BRA d%d", (k+7)%n)
		}
	})},
	{"computed", "n branches through registers, each of which may go to n blocks whose address is taken", 3_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("MOV R%d, 32@lo(c%d)", 2+k%50, k)
		}
		for k := range n {
			w.line("@P0 BRX R%d -0x10", 2+k%50)
			w.line("c%d:", k)
			w.line("IADD3 R60, R60, 0x1, RZ")
		}
	})},
	{"equal-blocks", "n equal blocks", 5_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("@P%d BRA t%d", k%6, k)
		}
		w.line("EXIT")
		for k := range n {
			w.line("t%d:", k)
			w.line("IADD3 R2, R2, 0x1, RZ")
			w.line("STG.E [R4.64], R2")
			w.line("BRA end")
		}
		w.line("end:")
	})},
	{"exits", "n conditional exits", 10_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("ISETP.EQ.AND P0, PT, R%d, %#x, PT", 2+k%50, k%251)
			w.line("@P0 EXIT")
		}
	})},
	{"labels", "n labels of one block, and a branch to each", 5_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("@P0 BRA l%d", k)
		}
		for k := range n {
			fmt.Fprintf(w, "l%d: ", k)
		}
		w.line("IADD3 R2, R2, 0x1, RZ")
	})},
	{"labels-back", "n labels of one block, and a branch back to each behind it", 5_000, hard(func(w *writer, n int) {
		for k := range n {
			fmt.Fprintf(w, "l%d: ", k)
		}
		w.line("IADD3 R2, R2, 0x1, RZ")
		for k := range n {
			w.line("@P%d BRA l%d", k%6, k)
		}
	})},
	{"labels-twice", "n times the same label", 8_000, hard(func(w *writer, n int) {
		for range n {
			w.line("l:")
			w.line("@P0 BRA l")
		}
	})},
	{"latches", "n branches back to one header", 5_000, hard(func(w *writer, n int) {
		w.line("top:")
		w.line("BSSY B0, out")
		for k := range n {
			w.line("IADD3 R%d, R%d, 0x1, RZ", 2+k%50, 3+k%50)
			w.line("ISETP.EQ.AND P0, PT, R%d, R%d, PT", 2+k%50, 5+k%50)
			w.line("@P0 BRA top")
		}
		w.line("out:")
		w.line("BSYNC B0")
	})},
	{"nested-ifs", "ifs in ifs, n deep, each of which writes a register", 4_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("ISETP.GE.AND P0, PT, R2, %#x, PT", k)
			w.line("@P0 BRA j%d", k)
			w.line("IADD3 R%d, R%d, 0x1, RZ", 3+k%50, 3+k%50)
		}
		for k := n - 1; k >= 0; k-- {
			w.line("j%d:", k)
			w.line("STG.E [R60.64], R%d", 3+k%50)
		}
	})},
	{"nested-same", "ifs in ifs, n deep, all of one predicate", 6_000, hard(func(w *writer, n int) {
		w.line("LDG.E R2, [R4.64]")
		w.line("ISETP.GE.AND P0, PT, R2, R3, PT")
		for k := range n {
			w.line("@P0 BRA j%d", k)
		}
		w.line("STG.E [R4.64], R2")
		for k := n - 1; k >= 0; k-- {
			w.line("j%d:", k)
			w.line("IADD3 R2, R2, 0x1, RZ")
		}
		w.line("STG.E [R4.64], R2")
	})},
	{"reach", "n BSSY under a branch, each with a reconvergence point far behind", 8_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("@P0 BRA s%d", k)
			w.line("BSSY B0, r%d", k)
			w.line("BSYNC B0")
			w.line("s%d:", k)
		}
		for k := range n {
			w.line("r%d:", k)
			w.line("@P1 BRA end")
		}
		w.line("end:")
	})},
	{"opened", "n BSSY of one barrier in one block", 8_000, hard(func(w *writer, n int) {
		for range n {
			w.line("BSSY B0, r")
		}
		w.line("@P0 BRA r")
		w.line("r:")
		w.line("BSYNC B0")
	})},
	{"closed-row", "n BSSY of one barrier in a row, each with a BSYNC", 3_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("BSSY B0, r%d", k)
			w.line("@P%d BRA r%d", k%6, k)
			w.line("IADD3 R2, R2, 0x1, RZ")
			w.line("r%d:", k)
			w.line("BSYNC B0")
		}
	})},
	{"stack-sync", "n SSY, and SYNC for each, where what does not diverge goes", 3_000, hardOf("sm_61", func(w *writer, n int) {
		for k := range n {
			w.line("SSY s%d", k)
		}
		for k := n - 1; k >= 0; k-- {
			w.line("SYNC")
			w.line("s%d:", k)
		}
	})},
	{"reopened", "n BSSY of one barrier, each under a guard", 4_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("@P%d BSSY B0, end", k%6)
			w.line("@P6 BRA end")
		}
		w.line("end:")
		w.line("BSYNC B0")
	})},
	{"reopened-arms", "n ifs, of which each arm opens the barrier anew", 3_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("@P0 BRA j%d", k)
			w.line("BSSY B0, end")
			w.line("j%d:", k)
			w.line("IADD3 R2, R2, 0x1, RZ")
		}
		w.line("end:")
		w.line("BSYNC B0")
	})},
	{"stack-loops", "PBK in PBK, n deep, with a BRK of each", 3_000, hardOf("sm_52", func(w *writer, n int) {
		for k := range n {
			w.line("PBK p%d", k)
			w.line("l%d:", k)
			w.line("@P0 BRK")
		}
		for k := n - 1; k >= 0; k-- {
			w.line("BRA l%d", k)
			w.line("p%d:", k)
		}
	})},
	{"tables", "n/50 branches by a table of 50 entries, all to the same blocks", 30_000, hard(func(w *writer, n int) {
		var labels []string
		for k := range 50 {
			labels = append(labels, fmt.Sprintf("c%d", k))
		}
		w.line("LDG.E R2, [R4.64]")
		for k := range n / 50 {
			w.line(".jumptable jt%d { %s }", k, strings.Join(labels, ", "))
			w.line("@P0 BRA n%d", k)
			w.line("BRX R2, jt%d", k)
			w.line("n%d:", k)
		}
		for k := range 50 {
			w.line("c%d:", k)
			w.line("IADD3 R2, R2, %#x, RZ", k)
		}
	})},
	{"votes", "n votes, each behind a branch that diverges", 4_000, hard(func(w *writer, n int) {
		w.line("S2R R2, SR_TID.X")
		for k := range n {
			w.line("ISETP.GE.AND P0, PT, R2, %#x, PT", k)
			w.line("@P0 BRA j%d", k)
			w.line("VOTE.ANY R3, PT, P1")
			w.line("j%d:", k)
		}
		w.line("WARPSYNC 0xffffffff")
	})},
}

// hardValues are families of what instructions compute, read and write.
var hardValues = []Hard{
	{"copies", "a chain of n copies", 8_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("MOV R%d, R%d", 300+k, 299+k)
		}
		w.line("STG.E [R4.64], R%d", 299+n)
	})},
	{"copies-alone", "n copies, each of which is all of its block", 3_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("MOV R%d, R2", 300+k)
			w.line("m%d:", k)
			w.line("STG.E [R4.64+%#x], R%d", 4*(k%1000), 300+k)
			w.line("@P%d BRA m%d", k%4, k)
		}
	})},
	{"dead-counter", "n sums under branches of a register that nothing reads in the end", 3_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("ISETP.GE.AND P0, PT, R2, %#x, PT", k)
			w.line("@P0 BRA d%d", k)
			w.line("STG.E [R4.64], R2")
			w.line("IADD3 R3, R3, 0x1, RZ")
			w.line("d%d:", k)
		}
	})},
	{"guarded", "n writes of one register, each under a guard", 10_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("@P%d IADD3 R2, R%d, %#x, RZ", k%6, 3+k%7, k%251)
		}
		w.line("STG.E [R4.64], R2")
	})},
	{"logic", "n logic operations of which each reads three others, in one block", 6_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("LOP3.LUT R%d, R%d, R%d, R%d, %#x, !PT", 2+k%50, 2+(k*7)%50, 2+(k*3)%50, 2+(k*11)%50, k%256)
		}
		for k := 2; k < 52; k++ {
			w.line("STG.E [R60.64], R%d", k)
		}
	})},
	{"local", "n slots of local memory, each written and read", 4_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("STL [R1+%#x], R%d", 4*k, 2+k%50)
		}
		w.line("@P0 BRA j")
		w.line("IADD3 R2, R2, 0x1, RZ")
		w.line("j:")
		for k := range n {
			w.line("LDL R%d, [R1+%#x]", 2+k%50, 4*k)
			w.line("STG.E [R60.64], R%d", 2+k%50)
		}
	})},
	{"local-one", "n stores to one slot of local memory, and a load behind each", 5_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("STL [R1+0x8], R%d", 2+k%50)
			w.line("LDL R%d, [R1+0x8]", 2+(k+9)%50)
		}
	})},
	{"masks", "a chain of n logic operations on predicates", 8_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("PLOP3.LUT P%d, PT, P%d, P%d, PT, 0x80, 0x8", k%6, (k+1)%6, (k+2)%6)
		}
		w.line("@P0 BRA end")
		w.line("IADD3 R2, R2, 0x1, RZ")
		w.line("end:")
	})},
	{"memory", "n loads and n stores in one block", 6_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("LDG.E R%d, [R2.64+%#x]", 4+k%100, 4*k)
			w.line("STG.E [R2.64+%#x], R%d", 4*(n-k), 4+(k*7)%100)
		}
	})},
	{"joins-own", "n branches to one block, in front of each a write of a register of its own that the block reads, and of one for all", 1_200, hard(func(w *writer, n int) {
		for k := range n {
			w.line("MOV R%d, %#x", 300+k, k)
			w.line("MOV R2, R%d", 300+k*7%n)
			w.line("@P%d BRA end", k%6)
		}
		w.line("end:")
		for k := range n {
			w.line("STG.E [R4.64+%#x], R%d", 4*k, 300+k)
		}
	})},
	{"phis", "n joins in a row, where n/20 registers meet that a copy has made", 6_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("@P0 BRA j%d", k)
			w.line("IADD3 R%d, R%d, 0x1, RZ", 2+k%200, 2+(k*3)%200)
			w.line("j%d:", k)
		}
		for k := range 200 {
			w.line("STG.E [R300.64], R%d", 2+k)
		}
	})},
	{"predicates", "a chain of n comparisons, each only made if the one before it held", 6_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("ISETP.LT.AND P%d, PT, R%d, %#x, P%d", k%6, 2+k%50, k%251, (k+5)%6)
			w.line("@!P%d BRA end", k%6)
		}
		w.line("end:")
	})},
	{"predicates-own", "n comparisons, each with a predicate of its own that a later branch reads", 3_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("ISETP.LT.AND P%d, PT, R%d, %#x, PT", 10+k, 2+k%50, k%251)
		}
		for k := range n {
			w.line("@P%d BRA j%d", 10+k, k)
			w.line("IADD3 R2, R2, 0x1, RZ")
			w.line("j%d:", k)
		}
	})},
	{"predicates-ways", "n branches that skip up to five more, each on what a predicate of its own and some before it have decided", 1_000, hard(func(w *writer, n int) {
		r := rand.New(rand.NewPCG(7, 0))
		for k := range n {
			w.line("b%d:", k)
			w.line("PLOP3.LUT P%d, PT, P%d, P%d, P%d, 0x80, 0x0", 10+k, 10+max(0, k-1), 10+r.IntN(k+1), 10+r.IntN(k+1))
			w.line("@P%d BRA b%d", 10+k, min(n-1, k+1+r.IntN(5)))
			w.line("@!P%d IADD3 R%d, R%d, 0x1, RZ", 10+k/2, 300+k, 300+k/2)
		}
	})},
	{"selects", "a chain of n selects", 6_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("SEL R%d, R%d, R%d, P%d", 2+k%50, 2+(k+49)%50, 2+(k+7)%50, k%6)
		}
		w.line("STG.E [R60.64], R2")
	})},
	{"uninitialized", "n registers that are read where only one path writes them", 4_000, hard(func(w *writer, n int) {
		w.line("@P0 BRA j")
		for k := range n {
			w.line("MOV R%d, 0x1", 300+k)
		}
		w.line("j:")
		for k := range n {
			w.line("STG.E [R4.64], R%d", 300+k)
		}
	})},
	{"unwritten", "n registers that nothing writes", 8_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("STG.E [R4.64], R%d", 300+k)
		}
	})},
}

// hardWords are families of what the lines consist of.
var hardWords = []Hard{
	{"directives", "n settings of knobs that there are not", 8_000, func(n int) []byte {
		w := &writer{}
		w.line(".target sm_90")
		for k := range n {
			w.line(".knob SwitchOptBudgett%d = 7", k)
		}
		w.line(".entry k {")
		w.line("EXIT")
		w.line("}")
		return w.Bytes()
	}},
	{"junk", "n characters that are no instructions", 100_000, func(n int) []byte {
		return []byte(".target sm_90\n.entry k {\n" + strings.Repeat("[(`{,@!", n/7) + "\nEXIT\n}\n")
	}},
	{"misspelled", "n opcodes that there are not", 6_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("IADD%dX R2, R2, %#x, RZ", k, k%251)
		}
	})},
	{"named", "n registers with names", 6_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("IADD3 Rname%d, Rname%d, 0x1, RZ", k, max(0, k-1))
		}
		w.line("STG.E [R4.64], Rname%d", n-1)
	})},
	{"targets", "n functions, each with the target named again", 3_000, func(n int) []byte {
		w := &writer{}
		for k := range n {
			w.line(".target sm_%d", []int{52, 70, 86, 90}[k%4])
			w.line(".entry f%d {", k)
			w.line("EXIT")
			w.line("}")
		}
		return w.Bytes()
	}},
	{"undefined-calls", "n functions, each of which calls one that is not there", 3_000, func(n int) []byte {
		w := &writer{}
		w.line(".target sm_90")
		for k := range n {
			w.line(".entry f%d {", k)
			w.line("CALL.REL.NOINC `(g%d)", k)
			w.line("EXIT")
			w.line("}")
		}
		return w.Bytes()
	}},
	{"wide", "one instruction of n operands", 40_000, hard(func(w *writer, n int) {
		var list []string
		for k := range n {
			list = append(list, fmt.Sprintf("R%d", k%200))
		}
		w.line("IADD3 %s", strings.Join(list, ", "))
	})},
	{"wide-table", "n names in a table that are nowhere", 20_000, hard(func(w *writer, n int) {
		fmt.Fprint(w, ".jumptable jt { c0")
		for k := range n {
			fmt.Fprintf(w, ", lable%d", k)
		}
		w.line(" }")
		w.line("BRX R2, jt")
		w.line("c0:")
	})},
}
