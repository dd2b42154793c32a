package analysis

import "ori/cfg"

// barrierMismatches reports barriers that are used without being open, and opened
// without being used: a BSYNC or BREAK that no BSSY of its barrier reaches, a BSSY
// whose barrier no BSYNC or BREAK can close, and, up to sm_62, a SYNC, BRK or CONT for
// which nothing is on the stack.
func barrierMismatches(facts *Facts, report func(Diagnostic)) {
	f := facts.Func
	if !f.Complete {
		return
	}
	c := facts.Convergence()
	closed := make([]bool, len(c.Sites))
	for _, x := range c.closers {
		for _, s := range x.Opened {
			closed[s] = true
		}
		if len(x.Opened) > 0 || x.Unknown {
			continue
		}
		d := diagnostic("barrier-mismatch", x.Block.InSection(x.Instr.Span), "%s of %s, which no BSSY opens on any path to here", x.Instr.Op.Name, f.Names.Reg(x.Barrier))
		for _, s := range c.Sites {
			if s.Instr.Args[0].Reg == x.Barrier {
				d.Related = append(d.Related, Related{s.Block.InSection(s.Instr.Span), "it is opened here, but not on the way"})
			}
		}
		report(d)
	}
	for n, s := range c.Sites {
		r := s.Instr.Args[0].Reg
		if closed[n] || !f.Reachable(s.Block) || c.saved(r) || !c.meets(s) {
			continue
		}
		report(diagnostic("barrier-mismatch", s.Block.InSection(s.Instr.Span), "%s is opened, but no BSYNC or BREAK closes it", f.Names.Reg(r)))
	}
	if f.Target != nil && f.Target.Barriers {
		return
	}
	if !f.Entry {
		return // the caller may have pushed
	}
	for _, b := range facts.Stacks().Empty {
		i := b.Last()
		report(diagnostic("barrier-mismatch", b.InSection(i.Span), "%s with nothing on the stack that it could pop", i.Op.Name))
	}
}

// saved reports whether a BMOV reads or writes barrier r: what becomes of it is
// not known then.
func (c *Convergence) saved(r cfg.Reg) bool {
	for _, b := range c.f.Blocks {
		for _, i := range b.Code() {
			if i.Flow != cfg.FlowNone {
				continue
			}
			for k := range i.Args {
				if i.Args[k].Reg == r {
					return true
				}
			}
		}
	}
	return false
}

// meets reports whether control can get from the site to where its lanes are to
// meet.
func (c *Convergence) meets(s Site) bool {
	to := c.f.TargetOf(s.Instr)
	if to == nil {
		return false
	}
	if c.f.Dom.Dominates(s.Block.ID, to.ID) {
		return true
	}
	seen := make([]bool, len(c.f.Blocks))
	work := []int32{s.Block.ID}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if n == to.ID {
			return true
		}
		if !seen[n] {
			seen[n] = true
			work = append(work, c.f.Graph.Succs(n)...)
		}
	}
	return false
}
