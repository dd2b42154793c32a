package analysis

import (
	"fmt"
	"testing"
	"time"
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

// BenchmarkFactsAlone tells the least time, in ms, that each fact of 10,000 blocks took once those that it is found from were known; and of two
// sums: the chain, each of which is found from the one before, and the rest, which can be found beside it.
func BenchmarkFactsAlone(b *testing.B) {
	f := bench(b, 10_000)
	facts := []struct {
		name  string
		chain bool
		find  func(x *Facts)
	}{
		{"means", false, func(x *Facts) { x.means() }},
		{"registers", true, func(x *Facts) { x.Registers() }},
		{"liveness", true, func(x *Facts) { x.Liveness() }},
		{"ssa", true, func(x *Facts) { x.SSA() }},
		{"users", false, func(x *Facts) { x.SSA().Users(0) }},
		{"constants", true, func(x *Facts) { x.Constants() }},
		{"paths", false, func(x *Facts) { x.Paths() }},
		{"uniformity", true, func(x *Facts) { x.Uniformity() }},
		{"pressure", false, func(x *Facts) { x.Pressure() }},
		{"control", false, func(x *Facts) { x.ControlDependence() }},
		{"decisions", false, func(x *Facts) { x.decisions() }},
		{"switches", false, func(x *Facts) { x.Switches() }},
		{"dead", false, func(x *Facts) { x.DeadRegions(); x.Irreducibles() }},
	}
	least := make([]time.Duration, len(facts))
	for b.Loop() {
		x := NewFacts(f)
		for n := range facts {
			at := time.Now()
			facts[n].find(x)
			if took := time.Since(at); least[n] == 0 || took < least[n] {
				least[n] = took
			}
		}
	}
	sums := map[bool]time.Duration{}
	for n := range facts {
		sums[facts[n].chain] += least[n]
		b.ReportMetric(least[n].Seconds()*1000, facts[n].name)
	}
	b.ReportMetric(sums[true].Seconds()*1000, "chain")
	b.ReportMetric(sums[false].Seconds()*1000, "rest")
}
