package cfg

import "slices"

// This file, graph_dom.go and graph_loops.go are the dense graph kernel. It
// knows nothing of instructions or blocks: a node is an int32, a fact is an
// int32 slice. Results and working memory are reused from one computation to
// the next, so that recomputing the facts of a function after an edit
// allocates nothing once the slices have grown to its size.

// Arc is an edge of a Graph, without a kind.
type Arc struct {
	Src, Dst int32
}

// Graph is a directed graph on the nodes 0..Len()-1 in compressed sparse rows.
// The successors of n are Succ[Start[n]:Start[n+1]] and their order is
// significant: taken before fall-through, table targets in table order.
// Self edges and parallel edges are allowed. The zero Graph has no nodes.
//
// Every element of Succ must be a node; the computations panic with an index
// out of range otherwise.
type Graph struct {
	Start []int32 // Len()+1 ascending offsets into Succ, Start[0] is 0
	Succ  []int32
}

// MakeGraph returns the graph with n nodes and the given edges. Edges with the
// same source keep their order. It panics if an edge names a node outside
// 0..n-1. Time and space are linear in n + len(arcs).
func MakeGraph(n int, arcs []Arc) *Graph {
	g := &Graph{Start: make([]int32, n+1), Succ: make([]int32, len(arcs))}
	start := g.Start
	for _, a := range arcs {
		if uint(a.Dst) >= uint(n) || uint(a.Src) >= uint(n) {
			panic("cfg: edge outside the graph")
		}
		start[a.Src]++
	}
	graphSumCounts(start)
	for _, a := range slices.Backward(arcs) {
		start[a.Src]--
		g.Succ[start[a.Src]] = a.Dst
	}
	return g
}

// Reset makes g the empty graph and keeps its memory.
func (g *Graph) Reset() {
	g.Start = append(g.Start[:0], 0)
	g.Succ = g.Succ[:0]
}

// Grow makes room for so many more nodes and edges.
func (g *Graph) Grow(nodes, edges int) {
	g.Start, g.Succ = slices.Grow(g.Start, nodes+1), slices.Grow(g.Succ, edges)
}

// Append adds the next node, with the given successors in order. A successor
// may be a node that is only added later.
func (g *Graph) Append(succs ...int32) {
	if len(g.Start) == 0 {
		g.Start = append(g.Start, 0)
	}
	g.Succ = append(g.Succ, succs...)
	g.Start = append(g.Start, int32(len(g.Succ)))
}

// Len returns the number of nodes.
func (g *Graph) Len() int { return max(len(g.Start)-1, 0) }

// Succs returns the successors of n in edge order. The slice belongs to g.
func (g *Graph) Succs(n int32) []int32 { return g.Succ[g.Start[n]:g.Start[n+1]] }

// Spread adds to a set of blocks those that paths lead to from it. Time is linear in the edges.
func (g *Graph) Spread(in []bool) {
	var work []int32
	for n, is := range in {
		if is {
			work = append(work, int32(n))
		}
	}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		for _, s := range g.Succs(n) {
			if !in[s] {
				in[s] = true
				work = append(work, s)
			}
		}
	}
}

// Transpose makes dst the graph with every edge of g turned around: the
// predecessors of n are dst.Succs(n), in ascending order, one entry for each
// edge. dst must not be g. Time is linear in nodes and edges; the memory of
// dst is reused.
func (g *Graph) Transpose(dst *Graph) {
	n := g.Len()
	from, to := g.Start, g.Succ
	start := graphResize(&dst.Start, n+1)
	succ := graphResize(&dst.Succ, len(to))
	clear(start)
	for _, t := range to {
		start[t]++
	}
	graphSumCounts(start)
	// Backwards, because each row is filled from its end.
	for i := n - 1; i >= 0; i-- {
		for _, t := range to[from[i]:from[i+1]] {
			at := start[t] - 1
			start[t] = at
			succ[at] = int32(i)
		}
	}
}

// WithExit makes dst the graph g restricted to its reachable nodes, with one
// node more, the virtual exit g.Len(), as postdominators need it: from every
// reachable node a path goes to the virtual exit.
//
// An edge to the virtual exit leaves each reachable node without successors.
// A strongly connected region that no edge leaves (an infinite loop) would
// still have no path, so one edge to the virtual exit leaves from its node
// with the highest reverse postorder number, as if the loop ended there.
// The choice is arbitrary but fixed; taking the last node keeps the point
// where the branches of the loop body meet as their postdominator.
//
// preds is the transpose of g and o its order; s may be nil. dst must be
// neither g nor preds. Time is linear in nodes and edges.
func (g *Graph) WithExit(dst, preds *Graph, o *Order, s *Scratch) {
	if s == nil {
		s = new(Scratch)
	}
	n := g.Len()

	// Strongly connected regions: in reverse postorder, what reaches a node
	// and has no region yet is the region of that node (Kosaraju, Sharir).
	// Unreachable nodes may get into one, but are never asked for theirs.
	region := graphResize(&s.region, n) // first node in reverse postorder
	graphNone(region)
	stack := s.stack[:0]
	for _, r := range o.RPO {
		if region[r] >= 0 {
			continue
		}
		region[r] = r
		stack = append(stack, r)
		for len(stack) > 0 {
			v := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			for _, p := range preds.Succs(v) {
				if region[p] < 0 {
					region[p] = r
					stack = append(stack, p)
				}
			}
		}
	}
	s.stack = stack

	// last is the node of the region that gets the edge, -1 if the region has
	// an edge to another one.
	last := graphResize(&s.last, n)
	for _, v := range o.RPO {
		last[region[v]] = v
	}
	for _, v := range o.RPO {
		for _, t := range g.Succs(v) {
			if region[t] != region[v] {
				last[region[v]] = -1
			}
		}
	}

	dst.Reset()
	for v := range int32(n) {
		if o.Num[v] < 0 {
			dst.Append()
			continue
		}
		dst.Succ = append(dst.Succ, g.Succs(v)...)
		if last[region[v]] == v {
			dst.Succ = append(dst.Succ, int32(n))
		}
		dst.Start = append(dst.Start, int32(len(dst.Succ)))
	}
	dst.Append()
}

