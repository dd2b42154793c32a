package cfg

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// graphParse reads a graph such as "0:1,3 1:2 2:1,3 3:", a node and its
// successors in each word, in the order of the nodes.
func graphParse(t *testing.T, text string) *Graph {
	t.Helper()
	g := new(Graph)
	for i, word := range strings.Fields(text) {
		node, list, _ := strings.Cut(word, ":")
		if node != strconv.Itoa(i) {
			t.Fatalf("node %s in place %d of %q", node, i, text)
		}
		var succs []int32
		for s := range strings.SplitSeq(list, ",") {
			if s == "" {
				continue
			}
			n, err := strconv.Atoi(s)
			if err != nil {
				t.Fatal(err)
			}
			succs = append(succs, int32(n))
		}
		g.Append(succs...)
	}
	return g
}

// graphText is the inverse of graphParse.
func graphText(g *Graph) string {
	var b strings.Builder
	for n := range int32(g.Len()) {
		fmt.Fprintf(&b, " %d:", n)
		for i, t := range g.Succs(n) {
			if i > 0 {
				b.WriteByte(',')
			}
			fmt.Fprint(&b, t)
		}
	}
	return strings.TrimSpace(b.String())
}

// graphLoopText is "header<latches{body}depth/parent" for each loop.
func graphLoopText(f *LoopForest) string {
	var words []string
	join := func(s []int32) string { return strings.Trim(strings.ReplaceAll(fmt.Sprint(s), " ", ","), "[]") }
	for i, l := range f.Loops {
		words = append(words, fmt.Sprintf("%d<%s{%s}%d/%d", l.Header, join(l.Latches), join(f.Body(int32(i))), l.Depth, l.Parent))
	}
	return strings.Join(words, " ")
}

