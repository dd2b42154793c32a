package ide

import (
	"bytes"
	"slices"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/grammar"
)

// TestKnownEdges holds that what registers hold is followed over the edges that are known in a function of which others are not,
// through a block entered by ways that no edge tells of in one that is complete otherwise, and around a loop.
func TestKnownEdges(t *testing.T) {
	for _, tt := range []struct {
		text string
		at   string // in the first line that has it, behind which is the register
		uses []int  // lines of the uses and definitions of it
		defs []int
	}{
		{".entry f {\n S2R R0, SR_TID.X\n @P0 BRA b\n STG.E [R2.64], R0\n BRX R4\nb:\n STG.E [R6.64], R0\n EXIT\n}\n", "[R6.64], ", []int{2, 4, 7}, []int{2}},
		{".entry f {\n S2R R0, SR_TID.X\nl:\n @P1 IADD3 R0, R0, 1, RZ\n @P0 BRA l\n STG.E [R2.64], R0\n BRX R4\n}\n", "[R2.64], ", []int{2, 4, 4, 6}, []int{2, 4}},
		{".entry f {\n S2R R0, SR_TID.X\n MOV R0, 1\n @P0 BRA b\n BRX R4\nb:\n STG.E [R6.64], R0\n EXIT\n}\n", "S2R ", []int{2}, []int{2}},
	} {
		s := Open([]byte(tt.text), Options{})
		off := bytes.Index([]byte(tt.text), []byte(tt.at)) + len(tt.at)
		lines := func(spans []Span) (list []int) {
			for _, x := range spans {
				line, _ := s.Text().Position(int(x.Start), grammar.UTF8)
				list = append(list, line+1)
			}
			slices.Sort(list)
			return list
		}
		if got := lines(must(s.References(t.Context(), off, true))); !slices.Equal(got, tt.uses) {
			t.Errorf("%s\nuses on lines %v, want %v", tt.text, got, tt.uses)
		}
		if got := lines(must(s.Definition(t.Context(), off))); !slices.Equal(got, tt.defs) {
			t.Errorf("%s\ndefinitions on lines %v, want %v", tt.text, got, tt.defs)
		}
	}
}

// TestKnownEdgesWithin holds that the steps that a hover takes are bounded.
func TestKnownEdgesWithin(t *testing.T) {
	var text bytes.Buffer
	text.WriteString(".entry f {\n")
	for range 5000 {
		text.WriteString(" @P0 EXIT\n IADD3 R1, R1, 1, RZ\n")
	}
	text.WriteString(" STG.E [R2.64], R0\n BRX R4\n}\n")
	s := Open(text.Bytes(), Options{})
	f := s.Funcs()[0]
	facts := analysis.NewFacts(f)
	a := &across{s: facts.SSA(), f: f, any: true, most: maxTraced, ends: map[blockVar]analysis.Value{}}
	last := f.Blocks[len(f.Blocks)-1]
	x := facts.SSA().In(last, facts.SSA().Regs.Var(last.Instrs[len(last.Instrs)-2].Args[1].Reg))
	if _, all := a.sources([]analysis.Value{x}); x < 0 || all || a.most < -10 {
		t.Errorf("value %d: all %t, %d steps left of %d", x, all, a.most, maxTraced)
	}
}
