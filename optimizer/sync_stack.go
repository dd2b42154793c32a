package optimizer

import (
	"slices"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// restructureStack is restructureSync for the stack of sm_62 and older: where nothing between SSY
// and its SYNC diverges, SSY goes and SYNC becomes a branch, which goes too if it would go to the
// next block.
//
//	   SSY j                @P0 BRA b      (P0 is the same in all lanes)
//	   @P0 BRA b      =>    ...
//	   ...                  BRA j
//	   SYNC              b: ...
//	b: ...               j:
//	   SYNC
//	j:
//
// It must refuse if the region can be entered elsewhere, if a way through it leaves the stack
// different from another, and what restructureSync must. It reports what restructureSync does.
func restructureStack(c *Ctx) (changed, large bool) {
	var made []*stackRegion
	var found *stackRegions // nil if there is no SSY
	for _, b := range c.Func.Blocks {
		c.Poll()
		for k, i := range b.Code() {
			if i.Op.Name != "SSY" || !i.Guard.Always() {
				continue
			}
			if found == nil {
				found = &stackRegions{Ctx: c}
			}
			s := &stackRegion{stackRegions: found, start: b, at: k, join: c.Func.TargetIn(b, i)}
			if s.join == nil || !s.walk() || len(s.pops) == 0 {
				continue
			}
			r := syncRestructure.at(where(b, i), "SSY", "SYNC")
			r.Message = "no branch between SSY and its SYNC diverges: no lane waits there"
			for _, x := range s.pops {
				r.Related = append(r.Related, analysis.Related{Span: x.InSection(x.Last().Span), Message: "never waits"})
			}
			r.Related = analysis.Nearest(r.Span, r.Related)
			large = large || s.large
			if s.keeps(); s.no != nil {
				c.Refuse(r, s.no)
			} else if c.Rewrite(r) {
				made = append(made, s)
			}
		}
	}
	gone := map[*cfg.Block][]int{}
	for _, s := range made {
		for _, b := range s.pops {
			s.branch(b) // the last instruction, which SSY is not
		}
		gone[s.start] = append(gone[s.start], s.at)
	}
	removeEach(gone)
	return len(made) > 0, large
}

// A stackRegions is what the regions of one function have in common, found when somebody asks.
type stackRegions struct {
	*Ctx
	holders map[*cfg.Instr]*cfg.Held    // see [cfg.Stacks.Holders]: which of them diverge
	pops    map[*cfg.Instr][]*cfg.Block // by what pushed an entry, the blocks that pop it
	all     bool                        // all blocks may hold every entry
	strange [][]int32                   // by block: the indices of the instructions that a region must not have; nil before they are asked for
	inside  []int32                     // by block: the number of the region that [stackRegion.keeps] has found it in last
	looked  int32                       // how many of them it has looked at
}

// find finds them.
func (c *stackRegions) find() {
	if c.pops != nil {
		return
	}
	stacks := c.Stacks()
	c.holders, c.all = stacks.Holders(c.Context(), c.Func, maxRegion, c.Uniformity().Diverges)
	c.pops = map[*cfg.Instr][]*cfg.Block{}
	c.strange, c.inside = make([][]int32, len(c.Func.Blocks)), make([]int32, len(c.Func.Blocks))
	for _, b := range c.Func.Blocks {
		c.Poll()
		if x, _ := stacks.Popped(b); x.Instr != nil {
			c.pops[x.Instr] = append(c.pops[x.Instr], b)
		}
	}
}

// region returns the blocks in which what push pushed may be on the stack.
func (c *stackRegions) region(push *cfg.Instr) cfg.Held {
	if n := len(c.Func.Blocks); c.all && n > maxRegion {
		return cfg.Held{Many: true, Any: slices.ContainsFunc(c.Func.Blocks[:maxRegion+1], c.Uniformity().Diverges)}
	} else if c.all {
		return cfg.Held{Blocks: c.Func.Blocks}
	}
	if h := c.holders[push]; h != nil {
		return *h
	}
	return cfg.Held{}
}

// strangeIn returns the indices of the instructions of b that may reconverge lanes, or call what does.
func (c *stackRegions) strangeIn(b *cfg.Block) []int32 {
	list := c.strange[b.ID]
	if list == nil {
		list = []int32{}
		for k := range b.Instrs {
			switch i := &b.Instrs[k]; i.Convergent() {
			case cfg.CallsCode:
			case cfg.NotConvergent, cfg.ReadsLanes:
				if i.Flow != cfg.FlowPush || i.Op.Name != "PRET" {
					continue
				}
			default:
				if i.Flow == cfg.FlowPop || i.Flow == cfg.FlowPush && i.Op.Name != "PRET" {
					continue
				}
			}
			list = append(list, int32(k))
		}
		c.strange[b.ID] = list
	}
	return list
}

// A stackRegion is the blocks that run with the entry on the stack which an SSY pushed.
type stackRegion struct {
	*stackRegions
	start *cfg.Block // of SSY, which is instruction at
	at    int
	join  *cfg.Block // what SSY names

	blocks []*cfg.Block // that of SSY first
	pops   []*cfg.Block // that SYNC ends which takes the entry off
	no     *Refusal     // why SSY has to stay
	large  bool         // it has more blocks than are looked at
}

// walk finds the blocks of the region and those that pop its entry. It is false if one of them diverges.
func (s *stackRegion) walk() bool {
	s.find()
	stacks, push := s.Stacks(), &s.start.Instrs[s.at]
	region := s.region(push)
	if region.Many || len(region.Blocks) > maxRegion {
		s.large = true
		s.pops, s.no = s.stackRegions.pops[push], refuse("the region has more than %d blocks", maxRegion)
		return !region.Any && !s.Uniformity().Diverges(s.start)
	}
	s.blocks = append([]*cfg.Block{s.start}, region.Blocks...)
	for n, b := range s.blocks {
		if s.Uniformity().Diverges(b) {
			return false
		}
		if x, _ := stacks.Popped(b); x.Instr == push {
			s.pops = append(s.pops, b)
			for to, kind := range s.Func.Succs(b) {
				if kind == cfg.Reconvergence && to != s.join {
					s.keep(b, b.Last(), "%s has another target on another path")
				}
			}
		}
		if stacks.Mixed[b.ID] || n > 0 && b == s.start {
			if s.no == nil {
				s.keep(b, b.Last(), "the stack differs between the paths to "+b.Name())
			}
		}
		s.run(b)
	}
	return true
}

// run looks at what runs with the entry on the stack in b.
func (s *stackRegion) run(b *cfg.Block) {
	if s.no != nil {
		return
	}
	list := s.strangeIn(b)
	if b == s.start {
		n, _ := slices.BinarySearch(list, int32(s.at)+1)
		list = list[n:]
	}
	if len(list) == 0 {
		return
	}
	i := &b.Instrs[list[0]]
	if i.Convergent() == cfg.CallsCode || i.Flow == cfg.FlowPush {
		s.keep(b, i, "the callee of %s may diverge")
	} else {
		s.keep(b, i, "%s may reconverge lanes that SYNC keeps apart")
	}
}

// keep notes why SSY has to stay; only the first reason is reported. A %s in it is the opcode of i,
// which is in b.
func (s *stackRegion) keep(b *cfg.Block, i *cfg.Instr, why string) {
	switch {
	case s.no != nil:
	case i == nil:
		s.no = refuse("%s", why)
	default:
		s.no = refuse("%s", strings.ReplaceAll(why, "%s", i.Op.Name+" in "+b.Name())).at(b.InSection(i.Span), "in the region")
	}
}

// keeps looks for other reasons to keep SSY: another way in, and text that cannot be written.
func (s *stackRegion) keeps() {
	if no := s.incomplete(); no != nil && s.no == nil {
		s.no = no
	}
	if s.no == nil {
		s.no = s.emptied(s.start)
	}
	s.looked++
	for _, b := range s.blocks {
		s.inside[b.ID] = s.looked
	}
	for _, b := range s.blocks {
		for _, id := range s.Func.PredIDs(b) {
			if s.no != nil {
				break
			}
			if s.inside[id] != s.looked && b != s.start {
				s.keep(s.Func.Blocks[id], s.Func.Blocks[id].Last(), b.Name()+" can be entered from "+s.Func.Blocks[id].Name()+" too, without SSY")
			}
		}
	}
	for _, b := range s.pops {
		if s.no != nil {
			break
		}
		i := b.Last()
		no := s.addressed(b, len(b.Instrs)-1)
		switch {
		case i.Name != "SYNC" || !i.Op.Known() || decidedByOperand(i):
			s.keep(b, i, "%s does more than SYNC under a guard")
		case s.Func.Next(b) != s.join && s.join.Label() == "":
			s.keep(b, i, "%s would become a branch, and "+s.join.Name()+" has no label")
		case s.no == nil:
			s.no = no
		}
	}
	if s.no == nil {
		s.no = s.addressed(s.start, s.at)
	}
}

// branch puts a branch to the join in place of the SYNC that ends b; none where the join comes next.
func (s *stackRegion) branch(b *cfg.Block) {
	i := *b.Last()
	b.RemoveLast()
	if s.Func.Next(b) == s.join {
		return
	}
	br := s.Func.NewBranch(s.join)
	if i.Guard.Reg.Class != cfg.NoReg {
		br.SetGuard(s.Func, cfg.Guard{Reg: i.Guard.Reg, Not: i.Guard.Not})
	}
	b.Insert(len(b.Instrs), br)
}

// decidedByOperand reports whether more than a guard decides whether i transfers control.
func decidedByOperand(i *cfg.Instr) bool {
	for d := range i.Deciders() {
		if d.Arg != cfg.ArgGuard {
			return true
		}
	}
	return false
}
