package ide

import (
	"fmt"

	"ori/cfg"
)

// Symbols returns the outline: functions and their blocks.
func (s *Snapshot) Symbols() []Symbol {
	s.lower()
	var syms []Symbol
	for n, u := range s.units {
		off, _ := s.doc.SectionStart(n)
		move := func(sp Span) Span { return Span{Start: sp.Start + int32(off), End: sp.End + int32(off)} }
		for _, f := range u.Funcs {
			sym := Symbol{Name: f.Name, Kind: FuncSymbol, Span: move(f.Span), Detail: detail(f)}
			if sym.Name == "" {
				sym.Name = "(no name)"
			}
			sym.NameSpan = move(f.NameSpan)
			if f.NameSpan.Len() == 0 {
				sym.NameSpan = Span{Start: sym.Span.Start, End: sym.Span.Start}
			}
			sym.Span.Start = min(sym.Span.Start, sym.NameSpan.Start)
			for _, b := range f.Blocks {
				if b.Span.Len() == 0 {
					continue
				}
				c := Symbol{Name: b.Name(), Kind: BlockSymbol, Span: move(b.Span), Detail: blockDetail(f, b)}
				c.NameSpan = Span{Start: c.Span.Start, End: c.Span.Start}
				if len(b.Labels) > 0 {
					c.NameSpan = move(b.Labels[0].Span)
				}
				c.Span.End = max(c.Span.End, c.NameSpan.End)
				sym.Children = append(sym.Children, c)
			}
			syms = append(syms, sym)
		}
	}
	return syms
}

func detail(f *cfg.Func) string {
	d := fmt.Sprintf("%d blocks", len(f.Blocks))
	if f.Target != nil {
		d = f.Target.Name + ", " + d
	}
	return d
}

func blockDetail(f *cfg.Func, b *cfg.Block) string {
	if !f.Reachable(b) {
		return fmt.Sprintf("bix%d, no RPO number", b.ID)
	}
	d := fmt.Sprintf("bix%d, RPO %d", b.ID, f.Order.Num[b.ID])
	if l := f.Loops.LoopOf[b.ID]; l >= 0 {
		d += fmt.Sprintf(", loop depth %d", f.Loops.Loops[l].Depth)
	}
	return d
}
