package lint

import (
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// barrierMismatches reports barriers that are used without being open, and opened
// without being used: a BSYNC or BREAK that no BSSY of its barrier reaches, a BSSY
// whose barrier no BSYNC or BREAK can close, and, up to sm_62, a SYNC, BRK or CONT for
// which nothing is on the stack.
func barrierMismatches(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	f := facts.Func
	if !f.Complete {
		return
	}
	c := facts.Convergence()
	closed := make([]bool, len(c.Starts))
	for _, x := range c.All() {
		for _, s := range x.Opened {
			closed[s] = true
		}
		if len(x.Opened) > 0 || x.Unknown {
			continue
		}
		d := diagnostic("barrier-mismatch", x.Block.InSection(x.Instr.Span), "%s of %s, which is not open on any path to it", x.Instr.Op.Name, f.Names.Reg(x.Barrier))
		for _, s := range c.Starts {
			if len(d.Related) == mostOpeners {
				break
			}
			if s.Instr.Args[0].Reg == x.Barrier {
				d.Related = append(d.Related, analysis.Related{Span: s.Block.InSection(s.Instr.Span), Message: "opened here, and closed before it, or on no path to it"})
			}
		}
		report(d)
	}
	fixes := 0
	for n, s := range c.Starts {
		r := s.Instr.Args[0].Reg
		if c.Limited || closed[n] || c.Passed(n) || !f.Reachable(s.Block) || c.Saved(r) || c.Reaches(n) != analysis.True {
			continue
		}
		d := diagnostic("barrier-mismatch", s.Block.InSection(s.Instr.Span), "%s is opened, but never closed by BSYNC or BREAK", f.Names.Reg(r))
		if fixes++; fixes <= mostInsertions && len(f.Blocks) <= mostBlocks {
			d.Fix = insertion(facts, s)
		}
		report(d)
	}
	if f.Target != nil && f.Target.Barriers {
		return
	}
	if !f.Entry {
		return // the caller may have pushed
	}
	for _, b := range facts.Stacks().Empty {
		i := b.Last()
		report(diagnostic("barrier-mismatch", b.InSection(i.Span), "%s pops from an empty stack", i.Op.Name))
	}
}

// Whether a missing BSYNC can be inserted is tried on a copy of the function: of one with not too
// many blocks, and for not too many BSSY.
const (
	mostInsertions = 8
	mostOpeners    = 8 // that a diagnostic lists
	mostBlocks     = 2000
)

// insertion inserts the BSYNC that is missing at the reconvergence point of the region start; nil
// if that would not be right.
//
// The block must have a label, which stays before it, no BSYNC of its own, whose order would
// matter, and be dominated by the region start, which is the only one of its barrier; and with the
// BSYNC nothing else may be wrong with barriers.
func insertion(facts *analysis.Facts, s analysis.RegionStart) *analysis.Fix {
	f, c := facts.Func, facts.Convergence()
	to := f.TargetOf(s.Instr)
	bar := s.Instr.Args[0].Reg
	if to == nil || f.Scheduled || len(to.Labels) == 0 || !f.Dom.Dominates(s.Block.ID, to.ID) || !s.Instr.Guard.Always() || f.Target != nil && !f.Target.Barriers ||
		slices.ContainsFunc(c.Starts, func(x analysis.RegionStart) bool { return x.Instr != s.Instr && x.Instr.Args[0].Reg == bar }) ||
		slices.ContainsFunc(to.Instrs, func(i cfg.Instr) bool { return i.Flow == cfg.FlowBSYNC }) {
		return nil
	}
	text := "BSYNC " + f.Names.Reg(bar)
	after := f.Clone(facts.Context())
	after.Blocks[to.ID].Insert(0, after.NewInstr("%s", text))
	after.Relink(facts.Context())
	if after.Check() != nil || len(barriers(analysis.NewFacts(after))) >= len(barriers(facts)) {
		return nil
	}
	return &analysis.Fix{Title: CodeNamed("barrier-mismatch").FixTitle(text), Edits: func() []grammar.Edit {
		w := cfg.NewChange(f)
		w.Own(to).Insert(0, f.NewInstr("%s", text))
		return changed(f, w, func(c *cfg.Func) { c.Blocks[to.ID].Insert(0, c.NewInstr("%s", text)) })
	}}
}

// barriers says what is wrong with barriers: for each that is open, or not, or left, one line.
func barriers(facts *analysis.Facts) []string {
	f, c := facts.Func, facts.Convergence()
	var list []string
	closed := map[int32]bool{}
	for _, x := range c.All() {
		for _, s := range x.Opened {
			closed[s] = true
		}
		if len(x.Opened) == 0 && !x.Unknown {
			list = append(list, "closed without being open: "+x.Block.Name())
		}
	}
	for n, s := range c.Starts {
		if !closed[int32(n)] && f.Reachable(s.Block) {
			list = append(list, "not closed: "+s.Block.Name())
		}
	}
	for _, x := range c.Escapes(facts.Context()) {
		list = append(list, "left: "+x.Start.Block.Name()+" "+x.How)
	}
	return list
}
