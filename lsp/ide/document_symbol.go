package ide

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strconv"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// Symbols returns the outline: functions, their blocks, nested by the loops that they are in, and
// their jump tables.
func (s *Snapshot) Symbols(ctx context.Context) (syms []Symbol, err error) {
	defer cancel.Catch(&err)
	s.lower(ctx)
	for fn := range s.funcs[len(s.units)] {
		cancel.Poll(ctx)
		syms = append(syms, s.funcPlace(ctx, fn).funcSymbol())
	}
	return syms, nil
}

// funcHead is the function without what is in it.
func (p *place) funcHead() Symbol {
	f := p.f
	sym := Symbol{Name: f.Name, Kind: FuncSymbol, Span: p.span(f.Span), Detail: detail(f)}
	if sym.Name == "" {
		sym.Name = "(no name)"
	}
	sym.NameSpan = p.span(f.NameSpan)
	if f.NameSpan.Len() == 0 {
		sym.NameSpan = Span{Start: sym.Span.Start, End: sym.Span.Start}
	}
	sym.Span.Start = min(sym.Span.Start, sym.NameSpan.Start)
	return sym
}

func (p *place) funcSymbol() Symbol {
	f, sym := p.f, p.funcHead()
	// What is in each loop, and at the end what is in none.
	loops := f.Loops.Loops
	in := make([][]Symbol, len(loops)+1)
	put := func(l int32, c Symbol) {
		if l < 0 {
			l = int32(len(loops))
		}
		in[l] = append(in[l], c)
	}
	for n := range f.Tables {
		put(-1, p.tableSymbol(&f.Tables[n]))
	}
	for _, b := range f.Blocks {
		cancel.Poll(p.ctx)
		if b.Span.Len() > 0 {
			put(f.Loops.LoopOf[b.ID], p.blockSymbol(b))
		}
	}
	for l := int32(len(loops)) - 1; l >= 0; l-- { // the inner ones first
		put(loops[l].Parent, p.loopSymbol(l, inOrder(in[l])))
	}
	sym.Children = inOrder(in[len(loops)])
	return sym
}

// inOrder sorts symbols by their place in the text. A loop comes before what else begins with it.
func inOrder(syms []Symbol) []Symbol {
	slices.SortStableFunc(syms, func(a, b Symbol) int {
		return cmp.Or(cmp.Compare(a.Span.Start, b.Span.Start), cmp.Compare(b.Span.End, a.Span.End))
	})
	return syms
}

func (p *place) blockSymbol(b *cfg.Block) Symbol {
	c := Symbol{Name: b.Name(), Kind: BlockSymbol, Span: p.span(b.Span), Detail: blockDetail(p.f, b)}
	c.NameSpan = p.span(headSpan(b))
	c.Span.End = max(c.Span.End, c.NameSpan.End)
	return c
}

// headSpan is the first label of b, or the place it begins at; in the section.
func headSpan(b *cfg.Block) Span {
	if len(b.Labels) > 0 {
		return b.Labels[0].Span
	}
	return Span{Start: b.Span.Start, End: b.Span.Start}
}

func (p *place) loopSymbol(l int32, children []Symbol) Symbol {
	loop := &p.f.Loops.Loops[l]
	h := p.f.Blocks[loop.Header]
	return Symbol{
		Name: "loop " + h.Name(), Kind: LoopSymbol, Span: p.span(p.loopSpan(l)), NameSpan: p.span(headSpan(h)), Children: children,
		Detail: fmt.Sprintf("depth %d, %s", loop.Depth, plural(len(p.f.Loops.Body(l)), "block")),
	}
}

func (p *place) tableSymbol(t *cfg.Jumptable) Symbol {
	c := Symbol{Name: t.Name, Kind: TableSymbol, Span: t.Span, NameSpan: p.span(t.Span), Detail: plural(len(t.Labels), "label")}
	for n := range t.Labels {
		c.Span.End = max(c.Span.End, t.Where(n).End)
	}
	c.Span = p.span(c.Span)
	return c
}

func detail(f *cfg.Func) string {
	d := plural(len(f.Blocks), "block")
	if f.Target != nil {
		d = f.Target.Name + ", " + d
	}
	return d
}

func blockDetail(f *cfg.Func, b *cfg.Block) string {
	var buf [64]byte // an outline has thousands of these
	d := strconv.AppendInt(append(buf[:0], "bix"...), int64(b.ID), 10)
	if !f.Reachable(b) {
		return string(append(d, ", no RPO number"...))
	}
	d = strconv.AppendInt(append(d, ", RPO "...), int64(f.Order.Num[b.ID]), 10)
	if l := f.Loops.LoopOf[b.ID]; l >= 0 {
		d = strconv.AppendInt(append(d, ", loop depth "...), int64(f.Loops.Loops[l].Depth), 10)
	}
	return string(d)
}
