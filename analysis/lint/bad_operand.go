package lint

import (
	"fmt"

	"ori/analysis"
	"ori/cfg"
	"ori/grammar"
)

// badOperands reports operands that are understood but cannot be: a branch
// without a place to go, a barrier instruction without a barrier, and in a
// listing, which is after register allocation, registers the target does not
// have.
func badOperands(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	f := facts.Func
	beyond := false
	if !f.Native && f.Target != nil {
		for c, n := range f.MaxReg {
			limit := f.Target.Limit(cfg.RegClass(c))
			beyond = beyond || limit > 0 && int(n) >= limit
		}
	}
	for _, b := range f.Blocks {
		for _, i := range b.Code() {
			if want := wanted(i); want != "" {
				d := diagnostic("bad-operand", b.InSection(i.OpSpan), "%s needs %s", i.Op.Name, want)
				d.Severity = analysis.Error
				report(d)
			}
		}
		if beyond {
			for k := range b.Instrs {
				limits(f, b, &b.Instrs[k], report)
			}
		}
	}
}

// wanted returns what the control flow instruction i lacks, or "".
func wanted(i *cfg.Instr) string {
	label := i.Code >= 0
	for n := range i.Args {
		if a := &i.Args[n]; n != int(i.Code) && (a.Kind == cfg.BadOperand || a.Kind == cfg.ConstOperand || a.Kind == cfg.MemOperand ||
			i.Flow == cfg.FlowBranch && a.Kind == cfg.RegOperand && (a.Reg.Class == cfg.ClassR || a.Reg.Class == cfg.ClassUR)) {
			label = true // something that may lead anywhere
		}
	}
	barrier := len(i.Args) > 0
	for n := range i.Args {
		if i.Args[n].Reg.Class == cfg.ClassB || i.Args[n].Kind == cfg.BadOperand {
			barrier = true
			break
		}
		barrier = false
	}
	switch {
	case i.Flow == cfg.FlowBranch && !label && !i.HasMod("DIV") && !i.HasMod("CONV"):
		return "a label to branch to"
	case i.Flow == cfg.FlowBSSY && !barrier:
		return "a convergence barrier: B0 to B15"
	case i.Flow == cfg.FlowBSSY && !label, i.Flow == cfg.FlowPush && !label:
		return "a label where lanes meet again"
	case (i.Flow == cfg.FlowBSYNC || i.Flow == cfg.FlowBREAK) && !barrier:
		return "a convergence barrier: B0 to B15"
	case i.Flow == cfg.FlowIndex && len(i.Args) == 0:
		return "a register that selects the target"
	}
	return ""
}

// limits reports registers beyond what the target has.
func limits(f *cfg.Func, b *cfg.Block, i *cfg.Instr, report func(analysis.Diagnostic)) {
	check := func(r cfg.Reg, at grammar.Span) {
		if r.Class == cfg.NoReg || r.Num < 0 || r.Num >= cfg.FirstNamed {
			return
		}
		limit := f.Target.Limit(r.Class)
		if limit <= 0 || int(r.Num) < limit {
			return
		}
		d := diagnostic("bad-operand", b.InSection(at), "%s", fmt.Sprintf("%s has no %s: its last is %s", f.Target.Name, r, cfg.Reg{Class: r.Class, Num: int32(limit - 1)}))
		d.Severity = analysis.Warning
		report(d)
	}
	check(i.Guard.Reg, i.Guard.Span)
	for n := range i.Args {
		check(i.Args[n].Reg, i.Args[n].Span)
		check(i.Args[n].UReg, i.Args[n].Span)
		check(i.Args[n].Index, i.Args[n].Span)
	}
}
