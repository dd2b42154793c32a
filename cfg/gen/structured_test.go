package gen_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/analysis/lint"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/cfg/interp"
	"github.com/ori-lang/ori/grammar"
)

// structured is the program of a seed.
func structured(seed uint64, c gen.Shape) []byte {
	return gen.Structured(rand.New(rand.NewPCG(seed, 27)), c)
}

// kernel lowers a text of one function.
func kernel(t *testing.T, text []byte) *cfg.Func {
	t.Helper()
	for _, u := range cfg.Lower(grammar.Parse(text)) {
		if len(u.Problems) > 0 {
			t.Fatalf("%v\n%s", u.Problems, text)
		}
		for _, f := range u.Funcs {
			return f
		}
	}
	t.Fatalf("no function\n%s", text)
	return nil
}

// TestStructured holds that the programs are ones that the lints find nothing
// wrong with.
func TestStructured(t *testing.T) {
	for seed := range uint64(600) {
		c := gen.Shape{Size: 1 + int(seed%30), Features: gen.All}
		if seed%3 == 0 {
			c.Features = gen.Features(rand.New(rand.NewPCG(seed, 3)).Uint32()) & gen.All
		}
		text := structured(seed, c)
		if !bytes.Equal(text, structured(seed, c)) {
			t.Fatalf("seed %d gives two texts", seed)
		}
		f := kernel(t, text)
		if len(f.Problems) > 0 {
			t.Fatalf("seed %d: %v\n%s", seed, f.Problems, text)
		}
		if err := f.Check(); err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, text)
		}
		if !f.Complete {
			t.Fatalf("seed %d: not complete\n%s", seed, text)
		}
		for _, d := range lint.Check(analysis.NewFacts(f)) {
			if d.Severity <= analysis.Warning && !(d.Code == "undefined-read" && c.Features&gen.Undefined != 0) {
				t.Errorf("seed %d: %d: %s: %s", seed, f.Line(d.Span.Start)+1, d.Code, d.Message)
			}
		}
		if t.Failed() {
			t.Fatalf("%s", numbered(text))
		}
	}
}

// TestFunctions holds that programs of several functions are ones that the lints find nothing wrong
// with, that their lanes end, and that calls of their functions are made.
func TestFunctions(t *testing.T) {
	calls, functions := 0, map[int]int{}
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 28))
		text := structured(seed, gen.Shape{Size: 1 + int(seed%12), Features: gen.All&^gen.Undefined&^gen.Calls | gen.Functions})
		for _, text := range [][]byte{text, gen.Respell(r, text), gen.Listing(text, false)} {
			var funcs []*cfg.Func
			for _, u := range cfg.Lower(grammar.Parse(text)) {
				funcs = append(funcs, u.Funcs...)
			}
			functions[len(funcs)]++
			p := interp.Load(funcs)
			for n, f := range funcs {
				if len(f.Problems) > 0 || !f.Complete {
					t.Fatalf("seed %d: %s: %v %v\n%s", seed, f.Name, f.Problems, f.Unresolved, text)
				}
				for _, d := range lint.Check(analysis.NewFacts(f)) {
					if d.Severity <= analysis.Warning && d.Code != "barrier-divergent" { // what a call leaves uniform is not known
						t.Errorf("seed %d: %d: %s: %s", seed, f.Line(d.Span.Start)+1, d.Code, d.Message)
					}
				}
				inside := map[*cfg.Func]bool{}
				watch := func(s *interp.Step) {
					for _, g := range funcs {
						if g != f && slices.Contains(g.Blocks, s.Block) && !inside[g] {
							inside[g] = true
							calls++
						}
					}
				}
				res := p.Run(n, interp.Config{Private: true, Fuel: 200_000, Values: interp.Values(f), Watch: watch})
				for l := range res.Lanes {
					if e := res.Lanes[l].End; e != interp.Exited && e != interp.Trapped {
						t.Errorf("seed %d: %s, lane %d: %s", seed, f.Name, l, e)
						break
					}
				}
			}
			if t.Failed() {
				t.Fatalf("%s", numbered(text))
			}
		}
	}
	if calls < 300 || functions[2] == 0 || functions[4] == 0 {
		t.Errorf("%d calls, programs by functions: %v", calls, functions)
	}
}

func numbered(text []byte) string {
	var sb strings.Builder
	n := 0
	for l := range strings.Lines(string(text)) {
		n++
		fmt.Fprintf(&sb, "%4d %s", n, l)
	}
	return sb.String()
}

