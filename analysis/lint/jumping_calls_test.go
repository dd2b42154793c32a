package lint

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
)

// TestJumpingCallIsBranch holds that a call under a guard from which control does not come back is as the branch to the same place:
// all findings are the same, and what is known of the lanes that run each block.
func TestJumpingCallIsBranch(t *testing.T) {
	n := 600
	if testing.Short() {
		n = 150
	}
	swapped, told := 0, 0
	for seed := range uint64(n) {
		r := rand.New(rand.NewPCG(seed, 17))
		features := gen.All &^ (gen.Calls | gen.OutOfLine | gen.Stack | gen.Partial)
		src := gen.Structured(r, gen.Shape{Size: 2 + r.IntN(14), Features: features})
		if r.IntN(2) == 0 {
			src = []byte(barrierBehind(r))
		}
		if bytes.Contains(src, []byte("VOTE")) {
			continue // a branch by the mask of a vote asks for the whole warp, and such a call is not taken for one
		}
		calls := gen.Jumping(r, src)
		want, before := lanesTold(src)
		if before.Func.SM() < 70 {
			continue // calls push where they return there
		}
		got, after := lanesTold(calls)
		for n, b := range after.Func.Blocks {
			if after.Func.Jumps(b) {
				swapped++
			}
			if f := after.Func; b.Last() != nil && b.Last().Flow == cfg.FlowCall && !f.Jumps(b) {
				t.Fatalf("seed %d: a call in block %d is none that does not come back\n%s", seed, n, calls)
			}
		}
		for n, line := range want {
			if n >= len(got) || got[n] != line {
				t.Fatalf("seed %d: got\n%q, want\n%q\n%s", seed, got[n:], want[n:], calls)
			}
		}
		told += len(want) - len(before.Func.Blocks)
	}
	if swapped < n || told < n/10 {
		t.Errorf("%d programs have %d such calls, and %d findings", n, swapped, told)
	}
}

// lanesTold is what is known of the lanes that run each block of the first function of the text, and all findings.
func lanesTold(src []byte) ([]string, *analysis.Facts) {
	f := firstFunc(src)
	facts := analysis.NewFacts(f)
	u := facts.Uniformity()
	var all []string
	for _, b := range f.Blocks {
		where := ""
		if from := u.Divergent(b); from != nil {
			where = from.Name()
		}
		all = append(all, fmt.Sprint(b.ID, u.Diverges(b), where, u.Apart(b) != nil))
	}
	for _, d := range Check(facts) {
		all = append(all, fmt.Sprint(bytes.Count(src[:d.Span.Start], []byte("\n")), d.Code, d.Severity))
	}
	return all, facts
}
