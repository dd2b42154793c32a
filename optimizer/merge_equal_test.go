package optimizer

import (
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
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
		{"IADD3 R1, R2, -0x1, RZ", "IADD3 R1, R2, 0xffffffff, RZ", true},
		{"MUFU.RCP R1, -0x1", "MUFU.RCP R1, 0xffffffff", false},
		{"FSEL R1, R0, +QNAN, P0", "FSEL R1, R0, +QNAN, P0", false}, // other bits are printed so, too
		{"HFMA2 R1, -RZ, RZ, -QNAN, 0", "HFMA2 R1, -RZ, RZ, -QNAN, 0", false},
		{"FSEL R1, R0, +INF, P0", "FSEL R1, R0, +INF, P0", true},
		{`BRX R2 (*"BRANCH_TARGETS x"*)`, `BRX R2 (*"BRANCH_TARGETS x"*) (*"INDIRECT_CALL"*)`, false},
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

// TestSameTail compares what two blocks have to agree in.
func TestSameTail(t *testing.T) {
	const text = `.target sm_86
.entry k {
@P0 BRA      two
    IADD3    R1, R2, 0x1, RZ
    STG.E    [R4.64], R1
    BRA      x
two:
@P1 BRA      three
    IADD3    R1, R2, 0x1, RZ
    STG.E    [R4.64], R1
    BRA      y
three:
@P2 BRA      four
    IADD3    R1, R2, 0x1, RZ
    BRA      x
four:
    IADD3    R1, R2, 0x1, RZ
    STG.E    [R4.64], R1
x:
    EXIT
y:
    NOP
}
`
	read([]byte(text)).each(func(f *cfg.Func) {
		m := &merger{Ctx: &Ctx{Facts: analysis.NewFacts(f)}}
		for _, test := range []struct {
			a, b int32
			same bool
		}{{1, 6, true}, {1, 3, false}, {1, 5, false}, {5, 1, false}} {
			x, ok1 := m.tail(f.Blocks[test.a])
			y, ok2 := m.tail(f.Blocks[test.b])
			if got := m.equal(x, y); got != test.same || !ok1 || !ok2 {
				t.Errorf("%s and %s: equal is %v, they are blocks to merge: %v, %v", f.Blocks[test.a].Name(), f.Blocks[test.b].Name(), got, ok1, ok2)
			}
		}
	})
}
