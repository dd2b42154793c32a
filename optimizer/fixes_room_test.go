package optimizer

import (
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