// Order is a depth-first search of a graph from its entry.
//
// It is a true reverse postorder: an edge between different strongly
// connected regions leads from a lower to a higher number, so on an acyclic
// graph every edge does. Num[dst] <= Num[src] therefore says that an edge is a
// back edge. Unreachable nodes have no number. (seeds: basic-blocks-and-cfg)
type Order struct {
	RPO []int32 // the reachable nodes in reverse postorder, the entry first
	Num []int32 // position of each node in RPO, -1 if it is unreachable

	// The spanning tree of the same search, which dominators start from, in
	// preorder numbers. They count from 1; 0 is no node.
	pre    []int32 // pre[i] is the node with number i
	preNum []int32 // number of each node, 0 if it is unreachable
	parent []int32 // parent[i] is the number of the parent of pre[i]
}

// Compute searches g from entry and replaces what o held. s may be nil. A graph
// without nodes has an empty order.
//
// The search keeps an explicit stack. The successors of a node are pushed in
// edge order when the node is first on top, unless they are expanded already;
// so the last successor is searched first, and of two successors that do not
// reach each other the earlier one has the lower number. A node can be on the
// stack more than once: it is numbered when its topmost entry is popped, and
// the entries below are discarded.
//
// Time is linear in nodes and edges.
func (o *Order) Compute(g *Graph, entry int32, s *Scratch) {
	if s == nil {
		s = new(Scratch)
	}
	n := g.Len()
	start, succ := g.Start, g.Succ
	rpo := graphResize(&o.RPO, n)
	num := graphResize(&o.Num, n)
	pre := graphResize(&o.pre, n+1)
	parent := graphResize(&o.parent, n+1)
	// Until a node is expanded, preNum is minus the number of the latest node
	// that pushed it, whose child it will be.
	preNum := graphResize(&o.preNum, n)
	clear(preNum)

	// An expanded node v is on the stack as ^v.
	stack := graphResize(&s.stack, len(succ)+1)
	top := -1
	if n > 0 {
		top = 0
		stack[0] = entry
	}
	last, next := int32(0), n
	for top >= 0 {
		v := stack[top]
		switch {
		case v < 0:
			top--
			next--
			rpo[next] = ^v
			num[^v] = int32(next)
		case preNum[v] > 0:
			top--
		default:
			stack[top] = ^v
			last++
			s.poll(last)
			pre[last] = v
			parent[last] = -preNum[v]
			preNum[v] = last
			for _, t := range succ[start[v]:start[v+1]] {
				if preNum[t] <= 0 {
					preNum[t] = -last
					top++
					stack[top] = t
				}
			}
		}
	}
	if next > 0 {
		// Unreachable nodes left a gap in front.
		copy(rpo, rpo[next:])
		graphNone(num)
		for i, v := range rpo[:last] {
			num[v] = int32(i)
		}
	}
	o.RPO = rpo[:last]
	o.pre = pre[:last+1]
	o.parent = parent[:last+1]
}

// Reachable says whether the entry reaches n.
func (o *Order) Reachable(n int32) bool { return o.Num[n] >= 0 }

// Scratch is working memory for the computations of this package's graph
// kernel. The zero Scratch is ready to use. It holds no results, only memory:
// one Scratch serves graphs of any size, one after the other, but not two
// goroutines at once.
type Scratch struct {
	// Poll, if it is not nil, is called now and then, and ends what is computed by a panic if nobody waits for it: see
	// the package cancel.
	Poll func()

	stack []int32

	region, last []int32 // of WithExit

	forest []graphLink // of DomTree
	bucket []int32
	next   []int32
	dom    []int32
	below  []int32

	loops      []graphLoop // of LoopForest
	exit, rev  Graph       // of ComputePost
	exitSearch Order
}

// pollSteps is how many nodes are looked at between two polls.
const pollSteps = 1 << 12

// poll polls after some of the steps, which are counted by step.
func (s *Scratch) poll(step int32) {
	if step%pollSteps == 0 && s.Poll != nil {
		s.Poll()
	}
}

// graphResize sets the length of *s to n, in its own memory if that is large
// enough, and returns it. The contents are not defined.
func graphResize[T any](s *[]T, n int) []T {
	*s = slices.Grow((*s)[:0], n)[:n]
	return *s
}

// graphNone sets each number of s to -1, which stands for no node.
func graphNone(s []int32) {
	for i := range s {
		s[i] = -1
	}
}

// graphSumCounts turns counts for each row into the end of each row. Filling
// each row from its end then turns the ends into the starts.
func graphSumCounts(s []int32) {
	sum := int32(0)
	for i, c := range s {
		sum += c
		s[i] = sum
	}
}