func TestGraphFacts(t *testing.T) {
	for _, test := range []struct {
		name, graph string
		rpo         string
		idom, post  string // post includes the virtual exit, the last node
		loops       string
		irreducible string
	}{
		{
			name: "no nodes", graph: "",
			rpo: "[]", idom: "[]", post: "[-1]", irreducible: "[]",
		}, {
			name: "one node", graph: "0:",
			rpo: "[0]", idom: "[-1]", post: "[1 -1]", irreducible: "[]",
		}, {
			name:  "the seed page's dump", // order [0, 1, 3, 2], back edge bix2 -> bix1
			graph: "0:1 1:3,2 2:1 3:",
			rpo:   "[0 1 3 2]", idom: "[-1 0 1 1]", post: "[1 3 1 4 -1]",
			loops: "1<2{1,2}1/-1", irreducible: "[]",
		}, {
			name:  "the seed page's drawing",
			graph: "0:1,3 1:2 2:1,3 3:",
			rpo:   "[0 1 2 3]", idom: "[-1 0 1 0]", post: "[3 2 3 4 -1]",
			loops: "1<2{1,2}1/-1", irreducible: "[]",
		}, {
			name:  "diamond: the taken side comes first",
			graph: "0:2,1 1:3 2:3 3:",
			rpo:   "[0 2 1 3]", idom: "[-1 0 0 0]", post: "[3 3 3 4 -1]", irreducible: "[]",
		}, {
			name:  "a table with duplicates and a target that another one falls into",
			graph: "0:1,2,1,3,2 1:2 2:3 3:",
			rpo:   "[0 1 2 3]", idom: "[-1 0 0 0]", post: "[3 2 3 4 -1]", irreducible: "[]",
		}, {
			name:  "pushed before and expanded below: a duplicate on the stack",
			graph: "0:1,2 1: 2:3 3:1",
			rpo:   "[0 2 3 1]", idom: "[-1 0 0 2]", post: "[1 4 3 1 -1]", irreducible: "[]",
		}, {
			name:  "unreachable nodes have no facts and do not disturb",
			graph: "0:2 1:2,0,1 2: 3:3",
			rpo:   "[0 2]", idom: "[-1 -1 0 -1]", post: "[2 -1 4 -1 -1]", irreducible: "[]",
		}, {
			name:  "self loop, both edges",
			graph: "0:1 1:1,1,2 2:",
			rpo:   "[0 1 2]", idom: "[-1 0 1]", post: "[1 2 3 -1]",
			loops: "1<1{1}1/-1", irreducible: "[]",
		}, {
			name:  "two back edges to one header are one loop",
			graph: "0:1 1:2,3 2:1 3:1,4 4:",
			rpo:   "[0 1 2 3 4]", idom: "[-1 0 1 1 3]", post: "[1 3 1 4 5 -1]",
			loops: "1<2,3{1,2,3}1/-1", irreducible: "[]",
		}, {
			name:  "a nest and a neighbour",
			graph: "0:1 1:2 2:2,3 3:1,4 4:5 5:4,6 6:",
			rpo:   "[0 1 2 3 4 5 6]", idom: "[-1 0 1 2 3 4 5]", post: "[1 2 3 4 5 6 7 -1]",
			loops: "1<3{1,3,2}1/-1 2<2{2}2/0 4<5{4,5}1/-1", irreducible: "[]",
		}, {
			name:  "reverse postorder interleaves loops, their bodies do not",
			graph: "0:1 1:4,2 2:3 3:2,1 4:4,5 5:",
			rpo:   "[0 1 4 5 2 3]", idom: "[-1 0 1 2 1 4]", post: "[1 4 3 1 5 6 -1]",
			loops: "1<3{1,2,3}1/-1 2<3{2,3}2/0 4<4{4}1/-1", irreducible: "[]",
		}, {
			name:  "a cycle with two entries makes no loop",
			graph: "0:1,2 1:2 2:1,3 3:",
			rpo:   "[0 2 1 3]", idom: "[-1 0 0 2]", post: "[2 2 3 4 -1]",
			irreducible: "[{1 2}]",
		}, {
			name:  "a cycle with two entries in a loop",
			graph: "0:1 1:2,3 2:3 3:2,4 4:1,5 5:",
			rpo:   "[0 1 3 2 4 5]", idom: "[-1 0 1 1 3 4]", post: "[1 3 3 4 5 6 -1]",
			loops: "1<4{1,3,2,4}1/-1", irreducible: "[{2 3}]",
		}, {
			name:  "infinite loop: its last node stands for the exit",
			graph: "0:1,5 1:2,3 2:4 3:4 4:1 5:",
			rpo:   "[0 1 2 3 4 5]", idom: "[-1 0 1 1 1 0]", post: "[6 4 4 4 6 6 -1]",
			loops: "1<4{1,2,3,4}1/-1", irreducible: "[]",
		}, {
			name:  "two infinite loops, one after a loop that ends",
			graph: "0:0,1,2 1:1 2:3 3:2",
			rpo:   "[0 1 2 3]", idom: "[-1 0 0 2]", post: "[4 4 3 4 -1]",
			loops: "0<0{0}1/-1 1<1{1}1/-1 2<3{2,3}1/-1", irreducible: "[]",
		}, {
			name:  "the entry is a header",
			graph: "0:1 1:0,2 2:",
			rpo:   "[0 1 2]", idom: "[-1 0 1]", post: "[1 2 3 -1]",
			loops: "0<1{0,1}1/-1", irreducible: "[]",
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := graphParse(t, test.graph)
			var f graphFacts
			f.compute(g, 0)
			for _, fact := range []struct{ name, got, want string }{
				{"RPO", fmt.Sprint(f.order.RPO), test.rpo},
				{"idom", fmt.Sprint(f.dom.Idom), test.idom},
				{"ipdom", fmt.Sprint(f.post.Idom), test.post},
				{"loops", graphLoopText(&f.loops), test.loops},
				{"irreducible", fmt.Sprint(f.loops.Irreducible), test.irreducible},
			} {
				if fact.got != fact.want {
					t.Errorf("%s %s, want %s", fact.name, fact.got, fact.want)
				}
			}
			graphCheck(t, g, 0)
			graphCheckNoScratch(t, g, &f)
		})
	}
}

