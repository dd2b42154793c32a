package lint

import (
	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// fallsOffEnd reports control that can run past the last instruction. Where a listing has nothing behind
// a call of code that is elsewhere, the compiler knows that it does not return, as __assertfail; and behind the loop that ends a function
// it has padding, which no path leads to.
func fallsOffEnd(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	f := facts.Func
	b := f.FallsOff()
	if b == nil || !f.Reachable(b) && (f.Complete || f.Stray || !f.Native) {
		return
	}
	if i := b.Last(); i != nil && !i.Op.Known() {
		return // it may branch elsewhere
	} else if i != nil && i.Flow == cfg.FlowCall && i.Guard.Always() && !f.Native && elsewhere(f, i) {
		return
	}
	at := b.Span
	if i := b.Last(); i != nil {
		at = b.InSection(i.OpSpan)
	} else if len(b.Labels) > 0 {
		at = b.Labels[len(b.Labels)-1].Span
	}
	report(diagnostic("falls-off-end", at, "control runs past the end of %s; expected EXIT, RET or a branch", funcName(f)))
}

// elsewhere reports whether the call i is of code that the text does not have, or that it does not name.
func elsewhere(f *cfg.Func, i *cfg.Instr) bool {
	if i.Code < 0 {
		return true
	}
	a := &i.Args[i.Code]
	return a.Kind == cfg.LabelOperand && f.Block(a.Sym()) == nil && f.Outside(a.Sym()) == nil
}
