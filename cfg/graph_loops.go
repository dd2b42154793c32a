package cfg

// Loop is a natural loop: its header dominates its latches, and its body is the
// header and what reaches a latch without passing through it. Back edges to the
// same header make one loop.
type Loop struct {
	Header  int32
	Latches []int32 // sources of the back edges to Header, ascending, without duplicates
	Parent  int32   // index of the next outer loop in LoopForest.Loops, or -1
	Depth   int32   // 1 for an outermost loop

	end int32 // one after the index of the last loop nested in this one
}

// LoopForest is the natural loops of a graph and how they nest. Two natural
// loops with different headers are disjoint or one contains the other.
type LoopForest struct {
	// Loops has an outer loop before the loops nested in it, and sibling loops
	// by the reverse postorder of their headers; the loops nested in a loop
	// directly follow it.
	Loops []Loop

	// LoopOf is the index in Loops of the innermost loop of each node, -1 for
	// a node in no loop and for an unreachable one.
	LoopOf []int32

	// Irreducible holds the back edges whose target does not dominate their
	// source, by the reverse postorder of the targets, without duplicates. Each
	// closes a cycle that can be entered other than through its target, so it
	// makes no loop. (seeds: basic-blocks-and-cfg)
	Irreducible []Arc

	nodes   []int32 // the nodes in loops by LoopOf, then reverse postorder
	first   []int32 // nodes[first[l]:first[l+1]] are those with LoopOf l
	latches []int32 // of all loops
}

// graphLoop is a loop under construction. These are numbered by the reverse
// postorder of their headers.
type graphLoop struct {
	header     int32
	latch      int32 // the latches are latches[latch:] up to the next loop's
	parent     int32 // next outer loop, or -1
	outer      int32 // itself, or an enclosing loop nearer to the outermost one found so far
	size       int32 // number of loops in it, itself included
	index, end int32 // in LoopForest.Loops
}

// Compute finds the loops of the graph whose transpose is preds, whose order
// is o and whose dominator tree is d, and replaces what f held. s may be nil.
//
// Inner loops are found before outer ones; the search for the body of an outer
// loop steps over an inner loop as if it were one node. Every edge is looked at
// a constant number of times: near-linear time and linear space however deep
// loops nest.
func (f *LoopForest) Compute(preds *Graph, o *Order, d *DomTree, s *Scratch) {
	if s == nil {
		s = new(Scratch)
	}
	f.findBackEdges(preds, o, d, s)
	loops := s.loops
	loopOf := graphResize(&f.LoopOf, len(o.Num))
	graphNone(loopOf)

	// An inner header follows the outer ones in reverse postorder.
	stack := s.stack[:0]
	latches := f.latches
	for l := int32(len(loops)) - 1; l >= 0; l-- {
		loopOf[loops[l].header] = l
		from := latches[loops[l].latch:]
		latches = latches[:loops[l].latch]
		for {
			for _, v := range from {
				switch in := loopOf[v]; {
				case o.Num[v] < 0:
				case in < 0:
					loopOf[v] = l
					stack = append(stack, v)
				default:
					if in = graphOutermost(loops, in); in != l {
						loops[in].parent, loops[in].outer = l, l
						stack = append(stack, loops[in].header)
					}
				}
			}
			if len(stack) == 0 {
				break
			}
			from = preds.Succs(stack[len(stack)-1])
			stack = stack[:len(stack)-1]
		}
	}
	s.stack = stack
	f.number(o, loops)
}

// findBackEdges collects headers and latches in s.loops and f.latches, in
// reverse postorder of the headers, and the irreducible back edges.
func (f *LoopForest) findBackEdges(preds *Graph, o *Order, d *DomTree, s *Scratch) {
	s.loops = s.loops[:0]
	f.latches = f.latches[:0]
	f.Irreducible = f.Irreducible[:0]
	for i, h := range o.RPO {
		header := false
		last := int32(-1)
		for _, p := range preds.Succs(h) {
			if o.Num[p] < int32(i) || p == last { // parallel edges are neighbours
				continue
			}
			last = p
			if !d.Dominates(h, p) {
				f.Irreducible = append(f.Irreducible, Arc{p, h})
				continue
			}
			if !header {
				header = true
				l := int32(len(s.loops))
				s.loops = append(s.loops, graphLoop{header: h, latch: int32(len(f.latches)), parent: -1, outer: l})
			}
			f.latches = append(f.latches, p)
		}
	}
}

