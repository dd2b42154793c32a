package analysis

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/grammar"
)

// TestEnds compares what ends a value, where it is found once for all registers that are written
// once, with a search for each.
func TestEnds(t *testing.T) {
	once := 0
	for seed := range uint64(60) {
		c := gen.Config{Funcs: 1, Blocks: 5 + int(seed), Instrs: 4 + int(seed)%30, Native: true, Virtual: seed%3 > 0, Wild: seed%2 > 0}
		text := gen.Program(rand.New(rand.NewPCG(seed, 1)), c)
		for _, u := range cfg.Lower(grammar.Parse(text)) {
			for _, f := range u.Funcs {
				l := NewFacts(f).Liveness()
				for _, b := range f.Blocks {
					for k := range b.Instrs {
						for _, w := range l.regs.Words(l.regs.Number(b, k)) {
							if !w.Write() {
								continue
							}
							reg := l.regs.Regs[w.Var()]
							got, want := l.Ends(b, k, reg), l.search(b, k, w.Var(), f.Names.Reg(reg))
							if d := cmp.Diff(want, got); d != "" {
								t.Fatalf("seed %d: end of %s after %d of %s (-want +got):\n%s", seed, reg, k, b.Name(), d)
							}
							if l.ends.writes(l.regs, w.Var()) < 2 && len(got) > 0 {
								once++
							}
						}
					}
				}
			}
		}
	}
	if once < 1000 {
		t.Errorf("%d ends of registers that are written once: too few to tell", once)
	}
}

// TestEndsFar holds that what overwrites a value is found at any distance.
func TestEndsFar(t *testing.T) {
	text := ".target sm_80\n.entry k {\n    MOV R1, 0x1\n" + strings.Repeat("    IADD3 R2, R2, 0x1, RZ\n", 3000) + "    MOV R1, 0x2\n    STG.E [R4.64], R1\n    EXIT\n}\n"
	var f *cfg.Func
	for _, u := range cfg.Lower(grammar.Parse([]byte(text))) {
		for _, f = range u.Funcs {
		}
	}
	got := NewFacts(f).Liveness().Ends(f.Blocks[0], 0, f.Blocks[0].Instrs[0].Args[0].Reg)
	if len(got) != 1 || got[0].Message != "R1 is overwritten here" {
		t.Errorf("end of R1: %v", got)
	}
}
