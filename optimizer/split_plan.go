package optimizer

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// mostSplitHeaders is how many entries of a region are tried as its header.
const mostSplitHeaders = 16

// A splitter plans how irreducible regions of one function become natural loops. Nothing changes
// before all plans are made.
type splitter struct {
	*Ctx
	linked []*cfg.Block // by number, whatever a plan has put between them
	named  blockRefs
	placer *cfg.Placer // of the copies, once plans are made; nil before

	labelled bool                            // a plan that is made has asked for the name of a block
	copies   map[int32]*Refusal              // by block: why it cannot be copied, nil if it can
	most     int                             // instructions that one plan may copy
	work     int                             // edges that may still be looked at
	tables   map[*cfg.Jumptable][]*cfg.Block // the blocks that branch through each; nil before it is asked for
	ends     []int32                         // by block: as behind tells; nil before it is asked for

	last *splitPlan // the one that is being made; what follows is of it, by node

	preds    [][]int32 // of the nodes of the region, once for each edge
	in, seen []bool    // sets: whoever fills one empties it
	visits   []visit   // of cycles, zero outside it
}

// A visit is what the search for cycles knows of a node.
type visit struct {
	number, low  int32
	within, done bool
}

func newSplitter(c *Ctx) *splitter {
	return &splitter{
		Ctx:    c,
		linked: slices.Clone(c.Func.Blocks),
		named:  blockRefs{c: c},
		copies: map[int32]*Refusal{},
		most:   c.Knobs.Int(c.Func, "loop-split-max-instrs"),
		work:   1<<16 + 64*len(c.Func.Graph.Succ),
	}
}

// behind returns the block at or behind block n that control does not fall out of, the last block
// if there is none, before anything is changed: copies stand behind it, see [splitPlan.place].
func (s *splitter) behind(n int32) *cfg.Block {
	if s.ends == nil {
		s.ends = make([]int32, len(s.linked))
		for k := int32(len(s.linked)) - 1; k >= 0; k-- {
			if s.ends[k] = k; int(k)+1 < len(s.linked) && fallsOut(s.linked[k]) {
				s.ends[k] = s.ends[k+1]
			}
		}
	}
	return s.linked[s.ends[n]]
}

// A splitPlan is the graph of a region and of what leads to it once the region is split. Its nodes
// are the blocks of the function, by their numbers, and behind them the copies.
type splitPlan struct {
	*splitter
	region *splitRegion
	header int32
	copied []int32           // by copy: the block it is a copy of
	succs  map[int32][]int32 // of copies, and of blocks whose edges change, as many as the block has edges
	instrs int               // in all copies

	entered map[int32]bool // the blocks that are copied and that a cycle was entered at
}

// mostSplitPlans bounds how many plans are made of one region, and how many others are offered.
const mostSplitPlans = 4

// plans returns plans of the region, the one with the fewest copies first, or why there is none for
// header, which would need the fewest.
func (s *splitter) plans(x *splitRegion) (list []*splitPlan, header int32, why *Refusal) {
	if s.work < 0 { // for the regions before it
		return nil, x.Entries[0], tooLarge()
	}
	f := s.Func
	type choice struct {
		splitChoice
		no *Refusal
	}
	var choices []choice
	p := s.start(x)
	set(s.in, x.Blocks, true)
	entries := slices.Clone(x.Entries)
	slices.SortFunc(entries, func(a, b int32) int { return int(f.Order.Num[a] - f.Order.Num[b]) })
	for _, h := range entries[:min(len(entries), mostSplitHeaders)] {
		s.Poll()
		c, no := p.copiesFor(h, entries)
		choices = append(choices, choice{c, no})
	}
	set(s.in, x.Blocks, false)
	slices.SortStableFunc(choices, func(a, b choice) int {
		if (a.no == nil) != (b.no == nil) {
			if a.no == nil {
				return -1
			}
			return 1
		}
		return cmp.Compare(a.instrs, b.instrs)
	})
	header, why = choices[0].header, choices[0].no
	if last := s.behind(x.Blocks[len(x.Blocks)-1]); fallsOut(last) {
		why = refuse("control falls out of %s, and the copies would follow it", last.Name())
	}
	if !f.HasLabels() {
		why = refuse("the listing has no labels, and the copies have no addresses to branch to")
	}
	if why != nil {
		return nil, header, why
	}
	for n, c := range choices[:min(len(choices), mostSplitPlans)] {
		if c.no != nil {
			break
		}
		p := s.start(x)
		p.header = c.header
		no := p.reduce(x.Blocks, c.header)
		if no == nil {
			no = p.converged()
		}
		if no == nil {
			list = append(list, p)
		} else if n == 0 {
			why = no
		}
	}
	slices.SortStableFunc(list, func(a, b *splitPlan) int { return cmp.Compare(a.instrs, b.instrs) })
	return list, header, why
}

