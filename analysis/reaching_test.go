package analysis

import (
	"maps"
	"testing"

	"github.com/ori-lang/ori/cfg"
)

// TestReachingDefs compares the definitions of predicates that reach an instruction
// with those that sets find.
func TestReachingDefs(t *testing.T) {
	defs := 0
	for f := range seasoned(600) {
		defs += checkReachingDefs(t, f)
	}
	if defs < 1000 {
		t.Errorf("only %d definitions", defs)
	}
}

// checkReachingDefs asks at each guard and at each end of a block.
func checkReachingDefs(t *testing.T, f *cfg.Func) (count int) {
	t.Helper()
	type set map[*cfg.Instr]bool
	in := map[cfg.Reg][]set{}
	// run goes through the first k instructions of b.
	run := func(now set, b *cfg.Block, k int, reg cfg.Reg) set {
		now = maps.Clone(now)
		for n := range b.Instrs[:k] {
			i := &b.Instrs[n]
			for d := range i.PredDefs() {
				if d.Reg == reg || d.Reg == (cfg.Reg{}) {
					if i.Guard.Always() && !i.Masked() {
						clear(now)
					}
					now[i] = true
					break
				}
			}
		}
		return now
	}
	solve := func(reg cfg.Reg) []set {
		if in[reg] != nil {
			return in[reg]
		}
		at := make([]set, len(f.Blocks))
		for n := range at {
			at[n] = set{}
		}
		for changed := true; changed; {
			changed = false
			for n, b := range f.Blocks {
				if !f.Reachable(b) {
					continue
				}
				out := run(at[n], b, len(b.Instrs), reg)
				for to := range f.Succs(b) {
					for d := range out {
						if !at[to.ID][d] {
							at[to.ID][d] = true
							changed = true
						}
					}
				}
			}
		}
		in[reg] = at
		return at
	}
	check := func(b *cfg.Block, k int, reg cfg.Reg) {
		want := run(solve(reg)[b.ID], b, k, reg)
		got := set{}
		few, some := ReachingDefs(f, b, k, reg, 3)
		for _, d := range few {
			if !want[d.Instr] {
				t.Fatalf("%s reaches no use of %s in %s", d.Instr.Name, f.Names.Reg(reg), b.Name())
			}
		}
		if some && len(few) < len(want) {
			t.Fatalf("%d of %d definitions are said to be all", len(few), len(want))
		}
		defs, all := ReachingDefs(f, b, k, reg, 1<<20)
		if !all {
			t.Fatalf("not all definitions of %s are found", f.Names.Reg(reg))
		}
		for _, d := range defs {
			got[d.Instr] = true
		}
		if !maps.Equal(got, want) {
			t.Fatalf("%d definitions of %v reach instruction %d of %s, want %d\n%s", len(got), reg, k, b.Name(), len(want), f)
		}
		count += len(got)
	}
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			if g := b.Instrs[k].Guard; g.Reg.Class != cfg.NoReg && !g.Reg.IsConst() {
				check(b, k, g.Reg)
			}
		}
		check(b, len(b.Instrs), cfg.Reg{Class: cfg.ClassP, Num: 0})
	}
	return count
}
