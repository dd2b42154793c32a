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

// TestCallMeets holds that lanes may reconverge in what called code calls.
func TestCallMeets(t *testing.T) {
	for _, test := range []struct {
		body string
		want bool
	}{
		{"WARPSYNC.ALL", true},
		{"IADD3 R3, R3, R4, RZ", false},
		{"BSSY B0, `(.L_x_0) ; .L_x_0: ; BSYNC B0", false},
		{"BSYNC B0", true}, // of a region that the caller has opened
	} {
		var sb strings.Builder
		at := 0
		code := func(lines ...string) {
			for _, text := range lines {
				if strings.HasSuffix(text, ":") {
					fmt.Fprintln(&sb, text)
					continue
				}
				fmt.Fprintf(&sb, "        /*%04x*/ %s ;\n", at, text)
				at += 16
			}
		}
		function := func(name, end string) {
			fmt.Fprintf(&sb, "        .type           %s,@function\n        .size           %s,(%s - %s)\n%s:\n", name, name, end, name, name)
		}
		sb.WriteString("\t.headerflags\t@\"EF_CUDA_SM80\"\n\t.section\t.text.k,\"ax\",@progbits\n")
		function("k", "`$k$g")
		code("MOV R20, 0x30", "MOV R21, 0x0", "CALL.REL.NOINC `($k$g)", "EXIT")
		function("$k$g", "`$k$h")
		code("MOV R22, 0x70", "MOV R23, 0x0", "CALL.REL.NOINC `($k$h)", "MOV R21, 0x0", "RET.REL.NODEC R20 `(k)")
		function("$k$h", ".L_x_1")
		code(strings.Split(test.body, " ; ")...)
		code("MOV R23, 0x0", "RET.REL.NODEC R22 `(k)", ".L_x_1:")
		f := lowered([]byte(sb.String()))[0]
		b := f.Blocks[0]
		c := callees{ctx: t.Context(), f: f}
		if _, ok := c.of(b, b.Last()); !ok {
			t.Fatalf("%s: what the call does is not known:\n%s", test.body, sb.String())
		}
		if got := c.meets(b, b.Last()); got != test.want {
			t.Errorf("%s: lanes may reconverge: %v, want %v", test.body, got, test.want)
		}
	}
}
