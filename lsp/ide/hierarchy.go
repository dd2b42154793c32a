package ide

import (
	"cmp"
	"context"
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// A Node is a function or a block as a part of a hierarchy.
type Node struct {
	Symbol     // without children
	Func   int // index of the function in the document
	Block  int // index of the block in it, -1 for the function
}

// A Link goes from one node to another. It is the other one that is told, and where in the text the
// link comes from.
type Link struct {
	Node
	From []Span // the operands or instructions that are the way, in the text of the one where it begins
}

// NodeAt returns the function that is named at off, or that is called there; else the block that is
// named, or that off is in. Of what is named in a text outside of functions, or nowhere, there is
// none: nil.
func (s *Snapshot) NodeAt(ctx context.Context, off int) (_ *Node, err error) {
	defer cancel.Catch(&err)
	if n, ok := s.nodeAt(ctx, off); ok {
		return &n, nil
	}
	return nil, nil
}

func (s *Snapshot) nodeAt(ctx context.Context, off int) (Node, bool) {
	p := s.at(ctx, off)
	if p.u.Section.Commented(p.off) {
		return Node{}, false
	}
	if p.arg != nil && p.i.Flow == cfg.FlowCall {
		if g, b := p.called(p.b, p.i); g != nil {
			return g.node(b), true
		}
	}
	if name, ok := p.symbol(); ok {
		if b := p.named(name); b != nil {
			return p.node(b), true
		}
		if g := s.funcNamed(ctx, name); g != nil {
			return g.node(nil), true
		}
	}
	if p.f == nil {
		return Node{}, false
	}
	if b := p.target(); b != nil {
		return p.node(b), true
	}
	if at := p.f.NameSpan; at.Len() > 0 && at.Start <= p.off && p.off <= at.End {
		return p.node(nil), true
	}
	if p.b == nil {
		return Node{}, false
	}
	return p.node(p.b), true
}

// named returns the block of the function that a label names, but for the one that has the
// function's own name.
func (p *place) named(label string) *cfg.Block {
	if p.f == nil || p.f.Name == label {
		return nil
	}
	return p.f.Block(label)
}

// node returns block b of the place's function, or the function if b is nil or begins it under its name.
func (p *place) node(b *cfg.Block) Node {
	n := Node{Func: p.s.funcs[p.n] + p.k, Block: -1}
	if b == nil {
		n.Symbol = p.funcHead()
		return n
	}
	n.Symbol, n.Block = p.blockSymbol(b), int(b.ID)
	return n
}

// nodePlace returns the function, and the block if it is one, that n is of this snapshot; false if
// the text has changed so that there is none.
func (s *Snapshot) nodePlace(ctx context.Context, fn, block int) (*place, *cfg.Block, bool) {
	s.lower(ctx)
	if fn < 0 || fn >= s.funcs[len(s.units)] {
		return nil, nil, false
	}
	p := s.funcPlace(ctx, fn)
	if block < 0 {
		return p, nil, true
	}
	if block >= len(p.f.Blocks) {
		return nil, nil, false
	}
	return p, p.f.Blocks[block], true
}

// funcPlace is a place in function fn of the document.
func (s *Snapshot) funcPlace(ctx context.Context, fn int) *place {
	n, k := s.unitOf(fn)
	p := &place{ctx: ctx, s: s, u: s.units[n], n: n, k: k, f: s.units[n].Funcs[k]}
	off, _ := s.doc.SectionStart(n)
	p.base = int32(off)
	return p
}

// funcNamed returns the first function of the document that is called name.
func (s *Snapshot) funcNamed(ctx context.Context, name string) *place {
	first := s.firsts.Get(ctx, func() map[string]int {
		first := map[string]int{}
		for fn, f := range s.Funcs() {
			if _, ok := first[f.Name]; !ok && f.Name != "" {
				first[f.Name] = fn
			}
		}
		return first
	})
	if fn, ok := first[name]; ok {
		return s.funcPlace(ctx, fn)
	}
	return nil
}

// called returns the function that the call i of block b goes to, and the block in it if that is
// not its first; nil if it is not in the document.
func (p *place) called(b *cfg.Block, i *cfg.Instr) (*place, *cfg.Block) {
	g, to := p.f, p.f.TargetIn(b, i)
	if to == nil {
		g, to = p.f.TargetAcross(i)
	}
	if to != nil {
		for k, f := range p.u.Funcs {
			if f == g {
				q := p.s.funcPlace(p.ctx, p.s.funcs[p.n]+k)
				if to.ID == 0 {
					to = nil
				}
				return q, to
			}
		}
	}
	for n := range i.Args { // the operand that names what is called, or the base of a relative call
		if a := &i.Args[n]; a.Kind == cfg.LabelOperand {
			if q := p.s.funcNamed(p.ctx, a.Sym()); q != nil {
				return q, nil
			}
		}
	}
	return nil, nil
}

// callSpan is what names the code that i goes to: the operand, or its opcode; in the document.
func (p *place) callSpan(b *cfg.Block, i *cfg.Instr) Span {
	at := i.OpSpan
	if i.Code >= 0 {
		at = i.Args[i.Code].Span
	}
	return p.span(b.InSection(at))
}

// calls yields the calls in the place's function whose targets are in the document.
func (p *place) calls(yield func(to Node, at Span)) {
	for _, b := range p.f.Blocks {
		cancel.Poll(p.ctx)
		for _, i := range b.Code() {
			if i.Flow != cfg.FlowCall {
				continue
			}
			if g, to := p.called(b, i); g != nil {
				yield(g.node(to), p.callSpan(b, i))
			}
		}
	}
}

// links collects links by the node that they go to, or come from.
type links struct {
	list []Link
	at   map[[2]int]int
}

func (l *links) add(n Node, from Span) {
	key := [2]int{n.Func, n.Block}
	k, ok := l.at[key]
	if !ok {
		if l.at == nil {
			l.at = map[[2]int]int{}
		}
		k = len(l.list)
		l.at[key] = k
		l.list = append(l.list, Link{Node: n})
	}
	if x := &l.list[k]; len(x.From) == 0 || x.From[len(x.From)-1] != from { // a branch to what follows has two edges there
		x.From = append(x.From, from)
	}
}

// Outgoing returns what is called from a function, or the successors of a block.
func (s *Snapshot) Outgoing(ctx context.Context, fn, block int) (_ []Link, err error) {
	defer cancel.Catch(&err)
	p, b, ok := s.nodePlace(ctx, fn, block)
	var out links
	switch {
	case !ok:
	case b == nil:
		p.calls(out.add)
	default:
		for to := range p.f.Succs(b) {
			out.add(p.node(to), p.edgeSpan(b, to))
		}
	}
	return out.list, nil
}

// Incoming returns the functions that call a function, with code outside of it that does, or the
// predecessors of a block.
func (s *Snapshot) Incoming(ctx context.Context, fn, block int) (_ []Link, err error) {
	defer cancel.Catch(&err)
	p, b, ok := s.nodePlace(ctx, fn, block)
	var in links
	switch {
	case !ok:
	case b == nil:
		for n := range s.funcs[len(s.units)] {
			q := s.funcPlace(ctx, n)
			q.calls(func(to Node, at Span) {
				if to.Func == fn {
					in.add(q.node(nil), at)
				}
			})
		}
	default:
		ids := slices.Clone(p.f.PredIDs(b))
		for _, id := range slices.Compact(ids) {
			from := p.f.Blocks[id]
			in.add(p.node(from), p.edgeSpan(from, b))
		}
	}
	return in.list, nil
}

// edgeSpan is what makes an edge: the operand that names the block, or the last instruction of the
// block it leaves; in the document.
func (p *place) edgeSpan(from, to *cfg.Block) Span {
	i := from.Last()
	if i == nil {
		return p.span(headSpan(from))
	}
	if p.f.TargetIn(from, i) == to && i.Code >= 0 {
		return p.span(from.InSection(i.Args[i.Code].Span))
	}
	return p.span(from.InSection(i.OpSpan))
}

// Dominator returns the immediate dominator of a block, which is the next above it in the dominator
// tree. The entry has none, nor has a block without a path from it: nil.
func (s *Snapshot) Dominator(ctx context.Context, fn, block int) (_ *Node, err error) {
	defer cancel.Catch(&err)
	p, b, ok := s.nodePlace(ctx, fn, block)
	if !ok || b == nil || p.f.Dom.Idom[b.ID] < 0 {
		return nil, nil
	}
	n := p.node(p.f.Blocks[p.f.Dom.Idom[b.ID]])
	return &n, nil
}

// Dominated returns the blocks whose immediate dominator a block is, by their reverse postorder.
func (s *Snapshot) Dominated(ctx context.Context, fn, block int) (nodes []Node, err error) {
	defer cancel.Catch(&err)
	p, b, ok := s.nodePlace(ctx, fn, block)
	if !ok || b == nil {
		return nil, nil
	}
	var ids []int32
	for id, idom := range p.f.Dom.Idom {
		if idom == b.ID && int32(id) != b.ID {
			ids = append(ids, int32(id))
		}
	}
	slices.SortFunc(ids, func(x, y int32) int { return cmp.Compare(p.f.Order.Num[x], p.f.Order.Num[y]) })
	for _, id := range ids {
		nodes = append(nodes, p.node(p.f.Blocks[id]))
	}
	return nodes, nil
}

// BlockAt is NodeAt for who wants a block: of a function its first.
func (s *Snapshot) BlockAt(ctx context.Context, off int) (*Node, error) {
	n, err := s.NodeAt(ctx, off)
	if n == nil || n.Block >= 0 {
		return n, err
	}
	p := s.funcPlace(ctx, n.Func)
	if len(p.f.Blocks) == 0 {
		return nil, nil
	}
	first := p.node(p.f.Blocks[0])
	return &first, nil
}
