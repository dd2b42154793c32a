package optimizer

import (
	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// This file is dead code elimination of the GeneralOptimize bundles: what an iteration has left
// without a use goes at the begin of the next one.
//
//	MOV    R4, 0x1                  MOV    R4, 0x2
//	MOV    R4, 0x2            =>    STG.E  [R2.64], R4
//	STG.E  [R2.64], R4
//
// It looks at the writes that nothing reads, by liveness, as the page has it; chains of dead
// instructions go at once within a block, take an iteration for each block that they cross, and counters that only their own
// loop reads stay: they are for [LiveDead], which owns what all of them can do. It refuses what that refuses. Source: seeds
// general-optimize, "Dead Code Elimination".

// deads runs dead code elimination, which is the first of the sub-passes: nothing has been touched yet in the iteration.
func (g *general) deads() {
	whole := g.incomplete()
	var shorter []*cfg.Block // that something goes of
	for _, w := range g.DeadWrites() {
		g.Poll()
		a := at{w.Block, w.K}
		no := whole
		if no == nil {
			no = g.deadStays(a.b, a.k)
		}
		if r := deadWriteAt(g.Func, g.Liveness(), w); !g.refused(r, no, a) && g.deadAt(r, a) && (len(shorter) == 0 || shorter[len(shorter)-1] != a.b) {
			shorter = append(shorter, a.b)
		}
	}
	for _, b := range shorter {
		g.DeadChain(b, func(w analysis.DeadWrite) bool {
			g.Poll()
			a := at{w.Block, w.K}
			switch {
			case g.gone[g.number(a)]:
				return true
			case g.deadStays(a.b, a.k) != nil || g.removable([]at{a}) != nil:
				return false // the next iteration says why
			}
			return g.deadAt(deadWriteAt(g.Func, g.Liveness(), w), a)
		})
	}
}

// deadAt announces that the dead write a goes, and reports whether it does.
func (g *general) deadAt(r Remark, a at) bool {
	r.Dead = true
	g.make(r, 0, func(*cfg.Change) {}, []at{a})
	return g.gone[g.number(a)]
}

// deadWriteAt is the remark on a dead write.
func deadWriteAt(f *cfg.Func, live *analysis.Liveness, w analysis.DeadWrite) Remark {
	r := deadWrite.at(at{w.Block, w.K}.span())
	r.Message = sentence(f, w.Regs, " is written, but nothing reads it", " are written, but nothing reads them")
	if r.Related = live.Ends(w.Block, w.K, w.Regs[0]); r.Related == nil { // that is far away
		r.Related = []analysis.Related{{Span: r.Span, Message: "no path from here leads to a read of " + f.Names.Reg(w.Regs[0])}}
	}
	return r
}
