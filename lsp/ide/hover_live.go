package ide

import (
	"fmt"
	"slices"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// live tells which registers are live at b's ends, and how many are in it at most.
func (p *place) live(b *cfg.Block, pg *page) {
	l := p.facts().Ranges()
	if l.Limited {
		pg.fact(titled("live registers", "unknown: the function has too many registers and blocks"))
		return
	}
	none, least := "nothing", ""
	if p.facts().Onward(b) {
		none, least = "nothing that is known, as not all edges are", "at least "
	}
	list := func(vars []analysis.Var) string {
		if len(vars) == 0 {
			return none
		}
		return fmt.Sprintf(least+"%d: `%s`", len(vars), strings.Join(registers(l.Registers(), p.f, vars), "` `"))
	}
	in, out := list(slices.Collect(l.In(b))), list(slices.Collect(l.Out(b)))
	var most []string
	for c, n := range p.facts().Pressure().Blocks[b.ID] {
		if n > 0 {
			most = append(most, fmt.Sprintf("%d %s", n, cfg.RegClass(c)))
		}
	}
	at := strings.Join(most, ", ")
	if most != nil {
		at = least + at
	}
	if in == out {
		pg.fact(titled("live in and out", in), titled("most live at once", at))
		return
	}
	pg.fact(titled("live in", in), titled("live out", out), titled("most live at once", at))
}

// registers names registers in order, runs of them shortened: R0-R3, P0.
func registers(r *analysis.Registers, f *cfg.Func, vars []analysis.Var) []string {
	vars = r.Sorted(vars)
	var names []string
	for n := 0; n < len(vars); {
		first := r.Regs[vars[n]]
		k := n + 1
		for k < len(vars) && first.Num < cfg.FirstNamed && r.Regs[vars[k]].Class == first.Class && r.Regs[vars[k]].Num == first.Num+int32(k-n) {
			k++
		}
		name := f.Names.Reg(first)
		if k-n > 2 {
			names = append(names, name+"-"+f.Names.Reg(r.Regs[vars[k-1]]))
		} else {
			for _, v := range vars[n:k] {
				names = append(names, f.Names.Reg(r.Regs[v]))
			}
		}
		n = k
	}
	return few(names)
}

// liveRange says where the register holds the value.
func (p *place) liveRange(u use) string {
	l := p.facts().Ranges()
	v := l.Registers().Var(u.reg)
	if v < 0 || l.Limited {
		return ""
	}
	x, ok := p.facts().Extents().Before(v, p.b, p.at)
	if u.write {
		x, ok = p.facts().Extents().Of(v, p.b, p.at)
	}
	from, to := x.First, x.Last
	if !ok || from.Block == nil {
		return ""
	}
	first := p.line(from.Block, &from.Block.Instrs[max(from.From, 0)])
	last := p.line(to.Block, &to.Block.Instrs[min(to.To, len(to.Block.Instrs)-1)])
	text := fmt.Sprintf("%s to [%d](#L%d)", lineLink(first), last, last)
	if first == last {
		text = lineLink(first)
	}
	if x.Blocks > 1 {
		text += fmt.Sprintf(", in %d blocks", x.Blocks)
	}
	if u.write && x.Blocks == 1 && p.b == to.Block {
		if b, k, ok := p.readsUnnamed(u); ok && (b != to.Block || k > to.To) {
			text += ", counting only instructions that name it" // see [analysis.RangesOf]
		}
	}
	s := p.facts().SSA()
	end := s.Regs.Number(to.Block, min(to.To, len(to.Block.Instrs)-1))
	if slices.ContainsFunc(p.facts().Across().After(u.value), func(c analysis.Value) bool { return s.Instr(c) >= end }) {
		text += ", and on if calls keep it"
	}
	return text + p.liveInCallee(u, x) + p.liveOnward(u)
}

// liveInCallee says that code which a call at the end of the live range of the value goes to reads it: that code is in the function,
// and the range ends at the call, as what follows it does not read the value. It is "" if no call does.
func (p *place) liveInCallee(u use, x analysis.Extent) string {
	to := x.Last
	if to.Block == nil || to.To >= len(to.Block.Instrs) {
		return ""
	}
	i := &to.Block.Instrs[to.To]
	if i.Flow != cfg.FlowCall {
		return ""
	}
	callee := p.f.TargetIn(to.Block, i)
	l := p.facts().Ranges()
	if callee == nil || !slices.Contains(slices.Collect(l.In(callee)), l.Registers().Var(u.reg)) {
		return ""
	}
	return fmt.Sprintf(", and in the code that `%s` on %s calls", i.Op.Name, lineLink(p.line(to.Block, i)))
}

// liveOnward says where the value of the use may be live on, as control goes on to where no edge leads; "" if it is not.
func (p *place) liveOnward(u use) string {
	if p.f.Complete {
		return ""
	}
	l := p.facts().Liveness()
	v := l.Registers().Var(u.reg)
	if v < 0 || l.Limited {
		return ""
	}
	segs := l.RangeBefore(v, p.b, p.at)
	if u.write {
		segs = l.Range(v, p.b, p.at)
	}
	unresolved := map[*cfg.Block][]*cfg.Instr{}
	anywhere := false
	for _, x := range p.f.Unresolved {
		if anywhere = anywhere || x.Block == nil; x.Block != nil {
			unresolved[x.Block] = append(unresolved[x.Block], x.Instr)
		}
	}
	may := false
	for _, s := range segs {
		if i := s.Block.Last(); i != nil && s.Out() && analysis.GoesOn(p.f, s.Block) {
			return fmt.Sprintf(", at least: maybe on behind `%s` on %s", i.Op.Name, lineLink(p.line(s.Block, i)))
		}
		if s.To == s.From {
			continue
		}
		may = may || anywhere || slices.ContainsFunc(unresolved[s.Block], func(i *cfg.Instr) bool {
			return i == nil || s.Block.Instrs[max(s.From, 0)].Span.Start <= i.Span.Start && i.Span.Start <= s.Block.Instrs[min(s.To, len(s.Block.Instrs)-1)].Span.Start
		})
	}
	if may {
		return ", at least: not all edges are known"
	}
	return ""
}
