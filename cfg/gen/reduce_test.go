package gen_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/analysis/lint"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/grammar"
)

// sound reports whether text is one function that nothing is wrong with but what
// warnings tell.
func sound(text []byte) *cfg.Func {
	var f *cfg.Func
	for _, u := range cfg.Lower(grammar.Parse(text)) {
		for _, g := range u.Funcs {
			if f != nil || len(u.Problems) > 0 {
				return nil
			}
			f = g
		}
	}
	if f == nil {
		return nil
	}
	for _, d := range lint.Check(analysis.NewFacts(f)) {
		if d.Severity == analysis.Error || d.Code == "falls-off-end" {
			return nil
		}
	}
	return f
}

// TestReduce holds how little is left of programs for some ways to fail.
func TestReduce(t *testing.T) {
	for _, x := range []struct {
		name  string
		fails func(f *cfg.Func, text string) bool
		lines int // how many are left at most
	}{
		{
			"a store behind BSYNC",
			func(f *cfg.Func, text string) bool {
				_, behind, ok := strings.Cut(text, "BSYNC B")
				return ok && strings.Contains(behind, "STG.E ")
			},
			6, // the three of them, a label that one needs, and the function around them
		},
		{
			"a loop that is entered in the middle",
			func(f *cfg.Func, text string) bool { return len(analysis.NewFacts(f).Irreducibles()) > 0 },
			8,
		},
		{
			"a region within a region, both of which are left",
			func(f *cfg.Func, text string) bool {
				c := analysis.NewFacts(f).Convergence()
				for _, b := range f.Blocks {
					if s := c.Active(b); len(s) > 1 && len(c.EndsOf(s[0].Instr)) > 0 && len(c.EndsOf(s[1].Instr)) > 0 {
						return true
					}
				}
				return false
			},
			10, // of some programs: a smallest one by single steps is not always a smallest one
		},
		{
			"a jump table with three cases",
			func(f *cfg.Func, text string) bool {
				for _, s := range analysis.NewFacts(f).Switches() {
					if s.Form == analysis.JumpTable && len(s.Cases) > 2 && s.Default != nil {
						return true
					}
				}
				return false
			},
			11, // 10 where the register is the index, and not the address of the entry
		},
	} {
		fails := func(text []byte) bool {
			f := sound(text)
			return f != nil && x.fails(f, string(text))
		}
		reduced := 0
		for seed := uint64(0); reduced < 2; seed++ {
			if seed == 200 {
				t.Fatalf("%s: in %d programs", x.name, reduced)
			}
			text := structured(seed, gen.Shape{Size: 20, Features: gen.All &^ (gen.Stack | gen.Again | gen.Frames | gen.Cold)})
			if !fails(text) {
				continue
			}
			calls := 0
			counted := func(text []byte) bool { calls++; return fails(text) }
			got := gen.Reduce(text, counted)
			if n := calls; n > gen.MostCalls || !bytes.Equal(got, gen.Reduce(text, counted)) || calls != 2*n {
				t.Errorf("%s, seed %d: %d calls, then %d", x.name, seed, n, calls-n)
			}
			if !fails(got) || bytes.Count(got, []byte("\n")) > x.lines {
				t.Errorf("%s, seed %d: more than %d lines are left:\n%s", x.name, seed, x.lines, got)
			}
			reduced++
		}
	}
}

// TestReduceNothing holds that a text that does not fail stays as it is.
func TestReduceNothing(t *testing.T) {
	text := structured(1, gen.Shape{Size: 5, Features: gen.All})
	calls := 0
	if got := gen.Reduce(text, func([]byte) bool { calls++; return false }); !bytes.Equal(got, text) || calls != 1 {
		t.Errorf("%d calls, got %s", calls, got)
	}
}

// TestReduceMostCalls holds that a text that cannot get shorter costs no more than is said.
func TestReduceMostCalls(t *testing.T) {
	var text []byte
	for n := range gen.MostCalls / 2 {
		text = fmt.Appendf(text, "%d\n", n)
	}
	calls := 0
	got := gen.Reduce(text, func(t []byte) bool { calls++; return bytes.Equal(t, text) })
	if calls > gen.MostCalls || !bytes.Equal(got, text) {
		t.Errorf("%d calls of %d lines", calls, bytes.Count(text, []byte("\n")))
	}
}

// TestReduceText holds what each step does to a small text.
func TestReduceText(t *testing.T) {
	const text = `.target sm_86
.entry k {
.jumptable jt { L1, L2, L3 }
     MOV R3, 0x1
@P0  BRA L2
L1:
     MOV R4, c[0x0][0x160]
@!P1 IADD3 R12, -R3, R4.H1, RZ
     STG.E [R8.64+0x10], R12
L2:
     BRA.U UP0, L3
L3:
     BRA L1
}
`
	got := string(gen.Reduce([]byte(text), func(text []byte) bool {
		s := string(text)
		return strings.Contains(s, "STG") && strings.Contains(s, "BRA L") && strings.Count(s, ":") > 1 &&
			strings.Count(s, "@P") == strings.Count(s, "L2:") && strings.Count(s, "R12") != 1 && strings.Contains(s, "jumptable")
	}))
	const want = `.jumptable jt { L1 }
@PT  BRA L1
L1:
     IADD3 R12, RZ, RZ, RZ
     STG.E [RZ.64+0x0], R12
L2:
`
	if got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// TestReduceWords holds how little is left of texts that are no programs.
func TestReduceWords(t *testing.T) {
	for _, x := range []struct{ text, fails, want string }{
		{".entry k {\n    MOV R1, R2 // a note\n    @P0 BRA .L_x_1\nend:\n}\n", "BRA", "BRA\n"},
		{"a, b, c\nb c a\n", "c", "c\n"},
		{"nothing in it\n", "x", "nothing in it\n"},
	} {
		got := gen.ReduceText([]byte(x.text), func(text []byte) bool { return strings.Contains(string(text), x.fails) })
		if string(got) != x.want {
			t.Errorf("%q that has %q: %q, want %q", x.text, x.fails, got, x.want)
		}
	}
}
