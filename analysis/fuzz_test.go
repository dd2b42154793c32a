package analysis

import (
	"context"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
	"golang.org/x/tools/txtar"
)

// kinds are the programs that FuzzFacts makes.
var kinds = []func(r *rand.Rand, c gen.Config) []byte{
	gen.Program,
	seasoning,
	func(r *rand.Rand, c gen.Config) []byte { return []byte(arithmetic(r, c.Blocks)) },
	func(r *rand.Rand, c gen.Config) []byte { return []byte(lanewise(r, c.Blocks, c.Wild)) },
	func(r *rand.Rand, c gen.Config) []byte {
		d := &decider{r: r}
		d.random()
		return []byte(d.sb.String())
	},
	func(r *rand.Rand, c gen.Config) []byte {
		return gen.Structured(r, gen.Shape{Size: 1 + c.Blocks%16, Features: gen.Features(r.Uint32() | r.Uint32())})
	},
}

// FuzzFacts makes a program and holds each fact about its functions against its
// oracle. kind is one of kinds; the lowest bits of spelling are Native and Wild.
func FuzzFacts(f *testing.F) {
	for seed := range uint64(40) {
		for kind := range kinds {
			f.Add(seed, uint8(kind), uint8(seed), uint8(1+seed%13), uint8(seed%6))
		}
	}
	for seed := range uint64(300) { // constants and lanes take more luck
		f.Add(seed, uint8(1+seed%3), uint8(seed>>2), uint8(1+seed%9), uint8(seed%3))
	}
	f.Add(uint64(1), uint8(0), uint8(0), uint8(80), uint8(3)) // Warm has something to do
	f.Fuzz(func(t *testing.T, seed uint64, kind, spelling, blocks, instrs uint8) {
		r := rand.New(rand.NewPCG(seed, 41))
		c := gen.Config{Funcs: 1, Blocks: 1 + int(blocks)%96, Instrs: 1 + int(instrs)%8, Native: spelling&1 != 0, Wild: spelling&2 != 0}
		for _, fn := range lowered(kinds[int(kind)%len(kinds)](r, c)) {
			checkFacts(t, fn, r)
		}
	})
}

// FuzzFactsText holds the facts about whatever a mutation of a text gives.
func FuzzFactsText(f *testing.F) {
	add := func(pattern string) {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			f.Fatal(pattern, err)
		}
		for _, name := range files {
			src, err := os.ReadFile(name)
			if err != nil {
				f.Fatal(err)
			}
			if filepath.Ext(name) != ".txtar" {
				f.Add(src)
				continue
			}
			for _, file := range txtar.Parse(src).Files {
				if ext := filepath.Ext(file.Name); ext == ".ori" || ext == ".sass" {
					f.Add(file.Data)
				}
			}
		}
	}
	add("lint/testdata/*.txtar")
	add("testdata/*/*.txtar")
	add("../cfg/testdata/oracle/*.sass")
	f.Fuzz(func(t *testing.T, src []byte) {
		if len(src) > 1<<16 {
			return
		}
		n := 0
		for _, fn := range lowered(src) {
			if n++; n > 8 {
				break
			}
			checkFacts(t, fn, rand.New(rand.NewPCG(uint64(len(src)), 43)))
		}
	})
}

// Oracles are slow: what is larger is held against less.
const (
	maxBlocks = 100
	maxInstrs = 400
	maxRegs   = 120
)

// checkFacts holds every fact about f against its oracle.
func checkFacts(t *testing.T, f *cfg.Func, r *rand.Rand) {
	t.Helper()
	checkSame(t, f, r)
	facts := NewFacts(f)
	if n := facts.Registers(); len(f.Blocks) > maxBlocks || n.Instrs() > maxInstrs || n.Len() > maxRegs {
		return
	}
	checkLiveness(t, f, facts.Liveness())
	checkLiveness(t, f, facts.Ranges())
	checkRangesFrom(t, f)
	checkRanges(t, f, facts.Liveness())
	checkSSA(t, f, facts.SSA())
	checkUsers(t, f, facts.SSA())
	checkReachingDefs(t, f)
	checkFrontiers(t, f, facts.Frontiers())
	checkControlDependence(t, f, facts.PostDominators(), facts.ControlDependence())
	checkIrreducibles(t, f, facts.Irreducibles())
	checkDeadRegions(t, f, facts.DeadRegions())
	checkConvergence(t, f, facts.Convergence(), r)
	checkConstants(t, f, facts.Constants(), r)
	checkSwitches(t, facts, r)
	checkUniformity(t, facts, r)
	checkUniformity(t, coarsely(NewFacts(f)), r)
}

