package ide

import (
	"context"
	"fmt"
	"strings"
	"testing"
)

// TestHoverSmall reads hovers of what is easily said badly: a label with nothing behind it, a region that many instructions
// leave, a value that only a call may read, the stack pointer.
func TestHoverSmall(t *testing.T) {
	const text = `	.headerflags	@"EF_CUDA_TEXMODE_UNIFIED EF_CUDA_64BIT_ADDRESS EF_CUDA_SM75 EF_CUDA_VIRTUAL_SM(EF_CUDA_SM75)"
	.section	.text.k,"ax",@progbits
        .type           k,@function
k:
.text.k:
        /*0000*/                   MOV R1, c[0x0][0x28] ;
        /*0010*/                   MOV R12, 0x5 ;
        /*0020*/                   BSSY B0, ` + "`(.L_x_0)" + ` ;
        /*0030*/               @P0 BREAK B0 ;
        /*0040*/               @P0 EXIT ;
        /*0050*/               @P1 BREAK B0 ;
        /*0060*/               @P1 EXIT ;
        /*0070*/                   BSYNC B0 ;
.L_x_0:
        /*0080*/                   CALL.ABS.NOINC ` + "`(elsewhere)" + ` ;
        /*0090*/                   EXIT ;
.L_x_1:
`
	s := Open([]byte(text), Options{})
	for at, want := range map[string]string{
		"L_x_1:":     "**Label** `.L_x_1`: no instruction follows it.",
		"BSSY":       "**left by** `BREAK` on lines [9](#L9) and [11](#L11)",
		"BSSY B":     "**closed by** `BSYNC` on [line 13](#L13)",
		"R12":        "**read by** nothing that names it; `CALL` on [line 15](#L15) may read it",
		"R1, c[0x0]": "**read by** `CALL` on [line 15](#L15)",
	} {
		h, err := s.Hover(context.Background(), strings.Index(text, at))
		if err != nil || h == nil || !strings.Contains(h.Markdown, want) {
			t.Errorf("%s: %v %v, want %s", at, h, err, want)
		}
	}
	at := strings.Index(text, "        /*0080*/")
	leaf := text[:at] + text[at+strings.Index(text[at:], "\n")+1:]
	leaf = strings.Replace(leaf, "/*0090*/", "/*0080*/", 1)
	h, err := Open([]byte(leaf), Options{}).Hover(context.Background(), strings.Index(leaf, "R1, c[0x0]"))
	if want := "nothing that names it; it is the stack pointer"; err != nil || !strings.Contains(h.Markdown, want) {
		t.Errorf("%v %v, want %s", h, err, want)
	}
}

// TestHoverAddress reads hovers of addresses.
func TestHoverAddress(t *testing.T) {
	for _, x := range []struct{ target, instr, at, want string }{
		{"sm_90", "LDG.E R0, desc[UR4][R2.64+0x8]", "desc", "in global memory: the 64 bits in `R2:R3` plus 8 bytes. The descriptor in `UR4:UR5` says how memory is accessed."},
		{"sm_75", "LDG.E.SYS R6, [R8]", "[R8", "in global memory: the 64 bits in `R8:R9`."},
		{"sm_75", "LDL R6, [R8+-0x4]", "[R8", "in local memory: `R8` less 4 bytes."},
		{"sm_75", "STS [R5.X4+0x10], R6", "[R5", "in shared memory: `R5` times 4 plus 16 bytes."},
		{"sm_75", "STS [0x10], R6", "[0x", "in shared memory: byte 16."},
		{"sm_80", "STS [RZ], R6", "[RZ", "in shared memory: byte 0."},
		{"sm_80", "LDG.E R0, [R2.U32+UR4]", "[R2", "in global memory: `R2`, unsigned, plus the 64 bits in `UR4:UR5`."},
	} {
		text := ".target " + x.target + "\n.entry k {\n    " + x.instr + "\n    EXIT\n}\n"
		h, err := Open([]byte(text), Options{}).Hover(context.Background(), strings.Index(text, x.at))
		if err != nil || h == nil || !strings.HasSuffix(h.Markdown, x.want) {
			t.Errorf("%s: %v %v, want %s", x.instr, h, err, x.want)
		}
	}
}

// TestHoverInLoop holds that the flag of a block that is in no loop is explained.
func TestHoverInLoop(t *testing.T) {
	const text = ".target sm_90\n.entry k {\nhead:\n    ISETP.EQ.AND P0, PT, R2, RZ, PT\n@P0 BRA out\n    IADD3 R2, R2, 0x1, RZ\n    BRA head\nout:\n    EXIT\n}\n"
	h, err := Open([]byte(text), Options{}).Hover(context.Background(), strings.Index(text, "out:"))
	if want := "`IN_LOOP`; `IN_LOOP` goes by the order of blocks"; err != nil || !strings.Contains(h.Markdown, want) || !strings.Contains(h.Markdown, "in no loop") {
		t.Errorf("%v %v, want %s", h, err, want)
	}
}

// TestHoverLiveInCallee says of a value that a subroutine reads, which is in the function, that it lives on there.
func TestHoverLiveInCallee(t *testing.T) {
	const text = ".target sm_52\n.entry f {\n\tMOV R10, R4\n\tMOV R12, R4\n\tCAL sub\n\tSTG.E [R2], R12\n\tEXIT\nsub:\n\tI2F R7, R10\n\tSTG.E [R2], R7\n\tRET\n}\n"
	for at, want := range map[string]string{"R10, R4": ", and in the code that `CAL` on", "R12, R4": ""} {
		s := Open([]byte(text), Options{})
		h, err := s.Hover(t.Context(), strings.Index(text, at)+1)
		if err != nil || h == nil {
			t.Fatal(h, err)
		}
		if has := strings.Contains(h.Markdown, "and in the code that"); has != (want != "") || !strings.Contains(h.Markdown, want) {
			t.Errorf("%s: %s", at, h.Markdown)
		}
	}
}

// TestHoverJumpingCall says of a call from which control does not come back where that goes.
func TestHoverJumpingCall(t *testing.T) {
	const text = ".target sm_86\n.func f {\nhead:\n    IADD3 R1, R1, -0x1, RZ\n%s CALL out\n    BRA head\nout:\n%s}\n"
	for _, c := range []struct{ guard, end, want string }{
		{"@P0", "    EXIT\n", "**Conditional call without return** `CALL`: goes to [`out`](#L7) if `P0` is true, else on to `BB1` ([line 6](#L6))"},
		{"", "    EXIT\n", "**Call without return** `CALL`: goes to [`out`](#L7)."},
		{"@P0", "    RET\n", "**Conditional call** `CALL`: calls [`out`](#L7) if `P0` is true, then goes on to `BB1` ([line 6](#L6))"},
	} {
		text := fmt.Sprintf(text, c.guard, c.end)
		h, err := Open([]byte(text), Options{}).Hover(t.Context(), strings.Index(text, "CALL"))
		if err != nil || h == nil || !strings.Contains(h.Markdown, c.want) {
			t.Errorf("%v %v, want %s", h, err, c.want)
		}
	}
}
