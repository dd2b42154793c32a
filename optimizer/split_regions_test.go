package optimizer

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/grammar"
)

// TestRegions holds the back edges of irreducible regions to those found by asking every region.
func TestRegions(t *testing.T) {
	var texts [][]byte
	for seed := range uint64(200) {
		c := gen.Config{Funcs: 1, Blocks: 10 + int(seed), Instrs: 2, Native: true, Wild: true}
		texts = append(texts, gen.Program(rand.New(rand.NewPCG(seed, 1)), c))
	}
	for _, h := range gen.Hards {
		if slices.Contains([]string{"entries", "ladder", "ladder-back", "entries-nested", "entries-row", "latches-entries"}, h.Name) {
			texts = append(texts, h.Text(60))
		}
	}
	// A cycle with two entries; in it a loop, and in that another such cycle.
	texts = append(texts, []byte(`.target sm_86
.entry k {
a:
	@P0 BRA c
b:
	@P1 BRA f
c:
	@P2 BRA e
d:
	@P3 BRA e
e:
	@P4 BRA d
	@P5 BRA c
f:
	@P0 BRA b
	EXIT
}
`))
	nested, edges := 0, 0
	for _, text := range texts {
		for _, u := range cfg.Lower(grammar.Parse(text)) {
			for _, f := range u.Funcs {
				s := &splitter{Ctx: &Ctx{Facts: analysis.NewFacts(f)}}
				regions := s.regions()
				want := map[*splitRegion][]cfg.Arc{}
				for _, e := range f.Loops.Irreducible {
					var in *splitRegion
					for _, r := range regions {
						if slices.Contains(r.Blocks, e.Src) && slices.Contains(r.Blocks, e.Dst) && (in == nil || len(r.Blocks) < len(in.Blocks)) {
							in = r
						}
					}
					want[in] = append(want[in], e)
					edges++
				}
				for _, r := range regions {
					if !slices.Equal(r.back, want[r]) {
						t.Fatalf("%s\nregion of %v: back edges %v, want %v", text, r.Blocks, r.back, want[r])
					}
					if r.around != nil {
						nested++
					}
				}
			}
		}
	}
	if t.Logf("%d edges, %d regions in others", edges, nested); edges == 0 || nested == 0 {
		t.Error("too few")
	}
}
