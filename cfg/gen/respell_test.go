package gen_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/cfg/interp"
	"github.com/ori-lang/ori/grammar"
)

// first is the one function of a text.
func first(t *testing.T, text []byte) *cfg.Func {
	t.Helper()
	var all []*cfg.Func
	for _, u := range cfg.Lower(grammar.Parse(text)) {
		for _, f := range u.Funcs {
			if len(f.Problems) > 0 {
				t.Fatalf("%v\n%s", f.Problems, text)
			}
			all = append(all, f)
		}
	}
	if len(all) != 1 {
		t.Fatalf("%d functions\n%s", len(all), text)
	}
	return all[0]
}

// TestSpellings holds that a program means the same with other labels, and as a listing with labels
// and without.
func TestSpellings(t *testing.T) {
	listings := 0
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 33))
		text := gen.Structured(r, gen.Shape{Size: 1 + int(seed%12), Features: gen.All &^ gen.Calls})
		f := first(t, text)
		for n, other := range [][]byte{gen.Respell(r, text), gen.Listing(text, false), gen.Listing(text, true)} {
			if other == nil || n == 1 && strings.Contains(string(text), ".jumptable") { // which a listing shows only in part
				continue
			}
			if n > 0 {
				listings++
			}
			g := first(t, other)
			if f.Complete != g.Complete {
				t.Fatalf("complete: %v and %v\n%s\n%s", f.Complete, g.Complete, text, other)
			}
			ref := interp.NewReference(interp.Load([]*cfg.Func{f}), 0, interp.Tries{Seeds: 2, First: seed, Fuel: 16000})
			tally, diff := ref.Check(interp.Load([]*cfg.Func{g}, ref.Registers()...))
			if diff != nil || tally[interp.Same] != 2 {
				t.Fatalf("seed %d: %v %v\n%s\n%s", seed, tally, diff, text, other)
			}
		}
	}
	if listings < 200 {
		t.Errorf("only %d listings", listings)
	}
}