// start begins a plan of the region.
func (s *splitter) start(x *splitRegion) *splitPlan {
	p := &splitPlan{splitter: s, region: x, succs: map[int32][]int32{}, entered: map[int32]bool{}}
	s.nodes(len(s.linked))
	if was := s.last; was != nil {
		for _, n := range was.region.Blocks {
			s.preds[n] = nil
		}
		clear(s.preds[len(s.linked):])
	}
	s.last = p
	unreachable := func(q int32) bool { return !s.Func.Reachable(s.Func.Blocks[q]) }
	for _, n := range x.Blocks {
		s.preds[n] = slices.Clip(s.Func.Preds.Succs(n)) // of the graph: copied where it changes
		if slices.ContainsFunc(s.preds[n], unreachable) {
			s.preds[n] = slices.DeleteFunc(slices.Clone(s.preds[n]), unreachable)
		}
		s.work -= len(s.preds[n])
	}
	return p
}

// nodes makes room for what is known of n nodes.
func (s *splitter) nodes(n int) {
	s.preds = append(s.preds, make([][]int32, max(n-len(s.preds), 0))...)
	s.in = append(s.in, make([]bool, max(n-len(s.in), 0))...)
	s.seen = append(s.seen, make([]bool, max(n-len(s.seen), 0))...)
	s.visits = append(s.visits, make([]visit, max(n-len(s.visits), 0))...)
}

// set puts nodes in a set, or takes them out of it.
func set(in []bool, nodes []int32, to bool) {
	for _, n := range nodes {
		in[n] = to
	}
}

// cost says how much is copied, behind a title.
func (p *splitPlan) cost() string { return fmt.Sprintf(" (%s copied)", instructions(p.instrs)) }

// of returns the block that node n is, or is a copy of.
func (p *splitPlan) of(n int32) *cfg.Block {
	if k := int(n) - len(p.linked); k >= 0 {
		return p.linked[p.copied[k]]
	}
	return p.linked[n]
}

// to returns the successors of node n, by the edges of its block.
func (p *splitPlan) to(n int32) []int32 {
	if list := p.succs[n]; list != nil {
		return list
	}
	return p.Func.Graph.Succs(n)
}

// lead has edge k of node n, which went to a node of the region, go to node to.
func (p *splitPlan) lead(n, k, to int32) {
	if p.succs[n] == nil {
		p.succs[n] = slices.Clone(p.Func.Graph.Succs(n))
	}
	was := p.succs[n][k]
	if at := slices.Index(p.preds[was], n); at >= 0 {
		p.preds[was] = append(slices.Clip(p.preds[was][:at]), p.preds[was][at+1:]...)
	}
	p.succs[n][k] = to
	p.preds[to] = append(p.preds[to], n)
}

// reduce makes every cycle of the nodes have one entry: header, for the first one, if it is not negative.
func (p *splitPlan) reduce(nodes []int32, header int32) *Refusal {
	for _, comp := range p.cycles(nodes) {
		p.Poll()
		set(p.in, comp, true)
		var entries []int32
		for _, n := range comp {
			p.work -= len(p.preds[n])
			if slices.ContainsFunc(p.preds[n], func(q int32) bool { return !p.in[q] }) {
				entries = append(entries, n)
			}
		}
		h, rest, no := p.enter(comp, entries, header)
		set(p.in, comp, false)
		if no != nil {
			return no
		}
		if len(entries) == 0 {
			continue
		}
		header = -1
		rest = slices.DeleteFunc(slices.Clone(rest), func(n int32) bool { return n == h })
		if no := p.reduce(rest, -1); no != nil {
			return no
		}
	}
	return nil
}

// enter makes the cycle of the nodes comp, which are the set p.in, have one entry. It returns that, and the nodes with the
// copies that were made.
func (p *splitPlan) enter(comp, entries []int32, header int32) (h int32, rest []int32, no *Refusal) {
	switch {
	case p.work < 0:
		return 0, nil, tooLarge()
	case len(entries) == 0:
		return 0, nil, nil
	case len(entries) == 1:
		return entries[0], comp, nil
	}
	c, no := p.choose(entries, header)
	if no != nil {
		return 0, nil, no
	}
	return c.header, append(slices.Clone(comp), p.split(c, entries)...), nil
}

// A splitChoice is a header, and the nodes that have to be copied for it.
type splitChoice struct {
	header int32
	nodes  []int32
	instrs int
}

