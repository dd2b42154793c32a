package ide

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"github.com/ori-lang/ori/grammar"
)

// TestTableElsewhere edits the data that tells the entries of a jump table, which is in other
// sections than its branch.
func TestTableElsewhere(t *testing.T) {
	s := Open([]byte(`	.headerflags	@"EF_CUDA_SM86"
	.elftype	@"ET_EXEC"
	.section	.nv.info.f,"",@"SHT_CUDA_INFO"
	//----- nvinfo : EIATTR_INDIRECT_BRANCH_TARGETS
        /*0000*/ 	.word	.L_x_1@srel
        /*0004*/ 	.short	0x0
        /*0006*/ 	.short	0x0
        /*0008*/ 	.word	0x3
        /*000c*/ 	.word	.L_x_2@srel
        /*0010*/ 	.word	.L_x_3@srel
        /*0014*/ 	.word	.L_x_2@srel
	.section	.nv.constant2.f,"a",@progbits
	.align	4
.nv.constant2.f:
        /*0000*/ 	.byte	0x50, 0x00, 0x00, 0x00, 0x60, 0x00, 0x00, 0x00, 0x50, 0x00, 0x00, 0x00
	.section	.text.f,"ax",@progbits
        .type           f,@function
f:
.text.f:
        /*0000*/                   LDG.E R0, [R4.64] ;
        /*0010*/                   IMNMX.U32 R0, R0, 0x2, PT ;
        /*0020*/                   IMAD.SHL.U32 R8, R0, 0x4, RZ ;
        /*0030*/                   LDC R6, c[0x2][R8] ;
.L_x_1:
        /*0040*/                   BRX R6 -0x50 (*"BRANCH_TARGETS .L_x_2,.L_x_3"*);
.L_x_2:
        /*0050*/                   EXIT ;
.L_x_3:
        /*0060*/                   EXIT ;
`), Options{})
	const unknown = "which value goes where is not known"
	for n, step := range []struct{ old, new, want string }{
		{"", "", "1 → [`.L_x_3`]"},
		{"0x60, 0x00", "0x50, 0x00", unknown}, // the two differ
		{".L_x_3@srel", ".L_x_2@srel", unknown},
		{".L_x_2@srel\n        /*0014*/", ".L_x_3@srel\n        /*0014*/", unknown},
		{"0x50, 0x00, 0x00, 0x00, 0x50, 0x00, 0x00, 0x00, 0x50", "0x50, 0x00, 0x00, 0x00, 0x60, 0x00, 0x00, 0x00, 0x50", "1 → [`.L_x_3`]"},
		{".nv.constant2.f:", "", "1 → [`.L_x_3`]"},
		{".nv.info.f,", ".nv.info.g,", "1 → [`.L_x_3`]"}, // the bank is enough
		{"\t.align\t4\n", "\t.align\t4\n\t.dword f\n", unknown},
		{".nv.info.g,", ".nv.info.f,", "1 → [`.L_x_3`]"},
		{".word\t0x3", ".word\t0x2", unknown},
		{".word\t0x2", ".word\t0x3", "1 → [`.L_x_3`]"},
		{"        /*0010*/                   IMNMX.U32 R0, R0, 0x2, PT ;\n", "", unknown},
	} {
		if _, err := s.Diagnostics(context.Background()); err != nil {
			t.Fatal(err)
		}
		if step.old != "" {
			at := bytes.Index(s.Text().Bytes(), []byte(step.old))
			if at < 0 {
				t.Fatalf("step %d: no %q", n, step.old)
			}
			s = s.Edit([]grammar.Edit{{Span: Span{Start: int32(at), End: int32(at + len(step.old))}, New: step.new}})
		}
		h := must(s.Hover(t.Context(), bytes.Index(s.Text().Bytes(), []byte("BRX"))))
		if h == nil || !strings.Contains(h.Markdown, step.want) {
			t.Errorf("step %d: %q is not in %v", n, step.want, h)
		}
		same(t, s)
	}
}

