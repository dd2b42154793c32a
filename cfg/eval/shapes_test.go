package eval

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// allMods are modifiers to draw from: those of some family, and some of none.
var allMods = strings.Fields(`X HI WIDE U32 S32 U64 S64 U16 S16 U8 S8 F16 F32 F64 W L R AND OR XOR PASS_B LUT NZ Z T F EX BF LT EQ GE NEU NUM NAN
	LTU FTZ SAT RM RP RZ RN TRUNC FLOOR CEIL ROUND NTZ RELU NAN MOV IADD SHL SX32 4A 2A LO ACC PSL MRG CBCC CHI CLO CSFU RS LS PO 64 S
	F4E B4E RC8 ECL ECR RC16 B1 SH BREV D2 M8 BF16_V2 MMA PACK_AB D4 MAX MIN INF H0_H0 16x2`)

var allSuffixes = []string{"", "", "", ".H0", ".H1", ".B0", ".B3", ".H0_H0", ".H1_H1", ".H1_H0", ".F32", ".CC", ".64", ".X8"}

// randomInstr is an instruction that no assembler would make.
func randomInstr(r *rand.Rand, ops []string) *cfg.Instr {
	op := cfg.LookupOp(ops[r.IntN(len(ops))])
	i := &cfg.Instr{Op: op, Name: op.Name}
	for range r.IntN(4) {
		i.Name += "." + allMods[r.IntN(len(allMods))]
	}
	for range r.IntN(maxArgs + 2) {
		i.Args = append(i.Args, randomOperand(r))
	}
	return i
}

// mutated is i with another operand, modifier, or one fewer.
func mutated(r *rand.Rand, i cfg.Instr) *cfg.Instr {
	i.Args = slices.Clone(i.Args)
	for range r.IntN(3) {
		switch r.IntN(4) {
		case 0:
			i.Name += "." + allMods[r.IntN(len(allMods))]
		case 1:
			if len(i.Args) > 0 {
				i.Args = slices.Delete(i.Args, r.IntN(len(i.Args)), len(i.Args))
			}
		default:
			if len(i.Args) > 0 {
				i.Args[r.IntN(len(i.Args))] = randomOperand(r)
			}
		}
	}
	return &i
}

func randomOperand(r *rand.Rand) cfg.Operand {
	o := cfg.Operand{Kind: cfg.RegOperand, Imm: int64(r.Uint64() >> r.IntN(64))}
	o.SetSuffix(allSuffixes[r.IntN(len(allSuffixes))])
	if r.IntN(3) == 0 {
		o.Flags = cfg.OperandFlags(r.IntN(8))
	}
	num := []int32{0, 1, 7, cfg.Const, cfg.All, cfg.FirstNamed, 300}[r.IntN(7)]
	switch r.IntN(10) {
	case 0, 1, 2, 3:
		o.Reg = cfg.Reg{Class: cfg.ClassR, Num: num}
	case 4:
		o.Reg = cfg.Reg{Class: cfg.ClassUR, Num: num}
	case 5, 6:
		o.Reg = cfg.Reg{Class: cfg.ClassP, Num: num}
	case 7:
		o.Kind = cfg.ImmOperand
		if r.IntN(2) == 0 {
			o.Imm &= 0xff
		}
	case 8:
		o.Kind = cfg.OperandKind(r.IntN(int(cfg.WordOperand) + 1))
	case 9:
		o.Reg = cfg.Reg{Class: cfg.RegClass(r.IntN(int(cfg.ClassCC) + 1)), Num: num}
	}
	return o
}

// TestRandomShapes evaluates instructions of random operands and modifiers, and those of
// listings with some of them changed.
func TestRandomShapes(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	ops := slices.Sorted(maps.Keys(families))
	var real []cfg.Instr
	walk(t, listings(t)[:12], func(i *cfg.Instr, _ int) {
		if families[i.Op.Name] != nil {
			real = append(real, *i)
		}
	})
	var table Table
	some := 0
	for n := range 200_000 {
		i, sm := randomInstr(r, ops), []int{0, 35, 52, 75, 90, 120}[r.IntN(6)]
		if n%2 == 0 {
			i = mutated(r, real[r.IntN(len(real))])
		}
		f := table.Of(i, sm)
		if g := Of(i, sm); (f == nil) != (g == nil) || f != nil && *f != *g {
			t.Fatalf("%s %+v: the table has another Fn", i.Name, i.Args)
		}
		if f != nil {
			some++
			tryEval(t, r, i, f, sm)
		}
	}
	if some < 10_000 {
		t.Errorf("only %d instructions had an Fn", some)
	}
}

// FuzzEval evaluates what any text becomes.
func FuzzEval(f *testing.F) {
	f.Add(75, "IADD3.X R0, P0, P1, R1, ~R2, RZ, P0, !PT\nLOP3.LUT P0, RZ, R1, 0x3, RZ, 0xc0, !PT")
	f.Add(52, "XMAD.PSL.CBCC R4, R4.H1, c[0x0][0x140].H1, R3\nFSET.NEU.FTZ.AND RZ.CC, |R0|, +INF , PT")
	f.Add(0, "HFMA2.MMA R9, -RZ, RZ, 0, 5.9604644775390625e-08\nR2P PR, R3.B1, 0x7f")
	r := rand.New(rand.NewPCG(7, 8))
	f.Fuzz(func(t *testing.T, sm int, text string) {
		src := fmt.Sprintf(".target sm_%d\n.func f {\n%s\n}\n", sm, text)
		for _, u := range cfg.Lower(grammar.Parse([]byte(src))) {
			for _, fn := range u.Funcs {
				for _, b := range fn.Blocks {
					for k := range b.Instrs {
						if e := Of(&b.Instrs[k], sm); e != nil {
							tryEval(t, r, &b.Instrs[k], e, sm)
						}
					}
				}
			}
		}
	})
}

// TestTableForgets holds that a table stays small and right while spellings come and go.
func TestTableForgets(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	ops := slices.Sorted(maps.Keys(families))
	var table Table
	for range 3 * maxSpellings {
		i := randomInstr(r, ops)
		if f, g := table.Of(i, 75), table.Of(i, 75); f != g {
			t.Fatal("another Fn the second time")
		}
		if s := table.slots.Load(); s != nil && s.n > maxSpellings {
			t.Fatalf("%d spellings", s.n)
		}
	}
}

// TestTableShared holds that a table serves several goroutines at once.
func TestTableShared(t *testing.T) {
	ops := slices.Sorted(maps.Keys(families))
	var table Table
	var wg sync.WaitGroup
	for n := range uint64(4) {
		wg.Go(func() {
			r := rand.New(rand.NewPCG(n/2, 11)) // two and two ask for the same
			for range 2000 {
				i := randomInstr(r, ops)
				if f, g := table.Of(i, 75), Of(i, 75); (f == nil) != (g == nil) {
					t.Errorf("%s: the table has another Fn", i.Name)
				}
			}
		})
	}
	wg.Wait()
}
