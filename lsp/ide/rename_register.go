package ide

import (
	"fmt"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// namedRegister returns the register at the place as something to be renamed.
func (p *place) namedRegister(r cfg.Reg) (*Named, error) {
	name := p.f.Names.Reg(r)
	switch {
	case r.Class == cfg.ClassSR || r.Class == cfg.ClassCC:
		return nil, fmt.Errorf("%s is a special register", name)
	case r.Class == cfg.ClassSB:
		return nil, fmt.Errorf("%s is a scoreboard", name)
	case r.IsConst():
		return nil, fmt.Errorf("%s is constant", name)
	case r.Num == cfg.All:
		return nil, fmt.Errorf("%s stands for all registers of its class", name)
	}
	var segs []analysis.Segment
	if r.Num >= cfg.FirstNamed {
		for _, b := range p.f.Blocks {
			segs = append(segs, analysis.Segment{Block: b, From: -1, To: len(b.Instrs)})
		}
	} else {
		u, ok := p.use()
		if !ok {
			return nil, fmt.Errorf("it is not known what value %s has here", name)
		}
		live, v := p.facts().Liveness(), p.facts().Registers().Var(r)
		if u.write {
			segs = live.Range(v, p.b, p.at)
		} else {
			segs = live.RangeBefore(v, p.b, p.at)
		}
	}
	g := regRange{place: p, r: r, name: name, segs: segs}
	if err := g.collect(); err != nil {
		return nil, err
	}
	n := &Named{Name: name, spots: g.spots, check: g.free, sure: func(string) bool { return g.whole() || g.closed() }}
	for _, sp := range g.spots {
		if sp.Start <= p.base+p.off && p.base+p.off <= sp.End {
			n.Span = sp
			return n, nil
		}
	}
	return nil, fmt.Errorf("%s is not a name by itself here", name)
}

// A regRange is where a register has one value, or in all of its function one name.
type regRange struct {
	*place
	r     cfg.Reg
	name  string
	segs  []analysis.Segment
	spots []Span // of the register's name, in the document and in order
}

// whole reports whether it is the whole function.
func (g *regRange) whole() bool { return g.r.Num >= cfg.FirstNamed }

// part says whether the reads and the writes of instruction k of a segment are of the range.
func (g *regRange) part(s analysis.Segment, k int, may bool) (reads, writes bool) {
	switch {
	case k == s.From:
		return false, true
	case k == s.To && !s.Out():
		return true, may
	}
	return true, true
}

// collect finds the register's name in the range, and says why it cannot be another.
func (g *regRange) collect() error {
	regs := g.facts().Registers()
	for _, s := range g.segs {
		if err := g.enters(s); err != nil {
			return err
		}
		for k := max(s.From, 0); k <= s.To && k < len(s.Block.Instrs); k++ {
			i := &s.Block.Instrs[k]
			if all := slices.Contains(regs.Words(regs.Number(s.Block, k)), analysis.ReadsAll); all && k > s.From {
				if g.whole() { // what is not understood knows no name that it does not show
					if err := g.shared(i, s.Block); err != nil {
						return err
					}
				} else {
					return fmt.Errorf("%s in line %d may read %s", i.Name, g.line(s.Block, i), g.name)
				}
			}
			if err := g.instrSpots(s, k); err != nil {
				return err
			}
		}
		if s.Out() && !g.whole() && analysis.GoesOn(g.f, s.Block) {
			return fmt.Errorf("%s is live out of %s, and where control goes from there is not known", g.name, s.Block.Name())
		}
	}
	slices.SortFunc(g.spots, func(a, b Span) int { return int(a.Start - b.Start) })
	g.spots = slices.Compact(g.spots)
	return nil
}

// enters says why the value of the register at the start of a segment may come from where no one can look.
func (g *regRange) enters(s analysis.Segment) error {
	b := s.Block
	switch {
	case !s.In() || g.whole():
		return nil
	case !g.f.Complete:
		return fmt.Errorf("%s is live into %s, and not all ways there are known: %s", g.name, b.Name(), g.f.Unresolved[0].Why)
	case b.ID == 0 && !g.f.Entry:
		return fmt.Errorf("%s is live into %s: who calls it gives it a value", g.name, g.f.Name)
	case g.f.IndirectEntry(b):
		return fmt.Errorf("%s is live into %s, to which control may come from anywhere", g.name, b.Name())
	}
	return nil
}

// shared says which other function knows a register with a name, where a call or a return could hand it over.
func (g *regRange) shared(i *cfg.Instr, b *cfg.Block) error {
	for _, f := range g.s.Funcs() {
		if f.Name != g.f.Name && named(f, g.r) {
			return fmt.Errorf("%s is a register of %s too, and %s in line %d may hand it over", g.name, f.Name, i.Name, g.line(b, i))
		}
	}
	return nil
}

// named reports whether f names r, alone or in a group.
func named(f *cfg.Func, r cfg.Reg) bool {
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			if slices.ContainsFunc(b.Instrs[k].Refs, func(x cfg.Ref) bool { return x.Reg.Num != cfg.All && x.Has(r) }) {
				return true
			}
		}
	}
	return false
}

