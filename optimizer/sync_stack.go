package optimizer

import (
	"slices"
	"strings"

	"ori/analysis"
	"ori/cfg"
)

// restructureStack is restructureSync for the stack of sm_62 and older: where nothing between SSY and its SYNC parts lanes, SSY
// goes and SYNC becomes a branch, which goes too if it would lead to the next block.
//
//	   SSY j                @P0 BRA b      (P0 is the same in all lanes)
//	   @P0 BRA b      =>    ...
//	   ...                  BRA j
//	   SYNC              b: ...
//	b: ...               j:
//	   SYNC
//	j:
//
// It must refuse if the region can be entered elsewhere, if a way through it leaves the stack different from another, and
// what restructureSync must.
func restructureStack(c *Ctx) {
	type ssy struct {
		*stackRegion
		i cfg.Instr // a copy: what a pointer leads to changes when something in front of it is removed
	}
	var made []ssy
	for _, b := range c.Func.Blocks {
		for k, i := range b.Code() {
			if i.Flow != cfg.FlowPush || i.Op.Name != "SSY" || !i.Guard.Always() || !c.Func.Reachable(b) {
				continue
			}
			s := &stackRegion{Ctx: c, site: b, at: k, join: c.Func.TargetIn(b, i)}
			if s.join == nil || !s.walk() || len(s.pops) == 0 {
				continue
			}
			r := syncRestructure.at(where(b, i), "SSY", "SYNC")
			r.Message = "nothing between SSY and its SYNC parts lanes: nobody waits there"
			for _, x := range s.pops {
				r.Related = append(r.Related, analysis.Related{Span: x.InSection(x.Last().Span), Message: "waits for nobody"})
			}
			if s.keeps(); s.no != nil {
				c.Refuse(r, s.no)
			} else if c.Rewrite(r) {
				made = append(made, ssy{s, *i})
			}
		}
	}
	for _, s := range made {
		for _, b := range s.pops {
			s.branch(b)
		}
		removeInstr(s.site, &s.i)
	}
}

// A stackRegion is the blocks that run with the entry on the stack which an SSY pushed.
type stackRegion struct {
	*Ctx
	site *cfg.Block // of SSY, which is instruction at
	at   int
	join *cfg.Block // what SSY names

	above  map[*cfg.Block][]string // by block: what has been pushed above the entry
	blocks []*cfg.Block
	pops   []*cfg.Block // that SYNC ends which takes the entry off
	no     *Refusal     // why SSY has to stay
}

// walk finds the blocks of the region and those that pop its entry. It is false if one of them parts lanes.
func (s *stackRegion) walk() bool {
	s.above = map[*cfg.Block][]string{s.site: nil}
	s.blocks = []*cfg.Block{s.site}
	for n := 0; n < len(s.blocks); n++ {
		b := s.blocks[n]
		stack := s.run(b)
		last, popped := b.Last(), false
		rest := stack
		if last != nil && last.Flow == cfg.FlowPop {
			k := len(stack) - 1
			for k >= 0 && stack[k] != last.Pops() {
				k--
			}
			if rest = nil; k >= 0 {
				rest = stack[:k]
			} else if popped = true; last.Pops() == "SSY" {
				s.pops = append(s.pops, b)
			}
		}
		if s.Uniformity().Parts(b) {
			return false
		}
		for to, kind := range s.Func.Succs(b) {
			switch {
			case kind == cfg.CallEdge:
				s.keep(b, last, "what %s calls may part lanes")
			case kind == cfg.Reconvergence && popped:
				if last.Pops() == "SSY" && to != s.join {
					s.keep(b, last, "%s leads elsewhere on another way")
				}
			case kind == cfg.Reconvergence:
				s.enter(b, to, rest)
			default:
				s.enter(b, to, stack)
			}
		}
	}
	return true
}

// run returns what is above the entry at the end of b.
func (s *stackRegion) run(b *cfg.Block) []string {
	stack := slices.Clip(s.above[b])
	for k := range b.Instrs {
		i := &b.Instrs[k]
		if b == s.site && k <= s.at {
			continue
		}
		switch {
		case i.Flow == cfg.FlowPush && i.Op.Name != "PRET":
			stack = append(stack, i.Op.Name)
		case i.Flow == cfg.FlowCall || i.Flow == cfg.FlowPush:
			s.keep(b, i, "what %s calls may part lanes")
		case i.Flow == cfg.FlowPop && i.Op.Flow == cfg.FlowPop:
		case i.Op.Effects&(cfg.Converge|cfg.Barrier|cfg.Unknown) != 0 && i.Flow != cfg.FlowPop:
			s.keep(b, i, "%s may bring other lanes along, which SYNC keeps apart")
		}
	}
	return stack
}

// enter goes on from b to a block, above whose entry stack is.
func (s *stackRegion) enter(b, to *cfg.Block, stack []string) {
	was, seen := s.above[to]
	switch {
	case !seen:
		s.above[to] = stack
		s.blocks = append(s.blocks, to)
	case to == s.site || !slices.Equal(was, stack):
		s.keep(b, b.Last(), "the stack is another one on another way to "+to.Name())
	}
}

// keep notes why SSY has to stay; only the first reason is told. A %s in it is the opcode of i, which is in b.
func (s *stackRegion) keep(b *cfg.Block, i *cfg.Instr, why string) {
	switch {
	case s.no != nil:
	case i == nil:
		s.no = refuse("%s", why)
	default:
		s.no = refuse("%s", strings.ReplaceAll(why, "%s", i.Op.Name+" in "+b.Name())).at(b.InSection(i.Span), "stands in the region")
	}
}

// keeps looks for other reasons to keep SSY: another way in, and text that cannot be written.
func (s *stackRegion) keeps() {
	for _, b := range s.blocks {
		for _, id := range s.Func.PredIDs(b) {
			if _, inside := s.above[s.Func.Blocks[id]]; !inside && b != s.site {
				s.keep(s.Func.Blocks[id], s.Func.Blocks[id].Last(), b.Name()+" can be entered from "+s.Func.Blocks[id].Name()+" too, without SSY")
			}
		}
	}
	for _, b := range s.pops {
		i := b.Last()
		no := s.anchored(b, i)
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
		s.no = s.anchored(s.site, &s.site.Instrs[s.at])
	}
}

// branch puts a branch to the join in place of the SYNC that ends b; none where the join comes next.
func (s *stackRegion) branch(b *cfg.Block) {
	i := *b.Last()
	b.RemoveLast()
	if s.Func.Next(b) == s.join {
		return
	}
	br := s.Func.NewInstr("BRA %s", s.Func.Ref(s.join.Label()))
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
