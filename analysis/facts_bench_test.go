package analysis

import (
	"fmt"
	"testing"
)

// BenchmarkFacts is what an edit in a function costs: the facts that lints and phases ask for
// before diagnostics are shown, and all facts, with those that only hovers and dumps ask for.
func BenchmarkFacts(b *testing.B) {
	for _, blocks := range []int{100, 10_000} {
		f := bench(b, blocks)
		diagnostics := func(x *Facts) {
			x.DeadRegions()
			x.Irreducibles()
			x.Convergence()
			x.Stacks()
			Chains(x, SwitchDefaults(f))
			x.Uniformity()
			x.Constants()
		}
		b.Run(fmt.Sprint(blocks, "/diagnostics"), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				x := NewFacts(f)
				go x.Uniformity()
				x.Paths()
				diagnostics(x)
			}
		})
		b.Run(fmt.Sprint(blocks, "/facts"), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				x := NewFacts(f)
				go x.Uniformity()
				x.Paths()
				x.Pressure()
				x.ControlDependence()
				x.Switches()
				diagnostics(x)
			}
		})
	}
}
