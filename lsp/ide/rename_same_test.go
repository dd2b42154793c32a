package ide

import (
	"math/rand/v2"
	"testing"

	"github.com/ori-lang/ori/cfg/gen"
)

// TestRenameSure holds that what is renamed without a look at the rest of the text is what the
// proof on all of it allows.
func TestRenameSure(t *testing.T) {
	sure := 0
	for seed := range uint64(150) {
		r := rand.New(rand.NewPCG(seed, 11))
		s := Open(gen.Program(r, gen.Config{Funcs: 1 + r.IntN(2), Blocks: 2 + r.IntN(8), Instrs: 1 + r.IntN(6), Native: seed%2 == 0, Wild: seed%3 == 0}), Options{})
		for range 40 {
			n, err := s.Renamable(t.Context(), r.IntN(s.Text().Len()))
			if err != nil {
				continue
			}
			for _, to := range []string{"fresh", ".L_x_7000", "R77", "R2", "R3", "P3", "P5", "UR7", "B4", "Rnew", ".entry", ".cold"} {
				edits := n.edits(to)
				if n.check(to) != nil || !n.sure(to) || !s.sameTrees(edits) {
					continue
				}
				sure++
				if why := s.differs(t.Context(), n.Name, edits); why != "" {
					t.Fatalf("seed %d: %s to %s: %s\n%s", seed, n.Name, to, why, s.Text().Bytes())
				}
			}
		}
	}
	if sure < 1000 {
		t.Errorf("only %d renamings needed no more", sure)
	}
}
