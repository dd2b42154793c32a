package ide

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// Limits of a [Graph]. A drawing of more would be of no use, and take long.
const (
	MaxGraphBlocks = 5000
	MaxGraphEdges  = 20000
)

// nearBlocks is how many blocks of a larger function are told, those around a place.
const nearBlocks = 150

// Of loops in loops each has the exits of all in it. maxLoops is how many of the loops that a block is in are told of a larger
// function, the innermost ones, and maxExits how many exits a loop lists.
const (
	maxLoops = 32
	maxExits = 64
)

// maxRegions is how many of the convergence regions that a block is in are told, the innermost ones.
const maxRegions = 8

// A Graph is the control flow of a function as plain data, for who draws it. Blocks are in layout
// order, and all others name them by their bix. That is a block's index, unless only those around a
// place are told.
type Graph struct {
	Func       int    `json:"func"`            // index of the function in the document
	Name       string `json:"name"`            // "" if it has none
	Span       Span   `json:"-"`               // in the document
	Target     string `json:"target,omitzero"` // "" if not known
	OptLevel   int    `json:"optLevel"`
	BlockCount int    `json:"blockCount"`
	EdgeCount  int    `json:"edgeCount"`
	Limit      string `json:"limit,omitzero"`      // why not all blocks are told; "" if they are
	Incomplete string `json:"incomplete,omitzero"` // why control flow is not all known; "" if it is

	Blocks      []BlockFacts       `json:"blocks"`
	Edges       []EdgeFacts        `json:"edges"` // by the block that they leave
	Loops       []LoopFacts        `json:"loops"` // an outer loop before those in it
	Regions     []RegionFacts      `json:"regions,omitzero"`
	Switches    []SwitchFacts      `json:"switches,omitzero"`
	Irreducible []IrreducibleFacts `json:"irreducible,omitzero"`
	Outside     []OutsideBlock     `json:"outside,omitzero"` // blocks that are named above and not told
}

// OutsideBlock is a block that is only named.
type OutsideBlock struct {
	Bix  int32  `json:"bix"`
	Name string `json:"name"`
	Head Span   `json:"-"` // the first label, or the place it begins at
}

// A GraphPart is what of a function is wanted.
type GraphPart uint8

const (
	WholeGraph GraphPart = iota // nothing, if it is too large
	NearGraph                   // the blocks around the place, if it is too large
	BriefGraph                  // no lists: nothing is analysed for them
)

// EdgeFacts is an edge between two blocks.
type EdgeFacts struct {
	From int32  `json:"from"`
	To   int32  `json:"to"`
	Kind string `json:"kind"`          // as cfg.EdgeKind says it
	Back bool   `json:"back,omitzero"` // to the block itself or one before it in reverse postorder
	Text string `json:"text,omitzero"` // what decides that it is taken: a guard, values of a switch; the call that goes along it; "" if there is nothing to say
}

// LoopFacts is a natural loop.
type LoopFacts struct {
	Header      int32   `json:"header"`
	Parent      int32   `json:"parent"` // index in Graph.Loops, -1 for none that is told
	Depth       int32   `json:"depth"`  // 1 for an outermost loop
	Blocks      int     `json:"blocks"` // with those of the loops in it
	Latches     []int32 `json:"latches"`
	Exits       []int32 `json:"exits,omitzero"`
	ExitCount   int     `json:"exitCount,omitzero"`   // if not all are listed
	Preheader   int32   `json:"preheader"`            // -1 for none
	NoPreheader string  `json:"noPreheader,omitzero"` // why
}

// RegionFacts is a convergence region: the blocks at whose start the barrier may be open, or the
// entry be on the stack.
type RegionFacts struct {
	Name  string  `json:"name"`  // of the barrier, or the opcode that pushes the entry
	Block int32   `json:"block"` // where it begins
	To    int32   `json:"to"`    // where its lanes meet again by what the instruction says, -1 if that is not known
	Line  int     `json:"line"`  // of the instruction, from 1
	In    []int32 `json:"in,omitzero"`
}

// IrreducibleFacts is a cycle that can be entered other than through one block.
type IrreducibleFacts struct {
	Blocks  []int32 `json:"blocks"`
	Entries []int32 `json:"entries"`
}

// Graph returns the control flow of the function at off, or else of the one before it, or of the
// first; nil if the document has none. It returns the context's error if that is done before all is
// known. Time is that of the analyses, then linear in the answer.
func (s *Snapshot) Graph(ctx context.Context, off int, part GraphPart) (_ *Graph, err error) {
	defer cancel.Catch(&err)
	s.lower(ctx)
	fn := s.funcNear(off)
	if fn < 0 {
		return nil, nil
	}
	return s.funcPlace(ctx, fn).graph(fn, off, part), nil
}

