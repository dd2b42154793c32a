package analysis

import (
	"math/rand/v2"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/grammar"
)

// TestKeptMeetings holds that the meetings that are kept for the next who asks are those that each finds anew, with bounds of any size.
func TestKeptMeetings(t *testing.T) {
	met, cut := 0, 0
	for seed := range uint64(60) {
		text := gen.Structured(rand.New(rand.NewPCG(seed, 1)), gen.Shape{Size: 40, Features: gen.All})
		var funcs []*cfg.Func
		for _, u := range cfg.Lower(grammar.Parse(text)) {
			funcs = append(funcs, u.Funcs...)
		}
		for _, f := range funcs {
			facts := NewFacts(f)
			u := facts.Uniformity()
			for range 2 {
				for _, b := range f.Blocks {
					from := u.Divergent(b)
					if from == nil {
						continue
					}
					for _, steps := range []int{0, maxMeetingSteps - 4, maxMeetingSteps - 40} { // that others have taken
						x, y := NewMeetings(facts), KeptMeetings(facts)
						x.steps, y.steps = steps, steps
						apart, at := x.Apart(u, from, b, len(b.Instrs))
						gotApart, gotAt := y.Apart(u, from, b, len(b.Instrs))
						if apart != gotApart || (at == nil) != (gotAt == nil) || at != nil && at.Instr != gotAt.Instr || x.steps != y.steps {
							t.Fatalf("seed %d, %s after %d steps: %v %v in %d, want %v %v in %d", seed, b.Name(), steps, gotApart, gotAt, y.steps, apart, at, x.steps)
						}
						if at != nil {
							met++
						} else if x.steps > maxMeetingSteps {
							cut++
						}
					}
				}
			}
		}
	}
	t.Logf("%d met, %d cut short", met, cut)
	if met == 0 || cut == 0 {
		t.Errorf("%d met, %d cut short: want some of each", met, cut)
	}
}
