package optimizer

import (
	"testing"

	"ori/analysis"
	"ori/cfg"
)

// TestSameInstr compares instructions that differ in one thing. The marks by which blocks are sorted
// see most of that already; this is what is asked where two marks are equal by chance.
func TestSameInstr(t *testing.T) {
	tests := []struct {
		a, b string
		same bool
	}{
		{"IADD3 R1, R2, 0x1, RZ", "IADD3 R1, R2, 0x1, RZ", true},
		{"IADD3 R1, R2.reuse, 0x1, RZ", "IADD3 R1, R2, 0x1, RZ", true},
		{"@PT IADD3 R1, R2, 0x1, RZ", "IADD3 R1, R2, 0x1, RZ", true},
		{"IADD3 R1, R2, 0x1, RZ", "IADD3.X R1, R2, 0x1, RZ", false},
		{"IADD3 R1, R2, 0x1, RZ", "IADD3 R1, R2, 0x1", false},
		{"IADD3 R1, R2, 0x1, RZ", "IADD3 R1, R2, 0x2, RZ", false},
		{"IADD3 R1, R2, 0x1, RZ", "IADD3 R1, -R2, 0x1, RZ", false},
		{"@P0 IADD3 R1, R2, 0x1, RZ", "IADD3 R1, R2, 0x1, RZ", false},
		{"@P0 IADD3 R1, R2, 0x1, RZ", "@P1 IADD3 R1, R2, 0x1, RZ", false},
		{"@P0 IADD3 R1, R2, 0x1, RZ", "@!P0 IADD3 R1, R2, 0x1, RZ", false},
		{"@P0 BRA x", "@P0 BRA y", false},
		{"@P0 BRA x", "@P0 BRA also", true},
		{"@P0 BRA `(one)", "@P0 BRA `(other)", false},
		{"@P0 BRA P1, x", "@P0 BRA P2, x", false},
	}
	for _, test := range tests {
		x := read([]byte(".target sm_86\n.entry k {\n" + test.a + "\n" + test.b + "\nx:\nalso:\nEXIT\ny:\nEXIT\n}\n"))
		x.each(func(f *cfg.Func) {
			var list []*cfg.Instr
			for _, b := range f.Blocks {
				for k := range b.Instrs {
					list = append(list, &b.Instrs[k])
				}
			}
			m := &merger{Ctx: &Ctx{Facts: analysis.NewFacts(f)}}
			if got := m.sameInstr(list[0], list[1]); got != test.same {
				t.Errorf("%s and %s: same is %v", test.a, test.b, got)
			}
		})
	}
}