// graphCheckNoScratch computes without a Scratch what f was computed with one.
func graphCheckNoScratch(t *testing.T, g *Graph, f *graphFacts) {
	var o Order
	var dom, post DomTree
	var loops LoopForest
	var exit Graph
	o.Compute(g, 0, nil)
	dom.Compute(&f.preds, &o, nil)
	post.ComputePost(g, &f.preds, &o, nil)
	loops.Compute(&f.preds, &o, &dom, nil)
	g.WithExit(&exit, &f.preds, &o, nil)
	if !slices.Equal(o.RPO, f.order.RPO) || !slices.Equal(dom.Idom, f.dom.Idom) || !slices.Equal(post.Idom, f.post.Idom) {
		t.Errorf("RPO %v, idom %v, ipdom %v without scratch", o.RPO, dom.Idom, post.Idom)
	}
	if got, want := graphLoopText(&loops), graphLoopText(&f.loops); got != want {
		t.Errorf("loops %s without scratch, want %s", got, want)
	}
	if got, want := graphText(&exit), graphText(graphNaiveExit(g, 0)); got != want {
		t.Errorf("with exit %s, want %s", got, want)
	}
}

func TestDomTreeChildren(t *testing.T) {
	var f graphFacts
	f.compute(graphParse(t, "0:3,4 1: 2: 3:2,1,4 4: 5:"), 0)
	var children []int32
	for c := range f.dom.Children(3) {
		children = append(children, c)
	}
	if want := []int32{2, 1}; !slices.Equal(children, want) {
		t.Errorf("children of 3 %v, want %v in reverse postorder", children, want)
	}
	for c := range f.dom.Children(0) {
		if c != 3 {
			t.Errorf("the first child of 0 is %d, want 3", c)
		}
		break
	}
	for c := range f.dom.Children(5) {
		t.Errorf("the unreachable node has child %d", c)
	}
	if got, want := fmt.Sprint(f.dom.Dominated(3), f.dom.Dominated(5)), "[3 2 1] []"; got != want {
		t.Errorf("dominated by 3 and by 5: %s, want %s", got, want)
	}
}

// graphRandom draws a graph of one of several kinds.
func graphRandom(r *rand.Rand, n int) *Graph {
	g := new(Graph)
	kind := r.IntN(4)
	for i := range n {
		var succs []int32
		switch kind {
		case 0: // any edges: irreducible, disconnected
			for range r.IntN(4) {
				succs = append(succs, int32(r.IntN(n)))
			}
		case 1: // like a program: fall through, jump near, now and then back or out
			if r.IntN(8) > 0 && i+1 < n {
				succs = append(succs, int32(i+1))
			}
			switch r.IntN(6) {
			case 0:
				succs = append(succs, int32(r.IntN(i+1)))
			case 1, 2:
				succs = append(succs, int32(min(n-1, i+1+r.IntN(5))))
			}
		case 2: // no cycles
			for range r.IntN(4) {
				if i+1 < n {
					succs = append(succs, int32(i+1+r.IntN(n-i-1)))
				}
			}
		case 3: // long cycles, all in one region
			succs = append(succs, int32((i+1)%n))
			if r.IntN(3) == 0 {
				succs = append(succs, int32(r.IntN(n)))
			}
		}
		g.Append(succs...)
	}
	return g
}

func TestGraphRandom(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	loops, irreducible, unreachable := 0, 0, 0
	// Results and scratch are reused, so that what an earlier graph left
	// behind is found.
	var f graphFacts
	for range 3000 {
		n := 1 + r.IntN(24)
		g := graphRandom(r, n)
		entry := int32(r.IntN(n))
		f.compute(g, entry)
		if err := graphVerify(g, entry, &f); err != nil {
			t.Fatalf("%v\nentry %d, graph %s", err, entry, graphText(g))
		}
		loops += len(f.loops.Loops)
		irreducible += len(f.loops.Irreducible)
		unreachable += n - len(f.order.RPO)
	}
	if loops < 1000 || irreducible < 500 || unreachable < 1000 {
		t.Errorf("the graphs are too plain: %d loops, %d irreducible edges, %d unreachable nodes", loops, irreducible, unreachable)
	}
}

// On graphs that are too large for the slow oracles the iterative algorithm checks.
func TestGraphRandomLarge(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	var f graphFacts
	for range 200 {
		g := graphRandom(r, 1+r.IntN(1500))
		f.compute(g, 0)
		if !slices.Equal(f.order.RPO, graphNaiveRPO(g, 0)) {
			t.Fatalf("order differs, graph %s", graphText(g))
		}
		if want := graphCHK(g, 0); !slices.Equal(f.dom.Idom, want) {
			t.Fatalf("idom %v, want %v, graph %s", f.dom.Idom, want, graphText(g))
		}
		exit := int32(g.Len())
		for _, v := range f.order.RPO {
			if !f.post.Dominates(exit, v) {
				t.Fatalf("the virtual exit does not postdominate %d, graph %s", v, graphText(g))
			}
		}
	}
}

