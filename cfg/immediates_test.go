package cfg

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg/corpus"
	"github.com/ori-lang/ori/grammar"
)

// TestImmediates holds what wideFields says against listings: with the large collection, each of
// its places is seen with an operand of the kind, and never two such operands in one instruction;
// and no listing has a compare-and-swap whose values do not follow one another.
func TestImmediates(t *testing.T) {
	seen := map[string]bool{}
	files := corpus.Files(t, "listings/*.sass")
	files = append(files, corpus.Compiled(t)...)
	for _, name := range files {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		env := Env{OptLevel: -1}
		for _, sec := range grammar.Parse(src).Sections() {
			for _, f := range LowerSection(context.Background(), sec, env, nil, new(Names)).Funcs {
				for _, b := range f.Blocks {
					for k := range b.Instrs {
						fieldsOf(t, filepath.Base(name), f, &b.Instrs[k], seen)
					}
				}
			}
			env = NextEnv(sec, env)
		}
	}
	if len(files) < 100 {
		return // the collection is not there
	}
	for op := range zeroSources {
		if !seen["RZ "+op] {
			t.Errorf("no listing has %s with RZ as a source", op)
		}
	}
	for gen, rows := range wideFields {
		for op, row := range rows {
			for _, source := range row.imm {
				if key := fmt.Sprint(gen, op, "imm", string(source)); !seen[key] {
					t.Errorf("no listing has %s", key)
				}
			}
			for _, source := range row.bank {
				if key := fmt.Sprint(gen, op, "bank", string(source)); !seen[key] {
					t.Errorf("no listing has %s", key)
				}
			}
		}
	}
}

// fieldsOf notes what is in the wide field of i.
func fieldsOf(t *testing.T, name string, f *Func, i *Instr, seen map[string]bool) {
	if !i.Op.Known() || f.SM() == 0 {
		return
	}
	n := i.NumDst(f.SM())
	wide := 0
	for k := n; k < len(i.Args); k++ {
		if a := &i.Args[k]; a.Kind == RegOperand && a.Reg == RZ {
			seen["RZ "+i.Op.Name] = true
		}
	}
	for k := n; k < len(i.Args); k++ {
		a := &i.Args[k]
		row, source, ok := i.wide(k, f.SM())
		if !ok {
			break
		}
		gen, kind := 0, ""
		if f.SM() < 70 {
			gen = 1
		}
		switch a.Kind {
		case ImmOperand, FloatOperand:
			kind = "imm"
		case ConstOperand:
			kind = "bank"
		}
		if kind == "" || source > '2' || k >= n+2 && (i.Op.Name == "LEA" || i.Op.Name == "ISCADD") {
			continue
		}
		wide++
		seen[fmt.Sprint(gen, i.Op.Name, kind, string(source))] = true
		if strings.IndexByte(row.imm+row.bank, source) < 0 {
			t.Errorf("%s: %s has a %s as source %c", name, f.InstrString(i), kind, source)
		}
	}
	if wide > 1 {
		t.Errorf("%s: %s has %d operands that are no registers", name, f.InstrString(i), wide)
	}
	if i.HasMod("CAS") || i.HasMod("CAST") {
		var data []int32
		for k := n; k < len(i.Args); k++ {
			if a := &i.Args[k]; a.Kind == RegOperand && a.Reg.Class == ClassR {
				if !i.Tied(k) {
					t.Errorf("%s: operand %d is not tied", f.InstrString(i), k)
				}
				data = append(data, a.Reg.Num)
			}
		}
		if len(data) == 2 && data[0] >= 0 && data[1] != data[0]+int32(i.Words(len(i.Args)-1, f.SM())) {
			t.Errorf("%s: %s: the values do not follow one another", name, f.InstrString(i))
		}
	}
}

// TestImmediateText holds how an immediate is spelled, and where none is.
func TestImmediateText(t *testing.T) {
	for _, c := range []struct {
		sm   int
		text string
		arg  int
		bits uint32
		want string // "" for none
	}{
		{80, "IADD3 R5, R2, R4, RZ", 2, 0x10, "0x10"},
		{80, "IADD3 R5, R2, R4, RZ", 1, 0x10, ""},
		{80, "IADD3 R5, R2, R4, RZ", 2, 0xffffffff, "-0x1"},
		{80, "IADD3 R5, R2, -R4, RZ", 2, 5, "-0x5"},
		{80, "LOP3.LUT R5, R2, ~R4, RZ, 0xc0, !PT", 2, 0xf, "-0x10"},
		{80, "IADD3 R5, R2, R4, c[0x0][0x160]", 2, 5, ""},
		{80, "IADD3 R5, R2, R4, UR4", 2, 5, ""},
		{80, "IMAD R5, R2, R4, R3", 2, 5, "0x5"},
		{80, "IMAD R5, R2, R4, c[0x0][0x160]", 2, 5, ""},
		{80, "IMAD R5, R2, R3, R4", 3, 5, "0x5"},
		{80, "IMAD.WIDE R6, R2, R3, R4", 3, 5, ""}, // 64 bits
		{80, "FADD R5, R2, R4", 2, 0x3f800000, "1"},
		{80, "FADD R5, R2, -R4", 2, 0x3f800000, "-1"},
		{80, "FADD R5, R2, -|R4|", 2, 0xbf800000, "-1"},
		{80, "FADD R5, R2, R4", 2, 1, "1.401298464324817e-45"},
		{80, "FADD R5, R2, R4", 2, 0x7fc00000, ""},
		{80, "FADD R5, R2, R4", 2, 0x80000000, ""},
		{80, "FADD R5, R2, R4", 2, 0xff800000, ""},
		{80, "HADD2 R5, R2, R4", 2, 0x3c003c00, ""},
		{80, "PRMT R5, R2, R4.H0_H0, R3", 2, 1, ""},
		{80, "SHFL.IDX PT, R5, R2, R4, 0x1f", 3, 1, ""},
		{52, "ISETP.GE.AND P0, PT, R2, R4, PT", 3, 0x7ffff, "0x7ffff"},
		{52, "ISETP.GE.AND P0, PT, R2, R4, PT", 3, 0x80000, ""},
		{52, "ISETP.GE.AND P0, PT, R2, R4, PT", 3, 0xfff80000, "-0x80000"},
		{52, "FMUL R5, R2, R4", 2, 0x3f801000, "1.00048828125"},
		{52, "FMUL R5, R2, R4", 2, 0x3f800001, ""},
		{52, "IADD R5, R2, R4", 2, 5, ""},
		{0, "IADD3 R5, R2, R4, RZ", 2, 5, ""},
	} {
		target := ""
		if c.sm > 0 {
			target = fmt.Sprintf(".target sm_%d\n", c.sm)
		}
		doc := grammar.Parse([]byte(target + ".func f {\n" + c.text + "\n}\n"))
		var env Env
		for _, sec := range doc.Sections() {
			for _, f := range LowerSection(context.Background(), sec, env, nil, new(Names)).Funcs {
				i := &f.Blocks[0].Instrs[0]
				got, ok := i.Immediate(c.arg, f.SM(), c.bits)
				if got != c.want || ok != (c.want != "") {
					t.Errorf("sm_%d, %s, operand %d is %#x: %q, %v; want %q", c.sm, c.text, c.arg, c.bits, got, ok, c.want)
				}
			}
			env = NextEnv(sec, env)
		}
	}
}