// everyFact are the facts, each as what two computations of it must agree in.
var everyFact = []struct {
	name string
	of   func(*Facts) any
}{
	{"registers", func(f *Facts) any { return f.Registers() }},
	{"liveness", func(f *Facts) any { return f.Liveness() }},
	{"ranges", func(f *Facts) any { return f.Ranges() }},
	{"pressure", func(f *Facts) any { return f.Pressure() }},
	{"SSA", func(f *Facts) any { f.SSA().Users(0); return f.SSA() }},
	{"postdominators", func(f *Facts) any { return f.PostDominators() }},
	{"frontiers", func(f *Facts) any { return f.Frontiers() }},
	{"control dependence", func(f *Facts) any { return f.ControlDependence() }},
	{"irreducible regions", func(f *Facts) any { return f.Irreducibles() }},
	{"dead regions", func(f *Facts) any { return f.DeadRegions() }},
	{"stacks", func(f *Facts) any { return f.Stacks() }},
	{"convergence", func(f *Facts) any { return f.Convergence() }},
	{"switches", func(f *Facts) any { return f.Switches() }},
	{"constants", func(f *Facts) any {
		c := f.Constants()
		return []any{c.val, c.exec, c.edge, c.assume, c.assumed, c.info}
	}},
	{"uniformity", func(f *Facts) any {
		u := f.Uniformity()
		return []any{u.why, u.branch, u.under, u.temporal}
	}},
	{"dead writes", func(f *Facts) any { return f.DeadWrites() }},
	{"dead code", func(f *Facts) any { return f.DeadCode(nil) }},
	{"undefined reads", func(f *Facts) any { list, unasked := f.UndefinedReads(); return []any{list, unasked} }},
	{"escapes", func(f *Facts) any { return f.Convergence().Escapes(f.Context()) }},
}

// checkSame holds that facts do not depend on what was asked for before, that
// asking changes none, and that what is said of them can be said.
func checkSame(t *testing.T, f *cfg.Func, r *rand.Rand) {
	t.Helper()
	first, second := NewFacts(f), NewFacts(f)
	was := make([]any, len(everyFact))
	for n, fact := range everyFact {
		was[n] = fact.of(first)
	}
	if r.IntN(2) == 0 {
		second.Paths()
	}
	for _, n := range r.Perm(len(everyFact)) {
		if now := everyFact[n].of(second); !reflect.DeepEqual(was[n], now) {
			t.Fatalf("%s differ when asked for in another order:\n%v\n%v\n%s", everyFact[n].name, was[n], now, f)
		}
	}
	third := NewFacts(f) // what was found last is as if it had been found alone
	for _, n := range []int{r.IntN(len(everyFact)), r.IntN(len(everyFact))} {
		if now := everyFact[n].of(third); !reflect.DeepEqual(was[n], now) {
			t.Fatalf("%s differ when asked for alone:\n%v\n%v\n%s", everyFact[n].name, was[n], now, f)
		}
	}
	for l := range f.Loops.Loops {
		LoopShape(f, int32(l))
	}
	AnalyzeControlFlow(context.Background(), f, true)
	u, s := first.Uniformity(), first.SSA()
	for v := range Value(s.Len()) {
		u.Explain(v, s.Block(v))
	}
	for _, b := range f.Blocks {
		u.ExplainBranch(b)
		u.Divergent(b)
		first.Convergence().Active(b)
		first.Convergence().Depth(b)
		first.Stacks().Active(b)
		first.Constants().Conditions(b)
	}
}
