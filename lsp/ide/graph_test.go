package ide

import (
	"fmt"
	"strings"
	"testing"
)

// TestGraphOfNest holds that the graph around a place of a large function has the loops that its blocks are in, each with some
// of its exits and how many there are, and not all of the function: of loops in loops each has the exits of all in it.
func TestGraphOfNest(t *testing.T) {
	const n = MaxGraphBlocks/2 + 10
	var sb strings.Builder
	sb.WriteString(".entry k {\n")
	for k := range n {
		fmt.Fprintf(&sb, "L%d:\n@P1  BRA      O%[1]d\n", k)
	}
	for k := range n {
		fmt.Fprintf(&sb, "@P0  BRA      L%d\n", n-1-k)
	}
	sb.WriteString("    EXIT\n")
	for k := range n {
		fmt.Fprintf(&sb, "O%d:\n    EXIT\n", k)
	}
	sb.WriteString("}\n")
	text := sb.String()
	s := Open([]byte(text), Options{})
	g, err := s.Graph(t.Context(), strings.Index(text, fmt.Sprintf("L%d:", n/2)), NearGraph)
	if err != nil {
		t.Fatal(err)
	}
	if len(g.Blocks) != nearBlocks {
		t.Fatalf("%d blocks, want %d", len(g.Blocks), nearBlocks)
	}
	if most := nearBlocks + maxLoops; len(g.Loops) == 0 || len(g.Loops) > most {
		t.Errorf("%d loops, want 1 to %d", len(g.Loops), most)
	}
	f := s.Funcs()[0]
	for _, b := range g.Blocks {
		in := f.Loops.LoopOf[b.Bix]
		for l := b.Loop; l >= 0; l = g.Loops[l].Parent {
			x, is := &g.Loops[l], &f.Loops.Loops[in]
			if x.Header != is.Header || x.Depth != is.Depth {
				t.Fatalf("%s is in a loop at %d, depth %d, want %d, %d", b.Name, x.Header, x.Depth, is.Header, is.Depth)
			}
			if want := n - int(x.Depth) + 2; len(x.Exits) != maxExits || x.ExitCount != want {
				t.Fatalf("the loop at %d lists %d exits of %d, want %d of %d", x.Header, len(x.Exits), x.ExitCount, maxExits, want)
			}
			in = is.Parent
		}
		if b.Loop < 0 && in >= 0 {
			t.Errorf("%s is in no loop", b.Name)
		}
	}
}