// choose returns the header of a cycle for which the fewest instructions are copied, or why there is none.
func (p *splitPlan) choose(entries []int32, header int32) (best splitChoice, why *Refusal) {
	candidates := slices.Clone(entries)
	if header >= 0 {
		candidates = []int32{header}
	}
	slices.SortFunc(candidates, func(a, b int32) int {
		return cmp.Or(cmp.Compare(p.Func.Order.Num[p.of(a).ID], p.Func.Order.Num[p.of(b).ID]), cmp.Compare(a, b))
	})
	possible := false
	for n, h := range candidates[:min(len(candidates), mostSplitHeaders)] {
		c, no := p.copiesFor(h, entries)
		if no == nil && !possible || n == 0 || (no == nil) == possible && c.instrs < best.instrs {
			best, why, possible = c, no, no == nil
		}
	}
	return best, why
}

// copiesFor returns what has to be copied of a cycle for header h, and why that cannot be, or nil.
func (p *splitPlan) copiesFor(h int32, entries []int32) (splitChoice, *Refusal) {
	c := splitChoice{header: h}
	var no *Refusal
	p.seen[h] = true
	for _, e := range entries {
		if !p.seen[e] {
			p.seen[e] = true
			c.nodes = append(c.nodes, e)
		}
		if e == h {
			continue
		}
		if len(c.nodes) > p.most { // a block has an instruction
			c.instrs = len(c.nodes)
			break
		}
		for _, q := range p.preds[e] {
			if !p.in[q] {
				no = cmp.Or(no, p.redirects(q, e))
			}
		}
	}
	for k := 0; k < len(c.nodes) && p.instrs+c.instrs <= p.most; k++ {
		b := p.of(c.nodes[k])
		c.instrs += len(b.Instrs)
		no = cmp.Or(no, p.copyable(b))
		for _, s := range p.to(c.nodes[k]) {
			p.work--
			if p.in[s] && !p.seen[s] {
				p.seen[s] = true
				c.nodes = append(c.nodes, s)
			}
		}
	}
	p.seen[h] = false
	set(p.seen, c.nodes, false)
	if sum := p.instrs + c.instrs; sum > p.most {
		no = refuse("at least %d instructions would be copied, more than loop-split-max-instrs (%d)", sum, p.most)
	}
	slices.SortFunc(c.nodes, func(a, b int32) int { return cmp.Or(cmp.Compare(p.of(a).ID, p.of(b).ID), cmp.Compare(a, b)) })
	return c, no
}

// split makes the copies of c, leads there what enters the cycle elsewhere than at the header, and
// returns the copies.
func (p *splitPlan) split(c splitChoice, entries []int32) []int32 {
	twin := make(map[int32]int32, len(c.nodes))
	var list []int32
	for _, n := range c.nodes {
		m := int32(len(p.linked) + len(p.copied))
		p.copied = append(p.copied, p.of(n).ID)
		twin[n] = m
		list = append(list, m)
	}
	p.nodes(len(p.linked) + len(p.copied))
	p.instrs += c.instrs
	for _, e := range entries {
		if e == c.header {
			continue
		}
		p.entered[p.of(e).ID] = true
		for _, q := range slices.Clone(p.preds[e]) {
			if p.in[q] {
				continue
			}
			for k, s := range p.to(q) {
				if s == e {
					p.lead(q, int32(k), twin[e])
				}
			}
		}
	}
	for _, n := range c.nodes {
		m := twin[n]
		succs := slices.Clone(p.to(n))
		for k, s := range succs {
			if t, ok := twin[s]; ok {
				succs[k] = t
			}
			if s := succs[k]; int(s) >= len(p.linked) || p.preds[s] != nil {
				p.preds[s] = append(p.preds[s], m)
			}
		}
		p.succs[m] = succs
	}
	return list
}

// cycles returns the sets of the nodes that reach one another among them, but for single ones (Tarjan).
func (p *splitPlan) cycles(nodes []int32) [][]int32 {
	for _, n := range nodes {
		p.visits[n].within = true
	}
	var comps [][]int32
	type step struct {
		n    int32
		next int
	}
	var path []step
	var open []int32
	number := int32(0)
	for _, root := range nodes {
		if p.visits[root].number != 0 {
			continue
		}
		path = append(path[:0], step{root, 0})
		p.Poll()
		for len(path) > 0 {
			at := &path[len(path)-1]
			v := &p.visits[at.n]
			if v.number == 0 {
				number++
				v.number, v.low = number, number
				open = append(open, at.n)
			}
			if succs := p.to(at.n); at.next < len(succs) {
				s := succs[at.next]
				at.next++
				p.work--
				switch w := &p.visits[s]; {
				case !w.within || w.done:
				case w.number == 0:
					path = append(path, step{s, 0})
				default:
					v.low = min(v.low, w.number)
				}
				continue
			}
			n := at.n
			path = path[:len(path)-1]
			if len(path) > 0 {
				up := &p.visits[path[len(path)-1].n]
				up.low = min(up.low, v.low)
			}
			if v.low != v.number {
				continue
			}
			first := len(open) - 1
			for open[first] != n {
				first--
			}
			comp := slices.Clone(open[first:])
			open = open[:first]
			for _, m := range comp {
				p.visits[m].done = true
			}
			if len(comp) > 1 {
				slices.Sort(comp)
				comps = append(comps, comp)
			}
		}
	}
	for _, n := range nodes {
		p.visits[n] = visit{}
	}
	slices.SortFunc(comps, func(a, b []int32) int { return cmp.Compare(a[0], b[0]) })
	return comps
}

