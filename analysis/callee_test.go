package analysis

import (
	"fmt"
	"strings"
	"testing"
)

// TestCallWrites holds which registers called code may change, and that a copy of a register to itself, as ptxas -O0 has it of the address that the
// code returns to, changes none.
func TestCallWrites(t *testing.T) {
	for _, test := range []struct{ body, want string }{
		{"MOV R3, 0x5", "true [R3 R21]"},
		{"MOV R20, R20", "true [R21]"},
		{"MOV R5, R5 ; @P0 MOV R3, R3 ; IMAD.MOV.U32 R4, RZ, RZ, R4", "true [R21]"},
		{"MOV R3, R4 ; MOV R4, R3", "true [R3 R4 R21]"},
		{"MOV R20, R22", "true [R20 R21]"},     // the caller may have the address in R22
		{"IADD3 R20, R20, RZ, RZ", "false []"}, // it is not seen that it stays
		{"MOV R20, -R20", "false []"},
		{"@P0 MOV R20, R20", "true [R21]"},
	} {
		var sb strings.Builder
		at := 0
		code := func(text string) {
			fmt.Fprintf(&sb, "        /*%04x*/ %s ;\n", at, text)
			at += 16
		}
		sb.WriteString("\t.headerflags\t@\"EF_CUDA_SM80\"\n\t.section\t.text.k,\"ax\",@progbits\n        .type           k,@function\n        .size           k,(`$k$g - k)\nk:\n")
		code("MOV R20, 0x30")
		code("MOV R21, 0x0")
		code("CALL.REL.NOINC `($k$g)")
		code("EXIT")
		sb.WriteString("        .type           $k$g,@function\n        .size           $k$g,(.L_x_1 - $k$g)\n$k$g:\n")
		for line := range strings.SplitSeq(test.body, " ; ") {
			code(line)
		}
		code("MOV R21, 0x0")
		code("RET.REL.NODEC R20 `(k)")
		sb.WriteString(".L_x_1:\n")
		f := lowered([]byte(sb.String()))[0]
		b := f.Blocks[0]
		regs, ok := NewFacts(f).CallWrites(b, b.Last())
		var names []string
		for _, r := range regs {
			names = append(names, f.Names.Reg(r))
		}
		if got := fmt.Sprint(ok, names); got != test.want {
			t.Errorf("%s: %s, want %s", test.body, got, test.want)
		}
	}
}
