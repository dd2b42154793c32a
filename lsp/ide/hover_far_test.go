package ide

import (
	"fmt"
	"strings"
	"testing"
)

// TestHoverFar holds that a hover on a value with more uses, or more definitions, than are looked for says so.
func TestHoverFar(t *testing.T) {
	hover := func(text, what string) string {
		s := Open([]byte(text), Options{})
		h, err := s.Hover(t.Context(), strings.Index(text, what)+strings.Index(what, "R1"))
		if err != nil || h == nil {
			t.Fatalf("%s: %v, %v", what, h, err)
		}
		return h.Markdown
	}
	says := func(got string, all ...string) {
		for _, want := range all {
			if !strings.Contains(got, want) {
				t.Errorf("%s\nwant %q", got, want)
			}
		}
	}
	uses := func(n int) string {
		var sb strings.Builder
		sb.WriteString(".target sm_86\n.entry k {\nMOV R1, c[0x0][0x160]\n")
		for range n {
			sb.WriteString("STG.E [R2.64], R1\n")
		}
		return sb.String() + "FADD R3, R1, R1\nEXIT\n}\n"
	}
	says(hover(uses(100), "MOV R1"), "`STG` on lines", "85 more and `FADD` on [line 104]")
	says(hover(uses(100), "FADD R3, R1"), "the value has 102 uses")
	says(hover(uses(3000), "MOV R1"), "`STG` on lines", "and more: a hover follows a value for 2048 steps")
	says(hover(uses(3000), "FADD R3, R1"), "the value has 2047 uses and more: a hover follows a value for 2048 steps")

	defs := func(n int) string {
		var sb strings.Builder
		sb.WriteString(".target sm_86\n.entry k {\n")
		for k := range n {
			fmt.Fprintf(&sb, "@P%d MOV R1, R%d\n", k%6, k%200+4)
		}
		return sb.String() + "FADD R3, R1, R1\nEXIT\n}\n"
	}
	says(hover(defs(100), "FADD R3, R1"), "`MOV` on [line 3](#L3) under `@P0`", "85 more; else it is the value at entry")
	got := hover(defs(3000), "FADD R3, R1")
	says(got, "and more: a hover follows a value for 2048 steps")
	if strings.Contains(got, "at entry") {
		t.Errorf("%s\nsays what is not looked at", got)
	}
}
