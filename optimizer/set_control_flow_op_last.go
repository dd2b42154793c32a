package optimizer

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// SetControlFlowOpLastInBB is phase 6: control flow is the last instruction of its
// block. What the text shows as one block with control flow in its middle has been two since
// it was read ([cfg.Block.Split]); the pass shows that by a label.
// Source: seeds basic-blocks-and-cfg, "Phase 6".
//
//	a: ...            a: ...
//	   @P BRA c          @P BRA c
//	   ...       =>   b: ...
//
// After a conditional branch this is how every listing looks, so that there is
// nothing to tell: the rewrites are offered as actions only. It does not apply to
// listings whose branches name addresses, nor to functions with a syntax error.
var SetControlFlowOpLastInBB = &Pass{
	Name: "SetControlFlowOpLastInBB",
	Doc:  "End blocks at control flow. Gives a label to each block that starts only because control flow ended the one before it.",
	Run:  setControlFlowOpLast,
}

func setControlFlowOpLast(c *Ctx) {
	f := c.Func
	var split []*cfg.Block
	for _, b := range f.Blocks {
		if b.Split() && len(b.Instrs) > 0 {
			split = append(split, b)
		}
	}
	if len(split) == 0 || !f.HasLabels() || f.Broken() || !c.wants(splitBlock) {
		return
	}
	c.remarks = slices.Grow(c.remarks, len(split))
	for _, b := range split {
		before := f.Blocks[b.ID-1]
		r := splitBlock.at(where(before, before.Last()))
		r.Title = splitBlock.FixTitle(f.Spelled(before), before.Last().Op.Name)
		r.Message = "a block without a label starts after this"
		if !c.Rewrite(r) {
			continue
		}
		b.SetLabel(f.Labels().Of(b))
	}
}
