package ide

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/ori-lang/ori/grammar"
)

// TestRedefinedElsewhere types and deletes labels that another section defines: what is said is
// what a fresh document says, although only one section is read again.
func TestRedefinedElsewhere(t *testing.T) {
	section := func(name, label string) string {
		return "\t.section\t.text." + name + ",\"ax\",@progbits\n        .type           " + name + ",@function\n" + name + ":\n.text." + name + ":\n" +
			label + ":\n        /*0000*/                   EXIT ;\n"
	}
	s := Open([]byte(section("a", ".L_x_1")+section("b", ".L_x_2")+section("c", ".L_x_3")), Options{})
	for n, step := range []struct {
		old, new string
		want     []string // the labels that are not the first of their name
	}{
		{".L_x_3:", ".L_x_1:", []string{".L_x_1"}},                                  // in c, as in a
		{".L_x_2:", ".L_x_1:", []string{".L_x_1", ".L_x_1"}},                        // in b too
		{".L_x_1:", ".L_x_4:", []string{".L_x_1"}},                                  // a has it no more: b is the first
		{".text.b:\n.L_x_1:", ".text.b:\n", nil},                                    // only c is left
		{"\t.section\t.text.c", ".L_x_1:\n\t.section\t.text.c", []string{".L_x_1"}}, // at the end of b
		{"\t.section\t.text.c", ".elftype @\"ET_EXEC\"\n\t.section\t.text.c", nil},  // c is another listing
	} {
		at := bytes.Index(s.Text().Bytes(), []byte(step.old))
		if at < 0 {
			t.Fatalf("step %d: no %q in\n%s", n, step.old, s.Text().Bytes())
		}
		if _, err := s.Diagnostics(context.Background()); err != nil { // so that it is lowered
			t.Fatal(err)
		}
		s = s.Edit([]grammar.Edit{{Span: Span{Start: int32(at), End: int32(at + len(step.old))}, New: step.new}})
		ds, err := s.Diagnostics(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, d := range ds {
			if d.Code == "duplicate-label" {
				got = append(got, string(s.Text().Bytes()[d.Span.Start:d.Span.End]))
			}
		}
		if !slices.Equal(got, step.want) {
			t.Errorf("step %d: %q, want %q\n%s", n, got, step.want, fmt.Sprint(ds))
		}
		same(t, s)
	}
}

// TestStaleElsewhere edits code that a section of data is about.
func TestStaleElsewhere(t *testing.T) {
	s := Open([]byte("\t.section\t.nv.info.f,\"\",@\"SHT_CUDA_INFO\"\n\t//----- nvinfo : EIATTR_EXIT_INSTR_OFFSETS\n        /*0058*/ \t.word\t0x00000010\n"+
		"\t.section\t.text.f,\"ax\",@progbits\n        .type           f,@function\n        .size           f,(.L_x_1 - f)\nf:\n.text.f:\n        /*0000*/                   NOP ;\n        /*0010*/                   EXIT ;\n.L_x_1:\n"), Options{})
	for n, step := range []struct {
		old, new string
		stale    int
	}{
		{"EXIT ;", "RET ;", 1},
		{"RET ;", "EXIT ;", 0},
		{"        /*0010*/                   EXIT ;\n", "", 1},
		{".L_x_1:\n", "", 2},
		{"0x00000010", "0x00000000", 2},
		{"NOP", "EXIT", 1},
		{"_INSTR_OFFSETS", "_SOMETHING", 1},
	} {
		if _, err := s.Diagnostics(context.Background()); err != nil {
			t.Fatal(err)
		}
		at := bytes.Index(s.Text().Bytes(), []byte(step.old))
		s = s.Edit([]grammar.Edit{{Span: Span{Start: int32(at), End: int32(at + len(step.old))}, New: step.new}})
		ds, err := s.Diagnostics(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		stale := 0
		for _, d := range ds {
			if d.Code == "stale-data" {
				stale++
			}
		}
		if stale != step.stale {
			t.Errorf("step %d: %d, want %d: %v", n, stale, step.stale, ds)
		}
		same(t, s)
	}
}
