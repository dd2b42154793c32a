package ide

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/optimizer"
)

// TestAfterIsOfTheSnapshot holds that a text after a phase is made of what the snapshot has of it, and is that of the text read anew.
func TestAfterIsOfTheSnapshot(t *testing.T) {
	ctx := context.Background()
	all := make([]*optimizer.Phase, len(optimizer.Phases))
	for n := range all {
		all[n] = &optimizer.Phases[n]
	}
	for seed := range uint64(20) {
		s := Open(gen.Program(rand.New(rand.NewPCG(seed, 1)), gen.Config{Funcs: 4, Blocks: 12, Wild: true, Native: seed%2 == 0}), Options{})
		r, err := s.lowered(ctx)
		if err != nil || len(r.Units) != len(s.Text().Sections()) {
			t.Fatalf("%d units of %d sections, %v", len(r.Units), len(s.Text().Sections()), err)
		}
		got, err := s.After(ctx, optimizer.OfPhases(all), "")
		if err != nil {
			t.Fatal(err)
		}
		fresh := s.Runner()
		fresh.Select = optimizer.All()
		want, _, err := fresh.Run(ctx, s.Text(), optimizer.OfPhases(all))
		if err != nil {
			t.Fatal(err)
		}
		if string(got) != string(want.Bytes()) {
			t.Errorf("seed %d:\n%s\nwant:\n%s", seed, got, want.Bytes())
		}
	}
}