// instrSpots adds where instruction k of a segment names the register.
func (g *regRange) instrSpots(s analysis.Segment, k int) error {
	b, i := s.Block, &s.Block.Instrs[k]
	reads, writes := g.part(s, k, !i.Guard.Always() || i.Masked())
	in, out := map[int8]bool{}, map[int8]bool{}
	for _, x := range i.Refs {
		if !x.Has(g.r) {
			continue
		}
		if part := x.Write && writes || !x.Write && reads; !part {
			out[x.Arg] = true
			continue
		}
		switch {
		case x.Reg.Num == cfg.All || x.Arg < cfg.ArgGuard:
			return fmt.Errorf("%s in line %d uses %s without naming it", i.Name, g.line(b, i), g.name)
		case x.Count > 1:
			last := cfg.Reg{Class: x.Reg.Class, Num: x.Reg.Num + int32(x.Count) - 1}
			return fmt.Errorf("%s is one of %s to %s in line %d: the registers of a group follow one another", g.name, x.Reg, last, g.line(b, i))
		}
		in[x.Arg] = true
	}
	for arg := range in {
		at := i.Guard.Span
		if arg >= 0 {
			at = i.Args[arg].Span
		}
		spots := g.inText(b.InSection(at))
		if len(spots) == 0 {
			return fmt.Errorf("%s in line %d uses %s without naming it", i.Name, g.line(b, i), g.name)
		}
		if out[arg] || len(spots) > 1 && out[arg] {
			return fmt.Errorf("%s in line %d has two values of %s in one operand", i.Name, g.line(b, i), g.name)
		}
		g.spots = append(g.spots, spots...)
	}
	return nil
}

// inText returns where the register's name stands in a span of the section, without suffixes; in
// the document.
func (g *regRange) inText(at Span) []Span {
	src := g.f.Src
	var spots []Span
	for from := at.Start; from < at.End; from++ {
		if !cfg.IsNameByte(src[from]) {
			continue
		}
		to := from
		for to < at.End && cfg.IsNameByte(src[to]) && src[to] != '.' {
			to++
		}
		if string(src[from:to]) == g.name {
			spots = append(spots, g.span(Span{Start: from, End: to}))
		}
		for to < at.End && cfg.IsNameByte(src[to]) {
			to++ // suffixes
		}
		from = to
	}
	return spots
}

// free says why the register cannot be called name in the range.
func (g *regRange) free(name string) error {
	r, ok := g.register1(name)
	switch {
	case !ok:
		return fmt.Errorf("%q is not a register; %s is of class %s", name, g.name, g.r.Class)
	case r.Class != g.r.Class:
		return fmt.Errorf("%s is not a register of class %s, as %s is", name, g.r.Class, g.name)
	case r.IsConst() || r.Num == cfg.All:
		return fmt.Errorf("%s is reserved", name)
	case !g.f.Native && r.Num >= cfg.FirstNamed:
		return fmt.Errorf("registers of a listing have numbers, not names")
	case !g.f.Native && g.f.Target != nil && int(r.Num) >= g.f.Target.Limit(r.Class):
		return fmt.Errorf("%s has registers up to %s", g.f.Target.Name, cfg.Reg{Class: r.Class, Num: int32(g.f.Target.Limit(r.Class)) - 1})
	}
	if !g.f.Entry || g.whole() {
		for _, f := range g.s.Funcs() {
			if f.Name != g.f.Name && named(f, r) {
				return fmt.Errorf("%s is a register of %s too, and one may call the other", name, f.Name)
			}
		}
	}
	live := g.facts().Liveness()
	for _, s := range g.segs {
		b := s.Block
		for k := max(s.From, 0); k <= s.To && k < len(b.Instrs); k++ {
			i := &b.Instrs[k]
			reads, writes := true, true
			if !g.whole() { // it may end where the range begins, and begin where that ends
				reads, writes = k != s.From, k == s.From || k < s.To || s.Out()
			}
			for _, x := range i.Refs {
				if x.Reg.Num != cfg.All && x.Has(r) && (x.Write && writes || !x.Write && reads) {
					return fmt.Errorf("%s is in use in line %d, where %s has a value that is still needed", name, g.line(b, i), g.name)
				}
			}
		}
		if r.Num < cfg.FirstNamed && live.LiveBeforeReg(b, s.From+1, r) {
			return fmt.Errorf("%s may have a value that is still needed where %s is written or live, in %s", name, g.name, b.Name())
		}
	}
	return nil
}

// closed reports whether the values of the register that the range has are written and read in it
// alone. Liveness has found the range; this asks what reaches what.
func (g *regRange) closed() bool {
	s := g.facts().SSA()
	v := s.Regs.Var(g.r)
	written, read := map[int32]bool{}, map[int32]bool{}
	var values []analysis.Value
	for _, seg := range g.segs {
		for k := max(seg.From, 0); k <= seg.To && k < len(seg.Block.Instrs); k++ {
			i := &seg.Block.Instrs[k]
			reads, writes := g.part(seg, k, !i.Guard.Always() || i.Masked())
			n := s.Regs.Number(seg.Block, k)
			for j, w := range s.Regs.Words(n) {
				switch x := s.Values(n)[j]; {
				case w < 0 || w.Var() != v:
				case x < 0:
					return false
				case w.Write() && writes:
					written[n] = true
					values = append(values, x)
				case !w.Write() && reads:
					read[n] = true
					values = append(values, x)
				}
			}
		}
	}
	values = s.SourcesOf(values)
	for _, x := range values {
		if s.Kind(x) == analysis.InstrValue && !written[s.Instr(x)] {
			return false
		}
	}
	for _, r := range g.reads(values) {
		if !read[r.n] {
			return false
		}
	}
	return true
}
