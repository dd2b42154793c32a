package cfg

import (
	"iter"
	"slices"
)

// DomTree is the dominator tree of the reachable nodes of a graph. After
// ComputePost it is the postdominator tree.
type DomTree struct {
	Idom  []int32 // immediate dominator, -1 for the entry and for unreachable nodes
	Depth []int32 // distance from the entry in the tree, -1 for unreachable nodes

	nodes []int32     // the reachable nodes in preorder of the tree
	spans []graphSpan // of the subtree of each node in nodes, empty for unreachable nodes
}

// graphSpan is the range first..end-1.
type graphSpan struct {
	first, end int32
}

// graphLink is a node of the link-eval forest of Lengauer and Tarjan. All
// nodes are preorder numbers of the depth-first search.
type graphLink struct {
	ancestor int32 // the parent, or above it after path compression
	label    int32 // the node with the lowest semidominator from here up to, without, ancestor
	best     int32 // the semidominator of label
}

// Compute makes d the dominator tree of the graph whose transpose is preds and
// whose order is o, and replaces what d held. s may be nil.
//
// The algorithm is Lengauer and Tarjan's with path compression, without
// recursion, O(m log n) for n nodes and m edges in the worst case and close to
// linear in practice. Semi-NCA is a little simpler and as fast on most graphs,
// but quadratic on a long chain and a switch that share their targets.
func (d *DomTree) Compute(preds *Graph, o *Order, s *Scratch) {
	if s == nil {
		s = new(Scratch)
	}
	k := len(o.pre) // numbers are 1..k-1, 0 is no node
	forest := graphResize(&s.forest, k)
	dom := graphResize(&s.dom, k)
	// bucket[w] heads the list, through next, of the nodes whose semidominator
	// is w and whose immediate dominator waits for w's turn.
	bucket := graphResize(&s.bucket, k)
	next := graphResize(&s.next, k)
	clear(bucket)
	path := graphResize(&s.stack, k)
	start, pred := preds.Start, preds.Succ
	pre, preNum, parents := o.pre, o.preNum, o.parent

	// Nodes above w are linked to their parents, w and those below are not.
	for w := int32(k) - 1; w > 1; w-- {
		s.poll(w)
		for v := bucket[w]; v != 0; v = next[v] {
			graphEval(forest, v, w, path)
			if forest[v].best < w {
				dom[v] = ^forest[v].label // the immediate dominator of v is that of the label
			} else {
				dom[v] = w
			}
		}
		parent := parents[w]
		semi := parent
		n := pre[w]
		for _, p := range pred[start[n]:start[n+1]] {
			v := preNum[p]
			if v > w {
				graphEval(forest, v, w, path)
				v = forest[v].best
			}
			if v < semi && v > 0 {
				semi = v
			}
		}
		forest[w] = graphLink{ancestor: parent, label: w, best: semi}
		if semi == parent || semi == 1 {
			dom[w] = semi // nothing is in between, or nothing can be above
		} else {
			next[w] = bucket[semi]
			bucket[semi] = w
		}
	}

	idom := graphResize(&d.Idom, len(o.Num))
	if len(o.RPO) < len(idom) {
		graphNone(idom)
	}
	if k > 1 {
		idom[pre[1]] = -1
	}
	for w := 2; w < k; w++ {
		to := dom[w]
		if to < 0 {
			to = dom[^to]
			dom[w] = to
		}
		idom[pre[w]] = pre[to]
	}
	d.number(o, s)
}

// graphEval compresses the path from v, which is linked, to the root of its
// tree, the first node not above w. Then v's label is the node with the lowest
// semidominator on that path without the root. path is working memory.
func graphEval(forest []graphLink, v, w int32, path []int32) {
	n := 0
	for forest[v].ancestor > w {
		path[n] = v
		n++
		v = forest[v].ancestor
	}
	above := &forest[v]
	for n--; n >= 0; n-- {
		f := &forest[path[n]]
		if above.best < f.best {
			f.best, f.label = above.best, above.label
		}
		f.ancestor = above.ancestor
		above = f
	}
}

// number derives depths and the preorder of the tree from Idom. A dominator
// precedes what it dominates in reverse postorder, so two sweeps do it.
func (d *DomTree) number(o *Order, s *Scratch) {
	n := len(o.Num)
	idom := d.Idom
	depth := graphResize(&d.Depth, n)
	spans := graphResize(&d.spans, n)
	nodes := graphResize(&d.nodes, len(o.RPO))
	if len(o.RPO) < n {
		graphNone(depth)
		clear(spans)
	}
	if len(o.RPO) == 0 {
		return
	}
	entry, rest := o.RPO[0], o.RPO[1:]
	below := graphResize(&s.below, n) // number of nodes below each in the tree
	clear(below)
	s.poll(0)
	for _, v := range slices.Backward(rest) {
		below[idom[v]] += below[v] + 1
	}
	// While children are still placed, end is where the next one goes.
	depth[entry], spans[entry], nodes[0] = 0, graphSpan{0, 1}, entry
	for _, v := range rest {
		p := idom[v]
		at := spans[p].end
		spans[p].end = at + below[v] + 1
		spans[v] = graphSpan{at, at + 1}
		depth[v] = depth[p] + 1
		nodes[at] = v
	}
}

// ComputePost makes d the postdominator tree of g and replaces what d held.
// preds is the transpose of g, o its order; s may be nil.
//
// The tree has g.Len()+1 nodes. Its root, node g.Len(), is the virtual exit of
// Graph.WithExit, so every reachable node has an immediate postdominator, also
// in an infinite loop. Unreachable nodes of g have none. Complexity is that of
// Compute.
func (d *DomTree) ComputePost(g, preds *Graph, o *Order, s *Scratch) {
	if s == nil {
		s = new(Scratch)
	}
	s.poll(0)
	g.WithExit(&s.exit, preds, o, s)
	s.poll(0)
	s.exit.Transpose(&s.rev)
	s.exitSearch.Compute(&s.rev, int32(g.Len()), s)
	d.Compute(&s.exit, &s.exitSearch, s)
}

// Dominates says whether every path from the entry to b leads through a. A
// reachable node dominates itself; an unreachable one neither dominates nor is
// dominated. Constant time.
func (d *DomTree) Dominates(a, b int32) bool {
	sa, sb := d.spans[a], d.spans[b]
	return sa.first <= sb.first && sb.end <= sa.end && sb.first < sb.end
}

// Dominated returns the nodes that a dominates, a first, each after its
// immediate dominator, and nothing for an unreachable node. The slice belongs
// to d. Constant time.
func (d *DomTree) Dominated(a int32) []int32 {
	return d.nodes[d.spans[a].first:d.spans[a].end]
}

// Children yields the nodes whose immediate dominator is a, in reverse
// postorder.
func (d *DomTree) Children(a int32) iter.Seq[int32] {
	return func(yield func(int32) bool) {
		end := d.spans[a].end
		for i := d.spans[a].first + 1; i < end; i = d.spans[d.nodes[i]].end {
			if !yield(d.nodes[i]) {
				return
			}
		}
	}
}