// redirects returns why the edges of node q to node e cannot lead elsewhere, or nil.
func (p *splitPlan) redirects(q, e int32) *Refusal {
	from := p.of(q)
	first := p.Func.Graph.Start[from.ID]
	for k, s := range p.to(q) {
		if s != e {
			continue
		}
		if no := cmp.Or(p.redirectable(from, first+int32(k), p.of(e)), p.oneWay(from)); no != nil {
			return no
		}
	}
	return nil
}

// redirectable returns why edge k of the graph, from block from to block to, cannot lead elsewhere;
// nil if it can.
func (s *splitter) redirectable(from *cfg.Block, k int32, to *cfg.Block) *Refusal {
	f, i := s.Func, from.Last()
	switch {
	case f.Kinds[k] == cfg.FallThrough && i.Flow == cfg.FlowCall:
		return refuse("%s at the end of %s returns to %s", i.Op.Name, from.Name(), to.Name()).at(from.InSection(i.Span), "returns to "+to.Name())
	case f.Kinds[k] == cfg.FallThrough, i.IsBranch():
		return nil
	}
	if t, _ := f.TableOf(i); t != nil {
		if s.tables == nil {
			s.tables = (&branchOpter{Ctx: s.Ctx}).tableUsers()
		}
		if len(s.tables[t]) > 1 {
			return refuse("several branches use the table %s, which has the entry %s", t.Name, to.Name()).at(from.InSection(i.Span), "uses it")
		}
		return nil
	}
	if f.Kinds[k] == cfg.Table {
		return refuse("%s has the target %s: its jump table is not in the listing and cannot be changed", i.Op.Name, to.Name()).
			at(from.InSection(i.Span), "has the target "+to.Name())
	}
	return refuse("%s at the end of %s leads to %s, and only branches can be redirected", i.Op.Name, from.Name(), to.Name()).
		at(from.InSection(i.Span), "leads to "+to.Name())
}

// copyable returns why b cannot stand in the function twice; nil if it can.
func (s *splitter) copyable(b *cfg.Block) *Refusal {
	no, ok := s.copies[b.ID]
	if !ok {
		no = cmp.Or(s.duplicate(b, &s.named), s.oneWay(b))
		s.copies[b.ID] = no
	}
	return no
}

// oneWay returns the refusal if the branch at the end of b may diverge and leads to the next block
// whether it is taken or not, and something can tell that its lanes come there converged: what
// stands behind a copy is another block. It is nil if not.
func (s *splitter) oneWay(b *cfg.Block) *Refusal {
	next := s.Func.Next(b)
	if i := b.Last(); i == nil || !i.FallsThrough() || next == nil || s.Func.TargetIn(b, i) != next {
		return nil
	}
	return s.together(b, next)
}

// converged returns the refusal if something can tell that lanes that enter the region from outside
// run copies of blocks that others run, who are in it already; nil if nothing can, or if all lanes
// of the warp run them together anyway.
func (p *splitPlan) converged() *Refusal {
	f := p.Func
	var entered []int32
	for n := range p.entered {
		if p.mayObserve(f.Blocks[n]) {
			entered = append(entered, n)
		}
	}
	if len(entered) == 0 || !slices.ContainsFunc(p.copied, func(n int32) bool { return p.Groups().Separated(f.Blocks[n]) != nil }) {
		return nil
	}
	slices.Sort(entered)
	from := f.Dom.Idom[entered[0]] // the block after which lanes went to different entries
	below := func(e int32) bool { return !f.Dom.Dominates(from, e) }
	for from > 0 && (slices.Contains(p.region.Blocks, from) || slices.ContainsFunc(p.region.Entries, below)) {
		from = f.Dom.Idom[from]
	}
	for _, n := range entered {
		if no := p.separate(f.Blocks[max(from, 0)], f.Blocks[n]); no != nil {
			return no
		}
	}
	return nil
}
