package optimizer

import (
	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// This file answers what hangs on the regions that WARPSYNC.COLLECTIVE opens and ENDCOLLECTIVE ends:
//
//	    MOV R6, R9
//	    WARPSYNC.COLLECTIVE R11, `(.L_x_29)
//	    SHFL.UP P5, R11, R6, R12, R13
//	    ENDCOLLECTIVE
//	.L_x_29:
//
// The lanes of the mask act as one there, whichever of several such places they come from: what
// runs is the text of one place with the registers of each lane. ptxas names the same registers in
// all regions of a function that do the same, and copies to them what each needs. So instructions
// in a region, and the one that opens it, stay as they are: another register would be that of lanes
// that have nothing in it.

// An actsAsOne is such a region of a block: where its instructions begin, and what ends it.
type actsAsOne struct{ from, to int }

// collectives finds the regions, by block; nil if the function has none.
func (c *Ctx) collectives() [][]actsAsOne {
	return c.regions.get(c, &keptRegions, findCollectives)
}

func findCollectives(c *Ctx) (regions [][]actsAsOne) {
	for a := range c.having(analysis.Observes) {
		if i := a.instr(); i.Op.Name != "WARPSYNC" || !i.HasMod("COLLECTIVE") {
			continue
		}
		if regions == nil {
			regions = make([][]actsAsOne, len(c.Func.Blocks))
		}
		list := regions[a.b.ID]
		if n := len(list); n > 0 && a.k < list[n-1].to {
			continue // opened again: one region
		}
		to := a.k + 1
		for to < len(a.b.Instrs) && a.b.Instrs[to].Op.Name != "ENDCOLLECTIVE" {
			to++
		}
		regions[a.b.ID] = append(list, actsAsOne{a.k, to})
	}
	return regions
}

// collective refuses to change instruction k of b, or to take it away, if it is in a region; nil if
// it is in none.
func (c *Ctx) collective(b *cfg.Block, k int) *Refusal {
	regions := c.collectives()
	if int(b.ID) >= len(regions) {
		return nil
	}
	for _, r := range regions[b.ID] {
		if r.from <= k && k < r.to {
			a, open := at{b, k}, at{b, r.from}
			return refuse("%s may run for lanes of other such regions, too, with the registers that it names", a.instr().Op.Name).
				at(open.span(), "opens the region")
		}
	}
	return nil
}
