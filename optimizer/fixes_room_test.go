package optimizer

import (
	"fmt"
	"strings"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// TestFixRoom holds that what is copied for a rewrite counts, also where its edits cannot be told then.
func TestFixRoom(t *testing.T) {
	f := cfg.Lower(grammar.Parse([]byte(".entry k {\nMOV R2, 0x1\nMOV R3, 0x2\nEXIT\n}\n")))[0].Funcs[0]
	for _, can := range []bool{true, false} {
		c := newCtx(PhaseNamed("OriPerformLiveDeadFirst"), analysis.NewFacts(f), new(Knobs))
		c.fixes, c.room = map[int][]grammar.Edit{}, 10
		c.sel = All()
		r := deadWrite.at(f.NameSpan)
		c.fix(&r, func(w *cfg.Change) bool {
			w.Own(f.Blocks[0]).Remove(0)
			return can
		})
		if want := 10 - 3 + 1; c.room != want {
			t.Errorf("told: %v: room for %d instructions, want %d", can, c.room, want)
		}
		if _, told := c.fixes[r.N]; told != can {
			t.Errorf("edits are told: %v, want %v", told, can)
		}
	}
}

// TestFixesOfLongBlocks holds that one fix of many in a long block costs what its edit is long, not a copy of the block: all of
// them are found; and that those of a long chain of dead instructions, of which each takes all behind it along, are
// found or left out, and not found one by one.
func TestFixesOfLongBlocks(t *testing.T) {
	t.Parallel()
	var writes, chain strings.Builder
	const n = 4000
	for k := range n {
		fmt.Fprintf(&writes, "MOV R%d, %#x\n", 2+k%2, k)
		fmt.Fprintf(&chain, "IADD3 R%d, R%d, 0x1, RZ\n", 2+(k+1)%2, 2+k%2)
	}
	for name, text := range map[string]string{"writes": writes.String(), "chain": chain.String()} {
		f := cfg.Lower(grammar.Parse([]byte(".entry k {\n" + text + "STG.E [R8], R9\nEXIT\n}\n")))[0].Funcs[0]
		fixes, err := Edits(PhaseNamed("OriPerformLiveDeadFirst"), analysis.NewFacts(f), nil, All())
		if err != nil {
			t.Fatal(err)
		}
		found := 0
		for k := range n {
			if edits, ok := fixes[k]; !ok {
				t.Errorf("%s: nothing is said of fix %d", name, k)
				break
			} else if edits != nil {
				found++
			}
		}
		if name == "writes" && found != n || name == "chain" && (found < maxDeadUsers || found == n) {
			t.Errorf("%s: %d of %d fixes are found", name, found, n)
		}
	}
}