// graphOutermost returns the outermost loop around l found so far, and halves
// the way to it for the next time.
func graphOutermost(loops []graphLoop, l int32) int32 {
	for loops[l].outer != l {
		loops[l].outer = loops[loops[l].outer].outer
		l = loops[l].outer
	}
	return l
}

// number puts the loops in preorder of the forest, counts depths, and groups
// the nodes by loop.
func (f *LoopForest) number(o *Order, loops []graphLoop) {
	for i := len(loops) - 1; i >= 0; i-- {
		l := &loops[i]
		l.size++
		if l.parent >= 0 {
			loops[l.parent].size += l.size
		}
	}
	out := graphResize(&f.Loops, len(loops))
	top := int32(0) // where the next outermost loop goes
	stop := int32(len(f.latches))
	for i := range loops {
		// While nested loops are still placed, end is where the next one goes.
		l := &loops[i]
		depth, parent, at := int32(1), int32(-1), &top
		if l.parent >= 0 {
			p := &loops[l.parent]
			depth, parent, at = out[p.index].Depth+1, p.index, &p.end
		}
		l.index, l.end = *at, *at+1
		*at += l.size
		next := stop
		if i+1 < len(loops) {
			next = loops[i+1].latch
		}
		out[l.index] = Loop{
			Header:  l.header,
			Latches: f.latches[l.latch:next:next],
			Parent:  parent,
			Depth:   depth,
			end:     l.index + l.size,
		}
	}

	first := graphResize(&f.first, len(loops)+1)
	clear(first)
	for _, v := range o.RPO {
		if l := f.LoopOf[v]; l >= 0 {
			f.LoopOf[v] = loops[l].index
			first[loops[l].index]++
		}
	}
	graphSumCounts(first)
	nodes := graphResize(&f.nodes, int(first[len(loops)]))
	for i := len(o.RPO) - 1; i >= 0; i-- {
		v := o.RPO[i]
		if l := f.LoopOf[v]; l >= 0 {
			first[l]--
			nodes[first[l]] = v
		}
	}
}

// Contains says whether node n is in the body of loop l, nested loops
// included. Constant time.
func (f *LoopForest) Contains(l, n int32) bool {
	in := f.LoopOf[n]
	return l <= in && in < f.Loops[l].end
}

// Encloses says whether loop inner is loop l or nested in it. Constant time.
func (f *LoopForest) Encloses(l, inner int32) bool {
	return l <= inner && inner < f.Loops[l].end
}

// Body returns the nodes of loop l, nested loops included: the header, the
// other nodes of no inner loop in reverse postorder, then those of the inner
// loops in the same way. The slice belongs to f. Constant time.
func (f *LoopForest) Body(l int32) []int32 {
	return f.nodes[f.first[l]:f.first[f.Loops[l].end]]
}

// Exits appends to dst the edges of g that leave loop l, in the order of Body
// and then of the edges, and returns it. g is the graph that f was computed
// for. Time is linear in the body and its edges; exits are not stored, because
// one edge can leave any number of nested loops.
func (f *LoopForest) Exits(g *Graph, l int32, dst []Arc) []Arc {
	for _, v := range f.Body(l) {
		for _, t := range g.Succs(v) {
			if !f.Contains(l, t) {
				dst = append(dst, Arc{v, t})
			}
		}
	}
	return dst
}

// IsHeader says whether n is the header of a natural loop. Constant time.
func (f *LoopForest) IsHeader(n int32) bool {
	l := f.LoopOf[n]
	return l >= 0 && f.Loops[l].Header == n
}