// funcNear returns the index of the function at off, or before it, or the first; -1 if there is
// none. Functions without blocks do not count.
func (s *Snapshot) funcNear(off int) int {
	near := -1
	for n, u := range s.units {
		start, _ := s.doc.SectionStart(n)
		for k, f := range u.Funcs {
			begin := f.Span.Start
			if f.NameSpan.Len() > 0 {
				begin = min(begin, f.NameSpan.Start)
			}
			switch {
			case len(f.Blocks) == 0:
			case near < 0 || start+int(begin) <= off:
				near = s.funcs[n] + k
			default:
				return near
			}
		}
	}
	return near
}

func (p *place) graph(fn, off int, part GraphPart) *Graph {
	f := p.f
	g := &Graph{OptLevel: p.s.knobs().OptLevel(f), Func: fn, Name: f.Name, Span: p.funcHead().Span, BlockCount: len(f.Blocks), EdgeCount: len(f.Graph.Succ),
		Blocks: []BlockFacts{}, Edges: []EdgeFacts{}, Loops: []LoopFacts{}}
	if f.Target != nil {
		g.Target = f.Target.Name
	}
	g.Incomplete = f.Incomplete()
	told := f.Blocks
	if g.BlockCount > MaxGraphBlocks || g.EdgeCount > MaxGraphEdges {
		g.Limit = fmt.Sprintf("the function has %d blocks and %d edges; at most %d and %d are drawn", g.BlockCount, g.EdgeCount, MaxGraphBlocks, MaxGraphEdges)
		if part != NearGraph {
			return g
		}
		at := p.blockNear(off)
		told = around(f, at, nearBlocks)
		g.Limit = fmt.Sprintf("%s around %s of %d", plural(len(told), "block"), at.Name(), g.BlockCount)
	}
	if part == BriefGraph {
		return g
	}
	in := make([]bool, len(f.Blocks))
	for _, b := range told {
		in[b.ID] = true
	}
	list, by := p.switches()
	for n := range list {
		if in[list[n].Block.ID] {
			g.Switches = append(g.Switches, p.switchFacts(&list[n], by))
		}
	}
	texts := p.edgeTexts(list)
	edges := func(b *cfg.Block, list []analysis.BlockEdge, in []bool) {
		var calls map[int32]*cfg.Instr
		for _, e := range list {
			if in != nil && !in[e.To] {
				continue
			}
			text := p.edgeText(b, e, texts)
			if e.Kind == cfg.CallEdge {
				if calls == nil {
					calls = f.Calls(b)
				}
				if i := calls[e.To]; i != nil {
					text = f.CallText(i)
				}
			}
			g.Edges = append(g.Edges, EdgeFacts{b.ID, e.To, e.Kind.String(), e.Back, text})
		}
	}
	index := map[int32]int{} // of the blocks that are told
	for _, b := range told {
		cancel.Poll(p.ctx)
		x := p.blockFacts(b)
		index[b.ID] = len(g.Blocks)
		g.Blocks = append(g.Blocks, x)
		edges(b, x.Succs, nil)
	}
	for _, from := range outside(f, told, in) {
		edges(from, p.facts().BlockPlace(from).Succs, in)
	}
	p.loops(g)
	for _, r := range p.facts().Irreducibles() {
		g.Irreducible = append(g.Irreducible, IrreducibleFacts{r.Blocks, r.Entries})
	}
	g.Regions = p.regions(in)
	for r := range p.found().remarks.all() {
		if b := f.BlockAt(r.Span.Start); b != nil && in[b.ID] && r.Refusal == nil && r.Reported() {
			g.Blocks[index[b.ID]].Rewrites++
		}
	}
	if len(told) < len(f.Blocks) {
		p.nameOutside(g, in)
	}
	return g
}

// loops adds the loops that the blocks of g are in, all of the function if g has all blocks.
func (p *place) loops(g *Graph) {
	f := p.f
	index := make([]int32, len(f.Loops.Loops)) // in g, and one
	for n := range g.Blocks {
		l := g.Blocks[n].Loop
		for k := 0; l >= 0 && k < maxLoops; k++ {
			index[l], l = 1, f.Loops.Loops[l].Parent
		}
	}
	for n := range f.Loops.Loops {
		if len(g.Blocks) < len(f.Blocks) && index[n] == 0 {
			continue
		}
		cancel.Poll(p.ctx)
		l, x := &f.Loops.Loops[n], analysis.LoopShape(f, int32(n))
		parent := l.Parent
		if parent >= 0 {
			parent = index[parent] - 1 // it comes before those in it
		}
		told := LoopFacts{
			Header: l.Header, Parent: parent, Depth: l.Depth, Blocks: len(f.Loops.Body(int32(n))),
			Latches: l.Latches, Exits: x.Exits, Preheader: x.Preheader, NoPreheader: x.NoPreheader,
		}
		if count := len(told.Exits); count > maxExits {
			told.Exits, told.ExitCount = told.Exits[:maxExits], count
		}
		g.Loops = append(g.Loops, told)
		index[n] = int32(len(g.Loops))
	}
	for n := range g.Blocks {
		if b := &g.Blocks[n]; b.Loop >= 0 {
			b.Loop = index[b.Loop] - 1
		}
	}
}

