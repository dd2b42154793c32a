package cfg

import (
	"fmt"
	"slices"
	"testing"

	"gonum.org/v1/gonum/graph"
	"gonum.org/v1/gonum/graph/flow"
	"gonum.org/v1/gonum/graph/iterator"
	"gonum.org/v1/gonum/graph/simple"
)

// graphPeer is a graph of gonum's over slices: the cheapest one that its
// dominator functions can be given.
type graphPeer struct {
	nodes []graph.Node
	succs [][]graph.Node
}

func (p *graphPeer) Node(id int64) graph.Node { return p.nodes[id] }
func (p *graphPeer) Nodes() graph.Nodes       { return iterator.NewOrderedNodes(p.nodes) }
func (p *graphPeer) From(id int64) graph.Nodes {
	if len(p.succs[id]) == 0 {
		return graph.Empty
	}
	return iterator.NewOrderedNodes(p.succs[id])
}

func (p *graphPeer) To(id int64) graph.Nodes {
	var preds []graph.Node
	for n, succs := range p.succs {
		if slices.Contains(succs, p.nodes[id]) {
			preds = append(preds, p.nodes[n])
		}
	}
	return iterator.NewOrderedNodes(preds)
}

func (p *graphPeer) HasEdgeFromTo(u, v int64) bool { return slices.Contains(p.succs[u], p.nodes[v]) }
func (p *graphPeer) HasEdgeBetween(u, v int64) bool {
	return p.HasEdgeFromTo(u, v) || p.HasEdgeFromTo(v, u)
}
func (p *graphPeer) Edge(u, v int64) graph.Edge { return simple.Edge{F: p.nodes[u], T: p.nodes[v]} }
func graphPeerOf(g *Graph) *graphPeer {
	p := new(graphPeer)
	for n := range g.Len() {
		p.nodes = append(p.nodes, simple.Node(n))
	}
	for n := range g.Len() {
		var succs []graph.Node
		for _, t := range g.Succs(int32(n)) {
			succs = append(succs, p.nodes[t])
		}
		p.succs = append(p.succs, succs)
	}
	return p
}

func graphSimpleOf(g *Graph) *simple.DirectedGraph {
	p := simple.NewDirectedGraph()
	for n := range g.Len() {
		p.AddNode(simple.Node(n))
	}
	for n := range g.Len() {
		for _, t := range g.Succs(int32(n)) {
			p.SetEdge(simple.Edge{F: simple.Node(n), T: simple.Node(t)})
		}
	}
	return p
}

// graphDominators is what is compared: from the successors of each node to the
// finished dominator tree, the graph's own construction included.
func graphDominators(from *Graph, g *Graph, f *graphFacts) {
	g.Reset()
	for n := range int32(from.Len()) {
		g.Append(from.Succs(n)...)
	}
	g.Transpose(&f.preds)
	f.order.Compute(g, 0, &f.s)
	f.dom.Compute(&f.preds, &f.order, &f.s)
}

// BenchmarkGraphDominators compares with gonum's two algorithms, each on
// gonum's own graph and on one over slices, both built beforehand.
//
// "reuse" has its memory from the iteration before, as in an editor; "fresh"
// allocates everything, as gonum does. The line "times-faster" divides the
// better of gonum's two by them, for gonum's graph and for the one over slices.
//
//	go test -run '^$' -bench GraphDominators -benchmem ./cfg
func BenchmarkGraphDominators(b *testing.B) {
	for _, shape := range graphShapes {
		for _, n := range []int{1_000, 10_000, 100_000} {
			b.Run(fmt.Sprintf("%s/%d", shape.name, n), func(b *testing.B) {
				from := shape.make(n)
				times := map[string]float64{}
				measure := func(name string, f func()) {
					b.Run(name, func(b *testing.B) {
						b.ReportAllocs()
						for b.Loop() {
							f()
						}
						times[name] = float64(b.Elapsed()) / float64(b.N)
					})
				}
				var g Graph
				var f graphFacts
				graphDominators(from, &g, &f)
				measure("reuse", func() { graphDominators(from, &g, &f) })
				measure("fresh", func() { graphDominators(from, new(Graph), new(graphFacts)) })
				own, peer := graphSimpleOf(from), graphPeerOf(from)
				measure("gonum-lt", func() { flow.Dominators(simple.Node(0), own) })
				measure("gonum-slt", func() { flow.DominatorsSLT(simple.Node(0), own) })
				measure("gonum-slices-lt", func() { flow.Dominators(peer.nodes[0], peer) })
				measure("gonum-slices-slt", func() { flow.DominatorsSLT(peer.nodes[0], peer) })
				best := min(times["gonum-lt"], times["gonum-slt"])
				bestSlices := min(times["gonum-slices-lt"], times["gonum-slices-slt"])
				if len(times) < 6 {
					return // -bench chose only some of them
				}
				b.Run("times-faster", func(b *testing.B) {
					for b.Loop() {
					}
					b.ReportMetric(0, "ns/op")
					b.ReportMetric(best/times["reuse"], "x-gonum")
					b.ReportMetric(best/times["fresh"], "x-gonum-fresh")
					b.ReportMetric(bestSlices/times["reuse"], "x-slices")
					b.ReportMetric(bestSlices/times["fresh"], "x-slices-fresh")
				})
			})
		}
	}
}

// BenchmarkGraphFacts is all that is computed after an edit: predecessors,
// order, dominators, postdominators and loops.
//
//	go test -run '^$' -bench GraphFacts -benchmem ./cfg
func BenchmarkGraphFacts(b *testing.B) {
	for _, shape := range graphShapes {
		for _, n := range []int{1_000, 10_000, 100_000} {
			g := shape.make(n)
			b.Run(fmt.Sprintf("%s/%d", shape.name, n), func(b *testing.B) {
				var f graphFacts
				f.compute(g, 0)
				b.ReportAllocs()
				for b.Loop() {
					f.compute(g, 0)
				}
			})
		}
	}
}

// The peer of the benchmark computes the same trees.
func TestGraphPeer(t *testing.T) {
	for _, shape := range graphShapes {
		g := shape.make(500)
		var f graphFacts
		f.compute(g, 0)
		own, peer := graphSimpleOf(g), graphPeerOf(g)
		for name, tree := range map[string]flow.DominatorTree{
			"lt":         flow.Dominators(simple.Node(0), own),
			"slt":        flow.DominatorsSLT(simple.Node(0), own),
			"slices lt":  flow.Dominators(peer.nodes[0], peer),
			"slices slt": flow.DominatorsSLT(peer.nodes[0], peer),
		} {
			for n, want := range f.dom.Idom {
				got := int32(-1)
				if d := tree.DominatorOf(int64(n)); d != nil {
					got = int32(d.ID())
				}
				if got != want {
					t.Errorf("%s, %s: idom of %d is %d, want %d", shape.name, name, n, got, want)
				}
			}
		}
	}
}
