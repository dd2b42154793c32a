package ide

import (
	"fmt"
	"slices"
	"strings"

	"ori/analysis"
	"ori/cfg"
)

// use returns how the instruction uses the register that is named at the place.
func (p *place) use() (use, bool) {
	r := p.register()
	if r.Class == cfg.NoReg || r.IsConst() || p.b == nil {
		return use{}, false
	}
	arg := int8(cfg.ArgGuard)
	if p.arg != nil {
		for k := range p.i.Args {
			if &p.i.Args[k] == p.arg {
				arg = int8(k)
			}
		}
	}
	s := p.facts().SSA()
	n := s.Regs.Number(p.b, p.at)
	found, ok := use{}, false
	v := s.Regs.Var(r)
	for j, w := range s.Regs.Words(n) {
		if s.Regs.Args(n)[j] != arg || s.Values(n)[j] < 0 || w.Var() != v {
			continue
		}
		if !ok || w.Write() {
			found, ok = use{r, s.Values(n)[j], w.Write(), n}, true
		}
	}
	return found, ok
}

// A use is a register that the instruction at the place reads or writes, as one
// of its operands names it.
type use struct {
	reg   cfg.Reg
	value analysis.Value // that it reads or writes
	write bool
	n     int32 // number of the instruction
}

// register returns the register that is named at the place, NoReg if none is.
func (p *place) register() cfg.Reg {
	if p.i == nil {
		return cfg.Reg{}
	}
	if p.within(p.i.Guard.Span) {
		return p.i.Guard.Reg
	}
	if p.arg == nil {
		return cfg.Reg{}
	}
	if p.arg.Kind == cfg.RegOperand {
		return p.arg.Reg
	}
	name, _, _ := strings.Cut(p.word(), ".")
	for _, r := range [...]cfg.Reg{p.arg.Reg, p.arg.UReg, p.arg.Index} {
		if r.Class != cfg.NoReg && p.f.Names.Reg(r) == name {
			return r
		}
	}
	return cfg.Reg{}
}

// hoverRegister describes a register and what is known of it at the place.
func (p *place) hoverRegister(r cfg.Reg) string {
	var pg page
	pg.fact(r.Class.Doc(), "`%s`", p.f.Names.Reg(r))
	switch {
	case r.Class == cfg.ClassSR && r.Num >= 0 && int(r.Num) < len(cfg.SpecialRegs):
		pg.para()
		pg.fact("", "%s", cfg.SpecialRegs[r.Num].Doc)
	case r.IsConst() && r.IsPred():
		pg.para()
		pg.fact("", "Always true; a write to it is discarded.")
	case r.IsConst():
		pg.para()
		pg.fact("", "Always zero; a write to it is discarded.")
	}
	u, ok := p.use()
	if !ok {
		return pg.String()
	}
	s := p.facts().SSA()
	if r.Class == cfg.ClassB {
		p.barrier(&pg)
		return pg.String()
	}
	if k := p.facts().Constants().Value(u.value, p.b); r.IsPred() {
		if t := k.Truth(); t != analysis.Varies {
			pg.fact("", "always %s here", t)
		} else {
			pg.fact("", "not constant here")
		}
	} else if !k.None() {
		pg.fact("value", "%s", k)
	}
	pg.para()
	if u.write {
		pg.fact("read by", "%s", p.readers(u.value))
	} else {
		pg.fact("defined in", "%s", p.definitions(u.value))
		pg.fact("", "%s of it", plural(p.readCount(s, u.value), "use"))
	}
	if text := p.liveRange(u); text != "" {
		pg.para()
		pg.fact("live", "%s", text)
	}
	p.uniformity(&pg, u.value)
	if b, k, ok := p.definedBy(u.value); ok {
		pg.WriteString(p.rewrites(b, k))
	}
	return pg.String()
}

// readCount is how many instructions read v or what it is merged into.
func (p *place) readCount(s *analysis.SSA, v analysis.Value) int {
	n := 0
	for range p.reads(s.Sources(v)) {
		n++
	}
	return n
}

// definitions says what may have defined v.
func (p *place) definitions(v analysis.Value) string {
	s := p.facts().SSA()
	var list []string
	for _, d := range s.Sources(v) {
		switch s.Kind(d) {
		case analysis.EntryValue:
			list = append(list, "nothing: the value at function entry")
		case analysis.UnknownValue:
			list = append(list, "places that no edge shows")
		case analysis.ClobberValue:
			b, i := p.instr(s.Instr(d))
			what := "`%s` may write anything"
			if _, known := p.facts().CallWrites(b, i); known {
				what = "the code that `%s` calls may write it"
			}
			list = append(list, fmt.Sprintf("line %d ("+what+")", p.line(b, i), i.Op.Name))
		default:
			b, i := p.instr(s.Instr(d))
			text := fmt.Sprintf("line %d `%s`", p.line(b, i), i.Op.Name)
			if !i.Guard.Always() {
				text += " under `" + p.guardText(i) + "`"
			}
			list = append(list, text)
		}
	}
	if list == nil {
		return "no definition reaches here"
	}
	return strings.Join(few(list), ", ")
}

func (p *place) guardText(i *cfg.Instr) string {
	not := ""
	if i.Guard.Not {
		not = "!"
	}
	return "@" + not + p.f.Names.Reg(i.Guard.Reg)
}

// instr returns instruction number n of the function and its block.
func (p *place) instr(n int32) (*cfg.Block, *cfg.Instr) {
	r := p.facts().Registers()
	b := p.f.Blocks[r.BlockOf(n)]
	return b, &b.Instrs[n-r.Number(b, 0)]
}

// reads yields the instructions that read one of the values, or what it is merged
// into where paths meet, with the operand; once for each operand.
func (p *place) reads(values []analysis.Value) func(yield func(n int32, arg int8) bool) {
	return func(yield func(n int32, arg int8) bool) {
		s := p.facts().SSA()
		seen := map[analysis.Value]bool{}
		done := map[int32]bool{}
		work := slices.Clone(values)
		var reads []int32
		for len(work) > 0 {
			v := work[len(work)-1]
			work = work[:len(work)-1]
			if seen[v] {
				continue
			}
			seen[v] = true
			for _, by := range s.Users(v) {
				if by < 0 {
					work = append(work, ^by)
					continue
				}
				if !done[by] {
					done[by] = true
					reads = append(reads, by)
				}
				for j, w := range s.Regs.Words(by) {
					if x := s.Values(by)[j]; w.Write() && s.Prev(x) == v {
						work = append(work, x) // left in place
					}
				}
			}
		}
		slices.Sort(reads)
		for _, by := range reads {
			last := int8(cfg.ArgDescriptor - 1)
			for j, w := range s.Regs.Words(by) {
				if x := s.Values(by)[j]; x >= 0 && !w.Write() && seen[x] && s.Regs.Args(by)[j] != last {
					last = s.Regs.Args(by)[j]
					if !yield(by, last) {
						return
					}
				}
			}
		}
	}
}

// readers says what reads the value that is written at the place.
func (p *place) readers(v analysis.Value) string {
	var list []string
	for n := range p.reads([]analysis.Value{v}) {
		b, i := p.instr(n)
		list = append(list, fmt.Sprintf("line %d `%s`", p.line(b, i), i.Op.Name))
	}
	if list == nil {
		return "nothing that is known"
	}
	return strings.Join(few(slices.Compact(list)), ", ")
}
