package interp_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/interp"
)

var update = flag.Bool("update", false, "rewrite the golden sections")

// TestRun runs each program of testdata as its section "run NAME" says ("lanes 4, warps 2,
// R4=7") and compares what each lane did.
func TestRun(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no testdata", err)
	}
	for _, name := range files {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			ar, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			got := &txtar.Archive{Comment: ar.Comment}
			for k, f := range ar.Files {
				if strings.HasPrefix(f.Name, "run") {
					continue
				}
				got.Files = append(got.Files, f)
				how := "run 4 lanes"
				if k+1 < len(ar.Files) && strings.HasPrefix(ar.Files[k+1].Name, "run") {
					how = ar.Files[k+1].Name
				}
				got.Files = append(got.Files, txtar.File{Name: how, Data: run(t, f.Data, how)})
			}
			want, have := txtar.Format(got), txtar.Format(ar)
			if bytes.Equal(want, have) {
				return
			}
			if *update {
				if err := os.WriteFile(name, want, 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			t.Errorf("got:\n%s\nwant:\n%s", want, have)
		})
	}
}

// run runs the first function of src as how says and tells what its lanes did.
func run(t *testing.T, src []byte, how string) []byte {
	var fs []*cfg.Func
	for _, u := range lower(src) {
		fs = append(fs, u...)
	}
	c := interp.Config{Seed: 1, Keep: true, Fuel: 10000, Values: []uint32{3}}
	words := strings.Fields(strings.ReplaceAll(how, ",", ""))[1:]
	for n, word := range words {
		if name, value, ok := strings.Cut(word, "="); ok {
			v, err := strconv.ParseUint(value, 0, 32)
			r, isReg := cfg.ParseReg(name)
			if err != nil || !isReg {
				t.Fatal(word)
			}
			c.Set = append(c.Set, interp.Setting{Reg: r, Value: uint32(v)})
			continue
		}
		if n == 0 {
			continue
		}
		v, err := strconv.ParseUint(words[n-1], 0, 32)
		switch word {
		case "lanes":
			c.Active = uint32(1<<v - 1)
		case "mask":
			c.Active = uint32(v)
		case "warps":
			c.Warps = int(v)
		case "fuel":
			c.Fuel = int(v)
		case "private":
			c.Private = v == 1
		default:
			continue
		}
		if err != nil {
			t.Fatal(how)
		}
	}
	r := interp.Load(fs).Run(0, c)
	var out bytes.Buffer
	told := make([]bool, len(r.Lanes))
	for l := range r.Lanes {
		text := lane(&r.Lanes[l])
		if told[l] || r.Lanes[l].End == interp.Idle {
			continue
		}
		fmt.Fprintf(&out, "%d", l)
		for k := l + 1; k < len(r.Lanes); k++ {
			if lane(&r.Lanes[k]) == text {
				told[k] = true
				fmt.Fprintf(&out, " %d", k)
			}
		}
		fmt.Fprintf(&out, ": %s\n", text)
	}
	for _, w := range r.Waits {
		fmt.Fprintf(&out, "%d waits at %s for %#x\n", w.Lane, w.Instr.Name, w.For)
	}
	fmt.Fprintf(&out, "%d slots, %d executed, %d divergences\n", r.Slots, r.Executed, r.Divergences)
	return out.Bytes()
}

func lane(l *interp.Lane) string {
	var sb strings.Builder
	for k := range l.Events {
		fmt.Fprintf(&sb, "%s; ", l.Events[k].String())
	}
	sb.WriteString(l.End.String())
	if l.Instr != nil {
		fmt.Fprintf(&sb, " at %s", l.Instr.Name)
	}
	return sb.String()
}

// TestOpaque holds which instructions are reported to have results that are not the machine's.
func TestOpaque(t *testing.T) {
	for text, want := range map[string]int{
		"IADD3 R0, R1, R2, R3":                               0,
		"F2IP.S8.F32.NTZ R0, R1, R2, R3":                     1,
		"CALL.ABS.NOINC `(elsewhere)":                        1,
		"ATOMS.ADD R0, [RZ], R1":                             0,
		"ATOMS.CAST.SPIN R0, [RZ], R1, R2":                   1, // R1 is not there
		"ATOMG.E.ADD.F16x2.RN.STRONG.GPU PT, R0, [R2], R1":   1,
		"ATOMS.ADD.BF16x8 R0, [RZ], R4":                      1,
		"ATOMS.ADD.BF16x2 R0, [RZ], R4":                      1,
		"RED.E.ADD.F32.FTZ.RN.STRONG.GPU [R2.64], R1":        0,
		"STS [RZ], R5\nRED.E.ADD.F64.RN.STRONG.GPU [R4], R4": 1, // a NaN
	} {
		var fs []*cfg.Func
		for _, u := range lower([]byte(".target sm_86\n.entry f {\n" + text + "\nEXIT\n}\n")) {
			fs = append(fs, u...)
		}
		c := interp.Config{Keep: true, Active: 1}
		for n, v := range []uint32{0, 7, 0x100, 0, 0xffffffff, 0xffffffff} {
			c.Set = append(c.Set, interp.Setting{Reg: cfg.Reg{Class: cfg.ClassR, Num: int32(n)}, Value: v})
		}
		if r := interp.Load(fs).Run(0, c); len(r.Opaque) != want {
			t.Errorf("%s: %d opaque instructions, want %d", text, len(r.Opaque), want)
		}
	}
}

// TestUnsure holds that what the machine makes of a value is the same whichever operand has it, also where it is not known what that is.
func TestUnsure(t *testing.T) {
	const text = `.target sm_50
.entry k {
    MOV32I R2, 0xffffff
    MOV32I R3, 0x3f000000
    MOV32I R4, 0x7f800000
    MOV32I R5, 0x40000000
    FMUL.FTZ R6, R2, R3
    FMUL.FTZ R7, R2, 0.5
    FFMA R8, R4, RZ, R5
    FFMA R9, R4, RZ, 2
    FMUL.FTZ R10, R5, R3
    FMUL.FTZ R11, -R2, R3
    STS [RZ], R6
    STS [RZ], R7
    STS [RZ], R8
    STS [RZ], R9
    STS [RZ], R10
    STS [RZ], R11
    EXIT
}
`
	fs := slices.Concat(lower([]byte(text))...)
	for seed := range uint64(4) {
		res := interp.Load(fs).Run(0, interp.Config{Active: 1, Seed: seed, Keep: true})
		var stored []uint64
		for _, e := range res.Lanes[0].Events {
			if e.Instr.Op.Name == "STS" {
				stored = append(stored, e.Vals[len(e.Vals)-1])
			}
		}
		if len(stored) != 6 || stored[0] != stored[1] || stored[2] != stored[3] || stored[0] == stored[5] || stored[4] != 0x3f800000 {
			t.Errorf("seed %d: stored %#x, want two pairs that are equal, one, and another value", seed, stored)
		}
	}
}
