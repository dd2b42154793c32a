package ide

import (
	"math"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// A register has no one definition: those of a use are the writes that reach it,
// and the uses of a write are what it reaches.

// registerDefs returns where the register at the place may have been written, and
// whether a register is there. Of a barrier it is the BSSYs whose barrier BSYNC or
// BREAK closes.
func (p *place) registerDefs() ([]Span, bool) {
	r := p.register()
	if r.Class == cfg.NoReg || r.IsConst() {
		return nil, false
	}
	if p.i.Flow == cfg.FlowBSYNC || p.i.Flow == cfg.FlowBREAK {
		if r.Class == cfg.ClassB {
			var spans []Span
			for _, s := range p.facts().Convergence().Openers(p.i) {
				spans = append(spans, p.span(s.Block.InSection(s.Instr.Args[0].Span)))
			}
			return spans, true
		}
	}
	u, ok := p.use()
	if !ok {
		return nil, true
	}
	var spans []Span
	for _, v := range p.defs(u) {
		if s, ok := p.writeSpan(v); ok {
			spans = append(spans, s)
		}
	}
	return spans, true
}

// defs returns the values that the use may be of.
func (p *place) defs(u use) []analysis.Value {
	if u.write {
		return []analysis.Value{u.value}
	}
	out, _ := p.across(math.MaxInt).sources([]analysis.Value{u.value})
	return out
}

// writeSpan returns the operand that writes v, if an instruction does.
func (p *place) writeSpan(v analysis.Value) (Span, bool) {
	s := p.facts().SSA()
	if s.Kind(v) != analysis.InstrValue {
		return Span{}, false
	}
	n := s.Instr(v)
	b, i := p.instr(n)
	for j, w := range s.Regs.Words(n) {
		if w.Write() && s.Values(n)[j] == v {
			if arg := s.Regs.Args(n)[j]; arg >= 0 {
				return p.span(b.InSection(i.Args[arg].Span)), true
			}
		}
	}
	return p.span(b.InSection(i.OpSpan)), true
}

// registerUses returns the operands that read what reaches the place, and, as
// writes, those that define it.
func (p *place) registerUses() ([]Highlight, bool) {
	r := p.register()
	if r.Class == cfg.NoReg || r.IsConst() {
		return nil, false
	}
	if r.Class == cfg.ClassB {
		return p.barrierUses(r), true
	}
	u, ok := p.use()
	if !ok {
		return nil, true
	}
	var hs []Highlight
	values := p.defs(u)
	for _, v := range values {
		if s, ok := p.writeSpan(v); ok {
			hs = append(hs, Highlight{s, true})
		}
	}
	for _, r := range p.reads(values) {
		n, arg := r.n, r.arg
		b, i := p.instr(n)
		at := i.Guard.Span
		switch {
		case arg >= 0:
			at = i.Args[arg].Span
		case arg != cfg.ArgGuard:
			at = i.OpSpan
		}
		hs = append(hs, Highlight{p.span(b.InSection(at)), false})
	}
	return hs, true
}

// barrierUses returns what belongs together around the barrier r at the place.
func (p *place) barrierUses(r cfg.Reg) []Highlight {
	conv := p.facts().Convergence()
	starts := conv.Openers(p.i)
	if p.i.Flow == cfg.FlowBSSY {
		starts = []analysis.RegionStart{{Block: p.b, Instr: p.i}}
	}
	var hs []Highlight
	seen := map[*cfg.Instr]bool{}
	add := func(s analysis.RegionStart, write bool) {
		for k := range s.Instr.Args {
			if a := &s.Instr.Args[k]; a.Reg == r && !seen[s.Instr] {
				seen[s.Instr] = true
				hs = append(hs, Highlight{p.span(s.Block.InSection(a.Span)), write})
			}
		}
	}
	for _, s := range starts {
		add(s, true)
	}
	for _, s := range starts {
		for _, x := range conv.EndsOf(s.Instr) {
			add(x.RegionStart, false)
		}
	}
	return hs
}
