package analysis

import (
	"reflect"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/grammar"
)

// confirmSlowly is [ControlFlow.confirm] as the page has it, which goes over the range of each header.
func (c *ControlFlow) confirmSlowly() {
	f := c.f
	rpo, num := f.Order.RPO, f.Order.Num
	for _, n := range rpo {
		x := &c.Blocks[n]
		if x.LatchRPO < 0 {
			continue
		}
		x.LoopHeader = true
		lo, hi := num[n], x.LatchRPO
		for k := lo; k <= hi; k++ {
			for s, kind := range f.Succs(f.Blocks[rpo[k]]) {
				if to := num[s.ID]; kind != cfg.CallEdge && (to < lo || to > hi) {
					x.LoopExitRPO = max(x.LoopExitRPO, to)
				}
			}
			if k == lo {
				continue
			}
			for _, p := range f.Preds.Succs(rpo[k]) {
				if from := num[p]; from >= 0 && (from < lo || from > hi) {
					c.RPOViolation = true
				}
			}
		}
		if x.LoopExitRPO >= lo {
			hi = x.LoopExitRPO
		}
		for k := lo; k <= hi; k++ {
			c.Blocks[rpo[k]].InLoop = true
		}
	}
}

// TestRanges holds that the ranges of headers are what going over each of them finds.
func TestRanges(t *testing.T) {
	headers, violations := 0, 0
	for _, h := range gen.Hards {
		for _, n := range []int{3, 20, 150} {
			for _, u := range cfg.Lower(grammar.Parse(h.Text(n))) {
				for _, f := range u.Funcs {
					for _, force := range []bool{false, true} {
						got := AnalyzeControlFlow(t.Context(), f, force)
						want := &ControlFlow{f: f, Force: force, Blocks: make([]BlockFlow, len(f.Blocks))}
						want.sweep(t.Context())
						want.confirmSlowly()
						if !reflect.DeepEqual(got, want) {
							t.Fatalf("%s, %d: %+v\nwant %+v", h.Name, n, got, want)
						}
						for k := range got.Blocks {
							if got.Blocks[k].LatchRPO >= 0 {
								headers++
							}
						}
						if got.RPOViolation {
							violations++
						}
					}
				}
			}
		}
	}
	if headers < 1000 || violations < 10 {
		t.Errorf("%d headers, %d functions with a violation", headers, violations)
	}
}
