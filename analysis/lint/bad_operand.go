package lint

import (
	"fmt"
	"github.com/ori-lang/ori/analysis"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// badOperands reports, in a listing, which is after register allocation, registers that the target does not
// have. Operands that an opcode cannot have are problems of the lowering.
func badOperands(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	f := facts.Func
	beyond := false
	if !f.Native && f.Target != nil {
		for c, n := range f.MaxReg {
			limit := f.Target.Limit(cfg.RegClass(c))
			beyond = beyond || limit > 0 && int(n) >= limit
		}
	}
	if !beyond {
		return
	}
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			limits(f, b, &b.Instrs[k], report)
		}
	}
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
		check(i.Args[n].UReg(), i.Args[n].Span)
		check(i.Args[n].Index(), i.Args[n].Span)
	}
}
