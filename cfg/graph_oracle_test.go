package cfg

import (
	"fmt"
	"slices"
	"testing"
)

// graphFacts is every result of the kernel for one graph, with its memory.
type graphFacts struct {
	preds Graph
	order Order
	dom   DomTree
	post  DomTree
	loops LoopForest
	s     Scratch
}

func (f *graphFacts) compute(g *Graph, entry int32) {
	g.Transpose(&f.preds)
	f.order.Compute(g, entry, &f.s)
	f.dom.Compute(&f.preds, &f.order, &f.s)
	f.post.ComputePost(g, &f.preds, &f.order, &f.s)
	f.loops.Compute(&f.preds, &f.order, &f.dom, &f.s)
}

// The slow obvious algorithms.

// graphNaiveRPO is the recursive variant of the search: the last successor is
// searched first.
func graphNaiveRPO(g *Graph, entry int32) []int32 {
	seen := make([]bool, g.Len())
	var post []int32
	var visit func(n int32)
	visit = func(n int32) {
		seen[n] = true
		for _, t := range slices.Backward(g.Succs(n)) {
			if !seen[t] {
				visit(t)
			}
		}
		post = append(post, n)
	}
	if g.Len() > 0 {
		visit(entry)
	}
	slices.Reverse(post)
	return post
}

// graphNaiveReach says what from reaches in g without entering the node
// without, -1 for none.
func graphNaiveReach(g *Graph, from, without int32) []bool {
	seen := make([]bool, g.Len())
	if from == without || len(seen) == 0 {
		return seen
	}
	seen[from] = true
	work := []int32{from}
	for len(work) > 0 {
		n := work[0]
		work = work[1:]
		for _, t := range g.Succs(n) {
			if t != without && !seen[t] {
				seen[t] = true
				work = append(work, t)
			}
		}
	}
	return seen
}

// graphNaiveDominates returns dom[a][b]: removing a makes b unreachable.
func graphNaiveDominates(g *Graph, entry int32) [][]bool {
	all := graphNaiveReach(g, entry, -1)
	dom := make([][]bool, g.Len())
	for a := range dom {
		dom[a] = make([]bool, g.Len())
		if !all[a] {
			continue
		}
		rest := graphNaiveReach(g, entry, int32(a))
		for b := range dom[a] {
			dom[a][b] = all[b] && !rest[b]
		}
	}
	return dom
}

// graphNaiveIdom picks the strict dominator that all strict dominators
// dominate.
func graphNaiveIdom(dom [][]bool) []int32 {
	idom := make([]int32, len(dom))
	for b := range idom {
		idom[b] = -1
		for a := range dom {
			if a != b && dom[a][b] && (idom[b] < 0 || dom[idom[b]][a]) {
				idom[b] = int32(a)
			}
		}
	}
	return idom
}

// graphCHK is the iterative algorithm of Cooper, Harvey and Kennedy, the one
// the seed page found in the binary.
func graphCHK(g *Graph, entry int32) []int32 {
	rpo := graphNaiveRPO(g, entry)
	num := make([]int, g.Len())
	preds := make([][]int32, g.Len())
	idom := make([]int32, g.Len())
	for i := range idom {
		idom[i] = -1
	}
	for i, n := range rpo {
		num[n] = i
		for _, t := range g.Succs(n) {
			preds[t] = append(preds[t], n)
		}
	}
	if len(rpo) == 0 {
		return idom
	}
	idom[entry] = entry
	for changed := true; changed; {
		changed = false
		for _, n := range rpo[1:] {
			to := int32(-1)
			for _, p := range preds[n] {
				switch {
				case idom[p] < 0:
				case to < 0:
					to = p
				default:
					for to != p {
						for num[to] > num[p] {
							to = idom[to]
						}
						for num[p] > num[to] {
							p = idom[p]
						}
					}
				}
			}
			if idom[n] != to {
				idom[n] = to
				changed = true
			}
		}
	}
	idom[entry] = -1
	return idom
}

// graphNaiveExit is WithExit from its definition.
func graphNaiveExit(g *Graph, entry int32) *Graph {
	n := int32(g.Len())
	if n == 0 {
		return MakeGraph(1, nil)
	}
	rpo := graphNaiveRPO(g, entry)
	reach := make([][]bool, n)
	for v := range n {
		reach[v] = graphNaiveReach(g, v, -1)
	}
	var arcs []Arc
	for i, v := range rpo {
		for _, t := range g.Succs(v) {
			arcs = append(arcs, Arc{v, t})
		}
		leaves := true // v is the last of a region without a way out
		for t := range n {
			if reach[v][t] && (!reach[t][v] || slices.Contains(rpo[i+1:], t)) {
				leaves = false
			}
		}
		if leaves {
			arcs = append(arcs, Arc{v, n})
		}
	}
	return MakeGraph(int(n)+1, arcs)
}

