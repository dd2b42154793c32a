package cfg

// Graphs of fixed shape for tests and benchmarks, node 0 the entry. They have
// no self edges and no parallel edges, because the peer that they are compared
// with has none.

// graphLinear is 0 -> 1 -> ... -> n-1.
func graphLinear(n int) *Graph {
	g := new(Graph)
	for i := range int32(n) - 1 {
		g.Append(i + 1)
	}
	g.Append()
	return g
}

// graphForwardBack is a line where all nodes have an edge back too, in turn to
// their predecessor, to the node halfway and to the second node.
func graphForwardBack(n int) *Graph {
	g := new(Graph)
	for i := range int32(n) {
		back := []int32{i - 1, i / 2, 1}[i%3]
		switch last := i == int32(n)-1; {
		case i < 4 && last:
			g.Append()
		case i < 4:
			g.Append(i + 1)
		case last:
			g.Append(back)
		default:
			g.Append(back, i+1)
		}
	}
	return g
}

// graphManyPreds is a line where each node also jumps to the last one.
func graphManyPreds(n int) *Graph {
	g := new(Graph)
	last := int32(n) - 1
	for i := range last {
		if i+1 < last {
			g.Append(last, i+1)
		} else {
			g.Append(last)
		}
	}
	g.Append()
	return g
}

// graphFan is a table jump to n-2 nodes which meet in the last one.
func graphFan(n int) *Graph {
	g := new(Graph)
	last := int32(n) - 1
	var table []int32
	for i := int32(1); i < last; i++ {
		table = append(table, i)
	}
	g.Append(table...)
	for range table {
		g.Append(last)
	}
	g.Append()
	return g
}

// graphNest is k = (n-1)/2 loops, each nested in the one before: headers
// 0..k-1, latches k..2k-1 from the innermost outwards, and an exit. A latch goes
// back to its header or out to the next latch.
func graphNest(n int) *Graph {
	g := new(Graph)
	k := int32(n-1) / 2
	for h := range k {
		g.Append(h + 1)
	}
	for l := range k {
		g.Append(k-1-l, k+l+1)
	}
	g.Append()
	return g
}

// graphContinues is k = (n-2)/2 loops, each nested in the one before: headers
// 0..k-1, a table jump k, latches k+1..2k from the outermost inwards, and an exit.
// The table jump, in all loops, continues any of them or leaves all.
func graphContinues(n int) *Graph {
	g := new(Graph)
	k := int32(n-2) / 2
	for h := range k {
		g.Append(h + 1)
	}
	var table []int32
	for l := range k + 1 {
		table = append(table, k+1+l)
	}
	g.Append(table...)
	for h := range k {
		g.Append(h)
	}
	g.Append()
	return g
}

// graphLadder is two rails with rungs in both directions: pairs of nodes, each
// node with an edge to the other one and to its place in the next pair. 0 is
// the immediate dominator of all.
func graphLadder(n int) *Graph {
	g := new(Graph)
	n = (n-1)/2*2 + 1
	g.Append(1, 2)
	for i := int32(1); i < int32(n); i++ {
		other := i + 1
		if i%2 == 0 {
			other = i - 1
		}
		if i+2 < int32(n) {
			g.Append(other, i+2)
		} else {
			g.Append(other)
		}
	}
	return g
}

// graphDiamonds is a line of diamonds.
func graphDiamonds(n int) *Graph {
	g := new(Graph)
	k := (int32(n) - 1) / 3
	for i := range k {
		g.Append(3*i+1, 3*i+2)
		g.Append(3*i + 3)
		g.Append(3*i + 3)
	}
	g.Append()
	return g
}

// graphTwoSwitches is a chain of n/2 nodes and a table jump at each of its
// ends to the same targets: what makes semi-NCA quadratic.
func graphTwoSwitches(n int) *Graph {
	g := new(Graph)
	k := int32(n / 2)
	var table []int32
	for i := k; i < int32(n); i++ {
		table = append(table, i)
	}
	g.Append(append(append([]int32{}, table...), 1)...)
	for i := int32(1); i < k-1; i++ {
		g.Append(i + 1)
	}
	g.Append(table...)
	for range table {
		g.Append()
	}
	return g
}

var graphShapes = []struct {
	name string
	make func(n int) *Graph
}{
	{"linear", graphLinear},
	{"forward-back", graphForwardBack},
	{"many-predecessors", graphManyPreds},
	{"fan", graphFan},
	{"nest", graphNest},
	{"continues", graphContinues},
	{"ladder", graphLadder},
	{"diamonds", graphDiamonds},
	{"two-switches", graphTwoSwitches},
}