func TestGraphShapes(t *testing.T) {
	for _, shape := range graphShapes {
		for _, n := range []int{4, 5, 6, 7, 12, 25} {
			graphCheck(t, shape.make(n), 0)
		}
	}
}

func TestMakeGraph(t *testing.T) {
	g := MakeGraph(4, []Arc{{2, 1}, {0, 3}, {2, 0}, {0, 1}, {2, 1}})
	if got, want := graphText(g), "0:3,1 1: 2:1,0,1 3:"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	var preds Graph
	g.Transpose(&preds)
	if got, want := graphText(&preds), "0:2 1:0,2,2 2: 3:0"; got != want {
		t.Errorf("predecessors %s, want %s", got, want)
	}
	g.Reset()
	g.Append(1)
	g.Append(0, 1)
	if got, want := graphText(g), "0:1 1:0,1"; got != want {
		t.Errorf("after Reset %s, want %s", got, want)
	}
	for _, a := range []Arc{{0, 2}, {2, 0}, {0, -1}, {-1, 0}} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("edge %v in a graph of two nodes did not panic", a)
				}
			}()
			MakeGraph(2, []Arc{a})
		}()
	}
}

// A million nodes in a row must not exhaust a stack, and no shape may be
// quadratic: that would be 20 thousand million steps or more, where linear is a
// tenth of a second.
func TestGraphHuge(t *testing.T) {
	var f graphFacts
	for _, shape := range graphShapes {
		n := 200_000
		if shape.name == "linear" {
			n = 1_000_000
		}
		g := shape.make(n)
		n = g.Len()
		start := time.Now()
		f.compute(g, 0)
		if took := time.Since(start); took > 10*time.Second {
			t.Errorf("%s: %d nodes took %v", shape.name, n, took)
		}
		if len(f.order.RPO) != n {
			t.Errorf("%s: %d nodes of %d are reachable", shape.name, len(f.order.RPO), n)
		}
		last := int32(n) - 1
		var depth int32 // of the last node in the tree
		loops, deepest := 0, 0
		switch shape.name {
		case "linear":
			depth = last
		case "forward-back":
			depth = last
			headers := map[int32]bool{}
			for v := range last + 1 {
				if t := g.Succs(v)[0]; t < v {
					headers[t] = true
				}
			}
			loops = len(headers)
		case "many-predecessors", "fan", "ladder", "two-switches":
			depth = 1
		case "nest":
			depth = last
			loops, deepest = (n-1)/2, (n-1)/2
		case "continues":
			depth = int32(n) / 2
			loops, deepest = (n-2)/2, (n-2)/2
		case "diamonds":
			depth = last / 3
		}
		if f.dom.Depth[last] != depth {
			t.Errorf("%s: the last node has depth %d, want %d", shape.name, f.dom.Depth[last], depth)
		}
		if shape.name == "ladder" {
			continue // its rungs are cycles with two entries
		}
		if len(f.loops.Loops) != loops || len(f.loops.Irreducible) != 0 {
			t.Errorf("%s: %d loops and %d irreducible edges, want %d and 0", shape.name, len(f.loops.Loops), len(f.loops.Irreducible), loops)
		}
		if deepest > 0 && int(f.loops.Loops[loops-1].Depth) != deepest {
			t.Errorf("%s: depth of the last loop is %d, want %d", shape.name, f.loops.Loops[loops-1].Depth, deepest)
		}
	}
}

// An edit recomputes the facts of one function. Once memory has grown to its
// size that allocates nothing.
func TestGraphAllocs(t *testing.T) {
	for _, shape := range graphShapes {
		var edited Graph
		var f graphFacts
		graphs := [2]*Graph{shape.make(999), shape.make(1000)}
		run := func() {
			for _, g := range graphs {
				edited.Reset()
				for n := range int32(g.Len()) {
					edited.Append(g.Succs(n)...)
				}
				f.compute(&edited, 0)
			}
		}
		run()
		if n := testing.AllocsPerRun(10, run); n != 0 {
			t.Errorf("%s: %v allocations", shape.name, n)
		}
	}
}
