package optimizer

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/cfg/interp"
)

// TestFlatten holds that phase 38 changes nothing of what random programs full of nested conditions do:
// each rewrite alone, and all to the fixed point. It also holds that each table of two inputs comes up.
func TestFlatten(t *testing.T) {
	t.Parallel()
	ph := PhaseNamed("38")
	tables := map[string]int{}
	regions, rounds, made := 0, 0, 0
	var all interp.Tally
	for seed := range uint64(*programs / 4) {
		r := rand.New(rand.NewPCG(seed, 38))
		src := gen.Structured(r, gen.Shape{Size: 2 + r.IntN(6), Features: gen.All &^ gen.Constants &^ gen.Short})
		eachFunc(src, func(f *cfg.Func) {
			offered := 0
			for _, rem := range List(ph, analysis.NewFacts(f), nil, All()) {
				if rem.N < 0 {
					continue
				}
				offered++
				tables[strings.TrimPrefix(rem.Title, "Flatten with ")]++
			}
			if offered == 0 {
				return
			}
			made += offered
			err := Verify(ph, f, nil, tries(seed), func(v Verification) error {
				if v.Diff != nil {
					t.Errorf("seed %d, rewrite %d: %s\n%s%s", seed, v.Remark.N, v.Remark.Title, v.Diff, src)
				}
				all.Add(v.Tally)
				return nil
			})
			if err != nil {
				t.Errorf("%v\n%s", err, src)
			}
			after, err := Run(ph, f, nil, All())
			if err != nil {
				t.Fatalf("%v\n%s", err, src)
			}
			if opens(after.Func) < opens(f) {
				regions++
			}
			rounds += count(after.Remarks) - offered
			ref := interp.NewReference(interp.Load([]*cfg.Func{f}), 0, tries(seed))
			if _, diff := ref.Check(interp.Load([]*cfg.Func{after.Func}, ref.Registers()...)); diff != nil {
				t.Errorf("seed %d, all: %s%s", seed, diff, src)
			}
			for _, rem := range List(ph, analysis.NewFacts(after.Func), nil, All()) {
				if rem.N >= 0 {
					t.Errorf("seed %d: still possible: %s\n%s%s", seed, rem.Title, src, after.Func)
				}
			}
		})
		if t.Failed() {
			return
		}
		if seed%4 == 0 {
			checkRewrites(t, src)
		}
	}
	t.Logf("%d rewrites, %d regions, %d more in later rounds, runs: %v, tables: %v", made, regions, rounds, all, tables)
	if *programs < 1000 {
		return
	}
	for _, table := range []string{"LOP3 (0xC0)", "LOP3 (0xFC)", "LOP3 (0x3C)", "LOP3 (0xC3)", "LOP3 (0x3F)", "LOP3 (0x03)", "LOP3 (0x30)", "LOP3 (0x0C)", "LOP3 (0xCF)", "LOP3 (0xF3)"} {
		if tables[table] == 0 {
			t.Errorf("%s never came up", table)
		}
	}
	if regions == 0 {
		t.Error("no region went")
	}
}

func count(rs []Remark) int {
	n := 0
	for _, r := range rs {
		if r.N >= 0 {
			n++
		}
	}
	return n
}

func opens(f *cfg.Func) int {
	n := 0
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			if b.Instrs[k].Flow == cfg.FlowBSSY {
				n++
			}
		}
	}
	return n
}

// TestFormula holds formulas against what they say, for all values of their inputs.
func TestFormula(t *testing.T) {
	p := func(n int32) cfg.Reg { return cfg.Reg{Class: cfg.ClassP, Num: n} }
	value := func(f formula, in uint) bool { // of f if bit n of in is predicate n
		row := 0
		for k, r := range f.in {
			if in>>r.Num&1 != 0 {
				row |= 4 >> k
			}
		}
		return f.table>>row&1 != 0
	}
	r := rand.New(rand.NewPCG(1, 1))
	random := func() formula {
		f := formula{table: uint8(r.IntN(256))}
		for _, n := range r.Perm(4)[:r.IntN(4)] {
			f.in = append(f.in, p(int32(n)))
		}
		// What is not an input must not matter.
		return formula{f.in, f.over(f.in)}
	}
	for range 20_000 {
		f, g, h := random(), random(), random()
		and, ok1 := f.and(g)
		or, ok2 := f.or(g)
		mux, ok3 := f.choose(g, h)
		sub, ok4 := f, false
		if len(f.in) > 0 {
			sub, ok4 = f.substitute(f.in[0], g)
		}
		for in := range uint(16) {
			a, b, c := value(f, in), value(g, in), value(h, in)
			if ok1 && value(and, in) != (a && b) || ok2 && value(or, in) != (a || b) || value(f.not(), in) == a || value(f.reduced(), in) != a ||
				ok3 && value(mux, in) != (a && b || !a && c) {
				t.Fatalf("%v, %v, %v for %04b", f, g, h, in)
			}
			if ok4 {
				bit := uint(1) << f.in[0].Num
				with := in &^ bit
				if b {
					with |= bit
				}
				if value(sub, in) != value(f, with) {
					t.Fatalf("%v with %v for %04b: %v", f, g, in, sub)
				}
			}
		}
		if red := f.reduced(); len(red.in) > 0 && slices.ContainsFunc(red.in, func(x cfg.Reg) bool {
			for in := range uint(16) {
				if value(red, in) != value(red, in^1<<x.Num) {
					return false
				}
			}
			return true
		}) {
			t.Fatalf("%v has an input that does not matter: %v", f, red)
		}
	}
	a, b := lit(p(0), false), lit(p(1), false)
	for _, x := range []struct {
		f     func(formula) (formula, bool)
		on    formula
		not   bool
		table uint8
	}{{a.and, b, false, 0xc0}, {a.or, b, false, 0xfc}, {a.and, b, true, 0x3f}, {a.or, b, true, 0x03}, {a.not().and, b, false, 0x0c}, {a.or, b.not(), false, 0xf3}} {
		f, _ := x.f(x.on)
		if x.not {
			f = f.not()
		}
		if f.table != x.table {
			t.Errorf("%#x instead of %#x", f.table, x.table)
		}
	}
	if x, _ := a.choose(b.not(), b); x.table != 0x3c {
		t.Errorf("an exclusive or is %#x", x.table)
	}
}

// TestComparisonIndices holds that each comparison of the opcode table has a row of the page's at
// most, and the page's rows their indices.
func TestComparisonIndices(t *testing.T) {
	types := map[int]bool{}
	mods := map[string]bool{}
	for _, c := range ComparisonIndices {
		for _, n := range c.Types {
			if types[n] {
				t.Errorf("type %d is in two rows", n)
			}
			types[n] = true
		}
		for _, m := range c.Mods {
			if mods[m] {
				t.Errorf("%s is in two rows", m)
			}
			mods[m] = true
		}
	}
	if len(types) != 16 {
		t.Errorf("%d types", len(types))
	}
	eachFunc([]byte(".func f {\n    ISETP.GE.AND P0, PT, R2, R3, PT\n    FSETP.NAN.AND P0, PT, R2, R3, PT\n    ISETP.U32 P0, R2, R3\n    IADD3 R2, R3, R4, RZ\n}\n"), func(f *cfg.Func) {
		want := []string{"GE", "unordered", "", ""}
		for k := range f.Blocks[0].Instrs {
			got := ""
			if c := comparisonIndexOf(&f.Blocks[0].Instrs[k]); c != nil {
				got = c.Kind
			}
			if got != want[k] {
				t.Errorf("instruction %d: %q, want %q", k, got, want[k])
			}
		}
	})
}