// graphNaivePost returns the postdominance relation and immediate
// postdominators of g with its virtual exit.
func graphNaivePost(g *Graph, entry int32) ([][]bool, []int32) {
	exit := graphNaiveExit(g, entry)
	var turned []Arc
	for n := range int32(exit.Len()) {
		for _, t := range exit.Succs(n) {
			turned = append(turned, Arc{t, n})
		}
	}
	dom := graphNaiveDominates(MakeGraph(exit.Len(), turned), int32(g.Len()))
	return dom, graphNaiveIdom(dom)
}

type graphNaiveLoop struct {
	header  int32
	latches []int32
	body    map[int32]bool
}

// graphNaiveLoops returns the loops by number of their header, and the
// irreducible back edges in the order of the edges.
func graphNaiveLoops(g *Graph, entry int32) (loops []*graphNaiveLoop, irreducible []Arc) {
	dom := graphNaiveDominates(g, entry)
	rpo := graphNaiveRPO(g, entry)
	for i, h := range rpo {
		l := &graphNaiveLoop{header: h, body: map[int32]bool{h: true}}
		for n := range int32(g.Len()) {
			if !slices.Contains(g.Succs(n), h) || slices.Index(rpo, n) < i {
				continue
			}
			if !dom[h][n] {
				irreducible = append(irreducible, Arc{n, h})
				continue
			}
			l.latches = append(l.latches, n)
			for _, v := range rpo {
				if v != h && graphNaiveReach(g, v, h)[n] {
					l.body[v] = true
				}
			}
		}
		if len(l.latches) > 0 {
			loops = append(loops, l)
		}
	}
	return loops, irreducible
}

// graphCheck compares every fact of g with the slow algorithms.
func graphCheck(t testing.TB, g *Graph, entry int32) {
	t.Helper()
	var f graphFacts
	f.compute(g, entry)
	if err := graphVerify(g, entry, &f); err != nil {
		t.Fatalf("%v\nentry %d, graph %s", err, entry, graphText(g))
	}
}

func graphVerify(g *Graph, entry int32, f *graphFacts) error {
	n := int32(g.Len())
	for v := range n {
		var want []int32
		for p := range n {
			for _, t := range g.Succs(p) {
				if t == v {
					want = append(want, p)
				}
			}
		}
		if !slices.Equal(f.preds.Succs(v), want) {
			return fmt.Errorf("predecessors of %d: %v, want %v", v, f.preds.Succs(v), want)
		}
	}
	if err := graphVerifyOrder(g, entry, &f.order); err != nil {
		return err
	}
	naive := graphNaiveDominates(g, entry)
	idom := graphNaiveIdom(naive)
	if chk := graphCHK(g, entry); !slices.Equal(chk, idom) {
		return fmt.Errorf("the two oracles differ: %v and %v", chk, idom)
	}
	if err := graphVerifyTree(&f.dom, naive, idom); err != nil {
		return fmt.Errorf("dominators: %w", err)
	}
	naive, idom = graphNaivePost(g, entry)
	if err := graphVerifyTree(&f.post, naive, idom); err != nil {
		return fmt.Errorf("postdominators: %w", err)
	}
	for _, v := range f.order.RPO {
		if f.post.Idom[v] < 0 {
			return fmt.Errorf("%d has no postdominator", v)
		}
	}
	return graphVerifyLoops(g, entry, &f.loops)
}

func graphVerifyOrder(g *Graph, entry int32, o *Order) error {
	want := graphNaiveRPO(g, entry)
	if !slices.Equal(o.RPO, want) {
		return fmt.Errorf("RPO %v, want %v", o.RPO, want)
	}
	for v := range int32(g.Len()) {
		if got, want := int(o.Num[v]), slices.Index(want, v); got != want {
			return fmt.Errorf("number of %d is %d, want %d", v, got, want)
		}
		if o.Reachable(v) != (o.Num[v] >= 0) {
			return fmt.Errorf("reachable(%d) is %t", v, o.Reachable(v))
		}
	}
	for _, v := range o.RPO {
		for _, t := range g.Succs(v) {
			if !graphNaiveReach(g, t, -1)[v] && o.Num[v] >= o.Num[t] {
				return fmt.Errorf("%d -> %d is in no cycle and goes from %d to %d", v, t, o.Num[v], o.Num[t])
			}
		}
	}
	return nil
}

