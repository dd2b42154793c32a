package analysis

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
)

// A plainGraph is a function's edges with one way out, as slow oracles want it.
type plainGraph struct {
	succs [][]int32
	exit  int32
}

// plainGraphOf leaves out the calls that calls says no to.
func plainGraphOf(f *cfg.Func, calls func(b, to *cfg.Block) bool) *plainGraph {
	g := &plainGraph{succs: make([][]int32, len(f.Blocks)+1), exit: int32(len(f.Blocks))}
	for _, b := range f.Blocks {
		for s, kind := range f.Succs(b) {
			if kind != cfg.CallEdge || calls(b, s) {
				g.succs[b.ID] = append(g.succs[b.ID], s.ID)
			}
		}
		if i := b.Last(); f.FallsOff() == b || i != nil && (i.Flow == cfg.FlowExit || i.Flow == cfg.FlowKill || i.Flow == cfg.FlowRet || i.Flow != cfg.FlowNone && elsewhere(f, b, i)) {
			g.succs[b.ID] = append(g.succs[b.ID], g.exit)
		}
	}
	return g
}

// elsewhere reports whether i, the last of b, is a branch to where no edge leads.
func elsewhere(f *cfg.Func, b *cfg.Block, i *cfg.Instr) bool {
	for _, kind := range f.Succs(b) {
		if kind == cfg.Taken || kind == cfg.Table || kind == cfg.Reconvergence {
			return false
		}
	}
	return i.Flow == cfg.FlowBranch || i.Flow == cfg.FlowIndex || i.Flow == cfg.FlowPop
}

// reaches reports whether a path leads from from to to that avoids a block.
func (g *plainGraph) reaches(from, to, avoid int32) bool {
	seen := make([]bool, len(g.succs))
	work := []int32{from}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if n == avoid || seen[n] {
			continue
		}
		seen[n] = true
		work = append(work, g.succs[n]...)
	}
	return seen[to]
}

// TestFrontiers compares postdominators, frontiers and control dependence with
// their definitions.
func TestFrontiers(t *testing.T) {
	endless, depends := 0, 0
	for f := range programs(300) {
		facts := NewFacts(f)
		checkFrontiers(t, f, facts.Frontiers())
		n, ends := checkControlDependence(t, f, facts.PostDominators(), facts.ControlDependence())
		depends += n
		if !ends {
			endless++
		}
	}
	if endless == 0 || depends < 500 {
		t.Errorf("%d endless functions, %d dependences", endless, depends)
	}
}

func checkFrontiers(t *testing.T, f *cfg.Func, frontiers *Relation) {
	t.Helper()
	// As for dominators, what is called comes after the call, and recursion is no loop.
	g := plainGraphOf(f, func(b, to *cfg.Block) bool { return f.Order.Num[b.ID] < f.Order.Num[to.ID] })
	n := int32(len(f.Blocks))
	dominates := func(a, b int32) bool { return f.Reachable(f.Blocks[b]) && (a == b || !g.reaches(0, b, a)) }
	for a := range n {
		if !f.Order.Reachable(a) {
			continue
		}
		var want []int32
		for b := range n {
			if !f.Order.Reachable(b) || dominates(a, b) && a != b {
				continue
			}
			for _, p := range f.Preds.Succs(b) {
				if f.Order.Reachable(p) && dominates(a, p) {
					want = append(want, b)
					break
				}
			}
		}
		if got := frontiers.Of(a); !slices.Equal(got, want) {
			t.Fatalf("frontier of %s: %v, want %v\n%s", f.Blocks[a].Name(), got, want, f)
		}
	}
}

// checkControlDependence returns how many dependences there are, and whether every
// block goes to the end. They have no definition where one does not.
func checkControlDependence(t *testing.T, f *cfg.Func, p *PostDominators, depends *Relation) (count int, ends bool) {
	t.Helper()
	g := plainGraphOf(f, func(b, to *cfg.Block) bool { return false })
	n := int32(len(f.Blocks))
	for b := range n {
		if f.Order.Reachable(b) && !g.reaches(b, g.exit, -1) {
			return 0, false
		}
	}
	post := func(a, b int32) bool { return a == b || !g.reaches(b, g.exit, a) }
	for x := range n {
		if !f.Order.Reachable(x) {
			continue
		}
		var want []int32
		for a := range n {
			if !f.Order.Reachable(a) || x != a && post(x, a) {
				continue
			}
			for s, kind := range f.Succs(f.Blocks[a]) {
				if kind != cfg.CallEdge && post(x, s.ID) && len(g.succs[a]) > 1 {
					want = append(want, a)
					break
				}
			}
			if p.PostDominates(x, a) != post(x, a) {
				t.Fatalf("%s postdominates %s: %v\n%s", f.Blocks[x].Name(), f.Blocks[a].Name(), !post(x, a), f)
			}
		}
		if got := depends.Of(x); !slices.Equal(got, want) {
			t.Fatalf("%s depends on %v, want %v\n%s", f.Blocks[x].Name(), got, want, f)
		}
		count += len(want)
	}
	return count, true
}

// TestFrontierSize has n blocks in a row each branch to one: what each has in its frontier is found once, not
// for all the blocks behind it.
func TestFrontierSize(t *testing.T) {
	const n = 4000
	text := ".entry k {\n" + strings.Repeat("@P0 BRA to\n", n) + "to:\nEXIT\n}\n"
	f := lowered([]byte(text))[0]
	pairs := 0
	eachFrontier(f, func(_, _ int32) bool { pairs++; return true })
	if pairs > 2*n {
		t.Errorf("%d pairs of %d blocks", pairs, len(f.Blocks))
	}
	pairs = 0
	eachDependence(f, NewFacts(f).PostDominators(), func(_, _ int32) bool { pairs++; return true })
	if pairs > 2*n {
		t.Errorf("%d dependences of %d blocks", pairs, len(f.Blocks))
	}
}

// TestFrontierLimit has more pairs than are held: none is.
func TestFrontierLimit(t *testing.T) {
	defer func(n int) { mostRelated = n }(mostRelated)
	const n = 100 // loops in loops
	text := ".entry k {\n"
	for k := range n {
		text += fmt.Sprintf("l%d:\nIADD3 R0, R0, 1, RZ\n", k)
	}
	for k := n - 1; k >= 0; k-- {
		text += fmt.Sprintf("@P0 BRA l%d\n", k)
	}
	f := lowered([]byte(text + "EXIT\n}\n"))[0]
	mostRelated = n * n
	x := NewFacts(f)
	if x.Frontiers().Limited || x.ControlDependence().Limited || len(x.ControlDependence().Of(n-1)) != n {
		t.Errorf("limited to %d pairs, of which there are fewer", MostRelated(f))
	}
	mostRelated = n
	x = NewFacts(f)
	for name, r := range map[string]*Relation{"frontiers": x.Frontiers(), "control dependence": x.ControlDependence()} {
		if !r.Limited || len(r.Of(n-1)) > 0 {
			t.Errorf("%s: of more than %d pairs, block %d is related to %v", name, MostRelated(f), n-1, r.Of(n-1))
		}
	}
}
