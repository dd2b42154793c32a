package ide

import (
	"strings"
	"testing"
)

// TestHoverAtAddress holds that where what is found of an instruction of a listing begins, at its address, a hover tells
// of the instruction, and of the block at the address of the block's first.
func TestHoverAtAddress(t *testing.T) {
	const text = "\t.headerflags\t@\"EF_CUDA_SM86\"\n.text.f:\n        /*0000*/                   MOV R4, 0x1 ;\n" +
		"        /*0010*/                   MOV R5, 0x2 ;\n        /*0020*/                   EXIT ;\n"
	s := Open([]byte(text), Options{})
	at := func(what string) string {
		h, err := s.Hover(t.Context(), strings.Index(text, what))
		if err != nil || h == nil {
			t.Fatalf("%s: %v, %v", what, h, err)
		}
		return h.Markdown
	}
	if got, want := at("/*0010*/"), at("MOV R5"); got != want {
		t.Errorf("at the address:\n%s\nat the opcode:\n%s", got, want)
	}
	if got := at("/*0000*/"); !strings.Contains(got, "3 instructions") {
		t.Errorf("at the first address:\n%s", got)
	}
}
