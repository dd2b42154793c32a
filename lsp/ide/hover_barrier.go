package ide

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// barrier tells what belongs together: the BSSY and the BSYNCs and BREAKs of its
// barrier, or what SSY, PBK or PCNT pushed and what pops it.
func (p *place) barrier(pg *page) {
	conv, i := p.facts().Convergence(), p.i
	lines := func(starts []analysis.RegionStart) string {
		if len(starts) == 0 {
			return "nothing that is known"
		}
		return p.byOpcode(starts)
	}
	where := "a place that is not known"
	if to := p.f.TargetOf(i); to != nil {
		where = p.ref(to)
	}
	switch i.Flow {
	case cfg.FlowBSSY:
		var ends, left []analysis.RegionStart
		for _, x := range conv.EndsOf(i) {
			if x.Instr.Flow == cfg.FlowBREAK {
				left = append(left, x.RegionStart)
			} else {
				ends = append(ends, x.RegionStart)
			}
		}
		pg.say("**Opens a convergence region**: the lanes that run `%s` may separate from here on, and reconverge at %s.", i.Op.Name, where)
		pg.fact(titled("closed by", lines(ends)))
		if left != nil {
			pg.fact(titled("left by", lines(left)))
		}
	case cfg.FlowBSYNC:
		pg.say("**Closes a convergence region**: lanes wait here for the others that opened it with %s.", lines(conv.Openers(i)))
	case cfg.FlowBREAK:
		pg.say("**Leaves a convergence region**: the others that opened it with %s no longer wait for the lanes that run this.", lines(conv.Openers(i)))
	case cfg.FlowPush:
		pg.say("**Pushes a target**: lanes that pop it go on at %s, and reconverge there.", where)
	case cfg.FlowPop:
		s, ok := p.facts().Stacks().Popped(p.b)
		if !ok {
			return
		}
		pg.fact(titled("pops what was pushed by", lines([]analysis.RegionStart{s})))
	default:
		return
	}
	depth := max(conv.Depth(p.b), p.facts().Stacks().Depth(p.b))
	if depth > 0 {
		pg.fact(titled("nesting", fmt.Sprintf("%s open at the start of this block, of the %s that the hardware has room for", plural(depth, "region"), p.f.Target.SyncDepth())))
	}
}

// byOpcode names instructions by opcode and lines: `BREAK` on lines 3, 5 and 9.
func (p *place) byOpcode(list []analysis.RegionStart) string {
	start := func(s analysis.RegionStart) int32 { return s.Block.InSection(s.Instr.OpSpan).Start }
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b analysis.RegionStart) int { return cmp.Compare(start(a), start(b)) })
	type on struct {
		op    string
		lines []int // the first of them
		count int   // of all
		last  int32 // where the last one is
	}
	var ops []on // in the order of their first lines
	index := map[string]int{}
	for _, s := range list {
		n, seen := index[s.Instr.Op.Name]
		at := start(s)
		switch {
		case !seen:
			n = len(ops)
			index[s.Instr.Op.Name] = n
			ops = append(ops, on{op: s.Instr.Op.Name})
		case bytes.IndexByte(p.u.Section.Src[ops[n].last:at], '\n') < 0:
			continue // on the same line
		}
		o := &ops[n]
		o.last = at
		if o.count++; o.count <= mostListed {
			o.lines = append(o.lines, p.lineAt(at))
		}
	}
	var parts []string
	for n := range ops {
		parts = append(parts, fmt.Sprintf("`%s` on %s", ops[n].op, lineLinks(ops[n].lines, ops[n].count)))
	}
	return enumerated(parts)
}
