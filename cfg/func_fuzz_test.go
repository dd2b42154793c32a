package cfg

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/grammar"
)

// FuzzFuncFacts makes a program and compares order, dominators and loops of its functions
// with the slow algorithms. The lowest bits of spelling are Native and Wild; one in
// calls+1 lines is followed by a call.
func FuzzFuncFacts(f *testing.F) {
	for seed := range uint64(60) {
		f.Add(seed, uint8(seed), uint8(1+seed%20), uint8(2*seed))
	}
	f.Fuzz(func(t *testing.T, seed uint64, spelling, blocks, calls uint8) {
		r := rand.New(rand.NewPCG(seed, 5))
		c := gen.Config{Funcs: 2, Blocks: 1 + int(blocks)%40, Instrs: 1 + r.IntN(3), Native: spelling&1 != 0, Wild: spelling&2 != 0}
		var text strings.Builder
		for line := range strings.Lines(string(gen.Program(r, c))) {
			text.WriteString(line)
			if !strings.HasPrefix(line, "    ") || !c.Native && !strings.Contains(line, "/*") || r.IntN(int(calls)+1) > 0 {
				continue
			}
			guard := []string{"", "@P0 "}[r.IntN(2)]
			if to := r.IntN(c.Blocks + 1); c.Native {
				fmt.Fprintf(&text, "    %sCALL.REL.NOINC L%d\n", guard, to)
			} else {
				fmt.Fprintf(&text, "        /*0000*/ %sCALL.REL.NOINC `(.L_x_%d) ;\n", guard, to)
			}
		}
		for _, u := range Lower(grammar.Parse([]byte(text.String()))) {
			for _, fn := range u.Funcs {
				checkFuncFacts(t, fn)
				checkFuncFacts(t, fn.Clone(t.Context()))
			}
		}
	})
}

// checkFuncFacts compares facts about the edges of f with the slow algorithms.
func checkFuncFacts(t *testing.T, f *Func) {
	t.Helper()
	n := len(f.Blocks)
	var all, down []Arc // all edges, and those without the calls that lead back
	num := graphNaiveRPO(&f.Graph, 0)
	for _, b := range f.Blocks {
		for to, kind := range f.Succs(b) {
			all = append(all, Arc{b.ID, to.ID})
			if kind != CallEdge || slices.Index(num, to.ID) > slices.Index(num, b.ID) {
				down = append(down, Arc{b.ID, to.ID})
			}
		}
	}
	if n == 0 {
		return
	}
	g := MakeGraph(n, down)
	var facts graphFacts
	facts.compute(g, 0)
	facts.dom, facts.loops = f.Dom, f.Loops
	if err := graphVerify(g, 0, &facts); err != nil {
		t.Fatalf("%v\n%s", err, f)
	}
	if err := graphVerifyOrder(MakeGraph(n, all), 0, &f.Order); err != nil {
		t.Fatalf("%v\n%s", err, f)
	}
	for _, b := range f.Blocks {
		var want []int32
		for _, e := range all {
			if e.Dst == b.ID {
				want = append(want, e.Src)
			}
		}
		slices.Sort(want)
		if !slices.Equal(f.PredIDs(b), want) {
			t.Fatalf("predecessors of %s: %v, want %v\n%s", b.Name(), f.PredIDs(b), want, f)
		}
	}
}
