package ide

import "testing"

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
