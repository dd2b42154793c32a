package analysis

import (
	"math/rand/v2"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
)

// TestBlockTests holds that what is kept of [SSA.ofBlock] does not change what it says, whatever was asked before, of random
// programs and of hard texts in which questions end at their limit, and that fewer steps do not make it say more.
func TestBlockTests(t *testing.T) {
	asked, are := 0, 0
	check := func(name string, f *cfg.Func, r *rand.Rand) {
		s := NewFacts(f).SSA()
		tests, few := newBlockTests(s), newBlockTests(s)
		few.left = 0
		for _, v := range r.Perm(s.Len()) {
			want := s.ofBlock(Value(v))
			if got := few.ask(s, Value(v)); got && !want {
				t.Fatalf("%s, %s: in few steps, value %d is of the block", name, f.Name, v)
			}
			if got := tests.ask(s, Value(v)); got != want {
				t.Fatalf("%s, %s: value %d is of the block: %t, by itself %t", name, f.Name, v, got, want)
			}
			asked++
			if want {
				are++
			}
		}
	}
	for n := range uint64(300) {
		r := rand.New(rand.NewPCG(n, 3))
		for _, f := range lowered(gen.Program(r, gen.Config{Funcs: 2, Blocks: 30, Instrs: 8, Native: n%2 == 0})) {
			check("random program", f, r)
		}
	}
	for _, h := range gen.Hards {
		r := rand.New(rand.NewPCG(1, 3))
		for _, f := range lowered(h.Text(min(h.N, 100))) {
			check(h.Name, f, r)
		}
	}
	if t.Logf("%d values, %d of the block", asked, are); are < 500 {
		t.Errorf("only %d of %d values are of the block", are, asked)
	}
}
