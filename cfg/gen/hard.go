package gen

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
)

// A Hard is a family of texts in which something is as many or as deep as the text is long: what is
// more than linear in that takes long.
type Hard struct {
	Name string
	Doc  string
	N    int // a size for which the text has some 200 to 500 KB
	Text func(n int) []byte
}

// Hards are the families.
var Hards = slices.Concat(hardShapes, hardFlow, hardGraphs, hardValues, hardWords, hardNames, hardText)

// hardShapes are families of which each has one thing that once took long.
var hardShapes = []Hard{
	{"block", "one block of n instructions", 15_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("IADD3 R%d, R%d, %#x, RZ", 2+k%60, 2+(k*7)%60, k%251)
		}
	})},
	{"branches", "n conditional branches to one block", 15_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("@P%d BRA end", k%6)
		}
		w.line("end:")
	})},
	{"chain", "n comparisons of one register, as of a switch", 6_000, hard(func(w *writer, n int) {
		w.line("LDG.E R4, [R2.64]")
		for k := range n {
			w.line("ISETP.EQ.U32.AND P0, PT, R4, %#x, PT", k)
			w.line("@P0 BRA c%d", k%5)
		}
		w.line("BRA end")
		for k := range 5 {
			w.line("c%d:", k)
			w.line("STG.E [R2.64+%#x], R4", 4*k)
			w.line("BRA end")
		}
		w.line("end:")
	})},
	{"chain-values", "n comparisons of one register, between each and its branch a value for where all lead", 5_000, hard(func(w *writer, n int) {
		w.line("LDG.E R4, [R2.64]")
		for k := range n {
			w.line("ISETP.NE.AND P0, PT, R4, %#x, PT", 2*k)
			w.line("MOV R9, %#x", k)
			w.line("@!P0 BRA end")
		}
		w.line("end:")
		w.line("STG.E [R2.64], R9")
	})},
	{"chain-sums", "n comparisons of one register, between each and its branch a sum of which the default needs all", 5_000, hard(func(w *writer, n int) {
		w.line("LDG.E R4, [R2.64]")
		for k := range n {
			w.line("ISETP.NE.AND P0, PT, R4, %#x, PT", 2*k)
			w.line("IADD3 R9, R9, %#x, RZ", k)
			w.line("@!P0 BRA end")
		}
		w.line("STG.E [R2.64], R9")
		w.line("end:")
	})},
	{"chain-guarded", "n comparisons of one register, between each and its branch a value under a guard", 5_000, hard(func(w *writer, n int) {
		w.line("LDG.E R4, [R2.64]")
		for k := range n {
			w.line("ISETP.NE.AND P0, PT, R4, %#x, PT", 2*k)
			w.line("@P1 MOV R9, %#x", k)
			w.line("@!P0 BRA end")
		}
		w.line("end:")
		w.line("STG.E [R2.64], R9")
	})},
	{"complete", "√n blocks that each branch to all, with a barrier", 640_000, func(n int) []byte {
		side := 1
		for side*side < n {
			side++
		}
		w := &writer{}
		var labels []string
		for k := range side {
			labels = append(labels, fmt.Sprintf("b%d", k))
		}
		w.line(".target sm_90")
		w.line(".entry k {")
		w.line(".jumptable all { %s }", strings.Join(labels, ", "))
		w.line("LDG.E R2, [R4.64]")
		for k := range side {
			w.line("b%d:", k)
			if k == side/2 {
				w.line("BAR.SYNC 0x0")
			}
			w.line("IADD3 R2, R2, %#x, RZ", k)
			w.line("BRX R2, all")
		}
		w.line("}")
		return w.Bytes()
	}},
	{"dead-writes", "n writes of virtual registers that nothing reads", 12_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("MOV R%d, %#x", 300+k, k)
		}
	})},
	{"dead-around", "a loop around which n registers move on by one, of which the end reads one", 15_000, hard(func(w *writer, n int) {
		w.line("loop:")
		w.line("MOV R299, R300")
		for k := range n {
			w.line("MOV R%d, R%d", 300+k, 301+k)
		}
		w.line("MOV R%d, R299", 300+n)
		w.line("@P0 BRA loop")
		w.line("STG.E [R4.64], R300")
	})},
	{"diamonds", "n ifs in a row, of which each writes a register that the end reads", 4_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("ISETP.GE.AND P0, PT, R2, %#x, PT", k)
			w.line("@P0 BRA j%d", k)
			w.line("IADD3 R%d, R%d, 0x1, RZ", 300+k, 300+k)
			w.line("j%d:", k)
		}
		for k := range n {
			w.line("STG.E [R4.64+%#x], R%d", 4*(k%1000), 300+k)
		}
	})},
	{"entries", "a loop with n entries", 4_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("ISETP.EQ.AND P0, PT, R2, R%d, PT", 10+k%50)
			w.line("@P0 BRA l%d", k)
		}
		for k := range n {
			w.line("l%d:", k)
			w.line("IADD3 R3, R3, 0x1, RZ")
		}
		w.line("ISETP.LT.AND P0, PT, R3, R4, PT")
		w.line("@P0 BRA l0")
	})},
	{"functions", "n functions of three instructions", 4_000, func(n int) []byte {
		w := &writer{}
		w.line(".target sm_90")
		for k := range n {
			w.line(".entry f%d {", k)
			w.line("MOV R2, %#x", k)
			w.line("STG.E [R4.64], R2")
			w.line("EXIT")
			w.line("}")
		}
		return w.Bytes()
	}},
	{"jumps-back", "n blocks that only branch, each to the one before it", 10_000, hard(func(w *writer, n int) {
		w.line("BRA j%d", n-1)
		w.line("j0:")
		w.line("BRA end")
		for k := 1; k < n; k++ {
			w.line("j%d:", k)
			w.line("BRA j%d", k-1)
		}
		w.line("end:")
	})},
	{"jumps-typed", "n blocks that only branch, each to the next but one, and a label that is half typed", 10_000, hard(func(w *writer, n int) {
		w.line("BRA nowhere")
		for k := range n {
			w.line("j%d:", k)
			w.line("BRA j%d", min(n-1, k+2))
		}
	})},
	{"ladder", "n rungs, of which each side goes on or changes to the other, with registers of their own", 4_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("a%d:", k)
			w.line("IADD3 R%d, R%d, 0x1, RZ", 300+k, 300+max(0, k-1))
			w.line("@P0 BRA a%d", k+1)
			w.line("b%d:", k)
			w.line("IADD3 R%d, R%d, 0x2, RZ", 300+k, 300+max(0, k-1))
			w.line("@P1 BRA b%d", k+1)
		}
		w.line("a%d:", n)
		w.line("b%d:", n)
		w.line("STG.E [R4.64], R%d", 300+n-1)
	})},
	{"loops", "loops in loops, n deep, with a barrier in the innermost", 3_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("l%d:", k)
			w.line("IADD3 R%d, R%d, 0x1, RZ", 2+k%50, 2+k%50)
		}
		w.line("BAR.SYNC 0x0")
		for k := n - 1; k >= 0; k-- {
			w.line("ISETP.LT.AND P0, PT, R%d, R%d, PT", 2+k%50, 60+k%50)
			w.line("@P0 BRA l%d", k)
		}
	})},
	{"operands", "instructions of n operands in all, 5,000 each", 60_000, hard(func(w *writer, n int) {
		for ; n > 0; n -= 5_000 {
			var list []string
			for k := range min(n, 5_000) {
				list = append(list, fmt.Sprintf("R%d", k%200))
			}
			w.line("IADD3 %s", strings.Join(list, ", "))
		}
	})},
	{"regions", "BSSY in BSSY, n deep", 5_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("BSSY B%d, r%d", k%16, k)
			w.line("@P0 BRA r%d", k)
		}
		for k := n - 1; k >= 0; k-- {
			w.line("r%d:", k)
			w.line("BSYNC B%d", k%16)
		}
	})},
	{"stack", "n SSY, and SYNC for each", 6_000, hardOf("sm_52", func(w *writer, n int) {
		for k := range n {
			w.line("SSY s%d", k)
		}
		for k := n - 1; k >= 0; k-- {
			w.line("SYNC")
			w.line("s%d:", k)
		}
	})},
	{"stack-breaks", "n SSY, and one BRK", 12_000, hardOf("sm_52", func(w *writer, n int) {
		w.line("PBK out")
		for range n {
			w.line("SSY out")
		}
		w.line("BRK")
		w.line("out:")
	})},
	{"table", "a switch of n cases by a table", 10_000, hard(func(w *writer, n int) {
		fmt.Fprint(w, ".jumptable jt { ")
		for k := range n {
			fmt.Fprintf(w, "c%d, ", k)
		}
		w.line("end }")
		w.line("LDG.E R2, [R4.64]")
		w.line("BRX R2, jt")
		for k := range n {
			w.line("c%d:", k)
			w.line("STG.E [R4.64], R2")
		}
		w.line("end:")
	})},
	{"undefined", "branches to n labels that are nowhere", 10_000, hard(func(w *writer, n int) {
		for k := range n {
			w.line("@P0 BRA lable%d", 7*k)
			w.line("label%d:", 7*k+3)
		}
	})},
}

// A writer writes lines.
type writer struct{ bytes.Buffer }

func (w *writer) line(format string, args ...any) {
	fmt.Fprintf(w, format, args...)
	w.WriteByte('\n')
}

// hard returns the text of one kernel whose body is written by body.
func hard(body func(w *writer, n int)) func(n int) []byte { return hardOf("sm_90", body) }

func hardOf(target string, body func(w *writer, n int)) func(n int) []byte {
	return func(n int) []byte {
		w := &writer{}
		w.line(".target %s", target)
		w.line(".entry k {")
		body(w, n)
		w.line("EXIT")
		w.line("}")
		return w.Bytes()
	}
}