// TestNumberedTable holds that a hover has what the numbers of labels tell of a table, also where the one behind the code changes.
func TestNumberedTable(t *testing.T) {
	s := Open([]byte(`	.target	sm_80
	.section	.text.k,"ax",@progbits
.text.k:
        /*0000*/                   LDG.E R0, [R2.64] ;
        /*0010*/                   IMNMX.U32 R2, R0, 0x5, PT ;
        /*0020*/                   IMAD.SHL.U32 R8, R2, 0x4, RZ ;
        /*0030*/                   LDC R2, c[0x2][R8] ;
        /*0040*/                   SHF.R.S32.HI R3, RZ, 0x1f, R2 ;
.L_x_10:
        /*0050*/                   BRX R2 -0x60 (*"BRANCH_TARGETS .L_x_11,.L_x_13"*);
.L_x_11:
        /*0060*/                   EXIT ;
.L_x_13:
        /*0070*/                   EXIT ;
.L_x_17:
`), Options{})
	const none = "which value goes where is not known: its table is in .nv.constant2"
	for n, step := range []struct{ old, new, want string }{
		{"", "", "by the numbers of labels, 0 → [`.L_x_11`](#L11), 1 → [`.L_x_11`](#L11), 2 → [`.L_x_13`](#L13); where other values go is not known: its table is in"},
		{".L_x_17:", ".L_x_15:", none},
		{".L_x_15:", ".L_x_20:", "2 → [`.L_x_13`]"},
		{".L_x_20:\n", "", none},
	} {
		if _, err := s.Diagnostics(context.Background()); err != nil {
			t.Fatal(err)
		}
		if step.old != "" {
			at := bytes.Index(s.Text().Bytes(), []byte(step.old))
			if at < 0 {
				t.Fatalf("step %d: no %q", n, step.old)
			}
			s = s.Edit([]grammar.Edit{{Span: Span{Start: int32(at), End: int32(at + len(step.old))}, New: step.new}})
		}
		h := must(s.Hover(t.Context(), bytes.Index(s.Text().Bytes(), []byte("BRX"))))
		if h == nil || !strings.Contains(h.Markdown, step.want) {
			t.Errorf("step %d: %q is not in %v", n, step.want, h)
		}
		same(t, s)
	}
}

// TestSwitchProfile holds that a hover names the profile that chose the form of a switch.
func TestSwitchProfile(t *testing.T) {
	text := ".target sm_86\n.entry k {\n"
	for _, v := range []string{"0", "1", "50", "51"} {
		text += "    ISETP.EQ P0, R2, #" + v + "\n@P0 BRA a\n"
	}
	text += "    BRA b\na:\n    EXIT\nb:\n    EXIT\n}\n"
	for _, tt := range []struct {
		knobs map[string]float64
		text  string
		want  string
	}{
		{nil, text, "leaves it a cascade (profile documented): 4 cases are fewer than 5"},
		{map[string]float64{"switch-profile": 1}, text, "for the last 2 values (profile measured): the last 2 comparisons have 2 values in their range"},
		{nil, ".knob switch-profile = measured\n" + text, "chooses a jump table for the last 2 values (profile measured): "},
		{map[string]float64{"switch-profile": 7}, text, "(profile documented)"},
	} {
		s := Open([]byte(tt.text), Options{Knobs: tt.knobs})
		h := must(s.Hover(t.Context(), strings.Index(tt.text, "ISETP")))
		if h == nil || !strings.Contains(h.Markdown, tt.want) {
			t.Errorf("%v: no %q in %v", tt.knobs, tt.want, h)
		}
	}
}

// TestSwitchEnds holds that a hover says where values of a switch end the lane.
func TestSwitchEnds(t *testing.T) {
	const text = `.target sm_86
.entry k {
    ISETP.NE.AND P0, PT, R2, -0x1, PT
@!P0 BRA     a
    ISETP.NE.AND P0, PT, R2, 0x64, PT
@P0 EXIT
    STG.E    [R4.64], R2
    EXIT
a:
    STG.E    [R6.64], R2
    EXIT
}
`
	h := must(Open([]byte(text), Options{}).Hover(t.Context(), strings.Index(text, "ISETP")))
	if h == nil || !strings.Contains(h.Markdown, "cascade, 2 cases") || !strings.Contains(h.Markdown, "**default** `EXIT`") {
		t.Error(h)
	}
}
