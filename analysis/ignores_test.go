package analysis

import (
	"fmt"
	"testing"

	"github.com/ori-lang/ori/cfg"
)

// TestIgnores compares for which tables and operands the result of logic does not depend on a
// register with what it is where that register is zero and where all its bits are set.
func TestIgnores(t *testing.T) {
	operands := []string{"R1", "R2", "RZ", "0xff00ff00"}
	yes, no := 0, 0
	for _, a := range operands[:3] {
		for _, b := range operands {
			for _, c := range operands[:3] {
				for table := range 256 {
					text := fmt.Sprintf("LOP3.LUT R0, %s, %s, %s, %#x, !PT", a, b, c, table)
					i := &lowered([]byte(".target sm_80\n.entry k {\n" + text + "\nEXIT\n}"))[0].Blocks[0].Instrs[0]
					fn := fns.Of(i, 80)
					result := func(r1 uint64) uint64 {
						in, out := make([]uint64, len(i.Args)), make([]uint64, 3)
						for n := range i.Args {
							switch arg := &i.Args[n]; {
							case arg.Kind != cfg.RegOperand || arg.Reg.IsConst():
							case arg.Reg.Num == 1:
								in[n] = r1
							case arg.Reg.Num == 2:
								in[n] = 0xcccccccc // beside each bit of the number both bits
							}
						}
						if !fn.Eval(i, in, out, nil) {
							t.Fatalf("%s: not evaluated", text)
						}
						return out[0]
					}
					reg := cfg.Reg{Class: cfg.ClassR, Num: 1}
					depends := result(0) != result(0xffffffff)
					if a != "R1" && b != "R1" && c != "R1" {
						continue
					}
					if ignores(i, reg, 80) == depends {
						t.Fatalf("%s: ignored %v, depends %v", text, !depends, depends)
					}
					if depends {
						no++
					} else {
						yes++
					}
				}
			}
		}
	}
	if yes < 500 || no < 500 {
		t.Errorf("%d ignore the register, %d do not", yes, no)
	}
}
