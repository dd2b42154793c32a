package optimizer

import (
	"fmt"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// explainBranch says why phase 15 has nothing to do on the branch that ends b.
func explainBranch(c *Ctx, b *cfg.Block) string {
	f, i := c.Func, b.Last()
	if i == nil || !i.IsBranch() && !i.Conditional() {
		return ""
	}
	if w := c.exitBefore(b); w != nil && w.no == nil {
		return "" // phase 13 does it
	}
	var why []string
	if r := i.Guard.Reg; r.Class != cfg.NoReg && !r.IsConst() {
		why = append(why, f.Names.Reg(r)+" is not constant"+definedIn(c, b, r))
	}
	if to := f.TargetOf(i); to != nil {
		if last := to.Last(); last != nil && (len(to.Instrs) > 1 || !last.IsBranch() || last.Conditional()) {
			why = append(why, fmt.Sprintf("%s is more than a branch", to.Name()))
		}
		if !i.Conditional() && f.Next(b) != to {
			why = append(why, fmt.Sprintf("%s is not the next block", to.Name()))
		}
	} else if i.IsBranch() {
		why = append(why, "its target is unknown")
	}
	if why == nil {
		return "no rewrite matches"
	}
	return strings.Join(why, "; ")
}

// definedIn says where the predicate r, which the branch at the end of b reads, gets its value: of
// a few places.
func definedIn(c *Ctx, b *cfg.Block, r cfg.Reg) string {
	const most = 3
	var list []string
	defs, all := analysis.ReachingDefs(c.Func, b, len(b.Instrs)-1, r, analysis.ReachSteps)
	for _, d := range defs {
		if len(list) == most {
			list = append(list, "others")
			break
		}
		list = append(list, fmt.Sprintf("%s in %s", d.Instr.Op.Name, d.Block.Name()))
	}
	if list == nil {
		return ""
	}
	if !all && len(list) <= most {
		list = append(list, "others far away")
	}
	return " (set by " + strings.Join(list, ", ") + ")"
}

// explainNested says why phase 38 has nothing to do on the conditional branch that ends b.
func explainNested(c *Ctx, b *cfg.Block) string {
	f, i := c.Func, b.Last()
	if i == nil || !i.IsBranch() || !i.Conditional() {
		return ""
	}
	most := c.Knobs.Int(f, "nested-max-instrs")
	for s := range f.Succs(b) {
		if j := s.Last(); j == nil || !j.IsBranch() || !j.Conditional() {
			continue
		}
		if n := len(s.Instrs) - 1; n > most {
			return fmt.Sprintf("%s ends in a conditional branch too, but has %s before it, more than nested-max-instrs (%d)", s.Name(), plural(n, "instruction"), most)
		}
		return fmt.Sprintf("%s ends in a conditional branch too, but the two do not nest", s.Name())
	}
	return "neither successor ends in a conditional branch"
}
