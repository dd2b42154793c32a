package ide

import (
	"fmt"
	"strings"
	"testing"
)

// TestInlayOfWritten holds that the known value of a register is not told where the instruction writes it: behind the
// line it would be taken for what it is then.
func TestInlayOfWritten(t *testing.T) {
	s := Open([]byte(".entry k {\n    MOV      R2, RZ\n    IADD3    R2, R2, 0x1, RZ\n    STG.E    [R4.64], R2\n    EXIT\n}\n"), Options{})
	list, err := s.Inlays(t.Context(), Span{End: int32(s.Text().Len())})
	if err != nil {
		t.Fatal(err)
	}
	got := ""
	for _, x := range list {
		line, _ := s.Text().Position(int(x.Off), 0)
		got += string(rune('0'+line)) + x.Text + ";"
	}
	if want := "1 RPO 0;3 R2=1;"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestInlayLinks holds which part of a hint names something else, whatever that is called, and where that is.
func TestInlayLinks(t *testing.T) {
	const text = ".entry k {\nR:\n    BSSY     B0, O\n@P0 BRA      O\n    EXIT\nO:\n    BSYNC    B0\n    EXIT\n}\n"
	s := Open([]byte(text), Options{})
	list, err := s.Inlays(t.Context(), Span{End: int32(len(text))})
	if err != nil {
		t.Fatal(err)
	}
	got := ""
	for _, x := range list {
		if x.From < x.To {
			got += x.Text[x.From:x.To] + " is " + text[x.At.Start:x.At.End] + ";"
		}
	}
	if want := "R is R;BSSY, line 3 is BSSY;"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestInlayBehindEncoding holds that a hint leaves the encoding that a listing has in the line where it is, and that it is in front of
// what a person has written there.
func TestInlayBehindEncoding(t *testing.T) {
	for text, want := range map[string]string{
		"\tcode for sm_52\n\t\tFunction : f\n        /*0008*/                   MOV R0, RZ ;       /* 0x00000000000700ff */\n        /*0010*/                   EXIT ;   /* 0x00 */  \n": "*/",
		"        /*0008*/                   MOV R0, RZ ; // zero\n        /*0010*/                   EXIT ;\n":                                                                           ";",
		"        /*0008*/                   MOV R0, RZ ; /* zero */ /* as the rest */\n        /*0010*/                   EXIT ;\n":                                                      ";",
	} {
		s := Open([]byte(text), Options{})
		list, err := s.Inlays(t.Context(), Span{End: int32(len(text))})
		if err != nil {
			t.Fatal(err)
		}
		found := false
		for _, x := range list {
			if line, _ := s.Text().Position(int(x.Off), 0); strings.Contains(lineOf(text, line), "MOV") {
				found = true
				if got := text[x.Off-2 : x.Off]; !strings.HasSuffix(got, want) {
					t.Errorf("%q is behind %q, want %q\n%s", x.Text, got, want, text)
				}
			}
		}
		if !found {
			t.Errorf("no hint\n%s", text)
		}
	}
}

func lineOf(text string, n int) string { return strings.Split(text, "\n")[n] }

// TestInlayOpeners holds that an instruction that closes the regions of many shows where the first of them are, and how many more there are.
func TestInlayOpeners(t *testing.T) {
	const n, closers = 20, 3
	var sb strings.Builder
	sb.WriteString(".entry k {\n")
	for k := range n {
		fmt.Fprintf(&sb, "@P%d  BRA      L%d\n", k%6, k)
	}
	for k := range n {
		fmt.Fprintf(&sb, "L%d:\n    BSSY     B0, J\n    BRA      J\n", k)
	}
	sb.WriteString("J:\n")
	for range closers {
		sb.WriteString("@P6  BREAK    B0\n")
	}
	sb.WriteString("    BSYNC    B0\n    EXIT\n}\n")
	text := sb.String()
	s := Open([]byte(text), Options{})
	list, err := s.Inlays(t.Context(), Span{End: int32(len(text))})
	if err != nil {
		t.Fatal(err)
	}
	got := map[int]string{}
	for _, x := range list {
		if x.Doc == openerDoc {
			line, _ := s.Text().Position(int(x.Off), 0)
			got[line] += x.Text
		}
	}
	if len(got) != closers+1 {
		t.Errorf("hints on %d lines, want %d", len(got), closers+1)
	}
	for line, text := range got {
		if want := " ← BSSY, line 23 ← BSSY, line 26 ← BSSY, line 29 ← BSSY, line 32 … 16 more"; text != want {
			t.Errorf("line %d: got %q, want %q", line, text, want)
		}
	}
}