// TestFeatures holds that each feature shows in some programs that may have it, and in
// none that may not.
func TestFeatures(t *testing.T) {
	for _, x := range []struct {
		f    gen.Features
		text []string // regular expressions
	}{
		{gen.Loops, []string{`IADD3 (R4\d), \S+ 0x1, RZ\n.*\n@P\d  BRA`, `ISETP.GE.AND P\d, PT, R4\d`}},
		{gen.Switches, []string{`\.jumptable`, `BRX R48, jt\d`, `JMX R48, jt\d`, `\.jumptable .*\x60\(L`, `(ISETP.EQ.AND P\d, PT, R3\d, 0x\d, PT\n@P\d  BRA L\d+\n *){3}`}},
		{gen.Barriers, []string{`BSSY B0, L`, `BSYNC B0`, `BSSY B3, L`, `BSYNC B\d\nL`}},
		{gen.Stack, []string{`SSY L`, ` SYNC`, `sm_52`, `sm_60`, `sm_35`, `NOP\.S\n`, `(IADD|MOV|SEL|LOP\.\w+)\.S R`, `PLONGJMP L`, ` LONGJMP`, `(BRA|SYNC|BRK) CC\.(LT|GE)`}},
		{gen.Stack | gen.Warp | gen.Partial, []string{`VOTE\.A\w+\.S`}},
		{gen.Stack | gen.Functions, []string{`J?CAL k_f\d`, `\.func k_f\d`, ` RET\n`, `CAL k1_f0`}},
		{gen.Functions, []string{`32@lo\(L\d+\)\n.*\n.*CALL.REL.NOINC k_f\d`, `RET.REL.NODEC R52 .\(k\)`, `RET.REL.NODEC R54 .\(k_f\d\)`, `\.entry k2`}},
		{gen.Stack | gen.Loops, []string{`PBK L`, ` BRK`}},
		{gen.Stack | gen.Loops | gen.Breaks, []string{`PCNT L`, `@!?P\d +CONT`, `@!?P\d +BRK`}},
		{gen.Barriers | gen.Loops | gen.Breaks, []string{`@!?P\d +BREAK B\d\n@!?P\d +BRA`, ` BREAK B\d\n.*BREAK B\d\n.* BRA`}},
		{gen.Predication, []string{`@P\d +(IADD|IMAD|LOP|SEL|MOV)`, `@!P\d (IADD|IMAD|LOP|SEL|MOV)`}},
		{gen.EarlyExit, []string{`@!?P\d +EXIT`, `STG.E \[R8.64\+0x1?[048c]\], R\d+\n +EXIT`}},
		{gen.Wide, []string{`IMAD.WIDE R\d+, R\d+, [cR]`, `IADD3.X R(25|27|29|31)`, `ISETP\S*EX`, `SHF.L.U64.HI`, `CS2R`}},
		{gen.Wide | gen.Memory, []string{`LDG.E.64 `, `LDG.E.128 R28`, `STG.E.128 `, `STG.E.64 `}},
		{gen.Float, []string{`FADD`, `FFMA`, `FSETP`, `FSEL`, `I2F`, `F2I`}},
		{gen.Memory, []string{`RED.E.ADD`, `ATOMG.E.ADD`, `ATOMG.E.CAS`, `LDS`, `STS`, `LDG.E.CONSTANT`}},
		{gen.Warp, []string{`VOTE.ANY R`, `VOTE.ALL P`, `SHFL.BFLY`, `SHFL.UP P`, `MATCH.ANY`, `MATCH.ALL`}},
		{gen.Warp | gen.Memory, []string{`BAR.SYNC 0x0`}},
		{gen.Warp | gen.Uniform, []string{`REDUX.SUM UR`, `VOTEU.ANY`}},
		{gen.Uniform, []string{`UMOV`, `ULDC`, `UIADD3`, `UISETP`, `R2UR`, `S2UR`, `BRA.U !?UP\d`}},
		{gen.Constants, []string{`ISETP.EQ.AND P\d, PT, RZ, RZ, PT`, `PLOP3.LUT P\d, PT, PT, PT, PT, 0x80, 0x0`}},
		{gen.Switches | gen.Uniform, []string{`R2UR UR12, R48\n +BRXU UR12, jt\d`}},
		{gen.Chains, []string{` JMP L\d+`, `\n {5}BRA L\d+\nL\d+:\n {5}BRA L\d+\nL\d+:\n {5}BRA`}},
		{gen.Dead, []string{`\n {5}BRA L\d+\n {5}[IE]`, `BRA L\d+\nL\d+:\n( +ISETP.NE.AND P\d, PT, R\d+, 0x\d, PT\n)+ {5}EXIT`}},
		{gen.Calls, []string{`CALL.REL.NOINC leaf`}},
		{gen.Tails, []string{`S2R R51, SR_(TID.X|CTAID.Y|EQMASK)`}},
	} {
		var on, off bytes.Buffer
		for seed := range uint64(300) {
			c := gen.Shape{Size: 12, Features: x.f | gen.Barriers}
			if x.f&gen.Stack != 0 {
				c.Features &^= gen.Barriers
			}
			on.Write(structured(seed, c))
			c.Features = gen.All &^ x.f
			if x.f&gen.Barriers != 0 {
				c.Features &^= gen.Stack
			}
			off.Write(structured(seed, c))
		}
		for _, text := range x.text {
			re := regexp.MustCompile(text)
			if !re.Match(on.Bytes()) {
				t.Errorf("%s does not show", text)
			}
			// What also comes about without the feature says nothing.
			if m := re.Find(off.Bytes()); m != nil {
				t.Errorf("%s shows in a program without: %s", text, m)
			}
		}
	}
}