// maxFan is how many edges of one block around goes along, in one direction: what else a block with
// hundreds leads to is not near.
const maxFan = 8

// around returns at most n blocks in layout order: at and those that are the fewest edges away from
// it, in either direction.
func around(f *cfg.Func, at *cfg.Block, n int) (list []*cfg.Block) {
	seen := map[int32]bool{at.ID: true}
	for queue := []int32{at.ID}; len(queue) > 0 && len(list) < n; queue = queue[1:] {
		list = append(list, f.Blocks[queue[0]])
		for _, ids := range [][]int32{f.Graph.Succs(queue[0]), f.Preds.Succs(queue[0])} {
			if len(ids) > maxFan { // the nearest ones in the text
				far := func(id int32) int32 { return max(id-at.ID, at.ID-id) }
				ids = slices.Clone(ids)
				slices.SortStableFunc(ids, func(a, b int32) int { return cmp.Compare(far(a), far(b)) })
				ids = ids[:maxFan]
			}
			for _, id := range ids {
				if !seen[id] {
					seen[id] = true
					queue = append(queue, id)
				}
			}
		}
	}
	slices.SortFunc(list, func(a, b *cfg.Block) int { return int(a.ID - b.ID) })
	return list
}

// outside returns the predecessors of blocks that are not among them, in layout order.
func outside(f *cfg.Func, told []*cfg.Block, in []bool) (list []*cfg.Block) {
	for _, b := range told {
		for _, id := range f.PredIDs(b) {
			if !in[id] {
				list = append(list, f.Blocks[id])
			}
		}
	}
	slices.SortFunc(list, func(a, b *cfg.Block) int { return int(a.ID - b.ID) })
	return slices.Compact(list)
}

// nameOutside names the blocks that what is told of others refers to.
func (p *place) nameOutside(g *Graph, in []bool) {
	f := p.f
	named := map[int32]bool{}
	name := func(ids ...int32) {
		for _, id := range ids {
			if id >= 0 && !in[id] && !named[id] {
				named[id] = true
				b := f.Blocks[id]
				g.Outside = append(g.Outside, OutsideBlock{id, b.Name(), p.span(headSpan(b))})
			}
		}
	}
	for n := range g.Blocks {
		x := &g.Blocks[n]
		name(x.Idom, x.Ipdom, x.Lanes)
		for l := x.Loop; l >= 0; l = g.Loops[l].Parent {
			name(g.Loops[l].Header, g.Loops[l].Preheader)
			name(g.Loops[l].Latches...)
			name(g.Loops[l].Exits...)
		}
		if x.Irreducible != nil {
			name(x.Irreducible.Entries...)
		}
	}
	for _, e := range g.Edges {
		name(e.From, e.To)
	}
	for _, r := range g.Regions {
		name(r.Block, r.To)
	}
	slices.SortFunc(g.Outside, func(a, b OutsideBlock) int { return int(a.Bix - b.Bix) })
}

// edgeText is what decides that control takes an edge of b.
func (p *place) edgeText(b *cfg.Block, e analysis.BlockEdge, texts map[[2]int32]string) string {
	switch i := b.Last(); {
	case e.Kind == cfg.Table:
		return texts[[2]int32{b.ID, e.To}]
	case e.Kind == cfg.Taken && i != nil && !i.Guard.Always():
		return p.guardText(i)
	}
	return ""
}

// regions returns the convergence regions of the function that such blocks are in or begin, in the
// order in which blocks are first in them.
func (p *place) regions(in []bool) (list []RegionFacts) {
	index := map[*cfg.Instr]int{}
	add := func(x analysis.RegionStart) int {
		n, known := index[x.Instr]
		if !known {
			n = len(list)
			index[x.Instr] = n
			r := RegionFacts{Name: x.Instr.Op.Name, Block: x.Block.ID, To: -1, Line: p.line(x.Block, x.Instr)}
			if x.Instr.Op.Name == "BSSY" && len(x.Instr.Args) > 0 {
				r.Name = p.f.Names.Reg(x.Instr.Args[0].Reg)
			}
			if to := p.f.TargetOf(x.Instr); to != nil {
				r.To = to.ID
			}
			list = append(list, r)
		}
		return n
	}
	c, s := p.facts().Convergence(), p.facts().Stacks()
	for _, x := range c.Starts {
		if in[x.Block.ID] {
			add(x)
		}
	}
	for _, b := range p.f.Blocks {
		if !in[b.ID] {
			continue
		}
		cancel.Poll(p.ctx)
		for _, open := range [][]analysis.RegionStart{c.Active(b), s.Active(b)} {
			for _, x := range open[max(0, len(open)-maxRegions):] {
				n := add(x)
				list[n].In = append(list[n].In, b.ID)
			}
		}
	}
	return list
}
