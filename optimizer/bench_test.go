package optimizer

import (
	"math/rand/v2"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
)

// BenchmarkList lists what all phases could do on a function of 10,000 blocks and 110,000 instructions:
// with its facts known, as in an editor, where the lints want them too, and from nothing.
func BenchmarkList(b *testing.B) {
	src := gen.Program(rand.New(rand.NewPCG(1, 1)), gen.Config{Funcs: 1, Blocks: 10_000, Instrs: 11})
	var f *cfg.Func
	eachFunc(src, func(g *cfg.Func) { f = g })
	list := func(facts *analysis.Facts) int {
		n := 0
		for k := range Phases {
			if Phases[k].First() { // as everywhere: a pass that runs again later is not asked twice
				n += len(List(&Phases[k], facts, nil, All()))
			}
		}
		return n
	}
	facts := analysis.NewFacts(f)
	b.Run("facts known", func(b *testing.B) {
		b.ReportAllocs()
		list(facts)
		for b.Loop() {
			list(facts)
		}
	})
	b.Run("from nothing", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			list(analysis.NewFacts(f))
		}
	})
	for k := range Phases {
		b.Run(Phases[k].Name, func(b *testing.B) {
			for b.Loop() {
				List(&Phases[k], facts, nil, All())
			}
		})
	}
}
