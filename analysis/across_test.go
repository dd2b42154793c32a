package analysis

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
)

// calling yields the functions of random native programs with calls through registers in them.
func calling(n int) func(yield func(*cfg.Func) bool) {
	return func(yield func(*cfg.Func) bool) {
		for seed := range uint64(n) {
			r := rand.New(rand.NewPCG(seed, 8))
			var sb strings.Builder
			for line := range strings.Lines(string(gen.Program(r, gen.Config{Funcs: 2, Blocks: 1 + r.IntN(14), Instrs: 1 + r.IntN(6), Native: true}))) {
				if sb.WriteString(line); strings.HasPrefix(line, "    ") && r.IntN(4) == 0 {
					sb.WriteString("    CALL.ABS.NOINC R8\n")
				}
			}
			for _, f := range lowered([]byte(sb.String())) {
				if !yield(f) {
					return
				}
			}
		}
	}
}

// TestAcross holds what calls may leave in place to a search from each back to where its register was written.
func TestAcross(t *testing.T) {
	found := 0
	for f := range calling(400) {
		facts := NewFacts(f)
		s, k := facts.SSA(), facts.Across()
		for c := range Value(s.Len()) {
			if s.Kind(c) != ClobberValue {
				if b := k.Before(c); b >= 0 {
					t.Fatalf("value %d, no ClobberValue, may be %d", c, b)
				}
				continue
			}
			want := s.In(s.Block(c), s.Var(c))
			first := s.Regs.Number(s.Block(c), 0)
		search:
			for n := s.Instr(c) - 1; n >= first; n-- {
				for j, w := range s.Regs.Words(n) {
					if w.Write() && w.Var() == s.Var(c) {
						want = s.Values(n)[j]
						break search
					}
				}
				for d := range Value(s.Len()) {
					if s.Kind(d) == ClobberValue && s.Var(d) == s.Var(c) && s.Instr(d) == n {
						want = d
						break search
					}
				}
			}
			if got := k.Before(c); got != want {
				t.Fatalf("%s: value %d: %d in front of the call, want %d\n%s", f.Name, c, got, want, f)
			}
			if want >= 0 {
				found++
				if !slices.Contains(k.After(want), c) || s.Var(want) != s.Var(c) {
					t.Fatalf("%s: value %d is not behind %d\n%s", f.Name, c, want, f)
				}
			}
		}
	}
	if found < 100 {
		t.Errorf("only %d values may be kept", found)
	}
}

// TestOnward holds which blocks control may leave to where no edge leads to a search from each of them.
func TestOnward(t *testing.T) {
	open, closed := 0, 0
	for f := range programs(400) {
		facts := NewFacts(f)
		for _, b := range f.Blocks {
			seen := make([]bool, len(f.Blocks))
			want := false
			var walk func(b *cfg.Block)
			walk = func(b *cfg.Block) {
				if seen[b.ID] {
					return
				}
				seen[b.ID] = true
				want = want || GoesOn(f, b) || slices.ContainsFunc(f.Unresolved, func(u cfg.Unresolved) bool { return u.Block == nil || u.Block == b })
				for to := range f.Succs(b) {
					walk(to)
				}
			}
			walk(b)
			if want = want && !f.Complete; facts.Onward(b) != want {
				t.Fatalf("%s: %s: %v, want %v\n%s", f.Name, b.Name(), !want, want, f)
			}
			if want {
				open++
			} else if !f.Complete {
				closed++
			}
		}
	}
	if open < 10 || closed < 10 {
		t.Errorf("only %d blocks that control may leave so, and %d that it does not", open, closed)
	}
}
