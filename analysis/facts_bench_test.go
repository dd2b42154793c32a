package analysis

import (
	"fmt"
	"testing"
)

// BenchmarkFacts is what an edit in a function costs: all facts that diagnostics
// and hovers are made of, and the lints.
func BenchmarkFacts(b *testing.B) {
	for _, blocks := range []int{100, 10_000} {
		f := bench(b, blocks)
		b.Run(fmt.Sprint(blocks, "/facts"), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				x := NewFacts(f)
				x.Warm()
				x.Uniformity()
				x.Convergence()
				x.Stacks()
				x.DeadRegions()
				x.Irreducibles()
				x.Switches()
				x.Pressure()
				x.ControlDependence()
				x.Constants()
			}
		})
	}
}
