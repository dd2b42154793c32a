package cfg_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// chained writes a section of n functions each of which calls the next, and branches to itself and
// to the one after that.
func chained(n int) []byte {
	var sb strings.Builder
	sb.WriteString("\t.headerflags\t@\"EF_CUDA_SM86\"\n\t.elftype\t@\"ET_EXEC\"\n")
	sb.WriteString("\t.section\t.text.k,\"ax\",@progbits\n        .type           k,@function\n$k$f0:\n.text.k:\n")
	at := 0
	line := func(format string, args ...any) {
		fmt.Fprintf(&sb, "        /*%04x*/                   %s ;\n", at, fmt.Sprintf(format, args...))
		at += 16
	}
	for k := range n {
		if k > 0 {
			fmt.Fprintf(&sb, "        .type           $k$f%d,@function\n$k$f%d:\n", k, k)
		}
		line("STL.64 [R1], R20")
		line("MOV R20, %#x", at+0x30)
		line("MOV R21, 0x0")
		if k%3 == 0 {
			line("CALL.REL.NOINC %#x", 0x90*((k+1)%n))
		} else {
			line("CALL.REL.NOINC `($k$f%d)", (k+1)%n)
		}
		line("@P0 BRA `(.L_x_%d)", k)
		line("@P1 BRA `($k$f%d)", (k+2)%n)
		fmt.Fprintf(&sb, ".L_x_%d:\n", k)
		line("MOV R2, 32@lo($k$f%d+0x10)", (k+5)%n)
		line("LDL.64 R20, [R1]")
		line("RET.REL.NODEC R20 `(k)")
	}
	return []byte(sb.String())
}

// BenchmarkChainedFunctions lowers sections of functions that call one another, and copies each:
// the time a function should not grow with their number.
func BenchmarkChainedFunctions(b *testing.B) {
	for _, n := range []int{1000, 8000} {
		b.Run(fmt.Sprintf("%d", n), func(b *testing.B) {
			d := grammar.Parse(chained(n))
			for b.Loop() {
				for _, u := range cfg.Lower(d) {
					for _, f := range u.Funcs {
						f.Clone(b.Context())
					}
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/function")
		})
	}
}
