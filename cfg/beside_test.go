package cfg

import (
	"strings"
	"testing"

	"github.com/ori-lang/ori/grammar"
)

// TestBeside reads what cuobjdump prints with -res-usage and -elf beside -sass: only the code is.
func TestBeside(t *testing.T) {
	const usage = "\nResource usage:\n Common:\n  GLOBAL:0\n Function k:\n  REG:8 STACK:0 SHARED:0 LOCAL:0 CONSTANT[0]:364\n\n"
	const elf = "\n64bit elf: type=2, abi=7, sm=80, toolkit=124, flags = 0x500550\nSections:\nIndex Offset   Size ES Align        Type        Flags Link     Info Name\n" +
		"    1     40     6b  0  1           STRTAB           0    0        0 .shstrtab\n\n.section .strtab\n\n.text.k\nbar = 0\treg = 8\n0x00000a00\t0x000fe400\n"
	const code = "\tcode for sm_80\n\t\tFunction : k\n\t.headerflags\t@\"EF_CUDA_SM80\"\n        /*0000*/                   MOV R1, c[0x0][0x28] ;\n" +
		"        /*0010*/                   EXIT ;\n\t\t..........\n\n\n"
	const head = "\nFatbin elf code:\n================\narch = sm_80\ncode version = [1,7]\nhost = linux\ncompile_size = 64bit\n"
	for _, x := range []struct {
		text           string
		funcs, skipped int
	}{
		{usage + code, 1, 1},
		{elf + code, 1, 1},
		{usage, 0, 1},
		{head + usage + code + head + elf + code, 2, 2},
		{head + code + head + code, 2, 0},
		{code, 1, 0},
	} {
		funcs, skipped := 0, 0
		for _, u := range Lower(grammar.Parse([]byte(x.text))) {
			for _, p := range u.Problems {
				if p.Code != "foreign-dialect" {
					t.Errorf("%q: %s", x.text, p.Msg)
				}
				skipped++
				if first := x.text[strings.IndexByte(x.text, '\n')+1:]; x.funcs < 2 && string(u.Section.Src[p.Span.Start:p.Span.End]) != first[:strings.IndexByte(first, '\n')] {
					t.Errorf("it is said of %q", u.Section.Src[p.Span.Start:p.Span.End])
				}
			}
			for _, f := range u.Funcs {
				if f.Name != "k" || f.Target == nil || f.Target.Name != "sm_80" || len(f.Problems) > 0 {
					t.Errorf("%q: function %q, %v, %v", x.text, f.Name, f.Target, f.Problems)
				}
				funcs++
			}
		}
		if funcs != x.funcs || skipped != x.skipped {
			t.Errorf("%q: %d functions, want %d; %d texts are not read, want %d", x.text, funcs, x.funcs, skipped, x.skipped)
		}
	}
}
