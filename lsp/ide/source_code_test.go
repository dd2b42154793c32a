package ide

import (
	"context"
	"fmt"
	"os"
	"strings"
	"testing"
)

// sourcesText is a listing of two functions with the same lines.
func sourcesText(t *testing.T) []byte {
	src, err := os.ReadFile("../../editors/test/testdata/inlined.sass")
	if err != nil {
		t.Fatal(err)
	}
	twin := strings.NewReplacer(".text.scale", ".text.twin", "scale,", "twin,", "scale:", "twin:", " scale\n", " twin\n").Replace(string(src))
	return []byte(string(src) + twin[strings.Index(twin, "//---"):])
}

func TestSourceCode(t *testing.T) {
	list, err := Open(sourcesText(t), Options{}).SourceCode(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for n := range list {
		x := SourceLine{File: list[n].File, Line: list[n].Line}
		got = append(got, x.String()+" "+list[n].String())
	}
	want := []string{
		"src/scale.cu:3 2 instructions of 2 functions, 2 inlined elsewhere",
		"src/scale.cu:6 2 instructions of 2 functions",
		"src/scale.cu:7 6 instructions of 2 functions",
		"src/scale.cu:8 8 instructions of 2 functions",
		"src/scale.cu:9 10 instructions of 2 functions, 2 of inlined functions",
		"src/scale.cu:11 2 instructions of 2 functions",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// TestSourceCodeAgrees holds that the code of a line is the instructions of which it is said that
// they come from it.
func TestSourceCodeAgrees(t *testing.T) {
	ctx := context.Background()
	s := Open(sourcesText(t), Options{})
	list, err := s.SourceCode(ctx)
	if err != nil {
		t.Fatal(err)
	}
	instrs := map[string]int{}
	in := map[string]map[int]bool{} // the numbers of the instructions that come from a line
	var starts []int
	for n, u := range s.units {
		base, _ := s.doc.SectionStart(n)
		for _, f := range u.Funcs {
			for _, b := range f.Blocks {
				for k := range b.Instrs {
					off := base + int(b.InSection(b.Instrs[k].Span).End) - 1 // at its start there may be a comment
					from, err := s.Sources(ctx, off)
					if err != nil {
						t.Fatal(err)
					}
					for _, x := range from {
						instrs[x.String()]++
						if in[x.String()] == nil {
							in[x.String()] = map[int]bool{}
						}
						in[x.String()][off] = true
					}
					starts = append(starts, off)
				}
			}
		}
	}
	for _, x := range list {
		name := SourceLine{File: x.File, Line: x.Line}.String()
		if x.Instrs != instrs[name] {
			t.Errorf("%s: %d instructions, %d say so", name, x.Instrs, instrs[name])
		}
		delete(instrs, name)
		for _, off := range starts {
			covered := false
			for _, r := range x.Runs {
				covered = covered || int(r.Start) <= off && off < int(r.End)
			}
			if covered != in[name][off] {
				t.Errorf("%s: instruction at %d: in a run %v, says so %v", name, off, covered, in[name][off])
			}
		}
	}
	if len(instrs) > 0 {
		t.Errorf("not told: %v", instrs)
	}
}

// TestSourceOf holds that a finding at an instruction, or at the label of its block, is of the line
// that the instruction comes from, and one elsewhere of none.
func TestSourceOf(t *testing.T) {
	text := "\t.section\t.text.f,\"ax\",@progbits\nf:\n\tMOV R1, R2 ;\n\t//## File \"k.cu\", line 3\n.L_x_0:\n\tMOV R3, R1 ;\n\tEXIT ;\n"
	s := Open([]byte(text), Options{})
	for at, want := range map[string]int{"MOV R1": 0, ".L_x_0": 3, "MOV R3": 3, "EXIT": 3, "f:": 0, ".section": 0} {
		part, err := s.SourceOf(context.Background(), Span{Start: int32(strings.Index(text, at))})
		if err != nil {
			t.Fatal(err)
		}
		got := 0
		if part != nil {
			got = part.From[0].Line
		}
		if got != want {
			t.Errorf("%s: line %d, want %d", at, got, want)
		}
	}
}

// TestNotes holds that a comment behind an instruction is no note, and that a line is a number as
// LSP has them.
func TestNotes(t *testing.T) {
	text := ".entry f {\n//## File \"k.cu\", line 3\n MOV R1, R2 //## File \"other.cu\", line 9\n MOV R3, R1\n//## File \"k.cu\", line 4294967297\n EXIT\n}\n"
	s := Open([]byte(text), Options{})
	for at, want := range map[string]string{"MOV R1": "[k.cu:3]", "MOV R3": "[k.cu:3]", "EXIT": "[]"} {
		list, err := s.Sources(context.Background(), strings.Index(text, at))
		if got := fmt.Sprint(list); err != nil || got != want {
			t.Errorf("%s: %s, want %s (%v)", at, got, want, err)
		}
	}
}