func graphVerifyTree(d *DomTree, naive [][]bool, idom []int32) error {
	if !slices.Equal(d.Idom, idom) {
		return fmt.Errorf("idom %v, want %v", d.Idom, idom)
	}
	for b := range int32(len(idom)) {
		depth := int32(-1)
		children := map[int32]bool{}
		for a := range int32(len(idom)) {
			if naive[a][b] {
				depth++
			}
			if idom[a] == b {
				children[a] = true
			}
			// The chain of immediate dominators from b says it once more.
			chain := naive[b][b] && a == b
			for c := idom[b]; c >= 0; c = idom[c] {
				chain = chain || c == a
			}
			if got := d.Dominates(a, b); got != naive[a][b] || got != chain {
				return fmt.Errorf("dominates(%d, %d) is %t; removing it says %t, the chain says %t", a, b, got, naive[a][b], chain)
			}
		}
		if d.Depth[b] != depth {
			return fmt.Errorf("depth of %d is %d, want %d", b, d.Depth[b], depth)
		}
		for c := range d.Children(b) {
			if !children[c] {
				return fmt.Errorf("children of %d have %d", b, c)
			}
			delete(children, c)
		}
		if len(children) > 0 {
			return fmt.Errorf("children of %d lack %v", b, children)
		}
		seen := map[int32]bool{}
		for i, v := range d.Dominated(b) {
			if (i == 0) != (v == b) || i > 0 && !seen[d.Idom[v]] || !naive[b][v] {
				return fmt.Errorf("%d does not belong here in what %d dominates: %v", v, b, d.Dominated(b))
			}
			seen[v] = true
		}
		for v := range naive[b] {
			if naive[b][v] != seen[int32(v)] {
				return fmt.Errorf("%d is missing from what %d dominates: %v", v, b, d.Dominated(b))
			}
		}
	}
	return nil
}

func graphVerifyLoops(g *Graph, entry int32, f *LoopForest) error {
	naive, irreducible := graphNaiveLoops(g, entry)
	if !slices.Equal(f.Irreducible, irreducible) {
		return fmt.Errorf("irreducible edges %v, want %v", f.Irreducible, irreducible)
	}
	if len(f.Loops) != len(naive) {
		return fmt.Errorf("%d loops, want %d", len(f.Loops), len(naive))
	}
	byHeader := map[int32]int32{}
	for i, l := range f.Loops {
		byHeader[l.Header] = int32(i)
		if l.Parent >= int32(i) {
			return fmt.Errorf("loop %d comes before its parent %d", i, l.Parent)
		}
	}
	for n := range int32(g.Len()) {
		_, header := byHeader[n]
		if f.IsHeader(n) != header {
			return fmt.Errorf("header(%d) is %t", n, f.IsHeader(n))
		}
		in := -1
		for i, l := range naive {
			if l.body[n] && (in < 0 || len(l.body) < len(naive[in].body)) {
				in = i
			}
		}
		want := int32(-1)
		if in >= 0 {
			want = byHeader[naive[in].header]
		}
		if f.LoopOf[n] != want {
			return fmt.Errorf("innermost loop of %d is %d, want %d", n, f.LoopOf[n], want)
		}
	}
	for _, want := range naive {
		i, ok := byHeader[want.header]
		if !ok {
			return fmt.Errorf("no loop with header %d", want.header)
		}
		if err := graphVerifyLoop(g, f, i, want, naive); err != nil {
			return fmt.Errorf("loop %d with header %d: %w", i, want.header, err)
		}
	}
	return nil
}

func graphVerifyLoop(g *Graph, f *LoopForest, i int32, want *graphNaiveLoop, all []*graphNaiveLoop) error {
	l := &f.Loops[i]
	if !slices.Equal(l.Latches, want.latches) {
		return fmt.Errorf("latches %v, want %v", l.Latches, want.latches)
	}
	depth, parent := int32(0), int32(-1)
	var outer *graphNaiveLoop
	for _, other := range all {
		if !other.body[want.header] {
			continue
		}
		depth++
		if other != want && (outer == nil || len(other.body) < len(outer.body)) {
			outer = other
			parent = graphLoopAt(f, other.header)
		}
	}
	if l.Depth != depth || l.Parent != parent {
		return fmt.Errorf("depth %d, parent %d, want %d, %d", l.Depth, l.Parent, depth, parent)
	}
	for _, other := range all {
		j := graphLoopAt(f, other.header)
		if got, want := f.Encloses(i, j), want.body[other.header]; got != want {
			return fmt.Errorf("encloses loop %d is %t", j, got)
		}
	}
	body := slices.Clone(f.Body(i))
	if len(body) == 0 || body[0] != want.header {
		return fmt.Errorf("body %v does not start with the header", body)
	}
	var exits []Arc
	for _, n := range body {
		for _, t := range g.Succs(n) {
			if !want.body[t] {
				exits = append(exits, Arc{n, t})
			}
		}
	}
	if got := f.Exits(g, i, nil); !slices.Equal(got, exits) {
		return fmt.Errorf("exits %v, want %v", got, exits)
	}
	slices.Sort(body)
	for n := range int32(g.Len()) {
		if f.Contains(i, n) != want.body[n] {
			return fmt.Errorf("contains(%d) is %t", n, f.Contains(i, n))
		}
		if _, in := slices.BinarySearch(body, n); in != want.body[n] {
			return fmt.Errorf("node %d in the body is %t", n, in)
		}
	}
	if len(body) != len(want.body) {
		return fmt.Errorf("body %v has a node twice", body)
	}
	return nil
}

func graphLoopAt(f *LoopForest, header int32) int32 {
	return int32(slices.IndexFunc(f.Loops, func(l Loop) bool { return l.Header == header }))
}
